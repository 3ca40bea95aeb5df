"""The page *Checks*: the findings in the texts, the chosen one in detail, and the applied fixes."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from bleu_core.diagnostics.fixes import applied_fixes
from bleu_core.diagnostics.kinds import Severity
from bleu_core.diagnostics.model import Fix
from bleu_core.evaluation.checking import CheckReport
from bleu_desktop.checks.entry_list import Entry, EntryList, Line
from bleu_desktop.checks.finding_view import FindingView, FixBox
from bleu_desktop.checks.findings import Finding, copied_findings, findings_of
from bleu_desktop.i18n import translate
from bleu_desktop.session.session import Session
from bleu_desktop.shared.flow_layout import FlowLayout
from bleu_desktop.shared.kept_texts import texts_not_kept
from bleu_desktop.shared.result_page import ResultPage
from bleu_desktop.shared.sizes import SMALL, TITLE, margin, space
from bleu_desktop.shared.table_copier import TableCopier
from bleu_desktop.shared.veil import Veil
from bleu_desktop.shared.widgets import (
    Rule,
    TextLabel,
    clear_layout,
    column,
    em,
    row,
    scroll_area,
    set_tab_order,
)
from bleu_score.i18n import format_number, join_names, join_phrases, with_label
from bleu_score.messages.metrics import signed
from bleu_score.messages.names import text_name

# From this width on, in heights of the font, a finding stands beside the list.
_WIDE = 40
# Of more texts, only the number is named in the list.
_MOST_NAMES = 2


class ChecksPage(ResultPage):
    """Shows the findings in the texts, with fixes for all texts; changes no file."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._report: CheckReport | None = None
        self.findings: list[Finding] = []
        self.title = TextLabel(self, wrap=True, scale=TITLE, bold=True)
        self.message = TextLabel(self, wrap=True)
        self._effect_title = TextLabel(self, scale=SMALL, muted=True)
        self._effect_title.setText(translate("ChecksPage", "Effect on BLEU"))
        self._effect_title.setContentsMargins(0, 0, margin(), 0)
        self.list = EntryList(self)
        self.list.setAccessibleName(translate("ChecksPage", "Possible problems in the files"))
        self.list.setMinimumHeight(em(self, 9))
        self.detail = FindingView(session.navigation, self._apply, self)
        self.parts = QWidget(self)
        self.applied = QWidget(self)
        self._applied_title = TextLabel(self.applied, bold=True)
        self._applied_title.setText(translate("ChecksPage", "Applied fixes"))
        self._applied_fixes = FlowLayout(spacing=2)
        self._veils = [Veil(part) for part in (self.parts, self.applied)]
        self._lay_out()
        self.list.chosen.connect(self._show_finding)
        TableCopier(self.list, table=lambda: copied_findings(self.findings))
        session.text_check.changed.connect(self.show_result)
        self.clear()

    def _lay_out(self) -> None:
        head = row()
        head.addStretch(1)
        head.addWidget(self._effect_title)
        left = QWidget(self.parts)
        layout = column(left, spacing=0.5)
        layout.addLayout(head)
        layout.addWidget(self.list, 1)
        self._arrangement = QBoxLayout(QBoxLayout.Direction.LeftToRight, self.parts)
        self._arrangement.setContentsMargins(0, 0, 0, 0)
        self._arrangement.setSpacing(space(3))
        for part, share in ((left, 2), (self.detail, 3)):
            part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
            self._arrangement.addWidget(part, share)
        applied = column(self.applied, spacing=1)
        applied.addWidget(Rule(self.applied))
        applied.addWidget(self._applied_title)
        applied.addLayout(self._applied_fixes)
        content = QWidget(self)
        layout = column(content, spacing=1)
        layout.setContentsMargins(space(2), space(2), space(2), space(2))
        layout.addWidget(self.title)
        layout.addWidget(self.message)
        layout.addWidget(self.parts, 1)
        layout.addStretch(0)
        layout.addWidget(self.applied)
        self.area = scroll_area(content, self)
        column(self).addWidget(self.area)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = event.size().width() >= em(self, _WIDE)
        directions = QBoxLayout.Direction
        self._arrangement.setDirection(
            directions.LeftToRight if is_wide else directions.TopToBottom
        )

    def show_result(self) -> None:
        session = self.session
        if session.evaluation is not None and not session.evaluation.has_texts:
            self.show_no_texts()
        elif session.text_check.report is not None:
            self.show_report(session.text_check.report)
        else:
            self.show_working()

    def show_report(self, report: CheckReport) -> None:
        """Show the findings of a report, and the fixes that are in effect."""
        self._report = report
        if report.diagnostics:
            self._show_state(translate("ChecksPage", "Possible problems in the files"))
        else:
            calm = translate(
                "ChecksPage",
                "No problems were found in the characters, languages, lengths and alignment of the "
                "texts, and no traces of other programs.",
            )
            self._show_state("", calm)
        self._show_findings()

    def show_working(self) -> None:
        """Show that the files are being checked; earlier findings stay visible, grayed out."""
        self._show_state(translate("ChecksPage", "Checking the files…"), is_outdated=True)

    def show_no_texts(self) -> None:
        """Show that there are no texts to check."""
        self.clear()
        self._show_state(translate("ChecksPage", "Not checked"), texts_not_kept())

    def clear(self) -> None:
        self._report = None
        self.detail.clear()
        self._show_state("")
        self._show_findings()

    def main_widget(self) -> QWidget | None:
        return self.list if self.findings else next(iter(self._boxes(self.applied)), None)

    def _show_state(self, title: str, message: str = "", *, is_outdated: bool = False) -> None:
        self.title.setText(title)
        self.title.setVisible(bool(title))
        self.message.setText(message)
        self.message.setVisible(bool(message))
        for veil in self._veils:
            veil.cover(is_outdated)

    def _boxes(self, part: QWidget) -> list[FixBox]:
        return [box for box in part.findChildren(FixBox) if not box.isHidden()]

    def _show_findings(self) -> None:
        chosen = self.findings[self.list.currentIndex().row()].title if self.findings else ""
        focused = next((box for box in self._boxes(self) if box.hasFocus()), None)
        self.findings = findings_of(self._report) if self._report is not None else []
        on = self._fixes_in_effect()
        clear_layout(self._applied_fixes)
        for fix in on:
            box = FixBox(fix, self._apply, self.applied)
            box.setChecked(True)
            self._applied_fixes.addWidget(box)
            box.show()
        self.applied.setVisible(bool(on))
        titles = [finding.title for finding in self.findings]
        self.parts.setVisible(bool(titles))
        entries = [
            _entry(each, is_fixed=any(f in on for f in each.fixes)) for each in self.findings
        ]
        self.list.show_entries(entries, titles.index(chosen) if chosen in titles else 0)
        if focused is not None:
            alike = [box for box in self._boxes(self) if box.fix == focused.fix]
            (alike[0] if alike else self.main_widget() or self).setFocus()

    def _fixes_in_effect(self) -> tuple[Fix, ...]:
        if self._report is None:
            return ()
        return applied_fixes(self.session.settings, self._report.aligned.documents)

    def _show_finding(self, number: int) -> None:
        assert self._report is not None
        self.detail.show_finding(self.findings[number], self._report, self._fixes_in_effect())
        # As one reads: the list, the finding, the fixes below them.
        parts = self.detail.texts, self.detail.link, self.detail.segments
        fixes, applied = (self._boxes(part) for part in (self.detail, self.applied))
        set_tab_order((self.list, *fixes, *parts, *applied))

    def _apply(self, fix: Fix, on: bool) -> None:
        """Apply a fix to all texts, or take it back, also while the last one is being measured."""
        assert self._report is not None
        for box in self._boxes(self):
            if box.fix == fix:
                box.setChecked(on)
        documents = self._report.aligned.documents
        self.session.apply_fix(fix, takes_back=not on, documents=documents)


def _entry(finding: Finding, *, is_fixed: bool) -> Entry:
    """Return a finding for the list: its name, the texts with their segments, and its effect."""
    names = [text_name(each.where.document) for each in finding.diagnostics]
    where = join_names(names)
    if len(names) > _MOST_NAMES:
        where = with_label(translate("ChecksPage", "Files"), format_number(len(names)))
    count = with_label(translate("ChecksPage", "Segments"), format_number(finding.count))
    points = "" if is_fixed or finding.points is None else signed(finding.points)
    effect = [with_label(translate("ChecksPage", "Effect on BLEU"), points)] if points else []
    icon = "info" if finding.severity is Severity.NOTE else "warning"
    return Entry(
        (
            Line(finding.title, rows=2),
            Line(f"{count} · {where}", is_muted=True),
        ),
        finding.title,
        join_phrases((count, join_names(names), *effect)),
        icon="check" if is_fixed else icon,
        end=points,
        warns=icon == "warning" and not is_fixed,
    )
