"""A text with marks: display, copying, and the counterpart that lights up for a token."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QHelpEvent, QImage, QMouseEvent, QPainter, QPalette, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.analysis.matches import SegmentMatches, match_segment
from bleu_core.tokenizers import get_tokenizer
from bleu_desktop.shared import marked_text, theme
from bleu_desktop.shared.counterparts import Counterparts
from bleu_desktop.shared.mark_legend import MarkLegend
from bleu_desktop.shared.mark_painter import MarkPainter, hit_color
from bleu_desktop.shared.marked_text import MOST_CHARACTERS, MarkedText
from bleu_score.marked.looks import LOOKS
from bleu_score.marked.matches import candidate_parts, reference_parts, token_parts
from bleu_score.marked.parts import MATCHES, Part, Style, View
from tests.helpers.driving_pages import on_its_own
from tests.helpers.roles import plain


class Texts(QWidget):
    """A reference above a candidate."""

    def __init__(self) -> None:
        super().__init__()
        layout = QVBoxLayout(self)
        self.reference, self.candidate = MarkedText(self), MarkedText(self)
        self.counterparts = Counterparts(self)
        self.described: list[str] = []
        self.counterparts.described.connect(self.described.append)
        for text in (self.reference, self.candidate):
            layout.addWidget(text)
            self.counterparts.watch(text)

    def show_matches(self, matches: SegmentMatches) -> None:
        self.reference.show_parts(reference_parts(matches, 0))
        self.candidate.show_parts(candidate_parts(matches))
        self.counterparts.show({self.candidate: matches}, [self.reference])


@pytest.fixture
def texts(qapp: QApplication, english: None) -> Iterator[Texts]:
    with on_its_own(Texts, 600, 300) as shown:
        yield shown


@pytest.fixture
def text(texts: Texts) -> MarkedText:
    return texts.candidate


def matches_of(candidate: str, *references: str, tokenizer: str = "13a") -> SegmentMatches:
    return match_segment(
        candidate=candidate, references=references, tokenizer=get_tokenizer(tokenizer)
    )


def styles(text: MarkedText) -> dict[str, Style]:
    return {part.text: part.style for part in text.parts if part.token is not None}


def point_at(text: MarkedText, place: int) -> None:
    """Move the mouse to a place in the shown text."""
    cursor = QTextCursor(text.document())
    cursor.setPosition(place)
    at = QPointF(text.cursorRect(cursor).center()) + QPointF(2, 0)
    move = QMouseEvent(
        QEvent.Type.MouseMove,
        at,
        text.viewport().mapToGlobal(at),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(text.viewport(), move)


def test_a_token_is_marked_by_its_longest_match(texts: Texts) -> None:
    texts.show_matches(matches_of("the the cat sat here", "the cat sat down here"))
    found = [(part.text, part.style) for part in texts.candidate.parts if part.token is not None]
    assert found == [
        ("the", Style.CLIPPED),
        ("the", Style.MATCH_3),
        ("cat", Style.MATCH_3),
        ("sat", Style.MATCH_3),
        ("here", Style.MATCH_1),
    ]
    assert styles(texts.reference)["down"] is Style.PLAIN
    assert styles(texts.reference)["here"] is Style.MATCH_1
    first, *_ = texts.candidate.parts
    assert first.note == "Repeated: counted once, because the reference has it once"


def test_a_space_within_a_match_is_marked(texts: Texts) -> None:
    texts.show_matches(matches_of("we sat down", "they sat down"))
    spaces = [part.style for part in texts.candidate.parts if part.text == " "]
    assert spaces == [Style.PLAIN, Style.MATCH_2]


def test_control_characters_are_shown_and_not_copied_as_signs(text: MarkedText) -> None:
    written = "abc \u202edef\u200b\tg\u00a0h\n😀 שלום \u2067x"
    text.show_parts([Part(written)])
    shown = text.toPlainText()
    assert {"\u202e", "\u2067", "\u200b"}.isdisjoint(shown)
    assert "⟨U+202E⟩def⟨U+200B⟩⇥g␣h↵" in shown
    assert "שלום" in shown
    assert text.text() == written
    text.selectAll()
    assert text.createMimeDataFromSelection().text() == written


def test_a_part_of_the_text_is_copied_without_added_parts(text: MarkedText) -> None:
    text.show_parts(
        [
            Part("a 😀 "),
            Part("gone ", Style.DELETED, is_own=False),
            Part("b\u200bc", Style.INSERTED),
        ]
    )
    assert "gone" in text.toPlainText()
    assert text.text() == "a 😀 b\u200bc"
    text.setFocus()
    text.selectAll()
    QTest.keyClick(text, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.clipboard().text() == "a 😀 b\u200bc"
    cursor = text.textCursor()
    cursor.setPosition(text.toPlainText().index("b") + 1)  # the emoji takes two places
    cursor.movePosition(cursor.MoveOperation.Right, cursor.MoveMode.KeepAnchor)
    text.setTextCursor(cursor)
    assert text.createMimeDataFromSelection().text() == "b"


def test_pointing_lights_the_counterpart(texts: Texts) -> None:
    texts.show_matches(matches_of("then the cat sat", "the cat sat down"))
    point_at(texts.candidate, len("then the c"))
    assert texts.candidate.lit == {1, 2, 3}
    assert texts.reference.lit == {0, 1, 2}
    assert texts.described[-1] == "“cat”: Part of a match of 3 tokens"
    point_at(texts.candidate, 1)
    assert texts.candidate.lit == {0}
    assert texts.reference.lit == frozenset()
    assert texts.described[-1] == "“then”: Not in the reference"
    point_at(texts.reference, 1)
    assert texts.reference.lit == {0}
    assert texts.candidate.lit == {1}


def test_the_first_letter_can_be_pointed_at_but_not_the_margin(texts: Texts) -> None:
    texts.show_matches(matches_of("the cat", "the cat"))
    point_at(texts.candidate, 0)
    assert texts.candidate.lit == {0, 1}
    corner = QPointF(1, 1)
    move = QMouseEvent(
        QEvent.Type.MouseMove,
        corner,
        corner,
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(texts.candidate.viewport(), move)
    assert texts.candidate.lit == set()
    assert texts.described[-1] == ""


def test_a_tool_tip_is_the_note_of_a_token(
    text: MarkedText, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    tips = SimpleNamespace(
        showText=lambda _, words, __: shown.append(plain(words)), hideText=lambda: shown.append("")
    )
    monkeypatch.setattr(marked_text, "QToolTip", tips)
    text.show_parts([Part("one", note="The first <b>"), Part(" "), Part("two")])
    for place in (0, 4):
        cursor = QTextCursor(text.document())
        cursor.setPosition(place)
        at = text.cursorRect(cursor).center() + QPoint(2, 0)
        help_event = QHelpEvent(QEvent.Type.ToolTip, at, text.viewport().mapToGlobal(at))
        QApplication.sendEvent(text.viewport(), help_event)
    assert shown == ["The first <b>", ""]
    what = QHelpEvent(QEvent.Type.WhatsThis, QPoint(5, 5), QPoint(5, 5))
    QApplication.sendEvent(text.viewport(), what)
    assert len(shown) == 2


def test_a_part_of_a_text_is_painted_as_in_the_whole(texts: Texts) -> None:
    words = " ".join(["the cat sat on the mat"] * 12)
    texts.show_matches(matches_of(words, words))
    text = texts.candidate
    plain_text = text.viewport().grab().toImage()
    text.light({20})
    whole = text.viewport().grab().toImage()
    assert whole != plain_text
    for top in range(whole.height()):
        strip = QRect(0, top, whole.width(), 1)
        assert text.viewport().grab(strip).toImage() == whole.copy(strip)
    # The token of another paragraph is none of this one.
    text.light({20}, 1)
    assert text.viewport().grab().toImage() == plain_text


def test_pointing_lights_the_same_match_in_other_candidates(texts: Texts) -> None:
    references = ("a house", "one red house")
    other, second = MarkedText(texts), MarkedText(texts)
    matches = {
        texts.candidate: matches_of("a red house", *references),
        # Its “a house” matches the other reference.
        other: matches_of("the red house is a house", *references),
    }
    texts.counterparts.show(matches, [texts.reference, second])
    texts.candidate.token_pointed.emit(0, 1)
    lit = [text.lit for text in (texts.candidate, other, texts.reference, second)]
    assert lit == [{1, 2}, {1, 2}, set(), {1, 2}]
    # A reference that is not shown is not lit.
    texts.counterparts.show(matches, [texts.reference])
    texts.candidate.token_pointed.emit(0, 1)
    assert [text.lit for text in (texts.candidate, other, texts.reference)] == [
        {1, 2},
        {1, 2},
        set(),
    ]


def test_the_keyboard_lights_the_counterpart_too(texts: Texts, qtbot: QtBot) -> None:
    texts.show_matches(matches_of("then the cat sat", "the cat sat down"))
    texts.candidate.setFocus()
    qtbot.waitUntil(texts.candidate.hasFocus)
    for _ in range(len("then t")):
        QTest.keyClick(texts.candidate, Qt.Key.Key_Right)
    assert texts.reference.lit == {0, 1, 2}
    texts.reference.setFocus()
    qtbot.waitUntil(texts.reference.hasFocus)
    assert texts.candidate.lit == {1}


def test_the_matching_reference_of_several_is_named(texts: Texts) -> None:
    texts.show_matches(matches_of("a red house", "a house", "one red house"))
    notes = {part.text: part.note for part in texts.candidate.parts if part.token is not None}
    assert notes["red"] == "Part of a match of 2 tokens · Reference 2"
    assert notes["a"] == "Matches as a single token · Reference 1"


def test_tokens_keep_the_text(text: MarkedText) -> None:
    matches = matches_of("我们喜欢茶。", "我们喜欢茶。", tokenizer="jieba")
    text.show_parts(token_parts(matches.candidate), "zh-CN")
    assert [part.text for part in text.parts if part.token is not None] == [
        "我们",
        "喜欢",
        "茶",
        "。",
    ]
    assert text.text() == "我们喜欢茶。"


def test_a_token_that_differs_from_the_text_has_a_note(text: MarkedText) -> None:
    matches = matches_of("a &amp; b", "a b")
    text.show_parts(token_parts(matches.candidate))
    assert text.note_of(1) == "Compared as “&”"
    assert text.note_of(0) == ""


def test_only_the_beginning_of_a_long_text_is_marked(text: MarkedText) -> None:
    words = MOST_CHARACTERS // 2
    parts = (Part("w ", Style.MATCH_1, token) for token in range(3 * words))
    text.show_parts(parts)
    assert text.text() == "w " * words
    assert text.parts[-1].text == "…"
    assert len(list(parts)) == 2 * words - 1, "made although they are not shown"


def test_a_long_text_without_marks_is_cut(text: MarkedText) -> None:
    text.show_parts([Part("w" * MOST_CHARACTERS * 2)])
    assert text.text() == "w" * MOST_CHARACTERS


def test_a_text_is_as_high_as_its_lines(texts: Texts, qtbot: QtBot) -> None:
    texts.candidate.show_parts([Part("short")])
    low = texts.candidate.height()
    texts.candidate.show_parts([Part("多字。" * 100)])
    assert texts.candidate.height() > 2 * low
    assert texts.candidate.horizontalScrollBar().maximum() == 0
    high = texts.candidate.height()
    texts.resize(texts.width() * 2, texts.height())
    qtbot.waitUntil(lambda: texts.candidate.height() < high)


@pytest.mark.parametrize(
    ("language", "family"),
    [
        ("zh-TW", "Noto Sans CJK TC"),
        ("zh-Hant-HK", "Noto Sans CJK TC"),
        ("zh", "Noto Sans CJK SC"),
        ("ja", "Noto Sans CJK JP"),
    ],
)
def test_the_font_follows_the_language_of_the_text(
    text: MarkedText, language: str, family: str
) -> None:
    text.show_parts([Part("直")], language)
    families = text.document().defaultFont().families()
    others = [name for name in families if "Noto Sans CJK" in name]
    assert others[0] == family


def test_marks_differ_without_their_shades(qapp: QApplication) -> None:
    palette = QPalette(Qt.GlobalColor.white)
    palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.white)
    palette.setColor(QPalette.ColorRole.Text, Qt.GlobalColor.black)
    palette.setColor(QPalette.ColorRole.Highlight, Qt.GlobalColor.white)
    painter = MarkPainter(palette, 1)

    def drawn(*styles: Style) -> QImage:
        picture = QImage(60, 30, QImage.Format.Format_RGB32)
        picture.fill(Qt.GlobalColor.white)
        on_picture = QPainter(picture)
        rect = QRectF(5, 5, 50, 20)
        for style in styles:
            painter.draw_behind(on_picture, rect, style, 18)
            painter.draw_above(on_picture, rect, style, 18)
        on_picture.end()
        picture.convertTo(QImage.Format.Format_Mono)
        return picture

    pictures = [drawn(), *map(drawn, LOOKS)]
    for first, second in combinations(pictures, 2):
        assert first != second


def test_the_legend_explains_each_view(qapp: QApplication, english: None) -> None:
    with on_its_own(MarkLegend, 500, 100) as legend:
        legend.show_view(View.MATCHES)
        assert [part.style for part in legend.parts if part.style in MATCHES] == [*MATCHES]
        assert "4 or more" in legend.toPlainText()
        legend.show_view(View.MATCHES, 2)
        assert "2 or more" in legend.toPlainText()
        legend.show_view(View.DIFFERENCES)
        assert {Style.INSERTED, Style.DELETED, Style.MOVED} <= {p.style for p in legend.parts}
        assert legend.focusPolicy() == Qt.FocusPolicy.NoFocus


@pytest.mark.parametrize("colors", ["light", "dark"])
def test_text_on_a_hit_is_readable(qapp: QApplication, colors: str) -> None:
    theme.apply_theme(colors)
    palette = QApplication.palette()
    hit = hit_color(palette)
    assert theme.contrast(palette.color(QPalette.ColorRole.Text), hit) >= theme.LEAST_CONTRAST
    # A hit differs from its surroundings, also in a selected row.
    for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Highlight):
        assert theme.contrast(palette.color(role), hit) > 1.2
    theme.apply_theme("system")


def test_hits_are_at_their_places_beside_signs_and_missing_words(qtbot: QtBot) -> None:
    text = MarkedText()
    qtbot.addWidget(text)
    parts = [
        Part("a\tb", Style.PLAIN),
        Part("[gone]", Style.GAP, is_own=False),
        Part(" \U0001f600 cat", Style.PLAIN),
    ]
    text.show_parts(parts)
    own = text.text()
    text.mark_hits([(own.index("b"), 1), (own.index("cat"), 3), (own.index("cat"), 99)])
    shown = text.toPlainText().encode("utf-16-le")
    marked = [shown[2 * start : 2 * end].decode("utf-16-le") for start, end in text.hits]
    # A hit that goes beyond the end is not marked.
    assert marked == ["b", "cat"]
    text.show_parts(parts)
    assert not text.hits


def test_a_sign_of_direction_does_not_turn_the_text_it_is_in(text: MarkedText) -> None:
    for written in ("שלום, abc.", "\u200fabc", "⟨ab⟩ שלום"):
        text.show_parts([Part(written)])
        is_rtl = (
            text.document().defaultTextOption().textDirection() == Qt.LayoutDirection.RightToLeft
        )
        assert is_rtl == (written[0] != "⟨"), written
