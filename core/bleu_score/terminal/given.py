"""Given scores on the command line: ``--scores comet=FILE``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from bleu_core.evaluation.given_scores import metric_name
from bleu_core.files.addresses import Address
from bleu_core.files.score_files import tables as score_files_tables
from bleu_core.files.score_files.choosing import tables_for
from bleu_core.files.score_files.reading import read_scores
from bleu_core.progress import SILENT, Progress
from bleu_core.workspace.inputs import ScoresInput
from bleu_score.i18n import translate
from bleu_score.terminal.command_line import UsageError, only_place


class ScoresWanted(NamedTuple):
    """One value of ``--scores``."""

    metric: str
    candidate: str
    """The candidate of the scores; empty to find it by the file and the order of the flags."""
    address: score_files_tables.ScoreAddress


def parse_scores(text: str) -> ScoresWanted:
    """Parse ``METRIC=FILE`` or ``METRIC@CANDIDATE=FILE``.

    Raises
    ------
    UsageError
        If it is neither.
    MetricNameTaken
        If the metric is computed here.
    """
    name, equals, file = text.partition("=")
    metric, _, candidate = name.partition("@")
    if not (equals and metric.strip() and file):
        raise UsageError(
            translate(
                "Terminal",
                "--scores needs a metric and a file, as in comet=scores.txt; got “{value}”.",
            ).format(value=text)
        )
    metric_name(metric)
    address = score_files_tables.parse_score_address(file)
    if address is None:
        raise UsageError(
            translate("Terminal", "In “{value}”, #better= must be higher or lower.").format(
                value=text
            )
        )
    return ScoresWanted(metric.strip(), candidate, address)


def scores_inputs(
    wanted: Sequence[ScoresWanted],
    candidates: Sequence[tuple[str, Address]],
    progress: Progress = SILENT,
) -> Iterator[tuple[int, ScoresInput]]:
    """Yield requested scores with the places of the candidates that they belong to.

    Of several files of one metric, the n-th is the n-th candidate's, unless the command line or the
    file says otherwise.

    Parameters
    ----------
    candidates
        Their names and addresses.

    Raises
    ------
    UsageError, BleuError, Cancelled
    """
    names, addresses = [name for name, _ in candidates], [address for _, address in candidates]
    used: dict[str, int] = {}
    for request in wanted:
        metric, alone = metric_name(request.metric), bool(request.candidate)
        if alone:
            place = only_place("--scores", request.candidate, addresses)
        else:
            place = used.get(metric, 0)
            used[metric] = place + 1
            if place >= len(candidates):
                text = translate(
                    "Terminal", "--scores {metric} is used more often than there are candidates."
                )
                raise UsageError(text.format(metric=request.metric))
        contents = read_scores(request.address.path, progress=progress)
        tables = tables_for(contents, request.address, names, place, alone=alone)
        for found, table in tables.items():
            # The file may have several systems; the address names the candidate's.
            address = replace(request.address, system=table.system)
            yield found, ScoresInput(request.metric, address)
