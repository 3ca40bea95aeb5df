"""Rows of the table of segments as text for the clipboard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bleu_core.analysis import segments as comparing_segments
from bleu_core.progress import Progress
from bleu_desktop.i18n import translate
from bleu_desktop.segments.columns import NOTE, TEXT, ColumnName, title
from bleu_desktop.segments.segment_model import SegmentModel
from bleu_desktop.shared.copying import copied_table, table_html, table_text
from bleu_score.reports.cells import Cell, Row


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
        assert model.scores is not None
        self._model = model
        self._with_titles = with_titles
        self._selected = selected
        # Look up all that the worker needs of the model before the model shows other rows.
        self._segments = [model.segment_at(row) for row in rows]
        self._columns = [name for name in model.columns if name != NOTE or model.notes]
        self._titles = [*self._titled(model.scores)]

    def _titled(self, scores: comparing_segments.SegmentTable) -> Iterator[str]:
        for name in self._columns:
            if name == TEXT:
                yield translate("SegmentsPage", "Reference")
                yield translate("SegmentsPage", "Candidate")
            else:
                yield title(name, scores)

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
        return [cell for name in self._columns for cell in self._cells(segment, name)]

    def _cells(self, segment: int, name: ColumnName) -> tuple[Cell, ...]:
        model = self._model
        if name == TEXT:
            return Cell(model.reference(segment)), Cell(model.candidate_text(segment))
        return (model.of(segment, name).in_full,)
