"""The n-grams that a candidate misses most, and those it invents most, over a whole corpus.

In each segment, an n-gram is missed as often as it occurs more often in a reference than in the
candidate, and invented as often as it occurs more often in the candidate than in any reference.
So the invented n-grams of each order are exactly those that do not match: the total minus the
matches.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum

import numpy as np
from numpy.typing import NDArray

from bleu_core.analysis.numbered_corpus import NumberedCorpus
from bleu_core.progress import SILENT, Progress
from bleu_core.scoring.ngrams import DistinctNgrams, Hashes, Integers
from bleu_core.settings import Settings
from bleu_core.tokenizers import Tokenizer

# The most n-grams remembered while counting; of more, the rarest are forgotten.
_REMEMBERED = 1_000_000
# Longer n-grams looked at for each one listed, to find those a shorter one is part of.
_LONGER = 20
# The most segments listed for an n-gram.
_SEGMENTS = 1_000
# Standard deviations on each side of an interval of 95%.
_DEVIATIONS = 1.96


class Lack(Enum):
    """The kind of n-grams that is counted."""

    MISSED = "missed"
    """In a reference, not in the candidate."""
    INVENTED = "invented"
    """In the candidate, in no reference."""


@dataclass(frozen=True)
class NgramCount:
    """An n-gram that is missed or invented.

    Attributes
    ----------
    tokens
        Its tokens, as they are compared.
    count
        Number of times it is missed or invented.
    total
        Number of occurrences: for a missed n-gram in the references (the largest count in any one
        reference of each segment), for an invented n-gram in the candidate.
    segment_count
        Number of segments in which it is missed or invented.
    segments
        The first 1,000 of these, from 0.
    part_of_longer
        Whether it is only missed or invented as a part of one n-gram that is one token longer.
    """

    tokens: tuple[str, ...]
    count: int
    total: int
    segment_count: int
    segments: tuple[int, ...] = field(repr=False)
    part_of_longer: bool = False

    @property
    def order(self) -> int:
        """Its number of tokens."""
        return len(self.tokens)


@dataclass(frozen=True)
class NgramCounts:
    """The n-grams most missed and most invented.

    Attributes
    ----------
    missed, invented
        For each order, from 1, the most frequent n-grams first; of equally frequent ones, those
        that occur first.
    """

    missed: tuple[tuple[NgramCount, ...], ...]
    invented: tuple[tuple[NgramCount, ...], ...]

    def most_telling(self, lack: Lack, order: int | None = None) -> list[NgramCount]:
        """Return n-grams, first those that are surely lacking wherever they occur.

        Words such as “the” are missed most often only because they are frequent: elsewhere, the
        candidate has them, too. So n-grams are not ordered by their counts but by the share of
        their occurrences that is lacking. Of few occurrences, a high share may be chance; so what
        counts is the lower end of the share's interval.

        Parameters
        ----------
        lack
            The kind of n-grams.
        order
            Their length; None for all lengths, without n-grams that are only parts of longer ones.

        Examples
        --------
        Missed 20 of 20 times: at least 84% in the long run. Missed 191 of 373 times: at least 46%.
        Missed 1 of 1 time: at least 21%.
        """
        orders = self.missed if lack is Lack.MISSED else self.invented
        if order is not None:
            ngrams = list(orders[order - 1])
        else:
            ngrams = [ngram for some in orders for ngram in some if not ngram.part_of_longer]
        return sorted(
            ngrams,
            key=lambda ngram: (-_least_share(ngram.count, ngram.total), -ngram.count, -ngram.order),
        )


def _least_share(count: int, total: int) -> float:
    """Return the lower end of Wilson's interval for a share of which a sample is known."""
    share, spread = count / total, _DEVIATIONS**2 / total
    middle = share + spread / 2
    half = math.sqrt(spread * (share * (1 - share) + spread / 4))
    return (middle - half) / (1 + spread)


