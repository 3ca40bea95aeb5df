"""Given scores in the window are attached to a candidate, and shown as given."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_core.files.score_files.errors import ScoreCountsDiffer, ScoresOfOtherText
from bleu_core.files.score_files.tables import ScoreAddress
from bleu_core.settings import PairingOptions
from bleu_core.workspace.inputs import ScoresInput
from bleu_desktop.compare.compare_page import ComparePage
from bleu_desktop.compare.pair_view import PairView
from bleu_desktop.inputs.field_chooser import FieldChooser
from bleu_desktop.inputs.scores_dialog import ScoresDialog
from bleu_desktop.score.further_metrics import FurtherMetrics
from bleu_desktop.segments.row_order import Order
from bleu_desktop.segments.segments_page import SegmentsPage
from bleu_desktop.session.file_rows import ScoresRow
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import State
from bleu_desktop.shared.sizes import margin
from bleu_desktop.shell.main_window import MainWindow
from tests.helpers.driving import (
    GOOD,
    WEAK,
    attached_rows,
    file_list,
    part,
    segment_scores,
    wait_for,
)

Write = Callable[[str, list[str]], Path]
NUMBERS = ["0.9", "0.5", "0.7"]


@pytest.fixture
def scored(window: MainWindow, qtbot: QtBot, files: dict[str, Path]) -> MainWindow:
    window.session.files.add(Role.REFERENCE, [files["reference"]])
    window.session.files.add(Role.CANDIDATE, [files["good"], files["weak"]])
    wait_for(qtbot, window, State.SCORED)
    return window


def attach(
    window: MainWindow, qtbot: QtBot, path: Path, place: int = 0, metric: str = "COMET"
) -> ScoresRow:
    entry = window.session.files[Role.CANDIDATE][place]
    window.session.files.attach_scores(entry, ScoresInput(metric, ScoreAddress(path)))
    wait_for(qtbot, window, State.SCORED)
    return attached_scores(window, place)


def attached_scores(window: MainWindow, place: int = 0) -> ScoresRow:
    """Return the scores that were attached to a candidate last, as they are now."""
    return window.session.files[Role.CANDIDATE][place].scores[-1]


def dialog_of(window: MainWindow, qtbot: QtBot) -> ScoresDialog:
    qtbot.waitUntil(lambda: bool(window.findChildren(ScoresDialog)), timeout=30_000)
    return part(window, ScoresDialog)


def test_the_dialog_asks_for_column_and_direction_and_names_faults(
    scored: MainWindow, qtbot: QtBot, write: Write
) -> None:
    lines = ["mt,first,second", *(f'"{text}",{n},{n + 5}' for n, text in enumerate(GOOD))]
    path = write("both.csv", lines)
    entry = scored.session.files[Role.CANDIDATE][0]
    scored._scores_question.ask(entry, path)
    dialog = dialog_of(scored, qtbot)
    assert [dialog.column_box.itemText(n) for n in range(2)] == ["first", "second"]
    assert dialog.better_box.currentData() == "higher"
    dialog.metric_box.setEditText("MetricX-24")
    assert dialog.better_box.currentData() == "lower"
    dialog.metric_box.setEditText("bleu")
    assert not dialog.ok_button.isEnabled()
    assert "This program computes" in dialog.status.text()
    dialog.metric_box.setEditText("  ")
    assert not dialog.ok_button.isEnabled()
    dialog.metric_box.setEditText("effort")
    dialog.better_box.setCurrentIndex(1)
    dialog.better_box.activated.emit(1)
    dialog.column_box.setCurrentIndex(1)
    assert dialog.status.text().endswith("Mean: 6.0000")
    dialog.accept()
    wait_for(qtbot, scored, State.SCORED)
    assert segment_scores(scored, 0, "effort") == [5, 6, 7]
    assert scored.session.evaluation is not None
    assert scored.session.evaluation.metric("effort").lower_is_better


def test_a_file_of_another_length_or_text_cannot_be_added(
    scored: MainWindow, qtbot: QtBot, write: Write
) -> None:
    entry = scored.session.files[Role.CANDIDATE][0]
    scored._scores_question.ask(entry, write("comet.txt", NUMBERS[:2]))
    dialog = dialog_of(scored, qtbot)
    assert not dialog.ok_button.isEnabled()
    assert "Scores in" in dialog.status.text()
    dialog.accept()
    assert not entry.scores
    dialog.reject()
    other = write("a.jsonl", [json.dumps({"mt": text, "score": 1}) for text in WEAK])
    attached = attach(scored, qtbot, other)
    assert isinstance(attached.error, ScoresOfOtherText)


def test_an_error_is_shown_at_the_scores_and_the_rest_is_scored(
    scored: MainWindow, qtbot: QtBot, write: Write
) -> None:
    attached = attach(scored, qtbot, write("short.txt", NUMBERS[:2]))
    assert isinstance(attached.error, ScoreCountsDiffer)
    assert segment_scores(scored) == []
    item = file_list(scored, Role.CANDIDATE).tree.topLevelItem(0).child(0)
    assert not item.icon(0).isNull()
    assert "Each segment needs one score" in item.toolTip(0)
    assert scored.session.error is None


def test_scores_are_taken_away_and_follow_their_candidate(
    scored: MainWindow, qtbot: QtBot, write: Write
) -> None:
    attach(scored, qtbot, write("comet.txt", NUMBERS))
    files = scored.session.files
    files.move([files[Role.CANDIDATE][1]], Role.CANDIDATE, 0)
    wait_for(qtbot, scored, State.SCORED)
    assert segment_scores(scored, 0) == []
    assert segment_scores(scored, 1) == [0.9, 0.5, 0.7]
    panel = file_list(scored, Role.CANDIDATE)
    child = panel.tree.topLevelItem(1).child(0)
    panel.tree.setFocus()
    panel.tree.setCurrentItem(child)
    assert panel.remove_button.isEnabled()
    panel.tree.copier.copy(with_titles=False)
    assert QApplication.clipboard().text().split("\t")[:2] == ["COMET: comet.txt", "3"]
    qtbot.keyClick(panel.tree, Qt.Key.Key_Delete)
    wait_for(qtbot, scored, State.SCORED)
    assert len(files[Role.CANDIDATE]) == 2
    assert segment_scores(scored, 1) == []
    assert attached_rows(scored) == [[], []]


def test_settings_and_changed_files_keep_scores_current(
    scored: MainWindow, qtbot: QtBot, write: Write
) -> None:
    path = write("comet.txt", NUMBERS)
    attached = attach(scored, qtbot, path)
    before = attached.input.numbers
    settings = scored.session.settings
    scored.session.work.set_settings(
        replace(settings, resampling=replace(settings.resampling, confidence=True))
    )
    wait_for(qtbot, scored, State.SCORED)
    assert scored.session.evaluation is not None
    assert "comet" in scored.session.evaluation.candidates[0].intervals()
    assert attached_scores(scored).input.numbers is before
    scored.session.work.set_settings(replace(settings, lowercase=True))
    wait_for(qtbot, scored, State.SCORED)
    assert segment_scores(scored) == [0.9, 0.5, 0.7]
    write("comet.txt", ["0.1", "0.2", "0.3"])
    qtbot.waitUntil(lambda: segment_scores(scored) == [0.1, 0.2, 0.3], timeout=30_000)


def test_segments_without_text_have_no_score(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    texts = {"a": "one", "b": "two", "c": "three", "d": "four"}
    reference = write("r.properties", [f"{key}={text}" for key, text in texts.items()])
    texts.pop("b")
    candidate = write("c.properties", [f"{key}={text}" for key, text in texts.items()])
    window.session.files.add(Role.REFERENCE, [reference])
    window.session.files.add(Role.CANDIDATE, [candidate])
    wait_for(qtbot, window, State.SCORED)
    attach(window, qtbot, write("s.txt", ["1", "2", "3"]))
    assert segment_scores(window) == [1, 2, 3]
    window.session.work.set_pairing(PairingOptions(keep=("only_reference",)))
    wait_for(qtbot, window, State.SCORED)
    one, *others = segment_scores(window)
    assert (one, others[1:]) == (1, [2, 3])
    assert math.isnan(others[0])
    window.session.work.set_pairing(PairingOptions())
    wait_for(qtbot, window, State.SCORED)
    assert attached_scores(window).error is None
    assert segment_scores(window) == [1, 2, 3]


def titles(page: SegmentsPage) -> list[str]:
    model = page.view.segments
    return [
        str(model.headerData(column, Qt.Orientation.Horizontal))
        for column in range(model.columnCount())
    ]


def shown(page: SegmentsPage, column: str) -> Sequence[str]:
    model = page.view.segments
    return [model.of(segment, column).text for segment in range(model.rowCount())]


def test_pages_show_given_scores_and_say_so(scored: MainWindow, qtbot: QtBot, write: Write) -> None:
    attach(scored, qtbot, write("comet.txt", NUMBERS))
    metrics = part(scored, FurtherMetrics)
    scored.session.navigation.choose("good.en.txt")
    assert metrics.texts() == [("COMET", "0.7000", "External score, not computed here")]
    scored.session.navigation.open_page(PageName.SEGMENTS)
    page = part(scored, SegmentsPage)
    qtbot.waitUntil(lambda: not page.is_working(), timeout=30_000)
    assert "COMET" in titles(page)
    assert shown(page, "comet") == ["0.9000", "0.5000", "0.7000"]
    page.tools.sort.sort(page.tools.sort.worst_first("comet"))
    qtbot.waitUntil(lambda: not page.is_working(), timeout=30_000)
    assert page.view.segments.segment_at(0) == 1
    width = page.view.columnWidth(page.view.segments.columns.index("comet"))
    needed = page.view.fontMetrics().horizontalAdvance("−0.9000")
    assert needed < width <= needed + 2 * margin()
    page.tools.sort.sort(Order())
    assert page.filters.actions_of["given"].text() == "Worst external scores: 1"
    page.filters.press("given")
    qtbot.waitUntil(lambda: not page.is_working(), timeout=30_000)
    assert page.view.segments.rowCount() == 1
    assert page.view.segments.segment_at(0) == 1
    page.clear_filters()
    scored.session.navigation.choose("weak.en.txt")
    qtbot.waitUntil(lambda: "COMET" not in titles(page), timeout=30_000)
    scored.session.navigation.open_page(PageName.COMPARE)
    compare = part(scored, ComparePage)
    model = compare.table.shown
    qtbot.waitUntil(lambda: bool(model.table.columns), timeout=30_000)
    place = compare.table.column("comet")
    assert [compare.table.cell(row, place).text for row in range(2)] == ["0.7000", "–"]
    assert "External score, not computed here: COMET" in compare.notes.text()


def test_a_project_keeps_attached_scores(
    scored: MainWindow, qtbot: QtBot, write: Write, tmp_path: Path
) -> None:
    attach(scored, qtbot, write("comet.txt", NUMBERS))
    path = tmp_path / "a.bleu"
    with qtbot.waitSignal(scored.saver.saved, timeout=30_000):
        scored.saver.save(path)
    scored.saver.new()
    wait_for(qtbot, scored, State.EMPTY)
    (tmp_path / "comet.txt").rename(tmp_path / "gone.txt")
    with qtbot.waitSignal(scored.saver.inputs_checked, timeout=30_000) as checked:
        scored.saver.open(path)
    found = {one.path.name: one.status for one in checked.args[0]}
    assert found["comet.txt"] == "missing"
    assert found["good.en.txt"] == "unchanged"
    assert segment_scores(scored) == [0.9, 0.5, 0.7]
    scored.saver.locate(tmp_path / "comet.txt", tmp_path / "gone.txt")
    assert attached_rows(scored) == [["COMET: gone.txt"], []]
    (tmp_path / "gone.txt").rename(tmp_path / "comet.txt")
    scored.project.discard()
    scored.saver.new()
    wait_for(qtbot, scored, State.EMPTY)
    with qtbot.waitSignal(scored.saver.opened, timeout=30_000):
        scored.saver.open(path)
    wait_for(qtbot, scored, State.SCORED)
    assert segment_scores(scored) == [0.9, 0.5, 0.7]
    assert attached_rows(scored) == [["COMET: comet.txt"], []]
    # Scores are neither computed nor read again until files are read.
    assert scored.session.recorded is not None
    settings = scored.session.settings
    scored.session.work.set_settings(
        replace(settings, resampling=replace(settings.resampling, confidence=True))
    )
    wait_for(qtbot, scored, State.SCORED)
    assert segment_scores(scored) == [0.9, 0.5, 0.7]
    scored.session.read_files()
    wait_for(qtbot, scored, State.SCORED)
    assert segment_scores(scored) == [0.9, 0.5, 0.7]


def test_columns_of_a_sheet_are_scores_of_its_candidates(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    rows = [["Source", "Reference", "MT1", "MT2", "MT1 Ana", "MT1 Ben", "MT2 Ana", "MT2 Ben"]]
    # A is 2, and B is 1.
    grades = [*["AABB", "A B ", "BBAA", "AAAB"] * 2, "    "]
    texts = [f"number {number} is good" for number in range(9)]
    rows += [
        [text, text, f"{text} one", f"{text} two", *own]
        for text, own in zip(texts, grades, strict=True)
    ]
    window.session.files.add(
        Role.CANDIDATE, [write("grades.tsv", ["\t".join(row) for row in rows])]
    )
    qtbot.waitUntil(lambda: bool(window.findChildren(FieldChooser)), timeout=30_000)
    [chooser] = window.findChildren(FieldChooser)
    for row in chooser.fields.rows[4:]:
        row.box.setCurrentIndex(row.box.findText(f"Score of “{row.name[:3]}”"))
    assert chooser.grades_edit.text() == "A > B"
    chooser.accept()
    wait_for(qtbot, window, State.SCORED)
    window.session.navigation.open_page(PageName.COMPARE)
    evaluation = window.session.evaluation
    assert evaluation is not None
    assert [one.metric("grade").percent for one in evaluation.candidates] == [7 / 4, 5.5 / 4]
    text = part(window, PairView).ratings.text()
    assert "Segments rated for both: 8 of 9. Raters: 2. MT1 is ahead by 0.375." in text
    assert "rated for both: 6. In 4 of them" in text
