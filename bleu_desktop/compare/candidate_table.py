"""The table of all candidates."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QMenu, QSizePolicy, QTableView, QWidget

from bleu_core.results import Evaluation
from bleu_core.scoring.metrics import Metric
from bleu_desktop.compare.candidate_model import CandidateModel
from bleu_desktop.compare.columns import Kind
from bleu_desktop.compare.score_cells import (
    CandidateDelegate,
    ScoreDelegate,
    ScoreHeader,
    least_width,
    value_width,
)
from bleu_desktop.i18n import translate
from bleu_desktop.shared.cells import MARGIN
from bleu_desktop.shared.table_copier import TableCopier
from bleu_desktop.shared.widgets import draw_focus, em
from bleu_score.messages.names import text_name
from bleu_score.reports.cells import Table

MOST_ROWS = 15
"""The most rows shown without scrolling."""

# Columns that are left out if there is no room, because tool tips have the same content.
_OPTIONAL = (Kind.INTERVAL, Kind.P)


class CandidateTable(QTableView):
    """Candidates in rows; signals name them by their indices in the evaluation.

    Signals
    -------
    chosen
        The candidate whose row became the current one.
    opened
        The candidate whose segments the user wants to see.
    baseline_wanted
        The candidate the user wants the others to be compared with; None for all pairs.
    """

    chosen = Signal(int)
    opened = Signal(int)
    baseline_wanted = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.scores = CandidateModel(self)
        self.setHorizontalHeader(ScoreHeader(self.scores, self))
        self.setModel(self.scores)
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._texts = CandidateDelegate(self)
        self._score_cells = ScoreDelegate(self.scores, self)
        self._is_silent = False
        self.copier = TableCopier(self, table=self._copied_table, menu=False)
        self.setSortingEnabled(True)
        self.selectionModel().currentRowChanged.connect(self._tell_current)
        self.clicked.connect(self._click)
        self.doubleClicked.connect(self._double_click)
        self.scores.modelReset.connect(self._arrange)
        self.scores.layoutChanged.connect(self._fit)

    def show_evaluation(
        self, evaluation: Evaluation | None, metrics: Sequence[Metric], compared_by: str
    ) -> None:
        """Show the candidates of an evaluation; see `CandidateModel.show_evaluation`."""
        candidates = evaluation.candidates if evaluation else ()
        self._texts.names.set_names([text_name(candidate.name) for candidate in candidates])
        self._is_silent = True
        self.scores.show_evaluation(evaluation, metrics, compared_by)
        self._is_silent = False

    def make_current(self, candidate: int) -> None:
        """Make a candidate's row the current one, without a signal."""
        if not 0 <= candidate < self.scores.rowCount():
            return
        row = self.scores.row_of(candidate)
        if self.currentIndex().row() != row:
            self._is_silent = True
            self.setCurrentIndex(self.scores.index(row, self.column(Kind.NAME)))
            self._is_silent = False

    def current_candidate(self) -> int | None:
        """Return the candidate of the current row."""
        index = self.currentIndex()
        return self.scores.candidate_at(index.row()) if index.isValid() else None

    def column(self, kind: Kind) -> int:
        """Return the first column of a kind."""
        return next(n for n, column in enumerate(self.scores.columns) if column.kind is kind)

    def _copied_table(self) -> Table:
        """Return the selected rows, or all if none is selected."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return self.scores.table(rows or range(self.scores.rowCount()))

    # The user's actions

    def _tell_current(self, current: QModelIndex, previous: QModelIndex) -> None:
        if current.isValid() and not self._is_silent:
            self.chosen.emit(self.scores.candidate_at(current.row()))

    def _click(self, index: QModelIndex) -> None:
        if self.scores.columns[index.column()].kind is Kind.BASELINE:
            self._toggle_baseline(index)

    def _double_click(self, index: QModelIndex) -> None:
        if self.scores.columns[index.column()].kind is not Kind.BASELINE:
            self.opened.emit(self.scores.candidate_at(index.row()))

    def _toggle_baseline(self, index: QModelIndex) -> None:
        if self.scores.rowCount() > 1:
            candidate = self.scores.candidate_at(index.row())
            is_baseline = candidate == self.scores.baseline
            self.baseline_wanted.emit(None if is_baseline else candidate)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if index.isValid() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit(self.scores.candidate_at(index.row()))
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
            candidate = self.scores.candidate_at(index.row())
            action = menu.addAction(translate("Compare", "Show segments"))
            action.triggered.connect(lambda: self.opened.emit(candidate))
            if self.scores.rowCount() > 1:
                action = menu.addAction(translate("Compare", "Baseline"))
                action.setCheckable(True)
                action.setChecked(candidate == self.scores.baseline)
                action.triggered.connect(lambda: self._toggle_baseline(index))
        menu.addActions(self.copier.actions)
        if self.scores.rowCount() > 1:
            sorting = menu.addMenu(translate("Compare", "Sort by"))
            for number, column in enumerate(self.scores.columns):
                if column.kind is not Kind.BASELINE and not self.isColumnHidden(number):
                    self._add_sorting(sorting, number)
        return menu

    def _add_sorting(self, menu: QMenu, column: int) -> None:
        header = self.horizontalHeader()
        orientation, role = Qt.Orientation.Horizontal, Qt.ItemDataRole.InitialSortOrderRole
        title = self.scores.headerData(column, orientation)
        action = menu.addAction(translate("Compare", "Rank") if title == "#" else title)
        first = self.scores.headerData(column, orientation, role)
        action.triggered.connect(lambda: header.setSortIndicator(column, first))

    # Sizes

    def _arrange(self) -> None:
        """Give every column its delegate, and the table the height of its rows."""
        for number, column in enumerate(self.scores.columns):
            is_score = column.kind is Kind.METRIC
            self.setItemDelegateForColumn(number, self._score_cells if is_score else self._texts)
        self.horizontalHeader().setMinimumSectionSize(em(self))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give every column the width it needs; plots and names share the rest."""
        columns = self.scores.columns
        if not columns:
            return
        header = self.horizontalHeader()
        names = self.column(Kind.NAME)
        plots = [number for number, column in enumerate(columns) if column.kind is Kind.METRIC]
        for number in range(len(columns)):
            self.setColumnHidden(number, False)
        wanted = {
            number: max(
                self.sizeHintForColumn(number), header.sectionSizeFromContents(number).width()
            )
            for number in range(len(columns))
        }
        widths = dict(wanted)
        widths[names] = min(wanted[names], em(self, 13))
        # One axis is always visible: that of the metric the candidates are compared by.
        first = next((n for n in plots if columns[n].metric == self.scores.compared_by), plots[0])
        widths[first] = max(widths[first], least_width(self.fontMetrics()))
        room = self.viewport().width()
        optional = [number for number, column in enumerate(columns) if column.kind in _OPTIONAL]
        for number in optional:
            del widths[number]
        room -= sum(widths.values())
        # First, make room for an axis for every metric, if there is room for all, then for names in
        # one line up to a limit, then for longer axes, then for optional columns.
        plot, least = value_width(self.fontMetrics()), least_width(self.fontMetrics())
        all_fit = room >= sum(max(least - widths[number], 0) for number in plots)
        if all_fit:
            room -= _widen(widths, plots, least, room)
        room -= _widen(widths, [names], min(wanted[names], em(self, 16)), room)
        if all_fit:
            room -= _widen(widths, plots, plot + em(self, 8), room)
        if room >= sum(wanted[number] for number in optional):
            for number in optional:
                widths[number] = wanted[number]
                room -= wanted[number]
        room -= _widen(widths, [names], wanted[names], room)
        room -= _widen(widths, plots if all_fit else [first], plot + em(self, 24), room)
        widths[names] += max(room, 0)
        for number in range(len(columns)):
            self.setColumnHidden(number, number not in widths)
            if number in widths:
                self.setColumnWidth(number, widths[number])
        height = header.sizeHint().height() + 2 * self.frameWidth()
        if header.length() > self.viewport().width():
            height += self.horizontalScrollBar().sizeHint().height()
        self._fit_rows(widths[names])
        policy = Qt.ScrollBarPolicy
        scrolls = self.scores.rowCount() > MOST_ROWS
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAsNeeded if scrolls else policy.ScrollBarAlwaysOff
        )
        sizes = [self.rowHeight(row) for row in range(min(self.scores.rowCount(), MOST_ROWS + 1))]
        if scrolls:
            # Half a row shows that there are more rows.
            sizes[-1] //= 2
        self.setFixedHeight(height + sum(sizes))

    def _fit_rows(self, width: int) -> None:
        """Give a name a second line if it needs one."""
        line = self.fontMetrics().height()
        for row in range(self.scores.rowCount()):
            name = str(self.scores.index(row, self.column(Kind.NAME)).data())
            lines = self._texts.names.lines(name, self.fontMetrics(), width - 2 * MARGIN)
            self.setRowHeight(row, round(line * (len(lines) + 0.75)))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        draw_focus(self)


def _widen(widths: dict[int, int], columns: Sequence[int], most: int, room: int) -> int:
    """Widen columns up to a width, as far as there is room; return the width they got in total."""
    taken = 0
    for place, number in enumerate(columns):
        share = max(room - taken, 0) // (len(columns) - place)
        more = max(min(most - widths[number], share), 0)
        widths[number] += more
        taken += more
    return taken