def count_ngrams_lacking(
    *,
    candidate: Sequence[str],
    references: Sequence[Sequence[str]],
    tokenizer: Tokenizer,
    settings: Settings | None = None,
    max_order: int = 4,
    listed: int = 100,
    progress: Progress = SILENT,
) -> NgramCounts:
    """Count the n-grams that a candidate misses and invents.

    Parameters
    ----------
    candidate
        Its segments.
    references
        The segments of each reference, as many as the candidate's.
    tokenizer, settings
        Tokenizer and settings of the evaluation; of the settings, only case matters.
    max_order
        The longest n-grams.
    listed
        Number of n-grams to list of each order.
    progress
        Receives the number of segments done, and can cancel.

    Raises
    ------
    Cancelled
        If `progress` requests it.

    Notes
    -----
    The counts of listed n-grams are exact. If more than some million different n-grams are missing,
    the rarest are dropped in between, so that a rare n-gram may not be listed.
    """
    corpus = NumberedCorpus(progress, len(candidate))
    corpus.read([candidate, *references], tokenizer, (settings or Settings()).lowercase)
    orders = range(1, max_order + 1)
    tallies = {(lack, order): _Tally() for lack in Lack for order in orders}
    for chunk in corpus.chunks():
        for order, ngrams in enumerate(chunk.distinct(max_order), 1):
            for lack in Lack:
                lacking = _lacking(ngrams, lack)
                tallies[lack, order].add(ngrams.hashes, lacking, ngrams.segments)
    lists = {}
    for lack in Lack:
        least: int | None = None
        for order in orders:
            hashes, least = tallies[lack, order].most(listed, least)
            lists[lack, order] = _List(hashes, order)
    del tallies
    for chunk in corpus.chunks():
        for order, ngrams in enumerate(chunk.distinct(max_order), 1):
            for lack in Lack:
                lists[lack, order].add(ngrams, lack)
    missed, invented = (
        tuple(_listed([lists[lack, order] for order in orders], corpus, listed)) for lack in Lack
    )
    return NgramCounts(missed, invented)


def _lacking(ngrams: DistinctNgrams, lack: Lack) -> Integers:
    """Return the number of times each n-gram is missed or invented."""
    more = ngrams.most - ngrams.own
    lacking: Integers = np.maximum(more if lack is Lack.MISSED else -more, 0)
    return lacking


def _occurring(ngrams: DistinctNgrams, lack: Lack) -> Integers:
    """Return the number of occurrences among which each n-gram is missed or invented."""
    return ngrams.most if lack is Lack.MISSED else ngrams.own


class _Tally:
    """The number of times each n-gram is missed or invented, by its hash.

    Two n-grams with the same hash would be counted together. That is improbable, and would only
    make a rarer n-gram a candidate for the list, because listed n-grams are counted again.
    """

    def __init__(self) -> None:
        self._hashes = np.empty(0, np.uint64)
        self._counts = np.empty(0, np.int32)
        self._firsts = np.empty(0, np.int32)
        self._waiting: list[tuple[Hashes, NDArray[np.int32], NDArray[np.int32]]] = []
        self._size = 0

    def add(self, hashes: Hashes, counts: Integers, segments: Integers) -> None:
        """Add the counts of a chunk."""
        some = np.flatnonzero(counts)
        self._waiting.append(
            (hashes[some], counts[some].astype(np.int32), segments[some].astype(np.int32))
        )
        self._size += len(some)
        if self._size > _REMEMBERED // 2:
            self._merge()

    def _merge(self) -> None:
        waiting = [(self._hashes, self._counts, self._firsts), *self._waiting]
        self._waiting, self._size = [], 0
        hashes, counts, firsts = (np.concatenate(parts) for parts in zip(*waiting, strict=True))
        if not len(hashes):
            return
        order = np.argsort(hashes)
        hashes = hashes[order]
        starts = np.flatnonzero(np.concatenate([[True], hashes[1:] != hashes[:-1]]))
        self._hashes = hashes[starts]
        self._counts = np.add.reduceat(counts[order], starts, dtype=np.int32)
        self._firsts = np.minimum.reduceat(firsts[order], starts)
        while len(self._hashes) > _REMEMBERED:
            self._keep(self._counts > self._counts.min())

    def _keep(self, some: NDArray[np.bool_]) -> None:
        self._hashes = self._hashes[some]
        self._counts = self._counts[some]
        self._firsts = self._firsts[some]

    def most(self, listed: int, least: int | None) -> tuple[Hashes, int]:
        """Return the hashes of the most frequent n-grams, and the count of the last one listed.

        With `least`, also return rarer n-grams down to this count, if they are not too many.
        """
        self._merge()
        order = np.lexsort((self._firsts, -self._counts))
        counts, firsts = self._counts[order], self._firsts[order]
        if len(order) <= listed:
            return np.sort(self._hashes), int(counts[-1]) if len(order) else 0
        last = int(counts[listed - 1])
        # Include n-grams with the last one's count and first segment: their text decides the order.
        stop = listed + int(
            np.count_nonzero((counts[listed:] == last) & (firsts[listed:] == firsts[listed - 1]))
        )
        if least is not None:
            longer = int(np.count_nonzero(counts >= least))
            stop = max(stop, min(longer, _LONGER * listed))
        return np.sort(self._hashes[order[:stop]]), last


