"""The table of people's judgments: rows rise, and a pair counts once."""

from __future__ import annotations

from dataclasses import replace

from bleu_core.analysis.noticed import JUDGMENTS
from tests.verdicts.readers import Judged, Pair, once, rows_of


def pairs(shares: dict[float, float], languages: int = 12) -> list[Pair]:
    """Return 20 pairs a language at each difference, with a share of agreement."""
    return [
        Pair(Judged("ESA", "WMT24", f"en-{language}", {}), (str(number), "b"), points, agrees)
        for language in range(languages)
        for points, share in shares.items()
        for number in range(20)
        for agrees in [number < 20 * share]
    ]


def test_rows_that_do_not_rise_are_joined() -> None:
    found = rows_of(pairs({0.2: 0.5, 0.7: 0.6, 1.5: 0.55, 2.5: 0.7, 9.0: 0.9}))
    assert [row.share for row in found] == sorted({row.share for row in found})
    assert sum(row.pairs for row in found) == 12 * 20 * 5
    assert (found[0].start, found[-1].end) == (0.0, None)
    assert len(found) == 4


def test_a_pair_that_was_rated_twice_counts_once() -> None:
    [first, *_] = pairs({0.2: 0.5})
    expert = replace(first, judged=replace(first.judged, protocol="MQM"), agrees=not first.agrees)
    assert once([first, expert]) == [expert]
    assert sum(row.pairs for row in JUDGMENTS) > 1000
