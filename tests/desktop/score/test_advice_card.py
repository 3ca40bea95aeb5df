"""A diagnostic beside a score: its words, and its severity."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Effect, Normalize, UseTokenizer
from bleu_desktop.score.advice_card import AdviceCard
from bleu_desktop.session.session import Session
from bleu_desktop.shared.option_names import ter_split_name
from bleu_desktop.shared.remedies import FixButton
from bleu_desktop.shared.widgets import IconLabel
from bleu_score.messages.diagnostic_kinds import Reader
from bleu_score.messages.diagnostics import advice_on
from tests.helpers.diagnostics import SCORE_KINDS, diagnostics_of
from tests.helpers.driving_pages import called


def card_of(kind: Kind, parent: QWidget) -> AdviceCard:
    diagnostic = diagnostics_of(kind, "<i>a</i>.txt")[0]
    return AdviceCard(diagnostic, Session(parent), parent, is_open=False)


def icon_of(card: AdviceCard) -> bytes:
    (icon,) = card.findChildren(IconLabel)
    return bytes(icon.pixmap().toImage().constBits())


def test_a_note_is_no_diagnostic(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    note, diagnostic, severe = (
        icon_of(card_of(kind, parent))
        for kind in (Kind.LEFT_OUT, Kind.FEW_SEGMENTS, Kind.SCRIPTS_DIFFER)
    )
    assert note != diagnostic
    assert diagnostic == severe


@pytest.mark.parametrize("kind", SCORE_KINDS, ids=lambda kind: kind.value)
def test_a_card_has_the_problem_and_the_remedy(kind: Kind, qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    card = card_of(kind, parent)
    diagnostic = diagnostics_of(kind, "<i>a</i>.txt")[0]
    words = advice_on(diagnostic, Reader(ter_check_box=ter_split_name()))
    labels = {label.text(): label for label in card.findChildren(QLabel)}
    for text in (words.title, words.text):
        assert labels[text].textFormat() == Qt.TextFormat.PlainText


def test_a_fix_with_a_known_effect_is_one_click_away(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    fix, other = Normalize("detok"), UseTokenizer("none")
    effect = Effect(fix, "a.txt", 17.09, 100.0)
    diagnostic = replace(diagnostics_of(Kind.TOKENIZED)[0], fixes=(fix, other), effect=effect)
    session = Session(parent)
    card = AdviceCard(diagnostic, session, parent, is_open=False)
    parent.show()
    buttons = {button.fix: button for button in card.findChildren(FixButton)}
    assert buttons[fix].isVisible()
    # The others are with the advice.
    assert not buttons[other].isVisible()
    said = [label.text() for label in card.findChildren(QLabel)]
    assert any(text.endswith("17.09 → 100.00 (+82.91)") for text in said)
    with called(session, "apply_fix") as blocker:
        qtbot.mouseClick(buttons[fix], Qt.MouseButton.LeftButton)
    assert blocker.args == [fix]


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_card_opens_to_the_advice(by: str, qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    card = card_of(Kind.FEW_SEGMENTS, parent)
    card.resize(400, 200)
    parent.show()
    assert not card.body.isVisible()
    with qtbot.waitSignal(card.opened) as opened:
        if by == "mouse":
            qtbot.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(60, 10))
        else:
            qtbot.keyClick(card.button, Qt.Key.Key_Space)
    assert opened.args == [True]
    assert card.body.isVisible()
    # A click into the advice, to select text, does not close it.
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton, pos=card.body.geometry().center())
    assert card.body.isVisible()
