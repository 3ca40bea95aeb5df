"""How the tests drive the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from bleu_desktop.session.session import State
from bleu_desktop.shell.main_window import MainWindow

REFERENCE = ["The cat sat on the mat.", "It was raining hard in the old town.", "We went home."]
GOOD = ["The cat sat on a mat.", "It was raining hard in the old town.", "We went back home."]
WEAK = ["Cat sits at mat.", "Rain was hard in town the old.", "Home we went there."]


def drop(target: QWidget, paths: list[Path]) -> None:
    """Drop files on a widget, as a file manager does."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    event = QDropEvent(
        QPointF(QPoint(5, 5)),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    target.dropEvent(event)


def wait_for(qtbot: QtBot, window: MainWindow, state: State) -> None:
    """Wait until the session is in a state and the window shows it."""

    def settled() -> bool:
        if window.session.state is not state:
            return False
        # A file seen to have changed, while the window catches up, starts all over again.
        QApplication.processEvents()
        return window.session.state is state

    qtbot.waitUntil(settled, timeout=30_000)


def visible_text(widget: QWidget) -> str:
    """Return the texts of all labels that can be seen."""
    labels = widget.findChildren(QLabel)
    return "\n".join(label.text() for label in labels if label.isVisible())
