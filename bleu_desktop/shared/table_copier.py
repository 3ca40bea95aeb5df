"""Ctrl+C in tables: the selected rows go to the clipboard, with the titles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QStatusTipEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView

from bleu_desktop.i18n import translate
from bleu_desktop.shared.copying import copied_table, put_on_clipboard, table_html, table_text
from bleu_score.i18n import format_number
from bleu_score.reports.cells import Cell, Row, Table

CELL = Qt.ItemDataRole.UserRole + 64
"""The role of the `Cell` to be copied if it differs from the text shown: a number in full
precision, or a text that is shown shortened."""

MOST_COPIED = 10_000
"""The most rows copied: more are of no use in a clipboard, and would block the window."""


class Copy(NamedTuple):
    """A copy of rows: tab-separated text, a table in HTML, and the number of rows in it."""

    text: str
    html: str
    rows: int
    selected: int


def written(table: Table, selected: int, *, with_titles: bool) -> Copy:
    """Return a table as it is copied."""
    text, html = (write(table, with_titles=with_titles) for write in (table_text, table_html))
    return Copy(text, html, len(table.rows), selected)


class TableCopier(QObject):
    """Copies the selected rows of a table, or all if there is nothing to select.

    Where only one row can be selected, it is a cursor, and the whole table is copied.

    Parameters
    ----------
    view
        The table, or the list with columns.
    table
        Makes the table that is copied; by default, it has the cells of the model (see `CELL`).
    menu
        Whether the table has no menu of its own.
    """

    def __init__(
        self,
        view: QAbstractItemView,
        *,
        table: Callable[[], Table] | None = None,
        menu: bool = True,
    ) -> None:
        super().__init__(view)
        self._view = view
        self._table = table
        self.copy_action = QAction(translate("Copying", "Copy"), self)
        self.copy_action.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
        # The shortcut only appears in menus: the event filter takes the keys, also where the table
        # is not in front.
        self.copy_action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.copy_action.triggered.connect(lambda: self.copy())
        self.bare_action = QAction(translate("Copying", "Copy without headings"), self)
        self.bare_action.triggered.connect(lambda: self.copy(with_titles=False))
        self.actions = (self.copy_action, self.bare_action)
        if menu:
            view.addActions(self.actions)
            view.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        view.installEventFilter(self)

    def copy(self, *, with_titles: bool = True) -> None:
        """Put the rows on the clipboard."""
        if self._table is not None:
            table = self._table()
            selected = len(table.rows)
        else:
            chosen = selected_rows(self._view)
            selected = len(chosen)
            table = self.table_of(chosen[:MOST_COPIED])
        if selected:
            self.write(table, selected, with_titles=with_titles)

    def table_of(self, rows: Sequence[int]) -> Table:
        """Return rows as they are copied."""
        return table_of(self._view, rows)

    def write(self, table: Table, selected: int, *, with_titles: bool) -> None:
        """Write a table of the selected rows, and put it on the clipboard."""
        self.put(written(without_empty_columns(table), selected, with_titles=with_titles))

    def put(self, copy: Copy) -> None:
        """Put what is written on the clipboard, and have the window say so."""
        put_on_clipboard(copy.text, copy.html)
        tell_copied(self._view, copy.rows, copy.selected)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.matches(QKeySequence.StandardKey.Copy)
        ):
            self.copy()
            return True
        return super().eventFilter(watched, event)


def tell_copied(view: QObject, copied: int, selected: int) -> None:
    """Have the window show the number of copied rows."""
    QCoreApplication.sendEvent(view, QStatusTipEvent(copied_text(copied, selected)))


def copied_text(copied: int, selected: int) -> str:
    """Return the number of copied rows, and the total if not all were copied."""
    if copied == selected:
        return translate("SegmentsPage", "Copied: {count}").format(count=format_number(copied))
    return translate("SegmentsPage", "Copied: the first {count} of {total}").format(
        count=format_number(copied), total=format_number(selected)
    )


def selected_rows(view: QAbstractItemView) -> Sequence[int]:
    """Return the numbers of the selected rows, in order; of all rows if none is selected."""
    model, mode = view.model(), view.selectionMode()
    everything = range(model.rowCount())
    modes = QAbstractItemView.SelectionMode
    if mode in (modes.NoSelection, modes.SingleSelection):
        return everything
    # Look at ranges, not at rows: a range may have a million rows.
    selection = view.selectionModel().selection()
    parts = [selection.at(number) for number in range(selection.size())]
    if len(parts) == 1:
        return range(parts[0].top(), parts[0].bottom() + 1)
    rows = {row for part in parts for row in range(part.top(), part.bottom() + 1)}
    return sorted(rows) or everything


def table_of(view: QAbstractItemView, rows: Sequence[int]) -> Table:
    """Return rows of a view's model as they are copied."""
    model = view.model()
    places = range(model.columnCount())
    across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    titles = [_title(model.headerData(place, across)) for place in places]
    # Leave out rows that cannot be selected, such as the numbers of an axis.
    rows = [row for row in rows if model.flags(model.index(row, 0)) & Qt.ItemFlag.ItemIsEnabled]
    cells: list[Row] = [[copied_cell(model.index(row, place)) for place in places] for row in rows]
    if isinstance(view, QTableView) and not view.verticalHeader().isHidden():
        titles.insert(0, "")
        names = [Cell(_title(model.headerData(row, down))) for row in rows]
        cells = [[name, *line] for name, line in zip(names, cells, strict=True)]
    return copied_table(titles, cells)


def _title(title: object) -> str:
    return title if isinstance(title, str) else ""


def copied_cell(index: QModelIndex) -> Cell:
    """Return the cell to copy for an index: that of the role `CELL`, else the text shown."""
    cell = index.data(CELL)
    return cell.in_full if isinstance(cell, Cell) else Cell(str(index.data() or ""))


def without_empty_columns(table: Table) -> Table:
    """Leave out columns without a title and text: the drawings in them repeat a number."""
    return table.part(
        [
            place
            for place, column in enumerate(table.columns)
            if column.title or any(row[place].text for row in table.rows)
        ]
    )
