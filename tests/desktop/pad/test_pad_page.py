"""Typing and pasting in the real window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import bleu_core
from bleu_core.evaluation import evaluate as evaluation
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document
from bleu_desktop.learn.learn_dialog import LearnDialog
from bleu_desktop.pad.pad_page import PadPage
from bleu_desktop.pad.text_field import TextField
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import State
from bleu_desktop.shared.controls import Link
from bleu_desktop.shared.examples import EXAMPLES, TWO_REFERENCES
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.message_page import MessagePage
from bleu_score.marked.parts import Part, Style
from tests.helpers.driving import GOOD, REFERENCE, WEAK, file_list, part, visible_text, wait_for


@pytest.fixture
def pad(window: MainWindow) -> PadPage:
    part(window, MessagePage).paste_button.click()
    found = part(window, PadPage)
    assert found.isVisible()
    return found


def put(field: TextField, lines: list[str]) -> None:
    field.setFocus()
    field.selectAll()
    field.textCursor().insertText("\n".join(lines))


def score(candidate: list[str], *references: list[str]) -> str:
    found = bleu_core.corpus_bleu(candidate, references)
    return f"{min(found.percent, 100):.2f}"


def wait_for_score(qtbot: QtBot, pad: PadPage, *expected: str) -> None:
    def shown() -> bool:
        return [card.percent.text() for card in pad.cards if card.isVisible()] == [*expected]

    qtbot.waitUntil(shown, timeout=10_000)


def marked(field: TextField, line: int) -> list[Part]:
    return [each for each in field._marks(line) if each.token is not None]


def test_the_score_follows_each_keystroke(qtbot: QtBot, pad: PadPage) -> None:
    put(pad.reference, ["the cat is on the mat"])
    pad.candidate.setFocus()
    typed = ""
    for character in "the cat is on mat":
        QTest.keyClick(pad.candidate, character)
        typed += character
        if character == " ":
            continue
    wait_for_score(qtbot, pad, score([typed], ["the cat is on the mat"]))
    QTest.keyClick(pad.candidate, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert pad.candidate.lines() != (typed,)
    QTest.keyClick(
        pad.candidate,
        Qt.Key.Key_Z,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    wait_for_score(qtbot, pad, score([typed], ["the cat is on the mat"]))


def test_marks_and_table_add_up(qtbot: QtBot, pad: PadPage) -> None:
    put(pad.reference, ["the cat is on the mat"])
    put(pad.candidate, ["the the the cat mat"])
    wait_for_score(qtbot, pad, "0.00")
    assert [each.style for each in marked(pad.candidate, 0)] == [
        Style.MATCH_1,
        Style.CLIPPED,
        Style.MATCH_2,
        Style.MATCH_2,
        Style.MATCH_1,
    ]
    assert [each.style for each in marked(pad.reference, 0)][2:4] == [Style.PLAIN, Style.PLAIN]
    *orders, _ = pad.cards[0].precisions.figures
    assert [order.note for order in orders] == ["4 of 5", "1 of 4", "0 of 3", "0 of 2"]
    qtbot.waitUntil(lambda: "Missing: “is”, “on”" in visible_text(pad.line_card))


def test_typed_text_is_scored_after_a_pause(
    qtbot: QtBot, pad: PadPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    scored: list[str] = []
    evaluate = evaluation.evaluate_documents

    def count(*, candidates: Sequence[Document], **rest: Any) -> Evaluation:
        scored.append(candidates[0].segments[-1])
        return evaluate(candidates=candidates, **rest)

    monkeypatch.setattr(evaluation, "evaluate_documents", count)
    lines = [f"the cat number {number} is on the mat" for number in range(20)]
    put(pad.reference, lines)
    pad.candidate.setFocus()
    for line in lines:
        QTest.keyClicks(pad.candidate, line)
        QTest.keyClick(pad.candidate, Qt.Key.Key_Return)
    wait_for_score(qtbot, pad, "100.00")
    assert scored[-1] == lines[-1]
    assert len(scored) < len(lines)


def test_different_numbers_of_lines_are_reported_on_the_page(qtbot: QtBot, pad: PadPage) -> None:
    put(pad.reference, REFERENCE)
    put(pad.candidate, [*GOOD[:2], "", "  "])
    wait_for_score(qtbot, pad, score(GOOD[:2], REFERENCE[:2]))
    assert "Lines: 3 in “Reference”, 2 in “Candidate”" in pad.message.text()
    assert not pad.evaluate_button.isEnabled()
    assert [alone for *_, alone in pad.reference.numbered()] == [False, False, True]
    assert not marked(pad.reference, 2)
    put(pad.candidate, GOOD)
    wait_for_score(qtbot, pad, score(GOOD, REFERENCE))
    assert not pad.message.isVisible()
    put(pad.candidate, [""])
    wait_for_score(qtbot, pad)
    assert not pad.evaluate_button.isEnabled()


def test_pasted_texts_become_an_evaluation(
    qtbot: QtBot, window: MainWindow, pad: PadPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    put(pad.reference, REFERENCE)
    put(pad.candidate, GOOD)
    pad.buttons[pad.second_candidate].click()
    put(pad.second_candidate, WEAK)
    wait_for_score(qtbot, pad, score(GOOD, REFERENCE), score(WEAK, REFERENCE))
    shown = [card.percent.text() for card in pad.cards]
    pad.evaluate_button.click()
    wait_for(qtbot, window, State.SCORED)
    assert not pad.isVisible()
    evaluation = window.session.evaluation
    assert evaluation is not None
    names = [candidate.name for candidate in evaluation.candidates]
    assert names == ["Pasted candidate", "Pasted second candidate"]
    assert [f"{each.score.percent:.2f}" for each in evaluation.candidates] == shown
    # Pasted texts have no files: nothing is written, read again or listed as recent.
    assert list(tmp_path.iterdir()) == []
    window.session.files.reload()
    wait_for(qtbot, window, State.SCORED)
    assert window.preferences.recent == []
    # The page keeps the typed text.
    window.window_actions.paste.trigger()
    assert pad.isVisible()
    assert pad.reference.lines() == tuple(REFERENCE)
    pad.close_button.click()
    assert not pad.isVisible()


def test_pasted_texts_become_an_evaluation_by_keyboard(
    qtbot: QtBot, window: MainWindow, pad: PadPage
) -> None:
    put(pad.reference, REFERENCE)
    put(pad.candidate, GOOD)
    wait_for_score(qtbot, pad, score(GOOD, REFERENCE))
    QTest.keyClick(pad.candidate, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    wait_for(qtbot, window, State.SCORED)
    assert not pad.isVisible()
    assert QApplication.focusWidget() is not None


def test_every_page_shows_pasted_texts(qtbot: QtBot, window: MainWindow, pad: PadPage) -> None:
    put(pad.reference, [*REFERENCE, "One more."])
    # An empty and an untranslated line, which some pages look for.
    put(pad.candidate, [*GOOD[:2], "", "One more."])
    wait_for_score(qtbot, pad, score([*GOOD[:2], "", "One more."], [*REFERENCE, "One more."]))
    pad.evaluate_button.click()
    wait_for(qtbot, window, State.SCORED)
    for page in PageName:
        window.session.navigation.open_page(page)
        qtbot.wait(50)
    qtbot.waitUntil(lambda: window.session.text_check.report is not None, timeout=30_000)
    menu = file_list(window, Role.CANDIDATE)
    menu.tree.setCurrentItem(menu.tree.topLevelItem(0))
    texts = [action.text() for action in menu.make_menu().actions()]
    assert "Rename…" in texts
    assert "Reload" not in texts


def test_pasted_texts_beside_files(
    qtbot: QtBot, window: MainWindow, pad: PadPage, write: Callable[[str, list[str]], Path]
) -> None:
    put(pad.reference, REFERENCE)
    put(pad.candidate, GOOD)
    wait_for_score(qtbot, pad, score(GOOD, REFERENCE))
    pad.evaluate_button.click()
    wait_for(qtbot, window, State.SCORED)
    files = window.session.files
    files.add(Role.CANDIDATE, [write("weak.en.txt", WEAK)])
    wait_for(qtbot, window, State.SCORED)
    [pasted, _] = files[Role.CANDIDATE]
    files.rename(pasted, "mine")
    files.move([pasted], Role.CANDIDATE)
    wait_for(qtbot, window, State.SCORED)
    evaluation = window.session.evaluation
    assert evaluation is not None
    assert [each.name for each in evaluation.candidates] == ["weak.en.txt", "mine"]
    files.rename(pasted, "")
    assert pasted.name == "Pasted candidate"


def test_scored_files_are_shown_after_the_pad_is_closed(
    qtbot: QtBot, window: MainWindow, pad: PadPage, files: dict[str, Path]
) -> None:
    window.session.files.add(Role.REFERENCE, [files["reference"]])
    window.session.files.add(Role.CANDIDATE, [files["good"]])
    wait_for(qtbot, window, State.SCORED)
    assert not pad.isVisible()
    window.window_actions.paste.trigger()
    assert pad.isVisible()
    pad.close_button.click()
    assert "BLEU" in visible_text(window)


def test_the_settings_of_the_session_count(qtbot: QtBot, window: MainWindow, pad: PadPage) -> None:
    put(pad.reference, ["The Cat Sat On"])
    put(pad.candidate, ["the cat sat on"])
    wait_for_score(qtbot, pad, "0.00")
    window.session.work.set_settings(replace(window.session.settings, lowercase=True))
    wait_for_score(qtbot, pad, "100.00")


def test_settings_that_go_with_other_files_do_not_count(
    qtbot: QtBot, window: MainWindow, pad: PadPage, files: dict[str, Path]
) -> None:
    session = window.session
    session.files.add(Role.REFERENCE, [files["reference"]])
    session.files.add(Role.CANDIDATE, [files["good"]])
    session.work.set_sample_settings(
        replace(session.settings, lowercase=True, normalize=("typography", "t2s"))
    )
    wait_for(qtbot, window, State.SCORED)
    window.window_actions.paste.trigger()
    put(pad.reference, ["The “Cat” Sat On It", "The end is near now"])
    put(pad.candidate, ['the "cat" sat on it', "The end is near now"])
    expected = score(list(pad.candidate.lines()), list(pad.reference.lines()))
    wait_for_score(qtbot, pad, expected)
    pad.evaluate_button.click()
    wait_for(qtbot, window, State.SCORED)
    assert session.evaluation is not None
    assert f"{session.evaluation.candidates[0].score.percent:.2f}" == expected


def test_chinese_is_cut_into_words(qtbot: QtBot, pad: PadPage) -> None:
    put(pad.reference, ["我們在學校裡學習機器翻譯"])
    put(pad.candidate, ["我們在學校學習機器翻譯"])
    expected = bleu_core.evaluate(
        candidates=[["我們在學校學習機器翻譯"]], references=[["我們在學校裡學習機器翻譯"]]
    ).candidates[0]
    wait_for_score(qtbot, pad, f"{expected.score.percent:.2f}")
    assert "jieba-t2s" in visible_text(pad)
    assert [each.text for each in marked(pad.candidate, 0)][:2] == ["我們", "在"]


def test_lines_equal_the_typed_text(qtbot: QtBot, pad: PadPage) -> None:
    data = QMimeData()
    data.setHtml("<b>a</b>")
    data.setText("a\u00a0b\r\nc\td\n\n")
    pad.reference.insertFromMimeData(data)
    assert pad.reference.lines() == ("a\u00a0b", "c\td")
    pad.candidate.setFocus()
    QTest.keyClicks(pad.candidate, "a")
    QTest.keyClick(pad.candidate, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClicks(pad.candidate, "b")
    assert pad.candidate.lines() == ("a", "b")
    # Tab moves to the next field.
    QTest.keyClick(pad.candidate, Qt.Key.Key_Tab)
    assert not pad.candidate.hasFocus()


def test_the_line_of_the_cursor_and_counterparts(qtbot: QtBot, pad: PadPage) -> None:
    put(pad.reference, REFERENCE)
    put(pad.candidate, WEAK)
    wait_for_score(qtbot, pad, score(WEAK, REFERENCE))
    pad.candidate.moveCursor(QTextCursor.MoveOperation.Start)
    assert pad.line_card.title.text().startswith("Segment 1:")
    assert [current for _, _, current, _ in pad.reference.numbered()] == [True, False, False]
    tokens = [each.text for each in marked(pad.candidate, 0)]
    pad.candidate.token_pointed.emit(0, tokens.index("mat"))
    lit = pad.reference.lit
    assert [marked(pad.reference, 0)[token].text for token in lit] == ["mat"]
    # The mouse has the same effect.
    pad.candidate.token_pointed.emit(0, None)
    assert not pad.reference.lit
    layout = pad.candidate.document().firstBlock().layout().lineAt(0)
    x: Any = layout.cursorToX(WEAK[0].index("mat") + 1)
    found = pad.candidate._part_at(QPointF(x[0], layout.height() / 2))[1]
    assert found is not None
    assert found.text == "mat"


def test_an_error_is_reported_on_the_page(qtbot: QtBot, window: MainWindow, pad: PadPage) -> None:
    window.session.work.set_settings(replace(window.session.settings, target_language="nonsense"))
    put(pad.reference, ["a"])
    put(pad.candidate, ["a"])
    qtbot.waitUntil(lambda: "nonsense" in pad.message.text(), timeout=10_000)
    assert not pad.evaluate_button.isEnabled()


def test_every_text_follows_the_language(qtbot: QtBot, window: MainWindow, pad: PadPage) -> None:
    put(pad.reference, ["a b c d"])
    put(pad.candidate, ["a b c e"])
    wait_for_score(qtbot, pad, "0.00")
    english = visible_text(pad).split("\n")
    window.switch_language("es")
    qtbot.waitUntil(lambda: part(window, PadPage).title.text() != english[0], timeout=10_000)
    pad = part(window, PadPage)
    assert pad.reference.lines() == ("a b c d",)
    wait_for_score(qtbot, pad, "0,00")
    spanish = visible_text(pad).split("\n")
    same = {text for text in english if text in spanish}
    assert all(len(text) < 8 or text.startswith("BLEU") for text in same)


# --- examples -----------------------------------------------------------------------------------


def test_each_example_is_two_clicks_from_the_start(pad: PadPage, qtbot: QtBot) -> None:
    links = pad.examples.findChildren(Link)
    for link, (candidate, *references) in zip(links, EXAMPLES, strict=True):
        link.click()
        shown = [field for field in (pad.reference, pad.second_reference) if field.isVisible()]
        assert [field.lines() for field in shown] == [(reference,) for reference in references]
        assert pad.candidate.lines() == (candidate,)
        wait_for_score(qtbot, pad, score([candidate], *([reference] for reference in references)))
    assert pad.examples.isHidden()
    pad.reference.undo()
    assert pad.reference.lines() == (EXAMPLES[-2][1],)


def test_an_explained_example_opens_here(window: MainWindow, qtbot: QtBot) -> None:
    window.window_actions.learn.trigger()
    dialog = part(window, LearnDialog)
    dialog.tried.emit(EXAMPLES[2])
    assert not dialog.isVisible()
    pad = part(window, PadPage)
    assert pad.isVisible()
    assert not pad.second_candidate.isVisible()
    wait_for_score(qtbot, pad, "27.22")


def test_a_second_reference_counts_and_is_marked(qtbot: QtBot, pad: PadPage) -> None:
    candidate, references = "a cat is on the mat", ["the cat is on the mat", "this is a cat"]
    put(pad.reference, references[:1])
    put(pad.candidate, [candidate])
    alone = score([candidate], references[:1])
    wait_for_score(qtbot, pad, alone)
    assert not pad.second_reference.isVisible()
    pad.buttons[pad.second_reference].click()
    assert pad.second_reference.hasFocus()
    # Nothing typed yet, so nothing changes.
    wait_for_score(qtbot, pad, alone)
    put(pad.second_reference, references[1:])
    both = score([candidate], *([reference] for reference in references))
    assert both != alone
    wait_for_score(qtbot, pad, both)
    # “a cat” is only in the second one.
    assert marked(pad.candidate, 0)[0].style is Style.MATCH_2
    styles = [each.style for each in marked(pad.second_reference, 0)]
    assert styles == [Style.PLAIN, Style.MATCH_1, Style.MATCH_2, Style.MATCH_2]
    pad.candidate.token_pointed.emit(0, 0)
    assert (pad.candidate.lit, pad.reference.lit, pad.second_reference.lit) == ({0}, set(), {2})
    pad.second_reference.token_pointed.emit(0, 1)
    assert pad.candidate.lit == {2}
    pad.buttons[pad.second_reference].click()
    wait_for_score(qtbot, pad, alone)


def test_both_references_become_files(window: MainWindow, qtbot: QtBot, pad: PadPage) -> None:
    pad.show_example(*TWO_REFERENCES)
    qtbot.waitUntil(pad.evaluate_button.isEnabled, timeout=10_000)
    pad.evaluate_button.click()
    wait_for(qtbot, window, State.SCORED)
    evaluation = window.session.evaluation
    assert evaluation is not None
    assert [each.name for each in evaluation.aligned.references] == [
        "Pasted reference",
        "Pasted second reference",
    ]
