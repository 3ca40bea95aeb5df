"""The segments of an evaluation as a table model: texts and numbers of the visible rows only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import cast

from PySide6.QtCore import QObject

from bleu_core.analysis import segments as comparing_segments
from bleu_core.scoring.metrics import Metric
from bleu_core.workspace.notes import Note
from bleu_desktop.i18n import translate
from bleu_desktop.segments import columns as segments_columns
from bleu_desktop.shared.cell_texts import visible
from bleu_desktop.shared.table_model import NO_TABLE, TableModel
from bleu_desktop.shared.widgets import one_line
from bleu_score.i18n import format_number, with_label
from bleu_score.messages.names import text_name
from bleu_score.reports import cells as reports_cells

_LONGEST_TIP = 1000
_LONGEST_KEY = 60


class SegmentModel(TableModel):
    """Some of the segments, in some order; a cell is made when it is seen.

    Attributes
    ----------
    scores
        The scores of the segments; None while there are none.
    candidate, rival
        The candidate, and the one it is compared with, as indices in the evaluation.
    notes
        The user's notes about segments of the candidate.
    measure
        The column of the number that is read with the texts.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.scores: comparing_segments.SegmentTable | None = None
        self.candidate = 0
        self.rival: int | None = None
        self.notes: Mapping[int, Note] = {}
        self.measure: segments_columns.ColumnName = "bleu"
        self._largest: dict[str, float] = {}

    # Showing

    def show_scores(
        self,
        scores: comparing_segments.SegmentTable | None,
        candidate: int,
        rival: int | None,
        notes: Mapping[int, Note] | None = None,
    ) -> None:
        """Show an evaluation: the same rows if it has as many segments, else all in order."""
        import numpy as np

        self.notes = notes or {}
        columns: tuple[segments_columns.ColumnName, ...] = ()
        if scores is not None:
            columns = segments_columns.columns_of(scores, candidate, rival)
        same = scores is self.scores and columns == self.columns
        if not same:
            self.beginResetModel()
        if scores is None or self.scores is None or len(scores) != len(self.scores):
            # The order of the text needs no computation.
            self._set_rows(np.arange(0 if scores is None else len(scores), dtype=np.int32))
        self.scores, self.candidate, self.rival = scores, candidate, rival
        self._largest = {}
        self._make_table(columns)
        if not same:
            self.endResetModel()

    def _set_rows(self, rows: comparing_segments.Rows) -> None:
        # An array of numbers is read like a list of them, and a million need less memory.
        self.rows = cast("Sequence[int]", rows)

    def _make_table(self, columns: tuple[segments_columns.ColumnName, ...]) -> None:
        """Set the columns; cells are made on demand."""
        if self.scores is None:
            self.table = NO_TABLE
            return
        rival = "" if self.rival is None else self.scores.evaluation.candidates[self.rival].name
        shown = tuple(
            reports_cells.Column(
                segments_columns.title(name, self.scores),
                is_number=name not in (segments_columns.TEXT, segments_columns.NOTE),
                note=segments_columns.explanation(name, text_name(rival), self._given(name)),
                key=name,
                rises=True,
            )
            for name in columns
        )
        self.table = reports_cells.Table(
            "segments", "", shown, reports_cells.OnDemand(len(self.scores), self._row)
        )

    def _row(self, segment: int) -> reports_cells.Row:
        return reports_cells.OnDemand(
            len(self.table.columns), lambda place: self.of(segment, self.table.columns[place].key)
        )

    @property
    def columns(self) -> tuple[segments_columns.ColumnName, ...]:
        """The names of the columns."""
        return tuple(column.key for column in self.table.columns)

    def show_rows(self, rows: comparing_segments.Rows) -> None:
        """Show these segments in this order."""
        self.beginResetModel()
        self._set_rows(rows)
        self.endResetModel()

    def segment_at(self, row: int) -> int:
        """Return the index of the segment in a row."""
        return int(self.rows[row])

    def row_of(self, segment: int) -> int | None:
        """Return the row of a segment; None if it is not shown."""
        import numpy as np

        places = np.flatnonzero(np.asarray(self.rows) == segment)
        return int(places[0]) if len(places) else None

    # Texts

    def references(self, segment: int) -> list[str]:
        """Return the references of a segment."""
        assert self.scores is not None
        aligned = self.scores.evaluation.aligned
        return [document.segments[segment] for document in aligned.references]

    def reference(self, segment: int) -> str:
        """Return a segment's first reference that is not empty."""
        texts = self.references(segment)
        return next((text for text in texts if text and not text.isspace()), texts[0])

    def candidate_text(self, segment: int, candidate: int | None = None) -> str:
        """Return a candidate's text of a segment; by default, that of the chosen one."""
        assert self.scores is not None
        index = self.candidate if candidate is None else candidate
        return self.scores.evaluation.aligned.candidates[index].segments[segment]

    def differs(self, segment: int) -> bool:
        """Tell whether the candidate differs from the second one, else from every reference."""
        assert self.scores is not None
        if not self.scores.evaluation.has_texts:
            return False
        if self.rival is None:
            others = self.references(segment)
        else:
            others = [self.candidate_text(segment, self.rival)]
        return self.candidate_text(segment) not in others

    # Cells

    def of(self, segment: int, column: segments_columns.ColumnName) -> reports_cells.Cell:
        """Return the cell of a segment in a column."""
        assert self.scores is not None
        if column == segments_columns.PLACE:
            return self._place_cell(segment)
        if column == segments_columns.TEXT:
            return self._text_cell(segment)
        cell = (
            self._note_cell(segment)
            if column == segments_columns.NOTE
            else self._number_cell(segment, column)
        )
        return replace(cell, spoken=self._said(column, cell.text))

    def _said(self, column: segments_columns.ColumnName, text: str) -> str:
        """Return the text of a cell with its title, as a screen reader says it."""
        assert self.scores is not None
        return with_label(segments_columns.title(column, self.scores), text) if text else ""

    def _place_cell(self, segment: int) -> reports_cells.Cell:
        """Return the number of a segment, with a sign for a note about it."""
        assert self.scores is not None
        key = one_line(self.scores.evaluation.aligned.key(segment)[:_LONGEST_KEY])
        icon, note = "", self.notes.get(segment)
        if note is not None:
            icon = "bookmark-on" if note.bookmarked else "comment"
        tip = "\n".join(filter(None, (key, self._note_cell(segment).text)))
        return replace(reports_cells.number_cell(segment + 1), tip=tip, icon=icon)

    def _text_cell(self, segment: int) -> reports_cells.Cell:
        texts = self.reference(segment), self.candidate_text(segment)
        said = translate("SegmentsPage", "Reference: {reference}\nCandidate: {candidate}").format(
            reference=_named(texts[0]), candidate=_named(texts[1])
        )
        number = self.of(segment, self.measure).spoken if self.measure in self.columns else ""
        note = self._said(segments_columns.NOTE, self._note_cell(segment).text)
        place = self._said(segments_columns.PLACE, format_number(segment + 1))
        tip = "\n\n".join(visible(text, _LONGEST_TIP) for text in texts)
        return reports_cells.Cell(
            _named(texts[1]), spoken="\n".join(filter(None, (place, said, number, note))), tip=tip
        )

    def _note_cell(self, segment: int) -> reports_cells.Cell:
        """Return the user's note about a segment."""
        note = self.notes.get(segment)
        if note is None:
            return reports_cells.BLANK
        text = segments_columns.note_text(note)
        return reports_cells.Cell(visible(text, _LONGEST_TIP), full=text)

    # Numbers

    def number(self, segment: int, column: segments_columns.ColumnName) -> float | None:
        """Return a number, NaN if there is none, None if it is not known yet."""
        assert self.scores is not None
        numbers = self.scores.so_far(column, self.candidate, self.rival)
        if numbers is None:
            return None
        number = float(numbers[segment])
        if number != number and column in self.scores.metrics and not self._given(column):
            return None
        return number

    def _number_cell(self, segment: int, column: segments_columns.ColumnName) -> reports_cells.Cell:
        """Return the cell of a number: a dash if there is none, dots if it is not known yet."""
        number = self.number(segment, column)
        if number is None:
            return reports_cells.Cell("…")
        if number != number:
            return reports_cells.NOTHING
        decimals = self.decimals(column)
        text = segments_columns.number_text(column, number, decimals)
        return reports_cells.Cell(text, reports_cells.Form.NUMBER, number, decimals)

    def decimals(self, column: segments_columns.ColumnName) -> int:
        """Return the number of decimals with which a column's numbers are shown."""
        given = self._given(column)
        return (
            given.decimals if given else segments_columns.decimals_of(column, self.largest(column))
        )

    def _given(self, column: segments_columns.ColumnName) -> Metric | None:
        assert self.scores is not None
        return segments_columns.given_in(self.scores, column)

    def largest(self, column: segments_columns.ColumnName) -> float:
        """Return the largest number of a column without its sign; 100 for scores of our own."""
        assert self.scores is not None
        if column not in segments_columns.CONTRIBUTIONS and not self._given(column):
            return 100.0
        import numpy as np

        if column not in self._largest:
            numbers = self.scores.known(column, self.candidate, self.rival)
            if numbers is None:
                return 0.0
            self._largest[column] = float(np.nan_to_num(np.abs(numbers)).max())
        return self._largest[column]


def _named(text: str) -> str:
    """Return a text as it is shown, with a word for an empty one."""
    if not text or text.isspace():
        return translate("SegmentsPage", "(empty)")
    return visible(text)
