"""Errors of files: missing, damaged, too large, or in a format that is not read."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bleu_core.errors import BleuError


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
class PipeUnused(BleuError):
    """The path names a pipe that no program has opened for writing.

    Attributes
    ----------
    seconds
        The time waited for one.
    """

    path: Path
    seconds: int


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
    likely
        The encoding the bytes seem to be in, if it is not the one that the file declares.
    """

    path: Path
    encoding: str
    line: int
    offset: int
    likely: str | None = None


@dataclass(eq=False, repr=False)
class FileMalformed(BleuError):
    """The file violates the rules of its format, or is truncated.

    Attributes
    ----------
    format
        Value of the `bleu_core.files.contents.Format` it was read as.
    line, column
        The line where reading stopped, from 1; None if the format has no lines.
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
        Value of the `bleu_core.files.contents.Format` that the name indicates.
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

    The kind is the shape of the lines: ``key = value``.
    """


@dataclass(eq=False, repr=False)
class FormatsMixed(BleuError):
    """The files in an archive have several formats, so they are no single text.

    Attributes
    ----------
    formats
        The name of each: ``text``, ``po``.
    """

    path: Path
    formats: tuple[str, ...]


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
class TooManyCellsInRow(BleuError):
    """A row has more cells than columns: a text in it has a delimiter that is not quoted.

    Attributes
    ----------
    line
        The line of the row, from 1.
    cells
        Number of its cells.
    columns
        Number of columns, by the headings or by the other rows.
    """

    path: Path
    line: int
    cells: int
    columns: int


@dataclass(eq=False, repr=False)
class CueUndivided(BleuError):
    """Subtitles have two languages, and where the second begins is not clear in every cue.

    Attributes
    ----------
    line
        The line of the first such cue, from 1.
    """

    path: Path
    line: int


@dataclass(eq=False, repr=False)
class TooManyLanguages(BleuError):
    """A file has texts in more languages than there are.

    Attributes
    ----------
    line
        The line of the unit with one too many, from 1.
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
        The text of that line.
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
        Value of its `bleu_core.files.contents.Format`.
    """

    path: Path
    format: str


@dataclass(eq=False, repr=False)
class FieldMissing(BleuError):
    """The file has no such column, language, sheet or system.

    Attributes
    ----------
    wanted
        The request, such as ``column=Reference``.
    available
        The selections that can be requested.
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
        The selections that can be requested, such as ``column=Reference``.
    """

    path: Path
    available: tuple[str, ...]


@dataclass(eq=False, repr=False)
class SuggestionsMissing(BleuError):
    """A file holds no text of suggestions, so another file is needed with the earlier version.

    Attributes
    ----------
    path
        The file.
    has_origins
        Whether it tells at least the origins of its translations, as SDLXLIFF does.
    """

    path: Path
    has_origins: bool


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
class TextsMissing(BleuError):
    """These texts were not kept, only their numbers.

    Attributes
    ----------
    documents
        Names of the documents.
    """

    documents: tuple[str, ...]
