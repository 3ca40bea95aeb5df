"""The documents the user has repaired."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from bleu_core.files.documents import Document
from bleu_core.files.names import distinct_names
from bleu_desktop.i18n import translate
from bleu_desktop.shared.widgets import TextLabel, column, row
from bleu_score.i18n import format_number
from bleu_score.messages.names import text_name


class RepairedDocuments(QWidget):
    """The number of repairs in each document, and a button to take back the last repair."""

    undo_wanted = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines: list[tuple[QWidget, TextLabel, QPushButton]] = []
        self._layout = column(self, spacing=0.5)

    def show_documents(self, documents: Sequence[Document]) -> None:
        """Show the documents that have repairs."""
        for number in range(len(self._lines), len(documents)):
            self._add_line(number)
        names = distinct_names(documents)
        several = sum(document.repairs > 0 for document in documents) > 1
        for number, (line, label, _) in enumerate(self._lines):
            repairs = documents[number].repairs if number < len(documents) else 0
            line.setVisible(repairs > 0)
            if not repairs:
                continue
            text = translate("PairingPage", "Manual fixes: {count}")
            if several:
                text = translate("PairingPage", "Manual fixes in {name}: {count}")
            label.setText(text.format(name=text_name(names[number]), count=format_number(repairs)))
        self.setVisible(any(document.repairs for document in documents))

    def buttons(self) -> list[QPushButton]:
        """Return the buttons that are shown."""
        return [button for line, _, button in self._lines if not line.isHidden()]

    def _add_line(self, number: int) -> None:
        line = QWidget(self)
        label = TextLabel(line, wrap=True)
        button = QPushButton(translate("PairingPage", "Undo the last fix"), line)
        button.clicked.connect(lambda: self.undo_wanted.emit(number))
        row(line, (label, 1), button)
        self._layout.addWidget(line)
        self._lines.append((line, label, button))
