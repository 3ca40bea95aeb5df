"""Ctrl+C in the list of segments: all columns, with texts in full."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtWidgets import QAbstractItemView

from bleu_core.progress import Progress
from bleu_desktop.i18n import translate
from bleu_desktop.segments.columns import NOTE, TEXT
from bleu_desktop.segments.segment_model import SegmentModel
from bleu_desktop.shared.jobs import JobRunner
from bleu_desktop.shared.table_copier import Copy, TableCopier, written
from bleu_score.reports.cells import Cell, Column, OnDemand, Row, Table


class SegmentCopier(TableCopier):
    """Copies rows once they are written, in the background: texts and numbers take a while."""

    def __init__(self, view: QAbstractItemView, model: SegmentModel, runner: JobRunner) -> None:
        super().__init__(view, menu=False)
        self._model, self._runner = model, runner
        runner.finished.connect(self.put)

    def table_of(self, rows: Sequence[int]) -> Table:
        """Return rows with the reference and the candidate in columns of their own."""
        model = self._model
        # All that depends on the rows that are shown: those may change before it is written.
        segments = [model.segment_at(row) for row in rows]
        shown = [column for column in model.table.columns if column.key != NOTE or model.notes]
        texts = translate("SegmentsPage", "Reference"), translate("SegmentsPage", "Candidate")
        columns: list[Column] = []
        for column in shown:
            columns += map(Column, texts) if column.key == TEXT else [column]

        def cells(segment: int) -> Iterator[Cell]:
            for column in shown:
                if column.key == TEXT:
                    yield from (Cell(model.reference(segment)), Cell(model.candidate_text(segment)))
                else:
                    yield model.of(segment, column.key).in_full

        lines: OnDemand[Row] = OnDemand(len(rows), lambda place: [*cells(segments[place])])
        return Table("copied", "", tuple(columns), lines)

    def write(self, table: Table, selected: int, *, with_titles: bool) -> None:
        def work(progress: Progress) -> Copy:
            rows = [*progress.watch(table.rows)]
            return written(replace(table, rows=rows), selected, with_titles=with_titles)

        self._runner.start(work)
