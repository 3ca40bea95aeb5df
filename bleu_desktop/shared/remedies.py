"""The button of a fix."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QWidget

from bleu_core.diagnostics.model import Fix
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
