"""A newcomer's first minute, as the manual's first page describes it, by mouse alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QFileDialog
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_desktop.pairing.drift_view import DriftView
from bleu_desktop.pairing.pairing_page import PairingPage
from bleu_desktop.report.report_dialog import ReportDialog
from bleu_desktop.score.score_page import ScorePage
from bleu_desktop.score.score_view import ScoreView
from bleu_desktop.segments.segments_page import SegmentsPage
from bleu_desktop.session.session import State
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.message_page import MessagePage
from bleu_desktop.shell.result_tabs import ResultTabs
from bleu_desktop.shell.role_question import RoleQuestion
from tests.helpers.driving import part, visible_text, wait_for

Write = Callable[[str, list[str]], Path]

# The segment that is worst in the candidate without a lost line.
WORST = 40


def texts() -> dict[str, list[str]]:
    """Return a reference and two candidates, one of which has lost a line."""
    reference = [
        f"The report number {n} about harbor {n * 7} was sent to office {n % 9} on the same day."
        for n in range(60)
    ]
    near = [line.replace("was sent", "has been sent") for line in reference]
    near[WORST] = "Nobody knows anything of that."
    short = [line.replace("harbor", "port") for line in reference]
    return {"A": near, "B": short[:30] + short[31:], "C": reference}


def click(qtbot: QtBot, button: QAbstractButton) -> None:
    assert button.isVisible()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_the_first_minute(window: MainWindow, qtbot: QtBot, write: Write, tmp_path: Path) -> None:
    paths = [write(f"informe {name}.txt", lines) for name, lines in texts().items()]
    # 1. Open: the three files together.
    click(qtbot, part(window, MessagePage).open_button)
    dialog = part(window, QFileDialog)
    dialog.filesSelected.emit([str(path) for path in paths])
    dialog.close()

    # 2. Say which is the reference: nothing in the names tells it.
    wait_for(qtbot, window, State.UNDECIDED)
    question = part(window, RoleQuestion)
    assert "Which of these is the reference?" in visible_text(question)
    click(qtbot, question.buttons[2])

    # 3. Repair the lost line: the page shows where.
    wait_for(qtbot, window, State.FAILED)
    tabs = part(window, ResultTabs)
    assert tabs.currentWidget() is part(window, PairingPage)
    assert "Line 31" in visible_text(tabs)
    click(qtbot, part(window, DriftView).repair_button)

    # 4. Read the score, and the name of the reference.
    wait_for(qtbot, window, State.SCORED)
    assert tabs.currentWidget() is part(window, ScorePage)
    view = part(window, ScoreView)
    assert view.head.reference.text() == "informe C.txt"
    assert "match the reference" in view.headline.text()
    evaluation = window.session.evaluation
    assert evaluation is not None
    assert evaluation.segments == 60
    window.session.navigation.choose("informe A.txt")

    # 5. Look at the segments that lower the score most: one on the page, or all of them.
    qtbot.waitUntil(lambda: len(view.first.list.rows) > 0)
    assert view.first.list.rows[0].accessibleName().startswith(f"Segment {WORST + 1}")
    click(qtbot, view.first.all)
    page = part(window, SegmentsPage)
    assert tabs.currentWidget() is page
    qtbot.waitUntil(lambda: page.view.segments.segment_at(0) == WORST)

    # 6. Save a report, which every page offers.
    click(qtbot, tabs.report_button)
    report = part(window, ReportDialog)
    path = tmp_path / "report.html"
    report.save(path)
    qtbot.waitUntil(report.save_button.isEnabled, timeout=30_000)
    assert "Nobody" in path.read_text("utf-8")
    report.close()
    # No file of the user has changed.
    assert [path.read_text("utf-8").splitlines() for path in paths] == list(texts().values())
    assert [entry.name for entry in window.session.files[Role.REFERENCE]] == ["informe C.txt"]
