"""CSV and TSV, with detection of delimiter and quotes."""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import chain
from operator import itemgetter
from threading import Lock
from typing import Any

from bleu_core.files.budget import Resource
from bleu_core.files.contents import Contents, Format
from bleu_core.files.encodings import EncodingSource
from bleu_core.files.errors import TooManyCellsInRow
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.tables.columns import make_table
from bleu_core.files.reading.tables.heading_rows import is_heading_row, names_texts

Record = tuple[int, list[str]]
"""The line it starts on, from 1, and its cells."""

# In order of preference: commas are also common in texts and numbers.
_DELIMITERS = "\t|;,:"
# Used for "no delimiter": the ASCII unit separator, which does not occur in texts.
_NO_DELIMITER = "\x1f"
# Characters in which delimiter and quotes are recognized.
_SAMPLE = 100_000
# A "cell" with more lines is an unclosed quote.
_CELL_LINES = 1000
# A first line in which Excel states the delimiter.
_SEPARATOR = re.compile(r'"?sep=([^"\'\w\n])"?[ \t]*(?:\n|\Z)', re.IGNORECASE)
_WORD_OF_TEXT = re.compile(r"[.,;:!?。，；：！？…]\s*$")
# A line that may have more columns than memory.
_LONG_LINE = 1_000_000
_END = "\ue000end\ue000"
# Share of rows from which their number of cells is that of the columns, if there are no headings.
_USUAL = 0.9


def read(raw: RawFile) -> Contents:
    """Read a table: a field for each column with text, named by its heading or letter."""
    file_format = Format.CSV if raw.extension == "csv" else Format.TSV
    text, encoding = raw.text()
    raw.progress.check()
    if encoding.source is not EncodingSource.GIVEN and (offset := text.find("\0")) >= 0:
        line = text.count("\n", 0, offset) + 1
        raise raw.malformed(file_format, line, detail="NUL character")
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    with _field_limit, raw.errors_of_library(file_format):
        records = _read_records(raw, file_format, text)
    table = make_table(raw, records, total=records[-1][0] if records else 0)
    if table and table.head:
        _check_widths(raw, records, table.head.headings)
    return raw.contents(file_format, [table] if table else [], encoding)


def _check_widths(raw: RawFile, records: Sequence[Record], headings: Sequence[int]) -> None:
    """Raise an error for a row with more cells than headings, or else than most rows.

    One of its texts has the delimiter, and the texts after it are in the wrong columns. Cells
    without text, and a column that has no heading but a cell in their row, are no errors.

    Raises
    ------
    TooManyCellsInRow, Cancelled
    """
    heads = [cells for line, cells in records if line in headings]
    if heads:
        width, columns = max(map(len, heads)), max(map(_filled, heads))
    else:
        counts = Counter(len(cells) for _, cells in records if len(cells) > 1)
        width, usual = max(counts.items(), key=itemgetter(1), default=(0, 0))
        columns = width
        if not usual or usual < _USUAL * counts.total():
            return
    after = max(headings, default=0)
    for line, cells in raw.progress.watch(records):
        if len(cells) > width and line > after and (filled := _filled(cells)) > columns:
            raise TooManyCellsInRow(raw.path, line, filled, columns)


def _filled(cells: Sequence[str]) -> int:
    """Return the number of cells up to the last one with text."""
    return max((number for number, cell in enumerate(cells, 1) if cell.strip()), default=0)


@dataclass(frozen=True)
class _Dialect:
    """The way a file separates and quotes cells. With an empty `quote`, quotes are text."""

    delimiter: str = _NO_DELIMITER
    quote: str = '"'
    skips_space: bool = False
    is_strict: bool = False

    def reader(self, lines: Iterable[str]) -> Any:
        """Return a reader of the csv module, whose type is private."""
        return csv.reader(
            lines,
            delimiter=self.delimiter,
            quotechar=self.quote or None,
            quoting=csv.QUOTE_MINIMAL if self.quote else csv.QUOTE_NONE,
            skipinitialspace=self.skips_space,
            strict=self.is_strict,
        )


