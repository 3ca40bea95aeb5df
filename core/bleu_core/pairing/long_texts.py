"""The places where two long texts drift apart, found without aligning all segments exactly.

Corresponding segments lie on a line: the index of each is that of its counterpart plus an offset.
A quick search follows this line up to the first segments that disagree. A window around these is
aligned exactly, which leads to the next line.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bleu_core.pairing.bead_costs import ORDINARY
from bleu_core.pairing.beads import Bead, BeadKind
from bleu_core.pairing.disagreement import LEAST_JUDGED_SHARE, agreements, first_disagreement
from bleu_core.progress import Progress, Stage

Align = Callable[[Sequence[str], Sequence[str]], Sequence[Bead]]
"""Aligns segments of the reference with segments of the candidate, exactly."""


# Length of the pieces in which a line is followed. The texts are copied piece by piece. All of a
# text that is not longer is aligned exactly.
PIECE = 20_000
# Lengths of the windows that are aligned exactly: a larger one if no new line begins in a smaller.
_WINDOWS = (1_000, 4_000, 16_000)
# Number of beads in a row among which a new line is recognized.
_RUN = 20
# Share of the judged beads of a run, or of the judged pairs of a probe, that must agree.
_RUN_SHARE = 0.6
# Number of probes. If the next line is not found, the line that ends with both texts is compared at
# this many distances from the end.
_PROBES = 16
# Length of a probe.
_PROBE = 3 * _RUN
# Greatest length of two texts, or of what is between two lines, that is aligned exactly.
LONGEST_ALIGNED = 5 * PIECE


def drifting_beads(
    *, candidate: Sequence[str], reference: Sequence[str], align: Align, progress: Progress
) -> list[Bead] | None:
    """Return the beads of two long texts that are not pairs.

    Parameters
    ----------
    candidate, reference
        Segments in the same language.
    align
        Aligns a window.
    progress
        Receives the number of reference segments done.

    Returns
    -------
    list or None
        The beads in order; None if less than half of the longer text is aligned, or if the rest of
        the texts could not be aligned at all.

    Notes
    -----
    Segments that agree in the quick search count as pairs. So a segment that is missing shortly
    before an additional one goes unnoticed.
    """
    longer = max(len(reference), len(candidate))
    walk = _Walk(candidate, reference, align, progress)
    walk.run()
    return None if walk.is_lost or 2 * walk.aligned < longer else walk.found


@dataclass
class _Walk:
    """The search for lines, from the start of two texts to their end.

    Attributes
    ----------
    row, column
        Number of segments of the reference and of the candidate that are done.
    aligned
        Number of aligned segments of the longer text.
    ratio
        Number of candidate segments for each reference segment in the last window.
    is_lost
        Whether no further line was found.
    found
        Beads that are not pairs.
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
            # The window begins before the disagreement, whose start is not known exactly.
            self._go_along(max(0, ahead - _WINDOWS[0] // 5))
            if not (self._align_window() or self._find_line()):
                self._align_last()
                break
        self._skip(rows, columns)
        self.progress.step(Stage.PAIRING, rows, rows)

    def _agreeing(self) -> int | None:
        """Return the number of segments that agree from here on; None up to the end of a text."""
        row, column, piece = self.row, self.column, PIECE
        most = min(len(self.reference) - row, len(self.candidate) - column)
        for start in range(0, most, piece):
            self.progress.step(Stage.PAIRING, row + start, len(self.reference))
            ahead = first_disagreement(
                candidate=self.candidate[column + start : column + start + piece],
                reference=self.reference[row + start : row + start + piece],
                progress=self.progress.without_report(),
            )
            if ahead is not None:
                return start + ahead
        return None

    def _go_along(self, segments: int) -> None:
        """Count the next segments as pairs."""
        self.row += segments
        self.column += segments
        self.aligned += segments

    def _take(self, beads: Sequence[Bead]) -> None:
        """Add beads that begin here, and go on after them."""
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
        """Count everything up to a point as missing in the other text."""
        ours, theirs = range(self.row, row), range(self.column, column)
        if ours:
            self.found.append(Bead(reference=ours, candidate=range(self.column, self.column)))
        if theirs:
            self.found.append(Bead(reference=range(row, row), candidate=theirs))
        self.row, self.column = row, column

    def _align_window(self) -> bool:
        """Align the next segments exactly, and go on where the texts agree again.

        Returns
        -------
        bool
            Whether the texts agree again.
        """
        for size in _WINDOWS:
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
                # If one text is wrapped, the next window takes more lines of it.
                ratio = (self.column - start[1]) / max(1, self.row - start[0])
                self.ratio = min(max(ratio, 1 / ORDINARY.most), ORDINARY.most)
                return True
        return False

    def _align_last(self) -> None:
        """Align the last segments of a text, if only a few are left."""
        window = _WINDOWS[0]
        ours = self.reference[self.row : self.row + window]
        theirs = self.candidate[self.column : self.column + window]
        self.is_lost = min(len(ours), len(theirs)) == window
        if not self.is_lost:
            self._take(self.align(ours, theirs))

    def _agreeing_beads(
        self, beads: Sequence[Bead], ours: Sequence[str], theirs: Sequence[str]
    ) -> int:
        """Return the number of beads before the last point where both texts surely agree.

        The beads after that point are unreliable, because beads at the end of a window make up for
        segments missing in it.
        """
        run = _RUN
        both = [index for index, bead in enumerate(beads) if bead.reference and bead.candidate]
        judged = agreements(
            candidate=[_text(theirs, beads[index].candidate) for index in both],
            reference=[_text(ours, beads[index].reference) for index in both],
            rows=range(len(both)),
            progress=self.progress,
        )
        agree: list[bool | None] = [False] * len(beads)
        for index, agrees in zip(both, judged, strict=True):
            agree[index] = agrees
        for end in range(len(beads), run * 2, -run // 2):
            if _mostly_agree(agree[end - run : end]):
                return end - run // 2
        return 0

    def _find_line(self) -> bool:
        """Search for the line that ends with both texts, and go on where it begins."""
        rows, columns = len(self.reference), len(self.candidate)
        offset = columns - rows
        first = max(self.row, self.column - offset)
        probed_length = rows - _PROBE - first
        probed_rows = [first + probed_length * number // _PROBES for number in range(_PROBES + 1)]
        # The first row known to be on the line.
        start = None
        for row in reversed(probed_rows):
            if not self._agrees(row, row + offset):
                break
            start = row
        if start is None or (start, start + offset) == (self.row, self.column):
            return False
        low = max([row for row in probed_rows if row < start], default=first)
        while start - low > _WINDOWS[0] // 2:
            middle = (start + low) // 2
            if self._agrees(middle, middle + offset):
                start = middle
            else:
                low = middle
        row, column = start, start + offset
        between = self.reference[self.row : row], self.candidate[self.column : column]
        if all(between) and max(map(len, between)) <= LONGEST_ALIGNED:
            self._take(self.align(*between))
        else:
            self._skip(row, column)
        return True

    def _agrees(self, row: int, column: int) -> bool:
        """Tell whether most segments of a probe agree with their counterparts."""
        if row < 0 or column < 0:
            return False
        ours = self.reference[row : row + _PROBE]
        theirs = self.candidate[column : column + _PROBE]
        pairs = min(len(ours), len(theirs))
        judged = agreements(
            candidate=theirs, reference=ours, rows=range(pairs), progress=self.progress
        )
        return _mostly_agree(judged)


def _mostly_agree(judged: Sequence[bool | None]) -> bool:
    """Tell whether enough pairs could be judged, and most of the judged pairs agree."""
    known = [agrees for agrees in judged if agrees is not None]
    is_known = len(known) >= LEAST_JUDGED_SHARE * len(judged)
    return is_known and sum(known) >= _RUN_SHARE * len(known)


def _moved(indices: range, by: int) -> range:
    return range(indices.start + by, indices.stop + by)


def _text(segments: Sequence[str], indices: range) -> str:
    return " ".join(segments[index] for index in indices)
