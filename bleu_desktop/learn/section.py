"""A section of the text: paragraphs, formulas and tables, one below the other."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from bleu_desktop.i18n import translate
from bleu_desktop.learn.figures import Example, Figures
from bleu_desktop.learn.formula import Box, FormulaView
from bleu_desktop.learn.marked_example import MarkedExample
from bleu_desktop.shared.controls import Link
from bleu_desktop.shared.mark_legend import MarkLegend
from bleu_desktop.shared.sizes import TEXT, TITLE, space
from bleu_desktop.shared.widgets import Rule, TextLabel, clear_layout, column, em
from bleu_score.marked.parts import View


class LearnSection(QWidget):
    """A section, which `write` fills.

    Signals
    -------
    tried
        The user wants to try an example: a candidate and its references.
    """

    tried = Signal(tuple)

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

    def example(self, example: Example) -> None:
        """Add an example, which can be tried."""
        self.add(MarkedExample(example, self))
        self.offer(example.texts)

    def offer(self, texts: tuple[str, ...]) -> None:
        """Add a link to try an example."""
        link = Link(translate("LearnPage", "Try this example"), self)
        link.clicked.connect(lambda: self.tried.emit(texts))
        self._layout.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)

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
        top = Qt.AlignmentFlag.AlignTop

        def put(line: int, cells: Sequence[str], *, is_head: bool) -> None:
            for nth, text in enumerate(cells):
                bold = not is_head and nth not in texts and nth not in numbers
                label = TextLabel(table, text, wrap=nth in texts, bold=bold, muted=is_head)
                side = Qt.AlignmentFlag.AlignRight if nth in numbers else Qt.AlignmentFlag.AlignLeft
                label.setAlignment(side | top)
                grid.addWidget(label, line, nth)

        if headers:
            put(0, headers, is_head=True)
            grid.addWidget(Rule(table), 1, 0, 1, len(headers))
        for number, cells in enumerate(rows, 2):
            put(number, cells, is_head=False)
        for nth in texts:
            grid.setColumnStretch(nth, 1)
        if texts:
            self.add(table)
        else:
            self._layout.addWidget(table, 0, Qt.AlignmentFlag.AlignLeft)
