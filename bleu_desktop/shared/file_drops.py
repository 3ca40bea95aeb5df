"""Files that are dragged into the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QDropEvent


def has_files(data: QMimeData) -> bool:
    """Tell whether a drag carries files of this computer."""
    return any(url.isLocalFile() for url in data.urls())


def accept_copy(event: QDropEvent) -> None:
    """Accept a drop as a copy: after an accepted move, the other program deletes its files."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()


def dropped_paths(data: QMimeData) -> list[Path]:
    """Return the local files and folders of a drag."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
