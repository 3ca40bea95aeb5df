"""Where two texts whose segments should correspond drift apart, and which segments correspond."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import groupby, pairwise

from bleu_core.progress import SILENT, Progress

Corner = Sequence[int]
"""How many segments of the reference and of the candidate come before."""


class BeadKind(Enum):
    """How many segments of either text belong together."""

    PAIR = "pair"
    ONLY_REFERENCE = "only_reference"
    ONLY_CANDIDATE = "only_candidate"
    JOINED = "joined"
    """The candidate has one segment for two of the reference."""
    SPLIT = "split"
    """The candidate has two segments for one of the reference."""


_KINDS = {
    (1, 1): BeadKind.PAIR,
    (1, 0): BeadKind.ONLY_REFERENCE,
    (0, 1): BeadKind.ONLY_CANDIDATE,
    (2, 1): BeadKind.JOINED,
    (1, 2): BeadKind.SPLIT,
}


@dataclass(frozen=True, kw_only=True)
class Bead:
    """Segments that belong together.

    Attributes
    ----------
    candidate, reference
        Indices of the segments, from 0. Where a text has none, the empty range says between which.
    """

    candidate: range
    reference: range

    @property
    def kind(self) -> BeadKind:
        """How many segments there are."""
        return _KINDS[len(self.reference), len(self.candidate)]


@dataclass(frozen=True, kw_only=True)
class DriftPlace:
    """A place where one text has something that the other has not, or in other pieces.

    Attributes
    ----------
    candidate, reference
        Indices of the first segments concerned, from 0. Where a text has none, the index of what
        comes next, which may be one after its last.
    kind
        Never `BeadKind.PAIR`.
    """

    candidate: int
    reference: int
    kind: BeadKind


def align_segments(
    *, candidate: Sequence[str], reference: Sequence[str], progress: Progress = SILENT
) -> tuple[Bead, ...]:
    """Align all segments, in their order.

    Parameters
    ----------
    candidate, reference
        Segments in the same language, or in two.
    progress
        Told of the reference's segments that are done.

    Returns
    -------
    tuple
        Beads that cover both texts without overlap, in order. Texts that have nothing to do with
        each other are aligned as well, by their lengths.

    Raises
    ------
    Cancelled

    Notes
    -----
    Dynamic programming as in Gale & Church (1993), "A program for aligning sentences in bilingual
    corpora", with shared tokens, the rarer the better, as evidence beside the lengths. Time and
    memory are proportional to the number of segments: the search keeps near to the tokens that
    occur once in either text, and everywhere in texts of up to 1400 segments.
    """
    from bleu_core.corpus.pairing.bead_costs import BeadCosts
    from bleu_core.corpus.pairing.bead_search import cheapest_way

    costs = BeadCosts(candidate=candidate, reference=reference, progress=progress)
    way = cheapest_way(costs, len(reference), len(candidate), progress)
    return tuple(_beads(way.tolist()))


def find_drift(
    *, candidate: Sequence[str], reference: Sequence[str], progress: Progress = SILENT
) -> tuple[DriftPlace, ...]:
    """Find where the alignment is not one to one.

    Parameters
    ----------
    candidate, reference
        Segments in the same language, or in two.
    progress
        Told of the reference's segments that are done.

    Returns
    -------
    tuple
        A place for every bead of `align_segments` that is no pair, in order: five segments missing
        in a row are five places. Empty also if the texts do not seem to belong together: more than
        half of the longer one has no counterpart, or counterparts share little more than others.

    Raises
    ------
    Cancelled
    """
    from bleu_core.corpus.pairing.bead_costs import BeadCosts
    from bleu_core.corpus.pairing.bead_search import cheapest_way
    from bleu_core.corpus.pairing.diagonals import belong_together

    costs = BeadCosts(candidate=candidate, reference=reference, progress=progress)
    size = len(reference), len(candidate)
    way = cheapest_way(costs, *size, progress)
    if not belong_together(costs, way, size, progress):
        return ()
    return tuple(
        DriftPlace(candidate=bead.candidate.start, reference=bead.reference.start, kind=bead.kind)
        for bead in _beads(way.tolist())
        if bead.kind is not BeadKind.PAIR
    )


def looks_shifted(
    *, candidate: Sequence[str], reference: Sequence[str], progress: Progress = SILENT
) -> DriftPlace | None:
    """Tell whether in texts paired by position a stretch of the candidate is shifted.

    As it is where a segment is missing here and another is too many there.

    Parameters
    ----------
    candidate, reference
        As many segments of both, in the same language.
    progress
        Told of the segments that are done.

    Returns
    -------
    DriftPlace or None
        Where the first such stretch begins. Stretches of a dozen segments and more are found, if
        they are shifted by no more than twenty.

    Raises
    ------
    Cancelled
    """
    from bleu_core.corpus.pairing.bead_costs import BeadCosts
    from bleu_core.corpus.pairing.diagonals import first_shift

    if len(reference) != len(candidate):
        raise ValueError("needs texts with as many segments")
    found = first_shift(
        BeadCosts(candidate=candidate, reference=reference, progress=progress),
        len(reference),
        progress,
    )
    if found is None:
        return None
    first, offset = found
    if offset > 0:
        return DriftPlace(candidate=first, reference=first, kind=BeadKind.ONLY_CANDIDATE)
    return DriftPlace(
        candidate=first + offset, reference=first + offset, kind=BeadKind.ONLY_REFERENCE
    )


def _beads(corners: Sequence[Corner]) -> Iterator[Bead]:
    """Yield the beads between corners, with pairs for those side by side that even out.

    Nothing drifts where, for instance, a split segment stands before one that the candidate lacks:
    a clause moved to the next segment.
    """
    for is_pair, run in groupby(pairwise(corners), key=_is_pair):
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


def _is_pair(bead: tuple[Corner, Corner]) -> bool:
    (row, column), (next_row, next_column) = bead
    return next_row - row == next_column - column == 1


def _bead(start: Corner, end: Corner) -> Bead:
    return Bead(candidate=range(start[1], end[1]), reference=range(start[0], end[0]))
