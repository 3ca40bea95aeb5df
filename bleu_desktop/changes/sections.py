"""The sections of the page below its headline."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QAbstractItemView, QWidget

from bleu_desktop.changes.band_bar import BandBar
from bleu_desktop.changes.row_table import BandDelegate, RowTable
from bleu_desktop.i18n import translate
from bleu_desktop.session.navigation import Navigation
from bleu_desktop.shared.cell_texts import shown_text, visible
from bleu_desktop.shared.fonts import text_font
from bleu_desktop.shared.segment_link import Excerpt, SegmentLink
from bleu_desktop.shared.small_table import SmallTable
from bleu_desktop.shared.widgets import (
    READING_WIDTH,
    TextLabel,
    clear_layout,
    column,
    em,
    scaled_font,
)
from bleu_score.i18n import format_number, format_percent, with_detail, with_label
from bleu_score.reports.cells import (
    NOTHING,
    Cell,
    Row,
    number_cell,
    range_cell,
    share_cell,
)

if TYPE_CHECKING:
    from bleu_core.changes.analysis import ChangeAnalysis
    from bleu_core.changes.by_group import ByGroup, GroupResult
    from bleu_core.changes.model import Volume
    from bleu_core.changes.substitutions import Substitution

_MOST_CHANGED = 8
_MOST_SUBSTITUTIONS = 12
# The columns of bands about the source text.
_OF_SOURCE = (3, 4)


class Section(QWidget):
    """A heading, and the content below it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = TextLabel(self, bold=True)
        self.content = column(self, spacing=em(self, 0.4))
        self.content.addWidget(self.title)


class BandsSection(QWidget):
    """The bands of similarity as a bar and a table, whose rows lead to their segments."""

    def __init__(self, navigation: Navigation, parent: QWidget) -> None:
        super().__init__(parent)
        self._navigation = navigation
        self._analysis: ChangeAnalysis | None = None
        self._bands: tuple[int, ...] = ()
        self.bar = BandBar(self)
        self.bar.setMaximumWidth(READING_WIDTH)
        self.table = RowTable(7, numbers=range(1, 7), stretched=0, parent=self)
        self._delegate = BandDelegate(self.table)
        self.table.setItemDelegateForColumn(0, self._delegate)
        self.hint = TextLabel(self, wrap=True, muted=True)
        self.kinds = TextLabel(self, wrap=True)
        layout = column(self, spacing=em(self, 0.6))
        for widget in (self.bar, self.table, self.hint, self.kinds):
            layout.addWidget(widget)
        self.table.opened.connect(self._open)

    def show_analysis(self, analysis: ChangeAnalysis) -> None:
        """Show the bands with segments, and all bands of similarity."""
        from bleu_score.messages.changes import band_name, edit_name

        self._analysis, changes = analysis, analysis.changes
        self._bands = changes.shown_bands
        shown = [changes.bands[number] for number in self._bands]
        numbers = count()
        places = [None if band.low is None else next(numbers) for band in shown]
        self.bar.show_counts([band.volume.segments for band in shown], places)
        self._delegate.show_places(places)
        total = max(changes.total.segments, 1)
        rows = [_volume_row(band_name(band), band.volume, total) for band in shown]
        rows.append(_volume_row(translate("ChangesPage", "Total"), changes.total, total))
        titles = (
            translate("ChangesPage", "Similarity"),
            translate("ChangesPage", "Segments"),
            translate("ChangesPage", "Share"),
            translate("ChangesPage", "Source words"),
            translate("ChangesPage", "Source characters"),
            translate("ChangesPage", "Final words"),
            translate("ChangesPage", "Final characters"),
        )
        self.table.show_rows(titles, rows)
        for place in range(self.table.columnCount()):
            if item := self.table.item(len(rows) - 1, place):
                font = item.font()
                font.setBold(True)
                item.setFont(font)
        self.table.setAccessibleName(titles[0])
        for place in _OF_SOURCE:
            self.table.setColumnHidden(place, not changes.has_source)
        shares = [
            with_label(band_name(band), format_percent(band.volume.segments / total, 0))
            for band in shown
        ]
        self.bar.setAccessibleName(" · ".join(shares))
        self.bar.setToolTip("\n".join(shares))
        self.hint.setText(translate("ChangesPage", "Click a row to see its segments."))
        kinds = [
            with_detail(edit_name(edit), format_number(number))
            for edit, number in changes.edits.items()
            if edit and number
        ]
        self.kinds.setText(
            with_label(translate("ChangesPage", "Kinds of change"), " · ".join(kinds))
        )
        self.kinds.setVisible(bool(kinds))

    def _open(self, row: int) -> None:
        from bleu_score.messages.changes import band_name

        if self._analysis is None or row >= len(self._bands):
            return
        changes, number = self._analysis.changes, self._bands[row]
        segments = changes.segments_in(number)
        if len(segments):
            self._navigation.open_list(segments.tolist(), band_name(changes.bands[number]))


