"""A file's bytes: read with progress, unpacked within limits."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field
from functools import cached_property
from io import BytesIO
from pathlib import Path
from stat import S_ISFIFO, S_ISREG
from time import monotonic, process_time
from typing import IO, TYPE_CHECKING, Any, TypeVar

from bleu_core.errors import BleuError, Cancelled
from bleu_core.files import errors as files_errors
from bleu_core.files.addresses import STANDARD_INPUT
from bleu_core.files.budget import Budget, Resource
from bleu_core.files.contents import Contents, Format, UnitTable
from bleu_core.files.encodings import Encoding, as_utf8, decode
from bleu_core.files.stamps import FileStamp, stamp_of
from bleu_core.progress import SILENT, Progress, Stage

if TYPE_CHECKING:
    from threading import Thread
    from zipfile import ZipFile

T = TypeVar("T")

_PIECE = 4 * 1024 * 1024
# Smaller for gzip: zlib copies the rest of the input at the end of each member.
_PACKED_PIECE = 64 * 1024
_GZIP_MAGIC = b"\x1f\x8b\x08"
# Seconds between checks for cancellation.
_PATIENCE = 0.05
# Seconds to wait for a program to write to a pipe.
PIPE_SECONDS = 5

# Also in UTF-16 of either byte order.
_ENTITY = (b"<!ENTITY", b"!\0E\0N\0T\0I\0T\0Y")
_ENTITY_LENGTH = max(map(len, _ENTITY))
_XML_EXTENSIONS = (".xml", ".rels")


@dataclass(frozen=True)
class RawFile:
    """A file as the readers get it.

    Attributes
    ----------
    path
        The file.
    data
        Its bytes, after unpacking gzip.
    given_encoding
        The user's choice; None to detect the encoding.
    compressed
        Whether `data` was unpacked.
    progress
        Receives progress, and can cancel.
    stamp
        The version of the file; None for pipes and the like.
    budget
        What reading it may take; that of the archive for a file inside.
    """

    path: Path
    data: bytes = field(repr=False)
    given_encoding: str | None = None
    compressed: bool = False
    progress: Progress = SILENT
    stamp: FileStamp | None = None
    budget: Budget = field(default_factory=Budget, repr=False, compare=False)

    @property
    def extension(self) -> str:
        """The extension in lower case, without dot; that before ``.gz`` if compressed."""
        name = self.path.name.lower()
        return (name.removesuffix(".gz") if self.compressed else name).rpartition(".")[2]

    def text(self, declared: str | None = None) -> tuple[str, Encoding]:
        """Decode the bytes as `bleu_core.files.encodings.decode` does."""
        return decode(self.data, self.path, self.given_encoding, declared)

    def utf8(self, declared: str) -> tuple[bytes, Encoding]:
        """Return the text in UTF-8, as `bleu_core.files.encodings.as_utf8` does."""
        return as_utf8(self.data, self.path, self.given_encoding, declared)

    def parsed(self, done: int, total: int) -> None:
        """Report the progress of a reader; raise `Cancelled` if requested."""
        self.progress.step(Stage.PARSING, done, total)

    def check(self, resource: Resource, needed: int, line: int | None = None) -> None:
        """Raise `BudgetExceeded` if the file needs more of a resource than it may."""
        self.budget.check(self.path, resource, needed, line)

    def exceeded(self, resource: Resource, line: int | None = None) -> files_errors.BudgetExceeded:
        """Return the error for a file that needs too much of a resource, from a line on."""
        return self.budget.exceeded(self.path, resource, line)

    def part(self, data: bytes, path: Path | None = None) -> RawFile:
        """Return a file inside this one, which has the same budget."""
        return RawFile(path or self.path, data, progress=self.progress, budget=self.budget)

    def contents(
        self,
        file_format: Format,
        tables: Sequence[UnitTable],
        encoding: Encoding | None = None,
        **more: Any,
    ) -> Contents:
        """Return contents of this file."""
        return Contents(
            self.path,
            file_format,
            tuple(tables),
            encoding,
            compressed=self.compressed,
            stamp=self.stamp,
            **more,
        )

    def malformed(
        self,
        file_format: Format,
        line: int | None = None,
        column: int | None = None,
        *,
        truncated: bool = False,
        detail: str = "",
    ) -> files_errors.FileMalformed:
        """Return an error for a file that violates its format."""
        return files_errors.FileMalformed(
            self.path, file_format.value, line, column, truncated, detail
        )

    @contextmanager
    def errors_of_library(self, file_format: Format) -> Iterator[None]:
        """Turn any error of a library about damaged content into `FileMalformed`."""
        try:
            yield
        except (BleuError, Cancelled, MemoryError):
            raise
        except RecursionError:
            raise self.exceeded(Resource.NESTING) from None
        except Exception as error:
            raise self.malformed(file_format, detail=f"{type(error).__name__}: {error}") from error
        except BaseException as error:
            # Raised for a panic in a Rust library.
            if type(error).__name__ != "PanicException":
                raise
            raise self.malformed(file_format, detail=str(error)) from None

    def check_archive(self, file_format: Format) -> None:
        """Check that this ZIP archive can be unpacked, and its unpacked size.

        Raises
        ------
        BudgetExceeded, FileEncrypted, FileMalformed, EntityDeclared, Cancelled
        """
        for _ in self.unpacked(file_format):
            pass

    def unpacked(self, file_format: Format) -> Iterator[tuple[str, bytes]]:
        """Yield the name and content of every member of this ZIP archive, in pieces.

        The sizes stated in an archive can be wrong on purpose. So unpack it here first, with a
        limit, before a library unpacks it.

        Raises
        ------
        BudgetExceeded, FileEncrypted, FileMalformed, EntityDeclared, Cancelled
        """
        total = 0
        with self.errors_of_library(file_format):
            archive = self._archive
            members = archive.infolist()
            size = sum(member.compress_size for member in members)
            done = 0
            for member in members:
                if member.flag_bits & 1:
                    raise files_errors.FileEncrypted(self.path)
                line, rest = 1, b""
                with archive.open(member) as unpacked:
                    while piece := unpacked.read(_PIECE):
                        total += len(piece)
                        self.check(Resource.UNPACKED, total)
                        if member.filename.lower().endswith(_XML_EXTENSIONS):
                            text = rest + piece
                            if any(entity in text for entity in _ENTITY):
                                offset = min(text.find(entity) % len(text) for entity in _ENTITY)
                                line += text.count(b"\n", 0, offset)
                                raise files_errors.EntityDeclared(self.path, line)
                            rest = text[-_ENTITY_LENGTH:]
                            line += text.count(b"\n", 0, len(text) - len(rest))
                        self.progress.check()
                        yield member.filename, piece
                done += member.compress_size
                self.parsed(done, max(size, done))

    def members(self) -> list[str]:
        """Return the names of the members of this archive."""
        with self.errors_of_library(Format.XLIFF_ARCHIVE):
            return self._archive.namelist()

    def member(self, name: str) -> bytes | None:
        """Return the content of a member of this archive; None if there is no such member."""
        return self._archive.read(name) if name in self._archive.NameToInfo else None

    @cached_property
    def _archive(self) -> ZipFile:
        """The file as a ZIP archive, whose list of members is read once: it can have thousands."""
        from zipfile import ZipFile

        return ZipFile(BytesIO(self.data))

    def in_background(self, work: Callable[[], T]) -> T:
        """Run a single long call of a library in a thread, so that it can be cancelled.

        On cancellation, or when the file's time is over, the thread is not waited for; it ends at
        its next step in Python.
        """
        # The time of all threads: that of one that works is not known to others.
        start = process_time()
        left = self.budget.seconds_left
        try:
            return _in_background(work, self.progress, left, process_time)
        except TimeoutError:
            raise self.exceeded(Resource.SECONDS) from None
        finally:
            self.budget.add_waiting(process_time() - start)


def _in_background(
    work: Callable[[], T],
    progress: Progress,
    seconds: float,
    clock: Callable[[], float] = monotonic,
) -> T:
    """Run work in a thread; after these seconds, raise `TimeoutError`."""
    # Imported lazily, as are archives below, to speed up start-up.
    from concurrent.futures import Future, wait
    from threading import Thread

    end = clock() + seconds
    result: Future[T] = Future()

    def run() -> None:
        try:
            result.set_result(work())
        except BaseException as error:
            result.set_exception(error)

    thread = Thread(target=run, daemon=True)
    thread.start()
    try:
        while not wait((result,), _PATIENCE).done:
            progress.check()
            if clock() > end:
                raise TimeoutError
    finally:
        if not result.done():
            _end(thread)
    return result.result()


def _end(thread: Thread) -> None:
    """Let a thread raise an exception, as it would go on to take the processor."""
    from ctypes import c_ulong, py_object, pythonapi

    pythonapi.PyThreadState_SetAsyncExc(c_ulong(thread.ident or 0), py_object(SystemExit))


def read_raw(path: Path, *, encoding: str | None = None, progress: Progress = SILENT) -> RawFile:
    """Read a file's bytes, and unpack them if they are gzip data.

    Parameters
    ----------
    path
        The file; ``-`` reads standard input.
    encoding
        The user's choice, for decoding later.

    Raises
    ------
    FileMissing, FileIsDirectory, FileIsDevice, PipeUnused, FileUnreadable, FileChanged,
    FileEmpty, BudgetExceeded, FileMalformed, Cancelled
    """
    data, stamp = _read_bytes(path, progress)
    budget = Budget(len(data))
    progress = budget.timed(path, progress)
    compressed = data.startswith(_GZIP_MAGIC)
    if compressed:
        data = _unpack(data, path, budget, progress)
    if not data:
        raise files_errors.FileEmpty(path)
    return RawFile(path, data, encoding, compressed, progress, stamp, budget)


def unpacked_start(start: bytes, size: int) -> bytes:
    """Return the start of a file, unpacked if it is gzip data; empty if that is damaged."""
    if not start.startswith(_GZIP_MAGIC):
        return start
    import zlib

    try:
        return zlib.decompressobj(wbits=31).decompress(start, size)
    except zlib.error:
        return b""


def _unpack(data: bytes, path: Path, budget: Budget, progress: Progress) -> bytes:
    """Unpack gzip data with one or more members."""
    import zlib

    # It has no second copy when it is complete.
    unpacked = BytesIO()
    total = done = 0
    while done < len(data):
        if not data.startswith(_GZIP_MAGIC, done):
            if data.count(0, done) == len(data) - done:
                break  # padding
            raise files_errors.FileMalformed(path, "gzip", detail="data behind the end")
        unpacker = zlib.decompressobj(wbits=31)
        while not unpacker.eof:
            packed = unpacker.unconsumed_tail or data[done : done + _PACKED_PIECE]
            fresh = not unpacker.unconsumed_tail
            if not packed:
                raise files_errors.FileMalformed(path, "gzip", truncated=True)
            try:
                piece = unpacker.decompress(packed, _PIECE)
            except zlib.error as error:
                raise files_errors.FileMalformed(path, "gzip", detail=str(error)) from None
            if fresh:
                done += len(packed)
            unpacked.write(piece)
            total += len(piece)
            budget.check(path, Resource.UNPACKED, total)
            progress.step(Stage.READING, min(done, len(data)), len(data))
        done -= len(unpacker.unused_data)
    return unpacked.getvalue()


def _read_bytes(path: Path, progress: Progress) -> tuple[bytes, FileStamp | None]:
    """Read in pieces, for progress and cancellation."""
    data = BytesIO()
    done = 0
    try:
        # Windows answers "permission denied" for a folder.
        if path != STANDARD_INPUT and path.is_dir():
            raise files_errors.FileIsDirectory(path)
        before = _stamp(path)
        total = before.size if before else 0
        budget = Budget()
        budget.check(path, Resource.BYTES, total)
        with open_file(path, progress) as file:
            while piece := file.read(_PIECE):
                data.write(piece)
                done += len(piece)
                budget.check(path, Resource.BYTES, done)
                progress.step(Stage.READING, done, max(total, done))
        if _stamp(path) != before:
            raise files_errors.FileChanged(path)
    except FileNotFoundError:
        raise files_errors.FileMissing(path) from None
    except (OSError, ValueError) as error:
        # A path with a NUL character, or a closed stream, raises ValueError.
        reason = getattr(error, "strerror", None) or str(error)
        number = getattr(error, "errno", None)
        raise files_errors.FileUnreadable(
            path, reason, isinstance(error, PermissionError), number
        ) from None
    return data.getvalue(), before


def _stamp(path: Path) -> FileStamp | None:
    return None if path == STANDARD_INPUT else stamp_of(path)


def open_file(path: Path, progress: Progress = SILENT) -> AbstractContextManager[IO[bytes]]:
    """Open a file to read it, without ever waiting for a pipe or device that has no data.

    Raises
    ------
    FileIsDevice, PipeUnused, OSError, Cancelled
    """
    if path != STANDARD_INPUT:
        mode = path.stat().st_mode
        if S_ISFIFO(mode):
            # Opening a pipe waits until somebody writes to it.
            try:
                return _in_background(lambda: path.open("rb"), progress, PIPE_SECONDS)
            except TimeoutError:
                raise files_errors.PipeUnused(path, PIPE_SECONDS) from None
        if not S_ISREG(mode) and not _is_harmless(path):
            raise files_errors.FileIsDevice(path)
        return path.open("rb")
    if sys.stdin is None:
        raise ValueError("closed")
    # Standard input is not ours to close.
    return nullcontext(sys.stdin.buffer)


def _is_harmless(path: Path) -> bool:
    """Tell whether reading a device ends: a terminal and the empty device."""
    if path.samefile(os.devnull):
        return True
    with path.open("rb", buffering=0) as file:
        return file.isatty()
