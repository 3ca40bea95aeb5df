"""Scores as sacreBLEU computes them, with its means, intervals and p-values."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import numpy as np

from bleu_core.errors import SettingInvalid
from bleu_core.evaluation.signature import sacrebleu_signature_of
from bleu_core.progress import SILENT, Progress
from bleu_core.scoring.bleu import brevity_penalty, order_percents
from bleu_core.scoring.counting import count_corpus
from bleu_core.scoring.matrices import Matrix
from bleu_core.scoring.metrics import Metric, chrf_counts, metrics_of
from bleu_core.scoring.resampling import (
    Systems,
    bootstrap_scores,
    paired_bootstrap_p,
    percentile_interval,
    randomization_p,
)
from bleu_core.scoring.statistics import Statistics, choose_lengths
from bleu_core.scoring.ter import ter_statistics
from bleu_core.settings import SMOOTHING_VALUE_BOUNDS, Settings
from bleu_core.tokenizers import Tokenizer, get_tokenizer
from bleu_score.terminal.as_sacrebleu.options import SacrebleuRequest
from bleu_score.terminal.as_sacrebleu.texts import Texts


class Score(NamedTuple):
    """The score of a system or a segment.

    Attributes
    ----------
    percent
        The score.
    details
        The text that sacreBLEU prints behind BLEU; empty for other metrics.
    mean, half_width
        Mean and half the width of the interval of the resampled scores; None without resamples.
    p_value
        sacreBLEU's p; None for the baseline, and without a test.
    """

    percent: float
    details: str = ""
    mean: float | None = None
    half_width: float | None = None
    p_value: float | None = None


class Scored(NamedTuple):
    """The scores in one metric, of all systems or of all segments, and the signature."""

    name: str
    signature: str
    short_signature: str
    scores: list[Score]


def score_texts(
    texts: Texts, request: SacrebleuRequest, progress: Progress = SILENT
) -> Iterator[Scored]:
    """Yield the scores of the systems, or of the segments of the only system, by metric.

    Raises
    ------
    BleuError, Cancelled
    """
    resampling = request.settings.resampling
    # An interval needs two resamples.
    has_interval = resampling.confidence and (request.resamples is None or request.resamples > 1)
    settings = replace(
        request.settings,
        metrics=tuple(request.metrics),  # type: ignore[arg-type]
        effective_order=request.sentence_level,
        resampling=replace(resampling, confidence=has_interval),
    )
    tokenizer = get_tokenizer(settings.tokenizer if "bleu" in request.metrics else "none")
    known = {metric.name: metric for metric in metrics_of(settings)}
    seed = secrets.randbits(63) if request.seed == "none" else int(request.seed)
    for name in request.metrics:
        metric = known[name]
        matrices = _count(metric, texts, settings, tokenizer, progress)
        if request.sentence_level:
            matrices = [row[np.newaxis] for row in matrices[0]]
        try:
            scores = [_score(metric, matrix, settings) for matrix in matrices]
            if not request.sentence_level:
                scores = _resampled(scores, metric, matrices, settings, seed, progress)
        except ValueError:
            # The logarithm of a precision below 0, which only such a value can lead to.
            if (value := settings.effective_smoothing_value or 0) >= 0:
                raise
            raise SettingInvalid("--smooth-value", value, SMOOTHING_VALUE_BOUNDS) from None
        signature, short = (
            sacrebleu_signature_of(
                name, settings, tokenizer, len(texts.references), request.seed, short=short
            )
            for short in (False, True)
        )
        yield Scored(metric.title, signature, short, scores)


def _count(
    metric: Metric, texts: Texts, settings: Settings, tokenizer: Tokenizer, progress: Progress
) -> list[Matrix]:
    """Count a metric. In sacreBLEU, an empty line is a reference of length 0."""
    if metric.name == "ter":
        return [
            ter_statistics(
                system,
                texts.references,
                settings.ter,
                empty_count=True,
                tell=lambda _: progress.check(),
            )
            for system in texts.systems
        ]
    if metric.name == "chrf":
        count = partial(chrf_counts, options=settings.chrf, empty_count=True)
        metric = replace(metric, count=count)
    counts = count_corpus(
        candidates=texts.systems,
        references=texts.references,
        tokenizer=tokenizer,
        settings=settings,
        metrics=[metric],
        progress=progress,
    )
    matrices = counts.statistics[metric.name]
    if metric.name == "bleu":
        lengths = choose_lengths(
            candidates=counts.candidate_lengths,
            references=counts.reference_lengths,
            reference_length="closest",
            empty_count=True,
        )
        for matrix, own in zip(matrices, lengths, strict=True):
            matrix[:, 1] = own
    return matrices


def _score(metric: Metric, matrix: Matrix, settings: Settings) -> Score:
    percent = metric.percent(matrix)
    if metric.name != "bleu":
        return Score(percent)
    counts = Statistics.from_row(matrix.sum(axis=0, dtype=int))
    length, reference = counts.candidate_length, counts.reference_length
    # No text at all is as long as its reference.
    penalty = brevity_penalty(length, reference) if reference else 1
    precisions = "/".join(f"{value:.1f}" for value in order_percents(counts, settings)[0])
    return Score(
        percent,
        f"{precisions} (BP = {penalty:.3f} "
        f"ratio = {length / reference if reference else 0:.3f} hyp_len = {length} "
        f"ref_len = {reference})",
    )


def _resampled(
    scores: list[Score],
    metric: Metric,
    matrices: Sequence[Matrix],
    settings: Settings,
    seed: int,
    progress: Progress,
) -> list[Score]:
    """Add means, intervals and p-values if they are asked for; the first is the baseline."""
    resampling = settings.resampling
    if resampling.paired_test == "ar":
        pairs = [(0, index) for index in range(1, len(matrices))]
        family = Systems(matrices, metric.percents, pairs, metric.quick_percents)
        trials = resampling.randomization_trials
        [found] = randomization_p(
            [family], trials=trials, sacrebleu_trials=trials, seed=seed, progress=progress
        )
        rest = [
            score._replace(p_value=p.sacrebleu) for score, p in zip(scores[1:], found, strict=True)
        ]
        return [scores[0], *rest]
    if not resampling.confidence and resampling.paired_test == "none":
        return scores
    samples = bootstrap_scores(
        matrices,
        [metric.percents] * len(matrices),
        resamples=resampling.bootstrap_resamples,
        seed=seed,
        progress=progress,
    )
    drawn = []
    for index, (score, own) in enumerate(zip(scores, samples, strict=True)):
        interval = percentile_interval(own)
        p_value = None
        if index:
            p_value = paired_bootstrap_p(samples[0], own, score.percent - scores[0].percent)
        drawn.append(
            score._replace(mean=interval.mean, half_width=interval.half_width, p_value=p_value)
        )
    return drawn
