"""Given scores on the command line: ``--scores comet=FILE``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bleu_core.evaluation import given_scores as core_given_scores
from bleu_core.files.addresses import Address
from bleu_core.files.score_files import tables as score_files_tables
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
    core_given_scores.metric_name(metric)
    address = score_files_tables.parse_score_address(file)
    if address is None:
        raise UsageError(
            translate("Terminal", "In “{value}”, #better= must be higher or lower.").format(
                value=text
            )
        )
    return ScoresWanted(metric.strip(), candidate, address)


def with_places(
    wanted: Sequence[ScoresWanted], candidates: Sequence[Address]
) -> Iterator[tuple[ScoresWanted, int]]:
    """Yield each requested value with the place of its candidate.

    Of several files of one metric, the n-th is the n-th candidate's, unless the command line says
    otherwise.

    Raises
    ------
    UsageError, MetricNameTaken
    """
    used: dict[str, int] = {}
    for request in wanted:
        metric = core_given_scores.metric_name(request.metric)
        if request.candidate:
            yield request, only_place("--scores", request.candidate, candidates)
            continue
        place = used.get(metric, 0)
        used[metric] = place + 1
        if place >= len(candidates):
            text = translate(
                "Terminal", "--scores {metric} is used more often than there are candidates."
            )
            raise UsageError(text.format(metric=request.metric))
        yield request, place
