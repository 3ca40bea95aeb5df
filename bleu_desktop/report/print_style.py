"""Fonts and colors of print: dark on white, whatever the theme of the window is."""

from __future__ import annotations

from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette

from bleu_desktop.report.paper import DOTS
from bleu_desktop.shared import theme
from bleu_desktop.shared.fonts import text_font
from bleu_score.i18n import language_tag

# The first installed family is used.
_FAMILIES = ("Noto Sans", "Segoe UI", "Helvetica Neue", "Liberation Sans", "DejaVu Sans")

BODY, SMALL, TINY, LEAST = 9.5, 8.5, 7.5, 6.5
TITLE, SECTION, LARGE = 20.0, 13.0, 11.0
LEADING = 1.12

INK = QColor("#1b1d21")
MUTED = QColor("#5a5f68")
RULE = QColor("#aab0b9")
HAIRLINE = QColor("#dfe2e7")
PAPER = QColor("#ffffff")
HUE = QColor("#2763c4")
WARNING = QColor(theme.WARNING_COLOR)

# For signatures and hashes; the first installed family is used.
_FIXED_WIDTH = (
    "Noto Sans Mono", "Cascadia Mono", "Consolas", "Menlo", "DejaVu Sans Mono", "Liberation Mono",
)  # fmt: skip


def print_palette() -> QPalette:
    """Return the palette of white paper."""
    palette = QPalette(PAPER)
    role = QPalette.ColorRole
    for which, color in (
        (role.Window, PAPER),
        (role.Base, PAPER),
        (role.WindowText, INK),
        (role.Text, INK),
        (role.Highlight, HUE),
    ):
        palette.setColor(which, color)
    return palette


class Fonts:
    """The fonts of a report.

    Parameters
    ----------
    language
        The language of the report, as in `bleu_score.i18n.LANGUAGES`.
    """

    def __init__(self, language: str) -> None:
        self._tag = language_tag(language)
        installed = set(QFontDatabase.families())
        self._family = next((name for name in _FAMILIES if name in installed), "")
        self._fixed = next((name for name in _FIXED_WIDTH if name in installed), self._family)
        self._made: dict[tuple[float, bool, str | None, str | None], QFont] = {}

    def own(self, size: float, *, bold: bool = False) -> QFont:
        """Return the font for the words of the report itself."""
        return self.of_text(size, self._tag, bold=bold)

    def of_text(
        self, size: float, tag: str | None, script: str | None = None, *, bold: bool = False
    ) -> QFont:
        """Return a font for text in a language, which may differ from the report's.

        Parameters
        ----------
        size
            The size in points.
        tag, script
            The language and the script, which the forms of Chinese characters follow.
        """
        key = size, bold, tag, script
        if key not in self._made:
            self._made[key] = self._make(size, bold, tag, script)
        return self._made[key]

    def code(self, size: float) -> QFont:
        """Return a font in which all letters have the same width."""
        key = size, False, "code", None
        if key not in self._made:
            font = QFont(self.own(size))
            font.setFamilies([self._fixed, *font.families()])
            self._made[key] = font
        return self._made[key]

    @property
    def all_made(self) -> list[QFont]:
        """All fonts that have been made."""
        return list(self._made.values())

    def _make(self, size: float, bold: bool, tag: str | None, script: str | None) -> QFont:
        font = QFont(self._family) if self._family else QFont()
        font.setPixelSize(round(size * DOTS))
        font.setBold(bold)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        found = text_font(font, tag, script)
        if len(found.families()) < 2:
            # Chinese within a text of another language has the forms of the report's language.
            fallback = text_font(font, self._tag if self._tag.startswith("zh") else "zh-CN")
            found.setFamilies([*font.families(), *fallback.families()[:-1]])
        # A ligature could not be searched for, nor copied.
        found.setFeature(QFont.Tag("liga"), 0)
        return found
