"""Long columns of texts and numbers as packs: compressed pieces that are stored once each.

A pack is known by the hash of its content, so a text that did not change from one run to the next
takes no space again. Packs are read and written in steps of about a megabyte. Between two steps,
work can be canceled, and other threads can run.
"""

from __future__ import annotations

import json
import zlib
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import accumulate, pairwise
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.signedinteger[Any] | np.floating[Any]]
ColumnKind = Literal["texts", "values", "bytes", "numbers"]
NumberType = Literal["int32", "int64", "float64"]

# Number of items in a pack, unless they are long.
_ITEMS = 2**13
_CHARACTERS = 2**18
# Greatest size of a pack in bytes, far above the size of a single segment.
_LARGEST = 2**27
_LEVEL = 1

_TYPES = {b"b": "<i1", b"h": "<i2", b"i": "<i4", b"q": "<i8", b"d": "<f8"}
_CODES = {kind: code for code, kind in _TYPES.items()}


class Malformed(Exception):
    """The data does not have the expected form."""


@dataclass(frozen=True)
class PackedColumn:
    """The description of a column, known without reading its packs.

    Attributes
    ----------
    name
        The name under which its packs are stored.
    kind
        ``texts``; ``values``, anything JSON can hold; ``bytes``, all of the same length;
        ``numbers``, one or more per item.
    length
        Number of items.
    width
        Count of numbers, or of bytes, in an item.
    type
        Type of the numbers.
    """

    name: str
    kind: ColumnKind
    length: int
    width: int = 1
    type: NumberType = "int64"

    def to_dict(self) -> dict[str, Any]:
        """Return the description as JSON has it, under the name of the column."""
        own = {"kind": self.kind, "length": self.length, "width": self.width, "type": self.type}
        return {"column": self.name, **own}

    @classmethod
    def from_dict(cls, data: Any, kind: ColumnKind) -> PackedColumn:
        """Return the description of a column of a kind.

        Raises
        ------
        Malformed
            If the data is anything else.
        """
        match data:
            case {
                "column": str(name),
                "kind": str(found),
                "length": int(length),
                "width": int(width),
                "type": ("int32" | "int64" | "float64") as number_type,
            } if found == kind and length >= 0 and width >= 1:
                return cls(name, kind, length, width, number_type)
        raise Malformed(f"no column of {kind}")


class Pack(NamedTuple):
    """A compressed piece of a column.

    Attributes
    ----------
    digest
        Hash of its content before compression.
    content
        Returns the content, compressed.
    """

    digest: bytes
    content: Callable[[], bytes]


def packs_of(column: PackedColumn, items: Any, cuts: Sequence[int] = ()) -> Iterator[Pack]:
    """Yield the packs of a column with these items.

    Parameters
    ----------
    cuts
        Indices of the items with which new packs begin, ascending. So a part of a column is packed
        as it would be alone.
    """
    if column.kind == "numbers":
        items = np.asarray(items)
    starts = [0, *(cut for cut in cuts if 0 < cut < column.length), column.length]
    for start, stop in pairwise(starts):
        part = items[start:stop] if len(starts) > 2 else items
        yield from map(_pack, _contents(column.kind, part))


def _contents(kind: ColumnKind, items: Any) -> Iterator[bytes]:
    if kind in ("numbers", "bytes"):
        for start in range(0, len(items), _ITEMS):
            some = items[start : start + _ITEMS]
            yield _of_numbers(some) if kind == "numbers" else b"".join(some)
        return
    for some in _pieces(items, kind):
        text = json.dumps(some, ensure_ascii=False, separators=(",", ":"))
        # Texts may hold halves of surrogate pairs, which files in JSON can contain.
        yield text.encode("utf-8", "surrogatepass")


