"""The tables of the learning pages: titles stand above their columns."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget
from pytestqt.qtbot import QtBot

from bleu_desktop.learn.figures import compute_figures
from bleu_desktop.learn.section import LearnSection
from bleu_desktop.shared.widgets import TextLabel

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop


class Section(LearnSection):
    """A section with two tables."""

    headers: ClassVar = ("Name", "Text", "Score")

    def title(self) -> str:
        return "Title"

    def write(self) -> None:
        self.table(self.headers, [("a", "b c", "1"), ("d", "e f", "2")], texts=(1,), numbers=(2,))
        self.table((), [("x", "3")], numbers=(1,))


def test_cells_and_titles_are_aligned_by_their_columns(qtbot: QtBot) -> None:
    section = Section(compute_figures())
    qtbot.addWidget(section)
    grids = [
        layout
        for widget in section.findChildren(QWidget)
        if isinstance(layout := widget.layout(), QGridLayout)
    ]

    def cell(grid: QGridLayout, row: int, column: int) -> tuple[str, Qt.AlignmentFlag, bool, bool]:
        item = grid.itemAtPosition(row, column)
        assert item is not None
        label = item.widget()
        assert isinstance(label, TextLabel)
        # A text that is wrapped fills its column, and is aligned in itself.
        alignment = item.alignment() or label.alignment()
        return label.text(), alignment, label.wordWrap(), label.font().bold()

    table, bare = grids
    assert [cell(table, 0, column) for column in range(3)] == [
        ("Name", LEFT, False, False),
        ("Text", LEFT, True, False),
        ("Score", RIGHT, False, False),
    ]
    for row, texts in ((2, ("a", "b c", "1")), (3, ("d", "e f", "2"))):
        assert [cell(table, row, column) for column in range(3)] == [
            (texts[0], LEFT, False, True),
            (texts[1], LEFT, True, False),
            (texts[2], RIGHT, False, False),
        ]
    assert [table.columnStretch(column) for column in range(3)] == [0, 1, 0]
    assert [cell(bare, 2, column) for column in range(2)] == [
        ("x", LEFT, False, True),
        ("3", RIGHT, False, False),
    ]
