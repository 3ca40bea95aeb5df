"""The button of a fix, and whether a diagnostic has a place."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QWidget

from bleu_core.diagnostics.model import Diagnostic, Fix
from bleu_score.messages.diagnostics import fix_text


class FixButton(QPushButton):
    """Applies a fix.

    Attributes
    ----------
    fix
        The request that a click makes.
    """

    def __init__(self, fix: Fix, parent: QWidget) -> None:
        super().__init__(fix_text(fix), parent)
        self.fix = fix


def has_place(diagnostic: Diagnostic) -> bool:
    """Tell whether a diagnostic is about particular segments, not a text as a whole."""
    return diagnostic.where.segment is not None and 0 < len(diagnostic.rows) < diagnostic.segments
