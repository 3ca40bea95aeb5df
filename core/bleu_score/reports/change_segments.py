"""The segments of a report about changes: all that count, with both texts and what was changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bleu_core.analysis.segments import SegmentTable
from bleu_core.changes.analysis import ChangeAnalysis
from bleu_core.changes.lines import Line
from bleu_core.changes.model import SegmentState
from bleu_core.progress import SILENT, Progress
from bleu_core.workspace.notes import Note
from bleu_score.i18n import current_language, format_number, speaking, translate
from bleu_score.marked.parts import Part, Style
from bleu_score.marked.tracked import tracked_parts
from bleu_score.messages.changes import band_name, edit_name, line_facts, origin_name
from bleu_score.messages.notes import verdict_name
from bleu_score.reports import cells as reports_cells
from bleu_score.reports.change_tables import segment_cells, segment_columns
from bleu_score.reports.model import Segment, SegmentCandidate, SegmentList, TaggedTexts
from bleu_score.reports.options import MOST_RANKED, Notes, ReportOptions
from bleu_score.reports.segments import RANKED, languages_of_texts, segments_title


def choose_changes(
    analysis: ChangeAnalysis, notes: Notes, options: ReportOptions, progress: Progress = SILENT
) -> SegmentList | None:
    """Return the segments that go into a report about changes, in the current language.

    They are in the order of the text. Where there are more than the format carries, the most
    changed are listed.
    """
    if options.segments == "none":
        return None
    rows = _rows(analysis, notes, options, progress)
    chosen, count = len(rows), len(analysis.changes.rows)
    if options.most_segments is not None and chosen > options.most_segments:
        rows = np.sort(_most_changed(analysis, rows)[: options.most_segments])
    documents = analysis.evaluation.aligned.documents
    has_times = any(document.units.times for document in documents)
    language, source_language = languages_of_texts(analysis.evaluation)
    is_whole = chosen == count
    title = segments_title("all" if is_whole else options.segments, is_whole=is_whole)
    if options.segments in RANKED and not is_whole:
        title = translate("Reports", "Most changed segments")
    return SegmentList(
        title=title,
        limit=_limit(len(rows), chosen, count),
        length=len(rows),
        make=_Maker(analysis, rows, notes, options, current_language()),
        chosen=chosen,
        of=count,
        columns=tuple(_columns(analysis)),
        references=(translate("Reports", "Final text"),) if options.texts else (),
        legend=tuple(_legend()) if options.texts else (),
        language=language,
        source_language=source_language,
        is_tracked=True,
        has_source=options.texts and analysis.changes.has_source,
        has_keys=options.texts
        and not has_times
        and any(document.units.keys for document in documents),
        has_times=has_times,
        has_files=bool(analysis.changes.files or analysis.changes.documents),
        has_editors=options.texts and any(each.by for each in analysis.changes.edited),
    )


def _rows(
    analysis: ChangeAnalysis, notes: Notes, options: ReportOptions, progress: Progress
) -> NDArray[np.int64]:
    """Return the rows of the analysis that were chosen, in their order."""
    segment, choice = analysis.changes.rows.segment, options.segments
    everything = np.arange(len(segment))
    if choice in ("all", "none"):
        return everything
    if choice in RANKED:
        return np.sort(_most_changed(analysis, everything)[:MOST_RANKED])
    if choice == "listed":
        chosen = np.array(options.rows, np.int64)
    elif choice == "noted":
        chosen = np.array([place for (place, _), note in notes.items() if note], np.int64)
    else:
        table = SegmentTable(analysis.evaluation)
        # mypy knows no narrower type of the other choices.
        chosen = np.flatnonzero(table.selected(choice, 0, progress=progress))  # type: ignore[arg-type]
    return np.flatnonzero((segment >= 0) & np.isin(segment, chosen))


def _most_changed(analysis: ChangeAnalysis, rows: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return rows by the characters that were changed, most first; equals in their order."""
    found: NDArray[np.int64] = rows[
        np.argsort(-analysis.changes.rows.distance[rows], kind="stable")
    ]
    return found


