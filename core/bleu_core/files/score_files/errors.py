"""Errors of given scores."""

from __future__ import annotations

from dataclasses import dataclass

from bleu_core.errors import BleuError, FileError
from bleu_core.files.errors import LineError


class NoScores(FileError):
    """The file has no numbers, one for each segment."""


@dataclass(eq=False, repr=False)
class ScoreInvalid(LineError):
    """A value in place of a score is not a number, or is not clearly one.

    Attributes
    ----------
    line
        Its line or row, from 1.
    text
        The value; can be empty.
    """

    text: str


class NumberingUnknown(FileError):
    """The file numbers the segments, and it is not clear whether the first is 0 or 1."""


@dataclass(eq=False, repr=False)
class GradesUnordered(FileError):
    """The file has grades in place of numbers, and it was not said which ones are better.

    Attributes
    ----------
    grades
        The grades, in the order of the alphabet.
    """

    grades: tuple[str, ...]


@dataclass(eq=False, repr=False)
class ScoresUndecided(FileError):
    """The file has several columns of numbers or pairs of languages, and none was chosen.

    Attributes
    ----------
    available
        Selections that can be asked for, such as ``column=COMET``.
    """

    available: tuple[str, ...]


@dataclass(eq=False, repr=False)
class SystemsUnknown(FileError):
    """The file has scores of several systems, and none has the name of a candidate.

    Attributes
    ----------
    systems
        Their names in the file.
    candidates
        Names of the candidates.
    """

    systems: tuple[str, ...]
    candidates: tuple[str, ...]


@dataclass(eq=False, repr=False)
class ScoreCountsDiffer(FileError):
    """The file does not have one score for each segment of the candidate.

    Attributes
    ----------
    candidate
        Name of the candidate.
    scores, segments
        Number of each.
    """

    candidate: str
    scores: int
    segments: int


@dataclass(eq=False, repr=False)
class ScoredFilesUnnamed(FileError):
    """Nothing tells to which file of a folder the rows belong.

    Attributes
    ----------
    candidate
        Name of the candidate, a folder.
    files, segments
        Number of its files, and of their segments.
    scores
        Number of rows.
    """

    candidate: str
    files: int
    segments: int
    scores: int


@dataclass(eq=False, repr=False)
class ScoresOfOtherText(FileError):
    """The scores are those of another text than the candidate's.

    Attributes
    ----------
    candidate
        Name of the candidate.
    differing, segments
        Number of segments with another text.
    line
        Line or row of the first, from 1.
    text, expected
        The texts of the file and of the candidate in that line.
    """

    candidate: str
    differing: int
    segments: int
    line: int
    text: str
    expected: str


@dataclass(eq=False, repr=False)
class ScoresMissing(BleuError):
    """No segment that is compared has a score.

    Attributes
    ----------
    metric
        Title of the metric.
    candidate
        Name of the candidate.
    """

    metric: str
    candidate: str


@dataclass(eq=False, repr=False)
class MetricNameTaken(BleuError):
    """Scores are given by the name of a metric that is computed here."""

    name: str


@dataclass(eq=False, repr=False)
class DirectionUnknown(BleuError):
    """It is not clear whether higher or lower scores of a given metric are better.

    Attributes
    ----------
    metric
        Title of the metric.
    """

    metric: str


@dataclass(eq=False, repr=False)
class ScoresGivenTwice(BleuError):
    """Two files have scores of one metric for the same candidate.

    Attributes
    ----------
    metric
        Title of the metric.
    candidate
        Name of the candidate.
    """

    metric: str
    candidate: str
