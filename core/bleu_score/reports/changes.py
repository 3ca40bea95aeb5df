"""A post-editing analysis as a part of a report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace

import numpy as np

from bleu_core.changes.analysis import ChangeAnalysis
from bleu_core.changes.model import Changes
from bleu_core.settings import Concern
from bleu_score.i18n import format_number, format_share, translate, with_label
from bleu_score.messages.changes import band_name, concern_name, headline, notes, sum_text
from bleu_score.messages.files import pairing_name
from bleu_score.reports import cells as reports_cells
from bleu_score.reports.change_tables import (
    band_strengths,
    bands_table,
    edits_table,
    groups_table,
    measures_table,
    substitutions_table,
)
from bleu_score.reports.folder_tables import left_out_sentences
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
    figure, meaning = sum_text(changes.sums)
    return ReportChanges(
        figure=figure,
        meaning=meaning,
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


# Pairs


def pairing_sentences(analysis: ChangeAnalysis) -> Iterator[str]:
    """Yield sentences about the pairing, and about segments that no sum counts."""
    yield translate("Reports", "{pairing}. Segments counted: {counted} of {segments}.").format(
        pairing=pairing_name(analysis.evaluation.aligned.pairs.method),
        counted=format_number(analysis.changes.total.segments),
        segments=format_number(all_segments(analysis)),
    )
    for concern, count in uncounted(analysis).items():
        text = translate("Reports", "{concern}: {count} (excluded)")
        yield text.format(concern=concern_name(concern), count=format_number(count))
    yield from left_out_sentences(analysis.evaluation)
    if repairs := sum(document.repairs for document in analysis.evaluation.aligned.documents):
        yield translate("Reports", "Manual fixes: {count}").format(count=format_number(repairs))


def all_segments(analysis: ChangeAnalysis) -> int:
    """Return the number of segments of the files, whether they count or not."""
    evaluation = analysis.evaluation
    aligned = [file.evaluation.aligned for file in evaluation.counted] or [evaluation.aligned]
    return sum(len(each.pairs.rows) for each in aligned)


def uncounted(analysis: ChangeAnalysis) -> Mapping[Concern, int]:
    """Return the number of segments that no sum counts, by the reason, each segment once."""
    evaluation, found = analysis.evaluation, Counter[Concern]()
    start = 0
    for aligned in [file.evaluation.aligned for file in evaluation.counted] or [evaluation.aligned]:
        known: set[int] = set()
        for concern in aligned.left_out:
            rows = np.array([row for row in aligned.concerns[concern] if row not in known], int)
            known.update(aligned.concerns[concern])
            found[concern] += int(
                np.count_nonzero(~np.isin(rows + start, analysis.changes.rows.row))
            )
        start += len(aligned.pairs.rows)
    return {concern: count for concern, count in found.items() if count}
