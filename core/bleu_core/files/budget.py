"""The budget of a file: the most that reading it may take, whatever its format.

A small file can ask for much: a megabyte of gzip data for a gigabyte of text, a few brackets for
millions of lists. Readers compare what they have with the budget where it grows.
"""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from time import monotonic, thread_time

from bleu_core.files.errors import BudgetExceeded
from bleu_core.progress import Progress

MEGABYTE = 1024**2


class Resource(StrEnum):
    """A resource that a file needs while it is read."""

    BYTES = "bytes"
    UNPACKED = "unpacked"
    FILES = "files"
    SEGMENTS = "segments"
    ROWS = "rows"
    COLUMNS = "columns"
    CELLS = "cells"
    TRANSLATIONS = "translations"
    CHARACTERS = "characters"
    LANGUAGES = "languages"
    NESTING = "nesting"
    ALIASES = "aliases"
    ELEMENTS = "elements"
    SECONDS = "seconds"


LIMITS = {
    Resource.BYTES: 1024**3,
    # That of a file of any size; see `Budget.unpacked` for that of a small one.
    Resource.UNPACKED: 1024**3,
    # In an archive; a package of a project has hundreds at most.
    Resource.FILES: 10_000,
    Resource.SEGMENTS: 10_000_000,
    # Of a sheet: as many as spreadsheet programs support.
    Resource.ROWS: 1_048_576,
    Resource.COLUMNS: 16_384,
    # Empty ones included: a million rows of 25 columns.
    Resource.CELLS: 25_000_000,
    # Units times languages, missing ones included: a million units in the languages of the EU.
    Resource.TRANSLATIONS: 25_000_000,
    # Of one segment; longer than any real one.
    Resource.CHARACTERS: 10_000_000,
    Resource.LANGUAGES: 500,
    Resource.NESTING: 100,
    # Texts that stand for others, in YAML.
    Resource.ALIASES: 100_000,
    # Of a tree or table that is in memory at once, such as values of JSON; see `Budget.elements`.
    Resource.ELEMENTS: 3_000_000,
    # Of the processor, for a file without a byte; see `Budget.seconds`.
    Resource.SECONDS: 10,
}
"""The most of each resource."""

# Real text is packed to a fifth, tables of numbers to a twentieth of their size.
_PACKED = 20
_ALWAYS_UNPACKED = 128 * MEGABYTE
# An element of a real file takes more bytes; an empty cell takes one.
_BYTES_PER_ELEMENT = 2
# The slowest reader takes about three seconds for a megabyte.
_SECONDS_PER_MEGABYTE = 5
# Seconds between two looks at the time.
_PATIENCE = 0.25


class Budget:
    """The budget of one file, whose time runs from now on.

    Parameters
    ----------
    size
        Bytes of the file, as it is stored.
    """

    def __init__(self, size: int = 0) -> None:
        self._size = size
        self._start = thread_time()
        self._waited = 0.0
        self._next = 0.0

    @property
    def unpacked(self) -> int:
        """The bytes that the file may have when it is unpacked."""
        return min(LIMITS[Resource.UNPACKED], _ALWAYS_UNPACKED + _PACKED * self._size)

    @property
    def elements(self) -> int:
        """The elements that the file may have in memory at once."""
        return LIMITS[Resource.ELEMENTS] + self._size // _BYTES_PER_ELEMENT

    @property
    def seconds(self) -> int:
        """The time of the processor that reading it may take."""
        return LIMITS[Resource.SECONDS] + _SECONDS_PER_MEGABYTE * self._size // MEGABYTE

    @property
    def seconds_left(self) -> float:
        """The time of the processor that is left."""
        return self.seconds - self._waited - (thread_time() - self._start)

    def add_waiting(self, seconds: float) -> None:
        """Count time in which another thread worked for the reader."""
        self._waited += seconds

    def limit(self, resource: Resource) -> int:
        """Return the most of a resource that the file may need."""
        match resource:
            case Resource.UNPACKED:
                return self.unpacked
            case Resource.ELEMENTS:
                return self.elements
            case Resource.SECONDS:
                return self.seconds
        return LIMITS[resource]

    def exceeded(self, path: Path, resource: Resource, line: int | None = None) -> BudgetExceeded:
        """Return the error for a file that needs too much of a resource, from a line on."""
        return BudgetExceeded(path, resource.value, self.limit(resource), line)

    def check(self, path: Path, resource: Resource, needed: int, line: int | None = None) -> None:
        """Raise an error if a file needs more than its budget.

        Parameters
        ----------
        path
            The file, or the file inside an archive.
        needed
            What it needs so far.
        line
            The line or row where this became too much, if it has lines.

        Raises
        ------
        BudgetExceeded
        """
        if needed > self.limit(resource):
            raise self.exceeded(path, resource, line)

    def timed(self, path: Path, progress: Progress) -> Progress:
        """Return the progress of reading a file, which ends when its time is over."""

        def check_time() -> None:
            # The time of a thread takes a call of the system, which costs more than most steps.
            now = monotonic()
            if now >= self._next:
                self._next = now + _PATIENCE
                if self.seconds_left < 0:
                    raise self.exceeded(path, Resource.SECONDS)

        return progress.with_check(check_time)
