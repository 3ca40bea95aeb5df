"""What the marks of a text mean."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QWidget

from bleu_desktop.i18n import translate
from bleu_desktop.shared.marked_text import MarkedText
from bleu_desktop.shared.text_parts import MATCHES, Part, Style, View
from bleu_score.i18n import format_number


class MarkLegend(MarkedText):
    """Small samples of the marks, each with its meaning."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = View.MATCHES
        self._order = len(MATCHES)
        self._references = 1
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setCursor(Qt.CursorShape.ArrowCursor)
        # It is no text from a file, and looks like none.
        self.viewport().setAutoFillBackground(False)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(Qt.GlobalColor.transparent))
        self.document().setDocumentMargin(0)

    def show_view(self, view: View, order: int = len(MATCHES), references: int = 1) -> None:
        """Explain the marks of a view, in the current language.

        Parameters
        ----------
        order
            The longest n-grams that are counted.
        references
            The number of references.
        """
        self._view, self._order, self._references = view, order, references
        self.setAccessibleName(translate("Marks", "Legend"))
        parts = {
            View.MATCHES: lambda: _match_parts(order),
            View.DIFFERENCES: lambda: _difference_parts(references),
            View.TOKENS: _token_parts,
        }
        self.show_parts(parts[view]())

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.show_view(self._view, self._order, self._references)


def _match_parts(order: int) -> Sequence[Part]:
    parts = [Part(translate("Marks", "Longest match, in tokens:")), Part("  ")]
    shown = min(order, len(MATCHES))
    for number, style in enumerate(MATCHES[:shown], 1):
        text = format_number(number)
        if number == shown:
            # A longer match is marked like the longest n-grams it consists of.
            text = translate("Marks", "{count} or more").format(count=text)
        parts += [_sample(text, style), Part("  ")]
    repeated = translate("Marks", "repeated too often")
    unmatched = translate("Marks", "no match")
    return [*parts, _sample(repeated, Style.CLIPPED), Part("  · "), Part(unmatched)]


def _difference_parts(references: int) -> Sequence[Part]:
    compared = translate("Marks", "compared with the reference")
    if references > 1:
        compared = translate("Marks", "compared with the most similar reference")
    return [
        _sample(translate("Marks", "added"), Style.INSERTED),
        Part("  "),
        _sample(translate("Marks", "deleted"), Style.DELETED),
        Part("  "),
        _sample(translate("Marks", "→ moved"), Style.MOVED),
        Part("  · "),
        Part(compared),
    ]


def _token_parts() -> Sequence[Part]:
    return [
        _sample(translate("Marks", "token"), Style.TOKEN),
        Part("  · "),
        Part(translate("Marks", "what is counted; spaces between tokens do not count")),
    ]


def _sample(text: str, style: Style) -> Part:
    return Part(f" {text} ", style)
