"""A corpus whose tokens are numbers, and the distinct n-grams of its segments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from bleu_core.progress import Progress, Stage
from bleu_core.scoring.counting import CHARACTERS, divide
from bleu_core.scoring.ngrams import DistinctNgrams, Integers, distinct_ngrams
from bleu_core.scoring.token_ids import number_tokens
from bleu_core.tokenizers import Tokenizer
from bleu_core.tokenizers.spans import find_spans


@dataclass(frozen=True)
class NumberedChunk:
    """The tokens of a range of segments of all documents, numbered alike in all chunks.

    Attributes
    ----------
    start
        The first of the segments.
    numbers
        The tokens, the candidate's first.
    lengths
        Shape (documents, segments): number of tokens.
    """

    start: int
    numbers: NDArray[np.int32]
    lengths: NDArray[np.int32]

    def distinct(self, max_order: int) -> Iterator[DistinctNgrams]:
        """Yield the distinct n-grams of each order."""
        numbers = self.numbers.astype(np.int64)
        lengths = self.lengths.astype(np.int64)
        for found in distinct_ngrams(numbers, lengths, candidates=1, max_order=max_order):
            yield replace(found, segments=found.segments + self.start)


class NumberedCorpus:
    """All tokens of the documents, four bytes each."""

    def __init__(self, progress: Progress, segments: int) -> None:
        self._progress = progress
        self._segments = segments
        self._chunks: list[NumberedChunk] = []
        # Numbers start at 1.
        self._numbers: dict[str, int] = {"": 0}
        # The texts are read once, and their tokens gone through twice.
        self._done = 0

    def read(
        self, documents: Sequence[Sequence[str]], tokenizer: Tokenizer, lowercase: bool
    ) -> None:
        """Tokenize the documents; the candidate comes first."""
        for some in divide(documents, CHARACTERS):
            lines = list(chain.from_iterable(document[some] for document in documents))
            spans = find_spans(tokenizer, lines, lowercase=lowercase)
            local = number_tokens(spans, np.zeros(len(spans.starts), np.int64))
            # One token of each number.
            tokens = np.zeros(int(local.max(initial=0)) + 1, np.int64)
            tokens[local] = np.arange(len(local))
            bounds = zip(
                spans.starts[tokens[1:]].tolist(), spans.ends[tokens[1:]].tolist(), strict=True
            )
            table = np.zeros(len(tokens), np.int32)
            for index, (start, end) in enumerate(bounds, 1):
                text = spans.data[start:end].decode(spans.encoding, "surrogatepass")
                table[index] = self._numbers.setdefault(text, len(self._numbers))
            lengths = spans.counts.reshape(len(documents), -1).astype(np.int32)
            self._chunks.append(NumberedChunk(some.start, table[local], lengths))
            self._step(some.stop - some.start)

    def chunks(self) -> Iterator[NumberedChunk]:
        """Yield the tokens chunk by chunk."""
        for chunk in self._chunks:
            yield chunk
            self._step(chunk.lengths.shape[1])

    def texts(self, rows: Integers) -> list[tuple[str, ...]]:
        """Return n-grams as text."""
        words = list(self._numbers)
        return [tuple(words[number] for number in row) for row in rows.tolist()]

    def _step(self, segments: int) -> None:
        self._done += segments
        self._progress.step(Stage.COUNTING, self._done, 3 * self._segments)
