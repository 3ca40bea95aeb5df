"""Beads: the parts of an alignment of two texts."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class BeadKind(Enum):
    """A kind of bead, by the number of segments of each text."""

    PAIR = "pair"
    ONLY_REFERENCE = "only_reference"
    ONLY_CANDIDATE = "only_candidate"
    JOINED = "joined"
    """The candidate has one segment for several of the reference."""
    SPLIT = "split"
    """The candidate has several segments for one of the reference."""


@dataclass(frozen=True, kw_only=True)
class Bead:
    """Segments aligned with each other.

    Attributes
    ----------
    candidate, reference
        Indices of the segments, from 0. The range is empty where a text has none; it starts at the
        next segment.
    """

    candidate: range
    reference: range

    @property
    def kind(self) -> BeadKind:
        """The kind, by the number of segments of each text."""
        if len(self.reference) == len(self.candidate):
            return BeadKind.PAIR
        if not self.candidate:
            return BeadKind.ONLY_REFERENCE
        if not self.reference:
            return BeadKind.ONLY_CANDIDATE
        return BeadKind.JOINED if len(self.reference) > 1 else BeadKind.SPLIT
