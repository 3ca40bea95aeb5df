"""The window asks for the reference where only the user can tell."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_desktop.session.session import State
from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.widgets import em
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.message_page import MessagePage
from bleu_desktop.shell.role_question import RoleQuestion
from tests.helpers.driving import (
    GOOD,
    REFERENCE,
    WEAK,
    drop,
    file_list,
    part,
    visible_text,
    wait_for,
)

Write = Callable[[str, list[str]], Path]


@pytest.fixture
def unnamed(write: Write) -> list[Path]:
    texts = {"A": GOOD, "B": WEAK, "C": REFERENCE}
    return [write(f"informe {name}.txt", text) for name, text in texts.items()]


def names(window: MainWindow, role: Role) -> list[str]:
    return [entry.name for entry in window.session.files[role]]


def test_the_question_shows_names_and_differing_segments(
    window: MainWindow, qtbot: QtBot, unnamed: list[Path]
) -> None:
    drop(window, [unnamed[0], unnamed[2]])
    wait_for(qtbot, window, State.UNDECIDED)
    page = part(window, RoleQuestion)
    shown = visible_text(page)
    assert "informe A.txt" in shown
    assert "Segments: 3" in shown
    assert "The reference is the translation you trust" in shown
    assert "1  The cat sat on a mat." in shown
    assert "1  The cat sat on the mat." in shown
    # The second segment is the same in both.
    assert "3  We went back home." in shown
    assert "2  It was raining" not in shown
    assert window.session.evaluation is None


def test_the_answer_scores_the_others_against_it(
    window: MainWindow, qtbot: QtBot, unnamed: list[Path]
) -> None:
    drop(window, unnamed)
    wait_for(qtbot, window, State.UNDECIDED)
    part(window, RoleQuestion).buttons[2].click()
    wait_for(qtbot, window, State.SCORED)
    assert names(window, Role.REFERENCE) == ["informe C.txt"]
    assert names(window, Role.CANDIDATE) == ["informe A.txt", "informe B.txt"]


def test_the_question_is_answered_by_keyboard(
    window: MainWindow, qtbot: QtBot, unnamed: list[Path]
) -> None:
    window.activateWindow()
    part(window, MessagePage).open_button.setFocus()
    drop(window, unnamed[:2])
    wait_for(qtbot, window, State.UNDECIDED)
    first, second = part(window, RoleQuestion).buttons
    qtbot.waitUntil(first.hasFocus)
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is second
    qtbot.keyClick(second, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is part(window, RoleQuestion).cancel_button
    qtbot.keyClick(second, Qt.Key.Key_Return)
    wait_for(qtbot, window, State.SCORED)
    assert names(window, Role.REFERENCE) == ["informe B.txt"]


def test_escape_takes_out_the_files_that_were_opened_last(
    window: MainWindow, qtbot: QtBot, unnamed: list[Path]
) -> None:
    drop(window, unnamed[:1])
    wait_for(qtbot, window, State.INCOMPLETE)
    drop(window, unnamed[1:])
    wait_for(qtbot, window, State.UNDECIDED)
    page = part(window, RoleQuestion)
    assert len(page.buttons) == 3
    qtbot.keyClick(page.buttons[0], Qt.Key.Key_Escape)
    wait_for(qtbot, window, State.INCOMPLETE)
    assert names(window, Role.REFERENCE) == ["informe A.txt"]
    assert names(window, Role.CANDIDATE) == []
    assert part(window, MessagePage).candidate_button.isVisible()


def test_an_answer_is_remembered(window: MainWindow, qtbot: QtBot, unnamed: list[Path]) -> None:
    drop(window, unnamed)
    wait_for(qtbot, window, State.UNDECIDED)
    part(window, RoleQuestion).buttons[1].click()
    wait_for(qtbot, window, State.SCORED)
    window.session.clear()
    drop(window, [unnamed[2], unnamed[1], unnamed[0]])
    wait_for(qtbot, window, State.SCORED)
    assert names(window, Role.REFERENCE) == ["informe B.txt"]
    window.session.clear()
    # Other files are asked about.
    drop(window, unnamed[:2])
    wait_for(qtbot, window, State.UNDECIDED)


def test_roles_chosen_by_buttons_are_not_asked(
    window: MainWindow, qtbot: QtBot, unnamed: list[Path]
) -> None:
    window.session.files.add(Role.CANDIDATE, unnamed[:1])
    window.session.files.add(Role.REFERENCE, unnamed[1:2])
    wait_for(qtbot, window, State.SCORED)
    drop(window, unnamed[2:])
    wait_for(qtbot, window, State.SCORED)
    assert names(window, Role.CANDIDATE) == ["informe A.txt", "informe C.txt"]


def test_a_single_file_is_confirmed_by_adding_a_candidate(
    window: MainWindow, qtbot: QtBot, unnamed: list[Path]
) -> None:
    drop(window, unnamed[:1])
    wait_for(qtbot, window, State.INCOMPLETE)
    window.session.files.add(Role.CANDIDATE, unnamed[1:])
    wait_for(qtbot, window, State.SCORED)
    assert names(window, Role.REFERENCE) == ["informe A.txt"]


def test_files_dropped_one_after_the_other_are_as_dropped_together(
    window: MainWindow, qtbot: QtBot, write: Write, unnamed: list[Path]
) -> None:
    drop(window, unnamed[:1])
    wait_for(qtbot, window, State.INCOMPLETE)
    drop(window, [write("reference.txt", REFERENCE)])
    wait_for(qtbot, window, State.SCORED)
    assert names(window, Role.REFERENCE) == ["reference.txt"]
    assert names(window, Role.CANDIDATE) == ["informe A.txt"]


def test_a_text_moved_to_the_references_answers_the_question(
    window: MainWindow, qtbot: QtBot, unnamed: list[Path]
) -> None:
    drop(window, unnamed)
    wait_for(qtbot, window, State.UNDECIDED)
    files = window.session.files
    files.move([files[Role.CANDIDATE][1]], Role.REFERENCE)
    wait_for(qtbot, window, State.SCORED)
    assert names(window, Role.REFERENCE) == ["informe C.txt"]
    assert names(window, Role.CANDIDATE) == ["informe A.txt", "informe B.txt"]


def test_candidates_by_their_names_can_have_the_reference_among_them(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    drop(window, [write("translation A.txt", GOOD), write("translation B.txt", REFERENCE)])
    wait_for(qtbot, window, State.INCOMPLETE)
    message = part(window, MessagePage)
    assert message.reference_button.isVisible()
    message.pick_button.click()
    wait_for(qtbot, window, State.UNDECIDED)
    page = part(window, RoleQuestion)
    page.cancel_button.click()
    wait_for(qtbot, window, State.INCOMPLETE)
    assert len(names(window, Role.CANDIDATE)) == 2
    message.pick_button.click()
    wait_for(qtbot, window, State.UNDECIDED)
    page.buttons[1].click()
    wait_for(qtbot, window, State.SCORED)
    assert names(window, Role.REFERENCE) == ["translation B.txt"]


def test_folders_are_asked_about_before_they_are_paired(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    folders = [tmp_path / "delivery", tmp_path / "customer"]
    for folder in folders:
        folder.mkdir()
        (folder / "a.txt").write_text("\n".join(GOOD), encoding="utf-8")
    drop(window, folders)
    wait_for(qtbot, window, State.UNDECIDED)
    assert str(tmp_path) in visible_text(part(window, RoleQuestion))
    part(window, RoleQuestion).buttons[1].click()
    wait_for(qtbot, window, State.PAIRED)
    assert names(window, Role.REFERENCE) == ["customer"]


def test_lists_do_not_claim_to_know_the_reference(
    window: MainWindow, qtbot: QtBot, unnamed: list[Path]
) -> None:
    window.preferences.inputs = None
    drop(window, unnamed)
    wait_for(qtbot, window, State.UNDECIDED)
    assert not file_list(window, Role.REFERENCE).isVisible()
    part(window, RoleQuestion).buttons[0].click()
    wait_for(qtbot, window, State.SCORED)
    assert file_list(window, Role.REFERENCE).isVisible()


def test_nobody_is_asked_without_a_window(
    window: MainWindow, qtbot: QtBot, unnamed: list[Path]
) -> None:
    window.session.files.add_guessing(unnamed, asks=False)
    wait_for(qtbot, window, State.SCORED)
    assert names(window, Role.REFERENCE) == ["informe A.txt"]


def test_the_text_that_differs_most_is_named(
    window: MainWindow, qtbot: QtBot, unnamed: list[Path], write: Write
) -> None:
    drop(window, [*unnamed[:1], write("x.txt", WEAK), write("y.txt", GOOD)])
    wait_for(qtbot, window, State.UNDECIDED)
    page = part(window, RoleQuestion)
    assert page.hint.text().startswith("“x.txt” differs most from the others.")
    assert page.main_widget() is page.buttons[1]
    page.cancel_button.click()
    wait_for(qtbot, window, State.EMPTY)


COMMON = "word " * 20


@pytest.mark.parametrize(
    ("texts", "shown"),
    [
        # Excerpts begin with the word that 30 characters before the difference are in, …
        ([f"{COMMON}a", f"{COMMON}b"], ["1  …" + "word " * 6 + each for each in "ab"]),
        (["word " * 6 + "a", "word " * 6 + "b"], ["1  " + "word " * 6 + each for each in "ab"]),
        # … and have 120 characters at most, unless the last of them are within a word.
        (["a" + "字" * 119, "b" + "字" * 120], ["1  a" + "字" * 119, "1  b" + "字" * 119 + "…"]),
        (
            ["a" * 101 + " " + "c" * 18, "b" * 101 + " " + "c" * 19],
            ["1  " + "a" * 101 + " " + "c" * 18, "1  " + "b" * 101 + "…"],
        ),
        (["a" * 99 + " " + "c" * 21, "b"], ["1  " + "a" * 99 + " " + "c" * 20 + "…", "1  b"]),
    ],
)
def test_excerpts_show_the_first_difference(
    window: MainWindow, qtbot: QtBot, write: Write, texts: list[str], shown: list[str]
) -> None:
    drop(window, [write(f"informe {n}.txt", [text]) for n, text in enumerate(texts)])
    wait_for(qtbot, window, State.UNDECIDED)
    lines = visible_text(part(window, RoleQuestion)).splitlines()
    assert [line for line in lines if line.startswith("1  ")] == shown


@pytest.mark.parametrize(
    ("fitting", "places"),
    [
        (1, [(0, 0), (0, 1)]),
        (1, [(0, 0), (0, 1), (0, 2)]),
        # A single text in a last row is avoided.
        (2, [(0, 0), (0, 1), (0, 2)]),
        (2, [(0, 0), (1, 0), (0, 1), (1, 1)]),
        (3, [(0, 0), (1, 0), (2, 0)]),
    ],
)
def test_texts_are_beside_each_other_where_they_fit(
    window: MainWindow,
    qtbot: QtBot,
    unnamed: list[Path],
    write: Write,
    fitting: int,
    places: list[object],
) -> None:
    unnamed = [*unnamed, write("informe D.txt", WEAK[::-1])][: len(places)]
    drop(window, unnamed)
    wait_for(qtbot, window, State.UNDECIDED)
    page = RoleQuestion(window.session)
    qtbot.addWidget(page)
    page.resize(fitting * em(page, 15) + 2 * space(3), 800)
    page.show_texts()
    page.show()
    corners = [button.mapTo(page, button.rect().topLeft()) for button in page.buttons]
    across, below = (sorted({*each}) for each in zip(*(c.toTuple() for c in corners), strict=True))
    assert [(across.index(c.x()), below.index(c.y())) for c in corners] == places
    assert [button.accessibleDescription() for button in page.buttons] == [
        path.name for path in unnamed
    ]
    page.activateWindow()
    page.buttons[-1].setFocus()
    qtbot.waitUntil(page.buttons[-1].hasFocus)
    page.resize(page.width() - em(page, 15), 800)
    # Texts that are arranged anew keep the focus.
    assert page.focusWidget() is page.buttons[-1]
    page.close()
