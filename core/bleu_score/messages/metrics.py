"""Texts for metrics, intervals and comparisons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bleu_core.bands import bands_between
from bleu_core.settings import MetricName, PairedTest, Resampling
from bleu_score.i18n import format_list, format_number, format_score, translate
from bleu_score.messages.bands import band_name

if TYPE_CHECKING:
    from bleu_core.scoring.resampling import Interval
    from bleu_core.scoring.significance import Comparison

# The usual significance level.
SIGNIFICANT = 0.05


def metric_title(name: MetricName) -> str:
    """Return a metric's name with its usual options; names are not translated."""
    titles = {"bleu": "BLEU", "chrf": "chrF2", "chrf++": "chrF2++", "ter": "TER"}
    return titles[name]


def metric_sentence(name: MetricName) -> str:
    """Return what a metric compares."""
    sentences = {
        "bleu": translate("Metrics", "Compares sequences of up to four tokens."),
        "chrf": translate(
            "Metrics", "Compares sequences of up to six characters. Higher is better."
        ),
        "chrf++": translate(
            "Metrics",
            "Compares sequences of up to six characters and of one and two words. Higher is "
            "better.",
        ),
        "ter": translate(
            "Metrics",
            "Counts the edits that would turn the candidate into the reference, per 100 words of "
            "the reference. Lower is better.",
        ),
    }
    return sentences[name]


def metric_score(name: MetricName, percent: float) -> str:
    """Format a score; only TER can exceed 100."""
    return format_number(percent, 2) if name == "ter" else format_score(percent)


def interval_text(name: MetricName, interval: Interval) -> str:
    """Format the interval of a score."""
    return translate("Metrics", "95% confidence interval: between {low} and {high}").format(
        low=metric_score(name, interval.low), high=metric_score(name, interval.high)
    )


def interval_bands_text(interval: Interval) -> str:
    """Return the bands that an interval of BLEU scores overlaps."""
    low, high = format_score(interval.low), format_score(interval.high)
    bands = bands_between(interval.low, interval.high)
    if len(bands) == 1:
        return translate(
            "Metrics", "95% confidence interval between {low} and {high}: entirely within one band."
        ).format(low=low, high=high)
    if len(bands) == 2:
        # Quote names, since some contain commas.
        quoted = translate("Metrics", "“{name}”")
        names = format_list([quoted.format(name=band_name(band)) for band in bands])
        return translate(
            "Metrics",
            "95% confidence interval between {low} and {high}: it spans two bands, {bands}.",
        ).format(low=low, high=high, bands=names)
    return translate(
        "Metrics",
        "95% confidence interval between {low} and {high}: it spans {count} bands, from “{first}” "
        "to “{last}”.",
    ).format(
        low=low,
        high=high,
        count=len(bands),
        first=band_name(bands[0]),
        last=band_name(bands[-1]),
    )


def test_name(test: PairedTest) -> str:
    """Return the name of a paired test."""
    names = {
        "none": translate("Metrics", "No comparison"),
        "bs": translate("Metrics", "Paired bootstrap"),
        "ar": translate("Metrics", "Approximate randomization"),
    }
    return names[test]


def comparison_title(resampling: Resampling) -> str:
    """Return a heading with the paired test used."""
    if resampling.paired_test == "ar":
        return translate(
            "Metrics",
            "Comparison by paired approximate randomization ({trials} trials, seed {seed})",
        ).format(trials=format_number(resampling.randomization_trials), seed=resampling.seed)
    return translate(
        "Metrics", "Comparison by paired bootstrap ({resamples} resamples, seed {seed})"
    ).format(resamples=format_number(resampling.bootstrap_resamples), seed=resampling.seed)


def comparison_texts(comparison: Comparison) -> Iterator[str]:
    """Yield separate texts for the difference, its interval and the p-values."""
    yield signed(comparison.difference)
    yield translate("Metrics", "{low} to {high}").format(
        low=signed(comparison.interval.low), high=signed(comparison.interval.high)
    )
    yield p_value(comparison.p_value)
    yield p_value(comparison.p_holm)


def comparison_verdict(comparison: Comparison) -> str:
    """Return what a comparison means."""
    if not comparison.difference:
        # The tests can return a low p-value even for equal scores, which would be misleading.
        return translate("Metrics", "No difference")
    if comparison.p_holm >= SIGNIFICANT:
        return translate("Metrics", "May be due to chance")
    lower_is_better = comparison.metric == "ter"
    if (comparison.difference < 0) == lower_is_better:
        return translate("Metrics", "Significantly better")
    return translate("Metrics", "Significantly worse")


def signed(points: float) -> str:
    """Format a difference with its sign."""
    text = format_number(abs(points), 2)
    if not any(digit in "123456789" for digit in text):
        return text
    return f"+{text}" if points > 0 else f"\u2212{text}"


def p_value(probability: float) -> str:
    """Format a p-value with the usual number of digits."""
    return format_number(probability, 4)
