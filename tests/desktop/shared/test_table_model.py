"""A table as a model of Qt: each role has the part of the cell that it stands for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt
from pytestqt.qtbot import QtBot

from bleu_desktop.shared.table_copier import CELL
from bleu_desktop.shared.table_model import TableModel, shown_text
from bleu_score.reports.cells import Cell, Column, Form, Table, name_cell, number_cell, signed_cell
from tests.helpers.roles import Role, plain, said, title

COLUMNS = (
    Column("Name", key="name", rises=True),
    Column("BLEU", is_number=True, note="What it is", key="bleu"),
    Column("A text", is_long=True, key="text"),
    Column("system\none", is_number=True, is_name=True, key="one"),
)
ROWS = [
    [
        name_cell("b.txt", is_strong=True),
        replace(signed_cell(1.5), sign="▲", tip="A tip", spoken="better"),
        Cell("a long text"),
        Cell("2", icon="warning", place=2.0),
    ],
    [name_cell("folder/a.txt", short="a.txt"), Cell("–"), Cell("x\ty"), Cell("1", place=1.0)],
    [name_cell("C.txt"), replace(number_cell(-3), low=1.0), Cell("a", sign="≈"), Cell("", low=3.0)],
]


@pytest.fixture
def model(qtbot: QtBot) -> Iterator[TableModel]:
    parent = QObject()
    model = TableModel(parent)
    model.show_table(Table("t", "T", COLUMNS, ROWS, heading=0))
    yield model
    parent.deleteLater()


def texts(model: TableModel, column: int) -> list[str]:
    return [model.index(row, column).data() for row in range(model.rowCount())]


def test_each_role_has_its_part_of_the_cell(model: TableModel) -> None:
    cells = [[said(model.index(row, column)) for column in range(4)] for row in range(3)]
    assert cells[0] == [
        {"text": "b.txt", "tip": "b.txt", "side": "left", "bold": True},
        {"text": "+1.50 ▲", "tip": "A tip", "spoken": "better", "side": "right", "bold": True},
        {"text": "a long text", "tip": "a long text", "side": "left", "bold": True},
        {"text": "2", "icon": True, "side": "right", "bold": True},
    ]
    assert cells[1] == [
        {"text": "a.txt", "tip": "folder/a.txt", "side": "left"},
        {"text": "–", "side": "right"},
        {"text": "x␣y", "tip": "x␣y", "side": "left"},
        {"text": "1", "side": "right"},
    ]
    assert cells[2][2]["text"] == "≈ a"


def test_an_editor_and_the_clipboard_get_their_own(model: TableModel) -> None:
    index = model.index(0, 1)
    assert index.data(Role.EditRole) == "+1.50 ▲"
    assert index.data(CELL) == ROWS[0][1]
    assert index.data(Role.StatusTipRole) is None
    assert model.cell(1, 0) == ROWS[1][0]


def test_each_title_has_its_parts(model: TableModel) -> None:
    assert [title(model, column) for column in range(4)] == [
        {"text": "Name", "side": "left", "rises": True},
        {"text": "BLEU", "tip": "What it is", "side": "right"},
        {"text": "A text", "side": "left"},
        {"text": "system␣one", "tip": "system\none", "side": "right"},
    ]
    assert model.headerData(4, Qt.Orientation.Horizontal) is None
    assert model.headerData(0, Qt.Orientation.Horizontal, Role.DecorationRole) is None


def test_rows_are_named_by_their_heading(model: TableModel) -> None:
    vertical = Qt.Orientation.Vertical
    assert [model.headerData(row, vertical) for row in range(4)] == [
        "b.txt",
        "a.txt",
        "C.txt",
        None,
    ]
    assert plain(model.headerData(1, vertical, Role.ToolTipRole)) == "a.txt"
    assert model.headerData(1, vertical, Role.DecorationRole) is None


def test_cells_have_no_rows_below_them(model: TableModel) -> None:
    cell = model.index(0, 0)
    assert (model.rowCount(), model.columnCount()) == (3, 4)
    assert (model.rowCount(QModelIndex()), model.columnCount(QModelIndex())) == (3, 4)
    assert (model.rowCount(cell), model.columnCount(cell)) == (0, 0)


def test_only_the_column_for_it_can_be_edited(model: TableModel, qtbot: QtBot) -> None:
    editable = Qt.ItemFlag.ItemIsEditable
    assert not any(model.index(0, column).flags() & editable for column in range(4))
    model.editable = 2
    assert [bool(model.index(0, column).flags() & editable) for column in range(4)] == [
        False,
        False,
        True,
        False,
    ]
    with qtbot.waitSignal(model.edited) as edited:
        assert model.setData(model.index(1, 2), "new")
    assert edited.args == [1, "new"]


@pytest.mark.parametrize(
    ("column", "rising", "falling"),
    [
        # Names without regard to case; numbers where there are any; what has none comes last.
        (0, ["b.txt", "C.txt", "a.txt"], ["a.txt", "C.txt", "b.txt"]),
        (1, ["-3", "+1.50 ▲", "–"], ["+1.50 ▲", "-3", "–"]),
        (3, ["1", "2", ""], ["", "2", "1"]),
    ],
)
def test_rows_are_sorted_by_what_a_cell_stands_for(
    model: TableModel, column: int, rising: list[str], falling: list[str]
) -> None:
    model.sort(column)
    assert [text.replace("−", "-") for text in texts(model, column)] == rising
    model.sort(column, Qt.SortOrder.DescendingOrder)
    assert [text.replace("−", "-") for text in texts(model, column)] == falling
    model.sort(-1)
    assert [*model.rows] == [0, 1, 2]
    model.sort(4)
    assert [*model.rows] == [0, 1, 2]


def test_rows_keep_their_selection_and_their_order(model: TableModel) -> None:
    kept = QPersistentModelIndex(model.index(2, 1))
    model.sort(1)
    assert (kept.row(), kept.column()) == (0, 1)
    # Another table is sorted by the column of the same name, wherever it is.
    turned = Table("t", "T", COLUMNS[1::-1], [[row[1], row[0]] for row in ROWS])
    model.show_table(turned)
    assert [*model.rows] == [2, 0, 1]
    assert model.place("name") == 1
    model.show_table(Table("t", "T", COLUMNS[:1], [row[:1] for row in ROWS]))
    assert [*model.rows] == [0, 1, 2]


def test_equal_rows_stay_in_the_order_of_the_table(model: TableModel) -> None:
    same = [[name_cell(name), number_cell(1)] for name in ("a", "b", "c")]
    model.show_table(Table("t", "T", COLUMNS[:2], same))
    for order in Qt.SortOrder:
        model.sort(1, order)
        assert texts(model, 0) == ["a", "b", "c"]


def test_text_without_a_number_has_its_sign_before_it() -> None:
    assert shown_text(Cell("word", sign="▲")) == "▲ word"
    assert shown_text(Cell("word", Form.WORDS)) == "word"
    assert shown_text(Cell("1\u202f000\u00a0%", number=1)) == "1\u202f000\u00a0%"
