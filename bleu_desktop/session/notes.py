"""The user's notes about segments: a verdict, a comment, a bookmark.

Notes belong to a line of a file and to a candidate, not to a row of an evaluation, so they survive
another scoring and another pairing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from bleu_core.evaluation import results as core_results
from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document
from bleu_core.files.units import Units
from bleu_core.folders import joining as folders_joining
from bleu_core.workspace.notes import Note, NotePlace
from bleu_desktop.session.file_lists import FileLists
from bleu_desktop.session.folders import FolderResults
from bleu_desktop.session.work import NotedUnit, NoteKey, Step, Work, changed_notes


@dataclass(frozen=True)
class NotedSegment:
    """A note and the segment it is about.

    Attributes
    ----------
    row
        Index of the row in the files, as in ``pairs`` of
        `bleu_core.pairing.alignment.AlignedDocuments`.
    segment
        Index of the segment among those compared; None if it is left out.
    candidate
        Index of the candidate in the evaluation.
    """

    row: int
    segment: int | None
    candidate: int
    note: Note


SegmentPlace = tuple[NoteKey, ...]
"""The keys that can identify a candidate's segment, the best first."""


class Notes(QObject):
    """All notes about the texts in the lists of files.

    Signals
    -------
    changed
        The notes have changed, or the rows they are about.
    returned
        Going to an earlier or later step changed the note about this segment and candidate.
    """

    changed = Signal()
    returned = Signal(int, int)

    def __init__(self, work: Work, files: FileLists, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._files = files
        work.returned.connect(self._follow)
        self._evaluation: core_results.Evaluation | None = None
        self._originals: Sequence[Document] = ()
        # Numbers of the entries of references and candidates, as they were evaluated.
        self._references: list[int] = []
        self._candidates: list[int] = []
        self._rows: dict[NotedUnit, int] | None = None
        # Names of the files the evaluation is about, if the inputs are folders.
        self._file_names: Sequence[str] = ()

    def show_evaluation(
        self,
        evaluation: core_results.Evaluation,
        originals: Sequence[Document],
        folders: FolderResults | None = None,
    ) -> None:
        """Look up notes by the segments of this evaluation.

        Parameters
        ----------
        originals
            Its references, candidates and source as they were compared.
        folders
            If the inputs are folders, the results with the files the evaluation is about.
        """
        self._evaluation, self._originals, self._rows = evaluation, originals, None
        references = [entry.number for entry in self._files[Role.REFERENCE]]
        candidates = [entry.number for entry in self._files[Role.CANDIDATE]]
        self._file_names = ()
        if folders is not None and folders.result is not None:
            counted = [folders.file] if folders.file else folders.result.counted
            self._file_names = [each.name for each in counted]
            # A folder with both sides is one entry; its candidates need numbers of their own.
            candidates = candidates or [-place for place, _ in enumerate(folders.pairing_names, 1)]
            if folders.file is not None:
                found = zip(candidates, folders.file.files.candidates, strict=True)
                candidates = [number for number, address in found if address is not None]
            references += references[-1:] * (evaluation.references - len(references))
            references = references[: evaluation.references]
        self._references, self._candidates = references, candidates
        if self._notes:
            self.changed.emit()

    def are_about(self, evaluation: core_results.Evaluation) -> bool:
        """Tell whether notes are not looked up by the segments of another evaluation."""
        return self._evaluation is None or self._evaluation.aligned is evaluation.aligned

    def forget(self) -> None:
        """Go on without an evaluation; the notes stay, because their texts may come back."""
        self._evaluation, self._originals, self._rows = None, (), None
        if self._notes:
            self.changed.emit()

    @property
    def _notes(self) -> Mapping[NoteKey, Note]:
        return self._work.now.notes

    def _follow(self, before: Step) -> None:
        """Show the notes of the step to which the user went."""
        if changed := changed_notes(before.notes, self._notes):
            self._renew()
            if (place := self._find(changed[0])) is not None:
                self.returned.emit(*place)

    # All notes, to be saved

    def places(self) -> list[tuple[NotePlace, Note]]:
        """Return all notes with the units they are about, by the entries' places in the lists."""
        places = {entry.number: place for place, entry in enumerate(self._files.entries())}
        # The candidates of a folder with both texts have no entries.
        numbers = {number for unit, candidate in self._notes for number in (unit.entry, candidate)}
        places |= {number: number for number in numbers if number < 0}
        return sorted(
            (
                (
                    NotePlace(
                        places[unit.entry], unit.line, unit.nth, places[candidate], unit.file
                    ),
                    note,
                )
                for (unit, candidate), note in self._notes.items()
                if unit.entry in places and candidate in places
            ),
            key=lambda found: found[0],
        )

    @property
    def absent(self) -> int:
        """The number of notes about texts that were taken out."""
        return len(self._notes) - len(self.places())

    def restore(self, notes: Iterable[tuple[NotePlace, Note]]) -> None:
        """Replace all notes by those from `places`, for the entries now in these places."""
        numbers = [entry.number for entry in self._files.entries()]

        def entry(place: int) -> int:
            return numbers[place] if place >= 0 else place

        self._work.put_notes(
            {
                (
                    NotedUnit(entry(place.input), place.line, place.nth, place.file),
                    entry(place.candidate),
                ): note
                for place, note in notes
            }
        )
        self._renew()

    # One segment

    def note(self, segment: int, candidate: int) -> Note:
        """Return the note about a candidate's segment; an empty one if there is none."""
        return self.note_at(self.place(segment, candidate)) if self._notes else Note()

    def set_note(self, segment: int, candidate: int, note: Note) -> None:
        """Replace the note about a candidate's segment; an empty note removes it."""
        self.set_note_at(self.place(segment, candidate), note)

    def place(self, segment: int, candidate: int) -> SegmentPlace:
        """Return the place of a candidate's segment, which stays the same in another evaluation."""
        if self._evaluation is None:
            return ()
        return tuple(self._keys(self._evaluation.aligned.kept[segment], candidate))

    def note_at(self, place: SegmentPlace) -> Note:
        """Return the note about a place; an empty one if there is none."""
        return next((self._notes[key] for key in place if key in self._notes), Note())

    def set_note_at(self, place: SegmentPlace, note: Note) -> None:
        """Replace the note about a place; an empty note removes it."""
        if self._evaluation is None or not place or note == self.note_at(place):
            return
        key = next((key for key in place if key in self._notes), place[0])
        notes = {**self._notes, key: note}
        self._work.set_notes({key: note for key, note in notes.items() if note})
        self._renew()

    def _renew(self) -> None:
        self._rows = None
        self.changed.emit()

    # All segments

    def all_notes(self) -> list[NotedSegment]:
        """Return all notes about rows of this evaluation, in the order of the rows."""
        if self._evaluation is None or not self._notes:
            return []
        if self._rows is None:
            self._rows = self._rows_of({unit for unit, _ in self._notes})
        rows = self._rows
        candidates = {number: index for index, number in enumerate(self._candidates)}
        kept = self._evaluation.aligned.kept
        segments: Mapping[int, int] | None = None
        if not isinstance(kept, range):
            segments = {row: segment for segment, row in enumerate(kept)}
        return sorted(
            (
                NotedSegment(
                    row := rows[unit],
                    segments.get(row) if segments is not None else row,
                    candidates[candidate],
                    note,
                )
                for (unit, candidate), note in self._notes.items()
                if unit in rows and candidate in candidates
            ),
            key=lambda noted: (noted.row, noted.candidate),
        )

    def of_candidate(self, candidate: int) -> dict[int, Note]:
        """Return the notes about a candidate by its segments, as far as these are compared."""
        return {
            noted.segment: noted.note
            for noted in self.all_notes()
            if noted.candidate == candidate and noted.segment is not None
        }

    # Identity of a segment

    def _keys(self, row: int, candidate: int) -> Iterator[NoteKey]:
        """Yield the keys that can identify a candidate's segment, the best first."""
        assert self._evaluation is not None
        entries = [*self._references, *self._candidates]
        indices = self._evaluation.aligned.pairs.rows[row]
        references = range(len(self._references))
        # The candidate's own unit comes last, for rows without a reference's unit.
        for number in (*references, len(references) + candidate):
            for index in indices[number]:
                unit = self._unit(entries[number], self._originals[number].units, index)
                if unit is not None:
                    yield unit, self._candidates[candidate]

    def _unit(self, entry: int, units: Units, index: int) -> NotedUnit | None:
        """Return the unit of a file at an index; None if the segment is not in the file."""
        file, before = "", index
        if self._file_names:
            file, before = self._file_names[0], index

            if isinstance(units.lines, folders_joining.Joined):
                number, before = units.lines.position(index)
                file = self._file_names[number]
        if not units.lines:
            return NotedUnit(entry, index + 1, 0, file)
        line = units.lines[index]
        if not line:
            return None
        nth = 0
        while nth < before and units.lines[index - nth - 1] == line:
            nth += 1
        return NotedUnit(entry, line, nth, file)

    def _find(self, key: NoteKey) -> tuple[int, int] | None:
        """Return the segment and the candidate of a key; None if they are not compared."""
        unit, candidate = key
        if self._evaluation is None or candidate not in self._candidates:
            return None
        row = self._rows_of({unit}).get(unit, -1)
        kept = self._evaluation.aligned.kept
        if row not in kept:
            return None
        return kept.index(row), self._candidates.index(candidate)

    def _rows_of(self, wanted: Collection[NotedUnit]) -> dict[NotedUnit, int]:
        """Return the rows of these units."""
        assert self._evaluation is not None
        rows: dict[NotedUnit, int] = {}
        pairs = self._evaluation.aligned.pairs
        for number, entry in enumerate((*self._references, *self._candidates)):
            lines = {unit.line: unit for unit in wanted if unit.entry == entry}
            if not lines:
                continue
            units = self._originals[number].units
            # The unit at each index with such a line.
            found = {
                index: unit
                for index in _indices(units, lines)
                if (unit := self._unit(entry, units, index)) in wanted
            }
            if pairs.is_positional:
                rows |= {unit: index for index, unit in found.items() if unit is not None}
                continue
            for row, indices in enumerate(pairs.rows):
                for index in indices[number]:
                    if (unit := found.get(index)) is not None:
                        rows[unit] = row
        return rows


def _indices(units: Units, lines: Mapping[int, object]) -> Iterator[int]:
    """Yield the indices of the units on these lines."""
    if not units.lines:
        return (line - 1 for line in lines if line <= len(units))
    return (index for index, line in enumerate(units.lines) if line in lines)
