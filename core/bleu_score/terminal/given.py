"""Given scores on the command line: ``--scores comet=FILE``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from bleu_core.files.documents import Document
from bleu_core.progress import Progress
from bleu_score.i18n import translate
from bleu_score.terminal.command_line import UsageError, find_candidate

if TYPE_CHECKING:
    from bleu_core.files.score_files.tables import ScoreAddress
    from bleu_core.given_scores import GivenScores


class ScoresWanted(NamedTuple):
    """One value of ``--scores``."""

    metric: str
    candidate: str
    """The candidate of the scores; empty to find it by the file and the order of the flags."""
    address: ScoreAddress


def parse_scores(text: str) -> ScoresWanted:
    """Parse ``METRIC=FILE`` or ``METRIC@CANDIDATE=FILE``.

    Raises
    ------
    UsageError
        If it is neither.
    MetricNameTaken
        If the metric is computed here.
    """
    # Imported lazily to speed up start-up.
    from bleu_core.files.score_files.tables import parse_score_address
    from bleu_core.given_scores import metric_name

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
    address = parse_score_address(file)
    if address is None:
        raise UsageError(
            translate("Terminal", "In “{value}”, #better= must be higher or lower.").format(
                value=text
            )
        )
    return ScoresWanted(metric.strip(), candidate, address)


def read_given(
    wanted: Sequence[ScoresWanted], candidates: Sequence[Document], progress: Progress
) -> list[tuple[ScoresWanted, GivenScores]]:
    """Read all files of scores; return each requested value with the scores found for it.

    Of several files of one metric, the n-th is the n-th candidate's, unless the command line or the
    file says otherwise.

    Raises
    ------
    UsageError, BleuError, Cancelled
    """
    if not wanted:
        return []
    from bleu_core.given_scores import metric_name, read_given_scores

    found: list[tuple[ScoresWanted, GivenScores]] = []
    used: dict[str, int] = {}
    for each in wanted:
        metric = metric_name(each.metric)
        if each.candidate:
            place = find_candidate(each.candidate, candidates)
        else:
            place = used.get(metric, 0)
            used[metric] = place + 1
            if place >= len(candidates):
                raise UsageError(
                    translate(
                        "Terminal",
                        "There are more --scores {metric} than candidates.",
                    ).format(metric=each.metric)
                )
        given = read_given_scores(
            each.metric,
            each.address,
            candidates,
            place=place,
            alone=bool(each.candidate),
            progress=progress,
        )
        found += [(each, scores) for scores in given]
    return found
