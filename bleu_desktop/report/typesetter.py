"""Sets the texts of a report in lines."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from PySide6 import QtGui
from PySide6.QtCore import Qt

from bleu_desktop.report import print_style
from bleu_desktop.report.paper import DOTS
from bleu_desktop.shared.mark_painter import MarkPainter
from bleu_desktop.shared.paragraph import LEFT, TOLERANCE, Paragraph
from bleu_desktop.shared.shown_parts import TextRun
from bleu_score.marked.parts import Part
from bleu_score.marked.signs import without_controls


class Typesetter:
    """Sets texts in the fonts of a report, and remembers the characters it has set.

    Parameters
    ----------
    language
        The language of the report, as in `bleu_score.i18n.LANGUAGES`.
    """

    def __init__(self, language: str) -> None:
        self.fonts = print_style.Fonts(language)
        self.written: set[str] = set()

    def set(
        self,
        text: str | Iterable[Part | TextRun],
        font: QtGui.QFont,
        width: float | None = None,
        *,
        color: QtGui.QColor = print_style.INK,
        align: Qt.AlignmentFlag | None = LEFT,
        leading: float = 1.0,
    ) -> Paragraph:
        """Return a text in lines; see `Paragraph`."""
        paragraph = Paragraph(
            text, font, width, color=color, align=align, leading=leading, ink=_ink()
        )
        self.written.update(paragraph.text)
        return paragraph

    def own(
        self,
        text: str,
        width: float | None = None,
        size: float = print_style.BODY,
        *,
        bold: bool = False,
        color: QtGui.QColor = print_style.INK,
        align: Qt.AlignmentFlag = LEFT,
    ) -> Paragraph:
        """Return words of the report itself, in lines."""
        font = self.fonts.own(size, bold=bold)
        return self.set(text, font, width, color=color, align=align, leading=print_style.LEADING)

    def one_line(
        self,
        text: str,
        width: float,
        size: float = print_style.BODY,
        *,
        bold: bool = False,
    ) -> Paragraph:
        """Return a name in one line, with an ellipsis in its middle if it is too long."""
        metrics = QtGui.QFontMetricsF(self.fonts.own(size, bold=bold))
        middle, room = Qt.TextElideMode.ElideMiddle, width - TOLERANCE
        return self.own(
            metrics.elidedText(without_controls(text), middle, room), None, size, bold=bold
        )


@cache
def _ink() -> MarkPainter:
    return MarkPainter(print_style.print_palette(), 0.75 * DOTS)