def _limit(shown: int, chosen: int, count: int) -> str:
    """Return the number of segments that are listed, and of all."""
    text = translate("Reports", "Segments: {chosen} of {count}")
    if shown < chosen:
        text = translate(
            "Reports", "Segments: {chosen} of {count}. Only the {shown} most changed are listed."
        )
    return text.format(
        chosen=format_number(chosen), count=format_number(count), shown=format_number(shown)
    )


def _columns(analysis: ChangeAnalysis) -> Iterator[reports_cells.Column]:
    changes = analysis.changes
    yield reports_cells.Column(translate("Changes", "Similarity"), is_number=True)
    yield reports_cells.Column(translate("Changes", "Changed characters"), is_number=True)
    yield reports_cells.Column(
        translate("Changes", "Characters of the longer text"), is_number=True
    )
    yield reports_cells.Column(translate("Changes", "Band"))
    yield reports_cells.Column(translate("Changes", "Change"))
    if changes.has_origins:
        yield reports_cells.Column(translate("Changes", "Origin"))
    yield from segment_columns(changes)


def _legend() -> Iterator[Part]:
    for style, text in (
        (Style.DELETED, translate("Marks", "deleted")),
        (Style.INSERTED, translate("Marks", "added")),
    ):
        yield Part(f" {text} ", style)
        yield Part("  ")
    yield Part("· ")
    yield Part(translate("Marks", "from the suggestion to the final text"))


@dataclass(frozen=True)
class _Maker:
    """Makes the segments of a list, in the language of the report."""

    analysis: ChangeAnalysis
    rows: NDArray[np.signedinteger[Any]]
    notes: Notes
    options: ReportOptions
    language: str

    @cached_property
    def bands(self) -> list[str]:
        """The names of the bands."""
        return [band_name(band) for band in self.analysis.changes.bands]

    def __call__(self, index: int) -> Segment:
        with speaking(self.language):
            return self._segment(int(self.rows[index]))

    def _segment(self, row: int) -> Segment:
        analysis, texts = self.analysis, self.options.texts
        line = analysis.lines[row]
        note = self.notes.get((int(analysis.changes.rows.segment[row]), 0), Note())
        suggestion = SegmentCandidate(
            name=translate("Reports", "Suggestion"),
            scores=tuple(self._cells(row, line)),
            facts=tuple(
                ("", fact) for fact in line_facts(analysis.changes, line, self.bands[line.band])
            ),
            text=line.suggestion if texts else None,
            verdict=verdict_name(note.verdict) if note.verdict else "",
            comment=note.text if texts else "",
            is_bookmarked=note.bookmarked,
            _mark=partial(self._parts, row, line.state),
        )
        return Segment(
            number=int(analysis.changes.rows.row[row]) + 1,
            line=line.place.line,
            # The keys of subtitles are their times.
            key=line.place.key if texts and line.place.time is None else "",
            source=line.source if texts and analysis.changes.has_source else None,
            candidates=(suggestion,),
            references=(line.final,) if texts else (),
            _tagged=partial(self._tagged, row),
            file=line.file,
            time=line.place.time,
            edited=line.edited,
        )

    def _cells(self, row: int, line: Line) -> Iterator[reports_cells.Cell]:
        if line.similarity is None:
            yield from [reports_cells.NOTHING] * 3
        else:
            yield reports_cells.share_cell(line.similarity, 1)
            yield reports_cells.number_cell(line.distance)
            yield reports_cells.number_cell(line.length)
        yield reports_cells.Cell(self.bands[line.band])
        is_measured = line.similarity is not None
        yield reports_cells.Cell(edit_name(line.edit)) if is_measured else reports_cells.NOTHING
        if self.analysis.changes.has_origins:
            yield reports_cells.Cell(origin_name(line.origin), reports_cells.Form.NAME)
        yield from segment_cells(self.analysis.changes, row)

    def _tagged(self, row: int) -> TaggedTexts:
        suggestion, final = self.analysis.lines.parts(row)
        return TaggedTexts((suggestion,), (final,))

    def _parts(self, row: int, state: SegmentState) -> tuple[Part, ...]:
        """Return the text with its deletions and insertions; as it is if nothing was suggested."""
        if not self.options.texts:
            return ()
        suggestion, final = self.analysis.lines.parts(row)
        if state in (SegmentState.NEW, SegmentState.LOCKED):
            suggestion = final
        return tuple(tracked_parts(suggestion, final))
