"""Nearby lines of two files side by side."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QHeaderView, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.files.documents import Document
from bleu_desktop.pairing.drift_steps import DriftStep
from bleu_desktop.pairing.drift_table import DriftTable
from bleu_desktop.shared import theme
from tests.helpers.roles import said, title

Mode = QHeaderView.ResizeMode
FIRST = Document.from_segments("a.txt", ["one", "", "three " * 200, "four"])
SECOND = Document.from_segments("b\nc.txt", ["eins", "zwei"])
STEPS = [
    DriftStep(0, 0),
    DriftStep(2, None, is_here=True),
    DriftStep(1, None, is_here=True, is_continued=True),
    DriftStep(3, 1),
]


@pytest.fixture
def table(qtbot: QtBot, english: None) -> Iterator[DriftTable]:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(600, 600)
    parent.show()
    table = DriftTable(parent)
    table.resize(600, 400)
    table.show()
    table.show_steps(STEPS, (FIRST, SECOND), ("a.txt", "b\nc.txt"))
    yield table
    parent.close()


def test_texts_are_beside_each_other_with_their_lines(table: DriftTable) -> None:
    assert [title(table.drifts, column)["text"] for column in range(5)] == [
        *("", "", "a.txt", "", "b␣c.txt"),
    ]
    assert title(table.drifts, 4)["tip"] == "b\nc.txt"
    texts = table.texts()[1:]
    assert texts[0] == ["", "1", "one", "1", "eins"]
    assert texts[1][0] == "▸"
    assert (texts[1][1], texts[1][3:]) == ("3", ["", "(missing)"])
    assert texts[2] == ["▸", "2", "(empty)", "", "(in the line above)"]
    assert texts[3] == ["", "4", "four", "2", "zwei"]
    marker = said(table.drifts.index(1, 0))
    assert marker["spoken"] == "Here"
    assert marker["bold"]
    assert "three" in str(said(table.drifts.index(1, 2))["tip"])
    assert table.accessibleName() == "Nearby lines"


def test_the_place_is_tinted_and_what_is_no_text_stands_back(table: DriftTable) -> None:
    palette, roles = QGuiApplication.palette(), Qt.ItemDataRole
    tint = theme.mix(palette.highlight().color(), palette.base().color(), 0.16)
    quiet = theme.muted(palette)

    def look(row: int, column: int) -> tuple[bool, bool, bool, bool]:
        """Return whether a cell is tinted, quiet, italic and bold."""
        data = table.drifts.index(row, column).data
        font = data(roles.FontRole) or QFont()
        return (
            data(roles.BackgroundRole) == tint,
            data(roles.ForegroundRole) == quiet,
            font.italic(),
            font.bold(),
        )

    assert [look(0, column) for column in (1, 2)] == [(False, True, False, False), (False,) * 4]
    # At the place, texts are bold, and words in place of a text slanted.
    assert look(1, 1) == look(1, 2) == (True, False, False, True)
    assert look(1, 4) == look(2, 2) == (True, False, True, True)


def test_texts_share_the_width_and_have_more_lines_at_the_place(table: DriftTable) -> None:
    header = table.horizontalHeader()
    modes = [header.sectionResizeMode(column) for column in range(5)]
    assert modes == [Mode.Fixed, Mode.Fixed, Mode.Stretch, Mode.Fixed, Mode.Stretch]
    table._fit()
    line = table.fontMetrics().height()
    heights = [table.rowHeight(row) for row in range(4)]
    assert heights[1] > heights[0] >= line
    long = [DriftStep(2, 0), DriftStep(2, 0, is_here=True)]
    table.show_steps(long, (FIRST, SECOND), ("a", "b"))
    around, here = (table.rowHeight(row) for row in range(2))
    assert here > around
    title_height = table.horizontalHeader().sizeHint().height() + 2 * table.frameWidth()
    assert table.height() == title_height + around + here
    assert table.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
