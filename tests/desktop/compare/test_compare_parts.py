"""The page *Compare* without a window: what it offers, notes and compares."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate
from bleu_core.evaluation.results import Evaluation
from bleu_core.settings import Resampling, Settings
from bleu_desktop.compare.compare_page import ComparePage
from bleu_desktop.compare.pair_view import PairView, _first_difference, _from, _word_start
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import Session
from bleu_desktop.session.work import Outcome
from bleu_desktop.shared.actions import Actions
from bleu_desktop.shared.jobs import JobRunner
from bleu_score.marked.parts import Part
from tests.helpers.driving import GOOD, REFERENCE, WEAK
from tests.helpers.driving_pages import called, not_called

TEXTS = {"a.txt": GOOD, "b.txt": WEAK, "c.txt": [*GOOD[:2], WEAK[2]]}
CONFIDENCE = Resampling(confidence=True, resamples=100)
TESTED = replace(CONFIDENCE, paired_test="ar")
BASELINE = replace(TESTED, baseline=1)
NO_RESAMPLING = Resampling()


@cache
def evaluated(
    count: int,
    resampling: Resampling = NO_RESAMPLING,
    segments: int = 3,
    metrics: tuple[Any, ...] = ("bleu",),
) -> Evaluation:
    return evaluate(
        candidates={name: lines[:segments] for name, lines in [*TEXTS.items()][:count]},
        references=[REFERENCE[:segments]],
        settings=Settings(
            smoothing="exp", target_language="en", metrics=metrics, resampling=resampling
        ),
    )


@pytest.fixture
def page(qtbot: QtBot, english: None) -> Iterator[ComparePage]:
    session, parent = Session(), QWidget()
    qtbot.addWidget(parent)
    parent.resize(1000, 700)
    page = ComparePage(session, Actions(parent), parent)
    page.resize(1000, 700)
    parent.show()
    yield page
    session.close()


def show(page: ComparePage, evaluation: Evaluation) -> None:
    page._session.shown = Outcome(evaluation=evaluation)
    page._navigation.show_evaluation(evaluation)
    page.show_result()


@pytest.mark.parametrize(
    ("evaluation", "adds", "computes"),
    [
        (evaluated(1), True, "Compute the confidence interval"),
        (evaluated(1, CONFIDENCE), True, ""),
        (evaluated(2), False, "Compute intervals and significance"),
        (evaluated(2, CONFIDENCE), False, "Compute intervals and significance"),
        (evaluated(2, TESTED), False, ""),
        # Neither one segment, nor what is being computed.
        (evaluated(2, segments=1), False, ""),
        (replace(evaluated(2), pending=("resampling",)), False, ""),
        (evaluated(2, segments=2), False, "Compute intervals and significance"),
    ],
)
def test_what_is_missing_can_be_computed(
    page: ComparePage, evaluation: Evaluation, adds: bool, computes: str
) -> None:
    show(page, evaluation)
    assert page.add_button.isVisible() is adds
    assert page.compute_button.isVisible() is bool(computes)
    assert not computes or page.compute_button.text() == computes


@pytest.mark.parametrize(
    ("count", "before", "after"),
    [
        (1, Resampling(), Resampling(confidence=True)),
        (2, Resampling(), Resampling(confidence=True, paired_test="ar")),
        # The test that the user chose stays.
        (2, Resampling(paired_test="bs"), Resampling(confidence=True, paired_test="bs")),
    ],
)
def test_intervals_are_computed_and_several_candidates_tested(
    page: ComparePage, count: int, before: Resampling, after: Resampling
) -> None:
    session = page._session
    session.work.set_settings(Settings(resampling=before))
    show(page, evaluated(count))
    with not_called(session, "score_again"):
        page.compute_button.click()
    assert session.settings.resampling == after
    # What was canceled is begun again.
    with called(session, "score_again"):
        page.compute_button.click()


@pytest.mark.parametrize(
    ("evaluation", "several", "by"),
    [
        (evaluated(1), False, False),
        (evaluated(1, metrics=("bleu", "chrf")), False, False),
        (evaluated(2), True, False),
        (evaluated(2, metrics=("bleu", "chrf")), True, True),
    ],
)
def test_a_choice_is_offered_only_if_there_is_one(
    page: ComparePage, evaluation: Evaluation, several: bool, by: bool
) -> None:
    show(page, evaluation)
    assert page.views.isVisible() is page._rule.isVisible() is page.pair.isVisible() is several
    assert page.metric_box.isVisible() is page._metric_label.isVisible() is by
    assert page.main_widget() is page.table
    page.clear()
    shown = (page.table, page.matrix, page.add_button, page.compute_button, page.pair, page.views)
    assert not any(each.isVisible() for each in shown)
    assert (page.title.text(), page.notes.text()) == ("", "")


BEST = "Differences are measured from the best candidate. Click ☆ to choose another baseline."
CELLS = "Each cell is the row’s score minus the column’s."
ONLY = "Only differences from the baseline have been tested."


@pytest.mark.parametrize(
    ("evaluation", "as_list", "as_matrix"),
    [
        (evaluated(1), [], []),
        (evaluated(3), [BEST], [CELLS]),
        (evaluated(3, TESTED), [BEST], [CELLS, "BLEU: "]),
        (evaluated(3, BASELINE), [], [CELLS, ONLY, "BLEU: "]),
    ],
)
def test_notes_say_what_is_compared(
    page: ComparePage, evaluation: Evaluation, as_list: list[str], as_matrix: list[str]
) -> None:
    show(page, evaluation)
    is_tested = bool(evaluation.comparisons)
    for view, wanted in (("list", as_list), ("matrix", as_matrix)):
        page.views.buttons[view].click()
        assert page.main_widget() is (page.table if view == "list" else page.matrix)
        assert (page.table.isVisible(), page.matrix.isVisible()) == (
            view == "list",
            view == "matrix",
        )
        notes = page.notes.text().splitlines()
        assert all(map(str.startswith, notes, wanted))
        # What the signs mean, and how sure they are.
        assert len(notes) > len(wanted) if is_tested else len(notes) == len(wanted)
        assert page.notes.isVisible() is bool(notes)
        # In the list, a click on the star does the same.
        is_baseline = evaluation.settings.resampling.baseline is not None
        assert page.all_pairs_button.isVisible() is (is_baseline and view == "matrix")


def test_the_pair_is_the_chosen_candidate_and_the_one_it_is_compared_with(
    page: ComparePage, qtbot: QtBot
) -> None:
    show(page, evaluated(3))
    navigation, places = page._navigation, []
    best, second, last = page.table.standings.order if page.table.standings else ()
    names = list(TEXTS)
    for name, rival in ((names[best], None), (names[last], None), (names[last], names[second])):
        navigation.choose(name, rival)
        places.append(page._pair())
    # In the list, with the best, or else the next; a rival counts in the matrix alone.
    assert places == [(best, second), (last, best), (last, best)]
    page.views.buttons["matrix"].click()
    assert page._pair() == (last, second)
    navigation.choose(names[last])
    assert page._pair() == (last, best)
    page.matrix.chosen.emit(second, last)
    assert (navigation.candidate_index, navigation.rival.name) == (second, names[last])
    page.table.chosen.emit(second)
    assert navigation.rival.name == names[best]
    page.table.chosen.emit(best)
    assert navigation.rival is None
    with qtbot.waitSignal(navigation.page_wanted):
        page.table.opened.emit(last)
    assert (navigation.candidate_index, navigation.rival.name) == (last, names[best])
    # A single one is opened without a second.
    show(page, evaluated(1))
    with qtbot.waitSignal(navigation.page_wanted) as wanted:
        page.table.opened.emit(0)
    assert wanted.args == [PageName.SEGMENTS]
    assert (navigation.candidate_index, navigation.rival) == (0, None)


# Texts of a lead


@pytest.mark.parametrize(
    ("first", "second", "start"),
    [
        ("a b", "a c", 0),
        ("", "x", 0),
        # Up to twice the context, nothing is left out.
        ("x" * 32 + "a", "x" * 32 + "b", 0),
        ("x" * 33 + "a", "x" * 33 + "b", 17),
        # From the beginning of a word.
        ("word " * 8 + "a", "word " * 8 + "b", 25),
        ("word " * 8, "word " * 8 + "b", 25),
    ],
)
def test_texts_begin_shortly_before_they_differ(first: str, second: str, start: int) -> None:
    assert _first_difference(first, second) == _first_difference(second, first) == start


@pytest.mark.parametrize(("start", "word"), [(0, 0), (1, 4), (3, 4), (4, 4), (8, 8), (9, 25)])
def test_a_word_begins_behind_the_next_space(start: int, word: int) -> None:
    # One that is far away does not count.
    assert _word_start("one " + "x" * 20 + " " + "y" * 40, start) == word


@pytest.mark.parametrize(
    ("start", "texts"),
    [
        (0, ["ab", "", "cd"]),
        (1, ["…", "b", "", "cd"]),
        (2, ["…", "", "cd"]),
        (3, ["…", "", "d"]),
    ],
)
def test_parts_before_a_place_are_left_out(start: int, texts: list[str]) -> None:
    parts = [Part("ab"), Part(""), Part("cd")]
    assert [part.text for part in _from(parts, start)] == texts


# A pair, segment by segment


@pytest.fixture
def view(qtbot: QtBot, english: None) -> Iterator[PairView]:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(1000, 700)
    runner = JobRunner(parent)
    parent.show()
    yield PairView(runner, parent)
    runner.stop()


def counts(view: PairView) -> list[str]:
    return [label.text() for label in (view.wins, view.ties, view.losses)]


def rows(view: PairView) -> list[list[tuple[str, str]]]:
    """Return number and points of the segments of each side."""
    return [[(row.content.number, row.content.note) for row in side.rows] for side in view._sides]


def test_wins_ties_and_losses_are_counted_and_the_largest_leads_shown(
    view: PairView, qtbot: QtBot
) -> None:
    evaluation = evaluated(2, TESTED)
    [comparison] = evaluation.comparisons
    assert not view.isVisible()
    view.show_pair(evaluation, 0, 1, comparison)
    assert view.title.text() == "a.txt against b.txt"
    assert counts(view) == ["Comparing segments…", "", ""]
    assert view.facts.text().startswith("BLEU: ")
    # No line ends within an equation.
    assert " = " not in view.facts.text()
    assert not view.ratings.isVisible()
    qtbot.waitUntil(lambda: view.found is not None)
    assert counts(view) == ["a.txt: 3 (100%)", "Equal: 0 (0%)", "b.txt: 0 (0%)"]
    first, second = view._sides
    assert first.title.text() == "Where a.txt is furthest ahead"
    assert second.title.text() == "Where b.txt is furthest ahead: None"
    won, lost = rows(view)
    assert (len(won), lost) == (3, [])
    points = [float(points.replace("−", "-")) for _, points in won]
    assert points == sorted(points, reverse=True)
    [reference, own, other] = first.rows[0].content.texts
    place = int(won[0][0]) - 1
    assert [str(each) for each in (reference, own, other)] == [
        REFERENCE[place],
        GOOD[place],
        WEAK[place],
    ]
    assert reference.is_quiet
    assert [each.label for each in (reference, own, other)] == ["Reference", "a.txt", "b.txt"]
    own_percent, other_percent = (float(each.value) for each in (own, other))
    assert own_percent > other_percent
    # The same pair is not compared again; the other way round, it is.
    view.show_pair(replace(evaluation), 0, 1, None)
    assert view.found is not None
    assert not view.facts.isVisible()
    view.show_pair(evaluation, 1, 0, comparison)
    assert view.found is None
    qtbot.waitUntil(lambda: view.found is not None)
    assert counts(view)[2] == "a.txt: 3 (100%)"
    assert [len(side) for side in rows(view)] == [0, 3]
    view.clear()
    assert not view.isVisible()
    assert view.found is None
