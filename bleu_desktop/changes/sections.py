"""The sections of the page below its headline."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from bleu_core.changes import analysis as changes_analysis
from bleu_core.changes import model as changes_model
from bleu_core.changes import substitutions as changes_substitutions
from bleu_desktop.changes.band_bar import BandBar
from bleu_desktop.changes.row_table import BandDelegate, RowTable
from bleu_desktop.i18n import translate
from bleu_desktop.session.folders import FolderResults
from bleu_desktop.session.navigation import Navigation
from bleu_desktop.shared import widgets
from bleu_desktop.shared.cell_texts import visible
from bleu_desktop.shared.fonts import text_font
from bleu_desktop.shared.segment_row import RowContent, RowText, SegmentRow
from bleu_desktop.shared.sizes import SMALL, reading_width
from bleu_desktop.shared.small_table import SmallTable
from bleu_score.i18n import format_number, format_share, with_detail, with_label
from bleu_score.marked.matches import plain_parts
from bleu_score.messages import changes as messages_changes
from bleu_score.reports import change_tables
from bleu_score.reports.cells import Table

_MOST_CHANGED = 8
_MOST_SUBSTITUTIONS = 12
_MOST_GROUPS = 20


class ChangesSection(QWidget):
    """A heading, and the content below it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = widgets.TextLabel(self, bold=True)
        self.content = widgets.column(self, spacing=1)
        self.content.addWidget(self.title)


class BandsSection(QWidget):
    """The bands of similarity as a bar and a table, whose rows lead to their segments."""

    def __init__(self, navigation: Navigation, parent: QWidget) -> None:
        super().__init__(parent)
        self._navigation = navigation
        self._analysis: changes_analysis.ChangeAnalysis | None = None
        self._bands: tuple[int, ...] = ()
        self.bar = BandBar(self)
        self.bar.setMaximumWidth(reading_width())
        self.table = RowTable(self)
        self._delegate = BandDelegate(self.table)
        self.table.setItemDelegateForColumn(0, self._delegate)
        line = QWidget(self)
        line.setMaximumWidth(reading_width())
        self.hint = widgets.TextLabel(line, wrap=True, muted=True)
        self.rates_button = QPushButton(line)
        self.rates_button.setAutoDefault(False)
        across = widgets.row(line, spacing=1)
        across.addWidget(self.hint, 1)
        across.addWidget(self.rates_button)
        self.kinds = widgets.TextLabel(self, wrap=True)
        layout = widgets.column(self, spacing=1)
        for widget in (self.bar, self.table, line, self.kinds):
            layout.addWidget(widget)
        self.table.opened.connect(self._open)

    def show_analysis(self, analysis: changes_analysis.ChangeAnalysis) -> None:
        """Show the bands with segments, and all bands of similarity."""
        self._analysis, changes = analysis, analysis.changes
        self._bands = changes.shown_bands
        shown = [changes.bands[number] for number in self._bands]
        of_bands = change_tables.band_strengths(changes)
        strengths = [of_bands[number] for number in self._bands]
        self.bar.show_counts([band.volume.segments for band in shown], strengths)
        self._delegate.show_strengths(strengths)
        self.table.show_table(change_tables.short_bands_table(changes))
        total = max(changes.total.segments, 1)
        shares = [
            with_label(
                messages_changes.band_name(band), format_share(band.volume.segments / total, 0)
            )
            for band in shown
        ]
        self.bar.setAccessibleName(" · ".join(shares))
        self.bar.setToolTip("\n".join(shares))
        self.hint.setText(translate("ChangesPage", "Click a row to see its segments."))
        self.rates_button.setText(translate("ChangesPage", "Rates…"))
        edits = change_tables.edits_table(changes)
        # The first kind is no change.
        kinds = [with_detail(kind.text, of.text) for kind, of, _ in edits.rows[1:] if of.number]
        self.kinds.setText(with_label(edits.title, " · ".join(kinds)))
        self.kinds.setVisible(bool(kinds))

    def _open(self, row: int) -> None:
        if self._analysis is None or row >= len(self._bands):
            return
        changes, number = self._analysis.changes, self._bands[row]
        segments = changes.segments_in(number)
        if len(segments):
            self._navigation.open_list(
                segments.tolist(), messages_changes.band_name(changes.bands[number])
            )


