"""The project's pages, opened in the user's browser. The program itself never fetches anything."""

from __future__ import annotations

from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QWidget

from bleu_core.version import __version__
from bleu_desktop.i18n import translate
from bleu_desktop.shared.outside import open_outside, say_where

# As in both pyproject.toml.
PROJECT = "https://github.com/bleu-desktop/bleu-desktop"
RELEASES = f"{PROJECT}/releases"


def open_releases(parent: QWidget) -> None:
    """Open the list of all versions in the browser; show its address if none opens."""
    if not open_outside(QUrl(RELEASES)):
        where = translate(
            "MainWindow", "This is version {version}. All versions are at this address:\n{address}"
        ).format(version=__version__, address=RELEASES)
        say_where(
            parent,
            translate("MainWindow", "New versions"),
            translate("MainWindow", "No browser could be opened."),
            where,
        )
