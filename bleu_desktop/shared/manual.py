"""Opens the manual in the browser, at the page about what is shown."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from bleu_desktop.i18n import translate
from bleu_desktop.paths import resource_path
from bleu_desktop.shared.outside import open_outside
from bleu_score.i18n import current_language

# Pages of the manual that the window opens.
PAGES = FIRST_STEPS, SCORE, COMPARING, PAIRING, CHECKS, PROJECTS, NUMBERS = (
    "first-steps",
    "reading-a-score",
    "comparing",
    "files-and-pairing",
    "checks",
    "projects-and-reports",
    "numbers",
)

# What makes the manual where it is not there, in a checkout.
COMMAND = "python packaging/manual.py"


def manual_page(name: str) -> Path:
    """Return the file of a page, in the language of the interface.

    Links are resolved: a package can have the manual in another folder, and a browser would look
    for the pictures beside the link.
    """
    return resource_path("manual", current_language(), f"{name}.html").resolve()


def open_manual(name: str, parent: QWidget) -> None:
    """Open a page of the manual; say why not, and where it is, if that is not possible."""
    page = manual_page(name)
    if not page.is_file():
        box = _box(parent)
        box.setText(translate("Manual", "This installation has no manual."))
        box.setInformativeText(
            translate(
                "Manual", "In a copy of the source code, this command builds it:\n{command}"
            ).format(command=COMMAND)
        )
        box.open()
    elif not open_outside(QUrl.fromLocalFile(str(page))):
        box = _box(parent)
        box.setText(translate("MainWindow", "No browser could be opened."))
        box.setInformativeText(
            translate("Manual", "The manual is in this file:\n{path}").format(path=page)
        )
        box.open()


def explain(dialog: QDialog, name: str) -> None:
    """Let the key for help open a page of the manual while a dialog is in front."""
    shortcut = QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), dialog)
    shortcut.activated.connect(lambda: open_manual(name, dialog))


def _box(parent: QWidget) -> QMessageBox:
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle(translate("Manual", "Manual"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIcon(QMessageBox.Icon.Information)
    box.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return box