class MeasuresSection(Section):
    """The measures of all segments, each with its definition."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.table = SmallTable(3, numbers=(1,), stretched=2, parent=self)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.content.addWidget(self.table)

    def show_analysis(self, analysis: ChangeAnalysis) -> None:
        """Show the measures that have been computed."""
        from bleu_score.reports.change_tables import measures_table

        measures = measures_table(analysis)
        self.title.setText(measures.title)
        self.table.show_rows([column.title for column in measures.columns], measures.rows)
        self.table.setAccessibleName(measures.title)


class OriginsSection(Section):
    """The origins of the suggestions side by side."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.table = SmallTable(5, numbers=range(1, 5), stretched=0, parent=self)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.verdicts = TextLabel(self, wrap=True)
        self.note = TextLabel(self, wrap=True, muted=True)
        for widget in (self.table, self.verdicts, self.note):
            self.content.addWidget(widget)

    def show_origins(self, origins: ByGroup | None) -> None:
        """Show the origins; nothing if there is only one."""
        self.setVisible(origins is not None and len(origins.rows) > 1)
        if origins is None:
            return

        from bleu_score.messages.changes import origins_note

        self.title.setText(translate("ChangesPage", "Origins"))
        titles = (
            translate("ChangesPage", "Origin"),
            translate("ChangesPage", "Segments"),
            translate("ChangesPage", "Unchanged"),
            translate("ChangesPage", "Similarity"),
            translate("ChangesPage", "95% confidence interval"),
        )
        self.table.show_rows(titles, [_origin_row(each) for each in origins.rows])
        self.table.setAccessibleName(self.title.text())
        self.verdicts.setText("\n".join(_verdicts(origins)))
        self.verdicts.setVisible(bool(origins.comparisons))
        self.note.setText(origins_note())


class MostChangedSection(Section):
    """The segments in which most characters were changed."""

    def __init__(self, navigation: Navigation, parent: QWidget) -> None:
        super().__init__(parent)
        self._navigation = navigation
        self.links: list[SegmentLink] = []
        self._list = column(spacing=em(self, 0.4))
        self.content.addLayout(self._list)
        self.setMaximumWidth(READING_WIDTH)

    def show_analysis(self, analysis: ChangeAnalysis) -> None:
        """Show the first of these segments."""
        evaluation, changes = analysis.evaluation, analysis.changes
        found = changes.most_changed(_MOST_CHANGED)
        self.setVisible(len(found) > 0)
        self.title.setText(translate("ChangesPage", "Most changed segments"))
        clear_layout(self._list)
        self.links = []
        language = evaluation.target_language
        font = text_font(scaled_font(self, 0.95), str(language.tag or ""), language.script)
        suggestions = evaluation.aligned.candidates[0].segments
        finals = evaluation.aligned.references[0].segments
        for segment in found.tolist():
            row = int((changes.rows.segment == segment).argmax())
            note = translate("ChangesPage", "{count} characters changed · similarity {percent}")
            excerpt = Excerpt(
                translate("Compare", "Segment {number}").format(number=format_number(segment + 1)),
                note.format(
                    count=format_number(int(changes.rows.distance[row])),
                    percent=format_percent(float(changes.similarity[row]), 1),
                ),
                (
                    (translate("ChangesPage", "Suggestion"), shown_text(suggestions[segment])),
                    (translate("ChangesPage", "Final text"), shown_text(finals[segment])),
                ),
            )
            link = SegmentLink(excerpt, font, self)
            link.clicked.connect(
                lambda _=False, segment=segment: self._navigation.open_segment(segment)
            )
            self._list.addWidget(link)
            self.links.append(link)


class SubstitutionsSection(Section):
    """Words that were changed in the same way several times."""

    def __init__(self, navigation: Navigation, parent: QWidget) -> None:
        super().__init__(parent)
        self._navigation = navigation
        self._shown: Sequence[Substitution] = ()
        self.table = RowTable(3, numbers=(1, 2), stretched=0, parent=self)
        self.content.addWidget(self.table)
        self.table.opened.connect(self._open)

    def show_substitutions(self, found: Sequence[Substitution] | None) -> None:
        """Show the most frequent substitutions; nothing if there are none."""
        self._shown = (found or ())[:_MOST_SUBSTITUTIONS]
        self.setVisible(bool(self._shown))
        self.title.setText(translate("ChangesPage", "Words changed again and again"))
        titles = (
            translate("ChangesPage", "Change"),
            translate("ChangesPage", "Count"),
            translate("ChangesPage", "Segments"),
        )
        rows = [
            (Cell(_arrow(each)), number_cell(each.count), number_cell(len(each.segments)))
            for each in self._shown
        ]
        self.table.show_rows(titles, rows)
        self.table.setAccessibleName(self.title.text())

    def _open(self, row: int) -> None:
        each = self._shown[row]
        self._navigation.open_list(list(each.segments), _arrow(each))


def _arrow(each: Substitution) -> str:
    return f"{visible(each.before)} → {visible(each.after)}"


def _volume_row(name: str, volume: Volume, total: int) -> Row:
    return (
        Cell(name),
        number_cell(volume.segments),
        share_cell(volume.segments / total, 1),
        number_cell(volume.source_words),
        number_cell(volume.source_characters),
        number_cell(volume.target_words),
        number_cell(volume.target_characters),
    )


def _origin_row(each: GroupResult) -> Row:
    from bleu_score.messages.changes import group_name

    return (
        Cell(group_name("origin", each.group)),
        number_cell(each.volume.segments),
        share_cell(each.unchanged / each.measured, 1) if each.measured else NOTHING,
        share_cell(each.similarity / 100, 1) if each.similarity is not None else NOTHING,
        NOTHING if each.interval is None else range_cell(each.interval, 1),
    )


def _verdicts(origins: ByGroup) -> Sequence[str]:
    """Return a line for each significant difference, or one that there is none."""
    from bleu_score.messages.changes import comparison_text

    found = [comparison_text(each, origins) for each in origins.comparisons if each.is_significant]
    return found or [translate("ChangesPage", "No difference between the origins is significant.")]
