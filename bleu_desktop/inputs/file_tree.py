"""The rows of a list of files, which can be dragged and dropped."""

from __future__ import annotations

from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import QPoint, QRect, Qt, Signal

from bleu_desktop.shared import theme
from bleu_desktop.shared.cells import PaddedDelegate
from bleu_desktop.shared.copying import copied_table
from bleu_desktop.shared.file_drops import (
    accept_copy,
    draw_drop_target,
    dropped_paths,
    has_files,
)
from bleu_desktop.shared.focus_frame import FocusFrame
from bleu_desktop.shared.sizes import row_height
from bleu_desktop.shared.table_copier import CELL, TableCopier
from bleu_score.reports.cells import Cell, Table

# The most files shown without scrolling.
_MOST_ROWS = 10


class FileTree(QtWidgets.QTreeWidget):
    """The rows: files can be dropped on them from outside, and dragged between lists."""

    files_dropped = Signal(list)
    # A file, and the number of the entry it was dropped onto.
    dropped_onto = Signal(object, int)
    entries_dropped = Signal(list, int)
    menu_requested = Signal(QPoint)

    def __init__(self, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.hint = ""
        # Whether a file dropped onto a row may hold its scores.
        self.takes_scores = False
        # Encodings are shown only where one may be wrong.
        self.shows_encodings = False
        # The part that takes the dragged files: the list, or the candidate whose scores they are.
        self._target: QRect | None = None
        FocusFrame(self)
        self.setItemDelegate(PaddedDelegate(self))
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setIndentation(round(self.fontMetrics().height()))
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setSelectionMode(QtWidgets.QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Names are edited with F2 or from the menu; a double click is for reading.
        self.setEditTriggers(QtWidgets.QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDropIndicatorShown(True)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setTabKeyNavigation(False)
        self.copier = TableCopier(self, table=self._copied_table, menu=False)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionsMovable(False)

    def fit_columns(self) -> None:
        """Give the file's name the width the other columns leave."""
        mode = QtWidgets.QHeaderView.ResizeMode
        self.header().setSectionResizeMode(mode.ResizeToContents)
        self.header().setSectionResizeMode(0, mode.Stretch)

    def fit_height(self, rows: int) -> None:
        """Make the list as high as its rows, up to a limit; an empty list has room for a hint."""
        line = self.row_height()
        head = 0 if self.isHeaderHidden() else self.header().sizeHint().height()
        shown = min(rows, _MOST_ROWS) if rows else 2
        self.setFixedHeight(shown * line + head + 2 * self.frameWidth() + 2)

    def is_editing(self) -> bool:
        """Tell whether the user is typing a name."""
        return self.state() == QtWidgets.QAbstractItemView.State.EditingState

    def _copied_table(self) -> Table:
        """Return the selected rows, or all, with the scores below their candidates."""
        items: list[QtWidgets.QTreeWidgetItem] = []
        for place in range(self.topLevelItemCount()):
            if (item := self.topLevelItem(place)) is not None:
                below = (item.child(number) for number in range(item.childCount()))
                items += [item, *(child for child in below if child is not None)]
        columns = range(self.columnCount())
        titles = [self.headerItem().text(column) for column in columns]
        chosen = [item for item in items if item.isSelected()] or items
        rows = [[_cell(item, column) for column in columns] for item in chosen]
        return copied_table(titles, rows)

    def menu_place(self) -> QPoint:
        """Return the place at which a menu for the current row opens."""
        current = self.currentItem()
        rect = self.visualItemRect(current) if current else QRect()
        return self.viewport().mapToGlobal(rect.bottomLeft())

    def row_height(self) -> int:
        """Return the height of a row, with space around its text."""
        return row_height(self.fontMetrics().height())

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        self.hide_columns()

    def hide_columns(self) -> None:
        """Hide what has no room: the name matters most; the tool tip repeats the other columns."""
        width = self.viewport().width()
        line = self.fontMetrics().height()
        self.setColumnHidden(3, width < line * 25)
        self.setColumnHidden(2, not self.shows_encodings or width < line * 20)

    def contextMenuEvent(self, event: QtGui.QContextMenuEvent) -> None:
        self.menu_requested.emit(event.globalPos())

    def dragEnterEvent(self, event: QtGui.QDragEnterEvent) -> None:
        self._accept(event)

    def _accept(self, event: QtGui.QDragMoveEvent) -> None:
        if has_files(event.mimeData()):
            accept_copy(event)
            item = self._scored_item(event)
            self._show_target(self.visualItemRect(item) if item else self.viewport().rect())
        elif isinstance(event.source(), FileTree):
            event.acceptProposedAction()
            # Within a list, a line shows the new place.
            self._show_target(None if event.source() is self else self.viewport().rect())

    def _scored_item(self, event: QtGui.QDropEvent) -> QtWidgets.QTreeWidgetItem | None:
        """Return the candidate whose scores a dragged file may hold."""
        item = self.itemAt(event.position().toPoint())
        if item is None or not self.takes_scores or len(dropped_paths(event.mimeData())) != 1:
            return None
        return item.parent() or item

    def _show_target(self, target: QRect | None) -> None:
        if target != self._target:
            self._target = target
            self.viewport().update()

    def dragLeaveEvent(self, event: QtGui.QDragLeaveEvent) -> None:
        super().dragLeaveEvent(event)
        self._show_target(None)

    def dragMoveEvent(self, event: QtGui.QDragMoveEvent) -> None:
        super().dragMoveEvent(event)
        self._accept(event)

    def dropEvent(self, event: QtGui.QDropEvent) -> None:
        source = event.source()
        self._show_target(None)
        if has_files(event.mimeData()):
            accept_copy(event)
            paths = dropped_paths(event.mimeData())
            if onto := self._scored_item(event):
                self.dropped_onto.emit(paths[0], onto.data(0, Qt.ItemDataRole.UserRole))
            else:
                self.files_dropped.emit(paths)
        elif isinstance(source, FileTree):
            numbers = [item.data(0, Qt.ItemDataRole.UserRole) for item in source.selectedItems()]
            place = self._drop_place(event)
            # The list rebuilds its rows; Qt must not remove them a second time.
            accept_copy(event)
            self.entries_dropped.emit(numbers, place)

    def _drop_place(self, event: QtGui.QDropEvent) -> int:
        item = self.itemAt(event.position().toPoint())
        if item is None:
            return self.topLevelItemCount()
        below = event.position().y() > self.visualItemRect(item).center().y()
        top = item.parent() or item
        return self.indexOfTopLevelItem(top) + (below or item.parent() is not None)

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        super().paintEvent(event)
        if self.topLevelItemCount() == 0:
            painter = QtGui.QPainter(self.viewport())
            painter.setPen(theme.muted(self.palette()))
            painter.drawText(
                self.viewport().rect().adjusted(8, 4, -8, -4),
                int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap),
                self.hint,
            )
        if self._target is not None:
            draw_drop_target(QtGui.QPainter(self.viewport()), self._target, self.palette())


def _cell(item: QtWidgets.QTreeWidgetItem, column: int) -> Cell:
    cell = item.data(column, CELL)
    return cell if isinstance(cell, Cell) else Cell(item.text(column))
