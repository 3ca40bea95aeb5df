"""Short facts side by side."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from bleu_desktop.shared.sizes import SMALL, TITLE, space
from bleu_desktop.shared.widgets import TextLabel
from bleu_score.i18n import with_label


class FactRow(QWidget):
    """Short facts side by side, each a number under its name."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, space(0.5), 0, 0)
        self._grid.setHorizontalSpacing(space(2))
        self._grid.setVerticalSpacing(0)
        self._labels: list[tuple[TextLabel, TextLabel]] = []

    def show_facts(self, facts: list[tuple[str, str]]) -> None:
        """Show names and values."""
        while len(self._labels) < len(facts):
            place = len(self._labels)
            name = TextLabel(self, wrap=True, scale=SMALL, muted=True)
            value = TextLabel(self, scale=TITLE, selectable=True)
            name.setAlignment(Qt.AlignmentFlag.AlignBottom)
            self._grid.addWidget(name, 0, place)
            self._grid.addWidget(value, 1, place)
            self._grid.setColumnStretch(place, 1)
            self._labels.append((name, value))
        for (name, value), (name_text, value_text) in zip(self._labels, facts, strict=True):
            name.setText(name_text)
            value.setText(value_text)
            value.setAccessibleName(with_label(name_text, value_text))
