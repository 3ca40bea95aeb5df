"""The page of runs: the history of scores, and the changes between two runs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import Role
from bleu_core.projects.errors import RunMissing
from bleu_core.projects.kept import Kept
from bleu_desktop.history.history_page import HistoryPage
from bleu_desktop.i18n import set_language
from bleu_desktop.segments.segments_page import SegmentsPage
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import State
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.result_tabs import ResultTabs
from bleu_score.i18n import LANGUAGES, format_date_time
from tests.helpers.driving import GOOD, REFERENCE, part, wait_for
from tests.helpers.lanes import slow_but
from tests.helpers.layout import cut_off, relabel

Write = Callable[[str, list[str]], Path]
Runs = Callable[..., HistoryPage]

LATER = [GOOD[0], "It rained a lot in the town.", REFERENCE[2]]


@pytest.fixture
def record(qtbot: QtBot, window: MainWindow, tmp_path: Path, write: Write) -> Runs:
    """Score a candidate and save it as a run; return the page."""

    def run(candidate: list[str], reference: list[str] = REFERENCE) -> HistoryPage:
        files = window.session.files
        paths = [write("ref.en.txt", reference), write("mt.en.txt", candidate)]
        if files.entries():
            files.reload()
        else:
            files.add(Role.REFERENCE, paths[:1])
            files.add(Role.CANDIDATE, paths[1:])
        wait_for(qtbot, window, State.SCORED)
        with qtbot.waitSignal(window.saver.saved, timeout=10_000):
            window.saver.save(tmp_path / "project.bleu")
        window.session.navigation.open_page(PageName.HISTORY)
        return part(window, HistoryPage)

    return run


def shown(window: MainWindow) -> Evaluation:
    evaluation = window.session.evaluation
    assert evaluation is not None
    return evaluation


def wait_for_changes(qtbot: QtBot, window: MainWindow) -> None:
    changes = window.session.run_changes
    qtbot.waitUntil(lambda: changes.found is not None, timeout=10_000)


def cells(page: HistoryPage, row: int) -> dict[str, str]:
    titles, *rows = page.table.texts()
    return dict(zip(titles, rows[row], strict=True))


def test_without_a_project_there_is_no_page(qtbot: QtBot, window: MainWindow, write: Write) -> None:
    window.session.files.add(Role.REFERENCE, [write("ref.txt", REFERENCE)])
    window.session.files.add(Role.CANDIDATE, [write("mt.txt", GOOD)])
    wait_for(qtbot, window, State.SCORED)
    tabs = part(window, ResultTabs)
    assert "History" not in [tabs.tabText(index) for index in range(tabs.count())]
    before = tabs.currentWidget()
    window.session.navigation.open_page(PageName.HISTORY)
    assert tabs.currentWidget() is before


def test_every_saved_result_is_a_run(qtbot: QtBot, window: MainWindow, record: Runs) -> None:
    record(GOOD)
    first = shown(window).candidates[0].score.percent
    page = record(LATER)
    second = shown(window).candidates[0].score.percent
    assert page.isVisible()
    assert [cells(page, row)["Run"] for row in range(page.table.shown.rowCount())] == ["2", "1"]
    # There is one metric, and so none to choose.
    assert (page.metrics.count(), page.metrics.isHidden()) == (1, True)
    date = window.session.project.runs[1].date
    assert date is not None
    assert cells(page, 0)["Date"] == format_date_time(date)
    assert cells(page, 0)["BLEU"] == f"{second:.2f}"
    assert cells(page, 1)["BLEU"] == f"{first:.2f}"
    assert cells(page, 0)["Change"] == f"−{first - second:.2f}"
    (line,) = page.chart.lines
    assert [point.score for point in line.points] == [first, second]
    assert page.title.text() == f"mt.en.txt: BLEU {second:.2f} (−{first - second:.2f} since run 1)"


def test_runs_too_short_for_a_score_have_words_and_no_change(record: Runs) -> None:
    short = ["Save file", "Open", "Close"]
    record(short, short)
    page = record([short[0], *short[:2]], short)
    assert page.title.text().endswith("BLEU – too short for BLEU")


def test_other_settings_are_not_joined_by_a_line(
    qtbot: QtBot, window: MainWindow, record: Runs
) -> None:
    record(GOOD)
    window.session.work.set_settings(replace(window.session.settings, max_order=2))
    page = record(GOOD)
    (line,) = page.chart.lines
    assert [point.is_comparable for point in line.points] == [True, False]
    assert cells(page, 0)["Change"] == "Different settings"
    # The page shows both scores, but not their difference.
    assert "since run" not in page.title.text()
    wait_for_changes(qtbot, window)
    assert page.changes.table.cell(0, 5).text == "Different settings (ngram: 4 → 2)"


def test_the_latest_two_runs_are_compared_by_their_common_segments(
    qtbot: QtBot, window: MainWindow, record: Runs
) -> None:
    record(GOOD)
    page = record([*LATER, "New one."], [*REFERENCE, "A new one."])
    wait_for_changes(qtbot, window)
    assert page.changes.common.text() == (
        "Segments in common: 3 of 4, matched by their references (added: 1, removed: 0). Only "
        "these segments are tested."
    )
    texts = page.changes.table.texts()[1]
    assert texts[0] == "mt.en.txt · BLEU"
    assert texts[5] in ("≈ May be due to chance", "▼ Significantly worse")
    # The comparison is of three segments, so its difference is not that of the two scores.
    assert texts[3] != f"−{abs(float(texts[1]) - float(texts[2])):.2f}"


def test_runs_with_few_segments_in_common_get_no_verdict(
    qtbot: QtBot, window: MainWindow, record: Runs
) -> None:
    record(GOOD)
    page = record([GOOD[0], "New one.", "New two."], [REFERENCE[0], "A new one.", "A new two."])
    wait_for_changes(qtbot, window)
    assert page.changes.common.text() == (
        "Segments in common: 1 of 3, matched by their references (added: 2, removed: 2)."
    )
    assert page.changes.table.texts()[1][3:] == [
        "–",
        "–",
        "Fewer than half of the segments are in common",
    ]
    assert page.changes.notes.isHidden()


def test_segments_that_got_worse_are_a_filter(
    qtbot: QtBot, window: MainWindow, record: Runs
) -> None:
    record(GOOD)
    page = record(LATER)
    wait_for_changes(qtbot, window)
    assert page.changes.worse_button.isEnabled()
    page.changes.worse_button.click()
    segments = part(window, SegmentsPage)
    assert segments.isVisible()
    chip = segments.head.chips.buttons["worse"]
    assert chip.isVisible()
    assert chip.text() == "Worse since run 1"
    assert segments.filters.actions_of["worse"].text() == "Worse since run 1: 1"
    model = segments.view.segments

    def worse_is_shown() -> bool:
        # Only the second segment is worse; the third is better than before.
        return model.rows is not None and model.rows.tolist() == [1]

    qtbot.waitUntil(worse_is_shown)


def test_an_unsaved_result_is_compared_with_the_last_run(
    qtbot: QtBot, window: MainWindow, record: Runs, write: Write
) -> None:
    record(GOOD)
    window.session.navigation.open_page(PageName.SEGMENTS)
    write("mt.en.txt", LATER)
    window.session.files.reload()
    wait_for(qtbot, window, State.SCORED)
    wait_for_changes(qtbot, window)
    changes = window.session.run_changes
    assert changes.pair == (1, None)
    worse = changes.worse("mt.en.txt")
    assert worse is not None
    assert worse.tolist() == [False, True, False]
    assert part(window, SegmentsPage).filters.actions_of["worse"].isVisible()


def test_runs_without_names_are_compared_with_each_other_and_with_the_result(
    qtbot: QtBot, window: MainWindow, record: Runs, write: Write
) -> None:
    record(GOOD)
    with qtbot.waitSignal(window.saver.saved, timeout=10_000):
        window.saver.save(keep=Kept(texts=False, names=False))
    page = record(LATER)
    drop = shown(window).candidates[0].score.percent
    assert page.title.text().startswith(f"Candidate 1: BLEU {drop:.2f} (−")
    (line,) = page.chart.lines
    assert [point.is_comparable for point in line.points] == [True, True]
    # The window knows the name of its own file, and compares it with the runs.
    write("mt.en.txt", GOOD)
    window.session.files.reload()
    wait_for(qtbot, window, State.SCORED)
    window.session.navigation.open_page(PageName.SEGMENTS)
    wait_for_changes(qtbot, window)
    changes = window.session.run_changes
    assert changes.pair == (2, None)
    worse = changes.worse("mt.en.txt")
    assert worse is not None
    assert worse.tolist() == [False, False, True]
    # Opened again, it knows the runs alone.
    path = window.session.project.path
    assert path is not None
    with qtbot.waitSignal(window.saver.opened, timeout=10_000):
        window.saver.open(path)
    wait_for_changes(qtbot, window)
    found = changes.found
    assert found is not None
    assert found.pair == (1, 2)
    assert found.problem is None
    assert found.worse["Candidate 1"].tolist() == [False, True, False]


@pytest.mark.parametrize("language", slow_but(["id", "zh_TW"], LANGUAGES))
def test_the_boxes_of_runs_have_room(
    qtbot: QtBot, window: MainWindow, record: Runs, language: str
) -> None:
    set_language(language)
    window.resize(1200, 820)
    relabel(window)
    page = record(GOOD)
    window.session.work.set_settings(replace(window.session.settings, max_order=3))
    wait_for(qtbot, window, State.SCORED)
    window.session.navigation.open_page(PageName.HISTORY)
    changes = page.changes
    qtbot.waitUntil(lambda: changes.isVisible() and changes.new.currentData() == "current")
    QApplication.processEvents()
    assert cut_off(changes) == []
    assert changes.new.width_of(changes.new.currentText()) <= changes.new.width()


def test_a_long_name_of_a_run_is_in_the_tool_tip(
    qtbot: QtBot, window: MainWindow, record: Runs
) -> None:
    record(GOOD)
    page = record(LATER)
    content, runs = window.session.project.content, window.session.project.runs
    assert content is not None
    content.rename_run(runs[0], "Every detail of " * 9)
    window.session.project.show_runs(content.runs)
    box = page.changes.old
    assert box.width_of(box.currentText()) > box.width()
    assert box.toolTip().count("Every detail of") == 9


def test_a_row_names_its_candidate(
    qtbot: QtBot, window: MainWindow, record: Runs, write: Write
) -> None:
    def heading() -> tuple[str, str]:
        wait_for_changes(qtbot, window)
        titles, row = page.changes.table.texts()[:2]
        return titles[0], row[0]

    record(GOOD)
    page = record(LATER)
    assert heading() == ("Candidate", "mt.en.txt · BLEU")
    window.session.files.add(Role.CANDIDATE, [write("other.en.txt", GOOD)])
    wait_for(qtbot, window, State.SCORED)
    record(GOOD)
    page = record(LATER)
    assert heading() == ("Candidate", "mt · BLEU")


def test_the_only_changed_candidate_is_chosen_until_the_user_chooses(
    qtbot: QtBot, window: MainWindow, record: Runs, write: Write
) -> None:
    record(GOOD)
    session = window.session
    session.files.add(Role.CANDIDATE, [write("other.en.txt", REFERENCE)])
    wait_for(qtbot, window, State.SCORED)
    page = record(GOOD)
    assert session.navigation.chosen is None
    assert page.title.text().startswith("other.en.txt: BLEU 100")

    def chosen_row() -> str:
        wait_for_changes(qtbot, window)
        return page.changes.table.cell(page.changes.table.current_row(), 0).text

    record(LATER)
    assert chosen_row() == "mt · BLEU"
    assert session.navigation.candidate.name == "mt.en.txt"
    assert page.title.text().startswith("mt.en.txt: BLEU")
    session.navigation.choose("other.en.txt")
    record(GOOD)
    assert chosen_row() == "other · BLEU"
    assert page.title.text().startswith("other.en.txt: BLEU")


def test_the_user_chooses_which_runs_are_compared(
    qtbot: QtBot, window: MainWindow, record: Runs
) -> None:
    for candidate in (GOOD, LATER, GOOD):
        page = record(candidate)
    assert window.session.run_changes.pair == (2, 3)
    page.changes.old.setCurrentIndex(0)
    page.changes.old.activated.emit(0)
    assert window.session.run_changes.pair == (1, 3)
    wait_for_changes(qtbot, window)
    assert page.changes.table.cell(0, 5).text == "≈ No difference"
    # The segments of an earlier run than the shown one are not available.
    qtbot.keyClick(page.chart, Qt.Key.Key_Home)
    qtbot.keyClick(page.chart, Qt.Key.Key_Right)
    assert window.session.run_changes.pair == (1, 2)
    assert page.table.current_row() == 1
    wait_for_changes(qtbot, window)
    assert not page.changes.worse_button.isEnabled()
    assert window.session.run_changes.worse("mt.en.txt") is None


def test_a_run_is_renamed_and_deleted(qtbot: QtBot, window: MainWindow, record: Runs) -> None:
    record(GOOD)
    page = record(LATER)
    page.table.selectRow(1)
    with qtbot.waitSignal(window.session.project.changed):
        page.table.shown.setData(page.table.shown.index(1, 2), " Release 1 ")
    project = window.session.project.content
    assert project is not None
    assert [run.label for run in project.runs] == ["Release 1", ""]
    page.table.selectRow(1)
    page.delete_button.click()
    box = part(page, QMessageBox)
    assert box.text() == "Delete Run 1: Release 1?"
    with qtbot.waitSignal(window.session.project.changed):
        box.buttons()[0].click()
    assert [run.number for run in project.runs] == [2]
    assert page.table.shown.rowCount() == 1
    assert page.changes.isHidden()


def test_a_run_somebody_else_deleted_is_a_sentence(
    qtbot: QtBot, window: MainWindow, record: Runs
) -> None:
    record(GOOD)
    page = record(LATER)
    project = window.session.project.content
    assert project is not None
    project.delete_run(1)
    with pytest.raises(RunMissing):
        project.rename_run(1, "x")
    page.table.choose_row(1)
    page.table.shown.setData(page.table.shown.index(1, 2), "Gone")
    qtbot.waitUntil(lambda: page.problem.isVisible())
    assert "project.bleu" in page.problem.text()
    assert page.table.cell(1, 2).text == ""
