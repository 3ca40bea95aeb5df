"""The long columns of a run: collected for writing, and read when they are needed."""

from __future__ import annotations

import sqlite3
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import islice
from typing import Any

import numpy as np

from bleu_core.progress import SILENT, Progress, Stage
from bleu_core.projects.codec import Malformed
from bleu_core.projects.packs import (
    Column,
    Numbers,
    NumberType,
    Pack,
    packs_of,
    read_items,
    read_numbers,
    unpacked,
)
from bleu_core.projects.records import StoredList

# Fewer numbers than this are stored in the JSON itself.
_FEW = 64
# From this length on, two threads unpack up to `_AHEAD` packs of a column in advance.
_MANY = 2**15
_AHEAD = 8
# Bytes after unpacking; no real project has this many.
_LARGEST = 2**34


def _unpacked(rows: Iterable[tuple[object, object]], *, ahead: bool) -> Iterator[bytes]:
    """Yield the contents of packs; with `ahead`, unpack the next packs in the meantime."""
    if not ahead:
        for digest, data in rows:
            yield unpacked(digest, data)
        return
    # Unpacking and hashing release the GIL.
    with ThreadPoolExecutor(2, thread_name_prefix="unpacking") as pool:
        waiting: deque[Future[bytes]] = deque()
        for digest, data in rows:
            waiting.append(pool.submit(unpacked, digest, data))
            if len(waiting) > _AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


class TooLarge(Malformed):
    """A project is larger, after unpacking, than any real project."""

    limit = _LARGEST


class ColumnWriter:
    """Columns to be written; a sequence that is used twice becomes one column."""

    def __init__(self) -> None:
        self._columns: dict[str, tuple[Column, Any, Sequence[int]]] = {}
        self._known: dict[int, tuple[Column, Any]] = {}
        self._prefix = ""
        self._cuts: Sequence[int] = ()

    def begin(self, prefix: str, cuts: Sequence[int] = ()) -> None:
        """Add columns under another prefix from here on.

        Parameters
        ----------
        cuts
            The first segment of each file, if there are several files.
        """
        self._prefix = f"{prefix}/"
        self._cuts = cuts

    def texts(self, name: str, items: Sequence[str]) -> Column | None:
        """Add texts; None if there are none."""
        if not items:
            return None
        return self._add(items, Column(self._prefix + name, "texts", len(items)))

    def values(self, name: str, items: Sequence[Any]) -> Column | None:
        """Add values that JSON can hold; None if there are none."""
        if not items:
            return None
        return self._add(items, Column(self._prefix + name, "values", len(items)))

    def hashes(self, name: str, items: Sequence[bytes]) -> Column:
        """Add byte strings of the same length."""
        width = len(items[0]) if items else 1
        return self._add(items, Column(self._prefix + name, "bytes", len(items), width))

    def numbers(self, name: str, array: Numbers) -> Column:
        """Add an array of shape (items, numbers of each)."""
        kind: NumberType = "float64"
        if array.dtype.kind != "f":
            kind = "int32" if array.dtype.itemsize <= 4 else "int64"
        column = Column(self._prefix + name, "numbers", len(array), array.shape[1], kind)
        return self._add(array, column)

    def integers(self, name: str, numbers: Sequence[int]) -> StoredList:
        """Add whole numbers."""
        if isinstance(numbers, range):
            return StoredList((numbers.start, numbers.stop, numbers.step))
        is_list = isinstance(numbers, list)
        if len(numbers) < _FEW:
            return StoredList(values=tuple(int(each) for each in numbers), is_list=is_list)
        known = self._known.get(id(numbers))
        column = known[0] if known else None
        if column is None:
            array = np.fromiter(numbers, np.int64, len(numbers)).reshape(-1, 1)
            column = self.numbers(name, array)
            self._known[id(numbers)] = column, numbers
        return StoredList(column=column, is_list=is_list)

    def _add(self, items: Any, column: Column) -> Column:
        # Known by identity: the tuple is kept, so no other object gets its address.
        known = self._known.get(id(items))
        if known is None:
            known = self._known[id(items)] = column, items
            cuts = self._cuts if column.length >= max(self._cuts, default=0) else ()
            self._columns[column.name] = (*known, cuts)
        return known[0]

    def packs(self, progress: Progress = SILENT) -> Iterator[tuple[str, int, Pack]]:
        """Yield all packs, each with the name of its column and its position in the column."""
        columns = list(self._columns.values())
        whole = sum(column.length for column, *_ in columns)
        done = 0
        for column, items, cuts in columns:
            for place, pack in enumerate(packs_of(column, items, cuts)):
                progress.step(Stage.SAVING, done, whole)
                yield column.name, place, pack
            done += column.length
        progress.step(Stage.SAVING, whole, whole)

    def pack(self, name: str, place: int) -> Pack:
        """Return one pack of a column again."""
        column, items, cuts = self._columns[name]
        return next(islice(packs_of(column, items, cuts), place, None))


