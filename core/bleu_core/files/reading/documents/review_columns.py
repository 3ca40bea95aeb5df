"""The roles of columns of a table in a document: ids, states, source, translation, or prose.

CAT tools export translations for review as such tables. Each tool has its own columns, with
headings in the language of its interface. So cells are as much evidence as headings.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import pairwise
from math import log
from statistics import median

from bleu_core.files.contents import UnitMark
from bleu_core.files.headings import KnownHeading, Meaning, is_word, read_heading
from bleu_core.languages.tags import find_script
from bleu_core.languages.words import WordProfile

Column = Sequence[str]


class LayoutKind(Enum):
    """The way a table is read."""

    NAMED = auto()
    """Its headings name the translation."""
    SHAPED = auto()
    """The translation is right of the source, as in every CAT tool, but has no heading."""
    EVALUATION = auto()
    """Its headings name references or candidates."""
    LIST = auto()
    """Ids beside a single text."""
    UNCLEAR = auto()
    """Texts side by side; nothing shows which of them is the translation."""


@dataclass(frozen=True)
class Layout:
    """The way a table is read, and the indices of its columns by their role."""

    kind: LayoutKind
    source: int | None = None
    target: int | None = None
    key: int | None = None
    states: int | None = None


# By their labels in the lists of words.
_MARKS_OF_STATES = {
    "state not_translated": UnitMark.NOT_TRANSLATED,
    "state needs_review": UnitMark.NEEDS_REVIEW,
    "state other": None,
}
# A match rate, as in "Draft (85%)".
_RATE = re.compile(r"[(\[]?\s*\d{1,3}\s*%\s*[)\]]?")
# Characters of a state with its rate.
_LONGEST_STATE = 100

# Each word of an id has a digit: 12, a3f9-…, and memoQ's numbers with a GUID below.
_ID = re.compile(r"\s*(?=\S*\d)[\w.:/#\-]{1,80}(?:\s+(?=\S*\d)[\w.:/#\-]{1,80})?\s*")
_LETTER = re.compile(r"[^\W\d_]")
# Chinese has no separators between words.
_WORD = re.compile(r"[\u3400-\u9fff]|[^\W\d_\u3400-\u9fff]+")
_WIDE = "\u2e80"


# Fewer rows say too little.
_FEWEST_ROWS = 3
_FEWEST_VERSIONS = 10
# The lengths of a text and of its translation have about the same ratio in all rows: in this share
# of them, at most twice the usual one and at least half of it.
_NEAR = 0.85
_SPREAD = log(2)
# Texts in one language have at least this share of their running words in common; real translations
# share half of their words or more.
_SHARED_WORDS = 0.35


@dataclass(frozen=True)
class _Seen:
    """The evidence of headings and cells about the columns of a table.

    Attributes
    ----------
    columns
        The cells of each column.
    headings
        The meaning of each heading; None if it is unknown.
    key, states
        The columns with ids and with states; None if there are none.
    texts
        The columns with texts.
    """

    columns: Sequence[Column]
    headings: Sequence[KnownHeading | None]
    key: int | None
    states: int | None
    texts: Sequence[int]

    @property
    def is_listed(self) -> bool:
        """Whether its rows have ids or states, as those of CAT tools."""
        return self.key is not None or self.states is not None

    @property
    def named(self) -> int:
        """Number of the texts with a known heading."""
        return sum(self.headings[index] is not None for index in self.texts)

    def texts_of(self, *meanings: Meaning) -> set[int]:
        """Return the texts whose headings have one of these meanings."""
        known = {index: heading for index in self.texts if (heading := self.headings[index])}
        return {index for index, heading in known.items() if heading.meaning in meanings}

    def have_languages(self) -> bool:
        """Tell whether headings name two languages."""
        known = [heading for index in self.texts if (heading := self.headings[index])]
        return len({heading.language for heading in known} - {None}) == 2

    def have_translation(self) -> bool:
        """Tell whether two neighbors among the texts look like a text and its translation."""
        columns = [self.columns[index] for index in self.texts]
        return any(are_parallel(one, other) for one, other in pairwise(columns))

    def have_versions(self) -> bool:
        """Tell whether two neighbors among the texts look like versions of one text."""
        columns = [self.columns[index] for index in self.texts]
        return any(are_versions(one, other) for one, other in pairwise(columns))


def find_layout(headings: Sequence[str], columns: Sequence[Column]) -> Layout | None:
    """Return the layout of a table; None if it is prose.

    Parameters
    ----------
    headings
        The headings of the columns; all empty if the table has none.
    columns
        The cells below the headings, one for every row in each column.
    """
    seen = _look_at([read_heading(heading) for heading in headings], columns)
    for rule in (_as_evaluation, _as_translation, _as_texts, _as_list):
        if layout := rule(seen):
            return layout
    return None


def _look_at(headings: Sequence[KnownHeading | None], columns: Sequence[Column]) -> _Seen:
    meanings = [heading.meaning if heading else None for heading in headings]
    key = find_key(meanings, columns)
    states = _find_states(meanings, columns)
    texts = [
        index
        for index, column in enumerate(columns)
        if index not in (key, states)
        and meanings[index] not in (Meaning.OTHER, Meaning.KEY)
        and _is_text(column, is_named=headings[index] is not None)
    ]
    return _Seen(columns, headings, key, states, texts)


def _as_evaluation(seen: _Seen) -> Layout | None:
    """Recognize a table whose headings name references or candidates."""
    if not any(
        heading and heading.meaning in (Meaning.REFERENCE, Meaning.CANDIDATE)
        for heading in seen.headings
    ):
        return None
    if seen.named > 1 or seen.have_translation():
        return Layout(LayoutKind.EVALUATION, key=seen.key, states=seen.states)
    return None


def _as_translation(seen: _Seen) -> Layout | None:
    """Recognize two texts of which one is the translation: a heading, ids or states say so."""
    sources, targets = seen.texts_of(Meaning.SOURCE), seen.texts_of(Meaning.TRANSLATION)
    if len(seen.texts) != 2 or len(sources) > 1 or len(targets) > 1:
        return None
    source, target = seen.texts
    if source in targets or target in sources:
        source, target = target, source
    if not seen.is_listed and seen.named < 2 and not seen.have_translation():
        # "Target" and "source" are also words of tables about something else.
        return None
    kind = LayoutKind.NAMED if targets else LayoutKind.SHAPED
    if (
        targets
        or sources
        or seen.states is not None
        or (seen.is_listed and (seen.have_languages() or seen.have_translation()))
    ):
        return Layout(kind, source, target, seen.key, seen.states)
    return None


def _as_texts(seen: _Seen) -> Layout | None:
    """Recognize texts side by side, of which the user must say which is the translation."""
    is_named = seen.have_languages() if len(seen.texts) == 2 else seen.named > 1
    if is_named or seen.have_translation() or seen.have_versions():
        return Layout(LayoutKind.UNCLEAR, key=seen.key, states=seen.states)
    return None


def _as_list(seen: _Seen) -> Layout | None:
    """Recognize ids beside a single text; years, as in a résumé, are part of the text."""
    key, columns = seen.key, seen.columns
    if len(seen.texts) != 1 or key is None or len(columns) != 2 or len(columns[key]) < _FEWEST_ROWS:
        return None
    heading = seen.headings[key]
    if (heading and heading.meaning is Meaning.KEY) or _are_counted(columns[key]):
        return Layout(LayoutKind.LIST, target=seen.texts[0], key=key)
    return None


def find_key(meanings: Sequence[Meaning | None], columns: Sequence[Column]) -> int | None:
    """Return the column with the ids of the rows: one with such a heading, or the first."""
    found = [index for index, column in enumerate(columns) if are_ids(column)]
    named = [index for index in found if meanings[index] is Meaning.KEY]
    plain = [index for index in found if meanings[index] is None]
    return next(iter([*named, *plain]), None)


def are_ids(column: Column) -> bool:
    """Tell whether at least 90% of the cells are filled, and most are different ids."""
    filled = [cell for cell in column if cell.strip()]
    if not filled or len(filled) * 10 < len(column) * 9:
        return False
    ids = sum(_ID.fullmatch(cell) is not None for cell in filled)
    return ids * 10 >= len(filled) * 9 and len(set(filled)) * 10 >= len(filled) * 9


def _are_counted(column: Column) -> bool:
    """Tell whether the cells are consecutive numbers, from 0 or 1."""
    first = column[0].strip() if len(column) >= _FEWEST_ROWS else ""
    counted = map(str, range(int(first), len(column) + 1)) if first in ("0", "1") else ()
    return [cell.strip() for cell in column] == list(counted)[: len(column)]


def is_id(cell: str) -> bool:
    """Tell whether a cell can be the id of a row."""
    return _ID.fullmatch(cell) is not None


def _find_states(meanings: Sequence[Meaning | None], columns: Sequence[Column]) -> int | None:
    """Return the column with the states of the rows, judging by its cells."""
    for index, column in enumerate(columns):
        if meanings[index] in (None, Meaning.OTHER) and _are_states(column):
            return index
    return None


def _are_states(column: Column) -> bool:
    filled = [cell for cell in column if cell.strip()]
    states = sum(_state_of(cell) is not None for cell in filled)
    return bool(filled) and len(filled) * 2 > len(column) and states * 10 >= len(filled) * 9


def _state_of(cell: str) -> str | None:
    """Return the label of a state; None if it is none."""
    if len(cell) > _LONGEST_STATE:
        return None
    state = _RATE.sub(" ", cell)
    return next((label for label in _MARKS_OF_STATES if is_word(state, label)), None)


def find_marks(states: Column, sources: Column, targets: Column) -> dict[int, UnitMark]:
    """Return the marks that follow from the states, by index of the row.

    Some reviewers fill in texts that are "not translated" and leave the state unchanged. In such a
    table, only empty texts count as not translated; in other tables, texts equal to the source do,
    too.
    """
    marks = [_MARKS_OF_STATES.get(_state_of(state) or "") for state in states]
    is_outdated = any(
        mark is UnitMark.NOT_TRANSLATED and target.strip() not in ("", source.strip())
        for mark, source, target in zip(marks, sources, targets, strict=True)
    )
    found = {}
    for index, (mark, target) in enumerate(zip(marks, targets, strict=True)):
        is_old = mark is UnitMark.NOT_TRANSLATED and is_outdated and target.strip()
        if mark is not None and not is_old:
            found[index] = mark
    return found


def _is_text(column: Column, *, is_named: bool) -> bool:
    """Tell whether a column has texts, not notes on some rows, and not numbers or single letters.

    A column with the heading of a text may be empty, if nothing is translated yet.
    """
    if is_named:
        return True
    filled = [cell for cell in column if cell.strip()]
    words = sum(_LETTER.search(cell) is not None for cell in filled)
    ids = sum(_ID.fullmatch(cell) is not None for cell in filled)
    return (
        len(filled) * 2 > len(column)
        and words * 2 > len(filled)
        and ids * 2 < len(filled)
        and (len(set(filled)) * 3 > len(filled) or len(filled) < _FEWEST_ROWS)
    )


def are_parallel(one: Column, other: Column) -> bool:
    """Tell whether two columns look like a text and its translation, row by row.

    The lengths of their texts correspond, and they are in two languages.
    """
    rows = [(first.strip(), second.strip()) for first, second in zip(one, other, strict=True)]
    both = [row for row in rows if all(row)]
    if len(both) < max(_FEWEST_ROWS, 0.6 * sum(map(any, rows))):
        return False
    firsts, seconds = zip(*both, strict=True)
    return (
        _have_phrases(firsts)
        and _have_phrases(seconds)
        and _have_like_lengths(both)
        and _are_in_two_languages(firsts, seconds)
    )


def are_versions(one: Column, other: Column) -> bool:
    """Tell whether two columns look like versions of one text, such as two translations.

    The cells of a row have at least twice as many words in common as those of a row and the next.
    In a few rows, risks and measures against them may have as many.
    """
    rows = [(first, second) for first, second in zip(one, other, strict=True) if first and second]
    if len(rows) < _FEWEST_VERSIONS:
        return False
    firsts, seconds = ([Counter(_WORD.findall(text.casefold())) for text in column]
                       for column in zip(*rows, strict=True))  # fmt: skip
    shared = sum((a & b).total() for a, b in zip(firsts, seconds, strict=True))
    by_chance = sum((a & b).total() for a, b in zip(firsts, seconds[1:], strict=False))
    return shared > 2 * by_chance and _have_phrases([first for first, _ in rows])


def _have_phrases(texts: Column) -> bool:
    """Tell whether most texts have more than one word: names in code are of one."""
    phrases = sum(len(text.split()) > 1 or max(text) >= _WIDE for text in texts)
    return phrases * 2 > len(texts)


def _have_like_lengths(rows: Sequence[tuple[str, str]]) -> bool:
    # Add some characters, because the ratio of short lengths varies by chance.
    ratios = [log((_width(first) + 5) / (_width(second) + 5)) for first, second in rows]
    usual = median(ratios)
    return sum(abs(ratio - usual) <= _SPREAD for ratio in ratios) >= _NEAR * len(ratios)


def _width(text: str) -> float:
    """Return the length of a text in letters; a Chinese character counts as two and a half."""
    return sum(2.5 if char >= _WIDE else 1 for char in text)


def _are_in_two_languages(one: Column, other: Column) -> bool:
    """Tell whether texts are in two scripts, or share few words and are in no one language."""
    if find_script(one) != find_script(other):
        return True
    languages = [WordProfile.of(texts).language() for texts in (one, other)]
    if languages[0] is not None and languages[0] == languages[1]:
        return False
    words, others = (Counter(_WORD.findall("\n".join(texts).casefold())) for texts in (one, other))
    shared = sum((words + others)[word] for word in words.keys() & others)
    return shared < _SHARED_WORDS * (words.total() + others.total())
