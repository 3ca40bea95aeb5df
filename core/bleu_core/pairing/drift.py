"""Alignment of two texts by content, and the places where their segments drift apart.

For example, the candidate lacks a segment, and has another one in two lines:

    reference  A   B   C   D   E
    candidate  a   c   d1  d2  e

Its beads are A-a, B-, C-c, D-d1 d2, E-e. All but pairs are places: B (only in the reference) and D
(split). By position, B would be compared with c, C with d1 and D with d2.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

from bleu_core.pairing import bead_costs, bead_search, diagonals, long_texts, overlap
from bleu_core.pairing.beads import Bead, BeadKind
from bleu_core.pairing.moved import first_moved
from bleu_core.progress import SILENT, Progress

Point = Sequence[int]
"""A point between segments: the numbers of reference and candidate segments before it."""


@dataclass(frozen=True, kw_only=True)
class DriftPlace:
    """A place where a segment is missing in one text, or split into several.

    Attributes
    ----------
    candidate, reference
        Indices of the first segments affected, from 0. If a text has no such segment, the index of
        the next one, which may be one after the last.
    kind
        Never `BeadKind.PAIR`.
    lines
        Number of segments that are a single one in the other text, if they are joined or split.
    """

    candidate: int
    reference: int
    kind: BeadKind
    lines: int = 2


def align_segments(
    *, candidate: Sequence[str], reference: Sequence[str], progress: Progress = SILENT
) -> tuple[Bead, ...]:
    """Align all segments of two texts, in order.

    Parameters
    ----------
    candidate, reference
        Segments, in one language or two.
    progress
        Receives the number of reference segments done.

    Returns
    -------
    tuple
        Beads that cover both texts without overlap, in order. Unrelated texts are aligned too, by
        length.

    Raises
    ------
    Cancelled

    Notes
    -----
    Dynamic programming as in Gale & Church (1993), "A program for aligning sentences in bilingual
    corpora", with shared tokens, weighted by rarity, as evidence beside the lengths. Time and
    memory are linear in the number of segments: the search is restricted to a band around the
    tokens that occur exactly once in either text. For up to 1400 segments it is exhaustive.
    """
    costs, path = _alignment(candidate=candidate, reference=reference, progress=progress)
    return tuple(_beads(path.tolist(), is_wrapped=costs.is_wrapped))


def _alignment(
    *,
    candidate: Sequence[str],
    reference: Sequence[str],
    progress: Progress,
    cells: int | None = None,
) -> tuple[bead_costs.BeadCosts, overlap.Integers]:
    """Return the costs of aligning two texts, and the grid points of the cheapest alignment.

    Parameters
    ----------
    cells
        See `bleu_core.pairing.bead_search.cheapest_path`.
    """
    size = len(reference), len(candidate)
    costs = bead_costs.BeadCosts(candidate=candidate, reference=reference, progress=progress)
    path = bead_search.cheapest_path(costs, *size, progress, cells=cells)
    fitted = costs.fitted(path)
    if fitted is costs:
        return costs, path
    return fitted, bead_search.cheapest_path(fitted, *size, progress, cells=cells)


def find_drift(
    *, candidate: Sequence[str], reference: Sequence[str], progress: Progress = SILENT
) -> tuple[DriftPlace, ...]:
    """Find the places where the alignment of two texts is not one to one.

    Parameters
    ----------
    candidate, reference
        Segments, in one language or two.
    progress
        Receives the number of reference segments done.

    Returns
    -------
    tuple
        A place for every bead of `align_segments` that is not a pair, in order: five missing
        segments in a row are five places. The tuple is also empty if the texts do not seem to have
        the same content: more than half of the longer text is not aligned, or aligned segments
        share hardly more than unaligned ones.

    Raises
    ------
    Cancelled

    Notes
    -----
    In texts of more than 20,000 segments, only the surroundings of the places are aligned exactly;
    see `bleu_core.pairing.long_texts`.
    """
    size = len(reference), len(candidate)
    if max(size) > long_texts.PIECE:
        beads = _drifting_beads(candidate=candidate, reference=reference, progress=progress)
        # It fails with texts in two languages.
        if beads is not None or max(size) > long_texts.LONGEST_ALIGNED:
            return tuple(place for bead in beads or () for place in _places(bead))

    costs, path = _alignment(candidate=candidate, reference=reference, progress=progress)
    if not diagonals.belong_together(costs, path, size, progress):
        return ()
    return tuple(
        place
        for bead in _beads(path.tolist(), is_wrapped=costs.is_wrapped)
        for place in _places(bead)
    )


def _drifting_beads(
    *, candidate: Sequence[str], reference: Sequence[str], progress: Progress
) -> list[Bead] | None:
    def align(ours: Sequence[str], theirs: Sequence[str]) -> list[Bead]:
        costs, path = _alignment(
            candidate=theirs,
            reference=ours,
            progress=progress.without_report(),
            cells=0,
        )
        return list(_beads(path.tolist(), is_wrapped=costs.is_wrapped))

    return long_texts.drifting_beads(
        candidate=candidate, reference=reference, align=align, progress=progress
    )


def looks_shifted(
    *,
    candidate: Sequence[str],
    reference: Sequence[str],
    progress: Progress = SILENT,
    alone: Sequence[int] | None = None,
) -> DriftPlace | None:
    """Find the first segments of a candidate that are shifted or swapped.

    Segments are shifted if the candidate lacks a segment on one side of them and has an additional
    one on the other side, so that the counts agree.

    Parameters
    ----------
    candidate, reference
        Equal numbers of segments in the same language.
    progress
        Receives the number of segments done.
    alone
        The segments that share hardly anything with their own references, if they are known.

    Returns
    -------
    DriftPlace or None
        The start. The search finds segments that moved by at most 20 segments; most single swaps
        among them, and nearly all stretches of three or more.

    Raises
    ------
    Cancelled
    """
    if len(reference) != len(candidate):
        raise ValueError("both texts must have the same number of segments")

    rows = range(len(reference)) if alone is None else alone
    moved = first_moved(candidate=candidate, reference=reference, rows=rows, progress=progress)
    if moved is None:
        return None
    kind = BeadKind.ONLY_CANDIDATE if moved.distance > 0 else BeadKind.ONLY_REFERENCE
    first = moved.row + min(0, moved.distance)
    return DriftPlace(candidate=first, reference=first, kind=kind)


def _beads(points: Sequence[Point], *, is_wrapped: bool = False) -> Iterator[Bead]:
    """Yield the beads between points, with pairs in place of adjacent beads that cancel out.

    For example, nothing drifts if a split segment comes just before a segment that the candidate
    lacks: a clause has moved to the next segment. In wrapped text, many beads in a row are not
    pairs, and some of them cancel out by chance.
    """
    if is_wrapped:
        yield from (_bead(*bead) for bead in pairwise(points))
        return
    for is_pair, run in groupby(pairwise(points), key=_is_pair):
        beads = list(run)
        if is_pair:
            yield from (_bead(*bead) for bead in beads)
            continue
        ends = [beads[0][0], *(end for _, end in beads)]
        last = {row - column: index for index, (row, column) in enumerate(ends)}
        index = 0
        while index < len(beads):
            row, column = ends[index]
            even = last[row - column]
            if even == index:
                yield _bead(ends[index], ends[index + 1])
                index += 1
            else:
                diagonal = ((row + step, column + step) for step in range(ends[even][0] - row + 1))
                yield from (_bead(*pair) for pair in pairwise(diagonal))
                index = even


def _places(bead: Bead) -> Iterator[DriftPlace]:
    """Yield a place for each missing segment, or one place for all joined or split segments."""
    kind = bead.kind
    row, column = bead.reference.start, bead.candidate.start
    if kind is BeadKind.ONLY_REFERENCE:
        yield from (
            DriftPlace(candidate=column, reference=index, kind=kind) for index in bead.reference
        )
    elif kind is BeadKind.ONLY_CANDIDATE:
        yield from (
            DriftPlace(candidate=index, reference=row, kind=kind) for index in bead.candidate
        )
    elif kind is not BeadKind.PAIR:
        lines = max(len(bead.reference), len(bead.candidate))
        yield DriftPlace(candidate=column, reference=row, kind=kind, lines=lines)


def _is_pair(bead: tuple[Point, Point]) -> bool:
    (row, column), (next_row, next_column) = bead
    return next_row - row == next_column - column == 1


def _bead(start: Point, end: Point) -> Bead:
    return Bead(candidate=range(start[1], end[1]), reference=range(start[0], end[0]))
