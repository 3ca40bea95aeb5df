"""Files that are dragged into the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QDropEvent


def has_files(data: QMimeData) -> bool:
    """Return whether a drag carries files of this computer."""
    return any(url.isLocalFile() for url in data.urls())


def accept_copy(event: QDropEvent) -> None:
    """Accept a drop as a copy: after an accepted move, the other program deletes its files."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()


def dropped_paths(data: QMimeData) -> list[Path]:
    """Return the local files of a drag; a folder stands for the files in it."""
    paths: list[Path] = []
    for url in data.urls():
        if not url.isLocalFile():
            continue
        path = Path(url.toLocalFile())
        try:
            inside = [file for file in path.iterdir() if not file.name.startswith(".")]
            paths += sorted(file for file in inside if file.is_file())
        except OSError:
            # Not a folder, or an unreadable one; reading it as a file reports the error.
            paths.append(path)
    return paths
