"""The columns of the table of candidates: their titles, explanations and first order."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import Qt

from bleu_core.scoring.metrics import Metric
from bleu_desktop.i18n import translate
from bleu_score.messages.comparisons import sign_legend
from bleu_score.messages.metrics import sentence_of


class Kind(Enum):
    """The kind of a column's contents."""

    BASELINE = "baseline"
    RANK = "rank"
    NAME = "name"
    METRIC = "metric"
    DIFFERENCE = "difference"
    VERDICT = "verdict"
    INTERVAL = "interval"
    P = "p"
    PENALTY = "penalty"
    DIAGNOSTICS = "diagnostics"


@dataclass(frozen=True)
class Column:
    """A column; a column of a metric names the metric."""

    kind: Kind
    metric: str | None = None


def title(column: Column, metrics: dict[str, str]) -> str:
    """Return the heading of a column, given the titles of the metrics."""
    if column.metric is not None:
        return metrics[column.metric]
    titles = {
        Kind.BASELINE: "★",
        Kind.RANK: "#",
        Kind.NAME: translate("Compare", "Candidate"),
        Kind.DIFFERENCE: translate("Compare", "Difference"),
        Kind.VERDICT: translate("Compare", "Verdict"),
        Kind.INTERVAL: translate("Compare", "95% CI"),
        Kind.P: translate("Compare", "p (Holm)"),
        Kind.PENALTY: translate("Compare", "BP"),
        Kind.DIAGNOSTICS: translate("Compare", "Warnings"),
    }
    return titles[column.kind]


def explanation(column: Column, metric: Metric | None, *, has_baseline: bool) -> str:
    """Return an explanation of a column, for a tool tip; empty for names.

    Parameters
    ----------
    metric
        The metric of the column.
    has_baseline
        Whether the user chose a baseline; otherwise, differences are to the best candidate.
    """
    if metric is not None:
        return sentence_of(metric)
    tips = {
        Kind.BASELINE: translate(
            "Compare", "The baseline: the candidate with which the others are compared."
        ),
        Kind.RANK: translate("Compare", "Rank. Equal scores share a rank."),
        Kind.NAME: "",
        Kind.DIFFERENCE: translate(
            "Compare", "The candidate’s score minus the baseline’s score, in points."
        )
        if has_baseline
        else translate("Compare", "The candidate’s score minus the best score, in points."),
        Kind.VERDICT: sign_legend(),
        Kind.INTERVAL: translate(
            "Compare",
            "95% confidence interval: the range that holds 95% of the differences when "
            "segments are resampled.",
        ),
        Kind.P: translate(
            "Compare",
            "Probability of a difference at least this large if both were equally good, "
            "corrected for the number of comparisons.",
        ),
        Kind.PENALTY: translate(
            "Compare", "Brevity penalty: below 1, the candidate is shorter than the reference."
        ),
        Kind.DIAGNOSTICS: translate("Compare", "Possible problems with the score."),
    }
    return tips[column.kind]


def alignment(kind: Kind) -> Qt.AlignmentFlag:
    """Return the side to which a column's texts are aligned."""
    side = {
        Kind.BASELINE: Qt.AlignmentFlag.AlignHCenter,
        Kind.NAME: Qt.AlignmentFlag.AlignLeft,
        Kind.METRIC: Qt.AlignmentFlag.AlignLeft,
        Kind.VERDICT: Qt.AlignmentFlag.AlignLeft,
        Kind.DIAGNOSTICS: Qt.AlignmentFlag.AlignLeft,
    }.get(kind, Qt.AlignmentFlag.AlignRight)
    return side | Qt.AlignmentFlag.AlignVCenter


def first_order(column: Column, *, lower_is_better: bool) -> Qt.SortOrder:
    """Return the order of the first click, with the best at the top.

    Parameters
    ----------
    lower_is_better
        Whether a lower score of the column's metric, or of that of the differences, is better.
    """
    if column.kind in (Kind.METRIC, Kind.DIFFERENCE):
        rising = lower_is_better
    else:
        rising = column.kind in (Kind.BASELINE, Kind.RANK, Kind.NAME, Kind.P)
    return Qt.SortOrder.AscendingOrder if rising else Qt.SortOrder.DescendingOrder
