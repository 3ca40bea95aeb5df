"""The rank of a candidate among the others, and a button to compare them."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QWidget

from bleu_core.evaluation.results import CandidateResult, Evaluation
from bleu_desktop.i18n import translate
from bleu_desktop.session.navigation import Navigation, PageName
from bleu_desktop.shared.widgets import FittingLabel, row
from bleu_score.i18n import format_number, format_score
from bleu_score.messages.names import short_names


class RankLine(QWidget):
    """One line and a button; hidden if there is only one candidate."""

    def __init__(self, navigation: Navigation, parent: QWidget) -> None:
        super().__init__(parent)
        self.label = FittingLabel(self)
        self.button = QPushButton(self)
        self.button.clicked.connect(lambda: navigation.open_page(PageName.COMPARE))
        layout = row(self, spacing=8)
        layout.addWidget(self.label)
        layout.addWidget(self.button)
        layout.addStretch(1)

    def show_rank(self, evaluation: Evaluation, candidate: CandidateResult) -> None:
        """Show the rank of a candidate, in the current language."""
        ranked = evaluation.ranked
        self.setVisible(len(ranked) > 1)
        if len(ranked) < 2:
            return
        # Equal scores share a rank.
        better = sum(each.score.percent > candidate.score.percent for each in ranked)
        other = next(each for each in ranked if each is not candidate)
        named = (
            translate("ScoreView", "best: {name} {score}")
            if other.score.percent > candidate.score.percent
            else translate("ScoreView", "next: {name} {score}")
        )
        rank = translate("ScoreView", "Rank {rank} of {count}").format(
            rank=format_number(better + 1), count=format_number(len(ranked))
        )
        name = short_names(evaluation.candidate_names)[other.name]
        named = named.format(name=name, score=format_score(other.score.percent))
        self.label.setText(f"{rank} · {named}")
        self.button.setText(translate("ScoreView", "Compare"))
