"""The tools above the table of segments: search, filters, and a line about their effect."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget

from bleu_desktop.i18n import translate
from bleu_desktop.segments.distribution_chart import DistributionChart
from bleu_desktop.segments.filter_bar import FilterBar
from bleu_desktop.segments.find_bar import FindBar
from bleu_desktop.segments.rival_chooser import RivalChooser
from bleu_desktop.segments.shortened_button import ShortenedButton
from bleu_desktop.session.session import Session
from bleu_desktop.shared.kept_texts import texts_not_kept
from bleu_desktop.shared.widgets import (
    TextLabel,
    column,
    em,
    plain_tool_tip,
    row,
)

# Width, in lines, from which on there is room for the chart and the second candidate.
_ROOM_FOR_CHART = 46


class SegmentTools(QWidget):
    """A segment has to fit the search, every filter that is pressed, and a chosen bar."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        # Made in the order of Tab.
        self.chart = DistributionChart(self)
        # Hidden until there is room: a visible chart keeps the window from being made small.
        self.chart.hide()
        self.find_bar = FindBar(session.new_runner(self), self)
        self.ngrams_button = ShortenedButton(self)
        self.ngrams_button.set_texts(
            translate("SegmentsPage", "Words missed or invented"),
            translate("SegmentsPage", "Words"),
        )
        self.ngrams_button.setToolTip(
            plain_tool_tip(
                translate("SegmentsPage", "What the candidate most often leaves out or adds")
            )
        )
        self.detail_button = QToolButton(self)
        for button in (self.ngrams_button, self.detail_button):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setCheckable(True)
        self.filters = FilterBar(self)
        self.rival = RivalChooser(session.navigation, self)
        self.rival.set_room(False)
        self.status = StatusLine(self)
        self.no_texts = TextLabel(self, wrap=True)
        self.no_texts.setText(texts_not_kept())
        self.no_texts.hide()
        self._has_room = True
        self._lay_out()
        self.name_detail_button()

    def _lay_out(self) -> None:
        search = row(spacing=1)
        search.addWidget(self.find_bar, 10)
        search.addStretch(1)
        search.addWidget(self.ngrams_button)
        search.addWidget(self.detail_button)
        self.filters.add(self.rival)
        words = column(spacing=0.5)
        words.addLayout(search)
        words.addWidget(self.filters)
        words.addWidget(self.status)
        words.addWidget(self.no_texts)
        whole = row(self, spacing=2)
        whole.addWidget(self.chart, 0, Qt.AlignmentFlag.AlignTop)
        whole.addLayout(words, 1)

    def offer_texts(self, has_texts: bool) -> None:
        """Offer the tools that need texts, or show the reason why there are no texts."""
        if not has_texts:
            self.find_bar.clear()
            self.ngrams_button.setChecked(False)
        self.find_bar.setVisible(has_texts)
        self.ngrams_button.setVisible(has_texts)
        self.no_texts.setVisible(not has_texts)

    def set_room(self, *, chart: bool, filters: bool) -> None:
        """Show the tools for which there is room."""
        self._has_room = chart
        self.filters.setVisible(filters)
        self._show_chart()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_chart()

    def _show_chart(self) -> None:
        is_wide = self.width() > em(self, _ROOM_FOR_CHART)
        self.chart.setVisible(self._has_room and is_wide)
        self.rival.set_room(is_wide)

    def name_detail_button(self) -> None:
        """Name the button after its target: the segment in full, or the table."""
        if self.detail_button.isChecked():
            text = translate("SegmentsPage", "Table")
            tip = translate("SegmentsPage", "Back to the table (Esc)")
        else:
            text = translate("SegmentsPage", "Details")
            tip = translate("SegmentsPage", "The selected segment in full (Enter)")
        self.detail_button.setText(text)
        self.detail_button.setToolTip(plain_tool_tip(tip))


class StatusLine(QWidget):
    """The number of segments shown, and a button to show all.

    Signals
    -------
    all_wanted
        The user wants to see the segments that are hidden.
    """

    all_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.label = TextLabel(self, wrap=True)
        self.all_button = QPushButton(translate("SegmentsPage", "Show all"), self)
        self.all_button.setAutoDefault(False)
        line = row(self, spacing=1)
        line.addWidget(self.label, 1)
        line.addWidget(self.all_button, 0, Qt.AlignmentFlag.AlignTop)
        self.all_button.clicked.connect(self.all_wanted)
        self.all_button.hide()

    def show_text(self, text: str, *, hides: bool) -> None:
        """Show a text.

        Parameters
        ----------
        hides
            Whether there is a button to show the segments that are hidden.
        """
        self.label.setText(text)
        self.all_button.setVisible(hides)
