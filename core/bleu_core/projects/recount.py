"""Count an evaluation again, from its texts as they were compared."""

from __future__ import annotations

from dataclasses import replace

from bleu_core.evaluation import as_sacrebleu_reads, count_bleu
from bleu_core.progress import SILENT, Progress
from bleu_core.resample import resample
from bleu_core.results import CandidateResult, Evaluation, MetricResult
from bleu_core.scoring.bleu import bleu_score
from bleu_core.scoring.counting import count_corpus
from bleu_core.scoring.metrics import metrics_of


def recount(evaluation: Evaluation, progress: Progress = SILENT) -> Evaluation:
    """Return the evaluation with counts and scores of its texts, which it must have.

    Nothing is read, paired or normalized again. Given scores stay as they are.

    Raises
    ------
    BleuError
        If its tokenizer is not installed.
    Cancelled
    """
    aligned, settings = evaluation.aligned, evaluation.settings
    bleu, *further = metrics_of(settings)
    counted = count_bleu(aligned, evaluation.tokenizer, settings, bleu, progress)
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
        return replace(result, percent=result.metric.percent(rows), rows=rows)

    candidates: list[CandidateResult] = []
    for place, candidate in enumerate(evaluation.candidates):
        metrics = tuple(counted_again(place, result) for result in candidate.metrics)
        score = replace(scores[place], signature=candidate.score.signature)
        candidates.append(replace(candidate, score=score, metrics=metrics))
    again = replace(evaluation, candidates=tuple(candidates))
    return resampled(again, evaluation, progress)


def resampled(again: Evaluation, recorded: Evaluation, progress: Progress = SILENT) -> Evaluation:
    """Return an evaluation with intervals and comparisons, if the recorded one has any."""
    resampling = recorded.candidates[0].resampling
    if not recorded.comparisons:
        # Also where a test was asked for, but there was nothing to compare.
        resampling = replace(resampling, paired_test="none", baseline=None)
    return resample(again, resampling, progress=progress)
