"""Paragraphs: lines of a width, an ellipsis after the last, marks at the places of their words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPalette
from PySide6.QtWidgets import QApplication

from bleu_desktop.shared.mark_painter import MarkPainter, hit_color
from bleu_desktop.shared.paragraph import LEFT, Paragraph
from bleu_desktop.shared.shown_parts import TextRun
from bleu_score.marked.parts import Part, Style

LONG = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
ARABIC = "ذهب الولد إلى المدرسة في الصباح الباكر، ثم عاد إلى البيت"

Columns = tuple[int, int]


@pytest.fixture
def font(qapp: QApplication) -> QFont:
    return QFont(QApplication.font())


def marked_columns(paragraph: Paragraph, color: QColor, width: int = 400) -> Columns | None:
    """Return the first and the last column of a picture in which a color is."""
    picture = QImage(width, 200, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    paragraph.draw(painter, 0, 0)
    painter.end()
    columns = [
        x
        for x in range(width)
        if any(picture.pixelColor(x, y).name() == color.name() for y in range(picture.height()))
    ]
    return (columns[0], columns[-1]) if columns else None


@pytest.mark.parametrize("lines", [1, 2, 3])
@pytest.mark.parametrize("text", [LONG, f"{ARABIC} {ARABIC}", "多字的文章。" * 12, "w" * 90])
def test_a_text_ends_in_an_ellipsis_after_the_last_line(font: QFont, text: str, lines: int) -> None:
    paragraph = Paragraph([Part(text)], font, 120, most_lines=lines)
    assert len(paragraph) == lines
    assert paragraph.text.endswith("…")
    assert text.startswith(paragraph.text.rstrip("…\u200d").rstrip())
    assert paragraph.natural_width < 125


@pytest.mark.parametrize("lines", [1, 2, 3])
def test_a_text_that_fits_has_no_ellipsis(font: QFont, lines: int) -> None:
    paragraph = Paragraph([Part("one\ttwo")], font, 400, most_lines=lines)
    assert paragraph.text == "one⇥two"
    assert len(paragraph) == 1


def test_a_line_break_is_a_sign_only_in_a_list(font: QFont) -> None:
    assert Paragraph([Part("a\nb")], font, 400, most_lines=2).text == "a↵b"
    assert len(Paragraph([Part("a\nb")], font, 400)) == 2


def test_a_text_begins_on_the_side_of_its_script(font: QFont) -> None:
    ink = MarkPainter(QPalette(), 1)
    color = hit_color(QPalette())
    first = [(0, 3)]
    arabic = marked_columns(Paragraph([Part(ARABIC)], font, 400, ink=ink, hits=first), color)
    assert arabic is not None
    assert arabic[1] > 390
    english = marked_columns(Paragraph([Part(LONG)], font, 400, ink=ink, hits=first), color)
    assert english is not None
    assert english[0] < 10
    left = Paragraph([Part("שלום")], font, 400, align=LEFT, ink=ink, hits=[(0, 1)])
    shown = marked_columns(left, color)
    assert shown is not None
    assert shown[1] < 100


def test_a_hit_is_at_its_place_behind_signs(font: QFont) -> None:
    ink = MarkPainter(QPalette(), 1)
    parts = [Part("a\tb "), Part("gone", Style.DELETED, is_own=False), Part("😀 cat")]
    hit = Paragraph(parts, font, 400, ink=ink, hits=[(6, 3)])
    columns = marked_columns(hit, hit_color(QPalette()))
    metrics = QFontMetricsF(font)
    assert columns is not None
    assert columns[0] == pytest.approx(metrics.horizontalAdvance("a⇥b gone😀 "), abs=3)
    assert columns[1] == pytest.approx(metrics.horizontalAdvance("a⇥b gone😀 cat"), abs=3)


def test_a_hit_that_goes_on_is_seen_behind_the_ellipsis(font: QFont) -> None:
    ink = MarkPainter(QPalette(), 1)
    options = {"most_lines": 1, "hits": [(0, len(LONG))]}
    shown = marked_columns(
        Paragraph([Part(LONG)], font, 120, ink=ink, **options), hit_color(QPalette())
    )
    assert shown is not None
    assert shown[1] > 100
    # Without ink, there are no marks.
    plain = Paragraph([Part(LONG)], font, 120, **options)
    assert marked_columns(plain, hit_color(QPalette())) is None


@pytest.mark.parametrize("style", [Style.MATCH_3, Style.DELETED])
def test_marks_are_behind_and_above_their_words(font: QFont, style: Style) -> None:
    def picture(style: Style) -> QImage:
        image = QImage(200, 40, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        with QPainter(image) as painter:
            part = Part("word", style)
            Paragraph([part], font, ink=MarkPainter(QPalette(), 1)).draw(painter, 0, 0)
        return image

    assert picture(style) != picture(Style.PLAIN)


def test_base_lines_are_at_equal_distances_whatever_the_font(font: QFont) -> None:
    (height,) = {Paragraph(text, font, 300, pitch=20).ascent for text in ("Latin", "漢字", "عربي")}
    assert 10 < height < 20
    assert Paragraph(LONG, font, 100, pitch=20, most_lines=3).height == 60


def test_words_of_the_program_have_fonts_and_keep_their_spaces(font: QFont) -> None:
    large = QFont(font)
    large.setPointSizeF(2 * font.pointSizeF())
    runs = [TextRun("72\u00a0%", large), Part("72\u00a0%")]
    assert Paragraph(runs, font).text == "72\u00a0%72␣%"
    plain = Paragraph([TextRun("72\u00a0%")], font).natural_width
    assert Paragraph(runs[:1], font).natural_width > 1.5 * plain


@pytest.mark.parametrize("text", ["a\na wider line\nb", "a wider line\na", "a wider line"])
def test_a_paragraph_is_as_wide_as_its_longest_line(font: QFont, text: str) -> None:
    longest = QFontMetricsF(font).horizontalAdvance("a wider line")
    assert Paragraph([Part(text)], font, 400).natural_width >= longest
