"""Bytes are read with progress, unpacked within limits, and never partly."""

from __future__ import annotations

import gzip
import io
import os
import sys
import threading
import time
import zipfile
from pathlib import Path

import pytest

from bleu_core.errors import BleuError, Cancelled
from bleu_core.files.budget import LIMITS, Resource
from bleu_core.files.contents import Format
from bleu_core.files.errors import (
    BudgetExceeded,
    EntityDeclared,
    FileChanged,
    FileEmpty,
    FileEncrypted,
    FileIsDevice,
    FileIsDirectory,
    FileMalformed,
    FileMissing,
    FileUnreadable,
    PipeUnused,
)
from bleu_core.files.reading import raw as raw_module
from bleu_core.files.reading.raw import RawFile, read_raw
from bleu_core.progress import Progress, Stage
from tests.helpers.office_files import archive


@pytest.fixture
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(raw_module, "_PIECE", 1000)


@pytest.fixture
def write(tmp_path: Path):
    def write(data: bytes, name: str = "a.txt") -> Path:
        path = tmp_path / name
        path.write_bytes(data)
        return path

    return write


def cancel_at(number: int) -> Progress:
    """Return a progress that is cancelled at its n-th check."""
    answers = iter([False] * (number - 1))
    return Progress(cancelled=lambda: next(answers, True))


# Reading


def test_bytes_as_they_are(write) -> None:
    data = bytes(range(256)) * 10
    raw = read_raw(write(data), encoding="cp1252")
    assert (raw.data, raw.compressed, raw.given_encoding) == (data, False, "cp1252")


def test_progress_of_reading(write, small_pieces: None) -> None:
    told: list[tuple[Stage, int, int]] = []
    read_raw(write(b"x" * 2500), progress=Progress(lambda *step: told.append(step), interval=0))
    assert told == [(Stage.READING, done, 2500) for done in (1000, 2000, 2500)]


def test_cancelling_while_reading(write, small_pieces: None) -> None:
    path = write(b"x" * 10_000)
    for number in (1, 5, 10):
        with pytest.raises(Cancelled):
            read_raw(path, progress=cancel_at(number))


def test_empty_file(write) -> None:
    path = write(b"")
    with pytest.raises(FileEmpty) as error:
        read_raw(path)
    assert error.value.path == path


def test_missing_file(tmp_path: Path) -> None:
    for path in (tmp_path / "missing", tmp_path / "missing" / "a"):
        with pytest.raises(FileMissing) as error:
            read_raw(path)
        assert error.value.path == path


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(FileIsDirectory):
        read_raw(tmp_path)


def test_paths_that_no_file_has(tmp_path: Path) -> None:
    for path in (tmp_path / "a\0b", tmp_path / ("x" * 5000)):
        with pytest.raises((FileMissing, FileUnreadable)):
            read_raw(path)


def test_a_file_within_a_file(write) -> None:
    with pytest.raises((FileMissing, FileUnreadable)):
        read_raw(write(b"x") / "a")


def test_no_permission(write, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    path = write(b"x")
    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(FileUnreadable) as error:
        read_raw(path)
    assert (error.value.reason, error.value.permission) == ("Permission denied", True)
    assert error.value.errno == 13


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="needs a user who can be refused"
)
def test_no_permission_by_the_system(write) -> None:
    path = write(b"x")
    path.chmod(0)
    with pytest.raises(FileUnreadable) as error:
        read_raw(path)
    assert error.value.permission


