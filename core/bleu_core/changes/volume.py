"""Words and characters of many segments.

Words are the pieces between the default word boundaries of Unicode (UAX #29) that have a letter or
a digit. Scripts without spaces have no such words: each Chinese or Japanese character is a word; of
Thai, Lao, Khmer and Burmese, six characters are, rounded up for each segment. Characters are code
points that are no white space.

Words by white space are those that Microsoft Word counts: the runs between white space, and each
Chinese or Japanese character and sign. "A well-known state-of-the-art system" has 4 of them, and 8
words by Unicode's boundaries.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from bleu_core.progress import SILENT, Progress
from bleu_core.tokenizers.characters import code_points
from bleu_core.tokenizers.spans import white_space

Integers = NDArray[np.int64]

THAI_FACTOR = 6
"""Characters of Thai for a word."""

# The classes of UAX #29, as far as they matter for words. An ALONE character is a word of its own;
# IGNORED ones belong to the character before.
_OTHER, _LETTER, _HEBREW, _NUMBER, _JOINS, _ALONE, _IGNORED = range(7)
_MID_LETTER, _MID_NUMBER, _MID_BOTH, _MID_HEBREW, _THAI = range(7, 12)
# Characters per step, so that arrays stay small.
_STEP = 2_000_000


@dataclass(frozen=True)
class WordRule:
    """The way words of a text were counted.

    Attributes
    ----------
    counts_single_characters
        Whether there are Chinese or Japanese characters, each of which counts as a word.
    has_thai
        Whether there are characters of Thai and the like, six of which count as a word.
    """

    counts_single_characters: bool = False
    has_thai: bool = False


def joined_rule(rules: Sequence[WordRule]) -> WordRule:
    """Return the rule of several texts together."""
    return WordRule(
        any(rule.counts_single_characters for rule in rules),
        any(rule.has_thai for rule in rules),
    )


@dataclass(frozen=True, eq=False)
class Volumes:
    """The words and characters of segments.

    Attributes
    ----------
    words, spaced_words, characters
        One number for each segment; `spaced_words` are those by white space.
    rule
        The way the words were counted.
    """

    words: Integers
    spaced_words: Integers
    characters: Integers
    rule: WordRule


def count_volumes(segments: Sequence[str], progress: Progress = SILENT) -> Volumes:
    """Count the words and characters of segments.

    Raises
    ------
    Cancelled
    """
    parts = []
    start = 0
    while start < len(segments):
        progress.check()
        stop, size = start, 0
        while stop < len(segments) and (stop == start or size + len(segments[stop]) <= _STEP):
            size += len(segments[stop])
            stop += 1
        parts.append(_count(segments[start:stop]))
        start = stop
    nothing = np.zeros(0, np.int64)
    return Volumes(
        np.concatenate([nothing, *(each.words for each in parts)]),
        np.concatenate([nothing, *(each.spaced_words for each in parts)]),
        np.concatenate([nothing, *(each.characters for each in parts)]),
        joined_rule([each.rule for each in parts]),
    )


def _count(segments: Sequence[str]) -> Volumes:
    lengths = np.fromiter(map(len, segments), np.int64, len(segments))
    # A character between segments that no word goes across.
    _, _, codes = code_points("\n".join(segments))
    ends = np.cumsum(lengths + 1)
    classes = _classes()[codes]

    def per_segment(mask: NDArray[np.bool_]) -> Integers:
        before = np.concatenate([[0], np.cumsum(mask)])
        counted: Integers = before[ends - 1] - before[ends - 1 - lengths]
        return counted

    words = np.zeros(len(segments), np.int64)
    thai = classes == _THAI
    has_thai = bool(thai.any())
    if has_thai:
        words += -(-per_segment(thai) // THAI_FACTOR)
        classes = np.where(thai, _OTHER, classes)
    starts = _word_starts(classes)
    words += np.bincount(np.searchsorted(ends, starts, "right"), minlength=len(segments))
    rule = WordRule(bool((classes == _ALONE).any()), has_thai)
    is_space = white_space(codes)
    is_single = _single_in_word()[codes]
    # The places at which a run begins, and those characters that are words of their own.
    is_word = ~is_space
    is_word[1:] &= is_space[:-1] | is_single[1:] | is_single[:-1]
    return Volumes(words, per_segment(is_word), per_segment(~is_space), rule)


def _word_starts(classes: NDArray[np.uint8]) -> NDArray[np.int64]:
    """Return the places at which words start."""
    places = np.flatnonzero(classes != _IGNORED)
    kinds = classes[places]
    letter = (kinds == _LETTER) | (kinds == _HEBREW)
    number = kinds == _NUMBER
    within = letter | number
    joins = kinds == _JOINS
    # A sign between two letters, or between two numbers, is part of the word.
    before, sign, after = slice(None, -2), slice(1, -1), slice(2, None)
    mid = kinds[sign]
    both = mid == _MID_BOTH
    letters = letter[before] & letter[after] & (both | (mid == _MID_LETTER))
    numbers = number[before] & number[after] & (both | (mid == _MID_NUMBER))
    hebrew = kinds == _HEBREW
    quotes = hebrew[before] & hebrew[after] & (mid == _MID_HEBREW)
    within[sign] |= letters | numbers | quotes
    linked = within | joins
    is_start = linked.copy()
    is_start[1:] &= ~linked[:-1]
    # A run of connecting signs alone is no word.
    runs = np.cumsum(is_start)
    has_word = np.zeros(len(runs) + 1, bool)
    has_word[runs[letter | number]] = True
    starts = places[is_start & has_word[runs]]
    alone = places[kinds == _ALONE]
    found: NDArray[np.int64] = np.concatenate([starts, alone])
    return found


@cache
def _single_in_word() -> NDArray[np.bool_]:
    """Tell for each code point whether Microsoft Word counts it alone, as a word."""
    import regex

    everything = "".join(map(chr, range(sys.maxunicode + 1)))
    single = np.zeros(len(everything), bool)
    blocks = (
        "CJK_Symbols_And_Punctuation",
        "Hiragana",
        "Katakana",
        "Katakana_Phonetic_Extensions",
        "Bopomofo",
        "Halfwidth_And_Fullwidth_Forms",
    )
    signs = "".join(rf"\p{{Block={block}}}" for block in blocks)
    pattern = rf"[[\p{{sc=Han}}{signs}]--\p{{sc=Hangul}}--\s]+"
    for run in regex.finditer(pattern, everything, regex.VERSION1):
        single[run.start() : run.end()] = True
    return single


@cache
def _classes() -> NDArray[np.uint8]:
    """Return the class of each code point."""
    import regex

    everything = "".join(map(chr, range(sys.maxunicode + 1)))
    classes = np.full(len(everything), _OTHER, np.uint8)
    for pattern, meaning in (
        (r"[\p{L}\p{N}--\p{WB=ALetter}--\p{WB=Numeric}]", _ALONE),
        (r"\p{WB=Katakana}", _ALONE),
        (r"\p{WB=ALetter}", _LETTER),
        (r"\p{WB=Hebrew_Letter}", _HEBREW),
        (r"\p{WB=Numeric}", _NUMBER),
        (r"\p{WB=ExtendNumLet}", _JOINS),
        (r"\p{WB=MidLetter}", _MID_LETTER),
        (r"\p{WB=MidNum}", _MID_NUMBER),
        (r"[\p{WB=MidNumLet}\p{WB=Single_Quote}]", _MID_BOTH),
        (r"\p{WB=Double_Quote}", _MID_HEBREW),
        (r"[\p{WB=Extend}\p{WB=Format}\p{WB=ZWJ}]", _IGNORED),
        (r"[[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]&&[\p{L}\p{M}]]", _THAI),
    ):
        for run in regex.finditer(pattern + "+", everything, regex.VERSION1):
            classes[run.start() : run.end()] = meaning
    return classes
