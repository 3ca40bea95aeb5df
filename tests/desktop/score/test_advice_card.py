"""A diagnostic beside a score: its words, and its severity."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.diagnostics.kinds import Kind
from bleu_desktop.score.advice_card import AdviceCard
from bleu_desktop.session.session import Session
from bleu_desktop.shared.option_names import ter_split_name
from bleu_desktop.shared.widgets import IconLabel
from bleu_score.messages.diagnostic_kinds import Reader
from bleu_score.messages.diagnostics import advice_on
from tests.helpers.diagnostics import SCORE_KINDS, diagnostics_of


def card_of(kind: Kind, parent: QWidget) -> AdviceCard:
    return AdviceCard(diagnostics_of(kind, "<i>a</i>.txt")[0], Session(parent), parent)


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
