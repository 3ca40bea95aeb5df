"""A document with the character traits of its segments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bleu_core.diagnostics.character_traits import CHARACTERS, Trait, traits_of
from bleu_core.diagnostics.excerpts import code_point, first_of
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Counts, Data, Diagnostic, Fix
from bleu_core.diagnostics.named_text import NamedText
from bleu_core.progress import Progress

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True)
class ExaminedText(NamedText):
    """A document whose characters have been examined.

    Attributes
    ----------
    traits
        The kinds of characters in each segment.
    """

    traits: NDArray[np.uint64] = field(repr=False)

    @classmethod
    def of(cls, text: NamedText, progress: Progress) -> ExaminedText:
        """Examine the characters of a document."""
        traits = traits_of(text.segments, progress)
        return cls(text.name, text.role, text.document, traits)

    def having(self, traits: Trait) -> NDArray[np.bool_]:
        """Return a mask of the segments with any of these traits."""
        import numpy as np

        having: NDArray[np.bool_] = (self.traits & np.uint64(traits)) != 0
        return having

    def found(
        self,
        kind: Kind,
        rows: Sequence[int],
        *fixes: Fix,
        place: Callable[[str], int] = lambda _: 0,
        data: Data | None = None,
    ) -> Iterator[Diagnostic]:
        """Yield a diagnostic if any segment is affected.

        Parameters
        ----------
        rows
            Indices of the affected segments.
        fixes
            Settings that would help, besides the normalization of the kind.
        place
            Finds the position to show in the first one.
        """
        if rows:
            yield self.diagnostic(kind, rows, *fixes, place=place, data=data)

    def found_characters(
        self,
        kind: Kind,
        traits: Trait,
        concerned: NDArray[np.bool_] | None = None,
    ) -> Iterator[Diagnostic]:
        """Yield a diagnostic about characters, with a count of each.

        Parameters
        ----------
        concerned
            Mask of the segments to consider; by default, all that contain one.
        """
        rows = indices_of(self.having(traits) if concerned is None else concerned)
        characters = frozenset(char for trait in traits for char in CHARACTERS[trait])
        counts: Counter[str] = Counter()
        for row in rows:
            counts.update(filter(characters.__contains__, self.segments[row]))
        often_first = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
        data = Counts(tuple((code_point(char), count) for char, count in often_first))
        yield from self.found(kind, rows, place=first_of(characters), data=data)


def indices_of(concerned: NDArray[np.bool_]) -> list[int]:
    """Return the indices of the true items."""
    indices: list[int] = concerned.nonzero()[0].tolist()
    return indices
