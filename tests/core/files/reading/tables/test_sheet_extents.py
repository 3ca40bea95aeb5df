"""The part of a sheet that has cells is known before they are read."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.files.reading import xml_events
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.tables.sheet_details import cells_of
from bleu_core.files.reading.tables.sheet_extents import Extent, _number
from tests.helpers.office_files import xlsx


@pytest.mark.parametrize(
    ("cells", "extent"),
    [
        ([], Extent()),
        ([(0, 0)], Extent(0, 0, 0, 0, 0)),
        ([(3, 2)], Extent(3, 2, 3, 2, 3)),
        # The first cell may be in the first column, and others before it.
        ([(5, 0), (3, 0)], Extent(3, 0, 5, 0, 5)),
        ([(3, 2), (1, 4), (7, 1)], Extent(1, 1, 7, 4, 1)),
        # Of the widest rows, the first is named.
        ([(1, 4), (2, 4), (3, 3)], Extent(1, 3, 3, 4, 1)),
    ],
)
def test_the_extent_of_cells(cells: list[tuple[int, int]], extent: Extent) -> None:
    found = Extent()
    for row, column in cells:
        found.add(row, column)
    assert found == extent


@pytest.mark.parametrize(
    ("data", "longest", "found"),
    [
        (b"\x00", 2, (0, 1)),
        (b"\x7f\x01", 2, (127, 1)),
        (b"\x80\x01", 2, (128, 2)),
        (b"\xff\x7f\x01", 2, (0x3FFF, 2)),
        # It has no more bytes than it may have.
        (b"\xff\xff\x01", 2, (0x3FFF, 2)),
        (b"\x80\x80\x01", 4, (0x4000, 3)),
    ],
)
def test_numbers_have_seven_bits_in_a_byte(
    data: bytes, longest: int, found: tuple[int, int]
) -> None:
    assert _number(data, 0, longest) == found


@pytest.mark.parametrize(
    ("rows", "places"),
    [
        ('<row r="3"><c r="B3"/><c r="D3"/></row>', [(3, 1), (3, 3)]),
        # What has no number follows what was before.
        ("<row><c/><c/></row><row><c/></row>", [(1, 0), (1, 1), (2, 0)]),
        ('<row r="4"><c/></row><row><c r="C5"/><c/></row>', [(4, 0), (5, 2), (5, 3)]),
        ('<row r="4"><c r="B"/></row>', [(4, 1)]),
    ],
)
def test_cells_have_their_places(rows: str, places: list[tuple[int, int]]) -> None:
    raw = RawFile(Path("book.xlsx"), xlsx({"S": rows}))
    assert [place for *place, _ in cells_of(raw, "xl/s1.xml")] == [[*place] for place in places]


def test_a_cell_comes_with_its_content(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(xml_events, "_PIECE", 5)
    raw = RawFile(Path("book.xlsx"), xlsx({"S": '<row r="1"><c r="A1"><v>7</v></c><c/></row>'}))
    found = [cell.findtext("{*}v") for _, _, cell in cells_of(raw, "xl/s1.xml")]
    assert found == ["7", None]
