"""Opens a page of the manual in the browser."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QWidget

from bleu_desktop.i18n import translate
from bleu_desktop.paths import resource_path
from bleu_desktop.shared.outside import open_outside, say_where
from bleu_score.i18n import current_language

# Pages of the manual that the window opens.
PAGES = FIRST_STEPS, SCORE, COMPARING, PAIRING, CHECKS, PROJECTS, NUMBERS, CHANGES = (
    "first-steps",
    "reading-a-score",
    "comparing",
    "files-and-pairing",
    "checks",
    "projects-and-reports",
    "numbers",
    "changes",
)

# The command that builds the manual in a checkout of the source code.
COMMAND = "python packaging/manual.py"


def manual_page(name: str) -> Path:
    """Return the file of a page, in the language of the interface.

    A checkout without a manual shows that of an installed package. Links are resolved: a package
    can have the manual in another folder, and a browser would look for the pictures beside the
    link.
    """
    page = ("manual", current_language(), f"{name}.html")
    installed = (Path(folder, "bleu_desktop", "resources", *page) for folder in sys.path)
    places = [resource_path(*page), *installed]
    return next((place for place in places if place.is_file()), places[0]).resolve()


def open_manual(name: str, parent: QWidget) -> None:
    """Open a page of the manual; if that fails, show the reason and its path or build command."""
    page = manual_page(name)
    title = translate("Manual", "Manual")
    if not page.is_file():
        where = translate(
            "Manual", "In a copy of the source code, this command builds it:\n{command}"
        ).format(command=COMMAND)
        say_where(parent, title, translate("Manual", "This installation has no manual."), where)
    elif not open_outside(QUrl.fromLocalFile(str(page))):
        where = translate("Manual", "The manual is in this file:\n{path}").format(path=page)
        say_where(parent, title, translate("MainWindow", "No browser could be opened."), where)


def explain(dialog: QDialog, name: str) -> None:
    """Let the key for help open a page of the manual while a dialog is in front."""
    shortcut = QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), dialog)
    shortcut.activated.connect(lambda: open_manual(name, dialog))
