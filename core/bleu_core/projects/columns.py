"""The long columns of a run: collected for writing, and read when they are needed."""

from __future__ import annotations

import sqlite3
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from concurrent.futures.thread import ThreadPoolExecutor
from itertools import islice
from typing import Any, TypeVar

import numpy as np

from bleu_core.progress import SILENT, Progress, Stage
from bleu_core.projects import packs as projects_packs

Read = TypeVar("Read")

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
            yield projects_packs.unpacked(digest, data)
        return
    # Unpacking and hashing release the GIL.
    with ThreadPoolExecutor(2, thread_name_prefix="unpacking") as pool:
        waiting: deque[Future[bytes]] = deque()
        for digest, data in rows:
            waiting.append(pool.submit(projects_packs.unpacked, digest, data))
            if len(waiting) > _AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


class TooLarge(projects_packs.Malformed):
    """A project is larger, after unpacking, than any real project."""

    limit = _LARGEST


Described = Mapping[str, Any]
"""The description of a column in JSON, or the few numbers it would have."""


class ColumnWriter:
    """Columns to be written; a sequence that is used twice becomes one column.

    Parameters
    ----------
    keep_texts
        Whether texts may be written.
    cuts
        The first segment of each file, if there are several files: the packs of all files together
        are then those of the single files.
    progress
        Receives progress, and can cancel.
    """

    def __init__(
        self,
        *,
        keep_texts: bool = True,
        cuts: Sequence[int] = (),
        progress: Progress = SILENT,
    ) -> None:
        self.keep_texts = keep_texts
        self.progress = progress
        self._cuts = cuts
        self._columns: dict[str, tuple[projects_packs.PackedColumn, Any, Sequence[int]]] = {}
        self._known: dict[int, tuple[projects_packs.PackedColumn, Any]] = {}

    def texts(self, items: Sequence[str]) -> Described | None:
        """Add texts; None if there are none."""
        return self._add(items, "texts").to_dict() if items else None

    def values(self, items: Sequence[Any]) -> Described | None:
        """Add values that JSON can hold; None if there are none."""
        return self._add(items, "values").to_dict() if items else None

    def hashes(self, items: Sequence[bytes]) -> Described:
        """Add byte strings of the same length."""
        return self._add(items, "bytes", len(items[0]) if items else 1).to_dict()

    def numbers(self, array: projects_packs.Numbers) -> Described:
        """Add an array of shape (items, numbers of each)."""
        kind: projects_packs.NumberType = "float64"
        if array.dtype.kind != "f":
            kind = "int32" if array.dtype.itemsize <= 4 else "int64"
        return self._add(array, "numbers", array.shape[1], kind).to_dict()

    def integers(self, numbers: Sequence[int]) -> Described:
        """Add whole numbers: a range, a list or a tuple."""
        if isinstance(numbers, range):
            return {"range": [numbers.start, numbers.stop, numbers.step]}
        name = "list" if isinstance(numbers, list) else "tuple"
        if len(numbers) < _FEW:
            return {name: [int(each) for each in numbers]}
        if id(numbers) not in self._known:
            array = np.fromiter(numbers, np.int64, len(numbers)).reshape(-1, 1)
            self._known[id(numbers)] = self._add(array, "numbers"), numbers
        return {name: self._known[id(numbers)][0].to_dict()}

    def _add(
        self,
        items: Any,
        kind: projects_packs.ColumnKind,
        width: int = 1,
        number_type: projects_packs.NumberType = "int64",
    ) -> projects_packs.PackedColumn:
        # Known by identity: the items are kept, so no other object gets their address.
        if id(items) not in self._known:
            column = projects_packs.PackedColumn(
                str(len(self._columns)), kind, len(items), width, number_type
            )
            self._known[id(items)] = column, items
            cuts = self._cuts if column.length >= max(self._cuts, default=0) else ()
            self._columns[column.name] = column, items, cuts
        return self._known[id(items)][0]

    def packs(self) -> Iterator[tuple[str, int, projects_packs.Pack]]:
        """Yield all packs, each with the name of its column and its position in the column."""
        columns = list(self._columns.values())
        whole = sum(column.length for column, *_ in columns)
        done = 0
        for column, items, cuts in columns:
            for place, pack in enumerate(projects_packs.packs_of(column, items, cuts)):
                self.progress.step(Stage.SAVING, done, whole)
                yield column.name, place, pack
            done += column.length
        self.progress.step(Stage.SAVING, whole, whole)

    def pack(self, name: str, place: int) -> projects_packs.Pack:
        """Return one pack of a column again."""
        column, items, cuts = self._columns[name]
        return next(islice(projects_packs.packs_of(column, items, cuts), place, None))


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
    with_texts
        Whether to read texts.
    progress
        Receives progress, and can cancel.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        run: int | None = None,
        *,
        with_texts: bool = True,
        progress: Progress = SILENT,
    ) -> None:
        self.with_texts = with_texts
        self._connection = connection
        self._run = run
        self.progress = progress
        self._known: dict[tuple[str, object], Any] = {}
        self._size = 0
        self._done = 0
        self._total: int | None = None

    def texts(self, described: Any) -> tuple[str, ...]:
        """Return the texts of a column."""
        return () if described is None else self._once(described, "texts", self._tuple)

    def values(self, described: Any) -> list[Any]:
        """Return the values of a column."""
        return [] if described is None else self._once(described, "values", self._items)

    def hashes(self, described: Any) -> list[bytes]:
        """Return the byte strings of a column."""
        return self._once(described, "bytes", self._items)

    def numbers(self, described: Any) -> projects_packs.Numbers:
        """Return the numbers of a column, an array."""
        return self._once(described, "numbers", self._array)

    def integers(self, described: Any) -> Sequence[int]:
        """Return whole numbers: a range, a list or a tuple."""
        match described:
            case {"range": [int(start), int(stop), int(step)]} if step:
                return range(start, stop, step)
            case {"list": [*few]} if all(type(each) is int for each in few):
                return few
            case {"tuple": [*few]} if all(type(each) is int for each in few):
                return tuple(few)
            case {"list": {"width": 1, "type": "int64"} as many}:
                return self._once(many, "numbers", self._list)
            case {"tuple": {"width": 1, "type": "int64"} as many}:
                return self._once(many, "numbers", self._tuple_of_numbers)
        raise projects_packs.Malformed("numbers")

    def _once(
        self,
        described: Any,
        kind: projects_packs.ColumnKind,
        read: Callable[[projects_packs.PackedColumn], Read],
    ) -> Read:
        column = projects_packs.PackedColumn.from_dict(described, kind)
        if (column.name, read) not in self._known:
            self._known[column.name, read] = read(column)
        found: Read = self._known[column.name, read]
        return found

    def _items(self, column: projects_packs.PackedColumn) -> list[Any]:
        return projects_packs.read_items(column, self._contents(column))

    def _tuple(self, column: projects_packs.PackedColumn) -> tuple[str, ...]:
        return tuple(self._items(column))

    def _tuple_of_numbers(self, column: projects_packs.PackedColumn) -> tuple[int, ...]:
        return tuple(self._list(column))

    def _array(self, column: projects_packs.PackedColumn) -> projects_packs.Numbers:
        return projects_packs.read_numbers(column, self._contents(column))

    def _list(self, column: projects_packs.PackedColumn) -> list[int]:
        found: list[int] = self._array(column)[:, 0].tolist()
        return found

    def _contents(self, column: projects_packs.PackedColumn) -> Iterator[bytes]:
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
            self.progress.step(Stage.LOADING, self._total, self._total)

    def _step(self) -> None:
        if self._total is None:
            count = "SELECT count(*) FROM run_part WHERE run IS ?"
            (self._total,) = self._connection.execute(count, (self._run,)).fetchone()
        self._done += 1
        # A column that several texts share is counted for each text, but read once.
        self.progress.step(Stage.LOADING, self._done, max(self._total, self._done))
