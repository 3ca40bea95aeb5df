"""Numbers beside each other, each below its gray name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QSizePolicy, QWidget

from bleu_desktop.shared.flow_layout import FlowLayout
from bleu_desktop.shared.sizes import SMALL
from bleu_desktop.shared.widgets import TextLabel, clear_layout, column
from bleu_score.i18n import with_label


class FigureRow(QWidget):
    """As many rows of figures as there is room for."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._line = FlowLayout(self, spacing=2)
        self._names: list[str] = []
        self.values: list[TextLabel] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_figures(self, figures: Sequence[tuple[str, str]]) -> None:
        """Show the names and the texts of some numbers."""
        names = [name for name, _ in figures]
        if names != self._names:
            self._names = names
            self._make(names)
        for value, (name, text) in zip(self.values, figures, strict=True):
            value.setText(text)
            value.setAccessibleName(with_label(name, text))

    def _make(self, names: Sequence[str]) -> None:
        clear_layout(self._line)
        self.values = []
        for name in names:
            figure = QWidget(self)
            label = TextLabel(figure, name, scale=SMALL, muted=True)
            value = TextLabel(figure, selectable=True)
            # The numbers are on one line where a name is higher than the others.
            column(figure, ..., label, value, spacing=0)
            self._line.addWidget(figure)
            self.values.append(value)
