"""Buttons that fix the problem of a diagnostic, or show its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QPushButton, QToolButton, QVBoxLayout, QWidget

from bleu_core.diagnostics.model import Diagnostic, Fix
from bleu_desktop.i18n import translate
from bleu_desktop.shared.icons import icon
from bleu_desktop.shared.widgets import column, row
from bleu_score.i18n import format_number
from bleu_score.messages.diagnostics import fix_text
from bleu_score.messages.names import text_name


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


class PlaceButton(QToolButton):
    """Opens the first segment a diagnostic is about.

    Attributes
    ----------
    diagnostic
        The diagnostic.
    """

    def __init__(self, diagnostic: Diagnostic, parent: QWidget) -> None:
        number = format_number((diagnostic.where.segment or 0) + 1)
        text = translate("Remedies", "Show segment {number}").format(number=number)
        super().__init__(parent)
        self.setIcon(icon("chevron-right"))
        self.setText(text)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        # Not a flat push button, which does not show that it has the focus.
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.diagnostic = diagnostic
        if diagnostic.where.document:
            self.setAccessibleDescription(text_name(diagnostic.where.document))


def has_place(diagnostic: Diagnostic) -> bool:
    """Tell whether a diagnostic is about particular segments, not a text as a whole."""
    return diagnostic.where.segment is not None and 0 < len(diagnostic.rows) < diagnostic.segments


def remedies(
    diagnostic: Diagnostic,
    parent: QWidget,
    *,
    fix: Callable[[Fix], None],
    show: Callable[[Diagnostic], None],
    fixes: Sequence[Fix] | None = None,
) -> QVBoxLayout | None:
    """Return the buttons for a diagnostic, the best fix first; None if it has none.

    Parameters
    ----------
    fix, show
        Called with the fix, or the diagnostic whose place is wanted.
    fixes
        The fixes to offer; by default, all.
    """
    buttons: list[FixButton] = []
    for each in diagnostic.fixes if fixes is None else fixes:
        mend = FixButton(each, parent)
        mend.clicked.connect(lambda _=False, each=each: fix(each))
        buttons.append(mend)
    first: list[QAbstractButton] = [*buttons[:1]]
    if has_place(diagnostic):
        place = PlaceButton(diagnostic, parent)
        place.clicked.connect(lambda: show(diagnostic))
        first.append(place)
    if not first:
        return None
    layout = column(spacing=0.5)
    beside = row(spacing=1)
    for button in first:
        beside.addWidget(button)
    beside.addStretch(1)
    layout.addLayout(beside)
    for button in buttons[1:]:
        layout.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
    return layout
