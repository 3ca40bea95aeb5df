"""The candidates as rows: scores, difference to the baseline, verdict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bleu_core.comparing.standings import Standings
from bleu_core.diagnostics.kinds import Severity
from bleu_core.results import CandidateResult, Evaluation, MetricResult
from bleu_core.scoring.metrics import Metric
from bleu_desktop.compare.columns import (
    Column,
    Kind,
    alignment,
    explanation,
    first_order,
    title,
)
from bleu_desktop.i18n import translate
from bleu_desktop.shared.axis import Axis, axis_of
from bleu_desktop.shared.copying import copied_table
from bleu_desktop.shared.icons import icon
from bleu_desktop.shared.widgets import plain_tool_tip
from bleu_score.i18n import as_sentences
from bleu_score.messages.comparisons import comparison_tip, verdict_words
from bleu_score.messages.diagnostics import advice_on
from bleu_score.messages.metrics import (
    interval_text,
)
from bleu_score.messages.names import text_name
from bleu_score.reports.cells import (
    BLANK,
    NOTHING,
    Cell,
    Table,
    interval_cell,
    metric_cell,
    number_cell,
    p_cell,
    signed_cell,
)

if TYPE_CHECKING:
    from bleu_core.diagnostics.model import Diagnostic

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole

PENDING = "…"
# The data of a cell with a name in the user's role: such a cell is shortened in its own way.
NAME = "name"


class CandidateModel(QAbstractTableModel):
    """The candidates of an evaluation in rows that can be sorted by any column.

    Attributes
    ----------
    columns
        The data to show.
    standings
        The candidates by the metric they are compared by; None while no evaluation is shown.
    axes
        The axis of each metric.
    marks
        By metric, the names of the references and their scores against each other.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.columns: tuple[Column, ...] = ()
        self.standings: Standings | None = None
        self.axes: dict[str, Axis] = {}
        self.marks: dict[str, list[tuple[str, float]]] = {}
        self._evaluation: Evaluation | None = None
        self._metrics: tuple[Metric, ...] = ()
        self._baseline: int | None = None
        self._rows: list[int] = []
        self._sorted: tuple[Column, Qt.SortOrder] | None = None

    # Showing

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
        self.beginResetModel()
        self._evaluation = evaluation
        self._metrics = tuple(metrics)
        self.marks = {}
        if evaluation is None:
            self.standings, self.columns, self._rows = None, (), []
        else:
            baseline = evaluation.settings.resampling.baseline
            known = isinstance(baseline, int) and baseline < len(evaluation.candidates)
            self._baseline = baseline if known and isinstance(baseline, int) else None
            self.standings = Standings(evaluation, compared_by)
            self.columns = self._useful_columns(evaluation)
            self._rows = list(self.standings.order)
        self._make_axes()
        if self._sorted is not None and self._sorted[0] in self.columns:
            self._sort_rows(*self._sorted)
        self.endResetModel()

    def show_marks(self, marks: dict[str, list[tuple[str, float]]]) -> None:
        """Show scores of references on the axes, too."""
        self.marks = marks
        self._make_axes()
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, 0))
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.columns) - 1)

    def _useful_columns(self, evaluation: Evaluation) -> tuple[Column, ...]:
        scores = [Column(Kind.METRIC, metric.name) for metric in self._metrics]
        about_text = [Column(Kind.PENALTY)]
        if any(map(_diagnostics, evaluation.candidates)):
            about_text.append(Column(Kind.DIAGNOSTICS))
        if len(evaluation.candidates) == 1:
            return (Column(Kind.NAME), *scores, *about_text)
        compared = [Column(Kind.DIFFERENCE)]
        if evaluation.comparisons:
            compared += [Column(Kind.VERDICT), Column(Kind.INTERVAL), Column(Kind.P)]
        head = (Column(Kind.BASELINE), Column(Kind.RANK), Column(Kind.NAME))
        return (*head, *scores, *compared, *about_text)

    def _make_axes(self) -> None:
        self.axes = {}
        if self._evaluation is None:
            return
        for metric in self._metrics:
            values = [percent for _, percent in self.marks.get(metric.name, ())]
            for candidate in self._evaluation.candidates:
                if result := candidate.result(metric.name):
                    values.append(result.percent)
                    if result.interval is not None:
                        values += [result.interval.low, result.interval.high]
            self.axes[metric.name] = _axis(metric, values)

    # Places

    @property
    def against(self) -> int | None:
        """The candidate with which the others are compared: the baseline, otherwise the best."""
        if self.standings is None or len(self._rows) < 2:
            return None
        return self.standings.best if self._baseline is None else self._baseline

    @property
    def baseline(self) -> int | None:
        """The baseline the user chose; None if all pairs are compared."""
        return self._baseline

    @property
    def compared_by(self) -> str:
        """The metric of ranks, differences and verdicts."""
        return self.standings.metric if self.standings else "bleu"

    def table(self, rows: Sequence[int]) -> Table:
        """Return rows to be copied; the interval has a column for each end."""
        columns = [column for column in self.columns if column.kind is not Kind.BASELINE]
        titles: list[str] = []
        for column in columns:
            if column.kind is Kind.INTERVAL:
                titles += [
                    translate("Compare", "95% CI, lower end"),
                    translate("Compare", "95% CI, upper end"),
                ]
            else:
                titles.append(title(column, self._titles()))
        cells = [[cell for column in columns for cell in self._copied(row, column)] for row in rows]
        return copied_table(titles, cells)

    def _copied(self, row: int, column: Column) -> list[Cell]:
        """Return the cells to copy for a cell: names in full, and the ends of intervals."""
        if column.kind is Kind.NAME:
            return [Cell(self._candidate(row).name)]
        cell = self._cell(row, column)
        if column.kind is not Kind.INTERVAL:
            return [cell]
        if cell.low is None or cell.high is None:
            return [cell, BLANK]
        return [number_cell(end, cell.decimals) for end in (cell.low, cell.high)]

    def _titles(self) -> dict[str, str]:
        return {metric.name: metric.title for metric in self._metrics}

    def candidate_at(self, row: int) -> int:
        """Return the candidate in a row, as its index in the evaluation."""
        return self._rows[row]

    def row_of(self, candidate: int) -> int:
        """Return the row of a candidate."""
        return self._rows.index(candidate)

    def result_at(self, index: Index) -> MetricResult | None:
        """Return the score a cell shows; None for other cells, and while it is not known."""
        name = self.columns[index.column()].metric
        return self._candidate(index.row()).result(name) if name else None

    def _candidate(self, row: int) -> CandidateResult:
        assert self._evaluation is not None
        return self._evaluation.candidates[self._rows[row]]

    # Qt's model

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        column = self.columns[index.column()]
        row = index.row()
        if role == Role.DisplayRole:
            return self._cell(row, column).text
        if role == Role.ToolTipRole:
            tip = self._tip(row, column)
            return plain_tool_tip(tip) if tip else None
        if role == Role.AccessibleTextRole:
            return self._spoken(row, column)
        if role == Role.TextAlignmentRole:
            return alignment(column.kind)
        if role == Role.UserRole:
            return NAME if column.kind is Kind.NAME else None
        if role == Role.DecorationRole and column.kind is Kind.DIAGNOSTICS:
            return icon("warning") if _diagnostics(self._candidate(row)) else None
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or section >= len(self.columns):
            return None
        column = self.columns[section]
        if role == Role.DisplayRole:
            return title(column, self._titles())
        if role == Role.ToolTipRole:
            metric = next((each for each in self._metrics if each.name == column.metric), None)
            tip = explanation(column, metric, has_baseline=self._baseline is not None)
            return plain_tool_tip(tip) if tip else None
        if role == Role.TextAlignmentRole:
            return alignment(column.kind)
        if role == Role.InitialSortOrderRole:
            rising = {metric.name for metric in self._metrics if metric.lower_is_better}
            return first_order(
                column, lower_is_better=(column.metric or self.compared_by) in rising
            )
        return None

    # Cells

    def _cell(self, row: int, column: Column) -> Cell:
        """Return a cell as it is shown."""
        candidate, place = self._candidate(row), self._rows[row]
        assert self.standings is not None
        match column.kind:
            case Kind.BASELINE:
                return Cell("★" if place == self._baseline else "☆")
            case Kind.RANK:
                rank = self.standings.ranks[place]
                return self._unknown(self.compared_by) if rank is None else number_cell(rank)
            case Kind.NAME:
                return Cell(text_name(candidate.name))
            case Kind.METRIC:
                assert column.metric is not None
                result = candidate.result(column.metric)
                if result is None:
                    return self._unknown(column.metric)
                return metric_cell(result.metric, result.percent)
            case Kind.DIFFERENCE:
                return self._difference_cell(place)
            case Kind.PENALTY:
                return number_cell(candidate.score.brevity_penalty, 3)
            case Kind.DIAGNOSTICS:
                count = len(_diagnostics(candidate))
                return number_cell(count) if count else BLANK
        if place == self.against:
            return BLANK
        comparison = None if self.against is None else self._comparison(place)
        if comparison is None:
            known = self.standings.percents[place] is not None
            return NOTHING if known else self._unknown(self.compared_by)
        if column.kind is Kind.VERDICT:
            return Cell(verdict_words(comparison))
        if column.kind is Kind.INTERVAL:
            return interval_cell(comparison.interval, comparison.decimals)
        return p_cell(comparison.verdict_p_holm, is_least=comparison.is_least_p)

    def _unknown(self, metric: str) -> Cell:
        """Return the cell of a score that is still to come, or whose computation was canceled."""
        assert self._evaluation is not None
        return Cell(PENDING) if metric in self._evaluation.pending else NOTHING

    def _difference_cell(self, place: int) -> Cell:
        assert self.standings is not None
        assert self.against is not None
        if place == self.against:
            if self._baseline is None:
                return Cell(translate("Compare", "best"))
            return Cell(translate("Compare", "baseline"))
        difference = self.standings.difference(place, self.against)
        if difference is None:
            return self._unknown(self.compared_by)
        return signed_cell(difference, self.standings.decimals)

    def _comparison(self, place: int) -> Any:
        assert self.standings is not None
        assert self.against is not None
        return self.standings.comparison(place, self.against)

    def _spoken(self, row: int, column: Column) -> str:
        """Return the text for screen readers if the cell shows a sign."""
        if column.kind is Kind.BASELINE:
            if self._rows[row] == self._baseline:
                return translate("Compare", "Baseline")
            return translate("Compare", "Not the baseline")
        text = self._cell(row, column).text
        if column.metric is not None:
            result = self._candidate(row).result(column.metric)
            if result is not None and result.interval is not None:
                return as_sentences((text, interval_text(result.metric, result.interval)))
        return text

    def _tip(self, row: int, column: Column) -> str:
        candidate, place = self._candidate(row), self._rows[row]
        if column.kind is Kind.NAME:
            return candidate.name
        if column.kind is Kind.BASELINE:
            if place == self._baseline:
                return translate("Compare", "Compare all pairs again (space bar)")
            return translate("Compare", "Compare the others with this candidate (space bar)")
        if column.kind is Kind.DIAGNOSTICS:
            return "\n".join(advice_on(each).title for each in _diagnostics(candidate))
        if column.metric is not None:
            result = candidate.result(column.metric)
            if result is None:
                pending = self._unknown(column.metric).text == PENDING
                return translate("Compare", "Computing…") if pending else ""
            return interval_text(result.metric, result.interval) if result.interval else ""
        if column.kind in (Kind.DIFFERENCE, Kind.VERDICT, Kind.INTERVAL, Kind.P):
            if self.against is None or place == self.against:
                return ""
            comparison = self._comparison(place)
            return comparison_tip(comparison) if comparison else ""
        return ""

    # Order

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; -1 for the ranks."""
        self.layoutAboutToBeChanged.emit()
        before = list(self._rows)
        if 0 <= column < len(self.columns):
            self._sorted = (self.columns[column], order)
            self._sort_rows(*self._sorted)
        elif self.standings is not None:
            self._sorted = None
            self._rows = list(self.standings.order)
        old = self.persistentIndexList()
        new = [self.index(self._rows.index(before[each.row()]), each.column()) for each in old]
        self.changePersistentIndexList(old, new)
        self.layoutChanged.emit()

    def _sort_rows(self, column: Column, order: Qt.SortOrder) -> None:
        """Sort; rows without a value come last either way, and equal values are in rank order."""
        assert self.standings is not None
        descending = order == Qt.SortOrder.DescendingOrder
        keys = {place: self._key(place, column) for place in self._rows}
        known = [place for place in self.standings.order if keys[place] is not None]
        unknown = [place for place in self.standings.order if keys[place] is None]
        known.sort(key=lambda place: keys[place], reverse=descending)  # type: ignore[arg-type, return-value]
        self._rows = known + unknown

    def _key(self, place: int, column: Column) -> float | str | None:
        assert self.standings is not None
        assert self._evaluation is not None
        candidate = self._evaluation.candidates[place]
        match column.kind:
            case Kind.BASELINE:
                return 0.0 if place == self._baseline else 1.0
            case Kind.RANK:
                return self.standings.ranks[place]
            case Kind.NAME:
                return candidate.name.casefold()
            case Kind.METRIC:
                assert column.metric is not None
                result = candidate.result(column.metric)
                return None if result is None else result.percent
            case Kind.PENALTY:
                return candidate.score.brevity_penalty
            case Kind.DIAGNOSTICS:
                return float(len(_diagnostics(candidate)))
            case Kind.DIFFERENCE:
                if self.against is None:
                    return None
                return self.standings.difference(place, self.against)
        comparison = self._comparison(place) if self.against is not None else None
        if comparison is None:
            return None
        if column.kind is Kind.P:
            p: float | None = comparison.verdict_p_holm
            return p
        if column.kind is Kind.INTERVAL:
            return float(comparison.interval.low)
        better = {"better": 2.0, "worse": 0.0}
        return better.get(comparison.verdict.value, 1.0)


def _diagnostics(candidate: CandidateResult) -> list[Diagnostic]:
    """Return the diagnostics of a candidate, without notes."""
    return [each for each in candidate.diagnostics if each.severity is not Severity.NOTE]


def _axis(metric: Metric, values: Sequence[float]) -> Axis:
    """Return the axis of a metric's scores."""
    if metric.given:
        # A given metric has a scale of its own: show at least 500 steps of the last decimal, as
        # for BLEU.
        least = 500 * 10.0**-metric.decimals
        return axis_of(values, lowest=None, highest=None, least_span=least)
    if len(values) == 1:
        values = []  # A score alone is on the whole scale.
    return axis_of(values, highest=None if metric.name == "ter" else 100.0)
