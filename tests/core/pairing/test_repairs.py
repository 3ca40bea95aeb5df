"""Repairing misaligned segments."""

from __future__ import annotations

import pytest

from bleu_core.api.evaluation import evaluate
from bleu_core.files.contents import KeyKind, Tag
from bleu_core.files.documents import Document
from bleu_core.files.units import Units
from bleu_core.pairing.repairs import Repair, RepairKind, repaired

TEXT = Document.from_segments("d", ["one two three", "four five", "six seven eight nine"])


def insert(index: int) -> Repair:
    return Repair(RepairKind.INSERT_EMPTY, index)


def join(index: int) -> Repair:
    return Repair(RepairKind.JOIN, index)


def test_an_empty_segment_is_inserted_and_lines_stay_those_of_the_file() -> None:
    mended = repaired(TEXT, [insert(1)])
    assert mended.segments == ("one two three", "", "four five", "six seven eight nine")
    assert [mended.units.line(index) for index in (0, 2, 3)] == [1, 2, 3]
    assert repaired(TEXT, [insert(3)]).segments[-1] == ""


def test_two_segments_are_joined() -> None:
    mended = repaired(TEXT, [join(0)])
    assert mended.segments == ("one two three four five", "six seven eight nine")
    assert [mended.units.line(index) for index in (0, 1)] == [1, 3]


def test_repairs_are_applied_in_order() -> None:
    mended = repaired(TEXT, [join(1), insert(0)])
    assert mended.segments == ("", "one two three", "four five six seven eight nine")
    assert mended.repairs == 2


def test_no_repair_is_the_document_itself() -> None:
    assert repaired(TEXT, []) is TEXT


@pytest.mark.parametrize("repair", [insert(-1), insert(4), join(-1), join(2)])
def test_a_repair_outside_is_refused(repair: Repair) -> None:
    with pytest.raises(IndexError):
        repaired(TEXT, [repair])


def test_keys_sources_and_tags_move_with_their_segments() -> None:
    tag = Tag("b", "<b>")
    document = Document(
        "d",
        Units(
            ("a", "b", "c"),
            {1: ("b", tag), 2: (tag, "c")},
            ("A", "B", "C"),
            keys=("k1", "k2", "k3"),
            key_kind=KeyKind.NAME,
        ),
    )
    mended = repaired(document, [insert(0), join(1)])
    assert mended.segments == ("", "a b", "c")
    assert list(mended.units.keys) == ["", "k1", "k3"]
    assert list(mended.units.sources) == ["", "A B", "C"]
    assert mended.units.tagged == {1: ("a", " ", "b", tag), 2: (tag, "c")}


def test_repairs_are_in_the_signature() -> None:
    mended = repaired(Document.from_segments("c", TEXT.segments[1:]), [insert(0)])
    result = evaluate(candidates=[mended], references=[TEXT]).candidates[0].bleu
    assert "|repairs:1|" in result.signature
    assert result.sacrebleu_command is None
