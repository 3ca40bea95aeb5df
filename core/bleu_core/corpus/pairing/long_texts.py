"""Where two long texts drift apart: found without comparing all of them exactly.

Segments that correspond lie on a line: each is as many after the first as its counterpart, plus an
offset. A quick look follows this line to where segments no longer agree. There a window is aligned
exactly, which leads to the next line.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bleu_core.corpus.pairing.beads import Bead, BeadKind
from bleu_core.corpus.pairing.disagreement import agreements, first_disagreement
from bleu_core.progress import Progress, Stage

# Segments aligned exactly: at first, how many of them before a disagreement, and at most.
_WINDOW = 1_000
_BEFORE = 200
_WIDEST = 16_000
# A line is found if so many beads of an exact alignment agree, on average, as are in a row here.
_RUN = 20
_RUN_SHARE = 0.6
# Where a line is lost, the one that ends with both texts is tried at so many places, with so many
# segments each. Bisection then tells where it begins, to so many segments.
_PROBES = 16
_PROBED = 60
_NEAR = 500
# Up to so many segments between two lines are aligned exactly.
_MOST_BETWEEN = 100_000
# Lines of wrapped text for one of the other text, at most.
_MOST_LINES = 5
# Segments that are followed along a line at a time.
_PIECE = 20_000

Align = Callable[[Sequence[str], Sequence[str]], Sequence[Bead]]
"""Aligns segments of the reference with some of the candidate, exactly."""


def drifting_beads(
    *, candidate: Sequence[str], reference: Sequence[str], align: Align, progress: Progress
) -> list[Bead] | None:
    """Return the beads of two long texts that are no pairs.

    Parameters
    ----------
    candidate, reference
        Segments in the same language.
    align
        Aligns a window.
    progress
        Told of the reference's segments that are done.

    Returns
    -------
    list or None
        In order. None if less than half of the longer text is aligned, or if the rest of the texts
        could not be aligned at all.

    Notes
    -----
    What agrees in a quick look is taken for pairs. So a segment that is missing a few lines before
    another one is too many goes unnoticed, as nothing drifts between them for long.
    """
    longer = max(len(reference), len(candidate))
    walk = _Walk(candidate, reference, align, progress)
    walk.run()
    return None if walk.is_lost or 2 * walk.aligned < longer else walk.found


@dataclass
class _Walk:
    """The way through two texts.

    Attributes
    ----------
    row, column
        How many segments of the reference and of the candidate are done.
    aligned
        How many of them are aligned, of the longer text.
    ratio
        Segments of the candidate for each of the reference, where they were last aligned.
    is_lost
        Whether no line could be found any more.
    found
        Beads that are no pairs.
    """

    candidate: Sequence[str]
    reference: Sequence[str]
    align: Align
    progress: Progress
    row: int = 0
    column: int = 0
    aligned: int = 0
    ratio: float = 1.0
    is_lost: bool = False
    found: list[Bead] = field(default_factory=list)

    def run(self) -> None:
        rows, columns = len(self.reference), len(self.candidate)
        while self.row < rows and self.column < columns:
            self.progress.step(Stage.PAIRING, self.row, rows)
            ahead = self._agreeing()
            if ahead is None and rows - self.row == columns - self.column:
                self._go_along(rows - self.row)
                break
            if ahead is None:
                # One text ends before the other: perhaps it lacks a line shortly before.
                ahead = min(rows - self.row, columns - self.column)
            self._go_along(max(0, ahead - _BEFORE))
            if not (self._align_window() or self._find_line()):
                self._align_last()
                break
        self._skip(rows, columns)
        self.progress.step(Stage.PAIRING, rows, rows)

    def _agreeing(self) -> int | None:
        """Return how many segments agree from here on; None if all of one text do."""
        row, column = self.row, self.column
        most = min(len(self.reference) - row, len(self.candidate) - column)
        # In pieces: only so much of the texts is copied at a time.
        for start in range(0, most, _PIECE):
            self.progress.step(Stage.PAIRING, row + start, len(self.reference))
            ahead = first_disagreement(
                candidate=self.candidate[column + start : column + start + _PIECE],
                reference=self.reference[row + start : row + start + _PIECE],
                progress=self.progress.without_report(),
            )
            if ahead is not None:
                return start + ahead
        return None

    def _go_along(self, segments: int) -> None:
        """Take segments for pairs."""
        self.row += segments
        self.column += segments
        self.aligned += segments

    def _take(self, beads: Sequence[Bead]) -> None:
        """Go on behind beads of the texts from here on."""
        row, column = self.row, self.column
        of_reference = len(self.reference) >= len(self.candidate)
        for bead in beads:
            if bead.reference and bead.candidate:
                self.aligned += len(bead.reference if of_reference else bead.candidate)
            if bead.kind is not BeadKind.PAIR:
                self.found.append(
                    Bead(
                        reference=_moved(bead.reference, row),
                        candidate=_moved(bead.candidate, column),
                    )
                )
        if beads:
            self.row, self.column = (
                row + beads[-1].reference.stop,
                column + beads[-1].candidate.stop,
            )

    def _skip(self, row: int, column: int) -> None:
        """Take everything before a point for missing in the other text."""
        here, there = range(self.row, row), range(self.column, column)
        if here:
            self.found.append(Bead(reference=here, candidate=range(self.column, self.column)))
        if there:
            self.found.append(Bead(reference=range(row, row), candidate=there))
        self.row, self.column = row, column

    def _align_window(self) -> bool:
        """Align what comes next exactly, and go on where the texts agree again.

        Returns
        -------
        bool
            Whether they do.
        """
        size = _WINDOW
        while size <= _WIDEST:
            ours = self.reference[self.row : self.row + size]
            theirs = self.candidate[self.column : self.column + round(size * self.ratio)]
            is_rest = self.row + len(ours) == len(self.reference) and self.column + len(
                theirs
            ) == len(self.candidate)
            beads = self.align(ours, theirs)
            until = len(beads) if is_rest else self._agreeing_beads(beads, ours, theirs)
            if until:
                start = self.row, self.column
                self._take(beads[:until])
                # In wrapped text, a window goes as far in one text as in the other.
                ratio = (self.column - start[1]) / max(1, self.row - start[0])
                self.ratio = min(max(ratio, 1 / _MOST_LINES), _MOST_LINES)
                return True
            size *= 4
        return False

    def _align_last(self) -> None:
        """Align the last segments of a text, if there are only a few left."""
        ours = self.reference[self.row : self.row + _WINDOW]
        theirs = self.candidate[self.column : self.column + _WINDOW]
        self.is_lost = min(len(ours), len(theirs)) == _WINDOW
        if not self.is_lost:
            self._take(self.align(ours, theirs))

    def _agreeing_beads(
        self, beads: Sequence[Bead], ours: Sequence[str], theirs: Sequence[str]
    ) -> int:
        """Return how many beads come before the last point where both texts surely agree.

        Beads at the end of a window have to even out what is missing in it.
        """
        both = [index for index, bead in enumerate(beads) if bead.reference and bead.candidate]
        known = agreements(
            candidate=[_text(theirs, beads[index].candidate) for index in both],
            reference=[_text(ours, beads[index].reference) for index in both],
            rows=range(len(both)),
            progress=self.progress,
        )
        agree: list[bool | None] = [False] * len(beads)
        for index, own in zip(both, known, strict=True):
            agree[index] = own
        for end in range(len(beads), _RUN * 2, -_RUN // 2):
            told = [own for own in agree[end - _RUN : end] if own is not None]
            if len(told) * 4 >= _RUN and sum(told) >= _RUN_SHARE * len(told):
                return end - _RUN // 2
        return 0

    def _find_line(self) -> bool:
        """Look for the line that ends with both texts, and go on where it begins."""
        rows, columns = len(self.reference), len(self.candidate)
        offset = columns - rows
        first = max(self.row, self.column - offset)
        # Rows from which on it holds, from the end.
        known, places = (
            None,
            [first + (rows - _PROBED - first) * number // _PROBES for number in range(_PROBES + 1)],
        )
        for place in reversed(places):
            if not self._agrees(place, place + offset):
                break
            known = place
        else:
            known = first
        if known is None or (known, known + offset) == (self.row, self.column):
            return False
        low = max([place for place in places if place < known], default=first)
        while known - low > _NEAR:
            middle = (known + low) // 2
            if self._agrees(middle, middle + offset):
                known = middle
            else:
                low = middle
        row, column = known, known + offset
        between = self.reference[self.row : row], self.candidate[self.column : column]
        if all(between) and max(map(len, between)) <= _MOST_BETWEEN:
            self._take(self.align(*between))
        else:
            self._skip(row, column)
        return True

    def _agrees(self, row: int, column: int) -> bool:
        """Whether most segments from here on agree with their counterparts."""
        if row < 0 or column < 0:
            return False
        ours = self.reference[row : row + _PROBED]
        theirs = self.candidate[column : column + _PROBED]
        pairs = min(len(ours), len(theirs))
        known = agreements(
            candidate=theirs, reference=ours, rows=range(pairs), progress=self.progress
        )
        told = [own for own in known if own is not None]
        return len(told) * 4 >= pairs and sum(told) >= _RUN_SHARE * len(told)


def _moved(indices: range, by: int) -> range:
    return range(indices.start + by, indices.stop + by)


def _text(segments: Sequence[str], indices: range) -> str:
    return " ".join(segments[index] for index in indices)
