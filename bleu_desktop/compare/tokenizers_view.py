"""The same files under each word segmentation, with the bands that result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from bleu_core.progress import Progress
from bleu_core.results import Evaluation
from bleu_desktop.compare.computed_section import ComputedSection
from bleu_desktop.compare.tokenizer_table import TokenizerTable
from bleu_desktop.i18n import translate
from bleu_desktop.session.session import Session
from bleu_desktop.shared.widgets import TextLabel, column, em
from bleu_score.i18n import format_score, join_range, join_sentences
from bleu_score.messages.names import text_name

if TYPE_CHECKING:
    from bleu_core.comparing.by_tokenizer import TokenizerScores


class TokenizersView(ComputedSection):
    """A row for each tokenizer of the language: the score on a scale, and its band."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self.about = TextLabel(self.content, wrap=True, muted=True)
        self.table = TokenizerTable(self.content)
        self.summary = TextLabel(self.content, wrap=True)
        layout = column(self.content, spacing=8)
        for widget in (self.about, self.table, self.summary):
            layout.addWidget(widget)
        for label in (self.about, self.summary):
            label.setMaximumWidth(em(self, 52))
        self.retranslate()

    def title(self) -> str:
        return translate("TokenizersView", "By word segmentation")

    def compute(self, evaluation: Evaluation, progress: Progress) -> tuple[TokenizerScores, ...]:
        from bleu_core.comparing.by_tokenizer import score_by_tokenizer

        return score_by_tokenizer(evaluation, progress=progress)

    def show_result(
        self, evaluation: Evaluation, result: tuple[TokenizerScores, ...], candidate: int
    ) -> None:
        name = text_name(evaluation.candidates[candidate].name)
        self.about.setText(
            translate(
                "TokenizersView",
                "{candidate}: the text is the same; only how it is split into tokens differs. "
                "Scores under different word segmentations cannot be compared.",
            ).format(candidate=name)
        )
        self.table.setAccessibleName(self.title())
        self.table.show_scores(result, candidate)
        self.summary.setText(_summary(result, candidate))
        self.summary.setVisible(bool(self.summary.text()))


def _summary(result: tuple[TokenizerScores, ...], candidate: int) -> str:
    """Return the range of the scores, and whether the candidates' order depends on tokenizers."""
    if len(result) < 2:
        return translate("TokenizersView", "No other word segmentation fits this language.")
    percents = [each.scores[candidate].percent for each in result]
    text = translate("TokenizersView", "BLEU: {range}, depending on the word segmentation.").format(
        range=join_range(format_score(min(percents)), format_score(max(percents)))
    )
    if len(result[0].scores) < 2:
        return text
    orders = {_order(each) for each in result}
    if len(orders) == 1:
        order = translate("TokenizersView", "The order of the candidates is always the same.")
    else:
        order = translate(
            "TokenizersView", "The order of the candidates also depends on the word segmentation."
        )
    return join_sentences(text, order)


def _order(scores: TokenizerScores) -> tuple[int, ...]:
    """Return the candidates, best first."""
    percents = [score.percent for score in scores.scores]
    return tuple(sorted(range(len(percents)), key=lambda index: -percents[index]))
