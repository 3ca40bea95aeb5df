"""The table of all candidates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QMenu, QWidget

from bleu_core.analysis.standings import Standings
from bleu_core.evaluation.results import Evaluation
from bleu_core.scoring.metrics import Metric
from bleu_desktop.i18n import translate
from bleu_desktop.shared.axis import Axis, score_axis
from bleu_desktop.shared.name_lines import name_lines
from bleu_desktop.shared.score_plot import least_width, value_width
from bleu_desktop.shared.sizes import margin, row_height
from bleu_desktop.shared.table_view import TableView
from bleu_desktop.shared.widgets import em
from bleu_score.reports.cells import Cell, Column, Table
from bleu_score.reports.sheets import with_ends
from bleu_score.reports.tables import baseline_of, standings_table

MOST_ROWS = 15
"""The most rows shown without scrolling."""

# The key of the column with the stars.
_BASELINE = "baseline"


class CandidateTable(TableView):
    """Candidates in rows; signals name them by their indices in the evaluation.

    Signals
    -------
    chosen
        The candidate whose row became the current one.
    opened
        The candidate whose segments the user wants to see.
    baseline_wanted
        The candidate the user wants the others to be compared with; None for all pairs.

    Attributes
    ----------
    standings
        The candidates by the metric they are compared by; None while no evaluation is shown.
    marks
        By metric, the names of the references and their scores against each other.
    """

    chosen = Signal(int)
    opened = Signal(int)
    baseline_wanted = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, copied=self._copied_table, sorts=True)
        self.standings: Standings | None = None
        self.marks: dict[str, list[tuple[str, float]]] = {}
        self._evaluation: Evaluation | None = None
        self._metrics: Sequence[Metric] = ()
        self.cells.has_name_lines = True
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSortingEnabled(True)
        self.row_chosen.connect(lambda row: self.chosen.emit(self.candidate_at(row)))
        self.clicked.connect(self._click)
        self.doubleClicked.connect(self._double_click)
        self.shown.layoutChanged.connect(self._fit)

    def show_evaluation(
        self, evaluation: Evaluation | None, metrics: Sequence[Metric], compared_by: str
    ) -> None:
        """Show the candidates of an evaluation.

        Parameters
        ----------
        evaluation
            The evaluation; None to show nothing.
        metrics
            The metrics with a column, whether or not their scores are known.
        compared_by
            The metric of ranks, differences and verdicts.
        """
        self._evaluation, self._metrics, self.marks = evaluation, metrics, {}
        if evaluation is None:
            self.standings = None
            self.show_table(None)
            return
        self.standings = Standings(evaluation, compared_by)
        table = standings_table(evaluation, metrics, self.standings)
        table = self._with_stars(table) if len(table.rows) > 1 else table
        self.show_table(table, self._axes(table))
        self.horizontalHeader().setMinimumSectionSize(em(self))
        self._fit()

    def show_marks(self, marks: dict[str, list[tuple[str, float]]]) -> None:
        """Show scores of references on the axes, too."""
        self.marks = marks
        self.show_axes(self._axes(self.shown.table))

    def _with_stars(self, table: Table) -> Table:
        """Return a table with a star for the baseline, and one to click for the others."""
        assert self.standings is not None
        note = translate(
            "Compare", "The baseline: the candidate with which the others are compared."
        )
        star = Cell(
            "★",
            spoken=translate("Compare", "Baseline"),
            tip=translate("Compare", "Compare all pairs again (space bar)"),
            place=0.0,
        )
        empty = Cell(
            "☆",
            spoken=translate("Compare", "Not the baseline"),
            tip=translate("Compare", "Compare the others with this candidate (space bar)"),
            place=1.0,
        )
        places = zip(self.standings.order, table.rows, strict=True)
        return replace(
            table,
            columns=(Column("★", note=note, key=_BASELINE, rises=True), *table.columns),
            rows=[(star if place == self.baseline else empty, *row) for place, row in places],
        )

    def _axes(self, table: Table) -> dict[int, Axis]:
        """Return an axis for each metric, with room for all scores and their intervals."""
        axes = {}
        keys = [column.key for column in table.columns]
        for metric in self._metrics:
            column = keys.index(metric.name)
            marks = tuple(percent for _, percent in self.marks.get(metric.name, ()))
            cells = [row[column] for row in table.rows]
            values = [value for cell in cells for value in (cell.number, cell.low, cell.high)]
            known = [*marks, *(value for value in values if value is not None)]
            axes[column] = replace(_axis(metric, known), marks=marks)
        return axes

    # Places

    @property
    def baseline(self) -> int | None:
        """The baseline the user chose; None if all pairs are compared."""
        return None if self._evaluation is None else baseline_of(self._evaluation)

    @property
    def against(self) -> int | None:
        """The candidate with which the others are compared: the baseline, otherwise the best."""
        if self.standings is None or len(self.standings.order) < 2:
            return None
        return self.standings.best if self.baseline is None else self.baseline

    def candidate_at(self, row: int) -> int:
        """Return the candidate in a row, as its index in the evaluation."""
        assert self.standings is not None
        return self.standings.order[self.shown.rows[row]]

    def make_current(self, candidate: int) -> None:
        """Make a candidate's row the current one, without a signal."""
        order = self.standings.order if self.standings else ()
        if candidate in order and self.current_candidate() != candidate:
            row = self.shown.rows.index(order.index(candidate))
            self.choose_row(row, self.column("name"))

    def current_candidate(self) -> int | None:
        """Return the candidate of the current row."""
        index = self.currentIndex()
        return self.candidate_at(index.row()) if index.isValid() else None

    def column(self, key: str) -> int:
        """Return the column with a key."""
        return self.shown.place(key)

    def _is_baseline(self, index: QModelIndex) -> bool:
        return self.shown.table.columns[index.column()].key == _BASELINE

    def _copied_table(self) -> Table:
        """Return the selected rows, or all if none is selected, with the ends of intervals."""
        table = self.shown.table
        selected = sorted(index.row() for index in self.selectionModel().selectedRows())
        rows = [self.shown.rows[row] for row in selected or range(self.shown.rowCount())]
        places = [n for n, column in enumerate(table.columns) if column.key != _BASELINE]
        whole = replace(table, rows=[[*map(_copied, row)] for row in table.rows]).part(places)
        ends = with_ends(whole)
        return replace(ends, rows=[ends.rows[row] for row in rows])

    # The user's actions

    def _click(self, index: QModelIndex) -> None:
        if self._is_baseline(index):
            self._toggle_baseline(index)

    def _double_click(self, index: QModelIndex) -> None:
        if not self._is_baseline(index):
            self.opened.emit(self.candidate_at(index.row()))

    def _toggle_baseline(self, index: QModelIndex) -> None:
        if self.shown.rowCount() > 1:
            candidate = self.candidate_at(index.row())
            self.baseline_wanted.emit(None if candidate == self.baseline else candidate)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if index.isValid() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit(self.candidate_at(index.row()))
        elif index.isValid() and event.key() == Qt.Key.Key_Space:
            self._toggle_baseline(index)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = self.make_menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def make_menu(self) -> QMenu:
        """Return the menu of actions for the current row, which also sorts without a mouse."""
        menu = QMenu(self)
        index = self.currentIndex()
        if index.isValid():
            candidate = self.candidate_at(index.row())
            action = menu.addAction(translate("Compare", "Show segments"))
            action.triggered.connect(lambda: self.opened.emit(candidate))
            if self.shown.rowCount() > 1:
                action = menu.addAction(translate("Compare", "Baseline"))
                action.setCheckable(True)
                action.setChecked(candidate == self.baseline)
                action.triggered.connect(lambda: self._toggle_baseline(index))
        menu.addActions(self.copier.actions)
        if self.shown.rowCount() > 1:
            sorting = menu.addMenu(translate("Compare", "Sort by"))
            for number, column in enumerate(self.shown.table.columns):
                if column.key != _BASELINE and not self.isColumnHidden(number):
                    self._add_sorting(sorting, number, column)
        return menu

    def _add_sorting(self, menu: QMenu, number: int, column: Column) -> None:
        header, order = self.horizontalHeader(), Qt.SortOrder
        title = translate("Compare", "Rank") if column.key == "rank" else column.title
        first = order.AscendingOrder if column.rises else order.DescendingOrder
        menu.addAction(title).triggered.connect(lambda: header.setSortIndicator(number, first))

    # Sizes

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give columns and rows the sizes they need, and the table the height of its rows."""
        columns, header = self.shown.table.columns, self.horizontalHeader()
        if not columns:
            return
        for number in range(len(columns)):
            self.setColumnHidden(number, False)
        widths = self._widths()
        for number in range(len(columns)):
            self.setColumnHidden(number, number not in widths)
            if number in widths:
                self.setColumnWidth(number, widths[number])
        height = header.sizeHint().height() + 2 * self.frameWidth()
        if header.length() > self.viewport().width():
            height += self.horizontalScrollBar().sizeHint().height()
        self._fit_rows(widths[self.column("name")])
        policy = Qt.ScrollBarPolicy
        scrolls = self.shown.rowCount() > MOST_ROWS
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAsNeeded if scrolls else policy.ScrollBarAlwaysOff
        )
        sizes = [self.rowHeight(row) for row in range(min(self.shown.rowCount(), MOST_ROWS + 1))]
        if scrolls:
            # Half a row shows that there are more rows.
            sizes[-1] //= 2
        self.setFixedHeight(height + sum(sizes))

    def _widths(self) -> dict[int, int]:
        """Return the width of each column that has room; axes and names share the rest."""
        columns, header = self.shown.table.columns, self.horizontalHeader()
        metrics = self.fontMetrics()
        numbers = range(len(columns))
        wanted = {
            number: max(
                self.sizeHintForColumn(number), header.sectionSizeFromContents(number).width()
            )
            for number in numbers
        }
        names, plots = self.column("name"), sorted(self.axes)
        # The page of the score has the brevity penalty, too.
        optional = [n for n in numbers if columns[n].is_optional or columns[n].key == "penalty"]
        widths = {number: wanted[number] for number in numbers if number not in optional}
        widths[names] = min(wanted[names], em(self, 13))
        # One axis is always visible: that of the metric the candidates are compared by.
        by = self.standings.metric if self.standings else ""
        first = next((n for n in plots if columns[n].key == by), plots[0])
        plot, least = value_width(metrics), least_width(metrics)
        widths[first] = max(widths[first], least)
        room = self.viewport().width() - sum(widths.values())
        # First, make room for an axis for every metric, if there is room for all, then for names in
        # one line up to a limit, then for longer axes, then for optional columns.
        all_fit = room >= sum(max(least - widths[number], 0) for number in plots)
        if all_fit:
            room -= _widen(widths, plots, least, room)
        room -= _widen(widths, [names], min(wanted[names], em(self, 16)), room)
        if all_fit:
            room -= _widen(widths, plots, plot + em(self, 8), room)
        if room >= sum(wanted[number] for number in optional):
            widths |= {number: wanted[number] for number in optional}
            room -= sum(wanted[number] for number in optional)
        room -= _widen(widths, [names], wanted[names], room)
        room -= _widen(widths, plots if all_fit else [first], plot + em(self, 24), room)
        widths[names] += max(room, 0)
        return widths

    def _fit_rows(self, width: int) -> None:
        """Give a name a second line if it needs one."""
        metrics, names = self.fontMetrics(), self.column("name")
        for row in range(self.shown.rowCount()):
            lines = name_lines(self.cell(row, names).text, metrics, width - 2 * margin())
            height = metrics.height()
            self.setRowHeight(row, row_height(height) + height * (len(lines) - 1))


def _widen(widths: dict[int, int], columns: Sequence[int], most: int, room: int) -> int:
    """Widen columns up to a width, as far as there is room; return the width they got in total."""
    taken = 0
    for place, number in enumerate(columns):
        share = max(room - taken, 0) // (len(columns) - place)
        more = max(min(most - widths[number], share), 0)
        widths[number] += more
        taken += more
    return taken


def _copied(cell: Cell) -> Cell:
    """Return a cell as it is copied: with a name in full, a number without its interval."""
    return cell.in_full if cell.number is None else replace(cell, low=None, high=None)


def _axis(metric: Metric, values: Sequence[float]) -> Axis:
    """Return the axis of a metric's scores."""
    if len(values) == 1 and not metric.given:
        values = []  # A score alone is on the whole scale.
    return score_axis(values, metric.name, given=metric.given, decimals=metric.decimals)
