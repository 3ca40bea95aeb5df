"""Sentences about candidates say no more than was tested."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bleu_core.analysis.noticed import Judgments
from bleu_core.analysis.standings import Standings
from bleu_core.evaluation.results import Evaluation
from bleu_core.scoring.resampling import Interval
from bleu_core.scoring.significance import Comparison
from bleu_core.scoring.verdicts import Verdict
from bleu_score.messages import comparisons as words
from tests.helpers.reports import REFERENCE, evaluated

NAMES = ("Ada", "Bea", "Cai", "Dan", "Eva", "Fay", "Gus", "Hal")
BETTER, WORSE, UNDECIDED = Verdict.BETTER, Verdict.WORSE, Verdict.UNDECIDED


def candidates(count: int) -> Evaluation:
    """Return an evaluation of candidates without a test, the best one first."""
    lines = " ".join(REFERENCE).split()
    texts = {
        f"sys {NAMES[place]}": [" ".join(lines[: len(lines) - 2 * place])] for place in range(count)
    }
    return evaluated(texts, [" ".join(lines)], metrics=("bleu",), test="none")


def compared(
    evaluation: Evaluation, verdicts: dict[tuple[int, int], Verdict], metric: str = "bleu"
) -> Evaluation:
    """Return an evaluation with verdicts on candidates, each against another one."""
    names = [candidate.name for candidate in evaluation.candidates]
    return replace(
        evaluation,
        comparisons=(
            *evaluation.comparisons,
            *(
                Comparison(
                    metric, names[baseline], names[candidate], 1.0, Interval(0.5, 1.5, 1.0), 0.01,
                    0.02, "bs", verdict, 0.03, 0.04, 1000,
                )
                for (candidate, baseline), verdict in verdicts.items()
            ),
        ),
    )  # fmt: skip


def said(evaluation: Evaluation, metric: str = "bleu") -> tuple[str, str]:
    return words.headline(evaluation, Standings(evaluation, metric))


def test_a_comparison_in_full() -> None:
    (comparison,) = compared(candidates(2), {(0, 1): BETTER}).comparisons
    facts = [
        "Difference: +1.00",
        "95% confidence interval: +0.50 to +1.50",
        "p = 0.0300",
        "Holm-corrected p = 0.0400",
        "sacreBLEU’s p = 0.0100",
    ]
    assert words.comparison_tip(comparison).split("\n") == ["▲ Significantly better", *facts]
    assert [*words.comparison_facts(replace(comparison, verdict_p=None))] == [*facts[:2], facts[4]]
    assert [*words.comparison_facts(replace(comparison, test="ar"))] == facts[:4]
    assert [*words.comparison_facts(replace(comparison, p_value=None))] == facts[:4]


def test_signs_of_verdicts_are_explained() -> None:
    assert words.sign_legend() == "▲ significantly better, ▼ significantly worse, ≈ neither."


def standings(evaluation: Evaluation) -> list[str]:
    return [words.standing_text(evaluation, each) for each in evaluation.candidates]


def test_the_place_of_a_candidate() -> None:
    assert standings(candidates(1)) == [""]
    two = candidates(2)
    untested = "; differences not tested"
    assert standings(two)[0] == f"Highest of 2{untested}"
    assert standings(two)[1] == f"Below Ada (100.00), the highest of 2{untested}"
    assert standings(compared(two, {(0, 1): BETTER})) == [
        "Highest of 2",
        "Below Ada (100.00), the highest of 2",
    ]
    # A test of another metric says nothing about BLEU.
    assert standings(compared(two, {(0, 1): BETTER}, "ter"))[0] == f"Highest of 2{untested}"
    text = two.aligned.candidates[0].segments
    same = evaluated({"a": text, "b": text}, text, metrics=("bleu",), test="none")
    assert standings(same) == [f"Highest of 2, tied{untested}"] * 2


def test_a_candidate_alone_is_the_title() -> None:
    title, text = said(candidates(1))
    assert title == "sys Ada"
    assert text.startswith("Add more candidates to see which is best")


def test_candidates_without_scores_have_no_title() -> None:
    assert said(candidates(2), "comet") == ("", "")


def test_the_best_by_a_test_against_all_others() -> None:
    three = candidates(3)
    all_better = compared(three, {(0, 1): BETTER, (0, 2): BETTER})
    assert said(all_better) == (
        "Ada scores best by BLEU",
        "Significantly better by BLEU than every other candidate.",
    )
    unsure = compared(three, {(0, 1): BETTER, (0, 2): UNDECIDED})
    assert said(unsure)[1] == "Not significantly better by BLEU than Cai."


@pytest.mark.parametrize(
    ("count", "names"),
    [
        (6, "Bea, Cai, Dan, Eva, and Fay"),
        (7, "Bea, Cai, Dan, Eva, and 2 more"),
        (8, "Bea, Cai, Dan, Eva, and 3 more"),
    ],
)
def test_of_many_names_the_first_are_named_and_the_others_counted(count: int, names: str) -> None:
    verdicts = {(0, place): UNDECIDED for place in range(1, count)}
    text = said(compared(candidates(count), verdicts))[1]
    assert text == f"Not significantly better by BLEU than {names}."


def test_equal_best_scores_are_all_named() -> None:
    text = candidates(1).aligned.candidates[0].segments
    texts = {"one": text, "two": text, "three": ["The harbor opens."]}
    evaluation = evaluated(texts, text, metrics=("bleu",), test="none")
    assert said(evaluation) == (
        "Equal best scores by BLEU: one and two",
        "The differences have not been tested for significance.",
    )


def test_verdicts_against_a_baseline_are_counted() -> None:
    four = candidates(4)
    resampling = replace(four.settings.resampling, baseline=3)
    four = replace(four, settings=replace(four.settings, resampling=resampling))
    against = compared(four, {(0, 3): BETTER, (1, 3): UNDECIDED, (2, 3): WORSE})
    assert said(against)[1].startswith(
        "Compared with the baseline Dan by BLEU: 1 significantly better, 1 significantly worse, 1 "
        "neither."
    )
    # Without any comparison with it, nothing is counted.
    assert said(four)[1] == "The differences have not been tested for significance."


def test_a_test_that_is_missing_or_in_work_is_named() -> None:
    two = candidates(2)
    assert said(two)[1] == "The differences have not been tested for significance."
    pending = replace(two, pending=("resampling",))
    assert said(pending)[1] == "Testing whether the differences are significant…"
    assert said(compared(two, {(0, 1): BETTER}, "ter"))[1] == ""


def test_a_metric_that_says_the_opposite_is_named() -> None:
    texts = {"long": [*REFERENCE[:3], "The ferry"], "short": ["x"] * 4}
    evaluation = evaluated(texts, metrics=("bleu", "ter"), test="none")
    opposite = compared(evaluation, {(0, 1): BETTER})
    assert said(compared(opposite, {(0, 1): BETTER}, "ter"))[1] == (
        "Significantly better by BLEU than every other candidate."
    )
    assert said(compared(opposite, {(0, 1): WORSE}, "ter"))[1] == (
        "Significantly better by BLEU than every other candidate. By TER, short is significantly "
        "better than long."
    )


def needed(
    half_width: float,
    difference: float = 1.0,
    verdict: Verdict = UNDECIDED,
    others: tuple[str, ...] = (),
) -> str:
    """Return what is said of an interval of one segment, beside comparisons by other metrics."""
    two = compared(candidates(2), {(0, 1): verdict})
    (own,) = two.comparisons
    own = replace(
        own,
        difference=difference,
        interval=Interval(difference - half_width, difference + half_width, difference),
    )
    more = [replace(own, metric=metric, candidate="other") for metric in others]
    standings = Standings(replace(two, comparisons=(own,)), "bleu")
    return words.needed_text(replace(two, comparisons=(own, *more)), standings, 0, 1)


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        # By hand: (1.96 × 20 ÷ 1.96)² and (2.80 × 20 ÷ 1.96)² segments.
        (needed(20.0), ("1.00", "400", "820")),
        (needed(20.0, -1.0), ("1.00", "400", "820")),
        # Two comparisons by this metric: 2.24 in the place of 1.96.
        (needed(20.0, others=("bleu",)), ("1.00", "520", "990")),
        (needed(20.0, others=("ter",)), ("1.00", "400", "820")),
        (needed(1.1), ("1.00", "2", "3")),
    ],
)
def test_a_difference_that_may_be_chance_takes_more_segments(
    text: str, numbers: tuple[str, str, str]
) -> None:
    difference, even, most = numbers
    assert text == (
        f"In texts like this, a difference of {difference} is significant in half of the cases "
        f"with about {even} segments, and in four out of five with about {most}; here, there are 1."
    )


def test_of_other_differences_no_number_is_said() -> None:
    assert needed(0.9) == ""
    assert [needed(20.0, verdict=each) for each in Verdict if each is not UNDECIDED] == [""] * 4
    two = candidates(2)
    assert words.needed_text(two, Standings(two, "bleu"), 0, 1) == ""


@pytest.mark.parametrize(
    ("row", "text"),
    [
        (Judgments(3.0, 5.0, 217, 76, 66, 88), "better in 76% (66–88) of the pairs 3–5 points"),
        (Judgments(0.5, 2.0, 220, 62, 56, 68), "better in 62% (56–68) of the pairs 0.5–2 points"),
        (Judgments(8.0, None, 9, 95, 92, 100), "better in 95% (92–100) of the pairs ≥ 8 points"),
    ],
)
def test_judgments_of_differences_like_this(
    row: Judgments, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = candidates(2)
    standings = Standings(two, "bleu")
    assert words.readers_text(two, standings, 0, 1) == ""
    monkeypatch.setattr(words, "judged_alike", lambda *_: row)
    said = words.readers_text(two, standings, 1, 0)
    assert said.startswith("If Bea and Ada are machine translations by different systems:")
    assert said.endswith(f"the higher BLEU {text} apart.")
    assert words.readers_text(two, Standings(two, "ter"), 1, 0) == ""
