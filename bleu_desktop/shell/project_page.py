"""The project's pages, opened in the user's browser. The program itself never fetches anything."""

from __future__ import annotations

from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QMessageBox, QWidget

from bleu_core.version import __version__
from bleu_desktop.i18n import translate
from bleu_desktop.shared.outside import open_outside

# As in both pyproject.toml.
PROJECT = "https://github.com/bleu-desktop/bleu-desktop"
RELEASES = f"{PROJECT}/releases"


def open_releases(parent: QWidget) -> None:
    """Open the list of all versions in the browser; show its address if none opens."""
    if not open_outside(QUrl(RELEASES)):
        address_box(parent).open()


def address_box(parent: QWidget) -> QMessageBox:
    """Return the box that shows the address of the list."""
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle(translate("MainWindow", "New versions"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIcon(QMessageBox.Icon.Information)
    box.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    box.setText(translate("MainWindow", "No browser could be opened."))
    box.setInformativeText(
        translate(
            "MainWindow", "This is version {version}. All versions are at this address:\n{address}"
        ).format(version=__version__, address=RELEASES)
    )
    return box
