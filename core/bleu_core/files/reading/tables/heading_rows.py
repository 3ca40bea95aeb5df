"""Rows with headings: which rows of a sheet name its columns, below titles, on one line or more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from bleu_core.files.headings import (
    KnownHeading,
    Meaning,
    is_system,
    read_heading,
    without_label,
)
from bleu_core.files.roles import is_number, look_like_headings

Merged = tuple[int, int, int, int]
"""Merged cells: first row, first column, last row, last column, as indices."""

MOST_TITLES = 20
"""Rows of titles above a table; nobody writes more."""

_TEXTS = (Meaning.SOURCE, Meaning.REFERENCE, Meaning.CANDIDATE, Meaning.TRANSLATION)


@dataclass(frozen=True)
class HeadingRows:
    """The rows of a table's headings, as indices.

    Attributes
    ----------
    start, end
        The rows from `start` to before `end` have the headings; rows above are titles, and the
        units begin at `end`.
    is_sure
        Whether the words say so, and not only the rows below.
    """

    start: int = 0
    end: int = 0
    is_sure: bool = True


def find_headings(
    columns: Sequence[Sequence[str]], lines: Sequence[int], merged: Iterable[Merged] = ()
) -> HeadingRows:
    """Find the headings of a table; in doubt there are none.

    Parameters
    ----------
    columns
        The cells of each column.
    lines
        The number of each row in the sheet: rows without text are left out.
    merged
        Merged cells, with indices of rows and columns in `columns`.
    """
    rows = [[column[row] for column in columns] for row in range(min(len(lines), MOST_TITLES + 1))]
    last = _below_titles(rows, lines)
    is_sure = True
    if last is None:
        if not _has_headings(columns):
            return HeadingRows()
        last, is_sure = 0, _are_sure(rows[0])
    groups = _Groups(rows, lines, list(merged))
    # The line found may be the upper or the lower one.
    while groups.are_above(last + 1):
        last += 1
    return HeadingRows(groups.top(last), last + 1, is_sure)


def heading_rows_at(
    columns: Sequence[Sequence[str]], lines: Sequence[int], merged: Iterable[Merged], last: int
) -> HeadingRows:
    """Return the headings whose last line is this row, with the lines above that group them."""
    start = max(last - MOST_TITLES, 0)
    rows = [[column[row] for column in columns] for row in range(start, last + 1)]
    moved = [(top - start, left, bottom - start, right) for top, left, bottom, right in merged]
    groups = _Groups(rows, lines[start : last + 1], moved)
    return HeadingRows(start + groups.top(last - start), last + 1)


def group_names(
    rows: Sequence[Sequence[str]], merged: Iterable[Merged] = ()
) -> Iterator[tuple[str, str]]:
    """Yield the name of each column and, if there is one, the heading above that it shares.

    Parameters
    ----------
    rows
        The rows with the headings.
    merged
        Merged cells, with indices of rows and columns in `rows`.
    """
    filled = [list(row) for row in rows]
    for top, left, bottom, right in merged:
        if top >= 0:
            for row in range(top, min(bottom + 1, len(rows) - 1)):
                filled[row][left : right + 1] = [rows[top][left]] * (right + 1 - left)
    for upper, lower in pairwise(filled):
        # Without merged cells a group reaches as far as there are headings below, and none beside.
        for index in range(1, len(upper)):
            if not upper[index].strip() and lower[index].strip() and lower[index - 1].strip():
                upper[index] = upper[index - 1]
    for column in zip(*filled, strict=True):
        texts = list(dict.fromkeys(" ".join(cell.split()) for cell in column if cell.strip()))
        yield (texts[-1], " ".join(texts[:-1])) if texts else ("", "")


class _Groups:
    """Headings on several lines, where one above the others names a group of columns."""

    def __init__(
        self, rows: Sequence[Sequence[str]], lines: Sequence[int], merged: Sequence[Merged]
    ) -> None:
        self._rows = rows
        self._lines = lines
        self._merged = merged

    def top(self, last: int) -> int:
        """Return the first of the heading lines that end with this line."""
        while self.are_above(last, is_known=True):
            last -= 1
        return last

    def are_above(self, row: int, *, is_known: bool = False) -> bool:
        """Tell whether the row above groups the headings of this row, if it is known for such."""
        is_within = row in range(1, len(self._rows))
        if not is_within or self._lines[row] != self._lines[row - 1] + 1:
            return False
        upper, lower = self._rows[row - 1], self._rows[row]
        if not look_like_headings([*filter(str.strip, lower)], are_distinct=False):
            return False
        groups = [
            range(left, right + 1)
            for top, left, bottom, right in self._merged
            if top == bottom == row - 1 and right < left + len(upper) - 1
        ]
        if any(sum(bool(lower[index].strip()) for index in group) > 1 for group in groups):
            return True
        return _continues(upper, lower) or tells_apart(upper, lower, is_known=is_known)


def _continues(upper: Sequence[str], lower: Sequence[str]) -> bool:
    """Tell whether a row has headings only where the row above begins a group or has none."""
    is_known = False
    groups = 0
    if sum(bool(cell.strip()) for cell in upper) == 1 and upper[0].strip():
        return False  # a title
    for index, cell in enumerate(lower):
        is_last = index + 1 == len(lower)
        if not cell.strip():
            continue
        begins = not is_last and not upper[index + 1].strip() and bool(lower[index + 1].strip())
        if upper[index].strip():
            groups += begins
            if not begins:
                return False
        heading = read_heading(cell)
        is_known = is_known or (heading is not None and heading.is_sure)
    return bool(groups) and is_known and any(not cell.strip() for cell in lower)


def tells_apart(upper: Sequence[str], lower: Sequence[str], *, is_known: bool = False) -> bool:
    """Tell whether equal headings, of which one is known, differ by the words above them.

    Unless they are known for headings, they may be equal words in a row of text; but hardly several
    of them, or in an unnamed column.
    """
    names = [(group, own) for own, group in group_names([upper, lower]) if own]
    headings = Counter(own for _, own in names)
    repeated = [own for own, count in headings.items() if count > 1]
    known = Counter(group for group, own in names if group and read_heading(own))
    is_sure = is_known or any(count > 1 for count in known.values())
    sure = (heading for own in repeated if (heading := read_heading(own)) and heading.is_sure)
    return len({*names}) == len(names) and len(repeated) > (0 if is_sure else 1) and any(sure)


def _below_titles(rows: Sequence[Sequence[str]], lines: Sequence[int]) -> int | None:
    """Return the row of headings below rows of titles, which have fewer cells with text."""
    counts = [sum(bool(cell.strip()) for cell in row) for row in rows]
    for row in range(1, len(rows)):
        is_below = all(count < counts[row] for count in counts[:row])
        # Titles may be pairs of name and value, as many as a table of two columns has.
        is_apart = lines[row] > lines[row - 1] + 1 and max(counts[:row]) <= counts[row]
        if (
            counts[row] > 1
            and (is_below or (is_apart and not is_heading_row(rows[0])))
            and is_heading_row(rows[row])
            and names_texts(rows[row])
            and _are_mostly_known(rows[row], is_apart=lines[row] > lines[row - 1] + 1)
        ):
            return row
    return None


def _are_mostly_known(row: Sequence[str], *, is_apart: bool) -> bool:
    """Tell whether two texts can hardly be anything but headings, or all are known headings.

    Codes of languages may be words, but hardly below an empty row.
    """
    known = [read_heading(cell) for cell in row if cell.strip()]
    sure = sum(heading is not None and heading.is_sure for heading in known)
    return sure > 1 or (all(known) and (sure > 0 or is_apart))


def _are_sure(row: Sequence[str]) -> bool:
    """Tell whether texts are surely headings: two or one for keys are sure, or all are known."""
    known = [read_heading(cell) for cell in row if cell.strip()]
    sure = [heading for heading in known if heading and heading.is_sure]
    return len(sure) > 1 or all(known) or any(one.meaning is Meaning.KEY for one in sure)


def is_heading_row(cells: Sequence[str]) -> bool:
    """Tell whether a row consists of headings, judged without the rows below."""
    filled = [cell for cell in cells if cell.strip()]
    known = [(cell, heading) for cell in filled if (heading := read_heading(cell))]
    if len(filled) == 1:
        # In a list of texts, a word like "File" is text.
        return len(cells) == 1 and any(heading.is_sure for _, heading in known)
    if not known or _is_translated_word(known):
        return False
    sure = sum(heading.is_sure for _, heading in known)
    if sure > 1:
        return True
    words = [cell for cell, _ in known]
    return bool(sure or len(known) > 1) and look_like_headings(
        [cell for cell in filled if cell not in words]
    )


def names_texts(headings: Iterable[str]) -> bool:
    """Tell whether any heading names a text, like *source* and *MT*, or a language."""
    known = (read_heading(heading) for heading in headings)
    return any(
        heading.meaning in _TEXTS or (heading.language and heading.meaning is not Meaning.KEY)
        for heading in known
        if heading
    )


def _is_translated_word(known: Sequence[tuple[str, KnownHeading]]) -> bool:
    """Tell whether a row is text that happens to be a word for headings: Source, Fuente."""
    said = {(heading.meaning, heading.language) for _, heading in known}
    bases = {without_label(cell) for cell, _ in known}
    names_system = any(is_system(cell) for cell, _ in known)
    return len(known) == len(bases) > 1 == len(said) and not names_system


def _has_headings(columns: Sequence[Sequence[str]]) -> bool:
    """Tell whether the first row has the headings of the columns; in doubt it is a row of text.

    Its length says nothing: titles are short too.
    """
    first = [column[0] for column in columns]
    if is_heading_row(first):
        return True
    if len(columns) < 2 or not all(map(str.strip, first)) or not look_like_headings(first):
        return False
    return not any(map(is_number, first)) and any(map(_is_numbers_below, columns))


def _is_numbers_below(column: Sequence[str]) -> bool:
    below = [cell for cell in column[1:] if cell]
    return len(below) > 2 and all(map(is_number, below))
