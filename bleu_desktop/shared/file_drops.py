"""Files that are dragged into the window."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import unquote_to_bytes

from PySide6.QtCore import QMimeData, QRect, Qt, QUrl
from PySide6.QtGui import QColor, QDropEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QWidget

# Of 255: the target shows through.
_TINT = 36


def has_files(data: QMimeData) -> bool:
    """Tell whether a drag carries files of this computer."""
    return any(url.isLocalFile() for url in data.urls())


def accept_copy(event: QDropEvent) -> None:
    """Accept a drop as a copy: after an accepted move, the other program deletes its files."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()


def dropped_paths(data: QMimeData) -> list[Path]:
    """Return the local files and folders of a drag."""
    return [local_path(url) for url in data.urls() if url.isLocalFile()]


def local_path(url: QUrl) -> Path:
    """Return the path of a local file, also if its name is no UTF-8, which Qt cannot decode."""
    name = os.fsdecode(unquote_to_bytes(url.path(QUrl.ComponentFormattingOption.FullyEncoded)))
    # Qt knows the drives and servers of Windows, where all names are text.
    is_text = not any("\udc80" <= char <= "\udcff" for char in name)
    return Path(url.toLocalFile() if is_text else name)


def draw_drop_target(painter: QPainter, rect: QRect, palette: QPalette) -> None:
    """Mark the area that takes the dragged files."""
    color = palette.accent().color()
    painter.setPen(QPen(color, 2))
    painter.setBrush(QColor(color.red(), color.green(), color.blue(), _TINT))
    painter.drawRect(rect.adjusted(1, 1, -1, -1))


class DropTarget(QWidget):
    """Covers its parent while the parent would take the dragged files."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        # The drag goes on to the widgets below.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_over(self) -> None:
        """Cover the parent."""
        parent = self.parentWidget()
        assert parent is not None
        self.setGeometry(parent.rect())
        self.raise_()
        self.show()

    def paintEvent(self, _: QPaintEvent) -> None:
        draw_drop_target(QPainter(self), self.rect(), self.palette())
