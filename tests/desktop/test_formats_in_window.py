"""Files of translators through the real window: choosing texts, pairs, drift, checks."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate
from bleu_core.diagnostics.kinds import Kind
from bleu_core.files.addresses import Address, Role, Selection
from bleu_core.files.documents import DocumentReader
from bleu_core.settings import PairingOptions
from bleu_desktop.checks.checks_page import ChecksPage
from bleu_desktop.checks.finding_view import FixBox
from bleu_desktop.inputs.field_choices import Choice
from bleu_desktop.inputs.field_chooser import FieldChooser
from bleu_desktop.inputs.settings_panel import SettingsPanel
from bleu_desktop.pairing.drift_view import DriftView
from bleu_desktop.pairing.pairing_page import PairingPage
from bleu_desktop.score.score_page import ScorePage
from bleu_desktop.score.score_view import ScoreView
from bleu_desktop.segments.segments_page import SegmentsPage
from bleu_desktop.session.session import State
from bleu_desktop.shared.controls import Link
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.message_page import MessagePage
from bleu_desktop.shell.result_tabs import ResultTabs
from bleu_score.i18n import LANGUAGES
from tests.helpers.driving import drop, file_list, part, visible_text, wait_for
from tests.helpers.lanes import slow_but

SYLLABLES = "ba ce di fo gu la me ni po ru sa te vi zo".split()
WORDS = ["the", "a", "of", "in", *(one + two for one in SYLLABLES for two in SYLLABLES)]


def sentences(count: int) -> list[str]:
    rng = random.Random(1)
    return [" ".join(rng.choices(WORDS, k=rng.randint(5, 12))) + "." for _ in range(count)]


def xliff(texts: dict[str, str]) -> list[str]:
    units = [
        f'<trans-unit id="{key}"><source>s {key}</source><target>{text}</target></trans-unit>'
        for key, text in texts.items()
    ]
    return [
        '<xliff version="1.2"><file original="f" source-language="en" target-language="es" '
        'datatype="x"><body>',
        *units,
        "</body></file></xliff>",
    ]


Write = Callable[[str, list[str]], Path]
Button = TypeVar("Button", bound=QAbstractButton)


def chooser_of(window: MainWindow) -> FieldChooser | None:
    return next(
        (dialog for dialog in window.findChildren(FieldChooser) if dialog.isVisible()), None
    )


def press_ok(qtbot: QtBot, chooser: FieldChooser) -> None:
    buttons = chooser.findChild(QDialogButtonBox)
    qtbot.mouseClick(buttons.button(QDialogButtonBox.StandardButton.Ok), Qt.MouseButton.LeftButton)


def leave(qtbot: QtBot, window: MainWindow) -> None:
    """Wait for the question, and answer it with Escape."""
    qtbot.waitUntil(lambda: chooser_of(window) is not None)
    qtbot.keyClick(chooser_of(window), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: chooser_of(window) is None)


@pytest.fixture
def table(write: Write) -> Path:
    rows = [f"{n},{text},{text},{text} x" for n, text in enumerate(sentences(20))]
    return write("all.csv", ["ID,Reference,MT1,MT2", *rows])


def tabs_of(window: MainWindow) -> ResultTabs:
    return part(window, ResultTabs)


# Choosing texts


def test_a_dropped_table_asks_and_is_a_whole_evaluation(
    window: MainWindow, qtbot: QtBot, table: Path
) -> None:
    drop(window, [table])
    qtbot.waitUntil(lambda: chooser_of(window) is not None)
    press_ok(qtbot, chooser_of(window))
    wait_for(qtbot, window, State.SCORED)
    names = [candidate.name for candidate in window.session.evaluation.candidates]
    assert names == ["all.csv#column=MT1", "all.csv#column=MT2"]
    reader = DocumentReader()
    addresses = [entry.address for entry in window.session.files[Role.CANDIDATE]]
    documents = [reader.document(address) for address in addresses]
    reference = reader.document(window.session.files[Role.REFERENCE][0].address)
    in_core = evaluate(candidates=documents, references=[reference])
    assert [c.score for c in window.session.evaluation.candidates] == [
        c.score for c in in_core.candidates
    ]


def test_choices_are_remembered_for_files_of_the_same_shape(
    window: MainWindow, qtbot: QtBot, table: Path, write: Write
) -> None:
    drop(window, [table])
    qtbot.waitUntil(lambda: chooser_of(window) is not None)
    press_ok(qtbot, chooser_of(window))
    wait_for(qtbot, window, State.SCORED)
    window.session.clear()
    rows = [f"{n},{text} y,{text} y,z" for n, text in enumerate(sentences(7))]
    drop(window, [write("next.csv", ["ID,Reference,MT1,MT2", *rows])])
    wait_for(qtbot, window, State.SCORED)
    assert chooser_of(window) is None
    assert window.session.evaluation.segments == 7
    # The user can choose again.
    entry = window.session.files[Role.REFERENCE][0]
    window.window_actions.choosing_wanted.emit(entry)
    leave(qtbot, window)


def test_a_text_that_was_not_chosen_can_be_chosen_later(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    table = write("t.csv", ["one two,three", "four five,six", "seven eight,nine"])
    window.session.files.add(Role.REFERENCE, [table])
    leave(qtbot, window)
    wait_for(qtbot, window, State.FAILED)
    assert part(window, MessagePage).title.text() == "Which text should be used?"
    button = part(window, MessagePage).choose_button
    assert button.isVisible()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    leave(qtbot, window)


def test_addresses_can_be_added_and_are_remembered(
    window: MainWindow, qtbot: QtBot, table: Path
) -> None:
    address = Address(table)
    assert str(address) == str(table)
    window.window_actions.recent_wanted.emit(
        {"reference": [f"{table}#column=Reference"], "candidate": [f"{table}#column=MT1"]}
    )
    wait_for(qtbot, window, State.SCORED)
    (recent, *_) = window.preferences.recent
    assert recent["candidate"] == [f"{table}#column=MT1"]
    assert file_list(window, Role.CANDIDATE).tree.topLevelItem(0).text(0) == "all.csv · MT1"


# Pairs


def test_shuffled_units_are_paired_and_score_100(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    units = {f"u{n}": text for n, text in enumerate(sentences(40))}
    keys = list(units)
    random.Random(3).shuffle(keys)
    window.session.files.add(Role.REFERENCE, [write("r.xliff", xliff(units))])
    window.session.files.add(
        Role.CANDIDATE, [write("c.xliff", xliff({key: units[key] for key in keys}))]
    )
    wait_for(qtbot, window, State.SCORED)
    assert part(window, ScoreView).percent.text() == "100.00"
    tabs = tabs_of(window)
    tabs.setCurrentWidget(part(window, PairingPage))
    assert "Paired by key" in visible_text(tabs)
    assert "drift" not in visible_text(tabs).lower()


def test_left_out_pairs_are_counted_on_the_tab_and_can_be_kept(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    units = {f"u{n}": text for n, text in enumerate(sentences(40))}
    shorter = {key: units[key] for key in list(units)[4:]}
    window.session.files.add(Role.REFERENCE, [write("r.xliff", xliff(units))])
    window.session.files.add(Role.CANDIDATE, [write("c.xliff", xliff(shorter))])
    wait_for(qtbot, window, State.SCORED)
    tabs = tabs_of(window)
    assert tabs.tabText(3) == "Pairing (4)"
    assert "Excluded segments (4 of 40)" in visible_text(window)
    window.session.work.set_pairing(PairingOptions(keep=("only_reference",)))
    wait_for(qtbot, window, State.SCORED)
    assert tabs.tabText(3) == "Pairing"
    assert window.session.evaluation.segments == 40
    window.session.clear()
    assert window.session.settings.pairing == PairingOptions()


# Drift


def drifted(window: MainWindow, qtbot: QtBot, write: Write) -> list[str]:
    texts = sentences(120)
    window.session.files.add(Role.REFERENCE, [write("r.txt", texts)])
    window.session.files.add(Role.CANDIDATE, [write("c.txt", texts[:60] + texts[61:])])
    wait_for(qtbot, window, State.FAILED)
    return texts


def test_a_missing_line_is_shown_and_repaired(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    drifted(window, qtbot, write)
    tabs = tabs_of(window)
    assert tabs.currentWidget() is part(window, PairingPage)
    assert not tabs.isTabEnabled(0)
    assert "The files are misaligned" in visible_text(tabs)
    assert "Line 61" in visible_text(tabs)
    qtbot.mouseClick(part(window, DriftView).repair_button, Qt.MouseButton.LeftButton)
    wait_for(qtbot, window, State.SCORED)
    assert window.session.evaluation.segments == 120
    assert "|repairs:1|" in window.session.evaluation.candidates[0].bleu.signature
    assert tabs.currentWidget() is part(window, ScorePage)
    assert tabs.isTabEnabled(0)
    window.session.files.undo_repair(1)
    wait_for(qtbot, window, State.FAILED)
    assert tabs.currentWidget() is part(window, PairingPage)


def test_the_rest_is_paired_by_content(window: MainWindow, qtbot: QtBot, write: Write) -> None:
    drifted(window, qtbot, write)
    # The button is pressed by keyboard.
    part(window, DriftView).content_button.setFocus()
    qtbot.keyClick(part(window, DriftView).content_button, Qt.Key.Key_Space)
    wait_for(qtbot, window, State.SCORED)
    assert part(window, ScoreView).percent.text() == "100.00"
    assert window.session.evaluation.segments == 119


def test_a_file_that_changes_on_disk_loses_its_repairs(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    texts = drifted(window, qtbot, write)
    qtbot.mouseClick(part(window, DriftView).repair_button, Qt.MouseButton.LeftButton)
    wait_for(qtbot, window, State.SCORED)
    entry = window.session.files[Role.CANDIDATE][0]
    assert len(entry.input.repairs) == 1
    entry.path.write_text("".join(f"{text}\n" for text in texts), encoding="utf-8")
    window.session.files.reload()
    wait_for(qtbot, window, State.SCORED)
    assert window.session.files[Role.CANDIDATE][0].input.repairs == ()
    assert window.session.evaluation.candidates[0].score.percent == pytest.approx(100)


# Files


def test_problems_are_found_measured_and_fixed(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    texts = [f"He said “{text}” twice." for text in sentences(30)]
    straight = [text.replace("“", '"').replace("”", '"') for text in texts]
    window.session.files.add(Role.REFERENCE, [write("r.txt", texts)])
    window.session.files.add(Role.CANDIDATE, [write("c.txt", straight)])
    wait_for(qtbot, window, State.SCORED)
    before = window.session.evaluation.candidates[0].score.percent
    tabs = tabs_of(window)
    assert window.session.text_check.report is None
    # The number on the tab appears before the page is opened.
    qtbot.waitUntil(lambda: window.session.text_check.report is not None, timeout=20_000)
    assert tabs.tabText(4) == "Checks (1)"
    tabs.setCurrentWidget(part(window, ChecksPage))
    switch = next(
        box for box in part(window, ChecksPage).findChildren(QCheckBox) if box.isVisible()
    )
    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton, pos=switch.rect().center())
    if not switch.isChecked():
        switch.setFocus()
        qtbot.keyClick(switch, Qt.Key.Key_Space)
    wait_for(qtbot, window, State.SCORED)
    assert window.session.settings.normalize == ("typography",)
    assert before < window.session.evaluation.candidates[0].score.percent == pytest.approx(100)
    qtbot.waitUntil(lambda: window.session.text_check.report is not None, timeout=20_000)
    assert "norm:typography" in window.session.evaluation.candidates[0].bleu.signature


def shifted(qtbot: QtBot, window: MainWindow, write: Write) -> None:
    """Score a text that lacks a line, and has an additional one further below."""
    texts = sentences(60)
    window.session.files.add(Role.REFERENCE, [write("r.txt", texts)])
    lines = [*texts[:20], *texts[21:], "This line is new here."]
    window.session.files.add(Role.CANDIDATE, [write("c.txt", lines)])
    wait_for(qtbot, window, State.SCORED)


def button_of(widget: QWidget, kind: type[Button], text: str) -> Button:
    return next(one for one in widget.findChildren(kind) if one.text() == text)


def test_a_diagnostic_is_fixed_by_its_button_and_the_fix_undone(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    shifted(qtbot, window, write)
    score, checks = part(window, ScorePage), part(window, ChecksPage)

    def told() -> list[Kind]:
        assert window.session.evaluation is not None
        return [
            diagnostic.kind for diagnostic in window.session.evaluation.candidates[0].diagnostics
        ]

    before = window.session.evaluation.candidates[0].score.percent
    assert Kind.SHIFTED in told()
    button = button_of(score, Link, "Pair by content")
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Space)
    wait_for(qtbot, window, State.SCORED)
    assert Kind.SHIFTED not in told()
    assert window.session.evaluation.candidates[0].score.percent > before + 40
    assert "Pair by content" not in [link.text() for link in score.findChildren(Link)]
    qtbot.waitUntil(lambda: bool(checks.findChildren(FixBox)), timeout=20_000)
    tabs_of(window).setCurrentWidget(checks)
    (box,) = checks.findChildren(FixBox)
    assert (box.text(), box.isChecked()) == ("Pair by content", True)
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Space)
    wait_for(qtbot, window, State.SCORED)
    assert Kind.SHIFTED in told()
    assert window.session.evaluation.candidates[0].score.percent == before


@pytest.mark.parametrize("page", [ScorePage, ChecksPage])
def test_a_diagnostic_leads_to_all_of_its_segments(
    window: MainWindow, qtbot: QtBot, write: Write, page: type[QWidget]
) -> None:
    shifted(qtbot, window, write)
    qtbot.waitUntil(lambda: window.session.text_check.report is not None, timeout=20_000)
    shown = part(window, page)
    tabs_of(window).setCurrentWidget(shown)
    place = next(link for link in shown.findChildren(Link) if link.text().startswith("Show 40"))
    with qtbot.waitSignal(window.session.navigation.finding_wanted) as wanted:
        qtbot.mouseClick(place, Qt.MouseButton.LeftButton)
    (diagnostic,) = wanted.args
    segments = part(window, SegmentsPage)
    assert tabs_of(window).currentWidget() is segments
    qtbot.waitUntil(lambda: not segments.is_working(), timeout=20_000)
    assert segments.listed_segments() == [*diagnostic.rows]


def test_closing_while_files_are_checked_waits_for_nothing(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    texts = sentences(3000)
    window.session.files.add(Role.REFERENCE, [write("r.txt", texts)])
    window.session.files.add(Role.CANDIDATE, [write("c.txt", [f"{text}\u200b" for text in texts])])
    wait_for(qtbot, window, State.SCORED)
    tabs_of(window).setCurrentWidget(part(window, ChecksPage))
    window.close()
    assert window.session.text_check.report is None


@pytest.mark.parametrize("language", slow_but(["id", "zh_TW"], LANGUAGES))
def test_the_tabs_speak_every_language(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path], language: str
) -> None:
    drop(window, [files["reference"], files["good"]])
    wait_for(qtbot, window, State.SCORED)
    english = [tabs_of(window).tabText(index) for index in range(5)]
    window.switch_language(language)
    names = {"en": "Score", "es": "Puntuación", "id": "Skor", "zh_CN": "得分", "zh_TW": "分數"}
    qtbot.waitUntil(lambda: tabs_of(window).tabText(0) == names[language])
    others = [tabs_of(window).tabText(index) for index in (1, 2, 3, 4)]
    assert (others == english[1:]) == (language == "en")
    window.switch_language("en")
    qtbot.waitUntil(lambda: tabs_of(window).tabText(0) == "Score")


def test_more_options_open_behind_their_button_and_change_the_settings(
    window: MainWindow, qtbot: QtBot
) -> None:
    panel = part(window, SettingsPanel)
    qtbot.mouseClick(panel.change_button, Qt.MouseButton.LeftButton)
    assert panel.details.isVisible()
    panel.more_button.setFocus()
    qtbot.keyClick(panel.more_button, Qt.Key.Key_Space)
    assert panel.more.isVisible()
    stops = []
    for _ in range(9):
        window.focusNextChild()
        stops.append(window.focusWidget())
    # Tab skips the field of a value that the smoothing does not have.
    fields = [field for field in panel.more.fields() if field.isEnabled()]
    assert stops[: len(fields)] == fields
    assert stops[len(fields)] is panel.metrics_button
    for box, name, value in (
        (panel.more.rows.field("tags"), "tags", "token"),
        (panel.more.rows.field("placeholders"), "placeholders", "remove"),
        (panel.more.rows.field("smoothing"), "smoothing", "exp"),
    ):
        box.setCurrentIndex(box.findData(value))
        box.activated.emit(box.currentIndex())
        assert getattr(window.session.settings, name) == value
    qtbot.keyClick(panel.more_button, Qt.Key.Key_Space)
    assert not panel.more.isVisible()


# Findings of a review


def test_a_second_click_before_the_work_is_done_repairs_nothing(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    drifted(window, qtbot, write)
    button = part(window, DriftView).repair_button
    button.click()
    button.click()
    assert len(window.session.files[Role.CANDIDATE][0].input.repairs) == 1
    wait_for(qtbot, window, State.SCORED)


def test_the_repair_button_ignores_a_removed_file(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    drifted(window, qtbot, write)
    window.session.files.remove(window.session.files[Role.CANDIDATE])
    wait_for(qtbot, window, State.INCOMPLETE)
    part(window, DriftView).repair_button.click()
    assert window.session.state is State.INCOMPLETE
    assert not window.session.files[Role.CANDIDATE]


def test_texts_chosen_anew_take_the_place_of_all_texts_of_the_file(
    window: MainWindow, qtbot: QtBot, table: Path
) -> None:
    drop(window, [table])
    qtbot.waitUntil(lambda: chooser_of(window) is not None)
    press_ok(qtbot, chooser_of(window))
    wait_for(qtbot, window, State.SCORED)
    entry = window.session.files[Role.REFERENCE][0]
    shown = [(one.role, one.address.selection.name) for one in window.session.files.inputs]
    assert shown == [
        (Role.REFERENCE, "Reference"),
        (Role.CANDIDATE, "MT1"),
        (Role.CANDIDATE, "MT2"),
    ]
    first = window.session.files[Role.CANDIDATE][1].address.selection
    second = entry.address.selection
    window.session.files.choose_texts(
        entry, [(Role.REFERENCE, first), (Role.CANDIDATE, second)], replace_all=True
    )
    wait_for(qtbot, window, State.SCORED)
    names = {
        role: [entry.address.selection.name for entry in window.session.files[role]]
        for role in (Role.REFERENCE, Role.CANDIDATE)
    }
    assert names == {Role.REFERENCE: ["MT2"], Role.CANDIDATE: ["Reference"]}


def test_a_chosen_text_takes_the_place_of_its_file(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    table = write("t.csv", ["one two,three", "four five,six"])
    plain = write("r.txt", ["one two", "four five"])
    window.session.files.add(Role.REFERENCE, [table, plain])
    leave(qtbot, window)
    entry = window.session.files[Role.REFERENCE][0]
    selection = window.session.files.readings.contents_of(entry) and next(
        iter(DocumentReader().contents(table).tables[0].fields)
    )
    assert selection
    window.session.files.choose_texts(
        entry, [(Role.REFERENCE, Selection(selection.kind, selection.name))]
    )
    wait_for(qtbot, window, State.INCOMPLETE)
    assert [entry.path for entry in window.session.files[Role.REFERENCE]] == [table, plain]


def test_choices_remembered_for_one_list_are_asked_for_in_another(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    first = write("a.csv", ["one two,three", "four five,six"])
    window.session.files.add(Role.REFERENCE, [first])
    qtbot.waitUntil(lambda: chooser_of(window) is not None)
    chooser = chooser_of(window)
    entry = window.session.files[Role.REFERENCE][0]
    field = DocumentReader().contents(first).tables[0].fields[1]
    chooser.chosen.emit([Choice(Role.REFERENCE, Selection(field.kind, field.name))])
    chooser.reject()
    wait_for(qtbot, window, State.INCOMPLETE)
    assert entry not in window.session.files.entries()
    window.session.files.add(Role.CANDIDATE, [write("b.csv", ["x y,z", "v w,u"])])
    leave(qtbot, window)
    assert [entry.path.name for entry in window.session.files[Role.REFERENCE]] == ["a.csv"]


def test_a_way_of_pairing_that_fails_can_be_left(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    drop(window, [files["reference"], files["good"]])
    wait_for(qtbot, window, State.SCORED)
    window.session.work.set_pairing(PairingOptions(by="key"))
    wait_for(qtbot, window, State.FAILED)
    button = part(window, MessagePage).pair_button
    assert button.isVisible()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    wait_for(qtbot, window, State.SCORED)
    window.session.work.set_pairing(PairingOptions(by="key"))
    window.session.files.remove(window.session.files.entries())
    assert window.session.settings.pairing == PairingOptions()
