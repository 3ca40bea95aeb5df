"""Texts for metrics, intervals and comparisons."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from bleu_core.evaluation import results as core_results
from bleu_core.scoring import correlation as scoring_correlation
from bleu_core.scoring import metrics as scoring_metrics
from bleu_core.scoring import resampling, significance
from bleu_core.scoring.bands import bands_between
from bleu_core.scoring.bleu import BleuScore
from bleu_core.scoring.verdicts import ANY_METRIC, FEW, LEAST, Verdict
from bleu_core.settings import SIGNIFICANCE_LEVEL, MetricName, PairedTest
from bleu_core.workspace import runs as workspace_runs
from bleu_score.i18n import (
    Messages,
    format_list,
    format_number,
    format_score,
    format_share,
    join_range,
    translate,
)
from bleu_score.messages.bands import band_name
from bleu_score.messages.choices import normalization_name


def metric_title(name: MetricName) -> str:
    """Return a metric's name with its usual options; names are not translated."""
    titles = {"bleu": "BLEU", "chrf": "chrF2", "chrf++": "chrF2++", "ter": "TER"}
    return titles[name]


def sentence_bleu_title() -> str:
    """Return the name of the BLEU of single segments."""
    return translate("Metrics", "Sentence BLEU")


def segment_metric_title(name: str, title: str) -> str:
    """Return the title of a metric, given its name, for its scores of single segments."""
    return sentence_bleu_title() if name == "bleu" else title


def contribution_decimals(largest: float) -> int:
    """Return the number of decimals of contributions: three digits of the largest.

    A segment of a large text contributes little.
    """
    return min(max(2, 2 - math.floor(math.log10(largest))), 9) if largest > 0 else 2


_SENTENCES: Messages[MetricName, str] = Messages(
    "Metrics",
    {
        "bleu": "Compares sequences of up to four tokens.",
        "chrf": "Compares sequences of up to six characters. Higher is better.",
        "chrf++": "Compares sequences of up to six characters and of one and two words. Higher is "
        "better.",
        "ter": "Counts the edits that would turn the candidate into the reference, per 100 words "
        "of the reference. Lower is better.",
    },
)


def metric_sentence(name: MetricName) -> str:
    """Return a sentence about the texts' features that a metric compares."""
    return _SENTENCES[name]


def sentence_of(metric: scoring_metrics.Metric) -> str:
    """Return a sentence about the features a metric compares, or about its given scores."""
    return given_sentence(metric) if metric.given else metric_sentence(metric.name)  # type: ignore[arg-type]


def given_sentence(metric: scoring_metrics.Metric) -> str:
    """Return sentences about the origin of a metric's given scores, and their direction."""
    if metric.lower_is_better:
        return translate("Metrics", "External score, not computed here. Lower is better.")
    return translate("Metrics", "External score, not computed here. Higher is better.")


def lower_is_better_text(title: str) -> str:
    """Return a note that a lower score is better, given the title of the metric."""
    return translate("Reports", "{metric}: lower is better.").format(metric=title)


def given_text() -> str:
    """Return the mark of a given metric."""
    return translate("Metrics", "External score, not computed here")


def too_short_text() -> str:
    """Return the words in the place of a score that says nothing."""
    return translate("Metrics", "– too short for BLEU")


def score_text(
    score: BleuScore | core_results.MetricResult | workspace_runs.RunScore,
    decimals: int | None = None,
) -> str:
    """Return a score as it is shown wherever one is, or that it says nothing.

    Parameters
    ----------
    decimals
        Number of decimals behind a point, for the terminal; None for the usual form.
    """
    if not score.is_defined:
        return too_short_text()
    if decimals is not None:
        return f"{score.percent:.{decimals}f}"
    match score:
        case core_results.MetricResult():
            return metric_score(score.metric, score.percent)
        case workspace_runs.RunScore():
            return run_score(score, score.percent)
    return format_score(score.percent)


def metric_score(metric: scoring_metrics.Metric, score: float) -> str:
    """Format a score of any metric, with as many decimals as the metric needs."""
    return _score(metric.name, score, metric.decimals, given=metric.given)


def run_score(score: workspace_runs.RunScore, value: float | None = None) -> str:
    """Format the score of a run, or another value of its metric."""
    if value is None:
        return score_text(score)
    return _score(score.metric, value, score.decimals, given=score.given)


def _score(metric: str, score: float, decimals: int, *, given: bool) -> str:
    if given or metric == "ter":  # only these can exceed 100
        return format_number(score, decimals)
    return format_score(score)


def interval_text(metric: scoring_metrics.Metric, interval: resampling.Interval) -> str:
    """Format the interval of a score."""
    return confidence_text(
        join_range(metric_score(metric, interval.low), metric_score(metric, interval.high))
    )


def bleu_interval_text(interval: resampling.Interval) -> str:
    """Format the interval of a BLEU score."""
    return confidence_text(join_range(format_score(interval.low), format_score(interval.high)))


