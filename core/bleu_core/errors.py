"""Typed errors that carry data; the window and the terminal put them into words."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


class BleuError(Exception):
    """Base of every error a user can cause or mend.

    Subclasses are dataclasses: their fields say what happened and where. They are not frozen,
    because Python sets the traceback of an exception.
    """

    def __str__(self) -> str:
        return repr(self)


@dataclass(eq=False)
class FileMissing(BleuError):
    """There is no file at this path."""

    path: Path


@dataclass(eq=False)
class FileIsDirectory(BleuError):
    """The path names a folder, not a file."""

    path: Path


@dataclass(eq=False)
class FileUnreadable(BleuError):
    """The operating system refused to read the file.

    Attributes
    ----------
    reason
        The system's own text, in the system's language.
    permission
        Whether the refusal is about permission.
    """

    path: Path
    reason: str
    permission: bool


@dataclass(eq=False)
class FileEmpty(BleuError):
    """The file holds no segment."""

    path: Path


@dataclass(eq=False)
class FileNotText(BleuError):
    """The file holds binary data.

    Attributes
    ----------
    offset
        Position of the first byte that no text file holds, from 0.
    """

    path: Path
    offset: int


@dataclass(eq=False)
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


@dataclass(eq=False)
class UnknownEncoding(BleuError):
    """No encoding has this name."""

    encoding: str


@dataclass(eq=False)
class UnknownLanguage(BleuError):
    """The text is not a language tag such as ``es`` or ``zh-TW``."""

    tag: str


@dataclass(eq=False)
class LanguagePair(BleuError):
    """A pair such as ``en-de`` was given where the target language alone is meant."""

    tag: str
    target: str


@dataclass(eq=False)
class ReferenceMissing(BleuError):
    """There is nothing to score against."""


@dataclass(eq=False)
class CandidateMissing(BleuError):
    """There is nothing to score."""


@dataclass(eq=False)
class SegmentCountsDiffer(BleuError):
    """Two files that belong together have different numbers of segments."""

    first: str
    first_count: int
    second: str
    second_count: int


@dataclass(eq=False)
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


@dataclass(eq=False)
class SegmentationUnavailable(BleuError):
    """The segmentation needs an extra that is not installed."""

    segmentation: str
    extra: str


class Cancelled(Exception):
    """The user asked to stop."""
