"""The concerns about the pairs, the pairs themselves, and the chosen one in full."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QSizePolicy, QSplitter, QWidget

from bleu_core.diagnostics.model import PairOtherwise
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.documents import Document
from bleu_desktop.i18n import translate
from bleu_desktop.pairing.concern_table import ConcernTable
from bleu_desktop.pairing.pair_detail import PairDetail
from bleu_desktop.pairing.pair_model import CANDIDATE, REFERENCE
from bleu_desktop.pairing.pair_table import PairTable
from bleu_desktop.pairing.pair_texts import PairTexts
from bleu_desktop.shared.fonts import text_font
from bleu_desktop.shared.widgets import TextLabel, column, plain_tool_tip
from bleu_score.i18n import as_sentence, join_sentences
from bleu_score.messages.diagnostics import advice_on


class PairOverview(QWidget):
    """The concerns, the pairs they apply to, and the chosen pair in full.

    Signals
    -------
    candidate_wanted
        Index of the candidate that the chosen concern is about.
    segment_wanted
        A pair the user wants to see among the segments.
    """

    candidate_wanted = Signal(int)
    segment_wanted = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts: PairTexts | None = None
        self._pair: int | None = None
        self.nothing = TextLabel(self, wrap=True)
        self.concerns = ConcernTable(self)
        self._candidate = 0
        self.table = PairTable(self)
        self.detail = PairDetail(self)
        self.open_button = QPushButton(translate("PairingPage", "Open in Segments"), self)
        self.open_button.setToolTip(
            plain_tool_tip(translate("PairingPage", "See what matches in this pair, and why"))
        )
        splitter = QSplitter(Qt.Orientation.Vertical, self)
        splitter.setChildrenCollapsible(False)
        for place, (part, stretch) in enumerate(((self.table, 3), (self.detail, 2))):
            splitter.addWidget(part)
            splitter.setStretchFactor(place, stretch)
        # The page scrolls only when both parts are at their minimum height.
        splitter.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        splitter.setMinimumHeight(splitter.minimumSizeHint().height())
        button = (self.open_button, 0, Qt.AlignmentFlag.AlignLeft)
        column(self, self.nothing, self.concerns, (splitter, 1), button)
        self.concerns.row_chosen.connect(self._show_concern)
        self.table.pair_chosen.connect(self._show_pair)
        self.table.pair_opened.connect(self._open)
        self.open_button.clicked.connect(lambda: self._open(self._pair))

    def show_evaluation(self, evaluation: Evaluation, originals: Sequence[Document]) -> None:
        """Show the pairs of an evaluation, keeping the choice made before if possible."""
        texts = PairTexts(evaluation.aligned, originals, evaluation.pair_diagnostics)
        if self._texts is None or self._texts.names != texts.names:
            self._pair = None
        self._texts = texts
        language = evaluation.target_language
        font = text_font(self.table.font(), language.tag, language.script)
        self.table.cells.texts |= {REFERENCE: font, CANDIDATE: font}
        self.detail.use_text_font(font)
        self.concerns.show_concerns(texts)
        self.nothing.setText(
            _suspicion(evaluation) or translate("PairingPage", "No pairs to check.")
        )
        self.nothing.setVisible(not texts.by_concern)
        self.concerns.setVisible(bool(texts.by_concern))
        self._show_rows()

    def clear(self) -> None:
        """Show nothing."""
        self._candidate = 0
        self._texts = self._pair = None
        self.concerns.forget_choice()
        self.table.clear()

    def main_widget(self) -> QWidget:
        """Return the widget focused when the page opens."""
        return self.table if self.concerns.isHidden() else self.concerns

    def _rows(self) -> Sequence[int]:
        assert self._texts is not None
        concern = self.concerns.chosen()
        if concern is not None:
            return self._texts.by_concern[concern].rows
        return range(len(self._texts.aligned.pairs.rows))

    def open_pair(self, pair: int) -> None:
        """Show a pair, whichever concern was chosen."""
        if self._texts is not None:
            self.concerns.forget_choice()
            self._pair = pair
            self.concerns.show_concerns(self._texts)
            self._show_rows()
            self.table.setFocus()

    def show_candidate(self, index: int) -> None:
        """Show the texts of another candidate, counted from 0."""
        if index != self._candidate:
            self._candidate = index
            self._show_rows()

    def _number(self) -> int:
        """Return the number of the shown candidate's document."""
        assert self._texts is not None
        numbers = self._texts.candidates
        return numbers[min(self._candidate, len(numbers) - 1)]

    def _show_concern(self) -> None:
        """Show the pairs with a concern, and a candidate it applies to."""
        if self._texts is None:
            return
        concern, rows = self.concerns.chosen(), self._rows()
        numbers = list(self._texts.candidates)
        for number in (self._number(), *numbers):
            if concern and self._texts.is_about(concern, rows[0], number):
                self._candidate = numbers.index(number)
                self.candidate_wanted.emit(self._candidate)
                break
        self._show_rows()

    def _show_rows(self) -> None:
        if self._texts is not None:
            self.table.show_pairs(self._texts, self._rows(), self._number(), self._pair)

    def _show_pair(self, pair: int | None) -> None:
        self._pair = pair
        self.detail.show_pair(self._texts, pair)
        self.open_button.setEnabled(self._is_compared(pair))

    def _is_compared(self, pair: int | None) -> bool:
        return self._texts is not None and pair is not None and not self._texts.is_left_out(pair)

    def _open(self, pair: int | None) -> None:
        """Show a pair among the segments, unless it is left out and has no score."""
        if pair is not None and self._is_compared(pair):
            self.segment_wanted.emit(pair)


def _suspicion(evaluation: Evaluation) -> str:
    """Return the suspicion of a check about the pairs as a whole; empty if there is none."""
    for candidate in evaluation.candidates:
        for diagnostic in candidate.diagnostics:
            if any(isinstance(fix, PairOtherwise) for fix in diagnostic.fixes):
                advice = advice_on(diagnostic)
                return join_sentences(as_sentence(advice.title), advice.text)
    return ""
