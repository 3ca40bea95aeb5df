"""Every sum of an analysis is that of its lines, and each line can be checked by hand."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rapidfuzz.distance import Levenshtein

from bleu_core.changes.edits import CharacterStep, compared_characters, normalized
from bleu_core.changes.lines import Lines, Place
from bleu_core.changes.measuring import measure_changes
from bleu_core.changes.model import SegmentState
from bleu_core.changes.schemes import scheme_of
from bleu_core.files.addresses import parse_address
from bleu_core.settings import Settings
from bleu_core.workspace.changes import find_change_inputs
from bleu_core.workspace.workspace import Workspace
from bleu_score.reports.change_data import segment_data
from tests.helpers.deliveries import DELIVERED, MEMOQ, XLIFF, analysis_of

RATES = scheme_of(
    {
        "price": 0.07,
        "weights": {"100": 0.1, "95": 0.2, "50": 0.6, "new": 1.0, "repeated": 0.05},
        "memory": {"100": 0.01},
    }
)


def lines_of(*files: Path) -> Lines:
    inputs = find_change_inputs([parse_address(str(file)) for file in files])
    workspace = Workspace(inputs, Settings(target_language="es")).read()
    evaluation = workspace.score()
    originals = () if workspace.has_folders else workspace.originals
    return Lines(evaluation, measure_changes(evaluation, originals, scheme=RATES), originals)


@pytest.fixture
def delivered(tmp_path: Path) -> Path:
    path = tmp_path / "delivered.xliff"
    path.write_text(DELIVERED, "utf-8")
    return path


def test_a_line_has_its_texts_its_place_and_all_that_its_amount_is_made_of(delivered: Path) -> None:
    line = lines_of(delivered)[0]
    assert (line.source, line.suggestion, line.final) == (
        "The computer is new.", "El ordenador es nuevo.", "La computadora es nueva.",
    )  # fmt: skip
    assert line.place.key == "1"
    assert (line.distance, line.length) == (9, 24)
    assert line.similarity == 1 - 9 / 24
    assert (line.units, line.weight, line.weighted) == (4, Decimal("0.6"), Decimal("2.4"))
    assert line.amount == Decimal("0.168")


def test_lines_that_were_not_compared_have_theirs_too(delivered: Path) -> None:
    lines = lines_of(delivered)
    new, locked, emptied = (lines[place] for place in (4, 5, 6))
    assert [each.state for each in (new, locked, emptied)] == [
        SegmentState.NEW, SegmentState.LOCKED, SegmentState.EMPTIED,
    ]  # fmt: skip
    assert (new.source, new.suggestion, new.final) == (
        "Typed from nothing.", "", "Escrito desde cero.",
    )  # fmt: skip
    assert (emptied.suggestion, emptied.final) == ("No hecho.", "")
    assert [each.place.key for each in (new, locked, emptied)] == ["5", "6", "7"]
    assert (new.similarity, new.weight, new.steps()) == (None, Decimal(1), ())


def test_the_place_is_that_of_the_file_whatever_was_left_out(tmp_path: Path) -> None:
    units = "".join(
        f'<trans-unit id="u{number}"><source>Text {number}</source><target>{target}</target>'
        f"<alt-trans><target>{suggestion}</target></alt-trans></trans-unit>"
        for number, (suggestion, target) in {
            36: ("", ""), 37: ("uno", "uno"), 38: ("", ""), 39: ("dos", "dis"),
        }.items()
    )  # fmt: skip
    path = tmp_path / "a.xlf"
    path.write_text(XLIFF.format(namespaces="", units=units), "utf-8")
    assert [line.place.key for line in lines_of(path)] == ["u37", "u39"]
    for name, text in (("mt.txt", "uno\n\n\ndos\n"), ("pe.txt", "uno\n\n\ndis\n")):
        (tmp_path / name).write_text(text, "utf-8")
    lines = lines_of(tmp_path / "mt.txt", tmp_path / "pe.txt")
    assert [line.place for line in lines] == [Place(1), Place(4)]


def test_bands_are_the_sums_of_their_lines(delivered: Path, tmp_path: Path) -> None:
    (tmp_path / "b.mqxliff").write_text(MEMOQ, "utf-8")
    for lines in (lines_of(delivered), lines_of(tmp_path)):
        changes = lines._changes
        assert len([*lines]) == changes.total.segments
        for index, band in enumerate(changes.bands):
            own = [lines[place] for place in changes.places(index)]
            assert {line.band for line in own} <= {index}
            assert sum((line.weighted or 0 for line in own), Decimal(0)) == band.weighted
            amount = sum((line.amount or 0 for line in own), Decimal(0))
            assert amount == (band.weighted or 0) * Decimal("0.07")
            assert [line.distance for line in own] == sorted(
                (line.distance for line in own), reverse=True
            )
        assert sum(line.distance for line in lines) == changes.sums.character_distance
    assert {line.file for line in lines} == {"b.mqxliff", "delivered.xliff"}
    texts = {(line.file, line.place.key): (line.suggestion, line.final) for line in lines}
    assert texts["b.mqxliff", "1"] == ("Nuevo.", "Nueva.")
    assert texts["delivered.xliff", "5"] == ("", "Escrito desde cero.")


def test_plain_data_of_segments_is_that_of_their_lines(delivered: Path) -> None:
    analysis = analysis_of(delivered, scheme=RATES)
    for line, data in zip(analysis.lines, segment_data(analysis), strict=True):
        assert (data["line"], data["key"]) == (line.place.line, line.place.key)
        assert (data["character_distance"], data["character_length"]) == (
            line.distance, line.length,
        )  # fmt: skip
        assert (data["weight"], data["weighted"], data["amount"]) == tuple(
            None if number is None else float(number)
            for number in (line.weight, line.weighted, line.amount)
        )
    assert "key" not in segment_data(analysis, texts=False)[0]


def test_the_marks_of_a_line_add_up_to_its_distance(delivered: Path) -> None:
    lines = lines_of(delivered)
    assert any(line.distance for line in lines)
    for line in lines:
        assert sum(step.edits for step in line.steps()) == line.distance


def test_characters_that_were_replaced_inserted_and_kept() -> None:
    steps = compared_characters("Hund", "Ha\u0308nde ")
    assert steps == (
        CharacterStep("H", "H"),
        CharacterStep("u", "\u00e4"),
        CharacterStep("nd", "nd"),
        CharacterStep("", "e"),
    )
    assert [step.edits for step in steps] == [0, 1, 0, 1]


@settings(max_examples=200, deadline=None)
@given(st.text("ab é\u0301😀你", max_size=12), st.text("ab é\u0301😀你", max_size=12))
def test_steps_lead_from_one_text_to_the_other_with_as_few_edits_as_possible(
    before: str, after: str
) -> None:
    one, other = normalized((before.strip(), after.strip()))
    steps = compared_characters(before, after)
    assert "".join(step.before for step in steps) == one
    assert "".join(step.after for step in steps) == other
    assert sum(step.edits for step in steps) == Levenshtein.distance(one, other)


def _of_two_documents(path: Path) -> Path:
    """Write a file of two documents, in each of which the same word is replaced."""
    units = '<trans-unit id="{0}"><source>A {0}</source><target>una casa</target>{1}</trans-unit>'
    beside = "<alt-trans><target>una caja</target></alt-trans>"
    content = XLIFF.format(namespaces="", units=units.format(1, beside))
    start, end = content.index("<file"), content.index("</xliff>")
    other = content[start:end].replace('original="a"', 'original="b"')
    path.write_text(content[:end] + other + content[end:], "utf-8")
    return path


def test_a_file_of_several_documents_is_one_file_of_its_folder(tmp_path: Path) -> None:
    _of_two_documents(tmp_path / "a.xlf")
    (tmp_path / "b.mqxliff").write_text(MEMOQ, "utf-8")
    assert [line.file for line in lines_of(tmp_path)] == ["a.xlf"] * 2 + ["b.mqxliff"] * 3


def test_words_are_replaced_in_all_documents_of_a_file(tmp_path: Path) -> None:
    path = _of_two_documents(tmp_path / "a.xlf")
    assert [line.file for line in lines_of(path)] == ["a", "b"]
    found = analysis_of(path).substitutions or ()
    assert [(each.before, each.after, each.count) for each in found] == [("caja", "casa", 2)]
