"""Errors of searches in segments."""

from __future__ import annotations

from dataclasses import dataclass

from bleu_core.errors import BleuError


@dataclass(eq=False, repr=False)
class PatternInvalid(BleuError):
    """The text to find is not a regular expression.

    Attributes
    ----------
    reason
        The mistake, in English.
    position
        The place of the error, in characters from 0; None if unknown.
    """

    pattern: str
    reason: str
    position: int | None = None


@dataclass(eq=False, repr=False)
class PatternTooSlow(BleuError):
    """The regular expression takes too long in a segment."""

    pattern: str
