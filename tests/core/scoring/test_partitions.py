"""Statistics of parts add up to those of the whole, and give the scores of an evaluation."""

from __future__ import annotations

import doctest
import operator
import pickle
import random
from dataclasses import replace
from functools import reduce
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bleu_core
from bleu_core.api import strings
from bleu_core.api.evaluation import evaluate
from bleu_core.api.strings import corpus_statistics
from bleu_core.errors import Cancelled, SettingInvalid, WrongType
from bleu_core.files.documents import Document
from bleu_core.progress import Progress, Stage
from bleu_core.scoring.partitions import CorpusStatistics, compare_statistics
from bleu_core.settings import (
    METRICS,
    TOKENIZERS,
    ChrfOptions,
    PairedTest,
    Resampling,
    Settings,
    TerOptions,
)
from tests.helpers.core_texts import nasty_segments

Corpus = list[list[str]]

ALL = Settings(tokenizer="13a", metrics=METRICS)
SOME = Settings(
    tokenizer="intl",
    metrics=("chrf", "ter"),
    smoothing="floor",
    max_order=3,
    lowercase=True,
    reference_length="shortest",
    chrf=ChrfOptions(char_order=3, beta=1, whitespace=True),
    ter=TerOptions(normalized=True),
)


def generated(seed: int, segments: int, references: int) -> tuple[list[str], Corpus]:
    rng = random.Random(seed)
    words = [f"w{number}" for number in range(12)]
    lines = [" ".join(rng.choices(words, k=rng.randint(1, 9))) for _ in range(segments)]
    nasty = nasty_segments(seed, segments)

    def version() -> list[str]:
        return [
            other if rng.random() < 0.2 else f"{line} {rng.choice(words)}."
            for line, other in zip(lines, nasty, strict=True)
        ]

    return version(), [version() for _ in range(references)]


def cut(
    candidate: list[str], references: Corpus, borders: list[int], chosen: Settings
) -> list[CorpusStatistics]:
    edges = [0, *sorted(borders), len(candidate)]
    return [
        corpus_statistics(
            candidate[start:stop], [reference[start:stop] for reference in references], chosen
        )
        for start, stop in pairwise(edges)
    ]


def evaluated(candidate: list[str], references: Corpus, chosen: Settings) -> bleu_core.Evaluation:
    return evaluate(
        candidates=[Document.from_segments("c", candidate)],
        references=[
            Document.from_segments(f"r{index}", lines) for index, lines in enumerate(references)
        ],
        settings=chosen,
    )


# --- adding up ----------------------------------------------------------------------------------


@pytest.mark.parametrize("chosen", [ALL, SOME], ids=["all", "some"])
@settings(deadline=None, max_examples=60)
@given(
    seed=st.integers(0, 10**6),
    segments=st.integers(1, 25),
    references=st.integers(1, 3),
    data=st.data(),
)
def test_parts_add_up_to_the_whole(
    chosen: Settings, seed: int, segments: int, references: int, data: st.DataObject
) -> None:
    candidate, documents = generated(seed, segments, references)
    whole = corpus_statistics(candidate, documents, chosen)
    # Parts may be empty.
    borders = data.draw(st.lists(st.integers(0, segments), max_size=4))
    total = reduce(operator.add, cut(candidate, documents, borders, chosen))
    assert (total.settings, total.segments) == (chosen, segments)
    assert total.sums.keys() == whole.sums.keys() == {"bleu", *chosen.metrics}
    for name, sums in whole.sums.items():
        if name == "ter" and references > 1:
            # Edits are whole numbers; mean lengths of references are fractions.
            assert total.sums[name] == pytest.approx(sums, rel=1e-14)
            assert total.sums[name][0] == sums[0]
        else:
            assert total.sums[name] == sums
    if references == 1:
        assert total == whole
        assert total.percents() == whole.percents()
    assert total.bleu() == whole.bleu()