def confidence_text(interval: str) -> str:
    """Return an interval behind its name."""
    return translate("Metrics", "95% confidence interval: {interval}").format(interval=interval)


def bleu_range_text(low: int, high: int) -> str:
    """Return a range of BLEU scores: ``BLEU 10–20``."""
    bounds = map(format_number, (low, high))
    return f"BLEU {join_range(*bounds)}"


def interval_bands_text(interval: resampling.Interval) -> str:
    """Return the bands that an interval of BLEU scores overlaps, without the interval itself."""
    bands = bands_between(interval.low, interval.high)
    if len(bands) == 1:
        return translate("Metrics", "All of the confidence interval is in this band.")
    if len(bands) == 2:
        # Quote names, since some contain commas.
        quoted = translate("Metrics", "“{name}”")
        names = format_list([quoted.format(name=band_name(band)) for band in bands])
        return translate("Metrics", "The confidence interval spans two bands: {bands}.").format(
            bands=names
        )
    return translate(
        "Metrics",
        "The confidence interval spans {count} bands, from “{first}” to “{last}”.",
    ).format(count=len(bands), first=band_name(bands[0]), last=band_name(bands[-1]))


def test_name(test: PairedTest) -> str:
    """Return the name of a paired test."""
    names = {
        "none": translate("Metrics", "No comparison"),
        "bs": translate("Metrics", "Paired bootstrap"),
        "ar": translate("Metrics", "Approximate randomization"),
    }
    return names[test]


def comparison_title(comparisons: Sequence[significance.Comparison]) -> str:
    """Return a heading with the tests that the p-values come from."""
    tested = [one for one in comparisons if one.verdict_p is not None]
    tests = dict.fromkeys((one.verdict_test, one.is_exact) for one in tested)
    names = [
        _test_used([one for one in tested if (one.verdict_test, one.is_exact) == test])
        for test in tests
    ]
    return translate("Metrics", "Comparison by {tests}").format(
        tests=format_list(names or [_test_used(comparisons)])
    )


def _test_used(comparisons: Sequence[significance.Comparison]) -> str:
    """Return the name of the one test of some comparisons, with what p depends on."""
    one = comparisons[0]
    if one.is_exact:
        return translate("Metrics", "exact paired randomization")
    numbers = [each.verdict_resamples for each in comparisons]
    ends = [format_number(number) for number in dict.fromkeys((min(numbers), max(numbers)))]
    count = ends[0] if len(ends) == 1 else join_range(*ends)
    if one.verdict_test == "ar":
        text = translate(
            "Metrics", "paired approximate randomization ({trials} trials, seed {seed})"
        )
        return text.format(trials=count, seed=one.resampling.seed)
    text = translate("Metrics", "paired bootstrap ({resamples} resamples, seed {seed})")
    return text.format(resamples=count, seed=one.resampling.seed)


def comparison_texts(comparison: significance.Comparison) -> Iterator[str]:
    """Yield separate texts for the difference, its interval, and the verdict's p-values.

    p-values have a sign: that of no more resamples is only known to be small enough.
    """
    decimals, interval = comparison.decimals, comparison.interval
    yield signed(comparison.difference, decimals)
    yield join_range(signed(interval.low, decimals), signed(interval.high, decimals))
    for p in (comparison.verdict_p, comparison.verdict_p_holm):
        yield p_with_sign(p, is_least=comparison.is_least_p)


def verdict_text(verdict: Verdict) -> str:
    """Return the meaning of a comparison."""
    texts = {
        Verdict.BETTER: translate("Metrics", "Significantly better"),
        Verdict.WORSE: translate("Metrics", "Significantly worse"),
        Verdict.UNDECIDED: translate("Metrics", "May be due to chance"),
        Verdict.NO_DIFFERENCE: translate("Metrics", "No difference"),
        Verdict.AT_LIMIT: translate("Metrics", "Undecided: at the limit"),
    }
    return texts[verdict]


def verdict_sign(verdict: Verdict) -> str:
    """Return a sign that shows a verdict where words do not fit."""
    return {Verdict.BETTER: "▲", Verdict.WORSE: "▼"}.get(verdict, "≈")


_NOTES = Messages(
    "Metrics",
    {
        "documents": "The segments of a document are alike, so the test swaps whole documents, and "
        "intervals are drawn from whole documents ({documents}). With fewer than {least} "
        "documents, no difference can be significant.",
        "few": "If fewer than {few} segments differ, p comes from randomization.",
        "limit": "At the limit: p is so close to {limit} that other random numbers could change "
        "the verdict.",
        "mended": "With “{fix}”, the verdict by {metric} on “{candidate}” against “{baseline}” is "
        "“{verdict}”.",
        "interval": "An interval does not answer the same question as the test: it can exclude 0 "
        "where a difference is not significant, and contain 0 where it is.",
        "intervals": "Confidence intervals are not corrected for the number of comparisons.",
        "metrics": "p is not corrected for the number of metrics: if two candidates are equally "
        "good, one is significantly better by BLEU, chrF or TER in about {rate}% of cases.",
        "sacrebleu": "Verdicts are not based on sacreBLEU’s p-value, which ignores the sign of the "
        "resampled differences: at p ≤ {limit}, it usually finds a difference between equally good "
        "candidates in more than 10% of cases.",
    },
)


