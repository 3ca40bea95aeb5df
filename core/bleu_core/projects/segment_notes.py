"""Which segments of an evaluation the notes of a project are about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bleu_core.corpus.addresses import Role
from bleu_core.corpus.documents import Document
from bleu_core.corpus.units import Units
from bleu_core.notes import Note
from bleu_core.projects.records import ProjectNote
from bleu_core.projects.state import ProjectInput
from bleu_core.results import Evaluation


def notes_of_segments(
    notes: Sequence[ProjectNote],
    inputs: Sequence[ProjectInput],
    evaluation: Evaluation,
    documents: Mapping[Role, Sequence[Document]],
) -> dict[tuple[int, int], Note]:
    """Return the notes by the indices of segment and candidate.

    Those about segments that are not compared, and about files of folders, are left out.

    Parameters
    ----------
    notes, inputs
        Those of the project.
    evaluation, documents
        The project's files scored, and as they were compared: repaired, not yet aligned.
    """
    scored = [*documents[Role.REFERENCE], *documents[Role.CANDIDATE]]
    # Places of the inputs among the documents scored, and of the candidates among these.
    order = [
        place
        for role in (Role.REFERENCE, Role.CANDIDATE)
        for place, one in enumerate(inputs)
        if one.role is role
    ]
    numbers = {place: number for number, place in enumerate(order)}
    references = len(documents[Role.REFERENCE])
    found: dict[tuple[int, int], Note] = {}
    units: dict[tuple[int, int], list[ProjectNote]] = {}
    for each in notes:
        number = numbers.get(each.input)
        if each.file or number is None or numbers.get(each.candidate, -1) < references:
            continue
        index = _index_of(scored[number].units, each.line, each.nth)
        if index is not None:
            units.setdefault((number, index), []).append(each)
    for (number, index), row in _rows_of(evaluation, units).items():
        segment = evaluation.aligned.segment_of(row)
        if segment is not None:
            for each in units[number, index]:
                found[segment, numbers[each.candidate] - references] = each.note
    return found


def _index_of(units: Units, line: int, nth: int) -> int | None:
    """Return which unit of a file is the nth, from 0, of a line."""
    if not units.lines:
        return line - 1 if 0 < line <= len(units) and nth == 0 else None
    own = (index for index, each in enumerate(units.lines) if each == line)
    return next((index for number, index in enumerate(own) if number == nth), None)


def _rows_of(
    evaluation: Evaluation, units: Mapping[tuple[int, int], object]
) -> dict[tuple[int, int], int]:
    """Return the rows of units, by the numbers of their documents and their indices there."""
    pairs = evaluation.aligned.pairs
    if not units:
        return {}
    if pairs.is_positional:
        return {unit: unit[1] for unit in units}
    wanted = sorted({number for number, _ in units})
    return {
        (number, index): row
        for row, indices in enumerate(pairs.rows)
        for number in wanted
        for index in indices[number]
        if (number, index) in units
    }
