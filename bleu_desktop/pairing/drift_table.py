"""Lines of two files side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFont, QGuiApplication, QPaintEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHeaderView, QTableWidgetItem, QWidget

from bleu_core.files.documents import Document
from bleu_desktop.i18n import translate
from bleu_desktop.pairing.drift_steps import DriftStep
from bleu_desktop.shared import theme
from bleu_desktop.shared.cell_texts import TextDelegate, shown_text
from bleu_desktop.shared.fonts import has_italics
from bleu_desktop.shared.tables import ReadingTable, cell_item
from bleu_desktop.shared.widgets import draw_focus, em, plain_tool_tip
from bleu_score.messages.names import text_name
from bleu_score.reports.cells import Cell, number_cell

_MARKER, _FIRST_LINE, _FIRST, _SECOND_LINE, _SECOND = range(5)
_TEXT_COLUMNS = (_FIRST, _SECOND)
# The most lines of text in a row: at the place, and around it.
_MOST_LINES, _MOST_CONTEXT_LINES = 5, 2


class DriftTable(ReadingTable):
    """Lines of two files side by side; the place is marked, bold and highlighted."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(5, parent)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(TextDelegate(self))
        self._steps: Sequence[DriftStep] = ()
        header = self.horizontalHeader()
        header.setMinimumSectionSize(em(self, 1.2))
        mode = QHeaderView.ResizeMode
        for index in range(5):
            stretches = index in _TEXT_COLUMNS
            header.setSectionResizeMode(index, mode.Stretch if stretches else mode.Fixed)
        header.setTextElideMode(Qt.TextElideMode.ElideMiddle)

    def show_steps(
        self,
        steps: Sequence[DriftStep],
        documents: tuple[Document, Document],
        names: tuple[str, str],
    ) -> None:
        """Show these rows, in the current language."""
        self.setAccessibleName(translate("PairingPage", "Nearby lines"))
        self._steps = steps
        first, second = (text_name(name) for name in names)
        self.setHorizontalHeaderLabels(["", "", first, "", second])
        for index, name in zip(_TEXT_COLUMNS, names, strict=True):
            if item := self.horizontalHeaderItem(index):
                item.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
                item.setToolTip(plain_tool_tip(name))
        self.setRowCount(len(steps))
        for number, step in enumerate(steps):
            marker = QTableWidgetItem("▸" if step.is_here else "")
            marker.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            if step.is_here:
                here = translate("PairingPage", "Here")
                marker.setData(Qt.ItemDataRole.AccessibleTextRole, here)
            self.setItem(number, _MARKER, marker)
            sides = ((_FIRST_LINE, step.first), (_SECOND_LINE, step.second))
            for (index, segment), document in zip(sides, documents, strict=True):
                self._show_side(number, index, document, segment, step.is_continued)
            self._emphasize(number, step)
        self._fit()

    def _show_side(
        self, number: int, index: int, document: Document, segment: int | None, is_continued: bool
    ) -> None:
        text = None if segment is None else document.segments[segment]
        line = QTableWidgetItem("")
        if segment is not None and document.units.is_in_file(segment):
            # An inserted segment has no line in the file.
            line = cell_item(number_cell(document.units.line(segment)))
        line.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        above = translate("PairingPage", "(in the line above)")
        cell = cell_item(
            Cell(text or ""), above if text is None and is_continued else shown_text(text)
        )
        cell.setToolTip(plain_tool_tip(text[:1000]) if text else "")
        if not text or text.isspace():
            if has_italics():
                font = QFont()
                font.setItalic(True)
                cell.setFont(font)
            else:
                cell.setForeground(theme.muted(QGuiApplication.palette()))
        self.setItem(number, index, line)
        self.setItem(number, index + 1, cell)

    def _emphasize(self, number: int, step: DriftStep) -> None:
        palette = QGuiApplication.palette()
        highlight = palette.color(QPalette.ColorRole.Highlight)
        ground = theme.mix(highlight, palette.color(QPalette.ColorRole.Base), 0.16)
        for index in range(5):
            item = self.item(number, index)
            if item is None:
                continue
            if step.is_here:
                font = item.font()
                font.setBold(True)
                item.setFont(font)
                item.setBackground(ground)
            elif index not in _TEXT_COLUMNS:
                item.setForeground(theme.muted(palette))

    def _fit(self) -> None:
        """Give texts several lines, with more at the place than around it."""
        metrics = self.fontMetrics()
        for index in (_MARKER, _FIRST_LINE, _SECOND_LINE):
            self.setColumnWidth(index, self.sizeHintForColumn(index) + em(self, 0.3))
        spare = em(self, 0.5)
        for number, step in enumerate(self._steps):
            lines = _MOST_LINES if step.is_here else _MOST_CONTEXT_LINES
            height = min(self.sizeHintForRow(number), metrics.lineSpacing() * lines)
            self.setRowHeight(number, height + spare)
        height = self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth()
        self.setFixedHeight(height + sum(map(self.rowHeight, range(self.rowCount()))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # At the next turn of the event loop, when the columns have their widths.
        QTimer.singleShot(0, self, self._fit)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        draw_focus(self)
