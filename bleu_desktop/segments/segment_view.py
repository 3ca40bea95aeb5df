"""The list of segments."""

from __future__ import annotations

from PySide6 import QtCore, QtGui, QtWidgets

from bleu_desktop.i18n import translate
from bleu_desktop.segments import columns as segments_columns
from bleu_desktop.segments.delegates import LINES, NumberDelegate, SegmentDelegate
from bleu_desktop.segments.row_marks import RowMarks
from bleu_desktop.segments.segment_copier import SegmentCopier
from bleu_desktop.segments.segment_model import SegmentModel
from bleu_desktop.shared.focus_frame import FocusFrame
from bleu_desktop.shared.fonts import text_font
from bleu_desktop.shared.jobs import JobRunner
from bleu_desktop.shared.sizes import margin, space
from bleu_score.i18n import format_number


class SegmentView(QtWidgets.QTableView):
    """Three lines of text for each segment between two numbers; one segment is the current one.

    Signals
    -------
    segment_chosen
        Index of the current segment, None if there is none.
    place_wanted
        The segment that was the current one, and the position of the scroll bar.
    """

    segment_chosen = QtCore.Signal(object)
    place_wanted = QtCore.Signal(object, int)

    keeps_view_of_parts = True

    def __init__(
        self, copying: JobRunner, marking: JobRunner, parent: QtWidgets.QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(translate("SegmentsPage", "Segments"))
        self.segments = SegmentModel(self)
        self.setModel(self.segments)
        self.marks = RowMarks(marking, self)
        self.marks.found.connect(self.viewport().update)
        self.texts = SegmentDelegate(self, self.marks)
        self._numbers = NumberDelegate(self)
        self.copier = SegmentCopier(self, self.segments, copying)
        self.next_difference = self._step_action(
            translate("SegmentsPage", "Next segment that differs"), "F8", 1
        )
        self.previous_difference = self._step_action(
            translate("SegmentsPage", "Previous segment that differs"), "Shift+F8", -1
        )
        FocusFrame(self)
        self.setItemDelegate(self._numbers)
        self.setFrameShape(QtWidgets.QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setSelectionMode(QtWidgets.QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSelectionBehavior(QtWidgets.QAbstractItemView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(QtCore.Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Otherwise, texts would be broken anew where a filter leaves few rows.
        self.setVerticalScrollBarPolicy(QtCore.Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        rows, header = self.verticalHeader(), self.horizontalHeader()
        rows.hide()
        header.hide()
        # All rows have the same height, so that a million of them need not be measured.
        rows.setSectionResizeMode(QtWidgets.QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(0)

    # Showing

    def show_segments(self, *, keep: int | None) -> None:
        """Show the model's rows, with a segment as the current one if it is among them."""
        table = self.segments.scores
        if table is not None:
            language = table.evaluation.target_language
            self.texts.text_font = text_font(self.font(), language.tag, language.script)
        self.marks.show(table.evaluation if table else None, self.segments.candidate)
        for column, name in enumerate(self.segments.columns):
            is_text = name == segments_columns.TEXT
            self.setItemDelegateForColumn(column, self.texts if is_text else self._numbers)
        lines = LINES if segments_columns.TEXT in self.segments.columns else 1
        self.verticalHeader().setDefaultSectionSize(
            lines * self.texts.line_height(self.font()) + space(2)
        )
        self.fit_columns()
        row = self.segments.row_of(keep) if keep is not None else None
        self.go_to(row or 0)

    def go_to(self, row: int) -> None:
        """Make a row the current one, and scroll to it."""
        if not 0 <= row < self.segments.rowCount():
            self.segment_chosen.emit(None)
            return
        columns = self.segments.columns
        # A screen reader says what is in this cell.
        read = segments_columns.TEXT if segments_columns.TEXT in columns else self.segments.measure
        index = self.segments.index(row, columns.index(read))
        # Before the row becomes the current one, which scrolls it just into sight.
        top = self.rowViewportPosition(row)
        is_visible = 0 <= top <= self.viewport().height() - self.rowHeight(row)
        # Not `selectRow`, which extends the selection while Shift is down.
        flag = QtCore.QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flag.ClearAndSelect | flag.Rows)
        hint = QtWidgets.QAbstractItemView.ScrollHint
        self.scrollTo(index, hint.EnsureVisible if is_visible else hint.PositionAtCenter)
        self.segment_chosen.emit(self.segments.segment_at(row))

    def view_state(self) -> tuple[int | None, int]:
        """Return the current segment and the position of the scroll bar."""
        return self.current_segment(), self.verticalScrollBar().value()

    def restore_view_state(self, place: tuple[int | None, int]) -> bool:
        """Ask for the same place, which the page finds once it knows the rows."""
        self.place_wanted.emit(*place)
        return True

    def current_segment(self) -> int | None:
        """Return the current segment, None if there is none."""
        index = self.currentIndex()
        return self.segments.segment_at(index.row()) if index.isValid() else None

    # Columns

    def show_measure(self, name: segments_columns.ColumnName) -> None:
        """Show a column of numbers beside the texts."""
        self.segments.measure = name
        self.fit_columns()
        self.viewport().update()

    def fit_columns(self) -> None:
        """Show the texts between the number of the segment and one other number."""
        columns, measure = self.segments.columns, self.segments.measure
        if self.segments.scores is None or not columns:
            return
        header, mode = self.horizontalHeader(), QtWidgets.QHeaderView.ResizeMode
        texts = segments_columns.TEXT if segments_columns.TEXT in columns else measure
        for number, name in enumerate(columns):
            header.setSectionResizeMode(number, mode.Stretch if name == texts else mode.Fixed)
            if name in (segments_columns.PLACE, measure) and name != texts:
                header.resizeSection(number, self._width(name))
            self.setColumnHidden(number, name not in (segments_columns.PLACE, texts, measure))

    def _width(self, name: segments_columns.ColumnName) -> int:
        """Return the width of the widest number in a column, with the space beside it."""
        model = self.segments
        assert model.scores is not None
        if name == segments_columns.PLACE:
            return self.fontMetrics().horizontalAdvance(format_number(len(model.scores))) + margin()
        is_score = name in (*model.scores.metrics, "length_ratio")
        given = segments_columns.given_in(model.scores, name)
        # Contributions can be negative, and so can the scores of some other program.
        sign = "" if is_score and not given else "−"
        widest = sign + format_number(model.largest(name), model.decimals(name))
        return self.fontMetrics().horizontalAdvance(widest) + 2 * margin()

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        # Keep the current row in sight, not the row at the top.
        current = self.currentIndex()
        was_visible = QtCore.QRect(QtCore.QPoint(), event.oldSize()).intersects(
            self.visualRect(current)
        )
        super().resizeEvent(event)
        self.fit_columns()
        if was_visible and event.size().height() != event.oldSize().height():
            self.scrollTo(current)

    # Keyboard and clipboard

    def currentChanged(
        self,
        current: QtCore.QModelIndex | QtCore.QPersistentModelIndex,
        previous: QtCore.QModelIndex | QtCore.QPersistentModelIndex,
    ) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and current.row() != previous.row():
            self.segment_chosen.emit(self.segments.segment_at(current.row()))

    def contextMenuEvent(self, event: QtGui.QContextMenuEvent) -> None:
        if self.segments.scores is not None:
            self.made_menu().popup(event.globalPos())

    def made_menu(self) -> QtWidgets.QMenu:
        """Return a menu of actions on rows, which also works without a mouse."""
        menu = QtWidgets.QMenu(self)
        menu.setAttribute(QtCore.Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions(self.copier.actions)
        menu.addSeparator()
        menu.addAction(self.next_difference)
        menu.addAction(self.previous_difference)
        return menu

    def _step_action(self, text: str, keys: str, step: int) -> QtGui.QAction:
        """Return an action that goes to the next segment with a difference, or the previous one."""
        action = QtGui.QAction(text, self)
        action.setShortcut(QtGui.QKeySequence(keys))
        action.setShortcutContext(QtCore.Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(lambda: self.go_to_difference(step))
        return action

    def go_to_difference(self, step: int) -> None:
        """Go to the next segment whose texts differ (1), or to the previous one (-1)."""
        row = self.currentIndex().row() + step
        while 0 <= row < self.segments.rowCount():
            if self.segments.differs(self.segments.segment_at(row)):
                self.go_to(row)
                return
            row += step
