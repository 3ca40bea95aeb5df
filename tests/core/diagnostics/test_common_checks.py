"""One finding has one count: beside the score, and on the page Checks."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bleu_core.api.evaluation import check_texts, evaluate
from bleu_core.diagnostics.band_checks import holding_back
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Diagnostic, LeaveOut, SegmentCount
from bleu_core.files.documents import Document
from bleu_core.pairing.repairs import Repair, RepairKind, repaired

COUNT = 120
REFERENCE = [f"The number {number} bus leaves the old station." for number in range(COUNT)]
CANDIDATE = [f"Bus {number} leaves that old station, I hear." for number in range(COUNT)]
SIMPLIFIED = [f"我们在学校里学习机器翻译，第{number}课。" for number in range(COUNT)]
TRADITIONAL = [f"我們在學校裡學習機器翻譯，第{number}課。" for number in range(COUNT)]


def on_both_pages(own: Sequence[str], *others: Sequence[str]) -> tuple[list[Diagnostic], ...]:
    candidates = [Document.from_segments("c", own)]
    references = [Document.from_segments(f"r{n}", one) for n, one in enumerate(others)]
    result = evaluate(candidates=candidates, references=references).candidates[0]
    report = check_texts(candidates=candidates, references=references)
    return list(result.diagnostics), list(report.diagnostics)


def changed(segments: Sequence[str], rows: Sequence[int], text: str) -> list[str]:
    return [text if row in rows else own for row, own in enumerate(segments)]


@pytest.mark.parametrize(
    ("own", "other", "kind", "count"),
    [
        (changed(CANDIDATE, range(5), ""), REFERENCE, Kind.EMPTY_CANDIDATE, 5),
        (CANDIDATE, changed(REFERENCE, range(7), " "), Kind.EMPTY_REFERENCE, 7),
        (changed(TRADITIONAL, [3], "2023"), SIMPLIFIED, Kind.SCRIPTS_DIFFER, COUNT - 1),
        (
            # One of them shares words with its reference.
            changed(
                CANDIDATE,
                [3, 9],
                "I'm sorry, but I can't translate this text about the old station.",
            ),
            changed(REFERENCE, [3], "He said that I'm sorry, but I must leave the old station."),
            Kind.REFUSAL,
            2,
        ),
        (
            [text[:20] for text in CANDIDATE],
            [f"{text} {text}" for text in REFERENCE],
            Kind.LENGTH_RATIO,
            COUNT,
        ),
    ],
)
def test_a_finding_has_the_same_count_everywhere(
    own: Sequence[str], other: Sequence[str], kind: Kind, count: int
) -> None:
    for found in on_both_pages(own, other):
        (one,) = [each for each in found if each.kind is kind]
        assert one.count == count


def test_a_second_reference_is_compared_with_the_first_on_both_pages() -> None:
    for found in on_both_pages(SIMPLIFIED, SIMPLIFIED, TRADITIONAL):
        (one,) = [each for each in found if each.kind is Kind.SCRIPTS_DIFFER]
        assert (one.where.document, one.count) == ("r1", COUNT)


def test_a_fault_of_a_reference_is_judged_by_the_first_candidate() -> None:
    reference = changed(REFERENCE, range(4), "I'm sorry, but I can't translate this text.")
    for found in on_both_pages(CANDIDATE, reference):
        (one,) = [each for each in found if each.kind is Kind.REFUSAL]
        assert (one.where.document, one.count) == ("r0", 4)


def test_segments_without_any_reference_can_be_left_out() -> None:
    fix = LeaveOut("empty_reference", is_on=False)
    own = changed(REFERENCE, [2, 9], "")
    for others, fixes, unmatched in (([own], (fix,), 2), ([own, REFERENCE], (), 0)):
        for found in on_both_pages(CANDIDATE, *others):
            (one,) = [each for each in found if each.kind is Kind.EMPTY_REFERENCE]
            assert (one.rows, one.fixes, one.data) == ((2, 9), fixes, SegmentCount(unmatched))


@pytest.mark.parametrize(
    ("lost", "is_beside", "is_held"), [(1, False, False), (2, True, False), (6, True, True)]
)
def test_lost_characters_stand_beside_the_score_from_a_share_on(
    lost: int, is_beside: bool, is_held: bool
) -> None:
    own = [
        text.replace("station", "stati\ufffdn") if n < lost else text
        for n, text in enumerate(CANDIDATE)
    ]
    reference = [text.replace("station", "statiön") for text in REFERENCE]
    of_score, of_texts = (
        [each for each in found if each.kind is Kind.LOST_CHARACTERS]
        for found in on_both_pages(own, reference)
    )
    assert [each.count for each in of_texts] == [lost]
    assert of_score == (of_texts if is_beside else [])
    assert bool(holding_back(of_score)) is is_held


@pytest.mark.parametrize(("long", "is_beside"), [(5, False), (6, True)])
def test_extreme_lengths_stand_beside_the_score_from_a_share_on(long: int, is_beside: bool) -> None:
    own = [f"{text} {'zebra ' * 30}" if n < long else text for n, text in enumerate(CANDIDATE)]
    of_score, of_texts = (
        [each for each in found if each.kind is Kind.LENGTH_RATIO]
        for found in on_both_pages(own, REFERENCE)
    )
    assert [each.count for each in of_texts] == [long]
    assert of_score == (of_texts if is_beside else [])


def test_a_line_that_the_user_inserted_is_no_finding() -> None:
    inserted = Repair(RepairKind.INSERT_EMPTY, 3)
    own = [one for row, one in enumerate(CANDIDATE) if row != 3]
    repaired_text = repaired(Document.from_segments("c", own), [inserted])
    reference = Document.from_segments("r", REFERENCE)
    result = evaluate(candidates=[repaired_text], references=[reference]).candidates[0]
    assert Kind.EMPTY_CANDIDATE not in [one.kind for one in result.diagnostics]
    # An empty line of the file itself still is one.
    own[7] = ""
    repaired_text = repaired(Document.from_segments("c", own), [inserted])
    result = evaluate(candidates=[repaired_text], references=[reference]).candidates[0]
    [empty] = [one for one in result.diagnostics if one.kind is Kind.EMPTY_CANDIDATE]
    assert empty.rows == (8,)