class _List:
    """Exact counts of the n-grams to be listed."""

    def __init__(self, hashes: Hashes, order: int) -> None:
        self._hashes = hashes
        self._known = np.zeros(len(hashes), bool)
        self.rows = np.zeros((len(hashes), order), np.int64)
        self.counts = np.zeros(len(hashes), np.int64)
        self.totals = np.zeros(len(hashes), np.int64)
        self._where: list[tuple[Integers, Integers]] = []

    def add(self, ngrams: DistinctNgrams, lack: Lack) -> None:
        """Count a chunk."""
        if not len(self._hashes):
            return
        hashes = ngrams.hashes
        index = np.minimum(np.searchsorted(self._hashes, hashes), len(self._hashes) - 1)
        hits = np.flatnonzero(self._hashes[index] == hashes)
        index, rows = index[hits], ngrams.tokens(hits)
        new = ~self._known[index]
        self.rows[index[new]] = rows[new]
        self._known[index] = True
        # Only this n-gram, not another one with the same hash.
        same = (self.rows[index] == rows).all(axis=1)
        index, hits = index[same], hits[same]
        more = _lacking(ngrams, lack)[hits]
        np.add.at(self.totals, index, _occurring(ngrams, lack)[hits])
        np.add.at(self.counts, index, more)
        self._where.append((index[more > 0], ngrams.segments[hits][more > 0]))

    def ngrams(self, corpus: NumberedCorpus) -> list[NgramCount]:
        """Return the n-grams, the most frequent first."""
        if not self._where:
            return []
        owners, segments = (np.concatenate(parts) for parts in zip(*self._where, strict=True))
        order = np.lexsort((segments, owners))
        ends = np.cumsum(np.bincount(owners, minlength=len(self.counts)))
        segments = segments[order]
        ngrams = []
        for index, tokens in enumerate(corpus.texts(self.rows)):
            count = int(self.counts[index])
            where = segments[ends[index - 1] if index else 0 : ends[index]]
            if count:
                ngrams.append(
                    NgramCount(
                        tokens,
                        count,
                        int(self.totals[index]),
                        len(where),
                        tuple(where[:_SEGMENTS].tolist()),
                    )
                )
        return sorted(ngrams, key=lambda ngram: (-ngram.count, ngram.segments[0], ngram.tokens))


def _listed(
    lists: Sequence[_List], corpus: NumberedCorpus, listed: int
) -> Iterator[tuple[NgramCount, ...]]:
    """Yield the n-grams of each order, and mark those that are only parts of longer ones."""
    orders = [ngram_list.ngrams(corpus) for ngram_list in lists]
    for ngrams, longer in zip(orders, [*orders[1:], []], strict=True):
        parts = {
            (part, ngram.count)
            for ngram in longer
            for part in (ngram.tokens[:-1], ngram.tokens[1:])
        }
        yield tuple(
            replace(ngram, part_of_longer=(ngram.tokens, ngram.count) in parts)
            for ngram in ngrams[:listed]
        )
