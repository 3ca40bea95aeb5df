"""The segments of a report: each is made when it is read, so that a million need no memory."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from bleu_core.analysis import segments as comparing_segments
from bleu_core.evaluation.results import Evaluation
from bleu_core.files import contents
from bleu_core.files.documents import Document
from bleu_core.languages.tags import find_language
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.progress import SILENT, Progress
from bleu_core.workspace.notes import Note
from bleu_score.i18n import current_language, format_number, speaking, translate
from bleu_score.marked.legend import legend_parts
from bleu_score.marked.parts import Part
from bleu_score.marked.segment import MarkedSegment
from bleu_score.messages.metrics import contribution_decimals, sentence_bleu_title
from bleu_score.messages.names import short_names
from bleu_score.messages.notes import verdict_name
from bleu_score.reports.cells import NOTHING, Cell, Column, metric_cell, signed_cell
from bleu_score.reports.model import Segment, SegmentCandidate, SegmentList, TaggedTexts
from bleu_score.reports.options import MOST_RANKED, Notes, ReportOptions, SegmentChoice
from bleu_score.reports.words import metric_heading, reference_label

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


RANKED: tuple[SegmentChoice, ...] = ("worst", "costly", "different")
"""The choices in an order of their own; of changes, all of them are the most changed."""


@dataclass(frozen=True)
class _Maker:
    """Makes the segments of a list.

    Attributes
    ----------
    rows
        Indices of the segments.
    language
        Language of the report.
    decimals
        Number of decimals of contributions.
    columns
        The headings of each candidate's scores.
    """

    table: comparing_segments.SegmentTable
    rows: NDArray[np.signedinteger[Any]]
    notes: Notes
    options: ReportOptions
    language: str
    decimals: int
    columns: Sequence[Column]

    @cached_property
    def names(self) -> Mapping[str, str]:
        """The names of the candidates as they are shown in the report's language."""
        return short_names(self.table.evaluation.candidate_names)

    def __call__(self, index: int) -> Segment:
        with speaking(self.language):
            return self._segment(int(self.rows[index]))

    def _segment(self, row: int) -> Segment:
        aligned = self.table.evaluation.aligned
        texts = self.options.texts
        documents = aligned.documents
        in_file = [each.units for each in documents if each.units.is_in_file(row)]
        line = next((units.line(row) for units in in_file), row + 1)
        time = next((units.times[row] for units in in_file if units.times), None)
        sources = aligned.sources if texts else None
        references = tuple(document.segments[row] for document in aligned.references)
        return Segment(
            number=row + 1,
            line=line,
            # The keys of subtitles are their times.
            key=aligned.key(row) if texts and time is None else "",
            source=sources[row] if sources is not None else None,
            candidates=tuple(
                self._candidate(row, candidate, references)
                for candidate in range(len(aligned.candidates))
            ),
            references=references if texts else (),
            _tagged=partial(_tagged, aligned, row),
            time=time,
        )

    def _candidate(self, row: int, candidate: int, references: tuple[str, ...]) -> SegmentCandidate:
        evaluation = self.table.evaluation
        note = self.notes.get((row, candidate), Note())
        text = evaluation.aligned.candidates[candidate].segments[row]
        scores = tuple(self._scores(row, candidate))
        titles = (column.title for column in self.columns)
        return SegmentCandidate(
            name=self.names[evaluation.candidates[candidate].name],
            scores=scores,
            facts=tuple(zip(titles, (cell.text for cell in scores), strict=True)),
            text=text if self.options.texts else None,
            verdict=verdict_name(note.verdict) if note.verdict else "",
            comment=note.text if self.options.texts else "",
            is_bookmarked=note.bookmarked,
            _mark=partial(self._parts, text, references),
        )

    def _scores(self, row: int, candidate: int) -> Iterator[Cell]:
        for metric in self.table.evaluation.metrics:
            number = float(self.table.column(metric.name, candidate)[row])
            if math.isnan(number):
                yield NOTHING
            else:
                yield metric_cell(metric, number)
        points = float(self.table.column("contribution", candidate)[row])
        yield signed_cell(points, self.decimals)

    def _parts(self, text: str, references: tuple[str, ...]) -> tuple[Part, ...]:
        if not self.options.texts:
            return ()
        evaluation = self.table.evaluation
        segment = MarkedSegment(
            candidate=text,
            references=references,
            tokenizer=evaluation.tokenizer,
            settings=evaluation.settings,
        )
        # The tool tips of the parts are in the language of the report, too.
        with speaking(self.language):
            return tuple(segment.candidate_parts(self.options.marks))


