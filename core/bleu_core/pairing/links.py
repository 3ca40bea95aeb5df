"""Rows of segments, built from links between segments of two documents."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence

from bleu_core.files.documents import Document

Row = tuple[tuple[int, ...], ...]
"""For each document, the indices of its segments: none, one, or several to be joined."""

Node = tuple[int, int]
"""Indices of a document, and of a segment in it."""


def numbered(keys: Iterable[str]) -> Iterator[tuple[str, int]]:
    """Yield each key with the number of times it occurred before."""
    seen: dict[str, int] = {}
    for key in keys:
        nth = seen.get(key, 0)
        seen[key] = nth + 1
        yield key, nth


def rows_of_links(
    documents: Sequence[Document], links: Sequence[tuple[Node, Node]]
) -> tuple[Row, ...]:
    """Return the connected components of the links, in the order of the first document."""
    parent: dict[Node, Node] = {}

    def root(node: Node) -> Node:
        while (above := parent.get(node, node)) != node:
            parent[node] = parent.get(above, above)
            node = above
        return node

    for one, other in links:
        low, high = sorted((root(one), root(other)))
        parent[high] = low
    groups: dict[Node, list[list[int]]] = {}
    for number, document in enumerate(documents):
        for index in range(len(document.segments)):
            group = groups.setdefault(root((number, index)), [[] for _ in documents])
            group[number].append(index)
    rows = [tuple(map(tuple, group)) for group in groups.values()]
    return tuple(sorted(rows, key=_sort_key(rows, len(documents))))


def _sort_key(rows: Sequence[Row], documents: int) -> Callable[[Row], tuple[int, int, int]]:
    """Return a sort key for rows.

    A row that the first document lacks follows the row that precedes it in another document.
    """
    known: list[list[tuple[int, int]]] = [
        sorted((row[number][0], row[0][0]) for row in rows if row[0] and row[number])
        for number in range(documents)
    ]

    def key(row: Row) -> tuple[int, int, int]:
        if row[0]:
            return row[0][0], 0, 0
        number = next(number for number, indices in enumerate(row) if indices)
        index = row[number][0]
        before = bisect_right(known[number], (index, -1)) - 1
        return (known[number][before][1] if before >= 0 else -1), number, index

    return key
