"""Intervals and comparisons of an evaluation under other options, without counting again."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bleu_core.progress import SILENT, Progress
from bleu_core.results import CandidateResult, Evaluation, MetricResult
from bleu_core.settings import Resampling
from bleu_core.signature import signature

if TYPE_CHECKING:
    from bleu_core.scoring.resampling import Interval
    from bleu_core.scoring.significance import Comparison


def resample(
    evaluation: Evaluation, resampling: Resampling, *, progress: Progress = SILENT
) -> Evaluation:
    """Return the evaluation as `evaluate` would with other options of resampling.

    Parameters
    ----------
    evaluation
        What was scored; its counts are used again.
    resampling
        The options.
    progress
        Receives progress, and can cancel.

    Raises
    ------
    SettingInvalid
        If the baseline is none of the candidates.
    Cancelled
        If `progress` says so.
    """
    settings = replace(evaluation.settings, resampling=resampling)
    results = [candidate.metrics for candidate in evaluation.candidates]
    intervals: list[tuple[Interval, ...]] = [() for _ in results[0]]
    comparisons: tuple[Comparison, ...] = ()
    if resampling.confidence or resampling.paired_test != "none":
        from bleu_core.scoring.significance import resample_metrics

        found = resample_metrics(
            [result.metric for result in results[0]],
            [[own[place].statistics for own in results] for place in range(len(results[0]))],
            [candidate.name for candidate in evaluation.candidates],
            resampling,
            progress,
        )
        intervals = [each.intervals for each in found]
        comparisons = tuple(comparison for each in found for comparison in each.comparisons)
    references_vary = evaluation.candidates[0].bleu.signature.startswith("nrefs:var|")

    def signed(result: MetricResult) -> str:
        return signature(
            result.metric.name,
            settings,
            evaluation.tokenizer,
            evaluation.aligned,
            references_vary=references_vary,
        )

    def renewed(index: int, candidate: CandidateResult) -> CandidateResult:
        metrics = tuple(
            replace(result, interval=own[index] if own else None, signature=signed(result))
            for result, own in zip(candidate.metrics, intervals, strict=True)
        )
        score = replace(candidate.score, signature=metrics[0].signature)
        return replace(candidate, score=score, metrics=metrics, resampling=resampling)

    return replace(
        evaluation,
        settings=settings,
        candidates=tuple(
            renewed(index, candidate) for index, candidate in enumerate(evaluation.candidates)
        ),
        comparisons=comparisons,
    )
