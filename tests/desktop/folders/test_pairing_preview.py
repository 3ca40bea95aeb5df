"""The pairs of files before they are scored, without a window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate_folders
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import Role
from bleu_core.files.errors import FileMissing
from bleu_desktop.folders.pairing_preview import PairingPreview
from bleu_desktop.session.session import Session
from bleu_desktop.session.work import Outcome
from bleu_desktop.shared.actions import Actions
from tests.helpers.folder_trees import LINES, OTHER, write_tree
from tests.helpers.roles import said, title


@pytest.fixture
def preview(qtbot: QtBot, english: None) -> Iterator[PairingPreview]:
    session, parent = Session(), QWidget()
    qtbot.addWidget(parent)
    preview = PairingPreview(session, Actions(parent), parent)
    parent.show()
    yield preview
    session.close()


def evaluated(folder: Path, *more: str) -> Evaluation:
    """Return the scores of two folders of candidates, one of which lacks a file."""
    files = {"a.txt": OTHER, "ui/b.txt": LINES[:40]}
    return evaluate_folders(
        candidates=[
            write_tree(folder / "one", files),
            write_tree(folder / "two", {"a.txt": OTHER}),
        ],
        references=[write_tree(folder / "ref", dict.fromkeys([*files, *more], LINES))],
    )


def show(preview: PairingPreview, outcome: Outcome) -> None:
    preview._session.folders.take(outcome)
    preview.show_pairing()


def rows(preview: PairingPreview) -> list[list[str]]:
    model = preview.model
    return [
        [str(said(model.index_of(node, column))["text"]) for column in range(model.columnCount())]
        for node in model.root.walk()
    ]


def test_files_are_beside_each_other(preview: PairingPreview, tmp_path: Path) -> None:
    show(preview, Outcome(pairing=evaluated(tmp_path, "only.txt").pairing))
    model = preview.model
    assert [title(model, column) for column in range(model.columnCount())] == [
        {"text": name, "tip": str(tmp_path / name), "side": "left"}
        for name in ("ref", "one", "two")
    ]
    assert rows(preview) == [
        ["Unpaired files: 1", "", ""],
        ["only.txt (reference): no file matches", "", ""],
        ["a.txt", "a.txt", "a.txt"],
        ["ui/b.txt", "ui/b.txt", "(none)"],
    ]
    # What is missing is gray, and each file has its path.
    missing, file = (model.index(2, column) for column in (2, 1))
    assert missing.data(Qt.ItemDataRole.ForegroundRole) is not None
    assert file.data(Qt.ItemDataRole.ForegroundRole) is None
    assert said(file)["tip"].replace("\n", "") == str(tmp_path / "one" / "ui" / "b.txt")
    assert "tip" not in said(missing)
    unpaired = model.index(0, 0, model.index(0, 0))
    assert said(unpaired)["tip"].replace("\n", "") == str(tmp_path / "ref" / "only.txt")
    assert said(model.index(0, 0))["icon"]
    assert "icon" not in said(file)


def test_the_user_is_asked_whether_they_are_right(preview: PairingPreview, tmp_path: Path) -> None:
    pairing = evaluated(tmp_path, "only.txt").pairing
    assert pairing is not None
    gone = tuple(FileMissing(Path(f"/gone{n}")) for n in range(4))
    show(preview, Outcome(pairing=replace(pairing, ignored=7, unreadable=gone)))
    assert preview.title.text() == "Are these the right pairs? Files to score: 2"
    assert preview.button.text() == "Score these files"
    text = preview.text.text()
    assert text.startswith(
        "Unpaired, so not scored: 1. Missing from at least one candidate: 1. "
        "Other types of files, skipped: 7. "
    )
    # Three of the faults are enough.
    assert [f"gone{n}" in text for n in range(4)] == [True, True, True, False]
    whole = replace(pairing, unpaired=(), sets=pairing.sets[:1])
    show(preview, Outcome(pairing=replace(whole, ignored=0)))
    assert (preview.text.text(), preview.text.isHidden()) == ("", True)


def test_files_that_could_not_be_scored_have_a_reason(
    preview: PairingPreview, tmp_path: Path
) -> None:
    evaluation = evaluated(tmp_path)
    broken = replace(evaluation, files=evaluation.broken)
    show(preview, Outcome(pairing=evaluation.pairing, evaluation=broken))
    assert preview.title.text() == "None of these files could be scored"
    assert preview.button.text() == "Score again"
    assert [title(preview.model, column)["text"] for column in range(4)] == [
        *("ref", "one", "two", "Problem"),
    ]
    [whole, problem] = rows(preview)
    assert whole == ["a.txt", "a.txt", "a.txt", ""]
    assert problem[:3] == ["ui/b.txt", "ui/b.txt", "(none)"]
    cells = [said(preview.model.index(1, column)) for column in range(4)]
    # A sign at the first file, and the reason at all of them.
    assert [cell.get("icon", False) for cell in cells] == [True, False, False, False]
    assert {cell["tip"].replace("\n", " ") for cell in cells} == {problem[3]}
    assert problem[3].startswith("The files do not have the same number of segments")


@pytest.mark.parametrize(("count", "opened"), [(5, True), (6, False)])
def test_a_long_list_of_unpaired_files_hides_no_pairs(
    preview: PairingPreview, tmp_path: Path, count: int, opened: bool
) -> None:
    more = [f"more{n}.txt" for n in range(count)]
    show(preview, Outcome(pairing=evaluated(tmp_path, *more).pairing))
    assert preview.tree.isExpanded(preview.model.index(0, 0)) is opened


def test_another_folder_takes_the_place_of_the_last(
    preview: PairingPreview, tmp_path: Path, qtbot: QtBot
) -> None:
    session = preview._session
    for role, name in ((Role.CANDIDATE, "one"), (Role.REFERENCE, "ref")):
        write_tree(tmp_path / name, {"a.txt": LINES})
        session.files.add(role, [tmp_path / name])
    actions = preview.parent().findChild(Actions)
    with qtbot.waitSignal(actions.exchange_wanted) as wanted:
        preview.another_button.click()
    assert wanted.args[0].path == tmp_path / "ref"
