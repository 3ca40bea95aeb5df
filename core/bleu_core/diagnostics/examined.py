"""A document that is looked at for what is odd, and how a finding about it is made."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import takewhile
from typing import TYPE_CHECKING

from bleu_core.corpus.documents import Document
from bleu_core.corpus.normalization import normalize
from bleu_core.diagnostics.findings import Detail, Finding, FindingKind, code_point, excerpt
from bleu_core.diagnostics.traits import CHARACTERS, Trait, traits_of
from bleu_core.progress import Progress
from bleu_core.settings import Normalization

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_AT_ONCE = 2048


@dataclass(frozen=True)
class ExaminedText:
    """A document with what one pass over its text shows.

    Attributes
    ----------
    name
        The document's, distinct from the others'.
    document
        The document.
    traits
        Of each segment.
    composed
        Whether each segment is in Normalization Form C.
    """

    name: str
    document: Document
    traits: NDArray[np.uint64] = field(repr=False)
    composed: NDArray[np.bool_] = field(repr=False)

    @classmethod
    def of(cls, name: str, document: Document, progress: Progress) -> ExaminedText:
        """Look at a document."""
        import numpy as np

        segments = document.segments
        is_composed = partial(unicodedata.is_normalized, "NFC")
        composed = np.fromiter(map(is_composed, progress.watch(segments)), bool, len(segments))
        return cls(name, document, traits_of(segments, progress), composed)

    @property
    def segments(self) -> tuple[str, ...]:
        """The document's."""
        return self.document.segments

    def having(self, traits: Trait) -> NDArray[np.bool_]:
        """Return which segments have one of these traits."""
        import numpy as np

        having: NDArray[np.bool_] = (self.traits & np.uint64(traits)) != 0
        return having

    def changed_by(
        self, normalization: Normalization, suspects: Sequence[int], progress: Progress
    ) -> list[int]:
        """Return which of the suspects a normalization changes."""
        changed: list[int] = []
        for start in range(0, len(suspects), _AT_ONCE):
            progress.check()
            some = suspects[start : start + _AT_ONCE]
            texts = [self.segments[index] for index in some]
            mended = normalize(texts, (normalization,))
            changed += [
                index for index, old, new in zip(some, texts, mended, strict=True) if new is not old
            ]
        return changed

    def finding(
        self,
        kind: FindingKind,
        concerned: Sequence[int],
        normalization: Normalization | None = None,
        *,
        count: int | None = None,
        place: Callable[[str], int] = lambda _: 0,
        details: Iterable[Detail] = (),
    ) -> Iterator[Finding]:
        """Yield a finding, if any segment is concerned.

        Parameters
        ----------
        concerned
            Indices of the segments that are.
        count
            How many there are, if not all of them are named.
        place
            Finds the place to show in the first one.
        """
        if not concerned:
            return
        first = concerned[0]
        segment = self.segments[first]
        yield Finding(
            kind,
            self.name,
            len(concerned) if count is None else count,
            len(self.segments),
            first,
            excerpt(segment, place(segment)),
            normalization,
            tuple(details),
        )

    def with_characters(
        self,
        kind: FindingKind,
        traits: Trait,
        normalization: Normalization | None = None,
        concerned: NDArray[np.bool_] | None = None,
    ) -> Iterator[Finding]:
        """Yield a finding about characters, with how many there are of each.

        Parameters
        ----------
        concerned
            Which segments are looked at, if not all that have one.
        """
        indices = indices_of(self.having(traits) if concerned is None else concerned)
        characters = frozenset(char for trait in traits for char in CHARACTERS[trait])
        counts: Counter[str] = Counter()
        for index in indices:
            counts.update(filter(characters.__contains__, self.segments[index]))
        often_first = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
        details = [Detail(code_point(char), count) for char, count in often_first]
        place = first_of(characters)
        yield from self.finding(kind, indices, normalization, place=place, details=details)


def indices_of(concerned: NDArray[np.bool_]) -> list[int]:
    """Return the indices of what is true."""
    indices: list[int] = concerned.nonzero()[0].tolist()
    return indices


def first_of(characters: Collection[str]) -> Callable[[str], int]:
    """Return a function that finds the first of these characters in a text."""
    return lambda text: next((place for place, char in enumerate(text) if char in characters), 0)


def first_change(normalization: Normalization) -> Callable[[str], int]:
    """Return a function that finds the first place a normalization changes in a text."""

    def place(text: str) -> int:
        pairs = zip(text, _normalized(text, normalization), strict=False)
        same = takewhile(lambda pair: pair[0] == pair[1], pairs)
        return sum(1 for _ in same)

    return place


def _normalized(text: str, normalization: Normalization) -> str:
    return normalize((text,), (normalization,))[0]
