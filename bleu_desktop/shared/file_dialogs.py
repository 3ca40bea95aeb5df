"""The labels of file dialogs."""

from __future__ import annotations

from PySide6.QtWidgets import QFileDialog

from bleu_desktop.i18n import translate


def translate_labels(dialog: QFileDialog) -> None:
    """Translate Qt's own dialog, used where the system has none: Qt translates only parts of it."""
    label = QFileDialog.DialogLabel
    dialog.setLabelText(label.LookIn, translate("MainWindow", "Folder:"))
    dialog.setLabelText(label.FileName, translate("MainWindow", "File name:"))
    dialog.setLabelText(label.FileType, translate("MainWindow", "File type:"))
    dialog.setLabelText(label.Accept, translate("MainWindow", "&Open"))
    dialog.setLabelText(label.Reject, translate("MainWindow", "Cancel"))
