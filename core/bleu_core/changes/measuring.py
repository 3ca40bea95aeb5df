"""Measure the changes from suggestions to final texts.

An evaluation whose candidate is the suggestion, and whose reference is the final text, has aligned
the segments already. Only segments that have both are measured. Those without a suggestion count as
new, and those without a final text as emptied, whether the evaluation left them out or not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from itertools import accumulate
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from bleu_core.changes.edits import Edits, normalized
from bleu_core.changes.model import (
    ChangeRows,
    Changes,
    EditKind,
    OriginGroup,
    SegmentState,
    WordRule,
)
from bleu_core.changes.schemes import Scheme
from bleu_core.changes.volume import Volumes, count_volumes
from bleu_core.files.documents import Document, require_texts
from bleu_core.files.edited import Edited
from bleu_core.files.origins import Origin, OriginKind
from bleu_core.files.reading.contents import Part
from bleu_core.files.units import Units
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.pairing.links import Row
from bleu_core.progress import SILENT, Progress
from bleu_core.results import Evaluation

_Column = NDArray[Any]
Value = TypeVar("Value")

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
    parts = [_Part(file.evaluation, file.originals, candidate) for file in counted] or [
        _Part(evaluation, originals, candidate)
    ]
    seen: set[str] = set()
    measured = [
        part.measured(number, seen, progress.part(number, len(parts)))
        for number, part in enumerate(parts)
    ]
    # Of folders, rows and segments are those of all files together.
    rows = [0, *accumulate(len(part.aligned.pairs.rows) for part in parts)]
    segments = [0, *accumulate(part.aligned.segments for part in parts)]
    for start, first, own in zip(rows, segments, measured, strict=False):
        own.columns["row"] += start
        own.columns["segment"][own.columns["segment"] >= 0] += first
    groups = _with_one_number([(own.columns, own.groups) for own in measured], "group")
    edited = _with_one_number([(own.columns, own.edited) for own in measured], "edited")
    columns = {
        field.name: np.concatenate([own.columns[field.name] for own in measured])
        for field in fields(ChangeRows)
    }
    source, target = (
        WordRule(any(each.has_alone for each in own), any(each.has_thai for each in own))
        for own in zip(*(own.word_rules for own in measured), strict=True)
    )
    return Changes(
        ChangeRows(**columns),
        scheme or Scheme(),
        groups,
        any(own.has_source for own in measured),
        (source, target),
        tuple(file.name for file in counted),
        edited or (Edited(),),
        () if counted else parts[0].documents,
    )


def _with_one_number(
    parts: Sequence[tuple[dict[str, _Column], Sequence[Value]]], column: str
) -> tuple[Value, ...]:
    """Give equal values of several parts the same index, and return them in this order.

    Parameters
    ----------
    parts
        The columns of each part, which are changed, and its values.
    column
        The name of the column with indices of values.
    """
    numbers: dict[Value, int] = {}
    for columns, own in parts:
        of_own = [numbers.setdefault(value, len(numbers)) for value in own]
        columns[column] = np.array(of_own, np.int64)[columns[column]]
    return tuple(numbers)


class _Measured(NamedTuple):
    """The rows of one set of files, with their own groups of origins and editors."""

    columns: dict[str, _Column]
    groups: list[OriginGroup]
    edited: list[Edited]
    has_source: bool
    word_rules: tuple[WordRule, WordRule]


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

    @property
    def aligned(self) -> AlignedDocuments:
        return self.evaluation.aligned

    @property
    def documents(self) -> tuple[str, ...]:
        """The names of the documents of the final text; empty if it is only one."""
        names = self.aligned.references[0].units.document_names
        return tuple(names) if len(names) > 1 else ()

    def measured(self, number: int, seen: set[str], progress: Progress) -> _Measured:
        """Return the numbers of all rows that count.

        Parameters
        ----------
        number
            The number of this set of files.
        seen
            Source texts that occurred before; those of this set are added.
        """
        require_texts(self.aligned.documents)
        rows = sorted((*self._compared(), *self._left_out()), key=lambda each: each.row)
        sources = [each.source for each in rows]
        source = count_volumes(sources, progress.share(0, 1, 3))
        target = count_volumes([each.final for each in rows], progress.share(1, 1, 3))
        group_of = {origin: _group(origin) for origin in _numbers(each.origin for each in rows)}
        groups = _numbers(group_of.values())
        edited = _numbers(each.edited for each in rows)
        columns: dict[str, _Column] = {
            "row": np.array([each.row for each in rows], np.int64),
            "segment": np.array([each.segment for each in rows], np.int64),
            "state": np.array([each.state for each in rows], np.int64),
            **self._edits(rows, progress.share(2, 1, 3)),
            "source_words": source.words,
            "source_characters": source.characters,
            "target_words": target.words,
            "target_characters": target.characters,
            "repeated": np.array(
                [
                    each.state is not SegmentState.EMPTIED and _is_repeated(each.source, seen)
                    for each in rows
                ],
                bool,
            ),
            "group": np.array([groups[group_of[each.origin]] for each in rows], np.int64),
            "edited": np.array([edited[each.edited] for each in rows], np.int64),
            "file": np.array([each.document for each in rows], np.int64)
            if self.documents
            else np.full(len(rows), number),
        }
        rules = _rule(source), _rule(target)
        return _Measured(columns, list(groups), list(edited), any(sources), rules)

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
            source = self._source(of_row)
            stated = _stated(finals, of_row[0][0] if of_row[0] else -1)
            yield _Row(row, -1, state, "", final, source, origin, False, *stated)

    def _source(self, row: Row) -> str:
        if self.aligned.source is not None:
            return self.originals[-1].units.text(row[-1]) or ""
        for document, own in zip(self.originals, row, strict=False):
            if source := document.units.source(own):
                return source
        return ""

    def _edits(self, rows: Sequence[_Row], progress: Progress) -> Mapping[str, _Column]:
        """Return the columns of the edits, which only measured rows have."""
        measured = [each for each in rows if each.state is SegmentState.MEASURED]
        # Many formats drop white space around a text: there, it could not be a change.
        before = normalized([each.suggestion.strip() for each in measured])
        after = normalized([each.final.strip() for each in measured])
        edits = Edits(before, after, self.evaluation.tokenizer, progress)
        differ = np.array([each.tags_differ for each in measured], bool)
        edits.edit[(edits.distance == 0) & differ] = EditKind.TAGS
        places = [place for place, each in enumerate(rows) if each.state is SegmentState.MEASURED]
        columns = {}
        for name in ("distance", "length", "word_distance", "word_length", "edit"):
            columns[name] = np.zeros(len(rows), np.int64)
            columns[name][places] = getattr(edits, name)
        return columns


def _stated(units: Units, index: int) -> tuple[Edited, int]:
    """Return who edited a unit of a final text and when, and the number of its document."""
    has_document = units.document_numbers and index >= 0
    number = units.document_numbers[index] if has_document else 0
    return units.edited.get(index, _NOT_STATED), number


def _numbers(values: Iterable[Value]) -> dict[Value, int]:
    """Return a number for each of the different values, in their order."""
    return {value: number for number, value in enumerate(dict.fromkeys(values))}


def _parts(document: Document, segment: int) -> list[Part]:
    """Return a segment with its tags."""
    parts = document.units.tagged.get(segment, (document.segments[segment],))
    return [normalized((part,))[0] if isinstance(part, str) else part for part in parts]


def _state(suggestion: str, final: str) -> SegmentState | None:
    """Return the state that the texts of a segment show; None if there are none."""
    if final.strip():
        return SegmentState.MEASURED if suggestion.strip() else SegmentState.NEW
    return SegmentState.EMPTIED if suggestion.strip() else None


def _is_repeated(text: str, seen: set[str]) -> bool:
    """Tell whether a source text occurred before, and remember it."""
    if not text or text in seen:
        return bool(text)
    seen.add(text)
    return False


def _rule(volumes: Volumes) -> WordRule:
    return WordRule(volumes.has_alone, volumes.has_thai)


def _group(origin: Origin | None) -> OriginGroup:
    """Return the group of an origin: engines by name, memories by their match."""
    if origin is None:
        return OriginGroup(OriginKind.UNKNOWN)
    if origin.kind is OriginKind.NONE:
        return OriginGroup(OriginKind.NONE)
    if origin.kind is not OriginKind.MEMORY:
        return OriginGroup(origin.kind, origin.name)
    if origin.percent is None:
        return OriginGroup(OriginKind.MEMORY)
    above: float | None = None
    for low in _MATCHES:
        if origin.percent >= low:
            return OriginGroup(OriginKind.MEMORY, low=low, high=above)
        above = low
    return OriginGroup(OriginKind.MEMORY)
