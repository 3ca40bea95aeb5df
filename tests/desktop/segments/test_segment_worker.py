"""The page's questions are answered before everything else is computed, chrF last."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bleu_core.analysis.segments import FILTERS, SegmentTable
from bleu_core.api.evaluation import evaluate
from bleu_core.settings import Settings
from bleu_desktop.segments.query import Query
from bleu_desktop.segments.segment_worker import SegmentWorker
from bleu_desktop.shared.jobs import JobRunner

LINES = [f"the cat number {n} sat on the mat" for n in range(5)]
NAMES = ("bleu", "contribution", "length_ratio", "difference", "chrf")


@pytest.fixture
def table() -> SegmentTable:
    settings = Settings(target_language="en", smoothing="exp")
    texts = {"a": LINES, "b": LINES[::-1]}
    return SegmentTable(evaluate(candidates=texts, references=[LINES], settings=settings))


@pytest.fixture
def worker(qtbot: QtBot) -> Iterator[SegmentWorker]:
    parent = QObject()
    runner = JobRunner(parent)
    yield SegmentWorker(runner, parent)
    runner.stop()
    parent.deleteLater()


@pytest.mark.parametrize("rival", [None, 1])
def test_a_question_comes_first_and_chrf_last(
    worker: SegmentWorker, table: SegmentTable, qtbot: QtBot, rival: int | None
) -> None:
    def known() -> list[str]:
        found = [name for name in NAMES if table.known(name, 0, rival) is not None]  # type: ignore[arg-type]
        return found + [name for name in FILTERS if table.known_filter(name, 0, rival) is not None]

    told: list[list[str]] = []
    asked, answers = Query(), []
    worker.answered.connect(lambda query, answer: answers.append((query, answer, known())))
    worker.learned.connect(lambda: told.append(known()))
    worker.show_table(table, 0, rival)
    worker.ask(asked)
    assert worker.is_working
    with qtbot.waitSignal(worker.idle):
        pass
    [(query, answer, before)] = answers
    assert query is asked
    assert answer.rows.tolist() == [*range(5)]
    assert "chrf" not in before
    assert not worker.is_working
    assert ("difference" in told[-1]) is (rival is not None)
    assert {"chrf", "bleu", "contribution", "length_ratio", "worst"} <= {*told[-1]}
    assert {*told[-1]} - {*told[-2]} == {"chrf"}


def test_nothing_is_computed_once_it_is_cleared(
    worker: SegmentWorker, table: SegmentTable, qtbot: QtBot
) -> None:
    worker.show_table(table, 0, None)
    worker.clear()
    assert not worker.is_working
    worker.ask(Query())
    assert not worker._runner.is_running
