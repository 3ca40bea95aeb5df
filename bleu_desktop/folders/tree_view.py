"""The look and the keys of trees of files."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6 import QtWidgets
from PySide6.QtCore import QModelIndex, QRect, Qt
from PySide6.QtGui import QPainter, QResizeEvent

from bleu_desktop.shared.axis import Axis
from bleu_desktop.shared.cells import Index, ink
from bleu_desktop.shared.focus_frame import FocusFrame
from bleu_desktop.shared.score_plot import least_width
from bleu_desktop.shared.sizes import margin
from bleu_desktop.shared.table_delegate import TableDelegate
from bleu_desktop.shared.table_header import TableHeader
from bleu_desktop.shared.widgets import em

# The least width of names, in heights of the font.
_NAMES = 14


class TreeView(QtWidgets.QTreeView):
    """A tree with the look of a table; its first column takes the width the others leave.

    Parameters
    ----------
    sorts
        Whether the user can sort.
    """

    def __init__(self, parent: QtWidgets.QWidget | None = None, *, sorts: bool = False) -> None:
        super().__init__(parent)
        # All axes, and those for which there is room.
        self._wanted: Mapping[int, Axis] = {}
        self._axes: dict[int, Axis] = {}
        # The hidden column whose sentences are written across all columns but the first.
        self._sentences: int | None = None
        FocusFrame(self)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setSelectionMode(QtWidgets.QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QtWidgets.QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setExpandsOnDoubleClick(False)
        self.setItemDelegate(TableDelegate(self, self._axes))
        header = TableHeader(self._axes, self, sorts=sorts)
        self.setHeader(header)
        # A tree takes these for its own sorting, which it does not do.
        header.setSortIndicatorShown(sorts)
        header.setSectionsClickable(sorts)
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(em(self, 3))

    def fit_columns(
        self, axes: Mapping[int, Axis] | None = None, *, sentences: int | None = None
    ) -> None:
        """Share the width.

        Parameters
        ----------
        axes
            The axes on which the scores of columns are drawn.
        sentences
            The column whose sentences stand in rows without numbers, as a reason for that.
        """
        self._wanted = axes or {}
        self._sentences = sentences
        for column in range(self.header().count()):
            self.setColumnHidden(column, column == sentences)
        self._share_width()

    def share_equally(self, *, but_last: bool = False) -> None:
        """Make all columns equally wide, or give the last one what the others leave."""
        header, mode = self.header(), QtWidgets.QHeaderView.ResizeMode
        header.setSectionResizeMode(mode.ResizeToContents if but_last else mode.Stretch)
        if but_last:
            header.setSectionResizeMode(header.count() - 1, mode.Stretch)

    def _share_width(self) -> None:
        """Give numbers what they need, drawings a part of the rest if all fit, names all other."""
        header, room = self.header(), self.viewport().width()
        self._axes.clear()
        widths = {
            n: max(header.sectionSizeFromContents(n).width(), self.sizeHintForColumn(n))
            for n in range(1, header.count())
            if not self.isColumnHidden(n)
        }
        names = max(min(self.sizeHintForColumn(0), room // 3), em(self, _NAMES))
        least = {n: max(widths[n], least_width(self.fontMetrics())) for n in self._wanted}
        spare = room - names - sum((widths | least).values())
        if least and spare >= 0:
            self._axes.update(self._wanted)
            more = min(spare // len(least), em(self, 16))
            widths |= {n: width + more for n, width in least.items()}
        for column, width in widths.items():
            header.resizeSection(column, width)
        header.resizeSection(0, max(room - sum(widths.values()), em(self, _NAMES)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        header = self.header()
        if (
            header.count()
            and header.sectionResizeMode(0) is QtWidgets.QHeaderView.ResizeMode.Interactive
        ):
            self._share_width()

    def drawRow(  # noqa: N802
        self,
        painter: QPainter,
        option: QtWidgets.QStyleOptionViewItem,
        index: Index,
    ) -> None:
        super().drawRow(painter, option, index)
        if self._sentences is None:
            return
        text = str(index.sibling(index.row(), self._sentences).data() or "")
        own = QtWidgets.QStyleOptionViewItem(option)
        if self.selectionModel().isSelected(index):
            own.state |= QtWidgets.QStyle.StateFlag.State_Selected
        left = self.header().sectionViewportPosition(1)
        box = QRect(left, option.rect.top(), self.viewport().width() - left, option.rect.height())
        box.adjust(margin(), 0, -margin(), 0)
        painter.setPen(ink(own))
        end = Qt.TextElideMode.ElideRight
        text = self.fontMetrics().elidedText(text, end, box.width())
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)

    def span(self, index: QModelIndex, *, opened: bool) -> None:
        """Write a group and the rows in it across all columns, and open or close it."""
        self.setExpanded(index, opened)
        self.setFirstColumnSpanned(index.row(), index.parent(), True)
        for row in range(self.model().rowCount(index)):
            self.setFirstColumnSpanned(row, index, True)

    def go_to(self, index: QModelIndex) -> None:
        """Make a row the current one, and show it."""
        if index.isValid() and index.row() >= 0:
            self.setCurrentIndex(index)
            self.scrollTo(index)
