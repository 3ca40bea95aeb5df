"""The dialog about a file of scores, without a window."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from bleu_core.evaluation.given_scores import GivenScores, read_given_scores
from bleu_core.files.addresses import Address, Role
from bleu_core.files.documents import Document
from bleu_core.files.score_files.reading import read_scores
from bleu_core.files.score_files.tables import ScoreAddress
from bleu_core.workspace.inputs import Input
from bleu_desktop.inputs.scores_dialog import ScoresDialog, better_names, usual_metric
from bleu_desktop.session.file_rows import FileRow
from tests.helpers.office_files import xlsx, xlsx_rows

TEXT = ["one two", "three four", "five", "six"]
Open = Callable[..., ScoresDialog]


@pytest.fixture
def opened(qtbot: QtBot, english: None, tmp_path: Path) -> Iterator[Open]:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    made: list[ScoresDialog] = []

    def opened(
        name: str,
        lines: list[str],
        candidate: str = "b",
        text: Sequence[str] = TEXT,
        **given: bool,
    ) -> ScoresDialog:
        path = tmp_path / name
        path.write_text("".join(f"{line}\n" for line in lines), "utf-8")
        contents, document = read_scores(path), Document.from_segments(candidate, text)

        def read(address: ScoreAddress) -> GivenScores:
            given = read_given_scores("s", address, [document], alone=True, contents=contents)
            return given[0]

        own = Input(Role.CANDIDATE, Address(Path(candidate)), document=document, in_memory=True)
        row = FileRow(1, own, None, None, ())
        made.append(ScoresDialog(contents, row, read, parent, **given))
        made[-1].show()
        return made[-1]

    yield opened
    for dialog in filter(isValid, made):
        dialog.close()
    parent.close()


def rows(dialog: ScoresDialog) -> list[str]:
    """Return the names of the fields that are shown."""
    boxes = (
        dialog.metric_box, dialog.system_box, dialog.column_box, dialog.better_box,
        dialog.first_box, dialog.grades_edit,
    )  # fmt: skip
    return [box.accessibleName() for box in boxes if box.isVisible()]


def test_a_plain_list_needs_a_metric_and_a_direction(opened: Open) -> None:
    dialog = opened("comet.txt", ["0.5", "0.75", "1", "0.75"])
    assert rows(dialog) == ["Metric", "Direction"]
    assert dialog.metric_name == "COMET"
    assert dialog.status.text() == "Scores: 4 · Segments: 4 · Mean: 0.7500"
    assert dialog.better_box.currentData() == "higher"
    assert dialog.windowTitle() == "Add scores"
    assert "“b”" in dialog._title.text()
    assert "“comet.txt”" in dialog._intro.text()
    assert [dialog.ok_button.text(), dialog.cancel_button.text()] == ["Add scores", "Cancel"]
    assert dialog.candidate_button is None
    edit = dialog.metric_box.lineEdit()
    assert edit is not None
    assert edit.maxLength() == 40
    choice = dialog.choice()
    assert (choice.metric, choice.address.columns, choice.address.system) == ("COMET", (), "")
    assert (choice.address.sheet, choice.address.first, choice.address.better) == (
        "",
        None,
        "higher",
    )


def test_a_direction_that_was_chosen_stays(opened: Open) -> None:
    dialog = opened("x.txt", ["1", "2", "3", "4"])
    dialog.metric_box.setEditText("MetricX-24")
    assert dialog.better_box.currentData() == "lower"
    dialog.metric_box.setEditText("COMET")
    assert dialog.better_box.currentData() == "higher"
    dialog.better_box.setCurrentIndex(1)
    dialog.better_box.activated.emit(1)
    dialog.metric_box.setEditText("BLEURT")
    assert dialog.better_box.currentData() == "lower"


def test_one_of_several_columns_is_chosen(opened: Open) -> None:
    lines = ["name,MetricX,COMET", *(f"x,{n},{n + 5}" for n in range(4))]
    dialog = opened("scores.csv", lines)
    assert rows(dialog) == ["Metric", "Column", "Direction"]
    assert [dialog.column_box.itemText(n) for n in range(dialog.column_box.count())] == [
        "MetricX",
        "COMET",
    ]
    assert dialog.metric_name == "MetricX"
    assert dialog.column_box.currentText() == "MetricX"
    assert dialog.status.text().endswith("Mean: 1.5000")
    dialog.column_box.setCurrentIndex(1)
    assert dialog.status.text().endswith("Mean: 6.5000")
    assert dialog.choice().address.columns == ("COMET",)


def test_columns_of_all_sheets_are_offered(qtbot: QtBot, english: None, tmp_path: Path) -> None:
    path = tmp_path / "scores.xlsx"
    sheets = {
        name: xlsx_rows([["COMET"], *([f"{start}.{n}"] for n in range(4))])
        for name, start in (("One", 0), ("Two", 1))
    }
    path.write_bytes(xlsx(sheets))
    document = Document.from_segments("b", TEXT)
    own = Input(Role.CANDIDATE, Address(Path("b")), document=document, in_memory=True)
    dialog = ScoresDialog(read_scores(path), FileRow(1, own, None, None, ()), None)
    qtbot.addWidget(dialog)
    box = dialog.column_box
    assert [box.itemText(n) for n in range(box.count())] == ["One: COMET", "Two: COMET"]
    box.setCurrentIndex(1)
    address = dialog.choice().address
    assert (address.sheet, address.columns) == ("Two", ("COMET",))


def test_the_system_of_the_candidate_is_chosen(opened: Open) -> None:
    lines = [
        json.dumps({"system": system, "mt": text, "score": score})
        for system, score in (("a", 1), ("b", 2))
        for text in TEXT
    ]
    dialog = opened("scores.jsonl", lines)
    assert "System" in rows(dialog)
    assert [dialog.system_box.itemText(n) for n in range(2)] == ["a", "b"]
    assert dialog.system_box.currentText() == "b"
    assert dialog.choice().address.system == "b"
    assert dialog.status.text().endswith("Mean: 2.0000")
    dialog.system_box.setCurrentIndex(0)
    assert dialog.choice().address.system == "a"
    assert dialog.status.text().endswith("Mean: 1.0000")
    assert opened("other.jsonl", lines, "none of them").system_box.currentText() == "a"


def test_texts_that_differ_are_counted(opened: Open) -> None:
    text = TEXT * 3
    lines = [json.dumps({"mt": each, "score": 1}) for each in (*text[:-1], "other")]
    dialog = opened("scores.jsonl", lines, text=text)
    assert dialog.ok_button.isEnabled()
    assert dialog.status.text().splitlines() == [
        "Scores: 12 · Segments: 12 · Mean: 1.0000",
        "Segments whose text in the file differs from the candidate’s: 1",
    ]
    # Where many differ, they are of some other text.
    assert not opened("scores.jsonl", lines[-4:]).ok_button.isEnabled()


def test_a_choice_with_a_fault_is_not_possible(opened: Open) -> None:
    short = opened("short.txt", ["1", "2"])
    assert not short.ok_button.isEnabled()
    assert "2" in short.status.text()
    with_name = opened("x.txt", ["1", "2", "3", "4"])
    with_name.metric_box.setEditText(" ")
    assert with_name.status.text() == "Give the metric a name."
    assert not with_name.ok_button.isEnabled()


def test_grades_take_the_place_of_the_direction(opened: Open) -> None:
    dialog = opened(
        "grades.csv",
        ["mt,grade", *(f"{text},{own}" for text, own in zip(TEXT, "ABAB", strict=True))],
    )
    assert "Direction" not in rows(dialog)
    assert "Grades, the best first" in rows(dialog)
    assert dialog.grades_edit.text() == "A > B"
    assert dialog.choice().address.grades == ("A", "B")
    assert dialog.status.text().startswith("Scores: 4")
    dialog.grades_edit.setText("B > A")
    dialog.grades_edit.setModified(True)
    dialog.grades_edit.editingFinished.emit()
    assert dialog.choice().address.grades == ("B", "A")


def test_the_number_of_the_first_segment_is_asked_for(opened: Open) -> None:
    lines = [f"ann01,A,{n},TGT,eng,deu,{10 * n},doc,False,[]" for n in (1, 2, 3)]
    dialog = opened("esa.csv", lines)
    assert "Number of the first segment" in rows(dialog)
    assert not dialog.ok_button.isEnabled()
    dialog.first_box.setCurrentIndex(2)
    dialog.first_box.activated.emit(2)
    assert dialog.choice().address.first == 1
    assert dialog.status.text().startswith("Scores: 3 · Segments: 4")
    assert dialog.ok_button.isEnabled()


def test_a_file_can_be_a_candidate_instead(opened: Open, qtbot: QtBot) -> None:
    dialog = opened("x.txt", ["1", "2", "3", "4"], can_be_candidate=True)
    button = dialog.candidate_button
    assert button is not None
    assert button.text() == "Add as candidate"
    with qtbot.assertNotEmitted(dialog.chosen), qtbot.waitSignal(dialog.candidate_wanted):
        button.click()


def test_a_choice_is_told_only_if_it_can_be_used(opened: Open, qtbot: QtBot) -> None:
    dialog = opened("x.txt", ["1", "2", "3", "4"])
    dialog.metric_box.setEditText("bleu")
    assert "This program computes" in dialog.status.text()
    with qtbot.assertNotEmitted(dialog.chosen):
        dialog.accept()
    dialog.metric_box.setEditText("my metric")
    with qtbot.waitSignal(dialog.chosen) as chosen:
        dialog.accept()
    assert chosen.args[0].metric == "my metric"


@pytest.mark.parametrize(
    ("text", "metric"),
    [("comet_22.txt", "COMET"), ("My xCOMET scores", "XCOMET"), ("DA", ""), ("scores", "")],
)
def test_metrics_are_known_by_their_names(text: str, metric: str) -> None:
    assert usual_metric(text).casefold() == metric.casefold()


@pytest.mark.usefixtures("english")
def test_both_directions_are_named() -> None:
    assert dict(better_names()) == {"higher": "Higher is better", "lower": "Lower is better"}
