"""Typed errors that carry data; the window and the terminal turn them into messages.

Errors of a single package are in its own ``errors`` module.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self


@dataclass(eq=False, repr=False)
class BleuError(Exception):
    """Base class of all errors a user can cause or fix.

    Subclasses are dataclasses whose fields say what happened and where. They cannot be frozen,
    because Python sets the traceback of an exception.
    """

    @classmethod
    def kinds(cls) -> list[type[Self]]:
        """Return the subclasses, and theirs, whose modules are imported."""
        direct = cls.__subclasses__()
        return [*direct, *(each for kind in direct for each in kind.kinds())]

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

    def without_traceback(self) -> Self:
        """Return the error to be kept: its traceback would keep all data that was read until then.

        So would the errors that led to it.
        """
        self.__context__ = self.__cause__ = None
        return self.with_traceback(None)

    def to_dict(self) -> dict[str, Any]:
        """Return the error as plain data: the kind of error, and its place."""
        fields = {
            name: value if value is None or isinstance(value, str | int | float) else str(value)
            for name, value in vars(self).items()
        }
        return {"id": type(self).__name__, **fields}


@dataclass(eq=False, repr=False)
class FileError(BleuError):
    """Something is wrong with a file or folder."""

    path: Path


class MemoryExhausted(BleuError):
    """The system has not enough memory to read or score the files."""


class ReferenceMissing(BleuError):
    """No reference was given."""


class CandidateMissing(BleuError):
    """No candidate was given."""


class SourceMissing(BleuError):
    """No source text was given, which a translation memory needs."""


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


@dataclass(eq=False, repr=False)
class TokenizerModelError(BleuError):
    """Something is wrong with the file of the model of a tokenizer."""

    tokenizer: str
    path: Path


class TokenizerModelMissing(TokenizerModelError):
    """The file with the model of a tokenizer cannot be read, or is not there."""


class TokenizerModelInvalid(TokenizerModelError):
    """The file is no model of SentencePiece."""


@dataclass(eq=False, repr=False)
class ReportFormatUnknown(FileError):
    """No report can be written in the format of this extension.

    Attributes
    ----------
    endings
        The extensions there are.
    """

    endings: tuple[str, ...]


class KnownTextCompared(FileError):
    """A file of known text is one of those that are compared."""


class NothingToReport(BleuError):
    """Nothing has been scored, so there is no report of it."""


@dataclass(eq=False, repr=False)
class WrongType(TypeError):
    """An argument has the wrong type.

    Attributes
    ----------
    argument
        Its name, and the place in it: ``candidates[3]``.
    expected
        The expected kind of value, in English.
    found
        The value that was given.
    hint
        The probable intention, in English; can be empty.
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


def unknown_attribute(owner: object, name: str, names: Mapping[str, str]) -> AttributeError:
    """Return the error about an attribute, with its name here if it is known from elsewhere."""
    text = f"{type(owner).__name__!r} object has no attribute {name!r}"
    if name in names:
        text = f"{text}; here it is .{names[name]}"
    return AttributeError(text, name=name, obj=owner)


@dataclass(eq=False, repr=False)
class ReferencesTransposed(ValueError):
    """The references are given segment by segment, not reference by reference.

    Attributes
    ----------
    segments
        Number of lists, as many as segments.
    references
        Number of references in the longest list.
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
    """The user cancelled the operation."""
