"""Two runs compared: what is offered, which rows there are, and when segments can be shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate
from bleu_core.evaluation.results import Evaluation
from bleu_core.projects.errors import RunMissing
from bleu_core.settings import Settings
from bleu_core.workspace.comparison import RunComparison, compare_runs
from bleu_core.workspace.runs import Run, run_of
from bleu_desktop.history.change_view import ChangeView
from bleu_desktop.session.project_file import RunDifferences, RunPair
from tests.helpers.driving import GOOD, REFERENCE, WEAK

PAIR = RunPair(1, 2)
BOTH = Settings(metrics=("bleu", "ter"))


class Changes(QObject):
    """The changes that a view shows, without a project."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.runs: tuple[Run, ...] = ()
        self.pair: RunPair | None = None
        self.found: RunDifferences | None = None
        self.has_new_result = False
        self.chosen: list[tuple[int, int | None]] = []

    def choose(self, old: int, new: int | None) -> None:
        self.chosen.append((old, new))

    def show(self, found: RunDifferences | None) -> None:
        self.found = found
        self.changed.emit()


@pytest.fixture
def changes(qtbot: QtBot, english: None) -> Iterator[Changes]:
    changes = Changes()
    run = run_of(scored(a=GOOD))
    changes.runs = tuple(replace(run, number=n, label="first" if n == 1 else "") for n in (1, 2, 3))
    changes.pair = PAIR
    yield changes
    changes.deleteLater()


@pytest.fixture
def view(changes: Changes, qtbot: QtBot) -> Iterator[ChangeView]:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(900, 600)
    yield ChangeView(changes, parent)  # type: ignore[arg-type]
    parent.close()


def scored(
    settings: Settings | None = None, reference: list[str] = REFERENCE, **candidates: list[str]
) -> Evaluation:
    return evaluate(candidates=candidates, references=[reference], settings=settings)


def compared(old: Evaluation, new: Evaluation) -> RunComparison:
    return compare_runs(run_of(old), run_of(new))


def rows(view: ChangeView) -> list[list[str]]:
    """Return the rows, with all columns."""
    table = view.table.shown.table
    return [[cell.text for cell in row] for row in table.rows]


def test_runs_are_offered_and_the_result_if_it_is_not_saved(
    view: ChangeView, changes: Changes
) -> None:
    names = ["Run 1: first", "Run 2", "Run 3"]
    assert [view.old.itemText(n) for n in range(view.old.count())] == names
    assert [view.new.itemText(n) for n in range(view.new.count())] == names
    assert (view.old.currentText(), view.new.currentText()) == ("Run 1: first", "Run 2")
    for box in (view.old, view.new):
        assert box.currentText() in box.toolTip()
    assert [view.old.accessibleName(), view.new.accessibleName()] == ["Earlier run", "Later run"]
    changes.has_new_result = True
    changes.pair = RunPair(3, None)
    changes.show(None)
    assert view.old.count() == 3
    assert view.new.itemText(3) == view.new.currentText() == "Current result (not saved)"
    view.new.activated.emit(3)
    view.new.setCurrentIndex(1)
    view.new.activated.emit(1)
    assert changes.chosen == [(3, None), (3, 2)]
    changes.pair = None
    changes.show(None)
    assert view.isHidden()


def test_while_runs_are_not_compared_there_is_a_sentence(
    view: ChangeView, changes: Changes
) -> None:
    assert view.common.text() == "Comparing…"
    shown = RunDifferences(PAIR, None, compared(scored(a=GOOD), scored(a=WEAK)))
    other = compared(scored(a=GOOD), scored(reference=WEAK, a=GOOD))
    for found, sentence in (
        (RunDifferences(PAIR, None, problem=RunMissing(Path("p.bleu"), 1)), "p.bleu"),
        (None, "Comparing…"),
        # Scores of different texts are no change.
        (RunDifferences(PAIR, None, other), "no segments in common"),
    ):
        changes.show(shown)
        assert not view.table.isHidden()
        changes.show(found)
        assert sentence in view.common.text()
        assert view.table.isHidden()
        assert view.worse_button.isHidden()
        assert view.notes.isHidden()


def test_one_segment_in_common_is_enough_for_a_table(view: ChangeView, changes: Changes) -> None:
    other = scored(reference=[REFERENCE[0], "x", "y"], a=GOOD)
    changes.show(RunDifferences(PAIR, None, compared(scored(a=GOOD), other)))
    assert not view.table.isHidden()
    # Nothing was tested.
    assert view.notes.isHidden()


