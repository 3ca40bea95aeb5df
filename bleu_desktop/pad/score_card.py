"""The score of one typed candidate."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from bleu_core.scoring.bleu import BleuScore
from bleu_desktop.i18n import translate
from bleu_desktop.shared.precision_table import table_with_bars
from bleu_desktop.shared.sizes import FIGURE
from bleu_desktop.shared.small_table import SmallTable
from bleu_desktop.shared.widgets import TextLabel, column, row
from bleu_score.i18n import format_number, format_score


class ScoreCard(QWidget):
    """Score, lengths and n-gram precisions of a candidate."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._score: BleuScore | None = None
        self._name = ""
        self.name = TextLabel(self, bold=True)
        self.percent = TextLabel(self, scale=FIGURE, bold=True, selectable=True)
        self._unit = TextLabel(self, muted=True)
        self._unit.setText(translate("ScoreView", "BLEU (0–100)"))
        self.lengths = TextLabel(self, wrap=True, muted=True, selectable=True)
        self.table = SmallTable(self)
        number = row(None, self.percent, self._unit, ...)
        column(self, self.name, number, self.lengths, self.table, spacing=0.5)
        self._show()

    def show_score(self, score: BleuScore | None, name: str = "") -> None:
        """Show a score, with a name if there are several."""
        if (score, name) != (self._score, self._name):
            self._score, self._name = score, name
            self._show()

    def _show(self) -> None:
        score = self._score
        self.name.setVisible(bool(self._name))
        self.name.setText(self._name)
        self.table.setVisible(score is not None)
        self.lengths.setVisible(score is not None)
        if score is None:
            self.percent.setText("–")
            return
        self.percent.setText(format_score(score.percent))
        self.lengths.setText(
            translate(
                "PadPage", "Brevity penalty {penalty} · tokens: {candidate}, reference {reference}"
            ).format(
                penalty=format_number(score.brevity_penalty, 4),
                candidate=format_number(score.candidate_length),
                reference=format_number(score.reference_length),
            )
        )
        self.table.show_table(table_with_bars(score.precisions))
