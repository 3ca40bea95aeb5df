"""The page *Checks*: the findings in the texts, the chosen one in detail, and the applied fixes."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from bleu_core.diagnostics.fixes import applied_fixes
from bleu_core.diagnostics.model import Fix
from bleu_core.evaluation.checking import CheckReport
from bleu_desktop.checks.finding_list import FindingList
from bleu_desktop.checks.finding_view import FindingView, FixBox
from bleu_desktop.i18n import translate
from bleu_desktop.session.session import Session
from bleu_desktop.shared import widgets
from bleu_desktop.shared.kept_texts import texts_not_kept
from bleu_desktop.shared.result_page import ResultPage
from bleu_desktop.shared.sizes import SMALL, TITLE, margin, space
from bleu_desktop.shared.veil import Veil
from bleu_score.messages.findings import findings_of

# From this width on, in heights of the font, a finding stands beside the list.
_WIDE = 36


class ChecksPage(ResultPage):
    """Shows the findings in the texts, with fixes for all texts; changes no file."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._report: CheckReport | None = None
        self.title = widgets.TextLabel(self, wrap=True, scale=TITLE, bold=True)
        self.message = widgets.TextLabel(self, wrap=True)
        self.parts = QWidget(self)
        self._effect_title = widgets.TextLabel(self, scale=SMALL, muted=True)
        self._effect_title.setText(translate("ChecksPage", "Effect on BLEU"))
        self.list = FindingList(self)
        self.list.setMinimumHeight(widgets.em(self, 9))
        self.applied = QWidget(self)
        self._applied_title = widgets.TextLabel(self.applied, bold=True)
        self._applied_title.setText(translate("ChecksPage", "Applied fixes"))
        self._applied_fixes = widgets.column(spacing=0.5)
        self.detail = FindingView(session.navigation, self._apply, self)
        self.area = widgets.scroll_area(self.detail, self)
        self._arrangement = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.veils = [Veil(part) for part in (self.list, self.applied, self.detail)]
        self._lay_out()
        self.list.currentRowChanged.connect(self._show_finding)
        bar = self.area.verticalScrollBar()
        bar.valueChanged.connect(self._show_more)
        bar.rangeChanged.connect(self._show_more)
        session.text_check.changed.connect(self.show_result)
        self.clear()

    def _lay_out(self) -> None:
        self._effect_title.setContentsMargins(0, 0, margin(), 0)
        effect = (self._effect_title, 0, Qt.AlignmentFlag.AlignRight)
        widgets.column(self.parts, effect, (self.list, 1), spacing=0.5)
        widgets.column(
            self.applied, widgets.Rule(self.applied), self._applied_title, self._applied_fixes
        )
        left = QWidget(self)
        widgets.column(left, (self.parts, 1), self.applied, margins=(0, 0, 0, 2)).addStretch(0)
        self._arrangement.setSpacing(space(3))
        for part, share in ((left, 2), (self.area, 3)):
            part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
            self._arrangement.addWidget(part, share)
        widgets.column(self, self.title, self.message, (self._arrangement, 1), margins=(2, 2, 2, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = event.size().width() >= widgets.em(self, _WIDE)
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
        return self.list if self.list.findings else next(iter(self._boxes(self.applied)), None)

    def _show_state(self, title: str, message: str = "", *, is_outdated: bool = False) -> None:
        self.title.setText(title)
        self.title.setVisible(bool(title))
        self.message.setText(message)
        self.message.setVisible(bool(message))
        self.cover(is_outdated)

    def _boxes(self, part: QWidget) -> list[FixBox]:
        return [box for box in part.findChildren(FixBox) if not box.isHidden()]

    def _show_findings(self) -> None:
        shown = [(box, part) for part in (self.applied, self.detail) for box in self._boxes(part)]
        focused = next(((box.fix, part) for box, part in shown if box.hasFocus()), None)
        on = self._fixes_in_effect()
        widgets.clear_layout(self._applied_fixes)
        for fix in on:
            box = FixBox(fix, self._apply, self.applied, is_on=True)
            self._applied_fixes.addWidget(box)
            box.show()
        self.applied.setVisible(bool(on))
        findings = findings_of(self._report) if self._report is not None else []
        self.parts.setVisible(bool(findings))
        self.area.setVisible(bool(findings))
        self.list.show_findings(findings, on)
        if focused is not None:
            fix, part = focused
            alike = (box for box in (*self._boxes(part), *self._boxes(self)) if box.fix == fix)
            next(alike, self.main_widget() or self).setFocus()

    def _fixes_in_effect(self) -> tuple[Fix, ...]:
        if self._report is None:
            return ()
        return applied_fixes(self.session.settings, self._report.aligned.documents)

    def _show_finding(self, number: int) -> None:
        if number < 0 or self._report is None:
            return
        finding, on = self.list.findings[number], self._fixes_in_effect()
        self.detail.show_finding(finding, self._report, on)
        self.area.verticalScrollBar().setValue(0)
        # As one reads: the list and the fixes below it, then the finding.
        applied, fixes = (self._boxes(part) for part in (self.applied, self.detail))
        parts = self.detail.texts, self.detail.link, *self.detail.list.rows
        widgets.set_tab_order((self.list, *applied, *fixes, *parts))

    def _show_more(self) -> None:
        """Show more segments once the last one is in sight."""
        bar = self.area.verticalScrollBar()
        if bar.value() == bar.maximum():
            self.detail.list.show_more()

    def _apply(self, fix: Fix, on: bool) -> None:
        """Apply a fix to all texts, or take it back, also while the last one is being measured."""
        assert self._report is not None
        for box in self._boxes(self):
            if box.fix == fix:
                box.setChecked(on)
        documents = self._report.aligned.documents
        self.session.apply_fix(fix, takes_back=not on, documents=documents)
