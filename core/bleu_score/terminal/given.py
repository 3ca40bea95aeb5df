"""Given scores on the command line: ``--scores comet=FILE``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bleu_core.evaluation import given_scores as core_given_scores
from bleu_core.files.documents import Document
from bleu_core.files.score_files import tables as score_files_tables
from bleu_core.progress import Progress
from bleu_score.i18n import translate
from bleu_score.terminal.command_line import UsageError, find_candidate


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


def read_given(
    wanted: Sequence[ScoresWanted], candidates: Sequence[Document], progress: Progress
) -> list[tuple[ScoresWanted, core_given_scores.GivenScores]]:
    """Read all files of scores; return each requested value with the scores found for it.

    Of several files of one metric, the n-th is the n-th candidate's, unless the command line or the
    file says otherwise.

    Raises
    ------
    UsageError, BleuError, Cancelled
    """
    if not wanted:
        return []

    given_of: list[tuple[ScoresWanted, core_given_scores.GivenScores]] = []
    used: dict[str, int] = {}
    for request in wanted:
        metric = core_given_scores.metric_name(request.metric)
        if request.candidate:
            place = find_candidate(request.candidate, candidates)
        else:
            place = used.get(metric, 0)
            used[metric] = place + 1
            if place >= len(candidates):
                raise UsageError(
                    translate(
                        "Terminal",
                        "--scores {metric} is used more often than there are candidates.",
                    ).format(metric=request.metric)
                )
        given = core_given_scores.read_given_scores(
            request.metric,
            request.address,
            candidates,
            place=place,
            alone=bool(request.candidate),
            progress=progress,
        )
        given_of += [(request, scores) for scores in given]
    return given_of
