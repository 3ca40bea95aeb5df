"""Finding text in segments, without a window."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bleu_core.analysis.segments import SegmentTable
from bleu_core.api.evaluation import evaluate
from bleu_core.settings import Settings
from bleu_desktop.segments.find_bar import ALL, CANDIDATE, REFERENCE, SOURCE, FindBar, no_spans
from bleu_desktop.shared.jobs import JobRunner

REFERENCES = ["a cat", "a dog", "a bird"]
TEXTS = {"one": ["the cat", "the dog", "the cow"], "two": ["x", "y", "Cat"]}
SOURCES = ["gato", "perro", "cat?"]


def table_of(*, with_source: bool = True) -> SegmentTable:
    settings = Settings(target_language="en", smoothing="exp")
    given: dict[str, Any] = {"source": SOURCES} if with_source else {}
    return SegmentTable(
        evaluate(candidates=TEXTS, references=[REFERENCES], settings=settings, **given)
    )


@pytest.fixture
def bar(qtbot: QtBot, english: None) -> Iterator[FindBar]:
    parent = QWidget()
    qtbot.addWidget(parent)
    runner = JobRunner(parent)
    bar = FindBar(runner, parent)
    bar.show_table(table_of(), 0)
    parent.show()
    yield bar
    bar.stop()
    runner.stop()
    parent.close()


def found(bar: FindBar, qtbot: QtBot, text: str) -> list[int] | None:
    bar.field.setText(text)
    qtbot.waitUntil(lambda: not bar.is_waiting)
    return None if bar.matches is None else [int(each) for each in bar.matches.nonzero()[0]]


@pytest.mark.parametrize(
    ("where", "text", "segments"),
    [
        (ALL, "cat", [0, 2]),
        (SOURCE, "cat", [2]),
        (REFERENCE, "cat", [0]),
        (CANDIDATE, "cat", [0]),
        (CANDIDATE, "Cat", []),
        (REFERENCE, "bird", [2]),
        (CANDIDATE, "", None),
    ],
)
def test_texts_are_searched_where_the_user_says(
    bar: FindBar, qtbot: QtBot, where: str, text: str, segments: list[int] | None
) -> None:
    bar.places[where].trigger()
    assert found(bar, qtbot, text) == segments
    names = {
        ALL: "In all texts", SOURCE: "In the source", REFERENCE: "In the references",
        CANDIDATE: "In the candidate",
    }  # fmt: skip
    assert bar.where_button.text() == bar.where_button.accessibleDescription() == names[where]


def test_another_candidate_or_table_is_searched_anew(bar: FindBar, qtbot: QtBot) -> None:
    bar.places[CANDIDATE].trigger()
    assert found(bar, qtbot, "cat") == [0]
    table = bar._table
    bar.show_table(table, 1)
    # Until then, the earlier matches stay.
    assert bar.matches is not None
    assert found(bar, qtbot, "cat") == [2]
    bar.places[SOURCE].trigger()
    bar.show_table(table_of(with_source=False), 1)
    assert bar.matches is None
    # Without a source, there is nothing to look for in it.
    assert not bar.places[SOURCE].isVisible()
    assert bar.places[ALL].isChecked()
    assert found(bar, qtbot, "cat") == [0, 2]
    bar.show_table(None, 0)
    assert not bar.is_searching
    assert bar.matches is None


def test_regular_expressions_are_found_or_explained(bar: FindBar, qtbot: QtBot) -> None:
    assert found(bar, qtbot, "c.t") == []
    bar.expression.trigger()
    assert bar.where_button.text() == "In all texts  .*"
    assert found(bar, qtbot, "c.t") == [0, 2]
    assert bar.spans("a cat", REFERENCE) == [(2, 3)]
    assert bar.message == ""
    assert found(bar, qtbot, "c(") is None
    assert bar.message
    assert bar.spans("a cat", REFERENCE) == ()
    bar.clear()
    assert bar.message == ""


def test_matches_are_marked_where_they_are_looked_for(bar: FindBar, qtbot: QtBot) -> None:
    assert bar.spans("a cat", REFERENCE) == ()
    found(bar, qtbot, "cat")
    for where in (SOURCE, REFERENCE, CANDIDATE):
        assert bar.spans("a cat cat", where) == [(2, 3), (6, 3)]
    bar.places[REFERENCE].trigger()
    assert bar.spans("a cat", CANDIDATE) == ()
    assert bar.spans("a cat", REFERENCE) == [(2, 3)]
    bar.hide()
    assert bar.spans("a cat", REFERENCE) == no_spans("a cat", REFERENCE) == ()


@pytest.mark.parametrize(
    ("key", "shift", "step"),
    [
        (Qt.Key.Key_Return, False, 1),
        (Qt.Key.Key_Enter, False, 1),
        (Qt.Key.Key_Return, True, -1),
        (Qt.Key.Key_Down, False, 1),
        (Qt.Key.Key_Up, False, -1),
        (Qt.Key.Key_Escape, False, None),
        (Qt.Key.Key_A, False, None),
    ],
)
def test_keys_lead_from_match_to_match(
    bar: FindBar, qtbot: QtBot, key: Qt.Key, shift: bool, step: int | None
) -> None:
    steps: list[int] = []
    closed: list[bool] = []
    bar.step_wanted.connect(steps.append)
    bar.closed.connect(lambda: closed.append(True))
    modifier = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    qtbot.keyClick(bar.field, key, modifier)
    assert steps == ([] if step is None else [step])
    assert bool(closed) is (key == Qt.Key.Key_Escape)


def test_a_search_waits_for_a_pause(bar: FindBar, qtbot: QtBot) -> None:
    bar.field.setText("cat")
    assert bar.is_waiting
    assert bar.matches is None
    bar.stop()
    assert not bar.is_waiting
    bar.field.setText("dog")
    bar.clear()
    assert not bar.is_waiting
    bar.field.setText("cat")
    bar.field.clearFocus()
    bar.parentWidget().activateWindow()
    bar.open()
    qtbot.waitUntil(bar.field.hasFocus)
    assert bar.field.selectedText() == "cat"