class TableSection(ChangesSection):
    """A table of a report, with its title as the heading.

    Parameters
    ----------
    table
        The widget that shows it; its rows can be chosen if they lead somewhere.
    """

    def __init__(self, parent: QWidget, table: SmallTable | None = None) -> None:
        super().__init__(parent)
        self.table = table or SmallTable(self)
        self.content.addWidget(self.table)
        self.notes = widgets.TextLabel(self, wrap=True)
        self.content.addWidget(self.notes)

    def show_table(self, table: Table) -> None:
        """Show a table with its notes; nothing if it has no rows."""
        self.setVisible(bool(table.rows))
        self.title.setText(table.title)
        self.table.show_table(table)
        self.notes.setText("\n".join(table.notes))
        self.notes.setVisible(bool(table.notes))


class GroupsSection(TableSection):
    """Origins, translators, dates or files side by side; a row of a file leads to it."""

    def __init__(self, by: changes_model.Grouping, folders: FolderResults, parent: QWidget) -> None:
        table = RowTable(parent) if by == "file" else None
        super().__init__(parent, table)
        self._by = by
        self._folders = folders
        self._names: dict[str, str] = {}
        if table is not None:
            table.opened.connect(self._open)

    def show_groups(self, analysis: changes_analysis.ChangeAnalysis) -> None:
        """Show the groups; nothing if there is only one."""
        groups = next((each for each in analysis.groups if each.by == self._by), None)
        self.setVisible(groups is not None and len(groups.rows) > 1)
        if groups is None or len(groups.rows) < 2:
            return
        self.show_table(change_tables.groups_table(groups, _MOST_GROUPS))
        if self._by == "file":
            # The documents of a single file are no files of folders.
            names = analysis.changes.files
            shape = Qt.CursorShape.PointingHandCursor if names else Qt.CursorShape.ArrowCursor
            self.table.viewport().setCursor(shape)
            self._names = {messages_changes.group_name("file", name): name for name in names}

    def _open(self, row: int) -> None:
        if (name := self._names.get(self.table.cell(row, 0).text)) is not None:
            self._folders.show(name)


class MostChangedSection(ChangesSection):
    """The segments in which most characters were changed."""

    def __init__(self, navigation: Navigation, parent: QWidget) -> None:
        super().__init__(parent)
        self._navigation = navigation
        self.rows: list[SegmentRow] = []
        self._unit = widgets.TextLabel(self, muted=True, scale=SMALL)
        self._unit.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._list = widgets.column(spacing=0)
        self.content.addWidget(self._unit)
        self.content.addLayout(self._list)
        self.setMaximumWidth(reading_width())

    def show_analysis(self, analysis: changes_analysis.ChangeAnalysis) -> None:
        """Show the first of these segments."""
        evaluation, changes = analysis.evaluation, analysis.changes
        found = changes.most_changed(_MOST_CHANGED)
        self.setVisible(len(found) > 0)
        self.title.setText(translate("ChangesPage", "Most changed segments"))
        self._unit.setText(translate("ChangesPage", "characters changed"))
        widgets.clear_layout(self._list)
        self.rows = []
        language = evaluation.target_language
        font = text_font(self.font(), str(language.tag or ""), language.script)
        names = translate("ChangesPage", "Suggestion"), translate("ChangesPage", "Final text")
        documents = evaluation.aligned.candidates[0], evaluation.aligned.references[0]
        for segment in found.tolist():
            place = int((changes.rows.segment == segment).argmax())
            number = format_number(segment + 1)
            texts = tuple(
                RowText(name, tuple(plain_parts(document.segments[segment])), label=name)
                for name, document in zip(names, documents, strict=True)
            )
            count = format_number(int(changes.rows.distance[place]))
            title = translate("Compare", "Segment {number}").format(number=number)
            row = SegmentRow(title, RowContent(number, "", count, texts), font, self)
            row.clicked.connect(
                lambda _=False, segment=segment: self._navigation.open_segment(segment)
            )
            self._list.addWidget(row)
            self.rows.append(row)


class SubstitutionsSection(TableSection):
    """Words that were changed in the same way several times."""

    def __init__(self, navigation: Navigation, parent: QWidget) -> None:
        table = RowTable(parent)
        super().__init__(parent, table)
        self._navigation = navigation
        self._shown: Sequence[changes_substitutions.Substitution] = ()
        table.opened.connect(self._open)

    def show_substitutions(
        self, found: Sequence[changes_substitutions.Substitution] | None
    ) -> None:
        """Show the most frequent substitutions; nothing if there are none."""
        self._shown = (found or ())[:_MOST_SUBSTITUTIONS]
        self.show_table(change_tables.substitutions_table(self._shown))

    def _open(self, row: int) -> None:
        each = self._shown[row]
        title = f"{visible(each.before)} → {visible(each.after)}"
        self._navigation.open_list(list(each.segments), title)
