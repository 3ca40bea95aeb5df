"""Text of files in cells: control characters are shown, and the language of the text sets fonts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QTextLayout
from PySide6.QtWidgets import QApplication

from bleu_desktop.shared.cell_texts import is_right_to_left, shown_text, visible
from bleu_desktop.shared.fonts import text_font


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain text", "plain text"),
        ("a\tb\nc\u2028", "a⇥b↵c⟨U+2028⟩"),
        ("\u202eevil\u2066", "⟨U+202E⟩evil⟨U+2066⟩"),
        ("zero\u200bwidth\x00", "zero⟨U+200B⟩width⟨U+0000⟩"),
        # Wide spaces are visible anyway, and joiners belong to their neighbors.
        ("12\u00a0%\u3000می\u200cخواهم", "12␣%\u3000می\u200cخواهم"),
        ("x" * 600, "x" * 500 + "…"),
    ],
)
def test_control_characters_are_shown_as_signs(text: str, shown: str) -> None:
    assert visible(text) == shown


@pytest.mark.parametrize(
    ("tag", "script", "family"),
    [
        ("zh-TW", "Hant", "Noto Sans CJK TC"),
        ("zh", "Hant", "Noto Sans CJK TC"),
        ("zh-HK", None, "Noto Sans CJK TC"),
        ("zh", "Hani", "Noto Sans CJK SC"),
        (None, "Hans", "Noto Sans CJK SC"),
        ("ja", "Jpan", "Noto Sans CJK JP"),
        ("ko", None, "Noto Sans CJK KR"),
    ],
)
def test_text_gets_the_fonts_of_its_language(
    qapp: QApplication, tag: str | None, script: str | None, family: str
) -> None:
    font = QFont(qapp.font())
    font.setBold(True)
    found = text_font(font, tag, script)
    assert family in found.families()
    assert found.bold()


def test_other_languages_keep_the_font(qapp: QApplication) -> None:
    font = qapp.font()
    assert text_font(font, "es", "Latn").families() == font.families()
    assert text_font(font, None).families() == font.families()


def test_both_kinds_of_chinese_are_told_apart_in_one_window(qapp: QApplication) -> None:
    """The order of drawing and the language of the interface make no difference."""
    if not QFontDatabase.hasFamily("Noto Sans CJK TC"):
        pytest.skip("the fonts are not installed")

    def comma(tag: str) -> list[int]:
        layout = QTextLayout("，", text_font(qapp.font(), tag))
        layout.beginLayout()
        layout.createLine()
        layout.endLayout()
        return [number for run in layout.glyphRuns() for number in run.glyphIndexes()]

    before = QLocale()
    try:
        QLocale.setDefault(QLocale("zh_CN"))
        simplified, traditional = comma("zh-CN"), comma("zh-TW")
    finally:
        QLocale.setDefault(before)
    assert simplified
    assert traditional != simplified


def test_fonts_of_the_text_come_before_that_of_the_interface(qapp: QApplication) -> None:
    font = qapp.font()
    found = text_font(font, "zh-TW", "Hant")
    assert found.families()[-1] == QFontInfo(font).family()
    assert found.families()[0] != found.families()[-1]
    # Fonts for all of East Asia would follow the language of the interface.
    assert found.featureValue(QFont.Tag("locl")) == 0
    assert QFont.Tag("locl") not in text_font(font, "es").featureTags()


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (None, "(missing)"),
        ("", "(empty)"),
        (" \n", "(empty)"),
        ("a\nb", "a␣b"),
        ("x" * 500, "x" * 500),
        ("x" * 501, "x" * 500 + "…"),
    ],
)
@pytest.mark.usefixtures("english")
def test_a_missing_text_is_not_an_empty_one(text: str | None, shown: str) -> None:
    assert shown_text(text) == shown


@pytest.mark.parametrize(
    ("text", "is_rtl"),
    [
        *((text, False) for text in ("abc", "12 abc", "abc שלום", "123", "")),
        *((text, True) for text in ("12 שלום", "سلام abc")),
    ],
)
def test_the_first_letter_tells_the_direction(text: str, is_rtl: bool) -> None:
    assert is_right_to_left(text) is is_rtl
