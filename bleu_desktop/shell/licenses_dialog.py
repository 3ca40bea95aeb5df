"""The dialog with the licenses of everything inside the program."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6 import QtWidgets
from PySide6.QtCore import Qt

from bleu_desktop.i18n import translate
from bleu_desktop.shared.cells import PaddedDelegate
from bleu_desktop.shared.sizes import TITLE
from bleu_desktop.shared.widgets import ElidedLabel, TextLabel, column, em, one_line, row
from bleu_desktop.shell.licenses import LicensedWork, works


class LicensesDialog(QtWidgets.QDialog):
    """Lists the works in the program, and shows the license of one.

    Parameters
    ----------
    contents
        The listed works; by default those in this installation.
    """

    def __init__(
        self,
        parent: QtWidgets.QWidget | None = None,
        contents: Sequence[LicensedWork] | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("Licenses", "Licenses"))
        self._works = works() if contents is None else contents
        text = translate(
            "Licenses",
            "BLEU Desktop includes third-party software and data. Each item is listed with "
            "its license.",
        )
        self._intro = TextLabel(self, text, wrap=True, muted=True)
        self.list = QtWidgets.QListWidget(self)
        self.list.setAccessibleName(translate("Licenses", "Components"))
        self.list.setItemDelegate(PaddedDelegate(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.addItems(
            [one_line(f"{work.name} {work.version}".strip()) for work in self._works]
        )
        self.name = ElidedLabel(self, bold=True, scale=TITLE)
        self.license = ElidedLabel(self)
        self.source = ElidedLabel(self, muted=True)
        self.text = QtWidgets.QPlainTextEdit(self)
        self.text.setReadOnly(True)
        # Let Tab go on to the button; the arrow keys scroll all the same.
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(translate("Licenses", "License text"))
        buttons = QtWidgets.QDialogButtonBox(QtWidgets.QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        self._lay_out(buttons)
        self.list.currentRowChanged.connect(self._show)
        self.list.setCurrentRow(0)
        self.list.setFocus()

    def _lay_out(self, buttons: QtWidgets.QDialogButtonBox) -> None:
        right = column(None, self.name, self.license, self.source, 0.5, (self.text, 1), spacing=0.5)
        both = row(None, (self.list, 2), (right, 5), spacing=2)
        column(self, self._intro, (both, 1), buttons, margins=1.25)
        width, height = em(self, 52), em(self, 34)
        if (parent := self.parentWidget()) is not None:
            room = parent.window().size()
            width, height = min(width, room.width() - 32), min(height, room.height() - 32)
        self.resize(width, height)

    def _show(self, number: int) -> None:
        work = self._works[number]
        self.name.setText(one_line(f"{work.name} {work.version}".strip()))
        self.license.setText(one_line(work.license))
        source = translate("Licenses", "Source: {address}").format(address=one_line(work.source))
        self.source.setText(source if work.source else "")
        self.text.setPlainText(
            work.text() or translate("Licenses", "This package does not include its license text.")
        )
