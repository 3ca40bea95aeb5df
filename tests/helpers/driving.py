"""Helpers to drive the window in tests."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_desktop.inputs.file_list_panel import FileListPanel
from bleu_desktop.inputs.metric_settings import MetricSettings
from bleu_desktop.inputs.settings_panel import SettingsPanel
from bleu_desktop.session.notes import Notes
from bleu_desktop.session.session import State
from bleu_desktop.shell.main_window import MainWindow

REFERENCE = ["The cat sat on the mat.", "It was raining hard in the old town.", "We went home."]
GOOD = ["The cat sat on a mat.", "It was raining hard in the old town.", "We went back home."]
WEAK = ["Cat sits at mat.", "Rain was hard in town the old.", "Home we went there."]


Part = TypeVar("Part", bound=QWidget)


def part(whole: QWidget, kind: type[Part]) -> Part:
    """Return the only widget of a type in a window or page."""
    (found,) = whole.findChildren(kind)
    return found


def file_list(window: MainWindow, role: Role) -> FileListPanel:
    """Return the file list of a role."""
    (found,) = (panel for panel in window.findChildren(FileListPanel) if panel.role is role)
    return found


def metric_settings(window: MainWindow) -> MetricSettings:
    """Return the settings of further metrics, which are created lazily."""
    return part(window, SettingsPanel).metrics


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
        # If the window notices a changed file in the meantime, it starts the evaluation again.
        QApplication.processEvents()
        return window.session.state is state

    qtbot.waitUntil(settled, timeout=30_000)


def visible_text(widget: QWidget) -> str:
    """Return the texts of all visible labels."""
    labels = widget.findChildren(QLabel)
    return "\n".join(label.text() for label in labels if label.isVisible())


def noted_segments(notes: Notes) -> list[int]:
    """Return the compared segments with a note about any candidate."""
    return sorted({each.segment for each in notes.all_notes() if each.segment is not None})


def segment_scores(window: MainWindow, place: int = 0, metric: str = "comet") -> list[float]:
    """Return a candidate's scores in percent, segment by segment; none if it has no such metric."""
    assert window.session.evaluation is not None
    result = window.session.evaluation.candidates[place].result(metric)
    return [] if result is None else list(result.segment_percents)


def attached_rows(window: MainWindow) -> list[list[str]]:
    """Return what is listed below each candidate."""
    tree = file_list(window, Role.CANDIDATE).tree
    found = []
    for number in range(tree.topLevelItemCount()):
        item = tree.topLevelItem(number)
        assert item is not None
        found.append([item.child(place).text(0) for place in range(item.childCount())])
    return found
