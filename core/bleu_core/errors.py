"""Typed errors that carry data; the window and the terminal turn them into messages."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal


class BleuError(Exception):
    """Base class of all errors a user can cause or fix.

    Subclasses are dataclasses whose fields say what happened and where. They cannot be frozen,
    because Python sets the traceback of an exception.
    """

    def __repr__(self) -> str:
        # A dataclass repr per subclass would slow down start-up.
        values = ", ".join(f"{name}={value!r}" for name, value in vars(self).items())
        return f"{type(self).__name__}({values})"

    def __str__(self) -> str:
        """Return plain English for developers; the programs have their own messages."""
        said = (type(self).__doc__ or type(self).__name__).partition("\n")[0].rstrip(".")
        values = ", ".join(
            f"{name}: {value if isinstance(value, Path) else repr(value)}"
            for name, value in vars(self).items()
        )
        return f"{said} ({values})." if values else f"{said}."


@dataclass(eq=False, repr=False)
class FileMissing(BleuError):
    """There is no file at this path."""

    path: Path


@dataclass(eq=False, repr=False)
class FileIsDirectory(BleuError):
    """The path names a folder, not a file."""

    path: Path


@dataclass(eq=False, repr=False)
class FileIsDevice(BleuError):
    """The path names a device or a socket, which may never end."""

    path: Path


@dataclass(eq=False, repr=False)
class FolderExpected(BleuError):
    """The path names a file, not a folder, where the others are folders."""

    path: Path


@dataclass(eq=False, repr=False)
class FolderHasOneSide(BleuError):
    """Nothing in the names of a folder's files tells references from candidates.

    Attributes
    ----------
    paths
        The folders.
    """

    paths: tuple[Path, ...]


@dataclass(eq=False, repr=False)
class NoFilesPaired(BleuError):
    """No file of one folder belongs to a file of another.

    Attributes
    ----------
    paths
        The folders.
    files
        Number of files in them.
    """

    paths: tuple[Path, ...]
    files: int


@dataclass(eq=False, repr=False)
class FileUnreadable(BleuError):
    """The operating system refused to read the file.

    Attributes
    ----------
    reason
        The system's message, in the system's language.
    permission
        Whether permission was denied.
    errno
        The system's error number, if any.
    """

    path: Path
    reason: str
    permission: bool
    errno: int | None = None


@dataclass(eq=False, repr=False)
class FileUnwritable(BleuError):
    """The operating system refused to write the file; an earlier one is as it was.

    Attributes
    ----------
    reason
        The system's message, in the system's language.
    permission
        Whether permission was denied.
    errno
        The system's error number, if any.
    """

    path: Path
    reason: str
    permission: bool
    errno: int | None = None


@dataclass(eq=False, repr=False)
class ReportFormatUnknown(BleuError):
    """No report can be written in the format of this extension.

    Attributes
    ----------
    endings
        The extensions there are.
    """

    path: Path
    endings: tuple[str, ...]


@dataclass(eq=False, repr=False)
class NothingToReport(BleuError):
    """Nothing has been scored, so there is no report of it."""


@dataclass(eq=False, repr=False)
class FileEmpty(BleuError):
    """The file contains no segments."""

    path: Path


@dataclass(eq=False, repr=False)
class FileNotText(BleuError):
    """The file contains binary data.

    Attributes
    ----------
    offset
        Position of the first byte that cannot occur in a text file, from 0.
    """

    path: Path
    offset: int


@dataclass(eq=False, repr=False)
class FileUndecodable(BleuError):
    """The bytes are not text in this encoding.

    Attributes
    ----------
    line
        Line of the first invalid byte, from 1.
    offset
        Position of the first invalid byte, from 0.
    """

    path: Path
    encoding: str
    line: int
    offset: int


@dataclass(eq=False, repr=False)
class FileMalformed(BleuError):
    """The file violates the rules of its format, or is truncated.

    Attributes
    ----------
    format
        Value of the `bleu_core.corpus.reading.contents.Format` it was read as.
    line, column
        Where reading stopped, from 1; None if the format has no lines.
    truncated
        Whether the file ends prematurely.
    detail
        The parser's message, in English.
    """

    path: Path
    format: str
    line: int | None = None
    column: int | None = None
    truncated: bool = False
    detail: str = ""


@dataclass(eq=False, repr=False)
class FileWrongFormat(BleuError):
    """The content does not have the format that the file name indicates.

    Attributes
    ----------
    format
        Value of the `bleu_core.corpus.reading.contents.Format` that the name indicates.
    """

    path: Path
    format: str


@dataclass(eq=False, repr=False)
class FileUnsupported(BleuError):
    """The content is of an unsupported kind, such as PDF or old Word files.

    Attributes
    ----------
    kind
        The kind, such as ``PDF``.
    """

    path: Path
    kind: str


@dataclass(eq=False, repr=False)
class FormatUnclear(FileUnsupported):
    """The lines are those of several formats, which only the extension tells apart.

    The kind is what lines look like: ``key = value``.
    """


@dataclass(eq=False, repr=False)
class FileEncrypted(BleuError):
    """The file is protected by a password."""

    path: Path


@dataclass(eq=False, repr=False)
class FileTooLarge(BleuError):
    """The file is too large.

    Attributes
    ----------
    limit
        Maximum size in bytes.
    unpacked
        Whether it is too large only when unpacked.
    """

    path: Path
    limit: int
    unpacked: bool = False


@dataclass(eq=False, repr=False)
class SegmentTooLong(BleuError):
    """A single segment has too many characters to be real text.

    Attributes
    ----------
    line
        Its line or row, from 1.
    limit
        Maximum number of characters.
    """

    path: Path
    line: int
    limit: int


@dataclass(eq=False, repr=False)
class TooManyColumns(BleuError):
    """A table has too many columns.

    Attributes
    ----------
    line
        The first row with too many columns, from 1.
    limit
        Maximum number of columns.
    """

    path: Path
    line: int
    limit: int


@dataclass(eq=False, repr=False)
class TooManyCells(BleuError):
    """A table has too many cells, rows times columns, to be kept in memory.

    Attributes
    ----------
    line
        The first row with too many cells so far, from 1.
    limit
        Maximum number of cells.
    """

    path: Path
    line: int
    limit: int


@dataclass(eq=False, repr=False)
class TooManyLanguages(BleuError):
    """A file has texts in more languages than there are.

    Attributes
    ----------
    line
        Where the unit with one too many is, from 1.
    limit
        Maximum number of languages.
    """

    path: Path
    line: int
    limit: int


@dataclass(eq=False, repr=False)
class EntityDeclared(BleuError):
    """The XML file declares entities, which are never resolved.

    Attributes
    ----------
    line
        Line of the first declaration, from 1.
    """

    path: Path
    line: int


@dataclass(eq=False, repr=False)
class MoreThanTexts(BleuError):
    """A file of texts has something else, such as code, which is never run.

    Attributes
    ----------
    line
        Its line, from 1.
    found
        What is there.
    """

    path: Path
    line: int
    found: str


@dataclass(eq=False, repr=False)
class FileChanged(BleuError):
    """The file changed while it was read."""

    path: Path


@dataclass(eq=False, repr=False)
class NoUnits(BleuError):
    """The file is valid, but contains nothing to translate.

    Attributes
    ----------
    format
        Value of its `bleu_core.corpus.reading.contents.Format`.
    """

    path: Path
    format: str


@dataclass(eq=False, repr=False)
class FieldMissing(BleuError):
    """The file has no such column, language, sheet or system.

    Attributes
    ----------
    wanted
        What was requested, such as ``column=Reference``.
    available
        What can be requested.
    """

    path: Path
    wanted: str
    available: tuple[str, ...]


@dataclass(eq=False, repr=False)
class FieldUndecided(BleuError):
    """The file contains several texts, and it was not specified which one to use.

    Attributes
    ----------
    available
        What can be requested, such as ``column=Reference``.
    """

    path: Path
    available: tuple[str, ...]


@dataclass(eq=False, repr=False)
class FormulasUnsaved(BleuError):
    """Cells of the text have formulas whose values no spreadsheet program has stored.

    Attributes
    ----------
    column
        Heading or letter of the column.
    line
        The first row with such a cell, from 1.
    """

    path: Path
    column: str
    line: int


@dataclass(eq=False, repr=False)
class UnknownEncoding(BleuError):
    """There is no encoding of this name."""

    encoding: str


@dataclass(eq=False, repr=False)
class UnknownLanguage(BleuError):
    """The text is not a language tag such as ``es`` or ``zh-TW``."""

    tag: str


@dataclass(eq=False, repr=False)
class LanguagePair(BleuError):
    """A language pair such as ``en-de`` was given instead of the target language."""

    tag: str
    target: str


@dataclass(eq=False, repr=False)
class ReferenceMissing(BleuError):
    """No reference was given."""


@dataclass(eq=False, repr=False)
class CandidateMissing(BleuError):
    """No candidate was given."""


@dataclass(eq=False, repr=False)
class SourceMissing(BleuError):
    """No source text was given, which a translation memory needs."""


@dataclass(frozen=True)
class DriftedAt:
    """Where two documents stop corresponding segment by segment.

    Attributes
    ----------
    first_index, second_index
        Segments of both documents, from 0.
    first_line, second_line
        Their lines or rows in the files, from 1.
    kind
        How they differ there, as a value of `bleu_core.corpus.pairing.drift.BeadKind`; or that
        nothing differs but for an empty segment at the end of one, ``empty_reference_end`` or
        ``empty_candidate_end``.
    lines
        How many lines of one document are one in the other, if they are joined or split there.
    """

    first_index: int
    second_index: int
    first_line: int
    second_line: int
    kind: str
    lines: int = 2


@dataclass(eq=False, repr=False)
class SegmentCountsDiffer(BleuError):
    """Two files to be paired by position have different numbers of segments.

    Attributes
    ----------
    number
        Index of the second document, from 0, counting references, candidates and source; the
        first document is always number 0.
    places
        Where they drift apart; empty if they do not seem to correspond at all.
    """

    first: str
    first_count: int
    second: str
    second_count: int
    number: int = 0
    places: tuple[DriftedAt, ...] = ()


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
class KeysMissing(BleuError):
    """Pairing by key was requested, but the files have no keys in common.

    Attributes
    ----------
    documents
        Their names.
    """

    documents: tuple[str, ...]


@dataclass(eq=False, repr=False)
class SettingInvalid(BleuError):
    """A setting has a value that is not allowed.

    Attributes
    ----------
    allowed
        The allowed values, or two numbers: the lower and upper bound.
    """

    setting: str
    value: object
    allowed: tuple[object, ...]


@dataclass(eq=False, repr=False)
class TokenizerUnavailable(BleuError):
    """The tokenizer needs an extra that is not installed."""

    tokenizer: str
    extra: str


# Errors of scores that come from elsewhere.


@dataclass(eq=False, repr=False)
class NoScores(BleuError):
    """The file has no numbers, one for each segment."""

    path: Path


@dataclass(eq=False, repr=False)
class ScoreInvalid(BleuError):
    """What should be a score is not a number, or is not clearly one.

    Attributes
    ----------
    line
        Its line or row, from 1.
    text
        What is there; can be empty.
    """

    path: Path
    line: int
    text: str


@dataclass(eq=False, repr=False)
class ScoresUnordered(BleuError):
    """The file numbers the segments, and its rows are not in this order.

    Attributes
    ----------
    line
        The first row that is elsewhere, from 1.
    column
        Heading of the column with the numbers.
    """

    path: Path
    line: int
    column: str


@dataclass(eq=False, repr=False)
class ScoresUndecided(BleuError):
    """The file has several columns of numbers, and it was not said which one to use.

    Attributes
    ----------
    available
        What can be asked for, such as ``column=COMET``.
    """

    path: Path
    available: tuple[str, ...]


@dataclass(eq=False, repr=False)
class SystemsUnknown(BleuError):
    """The file has scores of several systems, and none has the name of a candidate.

    Attributes
    ----------
    systems
        Their names in the file.
    candidates
        Names of the candidates.
    """

    path: Path
    systems: tuple[str, ...]
    candidates: tuple[str, ...]


@dataclass(eq=False, repr=False)
class ScoreCountsDiffer(BleuError):
    """The file does not have one score for each segment of the candidate.

    Attributes
    ----------
    candidate
        Name of the candidate.
    scores, segments
        How many of each there are.
    """

    path: Path
    candidate: str
    scores: int
    segments: int


@dataclass(eq=False, repr=False)
class ScoresOfOtherText(BleuError):
    """The scores are those of another text than the candidate's.

    Attributes
    ----------
    candidate
        Name of the candidate.
    differing, segments
        How many of the segments have another text.
    line
        Line or row of the first, from 1.
    text, expected
        What the file has there, and what the candidate has.
    """

    path: Path
    candidate: str
    differing: int
    segments: int
    line: int
    text: str
    expected: str


@dataclass(eq=False, repr=False)
class ScoresMissing(BleuError):
    """Segments that are compared have no score, because the candidate lacks them.

    Attributes
    ----------
    metric
        Title of the metric.
    candidate
        Name of the candidate.
    segments
        How many segments.
    """

    metric: str
    candidate: str
    segments: int


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


# Project files.


@dataclass(eq=False, repr=False)
class ProjectExists(BleuError):
    """There is a file at the path where a project was to be created."""

    path: Path


@dataclass(eq=False, repr=False)
class ProjectInvalid(BleuError):
    """The file is no project of this program."""

    path: Path


@dataclass(eq=False, repr=False)
class ProjectDamaged(BleuError):
    """The project file is damaged, or was changed by another program.

    Attributes
    ----------
    detail
        What is wrong, in English.
    """

    path: Path
    detail: str = ""


@dataclass(eq=False, repr=False)
class ProjectTooNew(BleuError):
    """The project was saved by a newer version of this program."""

    path: Path


@dataclass(eq=False, repr=False)
class ProjectLocked(BleuError):
    """Another program or window is writing to the project."""

    path: Path


@dataclass(eq=False, repr=False)
class ProjectConflict(BleuError):
    """Somebody else has saved the project since it was opened."""

    path: Path


ProjectFault = Literal["full", "read_only", "gone", "other"]


@dataclass(eq=False, repr=False)
class ProjectNotSaved(BleuError):
    """The project could not be saved; the file is as it was before.

    Attributes
    ----------
    fault
        ``full``: no room on the disk; ``read_only``: the file or its folder; ``gone``: file, folder
        or drive.
    detail
        The system's message.
    """

    path: Path
    fault: ProjectFault
    detail: str = ""


@dataclass(eq=False, repr=False)
class RunMissing(BleuError):
    """The project has no run of this number."""

    path: Path
    number: int


@dataclass(eq=False, repr=False)
class TextsMissing(BleuError):
    """These texts were not kept, only their numbers.

    Attributes
    ----------
    documents
        Their names.
    """

    documents: tuple[str, ...]


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


# Programming errors in calls of the library; they cannot occur in the programs.


@dataclass(eq=False, repr=False)
class WrongType(TypeError):
    """An argument has the wrong type.

    Attributes
    ----------
    argument
        Its name, and the place in it: ``candidates[3]``.
    expected
        What would be right, in English.
    found
        What was given.
    hint
        What may have been meant, in English; can be empty.
    """

    argument: str
    expected: str
    found: object
    hint: str = ""

    def __str__(self) -> str:
        names = {str: "a string", type(None): "None", dict: "a mapping"}
        kind = names.get(type(self.found), f"a value of type {type(self.found).__name__}")
        text = f"{self.argument}: expected {self.expected}, not {kind}."
        return f"{text} {self.hint}" if self.hint else text


@dataclass(eq=False, repr=False)
class ReferencesTransposed(ValueError):
    """The references are given segment by segment, not reference by reference.

    Attributes
    ----------
    segments
        How many lists there are, as many as segments.
    references
        How many references the longest list holds.
    """

    segments: int
    references: int

    def __str__(self) -> str:
        return (
            f"references: found one list per segment ({self.segments} lists), expected one list "
            "per reference with all its segments. Transpose them: "
            "list(itertools.zip_longest(*references))."
        )


@dataclass(eq=False, repr=False)
class PatternInvalid(BleuError):
    """The text to find is not a regular expression.

    Attributes
    ----------
    reason
        What is wrong, in English.
    position
        Where, in characters from 0; None if unknown.
    """

    pattern: str
    reason: str
    position: int | None = None


@dataclass(eq=False, repr=False)
class PatternTooSlow(BleuError):
    """The regular expression takes too long in a segment."""

    pattern: str


class Cancelled(Exception):
    """The user cancelled the operation."""
