"""The page of changes without a window: when it works, and what it shows meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate
from bleu_core.evaluation.results import Evaluation
from bleu_core.settings import Settings
from bleu_desktop.changes.changes_page import ChangesPage
from bleu_desktop.session.session import Session
from bleu_desktop.session.work import Outcome
from bleu_desktop.shared.actions import Actions
from bleu_desktop.shared.kept_texts import texts_not_kept
from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.veil import Veil
from tests.helpers.driving import GOOD, REFERENCE, WEAK

WORKING = "Comparing suggestions with final texts…"


@pytest.fixture
def page(qtbot: QtBot, english: None) -> Iterator[ChangesPage]:
    session, parent = Session(), QWidget()
    qtbot.addWidget(parent)
    parent.resize(1400, 900)
    parent.show()
    yield ChangesPage(session, Actions(parent), parent)
    session.close()


def evaluated(lines: list[str]) -> Evaluation:
    settings = Settings(target_language="en")
    return evaluate(candidates={"c": lines}, references=[REFERENCE], settings=settings)


def show(page: ChangesPage, evaluation: Evaluation) -> None:
    page._session.shown = Outcome(evaluation=evaluation)
    page.show_result()


def parts(page: ChangesPage) -> set[bool]:
    """Return whether the parts with results are shown."""
    shown = (page._below, page._lines, page.sum, page.sum_of)
    return {not each.isHidden() for each in shown}


def test_work_begins_when_the_page_is_seen(page: ChangesPage, qtbot: QtBot) -> None:
    show(page, evaluated(GOOD))
    assert not page._runner.is_running
    page.show()
    assert page._runner.is_running
    assert page.title.text() == WORKING
    assert parts(page) == {False}
    qtbot.waitUntil(lambda: not page._runner.is_running)
    assert parts(page) == {True}
    title, rows = page.title.text(), page.segments.rows
    assert title != WORKING
    # Further metrics of the same texts change nothing.
    assert page._session.evaluation is not None
    show(page, replace(page._session.evaluation, settings=Settings()))
    assert not page._runner.is_running
    assert (page.title.text(), page.segments.rows[0].content) == (title, rows[0].content)
    show(page, evaluated(WEAK))
    assert page._runner.is_running
    assert page.title.text() == WORKING
    page.clear()
    assert not page._runner.is_running
    assert parts(page) == {False}


def test_texts_that_were_not_kept_are_not_compared(page: ChangesPage) -> None:
    page.show()
    evaluation = evaluated(GOOD)
    aligned = evaluation.aligned
    gone = tuple(replace(each, has_texts=False) for each in aligned.candidates)
    show(page, replace(evaluation, aligned=replace(aligned, candidates=gone)))
    assert not page._runner.is_running
    assert page.title.text() == texts_not_kept()
    assert parts(page) == {False}


def test_segments_are_beside_the_bands_where_there_is_room(page: ChangesPage) -> None:
    page.show()
    for width, is_wide in ((space(120), True), (space(120) - 1, False), (space(120), True)):
        page.resize(width, 800)
        assert page._beside.isHidden() is not is_wide
        assert (page._beside.widget() is page._lines) is is_wide
        assert (page._sections.indexOf(page._lines) >= 0) is not is_wide
        margin = space(2) if is_wide else 0
        assert page._lines.contentsMargins().left() == margin


def test_all_results_are_grayed_out_while_they_are_outdated(page: ChangesPage) -> None:
    for veil in page.veils:
        veil.cover(True)
    for each in (page._below, page.segments):
        assert any(child.isVisibleTo(each) for child in each.findChildren(Veil))