def _pieces(items: Sequence[Any], kind: ColumnKind) -> Iterator[list[Any]]:
    """Yield the items in lists that are neither too long nor too large."""
    if kind == "values":
        for start in range(0, len(items), _ITEMS):
            yield list(items[start : start + _ITEMS])
        return
    start = 0
    while start < len(items):
        some = list(items[start : start + _ITEMS])
        sizes = [*accumulate(map(len, some))]
        del some[bisect_left(sizes, _CHARACTERS) + 1 :]
        yield some
        start += len(some)


def _pack(data: bytes) -> Pack:
    return Pack(_digest(data), lambda: zlib.compress(data, _LEVEL))


def _digest(content: bytes) -> bytes:
    return blake2b(content, digest_size=20).digest()


def _of_numbers(some: Numbers) -> bytes:
    """Return numbers column by column, in as few bytes as they need."""
    kind = "<f8"
    if some.dtype.kind != "f":
        low, high = int(some.min(initial=0)), int(some.max(initial=0))
        kind = next(
            kind
            for kind in ("<i1", "<i2", "<i4", "<i8")
            if np.iinfo(kind).min <= low and high <= np.iinfo(kind).max
        )
    return _CODES[kind] + np.ascontiguousarray(some.T, dtype=kind).tobytes()


def unpacked(digest: object, data: object) -> bytes:
    """Return the content of a pack.

    Raises
    ------
    Malformed
        If the data is damaged, or too large.
    """
    if not isinstance(data, bytes):
        raise Malformed("pack of another type")
    reader = zlib.decompressobj()
    try:
        content = reader.decompress(data, _LARGEST)
    except zlib.error as error:
        raise Malformed(f"pack: {error}") from error
    if not reader.eof or reader.unused_data:
        raise Malformed("pack too large or incomplete")
    if _digest(content) != digest:
        raise Malformed("pack with another content")
    return content


def read_items(column: PackedColumn, contents: Iterable[bytes]) -> list[Any]:
    """Return the texts, values or bytes of a column.

    Raises
    ------
    Malformed
        If the contents do not fit the description of the column.
    """
    items: list[Any] = []
    for content in contents:
        if column.kind == "bytes":
            step = column.width
            if len(content) % step:
                raise Malformed(column.name)
            items += [content[start : start + step] for start in range(0, len(content), step)]
        else:
            items += _read_values(column, content)
        if len(items) > column.length:
            raise Malformed(f"{column.name}: too many items")
    if len(items) != column.length:
        raise Malformed(f"{column.name}: {len(items)} items instead of {column.length}")
    return items


def _read_values(column: PackedColumn, content: bytes) -> list[Any]:
    try:
        found = json.loads(content.decode("utf-8", "surrogatepass"))
    except (ValueError, RecursionError) as error:
        raise Malformed(f"{column.name}: {error}") from error
    if not isinstance(found, list):
        raise Malformed(f"{column.name}: no list")
    if column.kind == "texts" and not set(map(type, found)) <= {str}:
        raise Malformed(f"{column.name}: no texts")
    return found


def read_numbers(column: PackedColumn, contents: Iterable[bytes]) -> Numbers:
    """Return the numbers of a column: an array of shape (length, width).

    Raises
    ------
    Malformed
        If the contents do not fit the description of the column.
    """
    blocks: list[Numbers] = []
    length = 0
    for content in contents:
        kind = _TYPES.get(content[:1])
        if kind is None or (len(content) - 1) % (np.dtype(kind).itemsize * column.width):
            raise Malformed(f"{column.name}: numbers")
        if (kind == "<f8") != (column.type == "float64"):
            raise Malformed(f"{column.name}: type of numbers")
        found: Numbers = np.frombuffer(content, kind, offset=1).reshape(column.width, -1)
        length += found.shape[1]
        if length > column.length:
            raise Malformed(f"{column.name}: too many numbers")
        blocks.append(found)
    if length != column.length:
        raise Malformed(f"{column.name}: {length} numbers instead of {column.length}")
    array: Numbers = np.empty((length, column.width), column.type)
    start = 0
    for block in blocks:
        array[start : start + block.shape[1]] = block.T
        start += block.shape[1]
    return array
