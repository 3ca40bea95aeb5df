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
from bleu_desktop.shared.fonts import text_font
from bleu_desktop.shared.forms import fill, set_up_combo
from bleu_desktop.shared.segment_row import RowContent, RowText, SegmentRow
from bleu_desktop.shared.sizes import space
from bleu_score.i18n import format_number, with_label
from bleu_score.marked.found import found_parts
from bleu_score.messages.diagnostics import diagnostic_extent, fix_text
from bleu_score.messages.findings import Finding
from bleu_score.messages.names import text_name

# Segments that are shown at first, and again when the last of them is in sight.
_AT_ONCE = 12


class FixBox(QCheckBox):
    """Applies a fix, and takes it back.

    Attributes
    ----------
    fix
        The fix.
    """

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
    rows
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
        self.rows: list[SegmentRow] = []
        self.title = widgets.TextLabel(self, wrap=True, bold=True, selectable=True)
        self.text = widgets.TextLabel(self, wrap=True, selectable=True)
        self._fixes = widgets.column(spacing=0.5)
        self.about = widgets.TextLabel(self, wrap=True, muted=True)
        self.about.setText(
            translate(
                "ChecksPage",
                "Fixes applied to all texts affect the score and are recorded in the signature. "
                "The files themselves are never changed.",
            )
        )
        self.name = widgets.ElidedLabel(self)
        self.texts = set_up_combo(ElidingBox(self, Qt.TextElideMode.ElideMiddle))
        self.texts.setAccessibleName(translate("ChecksPage", "File"))
        self.link = Link("", self)
        self.extent = widgets.TextLabel(self, wrap=True, muted=True, selectable=True)
        self._rows = widgets.column(spacing=0)
        self._lay_out()
        self.texts.currentIndexChanged.connect(self._show_text)
        self.texts.activated.connect(self._choose)
        self.link.clicked.connect(self._open_all)
        navigation.candidate_changed.connect(self._follow)

    def _lay_out(self) -> None:
        layout = widgets.column(self)
        layout.setContentsMargins(0, 0, space(1), 0)
        layout.addWidget(self.title)
        layout.addWidget(self.text)
        layout.addLayout(self._fixes)
        layout.addWidget(self.about)
        layout.addWidget(widgets.Rule(self))
        layout.addWidget(self.name)
        layout.addWidget(self.texts)
        layout.addWidget(self.extent)
        layout.addWidget(self.link, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addLayout(self._rows)
        layout.addStretch(1)

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
        with QSignalBlocker(self.texts):
            fill(self.texts, [*zip(names, map(with_label, names, counts), strict=True)])
        self._follow()

    def clear(self) -> None:
        """Show nothing."""
        self._report = self._finding = self.diagnostic = None
        self._clear_rows()

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
        self._clear_rows()
        self.show_more()

    # Segments

    def _clear_rows(self) -> None:
        widgets.clear_layout(self._rows)
        self.rows = []

    def show_more(self) -> None:
        """Show some more of the segments."""
        found = self.diagnostic
        if found is None or self._report is None:
            return
        documents = self._report.texts_of(found)
        names = [text_name(document.name) for document in documents]
        font = text_font(self.font(), documents[0].language, documents[0].script)
        more: list[SegmentRow] = []
        for row in found.rows[len(self.rows) : len(self.rows) + _AT_ONCE]:
            segment = self._report.aligned.segment_of(row) or 0
            own, beside = found_parts(found, *(each.segments[segment] for each in documents))
            texts = RowText(names[1], beside, is_quiet=True), RowText(names[0], own)
            number = format_number(segment + 1)
            title = translate("Compare", "Segment {number}").format(number=number)
            line = SegmentRow(title, RowContent(number, "", "", texts), font, self)
            line.clicked.connect(lambda _=False, row=row: self._open(row))
            self._rows.addWidget(line)
            more.append(line)
        widgets.set_tab_order((self.rows[-1] if self.rows else self.link, *more))
        self.rows += more

    def _open_all(self) -> None:
        assert self.diagnostic is not None
        self._navigation.open_diagnostic(self.diagnostic)

    def _open(self, row: int) -> None:
        self._navigation.open_row(row, self._candidate_name())
