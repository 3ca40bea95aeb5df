"""What checks find in real files is fixed by their buttons, and leads to its segments."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.diagnostics.kinds import Kind
from bleu_core.files.addresses import Role
from bleu_desktop.checks.checks_page import ChecksPage
from bleu_desktop.checks.finding_view import FixBox
from bleu_desktop.score.score_page import ScorePage
from bleu_desktop.segments.segments_page import SegmentsPage
from bleu_desktop.session.session import State
from bleu_desktop.shared.controls import Link
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.result_tabs import ResultTabs
from tests.helpers.driving import part, wait_for
from tests.helpers.plain_texts import sentences

Write = Callable[[str, list[str]], Path]
Button = TypeVar("Button", bound=QAbstractButton)


def tabs_of(window: MainWindow) -> ResultTabs:
    return part(window, ResultTabs)


def test_problems_are_found_measured_and_fixed(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    texts = [f"He said “{text}” twice." for text in sentences(30)]
    straight = [text.replace("“", '"').replace("”", '"') for text in texts]
    window.session.files.add(Role.REFERENCE, [write("r.txt", texts)])
    window.session.files.add(Role.CANDIDATE, [write("c.txt", straight)])
    wait_for(qtbot, window, State.SCORED)
    before = window.session.evaluation.candidates[0].score.percent
    tabs = tabs_of(window)
    assert window.session.text_check.report is None
    # The number on the tab appears before the page is opened.
    qtbot.waitUntil(lambda: window.session.text_check.report is not None, timeout=20_000)
    assert tabs.tabText(4) == "Checks (1)"
    tabs.setCurrentWidget(part(window, ChecksPage))
    switch = next(
        box for box in part(window, ChecksPage).findChildren(QCheckBox) if box.isVisible()
    )
    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton, pos=switch.rect().center())
    if not switch.isChecked():
        switch.setFocus()
        qtbot.keyClick(switch, Qt.Key.Key_Space)
    wait_for(qtbot, window, State.SCORED)
    assert window.session.settings.normalize == ("typography",)
    assert before < window.session.evaluation.candidates[0].score.percent == pytest.approx(100)
    qtbot.waitUntil(lambda: window.session.text_check.report is not None, timeout=20_000)
    assert "norm:typography" in window.session.evaluation.candidates[0].bleu.signature


def shifted(qtbot: QtBot, window: MainWindow, write: Write) -> None:
    """Score a text that lacks a line, and has an additional one further below."""
    texts = sentences(60)
    window.session.files.add(Role.REFERENCE, [write("r.txt", texts)])
    lines = [*texts[:20], *texts[21:], "This line is new here."]
    window.session.files.add(Role.CANDIDATE, [write("c.txt", lines)])
    wait_for(qtbot, window, State.SCORED)


def button_of(widget: QWidget, kind: type[Button], text: str) -> Button:
    return next(one for one in widget.findChildren(kind) if one.text() == text)


def test_a_diagnostic_is_fixed_by_its_button_and_the_fix_undone(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    shifted(qtbot, window, write)
    score, checks = part(window, ScorePage), part(window, ChecksPage)

    def told() -> list[Kind]:
        assert window.session.evaluation is not None
        return [
            diagnostic.kind for diagnostic in window.session.evaluation.candidates[0].diagnostics
        ]

    before = window.session.evaluation.candidates[0].score.percent
    assert Kind.SHIFTED in told()
    button = button_of(score, Link, "Pair by content")
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Space)
    wait_for(qtbot, window, State.SCORED)
    assert Kind.SHIFTED not in told()
    assert window.session.evaluation.candidates[0].score.percent > before + 40
    assert "Pair by content" not in [link.text() for link in score.findChildren(Link)]
    qtbot.waitUntil(lambda: bool(checks.findChildren(FixBox)), timeout=20_000)
    tabs_of(window).setCurrentWidget(checks)
    (box,) = checks.findChildren(FixBox)
    assert (box.text(), box.isChecked()) == ("Pair by content", True)
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Space)
    wait_for(qtbot, window, State.SCORED)
    assert Kind.SHIFTED in told()
    assert window.session.evaluation.candidates[0].score.percent == before


@pytest.mark.parametrize("page", [ScorePage, ChecksPage])
def test_a_diagnostic_leads_to_all_of_its_segments(
    window: MainWindow, qtbot: QtBot, write: Write, page: type[QWidget]
) -> None:
    shifted(qtbot, window, write)
    qtbot.waitUntil(lambda: window.session.text_check.report is not None, timeout=20_000)
    shown = part(window, page)
    tabs_of(window).setCurrentWidget(shown)
    place = next(link for link in shown.findChildren(Link) if link.text().startswith("Show 40"))
    with qtbot.waitSignal(window.session.navigation.finding_wanted) as wanted:
        qtbot.mouseClick(place, Qt.MouseButton.LeftButton)
    (diagnostic,) = wanted.args
    segments = part(window, SegmentsPage)
    assert tabs_of(window).currentWidget() is segments
    qtbot.waitUntil(lambda: not segments.is_working(), timeout=20_000)
    assert segments.listed_segments() == [*diagnostic.rows]


def test_closing_while_files_are_checked_waits_for_nothing(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    texts = sentences(3000)
    window.session.files.add(Role.REFERENCE, [write("r.txt", texts)])
    window.session.files.add(Role.CANDIDATE, [write("c.txt", [f"{text}\u200b" for text in texts])])
    wait_for(qtbot, window, State.SCORED)
    tabs_of(window).setCurrentWidget(part(window, ChecksPage))
    window.close()
    assert window.session.text_check.report is None
