"""Find the kinds of characters in each segment, in one pass over the text.

The traits of a segment are a bit mask.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntFlag, auto
from functools import cache
from typing import TYPE_CHECKING

from bleu_core.progress import SILENT, Progress

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

# Segments processed in one batch.
_BATCH = 2048


class Trait(IntFlag):
    """A kind of character."""

    LINE_SEPARATOR = auto()
    TAB = auto()
    OTHER_SPACE = auto()


CHARACTERS: dict[Trait, frozenset[str]] = {
    Trait.LINE_SEPARATOR: frozenset("\v\f\x85\u2028\u2029"),
    Trait.TAB: frozenset("\t\x1c\x1d\x1e\x1f"),
    Trait.OTHER_SPACE: frozenset(
        map(chr, (0xA0, 0x1680, *range(0x2000, 0x200B), 0x202F, 0x205F, 0x3000))
    ),
}


def traits_of(segments: Sequence[str], progress: Progress = SILENT) -> NDArray[np.uint64]:
    """Return the traits of each segment."""
    import numpy as np

    table = _table()
    traits = np.zeros(len(segments), np.uint64)
    for start in range(0, len(segments), _BATCH):
        progress.check()
        some = segments[start : start + _BATCH]
        # Append a line feed, which has no trait, because reduceat does not support empty segments.
        lengths = np.fromiter(map(len, some), np.int64, len(some)) + 1
        text = "\n".join(some) + "\n"
        codes = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), "<u4")
        starts = np.cumsum(lengths) - lengths
        traits[start : start + len(some)] = np.bitwise_or.reduceat(table[codes], starts)
    return traits


@cache
def _table() -> NDArray[np.uint64]:
    """Return the traits of every character."""
    import numpy as np

    table = np.zeros(0x110000, np.uint64)
    for trait, characters in CHARACTERS.items():
        table[[ord(character) for character in characters]] |= np.uint64(trait)
    return table
