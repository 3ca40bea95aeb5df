"""Notes of a user on a segment."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class SegmentVerdict(Enum):
    """A translator's verdict on a segment."""

    FINE = "fine"
    WRONG_REFERENCE = "wrong_reference"
    SOURCE_PROBLEM = "source_problem"
    MISTRANSLATION = "mistranslation"
    OMISSION = "omission"
    ADDITION = "addition"
    TERMINOLOGY = "terminology"
    GRAMMAR = "grammar"
    STYLE = "style"
    OTHER = "other"


@dataclass(frozen=True)
class Note:
    """A note on one candidate's segment.

    Attributes
    ----------
    verdict
        None if there is none.
    text
        The comment.
    bookmarked
        Whether to come back to it.
    """

    verdict: SegmentVerdict | None = None
    text: str = ""
    bookmarked: bool = False

    def __bool__(self) -> bool:
        return self != Note()


@dataclass(frozen=True, order=True)
class NotePlace:
    """The segment of a candidate that a note belongs to, however the texts are paired.

    Attributes
    ----------
    input
        Index, among the inputs of a workspace, of the text with the segment.
    line, nth
        Its line or row in the file, and the number of segments before it on the same line.
    candidate
        Index of the candidate among the inputs.
    file
        Name of the file, if the inputs are folders; else empty.
    """

    input: int
    line: int
    nth: int
    candidate: int
    file: str = ""