def choose_segments(
    table: comparing_segments.SegmentTable,
    notes: Notes,
    options: ReportOptions,
    *,
    candidate: int,
    progress: Progress = SILENT,
) -> SegmentList | None:
    """Return the segments that go into a report, in the current language; None for none.

    Parameters
    ----------
    candidate
        Index of the candidate by which they are chosen.
    """
    evaluation = table.evaluation
    if options.segments == "none":
        return None
    rows = _rows(table, options, notes, candidate, progress)
    chosen = len(rows)
    if options.worst_matter and options.segments not in RANKED:
        rows = table.order("bleu", candidate, descending=False, rows=rows, progress=progress)
    # Slicing up to None keeps all.
    rows = rows[: options.most_segments]
    # Everything that takes long is computed here, where it can be canceled.
    for number in range(len(evaluation.candidates)):
        for metric in evaluation.metrics:
            table.column(metric.name, number, progress=progress)
        table.column("contribution", number, progress=progress)
    legend: Sequence[Part] = ()
    if options.texts:
        legend = legend_parts(options.marks, evaluation.settings.max_order, evaluation.references)
    language, source_language = languages_of_texts(evaluation)
    columns = tuple(_columns(evaluation))
    documents = evaluation.aligned.documents
    has_times = any(document.units.times for document in documents)
    count = evaluation.references if options.texts else 0
    return SegmentList(
        title=segments_title(options.segments, is_whole=chosen == evaluation.segments),
        limit=_limit(len(rows), chosen, evaluation.segments, options),
        length=len(rows),
        make=_Maker(table, rows, notes, options, current_language(), _decimals(table), columns),
        chosen=chosen,
        of=evaluation.segments,
        columns=columns,
        references=tuple(reference_label(number, count) for number in range(count)),
        legend=tuple(legend),
        language=language,
        source_language=source_language,
        has_source=options.texts and evaluation.aligned.sources is not None,
        has_keys=options.texts
        and not has_times
        and any(document.units.keys for document in documents),
        has_times=has_times,
    )


def _tagged(aligned: AlignedDocuments, row: int) -> TaggedTexts:
    """Return the texts of a segment with their inline tags."""

    def of(document: Document) -> tuple[contents.Part, ...]:
        return document.units.tagged.get(row, (document.segments[row],))

    return TaggedTexts(tuple(map(of, aligned.candidates)), tuple(map(of, aligned.references)))


def languages_of_texts(evaluation: Evaluation) -> tuple[str, str]:
    """Return the tags of the languages of translations and source texts; empty if not known."""
    aligned = evaluation.aligned
    own = text_language(evaluation.target_language.tag, aligned.references[0].script)
    return own, _language_of(aligned.source) if aligned.source else ""


def _columns(evaluation: Evaluation) -> Iterator[Column]:
    """Yield the headings of each candidate's scores."""
    yield Column(
        sentence_bleu_title(),
        is_number=True,
        note=translate(
            "Reports",
            "Sentence BLEU: BLEU of the segment on its own, smoothed. Its average is not "
            "the BLEU of the text.",
        ),
    )
    for metric in evaluation.metrics[1:]:
        yield Column(metric_heading(metric), is_number=True)
    yield Column(
        translate("Reports", "Contribution"),
        is_number=True,
        note=translate(
            "Reports",
            "Contribution: BLEU of the whole text minus BLEU without this segment, in "
            "points. Negative means that the segment lowers the score.",
        ),
    )


