"""Traces of programs in a text are found where the texts beside it do not have them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from bleu_core.api.evaluation import check_texts
from bleu_core.diagnostics.fixes import applied_fixes, with_fix, without_fix
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Diagnostic, IgnoreCase
from bleu_core.files.documents import Document
from bleu_core.settings import Normalization, Settings

REFERENCE = [f"The number {number} bus left the old station at noon." for number in range(300)]
CANDIDATE = [f"Bus number {number} left the old station at noon." for number in range(300)]
# For each normalization, a segment with the traces that it removes, and their kind.
TRACES: dict[Normalization, tuple[str, Kind]] = {
    "preamble": ("Here is the translation: {}", Kind.ADDED_TEXT),
    "numbering": ("{row}. {}", Kind.ADDED_TEXT),
    "csv-quotes": ('"{}"', Kind.MARKUP),
    "markdown": ("**{}**", Kind.MARKUP),
    "cat-tags": ("{{1}}{}<2>", Kind.MARKUP),
}


def found(candidate: Sequence[str], reference: Sequence[str]) -> list[Diagnostic]:
    report = check_texts(
        candidates=[Document.from_segments("sys", candidate)],
        references=[Document.from_segments("ref", reference)],
    )
    return list(report.diagnostics)


def facts(one: Diagnostic) -> tuple[Kind, Sequence[int], str, Normalization | None]:
    return one.kind, one.rows, one.where.document, one.normalization


def with_trace(segments: Sequence[str], name: Normalization, rows: Sequence[int]) -> list[str]:
    return [
        TRACES[name][0].format(text, row=row + 1) if row in rows else text
        for row, text in enumerate(segments)
    ]


@pytest.mark.parametrize("name", TRACES)
def test_traces_are_found_from_two_segments_on(name: Normalization) -> None:
    some, few = CANDIDATE[:100], REFERENCE[:100]
    (diagnostic,) = found(with_trace(some, name, (3, 50)), few)
    expected = (TRACES[name][1], (3, 50), "sys", name)
    assert facts(diagnostic) == expected
    assert found(with_trace(some, name, (3,)), few) == []
    # Fewer than one segment in a hundred do not indicate a wrong export.
    assert found(with_trace(CANDIDATE, name, (3, 50)), REFERENCE) == []


@pytest.mark.parametrize("name", TRACES)
def test_traces_that_both_sides_have_are_part_of_the_text(name: Normalization) -> None:
    rows = (3, 50, 60)
    assert found(with_trace(CANDIDATE, name, rows), with_trace(REFERENCE, name, rows)) == []


@pytest.mark.parametrize("name", TRACES)
def test_traces_in_a_reference_are_found(name: Normalization) -> None:
    rows = (3, 50, 60, 70, 80)
    (diagnostic,) = found(CANDIDATE, with_trace(REFERENCE, name, rows))
    assert facts(diagnostic) == (TRACES[name][1], rows, "ref", name)


def test_a_quotation_is_not_from_a_csv_file() -> None:
    # Marks in a few segments of one translation may be quotations; doubled marks are certain.
    few = with_trace(CANDIDATE, "csv-quotes", (3, 50, 60))
    assert found(few, REFERENCE) == []
    few[3] = f'"""{CANDIDATE[3]}"""'
    assert [each.count for each in found(few, REFERENCE)] == [3]
    candidate = [f'"{text}"' for text in CANDIDATE]
    names = [one.normalization for one in found(candidate, [f"„{text}“" for text in REFERENCE])]
    assert "csv-quotes" not in names
    doubled = [f'"""{text}"""' for text in CANDIDATE]
    names = [one.normalization for one in found(doubled, [f"„{text}“" for text in REFERENCE])]
    assert "csv-quotes" in names


@pytest.mark.parametrize("change", [str.upper, str.lower, str.title, str.swapcase])
def test_another_case_is_found_and_can_be_ignored(change: Callable[[str], str]) -> None:
    rows = (3, 50, 60, 61)
    changed = [change(text) if row in rows else text for row, text in enumerate(CANDIDATE)]
    (diagnostic,) = found(changed, REFERENCE)
    assert (diagnostic.kind, diagnostic.rows) == (Kind.CASE, rows)
    assert diagnostic.fixes == (IgnoreCase(),)
    assert found(changed, [change(text) for text in REFERENCE]) != [diagnostic]
    # Chinese with a few letters, and abbreviations, have no meaningful case.
    assert found(["他在KSWB-TV工作了半个小时，听到男孩喊"] * 9, ["他在电视台 tv 工作"] * 9) == []
    assert found(["NATO"] * 9, ["Nato"] * 9) == []


def test_ignoring_case_is_applied_and_taken_back() -> None:
    documents = [Document.from_segments("ref", REFERENCE)]
    applied = with_fix(Settings(), IgnoreCase(), documents)
    assert applied.lowercase
    assert applied_fixes(applied, documents) == (IgnoreCase(),)
    assert without_fix(applied, IgnoreCase(), documents) == Settings()


@pytest.mark.parametrize(
    ("numbers", "is_found"),
    [
        # The numbers of the rows, of some rows or of all from one place to another.
        ({3: 4, 4: 5, 5: 6, 6: 7}, True),
        ({3: 3, 4: 4, 5: 5, 6: 6}, True),
        ({3: 5, 4: 6, 5: 7, 6: 8}, False),
        ({3: 1, 4: 2, 5: 3, 6: 4}, False),
        # Others count through half of the text.
        ({3: 1, 40: 2, 53: 3}, True),
        ({3: 1, 40: 2, 52: 3}, False),
        ({3: 1, 40: 1, 90: 2}, False),
        ({3: 2, 40: 1, 90: 3}, False),
        # Most lines have a number, whatever it is.
        (dict.fromkeys(range(50), 7), True),
        (dict.fromkeys(range(49), 7), False),
    ],
    ids=str,
)
def test_lines_are_numbered_by_a_program(numbers: dict[int, int], is_found: bool) -> None:
    own = [
        f"{numbers[row]}. {text}" if row in numbers else text
        for row, text in enumerate(CANDIDATE[:100])
    ]
    kinds = [facts(each) for each in found(own, REFERENCE[:100])]
    assert kinds == [(Kind.ADDED_TEXT, (*numbers,), "sys", "numbering")] * is_found


@pytest.mark.parametrize(("quoted", "is_found"), [(2, True), (1, False)])
def test_marks_in_one_text_alone_need_a_share(quoted: int, is_found: bool) -> None:
    own = with_trace(CANDIDATE[: 70 * quoted], "csv-quotes", range(quoted))
    assert bool(found(own, REFERENCE[: 70 * quoted])) is is_found
    more = with_trace(CANDIDATE[: 70 * quoted + 1], "csv-quotes", range(quoted))
    assert found(more, REFERENCE[: 70 * quoted + 1]) == []
