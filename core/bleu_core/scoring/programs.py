"""BLEU as other programs compute it: the rules of each, and its score from counts of tokens.

Read in their sources: sacreBLEU 2.6.0; NLTK 3.10, ``nltk.translate.bleu_score.corpus_bleu``;
TensorFlow NMT, ``nmt/utils/evaluation_utils.py``, whose ``compute_bleu`` is also that of Hugging
Face evaluate's metric ``bleu`` and of PaddleOCR's ``compute_bleu_score``, both with the tokens of
`13a`. PaddleOCR's log shows the mean of this score over its batches or formulas, another number.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, get_args

from bleu_core.progress import SILENT, Progress
from bleu_core.scoring import counting
from bleu_core.scoring.bleu import bleu_score, brevity_penalty
from bleu_core.scoring.definition import segment_statistics
from bleu_core.scoring.metrics import metrics_of
from bleu_core.scoring.statistics import Statistics, choose_lengths
from bleu_core.settings import ReferenceLength, Settings, Smoothing
from bleu_core.tokenizers import get_tokenizer

ProgramName = Literal["sacrebleu", "nltk", "tensorflow-nmt", "huggingface", "paddleocr"]
PROGRAMS: tuple[ProgramName, ...] = get_args(ProgramName)

NoScore = Literal["tokenizer_missing", "candidate_empty", "references_empty"]
"""The reason why a program gives no score."""

BleuRule = Literal[
    "tokenizer",
    "lowercase",
    "max_order",
    "reference_length",
    "empty_references",
    "short_segments",
    "smoothing",
    "effective_order",
]
"""A field of `BleuRules`. Differences are explained in this order."""

# Tokens of other programs that are almost those of a tokenizer.
SINGLE_SPACES = "single-spaces"
UNTRIMMED_13A = "13a-untrimmed"


@dataclass(frozen=True)
class BleuRules:
    """Everything that determines a BLEU score.

    Attributes
    ----------
    tokenizer
        A tokenizer of `bleu_core.settings.TOKENIZERS`; ``single-spaces``, which takes two spaces
        for an empty token between them, and other white space for letters; or ``13a-untrimmed``,
        which does not strip white space at the end first.
    lowercase, max_order, reference_length, smoothing, smoothing_value, effective_order
        As in `bleu_core.settings.Settings`.
    empty_references
        Whether an empty reference counts as a reference of length 0, and may be the closest or
        the shortest.
    short_segments
        Whether a segment too short for an order counts as one n-gram of it without a match.
    """

    tokenizer: str
    lowercase: bool = False
    max_order: int = 4
    reference_length: ReferenceLength = "closest"
    empty_references: bool = True
    short_segments: bool = False
    smoothing: Smoothing = "none"
    smoothing_value: float | None = None
    effective_order: bool = False


RULES: tuple[BleuRule, ...] = get_args(BleuRule)


def rules_of_settings(settings: Settings, tokenizer: str) -> BleuRules:
    """Return the rules this program follows with some settings."""
    return BleuRules(
        tokenizer,
        lowercase=settings.lowercase,
        max_order=settings.max_order,
        reference_length=settings.reference_length,
        empty_references=False,
        smoothing=settings.smoothing,
        smoothing_value=settings.effective_smoothing_value,
        effective_order=settings.effective_order,
    )


def rules_of(program: ProgramName, language: str | None = None) -> BleuRules:
    """Return the rules a program follows without options.

    Parameters
    ----------
    program
        The program.
    language
        Tag of the target language, by which sacreBLEU chooses the tokenizer.
    """
    if program == "sacrebleu":
        return BleuRules(Settings.sacrebleu(target_language=language).tokenizer, smoothing="exp")
    if program == "nltk":
        # NLTK receives tokens, usually those of `str.split`.
        return BleuRules("none", short_segments=True)
    tokens = SINGLE_SPACES if program == "tensorflow-nmt" else UNTRIMMED_13A
    return BleuRules(tokens, reference_length="shortest")


def statistics_by_rules(counts: counting.Counts, candidate: int, rules: BleuRules) -> Statistics:
    """Return the sums for one candidate by some rules, given the counts of its tokens."""
    import numpy as np

    lengths = counts.candidate_lengths[candidate]
    chosen = choose_lengths(
        candidates=lengths[np.newaxis],
        references=counts.reference_lengths,
        reference_length=rules.reference_length,
        empty_count=rules.empty_references,
    )
    matched = counts.statistics["bleu"][candidate][:, 2 : 2 + rules.max_order]
    least = int(rules.short_segments)
    return Statistics(
        int(lengths.sum(dtype=int)),
        int(chosen.sum()),
        tuple(matched.sum(axis=0, dtype=int).tolist()),
        tuple(
            int(np.maximum(lengths - shorter, least).sum(dtype=int))
            for shorter in range(rules.max_order)
        ),
    )


def count_tokens(
    *,
    candidates: Sequence[Sequence[str]],
    references: Sequence[Sequence[str]],
    tokenizer: str,
    lowercase: bool,
    max_order: int,
    progress: Progress = SILENT,
) -> counting.Counts:
    """Count the tokens and matches of all candidates.

    Parameters
    ----------
    candidates, references
        At least one sequence of segments each, all equally long.
    tokenizer
        As in `BleuRules`.
    lowercase, max_order
        As in `bleu_core.settings.Settings`.
    progress
        Receives progress, and can cancel.

    Raises
    ------
    TokenizerUnavailable, Cancelled
    """
    settings = Settings(lowercase=lowercase, max_order=max_order)
    variant = _VARIANTS.get(tokenizer)
    counts = counting.count_corpus(
        candidates=candidates,
        references=references,
        tokenizer=get_tokenizer(variant.almost if variant else tokenizer),
        settings=settings,
        metrics=metrics_of(settings),
        progress=progress,
    )
    if variant:
        for row, segments in enumerate(progress.watch(zip(*candidates, *references, strict=True))):
            if any(map(variant.may_differ, segments)):
                _recount(counts, row, segments, variant.cut, settings)
    return counts


def _recount(
    counts: counting.Counts,
    row: int,
    segments: Sequence[str],
    cut: Callable[[str], list[str]],
    settings: Settings,
) -> None:
    """Replace the counts of a row by those of other tokens."""
    matrices = counts.statistics["bleu"]
    tokens = [cut(segment.lower() if settings.lowercase else segment) for segment in segments]
    candidates, references = tokens[: len(matrices)], tokens[len(matrices) :]
    counts.candidate_lengths[:, row] = [*map(len, candidates)]
    counts.reference_lengths[:, row] = [*map(len, references)]
    for matrix, candidate in zip(matrices, candidates, strict=True):
        statistics = segment_statistics(candidate, references, max_order=settings.max_order)
        matrix[row] = statistics.row()


class _Variant(NamedTuple):
    """Tokens that are those of a tokenizer in most segments.

    Attributes
    ----------
    almost
        The tokenizer.
    cut
        Tokenizes one segment.
    may_differ
        Tells whether the tokens of a segment may differ.
    """

    almost: str
    cut: Callable[[str], list[str]]
    may_differ: Callable[[str], bool]


def _single_spaces(segment: str) -> list[str]:
    return segment.strip().split(" ")


_VARIANTS = {
    SINGLE_SPACES: _Variant(
        "none", _single_spaces, lambda segment: _single_spaces(segment) != segment.split()
    ),
    UNTRIMMED_13A: _Variant(
        "13a", get_tokenizer("13a").cut, lambda segment: segment[-1:].isspace()
    ),
}


def percent_by_rules(statistics: Statistics, rules: BleuRules) -> float:
    """Return the score this program computes by some rules, 0 to 100."""
    settings = Settings(
        smoothing=rules.smoothing,
        smoothing_value=rules.smoothing_value,
        effective_order=rules.effective_order,
    )
    return bleu_score(statistics, settings).percent


def percent_of(program: ProgramName, statistics: Statistics) -> float | NoScore:
    """Return the score of a program, 0 to 100, or the reason why it gives none.

    Parameters
    ----------
    program
        The program.
    statistics
        The sums by its rules.
    """
    return _FORMULAS[program](statistics)


def _sacrebleu(statistics: Statistics) -> float:
    return bleu_score(statistics, Settings.sacrebleu()).percent


def _nltk(statistics: Statistics) -> float | NoScore:
    """Compute the score as defined, but a precision of 0 is the smallest positive float."""
    if not statistics.total[0]:  # no segments at all
        return "candidate_empty"
    if not statistics.matched[0]:
        return 0.0
    logs = [
        math.log(matched / total if matched else sys.float_info.min) / len(statistics.matched)
        for matched, total in zip(statistics.matched, statistics.total, strict=True)
    ]
    penalty = brevity_penalty(statistics.candidate_length, statistics.reference_length)
    return 100 * (penalty * math.exp(math.fsum(logs)))


def _compute_bleu(statistics: Statistics) -> float | NoScore:
    """Compute the score as defined; a length of 0 is a division by zero."""
    if not statistics.reference_length:
        return "references_empty"
    if not statistics.candidate_length:
        return "candidate_empty"
    ratio = statistics.candidate_length / statistics.reference_length
    penalty = 1.0 if ratio > 1 else math.exp(1 - 1 / ratio)
    if not all(statistics.matched):
        return 0.0
    logs = [
        math.log(matched / total) / len(statistics.matched)
        for matched, total in zip(statistics.matched, statistics.total, strict=True)
    ]
    return 100 * (math.exp(sum(logs)) * penalty)


_FORMULAS: dict[ProgramName, Callable[[Statistics], float | NoScore]] = {
    "sacrebleu": _sacrebleu,
    "nltk": _nltk,
    "tensorflow-nmt": _compute_bleu,
    "huggingface": _compute_bleu,
    "paddleocr": _compute_bleu,
}
