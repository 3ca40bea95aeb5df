"""One finding: what it means, what to do, and the segments of each text with marks."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QCheckBox, QWidget

from bleu_core.diagnostics.model import Diagnostic, Fix
from bleu_core.evaluation.checking import CheckReport
from bleu_core.files.addresses import Role
from bleu_core.files.names import distinct_names
from bleu_desktop.checks.entry_list import Entry, EntryList, Line
from bleu_desktop.checks.findings import Finding
from bleu_desktop.i18n import translate
from bleu_desktop.session.navigation import Navigation
from bleu_desktop.shared.cell_texts import shortened, shown_text
from bleu_desktop.shared.controls import Link
from bleu_desktop.shared.eliding_box import ElidingBox
from bleu_desktop.shared.fonts import text_font
from bleu_desktop.shared.forms import fill, set_up_combo
from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.widgets import (
    ElidedLabel,
    Rule,
    TextLabel,
    clear_layout,
    column,
    em,
    plain_tool_tip,
    row,
)
from bleu_score.i18n import format_number, join_names, with_label
from bleu_score.marked.parts import Part
from bleu_score.messages.diagnostics import diagnostic_extent, effect_text, fix_text
from bleu_score.messages.names import text_name

# Characters of a segment in which marks are looked for, those that are shown, and those before the
# first mark.
_SEARCHED, _SHOWN, _CONTEXT = 20_000, 500, 24


class FixBox(QCheckBox):
    """Applies a fix, and takes it back.

    Attributes
    ----------
    fix
        The fix.
    """

    def __init__(self, fix: Fix, apply: Callable[[Fix, bool], None], parent: QWidget) -> None:
        super().__init__(fix_text(fix), parent)
        self.fix = fix
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
    """

    def __init__(
        self, navigation: Navigation, apply: Callable[[Fix, bool], None], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._navigation, self._apply = navigation, apply
        self._report: CheckReport | None = None
        self._finding: Finding | None = None
        self._chosen = ""
        self.diagnostic: Diagnostic | None = None
        self.title = TextLabel(self, wrap=True, bold=True, selectable=True)
        self.text = TextLabel(self, wrap=True, selectable=True)
        self._fixes = column(spacing=0.5)
        self.about = TextLabel(self, wrap=True, muted=True)
        self.about.setText(
            translate(
                "ChecksPage",
                "Fixes applied to all texts affect the score and are recorded in the signature. "
                "The files themselves are never changed.",
            )
        )
        self.name = ElidedLabel(self)
        self.texts = set_up_combo(ElidingBox(self, Qt.TextElideMode.ElideMiddle))
        self.texts.setAccessibleName(translate("ChecksPage", "File"))
        self.link = Link("", self)
        self.extent = TextLabel(self, wrap=True, muted=True, selectable=True)
        self.segments = EntryList(self, has_texts=True)
        self.segments.setAccessibleName(translate("ChecksPage", "Segments"))
        self.segments.setMinimumHeight(em(self, 9))
        self._lay_out()
        self.texts.currentIndexChanged.connect(self._show_text)
        self.texts.activated.connect(self._note_choice)
        self.link.clicked.connect(self._open_all)
        self.segments.activated.connect(lambda index: self._open(index.row()))
        navigation.candidate_changed.connect(self._follow)

    def _lay_out(self) -> None:
        texts = row(spacing=1)
        texts.addWidget(self.name, 1)
        texts.addWidget(self.texts, 1)
        texts.addWidget(self.link)
        layout = column(self, spacing=1)
        for item in (self.title, self.text, self._fixes, self.about, Rule(self), texts):
            layout.addWidget(item) if isinstance(item, QWidget) else layout.addLayout(item)
        layout.addWidget(self.extent)
        layout.addWidget(self.segments, 1)

    def show_finding(self, finding: Finding, report: CheckReport, on: Collection[Fix]) -> None:
        """Show a finding of a report; `on` are the fixes in effect."""
        self._finding, self._report = finding, report
        self.title.setText(finding.title)
        self.text.setText(finding.text)
        clear_layout(self._fixes)
        for fix in finding.fixes:
            self._add_fix(fix, is_on=fix in on)
        self.about.setVisible(bool(finding.fixes))
        names = [text_name(each.where.document) for each in finding.diagnostics]
        counts = [format_number(each.count) for each in finding.diagnostics]
        self.name.setText(names[0])
        with QSignalBlocker(self.texts):
            fill(self.texts, [*zip(names, map(with_label, names, counts), strict=True)])
        self.texts.setVisible(len(names) > 1)
        self.name.setVisible(len(names) == 1)
        self._follow()

    def clear(self) -> None:
        """Show nothing, and forget the text that the user chose."""
        self._report = self._finding = self.diagnostic = None
        self._chosen = ""
        self.segments.show_segments(0, lambda _: Entry((), ""), "")

    def _add_fix(self, fix: Fix, *, is_on: bool) -> None:
        assert self._finding is not None
        box = FixBox(fix, self._apply, self)
        box.setChecked(is_on)
        self._fixes.addWidget(box)
        box.show()  # a hidden widget cannot take the focus
        effects = [each for each in self._finding.effects if each.fix == fix]
        lines = [effect_text(effect) for effect in effects]
        if len(effects) > 1:
            words = translate("ChecksPage", "{effect} for {candidate}")
            lines = [
                words.format(effect=line, candidate=text_name(effect.candidate))
                for line, effect in zip(lines, effects, strict=True)
            ]
        if lines:
            box.setAccessibleDescription("\n".join(lines))
            label = TextLabel(self, wrap=True, muted=True)
            label.setContentsMargins(space(3), 0, 0, 0)
            label.setText(lines[0])
            label.setToolTip(plain_tool_tip("\n".join(lines)) if len(lines) > 1 else "")
            self._fixes.addWidget(label)

    # Texts

    def _follow(self) -> None:
        """Show the text that the user chose, else that of the candidate of all pages."""
        if self._finding is None:
            return
        candidate = self._navigation.candidate
        wanted = [self._chosen, candidate.name if candidate else ""]
        names = [each.where.document for each in self._finding.diagnostics]
        place = next((names.index(name) for name in wanted if name in names), 0)
        with QSignalBlocker(self.texts):
            self.texts.setCurrentIndex(place)
        self._show_text(place)

    def _note_choice(self, place: int) -> None:
        assert self._finding is not None
        self._chosen = self._finding.diagnostics[place].where.document

    def _show_text(self, place: int) -> None:
        assert self._finding is not None
        assert self._report is not None
        self.diagnostic = found = self._finding.diagnostics[place]
        self.extent.setText(diagnostic_extent(found))
        self.extent.setVisible(bool(self.extent.text()))
        count = format_number(len(found.rows))
        self.link.setText(translate("ChecksPage", "Show {count} in Segments").format(count=count))
        aligned = self._report.aligned
        names, number = distinct_names(aligned.documents), len(aligned.references)
        own = aligned.documents[names.index(found.where.document)]
        beside = aligned.documents[number if found.where.role is Role.REFERENCE else 0]
        self.segments.text_font = text_font(self.font(), own.language, own.script)

        def entry(row: int) -> Entry:
            segment = aligned.segment_of(found.rows[row]) or 0
            return _entry(found, segment, own.segments[segment], beside.segments[segment])

        largest = format_number(aligned.segments)
        self.segments.show_segments(len(found.rows), entry, largest)

    def _open_all(self) -> None:
        assert self.diagnostic is not None
        self._navigation.open_diagnostic(self.diagnostic)

    def _open(self, place: int) -> None:
        assert self.diagnostic is not None
        where = self.diagnostic.where
        candidate = where.document if where.role is Role.CANDIDATE else None
        self._navigation.open_row(self.diagnostic.rows[place], candidate)


def _entry(diagnostic: Diagnostic, segment: int, own: str, other: str) -> Entry:
    """Return a segment of a diagnostic, below the one it was compared with."""
    spans = [span for span in diagnostic.places(own[:_SEARCHED], other) if span[1]]
    first = spans[0][0] if spans else 0
    start = 0
    if first > 2 * _CONTEXT:
        start = own.rfind(" ", 0, first - _CONTEXT) + 1 or first - _CONTEXT
    beside = round(start * len(other) / len(own)) if start else 0
    number = format_number(segment + 1)
    marked = [*dict.fromkeys(own[place : place + length] for place, length in spans)]
    marks = with_label(translate("ChecksPage", "Marked"), join_names(marked)) if marked else ""
    shift = start - 1 if start else 0
    hits = [(place - shift, length) for place, length in spans if place - shift + length < _SHOWN]
    return Entry(
        (
            Line(_beginning(other, beside), is_muted=True),
            Line(_beginning(own, start), rows=2, hits=hits),
        ),
        with_label(number, shortened(own, _SHOWN)),
        marks,
        number=number,
    )


def _beginning(text: str, start: int) -> str | list[Part]:
    """Return a text from a place on, or words for an empty one."""
    if not text or text.isspace():
        return shown_text(text)
    return [Part(f"{'…' if start else ''}{shortened(text[start:], _SHOWN)}")]
