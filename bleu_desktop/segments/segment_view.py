"""The table of segments."""

from __future__ import annotations

from PySide6 import QtCore
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QKeySequence,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QStyle, QTableView, QWidget

from bleu_desktop.i18n import translate
from bleu_desktop.segments import columns as segments_columns
from bleu_desktop.segments.delegates import (
    NoteDelegate,
    NumberDelegate,
    SegmentDelegate,
)
from bleu_desktop.segments.segment_lines import Copy, SegmentLines
from bleu_desktop.segments.segment_model import SegmentModel
from bleu_desktop.shared.copying import put_on_clipboard
from bleu_desktop.shared.fonts import text_font
from bleu_desktop.shared.jobs import JobRunner
from bleu_desktop.shared.sizes import margin
from bleu_desktop.shared.table_copier import MOST_COPIED
from bleu_desktop.shared.widgets import draw_focus, em
from bleu_score.i18n import format_number

# In lines: the width of texts for which numbers make room, the least one, and that of notes.
_TEXT_WIDTH = 26
_LEAST_TEXT_WIDTH = 14
_NOTE_WIDTH = 9


class SegmentView(QTableView):
    """Two lines of text and some numbers for each segment; one segment is the current one.

    Signals
    -------
    segment_chosen
        Index of the current segment, None if there is none.
    sort_wanted
        Name of the column to sort by, and whether its largest number comes first.
    place_wanted
        The segment that was the current one, and the position of the scroll bar.
    copied
        The numbers of rows that were copied, and that were selected.
    """

    segment_chosen = QtCore.Signal(object)
    sort_wanted = QtCore.Signal(str, bool)
    place_wanted = QtCore.Signal(object, int)
    copied = QtCore.Signal(int, int)

    keeps_view_of_parts = True

    def __init__(self, runner: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(translate("SegmentsPage", "Segments"))
        self.segments = SegmentModel(self)
        self.setModel(self.segments)
        self.texts = SegmentDelegate(self)
        self._numbers = NumberDelegate(self)
        self._notes = NoteDelegate(self)
        self._copying = runner
        self._copying.finished.connect(self._take_copy)
        self.setItemDelegate(self._numbers)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setAlternatingRowColors(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(QtCore.Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        rows = self.verticalHeader()
        rows.hide()
        # All rows have the same height, so that a million of them need not be measured.
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        # Not the table's selection: to paint itself, a header asks for each row of a selection.
        header.setSelectionModel(QtCore.QItemSelectionModel(self.segments, self))
        header.setSectionsClickable(True)
        header.setSortIndicatorShown(True)
        header.setSortIndicator(0, QtCore.Qt.SortOrder.AscendingOrder)
        header.setMinimumSectionSize(em(self, 2))
        header.sortIndicatorChanged.connect(self._sort)

    # Showing

    def show_segments(self, *, keep: int | None) -> None:
        """Show the model's rows, with a segment as the current one if it is among them."""
        table = self.segments.scores
        if table is not None:
            language = table.evaluation.target_language
            self.texts.text_font = text_font(self.font(), language.tag, language.script)
        for column, name in enumerate(self.segments.columns):
            texts = {segments_columns.TEXT: self.texts, segments_columns.NOTE: self._notes}
            self.setItemDelegateForColumn(column, texts.get(name, self._numbers))
        lines = 2 if segments_columns.TEXT in self.segments.columns else 1
        self.verticalHeader().setDefaultSectionSize(
            lines * self.texts.line_height(self.font()) + margin()
        )
        self.fit_columns()
        row = self.segments.row_of(keep) if keep is not None else None
        self.go_to(row or 0)

    def go_to(self, row: int) -> None:
        """Make a row the current one, and scroll to it."""
        if not 0 <= row < self.segments.rowCount():
            self.segment_chosen.emit(None)
            return
        index = self.segments.index(row, 0)
        # Not `selectRow`, which extends the selection while Shift is down.
        flag = QtCore.QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flag.ClearAndSelect | flag.Rows)
        top = self.rowViewportPosition(row)
        is_visible = 0 <= top <= self.viewport().height() - self.rowHeight(row)
        hint = QAbstractItemView.ScrollHint
        self.scrollTo(index, hint.EnsureVisible if is_visible else hint.PositionAtCenter)
        self.segment_chosen.emit(self.segments.segment_at(row))

    def view_state(self) -> tuple[int | None, int, str, bool]:
        """Return the current segment, the position of the scroll bar, and the order of the rows."""
        header, columns = self.horizontalHeader(), self.segments.columns
        ordered = columns[header.sortIndicatorSection()] if columns else ""
        descending = header.sortIndicatorOrder() == QtCore.Qt.SortOrder.DescendingOrder
        return self.current_segment(), self.verticalScrollBar().value(), ordered, descending

    def restore_view_state(self, state: tuple[int | None, int, str, bool]) -> bool:
        """Ask for the same place, which the page finds once it knows the rows."""
        segment, scrolled, ordered, descending = state
        if ordered:
            self.sort_wanted.emit(ordered, descending)
        self.place_wanted.emit(segment, scrolled)
        return True

    def current_segment(self) -> int | None:
        """Return the current segment, None if there is none."""
        index = self.currentIndex()
        return self.segments.segment_at(index.row()) if index.isValid() else None

    def show_order(self, column: segments_columns.ColumnName, *, descending: bool) -> None:
        """Show the column by which the rows are sorted."""
        header = self.horizontalHeader()
        blocked = header.blockSignals(True)
        order = (
            QtCore.Qt.SortOrder.DescendingOrder
            if descending
            else QtCore.Qt.SortOrder.AscendingOrder
        )
        header.setSortIndicator(self.segments.columns.index(column), order)
        header.blockSignals(blocked)
        # The column of the order is never hidden.
        self.fit_columns()
        header.viewport().update()

    # Columns

    def fit_columns(self) -> None:
        """Give numbers the width they need and texts the rest; hide columns that do not fit."""
        columns = self.segments.columns
        if self.segments.scores is None or not columns:
            return
        header = self.horizontalHeader()
        widths = {name: self._width(name) for name in columns if name != segments_columns.TEXT}
        hidden: set[str] = set()
        # Without texts, the columns share the width.
        wide = {segments_columns.TEXT} if segments_columns.TEXT in columns else {*columns}

        def room() -> int:
            taken = sum(width for name, width in widths.items() if name not in hidden)
            return self.viewport().width() - taken

        ordered = columns[min(header.sortIndicatorSection(), len(columns) - 1)]
        given = [name for name in columns if segments_columns.given_in(self.segments.scores, name)]
        needed, least_needed = em(self, _TEXT_WIDTH), em(self, _LEAST_TEXT_WIDTH)
        if segments_columns.TEXT not in columns:
            needed = least_needed = 0
        for least in (*segments_columns.LEAST_IMPORTANT, *reversed(given)):
            # The user chose the second candidate for the sake of the difference.
            enough = least_needed if least == "difference" else needed
            if room() < enough and least in widths and least != ordered:
                hidden.add(least)
        if room() < least_needed and segments_columns.NOTE in widths:
            widths[segments_columns.NOTE] = header.sectionSizeHint(
                columns.index(segments_columns.NOTE)
            )
        if room() < least_needed and ordered not in (segments_columns.PLACE, "bleu"):
            hidden.add("bleu")
        for number, name in enumerate(columns):
            mode = QHeaderView.ResizeMode
            header.setSectionResizeMode(number, mode.Stretch if name in wide else mode.Fixed)
            if name not in wide:
                header.resizeSection(number, widths[name])
            self.setColumnHidden(number, name in hidden)

    def _width(self, name: segments_columns.ColumnName) -> int:
        model = self.segments
        assert model.scores is not None
        metrics = self.fontMetrics()
        if name == segments_columns.NOTE:
            return em(self, _NOTE_WIDTH)
        if name == segments_columns.PLACE:
            shown = format_number(len(model.scores))
        else:
            decimals = 2
            largest = model.largest(name)
            if name in segments_columns.CONTRIBUTIONS or segments_columns.given_in(
                model.scores, name
            ):
                decimals = model.decimals(name)
            sign = "−" if name in segments_columns.CONTRIBUTIONS else ""
            whole = 0 if name in ("length_ratio", *segments_columns.CONTRIBUTIONS) else 100
            shown = sign + format_number(max(whole, largest if sign else 0), decimals)
        # Any column can get the arrow that shows the order of the rows.
        arrow = self.style().pixelMetric(QStyle.PixelMetric.PM_HeaderMarkSize, None, self)
        least = self.horizontalHeader().sectionSizeHint(model.columns.index(name))
        least = max(
            least,
            metrics.horizontalAdvance(segments_columns.title(name, model.scores))
            + 2 * arrow
            + margin(),
        )
        return max(metrics.horizontalAdvance(shown) + 2 * margin() + 2, least)

    def resizeEvent(self, event: QResizeEvent) -> None:
        # Keep the current row in sight, not the row at the top.
        current = self.currentIndex()
        was_visible = QtCore.QRect(QtCore.QPoint(), event.oldSize()).intersects(
            self.visualRect(current)
        )
        super().resizeEvent(event)
        self.fit_columns()
        if was_visible and event.size().height() != event.oldSize().height():
            self.scrollTo(current)

    def _sort(self, section: int, order: QtCore.Qt.SortOrder) -> None:
        if 0 <= section < len(self.segments.columns):
            name = self.segments.columns[section]
            # Texts have no order of their own.
            name = (
                segments_columns.PLACE
                if name in (segments_columns.TEXT, segments_columns.NOTE)
                else name
            )
            self.sort_wanted.emit(name, order == QtCore.Qt.SortOrder.DescendingOrder)

    # Keyboard and clipboard

    def currentChanged(
        self,
        current: QtCore.QModelIndex | QtCore.QPersistentModelIndex,
        previous: QtCore.QModelIndex | QtCore.QPersistentModelIndex,
    ) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and current.row() != previous.row():
            self.segment_chosen.emit(self.segments.segment_at(current.row()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)

    def selected_rows(self) -> tuple[list[int], int]:
        """Return the selected rows, up to the most that can be copied, and the number of all."""
        rows: list[int] = []
        count = 0
        # Look at ranges, not at rows: a range may have a million rows.
        selection = self.selectionModel().selection()
        parts = (selection.at(index) for index in range(selection.size()))
        ranges = sorted((part.top(), part.bottom()) for part in parts)
        for top, bottom in ranges:
            count += bottom - top + 1
            rows += range(top, min(bottom + 1, top + MOST_COPIED - len(rows)))
        return rows, count

    def copy(self, *, with_titles: bool = True) -> None:
        """Copy the selected rows as tab-separated text and as a table, once they are written."""
        rows, count = self.selected_rows()
        if self.segments.scores is not None and rows:
            lines = SegmentLines(self.segments, rows, count, with_titles=with_titles)
            self._copying.start(lines.write)

    def _take_copy(self, copy: Copy) -> None:
        put_on_clipboard(copy.text, copy.html)
        self.copied.emit(copy.rows, copy.selected)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self.segments.scores is not None:
            self.made_menu().popup(event.globalPos())

    def made_menu(self) -> QMenu:
        """Return a menu of actions on rows and columns, which also works without a mouse."""
        table = self.segments.scores
        assert table is not None
        menu = QMenu(self)
        menu.setAttribute(QtCore.Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(translate("Copying", "Copy"), self.copy)
        menu.addAction(
            translate("Copying", "Copy without headings"), lambda: self.copy(with_titles=False)
        )
        orders = menu.addMenu(translate("SegmentsPage", "Sort by"))
        header = self.horizontalHeader()
        for number, name in enumerate(self.segments.columns):
            if name not in (segments_columns.TEXT, segments_columns.NOTE):
                action = orders.addAction(segments_columns.title(name, table).replace("&", "&&"))
                action.setCheckable(True)
                action.setChecked(header.sortIndicatorSection() == number)
                action.triggered.connect(lambda _=False, section=number: self._flip(section))
        return menu

    def _flip(self, section: int) -> None:
        """Sort by a column, or reverse the order if the rows are sorted by this column."""
        header, order = self.horizontalHeader(), QtCore.Qt.SortOrder
        again = header.sortIndicatorSection() == section
        descending = again and header.sortIndicatorOrder() == order.AscendingOrder
        header.setSortIndicator(
            section, order.DescendingOrder if descending else order.AscendingOrder
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        draw_focus(self)
