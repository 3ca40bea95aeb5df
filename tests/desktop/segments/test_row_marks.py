"""The marks of rows are found for the rows seen last, and not for very long texts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate
from bleu_core.evaluation.results import Evaluation
from bleu_core.settings import Settings
from bleu_desktop.segments.row_marks import RowMarks
from bleu_desktop.shared.jobs import JobRunner

LINES = [f"the cat number {n} sat" for n in range(70)]


@pytest.fixture(scope="module")
def evaluation() -> Evaluation:
    settings = Settings(target_language="en", smoothing="exp")
    return evaluate(candidates={"a": LINES, "b": LINES}, references=[LINES], settings=settings)


@pytest.fixture
def marks(qtbot: QtBot, evaluation: Evaluation) -> Iterator[RowMarks]:
    parent = QObject()
    runner = JobRunner(parent)
    marks = RowMarks(runner, parent)
    marks.show(evaluation, 0)
    yield marks
    runner.stop()
    parent.deleteLater()


def test_of_many_rows_those_seen_last_are_marked(marks: RowMarks, qtbot: QtBot) -> None:
    with qtbot.waitSignal(marks.found):
        assert {marks.of(segment, ["x"]) for segment in range(70)} == {None}
    known = [segment for segment in range(70) if marks.of(segment, ["x"]) is not None]
    assert known == [*range(10, 70)]


def test_a_text_that_no_row_shows_whole_is_not_marked(marks: RowMarks, qtbot: QtBot) -> None:
    with qtbot.waitSignal(marks.found):
        marks.of(0, ["x" * 4000, "x"])
        marks.of(1, ["x" * 4001, "x"])
    assert marks.of(0, ["x"]) is not None
    assert marks.of(1, ["x" * 4001]) is None


def test_marks_are_those_of_one_candidate(
    marks: RowMarks, evaluation: Evaluation, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(marks.found):
        marks.of(0, ["x"])
    marks.show(evaluation, 0)
    assert marks.of(0, ["x"]) is not None
    marks.show(evaluation, 1)
    with qtbot.waitSignal(marks.found):
        assert marks.of(0, ["x"]) is None
    marks.show(None, 1)
    assert marks.of(0, ["x"]) is None
    marks._start()
    assert not marks._runner.is_running
