"""The fonts for Chinese, Japanese and Korean: each has the form of its own language."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont

from bleu_desktop.shared.fonts import text_font

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
