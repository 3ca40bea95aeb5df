"""The reasons for the score of the line at the text cursor."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from bleu_core.analysis.reasons import SegmentReasons
from bleu_desktop.i18n import translate
from bleu_desktop.shared.cell_texts import visible
from bleu_desktop.shared.widgets import TextLabel, clear_layout, column
from bleu_score.i18n import format_number, format_score
from bleu_score.messages.reasons import reason_texts


class LineCard(QWidget):
    """The scores of one line, with reasons for each candidate."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line = 0
        self._reasons: Sequence[tuple[str, SegmentReasons]] = ()
        self.title = TextLabel(self, bold=True)
        self._rows = QWidget(self)
        self._row_layout = column(self._rows, spacing=0.5)
        column(self, self.title, self._rows, spacing=0.5)
        self._show()

    def show_line(self, line: int, reasons: Sequence[tuple[str, SegmentReasons]]) -> None:
        """Show a line, from 0, with the name and the reasons of each candidate."""
        if (line, reasons) != (self._line, self._reasons):
            self._line, self._reasons = line, reasons
            self._show()

    def _show(self) -> None:
        clear_layout(self._row_layout)
        self.setVisible(bool(self._reasons))
        if not self._reasons:
            return

        number = format_number(self._line + 1)
        [(_, first), *others] = self._reasons
        if others:
            self.title.setText(translate("PadPage", "Segment {number}").format(number=number))
        else:
            self.title.setText(
                translate("PadPage", "Segment {number}: sentence BLEU {score}").format(
                    number=number, score=format_score(first.score.percent)
                )
            )
        for name, reasons in self._reasons:
            if others:
                self._add(
                    translate("PadPage", "{name}: sentence BLEU {score}").format(
                        name=name, score=format_score(reasons.score.percent)
                    ),
                    bold=True,
                )
            for text in reason_texts(reasons, shown=visible):
                self._add(f"• {text}")

    def _add(self, text: str, *, bold: bool = False) -> None:
        label = TextLabel(self._rows, text, wrap=True, bold=bold, selectable=True)
        self._row_layout.addWidget(label)