@pytest.mark.parametrize("references", [1, 2])
@pytest.mark.parametrize("chosen", [ALL, SOME, replace(ALL, tokenizer="char", max_order=8)])
def test_scores_are_those_of_an_evaluation(chosen: Settings, references: int) -> None:
    candidate, documents = generated(9, 40, references)
    statistics = corpus_statistics(candidate, documents, chosen)
    evaluation = evaluated(candidate, documents, chosen)
    [result] = evaluation.candidates
    assert statistics.segments == evaluation.segments
    assert statistics.bleu() == result.score
    percents = statistics.percents()
    assert list(percents) == [found.metric.name for found in result.metrics]
    assert list(percents.values()) == [found.percent for found in result.metrics]
    assert all(isinstance(percent, float) for percent in percents.values())
    for found in result.metrics:
        sums = statistics.sums[found.metric.name]
        assert list(sums) == found.statistics.sum(axis=0, dtype=float).tolist()


def test_the_sum_gives_the_scores_of_an_evaluation_of_the_whole() -> None:
    candidate, documents = generated(10, 60, 1)
    total = reduce(operator.add, cut(candidate, documents, [7, 7, 30, 55], ALL))
    [result] = evaluated(candidate, documents, ALL).candidates
    assert total.bleu() == result.score
    assert list(total.percents().values()) == [found.percent for found in result.metrics]


def test_sums_are_whole_numbers_but_for_ter() -> None:
    candidate, documents = generated(11, 10, 1)
    parts = cut(candidate, documents, [3], ALL)
    for statistics in (*parts, parts[0] + parts[1]):
        for name, sums in statistics.sums.items():
            assert {type(number) for number in sums} == {float if name == "ter" else int}


def test_adding_changes_neither_part() -> None:
    candidate, documents = generated(12, 10, 1)
    one, other = cut(candidate, documents, [4], ALL)
    before = pickle.dumps(one), pickle.dumps(other)
    assert one + other == other + one
    assert (pickle.dumps(one), pickle.dumps(other)) == before
    assert (one.segments, other.segments, (one + other).segments) == (4, 6, 10)


def test_sums_larger_than_32_bits_stay_exact() -> None:
    part = corpus_statistics(["a b"], [["a b"]], ALL)
    large = replace(
        part,
        segments=2**40,
        sums={name: tuple(2**40 * number for number in sums) for name, sums in part.sums.items()},
    )
    total = reduce(operator.add, [large, part, large])
    assert total.sums["bleu"][0] == 2 * 2**41 + 2
    assert total.bleu().candidate_length == 2 * 2**41 + 2


def test_an_empty_part_adds_nothing() -> None:
    candidate, documents = generated(13, 10, 2)
    whole = corpus_statistics(candidate, documents, ALL)
    nothing = corpus_statistics([], [[], []], ALL)
    assert nothing.segments == 0
    assert {number for sums in nothing.sums.values() for number in sums} == {0}
    assert nothing + whole == whole + nothing == whole
    assert nothing.bleu().percent == 0
    assert set(nothing.percents().values()) == {0}


# --- refusals -----------------------------------------------------------------------------------


def test_auto_is_refused() -> None:
    with pytest.raises(SettingInvalid) as caught:
        corpus_statistics(["a"], [["a"]], Settings())
    assert (caught.value.setting, caught.value.value) == ("tokenizer", "auto")
    assert set(caught.value.allowed) == set(TOKENIZERS) - {"auto"}


@pytest.mark.parametrize(
    "other",
    [
        replace(ALL, tokenizer="char"),
        replace(ALL, max_order=3),
        replace(ALL, lowercase=True),
        replace(ALL, reference_length="shortest"),
        replace(ALL, chrf=ChrfOptions(beta=3)),
        replace(ALL, ter=TerOptions(no_punct=True)),
        replace(ALL, metrics=("bleu",)),
    ],
)
def test_different_settings_do_not_add_up(other: Settings) -> None:
    one = corpus_statistics(["a"], [["a"]], ALL)
    second = corpus_statistics(["a"], [["a"]], other)
    for first, last in ((one, second), (second, one)):
        with pytest.raises(ValueError, match="settings"):
            first + last


@pytest.mark.parametrize(
    ("candidate", "references"),
    [
        (["a"], []),
        (["a"], [[]]),
        ([], [["a"]]),
        (["a"], [["a"], ["a", "b"]]),
        (["a", "b"], [["a", "b"], ["a"]]),
    ],
)
def test_references_have_to_fit(candidate: list[str], references: Corpus) -> None:
    with pytest.raises(ValueError, match="reference"):
        corpus_statistics(candidate, references, ALL)


