"""A card about one issue in the files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QFrame, QWidget

from bleu_core.diagnostics.model import Diagnostic, Normalize
from bleu_core.settings import Normalization
from bleu_desktop.i18n import translate
from bleu_desktop.shared.copying import Rows
from bleu_desktop.shared.remedies import remedies
from bleu_desktop.shared.widgets import (
    ElidedLabel,
    IconLabel,
    TextLabel,
    column,
    em,
    one_line,
    plain_tool_tip,
    row,
    severity_icon,
)
from bleu_score.i18n import join_names
from bleu_score.messages.choices import normalization_name
from bleu_score.messages.diagnostics import finding_extent, finding_text, finding_title

# Beyond this number, files are only named.
_MOST_FILES = 3


@dataclass(frozen=True)
class FindingGroup:
    """Diagnostics with the same words, of one document or several."""

    title: str
    text: str
    findings: Sequence[Diagnostic]

    @property
    def normalization(self) -> Normalization | None:
        """The normalization that evens it out."""
        return self.findings[0].normalization


def grouped(findings: Sequence[Diagnostic]) -> list[FindingGroup]:
    """Return findings grouped by title and text, in their order."""
    groups: dict[tuple[str, str], list[Diagnostic]] = {}
    for finding in findings:
        groups.setdefault((finding_title(finding), finding_text(finding)), []).append(finding)
    return [FindingGroup(title, text, found) for (title, text), found in groups.items()]


def copied_findings(groups: Sequence[FindingGroup]) -> Rows:
    """Return issues as a table to be copied, the titles first: a row for each file with one."""
    titles = [
        translate("ChecksPage", "Problem"),
        translate("ChecksPage", "Explanation"),
        translate("ChecksPage", "File"),
        translate("ChecksPage", "Where"),
        translate("ChecksPage", "Example"),
    ]
    rows = [
        [group.title, group.text, found.where.document, finding_extent(found), found.where.example]
        for group in groups
        for found in group.findings
    ]
    return [titles, *rows]


class FindingCard(QFrame):
    """One issue: what it is, where it is, and what evens it out.

    Signals
    -------
    fix_wanted
        The `Fix` to apply.
    place_wanted
        The `Diagnostic` whose first segment the user wants to see.
    """

    fix_wanted = Signal(object)
    place_wanted = Signal(object)

    def __init__(self, group: FindingGroup, *, repaired: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = group.title
        self.group = group
        self._normalization = group.normalization
        self._is_repaired = repaired
        self.setFrameShape(QFrame.Shape.StyledPanel)
        # Tab stops here, so that the keyboard reaches cards without a switch.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(group.title)
        self.setAccessibleDescription(group.text)
        title = TextLabel(self, wrap=True, bold=True, selectable=True)
        title.setText(group.title)
        text = TextLabel(self, wrap=True, selectable=True)
        text.setText(group.text)
        self._texts = column(spacing=em(self, 0.2))
        self._texts.addWidget(title)
        self._texts.addWidget(text)
        for finding in group.findings[:_MOST_FILES]:
            self._add_finding(finding)
        if rest := group.findings[_MOST_FILES:]:
            also = TextLabel(self, wrap=True, muted=True)
            names = join_names([one_line(finding.where.document) for finding in rest])
            also.setText(translate("ChecksPage", "Also in: {names}").format(names=names))
            self._texts.addSpacing(em(self, 0.3))
            self._texts.addWidget(also)
        layout = row(self, spacing=em(self, 0.5))
        margin = em(self, 0.6)
        layout.setContentsMargins(margin, margin, margin, margin)
        severity = group.findings[0].severity
        layout.addWidget(IconLabel("check", self) if repaired else severity_icon(severity, self))
        layout.addLayout(self._texts, 1)

    def _add_finding(self, finding: Diagnostic) -> None:
        name = ElidedLabel(self)
        name.setText(one_line(finding.where.document))
        self._texts.addSpacing(em(self, 0.3))
        self._texts.addWidget(name)
        if extent := finding_extent(finding):
            label = TextLabel(self, wrap=True, muted=True)
            label.setText(extent)
            self._texts.addWidget(label)
        if finding.where.example:
            self._texts.addWidget(_Example(finding.where.example, self))
        # Normalizations have a switch of their own.
        fixes = [fix for fix in finding.fixes if not isinstance(fix, Normalize)]
        buttons = remedies(
            finding,
            self,
            fix=self.fix_wanted.emit,
            show=self.place_wanted.emit,
            fixes=() if self._is_repaired else fixes,
        )
        if buttons is not None:
            self._texts.addLayout(buttons)

    def add_switch(self, switch: QCheckBox, effects: Sequence[str]) -> None:
        """Add the switch that normalizes it, with its effects on the scores, the largest first."""
        assert self._normalization is not None
        name = normalization_name(self._normalization)
        text = translate("ChecksPage", "{normalization}: {effect}")
        label = TextLabel(self, wrap=True)
        label.setText(text.format(normalization=name, effect=effects[0]) if effects else name)
        if len(effects) > 1:
            label.setToolTip(plain_tool_tip("\n".join(effects)))
        switch.setAccessibleName(f"{switch.text()}: {name}")
        switch.setAccessibleDescription("\n".join(effects))
        self._texts.addSpacing(em(self, 0.4))
        self._texts.addWidget(switch, 0, Qt.AlignmentFlag.AlignLeft)
        below = column()
        below.setContentsMargins(em(self, 1.4), 0, 0, 0)
        below.addWidget(label)
        self._texts.addLayout(below)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setPen(QPen(self.palette().highlight().color(), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()


class _Example(TextLabel):
    """A piece of a file's text, on another background than our own texts."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent, wrap=True, selectable=True)
        self.setMargin(em(self, 0.3))
        self.setText(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        # Drawn here because Qt does not fill the background where a parent is faded.
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().base())
        painter.end()
        super().paintEvent(event)