def verdict_notes(comparisons: Sequence[significance.Comparison]) -> Iterator[str]:
    """Yield explanations that verdicts and p-values need, each once."""
    metric, documents = comparisons[0].metric, comparisons[0].documents
    count = sum(comparison.metric == metric for comparison in comparisons)
    limit = format_number(SIGNIFICANCE_LEVEL, 2)
    if documents is not None:
        yield _NOTES["documents"].format(
            documents=format_number(documents), least=format_number(LEAST)
        )
    elif any(comparison.verdict_test != comparison.test for comparison in comparisons):
        yield _NOTES["few"].format(few=format_number(FEW))
    if any(comparison.verdict is Verdict.AT_LIMIT for comparison in comparisons):
        yield _NOTES["limit"].format(limit=limit)
    for comparison in comparisons:
        for name, verdict in comparison.mended:
            yield _NOTES["mended"].format(
                candidate=comparison.candidate,
                baseline=comparison.baseline,
                fix=normalization_name(name),
                metric="BLEU",
                verdict=verdict_text(verdict),
            )
    if not all(comparison.interval_agrees for comparison in comparisons):
        yield _NOTES["interval"]
    if count > 1:
        yield _NOTES["intervals"]
    if len({comparison.metric for comparison in comparisons}) > 1:
        yield _NOTES["metrics"].format(rate=format_number(ANY_METRIC))
    if comparisons[0].test == "bs" and any(one.p_value is not None for one in comparisons):
        yield _NOTES["sacrebleu"].format(limit=limit)


def signed(points: float, decimals: int = 2) -> str:
    """Format a difference with its sign."""
    text = format_number(abs(points), decimals)
    if not any(digit in "123456789" for digit in text):
        return text
    return f"+{text}" if points > 0 else f"\u2212{text}"


def p_value(probability: float | None, *, is_least: bool = False) -> str:
    """Format a p-value with four decimals, or with one digit other than 0 if it is smaller.

    Parameters
    ----------
    is_least
        Whether it is only known to be this small or smaller. If so, it is rounded up.
    """
    if probability is None:
        return "–"
    decimals = p_decimals(probability)
    if is_least:
        scale = 10**decimals
        return f"≤ {format_number(math.ceil(probability * scale) / scale, decimals)}"
    return format_number(probability, decimals)


def p_with_sign(probability: float | None, *, is_least: bool) -> str:
    """Format a p-value with ``=``, or ``≤`` if it is only known to be this small or smaller."""
    shown = p_value(probability, is_least=is_least)
    return shown if is_least else f"= {shown}"


def p_decimals(probability: float) -> int:
    """Return the number of decimals shown of a p-value."""
    return 4 if probability <= 0 else max(4, -math.floor(math.log10(probability)))


def accuracy_title(human: str) -> str:
    """Return a heading for pairwise accuracies, with the title of the human metric."""
    return translate(
        "Metrics", "Pairwise accuracy: pairs of candidates in the same order as by {human}"
    ).format(human=human)


def accuracy_text(accuracy: scoring_correlation.PairwiseAccuracy) -> str:
    """Return a metric's pairwise accuracy, with the numbers of pairs."""
    if accuracy.accuracy is None:
        return "–"
    return translate("Metrics", "{agreeing} of {pairs} ({share})").format(
        agreeing=format_number(accuracy.agreeing),
        pairs=format_number(accuracy.pairs),
        share=format_share(accuracy.accuracy),
    )


def accuracy_ties_text(accuracy: scoring_correlation.PairwiseAccuracy, human: str) -> str:
    """Return a sentence about the pairs that human scores leave open."""
    return translate("Metrics", "Pairs with equal {human}, not counted: {count}").format(
        human=human, count=format_number(accuracy.ties)
    )


def correlation_text(correlation: scoring_correlation.Correlation, title: str) -> str:
    """Return the correlation by segment of a given metric with the metric of this title."""
    if correlation.undefined:
        values = (
            translate("Metrics", "none, because all scores are equal")
            if correlation.undefined == "constant"
            else translate("Metrics", "none, with fewer than two segments")
        )
    else:
        values = translate("Metrics", "Pearson’s r {pearson}, Kendall’s τ-b {kendall}").format(
            pearson=signed(correlation.pearson, 3), kendall=signed(correlation.kendall, 3)
        )
    return translate("Metrics", "Correlation with {metric} by segment: {values}").format(
        metric=title, values=values
    )
