"""Messages in place of a result offer a way out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.errors import BleuError
from bleu_core.files.addresses import Address, Role
from bleu_core.files.errors import FieldUndecided, FileMissing
from bleu_core.pairing.errors import KeysMissing, NothingPaired
from bleu_core.settings import PairingOptions
from bleu_core.workspace.inputs import Input
from bleu_desktop.session.file_rows import FileRow
from bleu_desktop.session.session import Session, State
from bleu_desktop.shared.actions import Actions
from bleu_desktop.shared.widgets import IconLabel
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.message_page import MessagePage
from bleu_desktop.shell.open_dialog import chosen_paths
from bleu_desktop.shell.preferences import Preferences
from tests.helpers.driving import GOOD, REFERENCE, drop, part, wait_for

Write = Callable[[str, list[str]], Path]


def spoiled(window: MainWindow, qtbot: QtBot, write: Write) -> MessagePage:
    """Show the error of a candidate that is no text."""
    bad = write("bad.txt", [])
    bad.write_bytes(bytes(range(256)) * 9)
    window.session.files.add(Role.REFERENCE, [write("reference.txt", REFERENCE)])
    window.session.files.add(Role.CANDIDATE, [bad, write("good.txt", GOOD)])
    wait_for(qtbot, window, State.FAILED)
    return part(window, MessagePage)


def shown_ways(page: MessagePage) -> list[str]:
    """Return the ways out that are offered, in their order."""
    return [button.text() for button in page.findChildren(QPushButton) if button.isVisible()]


def test_a_file_that_cannot_be_read_is_removed(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    page = spoiled(window, qtbot, write)
    assert page.again_button.isVisible()
    page.remove_button.click()
    wait_for(qtbot, window, State.SCORED)
    assert [entry.name for entry in window.session.files[Role.CANDIDATE]] == ["good.txt"]


def test_another_file_takes_the_place_of_one_that_cannot_be_read(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    page = spoiled(window, qtbot, write)
    page.another_button.click()
    dialog = part(window, QFileDialog)
    assert dialog.fileMode() is QFileDialog.FileMode.ExistingFile
    dialog.filesSelected.emit([str(write("other.txt", GOOD))])
    dialog.close()
    wait_for(qtbot, window, State.SCORED)
    names = [entry.name for entry in window.session.files[Role.CANDIDATE]]
    assert names == ["other.txt", "good.txt"]


@pytest.mark.parametrize("role", [Role.REFERENCE, Role.CANDIDATE])
def test_an_untranslated_file_is_named(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, role: Role
) -> None:
    units = '<trans-unit id="1"><source>Hello there</source>{}</trans-unit>'
    for name, target in (("SpotCheck.xlf", ""), ("done.xlf", "<target>Hola a todos</target>")):
        (tmp_path / name).write_text(
            '<xliff version="1.2"><file source-language="en" target-language="es" original="a" '
            f'datatype="plaintext"><body>{units.format(target)}</body></file></xliff>',
            encoding="utf-8",
        )
    other = Role.CANDIDATE if role is Role.REFERENCE else Role.REFERENCE
    window.session.files.add(role, [tmp_path / "SpotCheck.xlf"])
    window.session.files.add(other, [tmp_path / "done.xlf"])
    wait_for(qtbot, window, State.FAILED)
    page = part(window, MessagePage)
    assert page.text.text() == "“SpotCheck.xlf” has no translations. Choose another file."
    page.remove_button.click()
    wait_for(qtbot, window, State.INCOMPLETE)
    missing = page.reference_button if role is Role.REFERENCE else page.candidate_button
    assert missing.isVisible()


def test_files_that_do_not_match_are_exchanged_paired_by_content_or_removed(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    window.session.files.add(Role.REFERENCE, [write("reference.txt", REFERENCE)])
    other = write("unrelated.txt", [f"{n} {n}{n} {n * n}" for n in range(70, 77)])
    window.session.files.add(Role.CANDIDATE, [write("good.txt", GOOD), other])
    wait_for(qtbot, window, State.FAILED)
    page = part(window, MessagePage)
    assert page.title.text() == "The files do not match"
    assert page.text.text().endswith("pair them by content.")
    assert shown_ways(page) == ["Choose another file…", "Pair by content", "Remove"]
    window.session.work.set_pairing(PairingOptions(keep=("only_reference",)))
    wait_for(qtbot, window, State.FAILED)
    page.content_button.click()
    assert window.session.settings.pairing == PairingOptions(by="content", keep=("only_reference",))
    wait_for(qtbot, window, State.SCORED)
    window.session.work.set_pairing(PairingOptions())
    wait_for(qtbot, window, State.FAILED)
    page.remove_button.click()
    wait_for(qtbot, window, State.SCORED)
    assert [entry.name for entry in window.session.files[Role.CANDIDATE]] == ["good.txt"]


def test_the_first_way_out_is_the_primary_one(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    page = spoiled(window, qtbot, write)
    assert shown_ways(page) == ["Choose another file…", "Remove", "Score again"]
    primary = [
        button.text()
        for button in page.findChildren(QPushButton)
        if button.property("primary") == "true"
    ]
    assert primary == ["Choose another file…"]
    assert page.main_widget() is page.another_button


def test_the_first_folder_asks_for_the_second(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    folder = tmp_path / "entrega"
    folder.mkdir()
    # Names of both sides, but of files that do not belong together.
    for name in ("chapter.ref.txt", "letter.mt.txt"):
        (folder / name).write_text("\n".join(GOOD), encoding="utf-8")
    drop(window, [folder])
    wait_for(qtbot, window, State.INCOMPLETE)
    page = part(window, MessagePage)
    assert page.title.text() == "Now add the folder of candidate translations"
    assert page.folder_button.isVisible()


def test_another_folder_is_chosen_if_no_files_can_be_paired(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    for name, file in (("references", "a.txt"), ("delivered", "b.txt"), ("better", "a.txt")):
        (tmp_path / name).mkdir()
        (tmp_path / name / file).write_text("\n".join(GOOD), encoding="utf-8")
    window.session.files.add(Role.REFERENCE, [tmp_path / "references"])
    window.session.files.add(Role.CANDIDATE, [tmp_path / "delivered"])
    wait_for(qtbot, window, State.FAILED)
    page = part(window, MessagePage)
    assert page.another_button.text() == "Choose another folder…"
    page.another_button.click()
    dialog = part(window, QFileDialog)
    dialog.filesSelected.emit([str(tmp_path), str(tmp_path / "better")])
    dialog.close()
    wait_for(qtbot, window, State.PAIRED)
    assert [entry.name for entry in window.session.files[Role.CANDIDATE]] == ["better"]


def test_a_typed_folder_does_not_bring_its_parent() -> None:
    assert chosen_paths(["/home", "/home/ana/es"]) == [Path("/home/ana/es")]
    assert chosen_paths(["/home/a.txt", "/home/b.txt"]) == [
        Path("/home/a.txt"),
        Path("/home/b.txt"),
    ]
    assert chosen_paths([]) == []


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


@pytest.fixture
def alone(qtbot: QtBot, english: None) -> Iterator[MessagePage]:
    """Return a page without a window."""
    parent = QWidget()
    qtbot.addWidget(parent)
    session, actions = Session(), Actions(parent)
    page = MessagePage(session, actions, Preferences(remember=False), parent)
    actions.setParent(page)
    parent.show()
    yield page
    parent.close()
    session.close()


@pytest.fixture
def final() -> FileRow:
    """Return the row of a text that was not read."""
    return FileRow(1, Input(Role.CANDIDATE, Address(Path("final.txt"))), None, None, ())


FIRST = "How close is a translation to one you trust?"
FOLDERS = "The files are paired by name before they are scored."


@pytest.mark.parametrize(
    ("candidates", "has_reference", "folders", "title", "text", "ways"),
    [
        (0, False, False, FIRST, "Open a reference translation",
         ["Open files…", "Paste text", "Try the sample", "What is BLEU?"]),
        (0, True, False, "Now add a candidate translation",
         "It will be scored as soon as you add it.", ["Add candidates…"]),
        (1, False, False, "Now add a reference translation",
         "The candidates are compared with the reference.", ["Add reference…"]),
        (2, False, False, "Now add a reference translation",
         "The candidates are compared with the reference.",
         ["Add reference…", "Choose one of these…"]),
        (0, True, True, "Now add the folder of candidate translations", FOLDERS, ["Add folder…"]),
        (1, False, True, "Now add the folder of reference translations", FOLDERS, ["Add folder…"]),
        (0, False, True, FIRST, "Open a reference translation",
         ["Open files…", "Paste text", "Try the sample", "What is BLEU?"]),
    ],
)  # fmt: skip
@pytest.mark.parametrize("has_final", [False, True])
def test_what_is_missing_is_asked_for(
    alone: MessagePage,
    final: FileRow,
    candidates: int,
    has_reference: bool,
    folders: bool,
    title: str,
    text: str,
    ways: list[str],
    has_final: bool,
) -> None:
    page = alone
    page.show_missing(
        candidates=candidates,
        has_reference=has_reference,
        folders=folders,
        final=final if has_final else None,
    )
    is_first = title == FIRST
    offer = ["Choose the earlier version…"] if has_final and not is_first else []
    assert page.title.text() == title
    assert page.text.text().startswith(text)
    assert ("“final.txt” does not contain" in page.text.text()) is bool(offer)
    assert sorted(shown_ways(page)) == sorted([*ways, *offer])
    wanted: list[object] = []
    for role, action in page.findChild(Actions).add_folder.items():
        action.triggered.connect(lambda _=False, role=role: wanted.append(role))
    page.folder_button.click()
    expected = Role.CANDIDATE if has_reference or not folders or is_first else Role.REFERENCE
    assert wanted == [expected]


PATH = Path("a.txt")
FAILED = "These files cannot be scored"


@pytest.mark.parametrize(
    ("error", "by_choice", "title", "ways", "warns"),
    [
        (FieldUndecided(PATH, ("column=A",)), False, "Which text should be used?",
         ["Choose texts…"], False),
        (FileMissing(PATH), False, FAILED, ["Score again"], True),
        (KeysMissing(("a",), None), False, FAILED, ["Score again"], True),
        (KeysMissing(("a",), None), True, FAILED, ["Pair automatically"], True),
        (NothingPaired(()), True, FAILED, ["Pair automatically"], True),
    ],
)  # fmt: skip
@pytest.mark.parametrize("has_culprit", [False, True])
def test_an_error_has_its_ways_out(
    alone: MessagePage,
    final: FileRow,
    error: BleuError,
    by_choice: bool,
    title: str,
    ways: list[str],
    warns: bool,
    has_culprit: bool,
) -> None:
    page = alone
    page.show_error(error, final if has_culprit else None, by_choice=by_choice)
    assert page.title.text() == title
    exchange = ["Choose another file…", "Remove"] if has_culprit else []
    assert sorted(shown_ways(page)) == sorted([*ways, *exchange])
    [icon] = page.findChildren(IconLabel)
    assert icon.isVisible() is warns
    assert page.text.isVisible()


def test_work_and_its_end_are_told(alone: MessagePage) -> None:
    page = alone
    page.show_cancelled()
    assert (page.title.text(), shown_ways(page)) == ("Canceled", ["Score again"])
    page.show_working()
    assert (page.title.text(), shown_ways(page)) == ("Scoring…", [])
    assert page.text.isHidden()
    assert page.main_widget() is page.text
