"""Tables in print share the width of a page, and are broken where they can be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from bleu_desktop.report.print_style import BODY, HAIRLINE, RULE, SMALL, TINY
from bleu_desktop.report.print_table import PrintTable, _narrowed, print_tables
from bleu_desktop.report.typesetter import Typesetter
from bleu_desktop.shared.paragraph import Paragraph
from bleu_score.reports.cells import Cell, Column, Form, Table, name_cell, number_cell
from tests.helpers.drawn import Drawn

COLUMNS = (Column("Name", is_name=True), Column("Score", is_number=True), Column("Remark"))


@pytest.fixture
def typesetter(qapp: QApplication) -> Typesetter:
    return Typesetter("en")


def table_of(count: int, remark: str = "some words here") -> Table:
    rows = [[name_cell(f"name {n}"), number_cell(n, 2), Cell(remark)] for n in range(count)]
    return Table("t", "T", COLUMNS, rows)


@pytest.mark.parametrize(
    ("needed", "least", "over", "widths"),
    [
        ([100, 50], [20, 50], 30, [70, 50]),
        # What is lacking is shared, and none gets more than it needs.
        ([100, 100], [20, 20], 60, [70, 70]),
        ([100, 30], [20, 20], 40, [60, 30]),
        ([100, 30, 90], [20, 20, 20], 60, [65, 30, 65]),
        # If not even the least fits, all are narrower by the same share.
        ([100, 100], [60, 20], 160, [30, 10]),
    ],
)
def test_columns_of_words_give_way(
    needed: list[float], least: list[float], over: float, widths: list[float]
) -> None:
    assert _narrowed(needed, least, over) == pytest.approx(widths)


def test_words_take_the_width_that_numbers_leave(typesetter: Typesetter) -> None:
    table = PrintTable(table_of(2), typesetter, 10_000)
    assert table.fits
    assert sum(table._widths) == pytest.approx(10_000 - 2 * table._gap)
    assert table._widths[1:] == table._needed[1:]
    narrow = PrintTable(table_of(2, "word " * 50), typesetter, sum(table._needed))
    assert narrow._widths[1] == pytest.approx(narrow._needed[1])
    assert narrow._widths[2] < narrow._needed[2]
    alone = PrintTable(
        Table("t", "T", (Column("A"), Column("B")), [[Cell("a"), Cell("b")]]), typesetter, 5000
    )
    # Without numbers, the last column of words is the widest.
    assert alone._widths[0] == alone._needed[0]


@pytest.mark.parametrize("columns", [6, 7])
def test_many_columns_are_closer_together(typesetter: Typesetter, columns: int) -> None:
    heads = tuple(Column(f"c{n}") for n in range(columns))
    table = PrintTable(Table("t", "T", heads, [[Cell("x")] * columns]), typesetter, 10_000)
    few = PrintTable(table_of(1), typesetter, 10_000)
    assert (table._gap < few._gap) is (columns == 7)


def test_a_table_that_is_too_wide_has_smaller_type(typesetter: Typesetter) -> None:
    def size(width: float) -> float:
        [printed] = print_tables(table_of(2, "internationalization"), typesetter, width)
        return printed._size

    sizes = [PrintTable(table_of(2, "internationalization"), typesetter, 1, size=each)
             for each in (BODY, SMALL, TINY)]  # fmt: skip
    widths = [sum(each._least) + 2 * each._gap for each in sizes]
    assert [size(width + 0.1) for width in widths] == [BODY, SMALL, TINY]
    assert size(widths[2] - 50) == TINY


@pytest.mark.parametrize(
    ("count", "kept"),
    [(1, [True, False]), (2, [True, True, False]), (4, [True] * 2 + [False, True, False])],
)
def test_the_first_row_and_the_last_are_never_alone(
    typesetter: Typesetter, count: int, kept: list[bool]
) -> None:
    head, *rows = PrintTable(table_of(count), typesetter, 10_000).pieces(before=5)
    assert [each.keeps for each in (head, *rows)] == kept
    assert head.before == 5
    # The head is repeated, but not above the first row.
    assert [each.repeated for each in rows] == [None, *[head] * (count - 1)]


@pytest.fixture
def draw(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Drawn]:
    def noted(paragraph: Paragraph, painter: Any, x: float, y: float, *_: Any) -> None:
        painter.texts[paragraph.text] = QRectF(x, y, paragraph.natural_width, paragraph.height)

    def draw(piece: Any) -> Drawn:
        drawn = Drawn()
        piece.paint(drawn, 100.0, 50.0)
        return drawn

    monkeypatch.setattr(Paragraph, "draw", noted)
    return draw


def test_cells_are_below_their_titles(typesetter: Typesetter, draw: Callable[..., Drawn]) -> None:
    table = PrintTable(table_of(2), typesetter, 10_000)
    head, *rows = table.pieces()
    titles, *cells = (draw(each) for each in (head, *rows))
    lefts = [100, 100 + table._widths[0] + table._gap]
    lefts.append(lefts[1] + table._widths[1] + table._gap)
    assert [box.left() for box in titles.texts.values()] == pytest.approx(lefts)
    for drawn in cells:
        assert [box.left() for box in drawn.texts.values()] == pytest.approx(lefts)
    # A line below the head, hairlines between rows, and a line at the end.
    for drawn, piece, color in zip(
        (titles, *cells), (head, *rows), (RULE, HAIRLINE, RULE), strict=True
    ):
        [(left, top, right, bottom)] = drawn.lines
        assert (left, right, top) == pytest.approx((100, 10_100, bottom))
        assert bottom == pytest.approx(50 + piece.height)
        assert drawn._pen == color


def test_a_checksum_has_two_lines(typesetter: Typesetter) -> None:
    for length, lines in ((64, 2), (63, 1)):
        code = Cell("a" * length, Form.CODE)
        table = PrintTable(Table("t", "T", COLUMNS[:1], [[code]]), typesetter, 10_000)
        runs = table._runs(code)
        assert len(runs) == 2 * lines - 1
        if lines == 2:
            assert runs[0].text == runs[2].text == "a" * 32
        assert table._least == table._needed


def needs(typesetter: Typesetter, title: str, *texts: str) -> tuple[float, float]:
    """Return the width of a column, and its least width."""
    rows = [[Cell(text), Cell("x")] for text in texts]
    columns = (Column(title), Column("Other"))
    table = PrintTable(Table("t", "T", columns, rows), typesetter, 10_000)
    return table._needed[0], table._least[0]


def test_a_column_is_as_wide_as_its_widest_cell_or_word_of_its_title(
    typesetter: Typesetter,
) -> None:
    long, short = "internationalization of it", "a b"
    widest, least = needs(typesetter, "T", long)
    for texts in ((long, short), (short, long)):
        assert needs(typesetter, "T", *texts) == (widest, least)
    # Words are not broken; a title is, between its words.
    assert needs(typesetter, "T", "internationalization") == (least, least)
    assert least < widest
    assert needs(typesetter, "Internationalization of all", short) == needs(
        typesetter, "all Internationalization", short
    )
    assert needs(typesetter, "Internationalization", short)[0] > needs(typesetter, "T", short)[0]


def test_only_the_first_rows_are_measured(typesetter: Typesetter) -> None:
    short = ["a"] * 299
    assert needs(typesetter, "T", *short, "longer") > needs(typesetter, "T", *short, "a")
    assert needs(typesetter, "T", *short, "a", "longer") == needs(typesetter, "T", *short, "a")


def test_short_titles_are_at_the_foot_of_long_ones_and_texts_on_a_base_line(
    typesetter: Typesetter, draw: Callable[..., Drawn]
) -> None:
    columns = (Column("Title"), Column("A title of many words " * 3))
    rows = [[Cell("Small"), Cell("large", Form.CODE)]]
    table = PrintTable(Table("t", "T", columns, rows), typesetter, 900)
    head, row = table.pieces()
    short, long = draw(head).texts.values()
    assert short.height() < long.height()
    assert short.bottom() == pytest.approx(long.bottom())
    assert head.height > long.height()
    texts = [
        typesetter.set(table._runs(cell), table._font, width)
        for cell, width in zip(rows[0], table._widths, strict=True)
    ]
    tops = [box.top() for box in draw(row).texts.values()]
    bases = [top + text.ascent for top, text in zip(tops, texts, strict=True)]
    assert bases[0] == pytest.approx(bases[1])


def test_a_cell_may_be_strong_a_name_or_have_a_detail(typesetter: Typesetter) -> None:
    table = PrintTable(table_of(1), typesetter, 10_000)

    def said(cell: Cell, width: float = 10_000.0) -> list[tuple[str, bool]]:
        runs = table._runs(cell, width)
        return [
            (run.text, run.font is not None and run.font.bold()) for run in runs if run.text.strip()
        ]

    name = "a_long_name/of_a_file.txt"
    assert said(Cell("a")) == [("a", False)]
    assert said(Cell("a", is_strong=True)) == [("a", True)]
    assert said(Cell("a", detail="b", is_strong=True)) == [("a", True), ("b", False)]
    assert said(name_cell(name)) == [(name, False)]
    # A name is broken between its parts; words are broken by the line.
    parts = said(name_cell(name), 300.0)
    assert len(parts) > 1
    assert "".join(text for text, _ in parts) == name
    assert said(Cell(name), 300.0) == [(name, False)]
    small = table._runs(Cell("a", detail="b"))[-1].font
    assert small is not None
    assert small.pixelSize() < table._font.pixelSize()
