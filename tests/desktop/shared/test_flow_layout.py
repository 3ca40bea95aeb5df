"""Widgets in rows, as the words of a paragraph."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bleu_desktop.shared.flow_layout import FlowLayout


class Block(QWidget):
    """A widget of a fixed size."""

    def __init__(self, parent: QWidget, width: int, height: int) -> None:
        super().__init__(parent)
        self._size = QSize(width, height)
        self.setMinimumSize(width // 2, height)
        self.show()

    def sizeHint(self) -> QSize:
        return self._size


@pytest.fixture
def parent(qtbot: QtBot) -> Iterator[QWidget]:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    yield parent
    parent.close()


def places(layout: FlowLayout) -> list[tuple[int, int]]:
    found = [layout.itemAt(number) for number in range(layout.count())]
    return [item.geometry().topLeft().toTuple() for item in found if item is not None]


@pytest.mark.parametrize(
    ("width", "expected", "height"),
    [
        (220, [(0, 0), (60, 0), (170, 0)], 30),
        # A row is full one pixel too late.
        (219, [(0, 0), (60, 0), (0, 40)], 60),
        (160, [(0, 0), (60, 0), (0, 40)], 60),
        (159, [(0, 0), (0, 30), (0, 70)], 90),
        (60, [(0, 0), (0, 30), (0, 70)], 90),
    ],
)
def test_a_new_row_begins_where_one_is_full(
    parent: QWidget, width: int, expected: list[tuple[int, int]], height: int
) -> None:
    blocks = [Block(parent, 50, 20), Block(parent, 100, 30), Block(parent, 50, 20)]
    layout = FlowLayout(None, *blocks)
    layout.setSpacing(10)
    assert layout.hasHeightForWidth()
    assert layout.heightForWidth(width) == height
    # Asking moves nothing.
    assert {block.pos().toTuple() for block in blocks} == {(0, 0)}
    layout.setGeometry(QRect(7, 5, width, 500))
    assert places(layout) == [(x + 7, y + 5) for x, y in expected]


def test_a_widget_is_no_wider_than_the_layout_and_as_high_as_its_row(parent: QWidget) -> None:
    wide, low, high = Block(parent, 400, 20), Block(parent, 40, 10), Block(parent, 40, 30)
    layout = FlowLayout(None, wide, low, high)
    layout.setSpacing(0)
    layout.setGeometry(QRect(0, 0, 300, 100))
    sizes = [layout.itemAt(number).geometry().size().toTuple() for number in range(3)]
    assert sizes == [(300, 20), (40, 30), (40, 30)]
    assert layout.minimumSize() == layout.sizeHint() == QSize(200, 30)
    assert layout.expandingDirections() == Qt.Orientation(0)


def test_hidden_widgets_take_no_room(parent: QWidget) -> None:
    blocks = [Block(parent, 50, 20) for _ in range(3)]
    layout = FlowLayout(None, *blocks)
    layout.setSpacing(10)
    blocks[1].hide()
    layout.setGeometry(QRect(0, 0, 110, 100))
    assert [places(layout)[number] for number in (0, 2)] == [(0, 0), (60, 0)]
    blocks[0].hide()
    blocks[2].hide()
    assert layout.heightForWidth(100) == 0
    assert (layout.itemAt(3), layout.itemAt(-1), layout.takeAt(3), layout.takeAt(-1)) == (None,) * 4
    item = layout.takeAt(0)
    assert item is not None
    assert item.widget() is blocks[0]
    assert layout.count() == 2
