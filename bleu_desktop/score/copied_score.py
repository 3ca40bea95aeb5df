"""A candidate's scores as they are copied: each with its signature."""

from __future__ import annotations

from collections.abc import Sequence

from bleu_core.evaluation.results import CandidateResult, MetricResult
from bleu_core.scoring.metrics import Metric
from bleu_core.scoring.resampling import Interval
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
        interval = result.interval if with_intervals else None
        lines += _lines(result, interval)
        rows.append(
            [
                Cell(text_name(candidate.name)),
                Cell(result.metric.title),
                number_cell(result.percent, result.metric.decimals),
                *_ends(result.metric, interval),
                Cell(result.signature),
            ]
        )
    return "\n".join(lines), table_html(copied_table(titles, rows))


def signatures(metrics: Sequence[MetricResult]) -> str:
    """Return the signature of a score; for several scores, a line each in sacreBLEU's format."""
    if len(metrics) == 1:
        return metrics[0].signature
    return "\n".join(f"{result.metric.title}|{result.signature}" for result in metrics)


def _lines(result: MetricResult, interval: Interval | None) -> list[str]:
    score = f"{result.metric.title} {score_text(result)}"
    if interval is not None:
        score += f" · {interval_text(result.metric, interval)}"
    return [score, result.signature]


def _ends(metric: Metric, interval: Interval | None) -> list[Cell]:
    if interval is None:
        return [BLANK, BLANK]
    return [number_cell(end, metric.decimals) for end in (interval.low, interval.high)]
