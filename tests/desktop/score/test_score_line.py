"""A diagnostic beside a score: its words, and its severity."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Effect, Normalize, UseTokenizer
from bleu_desktop.score.score_line import AdviceLine
from bleu_desktop.session.session import Session
from bleu_desktop.shared.option_names import ter_split_name
from bleu_desktop.shared.widgets import IconLabel
from bleu_score.messages.diagnostic_kinds import Reader
from bleu_score.messages.diagnostics import advice_on, fix_text, headline
from tests.helpers.diagnostics import SCORE_KINDS, diagnostics_of
from tests.helpers.driving_pages import called


def line_of(kind: Kind, parent: QWidget) -> AdviceLine:
    diagnostic = diagnostics_of(kind, "<i>a</i>.txt")[0]
    return AdviceLine(diagnostic, Session(parent), parent, is_open=False)


def icon_of(line: AdviceLine) -> bytes:
    (icon,) = line.findChildren(IconLabel)
    return bytes(icon.pixmap().toImage().constBits())


def test_a_note_is_no_diagnostic(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    note, diagnostic, severe = (
        icon_of(line_of(kind, parent))
        for kind in (Kind.LEFT_OUT, Kind.FEW_SEGMENTS, Kind.SCRIPTS_DIFFER)
    )
    assert note != diagnostic
    assert diagnostic == severe


@pytest.mark.parametrize("kind", SCORE_KINDS, ids=lambda kind: kind.value)
def test_a_line_names_the_problem_and_the_remedy(kind: Kind, qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    line = line_of(kind, parent)
    diagnostic = diagnostics_of(kind, "<i>a</i>.txt")[0]
    reader = Reader(ter_check_box=ter_split_name())
    labels = {label.text(): label for label in line.findChildren(QLabel)}
    for text in (headline(diagnostic, reader), advice_on(diagnostic, reader).text):
        assert labels[text].textFormat() == Qt.TextFormat.PlainText


def test_a_fix_with_a_known_effect_is_one_click_away(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    fix, other = Normalize("detok"), UseTokenizer("none")
    effect = Effect(fix, "a.txt", 17.09, 100.0)
    diagnostic = replace(diagnostics_of(Kind.TOKENIZED)[0], fixes=(fix, other), effect=effect)
    session = Session(parent)
    line = AdviceLine(diagnostic, session, parent, is_open=False)
    parent.show()
    links = {link.text(): link for link in line.links}
    assert links[fix_text(fix)].isVisible()
    # The others are with the advice.
    assert not links[fix_text(other)].isVisible()
    first, *between, button, last = line.stops()
    assert (first, button, last) == (links[fix_text(fix)], line.button, links[fix_text(other)])
    assert len(between) == len(links) - 2
    said = [label.text() for label in line.findChildren(QLabel)]
    assert "17.09 → 100.00" in said
    with called(session, "apply_fix") as blocker:
        qtbot.mouseClick(links[fix_text(fix)], Qt.MouseButton.LeftButton)
    assert blocker.args == [fix]


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_line_opens_to_the_advice(by: str, qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    line = line_of(Kind.FEW_SEGMENTS, parent)
    line.resize(400, 200)
    parent.show()
    assert not line.body.isVisible()
    with qtbot.waitSignal(line.opened) as opened:
        if by == "mouse":
            qtbot.mouseClick(line, Qt.MouseButton.LeftButton, pos=QPoint(60, 10))
        else:
            qtbot.keyClick(line.button, Qt.Key.Key_Space)
    assert opened.args == [True]
    assert line.body.isVisible()
    # A click into the advice, to select text, does not close it.
    qtbot.mouseClick(line, Qt.MouseButton.LeftButton, pos=line.body.geometry().center())
    assert line.body.isVisible()
