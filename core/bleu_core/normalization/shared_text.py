"""Text beside the translation in nearly all lines: keys, speakers, times, source texts, glosses.

A sign divides it from the translation, and what the texts of an evaluation have in common tells
which part is which. No list of shapes is needed: ``KEY | text``, ``text [KEY]``, ``key<tab>text``,
``source => target``, ``"key" = "text";`` and many more are found by the same measure.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, product

from bleu_core.languages.formulas import are_formulas

# Shares of the lines. In untouched translations, the same sign follows a shared start, or precedes
# a shared end, in 8.6 % of the lines at most; in texts that differ by a word, in 73 %.
_NEARLY_ALL = 0.9
_HARDLY_ANY = 0.1
# Labels differ from line to line: not even this share of the lines has the same one.
_SAME = 0.6
# Fewer lines that differ are not enough to tell.
_FEWEST = 10
# Lines to look at, and those of them that are looked at first.
_SAMPLE, _FIRST = 400, 40
_ENOUGH = 0.6

_WORD = re.compile(r"[^\W\d_]{2}")
_RUNS = re.compile(r"(?:[^\w\s]|_){2,}")
_NUMBERS = re.compile(r"\A\W*\d(?:(?:\s+[^\w\s]+\s*|[^\w\s]+)?\d)*\W*(?<=\s)(?=\S)")


@dataclass(frozen=True)
class Cut:
    """The place of the translation in the lines of a text.

    Attributes
    ----------
    sign
        Matches the sign that divides the lines.
    signs
        The number of signs in a line.
    kept
        The number of signs before the translation.
    is_shared
        Whether the other text has the same text beside its translations.
    """

    sign: re.Pattern[str]
    signs: int
    kept: int
    is_shared: bool

    def rest(self, segment: str) -> str:
        """Return the translation in a segment; one without the signs stays as it is."""
        place = self._place(segment)
        return segment if place is None else segment[slice(*place)]

    def part(self, segment: str) -> tuple[str, str] | None:
        """Return the text before and after the translation; None without the signs."""
        place = self._place(segment)
        return None if place is None else (segment[: place[0]], segment[place[1] :])

    def is_alike(self, one: str, other: str) -> bool:
        """Whether two segments have the signs, and the same text beside the translation."""
        part = self.part(one)
        return part is not None and part == self.part(other)

    def _place(self, segment: str) -> tuple[int, int] | None:
        found = [sign.span() for sign in self.sign.finditer(segment)]
        if len(found) < self.signs:
            return None
        # Any further signs are those of the translation.
        start = found[self.kept - 1][1] if self.kept else 0
        return start, found[self.kept - self.signs][0] if self.kept < self.signs else len(segment)


def without_shared(texts: Sequence[Sequence[str]]) -> list[Sequence[str]]:
    """Return the texts of an evaluation without the text beside their translations.

    The first text is the first reference. Segments that do not change are the same objects.
    """
    texts = list(texts)
    while any(cuts := find_cuts(texts)):
        texts = [
            text if cut is None else tuple(map(cut.rest, text))
            for text, cut in zip(texts, cuts, strict=True)
        ]
    return texts


def find_cuts(texts: Sequence[Sequence[str]]) -> list[Cut | None]:
    """Return the place of the translations in each text of an evaluation; None if it is all.

    Each text is compared with the first, and the first with each of them.
    """
    cuts: list[Cut | None] = [None] * len(texts)
    for number in range(1, len(texts)):
        for own, other in ((number, 0), (0, number)):
            if cut := _cut(texts[own], texts[other]):
                cuts[own] = cuts[own] or cut
                if cut.is_shared:
                    cuts[other] = cuts[other] or cut
    return cuts


def _cut(own: Sequence[str], other: Sequence[str]) -> Cut | None:
    """Return the place of the translations in the lines of a text."""
    pairs = _differing(own, other, _FIRST)
    if len(pairs) < _FEWEST or not (signs := _frequent_signs([pair[0] for pair in pairs])):
        return None
    pairs = _differing(own, other, _SAMPLE)
    if are_formulas([pair[1] for pair in pairs]):
        return None
    found = [cut for sign in signs for cut in _cuts(sign, pairs)]
    if shared := [cut for cut in found if cut.is_shared]:
        pairs = [pair for pair in pairs if all(cut.is_alike(*pair) for cut in shared)]
        return min(shared, key=lambda cut: _remains(cut, pairs))
    return max(found, key=lambda cut: _agreement(pairs, cut.rest), default=None)


def _remains(cut: Cut, pairs: Sequence[tuple[str, str]]) -> tuple[int, bool, int]:
    """Return the size of the rest that a cut of shared text leaves: letters and digits, then signs.

    Signs at the end of translations are their own, unless there is a space before them, or most
    translations would start with a sign.
    """
    rests = [cut.rest(one) for one, _ in pairs]
    letters = sum(char.isalnum() for rest in rests for char in rest)
    loose = sum(
        not (rest[:1].isalnum() and any(map(str.isalnum, rest.rpartition(" ")[2])))
        for rest in rests
    )
    return letters, 2 * loose > len(rests), -sum(map(len, rests))


def _differing(own: Sequence[str], other: Sequence[str], count: int) -> list[tuple[str, str]]:
    """Return about `count` pairs of segments, from all parts, that differ."""
    rows = range(0, len(own), max(1, -(-len(own) // count)))
    return [(own[row], other[row]) for row in rows if own[row] != other[row]]


def _frequent_signs(segments: Sequence[str]) -> list[re.Pattern[str]]:
    """Return the signs that enough segments have inside."""
    least = _ENOUGH * len(segments)
    counts = Counter(unit for one in segments for unit in {*one[1:-1], *_RUNS.findall(one)})
    units = [unit for unit, count in counts.items() if count >= least and _is_sign(unit)]
    forms = (form for unit in sorted(units, key=len) for form in _forms(unit))
    patterns = [_NUMBERS, *map(re.compile, forms)]
    return [sign for sign in patterns if _is_frequent(sign, segments)]


def _is_frequent(sign: re.Pattern[str], segments: Sequence[str]) -> bool:
    """Whether enough segments have a sign, and as many times as each other."""
    counts = Counter(len(sign.findall(segment)) for segment in segments)
    return any(count >= _ENOUGH * len(segments) for number, count in counts.items() if number)


def _is_sign(unit: str) -> bool:
    # Marks such as vowels are parts of letters.
    return not any(char.isalnum() or unicodedata.category(char)[0] == "M" for char in unit)


def _forms(unit: str) -> Iterator[str]:
    """Yield patterns of a sign: with anything around it, or with words or spaces at each side."""
    if unit == " ":
        yield r" {2,}"
        return
    sign = re.escape(unit)
    yield rf"\s*{sign}\s*"
    # Quotation marks are pairs, whatever is around them.
    if unit in ("'", '"'):
        return
    for before, after in product((r"(?<=\w)", r"\s+"), (r"(?=\w)", r"\s+")):
        yield before + sign + after


def _cuts(sign: re.Pattern[str], pairs: Sequence[tuple[str, str]]) -> Iterator[Cut]:
    """Yield the cuts at a sign, if it divides nearly all lines of the first text."""
    own, other = (
        [len(sign.findall(segment)) for segment in text] for text in zip(*pairs, strict=True)
    )
    signs = max(set(filter(None, own)), key=own.count)
    most, few = _NEARLY_ALL * len(pairs), _HARDLY_ANY * len(pairs)

    def divides(counts: Sequence[int]) -> bool:
        has_enough = sum(count >= signs for count in counts) >= most
        return has_enough and sum(count > signs for count in counts) <= few

    is_shared = divides(other)
    if not divides(own) or not (is_shared or sum(map(bool, other)) <= few):
        return
    for kept in range(signs + 1):
        cut = Cut(sign, signs, kept, is_shared)
        divided = [pair for pair in pairs if cut.part(pair[0])]
        if is_shared:
            divided = [pair for pair in divided if cut.is_alike(*pair)]
        elif not _agree_better(cut, divided):
            continue
        rests = {*filter(_WORD.search, (cut.rest(segment) for segment, _ in divided))}
        if len(divided) >= most and 2 * len(rests) >= len(divided) and _vary(cut, divided):
            yield cut


def _agree_better(cut: Cut, pairs: Sequence[tuple[str, str]]) -> bool:
    """Whether the other text agrees better with what a cut leaves than with all of the lines."""
    return _agreement(pairs, cut.rest) > _agreement(pairs, str)


def _agreement(pairs: Sequence[tuple[str, str]], change: Callable[[str], str]) -> float:
    """Return the share of the pairs of characters that two texts have in common."""
    common = every = 0
    for segment, other in pairs:
        own, others = ({*pairwise(text)} for text in (change(segment), other))
        common += len(own & others)
        every += len(own | others)
    return common / every if every else 0


def _vary(cut: Cut, pairs: Sequence[tuple[str, str]]) -> bool:
    """Whether the text beside the translations names the lines, or counts them.

    In formulas, price lists and strings of one pattern it is the same, or has other numbers.
    """
    parts = ["".join(cut.part(segment) or ()) for segment, _ in pairs]
    names = ["".join(filter(str.isalpha, part)) for part in parts]
    if cut.kept:
        names = [part if name else "" for part, name in zip(parts, names, strict=True)]
    most = Counter(names).most_common(1)[0][1]
    # Behind a translation, few names are units of numbers.
    if most <= _SAME * len(parts) and (cut.kept or len({*names}) >= _HARDLY_ANY * len(parts)):
        return True
    numbers = [[*map(int, re.findall(r"\d+", part))] for part in parts]
    counting = sum(one < next_one for one, next_one in pairwise(numbers))
    return counting >= _NEARLY_ALL * (len(parts) - 1)
