"""A post-editing analysis as a part of a report."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bleu_core.changes.analysis import ChangeAnalysis
from bleu_core.changes.model import ChangeKind, Changes, SegmentState
from bleu_score.i18n import format_share, translate, with_label
from bleu_score.messages.changes import band_name, edit_name, headline, notes, origin_name, title
from bleu_score.reports import cells as reports_cells
from bleu_score.reports.change_tables import (
    band_strengths,
    bands_table,
    edits_table,
    groups_table,
    measures_table,
    segment_cells,
    segment_columns,
    substitutions_table,
)
from bleu_score.reports.model import BarPart, ReportChanges

# More would bury the frequent ones.
_MOST_SUBSTITUTIONS = 20


def report_changes(analysis: ChangeAnalysis, *, texts: bool) -> ReportChanges:
    """Return the part of a report about changes, in the current language.

    Parameters
    ----------
    texts
        Whether words of the texts go in.
    """
    changes, substitutions = analysis.changes, analysis.substitutions
    is_measured = changes.sums.suggestions > 0
    parts = tuple(_parts(changes))
    return ReportChanges(
        title=title(),
        headline=headline(changes.sums),
        bar=parts,
        description=" · ".join(part.text for part in parts),
        bands=replace(
            bands_table(changes), notes=tuple(notes(changes, are_chosen=analysis.are_chosen))
        ),
        measures=measures_table(analysis) if is_measured else None,
        edits=edits_table(changes) if is_measured else None,
        groups=tuple(_groups(analysis, texts=texts)),
        substitutions=substitutions_table(substitutions[:_MOST_SUBSTITUTIONS])
        if texts and substitutions
        else None,
    )


def _groups(analysis: ChangeAnalysis, *, texts: bool) -> Iterator[reports_cells.Table]:
    """Yield a table for each way in which the segments are grouped."""
    for groups in analysis.groups:
        # The names of people are no numbers.
        if texts or groups.by != "translator":
            yield groups_table(groups)


def _parts(changes: Changes) -> Iterator[BarPart]:
    """Yield the bands with segments."""
    total = changes.total.segments
    start = 0.0
    for band, strength in zip(changes.bands, band_strengths(changes), strict=True):
        share = band.volume.segments / total if total else 0.0
        if not share:
            continue
        text = with_label(band_name(band), format_share(share, 0))
        yield BarPart(100 * start, 100 * (start + share), strength, text)
        start += share


class SegmentChanges:
    """The changes of each segment as cells, in the language in which it is made.

    Attributes
    ----------
    similarity
        The heading of the similarities.
    columns
        The headings of everything else.
    """

    def __init__(self, analysis: ChangeAnalysis) -> None:
        self._changes = changes = analysis.changes
        self._bands = [reports_cells.Cell(band_name(band)) for band in changes.bands]
        self._origins = [
            reports_cells.Cell(origin_name(group), reports_cells.Form.NAME)
            for group in changes.groups
        ]
        compared = np.flatnonzero(changes.rows.segment >= 0)
        self._rows = np.full(analysis.evaluation.segments, -1)
        self._rows[changes.rows.segment[compared]] = compared
        self.similarity = reports_cells.Column(translate("Changes", "Similarity"), is_number=True)
        columns = [
            reports_cells.Column(translate("Changes", "Band")),
            reports_cells.Column(
                translate("Changes", "Edit distance (characters)"), is_number=True
            ),
            reports_cells.Column(translate("Changes", "Change")),
        ]
        if changes.has_origins:
            columns.append(reports_cells.Column(translate("Changes", "Origin")))
        self.columns = (*columns, *segment_columns(changes))

    def similarity_of(self, segment: int) -> reports_cells.Cell:
        """Return the similarity of a segment; nothing if it is not measured."""
        row = self._rows[segment]
        if not self._is_measured(row):
            return reports_cells.NOTHING
        return reports_cells.share_cell(float(self._changes.similarity[row]), 1)

    def most_changed_first(self, segments: NDArray[Any]) -> NDArray[np.int64]:
        """Return segments by the characters that were changed, most first.

        Equals are in the order of the text.
        """
        distance = self._changes.rows.distance
        rows = self._rows[segments]
        changed = np.where(rows >= 0, distance[rows], -1)
        found: NDArray[np.int64] = segments[np.argsort(-changed, kind="stable")]
        return found

    def cells_of(self, segment: int) -> tuple[reports_cells.Cell, ...]:
        """Return a cell for each of the columns; all are blank without a final text."""
        row = self._rows[segment]
        if row < 0:
            return (reports_cells.BLANK,) * len(self.columns)
        rows = self._changes.rows
        cells = [
            self._bands[self._changes.band_of_rows[row]],
            reports_cells.NOTHING,
            reports_cells.NOTHING,
        ]
        if self._is_measured(row):
            cells[1:] = (
                reports_cells.number_cell(int(rows.distance[row])),
                reports_cells.Cell(edit_name(ChangeKind(rows.edit[row]))),
            )
        if self._changes.has_origins:
            cells.append(self._origins[self._changes.group[row]])
        return (*cells, *segment_cells(self._changes, row))

    def _is_measured(self, row: int) -> bool:
        return bool(row >= 0 and self._changes.rows.state[row] == SegmentState.MEASURED)
