"""Errors of texts whose segments cannot be paired."""

from __future__ import annotations

from dataclasses import dataclass

from bleu_core.errors import BleuError


@dataclass(frozen=True)
class DriftedAt:
    """A place where two documents no longer correspond segment by segment.

    Attributes
    ----------
    first_index, second_index
        Indices of the segments in the two documents, from 0.
    first_line, second_line
        Lines or rows of these segments in the files, from 1.
    kind
        The difference, as a value of `bleu_core.pairing.beads.BeadKind`; or, if one document only
        has an additional empty segment at its end, ``empty_reference_end`` or
        ``empty_candidate_end``.
    lines
        Number of lines that are a single one in the other document, if lines are joined or split.
    """

    first_index: int
    second_index: int
    first_line: int
    second_line: int
    kind: str
    lines: int = 2


@dataclass(eq=False, repr=False)
class SegmentCountsDiffer(BleuError):
    """Two texts to be paired by position have different numbers of segments.

    Attributes
    ----------
    number
        Index of the second document, from 0, counting references, candidates and source; the
        first document is always number 0.
    places
        The places where the documents drift apart; empty if they do not seem to correspond at all.
    """

    first: str
    first_count: int
    second: str
    second_count: int
    number: int = 0
    places: tuple[DriftedAt, ...] = ()

    def __str__(self) -> str:
        return (
            f"Number of segments: {self.second} has {self.second_count}, {self.first} has "
            f"{self.first_count}; expected equal numbers."
        )


@dataclass(eq=False, repr=False)
class NothingPaired(BleuError):
    """No segments are left to compare.

    Attributes
    ----------
    left_out
        The reasons, with the number of segments for each.
    """

    left_out: tuple[tuple[str, int], ...]


@dataclass(eq=False, repr=False)
class TranslationsMissing(BleuError):
    """A document has no text in any of its segments: nobody has translated it yet.

    Attributes
    ----------
    document
        Its name.
    """

    document: str


@dataclass(eq=False, repr=False)
class KeysMissing(BleuError):
    """Pairing by key was requested, but the texts have no keys in common.

    Attributes
    ----------
    documents
        Names of the texts.
    unmet
        A key of one of them, and one of the first text; None if a text has no keys.
    """

    documents: tuple[str, ...]
    unmet: tuple[str, str] | None = None
