"""The list above the pages that chooses the candidate the pages show."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from bleu_desktop.i18n import translate
from bleu_desktop.session.navigation import Navigation
from bleu_desktop.shared.widgets import Panel, em, one_line, plain_tool_tip, row
from bleu_score.i18n import format_score


class CandidateChooser(Panel):
    """Lists the candidates, best first; hidden if there is only one."""

    def __init__(self, navigation: Navigation, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._navigation = navigation
        self._width = em(self, 15)
        self.box = _ElidingBox(self)
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
        return QSize(self._width, super().sizeHint().height())

    def full_width(self) -> int:
        """Return the width of the list if there is space; 0 while there is nothing to choose.

        Long names would need a wider list, but the tabs come first.
        """
        return 0 if self.isHidden() else em(self, 15)

    def set_room(self, room: int) -> None:
        """Fit the space beside the tabs; at least the score stays visible."""
        width = max(min(room, em(self, 15)), em(self, 7.5))
        if width != self._width:
            self._width = width
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


class _ElidingBox(QComboBox):
    """Ends a long name with an ellipsis; Qt would cut it off in the middle of a letter."""

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        field = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox,
            option,
            QStyle.SubControl.SC_ComboBoxEditField,
            self,
        )
        # The style leaves a pixel free on both sides.
        option.currentText = self.fontMetrics().elidedText(
            option.currentText, Qt.TextElideMode.ElideRight, field.width() - 2
        )
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