class _Unclosed(Exception):
    """A quote that starts on this line is not closed within the allowed number of lines."""

    def __init__(self, line: int) -> None:
        self.line = line


def _read_records(raw: RawFile, file_format: Format, text: str) -> list[Record]:
    """Return all records, with quotes interpreted in the way that fits the file.

    If all quotes follow the rules of CSV, they delimit cells. Otherwise they are text if that gives
    a more regular table, as in TSV files without quoting, and else the csv module decides.

    Raises
    ------
    FileMalformed
        If a quote is never closed, and the table is irregular with quotes as text too.
    """
    start, delimiter = 0, ""
    if separator := _SEPARATOR.match(text):
        start, delimiter = separator.end(), separator[1]
    elif file_format is Format.TSV and "\t" in text:
        delimiter = "\t"
    first_line = 2 if start else 1
    dialect = _find_dialect(_sample(text, start), delimiter)
    raw.check(Resource.ELEMENTS, text.count("\n") + text.count(dialect.delimiter))

    def parse(dialect: _Dialect, text: str = text) -> list[Record]:
        return list(_parse(_lines(raw, text, start, dialect, first_line), dialect, first_line))

    strict = None
    strict_dialect = replace(dialect, is_strict=True)
    with suppress(csv.Error, _Unclosed):
        strict = parse(strict_dialect)
    if strict is None and '\\"' in text:
        # Some programs escape quotes as \" instead of "".
        with suppress(csv.Error, _Unclosed):
            strict = parse(strict_dialect, text.replace('\\"', '""'))
    if strict is not None and not _may_be_rows(strict, dialect):
        return strict
    plain = parse(replace(dialect, quote=""))
    is_even = _evenness(plain, dialect) == 1
    if strict is not None:
        return plain if is_even else strict
    try:
        lenient = parse(dialect)
    except _Unclosed as error:
        if is_even:
            return plain
        raise raw.malformed(file_format, error.line, truncated=True, detail="quote") from None
    return max(plain, lenient, key=lambda records: _evenness(records, dialect))


def _lines(
    raw: RawFile, text: str, start: int, dialect: _Dialect, first_line: int
) -> Iterator[str]:
    """Yield the lines including their line ends."""
    line = first_line
    while start < len(text):
        end = text.find("\n", start) + 1 or len(text)
        if end - start > _LONG_LINE:
            # The csv module would allocate gigabytes before cells can be counted. In quotes, a
            # delimiter is text.
            if text.count(dialect.delimiter, start, end) > _LONG_LINE:
                raise raw.exceeded(Resource.COLUMNS, line)
            raw.progress.check()
        if line % 1024 == 0:
            raw.progress.check()
        yield text[start:end]
        start = end
        line += 1


def _parse(lines: Iterable[str], dialect: _Dialect, first_line: int) -> Iterator[Record]:
    """Yield the records.

    Raises
    ------
    _Unclosed, csv.Error
    """
    # If a quote is still open at the end, the marker becomes part of the last record.
    reader = dialect.reader(chain(lines, [_END]))
    line = first_line
    for cells in reader:
        if cells == [_END]:
            return
        yield line, cells
        next_line = first_line + reader.line_num
        if next_line > line + 1:
            breaks = [cell.count("\n") for cell in cells]
            is_unclosed = _END in cells[-1]
            if is_unclosed or max(breaks) > _CELL_LINES:
                cell = len(cells) - 1 if is_unclosed else breaks.index(max(breaks))
                raise _Unclosed(line + sum(breaks[:cell]))
        line = next_line


def _may_be_rows(records: Sequence[Record], dialect: _Dialect) -> bool:
    """Tell whether a multi-line cell may really be rows between two quotes that are text."""
    several = [cell for _, cells in records for cell in cells if "\n" in cell]
    return bool(several) and (
        any(dialect.delimiter in cell for cell in several) or _evenness(records, dialect) < 1
    )


