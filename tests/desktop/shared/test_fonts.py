"""The fonts for Chinese, Japanese and Korean: each has the form of its own language."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontInfo
from PySide6.QtWidgets import QApplication

from bleu_desktop.i18n import set_language
from bleu_desktop.shared.fonts import apply_fonts, has_italics, text_font

# The fonts of macOS, of Windows, and of Linux under its two names.
FAMILIES = {
    "zh-CN": ["PingFang SC", "Microsoft YaHei UI", "Noto Sans CJK SC", "Source Han Sans SC"],
    "zh-TW": ["PingFang TC", "Microsoft JhengHei UI", "Noto Sans CJK TC", "Source Han Sans TC"],
    "ja": ["Hiragino Sans", "Yu Gothic UI", "Noto Sans CJK JP", "Source Han Sans JP"],
    "ko": ["Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans CJK KR", "Source Han Sans KR"],
}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("tag", FAMILIES)
def test_each_system_has_a_font_for_each_language(tag: str) -> None:
    assert text_font(QFont(), tag).families()[:-1] == FAMILIES[tag]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("tag", "script", "language"),
    [
        ("zh", None, "zh-CN"),
        ("zh-HK", None, "zh-TW"),
        ("zh-TW", "Hans", "zh-CN"),
        ("zh-CN", "Hant", "zh-TW"),
        (None, "Hant", "zh-TW"),
        ("ja", "Hans", "ja"),
    ],
)
def test_the_script_of_a_text_counts_more_than_its_language(
    tag: str | None, script: str | None, language: str
) -> None:
    assert text_font(QFont(), tag, script).families()[:-1] == FAMILIES[language]


@pytest.mark.parametrize(
    ("language", "families", "italics"),
    [("zh_TW", "zh-TW", False), ("zh_CN", "zh-CN", False), ("es", "zh-CN", True)],
)
def test_the_interface_has_the_fonts_of_its_language_after_its_own(
    qapp: QApplication, english: None, language: str, families: str, italics: bool
) -> None:
    before = QApplication.font()
    own = QFontInfo(before).family()
    apply_fonts(language)
    assert QApplication.font().families() == [own, *FAMILIES[families]]
    QApplication.setFont(before)
    set_language(language)
    assert has_italics() is italics
