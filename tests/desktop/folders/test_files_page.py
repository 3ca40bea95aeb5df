"""The page of files without a window: its summary, order, details, and what a row opens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate_folders
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.errors import FileMissing
from bleu_core.settings import MetricName, Settings
from bleu_desktop.folders.files_page import FilesPage
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import Session
from bleu_desktop.session.work import Outcome
from tests.helpers.folder_trees import LINES, OTHER, WORSE, write_tree

FILES = {"a.txt": OTHER, "ui/b.txt": WORSE, "ui/c.txt": LINES, "z/d.txt": LINES[:40]}
UNPAIRED = "only.txt (reference): no file matches"


@pytest.fixture
def page(qtbot: QtBot, english: None) -> Iterator[FilesPage]:
    session = Session()
    page = FilesPage(session)
    qtbot.addWidget(page)
    page.resize(900, 600)
    page.show()
    yield page
    session.close()


def show(page: FilesPage, evaluation: Evaluation) -> None:
    page._session.folders.take(Outcome(pairing=evaluation.pairing, evaluation=evaluation))


def evaluated(
    folder: Path,
    *candidates: dict[str, str],
    more: tuple[str, ...] = ("only.txt",),
    metrics: tuple[MetricName, ...] = ("bleu", "ter"),
) -> Evaluation:
    return evaluate_folders(
        candidates=[
            write_tree(folder / f"mt{place}", files) for place, files in enumerate(candidates)
        ],
        references=[write_tree(folder / "ref", dict.fromkeys([*FILES, *more], LINES))],
        settings=Settings(metrics=metrics),
    )


@pytest.fixture
def shown(page: FilesPage, tmp_path: Path) -> FilesPage:
    show(page, evaluated(tmp_path, FILES))
    return page


def index(page: FilesPage, name: str) -> QModelIndex:
    return next(
        page.files.index_of(node) for node in page.files.root.walk() if node.cells[0].text == name
    )


def choose(page: FilesPage, name: str) -> list[str]:
    """Make a row the current one, and return what is said of it."""
    page.tree.setCurrentIndex(index(page, name))
    return page.detail.text().splitlines()


def test_the_summary_counts_the_files(page: FilesPage, tmp_path: Path) -> None:
    assert page.summary.text() == ""
    evaluation = evaluated(tmp_path, FILES, {"a.txt": OTHER})
    pairing = evaluation.pairing
    assert pairing is not None
    gone = tuple(FileMissing(Path(f"/gone{n}")) for n in range(4))
    show(page, replace(evaluation, pairing=replace(pairing, unreadable=gone)))
    said = page.summary.text()
    assert said.startswith("Files scored: 3 of 4. ")
    assert "Missing from at least one candidate, so not in “All files”: 2." in said
    # Three of the faults are enough.
    assert [f"gone{n}" in said for n in range(4)] == [True, True, True, False]
    assert "not in" not in show_only(page, evaluated(tmp_path / "x", FILES, metrics=("bleu",)))


def show_only(page: FilesPage, evaluation: Evaluation) -> str:
    show(page, evaluation)
    assert page.metric_box.isHidden()
    return page.summary.text()


def test_another_metric_is_shown(shown: FilesPage) -> None:
    box = shown.metric_box
    assert box.isVisible()
    assert [box.itemText(place) for place in range(box.count())] == ["BLEU", "TER"]
    box.setCurrentIndex(1)
    box.activated.emit(1)
    assert shown.files.columns[1].title == "TER"
    assert box.currentText() == "TER"


def test_each_kind_of_row_is_described(shown: FilesPage) -> None:
    lines = choose(shown, "All files")
    assert lines[0] == "All segments of these files as one text."
    assert lines[1].startswith("• ")
    lines = choose(shown, "b.txt")
    assert lines[0] == "ui/b.txt"
    assert all(line.startswith("• ") for line in lines[1:])
    assert choose(shown, "d.txt")[0] == "z/d.txt"
    assert "do not have the same number of segments" in choose(shown, "d.txt")[1]
    assert choose(shown, UNPAIRED) == [UNPAIRED]
    assert choose(shown, "ui") == []


def test_files_of_another_name_are_named(page: FilesPage, tmp_path: Path) -> None:
    show(page, evaluated(tmp_path, {"a.mt.txt": OTHER}, {"b.txt": LINES}, {"a.txt": OTHER}))
    assert [line for line in choose(page, "a.txt") if not line.startswith("•")] == [
        "a.txt",
        f"mt0: {tmp_path / 'mt0' / 'a.mt.txt'}",
        "mt1: no such file",
    ]


def test_a_click_on_a_title_sorts_and_turns_the_order(shown: FilesPage) -> None:
    ascending, descending = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
    header = shown.tree.header()
    orders = []
    assert (header.sortIndicatorSection(), header.sortIndicatorOrder()) == (1, ascending)
    for column in (1, 1, 2, 2, 0, 0, 3, 1, 1):
        header.sectionClicked.emit(column)
        orders.append(header.sortIndicatorOrder())
        assert header.sortIndicatorSection() == column
    # The worst are first from the beginning; the longest files come first, and the most warnings.
    assert orders == [
        *(descending, ascending),
        *(descending, ascending),
        *(ascending, descending),
        descending,
        *(ascending, descending),
    ]


def test_of_several_candidates_no_column_is_the_order(page: FilesPage, tmp_path: Path) -> None:
    show(page, evaluated(tmp_path, FILES, FILES))
    assert page.tree.header().sortIndicatorSection() == -1


@pytest.mark.parametrize(("count", "opened"), [(5, True), (6, False)])
def test_a_long_list_of_unpaired_files_is_closed(
    page: FilesPage, tmp_path: Path, count: int, opened: bool
) -> None:
    show(page, evaluated(tmp_path, FILES, more=tuple(f"more{n}.txt" for n in range(count))))
    assert page.tree.isExpanded(index(page, f"Unpaired files: {count}")) is opened
    assert page.tree.isExpanded(index(page, "ui"))


def test_a_file_opens_its_score_and_a_folder_its_files(shown: FilesPage, qtbot: QtBot) -> None:
    session, pages = shown._session, []
    session.navigation.page_wanted.connect(pages.append)

    def open_row(name: str) -> Any:
        pages.clear()
        shown.tree.setCurrentIndex(index(shown, name))
        shown.tree.activated.emit(index(shown, name))
        return session.folders.shown, [*pages]

    assert open_row("b.txt") == ("ui/b.txt", [PageName.SCORE])
    assert open_row("All files") == (None, [PageName.SCORE])
    # What was not scored has no page.
    assert open_row("d.txt") == (None, [])
    assert open_row(UNPAIRED) == (None, [])
    for is_open in (False, True):
        assert open_row("ui") == (None, [])
        assert shown.tree.isExpanded(index(shown, "ui")) is is_open


def test_the_pages_follow_after_a_pause(shown: FilesPage, qtbot: QtBot) -> None:
    folders = shown._session.folders
    choose(shown, "b.txt")
    choose(shown, "c.txt")
    assert folders.shown is None
    qtbot.waitUntil(lambda: folders.shown == "ui/c.txt")


def test_steps_lead_from_file_to_file(shown: FilesPage) -> None:
    folders = shown._session.folders
    names = [None, *shown.files.names_in_order()]
    assert len(names) == 4
    places = []
    for by in (-1, 1, 1, 1, 1, -1):
        shown._session.navigation.file_step_wanted.emit(by)
        places.append(names.index(folders.shown))
        assert shown.tree.currentIndex() == shown.files.index_of_file(folders.shown)
    assert places == [0, 1, 2, 3, 3, 2]


def test_all_scored_files_are_copied(shown: FilesPage) -> None:
    shown.copier.copy()
    lines = [line.split("\t") for line in QApplication.clipboard().text().splitlines()]
    assert lines[0] == ["File", "BLEU", "Segments", "Warnings", "Problem"]
    assert [line[0] for line in lines[1:]] == [
        *("All files", "z/d.txt", "ui/b.txt", "ui/c.txt", "a.txt"),
    ]
