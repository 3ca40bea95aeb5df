"""The table of all segments: columns, orders, filters, and the distribution of scores."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
import sacrebleu

from bleu_core.analysis.segments import (
    BINS,
    FILTERS,
    RANKINGS,
    SegmentTable,
    distribution,
    segments_of,
)
from bleu_core.api.evaluation import evaluate
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Diagnostic
from bleu_core.errors import Cancelled
from bleu_core.files.documents import Document
from bleu_core.progress import Progress
from bleu_core.scoring.contributions import difference_contributions
from bleu_core.settings import PairingOptions, Settings

REFERENCE = [f"the council approved budget {number} on a cold evening." for number in range(18)]
REFERENCE += ["", "a short one indeed."]
GOOD = [*REFERENCE[:18], "extra text", "a short one indeed."]
WEAK = [line.replace("approved", "has passed") for line in REFERENCE]
WEAK[3] = "nothing like it at all"
WEAK[5] = ""
WEAK[7] = REFERENCE[7] + " and then much more was said about it until late."
SETTINGS = Settings.sacrebleu()


def table_of(**changes: object) -> SegmentTable:
    arguments: dict[str, object] = {
        "candidates": {"good": GOOD, "weak": WEAK},
        "references": [REFERENCE],
        "settings": SETTINGS,
    }
    return SegmentTable(evaluate(**{**arguments, **changes}))  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def table() -> SegmentTable:
    return table_of()


def rows(mask: np.ndarray) -> list[int]:
    return np.flatnonzero(mask).tolist()


def test_columns_are_the_scores_of_the_evaluation() -> None:
    chosen = replace(SETTINGS, metrics=("chrf++", "ter"))
    table = table_of(settings=chosen)
    assert table.metrics == {"bleu": "BLEU", "chrf++": "chrF2++", "ter": "TER"}
    for result in table.evaluation.candidates[1].metrics:
        numbers = table.column(result.metric.name, 1)
        assert tuple(numbers.tolist()) == result.segment_percents
    contributions = table.evaluation.candidates[1].bleu.segment_contributions
    assert tuple(table.column("contribution", 1).tolist()) == contributions


def test_chrf_has_a_column_without_being_chosen(table: SegmentTable) -> None:
    assert table.metrics == {"bleu": "BLEU", "chrf": "chrF2"}
    expected = [
        sacrebleu.sentence_chrf(own, [reference]).score
        for own, reference in zip(WEAK, REFERENCE, strict=True)
    ]
    assert table.column("chrf", 1).tolist() == expected
    assert table.evaluation.candidates[1].metrics[0].metric.name == "bleu"


def test_chrf_is_the_same_in_small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = table_of(references=[REFERENCE, WEAK]).column("chrf", 0)
    monkeypatch.setattr("bleu_core.analysis.segments._CHARACTERS", 100)
    steps: list[int] = []
    progress = Progress(lambda _, done, __: steps.append(done), interval=0)
    parts = table_of(references=[REFERENCE, WEAK]).column("chrf", 0, progress=progress)
    assert parts.tolist() == whole.tolist()
    assert len(steps) > 10


def test_chrf_continues_after_a_cancellation(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = table_of().column("chrf", 0)
    monkeypatch.setattr("bleu_core.analysis.segments._CHARACTERS", 100)
    table = table_of()
    assert table.so_far("chrf", 0) is None
    asked = iter([False, False, False, True])
    with pytest.raises(Cancelled):
        table.column("chrf", 0, progress=Progress(cancelled=lambda: next(asked)))
    begun = table.so_far("chrf", 0)
    assert begun is not None
    known = np.flatnonzero(~np.isnan(begun)).tolist()
    assert known == list(range(known[-1] + 1))
    assert 0 < known[-1] < len(table) - 1
    assert table.known("chrf", 0) is None
    steps: list[int] = []
    progress = Progress(lambda _, done, __: steps.append(done), interval=0)
    assert table.column("chrf", 0, progress=progress).tolist() == whole.tolist()
    assert steps[0] == known[-1] + 1
    assert table.so_far("chrf", 0) is table.known("chrf", 0)


def test_lengths_and_differences(table: SegmentTable) -> None:
    ratios = table.column("length_ratio", 1)
    assert ratios[0] == pytest.approx(11 / 10)
    assert ratios[5] == 0
    assert np.isnan(ratios[18])
    difference = table.column("difference", 0, 1)
    statistics = [table.evaluation.candidates[n].bleu.statistics for n in (0, 1)]
    scorer = table.evaluation.candidates[0].bleu.metric.percents
    assert difference.tolist() == difference_contributions(*statistics, scorer).tolist()
    assert table.column("difference", 1, 0).tolist() == (-difference).tolist()
    # The same text contributes nothing to the difference.
    assert difference[19] == 0


def test_columns_are_known_once_computed() -> None:
    table = table_of()
    assert table.known("chrf", 0) is None
    with pytest.raises(Cancelled):
        table.column("chrf", 0, progress=Progress(cancelled=lambda: True))
    assert table.known("chrf", 0) is None
    numbers = table.column("chrf", 0)
    assert table.known("chrf", 0) is numbers
    # Only differences depend on the rival.
    assert table.known("chrf", 0, 1) is numbers
    assert table.known("difference", 0, 1) is None
    assert table.known_filter("worst", 0) is None
    mask = table.selected("worst", 0)
    assert table.known_filter("worst", 0) is mask


def test_equal_numbers_are_ordered_by_contribution_and_equals_in_both_by_place() -> None:
    # Two of the lines without a match are short, so they cost less than the long one.
    wrong = ["x y", "x y z x y z x y z x y z", "x y"]
    right = ["a b", "a b c d e f g h i j k l", "a b"]
    rest = REFERENCE[3:18]
    table = table_of(candidates=[[*wrong, *rest]], references=[[*right, *rest]])
    assert table.column("bleu", 0)[:3].tolist() == [0, 0, 0]
    for column in ("bleu", "length_ratio", "contribution"):
        up = table.order(column, 0, descending=False).tolist()
        assert [row for row in up if row < 3] == [1, 0, 2], column
        down = table.order(column, 0, descending=True).tolist()
        assert [row for row in down if row < 3] == [0, 2, 1], column
    some = np.array([0, 1, 5], np.int32)
    assert table.order("bleu", 0, descending=False, rows=some).tolist() == [1, 0, 5]


def test_segments_without_a_number_come_last(table: SegmentTable) -> None:
    assert np.isnan(table.column("length_ratio", 1)[18])
    for descending in (False, True):
        assert table.order("length_ratio", 1, descending=descending)[-1] == 18


def test_rankings_hold_what_they_name_in_order(table: SegmentTable) -> None:
    scores, points = table.column("bleu", 1), table.column("contribution", 1)
    worst = table.ranked("worst", 1)
    assert worst.tolist() == sorted(
        np.flatnonzero(scores < scores.max()).tolist(), key=lambda row: (scores[row], points[row])
    )
    costly = table.ranked("costly", 1)
    assert costly.tolist() == sorted(
        np.flatnonzero(points < 0).tolist(), key=lambda row: (points[row], scores[row])
    )
    different = np.abs(table.column("difference", 1, 0)[table.ranked("different", 1, 0)])
    assert 0 < len(different) < len(table)
    assert different.tolist() == sorted(different)[::-1]
    assert different[-1] > 0
    for name in RANKINGS:
        ranked = table.ranked(name, 1, 0)
        assert rows(table.selected(name, 1, 0)) == sorted(ranked[:2].tolist())


def test_filters_select_the_right_segments(table: SegmentTable) -> None:
    found = {name: rows(table.selected(name, 1, 0)) for name in FILTERS}
    # Of 20 segments, two are a tenth; three score 0, and two of them cost more than the third.
    assert np.flatnonzero(table.column("bleu", 1) == 0).tolist() == [3, 5, 18]
    assert found["worst"] == [3, 5]
    assert set(found["costly"]) <= {3, 5, 7}
    assert len(found["costly"]) == 2
    assert found["length"] == [3, 5, 7]
    assert found["empty"] == [5, 18]
    assert 3 in found["different"]
    assert found["untranslated"] == []
    assert found["warned"] == [5, 18]
    assert found["given"] == []
    assert rows(table.selected("empty", 0)) == [18]
    assert not table.selected("different", 1).any()


def test_no_segment_is_worst_if_all_are_equal() -> None:
    table = table_of(candidates={"same": REFERENCE[:18]}, references=[REFERENCE[:18]])
    assert [name for name in FILTERS if table.selected(name, 0).any()] == []


def test_untranslated_segments_equal_the_source_and_not_the_reference() -> None:
    lines = ["Guten Tag", "OK", "12 %", "Gute Nacht"]
    table = table_of(
        candidates={"one": lines, "other": ["Good day", "OK", "12 %", "Gute Nacht"]},
        references=[["Good day", "OK", "12%", "Good night"]],
        source=lines,
    )
    assert table.evaluation.aligned.sources is not None
    assert rows(table.selected("untranslated", 0)) == [0, 3]
    assert rows(table.selected("untranslated", 1)) == [3]


def test_diagnostics_about_rows_lead_to_segments_where_rows_are_left_out() -> None:
    references = [Document.from_segments("r", ["a b c d", "", "e f g h", "i j k l"])]
    candidates = [Document.from_segments("c", ["a b c d", "x", "", "i j k l"])]
    settings = Settings(pairing=PairingOptions(leave_out=("empty_reference",)), tokenizer="13a")
    table = SegmentTable(evaluate(candidates=candidates, references=references, settings=settings))
    assert len(table) == 3
    assert rows(table.selected("warned", 0)) == [1]
    left_out = Diagnostic(Kind.EMPTY_CANDIDATE, rows=(1,))
    everywhere = Diagnostic(Kind.IDENTICAL, rows=range(3))
    # The second row is left out, so that the third one is the second segment.
    assert segments_of(table.evaluation, range(4)).tolist() == [0, 1, 2]
    assert segments_of(table.evaluation, (1, 2)).tolist() == [1]
    assert rows(
        table.rows_of([left_out, everywhere, Diagnostic(Kind.EMPTY_CANDIDATE, rows=(0, 3))])
    ) == [
        0,
        2,
    ]


def test_the_distribution_counts_every_score() -> None:
    scores = np.array([0, 9.999, 10, 55, 99.99, 100, 100.00000000000004])
    assert distribution(scores).tolist() == [2, 1, 0, 0, 0, 1, 0, 0, 0, 3]
    assert len(distribution(np.zeros(0))) == BINS


@pytest.mark.parametrize(
    ("own", "reference", "is_unusual"),
    [
        # By half, and by four tokens.
        (12, 8, True),
        (13, 9, False),
        (8, 12, True),
        (9, 13, False),
        (7, 3, True),
        (6, 3, False),
        (0, 4, True),
        (0, 3, False),
    ],
)
def test_a_length_is_unusual_from_limits_on(own: int, reference: int, is_unusual: bool) -> None:
    texts = [" ".join("abcdefghijklmnop"[:count]) for count in (own, reference)]
    table = table_of(candidates=[[texts[0], "a b c"]], references=[[texts[1], "a b c"]])
    assert rows(table.selected("length", 0)) == ([0] if is_unusual else [])


@pytest.mark.parametrize(("count", "worst"), [(4, 1), (14, 1), (16, 2), (24, 2)])
def test_a_ranking_selects_a_tenth_and_at_least_one(count: int, worst: int) -> None:
    own = [f"w{row} x y z" for row in range(count)]
    table = table_of(candidates=[own], references=[[text.replace("z", "v") for text in own]])
    assert len(rows(table.selected("costly", 0))) == worst
