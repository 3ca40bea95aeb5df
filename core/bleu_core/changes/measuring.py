"""Measure the changes from suggestions to final texts.

An evaluation whose candidate is the suggestion, and whose reference is the final text, has aligned
the segments already. Only segments that have both are measured. Those without a suggestion count as
new, and those without a final text as emptied, whether the evaluation left them out or not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from itertools import accumulate
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bleu_core.changes.edits import Edits, normalized
from bleu_core.changes.model import (
    ChangeKind,
    ChangeRows,
    Changes,
    OriginGroup,
    SegmentState,
)
from bleu_core.changes.schemes import Scheme
from bleu_core.changes.volume import WordRule, count_volumes, joined_rule
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.contents import Part
from bleu_core.files.documents import Document, require_texts
from bleu_core.files.edited import Edited
from bleu_core.files.origins import Origin, OriginKind
from bleu_core.files.units import Units
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.progress import SILENT, Progress

_Column = NDArray[Any]

# The lower ends of matches in memories, in percent. Above 100 % are matches in context.
_MATCHES = (101.0, 100.0, 95.0, 85.0, 75.0, 50.0, 0.0)
_NONE = Origin(OriginKind.NONE)
_NOT_STATED = Edited()


def measure_changes(
    evaluation: Evaluation,
    originals: Sequence[Document] = (),
    *,
    scheme: Scheme | None = None,
    candidate: int = 0,
    progress: Progress = SILENT,
) -> Changes:
    """Measure the changes from a candidate, the suggestions, to the first reference.

    Parameters
    ----------
    evaluation
        The evaluation of suggestions and final texts, or of folders of them.
    originals
        References, candidates and source as they were compared (`Workspace.originals`). They have
        the segments that the evaluation leaves out: those without a suggestion or a final text, and
        those that were not to be translated. Without originals, these are not counted. Folders need
        none.
    scheme
        The bands and weights; by default the usual bands, without weights.
    candidate
        Index of the candidate.
    progress
        Receives progress, and can cancel.

    Raises
    ------
    TextsMissing
        If the texts were not kept.
    Cancelled
    """
    counted = evaluation.counted
    parts = [
        _Part(file.evaluation, file.originals, candidate, is_in_folder=True) for file in counted
    ] or [_Part(evaluation, originals, candidate)]
    known = _Known()
    measured = [
        part.measured(number, known, progress.part(number, len(parts)))
        for number, part in enumerate(parts)
    ]
    # Of folders, rows and segments are those of all files together.
    rows = [0, *accumulate(len(part.aligned.pairs.rows) for part in parts)]
    segments = [0, *accumulate(part.aligned.segments for part in parts)]
    for start, first, measures in zip(rows, segments, measured, strict=False):
        measures.columns["row"] += start
        measures.columns["segment"][measures.columns["segment"] >= 0] += first
    columns = {
        # One column at a time: those of a million segments take as much memory as their texts.
        field.name: np.concatenate([measures.columns.pop(field.name) for measures in measured])
        for field in fields(ChangeRows)
    }
    return Changes(
        ChangeRows(**columns),
        scheme or Scheme(),
        tuple(known.groups),
        any(measures.has_source for measures in measured),
        joined_rule([measures.word_rule for measures in measured]),
        tuple(file.name for file in counted),
        tuple(known.edited) or (Edited(),),
        parts[0].documents,
    )


class _Measured(NamedTuple):
    """The rows of one set of files."""

    columns: dict[str, _Column]
    has_source: bool
    word_rule: WordRule


class _Known:
    """The source texts that occurred so far, and the numbers of origins and editors.

    Attributes
    ----------
    groups, edited
        The groups of origins, and the editors and days, with their numbers.
    """

    def __init__(self) -> None:
        self.groups: dict[OriginGroup, int] = {}
        self.edited: dict[Edited, int] = {}
        self._origins: dict[Origin | None, int] = {}
        self._sources: set[str] = set()

    def group_number(self, origin: Origin | None) -> int:
        """Return the number of the group of an origin."""
        number = self._origins.get(origin)
        if number is None:
            number = self.groups.setdefault(_group(origin), len(self.groups))
            self._origins[origin] = number
        return number

    def edited_number(self, edited: Edited) -> int:
        """Return the number of an editor and a day."""
        return self.edited.setdefault(edited, len(self.edited))

    def is_repeated(self, source: str) -> bool:
        """Tell whether a source text occurred before, and remember it."""
        if not source or source in self._sources:
            return bool(source)
        self._sources.add(source)
        return False


class _Row(NamedTuple):
    """A segment that counts; see `ChangeRows`. One that was not compared has no suggestion."""

    row: int
    segment: int
    state: SegmentState
    suggestion: str
    final: str
    source: str
    origin: Origin | None
    tags_differ: bool
    edited: Edited
    document: int


@dataclass(frozen=True)
class _Part:
    """One set of files."""

    evaluation: Evaluation
    originals: Sequence[Document]
    candidate: int
    is_in_folder: bool = False

    @property
    def aligned(self) -> AlignedDocuments:
        return self.evaluation.aligned

    @property
    def documents(self) -> tuple[str, ...]:
        """The names of the documents of the final text; empty if it is only one, or in a folder."""
        if self.is_in_folder:
            return ()
        names = self.aligned.references[0].units.document_names
        return tuple(names) if len(names) > 1 else ()

    def measured(self, number: int, known: _Known, progress: Progress) -> _Measured:
        """Return the numbers of all rows that count.

        Parameters
        ----------
        number
            The number of this set of files.
        known
            What occurred in earlier sets; that of this set is added.
        """
        require_texts(self.aligned.documents)
        rows = sorted((*self._compared(), *self._left_out()), key=lambda row: row.row)
        sources = [row.source for row in rows]
        source = count_volumes(sources, progress.part(0, 3))
        target = count_volumes([row.final for row in rows], progress.part(1, 3))
        documents = self.documents
        numbers: dict[str, Iterator[int]] = {
            "row": (row.row for row in rows),
            "segment": (row.segment for row in rows),
            "state": (row.state for row in rows),
            "stated": (known.group_number(row.origin) for row in rows),
            "edited": (known.edited_number(row.edited) for row in rows),
            "file": (row.document if documents else number for row in rows),
        }
        repeated = [
            row.state is not SegmentState.EMPTIED and known.is_repeated(row.source) for row in rows
        ]
        columns: dict[str, _Column] = {
            **{name: np.fromiter(own, np.int64, len(rows)) for name, own in numbers.items()},
            "source_words": source.words,
            "source_spaced_words": source.spaced_words,
            "source_characters": source.characters,
            "target_words": target.words,
            "target_spaced_words": target.spaced_words,
            "target_characters": target.characters,
            "repeated": np.array(repeated, bool),
        }
        is_measured = columns["state"] == SegmentState.MEASURED
        own = [row for row, is_own in zip(rows, is_measured.tolist(), strict=True) if is_own]
        # Many formats drop white space around a text: there, it could not be a change.
        before = normalized([row.suggestion.strip() for row in own])
        after = normalized([row.final.strip() for row in own])
        differ = np.array([row.tags_differ for row in own], bool)
        # They take as much memory as all columns.
        del rows, own
        edits = Edits(before, after, self.evaluation.tokenizer, progress.part(2, 3))
        edits.edit[(edits.distance == 0) & differ] = ChangeKind.TAGS
        for name in ("distance", "length", "word_distance", "word_length", "edit"):
            columns[name] = np.zeros(len(is_measured), np.int64)
            columns[name][is_measured] = getattr(edits, name)
        return _Measured(columns, any(sources), joined_rule([source.rule, target.rule]))

    def _compared(self) -> Iterator[_Row]:
        """Yield the rows that were compared."""
        aligned = self.aligned
        suggestions, finals = aligned.candidates[self.candidate], aligned.references[0]
        count = aligned.segments
        sources = aligned.sources or ("",) * count
        origins = suggestions.units.origins or finals.units.origins
        tagged = {*suggestions.units.tagged, *finals.units.tagged}
        for segment, (row, suggestion, final, source) in enumerate(
            zip(aligned.kept, suggestions.segments, finals.segments, sources, strict=True)
        ):
            state = _state(suggestion, final)
            if state is None:
                continue
            origin = _NONE if state is SegmentState.NEW else origins.get(segment)
            differ = segment in tagged and _parts(suggestions, segment) != _parts(finals, segment)
            stated = _stated(finals.units, segment)
            yield _Row(row, segment, state, suggestion, final, source, origin, differ, *stated)

    def _left_out(self) -> Iterator[_Row]:
        """Yield the rows that were not compared because they are new, locked or emptied."""
        if not self.originals:
            return
        aligned = self.aligned
        locked = {*aligned.concerns.get("not_for_translation", ())}
        place = len(aligned.references) + self.candidate
        finals, suggestions = self.originals[0].units, self.originals[place].units
        origins = suggestions.origins or finals.origins
        left_out = {row for concern in aligned.left_out for row in aligned.concerns[concern]}
        for row in left_out.difference(aligned.kept):
            of_row = aligned.pairs.rows[row]
            final, suggestion = finals.text(of_row[0]) or "", suggestions.text(of_row[place]) or ""
            state = _state(suggestion, final)
            if row in locked:
                state = SegmentState.LOCKED if final.strip() else None
            if state is None or state is SegmentState.MEASURED:
                continue
            is_emptied = state is SegmentState.EMPTIED
            origin = origins.get(of_row[place][0]) if is_emptied else _NONE
            source = aligned.source_of(of_row, self.originals)
            stated = _stated(finals, of_row[0][0] if of_row[0] else -1)
            yield _Row(row, -1, state, "", final, source, origin, False, *stated)


def _stated(units: Units, index: int) -> tuple[Edited, int]:
    """Return the editor of a unit of a final text, the time, and the number of its document."""
    has_document = units.document_numbers and index >= 0
    number = units.document_numbers[index] if has_document else 0
    return units.edited.get(index, _NOT_STATED), number


def _parts(document: Document, segment: int) -> list[Part]:
    """Return a segment with its tags."""
    parts = document.units.tagged.get(segment, (document.segments[segment],))
    return [normalized((part,))[0] if isinstance(part, str) else part for part in parts]


def _state(suggestion: str, final: str) -> SegmentState | None:
    """Return the state that the texts of a segment show; None if there are none."""
    if final.strip():
        return SegmentState.MEASURED if suggestion.strip() else SegmentState.NEW
    return SegmentState.EMPTIED if suggestion.strip() else None


def _group(origin: Origin | None) -> OriginGroup:
    """Return the group of an origin: engines by name, memories by their match.

    One of no stated kind has both, since it can be either.
    """
    if origin is None:
        return OriginGroup(OriginKind.UNKNOWN)
    if origin.kind is OriginKind.NONE:
        return OriginGroup(OriginKind.NONE)
    if origin.kind not in (OriginKind.MEMORY, OriginKind.UNKNOWN):
        return OriginGroup(origin.kind, origin.name)
    name = "" if origin.kind is OriginKind.MEMORY else origin.name
    if origin.percent is None:
        return OriginGroup(origin.kind, name)
    above: float | None = None
    for low in _MATCHES:
        if origin.percent >= low:
            return OriginGroup(origin.kind, name, low, above)
        above = low
    return OriginGroup(origin.kind, name)
