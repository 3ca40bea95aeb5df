"""The list of candidates with which the chosen one can be compared, segment by segment."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QComboBox, QWidget

from bleu_desktop.i18n import translate
from bleu_desktop.session.navigation import Navigation
from bleu_desktop.shared.widgets import guard_wheel, plain_tool_tip, row
from bleu_score.messages.metrics import score_text
from bleu_score.messages.names import short_names, text_name


class RivalChooser(QWidget):
    """Lists the other candidates, best first; hidden if there are none."""

    def __init__(self, navigation: Navigation, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._navigation = navigation
        self.box = QComboBox(self)
        self.box.setAccessibleName(translate("SegmentsPage", "Second candidate"))
        tip = translate(
            "SegmentsPage", "Shows how far apart the two candidates are in each segment"
        )
        self.box.setToolTip(plain_tool_tip(tip))
        self.box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self._has_room = True
        guard_wheel(self.box)
        row(self, self.box)
        self.box.activated.connect(lambda: navigation.choose_rival(self.box.currentData()))
        navigation.candidate_changed.connect(self._show)
        self._show()

    def set_room(self, has_room: bool) -> None:
        """Hide the list if there is no room for it."""
        self._has_room = has_room
        self.setVisible(has_room and self.box.count() > 1)

    def _show(self) -> None:
        evaluation, chosen = self._navigation.evaluation, self._navigation.candidate
        others = [each for each in evaluation.ranked if each is not chosen] if evaluation else []
        names = short_names(evaluation.candidate_names if evaluation else ())
        with QSignalBlocker(self.box):
            self.box.clear()
            nobody = translate("SegmentsPage", "Compare with…")
            self.box.addItem(nobody, None)
            # Chinese characters are as wide as two others.
            length = sum(1 if char.isascii() else 2 for char in nobody)
            self.box.setMinimumContentsLength(min(max(length, 12), 20))
            for candidate in others:
                score = score_text(candidate.score)
                self.box.addItem(f"{score}  {names[candidate.name]}", candidate.name)
                tip = plain_tool_tip(text_name(candidate.name))
                self.box.setItemData(self.box.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
                if candidate is self._navigation.rival:
                    self.box.setCurrentIndex(self.box.count() - 1)
        self.set_room(self._has_room)
