"""The tree of files: what each kind of row shows, says and is sorted by."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate_folders
from bleu_core.evaluation.results import Evaluation
from bleu_core.settings import Settings
from bleu_desktop.folders.files_model import FilesModel
from bleu_desktop.folders.nodes import Node
from bleu_desktop.shared.table_copier import CELL
from tests.helpers.folder_trees import LINES, OTHER, WORSE, write_tree
from tests.helpers.roles import Role, plain, said, title

# The broken file has too few lines.
FILES = {"a.txt": OTHER, "ui/b.txt": WORSE, "ui/c.txt": LINES, "z/d.txt": LINES[:40]}


@pytest.fixture
def evaluation(tmp_path: Path) -> Evaluation:
    references = dict.fromkeys([*FILES, "only.txt"], LINES)
    return evaluate_folders(
        candidates=[write_tree(tmp_path / "mt", FILES)],
        references=[write_tree(tmp_path / "ref", references)],
        settings=Settings(metrics=("bleu", "ter")),
    )


@pytest.fixture
def model(qtbot: QtBot, evaluation: Evaluation) -> Iterator[FilesModel]:
    parent = QObject()
    model = FilesModel(parent)
    model.show(evaluation)
    yield model
    parent.deleteLater()


def rows(model: FilesModel) -> list[str]:
    return [node.cells[0].text for node in model.root.walk()]


def node(model: FilesModel, name: str) -> Node:
    return next(each for each in model.root.walk() if each.cells[0].text == name)


def cells(model: FilesModel, name: str) -> list[dict[str, object]]:
    found = node(model, name)
    return [said(model.index_of(found, column)) for column in range(model.columnCount())]


def test_the_columns_of_files(model: FilesModel) -> None:
    assert [title(model, column) for column in range(model.columnCount())] == [
        {"text": "File", "side": "left"},
        {"text": "BLEU", "tip": "mt", "side": "right"},
        {"text": "Segments", "side": "right"},
        {"text": "Warnings", "side": "right"},
        {"text": "Problem", "side": "left"},
    ]
    assert (model.segments, model.problems) == (2, 4)
    assert model.headerData(0, Qt.Orientation.Vertical) is None


def test_all_files_come_first_and_unpaired_ones_last(model: FilesModel) -> None:
    # Folders and files with what could not be scored come first, then the worst.
    assert rows(model) == [
        "All files",
        "z",
        "d.txt",
        "ui",
        "b.txt",
        "c.txt",
        "a.txt",
        "Unpaired files: 1",
        "only.txt (reference): no file matches",
    ]
    assert model.names_in_order() == ["ui/b.txt", "ui/c.txt", "a.txt"]


def test_each_kind_of_row_says_what_it_is(model: FilesModel, evaluation: Evaluation) -> None:
    name, score, segments, _, problem = cells(model, "All files")
    assert name == {"text": "All files", "side": "left", "bold": True}
    percent = evaluation.candidates[0].score.percent
    assert (score["text"], score["side"]) == (f"{percent:.2f}", "right")
    assert segments["text"] == "90"
    assert problem == {"text": "", "side": "left", "bold": True}
    name, score, segments, *_ = cells(model, "b.txt")
    assert name == {"text": "b.txt", "tip": "ui/b.txt", "side": "left", "icon": True}
    assert (segments["text"], "icon" in score) == ("30", False)
    assert model.index_of(node(model, "b.txt"), 0).data(CELL).full == "ui/b.txt"
    name, score, segments, *_ = cells(model, "ui")
    assert name == {"text": "ui", "side": "left", "icon": True}
    assert segments["text"] == "60"
    name, *empty, problem = cells(model, "d.txt")
    assert name["icon"]
    assert "do not have the same number of segments" in str(name["tip"])
    assert [each["text"] for each in empty] == ["", "", ""]
    assert {each["tip"] for each in empty} == {name["tip"]}
    assert str(problem["text"]).startswith("The files do not have the same number")
    unpaired = "only.txt (reference): no file matches"
    name, *empty = cells(model, unpaired)
    assert name == {"text": unpaired, "tip": unpaired, "side": "left", "icon": True}
    assert [each["text"] for each in empty] == ["", "", "", ""]
    group, *empty = cells(model, "Unpaired files: 1")
    assert group == {"text": "Unpaired files: 1", "side": "left"}
    assert [each["text"] for each in empty] == ["", "", "", ""]


def test_icons_tell_folders_files_and_problems(model: FilesModel) -> None:
    icons = {each.cells[0].text: each.cells[0].icon for each in model.root.walk()}
    assert icons == {
        "All files": "",
        "z": "folder",
        "d.txt": "warning",
        "ui": "folder",
        "b.txt": "document",
        "c.txt": "document",
        "a.txt": "document",
        "Unpaired files: 1": "",
        "only.txt (reference): no file matches": "document",
    }


def test_warnings_are_counted_and_named(model: FilesModel, evaluation: Evaluation) -> None:
    for file in evaluation.scored:
        count = len(file.diagnostics)
        cell = node(model, file.name.rpartition("/")[2]).cells[3]
        assert (cell.text, cell.icon) == ((str(count), "warning") if count else ("", ""))
        assert len(cell.tip.splitlines()) == len({*cell.tip.splitlines()}) <= count
    warned = sum(len(file.diagnostics) for file in evaluation.scored)
    assert warned
    counts = [node(model, name).cells[3].number for name in ("ui", "a.txt")]
    assert sum(filter(None, counts)) == warned
    index = model.index_of(node(model, "d.txt"), 0)
    tip = index.data(Role.AccessibleDescriptionRole)
    assert tip == node(model, "d.txt").cells[0].tip
    assert plain(index.data(Role.ToolTipRole)).split() == tip.split()


def test_a_folder_has_the_score_of_its_files_together(
    model: FilesModel, evaluation: Evaluation
) -> None:
    statistics = [
        file.evaluation.candidates[0].bleu.statistics
        for file in evaluation.scored
        if file.name.startswith("ui/")
    ]
    sums = sum(each.sum(axis=0, dtype=float) for each in statistics)
    percent = float(evaluation.metrics[0].percents(sums[None])[0])
    assert node(model, "ui").cells[1].number == percent
    # In one with nothing but problems there is none.
    assert node(model, "z").cells[1].text == "–"


def test_files_are_sorted_by_each_column(model: FilesModel) -> None:
    kept = QPersistentModelIndex(model.index_of(node(model, "a.txt"), 1))
    model.sort(0)
    assert rows(model)[1:7] == ["ui", "b.txt", "c.txt", "z", "d.txt", "a.txt"]
    model.sort(0, Qt.SortOrder.DescendingOrder)
    assert rows(model)[1:7] == ["a.txt", "z", "d.txt", "ui", "c.txt", "b.txt"]
    assert kept.data() == f"{node(model, 'a.txt').cells[1].number:.2f}"
    # What could not be scored comes first, whichever way.
    model.sort(1)
    assert rows(model)[1:7] == ["z", "d.txt", "ui", "b.txt", "c.txt", "a.txt"]
    model.sort(1, Qt.SortOrder.DescendingOrder)
    assert rows(model)[1:7] == ["z", "d.txt", "a.txt", "ui", "c.txt", "b.txt"]
    model.sort(2, Qt.SortOrder.DescendingOrder)
    assert rows(model)[1:7] == ["z", "d.txt", "ui", "b.txt", "c.txt", "a.txt"]
    model.sort(-1)
    assert rows(model)[1:7] == ["z", "d.txt", "ui", "b.txt", "c.txt", "a.txt"]
    assert (rows(model)[0], rows(model)[7]) == ("All files", "Unpaired files: 1")
    for row, child in enumerate(model.root.children):
        assert (child.row, child.parent) == (row, model.root)


def test_by_ter_the_largest_is_the_worst(model: FilesModel, evaluation: Evaluation) -> None:
    model.show(evaluation, "ter")
    assert title(model, 1)["text"] == "TER"
    assert rows(model)[1:7] == ["z", "d.txt", "ui", "b.txt", "c.txt", "a.txt"]
    model.show(evaluation, "unknown")
    assert title(model, 1)["text"] == "BLEU"


def test_bars_begin_at_zero(model: FilesModel, evaluation: Evaluation) -> None:
    axes = model.axes
    assert [*axes] == [1]
    assert (axes[1].low, axes[1].has_bars) == (0.0, True)
    assert axes[1].high == 100.0
    # Labels for the whole scale, not for the part with scores.
    assert axes[1].ticks == (0.0, 50.0, 100.0)
    model.show(evaluation, "ter")
    assert (model.axes[1].low, model.axes[1].has_bars) == (0.0, True)


def test_a_tree_has_parents_and_rows(model: FilesModel) -> None:
    folder, file = node(model, "ui"), node(model, "c.txt")
    index = model.index_of(file)
    assert model.parent(index) == model.index_of(folder)
    assert model.parent(model.index_of(folder)) == QModelIndex()
    assert model.index(1, 0, model.index_of(folder)) == index
    assert not model.index(2, 0, model.index_of(folder)).isValid()
    assert not model.index(-1, 0).isValid()
    assert not model.index(0, model.columnCount()).isValid()
    assert model.rowCount(model.index_of(folder)) == 2
    # Only the first column has rows below it.
    assert model.rowCount(model.index_of(folder, 1)) == 0
    assert model.index_of_file("ui/c.txt") == index
    assert not model.index_of_file("nothing").isValid()
    assert model.index_of_file(None) == model.index_of(node(model, "All files"))


def test_several_candidates_are_in_columns_of_their_own(qtbot: QtBot, tmp_path: Path) -> None:
    files = {"a.txt": OTHER, "b.txt": WORSE}
    evaluation = evaluate_folders(
        candidates=[
            write_tree(tmp_path / "sys one", files),
            write_tree(tmp_path / "sys two", {"a.txt": LINES}),
        ],
        references=[write_tree(tmp_path / "ref", dict.fromkeys(files, LINES))],
    )
    parent = QObject()
    model = FilesModel(parent)
    model.show(evaluation)
    assert [title(model, column) for column in (1, 2)] == [
        {"text": "one", "tip": "sys one", "side": "right"},
        {"text": "two", "tip": "sys two", "side": "right"},
    ]
    assert (model.segments, model.problems) == (3, None)
    assert [cell.text for cell in node(model, "b.txt").cells[2:4]] == ["–", "30"]
    assert node(model, "a.txt").cells[2].text == "100.00"
    parent.deleteLater()


def test_without_a_result_there_is_nothing(model: FilesModel, evaluation: Evaluation) -> None:
    nothing = replace(evaluation, candidates=(), comparisons=())
    model.show(nothing)
    assert "All files" not in rows(model)
    assert not model.index_of_file(None).isValid()
    model.show(None)
    assert rows(model) == []
    assert not model.index_of_file(None).isValid()
    assert model.axes == {}


def test_a_folder_of_short_texts_has_words_for_its_score(qtbot: QtBot, tmp_path: Path) -> None:
    short = "Open\nSave file\n" * 20
    files = {"ui/a.txt": short, "ui/b.txt": short.replace("Open", "Close"), "z/c.txt": OTHER}
    evaluation = evaluate_folders(
        candidates=[write_tree(tmp_path / "mt", files)],
        references=[
            write_tree(tmp_path / "ref", {**dict.fromkeys(files, short), "z/c.txt": LINES})
        ],
    )
    parent = QObject()
    model = FilesModel(parent)
    model.show(evaluation)
    assert node(model, "ui").cells[1].text == "– too short for BLEU"
    assert node(model, "z").cells[1].number is not None
    parent.deleteLater()


def test_an_error_rate_may_be_above_100(model: FilesModel, tmp_path: Path) -> None:
    long, short = "one two three four five six\n" * 9, "other words\n" * 9
    evaluation = evaluate_folders(
        candidates=[write_tree(tmp_path / "c", {"a.txt": long})],
        references=[write_tree(tmp_path / "r", {"a.txt": short})],
        settings=Settings(metrics=("bleu", "ter")),
    )
    model.show(evaluation, "ter")
    percent = node(model, "a.txt").cells[1].number
    assert percent is not None
    assert model.axes[1].high >= percent > 100