def _evenness(records: Iterable[Record], dialect: _Dialect) -> float:
    """Return the share of records with the most frequent number of cells."""
    if dialect.delimiter == _NO_DELIMITER:
        return 1.0
    return _even_share([cells for _, cells in records])


def _even_share(records: Iterable[Sequence[str]]) -> float:
    widths = Counter(len(cells) for cells in records if len(cells) > 1 or "".join(cells).strip())
    several = {width: count for width, count in widths.items() if width > 1}
    return max(several.values(), default=0) / max(widths.total(), 1)


def _sample(text: str, start: int) -> list[str]:
    """Return the first lines, without an incomplete last one unless it is the only one."""
    lines = text[start : start + _SAMPLE].split("\n")
    is_cut = len(text) > start + _SAMPLE
    return [line + "\n" for line in (lines[:-1] if is_cut and len(lines) > 1 else lines)]


def _find_dialect(lines: Sequence[str], delimiter: str) -> _Dialect:
    """Return the delimiter (unless it is known) and quotes that fit the first lines best."""
    filled = [line for line in lines if line.strip()]
    quote = "'" if filled and all(line.startswith("'") for line in filled) else '"'
    if delimiter:
        return _with_space(lines, _Dialect(delimiter, quote))
    found = [_with_space(lines, _Dialect(each, quote)) for each in _DELIMITERS]
    best = max(found, key=lambda dialect: (_fit(lines, dialect), _is_regular(lines, dialect)))
    if _fit(lines, best):
        return best
    if named := [one for one in found if one.delimiter != ":" and _has_headings(filled, one)]:
        return named[0]
    by_space = _Dialect(" ", quote)
    return by_space if _fit(lines, by_space) else _Dialect()


def _has_headings(lines: Sequence[str], dialect: _Dialect) -> bool:
    """Tell whether a delimiter makes headings of the first line, whatever the texts below have."""
    cells: list[str] = next(dialect.reader(lines), [])
    return len(cells) > 1 and is_heading_row(cells) and names_texts(cells)


def _with_space(lines: Sequence[str], dialect: _Dialect) -> _Dialect:
    """Allow a space between delimiter and quote, if the file has one there."""
    text = "".join(lines)
    spaced = f"{dialect.delimiter} {dialect.quote}" in text
    close = f"{dialect.delimiter}{dialect.quote}" in text
    return replace(dialect, skips_space=spaced and not close)


def _fit(lines: Sequence[str], dialect: _Dialect) -> float:
    """Return the degree to which a delimiter fits, from 0 to 1.

    A character mostly followed by a space is probably punctuation. Like a colon or a space, it is a
    delimiter only if that gives a perfectly regular table.
    """
    records = [cells for cells in dialect.reader(lines) if cells]
    share = _even_share(records)
    later = [cell for cells in records for cell in cells[1:]]
    is_quoted = any(dialect.delimiter + dialect.quote in line for line in lines)
    spaces = sum(cell.startswith(" ") for cell in later)
    is_punctuation = not is_quoted and spaces * 2 > len(later)
    if dialect.delimiter == " ":
        is_text = any(_WORD_OF_TEXT.search(cell) for cells in records for cell in cells)
        return share if share == 1 and len(records) > 1 and not is_text else 0
    if is_punctuation or dialect.delimiter == ":":
        return share if share == 1 and len(records) > 1 else 0
    return share if share >= 0.5 else 0


def _is_regular(lines: Sequence[str], dialect: _Dialect) -> bool:
    """Tell whether quotes are only next to delimiters."""
    try:
        for _ in replace(dialect, is_strict=True).reader(lines):
            pass
    except csv.Error:
        return False
    return True


class _FieldLimit:
    """Lifts the csv module's limit of cell length, which all threads share."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._users = 0
        self._usual = 0

    def __enter__(self) -> None:
        with self._lock:
            if self._users == 0:
                self._usual = csv.field_size_limit(2**31 - 1)
            self._users += 1

    def __exit__(self, *_: object) -> None:
        with self._lock:
            self._users -= 1
            if self._users == 0:
                csv.field_size_limit(self._usual)


_field_limit = _FieldLimit()
