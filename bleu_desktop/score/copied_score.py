"""A candidate's scores as they are copied: each with its signature."""

from __future__ import annotations

from collections.abc import Sequence

from bleu_core.evaluation.results import CandidateResult, MetricResult
from bleu_desktop.i18n import translate
from bleu_desktop.shared.copying import copied_table, table_html
from bleu_score.messages.metrics import interval_text, score_text
from bleu_score.messages.names import text_name
from bleu_score.reports.cells import BLANK, Cell, Row, number_cell


def copied_score(candidate: CandidateResult, *, with_intervals: bool) -> tuple[str, str]:
    """Return name, scores, intervals and signatures, as text and as a table in HTML.

    Parameters
    ----------
    with_intervals
        Whether intervals mean anything, which they do not for a single segment.
    """
    lines = [text_name(candidate.name)]
    titles = (
        translate("Compare", "Candidate"),
        translate("ScoreView", "Metric"),
        translate("ScoreView", "Score"),
        translate("Compare", "95% CI, lower end"),
        translate("Compare", "95% CI, upper end"),
        translate("ScoreView", "Signature"),
    )
    rows: list[Row] = []
    for result in candidate.metrics:
        has_interval = with_intervals and result.interval is not None
        lines += _lines(result, with_interval=has_interval)
        rows.append(
            [
                Cell(text_name(candidate.name)),
                Cell(result.metric.title),
                number_cell(result.percent, result.metric.decimals),
                *_ends(result, with_interval=has_interval),
                Cell(result.signature),
            ]
        )
    return "\n".join(lines), table_html(copied_table(titles, rows))


def signatures(metrics: Sequence[MetricResult]) -> str:
    """Return the signature of a score; for several scores, a line each in sacreBLEU's format."""
    if len(metrics) == 1:
        return metrics[0].signature
    return "\n".join(f"{result.metric.title}|{result.signature}" for result in metrics)


def _lines(result: MetricResult, *, with_interval: bool) -> list[str]:
    score = f"{result.metric.title} {score_text(result)}"
    if with_interval and result.interval is not None:
        score += f" · {interval_text(result.metric, result.interval)}"
    return [score, result.signature]


def _ends(result: MetricResult, *, with_interval: bool) -> list[Cell]:
    if not with_interval or result.interval is None:
        return [BLANK, BLANK]
    return [
        number_cell(end, result.metric.decimals)
        for end in (result.interval.low, result.interval.high)
    ]
