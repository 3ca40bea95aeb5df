"""A card with the advice on a diagnostic beside a score."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QWidget

from bleu_core.diagnostics.model import Diagnostic
from bleu_desktop.session.session import Session
from bleu_desktop.shared.option_names import ter_split_name
from bleu_desktop.shared.remedies import remedies
from bleu_desktop.shared.widgets import TextLabel, column, em, row, severity_icon
from bleu_score.messages.diagnostic_kinds import Reader
from bleu_score.messages.diagnostics import advice_on


class AdviceCard(QFrame):
    """A headline, the advice, and the buttons that follow it."""

    def __init__(self, diagnostic: Diagnostic, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        words = advice_on(diagnostic, Reader(ter_check_box=ter_split_name()))
        title = TextLabel(self, wrap=True, bold=True, selectable=True)
        title.setText(words.title)
        advice = TextLabel(self, wrap=True, selectable=True)
        advice.setText(words.text)
        texts = column(spacing=2)
        texts.addWidget(title)
        texts.addWidget(advice)
        buttons = remedies(
            diagnostic, self, fix=session.apply_fix, show=session.navigation.open_diagnostic
        )
        if buttons is not None:
            texts.addSpacing(4)
            texts.addLayout(buttons)
        layout = row(self, spacing=em(self, 0.5))
        margin = em(self, 0.5)
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.addWidget(severity_icon(diagnostic.severity, self))
        layout.addLayout(texts, 1)
