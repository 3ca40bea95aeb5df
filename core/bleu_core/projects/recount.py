"""Recounting of an evaluation from its texts as they were compared."""

from __future__ import annotations

from dataclasses import replace

from bleu_core.counts import as_sacrebleu_reads, count_bleu
from bleu_core.progress import SILENT, Progress
from bleu_core.resample import resample_scores
from bleu_core.results import CandidateResult, Evaluation, MetricResult, ScoredFile
from bleu_core.scoring.bleu import bleu_score
from bleu_core.scoring.counting import count_corpus
from bleu_core.scoring.metrics import metrics_of
from bleu_core.scoring.segment_rows import SegmentRows


def recount(evaluation: Evaluation, progress: Progress = SILENT) -> Evaluation:
    """Return the evaluation with its texts, which it must have, counted and scored again.

    Nothing is read, paired or normalized again. Given scores stay as they are.

    Raises
    ------
    BleuError
        If its tokenizer is not installed.
    Cancelled
    """
    if evaluation.files:
        return _recount_files(evaluation, progress)
    aligned, settings = evaluation.aligned, evaluation.settings
    _, *further = metrics_of(settings)
    counted = count_bleu(aligned, evaluation.tokenizer, settings, progress)
    scores = [bleu_score(sums, settings) for sums in counted.sums]
    matrices = {}
    if further:
        matrices = count_corpus(
            candidates=[as_sacrebleu_reads(each, settings) for each in aligned.candidates],
            references=[as_sacrebleu_reads(each, settings) for each in aligned.references],
            tokenizer=evaluation.tokenizer,
            settings=settings,
            metrics=further,
            progress=progress,
            with_lengths=False,
        ).statistics

    def counted_again(place: int, result: MetricResult) -> MetricResult:
        name = result.metric.name
        if name == "bleu":
            return replace(result, percent=scores[place].percent, rows=counted.rows[place])
        if name not in matrices:
            return result
        rows = matrices[name][place]
        return replace(result, percent=result.metric.percent(rows), rows=SegmentRows(rows))

    candidates: list[CandidateResult] = []
    for place, candidate in enumerate(evaluation.candidates):
        metrics = tuple(counted_again(place, result) for result in candidate.metrics)
        score = replace(scores[place], signature=candidate.score.signature)
        candidates.append(replace(candidate, score=score, metrics=metrics))
    again = replace(evaluation, candidates=tuple(candidates))
    return _resampled(again, evaluation, progress)


def _recount_files(evaluation: Evaluation, progress: Progress) -> Evaluation:
    """Return the evaluation of folders with each file counted again, and the sums of all."""
    total = len(evaluation.files)
    files = tuple(
        replace(file, evaluation=recount(file.evaluation, progress.part(index, total)))
        if isinstance(file, ScoredFile)
        else file
        for index, file in enumerate(evaluation.files)
    )
    again = replace(evaluation, files=files)
    if not again.has_scores:
        return again
    counted = [file.evaluation for file in again.counted]
    candidates = []
    for index, candidate in enumerate(again.candidates):
        metrics = []
        for result in candidate.metrics:
            parts = [each.candidates[index].result(result.metric.name) for each in counted]
            rows = SegmentRows.concatenated([part.rows for part in parts if part is not None])
            percent = result.metric.percent(rows.array)
            metrics.append(replace(result, percent=percent, rows=rows))
        candidates.append(replace(candidate, metrics=tuple(metrics)))
    return _resampled(replace(again, candidates=tuple(candidates)), evaluation, progress)


def _resampled(again: Evaluation, recorded: Evaluation, progress: Progress) -> Evaluation:
    """Return an evaluation with intervals and comparisons, if the recorded one has any."""
    resampling = recorded.candidates[0].resampling
    if not recorded.comparisons:
        # This also applies if a test was requested, but there was nothing to compare.
        resampling = replace(resampling, paired_test="none", baseline=None)
    return resample_scores(again, resampling, progress=progress)
