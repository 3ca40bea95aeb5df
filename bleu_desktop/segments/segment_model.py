"""The segments of an evaluation as a table model: texts and numbers of the visible rows only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bleu_desktop.i18n import translate
from bleu_desktop.segments.columns import (
    CONTRIBUTIONS,
    NOTE,
    PLACE,
    TEXT,
    ColumnName,
    bar,
    columns_of,
    decimals_of,
    explanation,
    given_in,
    note_text,
    number_text,
    title,
)
from bleu_desktop.shared.cell_texts import visible
from bleu_desktop.shared.widgets import one_line, plain_tool_tip
from bleu_score.i18n import format_number, with_label
from bleu_score.messages.names import text_name
from bleu_score.reports.cells import NOTHING, Cell, Form

if TYPE_CHECKING:
    from bleu_core.comparing.segments import Rows, SegmentTable
    from bleu_core.scoring.metrics import Metric
    from bleu_core.workspace.notes import Note

_LONGEST_TIP = 1000
_LONGEST_KEY = 60
_ROOT = QModelIndex()


class Bar(NamedTuple):
    """The start and the end of the bar below a number, from 0 to 1 in its cell."""

    start: float
    end: float


class SegmentModel(QAbstractTableModel):
    """Some of the segments, in some order.

    Attributes
    ----------
    notes
        The user's notes about segments of the candidate.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table: SegmentTable | None = None
        self.candidate = 0
        self.rival: int | None = None
        self.columns: tuple[ColumnName, ...] = ()
        self.notes: Mapping[int, Note] = {}
        self._rows: Rows | None = None
        self._largest: dict[str, float] = {}
        self._ranges: dict[str, tuple[float, float]] = {}

    # Showing

    def show_table(
        self,
        table: SegmentTable | None,
        candidate: int,
        rival: int | None,
        notes: Mapping[int, Note] | None = None,
    ) -> None:
        """Show an evaluation: the same rows if it has as many segments, else all in order."""
        import numpy as np

        self.notes = notes or {}
        columns: tuple[ColumnName, ...] = ()
        if table is not None:
            columns = columns_of(table, candidate, rival, noted=bool(notes))
        same = table is self.table and columns == self.columns
        if not same:
            self.beginResetModel()
        if table is None or self.table is None or len(table) != len(self.table):
            # The order of the text needs no computation.
            self._rows = None if table is None else np.arange(len(table), dtype=np.int32)
        self.table, self.candidate, self.rival, self.columns = table, candidate, rival, columns
        self._largest, self._ranges = {}, {}
        if not same:
            self.endResetModel()

    def show_rows(self, rows: Rows) -> None:
        """Show these segments in this order."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def segment_at(self, row: int) -> int:
        """Return the index of the segment in a row."""
        assert self._rows is not None
        return int(self._rows[row])

    def row_of(self, segment: int) -> int | None:
        """Return the row of a segment; None if it is not shown."""
        if self._rows is None:
            return None
        places = (self._rows == segment).nonzero()[0]
        return int(places[0]) if len(places) else None

    @property
    def rows(self) -> Rows | None:
        """The segments in the order in which they are shown."""
        return self._rows

    # Texts

    def reference(self, segment: int) -> str:
        """Return a segment's first reference that is not empty."""
        assert self.table is not None
        references = self.table.evaluation.aligned.references
        texts = [document.segments[segment] for document in references]
        return next((text for text in texts if text and not text.isspace()), texts[0])

    def candidate_text(self, segment: int) -> str:
        """Return the candidate's text of a segment."""
        assert self.table is not None
        return self.table.evaluation.aligned.candidates[self.candidate].segments[segment]

    def place_text(self, segment: int) -> str:
        """Return a segment's number, from 1."""
        return format_number(segment + 1)

    def key(self, segment: int) -> str:
        """Return the key that identifies a segment in its files; empty if there is none."""
        assert self.table is not None
        return one_line(self.table.evaluation.aligned.key(segment)[:_LONGEST_KEY])

    def note_text(self, segment: int) -> str:
        """Return the user's note about a segment; empty if there is none."""
        note = self.notes.get(segment)
        return "" if note is None else visible(note_text(note), _LONGEST_TIP)

    # Numbers

    def number(self, segment: int, column: ColumnName) -> float | None:
        """Return a number, NaN if there is none, None if it is not known yet."""
        assert self.table is not None
        numbers = self.table.so_far(column, self.candidate, self.rival)
        if numbers is None:
            return None
        number = float(numbers[segment])
        if number != number and column in self.table.metrics and not self._given(column):
            return None
        return number

    def bar(self, segment: int, column: ColumnName) -> Bar | None:
        """Return the bar of a number, None if there is no number."""
        number = self.number(segment, column)
        if number is None or number != number:
            return None
        if self._given(column):
            low, high = self._range(column)
            # The bar has a scale of its own, from the lowest to the highest score of the column.
            return Bar(0.0, (number - low) / (high - low) if high > low else 1.0)
        return Bar(*bar(column, number, self.largest(column)))

    def number_cell(self, segment: int, column: ColumnName) -> Cell:
        """Return the cell of a number: a dash if there is none, dots if it is not known yet."""
        number = self.number(segment, column)
        if number is None:
            return Cell("…")
        if number != number:
            return NOTHING
        decimals = self.decimals(column)
        return Cell(number_text(column, number, decimals), Form.NUMBER, number, decimals)

    def decimals(self, column: ColumnName) -> int:
        """Return the number of decimals with which a column's numbers are shown."""
        given = self._given(column)
        return given.decimals if given else decimals_of(column, self.largest(column))

    def _given(self, column: ColumnName) -> Metric | None:
        assert self.table is not None
        return given_in(self.table, column)

    def _range(self, column: ColumnName) -> tuple[float, float]:
        """Return the lowest and the highest number of a column."""
        assert self.table is not None
        if column not in self._ranges:
            numbers = self.table.known(column, self.candidate)
            if numbers is None or not len(numbers):
                return 0.0, 0.0
            self._ranges[column] = float(numbers.min()), float(numbers.max())
        return self._ranges[column]

    def largest(self, column: ColumnName) -> float:
        """Return the largest number of a column whose bars start in the middle."""
        assert self.table is not None
        if column not in CONTRIBUTIONS:
            return 100.0
        if column not in self._largest:
            numbers = self.table.known(column, self.candidate, self.rival)
            if numbers is None or not len(numbers):
                return 0.0
            self._largest[column] = max(float(numbers.max()), -float(numbers.min()))
        return self._largest[column]

    # Qt

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        return 0 if parent.isValid() or self._rows is None else len(self._rows)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal or self.table is None:
            return None
        if section >= len(self.columns):
            return None
        column = self.columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return title(column, self.table)
        if role == Qt.ItemDataRole.ToolTipRole:
            candidates = self.table.evaluation.candidates
            rival = "" if self.rival is None else candidates[self.rival].name
            return plain_tool_tip(explanation(column, text_name(rival), self._given(column)))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            # The arrow of the order does not cover a centered title.
            is_text = column in (TEXT, NOTE)
            side = Qt.AlignmentFlag.AlignLeft if is_text else Qt.AlignmentFlag.AlignHCenter
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if self.table is None or not index.isValid():
            return None
        segment, column = self.segment_at(index.row()), self.columns[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._shown(segment, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            text = self._shown(segment, column)
            name = title(column, self.table)
            return text if column in (PLACE, TEXT) or not text else with_label(name, text)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tool_tip(segment, column)
        return None

    def _shown(self, segment: int, column: ColumnName) -> str:
        if column == PLACE:
            return self.place_text(segment)
        if column == NOTE:
            return self.note_text(segment)
        if column != TEXT:
            return self.number_cell(segment, column).text
        return translate("SegmentsPage", "Reference: {reference}\nCandidate: {candidate}").format(
            reference=_named(self.reference(segment)),
            candidate=_named(self.candidate_text(segment)),
        )

    def _tool_tip(self, segment: int, column: ColumnName) -> str:
        if column == TEXT:
            return plain_tool_tip(
                f"{visible(self.reference(segment), _LONGEST_TIP)}\n\n"
                f"{visible(self.candidate_text(segment), _LONGEST_TIP)}"
            )
        if column == PLACE:
            return plain_tool_tip(self.key(segment))
        if column == NOTE:
            text = self.note_text(segment)
            return plain_tool_tip(text) if text else ""
        return ""


def _named(text: str) -> str:
    """Return a text as it is shown, with a word for an empty one."""
    if not text or text.isspace():
        return translate("SegmentsPage", "(empty)")
    return visible(text)
