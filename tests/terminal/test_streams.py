"""Standard streams of Windows: code pages, and pipes that nobody reads any more."""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from types import SimpleNamespace

import pytest

from bleu_desktop import __main__ as desktop
from bleu_score.terminal import main as terminal
from bleu_score.terminal import streams

NAME = "譯文.txt"


def cp1252() -> io.TextIOWrapper:
    """Return a stream as Python makes it for a pipe on Windows in Western Europe."""
    return io.TextIOWrapper(io.BytesIO(), encoding="cp1252")


def written(stream: io.TextIOWrapper) -> bytes:
    stream.flush()
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue()


@pytest.mark.parametrize("program", [terminal.main, desktop.main])
def test_both_programs_write_utf_8_on_windows(
    program: Callable[[list[str]], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    if program is desktop.main:
        pytest.importorskip("PySide6")
    errors = cp1252()
    monkeypatch.setattr(sys, "stdout", cp1252())
    monkeypatch.setattr(sys, "stderr", errors)
    # A wrong flag is reported before any file is read, and before Qt is used.
    assert program([f"--{NAME}", "--ui-language", "en"]) == 2
    assert NAME in written(errors).decode("utf-8")


@pytest.mark.parametrize("name", ["stdout", "stderr"])
def test_a_missing_stream_swallows_what_is_printed(
    name: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, name, None)
    streams.prepare_streams()
    with getattr(sys, name) as stream:
        print(NAME, file=stream, flush=True)
    assert capfd.readouterr() == ("", "")


class Unread(io.RawIOBase):
    """A pipe on Windows whose reader is gone.

    Parameters
    ----------
    descriptor
        The descriptor that replaces the pipe in the test.
    """

    def __init__(self, descriptor: int) -> None:
        super().__init__()
        self.descriptor = descriptor

    def fileno(self) -> int:
        return self.descriptor

    def writable(self) -> bool:
        return True

    def write(self, data: object) -> int:
        raise OSError(errno.EINVAL, "Invalid argument")


@pytest.fixture
def unread(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., io.StringIO]]:
    """Replace standard output by a stream that nobody reads; return standard error."""
    opened: list[int] = []
    outputs: list[io.TextIOWrapper] = []

    def unread(system: str, *, pipe: bool = True) -> io.StringIO:
        opened.extend(os.pipe())
        if not pipe:
            opened.append(os.open(os.devnull, os.O_WRONLY))
        raw = Unread(opened[-1])
        # Like Python's own stream, this one has a buffer smaller than the help.
        output = io.TextIOWrapper(io.BufferedWriter(raw, 64), encoding="utf-8")
        output.reconfigure(line_buffering=True)
        outputs.append(output)
        monkeypatch.setattr(sys, "stdout", output)
        monkeypatch.setattr(sys, "stderr", errors := io.StringIO())
        parts = SimpleNamespace(platform=system, stdout=output, stderr=errors)
        monkeypatch.setattr(streams, "sys", parts)
        return errors

    yield unread
    monkeypatch.undo()
    for output in outputs:
        # What is left in the buffer cannot be written, which Python 3.13 would report at any time.
        with suppress(OSError):
            output.close()
    for descriptor in opened:
        os.close(descriptor)


COMMANDS = [["--help"], ["--version"], ["--sample", "en", "-q"]]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_missing_reader_is_no_fault_on_windows(
    command: list[str], unread: Callable[..., io.StringIO]
) -> None:
    errors = unread("win32")
    assert terminal.main([*command, "--ui-language", "en"]) == 0
    assert errors.getvalue() == ""


@pytest.mark.parametrize(("system", "pipe"), [("linux", True), ("win32", False)])
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_an_invalid_argument_is_a_fault_elsewhere(
    command: list[str], system: str, pipe: bool, unread: Callable[..., io.StringIO]
) -> None:
    errors = unread(system, pipe=pipe)
    assert terminal.main([*command, "--ui-language", "en"]) == 2
    assert errors.getvalue().startswith("bleu-score: The output cannot be written:")
