"""Costs equal their definitions, and no alignment is cheaper than the found one."""

from __future__ import annotations

import math
import random
from collections import Counter
from itertools import pairwise

import numpy as np
import pytest

from bleu_core.pairing import bead_search, overlap
from bleu_core.pairing.bead_costs import (
    GAP_EXTEND,
    GAP_OPEN,
    ORDINARY,
    WRAPPED,
    BeadCosts,
    BlockCosts,
    Joining,
)
from bleu_core.pairing.bead_search import band, cheapest_path
from bleu_core.pairing.diagonals import belong_together
from bleu_core.pairing.overlap import UNIT, Integers, Overlap, tokens_of
from bleu_core.progress import SILENT
from tests.helpers import drift_texts

Texts = tuple[list[str], list[str]]


def small_texts(seed: int) -> Texts:
    """Return two texts of few words, with many missing, joined, split and ambiguous lines."""
    rng = random.Random(seed)
    words = "ab cde fghij klmnopq rstuvwxyz 12 345 6789 ! ?".split()
    words += drift_texts.vocabulary(size=40)

    def segment() -> str:
        return " ".join(rng.choices(words, k=rng.randint(0, 7)))

    reference, candidate = [], []
    for _ in range(rng.randint(0, 12)):
        one, other = segment(), segment()
        several = [segment() for _ in range(rng.randint(3, 5))]
        ours, theirs = rng.choice(
            [
                ([one], [one]),
                ([one], [other]),
                ([one], []),
                ([], [one]),
                ([one, other], [f"{one} {other}"]),
                ([f"{one} {other}"], [one, other]),
                ([one, other], [other, one]),
                (several, [" ".join(several)]),
                ([" ".join(several)], several),
            ]
        )
        reference += ours
        candidate += theirs
    return reference, candidate


# Tokens


@pytest.mark.parametrize(
    ("segment", "tokens"),
    [
        ("", []),
        (" \t\u3000", []),
        ("Presidential, presidents!", ["presi", ",", "!"]),
        ("1,234.5 kg", ["1", ",", "234", ".", "5", "kg"]),
        ("１２ Ａｂ！", ["12", "ab", "!"]),
        ("snake_case", ["snake", "case"]),
        ("我来到北京。", ["我来", "来到", "到北", "北京", "。"]),
        ("中", ["中"]),
        ("用Python写", ["用", "pytho", "写"]),
        ("ภาษา", ["ภา", "าษ", "ษา"]),
        ("हिन्दी में", ["हिन्द", "में"]),
        ("한국어로 번역", ["한국어로", "번역"]),
        ("e\u0301tude \u00e9tude", ["étud", "étude"]),
        ("\ud800x\0", ["\ud800", "x", "\0"]),
    ],
)
def test_tokens(segment: str, tokens: list[str]) -> None:
    assert tokens_of(segment) == tokens


# Shared tokens


def plain_weights(reference: list[str], candidate: list[str]) -> dict[str, int]:
    counts = [Counter(t for one in text for t in tokens_of(one)) for text in (reference, candidate)]
    segments = max(len(reference), len(candidate))
    weights = {}
    for token in counts[0].keys() & counts[1].keys():
        most = max(count[token] for count in counts)
        if most <= max(20, 0.05 * segments):
            weights[token] = round(UNIT * math.log((segments + 1) / most))
    return weights


