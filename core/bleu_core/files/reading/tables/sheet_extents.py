"""The extent of a workbook's sheets, checked before a library allocates memory for them.

The library stores a sheet as one rectangle. A single cell in the last possible row and column makes
that 17 billion cells. The system kills a process that needs this amount of memory, so that no error
could be caught.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain, groupby
from operator import itemgetter
from struct import iter_unpack, unpack_from

from bleu_core.files.budget import Resource
from bleu_core.files.contents import Format
from bleu_core.files.errors import BudgetExceeded, FileEncrypted
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.tables.columns import column_index
from bleu_core.files.reading.tables.parts import part_events
from bleu_core.files.reading.tables.sheet_details import DETAILS, cells_of
from bleu_core.files.reading.xml_events import complete, local_name


@dataclass
class Extent:
    """The rectangle around all cells of a sheet, with rows and columns from 0.

    Attributes
    ----------
    widest
        A row that reaches the last column.
    """

    top: int = 0
    left: int = 0
    bottom: int = -1
    right: int = -1
    widest: int = 0

    def add(self, row: int, column: int) -> None:
        """Extend the rectangle to include this cell."""
        if self.right < 0:
            self.top, self.left = row, column
        self.top, self.bottom = min(self.top, row), max(self.bottom, row)
        self.left = min(self.left, column)
        if column > self.right:
            self.right, self.widest = column, row

    def check(self, raw: RawFile) -> None:
        """Raise an error if it exceeds the budget.

        Raises
        ------
        BudgetExceeded
        """
        cells = (self.bottom + 1 - self.top) * (self.right + 1 - self.left)
        raw.check(Resource.ROWS, self.bottom + 1)
        raw.check(Resource.COLUMNS, self.right + 1, self.widest + 1)
        raw.check(Resource.CELLS, cells, self.widest + 1)

    def fits(self, raw: RawFile) -> bool:
        """Tell whether it is within the budget."""
        try:
            self.check(raw)
        except BudgetExceeded:
            return False
        return True


def check_workbook(raw: RawFile) -> list[str]:
    """Check the archive of an XLSX or XLSB file, and the size of its sheets.

    Returns
    -------
    list of str
        Names of the parts with details that the library does not give.

    Raises
    ------
    BudgetExceeded, FileEncrypted, FileMalformed, EntityDeclared, Cancelled
    """
    glances = []
    for name, members in groupby(raw.unpacked(Format.SPREADSHEET), key=itemgetter(0)):
        pieces = (piece for _, piece in members)
        start = next(pieces)
        if start.startswith(_SHEET_OF_RECORDS):
            _extent_of_records(raw, b"".join((start, *pieces))).check(raw)
        else:
            glances.append(_glance(name, chain((start,), pieces)))
    for glance in glances:
        if glance.is_sheet and not (glance.is_clear and glance.extent.fits(raw)):
            _extent_of_xml(raw, glance.name).check(raw)
    cells = sum(glance.cells for glance in glances if glance.is_sheet)
    longest = max((glance.longest for glance in glances), default=0)
    if cells * longest > raw.budget.limit(Resource.UNPACKED):
        _check_shared_texts(raw, glances)
    return [glance.name for glance in glances if glance.is_sheet and glance.has_details]


# XLSX. All known writers put a cell's reference first. Without a reference, or if a tag is longer
# than the limit, the sheet must be parsed.
_CELL = re.compile(
    rb"""<(?:[^\s<>]*:)?c(?=[\s/>])(?:\s+r\s*=\s*["']([A-Za-z]{1,9})(\d{1,9})["'])?"""
)
_SHARED_TEXT_END = re.compile(rb"</(?:[^\s<>]*:)?si\s*>")
_LONGEST_TAG = 1024 * 1024


@dataclass
class _Glance:
    """The facts about a part that are known without parsing it.

    Attributes
    ----------
    is_clear
        Whether all cells have a reference.
    extent
        From cell A1 to the last cell, whether or not it has content.
    longest
        Bytes of the longest shared string.
    has_details
        Whether it may have hidden rows, or formulas without values.
    """

    name: str
    is_sheet: bool = False
    is_clear: bool = True
    extent: Extent = field(default_factory=Extent)
    cells: int = 0
    longest: int = 0
    has_details: bool = False


def _glance(name: str, pieces: Iterable[bytes]) -> _Glance:
    glance = _Glance(name)
    rest = b""
    since = 0
    for piece in pieces:
        text = rest + piece
        # A tag may be split between two pieces.
        end = max(text.rfind(b"<"), 0)
        glance.is_sheet = glance.is_sheet or b"sheetData" in text
        glance.has_details = glance.has_details or DETAILS.search(text) is not None
        cells = _CELL.findall(text, 0, end)
        columns = {column.decode() for column, _ in cells}
        if "" in columns or len(text) - end > _LONGEST_TAG:
            glance.is_clear = False
            end = len(text)
        elif columns:
            rows = {row for _, row in cells}
            glance.extent.add(0, 0)
            glance.extent.add(max(map(int, rows)) - 1, max(map(column_index, columns)))
        glance.cells += len(cells)
        last = 0
        if b"/si" in text or b":si" in text:
            for found in _SHARED_TEXT_END.finditer(text, 0, end):
                glance.longest = max(glance.longest, since + found.end() - last)
                since, last = 0, found.end()
        since += end - last
        rest = text[end:]
    return glance


def _check_shared_texts(raw: RawFile, glances: Iterable[_Glance]) -> None:
    """Check the total length of text in the cells, as many can share one long string.

    Raises
    ------
    BudgetExceeded, FileMalformed, Cancelled
    """
    with raw.errors_of_library(Format.SPREADSHEET):
        lengths: list[int] = []
        for glance in glances:
            if glance.longest:
                lengths += _lengths_of_shared_texts(raw, glance.name)
        total = 0
        for glance in glances:
            for _, _, cell in cells_of(raw, glance.name) if glance.is_sheet else ():
                if cell.get("t") == "s":
                    total += lengths[int("".join(cell.itertext()))]
                raw.check(Resource.UNPACKED, total)


def _lengths_of_shared_texts(raw: RawFile, name: str) -> Iterator[int]:
    for element in complete(part_events(raw, Format.SPREADSHEET, name, "si")):
        yield sum(map(len, element.itertext()))


def _extent_of_xml(raw: RawFile, name: str) -> Extent:
    """Return the extent of the cells with content, as the library computes it."""
    with raw.errors_of_library(Format.SPREADSHEET):
        extent = Extent()
        for row, column, cell in cells_of(raw, name):
            raw.check(Resource.ROWS, row)
            if any(local_name(child) in ("v", "is") for child in cell):
                extent.add(row - 1, column)
        return extent


# XLSB: the start of a sheet, and the types of records for rows and for cells with a value.
_SHEET_OF_RECORDS = b"\x81\x01"
_ROW_RECORD = 0
_CELL_RECORDS = range(2, 12)


def _extent_of_records(raw: RawFile, data: bytes) -> Extent:
    extent = Extent()
    row = 0
    with raw.errors_of_library(Format.SPREADSHEET):
        for kind, offset in raw.progress.watch(_records(data)):
            if kind == _ROW_RECORD:
                (row,) = unpack_from("<I", data, offset)
            elif kind in _CELL_RECORDS:
                extent.add(row, unpack_from("<I", data, offset)[0])
    return extent


def _records(data: bytes) -> Iterator[tuple[int, int]]:
    """Yield the type of each record, and the offset of its data."""
    offset = 0
    while offset < len(data):
        kind, offset = _number(data, offset, 2)
        size, offset = _number(data, offset, 4)
        yield kind, offset
        offset += size


def _number(data: bytes, offset: int, longest: int) -> tuple[int, int]:
    """Return a variable-length integer of 7 bits per byte, and the offset after it."""
    number = 0
    for index in range(longest):
        byte = data[offset + index]
        number |= (byte & 0x7F) << 7 * index
        if byte < 0x80:
            break
    return number, offset + index + 1


def check_compound_file(raw: RawFile) -> None:
    """Check the extent of the sheets of an XLS file, and that the sizes it states are true.

    Raises
    ------
    BudgetExceeded, FileEncrypted, FileMalformed, Cancelled
    """
    with raw.errors_of_library(Format.SPREADSHEET):
        data = _CompoundFile(raw.data).stream("Workbook", "Book")
        extent = Extent()
        for kind, record in raw.progress.watch(_old_records(data)):
            if kind == _PASSWORD:
                raise FileEncrypted(raw.path)
            if kind == _END:
                extent.check(raw)
                extent = Extent()
            elif kind == _DIMENSIONS:
                _announced(record).check(raw)
            elif kind == _STRINGS and unpack_from("<I", record, 4)[0] > len(data):
                raise raw.malformed(Format.SPREADSHEET, detail="more strings than bytes")
            elif kind in _CELLS:
                row, column = unpack_from("<HH", record)
                extent.add(row, column)
                if kind == _CELLS_OF_ROW:
                    # A record of adjacent cells, with the last column at its end.
                    extent.add(row, unpack_from("<H", record, len(record) - 2)[0])
        extent.check(raw)


def _old_records(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield type and data of each record of an XLS file."""
    offset = 0
    while offset + 4 <= len(data):
        kind, size = unpack_from("<HH", data, offset)
        yield kind, data[offset + 4 : offset + 4 + size]
        offset += 4 + size


_PASSWORD = 0x002F
_END = 0x000A
_STRINGS = 0x00FC
_DIMENSIONS = 0x0200
_CELLS_OF_ROW = 0x00BD
_CELLS = {0x0006, _CELLS_OF_ROW, 0x00FD, 0x0203, 0x0204, 0x0205, 0x027E}


def _announced(record: bytes) -> Extent:
    """Return the extent stated in a sheet."""
    top, bottom, left, right = unpack_from("<IIHH" if len(record) >= 14 else "<HHHH", record)
    extent = Extent()
    if bottom and right:
        extent.add(top, left)
        extent.add(bottom - 1, right - 1)
    return extent


class _CompoundFile:
    """The streams of an OLE compound file.

    A stream is a chain of sectors; a table gives the successor of each sector. Small streams are
    chains of smaller sectors within a stream of their own, that of the directory's first entry.
    """

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._size = 1 << unpack_from("<H", data, 30)[0]
        self._small_size = 1 << unpack_from("<H", data, 32)[0]
        directory, _, self._cutoff, small_table = unpack_from("<4I", data, 48)
        self._table = self._read_table()
        self._directory = list(self._entries(self._read(directory)))
        self._small = self._read(self._directory[0][1])
        self._small_table = _numbers(self._read(small_table))

    def stream(self, *names: str) -> bytes:
        """Return the first stream with one of these names."""
        for wanted in names:
            for name, start, size in self._directory:
                if name == wanted and size >= self._cutoff:
                    return self._read(start)[:size]
                if name == wanted:
                    return self._read_small(start)[:size]
        raise ValueError(f"no stream {names[0]}")

    def _sector(self, number: int) -> bytes:
        return self._data[(number + 1) * self._size : (number + 2) * self._size]

    def _read_table(self) -> list[int]:
        """Return the successor of each sector."""
        numbers = list(unpack_from("<109I", self._data, 76))
        following = unpack_from("<I", self._data, 68)[0]
        while following < _NO_SECTOR:
            *more, following = _numbers(self._sector(following))
            numbers += more
            if len(numbers) > len(self._data):
                raise ValueError("sectors in a circle")
        sectors = (self._sector(number) for number in numbers if number < _NO_SECTOR)
        return _numbers(b"".join(sectors))

    def _entries(self, directory: bytes) -> Iterator[tuple[str, int, int]]:
        """Yield name, first sector and size of each stream."""
        for start in range(0, len(directory) - 127, 128):
            name_size = unpack_from("<H", directory, start + 64)[0]
            name = directory[start : start + max(name_size - 2, 0)].decode("utf-16-le", "replace")
            first, size = unpack_from("<II", directory, start + 116)
            yield name, first, size

    def _read(self, start: int) -> bytes:
        return b"".join(map(self._sector, _chain(self._table, start)))

    def _read_small(self, start: int) -> bytes:
        size = self._small_size
        sectors = _chain(self._small_table, start)
        return b"".join(self._small[sector * size : (sector + 1) * size] for sector in sectors)


# Sector numbers from here on have special meanings: free, end of a chain, part of a table.
_NO_SECTOR = 0xFFFFFFFA


def _numbers(sector: bytes) -> list[int]:
    return [number for (number,) in iter_unpack("<I", sector[: len(sector) // 4 * 4])]


def _chain(table: list[int], start: int) -> Iterator[int]:
    """Yield the sectors of a stream."""
    for _ in range(len(table) + 1):
        if start >= _NO_SECTOR:
            return
        yield start
        start = table[start]
    raise ValueError("sectors in a circle")
