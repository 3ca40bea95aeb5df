"""Typed texts without a window: what is shown of the score, and the numbers of lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QLabel, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.settings import Settings
from bleu_core.tokenizers import get_tokenizer
from bleu_desktop.pad import text_field
from bleu_desktop.pad.line_card import LineCard
from bleu_desktop.pad.line_matches import LineMatches
from bleu_desktop.pad.pad_page import _WIDE, PadPage
from bleu_desktop.pad.text_field import TextField
from bleu_desktop.session.session import Session
from bleu_desktop.shared.controls import Link
from bleu_desktop.shared.examples import EXAMPLES
from bleu_desktop.shared.widgets import em
from tests.helpers.drawn import painted

TEXT = ["the cat sat on the mat today", "we went home again last night"]


@pytest.fixture
def page(qtbot: QtBot, english: None) -> Iterator[PadPage]:
    parent = QWidget()
    qtbot.addWidget(parent)
    session = Session()
    page = PadPage(session, parent)
    page.resize(1000, 800)
    parent.resize(1000, 800)
    parent.show()
    yield page
    session.close()
    parent.close()


def put(page: PadPage, *texts: Sequence[str]) -> None:
    for field, lines in zip(
        (page.reference, page.candidate, page.second_candidate), texts, strict=False
    ):
        field.setPlainText("\n".join(lines))


def state(page: PadPage) -> dict[str, bool]:
    """Return what is shown and enabled, apart from the texts."""
    return {
        "hint": not page._hint.isHidden(),
        "message": not page.message.isHidden(),
        "examples": not page.examples.isHidden(),
        "facts": not page._facts.isHidden(),
        "legend": not page.legend.isHidden(),
        "first": not page.cards[0].isHidden(),
        "second": not page.cards[1].isHidden(),
        "evaluate": page.evaluate_button.isEnabled(),
    }


def scored(page: PadPage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not page._pause.isActive() and page._evaluation is not None)
    qtbot.waitUntil(lambda: page.message.text() != "Scoring…")


def test_what_is_shown_follows_the_texts(page: PadPage, qtbot: QtBot) -> None:
    nothing = dict.fromkeys(state(page), False)
    assert state(page) == nothing | {"hint": True, "examples": True}
    assert page.main_widget() is page.reference
    put(page, TEXT)
    assert state(page) == nothing | {"hint": True}
    assert page.main_widget() is page.candidate
    put(page, TEXT, TEXT)
    assert page.message.text() == "Scoring…"
    assert state(page) == nothing | {"message": True}
    scored(page, qtbot)
    shown = nothing | {"hint": True, "facts": True, "legend": True, "first": True}
    assert state(page) == shown | {"evaluate": True}
    assert page.brief.text() == "BLEU 100.00"
    assert page.cards[0].name.isHidden()
    assert page._facts.text() == "Segments: 2. Word segmentation: 13a."
    put(page, TEXT, TEXT[:1])
    qtbot.waitUntil(lambda: bool(page.message.text()))
    scored(page, qtbot)
    qtbot.waitUntil(lambda: page._facts.text().startswith("Segments: 1."))
    # Texts of different lengths are no evaluation.
    assert state(page) == shown | {"hint": False, "message": True}
    assert page.message.text() == (
        "Lines: 2 in “Reference”, 1 in “Candidate”. Only the first 1 are scored."
    )
    put(page, TEXT, [])
    assert state(page) == nothing | {"hint": True}
    assert page.brief.text() == ""


def test_a_second_candidate_counts_once_there_is_text(page: PadPage, qtbot: QtBot) -> None:
    assert page._boxes[page.second_candidate].isHidden()
    page.buttons[page.second_candidate].click()
    assert not page._boxes[page.second_candidate].isHidden()
    put(page, TEXT, TEXT)
    scored(page, qtbot)
    assert (state(page)["first"], state(page)["second"]) == (True, False)
    put(page, TEXT, TEXT, [TEXT[0], "x"])
    qtbot.waitUntil(lambda: not page.cards[1].isHidden())
    assert [card.name.text() for card in page.cards] == ["Candidate", "Second candidate"]
    assert page.brief.text().startswith("BLEU 100.00 · ")
    page.buttons[page.second_candidate].click()
    qtbot.waitUntil(lambda: page.cards[1].isHidden())
    scored(page, qtbot)
    qtbot.waitUntil(lambda: page.cards[0].name.isHidden())


def test_each_example_is_a_link(page: PadPage) -> None:
    links = page.examples.findChildren(Link)
    for link, (candidate, *references) in zip(links, EXAMPLES, strict=True):
        words = candidate.split()
        assert link.text() == " ".join(words[:5]) + ("…" if len(words) > 5 else "")
        assert link.toolTip() == candidate
        link.click()
        shown = [*page.reference.lines(), *page.second_reference.lines()]
        assert [*page.candidate.lines(), *shown] == [candidate, *references]
        assert page._boxes[page.second_reference].isHidden() is (len(references) == 1)
        assert not page.second_candidate.lines()
    labels = {label.buddy(): label.text() for label in page.findChildren(QLabel) if label.buddy()}
    assert labels == {
        page.reference: "Reference",
        page.second_reference: "Second reference",
        page.candidate: "Candidate",
        page.second_candidate: "Second candidate",
    }
    assert all(field.accessibleName() == text for field, text in labels.items())


def test_the_score_is_beside_the_texts_where_there_is_room(page: PadPage) -> None:
    for width, is_wide in ((em(page, _WIDE), True), (em(page, _WIDE) - 1, False)):
        page.resize(width, 800)
        assert (page._body.direction() is QBoxLayout.Direction.LeftToRight) is is_wide
        assert page.brief.isHidden() is is_wide


# Lines


@pytest.fixture
def field(qtbot: QtBot) -> Iterator[TextField]:
    parent = QWidget()
    qtbot.addWidget(parent)
    field = TextField(parent)
    field.resize(400, 300)
    parent.resize(400, 300)
    parent.show()
    yield field
    parent.close()


def test_lines_are_read_once_until_they_change(field: TextField) -> None:
    field.setPlainText("a\nb\n \n")
    lines = field.lines()
    assert lines == ("a", "b")
    assert field.lines() is lines
    field.setPlainText("a\nc")
    assert field.lines() == ("a", "c")


def test_lines_are_numbered_and_those_alone_are_marked(field: TextField) -> None:
    field.setPlainText("a\nb\nc\n")
    field.show_marks(lambda _: (), 2)
    field.show_line(1)
    numbered = list(field.numbered())
    assert [(number, current, alone) for _, number, current, alone in numbered] == [
        (1, False, False),
        (2, True, False),
        (3, False, True),
        # The empty line at the end is no segment.
        (4, False, False),
    ]
    tops = [base for base, *_ in numbered]
    assert tops == sorted({*tops})


def test_numbers_have_a_sign_where_a_line_is_alone(
    field: TextField, monkeypatch: pytest.MonkeyPatch
) -> None:
    field.setPlainText("a\nb\nc")
    field.show_marks(lambda _: (), 2)
    field.show_line(0)
    drawn = painted(field._numbers, text_field, monkeypatch)
    assert [*drawn.texts] == ["1", "2", "!3"]
    assert drawn.bold == ["1", "!3"]
    assert len({box.top() for box in drawn.texts.values()}) == 3


@pytest.mark.parametrize(("lines", "digits"), [(1, 2), (99, 2), (100, 3), (1000, 4)])
def test_numbers_have_room(field: TextField, lines: int, digits: int) -> None:
    field.setPlainText("\n".join("x" * lines))
    advance = field._numbers.fontMetrics().horizontalAdvance("0" * digits + "!")
    assert field._numbers.wanted_width() == advance + em(field._numbers, 0.8)
    assert field._numbers.width() == field._numbers.wanted_width()


def test_the_line_is_told_while_the_field_has_the_focus(field: TextField, qtbot: QtBot) -> None:
    told: list[int] = []
    field.line_chosen.connect(told.append)
    field.setPlainText("a\nb\nc")
    field.clearFocus()
    field.moveCursor(field.textCursor().MoveOperation.End)
    assert told == []
    field.window().activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    assert told == [2]
    field.show_line(2)
    qtbot.keyClick(field, Qt.Key.Key_Up)
    assert told == [2, 1]


def test_a_line_that_is_looked_at_elsewhere_comes_into_sight(
    field: TextField, qtbot: QtBot
) -> None:
    field.setPlainText("\n".join(f"line {number}" for number in range(100)))
    field.clearFocus()
    bar, places = field.verticalScrollBar(), []
    for line in (60, 61, 0, 99):
        field.show_line(line)
        assert (line + 1, True) in [(number, current) for _, number, current, _ in field.numbered()]
        places.append(bar.value())
    # Beside one in sight, nothing moves.
    assert places[0] == places[1] > places[2] == 0 < places[3]
    # Where the user types, nothing moves either.
    field.window().activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    field.show_line(0)
    assert bar.value() == places[3]


def test_a_line_is_tinted_if_there_are_several(field: TextField) -> None:
    def tinted() -> bool:
        image = field.viewport().grab().toImage()
        base = field.palette().base().color()
        return image.pixelColor(image.width() - 3, 6).rgb() != base.rgb()

    field.setPlainText("a")
    field.show_line(0)
    assert not tinted()
    field.setPlainText("a\nb")
    field.show_line(0)
    assert tinted()
    field.show_line(1)
    assert not tinted()


# Matches


def test_lines_are_matched_while_both_texts_have_them() -> None:
    matches = LineMatches()
    texts = {"candidate": TEXT, "references": [[*TEXT, "more"]]}
    of_reference = partial(matches.reference_parts, number=0)
    assert matches.candidate_parts(0, **texts) == ()
    matches.use(get_tokenizer("13a"), Settings())
    for find in (matches.candidate_parts, of_reference):
        assert [bool(find(line, **texts)) for line in (0, 1, 2)] == [True, True, False]
    first = matches.candidate_parts(0, **texts)
    # What is known is not looked for again, unless the settings are others.
    assert matches.candidate_parts(0, **texts) is first
    matches.use(get_tokenizer("13a"), Settings())
    assert matches.candidate_parts(0, **texts) is first
    matches.use(get_tokenizer("13a"), Settings(lowercase=True))
    assert matches.candidate_parts(0, **texts) is not first


@pytest.mark.parametrize(
    ("number", "token", "expected"),
    [
        (None, 0, (0, 1, 0)),
        (None, 1, (1, 0, 1)),
        # No reference has it, and there is no such token.
        (None, 2, None),
        (None, 3, None),
        (None, None, None),
        (0, 0, None),
        (0, 1, (1, 0, 1)),
        (0, 2, None),
        (1, 0, (0, 1, 0)),
    ],
)
def test_a_token_has_its_counterpart(
    number: int | None, token: int | None, expected: tuple[int, int, int] | None
) -> None:
    matches = LineMatches()
    texts = {"candidate": ["a cat sat"], "references": [["the cat"], ["a dog"]]}
    assert matches.counterparts(0, 0, number=None, **texts) is None
    matches.use(get_tokenizer("13a"), Settings())
    assert matches.counterparts(0, token, number=number, **texts) == expected
    assert matches.counterparts(1, token, number=number, **texts) is None


@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_line_has_its_reasons(qtbot: QtBot, english: None, count: int) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    matches = LineMatches()
    matches.use(get_tokenizer("13a"), Settings())
    reasons = matches.reasons(0, candidate=TEXT, references=[TEXT])
    assert reasons is not None
    card = LineCard(parent)
    card.show_line(4, [(name, reasons) for name in ("one", "two")[:count]])
    assert card.isHidden() is (count == 0)
    texts = [label.text() for label in card._rows.findChildren(QLabel) if not label.isHidden()]
    bold = [text for text in texts if not text.startswith("•")]
    assert bold == [["one: sentence BLEU 100.00", "two: sentence BLEU 100.00"], []][count < 2]
    if count:
        assert card.title.text() == ["Segment 5: sentence BLEU 100.00", "Segment 5"][count - 1]
    parent.close()
