"""An evaluation as rows for TSV, named as in JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bleu_core.evaluation.results import CandidateResult, Evaluation
from bleu_core.scoring import metrics as scoring_metrics
from bleu_core.scoring import significance
from bleu_score.terminal import breakdown as terminal_breakdown
from bleu_score.terminal.extra_scores import ExtraScores
from bleu_score.terminal.output import plain_cell, table_of

Record = dict[str, Any]


def tsv_rows(
    evaluation: Evaluation, extra: ExtraScores, *, segments: bool
) -> Iterator[Sequence[Any]]:
    """Yield the one table of an evaluation that was asked for, the headings first.

    Parameters
    ----------
    segments
        Whether it has a row for each segment.
    """
    if extra.breakdown is not None:
        return _breakdown_rows(extra.breakdown)
    if evaluation.comparisons and not segments:
        return table_of(
            _comparison(comparison, evaluation) for comparison in evaluation.comparisons
        )
    return table_of(records(evaluation, extra, segments=segments))


def records(
    evaluation: Evaluation,
    extra: ExtraScores,
    *,
    segments: bool,
    whole: Evaluation | None = None,
) -> Iterator[Record]:
    """Yield a record of each candidate, or of each of its segments.

    Parameters
    ----------
    whole
        The evaluation whose metrics have columns; by default, this one.
    """
    whole = whole or evaluation
    for index, candidate in enumerate(evaluation.candidates):
        if segments:
            yield from _segments(candidate, evaluation.segments, whole.metrics[1:])
        else:
            yield _scores(candidate, whole) | extra.columns(index)


def _scores(candidate: CandidateResult, whole: Evaluation) -> Record:
    score, others = candidate.score, whole.metrics[1:]
    record: Record = {
        "candidate": candidate.name,
        "bleu": score.bleu,
        "band": candidate.band and candidate.band.id,
    }
    for row in score.precisions:
        record[f"matched_{row.order}"] = row.matched
        record[f"total_{row.order}"] = row.total
        record[f"precision_{row.order}"] = row.precision
    record |= {
        "brevity_penalty": score.brevity_penalty,
        "candidate_length": score.candidate_length,
        "reference_length": score.reference_length,
        "length_ratio": score.length_ratio,
        "signature": candidate.bleu.signature,
    }
    for metric in others:
        result = candidate.result(metric.name)
        record[_name(metric)] = result and result.percent
        record[f"{metric.name}_signature"] = result and result.signature
    for metric in whole.metrics:
        if _has_intervals(whole, metric):
            result = candidate.result(metric.name)
            interval = result and result.interval
            record[_name(metric, "_low")] = interval and interval.low
            record[_name(metric, "_high")] = interval and interval.high
    return record | {"band_held_back_by": ",".join(candidate.band_held_back_by)}


def _name(metric: scoring_metrics.Metric, end: str = "") -> str:
    """Return the heading of a metric's column; given scores are no percents."""
    return f"{metric.name}{end}_{'score' if metric.given else 'percent'}"


def _has_intervals(evaluation: Evaluation, metric: scoring_metrics.Metric) -> bool:
    results = [candidate.result(metric.name) for candidate in evaluation.candidates]
    return any(result is not None and result.interval is not None for result in results)


def _segments(
    candidate: CandidateResult, count: int, others: Sequence[scoring_metrics.Metric]
) -> Iterator[Record]:
    columns: Record = {
        "candidate": [candidate.name] * count,
        "segment": range(1, count + 1),
        "sentence_bleu": [min(bleu / 100, 1.0) for bleu in candidate.bleu.segment_percents],
    }
    for metric in others:
        result = candidate.result(metric.name)
        missing = [None] * count
        columns[_name(metric)] = missing if result is None else result.segment_percents
    columns["contribution"] = [points / 100 for points in candidate.bleu.segment_contributions]
    for row in zip(*columns.values(), strict=True):
        yield dict(zip(columns, row, strict=True))


def _comparison(comparison: significance.Comparison, evaluation: Evaluation) -> Record:
    by_name = {candidate.name: candidate for candidate in evaluation.candidates}
    baseline, candidate = (
        by_name[name].result(comparison.metric)
        for name in (comparison.baseline, comparison.candidate)
    )
    return {
        "metric": comparison.metric,
        "test": comparison.test,
        "baseline": comparison.baseline,
        "candidate": comparison.candidate,
        "baseline_score": baseline and baseline.percent,
        "candidate_score": candidate and candidate.percent,
        "difference": comparison.difference,
        "low": comparison.interval.low,
        "high": comparison.interval.high,
        "verdict": comparison.verdict.value,
        "verdict_p_value": comparison.verdict_p,
        "verdict_p_value_holm": comparison.verdict_p_holm,
        "p_value": comparison.p_value,
        "p_value_holm": comparison.p_holm,
        "signature": candidate and candidate.signature,
    }


def _breakdown_rows(breakdown: terminal_breakdown.Breakdown) -> Iterator[list[Any]]:
    # Not records: the column may be called like one of ours.
    names = [_name(metric) for metric in breakdown.metrics]
    yield [*map(plain_cell, (breakdown.by, "candidate", "segments", *names))]
    for row in breakdown.rows():
        yield [*map(plain_cell, row)]
