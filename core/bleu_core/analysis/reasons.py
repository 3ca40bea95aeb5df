"""The reasons for a segment's low score, as data: the costs of length, words and their order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import compress

from bleu_core.analysis.cuts import Recut, find_recut
from bleu_core.analysis.matches import NgramState, SegmentMatches
from bleu_core.scoring.bleu import BleuScore, NgramPrecision, bleu_score, sentence_settings
from bleu_core.settings import Settings

# The brevity penalty is named if it costs more than this share of the score.
_NOTABLE_PENALTY = 0.02
# A candidate is named as long if it is longer than the reference by more than this.
_NOTABLE_LENGTH = 1.15
# Words are in another order if at least `_MOST_WORDS` of them match, but of their pairs at most
# `_FEW_PAIRS` times the share of matching words.
_MOST_WORDS = 0.6
_FEW_PAIRS = 0.5


class ReasonKind(Enum):
    """A reason for a lower score of a segment."""

    IDENTICAL = "identical"
    """Nothing: the tokens are those of a reference."""
    EMPTY_CANDIDATE = "empty_candidate"
    EMPTY_REFERENCE = "empty_reference"
    NOTHING_MATCHES = "nothing_matches"
    TOO_SHORT = "too_short"
    TOO_LONG = "too_long"
    WORD_ORDER = "word_order"
    """Most words match, but few pairs of them."""
    CASE = "case"
    """Words differ in upper and lower case."""
    REPEATED = "repeated"
    """Words are repeated more often than in any reference."""
    RECUT = "recut"
    """Words are in both texts, but were cut differently."""
    MISSING = "missing"
    """Words of the reference are missing."""
    INVENTED = "invented"
    """Words are in no reference."""
    NO_LONG_MATCH = "no_long_match"
    """No n-gram of the higher orders matches."""


@dataclass(frozen=True)
class SegmentReasons:
    """The reasons for a segment's score.

    Attributes
    ----------
    kinds
        The reasons, the most important first.
    score
        Sentence BLEU, with the matches and totals of each order.
    reference
        Index of the reference with the most words in common, to which the words below relate; None
        if there is no reference text.
    recut
        Passages with words that do not match because of their cut; their tokens are not among the
        missing and invented ones.
    missing
        Words of that reference the candidate lacks.
    invented
        Words of the candidate that are in no reference.
    recased
        Words of the candidate that are missing only because of upper and lower case; they are not
        among the missing and invented ones.
    repeated
        Words repeated more often than in any one reference.
    unmatched_orders
        Orders without a matching n-gram, although the candidate is long enough for them.
    """

    kinds: tuple[ReasonKind, ...]
    score: BleuScore
    reference: int | None
    recut: tuple[Recut, ...]
    missing: tuple[str, ...]
    invented: tuple[str, ...]
    recased: tuple[str, ...]
    repeated: tuple[str, ...]
    unmatched_orders: tuple[int, ...]


def explain_segment(matches: SegmentMatches, settings: Settings | None = None) -> SegmentReasons:
    """Find the reasons for the score of a segment.

    Parameters
    ----------
    matches
        The matches in the segment.
    settings
        The settings of the score.
    """
    settings = settings or Settings()
    statistics = matches.statistics
    reference = _nearest_reference(matches)
    words = matches.candidate.words
    invented = _distinct(words, [mark.word.state is NgramState.UNMATCHED for mark in matches.marks])
    expected = [] if reference is None else matches.references[reference].words
    marks = () if reference is None else matches.reference_marks[reference]
    missing = _distinct(expected, [mark.order == 0 for mark in marks])
    folded = {word.casefold() for word in missing}
    recased = [word for word in invented if word.casefold() in folded]
    folded = {word.casefold() for word in recased}
    recut = find_recut(candidate=words, reference=expected, missing=missing, invented=invented)
    in_both = {word for passage in recut for tokens in passage for word in tokens}
    missing, invented = (
        [word for word in found if word.casefold() not in folded and word not in in_both]
        for found in (missing, invented)
    )
    found = SegmentReasons(
        kinds=(),
        score=bleu_score(statistics, sentence_settings(settings)),
        reference=reference,
        recut=recut,
        missing=tuple(missing),
        invented=tuple(invented),
        recased=tuple(recased),
        repeated=tuple(
            word
            for word in _distinct(words, [mark.clipped for mark in matches.marks])
            if any(map(str.isalnum, word)) or not (missing or invented or recut)
        ),
        unmatched_orders=tuple(
            row.order for row in bleu_score(statistics).precisions if row.total and not row.matched
        ),
    )
    return replace(found, kinds=tuple(_kinds(found, matches, settings)))


def _distinct(words: Sequence[str], chosen: Sequence[bool]) -> list[str]:
    """Return the chosen words once each; punctuation only if there is nothing else."""
    found = list(dict.fromkeys(compress(words, chosen)))
    return [word for word in found if any(map(str.isalnum, word))] or found


def _nearest_reference(matches: SegmentMatches) -> int | None:
    """Return the reference with most matching words; None if all are empty."""
    in_common = [sum(mark.order > 0 for mark in marks) for marks in matches.reference_marks]
    filled = [index for index, text in enumerate(matches.references) if text.tokens]
    return max(filled, key=lambda index: in_common[index], default=None)


def _is_reordered(precisions: Sequence[NgramPrecision]) -> bool:
    """Tell whether most words match, but few pairs of words."""
    words, *longer = precisions
    if not longer or not longer[0].total:
        return False
    share = words.matched / words.total
    return share >= _MOST_WORDS and longer[0].matched / longer[0].total <= _FEW_PAIRS * share


def _kinds(
    found: SegmentReasons, matches: SegmentMatches, settings: Settings
) -> Iterator[ReasonKind]:
    """Yield the reasons, the most important first."""
    score = found.score
    words = matches.candidate.words
    if found.reference is None:
        yield ReasonKind.EMPTY_REFERENCE
        return
    if not words:
        yield ReasonKind.EMPTY_CANDIDATE
        return
    if words == matches.references[found.reference].words:
        yield ReasonKind.IDENTICAL
        return
    no_long_match = score.precisions[0].matched and found.unmatched_orders
    # As a text of its own, the segment would score 0.
    is_zero = no_long_match and settings.smoothing == "none"
    if is_zero:
        yield ReasonKind.NO_LONG_MATCH
    if score.brevity_penalty < 1 - _NOTABLE_PENALTY:
        yield ReasonKind.TOO_SHORT
    if found.recased:
        yield ReasonKind.CASE
    if not score.precisions[0].matched:
        yield ReasonKind.NOTHING_MATCHES
    elif _is_reordered(score.precisions):
        yield ReasonKind.WORD_ORDER
    if found.recut:
        yield ReasonKind.RECUT
    if found.missing:
        yield ReasonKind.MISSING
    if found.invented:
        yield ReasonKind.INVENTED
    if found.repeated:
        yield ReasonKind.REPEATED
    if score.length_ratio > _NOTABLE_LENGTH:
        yield ReasonKind.TOO_LONG
    if no_long_match and not is_zero:
        yield ReasonKind.NO_LONG_MATCH
