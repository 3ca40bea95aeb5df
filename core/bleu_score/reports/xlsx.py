"""A report as a workbook for Excel, LibreOffice and the like. Nothing in it is a formula."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, BinaryIO, TypeVar

from bleu_core.progress import SILENT, Progress
from bleu_score.i18n import current_language, format_number, speaking, translate
from bleu_score.reports.cells import Cell, Column, Form, Row, Table
from bleu_score.reports.model import Report
from bleu_score.reports.page_parts import full_width
from bleu_score.reports.segment_tables import segments_table
from bleu_score.reports.sheets import Sheet, method, summary
from bleu_score.reports.spreadsheet_cells import (
    full_number_format,
    number_note,
    plain_number,
    shown_in_lines,
    text_in_sheet,
)

if TYPE_CHECKING:
    from xlsxwriter.format import Format
    from xlsxwriter.workbook import Workbook
    from xlsxwriter.worksheet import Worksheet

T = TypeVar("T")

# Limits of Excel.
_MOST_ROWS = 1_048_576
_MOST_CHARACTERS = 32_767
_LONGEST_TAB = 31
_NOT_IN_TABS = re.compile(r"[\[\]:*?/\\]+")
# Beyond this number of cells, rows are written to the disk one by one.
_MANY_CELLS = 200_000
# Widths of columns in characters; the last is that of long texts.
_NARROWEST, _WIDEST, _TEXTS = 8, 40, 48
# Bold type is wider; a heading keeps clear of the arrow of its filter.
_BOLD = 1.1
_ARROW = 4
# Heights in points; higher rows than this would hide the next.
_LINE, _MOST_LINES = 15, 20
# Sizes of type in points.
_NORMAL, _MIDDLE, _BIG = 11, 13, 18
# The columns of a sheet to be read, and the characters of a line.
_LEAST_COLUMNS, _READABLE = 6, 110
# Both colors are set, so that a dark mode changes neither.
_LETTERS, _GROUND = "#FFFFFF", "#1F4E79"
_A4, _LETTER = 9, 1


def write_xlsx(report: Report, file: BinaryIO, progress: Progress = SILENT) -> None:
    """Write a report.

    Raises
    ------
    Cancelled
        If `progress` requests it.
    OSError
        If it cannot be written.
    """
    # Imported lazily: few runs write a workbook.
    from xlsxwriter.exceptions import FileCreateError
    from xlsxwriter.workbook import Workbook

    segments = len(report.segments) if report.segments is not None else 0
    is_large = segments * len(report.evaluation.candidates) * 8 > _MANY_CELLS
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder, speaking(report.language):
        options = {
            "strings_to_formulas": False,
            "strings_to_numbers": False,
            "strings_to_urls": False,
            "constant_memory": is_large,
            "in_memory": not is_large,
            "tmpdir": folder,
        }
        target = _Target(file)
        book = Workbook(target, options)
        book.use_zip64()
        try:
            _Book(book, report, progress).write()
            book.close()
        except FileCreateError as error:
            # Raise the system's own error, which has the cause.
            raise error.args[0] from None
        finally:
            target.has_ended = True


class _Target:
    """A file that only pretends to be written to after an error, or when the report has ended.

    A deleted `ZipFile` tries to finish its file, and would print another error.
    """

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self.has_ended = False
        # The position that is pretended.
        self._place = 0

    def write(self, data: bytes) -> int:
        if self.has_ended:
            self._place += len(data)
            return len(data)
        return self._tried(lambda: self._file.write(data))

    def flush(self) -> None:
        if not self.has_ended:
            self._tried(self._file.flush)

    def tell(self) -> int:
        return self._place if self.has_ended else self._tried(self._file.tell)

    def seek(self, offset: int, whence: int = 0) -> int:
        if self.has_ended:
            self._place = offset
            return offset
        return self._tried(lambda: self._file.seek(offset, whence))

    def _tried(self, work: Callable[[], T]) -> T:
        try:
            return work()
        except OSError:
            self.has_ended = True
            raise

    def close(self) -> None:
        """Leave the file to its owner."""


@dataclass
class _Book:
    """Writes the sheets, and counts the texts that had to be cut."""

    book: Workbook
    report: Report
    progress: Progress
    cut: int = 0
    _tabs: set[str] = field(default_factory=set)
    _formats: dict[tuple[Any, ...], Format] = field(default_factory=dict)

    def write(self) -> None:
        self.book.set_properties(
            {
                "title": shown_in_lines(self.report.title),
                "comments": self.report.program,
                "created": self.report.made.replace(tzinfo=None),
            }
        )
        # The summary is written last, because it says how many texts had to be cut.
        first = _Blocks(self, summary(self.report))
        if self.report.segments is not None:
            self._write_table(
                segments_table(
                    self.report, self.report.segments, with_notes=self.report.noted is not None
                )
            )
        _Blocks(self, method(self.report)).write()
        first.write()
        if self.cut:
            text = translate(
                "Reports", "Texts shortened to {most} characters, the most a cell can hold: {count}"
            ).format(most=format_number(_MOST_CHARACTERS), count=format_number(self.cut))
            first.write_line(text, bold=True)

    def _write_table(self, sheet: Table) -> None:
        """Write a sheet, and further ones for the rows that do not fit on it."""
        rows = iter(self.progress.watch(sheet.rows))
        row = next(rows, None)
        page = _TablePage(self, sheet)
        while row is not None:
            if not page.has_room:
                page.finish()
                page = _TablePage(self, sheet)
            page.add(row)
            row = next(rows, None)
        page.finish()

    def add(self, title: str) -> Worksheet:
        """Add a sheet under a name that Excel allows and no other sheet has."""
        wanted = " ".join(_NOT_IN_TABS.sub(" ", shown_in_lines(title)).split()).strip("' ")
        name, number = _short(wanted, _LONGEST_TAB), 1
        # Excel has this name for itself.
        while not name or name.casefold() in (*self._tabs, "history"):
            number += 1
            name = f"{_short(wanted, _LONGEST_TAB - 6)} ({number})"
        self._tabs.add(name.casefold())
        return self.book.add_worksheet(name)

    def text(self, text: str) -> str:
        """Return a text as a cell can hold it; Excel counts characters as UTF-16 does."""
        text = shown_in_lines(text)
        if len(text) * 2 <= _MOST_CHARACTERS:
            return text
        encoded = text.encode("utf-16-le")
        if len(encoded) <= 2 * _MOST_CHARACTERS:
            return text
        self.cut += 1
        return f"{encoded[: 2 * (_MOST_CHARACTERS - 1)].decode('utf-16-le', 'ignore')}…"

    def format(self, **properties: Any) -> Format:
        """Return the format with these properties."""
        key = tuple(sorted(properties.items()))
        if key not in self._formats:
            self._formats[key] = self.book.add_format({"valign": "top", **properties})
        return self._formats[key]


class _Page:
    """A sheet of the workbook that is being written.

    Parameters
    ----------
    widths
        The least widths of its columns.
    """

    def __init__(self, book: _Book, title: str, widths: Sequence[int]) -> None:
        self._book = book
        self._page = book.add(title)
        self._widths = [*widths]
        self._formats: dict[tuple[Any, ...], Format] = {}
        self._row = 0
        self._page.set_landscape()
        self._page.set_paper(_LETTER if current_language() == "en" else _A4)
        # As high as it needs.
        self._page.fit_to_pages(1, 0)
        self._page.set_footer("&C&P / &N")

    def _write_headings(self, columns: Sequence[Column]) -> None:
        # Columns only become wider than this.
        lines = max(
            _heading_lines(column.title, width)
            for column, width in zip(columns, self._widths, strict=False)
        )
        self._page.set_row(self._row, lines * _LINE)
        for place, column in enumerate(columns):
            look = self._book.format(
                bold=True,
                bg_color=_GROUND,
                font_color=_LETTERS,
                text_wrap=True,
                align="right" if column.is_number else "left",
                # The arrow of the filter is at the right.
                indent=2 if column.is_number else 1,
            )
            self._page.write_string(self._row, place, self._book.text(column.title), look)
        self._row += 1

    def _write(self, place: int, cell: Cell, column: Column) -> None:
        if cell.number is not None:
            self._page.write_number(self._row, place, cell.number, self._format(cell, column))
        elif column.is_number:
            # Words among numbers, such as “best”, would stop sums and sorting.
            return
        elif text := self._book.text(text_in_sheet(cell)):
            self._page.write_string(self._row, place, text, self._format(cell, column))

    def _format(self, cell: Cell, column: Column) -> Format:
        """Return the format of a cell; nearly all cells of a column have the same."""
        key = (
            column,
            cell.form,
            cell.number is None,
            cell.decimals,
            cell.is_bound,
            cell.sign,
            cell.note,
            cell.is_strong,
        )
        known = self._formats.get(key)
        if known is None:
            known = self._formats[key] = self._book.format(**_look(cell, column))
        return known

    def _widen(self, place: int, cell: Cell, most: int) -> None:
        if self._widths[place] >= most:
            return
        if cell.number is not None:
            width = _width(f"{plain_number(cell)}{number_note(cell)}") + 3
        else:
            width = _width(shown_in_lines(text_in_sheet(cell)))
        self._widths[place] = max(self._widths[place], min(width + 1, most))

    def _set_widths(self) -> None:
        for place, width in enumerate(self._widths):
            self._page.set_column(place, place, max(min(width, _TEXTS), _NARROWEST))

    def _room(self, first: int, last: int) -> int:
        return sum(max(width, _NARROWEST) for width in self._widths[first : last + 1])

    def _write_across(self, text: str, first: int, last: int, **look: Any) -> int:
        """Write a text across columns, and return the height that it needs, in points."""
        form = self._book.format(text_wrap=True, **look)
        shown, size = self._book.text(text), int(look.get("font_size", _NORMAL))
        if last > first:
            self._page.merge_range(self._row, first, self._row, last, shown, form)
        else:
            self._page.write_string(self._row, first, shown, form)
        return _lines(shown, self._room(first, last) * _NORMAL // size) * _LINE * size // _NORMAL


class _TablePage(_Page):
    """A sheet that is one table, to be sorted and filtered."""

    def __init__(self, book: _Book, sheet: Table) -> None:
        widths = [_heading_width(column.title) for column in sheet.columns]
        super().__init__(book, sheet.short or sheet.title, widths)
        self._sheet = sheet
        self._write_headings(sheet.columns)
        self._page.freeze_panes(1, sheet.heading + 1)
        self._page.repeat_rows(0)

    @property
    def has_room(self) -> bool:
        """Tell whether another row fits above the notes."""
        return self._row < _MOST_ROWS - 2 - len(self._sheet.notes)

    def add(self, row: Row) -> None:
        """Write the next row."""
        columns = self._sheet.columns
        # Not every program finds the height of texts in several lines by itself.
        lines = max(map(_lines_of, row, columns), default=1)
        if lines > 1:
            self._page.set_row(self._row, min(lines, _MOST_LINES) * _LINE)
        for place, (cell, column) in enumerate(zip(row, columns, strict=True)):
            self._widen(place, cell, _TEXTS if column.is_long else _WIDEST)
            self._write(place, cell, column)
        self._row += 1

    def finish(self) -> None:
        """Write the notes below the rows, and arrange the columns."""
        last = len(self._sheet.columns) - 1
        if self._row > 1:
            self._page.autofilter(0, 0, self._row - 1, last)
        self._row += 1
        for note in self._sheet.notes:
            self._page.set_row(self._row, self._write_across(note, 0, last, italic=True))
            self._row += 1
        self._set_widths()


class _Blocks(_Page):
    """A sheet to be read: tables with their titles and notes, one below the other."""

    def __init__(self, book: _Book, sheet: Sheet) -> None:
        self._blocks = sheet.blocks
        count = max([_LEAST_COLUMNS, *(len(block.columns) for block in sheet.blocks)])
        super().__init__(book, sheet.title, [_NARROWEST] * count)

    def write(self) -> None:
        """Write all blocks."""
        for block in self._blocks:
            self._measure(block)
        self._set_widths()
        # Lines are no longer than people read.
        places = range(1, len(self._widths))
        self._last = next(
            (place for place in places if self._room(0, place) >= _READABLE), places[-1]
        )
        for number, block in enumerate(self._blocks):
            if number:
                self._row += 1
            if block.title:
                self.write_line(block.title, bold=True, font_size=_MIDDLE)
            if any(column.title for column in block.columns):
                self._write_headings(block.columns)
            for row in block.rows:
                self._add(row, block.columns)
            for note in block.notes:
                self.write_line(note, italic=True)

    def write_line(self, text: str, **look: Any) -> None:
        """Write a text in a row of its own."""
        self._page.set_row(self._row, self._write_across(text, 0, self._last, **look))
        self._row += 1

    def _measure(self, block: Table) -> None:
        for place, column in enumerate(block.columns):
            self._widths[place] = max(self._widths[place], _heading_width(column.title))
        for row in block.rows:
            # Texts that are alone in a row, or long, go on across the columns beside them.
            for place, (cell, column) in enumerate(zip(row, block.columns, strict=False)):
                if len(row) > 1 and not column.is_long:
                    self._widen(place, cell, _WIDEST)

    def _add(self, row: Row, columns: Sequence[Column]) -> None:
        if len(row) == 1:
            size = _BIG if row[0].form is Form.TITLE else _NORMAL
            is_strong = row[0].is_strong or size == _BIG
            self.write_line(text_in_sheet(row[0]), bold=is_strong, font_size=size)
            return
        height = 0
        for place, (cell, column) in enumerate(zip(row, columns, strict=False)):
            if column.is_long and cell.number is None:
                text, last = text_in_sheet(cell), max(self._last, place)
                if text:
                    height = max(height, self._write_across(text, place, last, bold=cell.is_strong))
            else:
                self._write(place, cell, column)
        if height > _LINE:
            self._page.set_row(self._row, height)
        self._row += 1


def _look(cell: Cell, column: Column) -> dict[str, Any]:
    """Return the properties of a cell."""
    look: dict[str, Any] = {"bold": True} if cell.is_strong else {}
    if cell.number is not None:
        look["num_format"] = full_number_format(cell)
        return look | ({"align": "left"} if column.is_long else {})
    if column.is_long:
        look["text_wrap"] = True
    # Away from the numbers beside it, which are aligned to the right.
    return look | ({"align": "left", "indent": 1} if column.title else {"align": "left"})


def _lines_of(cell: Cell, column: Column) -> int:
    """Return the number of lines of a cell of a table."""
    if not column.is_long or cell.number is not None:
        return 1
    return _lines(text_in_sheet(cell), _TEXTS)


def _short(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def _heading_width(title: str) -> int:
    """Return the width of a heading in two lines, or in more if it is long."""
    words = [_width(word) for word in title.split()]
    half = -(-_width(title) // 2) + 1 if len(words) > 1 else 0
    return min(math.ceil(max([*words, half]) * _BOLD) + _ARROW, _WIDEST)


def _heading_lines(title: str, width: int) -> int:
    """Return the number of lines of a heading: a word that does not fit starts a new one."""
    room = (width - _ARROW) / _BOLD
    lines, used = 1, 0.0
    for word in title.split():
        word_width = full_width(word)
        if used and used + 1 + word_width > room:
            lines, used = lines + 1, 0.0
        used += word_width + (1 if used else 0)
        if used > room:
            # A word longer than a line, such as the name of a file, is broken.
            lines += int(used // room)
            used %= room
    return lines


def _lines(text: str, width: int) -> int:
    """Return the number of lines that a text needs in a column, roughly."""
    if text.isascii() and len(text) <= width and "\n" not in text:
        return 1
    # Lines end before a word that does not fit.
    return sum(max(-(-full_width(line) * 11 // (10 * width)), 1) for line in text.split("\n"))


def _width(text: str) -> int:
    """Return the width of a text's longest line in columns of a terminal."""
    if text.isascii() and "\n" not in text:
        return len(text)
    return max(full_width(line[:_TEXTS]) for line in text.split("\n"))
