"""One segment in full, with the session of a real window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from bleu_core.diagnostics.model import LeaveOut
from bleu_core.files.addresses import Role
from bleu_core.workspace.notes import Note, SegmentVerdict
from bleu_desktop.segments.segment_detail import MOST_STACKED, SegmentDetail
from bleu_desktop.session.session import State
from bleu_desktop.shared.marked_text import MarkedText
from bleu_desktop.shell.main_window import MainWindow
from bleu_score.marked.parts import Style, View
from bleu_score.messages.diagnostics import fix_text
from tests.helpers.driving import GOOD, REFERENCE, WEAK, visible_text, wait_for

Write = Callable[[str, list[str]], Path]
Open = Callable[..., SegmentDetail]

REPEATED = ["the the the cat cat sat", "It was raining hard, hard, in the old town.", "We went."]


@pytest.fixture
def opened(qtbot: QtBot, window: MainWindow, write: Write) -> Open:
    """Score texts, and return the detail that shows their first segment."""
    detail = SegmentDetail(window.session)
    qtbot.addWidget(detail)
    detail.resize(800, 700)

    def open_texts(
        candidates: Sequence[list[str]],
        references: Sequence[list[str]] = (REFERENCE,),
        source: list[str] | None = None,
        segment: int = 0,
    ) -> SegmentDetail:
        files = window.session.files
        texts = {Role.REFERENCE: references, Role.CANDIDATE: candidates}
        for role, lists in texts.items():
            files.add(
                role, [write(f"{role.value}{n}.en.txt", each) for n, each in enumerate(lists)]
            )
        if source is not None:
            files.add(Role.SOURCE, [write("source.de.txt", source)])
        wait_for(qtbot, window, State.SCORED)
        detail.show()
        show(detail, window, segment)
        # The first segment is explained in the background.
        qtbot.waitUntil(detail.reasons.isVisible)
        return detail

    return open_texts


def show(detail: SegmentDetail, window: MainWindow, segment: int) -> None:
    evaluation = window.session.evaluation
    assert evaluation is not None
    detail.show_segment(evaluation, window.session.navigation.candidate_index, segment)


def marked(text: MarkedText, *styles: Style) -> list[str]:
    return [part.text for part in text.parts if part.style in styles and part.token is not None]


def table(detail: SegmentDetail) -> list[tuple[int, ...]]:
    """Return the matched and all n-grams of each order."""
    *orders, _ = detail.reasons.parts.figures
    return [tuple(map(int, order.note.split(" of "))) for order in orders]


@pytest.mark.parametrize("texts", [GOOD, WEAK, REPEATED])
def test_marks_add_up_to_the_table(opened: Open, window: MainWindow, texts: list[str]) -> None:
    detail = opened([texts])
    evaluation = window.session.evaluation
    assert evaluation is not None
    for segment in range(len(texts)):
        show(detail, window, segment)
        row = evaluation.candidates[0].bleu.statistics[segment].tolist()
        assert table(detail) == list(zip(row[2:6], row[6:10], strict=True))
        [block] = detail.candidates
        tokens = [part for part in block.text.parts if part.token is not None]
        counted = [
            part
            for part in tokens
            if part.style not in (Style.PLAIN, Style.CLIPPED) and "Repeated" not in part.note
        ]
        assert (len(counted), len(tokens)) == table(detail)[0]


def test_the_detail_lists_the_reasons_for_the_score(opened: Open, window: MainWindow) -> None:
    detail = opened([REPEATED])
    shown = visible_text(detail)
    assert "Repeated more often than in the reference: “the”, “cat”" in shown
    penalty = detail.reasons.parts.figures[-1]
    assert (penalty.value, penalty.note) == ("0.8465", "Tokens: 6, reference: 7")
    assert marked(detail.candidates[0].text, Style.CLIPPED) == ["the", "the", "cat"]
    assert "Reference · reference0.en.txt" in shown
    assert "candidate0.en.txt" in detail.candidates[0].radio.text()
    assert detail.head.place.text() == "Segment 1"
    show(detail, window, 2)
    assert detail.head.place.text() == "Segment 3"
    assert detail.candidates[0].text.text() == "We went."


def test_the_source_is_shown(opened: Open) -> None:
    detail = opened([GOOD], source=["Die Katze.", "Es regnete.", "Wir gingen."])
    assert detail.source.text.text() == "Die Katze."
    assert detail.source.isVisible()


def scores(detail: SegmentDetail) -> list[float]:
    return [float(block.note.text().split()[-1]) for block in detail.candidates]


def test_the_chosen_candidate_and_its_reasons_are_below_the_reference(
    opened: Open, window: MainWindow
) -> None:
    texts = [[*GOOD[:n], *["x y z w"] * (3 - n)] for n in range(3)]
    detail = opened([WEAK, *texts, GOOD, REFERENCE, REPEATED], segment=1)
    assert len(detail.candidates) == MOST_STACKED
    assert scores(detail) == sorted(scores(detail), reverse=True)
    chosen = [block.radio.text() for block in detail.candidates if block.radio.isChecked()]
    assert chosen == ["candidate5"]  # the best one
    window.session.navigation.choose("candidate1.en.txt", "candidate0.en.txt")
    show(detail, window, 1)
    [first, second, *others] = detail.candidates
    assert [block.radio.isChecked() for block in detail.candidates] == [True, False, False, False]
    assert first.radio.text() == "candidate1"
    assert first.note.text() == "Sentence BLEU: 0.00"
    assert not first.difference.isVisible()
    # The candidate to compare with comes next, then the best ones.
    assert second.radio.text() == "candidate0"
    assert [block.note.text() for block in others] == ["Sentence BLEU: 100.00"] * 2
    assert others[0].difference.text() == "+100.00"
    QApplication.processEvents()
    content = detail.area.widget()
    assert content is not None
    places = [
        widget.mapTo(content, QPoint()).y()
        for widget in (detail.references[0], first, detail.reasons, second, *others)
    ]
    assert places == sorted(places)
    assert detail.more.text() == "Show all 7 candidates"
    detail.more.click()
    assert len(detail.candidates) == 7
    assert scores(detail)[2:] == sorted(scores(detail)[2:], reverse=True)
    detail.more.click()
    assert len(detail.candidates) == MOST_STACKED


def test_a_candidate_is_chosen_for_all_pages(opened: Open, window: MainWindow) -> None:
    detail = opened([GOOD, WEAK])
    before = table(detail)
    QTest.mouseClick(detail.candidates[1].radio, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    navigation = window.session.navigation
    assert navigation.candidate is not None
    assert navigation.candidate.name == "candidate1.en.txt"
    assert table(detail) != before
    # It is now the first one, with the focus.
    assert detail.candidates[0].radio.text() == "candidate1"
    assert "candidate1.en.txt" in detail.candidates[0].radio.toolTip()
    assert detail.focusWidget() is detail.candidates[0].radio
    navigation.choose_rival("candidate0.en.txt")
    detail.candidates[1].radio.click()
    assert navigation.rival is not None
    assert (navigation.candidate_index, navigation.rival.name) == (0, "candidate1.en.txt")


def test_views_have_keys_and_stay(opened: Open, window: MainWindow) -> None:
    detail = opened([GOOD])
    [block] = detail.candidates
    assert "mat." in "".join(marked(block.text, Style.MATCH_2))
    QTest.keyClick(detail, Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    assert [part.text for part in block.text.parts if part.style is Style.DELETED] == ["the"]
    assert [part.text for part in block.text.parts if part.style is Style.INSERTED] == ["a"]
    assert block.text.text() == GOOD[0]
    QTest.keyClick(detail, Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    assert len(marked(block.text, Style.TOKEN)) == table(detail)[0][1]
    show(detail, window, 1)
    assert detail.view is View.TOKENS
    assert detail.head.views.buttons[View.TOKENS].isChecked()
    assert marked(detail.references[0].text, Style.TOKEN)
    window.close()
    assert window.preferences.view is View.TOKENS


def test_the_counted_reference_is_named(opened: Open) -> None:
    other = ["A cat was sitting on a mat over there.", *REFERENCE[1:]]
    detail = opened([GOOD], [other, REFERENCE])
    assert detail.reasons.parts.figures[-1].note == "Tokens: 7, reference 2: 7"
    notes = [block.note.text() for block in detail.references]
    counts = [int(note.removeprefix("Matches taken from this reference: ")) for note in notes]
    assert counts == [2, 5]
    assert "compared with" not in detail.legend.toPlainText()
    detail.show_view(View.DIFFERENCES)
    assert "compared with the most similar reference" in detail.legend.toPlainText()
    # Compared with the second reference, only one word differs.
    [block] = detail.candidates
    assert [part.text for part in block.text.parts if part.style is Style.INSERTED] == ["a"]


def test_pointing_lights_all_texts(opened: Open) -> None:
    detail = opened([GOOD, WEAK])
    first, second = detail.candidates
    detail.references[0].text.token_pointed.emit(0, 1)
    assert first.text.lit == {1}
    detail.references[0].text.token_pointed.emit(0, 5)
    assert (first.text.lit, second.text.lit) == ({5}, {3})
    assert detail.description.text().startswith("“mat”")
    detail.references[0].text.token_pointed.emit(0, None)
    assert first.text.lit == frozenset()


def test_diagnostics_are_shown_with_their_fixes(
    opened: Open, window: MainWindow, qtbot: QtBot
) -> None:
    source = ["Cat sits at mat.", "Es regnete.", "Wir gingen."]
    detail = opened([WEAK], source=source)
    QApplication.processEvents()
    assert "Untranslated (the candidate is the source text)" in visible_text(detail)
    buttons = detail.reasons.findChildren(QPushButton)
    assert [button.text() for button in buttons] == [
        fix_text(LeaveOut("untranslated", is_on=False))
    ]
    show(detail, window, 1)
    QApplication.processEvents()
    assert "Untranslated" not in visible_text(detail)
    buttons[0].click()
    wait_for(qtbot, window, State.SCORED)
    assert window.session.evaluation is not None
    assert window.session.evaluation.segments == 2


def test_an_empty_segment_says_so(opened: Open) -> None:
    detail = opened([["", *GOOD[1:]]])
    [block] = detail.candidates
    assert block.text.text() == ""
    assert block.text.toPlainText() == "(empty)"
    assert "The candidate is empty here." in visible_text(detail)


def test_a_long_text_is_marked_in_the_background(
    opened: Open, window: MainWindow, qtbot: QtBot
) -> None:
    long = " ".join(f"word{n % 50}" for n in range(1100))
    detail = opened([[GOOD[0], long]], [[REFERENCE[0], long + " end"]])
    show(detail, window, 1)
    [block] = detail.candidates
    assert block.text.text() == long
    assert not marked(block.text, Style.MATCH_4)
    assert not detail.reasons.isVisible()
    qtbot.waitUntil(detail.reasons.isVisible)
    assert len(marked(block.text, Style.MATCH_4)) == 1100


def test_notes_are_kept_with_the_segment(opened: Open, window: MainWindow) -> None:
    detail = opened([GOOD, WEAK])
    notes = window.session.notes
    QTest.keyClick(detail, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert notes.note(0, 0) == Note(bookmarked=True)
    verdict = detail.notes.verdict
    verdict.setCurrentIndex(verdict.findData(SegmentVerdict.STYLE.value))
    verdict.activated.emit(verdict.currentIndex())
    QTest.keyClick(detail, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(detail.notes.comment, " odd word ")
    show(detail, window, 1)
    assert notes.note(0, 0) == Note(SegmentVerdict.STYLE, "odd word", bookmarked=True)
    assert not notes.note(1, 0)
    assert detail.notes.comment.text() == ""
    assert not detail.notes.bookmark.isChecked()
    show(detail, window, 0)
    assert detail.notes.comment.text() == "odd word"
    assert verdict.currentText() == "Style"
    detail.candidates[1].radio.click()
    assert detail.notes.comment.text() == ""


def test_undoing_a_note_opens_its_segment(opened: Open, window: MainWindow, qtbot: QtBot) -> None:
    detail = opened([GOOD])
    detail.notes.comment.setFocus()
    QTest.keyClicks(detail.notes.comment, "first")
    QTest.keyClick(detail.notes.comment, Qt.Key.Key_Return)
    show(detail, window, 1)
    with qtbot.waitSignal(window.session.navigation.segment_wanted) as wanted:
        window.session.work.undo()
    assert wanted.args == [0]
    assert not window.session.notes.all_notes()


def test_a_comment_being_written_survives_another_scoring(
    opened: Open, window: MainWindow, qtbot: QtBot
) -> None:
    detail = opened([GOOD, WEAK], segment=2)
    QTest.keyClicks(detail.notes.comment, "half a th")
    session = window.session
    session.files.remove([session.files[Role.CANDIDATE][1]])
    wait_for(qtbot, window, State.SCORED)
    show(detail, window, 0)
    assert [(noted.segment, noted.note.text) for noted in session.notes.all_notes()] == [
        (2, "half a th")
    ]


def test_keys_ask_for_the_next_and_previous_segment(opened: Open) -> None:
    detail = opened([GOOD])
    steps: list[int] = []
    detail.head.step_wanted.connect(steps.append)
    QTest.keyClick(detail, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    QTest.keyClick(detail, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    detail.head.set_steps(back=False, forward=True)
    QTest.keyClick(detail, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert steps == [1, -1]
    detail.clear()
    assert not detail.area.widget().isVisible()
    assert not detail.notes.isEnabled()
