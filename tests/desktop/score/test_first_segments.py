"""The Score page shows the segments to look at first, with their marks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_core.settings import Settings
from bleu_desktop.score.first_segments import LEAST, FirstSegments
from bleu_desktop.score.score_page import ScorePage
from bleu_desktop.segments.segments_page import SegmentsPage
from bleu_desktop.session.navigation import Navigation
from bleu_desktop.session.session import State
from bleu_desktop.shared.jobs import JobRunner, running_jobs
from bleu_desktop.shell.main_window import MainWindow
from bleu_score.marked.parts import Style
from tests.helpers.driving import GOOD, REFERENCE, WEAK, part, wait_for
from tests.helpers.reports import evaluated

Write = Callable[[str, list[str]], Path]


def test_the_worst_segments_come_first_with_points_and_marks(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.open_sample("en")
    wait_for(qtbot, window, State.SCORED)
    first = part(window, FirstSegments)
    qtbot.waitUntil(first.isVisible)
    points = window.session.evaluation.ranked[0].bleu.segment_contributions
    worst = sorted(range(len(points)), key=points.__getitem__)[: len(first.list.rows)]
    assert [row.content.number for row in first.list.rows] == [str(each + 1) for each in worst]
    # One reference needs no number.
    assert {row.content.note for row in first.list.rows} == {""}
    costs = [float(row.content.value.replace("−", "-")) for row in first.list.rows]
    assert costs == pytest.approx([points[each] for each in worst], abs=0.006)
    reference, candidate = first.list.rows[0].content.texts
    assert str(reference) == window.session.evaluation.aligned.references[0].segments[worst[0]]
    for text in (reference, candidate):
        assert any(part.style is not Style.PLAIN for part in text.parts)


def test_a_large_page_shows_as_many_as_fit_beside_the_score(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(900, 700)
    window.open_sample("en")
    wait_for(qtbot, window, State.SCORED)
    first, page = part(window, FirstSegments), part(window, ScorePage)
    qtbot.waitUntil(first.isVisible)
    shown = {}
    for size in ((900, 700), (1900, 800), (1900, 1060), (900, 700)):
        window.resize(*size)
        qtbot.waitUntil(lambda size=size: window.width() == size[0])
        qtbot.wait(50)
        rows = [row for row in first.list.rows if row.isVisible()]
        shown[size] = len(rows)
        if size[0] == 1900:
            assert page.area.verticalScrollBar().maximum() == 0
            # Beside the score, and what is for publication stays below it.
            assert page.score.learn.mapTo(page, QPoint()).x() < first.mapTo(page, QPoint()).x()
    assert shown[900, 700] == LEAST < shown[1900, 800] < shown[1900, 1060]


def test_the_reference_that_counted_is_named(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    other = ["Nothing here is alike.", *REFERENCE[1:]]
    for name, lines in (("a.txt", other), ("b.txt", REFERENCE)):
        window.session.files.add(Role.REFERENCE, [write(name, lines)])
    window.session.files.add(Role.CANDIDATE, [write("weak.txt", [GOOD[0], *WEAK[1:]])])
    wait_for(qtbot, window, State.SCORED)
    first = part(window, FirstSegments)
    qtbot.waitUntil(first.isVisible)
    notes = {row.content.number: row.content.note for row in first.list.rows}
    assert set(notes.values()) <= {"reference 1", "reference 2"}
    assert notes.get("1", "reference 2") == "reference 2"


@pytest.mark.parametrize("lines", [REFERENCE, REFERENCE[:1]], ids=["equal", "single"])
def test_there_are_none_where_nothing_can_be_looked_at(
    window: MainWindow, qtbot: QtBot, write: Write, lines: list[str]
) -> None:
    candidate = lines if len(lines) > 1 else WEAK[:1]
    window.session.files.add(Role.REFERENCE, [write("r.txt", lines)])
    window.session.files.add(Role.CANDIDATE, [write("c.txt", candidate)])
    wait_for(qtbot, window, State.SCORED)
    qtbot.waitUntil(lambda: not running_jobs(window.session))
    assert not part(window, FirstSegments).isVisible()


def test_a_click_opens_the_segment_and_the_link_all_of_them(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.open_sample("en")
    wait_for(qtbot, window, State.SCORED)
    first = part(window, FirstSegments)
    qtbot.waitUntil(first.isVisible)
    navigation = window.session.navigation
    with qtbot.waitSignal(navigation.segment_wanted) as wanted:
        qtbot.mouseClick(first.list.rows[0], Qt.MouseButton.LeftButton)
    assert wanted.args == [int(first.list.rows[0].content.number) - 1]
    with qtbot.waitSignal(
        navigation.order_wanted, check_params_cb=lambda name: name == "contribution"
    ):
        qtbot.mouseClick(first.all, Qt.MouseButton.LeftButton)
    page = part(window, SegmentsPage)
    worst = int(first.list.rows[0].content.number) - 1
    qtbot.waitUntil(lambda: page.view.segments.segment_at(0) == worst)


def test_only_other_texts_or_scores_make_other_rows(qtbot: QtBot, english: None) -> None:
    last = "We went home by the last train of the day, which was late as on every Friday."
    weak = ["A dog lay here quite still.", "It was raining hard in the old city.", last]
    texts = {"weak.txt": weak, "weaker.txt": [weak[0], *weak[:2]]}
    evaluation = evaluated(texts, [*REFERENCE[:2], last], metrics=("bleu",), test="none")
    parent = QWidget()
    qtbot.addWidget(parent)
    runner = JobRunner(parent)
    first = FirstSegments(Navigation(parent), runner, parent)
    candidate, other = evaluation.candidates
    with qtbot.waitSignal(runner.finished):
        first.show_candidate(evaluation, candidate)
    rows = [*first.list.rows]
    # As many decimals as the largest needs.
    assert [row.content.value for row in rows] == ["−15.88", "−0.36"]
    # What was counted later in the same texts changes nothing.
    first.show_candidate(replace(evaluation, settings=Settings(metrics=("bleu", "ter"))), candidate)
    assert (first.list.rows, runner.is_running) == (rows, False)
    again = replace(evaluation, aligned=replace(evaluation.aligned))
    for changed, chosen in ((again, candidate), (again, other), (again, candidate)):
        with qtbot.waitSignal(runner.finished):
            first.show_candidate(changed, chosen)
    # Nothing can be marked in numbers alone, nor in texts that were not all split in one way.
    mixed = replace(evaluation, tokenizer=replace(evaluation.tokenizer, name="mixed"))
    first.show_candidate(mixed, candidate)
    assert (first.list.rows, runner.is_running) == ([], False)
    documents = [replace(document, has_texts=False) for document in evaluation.aligned.candidates]
    numbers = replace(evaluation, aligned=replace(evaluation.aligned, candidates=documents))
    first.show_candidate(numbers, candidate)
    assert (first.list.rows, runner.is_running) == ([], False)
