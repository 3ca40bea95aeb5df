"""The thread of the window touches only visible segments, whatever the number of segments."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate
from bleu_core.evaluation.results import Evaluation
from bleu_core.pairing.pairs import Pairs, SameIndex
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.settings import Settings
from bleu_desktop.segments.row_order import Order
from bleu_desktop.segments.segment_model import SegmentModel
from bleu_desktop.segments.segments_page import SegmentsPage
from bleu_desktop.session.session import Session
from bleu_desktop.session.work import Outcome
from bleu_desktop.shell.application import make_application
from bleu_desktop.shell.preferences import Preferences
from bleu_score.reports.cells import Cell

REFERENCE = [f"the council approved budget {number} on a cold evening" for number in range(50)]
CANDIDATE = [line.replace("cold", "warm") if len(line) % 2 else line for line in REFERENCE]
CANDIDATE[9] = "nothing like it"
# Enough to paint a page of rows, with all columns, a few times.
MOST_TOUCHED = 20_000


def many(segments: int) -> Evaluation:
    """Return an evaluation of few segments, repeated many times, which takes little time."""
    settings = Settings(smoothing="exp", target_language="en")
    one = evaluate(candidates={"mine": CANDIDATE}, references=[REFERENCE], settings=settings)
    times = segments // len(REFERENCE)
    (result,) = one.candidates
    bleu = replace(result.bleu, rows=SegmentRows(np.tile(result.bleu.statistics, (times, 1))))

    def longer(documents):  # type: ignore[no-untyped-def]
        return tuple(each.with_segments(each.segments * times) for each in documents)

    aligned = replace(
        one.aligned,
        candidates=longer(one.aligned.candidates),
        references=longer(one.aligned.references),
        pairs=Pairs("position", SameIndex(segments, 2)),
        kept=range(segments),
    )
    return replace(
        one,
        segments=segments,
        candidates=(replace(result, metrics=(bleu,), diagnostics=()),),
        aligned=aligned,
    )


@pytest.fixture
def session(qapp: QApplication, english: None) -> Iterator[Session]:
    session = Session()
    yield session
    session.close()


@pytest.mark.parametrize("segments", [50_000, pytest.param(1_000_000, marks=pytest.mark.slow)])
def test_the_window_touches_no_more_segments_than_it_shows(
    session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, segments: int
) -> None:
    touched = 0
    make = SegmentModel.of

    def counted(model: SegmentModel, segment: int, column: str) -> Cell:
        nonlocal touched
        touched += 1
        return make(model, segment, column)

    monkeypatch.setattr(SegmentModel, "of", counted)
    make_application(Preferences(remember=False), "light")
    page = SegmentsPage(session)
    qtbot.addWidget(page)
    page.resize(900, 700)
    evaluation = many(segments)

    def do(name: str, action: Callable[[], object], rows: int | None = None) -> None:
        """Do something, and wait for the table, but not for chrF."""
        nonlocal touched
        touched = 0
        action()
        qtbot.waitUntil(
            lambda: page._asked is None and not page.find_bar.is_waiting, timeout=120_000
        )
        QApplication.processEvents()
        assert touched < MOST_TOUCHED, name
        if rows is not None:
            assert page.view.segments.rowCount() == rows, name

    def show() -> None:
        session.shown = Outcome(evaluation=evaluation)
        session.navigation.show_evaluation(evaluation)
        page.show()
        page.show_result()

    sort = page.tools.sort.sort
    worst = segments // len(REFERENCE)
    do("show", show, segments)
    do("sort", lambda: sort(Order("bleu")), segments)
    assert page.view.segments.segment_at(0) == 9
    do("sort by contribution", lambda: sort(Order("contribution", True)), segments)
    do("scroll", page.view.scrollToBottom, segments)
    do("select all", page.view.selectAll, segments)
    do("one again", lambda: page.view.go_to(segments // 2), segments)
    do("open", lambda: page.open_segment(segments - 1), segments)
    page.open_find()
    do("find", lambda: page.find_bar.field.setText("nothing"), worst)
    assert page.find_bar.matches is not None
    assert int(page.find_bar.matches.sum()) == worst
    do("next", lambda: page.find_bar.step_wanted.emit(1), worst)
    do("found with a filter", lambda: page.filters.press("worst"), worst)
    do("all again", page.find_bar.clear)
