"""Errors of runs that cannot be read or compared, and of test sets."""

from __future__ import annotations

from dataclasses import dataclass

from bleu_core.errors import BleuError, FileError


@dataclass(eq=False, repr=False)
class CandidatesDiffer(BleuError):
    """Two runs have no candidate in common.

    Attributes
    ----------
    old, new
        The names of their candidates.
    """

    old: tuple[str, ...]
    new: tuple[str, ...]


@dataclass(eq=False, repr=False)
class SegmentsUnknown(BleuError):
    """The references of two runs differ, and one of them does not tell in which segments.

    Attributes
    ----------
    run
        Its name; see `bleu_core.workspace.runs.Run`.
    """

    run: str


@dataclass(eq=False, repr=False)
class StatisticsUnknown(BleuError):
    """A run has no statistics of its segments.

    Attributes
    ----------
    run
        Its name; see `bleu_core.workspace.runs.Run`.
    """

    run: str


class NotARun(FileError):
    """A file is not the JSON that `bleu_core.evaluation.results.Evaluation.to_dict` gives."""


class RunDamaged(FileError):
    """The statistics in a file of JSON do not give the scores that stand beside them."""


class SetHasOneSide(FileError):
    """Nothing in the names of a test set's files tells the reference from candidates.

    Attributes
    ----------
    path
        The folder.
    """
