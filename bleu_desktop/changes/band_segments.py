"""The segments of a band: whole texts with what was struck and inserted, and each one's figures."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from bleu_core.changes import analysis as changes_analysis
from bleu_core.changes.lines import Line
from bleu_core.changes.model import Integers, SegmentState
from bleu_desktop.i18n import translate
from bleu_desktop.session.navigation import Navigation
from bleu_desktop.shared.controls import Link
from bleu_desktop.shared.fonts import text_font
from bleu_desktop.shared.segment_row import RowContent, RowText, SegmentRow
from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.widgets import TextLabel, clear_layout, column, row, set_tab_order
from bleu_score.i18n import format_number, format_share, with_label
from bleu_score.marked.matches import plain_parts
from bleu_score.marked.parts import Part, View
from bleu_score.marked.segment import MarkedSegment
from bleu_score.messages import changes as messages_changes
from bleu_score.messages.names import one_line

_AT_ONCE = 12


class BandSegments(QWidget):
    """Lists the segments of a band, or all, those with most changed characters first.

    Attributes
    ----------
    rows
        The rows that are shown; more come on request.
    """

    def __init__(self, navigation: Navigation, parent: QWidget) -> None:
        super().__init__(parent)
        self._navigation = navigation
        self._analysis: changes_analysis.ChangeAnalysis | None = None
        self._places: Integers = np.empty(0, np.int64)
        self.rows: list[SegmentRow] = []
        self.title = TextLabel(self, wrap=True, bold=True)
        self.all = Link("", self)
        self.all.clicked.connect(self._open_all)
        head = row(spacing=2)
        head.addWidget(self.title, 1)
        head.addWidget(self.all, 0, Qt.AlignmentFlag.AlignTop)
        self._rows = column(spacing=0)
        self.more = Link("", self)
        self.more.clicked.connect(self.show_more)
        layout = column(self, spacing=1)
        layout.setContentsMargins(0, 0, space(1), 0)
        layout.addLayout(head)
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
        self.title.setText(self._title(number))
        self.all.setText(translate("ChangesPage", "Show in Segments"))
        self.all.setVisible(bool(len(self._compared())))
        clear_layout(self._rows)
        self.rows = []
        self.show_more()

    def _title(self, number: int | None) -> str:
        assert self._analysis is not None
        changes = self._analysis.changes
        if number is None:
            return translate("ChangesPage", "Most changed segments")
        band = changes.bands[number]
        return " · ".join(
            (
                messages_changes.band_name(band),
                *messages_changes.band_facts(changes.sums, band),
            )
        )

    def _compared(self) -> list[int]:
        """Return the indices of the segments in the evaluation, in the order of the list."""
        if self._analysis is None:
            return []
        segments = self._analysis.changes.rows.segment[self._places]
        return [int(each) for each in segments if each >= 0]

    def _open_all(self) -> None:
        self._navigation.open_list(self._compared(), self.title.text().split(" · ")[0])

    def show_more(self) -> None:
        """Show some more of the segments."""
        analysis = self._analysis
        if analysis is None:
            return
        language = analysis.evaluation.target_language
        font = text_font(self.font(), str(language.tag or ""), language.script)
        first = len(self.rows)
        for place in self._places[first : first + _AT_ONCE].tolist():
            number = int(analysis.changes.rows.row[place]) + 1
            content = self._content(analysis, number, analysis.lines[place])
            title = translate("Compare", "Segment {number}").format(number=content.number)
            line = SegmentRow(title, content, font, self, most_lines=None)
            segment = int(analysis.changes.rows.segment[place])
            if segment >= 0:
                line.clicked.connect(
                    lambda _=False, segment=segment: self._navigation.open_segment(segment)
                )
            self._rows.addWidget(line)
            self.rows.append(line)
        left = len(self._places) - len(self.rows)
        self.more.setText(
            translate("ChangesPage", "Show {count} more").format(
                count=format_number(min(left, _AT_ONCE))
            )
        )
        self.more.setVisible(left > 0)
        set_tab_order((self.all, *self.rows, self.more))

    def _content(
        self, analysis: changes_analysis.ChangeAnalysis, number: int, line: Line
    ) -> RowContent:
        own, other = translate("ChangesPage", "Suggestion"), translate("ChangesPage", "Final text")
        if line.state is SegmentState.MEASURED:
            marked = MarkedSegment(
                candidate=line.suggestion,
                references=(line.final,),
                tokenizer=analysis.evaluation.tokenizer,
                settings=analysis.evaluation.settings,
            )
            parts: tuple[Part, ...] = tuple(marked.candidate_parts(View.DIFFERENCES))
            text, said = RowText(own, parts), with_label(other, line.final)
        else:
            text, said = RowText(other, tuple(plain_parts(line.final))), ""
        facts = " · ".join(self._facts(analysis, line))
        # Of the units of a file in one line, only their order and their keys tell the place.
        key = one_line(line.place.key)
        return RowContent(format_number(number), key, "", (text,), facts, said)

    @staticmethod
    def _facts(analysis: changes_analysis.ChangeAnalysis, line: Line) -> Iterator[str]:
        """Yield the figures of a segment: each can be checked by hand."""
        sums = analysis.changes.sums
        if line.similarity is not None:
            yield format_share(line.similarity)
            yield translate("ChangesPage", "{changed} of {all} characters changed").format(
                changed=format_number(line.distance), all=format_number(line.length)
            )
        yield messages_changes.units_text(sums, line.units)
        if line.weighted is not None:
            yield messages_changes.weighted_text(line.weighted)
        if line.amount is not None:
            yield messages_changes.amount_text(line.amount, sums.scheme.currency)
