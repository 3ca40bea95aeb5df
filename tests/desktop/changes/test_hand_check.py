"""The check of a segment by hand: its steps, their sums, and what it counts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate
from bleu_core.changes.analysis import analyze_changes
from bleu_core.changes.edits import CharacterStep
from bleu_core.changes.lines import Line
from bleu_core.changes.schemes import Scheme
from bleu_desktop.changes.hand_check import HandCheck, character_parts, steps_table
from bleu_score.marked.parts import Style

STEPS = [
    CharacterStep("The ", "The "),
    CharacterStep("cat", "dog"),
    CharacterStep("", " b"),
    CharacterStep("xyz", ""),
]


@pytest.fixture
def line() -> Line:
    evaluation = evaluate(candidates=[["the cat"]], references=[["the cats"]])
    return analyze_changes(evaluation).lines[0]


@pytest.mark.usefixtures("english")
def test_steps_have_their_characters_and_the_sum_so_far() -> None:
    table = steps_table(STEPS)
    assert [column.title for column in table.columns] == [
        *("Step", "Suggestion", "Final text", "Changed", "Sum"),
    ]
    assert [[cell.text for cell in row] for row in table.rows] == [
        ["kept", "The ", "The ", "0", "0"],
        ["replaced", "cat", "dog", "3", "3"],
        # Each character that changed can be counted.
        ["inserted", "", "␣b", "2", "5"],
        ["struck", "xyz", "", "3", "8"],
    ]
    assert [column.is_number for column in table.columns] == [False] * 3 + [True] * 2
    assert table.rows[2][2].full == " b"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (" ", "␣"),
        ("a" * 40, "a" * 40),
        ("a" * 20 + "b" + "c" * 20, "a" * 20 + "…" + "c" * 20),
        ("a\tb", "a⇥b"),
    ],
)
def test_long_texts_that_were_kept_are_shortened(text: str, shown: str) -> None:
    [row] = steps_table([CharacterStep(text, text)]).rows
    assert [cell.text for cell in row[1:3]] == [shown, shown]
    [row] = steps_table([CharacterStep(text, "")]).rows
    assert row[1].text == text.replace(" ", "␣").replace("\t", "⇥")


@pytest.mark.parametrize(
    ("count", "more"), [(300, []), (302, ["… and 2 more", "", "", "2", "302"])]
)
@pytest.mark.usefixtures("english")
def test_the_steps_that_are_not_listed_are_summed(count: int, more: list[str]) -> None:
    rows = [
        [cell.text for cell in row] for row in steps_table([CharacterStep("a", "b")] * count).rows
    ]
    assert len(rows) == 300 + bool(more)
    assert rows[299][-1] == "300"
    assert rows[300:] == ([more] if more else [])


def test_what_was_struck_comes_before_what_replaced_it() -> None:
    assert [(part.text, part.style, part.is_own) for part in character_parts(STEPS)] == [
        ("The ", Style.PLAIN, True),
        ("cat", Style.DELETED, False),
        ("dog", Style.INSERTED, True),
        (" b", Style.INSERTED, True),
        ("xyz", Style.DELETED, False),
    ]


@pytest.fixture
def checked(qtbot: QtBot, english: None) -> Callable[..., HandCheck]:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()

    def checked(line: Line, scheme: Scheme | None = None, leads: object = None) -> HandCheck:
        check = HandCheck(line, scheme or Scheme(), leads, parent)  # type: ignore[arg-type]
        check.show()
        return check

    return checked


def test_the_result_is_a_sentence(checked: Callable[..., HandCheck], line: Line) -> None:
    check = checked(line)
    assert check.result.text() == "1 of 8 characters changed: similarity 87.5%"
    assert check.steps.isVisible()
    assert not check.paid.isVisible()
    nothing = checked(replace(line, similarity=None, suggestion="", final=""))
    assert nothing.result.text() == "One of the texts is missing, so nothing was compared."


def test_a_segment_leads_to_its_place(checked: Callable[..., HandCheck], line: Line) -> None:
    opened: list[int] = []
    assert not checked(line).segments_link.isVisible()
    check = checked(line, leads=lambda: opened.append(1))
    assert check.segments_link.isVisible()
    check.segments_link.click()
    assert opened == [1]


def test_what_it_counts_can_be_multiplied(checked: Callable[..., HandCheck], line: Line) -> None:
    paid = replace(
        line,
        units=10,
        weight=Decimal("0.3"),
        weighted=Decimal(3),
        amount=Decimal("0.30"),
    )
    scheme = Scheme(price=Decimal("0.1"), currency="EUR")
    assert checked(paid, scheme).paid.text().startswith("10 × 0.3 × 0.1 = ")
    for check in (
        checked(paid),
        checked(replace(paid, amount=None), scheme),
    ):
        assert check.paid.text() == "10 × 0.3 = 3"
        assert check.paid.isVisible()
    assert checked(replace(paid, weight=None), scheme).paid.text() == ""
