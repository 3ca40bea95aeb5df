"""Fonts for Chinese, with glyphs in the form of the interface's language."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo
from PySide6.QtWidgets import QApplication

from bleu_score.i18n import current_language

# Fallbacks after the system's own font, in this order; missing families are ignored. Without these
# fallbacks, Linux may show Simplified text in Japanese forms, or in a different weight.
_FAMILIES = {
    "zh_CN": ("PingFang SC", "Microsoft YaHei UI", "Noto Sans CJK SC", "Source Han Sans SC"),
    "zh_TW": ("PingFang TC", "Microsoft JhengHei UI", "Noto Sans CJK TC", "Source Han Sans TC"),
}


# The same for text in languages other than the interface's.
_TEXT_FAMILIES = {
    "Hans": _FAMILIES["zh_CN"],
    "Hant": _FAMILIES["zh_TW"],
    "ja": ("Hiragino Sans", "Yu Gothic UI", "Noto Sans CJK JP", "Source Han Sans JP"),
    "ko": ("Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans CJK KR", "Source Han Sans KR"),
}


def text_font(font: QFont, tag: str | None, script: str | None = None) -> QFont:
    """Return a font for text in a language, whatever the interface's is.

    Parameters
    ----------
    font
        The font to vary: its size and weight stay.
    tag, script
        The language, such as ``zh-TW``, and the script the text is in, such as ``Hant``.
    """
    language, *subtags = (tag or "").split("-")
    if language == "zh" and script not in ("Hans", "Hant"):
        script = "Hant" if {"TW", "HK", "MO", "Hant"} & {*subtags} else "Hans"
    families = _TEXT_FAMILIES.get(language) or _TEXT_FAMILIES.get(script or "")
    found = QFont(font)
    if families is not None:
        # The text's families come first, because Qt keeps one list of fallbacks for each first
        # family: that of the first request.
        found.setFamilies([*families, QFontInfo(font).family()])
        # Fonts for all of East Asia would follow the language of the interface instead.
        found.setFeature(QFont.Tag("locl"), 0)
    return found


def apply_fonts(language: str) -> None:
    """Show Chinese in the form of a Chinese interface; otherwise, in that of Simplified Chinese."""
    font = QFont(QApplication.font())
    # Use its real name: after an alias such as "Sans Serif", the Chinese family would take over.
    own = QFontInfo(font).family()
    font.setFamilies([own, *_FAMILIES.get(language, _FAMILIES["zh_CN"])])
    if font.families() != QApplication.font().families():
        QApplication.setFont(font)


def has_italics() -> bool:
    """Tell whether the interface's script has italics; slanted Chinese is hard to read."""
    return not current_language().startswith("zh")


def has_chinese_font() -> bool:
    """Tell whether any font of the system can show Chinese."""
    return bool(QFontDatabase.families(QFontDatabase.WritingSystem.SimplifiedChinese))
