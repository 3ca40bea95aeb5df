"""Segments that have the text of other segments are found by what they have in common."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bleu_core.api.evaluation import check_texts, evaluate
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Diagnostic
from bleu_core.diagnostics.repeated_texts import find_repeated
from bleu_core.files.documents import Document

COUNT = 200
_SYLLABLES = "ka lo mi ru te sa vo ne pi du".split()


def word(number: int) -> str:
    return "".join(_SYLLABLES[int(digit)] for digit in reversed(str(number)))


def sentence(row: int) -> str:
    return f"The {word(1000 + 7 * row)} of {word(3000 + row)} saw a {word(5000 + 3 * row)}."


REFERENCE = [sentence(row) for row in range(COUNT)]
CANDIDATE = [text.replace(" saw ", " noticed ") for text in REFERENCE]
CHINESE = [
    "".join(chr(0x4E00 + (row * 131 + place * 977) % 20000) for place in range(12)) + "。"
    for row in range(COUNT)
]
ROWS = [11, 12, 40, 41, 90, 133]


def with_text(segments: Sequence[str], text: str) -> list[str]:
    return [text.format(row) if row in ROWS else own for row, own in enumerate(segments)]


@pytest.mark.parametrize("own", [CANDIDATE, CHINESE], ids=["en", "zh"])
@pytest.mark.parametrize("text", ["Loading...", "The service is down.", "Error {}", "翻译失败"])
def test_one_text_in_place_of_many_is_found(own: list[str], text: str) -> None:
    other = REFERENCE if own is CANDIDATE else own
    assert find_repeated(with_text(own, text), other) == ROWS


@pytest.mark.parametrize("own", [CANDIDATE, CHINESE], ids=["en", "zh"])
def test_the_line_before_is_found_but_not_where_it_belongs(own: list[str]) -> None:
    other = REFERENCE if own is CANDIDATE else own
    repeated = list(own)
    for row in ROWS:
        repeated[row] = repeated[row - 1]
    assert find_repeated(repeated, other) == ROWS


def test_a_block_that_comes_twice_is_found() -> None:
    repeated = [*CANDIDATE[:40], *CANDIDATE[10:40], *CANDIDATE[70:]]
    found = find_repeated(repeated, REFERENCE)
    assert {*found} <= {*range(40, 70)}
    assert len(found) >= 27


def test_segments_that_differ_in_numbers_have_their_own_text() -> None:
    own = [f"Page {row} of the long and winding report" for row in range(COUNT)]
    assert find_repeated(own, [text.replace("long", "endless") for text in own]) == []


def test_sentences_that_come_again_in_both_texts_are_translations() -> None:
    own, other = with_text(CANDIDATE, "That is all."), list(REFERENCE)
    for row, text in zip(ROWS, ("That is all.", "That is all!", "That was all.") * 2, strict=True):
        other[row] = text
    assert find_repeated(own, other) == []


def test_short_texts_may_be_translated_in_several_ways() -> None:
    other = [f"{word(row)}!" if row in ROWS else text for row, text in enumerate(REFERENCE)]
    assert find_repeated(with_text(CANDIDATE, "OK"), other) == []


def test_one_repeated_segment_is_an_accident() -> None:
    assert find_repeated([*CANDIDATE[:-1], CANDIDATE[0]], REFERENCE) == []


def of_both(own: Sequence[str], other: Sequence[str]) -> list[list[Diagnostic]]:
    candidates = [Document.from_segments("c", own)]
    references = [Document.from_segments("r", other)]
    report = check_texts(candidates=candidates, references=references)
    result = evaluate(candidates=candidates, references=references).candidates[0]
    parts = (report.diagnostics, result.diagnostics)
    return [[each for each in part if each.kind is Kind.REPETITIONS] for part in parts]


@pytest.mark.parametrize("is_reference", [False, True])
def test_repeated_text_is_the_same_finding_on_both_pages(is_reference: bool) -> None:
    texts = [with_text(CANDIDATE, "Loading..."), REFERENCE]
    of_texts, of_score = of_both(*(texts[::-1] if is_reference else texts))
    assert [each.rows for each in of_texts] == [tuple(ROWS)]
    assert of_score == of_texts
    assert of_score[0].where.document == ("r" if is_reference else "c")


def test_a_reference_of_several_candidates_may_come_again_as_a_whole() -> None:
    reference = [*REFERENCE, *REFERENCE]
    # The second candidate is another text altogether.
    candidate = [*CANDIDATE, *reversed(CANDIDATE)]
    assert find_repeated(reference, candidate) != []
    assert find_repeated(reference, candidate, is_reference=True) == []
    # One text in place of many is found all the same.
    loading = with_text(REFERENCE, "The page is still loading, please wait a moment.")
    assert find_repeated(loading, CANDIDATE, is_reference=True) == ROWS


@pytest.mark.parametrize(("text", "is_found"), [("Sub", True), ("Load", False)])
def test_short_words_may_be_parts_of_others(text: str, is_found: bool) -> None:
    own = with_text(CANDIDATE, text)
    other = with_text(REFERENCE, "The Substitute of {} took a Loading ramp")
    assert bool(find_repeated(own, other)) == is_found
