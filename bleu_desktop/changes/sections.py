"""The sections of the page below its headline."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from bleu_core.changes import analysis as changes_analysis
from bleu_core.changes import model as changes_model
from bleu_core.changes import substitutions as changes_substitutions
from bleu_desktop.changes.row_table import BandDelegate, RowTable
from bleu_desktop.i18n import translate
from bleu_desktop.session.folders import FolderResults
from bleu_desktop.session.navigation import Navigation
from bleu_desktop.shared import widgets
from bleu_desktop.shared.cell_texts import visible
from bleu_desktop.shared.sizes import reading_width
from bleu_desktop.shared.small_table import SmallTable
from bleu_desktop.shared.veil import Veil
from bleu_score.i18n import with_detail, with_label
from bleu_score.messages import changes as messages_changes
from bleu_score.reports import change_tables
from bleu_score.reports.cells import Table

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
    """The bands of similarity as a table, one of which, or their sum, is chosen.

    Signals
    -------
    chosen
        The user has chosen another band.
    """

    chosen = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._bands: tuple[int, ...] = ()
        self.table = SmallTable(self, has_choice=True)
        self._delegate = BandDelegate(self.table)
        self.table.setItemDelegateForColumn(0, self._delegate)
        line = QWidget(self)
        line.setMaximumWidth(reading_width())
        self.rates_button = QPushButton(translate("ChangesPage", "Rates…"), line)
        self.rates_button.setAutoDefault(False)
        across = widgets.row(line, spacing=1)
        across.addWidget(self.rates_button)
        across.addStretch(1)
        self.kinds = widgets.TextLabel(self, wrap=True)
        layout = widgets.column(self, spacing=1)
        for widget in (self.table, line, self.kinds):
            layout.addWidget(widget)
        self.table.row_chosen.connect(self.chosen)

    @property
    def chosen_band(self) -> int | None:
        """The index of the chosen band; None for all of them."""
        row = self.table.current_row()
        return self._bands[row] if 0 <= row < len(self._bands) else None

    def show_analysis(self, analysis: changes_analysis.ChangeAnalysis) -> None:
        """Show the bands with segments, and all bands of similarity."""
        changes = analysis.changes
        is_first = not self._bands
        self._bands = changes.shown_bands
        of_bands = change_tables.band_strengths(changes)
        self._delegate.show_strengths([of_bands[number] for number in self._bands])
        self.table.show_table(change_tables.short_bands_table(changes))
        if is_first:
            # The sum: the most changed segments of all come first.
            self.table.choose_row(len(self._bands))
        edits = change_tables.edits_table(changes)
        # The first kind is no change.
        kinds = [with_detail(kind.text, of.text) for kind, of, _ in edits.rows[1:] if of.number]
        self.kinds.setText(with_label(edits.title, " · ".join(kinds)))
        self.kinds.setVisible(bool(kinds))


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
        self._veil = Veil(self)
        self.hide()

    def show_groups(self, analysis: changes_analysis.ChangeAnalysis) -> None:
        """Show the groups; nothing if there is only one. Until they are compared, gray old ones."""
        groups = next((each for each in analysis.groups if each.by == self._by), None)
        self._veil.cover(groups is None)
        if groups is None and self._by in analysis.changes.groupings:
            return
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
