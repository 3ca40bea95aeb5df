"""Rows of the table of segments as text for the clipboard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bleu_core.progress import Progress
from bleu_desktop.i18n import translate
from bleu_desktop.segments.columns import NOTE, TEXT, ColumnName, note_text, title
from bleu_desktop.segments.segment_model import SegmentModel
from bleu_desktop.shared.copying import copied_table, table_html, table_text
from bleu_score.reports.cells import Cell, Row, number_cell


@dataclass(frozen=True)
class Copy:
    """A copy of rows: tab-separated text, a table in HTML, and the number of rows in it."""

    text: str
    html: str
    rows: int
    selected: int


class SegmentLines:
    """Rows with all columns, and with texts in full."""

    def __init__(
        self, model: SegmentModel, rows: Sequence[int], selected: int, *, with_titles: bool = True
    ) -> None:
        assert model.table is not None
        self._model = model
        self._with_titles = with_titles
        self._selected = selected
        # Look up all that the worker needs of the model before the model shows other rows.
        self._segments = [model.segment_at(row) for row in rows]
        self._notes = model.notes
        self._columns = [name for name in model.columns if name != TEXT]
        titles = [title(name, model.table) for name in self._columns]
        self._has_texts = TEXT in model.columns
        texts = []
        if self._has_texts:
            texts = [translate("SegmentsPage", "Reference"), translate("SegmentsPage", "Candidate")]
        self._titles = [titles[0], *texts, *titles[1:]]

    def write(self, progress: Progress) -> Copy:
        """Return the rows as text; to be called in a worker."""
        rows = list(map(self._row, progress.watch(self._segments)))
        table = copied_table(self._titles, rows)
        return Copy(
            table_text(table, with_titles=self._with_titles),
            table_html(table, with_titles=self._with_titles),
            len(self._segments),
            self._selected,
        )

    def _row(self, segment: int) -> Row:
        model = self._model
        cells = [self._cell(segment, name) for name in self._columns[1:]]
        texts = []
        if self._has_texts:
            texts = [Cell(model.reference(segment)), Cell(model.candidate_text(segment))]
        return [number_cell(segment + 1), *texts, *cells]

    def _cell(self, segment: int, name: ColumnName) -> Cell:
        if name == NOTE:
            return Cell(note_text(self._notes[segment]) if segment in self._notes else "")
        return self._model.number_cell(segment, name)
