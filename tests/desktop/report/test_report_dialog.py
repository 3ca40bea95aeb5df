"""The dialog that makes a report."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from bleu_core.changes.schemes import read_scheme
from bleu_core.files.addresses import Role
from bleu_core.workspace.notes import Note
from bleu_desktop.i18n import set_language
from bleu_desktop.report import report_dialog
from bleu_desktop.report.report_dialog import ReportDialog
from bleu_desktop.report.report_job import ReportJob
from bleu_desktop.segments.segments_page import SegmentsPage
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import State
from bleu_desktop.shell.main_window import MainWindow
from bleu_score.i18n import LANGUAGES
from bleu_score.reports import writing
from bleu_score.reports.options import ReportOptions
from bleu_score.reports.writing import write_report
from tests.helpers.deliveries import DELIVERED, analysis_of
from tests.helpers.driving import drop, part, visible_text, wait_for
from tests.helpers.folder_trees import LINES, write_tree
from tests.helpers.lanes import slow_but
from tests.helpers.layout import cut_off
from tests.helpers.pdf_content import page_count
from tests.terminal.conftest import run


@pytest.fixture
def scored(qtbot: QtBot, window: MainWindow, files: dict[str, Path]) -> Iterator[MainWindow]:
    window.session.files.add(Role.REFERENCE, [files["reference"]])
    window.session.files.add(Role.CANDIDATE, [files["good"], files["weak"]])
    wait_for(qtbot, window, State.SCORED)
    yield window
    for dialog in window.findChildren(ReportDialog):
        dialog.close()


def opened(window: MainWindow) -> ReportDialog:
    window.show_report()
    return part(window, ReportDialog)


def save(qtbot: QtBot, dialog: ReportDialog, path: Path) -> None:
    dialog.save(path)
    qtbot.waitUntil(dialog.save_button.isEnabled, timeout=30_000)


def choose(dialog: ReportDialog, **values: str) -> None:
    for name, value in values.items():
        box = getattr(dialog, f"{name}_box")
        place = box.findData(value)
        assert place >= 0, f"{value} is not offered"
        box.setCurrentIndex(place)


def offered(dialog: ReportDialog) -> list[str]:
    box = dialog.segments_box
    return [box.itemData(place) for place in range(box.count())]


def test_a_report_is_saved_and_can_be_opened(
    qtbot: QtBot, scored: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    urls: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: urls.append(url.toLocalFile()))
    dialog = opened(scored)
    assert not dialog.open_button.isVisible()
    path = tmp_path / "ä report.pdf"
    save(qtbot, dialog, path)
    assert page_count(path.read_bytes()) > 1
    assert "ä report.pdf" in dialog.saved_name.text()
    dialog.open_button.click()
    dialog.folder_button.click()
    assert [Path(url) for url in urls] == [path, tmp_path]


def test_the_file_dialog_proposes_a_name(qtbot: QtBot, scored: MainWindow, tmp_path: Path) -> None:
    dialog = opened(scored)
    choose(dialog, format="json")
    dialog.save_button.click()
    asking = part(dialog, QFileDialog)
    assert asking.selectedFiles()[0].endswith("BLEU report.json")
    asking.fileSelected.emit(str(tmp_path / "a.json"))
    qtbot.waitUntil(dialog.open_button.isVisible, timeout=30_000)
    assert len(json.loads((tmp_path / "a.json").read_text("utf-8"))["candidates"]) == 2
    asking.close()


def test_a_name_with_another_ending_does_not_replace_a_file_unasked(
    qtbot: QtBot, scored: MainWindow, tmp_path: Path
) -> None:
    (tmp_path / "a.v2.json").write_text("old")
    dialog = opened(scored)
    choose(dialog, format="json")
    dialog.choose_file()
    first = part(dialog, QFileDialog)
    first.fileSelected.emit(str(tmp_path / "a.v2"))
    second = next(each for each in dialog.findChildren(QFileDialog) if each is not first)
    assert second.selectedFiles() == [str(tmp_path / "a.v2.json")]
    second.fileSelected.emit(str(tmp_path / "b.v2"))
    qtbot.waitUntil(dialog.open_button.isVisible, timeout=30_000)
    assert (tmp_path / "b.v2.json").is_file()
    assert (tmp_path / "a.v2.json").read_text() == "old"
    for each in (first, second):
        each.close()


def test_a_report_of_folders_is_about_all_files_or_the_one_that_is_shown(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    files = {"a.txt": LINES, "ui/b.txt": LINES}
    window.session.files.add(Role.REFERENCE, [write_tree(tmp_path / "references", files)])
    window.session.files.add(Role.CANDIDATE, [write_tree(tmp_path / "mt", files)])
    wait_for(qtbot, window, State.PAIRED)
    window.session.accept_pairing()
    wait_for(qtbot, window, State.SCORED)
    for shown, name in ((None, "BLEU report mt.json"), ("ui/b.txt", "BLEU report b.json")):
        window.session.folders.show(shown)
        dialog = opened(window)
        choose(dialog, format="json")
        assert dialog.proposed_name() == name
        path = tmp_path / name
        save(qtbot, dialog, path)
        assert ("files" in json.loads(path.read_text("utf-8"))) == (shown is None)
        dialog.close()
        qtbot.waitUntil(lambda: not window.findChildren(ReportDialog))


@pytest.mark.parametrize("language", slow_but(["id", "zh_TW"], LANGUAGES))
def test_the_boxes_have_room_for_every_choice(scored: MainWindow, language: str) -> None:
    set_language(language)
    dialog = opened(scored)
    for box in (dialog.format_box, dialog.segments_box):
        for place in range(box.count()):
            box.setCurrentIndex(place)
            QApplication.processEvents()
            assert cut_off(dialog) == []


def test_choices_are_remembered(qtbot: QtBot, scored: MainWindow, tmp_path: Path) -> None:
    dialog = opened(scored)
    choose(dialog, language="zh_TW", segments="none", paper="letter")
    dialog.texts_box.setChecked(False)
    save(qtbot, dialog, tmp_path / "a.pdf")
    dialog.close()
    qtbot.waitUntil(lambda: not scored.findChildren(ReportDialog))
    again = opened(scored)
    assert (again.choices.language, again.choices.segments) == ("zh_TW", "none")
    assert (again.choices.paper, again.choices.texts) == ("letter", False)
    assert again.choices.folder == str(tmp_path)


def test_title_client_and_project_are_printed_and_remembered(
    qtbot: QtBot, scored: MainWindow, tmp_path: Path
) -> None:
    dialog = opened(scored)
    for line, text in zip(
        (dialog.lines["title"], dialog.lines["client"], dialog.lines["project"]),
        (" Delivery: 7 ", "ACME", "Website"),
        strict=True,
    ):
        qtbot.keyClicks(line, text)
    assert dialog.proposed_name() == "Delivery_ 7.pdf"
    choose(dialog, format="md")
    save(qtbot, dialog, tmp_path / "a.md")
    head = (tmp_path / "a.md").read_text("utf-8").splitlines()[:5:2]
    assert head[0] == "# Delivery: 7"
    assert " compared with " in head[1]
    assert head[2] == "Client: ACME · Project: Website"
    dialog.close()
    qtbot.waitUntil(lambda: not scored.findChildren(ReportDialog))
    again = opened(scored)
    assert again.lines["title"].text() == "Delivery: 7"
    assert (again.choices.client, again.choices.project) == ("ACME", "Website")


def test_choices_of_an_unsaved_report_are_not_remembered(scored: MainWindow) -> None:
    dialog = opened(scored)
    choose(dialog, segments="none")
    dialog.reject()
    assert scored.preferences.report is None


def test_choices_that_make_no_difference_are_not_offered(
    qtbot: QtBot, scored: MainWindow, files: dict[str, Path]
) -> None:
    dialog = opened(scored)
    assert offered(dialog) == ["all", "worst", "costly", "different", "none"]
    assert dialog.paper_box.isVisible()
    assert dialog.lines["title"].isVisible()
    choose(dialog, format="csv")
    assert dialog.language_box.isVisible()
    assert not dialog.lines["client"].isVisible()
    choose(dialog, format="json")
    assert not dialog.paper_box.isVisible()
    assert not dialog.lines["title"].isVisible()
    assert not dialog.language_box.isVisible()
    assert not dialog.texts_box.isVisible()
    assert dialog.segments_box.isVisible()


def test_segments_with_notes_and_those_of_the_page_are_offered(
    qtbot: QtBot, scored: MainWindow, tmp_path: Path
) -> None:
    scored.session.notes.set_note(1, 0, Note(text="why?"))
    scored.session.navigation.open_page(PageName.SEGMENTS)
    page = part(scored, SegmentsPage)
    qtbot.waitUntil(lambda: page.view.segments.rowCount() == 3, timeout=30_000)
    assert page.listed_segments() is None
    page.view.segments.show_rows(np.array([2, 0], np.int32))
    dialog = opened(scored)
    assert {"noted", "listed"} <= set(offered(dialog))
    choose(dialog, segments="listed")
    assert "2" in dialog.segments_box.currentText()
    save(qtbot, dialog, tmp_path / "a.pdf")
    assert (tmp_path / "a.pdf").is_file()


def test_a_report_on_suggestions_is_about_their_changes(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "delivered.xliff"
    path.write_text(DELIVERED, encoding="utf-8")
    drop(window, [path])
    wait_for(qtbot, window, State.SCORED)
    dialog = opened(window)
    assert dialog.lines["title"].placeholderText() == "What was changed"
    assert dialog.proposed_name().startswith("What was changed delivered")
    for name in ("md", "json"):
        choose(dialog, format=name)
        # Words that were often replaced are texts for programs, too.
        assert dialog.texts_box.isVisible()
        save(qtbot, dialog, tmp_path / f"a.{name}")
    text = (tmp_path / "a.md").read_text("utf-8")
    assert text.index("40.0% of the suggestions were left") < text.index("| below 50% |")
    content = json.loads((tmp_path / "a.json").read_text("utf-8"))
    # Segments that were not compared count, too: one is new, one locked.
    assert (content["suggestions"], content["new"], content["locked"]) == (5, 1, 1)
    dialog.texts_box.setChecked(False)
    save(qtbot, dialog, tmp_path / "b.json")
    assert "substitutions" not in json.loads((tmp_path / "b.json").read_text("utf-8"))
    dialog.close()


def test_a_statement_lists_all_segments_and_leaves_the_choice_for_scores_alone(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "delivered.xliff"
    path.write_text(DELIVERED, encoding="utf-8")
    drop(window, [path])
    wait_for(qtbot, window, State.SCORED)
    dialog = opened(window)
    assert offered(dialog) == ["all", "worst", "none"]
    assert dialog.segments_box.currentData() == "all"
    assert dialog.segments_box.itemText(1) == "The 20 most changed"
    assert dialog.choices.segments == "costly"
    # The facts of a statement are in its data, too.
    choose(dialog, format="json")
    assert dialog.lines["order"].isVisible()
    dialog.close()


FORMATS_OF_ALL = ("docx", "html", "xlsx", "csv", "tsv", "md", "tex", "json")


def test_window_terminal_and_library_write_the_same_bytes(
    qtbot: QtBot,
    window: MainWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    made = datetime(2026, 11, 29, 12, tzinfo=UTC)

    class Clock(datetime):
        @classmethod
        def now(cls, _: object = None) -> datetime:
            return made

    monkeypatch.setattr(writing, "datetime", Clock)
    delivered, rates = tmp_path / "delivered.xliff", tmp_path / "rates.toml"
    delivered.write_text(DELIVERED, encoding="utf-8")
    rates.write_text('currency = "EUR"\nprice = 0.1\n[weights]\n100 = 0.1\n', encoding="utf-8")
    drop(window, [delivered])
    wait_for(qtbot, window, State.SCORED)
    window.session.suggestions.set_scheme(read_scheme(rates))
    dialog = opened(window)
    dialog.lines["client"].setText("ACME")
    dialog.lines["computed_by"].setText("Ana")
    flags = ["--report-client", "ACME", "--report-by", "Ana"]
    analysis = analysis_of(delivered, scheme=read_scheme(rates))
    options = ReportOptions(segments="all", client="ACME", computed_by="Ana")
    for name in FORMATS_OF_ALL:
        paths = [tmp_path / f"{place}.{name}" for place in ("window", "terminal", "library")]
        choose(dialog, format=name)
        save(qtbot, dialog, paths[0])
        words = ["--changes", str(delivered), "--scheme", str(rates), "--report", str(paths[1])]
        assert run(capsys, *words, *flags)[0] == 0
        write_report(paths[2], analysis.evaluation, options, analysis=analysis, made=made)
        assert len({path.read_bytes() for path in paths}) == 1, name
    dialog.close()


def test_a_missing_chinese_font_is_reported_before_saving(
    scored: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report_dialog, "has_chinese_font", lambda: False)
    dialog = opened(scored)
    assert "empty boxes" not in visible_text(dialog)
    choose(dialog, language="zh_CN")
    assert "empty boxes" in visible_text(dialog)
    choose(dialog, format="html")
    assert "empty boxes" not in visible_text(dialog)


def test_a_report_that_cannot_be_written_gives_one_sentence(
    qtbot: QtBot, scored: MainWindow, tmp_path: Path
) -> None:
    dialog = opened(scored)
    save(qtbot, dialog, tmp_path / "gone" / "a.pdf")
    assert dialog.message.isVisible()
    assert "cannot be written: the file or folder does not exist" in dialog.message.text()
    assert not dialog.open_button.isVisible()
    # A new choice removes the message of the last attempt.
    choose(dialog, segments="all")
    assert not dialog.message.isVisible()


def test_escape_stops_saving_first(qtbot: QtBot, scored: MainWindow, tmp_path: Path) -> None:
    dialog = opened(scored)
    path = tmp_path / "a.pdf"
    path.write_bytes(b"old")
    dialog.save(path)
    assert not dialog.save_button.isEnabled()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert dialog.save_button.isEnabled()
    scored.session.close()
    assert path.read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir() if each.suffix == ".part"] == []
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_an_unexpected_error_ends_saving(
    qtbot: QtBot, scored: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(ReportJob, "run", fail)
    scored.session.crashed.disconnect()
    dialog = opened(scored)
    with qtbot.waitSignal(scored.session.crashed):
        dialog.save(tmp_path / "a.pdf")
    assert dialog.save_button.isEnabled()
    assert not dialog.open_button.isVisible()


def test_only_a_finished_score_has_a_report(qtbot: QtBot, window: MainWindow) -> None:
    window.show_report()
    assert window.findChildren(ReportDialog) == []


def test_all_fields_are_in_sight_when_it_opens(scored: MainWindow) -> None:
    dialog = opened(scored)
    room = dialog.screen().availableSize()
    assert dialog.height() < room.height()
    assert dialog._area.verticalScrollBar().maximum() == 0
