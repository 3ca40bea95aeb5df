"""Fonts for Chinese: glyphs in the form of the interface's language, and whether there are any."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo
from PySide6.QtWidgets import QApplication

from bleu_score.i18n import current_language

# Fallbacks after the system's own font, in this order; missing families are ignored. Without them
# Linux may show Simplified text in Japanese forms, or in another weight.
_FAMILIES = {
    "zh_CN": ("PingFang SC", "Microsoft YaHei UI", "Noto Sans CJK SC", "Source Han Sans SC"),
    "zh_TW": ("PingFang TC", "Microsoft JhengHei UI", "Noto Sans CJK TC", "Source Han Sans TC"),
}


def apply_fonts(language: str) -> None:
    """Show Chinese in the interface's form, in an interface of another language as Simplified."""
    font = QFont(QApplication.font())
    # By its real name: after an alias such as "Sans Serif", the Chinese family would take over.
    own = QFontInfo(font).family()
    font.setFamilies([own, *_FAMILIES.get(language, _FAMILIES["zh_CN"])])
    if font.families() != QApplication.font().families():
        QApplication.setFont(font)


def has_italics() -> bool:
    """Return whether the interface's script has italics; slanted Chinese is hard to read."""
    return not current_language().startswith("zh")


def has_chinese_font() -> bool:
    """Return whether any font of the system can show Chinese."""
    return bool(QFontDatabase.families(QFontDatabase.WritingSystem.SimplifiedChinese))
