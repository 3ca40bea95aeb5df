"""Errors of files: missing, damaged, too large, or in a format that is not read."""

from __future__ import annotations

from dataclasses import dataclass

from bleu_core.errors import BleuError, FileError


@dataclass(eq=False, repr=False)
class LineError(FileError):
    """Something is wrong with a line or row of a file.

    Attributes
    ----------
    line
        Its number, from 1.
    """

    line: int


class FileMissing(FileError):
    """There is no file at this path."""


class FileIsDirectory(FileError):
    """The path names a folder, not a file."""


class FileIsDevice(FileError):
    """The path names a device or a socket, which may never end."""


@dataclass(eq=False, repr=False)
class PipeUnused(FileError):
    """The path names a pipe that no program has opened for writing.

    Attributes
    ----------
    seconds
        The time waited for one.
    """

    seconds: int


@dataclass(eq=False, repr=False)
class AccessRefused(FileError):
    """The operating system refused access to a file.

    Attributes
    ----------
    reason
        The system's message, in the system's language.
    permission
        Whether permission was denied.
    errno
        The system's error number, if any.
    """

    reason: str
    permission: bool
    errno: int | None = None


class FileUnreadable(AccessRefused):
    """The operating system refused to read the file."""


class FileUnwritable(AccessRefused):
    """The operating system refused to write the file; an earlier one is as it was."""


class FileEmpty(FileError):
    """The file contains no segments."""


@dataclass(eq=False, repr=False)
class FileNotText(FileError):
    """The file contains binary data.

    Attributes
    ----------
    offset
        Position of the first byte that cannot occur in a text file, from 0.
    """

    offset: int


@dataclass(eq=False, repr=False)
class FileUndecodable(FileError):
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

    encoding: str
    line: int
    offset: int
    likely: str | None = None


@dataclass(eq=False, repr=False)
class FileMalformed(FileError):
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

    format: str
    line: int | None = None
    column: int | None = None
    truncated: bool = False
    detail: str = ""


@dataclass(eq=False, repr=False)
class FileWrongFormat(FileError):
    """The content does not have the format that the file name indicates.

    Attributes
    ----------
    format
        Value of the `bleu_core.files.contents.Format` that the name indicates.
    """

    format: str


@dataclass(eq=False, repr=False)
class FileUnsupported(FileError):
    """The content is of an unsupported kind, such as PDF or old Word files.

    Attributes
    ----------
    kind
        The kind, such as ``PDF``.
    """

    kind: str


@dataclass(eq=False, repr=False)
class FormatUnclear(FileUnsupported):
    """The lines are those of several formats, which only the extension tells apart.

    The kind is the shape of the lines: ``key = value``.
    """


@dataclass(eq=False, repr=False)
class FormatsMixed(FileError):
    """The files in an archive have several formats, so they are no single text.

    Attributes
    ----------
    formats
        The name of each: ``text``, ``po``.
    """

    formats: tuple[str, ...]


class FileEncrypted(FileError):
    """The file is protected by a password."""


@dataclass(eq=False, repr=False)
class BudgetExceeded(FileError):
    """Reading the file needs more than its budget: it is too large, or not what it seems.

    Attributes
    ----------
    resource
        Value of the `bleu_core.files.budget.Resource` of which it needs too much.
    limit
        The most of it.
    line
        The line or row where it became too much, from 1; None if the file has no lines.
    """

    resource: str
    limit: int
    line: int | None = None


@dataclass(eq=False, repr=False)
class TooManyCellsInRow(LineError):
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

    cells: int
    columns: int


class CueUndivided(LineError):
    """Subtitles have two languages, and where the second begins is not clear in every cue.

    Attributes
    ----------
    line
        The line of the first such cue, from 1.
    """


class EntityDeclared(LineError):
    """The XML file declares entities, which are never resolved.

    Attributes
    ----------
    line
        Line of the first declaration, from 1.
    """


@dataclass(eq=False, repr=False)
class MoreThanTexts(LineError):
    """A file of texts has something else, such as code, which is never run.

    Attributes
    ----------
    line
        Its line, from 1.
    found
        The text of that line.
    """

    found: str


class FileChanged(FileError):
    """The file changed while it was read."""


@dataclass(eq=False, repr=False)
class NoUnits(FileError):
    """The file is valid, but contains nothing to translate.

    Attributes
    ----------
    format
        Value of its `bleu_core.files.contents.Format`.
    """

    format: str


@dataclass(eq=False, repr=False)
class FieldMissing(FileError):
    """The file has no such column, language, sheet or system.

    Attributes
    ----------
    wanted
        The request, such as ``column=Reference``.
    available
        The selections that can be requested.
    """

    wanted: str
    available: tuple[str, ...]


@dataclass(eq=False, repr=False)
class FieldUndecided(FileError):
    """The file contains several texts, and it was not specified which one to use.

    Attributes
    ----------
    available
        The selections that can be requested, such as ``column=Reference``.
    """

    available: tuple[str, ...]


@dataclass(eq=False, repr=False)
class SuggestionsMissing(FileError):
    """A file holds no text of suggestions, so another file is needed with the earlier version.

    Attributes
    ----------
    path
        The file.
    has_origins
        Whether it tells at least the origins of its translations, as SDLXLIFF does.
    """

    has_origins: bool


@dataclass(eq=False, repr=False)
class FormulasUnsaved(FileError):
    """Cells of the text have formulas whose values no spreadsheet program has stored.

    Attributes
    ----------
    column
        Heading or letter of the column.
    line
        The first row with such a cell, from 1.
    """

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
