"""The question which texts of a file to use, and its remembered answers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate
from bleu_core.files.addresses import Address, Role, Selection
from bleu_core.files.documents import DocumentReader
from bleu_desktop.inputs.field_choices import Choice
from bleu_desktop.inputs.field_chooser import FieldChooser
from bleu_desktop.session.session import State
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.message_page import MessagePage
from tests.helpers.deliveries import DELIVERED
from tests.helpers.driving import drop, file_list, part, wait_for
from tests.helpers.plain_texts import sentences

Write = Callable[[str, list[str]], Path]


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
    # Asked again, the question begins with what is chosen.
    window.window_actions.choosing_wanted.emit(window.session.files[Role.REFERENCE][0])
    qtbot.waitUntil(lambda: chooser_of(window) is not None)
    assert {(one.role, one.selection.name) for one in chooser_of(window).choices()} == {
        (Role.REFERENCE, "MT2"), (Role.CANDIDATE, "Reference")
    }  # fmt: skip
    leave(qtbot, window)


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


def test_suggestions_are_taken_without_asking_unless_the_user_wants_to_choose(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "delivered.xliff"
    path.write_text(DELIVERED, encoding="utf-8")
    files = window.session.files
    drop(window, [path])
    wait_for(qtbot, window, State.SCORED)
    assert chooser_of(window) is None
    assert window.session.suggestions.are_compared
    files.remove([files[Role.CANDIDATE][0]])
    [entry] = files.entries()
    window.window_actions.choosing_wanted.emit(entry)
    leave(qtbot, window)
    assert files.entries() == [entry]
