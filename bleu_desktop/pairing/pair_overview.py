"""The concerns about the pairs, the pairs themselves, and the chosen one in full."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFormLayout, QLabel, QSizePolicy, QSplitter, QWidget

from bleu_core.corpus.documents import Document
from bleu_core.results import Evaluation
from bleu_desktop.i18n import translate
from bleu_desktop.pairing.concern_table import ConcernTable
from bleu_desktop.pairing.pair_detail import PairDetail
from bleu_desktop.pairing.pair_table import PairTable
from bleu_desktop.pairing.pair_texts import PairTexts
from bleu_desktop.shared.forms import combo, fill
from bleu_desktop.shared.widgets import Panel, TextLabel, column, em, guard_wheel, one_line


class PairOverview(Panel):
    """The concerns, the pairs they apply to, and the chosen pair in full.

    Signals
    -------
    left_out_changed
        A concern, and whether the user wants the pairs with it left out.
    """

    left_out_changed = Signal(str, bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts: PairTexts | None = None
        self._pair: int | None = None
        self.nothing = TextLabel(self, wrap=True)
        self.concerns = ConcernTable(self)
        self._candidate_label = QLabel(self)
        self.candidate = combo(self)
        self._candidate_label.setBuddy(self.candidate)
        guard_wheel(self.candidate)
        self.table = PairTable(self)
        self.detail = PairDetail(self)
        fields = QFormLayout()
        fields.setContentsMargins(0, 0, 0, 0)
        fields.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        fields.addRow(self._candidate_label, self.candidate)
        splitter = QSplitter(Qt.Orientation.Vertical, self)
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self.table)
        splitter.addWidget(self.detail)
        splitter.setStretchFactor(0, 3)
        splitter.setStretchFactor(1, 2)
        # The page scrolls only when both are at their minimum height.
        splitter.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        splitter.setMinimumHeight(splitter.minimumSizeHint().height())
        layout = column(self, spacing=em(self, 0.5))
        layout.addWidget(self.nothing)
        layout.addWidget(self.concerns)
        layout.addLayout(fields)
        layout.addWidget(splitter, 1)
        self.concerns.left_out_changed.connect(self.left_out_changed)
        self.concerns.itemSelectionChanged.connect(self._show_concern)
        self.candidate.activated.connect(self._show_rows)
        self.table.pair_chosen.connect(self._show_pair)
        self.retranslate()

    def show_evaluation(self, evaluation: Evaluation, originals: Sequence[Document]) -> None:
        """Show the pairs of an evaluation, keeping the choice made before if possible."""
        texts = PairTexts(evaluation.aligned, originals, evaluation.concerns)
        if self._texts is None or self._texts.names != texts.names:
            self._pair = None
        self._texts = texts
        self._fill_candidates()
        self.retranslate()
        self._show_rows()

    def clear(self) -> None:
        """Show nothing."""
        self._texts = self._pair = None
        self.concerns.forget_choice()
        self.table.clear()

    def main_widget(self) -> QWidget:
        """Return what the keyboard starts at."""
        return self.table if self.concerns.isHidden() else self.concerns

    def retranslate(self) -> None:
        self.nothing.setText(translate("PairingPage", "Nothing needs attention."))
        self._candidate_label.setText(translate("PairingPage", "Candidate shown"))
        self.table.retranslate()
        self.detail.retranslate()
        if self._texts is None:
            return
        self.concerns.show_concerns(self._texts)
        nothing = not self._texts.by_concern
        self.nothing.setVisible(nothing)
        self.concerns.setVisible(not nothing)

    def _fill_candidates(self) -> None:
        assert self._texts is not None
        names, chosen = self._texts.names, self.candidate.currentText()
        fill(
            self.candidate,
            [(str(number), one_line(names[number])) for number in self._texts.candidates],
        )
        self.candidate.setCurrentIndex(max(self.candidate.findText(chosen), 0))
        several = len(self._texts.candidates) > 1
        self.candidate.setVisible(several)
        self._candidate_label.setVisible(several)

    def _rows(self) -> Sequence[int]:
        assert self._texts is not None
        concern = self.concerns.chosen()
        if concern is not None:
            return self._texts.by_concern[concern].rows
        return range(len(self._texts.aligned.pairs.rows))

    def _show_concern(self) -> None:
        """Show the pairs with a concern, and a candidate it applies to."""
        if self._texts is None:
            return
        concern, rows = self.concerns.chosen(), self._rows()
        numbers = list(self._texts.candidates)
        shown = numbers[self.candidate.currentIndex()]
        for number in (shown, *numbers):
            if concern and self._texts.is_about(concern, rows[0], number):
                self.candidate.setCurrentIndex(numbers.index(number))
                break
        self._show_rows()

    def _show_rows(self) -> None:
        if self._texts is not None:
            number = self._texts.candidates[self.candidate.currentIndex()]
            self.table.show_pairs(self._texts, self._rows(), number, self._pair)

    def _show_pair(self, pair: int | None) -> None:
        self._pair = pair
        self.detail.show_pair(self._texts, pair)
