"""What is said about people's ratings, and when."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from math import nan

import numpy as np
import pytest

from bleu_core.analysis.rated import RatedPair
from bleu_core.api.evaluation import evaluate
from bleu_core.evaluation.given_scores import GivenScores
from bleu_core.evaluation.results import Evaluation, Ratings
from bleu_core.files.documents import Document
from bleu_core.scoring.resampling import Interval
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.scoring.significance import Comparison
from bleu_core.scoring.verdicts import Verdict
from bleu_score.messages import ratings as words

NAMES = ("Ada", "Bea", "Cai")
GAP = (9.0, 8.0, 7.0, nan)
FULL = (8.0, 7.0, 8.0, 9.0)


@cache
def rated(
    *scores: tuple[float, ...] | None, metric: str = "esa", people: tuple[tuple[str, ...], ...] = ()
) -> Evaluation:
    """Return candidates with these ratings of four segments, on request by these people."""
    texts = ["one two", "three four", "five six", "seven eight"]
    given = [
        replace(
            GivenScores.of(metric, own, candidate=place, lower_is_better=metric == "errors"),
            ratings=Ratings(people[place], SegmentRows(np.ones((4, len(people[place])))))
            if people
            else None,
        )
        for place, own in enumerate(scores)
        if own
    ]
    return evaluate(
        candidates=[Document.from_segments(name, texts) for name in NAMES[: len(scores)]],
        references=[Document.from_segments("reference", texts)],
        given=given,
    )


def said(evaluation: Evaluation, pair: tuple[int, int] | None = None) -> list[str]:
    return [*words.rating_texts(evaluation, NAMES, pair)]


def test_a_score_says_how_many_segments_and_people_it_rests_on() -> None:
    by_two = rated(GAP, FULL, people=(("ann", "ben"), ("ann",)))
    results = [
        *(by_two.candidates[place].metric("esa") for place in (0, 1)),
        *(rated(GAP, FULL).candidates[place].metric("esa") for place in (0, 1)),
    ]
    assert [words.rated_text(each) for each in results] == [
        "Segments rated: 3 of 4. Raters: 2.",
        "Segments rated: 4 of 4. Raters: 1.",
        "Segments rated: 3 of 4.",
        "",
    ]


FAVORS = "BLEU on the same segments favors"
PAIRS: list[tuple[RatedPair | None, str]] = [
    (None, "No segment was rated for both."),
    (
        RatedPair(3, 2.0, 1.5, 0, 0, 0),
        f"Ada is ahead by 2.000. {FAVORS} the same one, by 1.50 points.",
    ),
    (
        RatedPair(3, -2.0, -1.5, 0, 0, 0),
        f"Bea is ahead by 2.000. {FAVORS} the same one, by 1.50 points.",
    ),
    (
        RatedPair(3, 2.0, -1.5, 0, 0, 0),
        f"Ada is ahead by 2.000. {FAVORS} the other one, by 1.50 points.",
    ),
    (
        RatedPair(3, -2.0, 1.5, 0, 0, 0),
        f"Bea is ahead by 2.000. {FAVORS} the other one, by 1.50 points.",
    ),
    (
        RatedPair(3, 0.0, 1.5, 0, 0, 0),
        "Both are rated equal. BLEU on the same segments differs by 1.50 points.",
    ),
    (
        RatedPair(3, 2.0, 0.0, 0, 0, 0),
        "Ada is ahead by 2.000. BLEU on the same segments differs by 0.00 points.",
    ),
    (
        RatedPair(3, 2.0, 1.5, 1, 0, 0),
        f"Raters: 1. Ada is ahead by 2.000. {FAVORS} the same one, by 1.50 points.",
    ),
    (
        RatedPair(3, 2.0, 1.5, 2, 0, 1),
        f"Raters: 2. Ada is ahead by 2.000. {FAVORS} the same one, by 1.50 points. Segments that "
        "two or more people rated for both: 1. In 0 of them, they agree on which one is better.",
    ),
]


@pytest.mark.parametrize(("found", "text"), PAIRS)
def test_two_candidates_compared(
    found: RatedPair | None, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(words, "rated_pair", lambda *_: found)
    count = "Segments rated for both: 3 of 4. " if found else ""
    assert said(rated(GAP, FULL)) == [f"ESA, Ada and Bea: {count}{text}"]


def test_if_lower_is_better_the_lower_one_is_ahead() -> None:
    (text,) = said(rated(GAP, FULL, metric="errors"), (0, 1))
    assert "errors, Ada and Bea: Segments rated for both: 3 of 4. Bea is ahead by 0.333." in text


@pytest.mark.parametrize(
    ("verdict", "text"),
    [
        (Verdict.BETTER, "{} is significantly ahead by 0.333 (+0.500 to +2.000)."),
        (Verdict.WORSE, "{} is significantly ahead by 0.333 (+0.500 to +2.000)."),
        (Verdict.UNDECIDED, "{} is ahead by 0.333 (+0.500 to +2.000); this may be chance."),
        (Verdict.AT_LIMIT, "{} is ahead by 0.333 (+0.500 to +2.000); this may be chance."),
    ],
)
def test_a_difference_says_whether_it_may_be_chance(verdict: Verdict, text: str) -> None:
    comparison = Comparison(
        "esa", "Bea", "Ada", 0.33, Interval(0.5, 2.0, 0.3), 0.01, 0.01, "bs", verdict, 0.01, 0.01,
        1000,
    )  # fmt: skip
    evaluation = replace(rated(GAP, FULL), comparisons=(comparison,))
    # Seen from the other side, it is the same.
    for pair in ((0, 1), (1, 0)):
        assert text.format("Ada") in said(evaluation, pair)[0]


def test_the_best_is_compared_with_all_others_or_two_that_were_chosen() -> None:
    def names(evaluation: Evaluation, pair: tuple[int, int] | None = None) -> Iterator[str]:
        return (text.partition(":")[0] for text in said(evaluation, pair))

    three = rated(GAP, FULL, (1.0, 2.0, 3.0, 4.0))
    assert [*names(three)] == ["ESA, Ada and Bea", "ESA, Ada and Cai"]
    assert [*names(three, (2, 1))] == ["ESA, Cai and Bea"]
    assert [*names(rated(GAP, None, FULL))] == ["ESA, Ada and Cai"]
    assert [*names(rated(GAP, None, FULL), (0, 1))] == []


def test_ratings_are_those_of_people_or_of_some_segments() -> None:
    def is_said(evaluation: Evaluation) -> bool:
        return bool(said(evaluation))

    assert is_said(rated(FULL, FULL))
    assert is_said(rated(GAP, FULL, metric="comet"))
    assert is_said(rated(FULL, FULL, metric="comet", people=(("ann",), ("ann",))))
    assert not is_said(rated(FULL, FULL, metric="comet"))


@pytest.mark.parametrize(
    ("count", "names"),
    [(1, "1 (r0)"), (5, "5 (r0, r1, r2, r3, r4)"), (6, "6 (r0, r1, r2, r3, r4, +1)")],
)
def test_of_raters_of_some_candidates_five_are_named(count: int, names: str) -> None:
    some = tuple(f"r{number}" for number in range(count))
    _, text = said(rated(FULL, FULL, people=((*some, "both"), ("both",))))
    assert text == f"ESA: raters who rated only some of the candidates: {names}."
