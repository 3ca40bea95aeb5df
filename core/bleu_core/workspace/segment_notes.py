"""The segments of an evaluation that the notes of a workspace belong to."""

from __future__ import annotations

from collections.abc import Mapping

from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import Role
from bleu_core.files.units import Units
from bleu_core.workspace.notes import Note
from bleu_core.workspace.workspace import Workspace


def notes_of_segments(workspace: Workspace, evaluation: Evaluation) -> dict[tuple[int, int], Note]:
    """Return the notes of a workspace by the indices of segment and candidate.

    Notes about segments that are not compared, and about files of folders, are left out.

    Parameters
    ----------
    workspace
        Inputs that have been read, and the notes.
    evaluation
        Their scores.
    """
    documents = workspace.documents
    scored = [*documents[Role.REFERENCE], *documents[Role.CANDIDATE]]
    # Indices of the inputs in the order of the scored documents.
    order = [
        index
        for role in (Role.REFERENCE, Role.CANDIDATE)
        for index, one in enumerate(workspace.inputs)
        if one.role is role
    ]
    numbers = {index: number for number, index in enumerate(order)}
    references = len(documents[Role.REFERENCE])
    found: dict[tuple[int, int], Note] = {}
    units: dict[tuple[int, int], list[tuple[int, Note]]] = {}
    for place, note in workspace.notes:
        number, candidate = numbers.get(place.input), numbers.get(place.candidate, -1)
        if place.file or number is None or candidate < references:
            continue
        index = _index_of(scored[number].units, place.line, place.nth)
        if index is not None:
            units.setdefault((number, index), []).append((candidate - references, note))
    for unit, row in _rows_of(evaluation, units).items():
        segment = evaluation.aligned.segment_of(row)
        if segment is not None:
            found |= {(segment, candidate): note for candidate, note in units[unit]}
    return found


def _index_of(units: Units, line: int, nth: int) -> int | None:
    """Return the index of the nth unit, from 0, of a line of a file."""
    if not units.lines:
        return line - 1 if 0 < line <= len(units) and nth == 0 else None
    own = (index for index, each in enumerate(units.lines) if each == line)
    return next((index for number, index in enumerate(own) if number == nth), None)


def _rows_of(
    evaluation: Evaluation, units: Mapping[tuple[int, int], object]
) -> dict[tuple[int, int], int]:
    """Return the rows of units, by the numbers of their documents and their indices in these."""
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
