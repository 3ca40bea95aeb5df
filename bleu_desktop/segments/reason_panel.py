"""The reasons for a segment's score: matches in numbers, reasons in words, and diagnostics."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from bleu_core.diagnostics.model import Diagnostic, Fix
from bleu_core.settings import CONCERNS
from bleu_desktop.i18n import translate
from bleu_desktop.shared import widgets
from bleu_desktop.shared.cell_texts import visible
from bleu_desktop.shared.precision_row import PrecisionRow
from bleu_score.marked.segment import MarkedSegment
from bleu_score.messages.diagnostic_kinds import concern_name
from bleu_score.messages.diagnostics import fix_text, headline
from bleu_score.messages.reasons import reason_texts


class ReasonPanel(QWidget):
    """Explains one candidate's segment.

    Signals
    -------
    fix_wanted
        The `Fix` of a diagnostic that the user wants to apply.
    """

    fix_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._diagnostics: Sequence[Diagnostic] = ()
        self.title = widgets.TextLabel(self, bold=True)
        self.title.setText(translate("SegmentDetail", "Why this score"))
        self.reasons = widgets.TextLabel(self, wrap=True, selectable=True)
        self.parts = PrecisionRow(self)
        self.diagnostic_rows = widgets.column()
        widgets.column(self, self.title, self.reasons, self.parts, self.diagnostic_rows)

    def explain(self, explained: MarkedSegment, references: int) -> None:
        """Explain a segment.

        Parameters
        ----------
        references
            The number of references.
        """
        reasons = explained.reasons
        texts = reason_texts(reasons, references=references, shown=visible)
        self.reasons.setText("\n".join(f"• {text}" for text in texts))
        self.reasons.setVisible(bool(texts))
        length = _length_reference(explained) if references > 1 else None
        self.parts.show_score(reasons.score, length)

    def show_diagnostics(self, diagnostics: Sequence[Diagnostic]) -> None:
        """Show the diagnostics of the segment."""
        if diagnostics != self._diagnostics:
            self._diagnostics = diagnostics
            self._show_diagnostics()

    def _show_diagnostics(self) -> None:
        widgets.clear_layout(self.diagnostic_rows)
        stops: list[QWidget] = [self.parts]
        for diagnostic in self._diagnostics:
            shown = _DiagnosticRow(diagnostic, self.fix_wanted.emit, self)
            self.diagnostic_rows.addWidget(shown)
            stops += shown.buttons
        # Tab would come to new buttons last.
        widgets.set_tab_order(stops)


class _DiagnosticRow(QWidget):
    """A diagnostic of the segment."""

    def __init__(self, diagnostic: Diagnostic, fix: Callable[[Fix], None], parent: QWidget) -> None:
        super().__init__(parent)
        title = widgets.TextLabel(self, wrap=True, selectable=True)
        if diagnostic.kind.value in CONCERNS:
            title.setText(concern_name(diagnostic.kind.value))
        else:
            title.setText(headline(diagnostic))
        texts = widgets.column(None, title, spacing=0.5)
        self.buttons = [QPushButton(fix_text(each), self) for each in diagnostic.fixes]
        for button, each in zip(self.buttons, diagnostic.fixes, strict=True):
            button.clicked.connect(lambda *_, each=each: fix(each))
            texts.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        widgets.row(self, widgets.severity_icon(diagnostic.severity, self), (texts, 1))


def _length_reference(explained: MarkedSegment) -> int:
    """Return the index of the reference whose length counted."""
    length = explained.matches.statistics.reference_length
    lengths = [len(reference.tokens) for reference in explained.matches.references]
    return lengths.index(length) if length in lengths else 0
