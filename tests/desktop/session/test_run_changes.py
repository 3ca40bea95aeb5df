"""Which two runs are compared, and what is known of their changes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from bleu_desktop.session.project_file import RunChanges, RunDifferences, RunPair


class Project(QObject):
    """A project with runs, one of which may be shown."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.runs: tuple[Any, ...] = ()
        self.shown: Any = None
        self.content: Any = object()
        self.has_evaluation = True

    def has(self, _: object) -> bool:
        return self.has_evaluation

    def set_runs(self, *numbers: int, shown: int | None = None) -> None:
        self.runs = tuple(SimpleNamespace(number=number) for number in numbers)
        self.shown = next((run for run in self.runs if run.number == shown), None)
        self.has_evaluation = self.shown is not None
        self.changed.emit()


class Runner(QObject):
    """Counts jobs instead of running them."""

    finished = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.started = self.cancelled = 0

    def start(self, _: object) -> None:
        self.started += 1

    def cancel(self) -> None:
        self.cancelled += 1


@dataclass
class Setting:
    project: Project
    runner: Runner
    changes: RunChanges
    evaluation: Any = None


@pytest.fixture
def setting(qtbot: QtBot) -> Iterator[Setting]:
    project, runner = Project(), Runner()
    made: list[Setting] = []
    changes = RunChanges(project, lambda: made[0].evaluation, runner)  # type: ignore[arg-type]
    made.append(Setting(project, runner, changes))
    yield made[0]
    for each in (changes, project, runner):
        each.deleteLater()


@pytest.mark.parametrize(
    ("runs", "shown", "has_result", "pair"),
    [
        ((), None, False, None),
        ((1,), None, False, None),
        ((1, 2), None, False, RunPair(1, 2)),
        ((1, 2, 3), 3, True, RunPair(2, 3)),
        # An earlier run is compared with the one before it.
        ((1, 2, 3), 2, True, RunPair(1, 2)),
        ((1, 2), 1, True, None),
        # A result that is not recorded is the latest.
        ((1,), None, True, RunPair(1, None)),
        ((1, 2), None, True, RunPair(2, None)),
        ((), None, True, None),
    ],
)
def test_the_latest_two_are_compared(
    setting: Setting,
    runs: tuple[int, ...],
    shown: int | None,
    has_result: bool,
    pair: RunPair | None,
) -> None:
    setting.evaluation = object() if has_result else None
    setting.project.set_runs(*runs, shown=shown)
    assert setting.changes.pair == pair
    is_new = has_result and shown is None and bool(runs)
    assert setting.changes.has_new_result is is_new


def test_a_choice_stays_until_there_are_other_runs(setting: Setting) -> None:
    setting.project.set_runs(1, 2, 3)
    setting.changes.choose(1, 3)
    setting.changes.follow()
    assert setting.changes.pair == RunPair(1, 3)
    setting.project.set_runs(1, 2, 3, 4)
    assert setting.changes.pair == RunPair(3, 4)
    # A chosen result goes when it is recorded or no longer shown.
    setting.evaluation = object()
    setting.project.set_runs(1, 2, 3, 4)
    setting.changes.choose(1, None)
    setting.changes.follow()
    assert setting.changes.pair == RunPair(1, None)
    setting.evaluation = None
    setting.changes.follow()
    assert setting.changes.pair == RunPair(3, 4)


def test_nothing_is_compared_before_a_page_needs_it(setting: Setting, qtbot: QtBot) -> None:
    changes, runner = setting.changes, setting.runner
    with qtbot.waitSignal(changes.changed):
        setting.project.set_runs(1, 2)
    assert runner.started == 0
    with qtbot.assertNotEmitted(changes.changed):
        changes.want()
        changes.want()
    assert (runner.started, runner.cancelled) == (1, 1)
    found = RunDifferences(RunPair(1, 2), None)
    with qtbot.waitSignal(changes.changed):
        runner.finished.emit(found)
    assert changes.found is found
    # What is known is not computed again.
    with qtbot.assertNotEmitted(changes.changed):
        changes.follow()
    assert (runner.started, changes.found) == (1, found)
    with qtbot.waitSignal(changes.changed):
        setting.project.set_runs(1, 2, 3)
    assert (runner.started, changes.found) == (2, None)
    setting.project.content = None
    changes.choose(1, 2)
    assert runner.started == 2
    setting.project.set_runs()
    assert changes.pair is None


@pytest.mark.parametrize(
    ("shown", "pair", "is_of_shown"),
    [(3, RunPair(1, 3), True), (3, RunPair(1, 2), False), (None, RunPair(1, None), True)],
)
def test_changes_stay_while_they_are_of_the_result_that_is_shown(
    setting: Setting, shown: int | None, pair: RunPair, is_of_shown: bool
) -> None:
    changes, setting.evaluation = setting.changes, object()
    setting.project.set_runs(1, 2, 3, shown=shown)
    changes.choose(*pair)
    changes.want()
    found = RunDifferences(pair, setting.evaluation if is_of_shown else None)
    setting.runner.finished.emit(found)
    changes.follow()
    assert changes.found is found


def test_segments_that_got_worse_are_those_of_the_shown_result(setting: Setting) -> None:
    changes, worse = setting.changes, np.array([True, False])
    setting.evaluation = object()
    setting.project.set_runs(1, 2, shown=2)
    assert changes.worse("a") is None
    changes.want()
    found = RunDifferences(RunPair(1, 2), setting.evaluation, worse={"a": worse})
    setting.runner.finished.emit(found)
    assert changes.worse("a") is worse
    assert changes.worse("b") is None
    before, setting.evaluation = setting.evaluation, object()
    assert changes.worse("a") is None
    changes.follow()
    assert changes.found is None
    setting.evaluation = before
    setting.runner.finished.emit(found)
    setting.evaluation = None
    assert changes.worse("a") is None
