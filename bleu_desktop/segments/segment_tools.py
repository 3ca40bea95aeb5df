"""The tools above the list of segments, and the line that says what the list shows."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
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
from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.widgets import (
    ElidedLabel,
    TextLabel,
    column,
    em,
    plain_tool_tip,
    row,
)

# The width of a search field in which its hint can be read, in lines.
_FIELD = 13


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
        self.ngrams_button = ElidedButton(translate("SegmentsPage", "Words missing or added"), self)
        self.ngrams_button.setToolTip(
            plain_tool_tip(translate("SegmentsPage", "What the candidate most often omits or adds"))
        )
        self.detail_button = ElidedButton("", self)
        for button in (self.ngrams_button, self.detail_button):
            button.setCheckable(True)
        self.no_texts = TextLabel(self, texts_not_kept(), wrap=True)
        self.no_texts.hide()
        self._lay_out()
        self.name_detail_button()

    def _lay_out(self) -> None:
        right = (self.rival, self.ngrams_button, self.detail_button)
        tools = row(None, (self.find_bar, 10), self.sort, self.filters, ..., *right)
        column(self, tools, self.no_texts, margins=1)

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
        self._fit()

    def event(self, event: QEvent) -> bool:
        # The other tools come and go with the height of the window.
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        tools = (self.sort, self.filters, self.ngrams_button, self.detail_button)
        stay = [each for each in tools if not each.isHidden()]
        needed = em(self, _FIELD) + sum(each.sizeHint().width() + space(1) for each in stay)
        needed += 2 * space(1)
        for tool, show in (
            (self.rival, self.rival.set_room),
            (self.find_bar.where_button, self.find_bar.where_button.setVisible),
        ):
            needed += tool.sizeHint().width() + space(1)
            show(self.width() >= needed)

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
    """The content of the list: the number of its segments and their measure, and its filters below.

    Nothing in it moves when a filter is set: the filters have a line of fixed height, and what is
    said takes the room that they leave.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.count = TextLabel(self)
        self.chips = Chips(self)
        self.said = ElidedLabel(self, muted=True)
        self.measure = TextLabel(self, muted=True)
        self.measure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        first = row(None, (self.count, 1), self.measure)
        second = row(None, self.chips, (self.said, 1), spacing=0)
        column(self, first, second, spacing=0, margins=(1.5, 0, 1.5, 0))

    def show_count(self, shown: int, total: int, *, is_filtered: bool) -> None:
        """Show the number of segments that are shown."""
        self.count.setText(short_text(shown, total, is_filtered=is_filtered))
        self.count.setAccessibleName(shown_text(shown, total, is_filtered=is_filtered))