def _decimals(table: comparing_segments.SegmentTable) -> int:
    """Return the number of decimals that contributions need: each is small in a large text."""
    import numpy as np

    candidates = range(len(table.evaluation.candidates))
    return contribution_decimals(
        max(
            float(np.abs(table.column("contribution", candidate)).max(initial=0.0))
            for candidate in candidates
        )
    )


def _rows(
    table: comparing_segments.SegmentTable,
    options: ReportOptions,
    notes: Notes,
    candidate: int,
    progress: Progress,
) -> NDArray[np.signedinteger[Any]]:
    """Return the indices of the segments that were chosen, in the order of the list."""
    import numpy as np

    choice = options.segments
    if choice == "all":
        return np.arange(len(table))
    if choice == "listed":
        return np.unique(np.array(options.rows, np.int64))
    if choice == "noted":
        return np.unique(np.array([segment for (segment, _), note in notes.items() if note], int))
    if choice == "none":
        return np.zeros(0, int)
    if choice == "costly" and len(table) <= MOST_RANKED:
        # A list of the few segments that lower the score would leave out the few others.
        return table.order("contribution", candidate, descending=False, progress=progress)
    if choice in ("worst", "costly", "different"):
        rival = _rival(table.evaluation, candidate) if choice == "different" else None
        return table.ranked(choice, candidate, rival, progress=progress)[:MOST_RANKED]
    return np.flatnonzero(table.selected(choice, candidate, progress=progress))


def _rival(evaluation: Evaluation, candidate: int) -> int | None:
    """Return the best of the other candidates."""
    others = [index for index in range(len(evaluation.candidates)) if index != candidate]
    return max(others, key=lambda index: evaluation.candidates[index].score.percent, default=None)


def segments_title(choice: SegmentChoice, *, is_whole: bool) -> str:
    """Return the title of the list; one with all segments of a text is called that."""
    titles = {
        "all": translate("Reports", "All segments"),
        "worst": translate("Reports", "Segments with the lowest sentence BLEU"),
        "costly": translate("Reports", "Segments that lower the score most"),
        "different": translate("Reports", "Segments in which the two best candidates differ most"),
        "length": translate("Reports", "Segments of unusual length"),
        "warned": translate("Reports", "Segments with a warning"),
        "empty": translate("Reports", "Empty segments"),
        "untranslated": translate("Reports", "Untranslated segments"),
        "noted": translate("Reports", "Segments with a comment, an assessment or a bookmark"),
        "listed": translate("Reports", "Selected segments"),
    }
    return titles["all" if choice == "costly" and is_whole else choice]


def _language_of(source: Document) -> str:
    """Return the tag of the language of the source text, which files seldom state."""
    found = find_language(
        None, [source.name], source.script, stated=source.language, segments=source.segments
    )
    return text_language(found.tag, source.script)


def text_language(tag: str | None, script: str | None) -> str:
    """Return the tag of a text's language, with its script where that decides its glyphs."""
    if not tag:
        return {"Hans": "zh-Hans", "Hant": "zh-Hant", "Jpan": "ja", "Kore": "ko"}.get(
            script or "", ""
        )
    language, *subtags = tag.split("-")
    if language == "zh" and not {"Hans", "Hant"} & set(subtags):
        if script not in ("Hans", "Hant"):
            script = "Hant" if {"TW", "HK", "MO"} & set(subtags) else "Hans"
        return "-".join([language, script, *subtags])
    return tag


def _limit(shown: int, chosen: int, count: int, options: ReportOptions) -> str:
    """Return the number of segments that are listed, and of all."""
    text = translate("Reports", "Segments: {chosen} of {count}")
    if shown < chosen and options.worst_matter and options.segments not in RANKED:
        text = translate(
            "Reports",
            "Segments: {chosen} of {count}. Only the {shown} with the lowest sentence BLEU "
            "are listed.",
        )
    elif shown < chosen:
        text = translate(
            "Reports", "Segments: {chosen} of {count}. Only the first {shown} are listed."
        )
    return text.format(
        chosen=format_number(chosen), count=format_number(count), shown=format_number(shown)
    )
