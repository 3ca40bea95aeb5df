"""Two candidates are compared by the ratings of the segments that were judged for both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import nan

import numpy as np
import pytest

from bleu_core.analysis.rated import (
    RatedPair,
    agreement,
    is_rated,
    judged_in_all,
    partial_raters,
    rated_pair,
)
from bleu_core.analysis.standings import Standings
from bleu_core.api.evaluation import evaluate
from bleu_core.evaluation.given_scores import GivenScores
from bleu_core.evaluation.results import Evaluation, Ratings
from bleu_core.files.documents import Document
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.settings import Resampling, Settings

LINES = [f"the cat number {number} sat on the mat" for number in range(4)]
WORSE = [line.replace("sat on", "is at") for line in LINES]
# A candidate that is worse in the first two segments alone.
HALF = [*WORSE[:2], *LINES[2:]]


def ratings(**people: Sequence[float]) -> Ratings:
    return Ratings((*people,), SegmentRows(np.column_stack([*people.values()])))


def evaluated(
    name: str, *scores: Sequence[float], by: Sequence[Ratings | None] = (), test: str = "none"
) -> Evaluation:
    given = [
        replace(GivenScores.of(name, own, candidate=place), ratings=by[place] if by else None)
        for place, own in enumerate(scores)
    ]
    return evaluate(
        candidates=[
            Document.from_segments(f"c{number}", text)
            for number, text in enumerate((HALF, WORSE, LINES))
        ],
        references=[Document.from_segments("r", LINES)],
        settings=Settings(resampling=Resampling(paired_test=test, resamples=100)),  # type: ignore[arg-type]
        given=given,
    )


@pytest.mark.parametrize(
    ("one", "other", "agreeing", "by_two"),
    [
        # Both prefer the first in two segments, and disagree in one.
        ({"ann": (3, 3, 3), "ben": (3, 3, 1)}, {"ann": (1, 1, 1), "ben": (1, 2, 2)}, 2, 3),
        # Neither prefers any.
        ({"ann": (3,), "ben": (2,)}, {"ann": (3,), "ben": (2,)}, 1, 1),
        ({"ann": (3,), "ben": (2,)}, {"ann": (3,), "ben": (1,)}, 0, 1),
        # Two people rated both only in the second.
        ({"ann": (3, 3), "ben": (nan, 3)}, {"ann": (1, 1), "ben": (1, 1)}, 1, 1),
        ({"ann": (3,), "ben": (nan,)}, {"ann": (1,), "ben": (1,)}, 0, 0),
        # People are known by their names, not their places; one alone says nothing.
        ({"ann": (3,), "ben": (1,)}, {"ben": (3,), "ann": (1,)}, 0, 1),
        ({"ann": (3,), "eve": (1,), "ben": (3,)}, {"ben": (1,), "ann": (1,)}, 1, 1),
        ({"ann": (3,), "eve": (1,)}, {"ben": (3,), "ann": (1,)}, 0, 0),
    ],
)
def test_people_agree_if_all_prefer_the_same(
    one: dict[str, Sequence[float]], other: dict[str, Sequence[float]], agreeing: int, by_two: int
) -> None:
    assert agreement(ratings(**one), ratings(**other)) == (agreeing, by_two)


def test_a_pair_has_the_segments_that_were_judged_for_both() -> None:
    found = evaluated("esa", [80, 60, nan, 40], [70, nan, 10, 60])
    whole = evaluated("esa", [80, 60, 70, 40], [70, 70, 10, 60])
    assert judged_in_all([each.metric("esa") for each in found.candidates[:2]]) == [0, 3]
    pair = rated_pair(found, "esa", (0, 1))
    assert pair is not None
    assert pair[:2] == (2, 60 - 65)
    # The second segment is judged in one of them alone; in the last, HALF has the better BLEU.
    assert pair.bleu > 0
    assert pair[3:] == (0, 0, 0)
    assert rated_pair(whole, "esa", (1, 0)) == RatedPair(
        4,
        52.5 - 62.5,
        rated_pair(whole, "esa", (1, 0)).bleu,
        0,
        0,
        0,  # type: ignore[union-attr]
    )
    assert rated_pair(evaluated("esa", [1, 2, nan, nan], [nan, nan, 3, 4]), "esa", (0, 1)) is None
    assert rated_pair(found, "esa", (0, 2)) is None


def test_people_of_a_pair_are_those_who_rated_both() -> None:
    people = (
        ratings(ann=(9, 9, 9, 9), ben=(8, 8, 8, 8)),
        ratings(ann=(1, 1, 1, 9), eve=(2, 2, 2, 2), ben=(2, 2, 2, 2)),
    )
    found = evaluated("esa", [9, 9, 9, 9], [1, 1, 1, 1], by=people)
    pair = rated_pair(found, "esa", (0, 1))
    assert pair is not None
    assert (pair.people, pair.agreeing, pair.by_two) == (2, 3, 4)
    assert partial_raters(found, "esa") == ["eve"]


def test_scores_are_people_s_by_name_or_by_their_gaps() -> None:
    scores = [1, 2, 3, 4]
    assert is_rated(evaluated("esa", scores, scores), "esa")
    assert not is_rated(evaluated("comet", scores, scores), "comet")
    assert is_rated(evaluated("comet", scores, [1, nan, 3, 4]), "comet")
    one = ratings(ann=(1, 2, 3, 4))
    assert is_rated(evaluated("comet", scores, scores, by=(None, one)), "comet")
    assert not is_rated(evaluated("esa", scores, scores), "bleu")


def test_ranks_with_gaps_rest_on_the_segments_judged_for_all() -> None:
    # The second is better in the segment that was judged for both.
    found = evaluated("esa", [90, 10, 90, nan], [nan, 20, nan, 15])
    standings = Standings(found, "esa")
    assert (standings.best, standings.order) == (1, (1, 0, 2))
    assert standings.difference(1, 0) == 10
    assert standings.difference(0, 2) is None
    whole = Standings(evaluated("esa", [90, 10, 90, 10], [20, 20, 20, 15]), "esa")
    assert (whole.best, whole.difference(0, 1), whole.difference(0, 2)) == (0, 31.25, None)
