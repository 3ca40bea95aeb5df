"""The lines of a post-editing analysis: every sum opens into them, and each into its two texts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from itertools import accumulate

import numpy as np

from bleu_core.changes.edits import CharacterStep, compared_characters
from bleu_core.changes.model import ChangeKind, Changes, OriginGroup, SegmentState
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.contents import Part
from bleu_core.files.documents import Document
from bleu_core.files.edited import Edited
from bleu_core.files.units import Units
from bleu_core.pairing.alignment import AlignedDocuments


@dataclass(frozen=True)
class Place:
    """The place of a segment in its file.

    Attributes
    ----------
    line
        The line or row, from 1; the number of the segment if it is in no line.
    key
        The key that the file has for it, such as the id of a unit; empty without one.
    time
        Start and end in milliseconds; None without times.
    """

    line: int
    key: str = ""
    time: tuple[int, int] | None = None


@dataclass(frozen=True)
class Line:
    """A segment of an analysis, with everything that its part of the sum is computed from.

    Attributes
    ----------
    file
        The name of its file, for folders, or of its document; empty if there is only one.
    place
        Its place in the file of the final text; in that of the suggestion, if it has no final text.
    source, suggestion, final
        Its texts; empty where there is none.
    state, edit, origin, edited, is_repeated
        See `ChangeRows`.
    band
        The index of its band.
    similarity
        1 minus `distance` by `length`; None if it is not measured.
    distance, length
        The edit distance in characters, and the characters of the longer text.
    units, weight, weighted, amount
        See `bleu_core.changes.model.Paid`.
    """

    file: str
    place: Place
    source: str
    suggestion: str
    final: str
    state: SegmentState
    edit: ChangeKind
    origin: OriginGroup
    edited: Edited
    is_repeated: bool
    band: int
    similarity: float | None
    distance: int
    length: int
    units: int
    weight: Decimal | None
    weighted: Decimal | None
    amount: Decimal | None

    def steps(self) -> tuple[CharacterStep, ...]:
        """Return the steps from the suggestion to the final text; their edits are the distance.

        There are none for a segment that is not measured.
        """
        if self.state is not SegmentState.MEASURED:
            return ()
        return compared_characters(self.suggestion, self.final)


class Lines(Sequence[Line]):
    """The lines of an analysis, each of which is made when it is asked for.

    Line n is row n of `Changes.rows`, so its columns say which lines to ask for.

    Parameters
    ----------
    evaluation, originals, candidate
        See `bleu_core.changes.measuring.measure_changes`, with which they must agree.
    changes
        The analysis.
    """

    def __init__(
        self,
        evaluation: Evaluation,
        changes: Changes,
        originals: Sequence[Document] = (),
        *,
        candidate: int = 0,
    ) -> None:
        counted = evaluation.counted
        self._changes = changes
        self._candidate = candidate
        self._parts: list[tuple[AlignedDocuments, Sequence[Document]]] = [
            (file.evaluation.aligned, file.originals) for file in counted
        ] or [(evaluation.aligned, originals)]
        aligned = [part for part, _ in self._parts]
        self._rows = np.array([0, *accumulate(len(part.pairs.rows) for part in aligned)])
        self._segments = [0, *accumulate(part.segments for part in aligned)]

    def __len__(self) -> int:
        return len(self._changes.rows)

    def __getitem__(self, index: int) -> Line:  # type: ignore[override]
        changes, rows = self._changes, self._changes.rows
        place = range(len(self))[index]
        state = SegmentState(rows.state[place])
        file, texts = self._texts(place)
        return Line(
            file,
            *texts,
            state=state,
            edit=ChangeKind(rows.edit[place]),
            origin=changes.groups[changes.group[place]],
            edited=changes.edited[rows.edited[place]],
            is_repeated=bool(rows.repeated[place]),
            band=int(changes.band_of_rows[place]),
            similarity=float(changes.similarity[place]) if state is SegmentState.MEASURED else None,
            distance=int(rows.distance[place]),
            length=int(rows.length[place]),
            **changes.paid(place)._asdict(),
        )

    def place(self, index: int) -> Place:
        """Return the place of a line in its file."""
        _, (place, *_) = self._texts(range(len(self))[index])
        return place

    def parts(self, index: int) -> tuple[tuple[Part, ...], tuple[Part, ...]]:
        """Return the suggestion and the final text of a line with their inline tags."""
        _, sides, _ = self._sides(range(len(self))[index])
        final, suggestion = (_whole(units, own) for units, own in sides)
        return suggestion, final

    def _texts(self, place: int) -> tuple[str, tuple[Place, str, str, str]]:
        """Return the file of a line, its place in it, and its source, suggestion and final text."""
        file, sides, source = self._sides(place)
        final, suggestion = (units.text(own) or "" for units, own in sides)
        at = _place([(units, own[0]) for units, own in sides if own])
        return file, (at, source, suggestion, final)

    def _sides(self, place: int) -> tuple[str, Sequence[tuple[Units, Sequence[int]]], str]:
        """Return the file of a line, the units of its final text and suggestion, and its source."""
        changes, rows = self._changes, self._changes.rows
        row = int(rows.row[place])
        part = int(np.searchsorted(self._rows, row, "right")) - 1
        aligned, originals = self._parts[part]
        names = changes.files or changes.documents
        file = names[part if changes.files else rows.file[place]] if names else ""
        if (segment := int(rows.segment[place])) >= 0:
            segment -= self._segments[part]
            sources = aligned.sources
            sides = [aligned.references[0], aligned.candidates[self._candidate]]
            source = sources[segment] if sources else ""
            return file, [(document.units, (segment,)) for document in sides], source
        of_row = aligned.pairs.rows[row - int(self._rows[part])]
        at = 0, len(aligned.references) + self._candidate
        return (
            file,
            [(originals[side].units, of_row[side]) for side in at],
            aligned.source_of(of_row, originals),
        )


def _whole(units: Units, own: Sequence[int]) -> tuple[Part, ...]:
    """Return the text of the units at these indices with their tags; empty if there are none."""
    joined = units.join([own]) if own else units.take([])
    return joined.tagged.get(0, joined.segments)


def _place(sides: Sequence[tuple[Units, int]]) -> Place:
    """Return the place of a segment, by the first of these units that is in its file."""
    in_file = [(units, index) for units, index in sides if units.is_in_file(index)]
    units, index = next(iter(in_file), sides[0])
    time = units.times[index] if units.times else None
    return Place(units.line(index), units.keys[index] if units.keys else "", time)
