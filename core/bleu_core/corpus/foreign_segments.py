"""Segments in another language than the text beside them: left in the source language, or mixed up.

One segment is too little to identify its language, but the reference tells what to expect of it: a
segment counts only if it has several words of another language, hardly any of the reference's, and
its own reference has no such words. Segments in another script need no words.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bleu_core.corpus.language_words import FUNCTION_WORDS, WordProfile
from bleu_core.corpus.lookalikes import without_lookalikes
from bleu_core.progress import SILENT, Progress

# So many segments are no accident.
_LEAST_ROWS = 2
# Of a long text, so many segments tell whether it is worth reading all of them.
_SAMPLE = 1000
_PER_CHECK = 1000
# A segment needs this many words of another language, and this share of all its words.
_LEAST_HITS = 2
_LEAST_WORDS = 4
_LEAST_SHARE = 0.2
# For each word that only the expected language has, it needs so many more.
_PER_EXPECTED = 3
# Where it is clear which language to look for: of so many words, one of the reference's frequent
# ones, and such a share that it does not have at all.
_PER_OWN = 6
_MOSTLY = 0.75
# Letters that make a segment one in another script.
_LEAST_LETTERS = 6

_WORD = re.compile(r"[^\W\d_]+")
_LATIN_WORD = re.compile(r"[A-Za-z\u00c0-\u024f]{2,}")

# Where scripts start, roughly; letters before the first are Latin.
_STARTS = (
    0x0, 0x370, 0x400, 0x530, 0x590, 0x600, 0x700, 0x900, 0xE00, 0xE80, 0x1000, 0x10A0, 0x1100,
    0x1200, 0x1E00, 0x1F00, 0x2E80, 0x3040, 0x3100, 0x3400, 0xAC00, 0xD7B0, 0xF900, 0xFB50, 0xFF00,
)  # fmt: skip
_SCRIPTS = (
    "Latn", "Grek", "Cyrl", "Armn", "Hebr", "Arab", "", "Indic", "Thai", "Laoo", "Mymr", "Geor",
    "Kore", "Ethi", "Latn", "Grek", "Hani", "Kana", "", "Hani", "Kore", "", "Hani", "Arab", "",
)  # fmt: skip
_INDIC = frozenset("Deva Beng Gujr Guru Knda Mlym Orya Sinh Taml Telu".split())


@dataclass(frozen=True)
class ForeignSegments:
    """Segments in another language.

    Attributes
    ----------
    rows
        Their indices.
    language
        The tag of their language, if it is a known one; None if that is not clear.
    """

    rows: list[int]
    language: str | None


def find_foreign(
    segments: Sequence[str],
    reference: Sequence[str],
    script: str | None,
    progress: Progress = SILENT,
) -> ForeignSegments:
    """Return the segments that are in another language than the reference's.

    Parameters
    ----------
    segments, reference
        Two texts, aligned.
    script
        Script of the reference; see `bleu_core.corpus.languages.find_script`.
    """
    expected = _Expected.of(reference, script)
    step = max(1, len(segments) // _SAMPLE)
    rows = list(_foreign(segments, reference, range(0, len(segments), step), expected, progress))
    if len(rows) < _LEAST_ROWS:
        return ForeignSegments([], None)
    language = WordProfile.of([segments[row] for row in rows]).language()
    if language is not None:
        # Once it is clear which language to look for, shorter segments tell too.
        expected = replace(expected, looked_for=language)
    if step > 1 or language is not None:
        everything = range(len(segments))
        rows = list(_foreign(segments, reference, everything, expected, progress))
    return ForeignSegments(rows, language)


@dataclass(frozen=True)
class _Expected:
    """What to expect of a segment.

    Attributes
    ----------
    script
        The script of the reference, as in `_SCRIPTS`.
    others
        For each word of another known language that the reference's does not have, the languages.
    own
        Frequent words of the reference that are not in `others`.
    vocabulary
        Words of the reference.
    looked_for
        A language that other segments are surely in, if there is one.
    """

    script: str
    others: dict[str, frozenset[str]]
    own: frozenset[str]
    vocabulary: frozenset[str]
    looked_for: str | None = None

    @classmethod
    def of(cls, reference: Sequence[str], script: str | None) -> _Expected:
        profile = WordProfile.of(reference)
        language = profile.language()
        usual = profile.usual() | FUNCTION_WORDS.get(language or "", frozenset())
        others: dict[str, set[str]] = {}
        for tag, words in FUNCTION_WORDS.items():
            if tag != language:
                for word in words - usual:
                    others.setdefault(word, set()).add(tag)
        return cls(
            _class_of(script),
            {word: frozenset(tags) for word, tags in others.items()},
            frozenset(usual),
            frozenset(profile.counts),
        )


def _foreign(
    segments: Sequence[str],
    reference: Sequence[str],
    rows: range,
    expected: _Expected,
    progress: Progress,
) -> Iterator[int]:
    for count, row in enumerate(rows):
        if not count % _PER_CHECK:
            progress.check()
        segment = segments[row]
        if _is_foreign(segment, expected) and not _is_foreign(reference[row], expected):
            yield row


def _is_foreign(segment: str, expected: _Expected) -> bool:
    if expected.script != "Latn" or not segment.isascii():
        script = _script_of(segment, expected.script)
        if script is not None and script != expected.script:
            return True
        if expected.script not in ("Latn", "Cyrl"):
            return False
    words = _WORD.findall(segment.lower())
    if len(words) < _LEAST_WORDS:
        return False
    # Most segments have no word of another language, which is quickly told.
    if expected.looked_for is None and expected.others.keys().isdisjoint(words):
        return False
    own = hits = 0
    languages: Counter[str] = Counter()
    for word in words:
        if word in expected.own:
            own += 1
        elif word in expected.others:
            hits += 1
            languages.update(expected.others[word])
    if expected.looked_for and _PER_OWN * own <= len(words):
        unknown = sum(word not in expected.vocabulary for word in words)
        # Words with look-alikes are as unknown as foreign ones.
        if unknown >= _MOSTLY * len(words) and without_lookalikes(segment) == segment:
            return True
    if hits < _LEAST_HITS:
        return False
    most = max(languages.values())
    needed = max(_LEAST_HITS, _LEAST_SHARE * len(words), _PER_EXPECTED * own)
    return most >= needed


def _script_of(segment: str, expected: str) -> str | None:
    """Return the script of nearly all letters of a segment; None if that is not clear."""
    latin = sum(map(len, _LATIN_WORD.findall(segment)))
    if expected != "Latn" and latin < _LEAST_LETTERS:
        # Rather usual, and quickly told.
        return None
    letters = Counter(
        _SCRIPTS[bisect_right(_STARTS, ord(letter)) - 1] for letter in segment if letter.isalpha()
    )
    # Kana belong to text with Chinese characters.
    letters["Hani"] += letters.pop("Kana", 0)
    script, most = max(letters.items(), key=lambda item: item[1])
    few = 3 if script == "Hani" else 2 * _LEAST_LETTERS
    if not script or most < few or most < 0.8 * letters.total():
        return None
    return script


def _class_of(script: str | None) -> str:
    """Return the script as `_script_of` does."""
    if script in ("Hans", "Hant", "Hani", "Jpan"):
        return "Hani"
    return "Indic" if script in _INDIC else script or ""
