"""A warning about a score."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from bleu_core.diagnostics.model import Diagnostic
from bleu_desktop.shared.option_names import ter_split_name
from bleu_desktop.shared.remedies import remedies
from bleu_desktop.shared.widgets import TextLabel, column, em, row, severity_icon
from bleu_score.messages.diagnostics import warning_text


class WarningCard(QFrame):
    """A headline, what to do, and the buttons that do it.

    Signals
    -------
    fix_wanted
        The `Fix` to apply.
    place_wanted
        The `Diagnostic` whose first segment the user wants to see.
    """

    fix_wanted = Signal(object)
    place_wanted = Signal(object)

    def __init__(self, warning: Diagnostic, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        words = warning_text(warning, ter_check_box=ter_split_name())
        title = TextLabel(self, wrap=True, bold=True, selectable=True)
        title.setText(words.title)
        advice = TextLabel(self, wrap=True, selectable=True)
        advice.setText(words.advice)
        texts = column(spacing=2)
        texts.addWidget(title)
        texts.addWidget(advice)
        buttons = remedies(warning, self, fix=self.fix_wanted.emit, show=self.place_wanted.emit)
        if buttons is not None:
            texts.addSpacing(4)
            texts.addLayout(buttons)
        layout = row(self, spacing=em(self, 0.5))
        margin = em(self, 0.5)
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.addWidget(severity_icon(warning.severity, self))
        layout.addLayout(texts, 1)
