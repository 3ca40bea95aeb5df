"""Make the standard streams safe to print to, and text safe to print."""

from __future__ import annotations

import errno
import os
import stat
import sys
from typing import TextIO

from bleu_score.messages.names import text_name


def prepare_streams() -> None:
    """Use UTF-8 for files and pipes on every system, and never fail on unencodable characters.

    Streams that are missing, as for a windowed program or after `>&-`, are provided.
    """
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is None:
            continue
        if stream.isatty():
            reconfigure(errors="backslashreplace")
        else:
            reconfigure(encoding="utf-8", errors="backslashreplace")


def is_reader_gone(error: OSError, stream: TextIO) -> bool:
    """Tell whether a stream could not be written because its reader has gone away (`| head`)."""
    if isinstance(error, BrokenPipeError):
        return True
    # Windows has no signal and no error of its own for it.
    return sys.platform == "win32" and error.errno == errno.EINVAL and _is_pipe(stream)


def _is_pipe(stream: TextIO) -> bool:
    return stat.S_ISFIFO(os.fstat(stream.fileno()).st_mode)


def printable(text: str) -> str:
    """Return text without terminal control characters; spaces that do not break stay."""
    return "".join(
        char if char.isprintable() or char in "\u00a0\u202f" else ascii(char)[1:-1] for char in text
    )


def printable_name(name: str) -> str:
    """Return the name of a text as people read it, without terminal control characters."""
    return text_name(printable(name))
