"""The list that chooses a candidate for all pages, without a window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate
from bleu_core.settings import Settings
from bleu_desktop.session.navigation import Navigation
from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.widgets import em
from bleu_desktop.shell.candidate_chooser import CandidateChooser
from tests.helpers.driving import GOOD, REFERENCE, WEAK
from tests.helpers.roles import plain

SETTINGS = Settings(target_language="en", smoothing="exp")
TEXTS = {"mt/weak.txt": WEAK, "mt/good.txt": GOOD}


@pytest.fixture
def navigation(qtbot: QtBot, english: None) -> Iterator[Navigation]:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    yield Navigation(parent)
    parent.close()


@pytest.fixture
def chooser(navigation: Navigation) -> CandidateChooser:
    parent = navigation.parent()
    assert isinstance(parent, QWidget)
    return CandidateChooser(navigation, parent)


def show(navigation: Navigation, count: int = 2) -> None:
    texts = dict([*TEXTS.items()][-count:])
    navigation.show_evaluation(
        evaluate(candidates=texts, references=[REFERENCE], settings=SETTINGS)
    )


def test_candidates_are_listed_with_their_scores(
    chooser: CandidateChooser, navigation: Navigation
) -> None:
    show(navigation)
    box, evaluation = chooser.box, navigation.evaluation
    assert evaluation is not None
    scores = [f"{each.score.percent:.2f}" for each in evaluation.ranked]
    texts = [box.itemText(place) for place in range(box.count())]
    # The best one first, by what tells them apart.
    assert texts == [f"{scores[0]}  good", f"{scores[1]}  weak"]
    tips = [box.itemData(place, Qt.ItemDataRole.ToolTipRole) for place in range(box.count())]
    assert [plain(tip) for tip in tips] == ["mt/good.txt", "mt/weak.txt"]
    assert box.currentIndex() == 0
    assert plain(box.toolTip()) == "mt/good.txt"
    assert not chooser.isHidden()
    navigation.choose("mt/weak.txt")
    assert box.currentIndex() == 1
    assert plain(box.toolTip()) == "mt/weak.txt"
    box.setCurrentIndex(0)
    box.activated.emit(0)
    assert navigation.candidate is evaluation.ranked[0]


def test_one_candidate_is_no_choice(chooser: CandidateChooser, navigation: Navigation) -> None:
    assert chooser.isHidden()
    assert (chooser.full_width(), chooser.least_width()) == (0, 0)
    assert chooser.box.toolTip() == ""
    show(navigation)
    show(navigation, 1)
    assert chooser.isHidden()


def test_the_score_stays_visible_beside_the_tabs(
    chooser: CandidateChooser, navigation: Navigation
) -> None:
    show(navigation)
    full, least = chooser.full_width(), chooser.least_width()
    assert full == em(chooser, 15)
    assert least == chooser.box.width_of("100.00") + space(1)
    assert least < full
    middle = (least + full) // 2
    for room, width in ((full + 50, full), (middle, middle), (least - 10, least), (-5, least)):
        chooser.set_room(room)
        assert chooser.sizeHint().width() == width
