"""Intervals and comparisons of an evaluation under other options, without counting again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bleu_core.errors import SettingInvalid
from bleu_core.evaluation.results import CandidateResult, Evaluation, FileResult, ScoredFile
from bleu_core.progress import SILENT, Progress, Stage
from bleu_core.scoring import matrices, significance
from bleu_core.settings import Resampling


def resample(
    evaluation: Evaluation, resampling: Resampling, *, progress: Progress = SILENT
) -> Evaluation:
    """Return the evaluation as `evaluate` would with other options of resampling.

    Parameters
    ----------
    evaluation
        The scores of files, or of folders and each of their files; the counts are used again.
    resampling
        The options.
    progress
        Receives progress, and can cancel.

    Raises
    ------
    SettingInvalid
        If the baseline is none of the candidates.
    Cancelled
        If `progress` requests it.
    """
    if not evaluation.files:
        return resample_scores(evaluation, resampling, progress=progress)
    resampling = with_named_baseline(resampling, evaluation.candidate_names)
    # The corpus of all files has as many segments as the single files together.
    parts = len(evaluation.files) + 1
    files: list[FileResult] = []
    for place, file in enumerate(evaluation.files):
        if isinstance(file, ScoredFile):
            among = resampling_among(resampling, file.evaluation.candidate_names)
            own = resample_scores(file.evaluation, among, progress=progress.without_report())
            file = replace(file, evaluation=own)
        files.append(file)
        progress.step(Stage.RESAMPLING, place + 1, parts)
    resampling = resampling_among(resampling, evaluation.candidate_names)
    evaluation = replace(
        evaluation,
        settings=replace(evaluation.settings, resampling=resampling),
        files=tuple(files),
    )
    if not evaluation.has_scores:
        return evaluation
    return resample_scores(evaluation, resampling, progress=progress.part(parts - 1, parts))


def with_named_baseline(resampling: Resampling, names: Sequence[str]) -> Resampling:
    """Return options whose baseline is the name of a candidate, not its place.

    Raises
    ------
    SettingInvalid
        If the baseline is none of the candidates.
    """
    baseline = resampling.baseline
    if isinstance(baseline, int) and 0 <= baseline < len(names):
        baseline = names[baseline]
    if baseline is not None and baseline not in names:
        raise SettingInvalid("baseline", baseline, tuple(names))
    return replace(resampling, baseline=baseline)


def resampling_among(resampling: Resampling, names: Sequence[str]) -> Resampling:
    """Return the options for these candidates, which may be only some of all candidates.

    The baseline becomes its index among these candidates, as for a single set of files.
    """
    baseline = resampling.baseline
    if resampling.paired_test == "none":
        return resampling
    if len(names) < 2 or (isinstance(baseline, str) and baseline not in names):
        return replace(resampling, paired_test="none", baseline=None)
    if isinstance(baseline, str):
        return replace(resampling, baseline=names.index(baseline))
    return resampling


def resample_scores(
    evaluation: Evaluation, resampling: Resampling, *, progress: Progress = SILENT
) -> Evaluation:
    """Return the evaluation with other intervals and comparisons, but the same of its files.

    See `resample`.
    """
    settings = replace(evaluation.settings, resampling=resampling)
    evaluation = replace(evaluation, settings=settings)
    found = _resampled(evaluation, progress)
    comparisons = tuple(comparison for each in found.values() for comparison in each.comparisons)
    # All metrics compare the same pairs, except that a candidate may lack a given metric.
    pairs = next((len(each.comparisons) for each in found.values() if each.comparisons), 0)
    verdict_resamples = resampling.verdict_resamples(pairs) if pairs else 0

    def renewed(index: int, candidate: CandidateResult) -> CandidateResult:
        metrics = []
        for result in candidate.metrics:
            own = found.get(result.metric.name)
            interval = own.intervals[index] if own is not None and own.intervals else None
            if not result.is_defined:
                interval = None
            signature = evaluation.signature(result.metric, result.file, verdict_resamples)
            metrics.append(replace(result, interval=interval, signature=signature))
        score = replace(candidate.score, signature=metrics[0].signature)
        return replace(candidate, score=score, metrics=tuple(metrics), resampling=resampling)

    candidates = tuple(renewed(index, each) for index, each in enumerate(evaluation.candidates))
    return replace(evaluation, candidates=candidates, comparisons=comparisons)


def _resampled(
    evaluation: Evaluation, progress: Progress
) -> dict[str, significance.ResamplingResult]:
    """Return the intervals and comparisons that the settings ask for, by metric."""
    import numpy as np

    resampling = evaluation.settings.resampling
    if not resampling.is_requested:
        return {}

    metrics = {
        metric: [_statistics(each, metric.name) for each in evaluation.candidates]
        for metric in evaluation.metrics
    }
    whole = [metric for metric in metrics if not evaluation.has_gaps(metric.name)]
    names, documents = evaluation.candidate_names, evaluation.aligned.document_numbers
    found = significance.resample_metrics(
        whole, [metrics[each] for each in whole], names, resampling, progress, documents=documents
    )
    by_name = {metric.name: each for metric, each in zip(whole, found, strict=True)}
    for metric, statistics in metrics.items():
        if metric.name not in by_name:
            # The segments that were judged are a sample of their own.
            scores = [own[:, 1] for own in statistics if own is not None]
            judged = np.flatnonzero(np.any(scores, axis=0)).tolist()
            [by_name[metric.name]] = significance.resample_metrics(
                [metric],
                [[None if own is None else own[judged] for own in statistics]],
                names,
                resampling,
                progress.without_report(),
                documents=[documents[row] for row in judged] if len(documents) else (),
            )
    return by_name


def _statistics(candidate: CandidateResult, metric: str) -> matrices.Matrix | None:
    result = candidate.result(metric)
    return None if result is None else result.statistics
