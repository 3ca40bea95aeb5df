"""Files to documents: a file's text as a sequence of segments."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import IO

from bleu_core.encodings import ENCODINGS, Encoding, EncodingSource, decode
from bleu_core.errors import FileEmpty, FileIsDirectory, FileMissing, FileNotText, FileUnreadable
from bleu_core.progress import SILENT, Progress, Stage

STANDARD_INPUT = Path("-")

_READ_BYTES = 4 * 1024 * 1024
# U+2028, NEL, VT and FF are text to sacreBLEU and to us; str.splitlines() would cut there.
_LINE_END = re.compile("\r\n|\n|\r")


@dataclass(frozen=True)
class Document:
    """One file's segments, in order.

    Attributes
    ----------
    name
        What the user knows the document by: the file's name.
    segments
        One string a line, without line ends.
    path
        Where it was read; None for text that was never in a file.
    encoding
        How its bytes were read; None for text that was never in a file.
    line_ends
        Which of ``LF``, ``CRLF`` and ``CR`` end its lines.
    lone_carriage_returns
        Lines (from 1) ended by a carriage return alone in a file that otherwise uses line feeds.
    """

    name: str
    segments: tuple[str, ...]
    path: Path | None = None
    encoding: Encoding | None = None
    line_ends: tuple[str, ...] = ()
    lone_carriage_returns: tuple[int, ...] = ()

    @cached_property
    def script(self) -> str | None:
        """Script most of its letters are in, as `bleu_core.language.find_script` names it."""
        from bleu_core.language import find_script

        return find_script(self.segments)

    @classmethod
    def from_segments(cls, name: str, segments: Iterable[str | None]) -> Document:
        """Return a document of text that is in memory; None stands for no text here."""
        return cls(name, tuple(segment or "" for segment in segments))


def read_document(
    path: Path, *, encoding: str | None = None, progress: Progress = SILENT
) -> Document:
    """Read a plain text file, one segment a line.

    Only LF, CRLF and CR end a line. An empty last line is not a segment.

    Parameters
    ----------
    path
        The file; ``-`` reads standard input.
    encoding
        Overrules what would be detected.

    Raises
    ------
    FileMissing, FileIsDirectory, FileUnreadable, FileEmpty, FileNotText, FileUndecodable,
    UnknownEncoding, Cancelled
    """
    data = _read_bytes(path, progress)
    text, found = decode(data, path, encoding)
    progress.check()
    if found.source is not EncodingSource.GIVEN and (place := text.find("\0")) >= 0:
        raise FileNotText(path, _byte_offset(data, text[:place], found))
    segments, line_ends, lone = split_lines(text)
    if not segments:
        raise FileEmpty(path)
    return Document(path.name, segments, path, found, line_ends, lone)


def split_lines(text: str) -> tuple[tuple[str, ...], tuple[str, ...], tuple[int, ...]]:
    """Split text at LF, CRLF and CR.

    Returns
    -------
    tuple
        The lines; the kinds of line end found; the numbers (from 1) of the lines ended by a lone
        CR in a text that has line feeds too.
    """
    crlf = text.count("\r\n")
    counts = {"LF": text.count("\n") - crlf, "CRLF": crlf, "CR": text.count("\r") - crlf}
    line_ends = tuple(kind for kind, count in counts.items() if count)
    lines = _LINE_END.split(text) if "\r" in text else text.split("\n")
    if not lines[-1]:
        lines.pop()
    lone: tuple[int, ...] = ()
    if counts["CR"] and len(line_ends) > 1:
        ends = enumerate(_LINE_END.finditer(text), 1)
        lone = tuple(number for number, end in ends if end.group() == "\r")
    return tuple(lines), line_ends, lone


def _byte_offset(data: bytes, before: str, encoding: Encoding) -> int:
    """Return where the character behind `before` starts in the file."""
    codec = ENCODINGS.get(encoding.name, encoding.name)
    mark = len("\ufeff".encode(codec)) if encoding.byte_order_mark else 0
    return min(mark + len(before.encode(codec, "surrogatepass")), len(data))


def _read_bytes(path: Path, progress: Progress) -> bytes:
    """Read in pieces, so that progress shows and cancelling works."""
    pieces = []
    done = 0
    try:
        # Windows answers "permission denied" for a folder.
        if path != STANDARD_INPUT and path.is_dir():
            raise FileIsDirectory(path)
        with _open(path) as file:
            total = 0 if path == STANDARD_INPUT else path.stat().st_size
            while piece := file.read(_READ_BYTES):
                pieces.append(piece)
                done += len(piece)
                progress.step(Stage.READING, done, max(total, done))
    except FileNotFoundError:
        raise FileMissing(path) from None
    except (OSError, ValueError) as error:
        # A path with a NUL character, or a closed stream, raises ValueError.
        reason = getattr(error, "strerror", None) or str(error)
        raise FileUnreadable(path, reason, isinstance(error, PermissionError)) from None
    return b"".join(pieces)


def _open(path: Path) -> AbstractContextManager[IO[bytes]]:
    if path != STANDARD_INPUT:
        return path.open("rb")
    if sys.stdin is None:
        raise ValueError("closed")
    # Whoever opened standard input closes it.
    return nullcontext(sys.stdin.buffer)
