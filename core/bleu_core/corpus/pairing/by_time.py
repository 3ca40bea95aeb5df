"""Pairing of subtitles by time: as the times are, shifted, or by content where no times fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bleu_core.corpus.assumptions import Assumption, TimesIgnored, TimesShifted
from bleu_core.corpus.documents import Document
from bleu_core.corpus.pairing.links import rows_of_links
from bleu_core.corpus.pairing.time_links import Links, time_links
from bleu_core.progress import Progress

if TYPE_CHECKING:
    from bleu_core.corpus.pairing.time_shift import TimeShift

# Shifted times must fit the content this much better than those of the file, an unusual rate than
# a usual one, and pairs by content than both: these find more in common even where times are right.
_BETTER = 1.25
_BETTER_RATE = 1.1
_BETTER_BY_CONTENT = 1.18
# Where the words tell nothing, at least this correlation of the times, and so much more than as
# they are. Files made from the same template reach 0.9, others 0.3.
_CORRELATED = 0.5


@dataclass(frozen=True)
class TimePairing:
    """How a document is paired with a reference by time.

    Attributes
    ----------
    links
        Indices of segments of the reference and of the document.
    assumption
        What was taken for granted; None if the times are those of the files.
    """

    links: Links
    assumption: Assumption | None = None

    @property
    def by_content(self) -> bool:
        """Whether the times do not count."""
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
        By the times of the files, unless shifted times or the content itself pair segments that
        have clearly more in common.
    """
    as_timed = pair_as_timed(reference, other, progress)
    if list(_times(reference)) == list(_times(other)):
        return as_timed
    return _Choice(reference, other, progress).better_than(as_timed)


def pair_without_words(reference: Document, other: Document, progress: Progress) -> TimePairing:
    """Pair the cues of two documents in different languages, shifted if the times say so."""
    from bleu_core.corpus.pairing.time_shift import shift_by_starts

    as_timed = pair_as_timed(reference, other, progress)
    found = shift_by_starts(candidate=_times(other), reference=_times(reference))
    if found is None or found.correlation < max(_CORRELATED, 2 * found.unshifted):
        return as_timed
    return _shifted(reference, other, found.shift, progress)


def _times(document: Document) -> Sequence[tuple[int, int]]:
    return document.units.times


def _shifted(
    reference: Document, other: Document, shift: TimeShift, progress: Progress
) -> TimePairing:
    from bleu_core.corpus.pairing.time_shift import frame_rates

    links = time_links(
        candidate=shift.apply(_times(other)), reference=_times(reference), progress=progress
    )
    rates = frame_rates(shift.rate)
    return TimePairing(links, TimesShifted(shift.rate, shift.offset, rates))


def _content_links(reference: Document, other: Document, progress: Progress) -> Links:
    from bleu_core.corpus.pairing.drift import align_segments

    return [
        (one, another)
        for bead in align_segments(
            candidate=other.segments, reference=reference.segments, progress=progress
        )
        for one in bead.reference
        for another in bead.candidate
    ]


class _Choice:
    """The choice between ways to pair two documents, by what paired segments have in common."""

    def __init__(self, reference: Document, other: Document, progress: Progress) -> None:
        # Imported lazily to speed up start-up.
        from bleu_core.corpus.pairing.content_agreement import ContentAgreement

        self._reference = reference
        self._other = other
        self._progress = progress
        self._agreement = ContentAgreement(
            candidate=other.segments, reference=reference.segments, progress=progress
        )

    def better_than(self, as_timed: TimePairing) -> TimePairing:
        """Return the best way, which is pairing by the times of the files if others are close."""
        reference, other, progress = self._reference, self._other, self._progress
        best, agreed = as_timed, self._agreed(as_timed)
        least = _BETTER * agreed
        for shift in self._likely_shifts():
            shifted = _shifted(reference, other, shift, progress)
            if self._agreed(shifted) > least:
                best, agreed = shifted, self._agreed(shifted)
                least = _BETTER_RATE * agreed
        beads = self._beads(best)
        misfits = self._agreement.misfits(beads)
        if not misfits:
            return best
        by_content = TimePairing(_content_links(reference, other, progress), TimesIgnored())
        least = _BETTER_BY_CONTENT * agreed
        if self._agreed(by_content) > least and self._is_related(by_content):
            return by_content
        if len(misfits) < len(beads):
            return best
        return pair_without_words(reference, other, progress)

    def _likely_shifts(self) -> list[TimeShift]:
        from bleu_core.corpus.pairing.time_shift import shifts_by_anchors

        return shifts_by_anchors(
            candidate=_times(self._other),
            reference=_times(self._reference),
            anchors=self._agreement.anchors(),
        )

    def _beads(self, pairing: TimePairing) -> list[tuple[Sequence[int], Sequence[int]]]:
        nodes = [((0, one), (1, other)) for one, other in pairing.links]
        return [(row[0], row[1]) for row in rows_of_links([self._reference, self._other], nodes)]

    def _agreed(self, pairing: TimePairing) -> float:
        return self._agreement.of(self._beads(pairing))

    def _is_related(self, pairing: TimePairing) -> bool:
        return self._agreement.are_related(self._beads(pairing))
