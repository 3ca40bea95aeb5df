"""The meanings of a text's marks."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QWidget

from bleu_desktop.i18n import translate
from bleu_desktop.shared.marked_text import MarkedText
from bleu_score.marked.legend import legend_parts
from bleu_score.marked.parts import MATCHES, View


class MarkLegend(MarkedText):
    """Small samples of the marks, each with its meaning."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(translate("Marks", "Legend"))
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setCursor(Qt.CursorShape.ArrowCursor)
        # The legend is no text from a file, and does not look like one.
        self.viewport().setAutoFillBackground(False)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(Qt.GlobalColor.transparent))
        self.document().setDocumentMargin(0)

    def show_view(self, view: View, order: int = len(MATCHES), references: int = 1) -> None:
        """Explain the marks of a view.

        Parameters
        ----------
        order
            The longest n-grams that are counted.
        references
            The number of references.
        """
        self.show_parts(legend_parts(view, order, references))
