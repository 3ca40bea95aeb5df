"""What a screen reader is told when the work ends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate
from bleu_core.files.errors import FileEmpty
from bleu_core.settings import Settings
from bleu_desktop.session.session import Session, State
from bleu_desktop.session.work import Outcome
from bleu_desktop.shell import announcer
from bleu_desktop.shell.announcer import Announcer
from bleu_desktop.shell.main_window import MainWindow
from tests.helpers.driving import GOOD, REFERENCE, drop, wait_for

Write = Callable[[str, list[str]], Path]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    told: list[str] = []
    monkeypatch.setattr(announcer, "announce", lambda _, text: told.append(text))
    return told


def test_the_best_score_is_told_with_all_metrics(
    window: MainWindow, qtbot: QtBot, told: list[str], files: dict[str, Path]
) -> None:
    drop(window, [files["reference"], files["good"], files["weak"]])
    wait_for(qtbot, window, State.SCORED)
    assert told[-1].startswith("good.en.txt: BLEU ")
    assert "chrF" not in told[-1]
    del told[:]
    settings = window.session.settings
    window.session.work.set_settings(replace(settings, metrics=("bleu", "chrf")))
    wait_for(qtbot, window, State.SCORED)
    assert "chrF2 " in told[-1]


def test_errors_questions_and_cancellation_are_told(
    window: MainWindow, qtbot: QtBot, told: list[str], write: Write
) -> None:
    drop(window, [write("informe A.txt", GOOD), write("informe B.txt", REFERENCE)])
    wait_for(qtbot, window, State.UNDECIDED)
    assert told == ["Which of these is the reference?"]
    window.session.clear()
    empty = write("candidate.txt", [])
    empty.write_bytes(bytes(range(256)) * 9)
    drop(window, [empty, write("reference.txt", REFERENCE)])
    wait_for(qtbot, window, State.FAILED)
    assert "candidate.txt" in told[-1]
    window.session.clear()
    del told[:]
    drop(window, [write("candidate.txt", GOOD), write("reference.txt", REFERENCE)])
    window.session.cancel()
    wait_for(qtbot, window, State.CANCELLED)
    assert told == ["Canceled"]


BLEU = evaluate(candidates=[GOOD], references=[REFERENCE])
BOTH = evaluate(
    candidates=[GOOD], references=[REFERENCE], settings=Settings(metrics=("bleu", "ter"))
)


@pytest.mark.parametrize(
    ("state", "shown", "words"),
    [
        (State.PARTIAL, Outcome(evaluation=BLEU), "BLEU"),
        # Further metrics are told with the last of them.
        (State.PARTIAL, Outcome(evaluation=BOTH), None),
        (State.SCORED, Outcome(evaluation=BOTH), "TER"),
        (State.FAILED, Outcome(error=FileEmpty(Path("a.txt"))), "a.txt"),
        # An old result that is still there, or a state without news.
        (State.WORKING, Outcome(evaluation=BLEU), None),
        (State.WORKING, Outcome(error=FileEmpty(Path("a.txt"))), None),
        (State.INCOMPLETE, Outcome(), None),
    ],
)
def test_each_state_has_its_news(
    qtbot: QtBot, english: None, told: list[str], state: State, shown: Outcome, words: str | None
) -> None:
    session, parent = Session(), QWidget()
    qtbot.addWidget(parent)
    Announcer(session, parent)
    session.shown, session.state = shown, state
    session.state_changed.emit()
    assert len(told) == (words is not None)
    assert words is None or words in told[0]
    session.close()
