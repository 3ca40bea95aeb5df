"""Messages in place of a result offer a way out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_core.settings import PairingOptions
from bleu_desktop.session.session import State
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.message_page import MessagePage
from bleu_desktop.shell.open_dialog import chosen_paths
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
