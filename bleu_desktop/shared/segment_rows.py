"""Segments as rows below each other, more of which are made when they are asked for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from bleu_desktop.i18n import translate
from bleu_desktop.shared.fonts import text_font
from bleu_desktop.shared.segment_row import RowContent, SegmentRow
from bleu_desktop.shared.sizes import SMALL
from bleu_desktop.shared.widgets import TextLabel, clear_layout, column, row, set_tab_order

AT_ONCE = 12
"""The rows that are made at first, and again on request."""


class SegmentRows(QWidget):
    """The first rows of a list of segments, below a title if it has one.

    Parameters
    ----------
    unit
        What the figures at the ends of the rows are.

    Attributes
    ----------
    rows
        The rows that have been made.

    Signals
    -------
    opened
        The `place` of the row that was clicked.
    """

    opened = Signal(int)

    def __init__(self, parent: QWidget, title: str = "", unit: str = "") -> None:
        super().__init__(parent)
        self._contents: Sequence[RowContent] = ()
        self._text_font = QFont()
        self.rows: list[SegmentRow] = []
        # Titles name candidates, whose names may be long.
        self.title = TextLabel(self, title, wrap=True, muted=True, scale=SMALL)
        self._unit = TextLabel(self, unit, muted=True, scale=SMALL)
        for label in (self.title, self._unit):
            label.setVisible(bool(unit))
        self._rows = column(spacing=0)
        column(self, row(None, (self.title, 1), self._unit), self._rows, spacing=0.5)

    def show_segments(
        self, contents: Sequence[RowContent], tag: str | None, script: str | None
    ) -> None:
        """Show other segments, in the characters of their texts' language and script."""
        self._contents = contents
        self._text_font = text_font(self.font(), tag, script)
        self.rows = []
        clear_layout(self._rows)
        self.show_more()

    def show_more(self) -> None:
        """Make some more of the rows."""
        made = len(self.rows)
        for content in self._contents[made : made + AT_ONCE]:
            title = translate("Compare", "Segment {number}").format(number=content.number)
            line = SegmentRow(title, content, self._text_font, self)
            line.clicked.connect(lambda _=False, place=content.place: self.opened.emit(place))
            self._rows.addWidget(line)
            self.rows.append(line)
        # Tab would come to new rows last.
        set_tab_order(self.rows[max(made - 1, 0) :])
