"""The box with the program's name and version, and the way to the licenses."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from bleu_core.version import __version__
from bleu_desktop.i18n import translate
from bleu_desktop.shared.file_dialogs import message_box
from bleu_desktop.shared.widgets import em
from bleu_desktop.shell.licenses_dialog import LicensesDialog


def about_box(parent: QWidget) -> QMessageBox:
    """Return the box, to be opened with `open`."""
    text = translate(
        "MainWindow",
        "Scores translations with BLEU. Nothing leaves your computer.\n\nFree software under "
        "the GNU General Public License, version 3 or later.",
    )
    box = message_box(parent, f"BLEU Desktop {__version__}", text)
    box.setWindowTitle(translate("MainWindow", "About BLEU Desktop"))
    box.setIconPixmap(QApplication.windowIcon().pixmap(em(parent, 4)))
    licenses = box.addButton(translate("MainWindow", "Licenses"), QMessageBox.ButtonRole.ActionRole)
    licenses.clicked.connect(lambda: LicensesDialog(parent).open())
    box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Ok))
    return box