def test_each_metric_of_each_candidate_has_a_row(view: ChangeView, changes: Changes) -> None:
    old = scored(BOTH, a=GOOD, b=WEAK)
    new = scored(BOTH, a=WEAK, b=GOOD)
    changes.show(RunDifferences(PAIR, None, compared(old, new)))
    assert [row[0] for row in rows(view)] == ["a · BLEU", "a · TER", "b · BLEU", "b · TER"]
    titles = [column.title for column in view.table.shown.table.columns]
    assert titles == ["Candidate", "Earlier", "Later", "Difference", "95% CI", "Verdict"]
    columns = view.table.shown.table.columns
    assert [column.is_number for column in columns] == [False, True, True, True, False, False]
    later = [row[2] for row in rows(view)]
    assert [row[1] for row in rows(view)] == [*later[2:], *later[:2]]
    assert float(later[0]) < float(later[2])
    assert rows(view)[0][3].startswith("−")
    assert rows(view)[1][3].startswith("+")
    assert all(" to " in row[4] for row in rows(view))
    assert "worse" in rows(view)[0][5] or "chance" in rows(view)[0][5]
    assert not view.notes.isHidden()
    assert "whole runs" not in view.notes.text()
    for name, row in (("b", 2), ("nobody", 2), ("a", 0)):
        view.show_candidate(name)
        assert view.table.current_row() == row


def test_scores_that_cannot_be_compared_have_a_reason(view: ChangeView, changes: Changes) -> None:
    old, new = scored(a=GOOD), scored(replace(BOTH, max_order=2), a=GOOD)
    changes.show(RunDifferences(PAIR, None, compared(old, new)))
    assert [row[3:] for row in rows(view)] == [
        ["–", "–", "Different settings (ngram: 4 → 2)"],
        ["–", "–", "Only in one of the runs"],
    ]
    assert [row[1] == "–" for row in rows(view)] == [False, True]
    short = scored(reference=["a b"], a=["a b"])
    changes.show(RunDifferences(PAIR, None, compared(short, short)))
    assert rows(view)[0][3:] == ["–", "–", "–"]
    # One score that is none is enough.
    found = compared(scored(a=GOOD), scored(a=WEAK))
    (candidate,) = found.candidates
    (metric,) = candidate.metrics
    assert metric.old is not None
    without = replace(metric, old=replace(metric.old, is_defined=False))
    found = replace(found, candidates=(replace(candidate, metrics=(without,)),))
    changes.show(RunDifferences(PAIR, None, found))
    assert rows(view)[0][3:] == ["–", "–", "–"]


def test_a_single_candidate_may_have_another_name(view: ChangeView, changes: Changes) -> None:
    changes.show(RunDifferences(PAIR, None, compared(scored(old=GOOD), scored(new=WEAK))))
    assert rows(view)[0][0] == "old → new · BLEU"


def test_scores_of_whole_runs_are_no_scores_of_the_common_segments(
    view: ChangeView, changes: Changes
) -> None:
    longer = scored(reference=[*REFERENCE, "One more line."], a=[*WEAK, "One more line."])
    changes.show(RunDifferences(PAIR, None, compared(scored(a=GOOD), longer)))
    assert view.notes.text().startswith("Scores refer to the whole runs")


def test_other_tables_of_characters_are_noted_once(view: ChangeView, changes: Changes) -> None:
    found = compared(scored(BOTH, a=GOOD), scored(BOTH, a=WEAK))
    (candidate,) = found.candidates
    metrics = tuple(replace(each, tables=("16", "17")) for each in candidate.metrics)
    found = replace(found, candidates=(replace(candidate, metrics=metrics),))
    changes.show(RunDifferences(PAIR, None, found))
    assert view.notes.text().count("16 → 17") == 1


@pytest.mark.parametrize(
    ("is_shown", "masks", "is_enabled", "tip"),
    [
        (True, [[True, False], [False, False]], True, ""),
        (True, [[False, False], [False, False]], False, ""),
        (True, [], False, ""),
        (False, [[True, False]], False, "Only for the current result"),
    ],
)
def test_segments_that_got_worse_can_be_shown_if_there_are_any(
    view: ChangeView,
    changes: Changes,
    is_shown: bool,
    masks: list[list[bool]],
    is_enabled: bool,
    tip: str,
) -> None:
    new = scored(a=WEAK)
    found = RunDifferences(
        PAIR,
        new if is_shown else None,
        compared(scored(a=GOOD), new),
        worse={f"{n}": np.array(mask) for n, mask in enumerate(masks)},
    )
    changes.show(found)
    assert not view.worse_button.isHidden()
    assert (view.worse_button.isEnabled(), view.worse_button.toolTip()) == (is_enabled, tip)
    view.parentWidget().show()
    assert view.worse_button.x() == view.table.x()
    assert view.layout().itemAt(view.layout().count() - 1).alignment() == Qt.AlignmentFlag.AlignLeft
