"""The list above the pages that says which candidate they are about."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, QSize
from PySide6.QtWidgets import QComboBox, QWidget

from bleu_desktop.i18n import translate
from bleu_desktop.session.navigation import Navigation
from bleu_desktop.shared.widgets import Panel, em, one_line, plain_tool_tip, row
from bleu_score.i18n import format_score


class CandidateChooser(Panel):
    """Lists the candidates, best first; hidden where there is only one."""

    def __init__(self, navigation: Navigation, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._navigation = navigation
        self._narrow = False
        self.box = QComboBox(self)
        self.box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.box.setMinimumContentsLength(4)
        self.box.setMaxVisibleItems(20)
        layout = row(self)
        layout.setContentsMargins(8, 0, 8, 4)
        layout.addWidget(self.box)
        self.box.activated.connect(self._choose)
        navigation.candidate_changed.connect(self.retranslate)
        self.retranslate()

    def sizeHint(self) -> QSize:
        # Not as wide as long names would have it: the tabs come first.
        return QSize(em(self, 7.5 if self._narrow else 15), super().sizeHint().height())

    def set_narrow(self, narrow: bool) -> None:
        """Show little more than the score where there is little room."""
        if narrow != self._narrow:
            self._narrow = narrow
            self.updateGeometry()

    def retranslate(self) -> None:
        self.box.setAccessibleName(translate("ResultTabs", "Candidate"))
        evaluation = self._navigation.evaluation
        ranked = evaluation.ranked if evaluation else ()
        chosen = self._navigation.candidate
        with QSignalBlocker(self.box):
            self.box.clear()
            for candidate in ranked:
                name = one_line(candidate.name)
                score = format_score(candidate.score.percent)
                self.box.addItem(f"{score}  {name}", candidate.name)
                if candidate is chosen:
                    self.box.setCurrentIndex(self.box.count() - 1)
        self.box.setToolTip(plain_tool_tip(chosen.name) if chosen else "")
        view = self.box.view()
        view.setMinimumWidth(min(view.sizeHintForColumn(0) + em(self, 2), em(self, 40)))
        self.setVisible(len(ranked) > 1)

    def _choose(self) -> None:
        self._navigation.choose(self.box.currentData())
