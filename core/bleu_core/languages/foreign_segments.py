"""Segments in a different language from their reference: left in the source language, or mixed up.

One segment is too short to identify its language, but the reference shows the expected language. A
segment counts only if it has several words of another language, hardly any of the reference's, and
its own reference has no such words. Segments in another script need no words.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from bleu_core.languages.lookalikes import without_lookalikes
from bleu_core.languages.words import FUNCTION_WORDS, WordProfile
from bleu_core.progress import SILENT, Progress

# Fewer segments may be an accident.
_LEAST_ROWS = 2
# Of a long text, a sample of about this many segments, or of the suspects among them, is examined
# first. All segments are examined only if the sample suggests half of the share that matters.
_SAMPLE = 2000
# Foreign segments matter if there is one in this many. Hardly any segment of a translation is taken
# for one in a language that has a name. Without a name, it may be a title or a list of names that
# was left as it is.
_SHARE_IF_NAMED = 250
_SHARE_WITHOUT = 70
# A segment needs this many words of another language, and this share of all its words.
_LEAST_HITS = 2
_LEAST_WORDS = 4
_LEAST_SHARE = 0.2
# For each word that only the expected language has, a segment needs this many more foreign words.
_PER_EXPECTED = 3
# If the language to look for is known: at most one in this many words may be a frequent word of the
# reference, and at least this share must be words that the reference does not have.
_PER_OWN = 6
_MOSTLY = 0.75
# A segment is in another script with at least this many letters of it, and this share of all its
# letters. Fewer Chinese characters are enough, because a word has only one or two.
_LEAST_LETTERS = 12
_LEAST_CHINESE = 3
_MOST_LETTERS = 0.8
# With fewer Latin letters, a segment of a text in another script only has names and units in them.
_LEAST_LATIN = 6

# Addresses of pages and mail have words of their own, in any language.
_ADDRESS = re.compile(r"\S*(?:://|www\.|@)\S+|\S+\.[A-Za-z]{2,}/\S*")
_WORD = re.compile(r"[^\W\d_]+")
_LATIN_WORD = re.compile(r"[A-Za-z\u00c0-\u024f]{2,}")
_NOT_LATIN = re.compile(r"[^\W\d_\0-\u036f\u1e00-\u1eff]")

# The scripts to distinguish, and the code points where they roughly start; "" means all others.
# Kana belong to text with Chinese characters.
_SCRIPTS = "Latn Grek Cyrl Armn Hebr Arab Indic Thai Laoo Mymr Geor Kore Ethi Hani".split()
_STARTS = {
    0x0: "Latn", 0x370: "Grek", 0x400: "Cyrl", 0x530: "Armn", 0x590: "Hebr", 0x600: "Arab",
    0x700: "", 0x900: "Indic", 0xE00: "Thai", 0xE80: "Laoo", 0x1000: "Mymr", 0x10A0: "Geor",
    0x1100: "Kore", 0x1200: "Ethi", 0x1E00: "Latn", 0x1F00: "Grek", 0x2E80: "Hani", 0x3100: "",
    0x3400: "Hani", 0xAC00: "Kore", 0xD7B0: "", 0xF900: "Hani", 0xFB50: "Arab", 0xFF00: "",
}  # fmt: skip
# Scripts in which words also decide the language.
_WITH_WORDS = ("Latn", "Cyrl")
_INDIC = frozenset("Deva Beng Gujr Guru Knda Mlym Orya Sinh Taml Telu".split())


class _ScriptSigns(dict[int, str | None]):
    """For `str.translate`: a sign of its script for each letter, and nothing for the rest."""

    def __missing__(self, code: int) -> str | None:
        sign = _sign_of(_STARTS[max(start for start in _STARTS if start <= code)])
        self[code] = sign if chr(code).isalpha() else None
        return self[code]


def _sign_of(script: str) -> str:
    return chr(_SCRIPTS.index(script)) if script else "?"


_SIGNS = _ScriptSigns()


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

    @property
    def share(self) -> int:
        """They matter if there is one in this many segments."""
        return _SHARE_IF_NAMED if self.language else _SHARE_WITHOUT


def find_foreign(
    segments: Sequence[str],
    reference: Sequence[str],
    script: str | None,
    progress: Progress = SILENT,
    *,
    suspects: Sequence[int] | None = None,
) -> ForeignSegments:
    """Return the segments that are in a different language from the reference.

    Parameters
    ----------
    segments, reference
        Two texts, aligned.
    script
        Script of the reference; see `bleu_core.languages.tags.find_script`.
    suspects
        The segments among which nearly all foreign segments are; None if that is not known.
    """
    expected = _Expected.of(reference, script)
    everything = range(len(segments))
    first = everything if suspects is None else suspects
    step = max(1, len(segments) // _SAMPLE)
    rows = list(_foreign(segments, reference, first[::step], expected, progress))
    if len(rows) < _LEAST_ROWS:
        # Most languages have no words here, but their words are unknown all the same.
        expected = replace(expected, looked_for="")
        rows = list(_foreign(segments, reference, first[::step], expected, progress))
    if len(rows) < _LEAST_ROWS:
        return ForeignSegments([], None)
    language = WordProfile.of([segments[row] for row in rows]).language()
    is_part = len(first[::step]) < len(segments)
    found = ForeignSegments(rows, language)
    if is_part and 2 * len(rows) * step * found.share < len(segments):
        return ForeignSegments([], None)
    if language is not None:
        # Once the language to look for is known, shorter segments can be judged, too.
        expected = replace(expected, looked_for=language)
    if is_part or language is not None:
        rows = list(_foreign(segments, reference, everything, expected, progress))
    return ForeignSegments(rows, language)


@dataclass(frozen=True)
class _Expected:
    """The expectations of a segment.

    Attributes
    ----------
    script
        The script of the reference, as in `_SCRIPTS`.
    others
        For each word of other known languages that the reference's language does not have, these
        languages. Here and below, there are no words if words do not decide in this script.
    own
        Frequent words of the reference that are not in `others`.
    vocabulary
        Words of the reference.
    looked_for
        A language that other segments are surely in, if there is one; "" for any other language.
    """

    script: str
    others: dict[str, frozenset[str]]
    own: frozenset[str]
    vocabulary: frozenset[str]
    looked_for: str | None = None

    @classmethod
    def of(cls, reference: Sequence[str], script: str | None) -> _Expected:
        if _class_of(script) not in _WITH_WORDS:
            return cls(_class_of(script), {}, frozenset(), frozenset())
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
    rows: Sequence[int],
    expected: _Expected,
    progress: Progress,
) -> Iterator[int]:
    for row in progress.watch(rows):
        segment = segments[row]
        if _is_foreign(segment, expected) and not _is_foreign(reference[row], expected):
            yield row


def _is_foreign(segment: str, expected: _Expected) -> bool:
    if "/" in segment or "@" in segment or "www." in segment:
        segment = _ADDRESS.sub(" ", segment)
    if expected.script != "Latn" or not segment.isascii():
        script = _script_of(segment, expected.script)
        if script is not None and script != expected.script:
            return True
        if expected.script not in _WITH_WORDS:
            return False
    words = _WORD.findall(segment.lower())
    if len(words) < _LEAST_WORDS:
        return False
    hits = sum(map(expected.others.__contains__, words))
    # Most segments hardly have words of another language.
    if hits < _LEAST_HITS and expected.looked_for is None:
        return False
    own = sum(map(expected.own.__contains__, words))
    if expected.looked_for is not None and _PER_OWN * own <= len(words):
        unknown = len(words) - sum(map(expected.vocabulary.__contains__, words))
        # Words with look-alikes are as unknown as foreign ones.
        if unknown >= _MOSTLY * len(words) and without_lookalikes(segment) == segment:
            return True
    needed = max(_LEAST_HITS, _LEAST_SHARE * len(words), _PER_EXPECTED * own)
    if hits < needed:
        return False
    languages = Counter(tag for word in words for tag in expected.others.get(word, ()))
    return max(languages.values()) >= needed


def _script_of(segment: str, expected: str) -> str | None:
    """Return the script of nearly all letters of a segment; None if that is not clear."""
    if _is_quickly_told(segment, expected):
        return None
    signs = segment.translate(_SIGNS)
    if not signs:
        return None
    ((sign, most),) = Counter(signs).most_common(1)
    script = next((script for script in _SCRIPTS if _sign_of(script) == sign), None)
    least = _LEAST_CHINESE if script == "Hani" else _LEAST_LETTERS
    return script if most >= max(least, _MOST_LETTERS * len(signs)) else None


def _is_quickly_told(segment: str, expected: str) -> bool:
    """Tell whether a quick check shows that a segment is in no other script, as for most."""
    if expected == "Latn":
        return not _NOT_LATIN.search(segment)
    if segment.isascii() and sum(map(len, _LATIN_WORD.findall(segment))) < _LEAST_LATIN:
        return True
    # If more than a fifth of it is in this script, no other script has four fifths.
    own = "".join(_signs_of(expected).findall(segment))
    return 5 * sum(map(str.isalpha, own)) > len(segment)


@cache
def _signs_of(script: str) -> re.Pattern[str]:
    ends = [*list(_STARTS)[1:], 0x10000]
    ranges = [
        f"{chr(start)}-{chr(end - 1)}"
        for (start, name), end in zip(_STARTS.items(), ends, strict=True)
        if name == script
    ]
    return re.compile(f"[{''.join(ranges)}]+") if ranges else re.compile(r"(?!)")


def _class_of(script: str | None) -> str:
    """Return the script as `_script_of` does."""
    if script in ("Hans", "Hant", "Hani", "Jpan"):
        return "Hani"
    return "Indic" if script in _INDIC else script or ""
