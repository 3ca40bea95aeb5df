"""Distinct n-grams, and those that candidates share with references, are as defined."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import numpy as np
import pytest

from bleu_core.scoring.ngrams import count_matches, distinct_ngrams

Corpus = Sequence[Sequence[Sequence[int]]]
"""For each document, the tokens of its segments."""


def arrays(corpus: Corpus) -> tuple[np.ndarray, np.ndarray]:
    numbers = [token for document in corpus for segment in document for token in segment]
    lengths = [[len(segment) for segment in document] for document in corpus]
    return np.array(numbers, np.int64), np.array(lengths, np.int64)


def ngrams(segment: Sequence[int], order: int) -> Counter[tuple[int, ...]]:
    starts = range(len(segment) - order + 1)
    return Counter(tuple(segment[start : start + order]) for start in starts)


def drawn(seed: int, tokens: int) -> Corpus:
    rng = random.Random(seed)
    return [
        [[rng.randint(1, tokens) for _ in range(rng.randint(0, 9))] for _ in range(5)]
        for _ in range(3)
    ]


CORPORA = [
    *(drawn(seed, tokens) for seed, tokens in enumerate((1, 2, 3, 9))),
    [[[1, 2, 3]], [[]], [[2, 3, 1]]],
    [[[], []], [[], []], [[], []]],
]
# Ids that leave no room for keys of one number.
WIDE = [[[2**40, 7, 2**40 + 1, 7]], [[7, 2**40, 7, 7]], [[2**40 + 1]]]


@pytest.mark.parametrize("corpus", CORPORA, ids=range(len(CORPORA)))
@pytest.mark.parametrize("max_order", [1, 4])
def test_distinct_ngrams_have_their_counts_in_each_document(corpus: Corpus, max_order: int) -> None:
    numbers, lengths = arrays(corpus)
    found = [*distinct_ngrams(numbers, lengths, candidates=1, max_order=max_order)]
    assert [each.order for each in found] == [*range(1, max_order + 1)]
    for each in found:
        every = np.arange(len(each.segments))
        counted = {
            (segment, tuple(tokens)): tuple(counts)
            for segment, tokens, counts in zip(
                each.segments.tolist(), each.tokens(every).tolist(), each.counts.T.tolist(),
                strict=True,
            )
        }  # fmt: skip
        expected = {
            (place, ngram): tuple(ngrams(own, each.order)[ngram] for own in segments)
            for place, segments in enumerate(zip(*corpus, strict=True))
            for ngram in set().union(*(ngrams(own, each.order) for own in segments))
        }
        assert counted == expected
        assert len(counted) == len(every)
        assert each.own.tolist() == [counts[0] for counts in counted.values()]
        if len(every):
            assert each.most.tolist() == [max(counts[1:]) for counts in counted.values()]
        hashes = dict(zip(each.hashes.tolist(), (tokens for _, tokens in counted), strict=True))
        assert len(hashes) == len({tokens for _, tokens in counted})


@pytest.mark.parametrize("corpus", [*CORPORA, WIDE], ids=range(len(CORPORA) + 1))
@pytest.mark.parametrize("pooled", [True, False])
@pytest.mark.parametrize("candidates", [1, 2])
def test_shared_ngrams_are_clipped(corpus: Corpus, pooled: bool, candidates: int) -> None:
    numbers, lengths = arrays(corpus)
    found = count_matches(numbers, lengths, candidates=candidates, max_order=3, pooled=pooled)
    for segment, segments in enumerate(zip(*corpus, strict=True)):
        for order in (1, 2, 3):
            counts = [ngrams(own, order) for own in segments]
            others = counts[candidates:]
            most: Counter[tuple[int, ...]] = Counter()
            for other in others:
                most |= other
            for candidate in range(candidates):
                expected = [
                    (counts[candidate] & other).total() for other in ([most] if pooled else others)
                ]
                assert found[candidate, :, segment, order - 1].tolist() == expected
