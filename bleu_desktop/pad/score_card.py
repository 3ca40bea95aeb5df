"""The score of one typed candidate."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from bleu_core.scoring.bleu import BleuScore
from bleu_desktop.i18n import translate
from bleu_desktop.shared.precision_row import PrecisionRow
from bleu_desktop.shared.sizes import FIGURE, TITLE
from bleu_desktop.shared.widgets import TextLabel, column, row
from bleu_score.messages.metrics import score_text


class ScoreCard(QWidget):
    """A candidate's score and its parts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._score: BleuScore | None = None
        self._name = ""
        self.name = TextLabel(self, bold=True)
        self.percent = TextLabel(self, scale=FIGURE, bold=True, selectable=True)
        self._unit = TextLabel(self, translate("ScoreView", "BLEU (0–100)"), muted=True)
        self.precisions = PrecisionRow(self)
        number = row(None, self.percent, self._unit, ...)
        column(self, self.name, number, self.precisions, spacing=0.5)
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
        self.precisions.setVisible(score is not None)
        if score is None:
            self.percent.setText("–")
            return
        self.percent.setText(score_text(score))
        self.percent.set_scale(FIGURE if score.is_defined else TITLE)
        self._unit.setVisible(score.is_defined)
        self.precisions.show_score(score)
