"""One finding: what it means, what to do, and the segments of each text with marks."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QCheckBox, QWidget

from bleu_core.diagnostics.model import Diagnostic, Fix
from bleu_core.evaluation.checking import CheckReport
from bleu_desktop.i18n import translate
from bleu_desktop.session.navigation import Navigation
from bleu_desktop.shared import widgets
from bleu_desktop.shared.controls import Link
from bleu_desktop.shared.eliding_box import ElidingBox
from bleu_desktop.shared.forms import fill, set_up_combo
from bleu_desktop.shared.segment_row import RowContent, RowText
from bleu_desktop.shared.segment_rows import SegmentRows
from bleu_desktop.shared.sizes import space
from bleu_score.i18n import format_number, with_label
from bleu_score.marked.found import found_parts
from bleu_score.messages.diagnostics import diagnostic_extent, fix_text
from bleu_score.messages.findings import Finding
from bleu_score.messages.names import text_name
from bleu_score.reports.cells import OnDemand


class FixBox(QCheckBox):
    """Applies a fix, and takes it back."""

    def __init__(
        self, fix: Fix, apply: Callable[[Fix, bool], None], parent: QWidget, *, is_on: bool
    ) -> None:
        super().__init__(fix_text(fix), parent)
        self.fix = fix
        self.setChecked(is_on)
        self.clicked.connect(lambda on: apply(fix, on))


class FindingView(QWidget):
    """Shows a finding.

    Parameters
    ----------
    navigation
        The way to the page of segments.
    apply
        Applies a fix, or takes it back.

    Attributes
    ----------
    diagnostic
        The diagnostic of the text whose segments are shown; None if there is none.
    list
        Its segments, as far as they have been in sight.
    """

    def __init__(
        self, navigation: Navigation, apply: Callable[[Fix, bool], None], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._navigation, self._apply = navigation, apply
        self._report: CheckReport | None = None
        self._finding: Finding | None = None
        self.diagnostic: Diagnostic | None = None
        self.title = widgets.TextLabel(self, wrap=True, bold=True, selectable=True)
        self.text = widgets.TextLabel(self, wrap=True, selectable=True)
        self._fixes = widgets.column(spacing=0.5)
        text = translate(
            "ChecksPage",
            "Fixes applied to all texts affect the score and are recorded in the signature. "
            "The files themselves are never changed.",
        )
        self.about = widgets.TextLabel(self, text, wrap=True, muted=True)
        self.name = widgets.ElidedLabel(self)
        self.texts = set_up_combo(ElidingBox(self, Qt.TextElideMode.ElideMiddle))
        self.texts.setAccessibleName(translate("ChecksPage", "File"))
        self.link = Link("", self)
        self.extent = widgets.TextLabel(self, wrap=True, muted=True, selectable=True)
        self.list = SegmentRows(self)
        self._lay_out()
        self.texts.currentIndexChanged.connect(self._show_text)
        self.texts.activated.connect(self._choose)
        self.link.clicked.connect(self._open_all)
        self.list.opened.connect(self._open)
        navigation.candidate_changed.connect(self._follow)

    def _lay_out(self) -> None:
        finding = (self.title, self.text, self._fixes, self.about)
        link = (self.link, 0, Qt.AlignmentFlag.AlignLeft)
        segments = (self.name, self.texts, self.extent, link, self.list)
        rule = widgets.Rule(self)
        widgets.column(self, *finding, rule, *segments, ..., margins=(0, 0, 1, 0))

    def show_finding(self, finding: Finding, report: CheckReport, on: Collection[Fix]) -> None:
        """Show a finding of a report; `on` are the fixes in effect."""
        self._finding, self._report = finding, report
        self.title.setText(finding.title)
        self.text.setText(finding.text)
        widgets.clear_layout(self._fixes)
        for fix in finding.fixes:
            self._add_fix(fix, finding, is_on=fix in on)
        self.about.setVisible(bool(finding.fixes))
        names = finding.names
        counts = [format_number(each.count) for each in finding.diagnostics]
        self.name.setText(text_name(finding.diagnostics[0].where.document))
        self.name.setVisible(len(names) == 1)
        self.texts.setVisible(len(names) > 1)
        fill(self.texts, [*zip(names, map(with_label, names, counts), strict=True)])
        self._follow()

    def clear(self) -> None:
        """Show nothing."""
        self._report = self._finding = self.diagnostic = None
        self.list.show_segments((), None, None)

    def _add_fix(self, fix: Fix, finding: Finding, *, is_on: bool) -> None:
        """Add the box of a fix, and its effects on the scores, the largest of which is shown."""
        box = FixBox(fix, self._apply, self, is_on=is_on)
        self._fixes.addWidget(box)
        box.show()  # a hidden widget cannot take the focus
        if effects := finding.effect_texts(fix):
            box.setAccessibleDescription("\n".join(effects))
            label = widgets.TextLabel(self, wrap=True, muted=True)
            label.setContentsMargins(space(3), 0, 0, 0)
            label.setText(effects[0])
            label.setToolTip(widgets.plain_tool_tip("\n".join(effects)))
            self._fixes.addWidget(label)

    # Texts

    def _follow(self) -> None:
        """Show the text of the candidate that all pages show, if the finding concerns it."""
        if self._finding is None or self._report is None:
            return
        candidate, known = self._navigation.candidate, self._report.candidate_names
        names = [known.get(each.where.document) for each in self._finding.diagnostics]
        place = names.index(candidate.name) if candidate and candidate.name in names else 0
        with QSignalBlocker(self.texts):
            self.texts.setCurrentIndex(place)
        self._show_text(place)

    def _choose(self) -> None:
        """Show the chosen candidate on all pages."""
        if (name := self._candidate_name()) is not None:
            self._navigation.choose(name)

    def _candidate_name(self) -> str | None:
        """Return the name of the shown text on other pages; None for a reference."""
        assert self.diagnostic is not None
        assert self._report is not None
        return self._report.candidate_names.get(self.diagnostic.where.document)

    def _show_text(self, place: int) -> None:
        assert self._finding is not None
        self.diagnostic = found = self._finding.diagnostics[place]
        self.extent.setText(diagnostic_extent(found))
        self.extent.setVisible(bool(self.extent.text()))
        count = format_number(len(found.rows))
        self.link.setText(translate("ChecksPage", "Show {count} in Segments").format(count=count))
        report, rows = self._report, found.rows
        assert report is not None
        text, _ = report.texts_of(found)
        contents = OnDemand(len(rows), lambda place: self._content(report, found, rows[place]))
        self.list.show_segments(contents, text.language, text.script)
        widgets.set_tab_order((self.link, *self.list.rows))

    # Segments

    def _content(self, report: CheckReport, found: Diagnostic, row: int) -> RowContent:
        documents = report.texts_of(found)
        segment = report.aligned.segment_of(row) or 0
        own, beside = found_parts(found, *(each.segments[segment] for each in documents))
        name, other = (text_name(document.name) for document in documents)
        texts = RowText(other, beside, is_quiet=True), RowText(name, own)
        return RowContent(format_number(segment + 1), "", "", texts, place=row)

    def _open_all(self) -> None:
        assert self.diagnostic is not None
        self._navigation.open_diagnostic(self.diagnostic)

    def _open(self, row: int) -> None:
        self._navigation.open_row(row, self._candidate_name())
