"""Rows of the table of segments as text for the clipboard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bleu_core.progress import Progress
from bleu_desktop.i18n import translate
from bleu_desktop.segments.columns import TEXT, title
from bleu_desktop.segments.segment_model import SegmentModel
from bleu_desktop.shared.copying import table_html, table_text
from bleu_score.reports.cells import Cell, Number


@dataclass(frozen=True)
class Copy:
    """What is copied: tab-separated text, a table in HTML, and how many rows of those selected."""

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
        # What the worker needs of the model is looked up before the model shows other rows.
        self._segments = [model.segment_at(row) for row in rows]
        self._columns = [name for name in model.columns if name != TEXT]
        titles = [title(name, model.table) for name in self._columns]
        self._has_texts = TEXT in model.columns
        texts = []
        if self._has_texts:
            texts = [translate("SegmentsPage", "Reference"), translate("SegmentsPage", "Candidate")]
        self._head: list[Cell] = [titles[0], *texts, *titles[1:]]

    def write(self, progress: Progress) -> Copy:
        """Return the rows as text; to be called in a worker."""
        lines = [self._head, *map(self._line, progress.watch(self._segments))]
        return Copy(
            table_text(lines if self._with_titles else lines[1:]),
            table_html(lines, with_titles=self._with_titles),
            len(self._segments),
            self._selected,
        )

    def _line(self, segment: int) -> list[Cell]:
        model = self._model
        numbers = [model.number_cell(segment, name) for name in self._columns[1:]]
        texts = []
        if self._has_texts:
            texts = [model.reference(segment), model.candidate_text(segment)]
        return [Number(segment + 1), *texts, *numbers]
