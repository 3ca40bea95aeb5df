"""A card about diagnostics with the same words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QCheckBox, QFrame, QWidget

from bleu_core.diagnostics.model import Diagnostic, Normalize
from bleu_core.settings import Normalization
from bleu_desktop.i18n import translate
from bleu_desktop.session.session import Session
from bleu_desktop.shared import widgets
from bleu_desktop.shared.copying import copied_table
from bleu_desktop.shared.remedies import remedies
from bleu_desktop.shared.sizes import space
from bleu_score.i18n import join_names
from bleu_score.messages.diagnostics import (
    diagnostic_extent,
    diagnostic_text,
    diagnostic_title,
)
from bleu_score.messages.names import text_name
from bleu_score.reports.cells import Cell, Table

# Beyond this number, files are only named.
_MOST_FILES = 3


@dataclass(frozen=True)
class DiagnosticGroup:
    """Diagnostics with the same words and remedy, of one document or several."""

    title: str
    text: str
    diagnostics: Sequence[Diagnostic]

    @property
    def normalization(self) -> Normalization | None:
        """The normalization that fixes the problem."""
        return self.diagnostics[0].normalization


def grouped(diagnostics: Sequence[Diagnostic]) -> list[DiagnosticGroup]:
    """Return diagnostics grouped by their words and what mends them, in their order."""
    groups: dict[tuple[str, str, Normalization | None], list[Diagnostic]] = {}
    for one in diagnostics:
        said = (diagnostic_title(one), diagnostic_text(one), one.normalization)
        groups.setdefault(said, []).append(one)
    return [DiagnosticGroup(title, text, found) for (title, text, _), found in groups.items()]


def copied_diagnostics(groups: Sequence[DiagnosticGroup]) -> Table:
    """Return diagnostics as a table to be copied: a row for each file with one."""
    titles = (
        translate("ChecksPage", "Problem"),
        translate("ChecksPage", "Explanation"),
        translate("ChecksPage", "File"),
        translate("ChecksPage", "Where"),
        translate("ChecksPage", "Example"),
    )
    rows = [
        [
            Cell(group.title),
            Cell(group.text),
            Cell(text_name(found.where.document)),
            Cell(diagnostic_extent(found)),
            Cell(found.where.example),
        ]
        for group in groups
        for found in group.diagnostics
    ]
    return copied_table(titles, rows)


class DiagnosticCard(QFrame):
    """Shows a group of diagnostics: its words, its files with their extents, and its fixes."""

    def __init__(
        self, group: DiagnosticGroup, session: Session, *, repaired: bool, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._session = session
        self.title = group.title
        self.group = group
        self._is_repaired = repaired
        self.setFrameShape(QFrame.Shape.StyledPanel)
        # Tab stops here, so that the keyboard reaches cards without a switch.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(group.title)
        self.setAccessibleDescription(group.text)
        title = widgets.TextLabel(self, wrap=True, bold=True, selectable=True)
        title.setText(group.title)
        text = widgets.TextLabel(self, wrap=True, selectable=True)
        text.setText(group.text)
        self._texts = widgets.column(spacing=0.5)
        self._texts.addWidget(title)
        self._texts.addWidget(text)
        for diagnostic in group.diagnostics[:_MOST_FILES]:
            self._add_diagnostic(diagnostic)
        if rest := group.diagnostics[_MOST_FILES:]:
            also = widgets.TextLabel(self, wrap=True, muted=True)
            names = join_names([text_name(diagnostic.where.document) for diagnostic in rest])
            also.setText(translate("ChecksPage", "Also in: {names}").format(names=names))
            self._texts.addSpacing(space(0.5))
            self._texts.addWidget(also)
        layout = widgets.row(self, spacing=1)
        margin = space(1)
        layout.setContentsMargins(margin, margin, margin, margin)
        severity = group.diagnostics[0].severity
        layout.addWidget(
            widgets.IconLabel("check", self) if repaired else widgets.severity_icon(severity, self)
        )
        layout.addLayout(self._texts, 1)

    def _add_diagnostic(self, diagnostic: Diagnostic) -> None:
        name = widgets.ElidedLabel(self)
        name.setText(text_name(diagnostic.where.document))
        self._texts.addSpacing(space(0.5))
        self._texts.addWidget(name)
        if extent := diagnostic_extent(diagnostic):
            label = widgets.TextLabel(self, wrap=True, muted=True)
            label.setText(extent)
            self._texts.addWidget(label)
        if diagnostic.where.example:
            self._texts.addWidget(_Example(diagnostic.where.example, self))
        # Normalizations have a switch of their own.
        fixes = [fix for fix in diagnostic.fixes if not isinstance(fix, Normalize)]
        buttons = remedies(
            diagnostic,
            self,
            fix=self._session.apply_fix,
            show=self._session.navigation.open_diagnostic,
            fixes=() if self._is_repaired else fixes,
        )
        if buttons is not None:
            self._texts.addLayout(buttons)

    def add_switch(self, switch: QCheckBox, effects: Sequence[str]) -> None:
        """Add the switch of a normalization, with its effects on the scores, the largest first."""
        switch.setAccessibleDescription("\n".join(effects))
        self._texts.addSpacing(space(1))
        self._texts.addWidget(switch, 0, Qt.AlignmentFlag.AlignLeft)
        if not effects:
            return
        label = widgets.TextLabel(self, wrap=True, muted=True)
        label.setText(effects[0])
        if len(effects) > 1:
            label.setToolTip(widgets.plain_tool_tip("\n".join(effects)))
        below = widgets.column()
        below.setContentsMargins(space(3), 0, 0, 0)
        below.addWidget(label)
        self._texts.addLayout(below)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setPen(QPen(self.palette().highlight().color(), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))


class _Example(widgets.TextLabel):
    """A piece of a file's text, on a background that differs from that of our own texts."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent, wrap=True, selectable=True)
        self.setMargin(widgets.em(self, 0.3))
        self.setText(text)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setAutoFillBackground(True)
