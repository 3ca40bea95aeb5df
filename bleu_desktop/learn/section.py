"""A section of the text: paragraphs, formulas and tables, one below the other."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from bleu_desktop.learn.figures import Figures
from bleu_desktop.learn.formula import Box, FormulaView
from bleu_desktop.shared.mark_legend import MarkLegend
from bleu_desktop.shared.sizes import TEXT, TITLE, space
from bleu_desktop.shared.widgets import Rule, TextLabel, clear_layout, column, em
from bleu_score.marked.parts import View


class LearnSection(QWidget):
    """A section, which `write` fills."""

    def __init__(self, figures: Figures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figures = figures
        self._layout = column(self, margins=(2, 1, 2, 2))
        # Longer lines are hard to read.
        self.setMaximumWidth(em(self, 50))
        self.setAccessibleName(self.title())
        self.fill()

    def title(self) -> str:
        """Return the section's title."""
        raise NotImplementedError

    def write(self) -> None:
        """Add everything below the title."""
        raise NotImplementedError

    def fill(self) -> None:
        """Write everything, the title first."""
        clear_layout(self._layout)
        self.heading(self.title(), scale=TITLE)
        self.write()
        self._layout.addStretch(1)

    def add(self, widget: QWidget) -> None:
        """Add a widget at the end."""
        self._layout.addWidget(widget)

    def heading(self, text: str, *, scale: float = TEXT) -> None:
        """Add a heading."""
        label = TextLabel(self, text, wrap=True, scale=scale, bold=True)
        if scale < TITLE:
            label.setContentsMargins(0, space(1), 0, 0)
        self.add(label)

    def paragraph(self, text: str, *, muted: bool = False) -> None:
        """Add a paragraph."""
        label = TextLabel(self, text, wrap=True, muted=muted, selectable=True)
        self.add(label)

    def formula(self, box: Box, spoken: str) -> None:
        """Add a formula, and its text for screen readers."""
        view = FormulaView(self)
        view.show_formula(box, spoken)
        self.add(view)

    def legend(self) -> None:
        """Add the meanings of the marks in examples."""
        legend = MarkLegend(self)
        legend.show_view(View.MATCHES)
        self.add(legend)

    def table(
        self,
        headers: Sequence[str],
        rows: Sequence[Sequence[str]],
        *,
        texts: Collection[int] = (),
        numbers: Collection[int] = (),
    ) -> None:
        """Add a table.

        Parameters
        ----------
        headers
            The titles of the columns; can be empty.
        rows
            The cells.
        texts
            The columns that share the width and whose text is wrapped.
        numbers
            The columns that are right-aligned. The others are bold.
        """
        table = QWidget(self)
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(space(2.5))
        grid.setVerticalSpacing(space(0.5))
        columns = len(rows[0])
        for nth, text in enumerate(headers):
            label = TextLabel(table, text, wrap=nth in texts, muted=True)
            if nth in texts:
                label.setAlignment(_alignment(False))
                grid.addWidget(label, 0, nth)
            else:
                grid.addWidget(label, 0, nth, _alignment(nth in numbers))
        if headers:
            grid.addWidget(Rule(table), 1, 0, 1, columns)
        for number, cells in enumerate(rows, 2):
            for nth, text in enumerate(cells):
                bold = nth not in texts and nth not in numbers
                label = TextLabel(table, text, wrap=nth in texts, bold=bold)
                if nth in texts:
                    label.setAlignment(_alignment(False))
                    grid.addWidget(label, number, nth)
                else:
                    grid.addWidget(label, number, nth, _alignment(nth in numbers))
        for nth in texts:
            grid.setColumnStretch(nth, 1)
        if texts:
            self.add(table)
        else:
            self._layout.addWidget(table, 0, Qt.AlignmentFlag.AlignLeft)


def _alignment(is_number: bool) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignTop
