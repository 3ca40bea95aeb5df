"""The list above the pages that chooses the candidate the pages show."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtWidgets import QComboBox, QWidget

from bleu_desktop.i18n import translate
from bleu_desktop.session.navigation import Navigation
from bleu_desktop.shared.eliding_box import ElidingBox
from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.widgets import em, plain_tool_tip, row
from bleu_score.i18n import format_score
from bleu_score.messages.metrics import score_text
from bleu_score.messages.names import short_names, text_name


class CandidateChooser(QWidget):
    """Lists the candidates, best first; hidden if there is only one."""

    def __init__(self, navigation: Navigation, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._navigation = navigation
        self._width = em(self, 15)
        self.box = ElidingBox(self)
        self.box.setAccessibleName(translate("ResultTabs", "Candidate"))
        self.box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.box.setMinimumContentsLength(4)
        self.box.setMaxVisibleItems(20)
        row(self, self.box, margins=(1, 0, 0, 0))
        self.box.activated.connect(lambda: navigation.choose(self.box.currentData()))
        navigation.candidate_changed.connect(self._show)
        self._show()

    def sizeHint(self) -> QSize:
        return QSize(self._width, super().sizeHint().height())

    def full_width(self) -> int:
        """Return the width of the list if there is space; 0 while there is nothing to choose.

        Long names would need a wider list, but the tabs come first.
        """
        return 0 if self.isHidden() else em(self, 15)

    def least_width(self) -> int:
        """Return the width in which the score is visible; 0 while there is nothing to choose."""
        if self.isHidden():
            return 0
        return self.box.width_of(format_score(100)) + space(1)

    def set_room(self, room: int) -> None:
        """Fit the space beside the tabs; at least the score stays visible."""
        width = max(min(room, em(self, 15)), self.least_width())
        if width != self._width:
            self._width = width
            self.updateGeometry()

    def _show(self) -> None:
        evaluation = self._navigation.evaluation
        ranked = evaluation.ranked if evaluation else ()
        chosen = self._navigation.candidate
        names = short_names(evaluation.candidate_names if evaluation else ())
        with QSignalBlocker(self.box):
            self.box.clear()
            for candidate in ranked:
                score = score_text(candidate.score)
                self.box.addItem(f"{score}  {names[candidate.name]}", candidate.name)
                tip = plain_tool_tip(text_name(candidate.name))
                self.box.setItemData(self.box.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
                if candidate is chosen:
                    self.box.setCurrentIndex(self.box.count() - 1)
        self.box.setToolTip(plain_tool_tip(text_name(chosen.name)) if chosen else "")
        view = self.box.view()
        view.setMinimumWidth(min(view.sizeHintForColumn(0) + em(self, 2), em(self, 40)))
        self.setVisible(len(ranked) > 1)
