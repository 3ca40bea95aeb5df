"""The figures in the text, all of which `bleu_core` computes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from bleu_core.analysis.matches import SegmentMatches, match_segment
from bleu_core.scoring.bleu import BleuScore, bleu_score, brevity_penalty
from bleu_core.settings import SMOOTHINGS, Settings, Smoothing
from bleu_core.tokenizers import Tokenizer, get_tokenizer
from bleu_desktop.shared.examples import CLIPPED, COMBATING, FIGHTING, SITS, TWO_REFERENCES

_SHORT_ROVER = "Opportunity is fighting a dust storm."

_RAIN = "一只猫坐在垫子上，外面正下着大雨。", "一只猫坐在垫子上，外面下着大雨。"
_RAIN_TRADITIONAL = "一隻貓坐在墊子上，外面正下著大雨。", "一隻貓坐在墊子上，外面下著大雨。"

_SETTINGS = Settings(target_language="en", tokenizer="13a", smoothing="none")
# Lengths of a candidate, for each 100 tokens of the reference.
_LENGTHS = (120, 100, 90, 80, 70, 50)


@dataclass(frozen=True, kw_only=True)
class Example:
    """A pair of segments and its scores.

    Attributes
    ----------
    matches
        The matching n-grams.
    scores
        The score for each kind of smoothing shown.
    """

    matches: SegmentMatches
    scores: Mapping[Smoothing, BleuScore]

    @property
    def candidate(self) -> str:
        """The candidate's segment."""
        return self.matches.candidate.text

    @property
    def reference(self) -> str:
        """The reference's segment."""
        return self.matches.references[0].text

    @property
    def texts(self) -> tuple[str, ...]:
        """The candidate's segment and those of its references."""
        return self.candidate, *(reference.text for reference in self.matches.references)

    @property
    def score(self) -> BleuScore:
        """The score for the first kind of smoothing."""
        return next(iter(self.scores.values()))


@dataclass(frozen=True)
class ClippedWord:
    """The number of times a word occurs in the candidate and in each reference, and counts."""

    word: str
    in_candidate: int
    in_references: tuple[int, ...]
    counted: int


@dataclass(frozen=True)
class ReferenceLengths:
    """The lengths of a candidate and two references, and the reference length that is used."""

    candidate: int
    references: tuple[int, ...]
    closest: int
    shortest: int


@dataclass(frozen=True)
class Segmentation:
    """A pair of Chinese segments, split in one way.

    Attributes
    ----------
    candidate, reference
        Their tokens.
    percent
        BLEU.
    """

    tokenizer: Tokenizer
    candidate: Sequence[str]
    reference: Sequence[str]
    percent: float


def segmentations(*, traditional: bool) -> tuple[Segmentation, ...]:
    """Return a pair of Chinese segments split into words, into characters and not at all."""
    reference, candidate = _RAIN_TRADITIONAL if traditional else _RAIN
    found = []
    for name in ("jieba-t2s" if traditional else "jieba", "zh", "none"):
        tokenizer = get_tokenizer(name)
        matches = match_segment(
            candidate=candidate, references=[reference], tokenizer=tokenizer, settings=_SETTINGS
        )
        percent = bleu_score(matches.statistics, _SETTINGS).percent
        words = matches.candidate.words, matches.references[0].words
        found.append(Segmentation(tokenizer, *words, percent))
    return tuple(found)


@dataclass(frozen=True)
class Figures:
    """All figures.

    Attributes
    ----------
    ngrams
        The n-grams of a sentence, by order.
    clipping
        The example for clipping.
    words
        The words of the example for clipping.
    several
        An example for clipping with two references.
    words_of_several
        Its words.
    penalties
        The brevity penalty for some lengths of a candidate, per 100 tokens of the reference.
    lengths
        An example with two references.
    formula
        An example in which each order has a match.
    smoothing
        An example in which one order has no match, with each kind of smoothing.
    examples
        The worked examples.
    """

    ngrams: tuple[tuple[str, ...], ...]
    clipping: Example
    words: tuple[ClippedWord, ...]
    several: Example
    words_of_several: tuple[ClippedWord, ...]
    penalties: tuple[tuple[int, float], ...]
    lengths: ReferenceLengths
    formula: Example
    smoothing: Example
    examples: tuple[Example, ...]


def compute_figures() -> Figures:
    """Compute all figures with `bleu_core`."""
    clipping, several = _example(*CLIPPED), _example(*TWO_REFERENCES)
    formula = _example(*FIGHTING, smoothings=("none", "add-one-all"))
    words = _match(*SITS).candidate.words
    return Figures(
        ngrams=tuple(
            tuple(" ".join(words[start : start + order]) for start in range(len(words) - order + 1))
            for order in range(1, _SETTINGS.max_order + 1)
        ),
        clipping=clipping,
        words=_clipped_words(clipping.matches),
        several=several,
        words_of_several=_clipped_words(several.matches),
        penalties=tuple((length, brevity_penalty(length, 100)) for length in _LENGTHS),
        lengths=_reference_lengths(*COMBATING, _SHORT_ROVER),
        formula=formula,
        smoothing=_example(*COMBATING, smoothings=SMOOTHINGS),
        examples=(
            clipping,
            _example(*COMBATING, smoothings=("none", "exp", "add-one-all")),
            formula,
            _example(*SITS, smoothings=("none", "add-one-all")),
        ),
    )


def _match(candidate: str, *references: str, settings: Settings = _SETTINGS) -> SegmentMatches:
    return match_segment(
        candidate=candidate,
        references=references,
        tokenizer=get_tokenizer("13a"),
        settings=settings,
    )


def _example(
    candidate: str, *references: str, smoothings: Sequence[Smoothing] = ("none",)
) -> Example:
    matches = _match(candidate, *references)
    scores = {
        smoothing: bleu_score(matches.statistics, replace(_SETTINGS, smoothing=smoothing))
        for smoothing in smoothings
    }
    return Example(matches=matches, scores=scores)


def _clipped_words(matches: SegmentMatches) -> tuple[ClippedWord, ...]:
    candidate = Counter(matches.candidate.words)
    references = [Counter(text.words) for text in matches.references]
    found = []
    for word in dict.fromkeys(chain(*references, candidate)):
        allowed = tuple(reference[word] for reference in references)
        counted = min(candidate[word], max(allowed))
        found.append(ClippedWord(word, candidate[word], allowed, counted))
    return tuple(found)


def _reference_lengths(candidate: str, *references: str) -> ReferenceLengths:
    closest = _match(candidate, *references)
    shortest = _match(
        candidate, *references, settings=replace(_SETTINGS, reference_length="shortest")
    )
    return ReferenceLengths(
        len(closest.candidate.tokens),
        tuple(len(reference.tokens) for reference in closest.references),
        closest.statistics.reference_length,
        shortest.statistics.reference_length,
    )
