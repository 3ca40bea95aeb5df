"""The page of the score without a window: the candidate it shows, and the other segmentation."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Effect, UseTokenizer
from bleu_core.evaluation.results import Evaluation
from bleu_core.settings import Settings
from bleu_desktop.score.score_page import ScorePage
from bleu_desktop.session.session import Session
from bleu_desktop.session.work import Outcome
from bleu_desktop.shared.actions import Actions
from tests.helpers.diagnostics import diagnostics_of
from tests.helpers.driving import GOOD, REFERENCE, WEAK
from tests.helpers.driving_pages import called


@pytest.fixture
def page(qtbot: QtBot, english: None) -> Iterator[ScorePage]:
    session, parent = Session(), QWidget()
    qtbot.addWidget(parent)
    page = ScorePage(session, Actions(parent), parent)
    parent.show()
    yield page
    session.close()


def evaluated() -> Evaluation:
    settings = Settings(smoothing="exp", target_language="en")
    texts = {"weak.txt": WEAK, "good.txt": GOOD}
    return evaluate(candidates=texts, references=[REFERENCE], settings=settings)


def test_the_best_is_shown_until_the_user_chooses(page: ScorePage) -> None:
    evaluation = evaluated()
    session, name = page._session, page.score.head.name
    session.shown = Outcome(evaluation=evaluation)
    page.show_result()
    assert name.text() == "good.txt"
    session.navigation.show_evaluation(evaluation)
    session.navigation.choose("weak.txt")
    assert name.text() == "weak.txt"
    # While pages change to another evaluation, the choice may be about that one.
    session.shown = Outcome(evaluation=evaluated())
    page.show_result()
    assert name.text() == "good.txt"


def test_the_score_by_the_other_segmentation_is_one_click_away(page: ScorePage) -> None:
    [first, *_] = diagnostics_of(Kind.OTHER_SEGMENTATION)
    fix = UseTokenizer("zh")
    known = replace(first, effect=Effect(fix, "good.txt", 20.0, 30.0))
    evaluation = evaluated()
    weak, good = evaluation.candidates
    for diagnostics, text in (
        ((), ""),
        ((first,), ""),
        ((first, known), "zh, as in most papers: 30.00"),
    ):
        candidate = replace(good, diagnostics=diagnostics)
        shown = replace(evaluation, candidates=(weak, candidate))
        page.score.show_candidate(shown, candidate)
        assert page.score.other.isVisibleTo(page) is bool(text)
        assert not text or page.score.other.text() == text
    with called(page._session, "apply_fix") as applied:
        page.score.other.click()
    assert applied.args == [fix]
