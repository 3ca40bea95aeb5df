"""The dialog of reports without a window: what it offers, and the state it shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.evaluation.results import Evaluation
from bleu_core.files.errors import FileMissing
from bleu_core.progress import Stage
from bleu_desktop.report.report_choices import FORMATS, ReportChoices
from bleu_desktop.report.report_dialog import ReportDialog, _in_file_name
from bleu_desktop.session.session import Session
from bleu_desktop.session.work import Outcome
from tests.helpers.driving import part
from tests.helpers.reports import REFERENCE, evaluated

Open = Callable[..., ReportDialog]
TWO = {"near.txt": REFERENCE, "far.txt": [*REFERENCE[:3], "A ferry."]}


@pytest.fixture(scope="module")
def evaluation() -> Evaluation:
    return evaluated(TWO, metrics=("bleu",), test="none")


@pytest.fixture
def opened(qtbot: QtBot, english: None, evaluation: Evaluation) -> Iterator[Open]:
    session, parent = Session(), QWidget()
    qtbot.addWidget(parent)

    def opened(
        of: Evaluation | None = None, listed: list[int] | None = None, **chosen: Any
    ) -> ReportDialog:
        session.shown = Outcome(evaluation=of or evaluation)
        session.navigation.show_evaluation(of or evaluation)
        dialog = ReportDialog(session, ReportChoices(**chosen), listed, parent)
        dialog.show()
        return dialog

    yield opened
    for dialog in parent.findChildren(ReportDialog):
        dialog.close()
    session.close()


def offered(dialog: ReportDialog) -> list[str]:
    box = dialog.segments_box
    return [box.itemText(place) for place in range(box.count())]


def single(evaluation: Evaluation) -> Evaluation:
    return replace(evaluation, candidates=evaluation.candidates[:1])


def test_segments_are_offered_where_they_differ(opened: Open, evaluation: Evaluation) -> None:
    usual = ["The 20 with the lowest sentence BLEU", "The 20 that lower the score most"]
    different = "The 20 where the two best candidates differ most"
    assert offered(opened()) == ["All (4)", *usual, different, "None"]
    assert offered(opened(single(evaluation))) == ["All (4)", *usual, "None"]
    listed = offered(opened(listed=[2, 3]))
    assert listed[:2] == ["All (4)", "Shown on the Segments page (2)"]


@pytest.mark.parametrize(
    ("segments", "shown"),
    [("all", "all"), ("none", "none"), ("different", "different"), ("listed", "costly")],
)
def test_a_remembered_choice_counts_if_it_is_offered(
    opened: Open, segments: str, shown: str
) -> None:
    dialog = opened(segments=segments, language="es", format="docx", paper="letter", texts=False)
    assert dialog.choices.segments == shown
    assert dialog.choices.language == "es"
    assert (dialog.choices.format, dialog.choices.paper) == ("docx", "letter")
    assert not dialog.texts_box.isChecked()
    # An unknown language is that of the interface.
    assert opened(language="xx").language_box.currentData() == "en"


@pytest.mark.parametrize("name", FORMATS)
def test_each_format_has_the_fields_that_count(opened: Open, name: str) -> None:
    dialog = opened(format=name, texts=False)
    form = dialog._form
    assert form.isRowVisible(dialog.paper_box) is (name == "pdf")
    assert form.isRowVisible(dialog.language_box) is (name != "json")
    assert form.isRowVisible(dialog._texts) is (name != "json")
    for line in dialog.lines.values():
        assert form.isRowVisible(line) is (name not in ("csv", "tsv", "json"))
    assert dialog._texts_hint.isVisibleTo(dialog) is (name != "json")
    dialog.texts_box.setChecked(True)
    assert not dialog._texts_hint.isVisibleTo(dialog)


def test_the_name_is_proposed(opened: Open, evaluation: Evaluation) -> None:
    assert opened().proposed_name() == "BLEU report.pdf"
    assert opened(single(evaluation)).proposed_name() == "BLEU report near.pdf"
    assert opened(title="My: report ", format="html").proposed_name() == "My_ report.html"
    # Formats without a heading do not have the title.
    assert opened(title="Mine", format="csv").proposed_name() == "BLEU report.csv"
    assert opened(title="...").proposed_name() == "BLEU report.pdf"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("a/b", "a_b"),
        ('<>:"\\|?*\x00\x7f', "_" * 10),
        (" . a. ", "a"),
        ("x" * 61, "x" * 60),
        ("x" * 59 + ".y", "x" * 59),
    ],
)
def test_a_title_becomes_a_name_of_a_file(text: str, name: str) -> None:
    assert _in_file_name(text) == name


def test_progress_and_its_end_are_shown_in_one_place(
    opened: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = opened(format="csv")
    state = dialog._state.currentWidget
    assert state() is dialog._idle
    assert dialog.close_button.text() == "Close"
    dialog.save(tmp_path / "a.csv")
    assert state() is dialog._working
    assert not dialog.save_button.isEnabled()
    assert not dialog._fields.isEnabled()
    assert dialog.close_button.text() == "Cancel"
    assert dialog._stage.text() == "Creating report…"
    assert dialog.progress_bar.maximum() == 0
    for done, total, value in ((1, 4, 250), (4, 4, 1000), (0, 0, 0)):
        dialog._show_progress(Stage.COUNTING, done, total)
        assert (dialog.progress_bar.value(), dialog.progress_bar.maximum()) == (value, 1000)
    with qtbot.waitSignal(dialog.saved) as saved:
        pass
    assert saved.args[0].folder == str(tmp_path)
    assert state() is dialog._done
    assert dialog.saved_name.text() == "Saved: a.csv"
    assert dialog.save_button.isEnabled()
    # Another choice is another report.
    dialog.texts_box.click()
    assert state() is dialog._idle
    dialog.save(tmp_path / "a.csv")
    dialog._runner.cancel()
    dialog._finish(FileMissing(tmp_path / "gone.csv"))
    assert state() is dialog._failed
    assert "gone.csv" in dialog.message.text()
    dialog.save(tmp_path / "a.csv")
    dialog.reject()
    assert dialog.isVisible()
    assert state() is dialog._idle
    dialog.reject()
    assert not dialog.isVisible()


def test_the_file_dialog_has_the_format(opened: Open) -> None:
    dialog = opened(format="docx")
    dialog.choose_file()
    asking = part(dialog, QFileDialog)
    assert asking.nameFilters() == ["Word document (*.docx)"]
    assert asking.defaultSuffix() == "docx"
    asking.close()
