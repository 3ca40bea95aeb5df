"""A candidate's scores as they are copied: each with what makes it reproducible."""

from __future__ import annotations

from bleu_core.results import CandidateResult, MetricResult
from bleu_desktop.i18n import translate
from bleu_desktop.shared.copying import table_html
from bleu_score.messages.metrics import interval_text, metric_score
from bleu_score.reports.cells import Cell, Number, in_one_line


def copied_score(candidate: CandidateResult, *, with_intervals: bool) -> tuple[str, str]:
    """Return name, scores, intervals and signatures, as text and as a table in HTML.

    Parameters
    ----------
    with_intervals
        Whether intervals mean anything, which they do not for a single segment.
    """
    lines = [in_one_line(candidate.name)]
    titles: list[Cell] = [
        translate("Compare", "Candidate"),
        translate("ScoreView", "Metric"),
        translate("ScoreView", "Score"),
        translate("Compare", "95% CI, lower end"),
        translate("Compare", "95% CI, upper end"),
        translate("ScoreView", "Signature"),
    ]
    rows: list[list[Cell]] = [titles]
    for result in candidate.metrics:
        has_interval = with_intervals and result.interval is not None
        lines += _lines(result, with_interval=has_interval)
        rows.append(
            [
                candidate.name,
                result.metric.title,
                Number(result.percent, result.metric.decimals),
                *_ends(result, with_interval=has_interval),
                result.signature,
            ]
        )
    return "\n".join(lines), table_html(rows)


def _lines(result: MetricResult, *, with_interval: bool) -> list[str]:
    score = f"{result.metric.title} {metric_score(result.metric, result.percent)}"
    if with_interval and result.interval is not None:
        score += f" · {interval_text(result.metric, result.interval)}"
    return [score, result.signature]


def _ends(result: MetricResult, *, with_interval: bool) -> list[Cell]:
    if not with_interval or result.interval is None:
        return ["", ""]
    decimals = result.metric.decimals
    return [Number(result.interval.low, decimals), Number(result.interval.high, decimals)]
