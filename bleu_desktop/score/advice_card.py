"""A line with a diagnostic beside a score, which opens to the advice on it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QWidget

from bleu_core.diagnostics.model import Diagnostic
from bleu_desktop.session.session import Session
from bleu_desktop.shared.forms import Disclosure
from bleu_desktop.shared.option_names import ter_split_name
from bleu_desktop.shared.remedies import FixButton, remedies
from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.widgets import TextLabel, column, row, severity_icon
from bleu_score.messages.diagnostic_kinds import Reader
from bleu_score.messages.diagnostics import advice_on


class AdviceCard(QFrame):
    """A headline; on a click, the advice and the buttons that follow it.

    Signals
    -------
    opened
        Whether the user has opened or closed it.
    """

    opened = Signal(bool)

    def __init__(
        self, diagnostic: Diagnostic, session: Session, parent: QWidget, *, is_open: bool
    ) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        words = advice_on(diagnostic, Reader(ter_check_box=ter_split_name()))
        title = TextLabel(self, wrap=True, bold=True)
        title.setText(words.title)
        head = row(spacing=1)
        head.addWidget(severity_icon(diagnostic.severity, self))
        head.addWidget(title, 1)
        # A fix whose effect is in the headline is one click away.
        effect = diagnostic.effect
        if effect is not None:
            mend = FixButton(effect.fix, self)
            mend.clicked.connect(lambda: session.apply_fix(effect.fix))
            head.addWidget(mend, 0, Qt.AlignmentFlag.AlignTop)
        self.button = Disclosure(self)
        self.button.setAccessibleName(words.title)
        head.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        self.body = QWidget(self)
        advice = TextLabel(self.body, wrap=True, selectable=True)
        advice.setText(words.text)
        texts = column(self.body, spacing=0.5)
        texts.addWidget(advice)
        buttons = remedies(
            diagnostic,
            self.body,
            fix=session.apply_fix,
            show=session.navigation.open_diagnostic,
            fixes=[fix for fix in diagnostic.fixes if effect is None or fix != effect.fix],
        )
        if buttons is not None:
            texts.addLayout(buttons)
        layout = column(self, spacing=0.5)
        margin = space(1)
        layout.setContentsMargins(margin, margin // 2, margin, margin // 2)
        layout.addLayout(head)
        layout.addWidget(self.body)
        self.body.setContentsMargins(space(3), 0, 0, margin // 2)
        self.button.set_content(self.body)
        self.button.setChecked(is_open)
        self.button.toggled.connect(self.opened)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # The whole line is a target for the mouse; the keyboard uses the button.
        place = event.position().toPoint()
        in_body = self.body.isVisible() and self.body.geometry().contains(place)
        if event.button() is Qt.MouseButton.LeftButton and not in_body:
            self.button.toggle()
