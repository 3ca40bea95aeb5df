"""Intervals and comparisons of an evaluation under other options, without counting again."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bleu_core.progress import SILENT, Progress
from bleu_core.results import CandidateResult, Evaluation, MetricResult
from bleu_core.settings import Resampling
from bleu_core.signature import given_signature, signature

if TYPE_CHECKING:
    from bleu_core.scoring.matrices import Matrix
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
    candidates, metrics = evaluation.candidates, evaluation.metrics
    intervals: dict[str, tuple[Interval | None, ...]] = {}
    comparisons: tuple[Comparison, ...] = ()
    if resampling.confidence or resampling.paired_test != "none":
        from bleu_core.scoring.significance import resample_metrics

        found = resample_metrics(
            metrics,
            [[_statistics(each, metric.name) for each in candidates] for metric in metrics],
            [candidate.name for candidate in candidates],
            resampling,
            progress,
        )
        intervals = {
            metric.name: each.intervals for metric, each in zip(metrics, found, strict=True)
        }
        comparisons = tuple(comparison for each in found for comparison in each.comparisons)
    references_vary = evaluation.candidates[0].bleu.signature.startswith("nrefs:var|")

    def signed(result: MetricResult) -> str:
        if result.file is not None:
            return given_signature(result.file, settings, evaluation.aligned)
        return signature(
            result.metric.name,
            settings,
            evaluation.tokenizer,
            evaluation.aligned,
            references_vary=references_vary,
        )

    def renewed(index: int, candidate: CandidateResult) -> CandidateResult:
        metrics = tuple(
            replace(
                result,
                interval=own[index] if (own := intervals.get(result.metric.name)) else None,
                signature=signed(result),
            )
            for result in candidate.metrics
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


def _statistics(candidate: CandidateResult, metric: str) -> Matrix | None:
    result = candidate.result(metric)
    return None if result is None else result.statistics
