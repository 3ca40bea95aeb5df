"""What a user notes about a segment."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class SegmentVerdict(Enum):
    """What a translator finds in a segment."""

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
    """What is noted about one candidate's segment.

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