def test_a_disk_that_fails(write, monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing(io.BytesIO):
        def read(self, *_: object) -> bytes:
            raise OSError(5, "Input/output error")

    path = write(b"x")
    monkeypatch.setattr(Path, "open", lambda *_: Failing())
    with pytest.raises(FileUnreadable) as error:
        read_raw(path)
    assert (error.value.reason, error.value.permission) == ("Input/output error", False)


@pytest.mark.parametrize("change", [b"longer", b"x" * 3000, b""])
def test_a_file_that_changes_while_it_is_read(write, small_pieces: None, change: bytes) -> None:
    path = write(b"o" * 3000)
    os.utime(path, (1, 1))
    changed = False

    def report(*_: object) -> None:
        nonlocal changed
        if not changed:
            changed = True
            path.write_bytes(change)

    with pytest.raises(FileChanged):
        read_raw(path, progress=Progress(report))


needs_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")


@needs_pipes
def test_a_pipe_has_no_size_and_no_time(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    writer = threading.Thread(target=path.write_bytes, args=(b"text\n",))
    writer.start()
    assert read_raw(path).data == b"text\n"
    writer.join(10)


@needs_pipes
def test_waiting_for_somebody_to_write_can_be_cancelled(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    with pytest.raises(Cancelled):
        read_raw(path, progress=cancel_at(2))


@needs_pipes
def test_a_pipe_that_nobody_writes_to_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(raw_module, "PIPE_SECONDS", 0.1)
    path = tmp_path / "pipe"
    os.mkfifo(path)
    with pytest.raises(PipeUnused) as error:
        read_raw(path)
    assert error.value.path == path


def test_endless_devices_are_refused() -> None:
    if not Path("/dev/zero").exists():
        pytest.skip("no /dev/zero")
    for name in ("/dev/zero", "/dev/urandom", "/dev/full"):
        with pytest.raises(FileIsDevice):
            read_raw(Path(name))
    with pytest.raises(FileEmpty):
        read_raw(Path(os.devnull))


def test_every_file_has_a_limit(write, small_pieces: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, Resource.BYTES, 100_000)
    assert len(read_raw(write(bytes(100_000))).data) == 100_000
    path = write(bytes(100_001))
    for _ in range(2):
        with pytest.raises(BudgetExceeded) as error:
            read_raw(path)
        assert (error.value.limit, error.value.resource) == (100_000, "bytes")
        # The size of a pipe is unknown beforehand.
        monkeypatch.setattr(raw_module, "_stamp", lambda _: None)


def test_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.TextIOWrapper(io.BytesIO(gzip.compress(b"text\n")))
    monkeypatch.setattr(sys, "stdin", stream)
    raw = read_raw(Path("-"))
    assert (raw.path, raw.data, raw.compressed) == (Path("-"), b"text\n", True)
    assert not stream.closed


def test_standard_input_that_is_closed_or_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(FileUnreadable):
        read_raw(Path("-"))
    stream = io.TextIOWrapper(io.BytesIO(b""))
    monkeypatch.setattr(sys, "stdin", stream)
    with pytest.raises(FileEmpty):
        read_raw(Path("-"))
    stream.close()
    with pytest.raises(FileUnreadable):
        read_raw(Path("-"))


@pytest.mark.parametrize(
    ("name", "compressed", "extension"),
    [
        ("a.CSV", False, "csv"),
        ("a.b.tmx", False, "tmx"),
        ("a.po.gz", True, "po"),
        ("a.po.gz", False, "gz"),
        ("a.gz", True, "a"),
        ("a", False, "a"),
        ("-", False, "-"),
    ],
)
def test_the_extension_of_a_packed_file_is_that_of_its_content(
    name: str, compressed: bool, extension: str
) -> None:
    assert RawFile(Path(name), b"x", compressed=compressed).extension == extension


# Gzip


def test_gzip(write, small_pieces: None) -> None:
    data = os.urandom(5000) + b"a" * 50_000
    raw = read_raw(write(gzip.compress(data), "a.txt.gz"))
    assert (raw.data, raw.compressed, raw.extension) == (data, True, "txt")


@pytest.mark.parametrize("members", [2, 50])
def test_gzip_of_several_members(write, small_pieces: None, members: int) -> None:
    parts = [f"part {number} ".encode() * (number * 37 % 200) for number in range(members)]
    assert read_raw(write(b"".join(map(gzip.compress, parts)))).data == b"".join(parts)


def test_many_small_members_take_no_quadratic_time(write) -> None:
    data = gzip.compress(b"x") * 50_000
    start = time.monotonic()
    assert read_raw(write(data)).data == b"x" * 50_000
    assert time.monotonic() - start < 60


def test_gzip_with_padding(write) -> None:
    assert read_raw(write(gzip.compress(b"text") + bytes(500))).data == b"text"


def test_gzip_within_gzip_is_unpacked_once(write) -> None:
    inner = gzip.compress(b"text")
    assert read_raw(write(gzip.compress(inner))).data == inner


def test_gzip_of_nothing(write) -> None:
    with pytest.raises(FileEmpty):
        read_raw(write(gzip.compress(b"")))


def test_truncated_gzip(write, small_pieces: None) -> None:
    data = gzip.compress(os.urandom(3000))
    for size in (3, 10, 1000, 2000, len(data) - 8, len(data) - 1):
        with pytest.raises(FileMalformed) as error:
            read_raw(write(data[:size]))
        assert (error.value.format, error.value.truncated) == ("gzip", True)


def test_truncated_second_member(write) -> None:
    data = gzip.compress(b"first")
    for size in (1, 2, 3, 10, len(data) - 1):
        with pytest.raises(FileMalformed):
            read_raw(write(data + data[:size]))


@pytest.mark.parametrize("place", [4, 15, -6])
def test_damaged_gzip(write, place: int) -> None:
    data = bytearray(gzip.compress(b"some text " * 20, mtime=0))
    if place == 4:
        data[3] = 0xE0  # flags that do not exist
    else:
        data[place] ^= 0xFF
    with pytest.raises(FileMalformed) as error:
        read_raw(write(bytes(data)))
    assert error.value.format == "gzip"


def test_data_after_gzip_is_an_error(write) -> None:
    with pytest.raises(FileMalformed):
        read_raw(write(gzip.compress(b"text") + b"more"))


def test_gzip_bomb(write, small_pieces: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, Resource.UNPACKED, 100_000)
    assert len(read_raw(write(gzip.compress(bytes(100_000)))).data) == 100_000
    for data in (
        gzip.compress(bytes(100_001)),
        gzip.compress(bytes(60_000)) * 2,
        gzip.compress(bytes(100_000_000)),
    ):
        with pytest.raises(BudgetExceeded) as error:
            read_raw(write(data))
        assert error.value.limit == 100_000


def test_cancelling_while_a_bomb_unpacks(write) -> None:
    path = write(gzip.compress(bytes(100_000_000)))
    with pytest.raises(Cancelled):
        read_raw(path, progress=cancel_at(5))


def test_progress_of_unpacking_never_goes_beyond_its_end(write, small_pieces: None) -> None:
    told: list[tuple[Stage, int, int]] = []
    path = write(gzip.compress(os.urandom(5000)) * 3)
    read_raw(path, progress=Progress(lambda *step: told.append(step), interval=0))
    assert len(told) > 10
    assert all(0 < done <= total for _, done, total in told)


# Archives


def raw_of(data: bytes, progress: Progress | None = None) -> RawFile:
    return RawFile(Path("a.xlsx"), data, progress=progress or Progress())


def test_members_are_unpacked_piece_by_piece(small_pieces: None) -> None:
    members = {"a": bytes(2500), "b": b"", "c": b"x"}
    pieces = list(raw_of(archive(members)).unpacked(Format.DOCX))
    assert [(name, len(piece)) for name, piece in pieces] == [
        ("a", 1000), ("a", 1000), ("a", 500), ("c", 1),
    ]  # fmt: skip


def test_one_member() -> None:
    raw = raw_of(archive({"a/b.xml": b"text"}))
    assert (raw.member("a/b.xml"), raw.member("b.xml")) == (b"text", None)


def test_archive_within_the_limit(small_pieces: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, Resource.UNPACKED, 10_000)
    raw_of(archive({"a": bytes(6000), "b": bytes(4000)})).check_archive(Format.DOCX)
    with pytest.raises(BudgetExceeded) as error:
        raw_of(archive({"a": bytes(6000), "b": bytes(4001)})).check_archive(Format.DOCX)
    assert (error.value.limit, error.value.resource) == (10_000, "unpacked")


def test_sizes_in_an_archive_can_lie(small_pieces: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, Resource.UNPACKED, 10_000)
    size = 1_000_000
    data = archive({"a": bytes(size)}).replace(
        size.to_bytes(4, "little"), (100).to_bytes(4, "little")
    )
    with pytest.raises((BudgetExceeded, FileMalformed)):
        raw_of(data).check_archive(Format.DOCX)


def test_encrypted_archive() -> None:
    data = bytearray(archive({"a": b"text"}))
    directory = data.rindex(b"PK\x01\x02")
    data[directory + 8] |= 1
    with pytest.raises(FileEncrypted):
        raw_of(bytes(data)).check_archive(Format.DOCX)


@pytest.mark.parametrize(
    "compression", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA]
)
def test_damaged_archives(compression: int) -> None:
    data = archive({"a.xml": b"some text " * 500, "b": os.urandom(300)}, compression)
    raw_of(data).check_archive(Format.DOCX)
    start = data.index(b"a.xml") + 10
    damaged = [data[:size] for size in (0, 10, len(data) // 2, len(data) - 1)]
    damaged += [data[:place] + b"\xff" * 20 + data[place + 20 :] for place in (start, start + 30)]
    for bad in damaged:
        with pytest.raises(FileMalformed) as error:
            raw_of(bad).check_archive(Format.DOCX)
        assert error.value.format == "docx"


def test_unknown_compression() -> None:
    data = bytearray(archive({"a": b"text" * 50}))
    for place in (8, data.rindex(b"PK\x01\x02") + 10):
        data[place] = 99
    with pytest.raises(FileMalformed):
        raw_of(bytes(data)).check_archive(Format.DOCX)


@pytest.mark.parametrize("size", [3, 17, 100, 10_000])
def test_entities_are_found_wherever_pieces_end(monkeypatch: pytest.MonkeyPatch, size: int) -> None:
    monkeypatch.setattr(raw_module, "_PIECE", size)
    text = "<?xml?>\n" * 20 + "<!DOCTYPE a [<!ENTITY b 'c'>]>\n<a/>"
    for codec in ("utf-8", "utf-16-le", "utf-16-be"):
        with pytest.raises(EntityDeclared) as error:
            raw_of(archive({"a.xml": text.encode(codec)})).check_archive(Format.DOCX)
        assert error.value.line == 21
        raw_of(archive({"a.svg": text.encode(codec)})).check_archive(Format.DOCX)


def test_cancelling_while_an_archive_unpacks(small_pieces: None) -> None:
    data = archive({"a": bytes(50_000), "b": bytes(50_000)})
    for number in (1, 20, 60):
        with pytest.raises(Cancelled):
            raw_of(data, cancel_at(number)).check_archive(Format.DOCX)


# Errors and work of libraries


def test_errors_of_libraries() -> None:
    class PanicException(BaseException):
        pass

    raw = raw_of(b"x")
    for error in (ValueError("bad"), KeyError("k"), PanicException("index")):
        with pytest.raises(FileMalformed) as malformed, raw.errors_of_library(Format.PO):
            raise error
        assert malformed.value.format == "po"
    with pytest.raises(BudgetExceeded) as exceeded, raw.errors_of_library(Format.PO):
        raise RecursionError
    assert exceeded.value.resource == "nesting"
    for error in (FileEmpty(Path("a")), Cancelled(), MemoryError(), KeyboardInterrupt()):
        with pytest.raises(type(error)) as same, raw.errors_of_library(Format.PO):
            raise error
        assert same.value is error


def test_work_in_the_background_returns_and_raises() -> None:
    raw = raw_of(b"x")
    assert raw.in_background(lambda: 7) == 7

    class Panic(BaseException):
        pass

    def fail() -> None:
        raise Panic("broken")

    with pytest.raises(Panic, match="broken"):
        raw.in_background(fail)


def test_work_in_the_background_is_left_alone_when_cancelled() -> None:
    stop = threading.Event()

    start = time.monotonic()
    with pytest.raises(Cancelled):
        raw_of(b"x", cancel_at(3)).in_background(lambda: stop.wait(100))
    assert time.monotonic() - start < 60
    stop.set()


def test_work_in_the_background_ends_soon_after_it_is_cancelled() -> None:
    ended = threading.Event()

    def work() -> None:
        try:
            while True:
                time.sleep(0.01)
        finally:
            ended.set()

    with pytest.raises(Cancelled):
        raw_of(b"x", cancel_at(3)).in_background(work)
    assert ended.wait(10)


def test_every_error_names_the_file(write) -> None:
    path = write(gzip.compress(b"text")[:-1])
    with pytest.raises(BleuError) as error:
        read_raw(path)
    assert error.value.path == path
