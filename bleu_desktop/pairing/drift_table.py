"""Lines of two files side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFont, QGuiApplication, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QWidget

from bleu_core.files.documents import Document
from bleu_desktop.i18n import translate
from bleu_desktop.pairing.drift_steps import DriftStep
from bleu_desktop.shared import theme
from bleu_desktop.shared.cell_texts import shown_text
from bleu_desktop.shared.cells import Index
from bleu_desktop.shared.fonts import has_italics
from bleu_desktop.shared.table_model import DataRole, TableModel
from bleu_desktop.shared.table_view import TableView
from bleu_desktop.shared.widgets import em
from bleu_score.messages.names import text_name
from bleu_score.reports.cells import BLANK, Cell, Column, Form, Row, Table, number_cell

_MARKER, _FIRST_LINE, _FIRST, _SECOND_LINE, _SECOND = range(5)
_TEXT_COLUMNS = (_FIRST, _SECOND)

# The most lines of text in a row: at the place, and around it.
_MOST_LINES, _MOST_CONTEXT_LINES = 5, 2


class _DriftModel(TableModel):
    """Rows with a tint at the place that is shown, and with numbers and signs that stand back."""

    steps: Sequence[DriftStep] = ()

    def data(self, index: Index, role: int = DataRole.DisplayRole) -> Any:
        is_here, palette = self.steps[index.row()].is_here, QGuiApplication.palette()
        is_text = index.column() in _TEXT_COLUMNS
        is_sign = is_text and not self.cell(index.row(), index.column()).full.strip()
        if role == DataRole.BackgroundRole and is_here:
            return theme.mix(palette.highlight().color(), palette.base().color(), 0.16)
        if role == DataRole.ForegroundRole and (
            (is_sign and not has_italics()) or not (is_here or is_text)
        ):
            return theme.muted(palette)
        if role == DataRole.FontRole and is_sign:
            font = QFont()
            font.setItalic(has_italics())
            font.setBold(is_here)
            return font
        return super().data(index, role)


class DriftTable(TableView):
    """Lines of two files side by side; the place is marked, bold and highlighted."""

    def __init__(self, parent: QWidget) -> None:
        self.drifts = _DriftModel(parent)
        super().__init__(parent, model=self.drifts)
        self.setWordWrap(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(translate("PairingPage", "Nearby lines"))
        self.cells.texts = dict.fromkeys(_TEXT_COLUMNS, self.font())
        self.horizontalHeader().setMinimumSectionSize(em(self, 1.2))
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideMiddle)

    def show_steps(
        self,
        steps: Sequence[DriftStep],
        documents: tuple[Document, Document],
        names: tuple[str, str],
    ) -> None:
        """Show these rows."""
        self.drifts.steps = steps
        first, second = (Column(text_name(name), is_name=True, note=name) for name in names)
        number = Column("", is_number=True)
        rows = [_row(step, documents) for step in steps]
        self.show_table(Table("drift", "", (Column(""), number, first, number, second), rows))
        header, mode = self.horizontalHeader(), QHeaderView.ResizeMode
        for index in range(5):
            stretches = index in _TEXT_COLUMNS
            header.setSectionResizeMode(index, mode.Stretch if stretches else mode.Fixed)
        self._fit()

    def _fit(self) -> None:
        """Give texts several lines, with more at the place than around it."""
        if not self.drifts.rowCount():
            return
        for index in (_MARKER, _FIRST_LINE, _SECOND_LINE):
            self.setColumnWidth(index, self.sizeHintForColumn(index))
        spare = em(self, 0.5)
        for number, step in enumerate(self.drifts.steps):
            lines = _MOST_LINES if step.is_here else _MOST_CONTEXT_LINES
            height = min(self.sizeHintForRow(number), self.fontMetrics().height() * lines)
            self.setRowHeight(number, height + spare)
        height = self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth()
        self.setFixedHeight(height + sum(map(self.rowHeight, range(self.drifts.rowCount()))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # At the next turn of the event loop, when the columns have their widths.
        QTimer.singleShot(0, self, self._fit)


def _row(step: DriftStep, documents: tuple[Document, Document]) -> Row:
    marker = Cell("▸", spoken=translate("PairingPage", "Here"), is_strong=True)
    cells = [marker if step.is_here else BLANK]
    for segment, document in zip((step.first, step.second), documents, strict=True):
        text = None if segment is None else document.segments[segment]
        if segment is None or not document.units.is_in_file(segment):
            cells.append(BLANK)  # an inserted segment has no line in the file
        else:
            cells.append(number_cell(document.units.line(segment)))
        above = translate("PairingPage", "(in the line above)")
        shown = above if text is None and step.is_continued else shown_text(text)
        cells.append(Cell(shown, Form.NAME, full=text or "", tip=(text or "")[:1000]))
    return cells