def test_progress_is_reported_and_counting_can_be_stopped() -> None:
    steps: list[tuple[Stage, int, int]] = []
    progress = Progress(lambda *step: steps.append(step), interval=0)
    corpus_statistics(["a", "b"], [["a", "b"]], ALL, progress=progress)
    assert steps[-1] == (Stage.COUNTING, 2, 2)
    with pytest.raises(Cancelled):
        corpus_statistics(["a"], [["a"]], ALL, progress=Progress(cancelled=lambda: True))


# --- other processes ----------------------------------------------------------------------------


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_statistics_can_be_sent(protocol: int) -> None:
    candidate, documents = generated(14, 10, 2)
    part = cut(candidate, documents, [5], SOME)
    for statistics in part:
        sent = pickle.loads(pickle.dumps(statistics, protocol))
        assert sent == statistics
        assert sent.percents() == statistics.percents()
        assert sent + part[1] == statistics + part[1]
    many = corpus_statistics(candidate * 50, [lines * 50 for lines in documents], SOME)
    assert len(pickle.dumps(many)) < 2 * len(pickle.dumps(part[0]))


def test_the_example_with_dask_runs() -> None:
    pytest.importorskip("dask.bag")
    found = doctest.testmod(strings)
    assert found.attempted > 0
    assert found.failed == 0


def test_the_example_of_the_package_runs() -> None:
    found = doctest.testmod(bleu_core)
    assert found.attempted > 0
    assert found.failed == 0


# --- certainty across parts ---------------------------------------------------------------------


@pytest.mark.parametrize("test", ["bs", "ar"])
@pytest.mark.parametrize("references", [1, 2])
def test_intervals_and_tests_of_parts_are_those_of_the_whole(
    test: PairedTest, references: int
) -> None:
    resampling = Resampling(confidence=True, paired_test=test, baseline="two", resamples=200)
    chosen = replace(SOME, metrics=METRICS, resampling=resampling)
    one, documents = generated(7, 40, references)
    two = generated(8, 40, 1)[1][0]
    systems = {"one": one, "two": two, "three": documents[0][:20] + two[20:]}
    whole = evaluate(candidates=systems, references=documents, settings=chosen)
    counted = {}
    for name, candidate in systems.items():
        parts = [
            corpus_statistics(
                candidate[some], [each[some] for each in documents], chosen, keep_segments=True
            )
            for some in (slice(0, 13), slice(13, 13), slice(13, 40))
        ]
        counted[name] = pickle.loads(pickle.dumps(sum(parts)))
    assert compare_statistics(counted) == whole.comparisons
    for result in whole.candidates:
        expected = {each.metric.name: each.interval for each in result.metrics}
        assert counted[result.name].intervals() == expected
        percents = {each.metric.name: each.percent for each in result.metrics}
        assert counted[result.name].percents() == percents


def test_a_comparison_without_a_test_chosen_is_by_bootstrap() -> None:
    parts = {
        name: corpus_statistics([name, "b"], [["a", "b"]], ALL, keep_segments=True)
        for name in ("a", "c")
    }
    tests = {each.test for each in compare_statistics(parts)}
    assert tests == {"bs"}
    assert compare_statistics({}) == ()


def test_statistics_that_cannot_be_compared_are_refused() -> None:
    kept = corpus_statistics(["a"], [["a"]], ALL, keep_segments=True)
    with pytest.raises(ValueError, match="keep_segments=True"):
        (kept + corpus_statistics(["a"], [["a"]], ALL)).intervals()
    longer = corpus_statistics(["a", "b"], [["a", "b"]], ALL, keep_segments=True)
    with pytest.raises(ValueError, match="cannot be compared"):
        compare_statistics({"one": kept, "two": longer})
    with pytest.raises(TypeError):
        sum([kept], start=1)  # type: ignore[call-overload]


@pytest.mark.parametrize(
    ("candidate", "references", "words"),
    [
        ("text", [["text"]], "candidates?: expected a list of strings"),
        (["a"], [[3]], r"references\[0\]\[0\]: expected a string"),
        ([["a"]], [["a"]], r"candidate\[0\]: expected a string"),
    ],
)
def test_wrong_types_get_a_sentence(candidate: Any, references: Any, words: str) -> None:
    with pytest.raises(WrongType, match=words):
        corpus_statistics(candidate, references, ALL)


def test_the_only_reference_is_a_list_of_strings() -> None:
    assert corpus_statistics(["a"], ["a"], ALL) == corpus_statistics(["a"], [["a"]], ALL)
