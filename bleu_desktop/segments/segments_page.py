"""The page *Segments*: find the segments behind the score."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QSplitter, QStackedWidget, QWidget

from bleu_core.analysis import segments as comparing_segments
from bleu_core.diagnostics.model import Diagnostic
from bleu_core.workspace.notes import Note
from bleu_desktop.i18n import translate
from bleu_desktop.segments import columns as segments_columns
from bleu_desktop.segments.filters import ChipName
from bleu_desktop.segments.ngram_lists import NgramLists
from bleu_desktop.segments.query import Answer, Query
from bleu_desktop.segments.query_words import nothing_text, remark
from bleu_desktop.segments.row_order import Order
from bleu_desktop.segments.segment_content import diagnostics_about
from bleu_desktop.segments.segment_detail import SegmentDetail
from bleu_desktop.segments.segment_tools import ListHead, SegmentTools
from bleu_desktop.segments.segment_view import SegmentView
from bleu_desktop.segments.segment_worker import SegmentWorker
from bleu_desktop.session.session import Session
from bleu_desktop.shared.result_page import ResultPage
from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.veil import Veil
from bleu_desktop.shared.widgets import (
    TextLabel,
    announce,
    column,
    em,
    plain_tool_tip,
    set_tab_order,
)
from bleu_score.i18n import format_number, format_percent
from bleu_score.marked.parts import View
from bleu_score.messages.diagnostics import diagnostic_title

# The order of the segments that a filter ranks.
_ORDERS = {
    "costly": Order("contribution"),
    "worst": Order("bleu"),
    "different": Order("difference"),
    "worse": Order("bleu"),
}
_SECONDS_BETWEEN_UPDATES = 0.25
# Milliseconds a segment stays the current one before it is shown in full.
_PAUSE = 40
# Width, in lines, from which on the table and a segment are side by side.
_ROOM_SIDE_BY_SIDE = 60
# Height, in the same unit, from which on there is room for one below the other.
_ROOM_FOR_BOTH = 34


class SegmentsPage(ResultPage):
    """Shows the session's evaluation once `show_result` is called."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._table: comparing_segments.SegmentTable | None = None
        self._wanted: int | None = None
        # The position of the scroll bar at which the next rows are shown.
        self._scrolled: int | None = None
        # Whether the next answer is shown from its first row, not where the user was.
        self._from_top = False
        self._asked: Query | None = None
        # The last answer, and its query.
        self._query = Query()
        self._answer: Answer | None = None
        self._share: float | None = None
        self._noted: comparing_segments.Mask | None = None
        # The masks from which the counts of filters were last computed.
        self._counted: dict[str, comparing_segments.Mask] = {}
        self._next_update = 0.0
        self._listing = QWidget(self)
        self.head = ListHead(self._listing)
        self.tools = SegmentTools(session, self, self.head)
        self.filters, self.find_bar = self.tools.filters, self.tools.find_bar
        self._order = self.tools.sort.order
        self.view = SegmentView(session.new_runner(self), session.new_runner(self), self)
        self.nothing = TextLabel(self, wrap=True)
        self.clear_button = QPushButton(translate("SegmentsPage", "Show all"), self)
        self.worker = SegmentWorker(session.new_runner(self), self)
        self.detail = SegmentDetail(session, self)
        self.ngrams = NgramLists(session, self)
        # Segments with an n-gram the user chose.
        self._listed: comparing_segments.Mask | None = None
        # Going through the table with a key held down, only the segment at the end is shown.
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self.veils = (Veil(self),)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self._empty = QWidget(self)
        left = Qt.AlignmentFlag.AlignLeft
        column(self._empty, self.nothing, (self.clear_button, 0, left), ..., margins=2)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.view)
        self._stack.addWidget(self._empty)
        # Above the numbers, beside the scroll bar.
        beside = self.view.verticalScrollBar().sizeHint().width()
        self.head.setContentsMargins(0, space(0.5), beside, 0)
        column(self._listing, self.head, (self._stack, 1), spacing=0.5)
        self.splitter = QSplitter(Qt.Orientation.Vertical, self)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setHandleWidth(1)
        self.pane = QStackedWidget(self)
        self.pane.addWidget(self.detail)
        self.pane.addWidget(self.ngrams)
        for place, half in enumerate((self._listing, self.pane)):
            self.splitter.addWidget(half)
            self.splitter.setStretchFactor(place, 1)
        # Shares of the space.
        self.splitter.setSizes([1000, 1000])
        sheet = _Sheet(self)
        column(sheet, self.splitter)
        column(self, self.tools, (sheet, 1), spacing=0)
        # As one reads: the tools, the filters that are set, the list, the segment.
        set_tab_order((self.tools.detail_button, *self.head.chips.buttons.values(), self.view))

    def _connect(self) -> None:
        navigation = self._session.navigation
        navigation.candidate_changed.connect(self._refresh)
        navigation.segment_wanted.connect(self.open_segment)
        navigation.order_wanted.connect(self._show_from)
        navigation.worse_wanted.connect(self._show_only_worse)
        navigation.find_wanted.connect(self.open_find)
        navigation.list_wanted.connect(self._show_only)
        navigation.finding_wanted.connect(self._show_only_finding)
        navigation.listed_segments = self.listed_segments
        self._session.run_changes.changed.connect(self._show_worse)
        self._session.notes.changed.connect(self._update_notes)
        self.filters.changed.connect(self._change_filter)
        self.filters.menu().aboutToShow.connect(self._offer_findings)
        self.filters.finding_wanted.connect(self._list_finding)
        self.tools.sort.changed.connect(self._sort)
        self.view.place_wanted.connect(self._return_to)
        self.view.segment_chosen.connect(self._choose)
        self.view.activated.connect(self._open_detail)
        self._pause.timeout.connect(self._show_detail)
        self.detail.head.step_wanted.connect(self._go_on)
        self.detail.head.view_wanted.connect(self._show_view)
        for action in (self.view.next_difference, self.view.previous_difference):
            self.addAction(action)
        self.tools.detail_button.toggled.connect(self._share_room)
        self.tools.ngrams_button.toggled.connect(self._toggle_ngrams)
        self.ngrams.segments_wanted.connect(self._list)
        self.clear_button.clicked.connect(self.show_all)
        self.find_bar.found.connect(self._take_matches)
        self.find_bar.step_wanted.connect(self._step)
        self.find_bar.told.connect(self._show_status)
        self.find_bar.closed.connect(self._close_find)
        self._session.closing.connect(self.stop)
        self.worker.answered.connect(self._show_rows)
        self.worker.learned.connect(self._show_known)
        self.worker.progress.connect(self._show_progress)
        self.worker.idle.connect(self._end_progress)
        self.view.texts.find_spans = self.find_bar.spans
        self.detail.find_spans = self.find_bar.spans

    # The evaluation

    def show_result(self) -> None:
        """Show the session's evaluation; work begins when the page is visible."""
        self.cover(False)
        self._refresh()

    def listed_segments(self) -> list[int] | None:
        """Return the segments in the table; None if it shows all, or none yet."""
        rows = self.view.segments.rows
        if self._table is None or len(rows) in (0, len(self._table)):
            return None
        return sorted(map(int, rows))

    def clear(self) -> None:
        """Show nothing, and forget the user's choices."""
        self.worker.clear()
        self._table = self._asked = self._wanted = self._noted = self._listed = None
        self._query, self._answer = Query(), None
        self._order.reset()
        self._release_all()
        self.find_bar.show_table(None, 0)
        self.view.segments.show_scores(None, 0, None)
        self._pause.stop()
        self.detail.clear()
        self.tools.detail_button.setChecked(False)
        self.ngrams.clear()
        self.tools.ngrams_button.setChecked(False)

    def stop(self) -> None:
        """Begin no further work; the session ends the running work."""
        self.find_bar.stop()
        self._pause.stop()

    def is_working(self) -> bool:
        """Tell whether something on the page is still to change."""
        waits = self._asked is not None or self._pause.isActive()
        return waits or self.worker.is_working or self.find_bar.is_waiting

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def _refresh(self) -> None:
        """Show the chosen candidates, if the page is visible."""
        navigation = self._session.navigation
        evaluation = navigation.evaluation
        if evaluation is None or not self.isVisible():
            return

        if self._table is None or self._table.evaluation is not evaluation:
            self._table = comparing_segments.SegmentTable(evaluation)
            self._forget_list()
            self._counted.clear()
            self.tools.offer_texts(evaluation.has_texts)
        keep = self._wanted if self._wanted is not None else self.view.current_segment()
        candidate = navigation.candidate_index
        rival = navigation.rival
        second = None if rival is None else evaluation.candidates.index(rival)
        model = self.view.segments
        if (model.scores, model.candidate, model.rival) == (self._table, candidate, second):
            return
        if candidate != model.candidate:
            self._forget_list()
        self.ngrams.show_candidate(evaluation, candidate)
        notes = self._session.notes.of_candidate(candidate)
        model.show_scores(self._table, candidate, second, notes)
        self.view.texts.view = navigation.view
        self._show_order()
        self.view.show_segments(keep=keep)
        self.find_bar.show_table(self._table, candidate)
        if second is None:
            self.filters.release("different")
        self.worker.show_table(self._table, candidate, second)
        self._show_known()
        self._show_notes(self._table, notes)
        self._session.run_changes.want()
        self._show_worse()
        self._ask()

    # Showing

    def _ask(self) -> None:
        """Find the segments to show, in the background."""
        if self._table is None:
            return
        model = self.view.segments
        masks = {"commented": self._noted, "worse": self._worse(), "listed": self._listed}
        checked = self.filters.checked()
        self._show_order()
        order = self._order.current
        self._asked = Query(
            candidate=model.candidate,
            rival=model.rival,
            filters=self.filters.computed(),
            among=tuple(
                mask for name, mask in masks.items() if name in checked and mask is not None
            ),
            found=self.find_bar.matches,
            column=None if order.column == segments_columns.PLACE else order.column,
            descending=order.descending,
        )
        self.worker.ask(self._asked)
        self._show_status()

    def _show_order(self) -> None:
        """Show the order of the rows, and the number by which they are ordered."""
        table, model = self._table, self.view.segments
        assert table is not None
        self._order.keep(self.filters.checked(), model.columns)
        self.tools.sort.offer(segments_columns.orders(table, model.columns))
        self.tools.sort.show_order()
        column = self._order.current.column
        measure = "bleu" if column == segments_columns.PLACE else column
        self.view.show_measure(measure)
        shown = model.table.columns[model.place(measure)]
        self.head.measure.setText(shown.title)
        self.head.measure.setToolTip(plain_tool_tip(shown.note))

    def _show_rows(self, query: Query, answer: Answer) -> None:
        if query is not self._asked:
            return
        self._asked = None
        self._query, self._answer = query, answer
        rows = answer.rows
        keep = self.view.current_segment() if self._wanted is None else self._wanted
        if self._from_top:
            keep, self._from_top = self._wanted, False
        self._wanted = None
        model = self.view.segments
        if not len(rows) and self._stack.currentWidget() is not self._empty:
            had_focus = self.view.hasFocus()
            self._stack.setCurrentWidget(self._empty)
            if had_focus:
                self.clear_button.setFocus()
        elif len(rows):
            had_focus = self.clear_button.hasFocus()
            self._stack.setCurrentWidget(self.view)
            if had_focus:
                self.view.setFocus()
        model.show_rows(rows)
        self.view.show_segments(keep=keep)
        if self._scrolled is not None:
            self.view.verticalScrollBar().setValue(self._scrolled)
            if not self.find_bar.is_waiting:
                self._scrolled = None
        # The user is not going through the table now.
        self._pause.stop()
        self._show_detail()
        self._show_status()
        announce(self, self.head.count.accessibleName() if len(rows) else self.nothing.text())

    def _show_known(self) -> None:
        """Show the results that are known: counts of filters, and numbers."""
        table, model = self._table, self.view.segments
        if table is None:
            return

        for name in comparing_segments.FILTERS:
            mask = table.known_filter(name, model.candidate, model.rival)
            if mask is None:
                self._counted.pop(name, None)
                self.filters.show_count(name, None)
            elif mask is not self._counted.get(name):
                self._counted[name] = mask
                self.filters.show_count(name, int(mask.sum()))
        self._show_numbers(table)
        self.view.fit_columns()
        self.view.viewport().update()

    def _update_notes(self) -> None:
        if self._table is not None:
            candidate = self._session.navigation.candidate_index
            self._show_notes(self._table, self._session.notes.of_candidate(candidate))

    def _show_notes(self, table: comparing_segments.SegmentTable, notes: dict[int, Note]) -> None:
        """Show the user's notes, and offer a filter for segments with one."""
        import numpy as np

        segments = [segment for segment in notes if segment < len(table)]
        self._noted = np.zeros(len(table), bool)
        self._noted[segments] = True
        self.view.segments.notes = notes
        self.view.viewport().update()
        self.filters.show_count("commented", len(segments))
        if "commented" in self.filters.checked():
            self._ask()

    def _worse(self) -> comparing_segments.Mask | None:
        """Return the segments that got worse since an earlier run; None if that is not known."""
        if self._table is None:
            return None
        candidate = self._table.evaluation.candidates[self.view.segments.candidate]
        mask = self._session.run_changes.worse(candidate.name)
        return mask if mask is not None and len(mask) == len(self._table) else None

    def _show_worse(self) -> None:
        """Offer a filter for segments that got worse since an earlier run."""
        mask, pair = self._worse(), self._session.run_changes.pair
        run = "" if pair is None else format_number(pair.old)
        if mask is None:
            self.filters.release("worse")
        self.filters.show_worse(run, None if mask is None else int(mask.sum()))
        if "worse" in self.filters.checked():
            self._ask()

    def _show_only_worse(self) -> None:
        """Show the segments that got worse, the lowest scores first."""
        self._refresh()
        self._release_all()
        self.filters.press("worse")

    def _show_progress(self, done: int, total: int) -> None:
        self._share = done / total if total else None
        now = monotonic()
        if now >= self._next_update:
            # Numbers come one after the other; painting them more often would only take time.
            self._next_update = now + _SECONDS_BETWEEN_UPDATES
            self.view.viewport().update()
            self._show_status()

    def _end_progress(self) -> None:
        self._share = None
        self._show_status()

    def _show_status(self) -> None:
        table, model = self._table, self.view.segments
        if table is None:
            return
        is_filtered = bool(self._query.conditions)
        self.head.show_count(model.rowCount(), len(table), is_filtered=is_filtered)
        message = self.find_bar.message
        if not message and self._share is not None and self._share < 1:
            computing = translate("SegmentsPage", "Computing: {percent}")
            message = computing.format(percent=format_percent(self._share, 0))
        if not message and not is_filtered:
            message = remark()
        self.head.said.setText(message)
        if self._answer is not None:
            self.nothing.setText(nothing_text(self._query, self._answer))

    # The current segment in full

    def _choose(self, segment: int | None) -> None:
        if segment is None:
            self._pause.stop()
            self.detail.clear()
        else:
            self._pause.start()

    def _show_detail(self) -> None:
        segment, model = self.view.current_segment(), self.view.segments
        if segment is None or self._table is None:
            return
        if not self._session.notes.are_about(self._table.evaluation):
            # The table is about to show another evaluation, whose candidates may be others.
            return
        row = self.view.currentIndex().row()
        self.detail.show_segment(self._table.evaluation, model.candidate, segment)
        self._show_numbers(self._table)
        self.detail.head.set_steps(back=row > 0, forward=row + 1 < model.rowCount())

    def _show_numbers(self, table: comparing_segments.SegmentTable) -> None:
        """Show the numbers of the current segment, as far as they are known."""
        segment, model = self.view.current_segment(), self.view.segments
        if segment is not None:
            # Sentence BLEU is beside the name of each candidate.
            columns = segments_columns.orders(table, model.columns)
            self.detail.numbers.show_figures(
                [
                    (title, model.of(segment, name).text)
                    for name, title, _ in columns
                    if name not in (segments_columns.PLACE, "bleu")
                ]
            )

    def _show_view(self, view: View) -> None:
        """Mark the rows as the segment in full is marked."""
        self.view.texts.view = view
        self.view.viewport().update()

    def _go_on(self, step: int) -> None:
        """Show the next segment of the table (1), or the previous one (-1)."""
        row = self.view.currentIndex().row() + step
        if 0 <= row < self.view.segments.rowCount():
            self.view.go_to(row)
            self._pause.stop()
            self._show_detail()

    def _open_detail(self) -> None:
        self.tools.ngrams_button.setChecked(False)
        if self._is_small():
            self.tools.detail_button.setChecked(True)

    def _is_small(self) -> bool:
        """Tell whether there is room for the table or the segment in full, but not for both."""
        is_beside = self.splitter.orientation() is Qt.Orientation.Horizontal
        return not is_beside and self.height() < em(self, _ROOM_FOR_BOTH)

    # N-grams

    def _toggle_ngrams(self) -> None:
        """Show the n-grams in the place of the current segment, or the segment again."""
        shown = self.tools.ngrams_button.isChecked()
        had_focus = self.pane.isAncestorOf(self.focusWidget() or self)
        self.pane.setCurrentWidget(self.ngrams if shown else self.detail)
        self._share_room()
        if had_focus and not shown:
            self.view.setFocus()

    def _list(self, segments: Sequence[int], title: str) -> None:
        """Show only these segments."""
        if self._table is None:
            return
        import numpy as np

        self._listed = np.zeros(len(self._table), np.bool_)
        self._listed[list(segments)] = True
        self.filters.show_listed(title, len(segments))
        if self._is_small():
            self.tools.ngrams_button.setChecked(False)
            self.view.setFocus()
        self._ask()

    def _show_only(self, segments: Sequence[int], title: str) -> None:
        """Show only these segments, whatever was searched for or filtered before."""
        self._refresh()
        self._release_all()
        self._from_top = True
        self._list(segments, title)

    def _segments_of(self, diagnostic: Diagnostic) -> list[int]:
        evaluation = self._session.navigation.evaluation
        assert evaluation is not None
        return list(map(int, comparing_segments.segments_of(evaluation, diagnostic.rows)))

    def _show_only_finding(self, diagnostic: Diagnostic) -> None:
        """Show only the segments of a finding, whatever was searched for or filtered before."""
        self._show_only(self._segments_of(diagnostic), diagnostic_title(diagnostic))

    def _list_finding(self, diagnostic: Diagnostic) -> None:
        """Show only the segments of a finding that fit the filters."""
        self._list(self._segments_of(diagnostic), diagnostic_title(diagnostic))

    def _offer_findings(self) -> None:
        """Offer a filter for each finding about some of the segments."""
        if self._table is None:
            return
        evaluation, candidate = self._table.evaluation, self.view.segments.candidate
        found = diagnostics_about(evaluation, candidate, self._session.text_check.report)
        offered: dict[str, tuple[str, int, Diagnostic]] = {}
        # Several texts can have the same finding; that of the candidate comes first.
        for each in (one for one in found if one.has_place):
            if segments := self._segments_of(each):
                title = diagnostic_title(each)
                offered.setdefault(title, (title, len(segments), each))
        self.filters.offer_findings([*offered.values()])

    def _forget_list(self) -> None:
        self._listed = None
        self.filters.show_count("listed", None)
        self.filters.release("listed")

    # Space

    def _share_room(self) -> None:
        is_small = self._is_small()
        opened = self.tools.detail_button.isChecked() or self.tools.ngrams_button.isChecked()
        alone = is_small and opened
        had_focus = self._listing.isAncestorOf(self.focusWidget() or self)
        self.tools.detail_button.setVisible(is_small and not self.tools.ngrams_button.isChecked())
        self.tools.name_detail_button()
        self._listing.setVisible(not alone)
        self.pane.setVisible(alone or not is_small)
        if had_focus and alone:
            self.tools.detail_button.setFocus()

    # Choices of the user

    def _change_filter(self, name: ChipName) -> None:
        if name == "listed":
            self._forget_list()
        elif name in self.filters.checked():
            order = self._worst_given() if name == "given" else _ORDERS.get(name)
            if order is not None:
                self._order.rank(name, order)
                # The worst is what the user wants to see.
                self._from_top = True
        self._ask()

    def _worst_given(self) -> Order | None:
        """Return the order of the given scores in which the worst come first."""
        model = self.view.segments
        if model.scores is None:
            return None
        results = model.scores.evaluation.candidates[model.candidate].metrics
        metric = next((result.metric for result in results if result.metric.given), None)
        return Order(metric.name, metric.lower_is_better) if metric else None

    def _sort(self) -> None:
        self._from_top = self.view.isVisible()
        self._ask()

    def _return_to(self, segment: int | None, scrolled: int) -> None:
        """Show a segment at the place in the table where it was."""
        self._wanted, self._scrolled = segment, scrolled
        self._ask()

    def _show_from(self, column: segments_columns.ColumnName) -> None:
        """Show all segments, those with the lowest number in a column first."""
        self._release_all()
        self._refresh()
        if column in self.view.segments.columns:
            self._from_top = True
            self._order.sort(Order(column))
            self._ask()

    def show_all(self) -> None:
        """Show all segments, or all matches if filters hide them."""
        if self._answer is not None and self._answer.hidden:
            self.filters.release()
            self._ask()
        else:
            self.clear_filters()

    def clear_filters(self) -> None:
        """Show all segments."""
        self._release_all()
        self._ask()

    def _release_all(self) -> None:
        """Release the filters, and search for nothing."""
        self.filters.release()
        self.find_bar.clear()

    def open_segment(self, segment: int) -> None:
        """Show a segment, without the filters if they hide it."""
        self._wanted = segment
        self._refresh()
        if self._table is None or not 0 <= segment < len(self._table):
            self._wanted = None
            return
        place = self.view.segments.row_of(segment)
        if self._asked is None and place is not None:
            self._wanted = None
            self.view.go_to(place)
            self._pause.stop()
            self._show_detail()
        elif self._is_narrowed():
            self.clear_filters()
        self.view.setFocus()
        self._open_detail()

    def _is_narrowed(self) -> bool:
        return bool(self.filters.checked() or self.find_bar.field.text())

    # Find

    def open_find(self) -> None:
        """Let the user type a text to find."""
        if self._table is None or not self._table.evaluation.has_texts:
            return
        if self._listing.isHidden():
            self.tools.detail_button.setChecked(False)
            self.tools.ngrams_button.setChecked(False)
        self.find_bar.open()

    def _close_find(self) -> None:
        """Go back to the table, which shows the segment found among the others."""
        self.find_bar.clear()
        self.view.setFocus()

    def _take_matches(self) -> None:
        self.view.viewport().update()
        self.detail.mark_hits()
        query = self._asked or self._query
        if self._table is not None and self.find_bar.matches is not query.found:
            self._ask()
        elif not self.find_bar.is_waiting:
            self._scrolled = None

    def _step(self, step: int) -> None:
        """Go to the next segment found (1), or the previous one (-1)."""
        rows = self.view.segments.rowCount()
        if rows:
            self.view.go_to((self.view.currentIndex().row() + step) % rows)

    # Widgets

    def main_widget(self) -> QWidget:
        """Return the widget focused when the page opens."""
        return self.view if self._stack.currentWidget() is self.view else self.clear_button

    def keyPressEvent(self, event: QKeyEvent) -> None:
        escape = event.key() == Qt.Key.Key_Escape
        if escape and self._listing.isHidden():
            self.tools.detail_button.setChecked(False)
            self.tools.ngrams_button.setChecked(False)
            self.view.setFocus()
            return
        if escape and self._is_narrowed():
            self.clear_filters()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() > em(self, _ROOM_SIDE_BY_SIDE)
        orientation = Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical
        if self.splitter.orientation() != orientation:
            self.splitter.setOrientation(orientation)
        self._share_room()


class _Sheet(QWidget):
    """The ground of the list and of the segment beside it: texts are read on one sheet."""

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(event.rect(), self.palette().base())
