"""Dialogs that ask for files, and boxes that ask or tell something."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from bleu_desktop.i18n import translate


def file_dialog(
    parent: QWidget,
    title: str,
    folder: str,
    mode: QFileDialog.FileMode = QFileDialog.FileMode.AnyFile,
    *,
    filters: Sequence[str] = (),
    suffix: str = "",
) -> QFileDialog:
    """Return a dialog that asks for files, or with a suffix for the place of a new file."""
    dialog = QFileDialog(parent, title, folder)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setFileMode(mode)
    dialog.setNameFilters(filters)
    translate_labels(dialog)
    if suffix:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix)
        dialog.setLabelText(QFileDialog.DialogLabel.Accept, translate("Project", "&Save"))
    return dialog


def translate_labels(dialog: QFileDialog) -> None:
    """Translate Qt's own dialog, used where the system has none: Qt translates only parts of it."""
    label = QFileDialog.DialogLabel
    dialog.setLabelText(label.LookIn, translate("MainWindow", "Folder:"))
    dialog.setLabelText(label.FileName, translate("MainWindow", "File name:"))
    dialog.setLabelText(label.FileType, translate("MainWindow", "File type:"))
    dialog.setLabelText(label.Accept, translate("MainWindow", "&Open"))
    dialog.setLabelText(label.Reject, translate("MainWindow", "Cancel"))


def message_box(
    parent: QWidget,
    text: str,
    more: str = "",
    icon: QMessageBox.Icon = QMessageBox.Icon.Question,
) -> QMessageBox:
    """Return a box with plain text: names come from files, and may look like markup."""
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setIcon(icon)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    box.setInformativeText(more)
    return box
