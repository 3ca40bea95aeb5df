"""The same texts scored under each tokenizer that makes sense for their language."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bleu_core.diagnostics.kinds import Kind
from bleu_core.evaluation.counts import count_bleu
from bleu_core.evaluation.results import CandidateResult, Evaluation
from bleu_core.files.documents import require_texts
from bleu_core.progress import SILENT, Progress
from bleu_core.scoring.bands import Band, band_of, reasons_outside
from bleu_core.scoring.bleu import BleuScore
from bleu_core.tokenizers import Tokenizer
from bleu_core.tokenizers.by_language import applicable_tokenizers

# Diagnostics about the evaluation's own tokenizer.
_OF_TOKENS = {Kind.NO_MATCH, Kind.CHARACTER_FALLBACK, Kind.NO_WORDS, Kind.OTHER_SEGMENTATION}


@dataclass(frozen=True)
class TokenizerScores:
    """The scores under one tokenizer.

    Attributes
    ----------
    tokenizer
        The tokenizer.
    chosen
        Whether it is the evaluation's own.
    scores
        BLEU of each candidate, in the evaluation's order.
    bands
        The band of each; None where Google's guide says nothing about it, or where the candidate's
        diagnostics hold it back.
    """

    tokenizer: Tokenizer
    chosen: bool
    scores: tuple[BleuScore, ...]
    bands: tuple[Band | None, ...]


def score_by_tokenizer(
    evaluation: Evaluation, *, progress: Progress = SILENT
) -> tuple[TokenizerScores, ...]:
    """Return the scores of an evaluation under each tokenizer installed for its language.

    Everything else stays as in the evaluation's settings. A band is only meaningful with the
    tokenizer that led to it: the same text can reach three bands under three tokenizers.

    Parameters
    ----------
    evaluation
        The evaluation. Its own tokenizer comes first.
    progress
        Receives progress, and can cancel.

    Raises
    ------
    TextsMissing
        If only numbers were kept of the texts.
    Cancelled
    """
    require_texts(evaluation.aligned.documents)
    applicable = applicable_tokenizers(evaluation.target_language)
    own, settings = evaluation.tokenizer, replace(evaluation.settings, metrics=("bleu",))
    others = [each for each in applicable if each != own]
    found = [(own, tuple(candidate.score for candidate in evaluation.candidates))]
    for number, tokenizer in enumerate(others):
        part = progress.part(number, len(others))
        counted = count_bleu(evaluation.aligned, tokenizer, settings, part)
        found.append((tokenizer, tuple(counted.scores(settings))))
    # The guide says nothing about Chinese whose words and characters it places differently.
    by_name = {tokenizer.name: scores for tokenizer, scores in found}
    return tuple(
        TokenizerScores(
            tokenizer,
            tokenizer == own,
            scores,
            tuple(
                _band(evaluation, candidate, tokenizer, score, other)
                for candidate, score, other in zip(
                    evaluation.candidates, scores, by_name.get("zh", scores), strict=True
                )
            ),
        )
        for tokenizer, scores in found
    )


def _band(
    evaluation: Evaluation,
    candidate: CandidateResult,
    tokenizer: Tokenizer,
    score: BleuScore,
    other: BleuScore,
) -> Band | None:
    outside = reasons_outside(
        segments=evaluation.segments,
        formulas="formulas" in candidate.outside_guide,
        max_order=evaluation.settings.max_order,
        tokenizer=tokenizer.name,
        references=2 if "several_references" in candidate.outside_guide else 1,
        post_edited="post_edited" in candidate.outside_guide,
    )
    doubts = {doubt.kind for doubt in candidate.band_doubts}
    if tokenizer != evaluation.tokenizer:
        doubts -= _OF_TOKENS
    if outside or doubts or not score.percent:
        return None
    band = band_of(score.percent, evaluation.segments)
    return band if band == band_of(other.percent, evaluation.segments) else None
