"""A segment as a row: what it shows, where, and what a screen reader says of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QFontMetrics
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bleu_desktop.shared import segment_row, theme
from bleu_desktop.shared.paragraph import Paragraph
from bleu_desktop.shared.segment_row import RowContent, RowText, SegmentRow
from bleu_desktop.shared.segment_rows import AT_ONCE, SegmentRows
from bleu_desktop.shared.sizes import SMALL, space
from bleu_desktop.shared.widgets import scaled_font
from bleu_score.marked.parts import Part, sign_part
from tests.helpers.drawn import Drawn, painted
from tests.helpers.roles import plain

TEXTS = (
    RowText("Reference", (Part("the text"),), is_quiet=True, label="Ref"),
    RowText("Candidate", (sign_part("…"), Part("a text")), label="System", value="12.34"),
)
CONTENT = RowContent("23", "a note", "−1.5", TEXTS, "some facts", "Missing: the")
WIDTH = 600


@pytest.fixture
def parent(qtbot: QtBot, english: None) -> Iterator[QWidget]:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(WIDTH, 400)
    parent.show()
    parent.activateWindow()
    yield parent
    parent.close()


def shown(parent: QWidget, content: RowContent, width: int = WIDTH) -> SegmentRow:
    row = SegmentRow("Segment 23", content, parent.font(), parent)
    row.resize(width, 10)
    row.show()
    QApplication.processEvents()
    return row


def drawn_by(row: SegmentRow, monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """Return what a row draws around its texts."""
    monkeypatch.setattr(Paragraph, "draw", lambda *_: None)
    return painted(row, segment_row, monkeypatch)


def test_all_is_said_in_words(parent: QWidget) -> None:
    row = shown(parent, CONTENT)
    assert row.accessibleName() == "Segment 23. a note. −1.5. some facts."
    said = ["Reference: the text", "Candidate (12.34): a text", "Missing: the"]
    assert row.accessibleDescription() == "".join(f"{each}. " for each in said).strip()
    assert plain(row.toolTip()).splitlines() == ["Segment 23", *said]
    row.show_content(replace(CONTENT, said="", note="", value="", facts=""))
    assert row.accessibleName() == "Segment 23."
    assert "Missing" not in row.accessibleDescription()


def test_each_part_has_its_place(parent: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    row = shown(parent, CONTENT)
    drawn = drawn_by(row, monkeypatch)
    number, value, note = (drawn.texts[each] for each in ("23", "−1.5", "a note"))
    assert "23" in drawn.bold
    assert drawn.on_right() == {"−1.5", "12.34", ""}
    assert number.top() == value.top() == space(1)
    assert note.top() == number.bottom()
    # The facts are above the texts, each of which begins where the one before it ends.
    first, second = drawn.texts["Ref"], drawn.texts["System"]
    assert first.top() > number.top()
    assert second.top() > first.top()
    assert first.left() == second.left() == space(8)
    assert drawn.texts["12.34"].top() == second.top()
    line, color = drawn.fills[-1]
    assert (line.height(), color) == (1, theme.line(row.palette()))
    plain_row = shown(parent, replace(CONTENT, facts=""))
    others = drawn_by(plain_row, monkeypatch).texts
    assert others["Ref"].top() == space(1)
    assert row.height() - plain_row.height() == first.top() - others["Ref"].top()


def test_names_before_texts_have_the_room_of_the_longest(
    parent: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    metrics = QFontMetrics(scaled_font(parent, SMALL))
    row = shown(parent, CONTENT)
    widest = max(map(metrics.horizontalAdvance, ("Ref", "System")))
    assert drawn_by(row, monkeypatch).texts["Ref"].width() == widest + 1
    long = tuple(replace(text, label="a name " * 30) for text in TEXTS)
    drawn = drawn_by(shown(parent, replace(CONTENT, texts=long)), monkeypatch)
    [box] = (box for text, box in drawn.texts.items() if text.startswith("a na"))
    assert box.width() == WIDTH // 5
    none = tuple(replace(text, label="") for text in TEXTS)
    assert drawn_by(shown(parent, replace(CONTENT, texts=none)), monkeypatch)


def test_each_text_has_its_place_and_color(
    parent: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    def drawn(content: RowContent) -> list[tuple[str, bool, float]]:
        """Return each paragraph with whether it is muted, and where it begins."""
        row, found = shown(parent, content), []

        def note(paragraph: Paragraph, _: Drawn, x: float, __: float) -> None:
            is_muted = paragraph._color == theme.muted(row.palette())
            found.append((paragraph.text, is_muted, x))

        monkeypatch.setattr(Paragraph, "draw", note)
        painted(row, segment_row, monkeypatch)
        return found

    metrics = QFontMetrics(scaled_font(parent, SMALL))
    names = max(map(metrics.horizontalAdvance, ("Ref", "System"))) + 1
    left = space(8) + names + space(1.5)
    assert drawn(CONTENT) == [
        ("some facts", True, left),
        ("the text", True, left),
        ("…a text", False, left),
    ]
    # Without names before them, texts begin behind the number.
    unnamed = tuple(replace(text, label="") for text in TEXTS)
    places = {x for *_, x in drawn(replace(CONTENT, texts=unnamed))}
    assert places == {space(8)}


def test_other_content_gets_the_room_it_needs(parent: QWidget) -> None:
    pitch = round(parent.fontMetrics().height() * 1.45)
    row = shown(parent, replace(CONTENT, facts=""))
    one = row.height()
    row.show_content(CONTENT)
    assert row.height() == one + pitch
    row.show_content(replace(CONTENT, texts=(*TEXTS, *TEXTS)))
    assert row.height() == one + 3 * pitch


@pytest.mark.parametrize("value", ["", "1"])
@pytest.mark.parametrize("own", ["", "2"])
def test_figures_have_room_beside_the_texts(parent: QWidget, value: str, own: str) -> None:
    words = (Part("word " * 40),)
    texts = (replace(TEXTS[0], parts=words, value=own), replace(TEXTS[0], parts=words))
    row = shown(parent, replace(CONTENT, value=value, texts=texts))
    bare = shown(parent, replace(CONTENT, value="", texts=(replace(texts[0], value=""),)))
    has_values = bool(value or own)
    assert bare._room - row._room == (space(9) if has_values else 0)


def test_a_long_text_has_two_lines_or_all(parent: QWidget) -> None:
    long = replace(CONTENT, texts=(replace(TEXTS[0], parts=(Part("word " * 200),)),))
    short = SegmentRow("x", long, parent.font(), parent)
    whole = SegmentRow("x", long, parent.font(), parent, most_lines=None)
    one = shown(parent, replace(CONTENT, texts=TEXTS[:1]))
    for row in (short, whole):
        row.resize(WIDTH, 10)
        row.show()
    pitch = round(parent.fontMetrics().height() * 1.45)
    assert short.height() - one.height() == pytest.approx(pitch, abs=1)
    assert whole.height() > short.height() + 3 * pitch
    before = whole.height()
    whole.resize(WIDTH // 2, before)
    assert whole.height() > before


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_row_opens_by_keyboard(parent: QWidget, qtbot: QtBot, key: Qt.Key) -> None:
    row = shown(parent, CONTENT)
    with qtbot.waitSignal(row.clicked):
        qtbot.keyClick(row, key)
    with qtbot.assertNotEmitted(row.clicked):
        qtbot.keyClick(row, Qt.Key.Key_A)


def test_a_row_below_the_pointer_is_tinted(
    parent: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = shown(parent, CONTENT)
    center = QPointF(row.rect().center())
    QApplication.sendEvent(row, QEnterEvent(center, center, QPointF(row.mapToGlobal(QPoint()))))
    row.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, True)
    assert len(drawn_by(row, monkeypatch).fills) == 2
    row.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    assert len(drawn_by(row, monkeypatch).fills) == 1
    QApplication.sendEvent(row, QEvent(QEvent.Type.Leave))


def test_a_list_shows_more_of_its_segments_when_asked(parent: QWidget, qtbot: QtBot) -> None:
    rows = SegmentRows(parent, "The title", "points")
    rows.show()
    contents = [replace(CONTENT, number=f"{n}", place=10 * n) for n in range(AT_ONCE + 2)]
    rows.show_segments(contents, "en", None)
    assert [row.content.number for row in rows.rows] == [f"{n}" for n in range(AT_ONCE)]
    assert rows.rows[3].text() == "Segment 3"
    rows.show_more()
    assert len(rows.rows) == AT_ONCE + 2
    rows.show_more()
    assert len(rows.rows) == AT_ONCE + 2
    with qtbot.waitSignal(rows.opened) as opened:
        rows.rows[-1].click()
    assert opened.args == [10 * (AT_ONCE + 1)]
    # Tab goes through old and new rows in their order.
    assert rows.rows[AT_ONCE - 1].nextInFocusChain() is rows.rows[AT_ONCE]
    assert rows.title.text() == "The title"
    assert not rows.title.isHidden()
    assert SegmentRows(parent, "The title").title.isHidden()
    rows.show_segments(contents[:1], "en", None)
    assert len(rows.rows) == 1
