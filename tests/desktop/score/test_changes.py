"""The Score page says what is ignored, corrected or excluded, and takes it back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from bleu_core.diagnostics.model import Normalize
from bleu_core.files.addresses import Role
from bleu_core.pairing.repairs import Repair, RepairKind
from bleu_core.settings import PairingOptions, Settings
from bleu_desktop.score.score_line import AdviceLine, ScoreLine
from bleu_desktop.score.score_view import ScoreView
from bleu_desktop.session.session import State
from bleu_desktop.shell.main_window import MainWindow
from tests.helpers.driving import GOOD, REFERENCE, drop, part, wait_for

Write = Callable[[str, list[str]], Path]


def changes(window: MainWindow) -> dict[str, ScoreLine]:
    """Return the lines of changes by their texts."""
    # Layouts show new widgets at the next turn of the event loop.
    QCoreApplication.processEvents()
    lines = part(window, ScoreView).lines.findChildren(ScoreLine)
    plain = [line for line in lines if not isinstance(line, AdviceLine) and line.isVisible()]
    return {line.text.text(): line for line in plain if "differences" not in line.text.text()}


def test_plain_texts_need_no_line(window: MainWindow, qtbot: QtBot, files: dict[str, Path]) -> None:
    drop(window, list(files.values()))
    wait_for(qtbot, window, State.SCORED)
    assert not changes(window)


def test_each_change_is_taken_back_by_itself(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    session = window.session
    drop(window, list(files.values()))
    wait_for(qtbot, window, State.SCORED)
    session.apply_fix(Normalize("typography"))
    wait_for(qtbot, window, State.SCORED)
    assert list(changes(window)) == ["Typography made uniform"]
    session.work.set_settings(Settings(normalize=("typography",), lowercase=True))
    wait_for(qtbot, window, State.SCORED)
    assert {*changes(window)} == {"Typography made uniform", "Case ignored"}
    link = changes(window)["Typography made uniform"].links[0]
    assert link.accessibleName() == "Undo: Typography made uniform"
    window.activateWindow()
    changes(window)["Case ignored"].links[0].setFocus()
    link.click()
    wait_for(qtbot, window, State.SCORED)
    assert list(changes(window)) == ["Case ignored"]
    # The lines are others, but the focus is where it was.
    assert window.focusWidget() is changes(window)["Case ignored"].links[0]
    changes(window)["Case ignored"].links[0].click()
    wait_for(qtbot, window, State.SCORED)
    assert not changes(window)
    assert window.focusWidget() is part(window, ScoreView).precisions
    assert session.settings == Settings()


def test_repairs_and_excluded_segments_are_counted(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    session = window.session
    session.files.add(Role.REFERENCE, [write("r.txt", REFERENCE)])
    session.files.add(
        Role.CANDIDATE, [write(name, [GOOD[0], GOOD[2]]) for name in ("c.txt", "d.txt")]
    )
    for place in (1, 2):
        wait_for(qtbot, window, State.FAILED)
        session.files.repair(place, [Repair(RepairKind.INSERT_EMPTY, 1)])
    wait_for(qtbot, window, State.SCORED)
    session.work.set_pairing(PairingOptions(leave_out=("empty_candidate",)))
    wait_for(qtbot, window, State.SCORED)
    assert {*changes(window)} == {"Empty lines inserted: 2", "Excluded segments: 1"}
    changes(window)["Excluded segments: 1"].links[0].click()
    wait_for(qtbot, window, State.SCORED)
    assert list(changes(window)) == ["Empty lines inserted: 2"]
    changes(window)["Empty lines inserted: 2"].links[0].click()
    wait_for(qtbot, window, State.FAILED)
    # The last one is taken back first.
    assert [len(entry.input.repairs) for entry in session.files[Role.CANDIDATE]] == [1, 0]


def test_exclusions_of_the_program_are_counted_only(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    session = window.session
    lines = ["first = one two three four", "second = five six seven eight"]
    session.files.add(Role.REFERENCE, [write("r.properties", lines)])
    session.files.add(Role.CANDIDATE, [write("c.properties", lines[:1])])
    wait_for(qtbot, window, State.SCORED)
    assert not changes(window)["Excluded segments: 1"].links
