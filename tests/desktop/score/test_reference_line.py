"""The Score page names the reference, and lets the user choose another one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_desktop.score.reference_line import ReferenceLine
from bleu_desktop.score.score_view import ScoreView
from bleu_desktop.session.session import State
from bleu_desktop.shared.widgets import ElidedLabel
from bleu_desktop.shell.main_window import MainWindow
from tests.helpers.driving import REFERENCE, drop, part, wait_for


def shown_menu(line: ReferenceLine) -> list[tuple[str, bool]]:
    line.menu.aboutToShow.emit()
    return [(action.text(), action.isChecked()) for action in line.menu.actions()]


def test_another_text_becomes_the_reference(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    drop(window, list(files.values()))
    wait_for(qtbot, window, State.SCORED)
    line = part(window, ReferenceLine)
    assert line.label.text() == "against reference.en.txt · Paired by position"
    assert shown_menu(line) == [
        ("reference.en.txt", True),
        ("good.en.txt", False),
        ("weak.en.txt", False),
        ("", False),
        ("Add files…", False),
    ]
    line.menu.actions()[2].trigger()
    wait_for(qtbot, window, State.SCORED)
    assert line.label.text() == "against weak.en.txt · Paired by position"
    assert [entry.name for entry in window.session.files[Role.CANDIDATE]] == [
        "good.en.txt",
        "reference.en.txt",
    ]
    evaluation = window.session.evaluation
    assert evaluation is not None
    assert [each.name for each in evaluation.aligned.references] == ["weak.en.txt"]


def test_several_references_are_counted(
    window: MainWindow,
    qtbot: QtBot,
    files: dict[str, Path],
    write: Callable[[str, list[str]], Path],
) -> None:
    window.session.files.add(Role.REFERENCE, [files["reference"], write("R&D.txt", REFERENCE)])
    window.session.files.add(Role.CANDIDATE, [files["good"]])
    wait_for(qtbot, window, State.SCORED)
    line = part(window, ReferenceLine)
    assert line.label.text() == "against 2 references · Paired by position"
    assert shown_menu(line)[1] == ("R&&D.txt", True)
    line.menu.actions()[0].trigger()
    wait_for(qtbot, window, State.SCORED)
    assert line.label.text() == "against reference.en.txt · Paired by position"


def test_files_of_the_same_name_say_what_tells_them_apart(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    paths = [tmp_path / folder / "chapter1.txt" for folder in ("final", "mt")]
    for path in paths:
        path.parent.mkdir()
        path.write_text("\n".join(REFERENCE), encoding="utf-8")
    window.session.files.add(Role.REFERENCE, [paths[0]])
    window.session.files.add(Role.CANDIDATE, [paths[1]])
    wait_for(qtbot, window, State.SCORED)
    names = [label.text() for label in part(window, ScoreView).findChildren(ElidedLabel)]
    assert "mt/chapter1.txt" in names
    line = part(window, ReferenceLine)
    assert line.label.text().startswith("against final/chapter1.txt ·")