_OF_RUN = (
    "SELECT pack.digest, pack.data FROM run_part JOIN pack ON pack.id = run_part.pack "
    "WHERE run_part.run = ? AND run_part.name = ? ORDER BY run_part.place"
)
_OF_STATE = (
    "SELECT pack.digest, pack.data FROM state_part JOIN pack ON pack.id = state_part.pack "
    "WHERE state_part.name = ? ORDER BY state_part.place"
)


class ColumnReader:
    """Reads columns of a run, or of the project's state, each column only once.

    Parameters
    ----------
    connection
        The project file.
    run
        Number of the run; None for the state.
    progress
        Receives progress, and can cancel.
    """

    def __init__(
        self, connection: sqlite3.Connection, run: int | None = None, progress: Progress = SILENT
    ) -> None:
        self._connection = connection
        self._run = run
        self._progress = progress
        self._known: dict[str, Any] = {}
        self._size = 0
        self._done = 0
        self._total: int | None = None

    def check(self) -> None:
        """Raise `Cancelled` if the user cancelled."""
        self._progress.check()

    def texts(self, column: Column | None) -> tuple[str, ...]:
        """Return the texts of a column."""
        return self._once(column, "texts", lambda known: tuple(self._items(known))) or ()

    def values(self, column: Column | None) -> list[Any]:
        """Return the values of a column."""
        return self._once(column, "values", self._items) or []

    def hashes(self, column: Column) -> list[bytes]:
        """Return the byte strings of a column."""
        found: list[bytes] = self._once(column, "bytes", self._items)
        return found

    def numbers(self, column: Column) -> Numbers:
        """Return the numbers of a column, an array."""
        found: Numbers = self._once(
            column, "numbers", lambda known: read_numbers(known, self._contents(known))
        )
        return found

    def integers(self, stored: StoredList) -> Sequence[int]:
        """Return whole numbers."""
        if stored.range is not None:
            try:
                return range(*stored.range)
            except ValueError as error:
                raise Malformed(str(error)) from error
        if stored.column is None:
            return list(stored.values) if stored.is_list else stored.values
        if stored.column.width != 1 or stored.column.type != "int64":
            raise Malformed(stored.column.name)

        def read(column: Column) -> list[int]:
            found: list[int] = read_numbers(column, self._contents(column))[:, 0].tolist()
            return found

        found = self._once(stored.column, "numbers", read)
        if not stored.is_list:
            key = f"{stored.column.name} as a tuple"
            self._known.setdefault(key, tuple(found))
            return self._known[key]  # type: ignore[no-any-return]
        return found  # type: ignore[no-any-return]

    def _once(self, column: Column | None, kind: str, read: Callable[[Column], Any]) -> Any:
        if column is None:
            return None
        if column.kind != kind or column.length < 0 or column.width < 1:
            raise Malformed(column.name)
        if column.name not in self._known:
            self._known[column.name] = read(column)
        return self._known[column.name]

    def _items(self, column: Column) -> list[Any]:
        return read_items(column, self._contents(column))

    def _contents(self, column: Column) -> Iterator[bytes]:
        if self._run is None:
            rows = self._connection.execute(_OF_STATE, (column.name,))
        else:
            rows = self._connection.execute(_OF_RUN, (self._run, column.name))
        for content in _unpacked(rows, ahead=column.length >= _MANY):
            self._step()
            self._size += len(content)
            if self._size > _LARGEST:
                raise TooLarge
            yield content

    def finish(self) -> None:
        """Report that all requested columns have been read."""
        if self._total is not None:
            self._progress.step(Stage.LOADING, self._total, self._total)

    def _step(self) -> None:
        if self._total is None:
            count = "SELECT count(*) FROM run_part WHERE run IS ?"
            (self._total,) = self._connection.execute(count, (self._run,)).fetchone()
        self._done += 1
        # A column that several texts share is counted for each text, but read once.
        self._progress.step(Stage.LOADING, self._done, max(self._total, self._done))
