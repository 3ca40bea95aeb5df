"""Pairing of subtitles by time: by the files' times, shifted times, or content if none fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bleu_core.files.assumptions import Assumption, TimesIgnored, TimesShifted
from bleu_core.files.documents import Document
from bleu_core.pairing import time_shift
from bleu_core.pairing.content_agreement import ContentAgreement
from bleu_core.pairing.drift import align_segments
from bleu_core.pairing.links import rows_of_links
from bleu_core.pairing.time_links import Links, time_links
from bleu_core.progress import Progress

# Times shifted roughly, and pairs by content, must agree with the content this many times as well
# as pairs by the files' times. Pairs by content do so a little even where the times are right.
_BETTER_RATIO = 1.2
# If most cues start or end together at shifted times, this is enough. Where times are wrong by a
# second, cues are joined that do not belong together, and so have more in common.
_EXACT_RATIO = 0.95


@dataclass(frozen=True)
class TimePairing:
    """A pairing of a document with a reference by time.

    Attributes
    ----------
    links
        Indices of segments of the reference and of the document.
    assumption
        The assumption about the times; None if the files' times are used.
    """

    links: Links
    assumption: Assumption | None = None

    @property
    def by_content(self) -> bool:
        """Whether the times were ignored."""
        return isinstance(self.assumption, TimesIgnored)


def pair_as_timed(reference: Document, other: Document, progress: Progress) -> TimePairing:
    """Pair the cues of two documents by the times of their files."""
    links = time_links(candidate=_times(other), reference=_times(reference), progress=progress)
    return TimePairing(links)


def pair_by_time(reference: Document, other: Document, progress: Progress) -> TimePairing:
    """Pair the cues of two documents by time, shifted if the content says so.

    Parameters
    ----------
    reference, other
        Subtitles in the same language.

    Returns
    -------
    TimePairing
        The pairing by the times of the files, unless shifted times or the content itself pair
        segments that clearly have more in common.
    """
    as_timed = pair_as_timed(reference, other, progress)
    if list(_times(reference)) == list(_times(other)):
        return as_timed
    return _Choice(reference, other, progress).better_than(as_timed)


def pair_without_words(reference: Document, other: Document, progress: Progress) -> TimePairing:
    """Pair the cues of two documents in different languages, shifted if the times say so."""
    shift = time_shift.shift_by_starts(candidate=_times(other), reference=_times(reference))
    if shift is None:
        return pair_as_timed(reference, other, progress)
    return _shifted(reference, other, shift, progress)


def _times(document: Document) -> Sequence[tuple[int, int]]:
    return document.units.times


def _shifted(
    reference: Document, other: Document, shift: time_shift.TimeShift, progress: Progress
) -> TimePairing:
    links = time_links(
        candidate=shift.apply(_times(other)), reference=_times(reference), progress=progress
    )
    rates = time_shift.frame_rates(shift.rate)
    return TimePairing(links, TimesShifted(shift.rate, shift.offset, rates, shift.jumps))


def _content_links(reference: Document, other: Document, progress: Progress) -> Links:
    return [
        (row, column)
        for bead in align_segments(
            candidate=other.segments, reference=reference.segments, progress=progress
        )
        for row in bead.reference
        for column in bead.candidate
    ]


class _Choice:
    """The choice between ways to pair two documents, by the content paired segments share."""

    def __init__(self, reference: Document, other: Document, progress: Progress) -> None:
        self._reference = reference
        self._other = other
        self._progress = progress
        self._agreement = ContentAgreement(
            candidate=other.segments, reference=reference.segments, progress=progress
        )

    def better_than(self, as_timed: TimePairing) -> TimePairing:
        """Return the best pairing if it is clearly better, else the one by the files' times."""
        reference, other, progress = self._reference, self._other, self._progress
        best = self._shifted_if_better(as_timed)
        beads = self._beads(best)
        misfits = self._agreement.misfits(beads)
        if not misfits:
            return best
        by_content = TimePairing(_content_links(reference, other, progress), TimesIgnored())
        of_content = self._beads(by_content)
        least = _BETTER_RATIO * self._agreement.of(beads)
        if self._agreement.of(of_content) > least and self._agreement.are_related(of_content):
            return by_content
        if len(misfits) < len(beads):
            return best
        return pair_without_words(reference, other, progress)

    def _shifted_if_better(self, as_timed: TimePairing) -> TimePairing:
        anchors = self._agreement.anchors()
        for estimate, ratio in (
            (time_shift.exact_shift, _EXACT_RATIO),
            (time_shift.likely_shift, _BETTER_RATIO),
        ):
            shift = estimate(
                candidate=_times(self._other),
                reference=_times(self._reference),
                anchors=anchors,
            )
            if shift is None:
                continue
            if not shift.moves_cues:
                return as_timed
            shifted = _shifted(self._reference, self._other, shift, self._progress)
            if self._agreed(shifted) > ratio * self._agreed(as_timed):
                return shifted
        return as_timed

    def _beads(self, pairing: TimePairing) -> list[tuple[Sequence[int], Sequence[int]]]:
        nodes = [((0, one), (1, other)) for one, other in pairing.links]
        return [(row[0], row[1]) for row in rows_of_links([self._reference, self._other], nodes)]

    def _agreed(self, pairing: TimePairing) -> float:
        return self._agreement.of(self._beads(pairing))
