"""The tools above the list of segments, and the line that says what the list shows."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from bleu_desktop.i18n import translate
from bleu_desktop.segments.filters import Chips, Filters
from bleu_desktop.segments.find_bar import FindBar
from bleu_desktop.segments.query_words import short_text, shown_text
from bleu_desktop.segments.rival_chooser import RivalChooser
from bleu_desktop.segments.sort_menu import SortMenu
from bleu_desktop.session.session import Session
from bleu_desktop.shared.controls import ElidedButton
from bleu_desktop.shared.kept_texts import texts_not_kept
from bleu_desktop.shared.sizes import margin, space
from bleu_desktop.shared.widgets import (
    ElidedLabel,
    TextLabel,
    column,
    em,
    plain_tool_tip,
    row,
)

# Width, in lines, from which on there is room for all tools.
_ROOM = 50


class SegmentTools(QWidget):
    """One row: search, order, filters, and what else can be shown.

    Parameters
    ----------
    head
        The line above the list, which shows the filters that are set.
    """

    def __init__(self, session: Session, parent: QWidget, head: ListHead) -> None:
        super().__init__(parent)
        # Made in the order of Tab.
        self.find_bar = FindBar(session.new_runner(self), self)
        self.sort = SortMenu(self)
        self.filters = Filters(self, head.chips)
        self.rival = RivalChooser(session.navigation, self)
        self.rival.set_room(False)
        self.ngrams_button = ElidedButton(
            translate("SegmentsPage", "Words missed or invented"), self
        )
        self.ngrams_button.setToolTip(
            plain_tool_tip(
                translate("SegmentsPage", "What the candidate most often leaves out or adds")
            )
        )
        self.detail_button = ElidedButton("", self)
        for button in (self.ngrams_button, self.detail_button):
            button.setCheckable(True)
        self.no_texts = TextLabel(self, wrap=True)
        self.no_texts.setText(texts_not_kept())
        self.no_texts.hide()
        self._lay_out()
        self.name_detail_button()

    def _lay_out(self) -> None:
        tools = row(spacing=1)
        tools.addWidget(self.find_bar, 10)
        for each in (self.sort, self.filters):
            tools.addWidget(each)
        tools.addStretch(1)
        for other in (self.rival, self.ngrams_button, self.detail_button):
            tools.addWidget(other)
        whole = column(self, spacing=1)
        whole.setContentsMargins(space(1), space(1), space(1), space(1))
        whole.addLayout(tools)
        whole.addWidget(self.no_texts)

    def offer_texts(self, has_texts: bool) -> None:
        """Offer the tools that need texts, or show the reason why there are no texts."""
        if not has_texts:
            self.find_bar.clear()
            self.ngrams_button.setChecked(False)
        self.find_bar.setVisible(has_texts)
        self.ngrams_button.setVisible(has_texts)
        self.no_texts.setVisible(not has_texts)

    def minimumSizeHint(self) -> QSize:
        # What has no room goes, instead of keeping the window from being made small.
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        has_room = self.width() > em(self, _ROOM)
        self.rival.set_room(has_room)
        self.find_bar.where_button.setVisible(has_room)

    def name_detail_button(self) -> None:
        """Name the button after its target: the segment in full, or the list."""
        if self.detail_button.isChecked():
            text = translate("SegmentsPage", "List")
            tip = translate("SegmentsPage", "Back to the list (Esc)")
        else:
            text = translate("SegmentsPage", "Details")
            tip = translate("SegmentsPage", "The selected segment in full (Enter)")
        self.detail_button.setText(text)
        self.detail_button.setToolTip(plain_tool_tip(tip))


class ListHead(QWidget):
    """One line above the list: how many segments it shows, its filters, and its number.

    Nothing in it moves when a filter is set: the number of segments has the width it can need, and
    what is said takes the room that the chips leave.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.count = TextLabel(self)
        self.chips = Chips(self)
        self.said = ElidedLabel(self, muted=True)
        self.measure = TextLabel(self, muted=True)
        self.measure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        line = row(self, spacing=1)
        line.setContentsMargins(margin(), 0, margin(), 0)
        line.addWidget(self.count)
        line.addWidget(self.chips)
        line.addWidget(self.said, 1)
        line.addWidget(self.measure)

    def show_count(self, shown: int, total: int, *, is_filtered: bool) -> None:
        """Show the number of segments that are shown."""
        self.count.setText(short_text(shown, total, is_filtered=is_filtered))
        self.count.setAccessibleName(shown_text(shown, total, is_filtered=is_filtered))
        # As wide as it gets, so that the chips stay where they are.
        texts = [short_text(total, total, is_filtered=each) for each in (False, True)]
        metrics = self.count.fontMetrics()
        self.count.setFixedWidth(max(map(metrics.horizontalAdvance, texts)) + space(0.5))
