"""The tree of files shares its width, and writes reasons across its columns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, QRect
from PySide6.QtWidgets import QHeaderView, QStyleOptionViewItem, QTreeView, QWidget
from pytestqt.qtbot import QtBot

from bleu_desktop.folders.nodes import Node, NodeModel
from bleu_desktop.folders.tree_view import TreeView
from bleu_desktop.shared.axis import Axis
from bleu_desktop.shared.score_plot import least_width
from bleu_desktop.shared.sizes import margin
from bleu_desktop.shared.widgets import em
from bleu_score.reports.cells import BLANK, Cell, Column, number_cell
from tests.helpers.drawn import Drawn

Mode = QHeaderView.ResizeMode
AXES = {1: Axis(0.0, 100.0, 50.0), 2: Axis(0.0, 100.0, 50.0)}
REASON = "The files do not have the same number of segments"


class Model(NodeModel):
    """A folder with a file, and a file that could not be scored."""

    def __init__(self) -> None:
        super().__init__()
        self.columns = (
            Column("File"),
            *(Column(name, is_number=True) for name in ("one", "two", "Segments")),
            Column("Problem", is_long=True),
        )
        folder = self.root.add(Node("folder"))
        for place, cells in (
            (folder, [Cell("folder"), BLANK, BLANK, BLANK, BLANK]),
            (folder.add(Node("a")), [Cell("a"), *[number_cell(50.0, 2)] * 3, BLANK]),
            (self.root.add(Node("b")), [Cell("b"), BLANK, BLANK, BLANK, Cell(REASON)]),
        ):
            place.cells = cells


@pytest.fixture
def tree(qtbot: QtBot) -> Iterator[TreeView]:
    parent = QWidget()
    qtbot.addWidget(parent)
    model = Model()
    tree = TreeView(parent, sorts=True)
    tree.setModel(model)
    tree.resize(1500, 400)
    parent.show()
    tree.expandAll()
    yield tree
    parent.close()


def widths(tree: TreeView) -> list[int]:
    return [tree.columnWidth(column) for column in range(tree.header().count())]


def test_drawings_have_a_part_of_the_width_if_all_of_them_fit(tree: TreeView) -> None:
    tree.fit_columns(AXES, sentences=4)
    assert tree.isColumnHidden(4)
    assert sum(widths(tree)) == tree.viewport().width()
    least = least_width(tree.fontMetrics())
    first, one, two, segments, _ = widths(tree)
    assert one == two > least > segments
    assert one <= least + em(tree, 16)
    assert {*tree._axes} == {*AXES}
    # Where the room shrinks, drawings shrink first, and go together.
    seen = set()
    for width in range(1500, 300, -50):
        tree.resize(width, 400)
        first, one, two, segments, _ = widths(tree)
        assert first >= em(tree, 14)
        assert one == two
        assert (one >= least) is bool(tree._axes) is (len(tree._axes) == 2)
        seen.add(bool(tree._axes))
        if tree._axes:
            assert sum(widths(tree)) == tree.viewport().width()
    assert seen == {True, False}
    tree.resize(1500, 400)
    tree.fit_columns()
    assert not tree._axes
    assert not tree.isColumnHidden(4)


def test_columns_can_be_equally_wide(tree: TreeView) -> None:
    header = tree.header()
    tree.share_equally()
    assert {header.sectionResizeMode(column) for column in range(5)} == {Mode.Stretch}
    tree.share_equally(but_last=True)
    modes = [header.sectionResizeMode(column) for column in range(5)]
    assert modes == [*[Mode.ResizeToContents] * 4, Mode.Stretch]
    # They stay so in another width.
    before = widths(tree)[:4]
    tree.resize(1000, 400)
    assert widths(tree)[:4] == before


def test_a_reason_is_written_across_the_columns_without_numbers(
    tree: TreeView, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QTreeView, "drawRow", lambda *_: None)
    model = tree.model()
    option = QStyleOptionViewItem()
    option.initFrom(tree)
    option.rect = QRect(0, 40, 1500, 20)

    def drawn(index: QModelIndex) -> Drawn:
        painter: Any = Drawn()
        tree.drawRow(painter, option, index)
        return painter  # type: ignore[no-any-return]

    broken, scored = model.index(1, 0), model.index(0, 0, model.index(0, 0))
    assert drawn(broken).texts == {}
    tree.fit_columns(AXES, sentences=4)
    found = drawn(broken)
    box = found.texts[REASON]
    left = tree.header().sectionViewportPosition(1)
    assert (box.left(), box.right()) == (left + margin(), tree.viewport().width() - margin())
    assert (box.top(), box.height()) == (40, 20)
    assert not {*found.on_right()}
    tree.setCurrentIndex(broken)
    selected = drawn(broken)
    assert [*selected.texts] == [REASON]
    assert [*drawn(scored).texts] == [""]
    tree.resize(500, 400)
    assert [text.endswith("…") for text in drawn(broken).texts] == [True]


def test_a_group_is_written_across_all_columns(tree: TreeView) -> None:
    model = tree.model()
    group = model.index(0, 0)
    for opened in (False, True):
        tree.span(group, opened=opened)
        assert tree.isExpanded(group) is opened
    assert tree.isFirstColumnSpanned(0, QModelIndex())
    assert tree.isFirstColumnSpanned(0, group)
    assert not tree.isFirstColumnSpanned(1, QModelIndex())


def test_only_a_row_that_is_there_becomes_the_current_one(tree: TreeView) -> None:
    second = tree.model().index(1, 0)
    tree.go_to(second)
    tree.go_to(QModelIndex())
    assert tree.currentIndex() == second
