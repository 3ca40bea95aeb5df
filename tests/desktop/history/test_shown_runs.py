"""The page of runs without a window: its words, its rows, its chart, and what the user chooses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate
from bleu_core.evaluation.results import Evaluation
from bleu_core.projects.project import Project
from bleu_core.settings import Resampling, Settings
from bleu_core.workspace.workspace import Workspace
from bleu_desktop.history.history_page import HistoryPage
from bleu_desktop.session.project_file import RunDifferences, RunPair
from bleu_desktop.session.session import Session
from bleu_desktop.session.work import Outcome
from tests.helpers.driving import GOOD, REFERENCE, WEAK, part

ELSEWHERE = ["The cat sat on mat.", *GOOD[1:]]
BOTH = Settings(metrics=("bleu", "ter"))


def scored(settings: Settings | None = None, **candidates: list[str]) -> Evaluation:
    return evaluate(candidates=candidates, references=[REFERENCE], settings=settings)


class History:
    """A project with a run of each evaluation, and its page."""

    def __init__(self, qtbot: QtBot, path: Path) -> None:
        self.session = Session()
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.resize(1000, 900)
        self.page = HistoryPage(self.session, self.window)
        self.page.resize(1000, 900)
        self.content = Project.create(path, Workspace())

    def record(self, *evaluations: Evaluation) -> None:
        for evaluation in evaluations:
            self.content.record(evaluation)
        self.show(evaluations[-1])

    def show(self, evaluation: Evaluation) -> None:
        """Show an evaluation as that of the last run."""
        runs = self.content.runs
        self.session.shown = Outcome(evaluation=evaluation)
        self.session.navigation.show_evaluation(evaluation)
        self.session.project.show(self.content, runs, runs[-1], evaluation)
        self.window.show()

    def rows(self) -> list[list[str]]:
        return [[cell.text for cell in row] for row in self.page.table.shown.table.rows]

    def titles(self) -> list[str]:
        return [column.title for column in self.page.table.shown.table.columns]

    def choose_metric(self, title: str) -> None:
        self.page.metrics.setCurrentText(title)
        self.page.metrics.activated.emit(self.page.metrics.currentIndex())

    def marked(self) -> list[int]:
        return sorted(self.page.chart._marked)


@pytest.fixture
def history(qtbot: QtBot, english: None, tmp_path: Path) -> Iterator[History]:
    history = History(qtbot, tmp_path / "p.bleu")
    yield history
    history.session.close()
    history.window.close()


def test_without_runs_there_is_a_sentence_alone(history: History) -> None:
    history.window.show()
    page = history.page
    assert page.title.text() == "No runs yet"
    assert all(
        widget.isHidden()
        for widget in (
            page.chart,
            page.table,
            page.metrics,
            page.rename_button,
            page.delete_button,
            page.problem,
            page.changes,
        )
    )


def test_each_run_is_a_row_the_last_one_first(history: History) -> None:
    wanted = Settings(resampling=Resampling(confidence=True, resamples=40))
    history.record(scored(a=GOOD), scored(b=WEAK), scored(wanted, a=REFERENCE))
    page = history.page
    first = history.session.project.runs[0].candidates[0].bleu.percent
    assert history.titles() == [
        "Run",
        "Date",
        "Name",
        "Segments",
        "BLEU",
        "95% confidence interval",
        "Change",
    ]
    assert [column.is_number for column in page.table.shown.table.columns] == [
        *(True, False, False, True, True, False, True)
    ]
    rows = history.rows()
    assert [[row[0], *row[3:5], row[6]] for row in rows] == [
        ["3", "3", "100.00", f"+{100 - first:.2f}"],
        ["2", "3", "–", ""],
        ["1", "3", f"{first:.2f}", ""],
    ]
    assert [row[5] for row in rows] == ["100.00–100.00", "", ""]
    assert page.title.text() == f"a: BLEU 100.00 (+{100 - first:.2f} since run 1)"
    assert page.about.text() == (
        "When you save the project, the current result is recorded as a run. Runs with different "
        "settings are not connected."
    )
    assert not page.chart._are_shares
    # The only metric need not be chosen.
    assert page.metrics.isHidden()
    assert [line.name for line in page.chart.lines] == ["a", "b"]
    assert "Run 3" in page.chart.accessibleDescription().splitlines()[-2]
    assert page.chart.accessibleDescription().splitlines()[-1] == "a: 100.00"


def test_headlines_say_what_has_changed_since_the_first_run(history: History) -> None:
    def headline(*evaluations: Evaluation) -> str:
        history.record(*evaluations)
        return history.page.title.text()

    first = scored(a=GOOD)
    score = f"a: BLEU {first.candidates[0].bleu.percent:.2f}"
    assert headline(first) == score
    assert headline(first) == f"{score}, unchanged since run 1"
    # Other settings in between, or scores that are none.
    other = scored(Settings(lowercase=True), a=GOOD)
    assert headline(other) == score
    assert headline(other) == score
    for number in (3, 4):
        history.content.delete_run(number)
    history.content.delete_run(1)
    assert "since run 2" in headline(scored(a=WEAK))
    assert "since" not in headline(evaluate(candidates={"a": ["x"]}, references=[["x"]]))


def test_the_metric_that_was_chosen_is_shown_while_a_run_has_it(history: History) -> None:
    history.record(scored(BOTH, a=GOOD), scored(BOTH, a=WEAK))
    page = history.page
    assert not page.metrics.isHidden()
    assert page.metrics.currentText() == "BLEU"
    history.choose_metric("TER")
    assert history.titles()[4] == "TER"
    assert page.title.text().startswith("a: TER")
    assert "lower" in page.about.text().lower()
    assert page.chart.axis.high > max(point.score for point in page.chart.lines[0].points)
    history.record(scored(a=GOOD))
    assert history.titles()[4] == "TER"
    for number in (1, 2):
        history.content.delete_run(number)
    history.record(scored(a=GOOD))
    assert history.titles()[4] == "BLEU"


def test_the_candidate_of_all_pages_is_shown_if_a_run_has_it(history: History) -> None:
    evaluation = scored(a=GOOD, b=WEAK)
    history.record(evaluation)
    assert history.page.title.text().startswith("a: ")
    history.session.navigation.choose("b")
    assert history.page.title.text().startswith("b: ")
    assert history.page.chart._main == 1
    history.show(scored(c=GOOD))
    assert history.page.title.text().startswith("a: ")
    assert history.page.chart._main == 0


def test_a_hidden_page_shows_nothing_new(history: History) -> None:
    history.record(scored(a=GOOD))
    history.page.hide()
    history.record(scored(a=WEAK))
    assert len(history.rows()) == 1
    history.page.show()
    assert len(history.rows()) == 2


# What the user chooses


def test_rows_and_points_choose_the_runs_that_are_compared(history: History, qtbot: QtBot) -> None:
    history.record(scored(a=GOOD), scored(a=WEAK), scored(a=REFERENCE))
    page, changes = history.page, history.session.run_changes
    qtbot.waitUntil(lambda: changes.found is not None, timeout=10_000)
    assert (changes.pair, history.marked()) == (RunPair(2, 3), [1, 2])
    page.chart.chosen.emit(1)
    assert page.table.current_row() == 1
    assert (changes.pair, history.marked()) == (RunPair(1, 2), [0, 1])
    page.table.row_chosen.emit(0)
    assert (changes.pair, page.chart._current) == (RunPair(2, 3), 2)
    # There is none before the first one.
    page.table.row_chosen.emit(2)
    assert (changes.pair, page.chart._current) == (RunPair(2, 3), 0)
    page.table.row_chosen.emit(1)
    assert (changes.pair, page.chart._current) == (RunPair(1, 2), 1)
    history.show(scored(b=WEAK))
    changes.choose(3, None)
    assert history.marked() == [2]


def test_the_only_candidate_that_changed_is_shown(history: History, qtbot: QtBot) -> None:
    changes, navigation = history.session.run_changes, history.session.navigation
    first, second = scored(a=GOOD, b=REFERENCE), scored(a=WEAK, b=REFERENCE)
    history.record(first, second)
    qtbot.waitUntil(lambda: changes.found is not None, timeout=10_000)
    assert navigation.chosen == "a"
    history.record(scored(a=WEAK, b=GOOD))
    qtbot.waitUntil(lambda: changes.found is not None, timeout=10_000)
    assert navigation.chosen == "b"
    assert history.page.changes.table.current_row() == 1
    # Not if the user has chosen another one.
    navigation.choose("a")
    history.record(scored(a=WEAK, b=REFERENCE))
    qtbot.waitUntil(lambda: changes.found is not None, timeout=10_000)
    assert navigation.chosen == "a"
    # One metric is enough: the same edit elsewhere changes BLEU, but not TER.
    navigation.choose("b")
    history.record(scored(BOTH, a=GOOD, b=WEAK), scored(BOTH, a=ELSEWHERE, b=WEAK))
    navigation.forget()
    history.page.hide()
    history.page.show()
    qtbot.waitUntil(lambda: changes.found is not None, timeout=10_000)
    assert navigation.chosen == "a"
    navigation.forget()
    history.record(scored(a=GOOD, b=GOOD))
    qtbot.waitUntil(lambda: changes.found is not None, timeout=10_000)
    assert navigation.chosen is None


@pytest.mark.parametrize(
    ("worse", "chosen"),
    [
        ({"b": [True], "a": [True]}, "a"),
        ({"a": [False], "b": [True]}, "b"),
        ({"b": [True]}, "b"),
    ],
)
def test_segments_that_got_worse_are_those_of_a_candidate_that_has_some(
    history: History, qtbot: QtBot, worse: dict[str, list[bool]], chosen: str
) -> None:
    history.record(scored(a=GOOD, b=WEAK))
    navigation = history.session.navigation
    navigation.choose("a")
    with qtbot.assertNotEmitted(navigation.worse_wanted):
        history.page.changes.worse_button.clicked.emit()
    masks = {name: np.array(mask) for name, mask in worse.items()}
    history.session.run_changes.found = RunDifferences(RunPair(1, 2), None, worse=masks)
    with qtbot.waitSignal(navigation.worse_wanted):
        history.page.changes.worse_button.clicked.emit()
    assert navigation.chosen == chosen


def test_the_name_of_a_run_is_edited_in_its_cell(history: History, qtbot: QtBot) -> None:
    history.record(scored(a=GOOD), scored(a=WEAK))
    page, project = history.page, history.session.project
    assert page.table.isColumnHidden(2)
    page.table.choose_row(1)
    page.rename()
    assert not page.table.isColumnHidden(2)
    with qtbot.waitSignal(project.changed, timeout=10_000):
        page.table.shown.edited.emit(1, "  first  ")
    assert [run.label for run in project.runs] == ["first", ""]
    assert [row[2] for row in history.rows()] == ["", "first"]
    with qtbot.assertNotEmitted(project.changed, wait=30):
        page.table.shown.edited.emit(1, "first")
    assert page.problem.isHidden()


def test_a_run_is_deleted_after_a_question(history: History, qtbot: QtBot) -> None:
    history.record(scored(a=GOOD), scored(a=WEAK))
    page = history.page
    page.table.choose_row(0)
    page.delete_button.click()
    box = part(page, QMessageBox)
    assert box.text() == "Delete Run 2?"
    assert box.defaultButton() is box.button(QMessageBox.StandardButton.Cancel)
    box.defaultButton().click()
    assert len(history.content.runs) == 2
    history.session.project.show_runs(())
    page.delete_button.click()
    assert not [each for each in page.findChildren(QMessageBox) if each.isVisible()]


def test_a_change_that_is_late_does_not_come_into_another_project(
    history: History, qtbot: QtBot, tmp_path: Path
) -> None:
    history.record(scored(a=GOOD))
    page, project = history.page, history.session.project
    other = Project.create(tmp_path / "other.bleu", Workspace())
    page.table.choose_row(0)
    page.table.shown.edited.emit(0, "late")
    project.show(other, (), None, None)
    qtbot.waitUntil(lambda: not page._writer.is_running, timeout=10_000)
    assert project.runs == ()
    assert history.content.runs[0].label == "late"
