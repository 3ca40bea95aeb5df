"""What the pages show: the chosen candidates, and the pages that open each other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate, evaluate_folders
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Diagnostic, Where
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import Role
from bleu_core.files.errors import FileEmpty
from bleu_core.settings import PairingOptions, Settings
from bleu_desktop.session.folders import FolderResults
from bleu_desktop.session.navigation import Navigation, PageName
from bleu_desktop.session.work import Outcome
from tests.helpers.folder_trees import LINES, OTHER, WORSE, write_tree

TEXTS = {
    "good": ["one two three four", "five six seven eight", "x"],
    "weak": ["one two three", "five six seven", "y"],
}
REFERENCE = ["one two three four", "five six seven eight", ""]


@pytest.fixture
def evaluation() -> Evaluation:
    """Return an evaluation whose third row is left out."""
    settings = Settings(smoothing="exp", pairing=PairingOptions(leave_out=("empty_reference",)))
    return evaluate(candidates=TEXTS, references=[REFERENCE], settings=settings)


@pytest.fixture
def parent(qtbot: QtBot) -> Iterator[QObject]:
    parent = QObject()
    yield parent
    parent.deleteLater()


@pytest.fixture
def navigation(parent: QObject) -> Navigation:
    return Navigation(parent)


class Requests:
    """Everything that a navigation asks for, in its order."""

    def __init__(self, navigation: Navigation) -> None:
        self.made: list[tuple[Any, ...]] = []
        for name in ("page", "order", "worse", "list", "finding", "find", "segment", "row"):
            signal = getattr(navigation, f"{name}_wanted")
            signal.connect(lambda *values, name=name: self.made.append((name, *values)))

    def taken(self) -> list[tuple[Any, ...]]:
        made, self.made = self.made, []
        return made


SEGMENTS = ("page", PageName.SEGMENTS)


def test_without_an_evaluation_there_is_no_candidate(navigation: Navigation) -> None:
    assert (navigation.candidate, navigation.rival, navigation.candidate_index) == (None, None, 0)
    requests = Requests(navigation)
    navigation.open_row(0)
    navigation.open_diagnostic(Diagnostic(Kind.CASE, rows=(0,)))
    assert requests.taken() == []


def test_the_best_candidate_is_shown_unless_one_was_chosen(
    navigation: Navigation, evaluation: Evaluation, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(navigation.candidate_changed):
        navigation.show_evaluation(evaluation)
    assert navigation.candidate is evaluation.candidates[0]
    assert (navigation.chosen, navigation.rival, navigation.candidate_index) == (None, None, 0)
    with qtbot.waitSignal(navigation.candidate_changed):
        navigation.choose("weak", "good")
    assert navigation.candidate is evaluation.candidates[1]
    assert navigation.rival is evaluation.candidates[0]
    assert (navigation.chosen, navigation.candidate_index) == ("weak", 1)
    with qtbot.assertNotEmitted(navigation.candidate_changed):
        navigation.choose("weak", "good")
        navigation.choose_rival("good")
    with qtbot.waitSignal(navigation.candidate_changed):
        navigation.choose_rival("weak")
    # Nobody is compared with itself.
    assert navigation.rival is None
    with qtbot.waitSignal(navigation.candidate_changed):
        navigation.choose_rival(None)
    navigation.choose("gone")
    assert navigation.candidate is evaluation.candidates[0]
    # The best one need not be the first.
    navigation.show_evaluation(replace(evaluation, candidates=evaluation.candidates[::-1]))
    assert (navigation.candidate, navigation.candidate_index) == (evaluation.candidates[0], 1)


def test_choices_follow_another_name_and_are_forgotten(
    navigation: Navigation, evaluation: Evaluation
) -> None:
    navigation.show_evaluation(evaluation)
    navigation.choose("good", "weak")
    navigation.rename("other", "x")
    assert navigation.chosen == "good"
    assert navigation.rival is evaluation.candidates[1]
    navigation.rename("good", "best")
    navigation.rename("weak", "last")
    named = {"good": "best", "weak": "last"}
    renamed = replace(
        evaluation,
        candidates=tuple(replace(each, name=named[each.name]) for each in evaluation.candidates),
    )
    navigation.show_evaluation(renamed)
    assert navigation.chosen == "best"
    assert navigation.rival is renamed.candidates[1]
    navigation.forget()
    assert (navigation.chosen, navigation.rival) == (None, None)


def test_pages_are_opened_before_they_are_asked_for_something(
    navigation: Navigation, evaluation: Evaluation
) -> None:
    navigation.show_evaluation(evaluation)
    requests = Requests(navigation)
    navigation.open_page(PageName.SCORE)
    assert requests.taken() == [("page", PageName.SCORE)]
    navigation.open_pair("weak", "good")
    assert requests.taken() == [SEGMENTS, ("order", "difference")]
    assert (navigation.chosen, navigation.rival) == ("weak", evaluation.candidates[0])
    navigation.open_worse()
    assert requests.taken() == [SEGMENTS, ("worse",)]
    navigation.open_worst()
    assert requests.taken() == [SEGMENTS, ("order", "contribution")]
    navigation.open_list([1], "A list")
    assert requests.taken() == [SEGMENTS, ("list", [1], "A list")]
    navigation.open_find()
    assert requests.taken() == [SEGMENTS, ("find",)]
    navigation.open_segment(1)
    assert requests.taken() == [SEGMENTS, ("segment", 1)]
    assert navigation.chosen == "weak"
    navigation.open_segment(0, "good")
    assert (navigation.chosen, requests.taken()) == ("good", [SEGMENTS, ("segment", 0)])


def test_a_row_that_is_left_out_is_on_the_page_of_pairs(
    navigation: Navigation, evaluation: Evaluation
) -> None:
    navigation.show_evaluation(evaluation)
    requests = Requests(navigation)
    navigation.open_row(1, "weak")
    assert requests.taken() == [SEGMENTS, ("segment", 1)]
    assert navigation.chosen == "weak"
    navigation.open_row(2, "good")
    assert requests.taken() == [("page", PageName.PAIRING), ("row", 2)]
    assert navigation.chosen == "weak"


def test_the_segments_of_a_finding_are_those_of_its_candidate(
    navigation: Navigation, evaluation: Evaluation
) -> None:
    navigation.show_evaluation(evaluation)
    requests = Requests(navigation)
    where = Where("weak", Role.CANDIDATE)
    finding = Diagnostic(Kind.CASE, where, rows=(1, 2))
    navigation.open_diagnostic(finding)
    assert requests.taken() == [SEGMENTS, ("finding", finding)]
    assert navigation.chosen == "weak"
    navigation.open_diagnostic(replace(finding, rows=(2,)))
    assert requests.taken() == [("page", PageName.PAIRING), ("row", 2)]
    navigation.open_diagnostic(replace(finding, rows=()))
    assert requests.taken() == []
    navigation.open_diagnostic(replace(finding, where=Where("reference")))
    assert (navigation.chosen, len(requests.taken())) == ("weak", 2)


def test_the_list_of_a_page_is_forgotten(navigation: Navigation) -> None:
    navigation.listed_segments = lambda: [1]
    navigation.forget_list()
    assert navigation.listed_segments() is None


# Folders


@pytest.fixture
def folders(tmp_path: Path) -> Evaluation:
    files = {"a.txt": OTHER, "b.txt": WORSE, "c.txt": LINES[:50]}
    return evaluate_folders(
        candidates=[write_tree(tmp_path / "mt", files)],
        references=[write_tree(tmp_path / "ref", dict.fromkeys(files, LINES))],
    )


def outcome(evaluation: Evaluation | None, pairing: Evaluation) -> Outcome:
    return Outcome(evaluation=evaluation, pairing=pairing.pairing)


def test_all_files_together_are_shown_first(
    parent: QObject, folders: Evaluation, qtbot: QtBot
) -> None:
    results = FolderResults(parent)
    assert (results.pairing, results.result, results.pairing_names) == (None, None, ())
    assert not results.show(None)
    with qtbot.waitSignal(results.changed):
        results.take(outcome(folders, folders))
    assert (results.shown, results.file, results.evaluation) == (None, None, folders)
    assert results.pairing_names == ("mt",)
    with qtbot.assertNotEmitted(results.shown_changed):
        assert results.show(None)
        assert not results.show("c.txt")
    with qtbot.waitSignal(results.shown_changed):
        assert results.show("b.txt")
    assert results.file is not None
    assert results.evaluation is results.file.evaluation
    # It stays as long as it can be shown.
    results.take(outcome(folders, folders))
    assert results.shown == "b.txt"
    fewer = replace(folders, files=tuple(each for each in folders.files if each.name != "b.txt"))
    results.take(outcome(fewer, folders))
    assert results.shown is None
    results.forget()
    assert (results.pairing, results.result, results.shown) == (None, None, None)
    with qtbot.assertNotEmitted(results.changed):
        results.take(Outcome())


def test_the_worst_file_is_shown_if_nothing_counts_for_all(
    parent: QObject, folders: Evaluation
) -> None:
    results = FolderResults(parent)
    results.take(outcome(replace(folders, candidates=()), folders))
    assert results.shown == "b.txt"
    assert not results.show(None)
    assert results.evaluation is not None


def test_pages_show_the_part_of_the_file(parent: QObject, folders: Evaluation) -> None:
    results = FolderResults(parent)
    single = Outcome(evaluation=folders.scored[0].evaluation)
    assert results.part_of(single) is single
    results.take(outcome(None, folders))
    assert results.part_of(outcome(None, folders)) == Outcome()
    whole = outcome(folders, folders)
    results.take(whole)
    assert results.part_of(whole).evaluation is folders
    assert results.part_of(whole).error is None
    results.show("a.txt")
    part = results.part_of(whole)
    assert part.evaluation is results.evaluation
    assert part.originals == folders.scored[0].originals
    broken = tuple(folders.broken)
    nothing = outcome(replace(folders, candidates=(), files=broken), folders)
    results.take(nothing)
    assert results.part_of(nothing).evaluation is None
    assert results.part_of(nothing).error is broken[0].error
    assert not isinstance(broken[0].error, FileEmpty)
