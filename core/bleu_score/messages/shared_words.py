"""The words that names shown together have in common, and need not repeat."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass


def shared_ends(names: Sequence[str]) -> tuple[str, str]:
    """Return the beginning and the end that names shown together are shorter without.

    Whole words are left out, as long as what remains of each name can stand alone. Of
    ``Project_Client_2024_v1.docx`` and ``Project_Client_2024_v2.docx``, *v1* and *v2* remain. Of
    ``hyp_1.txt`` and ``hyp_2.txt``, nothing is left out: a number needs the word before it, and an
    extension alone is no gain.

    Returns
    -------
    tuple
        Both are empty if that is not worth it. Otherwise, names that differ also differ without
        them.
    """
    if len(names) < 2:
        return "", ""

    words = [_words(name) for name in names]
    fewest = min(map(len, words))
    first = next((n for n in range(fewest - 1, 0, -1) if _may_begin(names, words, n)), 0)
    rest = [each[first:] for each in words]
    last = next((n for n in range(fewest - first - 1, 0, -1) if _may_end(names, rest, n)), 0)
    name, own = names[0], words[0]
    start = name[: own[first].start] if first else ""
    end = name[own[-last - 1].end :] if last else ""
    is_worth_it = first > 0 or last > 1 or not end.startswith(".")
    return (start, end) if is_worth_it else ("", "")


@dataclass(frozen=True)
class _Word:
    """A word of a name, with the brackets around it.

    Attributes
    ----------
    start, end
        Its place in the name.
    stands_alone
        Whether it can be a name by itself: it is more than one character, the first one a letter.
    """

    start: int
    end: int
    stands_alone: bool


def _may_begin(names: Sequence[str], words: Sequence[Sequence[_Word]], count: int) -> bool:
    """Tell whether names share what is before this word, and can begin with it."""
    starts = {name[: own[count].start] for name, own in zip(names, words, strict=True)}
    return len(starts) == 1 and all(own[count].stands_alone for own in words)


def _may_end(names: Sequence[str], words: Sequence[Sequence[_Word]], count: int) -> bool:
    """Tell whether names share the last words, and can do without them."""
    ends = {name[own[-count - 1].end :] for name, own in zip(names, words, strict=True)}
    return len(ends) == 1 and all(any(word.stands_alone for word in own[:-count]) for own in words)


def _words(name: str) -> list[_Word]:
    """Return the words of a name; between them are spaces and punctuation.

    Letters and digits make one word (``MT10``). As Chinese and Thai have no spaces, a word also
    ends where letters without case meet letters with case: ``译文v1`` is two words.
    """
    kinds = list(_kinds(name))
    found: list[_Word] = []
    place = 0
    while place < len(name):
        start = place
        while place < len(name) and kinds[place] == kinds[start]:
            place += 1
        if kinds[start]:
            found.append(_word(name, start, place))
    return found


def _word(name: str, start: int, end: int) -> _Word:
    letters = name[start:end]
    is_one = sum(not _is_attached(char) for char in letters) == 1
    while start and unicodedata.category(name[start - 1]) in ("Ps", "Pi"):
        start -= 1
    while end < len(name) and unicodedata.category(name[end]) in ("Pe", "Pf"):
        end += 1
    return _Word(start, end, not is_one and letters[0].isalpha())


def _kinds(name: str) -> Iterator[int]:
    """Yield a number for each character: 0 between words, and another one for each word."""
    kind, number, has_case = 0, 0, None
    for char in name:
        if _is_attached(char):
            # What is one character to the reader stays together.
            yield kind
            continue
        category = unicodedata.category(char)
        if category[0] in "PZ" or category == "Sm":
            kind, has_case = 0, None
            yield kind
            continue
        own = category != "Lo" if category in ("Lu", "Ll", "Lt", "Lo") else None
        if not kind or (None not in (own, has_case) and own is not has_case):
            number += 1
            kind = number
        has_case = own if own is not None else has_case
        yield kind


def _is_attached(char: str) -> bool:
    """Tell whether a character is a part of the one before it: an accent, or a modifier."""
    category = unicodedata.category(char)
    return category[0] == "M" or category == "Sk"
