"""Cells of tables: numbers with their texts, names, verdicts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bleu_score.i18n import format_number, format_percent, translate
from bleu_score.messages.metrics import metric_score, signed, verdict_sign, verdict_text
from bleu_score.messages.names import one_line
from bleu_score.reports.model import Cell, Form

if TYPE_CHECKING:
    from bleu_core.results import MetricResult
    from bleu_core.scoring.metrics import Metric
    from bleu_core.scoring.resampling import Interval
    from bleu_core.scoring.verdicts import Verdict


EMPTY = Cell("–")
"""Where there is nothing to say."""


def metric_heading(metric: Metric) -> str:
    """Return the name of a metric for a heading, marked if its scores come from elsewhere."""
    title = one_line(metric.title)
    if not metric.given:
        return title
    return translate("Reports", "{metric} (given)").format(metric=title)


def name_cell(name: str, *, is_strong: bool = False) -> Cell:
    """Return a name from a file, in one line."""
    return Cell(one_line(name), Form.NAME, is_strong=is_strong)


def code_cell(text: str) -> Cell:
    """Return what is copied as it is."""
    return Cell(one_line(text), Form.CODE)


def number_cell(number: float, decimals: int = 0, *, is_strong: bool = False) -> Cell:
    """Return a number."""
    text = format_number(number, decimals)
    return Cell(text, Form.NUMBER, number, decimals, is_strong=is_strong)


def share_cell(share: float, decimals: int = 2) -> Cell:
    """Return a share of 1 as a percentage."""
    return Cell(format_percent(share, decimals), Form.SHARE, share, decimals)


def signed_cell(
    points: float, decimals: int = 2, interval: Interval | None = None, *, sign: str = ""
) -> Cell:
    """Return a difference, with its interval."""
    low, high = (interval.low, interval.high) if interval else (None, None)
    text = signed(points, decimals)
    return Cell(text, Form.SIGNED, points, decimals, low, high, sign=sign)


def interval_cell(interval: Interval, decimals: int) -> Cell:
    """Return the interval of a difference."""
    text = translate("Metrics", "{low} to {high}").format(
        low=signed(interval.low, decimals), high=signed(interval.high, decimals)
    )
    return Cell(text, Form.WORDS, None, decimals, interval.low, interval.high)


def score_cell(result: MetricResult | None, *, is_strong: bool = False) -> Cell:
    """Return a score with its interval; nothing if it is not given for this candidate."""
    if result is None:
        return EMPTY
    interval = result.interval
    detail = ""
    if interval is not None:
        detail = translate("Metrics", "{low} to {high}").format(
            low=metric_score(result.metric, interval.low),
            high=metric_score(result.metric, interval.high),
        )
    return Cell(
        metric_score(result.metric, result.percent),
        Form.NUMBER,
        result.percent,
        result.metric.decimals,
        interval.low if interval else None,
        interval.high if interval else None,
        detail,
        is_strong=is_strong,
    )


def verdict_cell(verdict: Verdict) -> Cell:
    """Return a verdict with its sign."""
    return Cell(verdict_text(verdict), sign=verdict_sign(verdict))