@pytest.mark.parametrize("seed", range(8))
def test_shared_weights_are_those_of_the_sets_of_tokens(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(overlap, "_TOKENS_PER_CALL", 7)
    rng = random.Random(seed)
    words = drift_texts.vocabulary(size=60)
    reference = drift_texts.sentences(rng, 40, words)
    candidate = drift_texts.translated(rng, reference, words)[: 40 - seed]
    weights = plain_weights(reference, candidate)
    assert weights
    ours, theirs = ([set(tokens_of(one)) for one in text] for text in (reference, candidate))
    none: set[str] = set()

    def weight(*sets: set[str]) -> int:
        return sum(weights.get(token, 0) for token in set.intersection(*sets))

    shared = Overlap(candidate=candidate, reference=reference, progress=SILENT)
    rows = range(-1, len(reference))
    # Every row looks at different columns; some of these do not exist.
    first = np.array([(index * 5) % 60 - 9 for index in rows])
    blocks = [
        each.block(rows, first, 12).tolist()
        for each in (shared.pairs, shared.reference_twice, shared.candidate_twice)
    ]
    for place, row in enumerate(rows):
        for column in range(12):
            other = int(first[place]) + column
            our = ours[row] if row >= 0 else none
            their = theirs[other] if 0 <= other < len(theirs) else none
            our_next = ours[row + 1] if row + 1 < len(ours) else none
            their_next = theirs[other + 1] if other + 1 < len(theirs) else none
            assert blocks[0][place][column] == weight(our, their)
            assert blocks[1][place][column] == weight(our, our_next, their)
            assert blocks[2][place][column] == weight(our, their, their_next)
    assert shared.reference_weights.tolist() == [weight(one) for one in ours]
    assert shared.candidate_weights.tolist() == [weight(one) for one in theirs]


def test_places_of_unique_tokens_are_anchors() -> None:
    reference = ["x one x", "x two three", "x", "x four four"]
    candidate = ["x three x", "x one", "x four", "five", "two"]
    assert Overlap(candidate=candidate, reference=reference, progress=SILENT).unique() == [
        (0, 1),
        (1, 4),
        (3, 2),
    ]


# Costs


def test_costs_of_lengths_grow_to_a_limit_that_gaps_reach() -> None:
    # The texts share nothing, and on average their lines have the same length.
    reference = ["a" * 100, "b" * 100, "c" * 100]
    candidate = ["d" * 100, "e" * 125, "f" * 80]
    pairs, (joined, *_), (split, *_) = BeadCosts(
        candidate=candidate, reference=reference, progress=SILENT
    ).block(range(3), range(3))
    assert pairs[0].tolist() == [
        0,
        round(UNIT * 25**2 / (6.8 * 226)),
        round(UNIT * 400 / 6.8 / 181),
    ]
    limit = 2 * GAP_EXTEND
    assert joined[0, 0] == 10 * UNIT + min(limit, round(UNIT * 100**2 / (6.8 * 301)))
    assert split[0, 1] == 10 * UNIT + min(limit, round(UNIT * 105**2 / (6.8 * 306)))
    far = (
        BeadCosts(candidate=["c", "d" * 1000], reference=["a" * 1000, "b"], progress=SILENT)
        .block(range(2), range(2))
        .pairs
    )
    assert far.tolist() == [[limit, 0], [0, limit]]


def test_the_shorter_language_costs_nothing() -> None:
    reference = ["a" * 30, "b" * 60, "c" * 90]
    candidate = ["d" * 10, "e" * 20, "f" * 30]
    pairs, _, _ = BeadCosts(candidate=candidate, reference=reference, progress=SILENT).block(
        range(3), range(3)
    )
    assert pairs.diagonal().tolist() == [0, 0, 0]
    assert (pairs > 0).sum() == 6


def scaled_lengths(*texts: list[str]) -> list[list[float]]:
    means = [math.exp(sum(math.log(len(one)) for one in text) / len(text)) for text in texts]
    return [
        [len(one) * max(means) / mean for one in text]
        for text, mean in zip(texts, means, strict=True)
    ]


def test_joining_costs_part_of_the_lighter_and_shares_everything_once() -> None:
    reference = ["one two", "two three", "four", "five"]
    candidate = ["one two three", "six", "four", "seven"]
    weights = plain_weights(reference, candidate)
    ours, theirs = scaled_lengths(reference, candidate)
    both = ours[0] + ours[1]
    length = round(UNIT * (both - theirs[0]) ** 2 / (6.8 * (both + theirs[0] + 1)))
    lighter = min(weights["one"], weights["three"]) + weights["two"]
    shared = sum(weights[word] for word in ("one", "two", "three"))
    expected = 10 * UNIT + round(0.3 * lighter) + length - shared
    pairs, joined, split = BeadCosts(
        candidate=candidate, reference=reference, progress=SILENT
    ).block(range(4), range(4))
    assert joined[0][0, 0] == expected
    turned = BeadCosts(candidate=reference, reference=candidate, progress=SILENT).block(
        range(4), range(4)
    )
    assert turned.pairs.tolist() == pairs.T.tolist()
    for number, kept in enumerate((3, 2, 1)):
        assert turned.split[number][:, :kept].tolist() == joined[number].T[:, :kept].tolist()
        assert turned.joined[number][:kept].tolist() == split[number].T[:kept].tolist()


# The band


def plain_chain(points: list[tuple[int, int]]) -> int:
    longest: list[int] = []
    for index, (_, column) in enumerate(points):
        before = [longest[k] for k in range(index) if points[k][1] < column]
        longest.append(1 + max(before, default=0))
    return max(longest, default=0)


@pytest.mark.parametrize("seed", range(20))
def test_the_chain_of_anchors_is_the_longest(seed: int) -> None:
    rng = random.Random(seed)
    points = [(row, rng.randrange(30)) for row in sorted(rng.sample(range(50), seed * 2))]
    chain = bead_search.longest_chain(points)
    assert len(chain) == plain_chain(points)
    assert set(chain) <= set(points)
    assert all(one[0] < other[0] and one[1] < other[1] for one, other in pairwise(chain))


@pytest.mark.parametrize(
    ("anchors", "rows", "columns"),
    [
        ([], 0, 0),
        ([], 0, 5000),
        ([], 5000, 0),
        ([], 1, 1),
        ([(0, 3000), (1, 3001)], 2000, 5000),
        ([(1999, 10)], 2000, 5000),
        ([(row, row) for row in range(1, 900)], 4000, 2000),
        ([(row, row + 3000) for row in range(900, 1000)], 1000, 4000),
    ],
)
def test_a_way_leads_through_the_band(
    anchors: list[tuple[int, int]], rows: int, columns: int
) -> None:
    low, high = band(anchors, rows, columns, cells=0)
    assert len(low) == len(high) == rows + 1
    assert low[0] == 0
    assert high[-1] == columns + 1
    assert (low < high).all()
    assert (low >= 0).all()
    assert (high <= columns + 1).all()
    assert (np.diff(low) >= 0).all()
    assert (np.diff(high) >= 0).all()
    assert (low[1:] < high[:-1]).all()
    for row, column in anchors:
        assert low[row] <= column < high[row]
    # The band stays within a hundred rows and columns of a line between the corners.
    assert (high - low).sum() <= 201 * (rows + columns + 1)


def test_small_texts_are_searched_everywhere() -> None:
    low, high = band([(5, 900), (1300, 901)], 1400, 1400, bead_search._CELLS)
    assert not low.any()
    assert (high == 1401).all()


# The search

FREE, IN_REFERENCE, IN_CANDIDATE = range(3)


def by_size(costs: BlockCosts) -> dict[tuple[int, int], Integers]:
    """Return costs by the numbers of segments of both texts that a bead aligns."""
    return {
        (1, 1): costs.pairs,
        **{(size, 1): own for size, own in enumerate(costs.joined, 2)},
        **{(1, size): own for size, own in enumerate(costs.split, 2)},
    }


def bead_costs(
    reference: list[str], candidate: list[str], joining: Joining = ORDINARY
) -> BeadCosts:
    costs = BeadCosts(candidate=candidate, reference=reference, progress=SILENT)
    costs.joining = joining
    return costs


def plain_costs(costs: BlockCosts, low: list[int] | None = None, width: int = 1000) -> int:
    """Return the cost of the cheapest alignment, by trying every bead at every corner.

    Each row has the corners of `width` columns, starting from the column in `low`.
    """
    rows, columns = costs.pairs.shape
    beads = by_size(costs)
    best = {(0, 0): (0, math.inf, math.inf)}
    for row in range(rows + 1):
        first = low[row] if low else 0
        for column in range(first, min(first + width, columns + 1)):
            if row == column == 0:
                continue
            steps = [
                best[row - down, column - right][FREE] + cost[row - down, column - right]
                for (down, right), cost in beads.items()
                if (row - down, column - right) in best
            ]
            gaps = [math.inf, math.inf]
            for number, before in enumerate([(row - 1, column), (row, column - 1)]):
                if before in best:
                    here = best[before]
                    gaps[number] = GAP_EXTEND + min(here[FREE] + GAP_OPEN, here[number + 1])
            best[row, column] = (min(*steps, *gaps, math.inf), *gaps)
    return int(best[rows, columns][FREE])


def costs_of(way: list[list[int]], costs: BlockCosts) -> int:
    """Return the cost of an alignment."""
    beads = by_size(costs)
    total = 0
    last = None
    for (row, column), (next_row, next_column) in pairwise(way):
        step = next_row - row, next_column - column
        if step in beads:
            total += int(beads[step][row, column])
        else:
            assert step in {(1, 0), (0, 1)}
            total += GAP_EXTEND + (GAP_OPEN if step != last else 0)
        last = step
    return total


def block_of(costs: BeadCosts, reference: list[str], candidate: list[str]) -> BlockCosts:
    return costs.block(range(len(reference)), range(len(candidate)))


def way_of(
    reference: list[str], candidate: list[str], costs: BeadCosts | None = None
) -> list[list[int]]:
    costs = costs or bead_costs(reference, candidate)
    way: list[list[int]] = cheapest_path(costs, len(reference), len(candidate), SILENT).tolist()
    assert way[0] == [0, 0]
    assert way[-1] == [len(reference), len(candidate)]
    return way


@pytest.mark.parametrize("joining", [ORDINARY, WRAPPED])
@pytest.mark.parametrize("block", [1, 40, 2**17])
def test_no_alignment_is_cheaper(
    block: int, joining: Joining, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bead_search, "_BLOCK", block)
    kinds: Counter[tuple[int, int]] = Counter()
    for seed in range(60):
        reference, candidate = small_texts(seed)
        costs = bead_costs(reference, candidate, joining)
        own = block_of(costs, reference, candidate)
        way = way_of(reference, candidate, costs)
        assert costs_of(way, own) == plain_costs(own)
        kinds.update((end[0] - start[0], end[1] - start[1]) for start, end in pairwise(way))
    assert {(1, 1), (1, 0), (0, 1)} <= set(kinds)
    assert {(size, 1) for size in range(2, 6)} <= set(kinds)
    assert {(1, size) for size in range(2, 6)} <= set(kinds)
    assert max(map(max, kinds)) <= joining.most


@pytest.mark.parametrize("seed", range(3))
def test_no_alignment_is_cheaper_if_several_lines_are_missing(seed: int) -> None:
    rng = random.Random(seed)
    words = drift_texts.vocabulary()
    reference = drift_texts.sentences(rng, 60, words)
    candidate = drift_texts.translated(rng, reference, words)
    del candidate[10:14], candidate[30], candidate[40:42]
    del reference[25:28]
    own = block_of(bead_costs(reference, candidate), reference, candidate)
    assert costs_of(way_of(reference, candidate), own) == plain_costs(own)


def test_no_way_leads_outside_the_band() -> None:
    for seed in range(60):
        reference, candidate = small_texts(seed)
        rows, columns = len(reference), len(candidate)
        if rows < 3 or columns < 3:
            continue
        width = columns // rows + 3
        low = [max(0, row * columns // rows - 1) for row in range(rows + 1)]
        high = [min(first + width, columns + 1) for first in low]
        high[-1] = columns + 1
        costs = bead_costs(reference, candidate)
        way = bead_search._Search(costs, np.array(low), np.array(high)).run(SILENT).tolist()
        assert all(low[row] <= column < high[row] for row, column in way)
        own = block_of(costs, reference, candidate)
        assert costs_of(way, own) == plain_costs(own, low, width)


@pytest.mark.parametrize("seed", range(2))
def test_a_narrow_band_and_small_blocks_find_the_same(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(seed)
    words = drift_texts.vocabulary()
    reference = drift_texts.sentences(rng, 700, words)
    candidate = drift_texts.translated(rng, reference, words)
    del candidate[600:605], candidate[20], reference[300]
    everywhere = way_of(reference, candidate)
    monkeypatch.setattr(bead_search, "_CELLS", 0)
    monkeypatch.setattr(bead_search, "_REACH", 20)
    monkeypatch.setattr(bead_search, "_BLOCK", 1000)
    assert way_of(reference, candidate) == everywhere


def test_the_costs_of_wrapped_text_are_fitted_to_it() -> None:
    words = drift_texts.vocabulary()
    reference = drift_texts.sentences(random.Random(6), 40, words)
    candidate = [line for segment in reference for line in drift_texts.wrapped(segment, 40)]
    costs = bead_costs(reference, candidate)
    fitted = costs.fitted(np.array(way_of(reference, candidate, costs)))
    assert not costs.is_wrapped
    assert fitted.is_wrapped
    # After the fit, a segment is expected to be as long as all of its lines.
    own = fitted.block(range(len(reference)), range(len(candidate)))
    column = 0
    for row, segment in enumerate(reference):
        lines = drift_texts.wrapped(segment, 40)
        if 2 <= len(lines) <= 5:
            joins = 2 * UNIT * (len(lines) - 1)
            assert own.split[len(lines) - 2][row, column] < joins + UNIT
        column += len(lines)
    # A few joined lines do not make a wrapped text.
    candidate = [*reference[:4], f"{reference[4]} {reference[5]}", *reference[6:]]
    costs = bead_costs(reference, candidate)
    assert costs.fitted(np.array(way_of(reference, candidate, costs))) is costs


# Beside the diagonal


def test_texts_belong_together_if_half_of_the_longer_is_paired() -> None:
    text = drift_texts.sentences(random.Random(4), 100, drift_texts.vocabulary())
    for lines, expected in ((100, True), (50, True), (49, False)):
        for reference, candidate in ((text, text[:lines]), (text[:lines], text)):
            costs = BeadCosts(candidate=candidate, reference=reference, progress=SILENT)
            size = len(reference), len(candidate)
            way = cheapest_path(costs, *size, SILENT)
            assert belong_together(costs, way, size, SILENT) is expected
