"""The segments of a band: whole texts with what was struck and inserted, figures, and a check."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from bleu_core.changes import analysis as changes_analysis
from bleu_core.changes.lines import Line
from bleu_core.changes.model import Integers, SegmentState
from bleu_desktop.changes.hand_check import HandCheck, character_parts
from bleu_desktop.i18n import translate
from bleu_desktop.session.navigation import Navigation
from bleu_desktop.shared.controls import Link, MoreLink
from bleu_desktop.shared.fonts import text_font
from bleu_desktop.shared.segment_row import RowContent, RowText, SegmentRow
from bleu_desktop.shared.segment_rows import AT_ONCE
from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.widgets import (
    TextLabel,
    clear_layout,
    column,
    row,
    set_tab_order,
)
from bleu_score.i18n import format_number, with_label
from bleu_score.marked.matches import plain_parts
from bleu_score.marked.tracked import tracked_parts
from bleu_score.messages import changes as messages_changes
from bleu_score.messages.names import one_line


class BandSegments(QWidget):
    """Lists the segments of a band, or all, those with most changed characters first.

    A segment opens into its check by hand, which marks it character by character.

    Attributes
    ----------
    rows
        The rows that are shown; more come on request.
    checks
        The checks that were opened, by the number of the row in `rows`.
    """

    def __init__(self, navigation: Navigation, parent: QWidget) -> None:
        super().__init__(parent)
        self._navigation = navigation
        self._analysis: changes_analysis.ChangeAnalysis | None = None
        self._places: Integers = np.empty(0, np.int64)
        self.rows: list[SegmentRow] = []
        self.checks: dict[int, HandCheck] = {}
        self.title = TextLabel(self, wrap=True, bold=True)
        self._name = ""
        self.all = Link(translate("ChangesPage", "Show in Segments"), self)
        self.all.clicked.connect(lambda: self._navigation.open_list(self._compared(), self._name))
        hint = TextLabel(self, wrap=True, muted=True)
        hint.setText(
            translate(
                "ChangesPage", "Choose a segment to check it by hand, character by character."
            )
        )
        head = row(spacing=2)
        head.addWidget(self.title, 1)
        head.addWidget(self.all, 0, Qt.AlignmentFlag.AlignTop)
        self._rows = column(spacing=0)
        self.more = MoreLink(AT_ONCE, self)
        self.more.clicked.connect(self.show_more)
        layout = column(self, spacing=1)
        layout.setContentsMargins(0, 0, space(1), 0)
        layout.addLayout(head)
        layout.addWidget(hint)
        layout.addLayout(self._rows)
        layout.addWidget(self.more)
        layout.addStretch(1)

    def show_band(self, analysis: changes_analysis.ChangeAnalysis, number: int | None) -> None:
        """Show the segments of a band of an analysis; of all bands without a number."""
        self._analysis = analysis
        places = analysis.changes.places(number)
        if number is None:
            places = places[analysis.changes.rows.distance[places] > 0]
        self._places = places
        self._name, facts = translate("ChangesPage", "Most changed segments"), ""
        if number is not None:
            band = analysis.changes.bands[number]
            self._name = messages_changes.band_name(band)
            facts = " · ".join(messages_changes.band_facts(analysis.changes.sums, band))
        self.title.setText(" · ".join(filter(None, (self._name, facts))))
        self.all.setVisible(bool(len(self._compared())))
        clear_layout(self._rows)
        self.rows, self.checks = [], {}
        self.show_more()

    def _compared(self) -> list[int]:
        """Return the indices of the segments in the evaluation, in the order of the list."""
        if self._analysis is None:
            return []
        segments = self._analysis.changes.rows.segment[self._places]
        return [int(each) for each in segments if each >= 0]

    def show_more(self) -> None:
        """Show some more of the segments."""
        analysis = self._analysis
        if analysis is None:
            return
        language = analysis.evaluation.target_language
        font = text_font(self.font(), str(language.tag or ""), language.script)
        first = len(self.rows)
        for number, place in enumerate(self._places[first : first + AT_ONCE].tolist(), first):
            content = self._content(analysis, analysis.lines[place])
            title = translate("Compare", "Segment {number}").format(number=content.number)
            line = SegmentRow(title, content, font, self, most_lines=None)
            line.setCheckable(True)
            line.toggled.connect(partial(self._check, number, place))
            self._rows.addWidget(line)
            self.rows.append(line)
        self.more.show_left(len(self._places) - len(self.rows))
        self._order_stops()

    def _order_stops(self) -> None:
        """Have Tab go from a segment to its check."""
        stops: list[QWidget] = [self.all]
        for number, line in enumerate(self.rows):
            stops.append(line)
            if (check := self.checks.get(number)) is not None:
                stops += [check.segments_link, check.steps]
        set_tab_order((*stops, self.more))

    def _check(self, number: int, place: int, opens: bool) -> None:
        """Open the check of a segment, or close it."""
        analysis = self._analysis
        if analysis is None:
            return
        line, shown = analysis.lines[place], self.rows[number]
        content = self._content(analysis, line)
        if opens and (steps := line.steps()):
            texts = (replace(content.texts[0], parts=character_parts(steps)),)
            content = replace(content, texts=texts)
        shown.show_content(content)
        if number not in self.checks:
            segment = int(analysis.changes.rows.segment[place])
            opened = partial(self._navigation.open_segment, segment) if segment >= 0 else None
            self.checks[number] = check = HandCheck(line, analysis.changes.scheme, opened, self)
            self._rows.insertWidget(self._rows.indexOf(shown) + 1, check)
            self._order_stops()
        self.checks[number].setVisible(opens)

    def _content(self, analysis: changes_analysis.ChangeAnalysis, line: Line) -> RowContent:
        parts = tuple(plain_parts(line.final))
        if line.state in (SegmentState.MEASURED, SegmentState.EMPTIED):
            parts = tuple(tracked_parts([line.suggestion], [line.final]))
        text = RowText(translate("ChangesPage", "Final text"), parts)
        said = with_label(translate("ChangesPage", "Suggestion"), line.suggestion or "–")
        facts = " · ".join(self._facts(analysis, line))
        # Where the file has keys, lines of its XML say nothing to those who work with it.
        number = one_line(line.place.key) or format_number(line.place.line)
        return RowContent(number, "", "", (text,), facts, said)

    @staticmethod
    def _facts(analysis: changes_analysis.ChangeAnalysis, line: Line) -> Iterator[str]:
        """Yield the file of a segment, and its figures: each can be checked by hand."""
        if line.file:
            yield one_line(line.file)
        yield from messages_changes.line_facts(analysis.changes, line, band="")
