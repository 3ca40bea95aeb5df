"""Typed errors that carry data; the window and the terminal put them into words."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


class BleuError(Exception):
    """Base of every error a user can cause or mend.

    Subclasses are dataclasses: their fields say what happened and where. They are not frozen,
    because Python sets the traceback of an exception.
    """

    def __repr__(self) -> str:
        # One for all: the window stands sooner.
        values = ", ".join(f"{name}={value!r}" for name, value in vars(self).items())
        return f"{type(self).__name__}({values})"

    def __str__(self) -> str:
        """Return plain English for programmers; the programs have their own words."""
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
class FileUnreadable(BleuError):
    """The operating system refused to read the file.

    Attributes
    ----------
    reason
        The system's own text, in the system's language.
    permission
        Whether the refusal is about permission.
    errno
        The system's number of the error; None where it gave none.
    """

    path: Path
    reason: str
    permission: bool
    errno: int | None = None


@dataclass(eq=False, repr=False)
class FileEmpty(BleuError):
    """The file holds no segment."""

    path: Path


@dataclass(eq=False, repr=False)
class FileNotText(BleuError):
    """The file holds binary data.

    Attributes
    ----------
    offset
        Position of the first byte that no text file holds, from 0.
    """

    path: Path
    offset: int


@dataclass(eq=False, repr=False)
class FileUndecodable(BleuError):
    """The bytes are not text in this encoding.

    Attributes
    ----------
    line
        Line of the first wrong byte, from 1.
    offset
        Position of the first wrong byte in the file, from 0.
    """

    path: Path
    encoding: str
    line: int
    offset: int


@dataclass(eq=False, repr=False)
class FileMalformed(BleuError):
    """The file breaks the rules of its format, or ends too soon.

    Attributes
    ----------
    format
        Value of the `bleu_core.corpus.reading.contents.Format` it was read as.
    line, column
        Where reading stopped, from 1; None where the format has no lines.
    truncated
        Whether the file ends in the middle of something.
    detail
        What the parser says, in English.
    """

    path: Path
    format: str
    line: int | None = None
    column: int | None = None
    truncated: bool = False
    detail: str = ""


@dataclass(eq=False, repr=False)
class FileWrongFormat(BleuError):
    """The name promises a format that the content is not.

    Attributes
    ----------
    format
        Value of the `bleu_core.corpus.reading.contents.Format` that the name promises.
    """

    path: Path
    format: str


@dataclass(eq=False, repr=False)
class FileUnsupported(BleuError):
    """The content is of a kind that is not read, such as PDF or old Word files.

    Attributes
    ----------
    kind
        What it is, such as ``PDF``.
    """

    path: Path
    kind: str


@dataclass(eq=False, repr=False)
class FileEncrypted(BleuError):
    """The file is protected by a password."""

    path: Path


@dataclass(eq=False, repr=False)
class FileTooLarge(BleuError):
    """Unpacked, the file is larger than what is read.

    Attributes
    ----------
    limit
        Bytes that are read at most.
    """

    path: Path
    limit: int


@dataclass(eq=False, repr=False)
class SegmentTooLong(BleuError):
    """A single segment has more characters than any text.

    Attributes
    ----------
    line
        Its line or row, from 1.
    limit
        Characters a segment may have.
    """

    path: Path
    line: int
    limit: int


@dataclass(eq=False, repr=False)
class TooManyColumns(BleuError):
    """A table has more columns than can be chosen from.

    Attributes
    ----------
    line
        Row with so many columns, from 1.
    limit
        Columns a table may have.
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
class FileChanged(BleuError):
    """The file changed while it was read."""

    path: Path


@dataclass(eq=False, repr=False)
class NoUnits(BleuError):
    """The file is what it should be, but there is nothing to translate in it.

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
        As asked for, such as ``column=Reference``.
    available
        What could be asked for.
    """

    path: Path
    wanted: str
    available: tuple[str, ...]


@dataclass(eq=False, repr=False)
class FieldUndecided(BleuError):
    """The file holds several texts, and nobody said which is meant.

    Attributes
    ----------
    available
        What could be asked for, such as ``column=Reference``.
    """

    path: Path
    available: tuple[str, ...]


@dataclass(eq=False, repr=False)
class UnknownEncoding(BleuError):
    """No encoding has this name."""

    encoding: str


@dataclass(eq=False, repr=False)
class UnknownLanguage(BleuError):
    """The text is not a language tag such as ``es`` or ``zh-TW``."""

    tag: str


@dataclass(eq=False, repr=False)
class LanguagePair(BleuError):
    """A pair such as ``en-de`` was given where the target language alone is meant."""

    tag: str
    target: str


@dataclass(eq=False, repr=False)
class ReferenceMissing(BleuError):
    """There is nothing to score against."""


@dataclass(eq=False, repr=False)
class CandidateMissing(BleuError):
    """There is nothing to score."""


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
        What is there, as a value of `bleu_core.corpus.pairing.drift.BeadKind`.
    """

    first_index: int
    second_index: int
    first_line: int
    second_line: int
    kind: str


@dataclass(eq=False, repr=False)
class SegmentCountsDiffer(BleuError):
    """Two files that belong together by position have different numbers of segments.

    Attributes
    ----------
    number
        Which document the second is, counted from 0 through references, candidates and source;
        the first is always number 0.
    places
        Where they drift apart. Empty where they do not seem to belong together at all.
    """

    first: str
    first_count: int
    second: str
    second_count: int
    number: int = 0
    places: tuple[DriftedAt, ...] = ()


@dataclass(eq=False, repr=False)
class NothingPaired(BleuError):
    """No segment of the files is left to compare.

    Attributes
    ----------
    left_out
        Why, and how many segments each.
    """

    left_out: tuple[tuple[str, int], ...]


@dataclass(eq=False, repr=False)
class KeysMissing(BleuError):
    """Pairing by key was asked for, and the files have no keys in common.

    Attributes
    ----------
    documents
        Their names.
    """

    documents: tuple[str, ...]


@dataclass(eq=False, repr=False)
class SettingInvalid(BleuError):
    """A setting has a value outside what it allows.

    Attributes
    ----------
    allowed
        The allowed values, or a lower and an upper bound as two numbers.
    """

    setting: str
    value: object
    allowed: tuple[object, ...]


@dataclass(eq=False, repr=False)
class TokenizerUnavailable(BleuError):
    """The tokenizer needs an extra that is not installed."""

    tokenizer: str
    extra: str


# Mistakes in a call of the library: no file and no choice in the programs leads to them.


@dataclass(eq=False, repr=False)
class WrongType(TypeError):
    """An argument is not what is expected.

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


class Cancelled(Exception):
    """The user asked to stop."""
