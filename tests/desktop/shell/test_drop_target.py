"""While files are dragged, the window shows which part of it will take them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_desktop.session.session import State
from bleu_desktop.shared.file_drops import DropTarget
from bleu_desktop.shell.main_window import MainWindow
from tests.helpers.driving import drop, file_list, part, wait_for


def drag_over(target: QWidget, place: QPoint, count: int = 1) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(f"/somewhere/{number}.txt") for number in range(count)])
    rest = (
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    target.dragEnterEvent(QDragEnterEvent(place, *rest))
    target.dragMoveEvent(QDragMoveEvent(place, *rest))


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def test_the_window_is_marked(window: MainWindow, files: dict[str, Path]) -> None:
    mark = part(window, DropTarget)
    drag_over(window, QPoint(600, 300))
    assert mark.isVisible()
    assert mark.size() == window.centralWidget().size()
    window.dragLeaveEvent(QDragLeaveEvent())
    assert not mark.isVisible()
    drag_over(window, QPoint(600, 300))
    drop(window, [files["reference"]])
    assert not mark.isVisible()


@pytest.mark.parametrize("role", list(Role))
def test_a_list_is_marked(window: MainWindow, role: Role) -> None:
    tree = file_list(window, role).tree
    before = picture(tree)
    drag_over(tree, QPoint(20, 10))
    assert picture(tree) != before
    tree.dragLeaveEvent(QDragLeaveEvent())
    assert picture(tree) == before


def test_the_candidate_is_marked_that_gets_the_scores(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    drop(window, list(files.values()))
    wait_for(qtbot, window, State.SCORED)
    tree = file_list(window, Role.CANDIDATE).tree
    rows = [tree.visualItemRect(tree.topLevelItem(number)) for number in range(2)]
    before = picture(tree.viewport())
    drag_over(tree, rows[1].center())
    one = picture(tree.viewport())
    assert one.copy(rows[0]) == before.copy(rows[0])
    assert one.copy(rows[1]) != before.copy(rows[1])
    # Several files are further candidates, wherever they are dropped.
    drag_over(tree, rows[1].center(), count=2)
    assert picture(tree.viewport()).copy(rows[0]) != before.copy(rows[0])
