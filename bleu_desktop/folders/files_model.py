"""The files of folders as a tree, with scores, segments and diagnostics."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QModelIndex, QObject, Qt

from bleu_core.diagnostics.model import Diagnostic
from bleu_core.evaluation.results import (
    BrokenFile,
    Evaluation,
    FileResult,
    MetricResult,
    ScoredFile,
)
from bleu_core.files.sets import Unpaired
from bleu_core.folders.scanning import natural_order
from bleu_core.scoring.metrics import Metric
from bleu_desktop.folders.nodes import Node, NodeModel, add_path
from bleu_desktop.i18n import translate
from bleu_desktop.shared.axis import Axis, axis_of
from bleu_desktop.shared.widgets import one_line
from bleu_score.i18n import format_number, with_detail
from bleu_score.messages.diagnostics import advice_on
from bleu_score.messages.errors import error_text
from bleu_score.messages.folders import unpaired_text
from bleu_score.messages.metrics import too_short_text
from bleu_score.messages.names import short_names, text_name
from bleu_score.reports import cells as reports_cells
from bleu_score.reports.folder_tables import problem_text

if TYPE_CHECKING:
    from numpy.typing import NDArray


NAME = 0


@dataclass
class Pooled:
    """The result of all files of a folder together.

    Attributes
    ----------
    sums
        For each candidate, the summed statistics of the files that all candidates have.
    is_defined
        Whether the score of a file says something; see `BleuScore`.
    """

    sums: list[NDArray[Any] | None]
    percents: list[float | None] = field(default_factory=list)
    segments: int = 0
    diagnostics: int = 0
    broken: int = 0
    worst: float | None = None
    is_defined: bool = False


@dataclass(frozen=True)
class Group:
    """The row above the files without a counterpart."""

    count: int


class FilesModel(NodeModel):
    """All files of an evaluation below their folders, and all together in the first row.

    Attributes
    ----------
    result
        The evaluation shown; None while there is none.
    metrics
        The metrics of the scores.
    metric
        The metric whose scores are shown.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.result: Evaluation | None = None
        self._metric = "bleu"
        self.metrics: tuple[Metric, ...] = ()
        self.metric: Metric | None = None
        self._sorted: tuple[int, Qt.SortOrder] | None = None
        self._pooled: dict[int, Pooled] = {}
        self._by_name: dict[str, Node] = {}

    # Showing

    def show(self, result: Evaluation | None, metric: str = "bleu") -> None:
        """Show the files of a result, with the scores of one metric."""
        self.beginResetModel()
        self.result, self._metric = result, metric
        self.metrics = _metrics(result)
        known = [each for each in self.metrics if each.name == metric]
        self.metric = next(iter((*known, *self.metrics)), None)
        self.root, self._pooled, self._by_name = Node(""), {}, {}
        if result is not None:
            if result.has_scores:
                self.root.add(Node("", result))
            files = Node("")
            for file in result.files:
                self._by_name[file.name] = add_path(files, file.name, file)
            for child in files.children:
                self._pool(child)
                self.root.add(child)
            if result.unpaired:
                group = self.root.add(Node("", Group(len(result.unpaired))))
                for unpaired in result.unpaired:
                    group.add(Node(unpaired.name, unpaired))
            self.make_cells()
            self._sort_nodes()
        self.endResetModel()

    def index_of_file(self, name: str | None) -> QModelIndex:
        """Return the row of a file; for None, the row of all together."""
        if name is None:
            has_scores = self.result is not None and self.result.has_scores
            return self.index_of(self.root.children[0]) if has_scores else QModelIndex()
        node = self._by_name.get(name)
        return self.index_of(node) if node is not None else QModelIndex()

    def names_in_order(self) -> list[str]:
        """Return the names of the files that were scored, in the order of the rows."""
        return [node.item.name for node in self.root.walk() if isinstance(node.item, ScoredFile)]

    # Folders: statistics add up, so that a folder has a score of its own

    def _pool(self, node: Node) -> Pooled:
        if isinstance(node.item, FileResult):
            own = self._pooled[id(node)] = self._of_file(node.item)
            return own
        parts = [self._pool(child) for child in node.children]
        places = range(len(parts[0].sums))
        pooled = Pooled([_add(*(part.sums[place] for part in parts)) for place in places])
        pooled.segments = sum(part.segments for part in parts)
        pooled.diagnostics = sum(part.diagnostics for part in parts)
        pooled.broken = sum(part.broken for part in parts)
        known = [part.worst for part in parts if part.worst is not None]
        lower = self.metric is not None and self.metric.lower_is_better
        pooled.worst = (max(known) if lower else min(known)) if known else None
        pooled.is_defined = any(part.is_defined for part in parts)
        pooled.percents = [self._percent(sums) for sums in pooled.sums]
        self._pooled[id(node)] = pooled
        return pooled

    def _of_file(self, file: FileResult) -> Pooled:
        assert self.result is not None
        names = self.result.candidate_names
        if isinstance(file, BrokenFile):
            return Pooled([None] * len(names), broken=1)
        results = [self._of_candidate(file.evaluation, name) for name in names]
        # As for all files together, because candidates must be compared on the same texts.
        counts = None not in results
        known = [each.percent for each in results if each is not None and each.is_defined]
        lower = self.metric is not None and self.metric.lower_is_better
        return Pooled(
            [
                each.statistics.sum(axis=0, dtype=float) if each is not None and counts else None
                for each in results
            ],
            segments=file.evaluation.segments,
            diagnostics=len(file.diagnostics),
            worst=(max(known) if lower else min(known)) if known else None,
            is_defined=any(each.is_defined for each in results if each is not None),
        )

    def _percent(self, sums: NDArray[Any] | None) -> float | None:
        if sums is None or self.metric is None:
            return None
        return float(self.metric.percents(sums[None])[0])

    def _of_candidate(self, evaluation: Evaluation, name: str) -> MetricResult | None:
        found = (each for each in evaluation.candidates if each.name == name)
        return next((each.result(self._metric) for each in found), None)

    # Columns and cells

    @property
    def segments(self) -> int:
        """The column with the number of segments; behind it, those of warnings and problems."""
        return 1 + (len(self.result.candidate_names) if self.result else 0)

    @property
    def problems(self) -> int | None:
        """The column with the reasons why files were not scored; None if all were."""
        return self.segments + 2 if self.result and self.result.broken else None

    @property
    def axes(self) -> dict[int, Axis]:
        """The axis of the scores of all files, for each candidate's column."""
        scores = range(1, self.segments)
        cells = [node.cells[place] for node in self.root.walk() for place in scores]
        values = [value for cell in cells for value in (cell.number, cell.low, cell.high)]
        known = [value for value in values if value is not None]
        if self.metric is None or not known:
            return {}
        # A bar is as long as its number is large.
        has_bars = min(known) >= 0.0
        is_percent = not self.metric.given and self.metric.name != "ter"
        axis = axis_of(
            [0.0, *known] if has_bars else known,
            lowest=None,
            highest=100.0 if is_percent else None,
            least_span=10.0**-self.metric.decimals,
        )
        return dict.fromkeys(scores, replace(axis, low=0.0, has_bars=True) if has_bars else axis)

    def make_cells(self) -> None:
        self.columns = self._columns(self.result) if self.result else ()
        for node in self.root.walk():
            node.cells = self._cells(node)

    def _columns(self, result: Evaluation) -> tuple[reports_cells.Column, ...]:
        names, short = result.candidate_names, short_names(result.candidate_names)
        title = self.metric.title if self.metric else ""
        columns = (
            reports_cells.Column(translate("FilesPage", "File")),
            *(
                reports_cells.Column(
                    title if len(names) == 1 else short[name],
                    is_number=True,
                    is_name=len(names) > 1,
                    note=text_name(name),
                )
                for name in names
            ),
            reports_cells.Column(translate("FilesPage", "Segments"), is_number=True),
            reports_cells.Column(translate("FilesPage", "Warnings"), is_number=True),
        )
        if self.problems is None:
            return columns
        return (*columns, reports_cells.Column(translate("FilesPage", "Problem"), is_long=True))

    def _cells(self, node: Node) -> reports_cells.Row:
        assert self.result is not None
        problem = [reports_cells.BLANK] * (self.problems is not None)
        match node.item:
            case Evaluation() as pooled:
                name = reports_cells.Cell(translate("FilesPage", "All files"), is_strong=True)
                return [name, *self._numbers(pooled, pooled_diagnostics(pooled)), *problem]
            case ScoredFile() as file:
                name = reports_cells.Cell(
                    one_line(node.name), icon="document", full=file.name, tip=file.name
                )
                return [name, *self._numbers(file.evaluation, file.diagnostics), *problem]
            case BrokenFile(name=path, error=error):
                icon, tip = "warning", error_text(error)
                name = reports_cells.Cell(one_line(node.name), icon=icon, full=path, tip=tip)
                return [
                    name,
                    *[reports_cells.Cell("", tip=tip)] * (self.segments + 1),
                    reports_cells.Cell(problem_text(error)),
                ]
            case None:
                name = reports_cells.Cell(one_line(node.name), icon="folder")
                return [name, *self._folder_numbers(self._pooled[id(node)]), *problem]
            case Unpaired() as unpaired:
                text = unpaired_text(unpaired)
                name = reports_cells.Cell(one_line(text), icon="document", tip=text)
            case Group(count=count):
                text = translate("FilesPage", "Unpaired files: {count}")
                name = reports_cells.Cell(text.format(count=format_number(count)))
        return [name, *[reports_cells.BLANK] * (len(self.columns) - 1)]

    def _numbers(
        self, evaluation: Evaluation, diagnostics: Sequence[Diagnostic]
    ) -> Iterator[reports_cells.Cell]:
        """Yield the scores of all candidates, then the numbers of segments and of warnings."""
        assert self.result is not None
        for name in self.result.candidate_names:
            cell = reports_cells.score_cell(self._of_candidate(evaluation, name))
            whole = with_detail(cell.text, cell.detail) if cell.detail else ""
            yield replace(cell, full=whole, tip=whole)
        yield reports_cells.number_cell(evaluation.segments)
        titles = dict.fromkeys(advice_on(each).title for each in diagnostics)
        yield _count_cell(len(diagnostics), "\n".join(titles))

    def _folder_numbers(self, pooled: Pooled) -> Iterator[reports_cells.Cell]:
        for percent in pooled.percents:
            if percent is None or self.metric is None:
                yield reports_cells.NOTHING
            elif not pooled.is_defined:
                yield reports_cells.Cell(too_short_text())
            else:
                yield reports_cells.metric_cell(self.metric, percent)
        yield reports_cells.number_cell(pooled.segments)
        yield _count_cell(pooled.diagnostics)

    # Order

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; all together stay first, files without a counterpart last."""
        self._sorted = (column, order) if column >= 0 else None
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        nodes = [(self.node(index), index.column()) for index in before]
        self._sort_nodes()
        after = [self.index_of(node, column) for node, column in nodes]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def _sort_nodes(self) -> None:
        column, order = self._sorted or (-1, Qt.SortOrder.AscendingOrder)
        descends = order is Qt.SortOrder.DescendingOrder
        key: Callable[[Node], Any] = self._by_path
        if column != NAME:
            key = partial(self._rank, column=column, sign=-1 if descends else 1)
        ends = [node for node in self.root.children if _is_end(node)]
        middle = Node("")
        middle.children = [node for node in self.root.children if not _is_end(node)]
        middle.sort(key, reverse=column == NAME and descends)
        first = [node for node in ends if isinstance(node.item, Evaluation)]
        last = [node for node in ends if isinstance(node.item, Group)]
        self.root.children = [*first, *middle.children, *last]
        for row, node in enumerate(self.root.children):
            node.row, node.parent = row, self.root

    @staticmethod
    def _by_path(node: Node) -> tuple[Any, ...]:
        return (node.item is not None, natural_order(node.name))

    def _rank(self, node: Node, *, column: int, sign: int) -> tuple[Any, ...]:
        """Return a key: files that could not be scored come first, then the order of numbers."""
        pooled = self._pooled[id(node)]
        broken = pooled.broken > 0
        # A folder has the place of its worst file.
        is_score = column < self.segments and node.item is None
        value = pooled.worst if column < 0 or is_score else node.cells[column].number
        if column < 0 and self.metric is not None and self.metric.lower_is_better:
            sign = -sign
        return not broken, value is None, sign * (value or 0.0), natural_order(node.name)


def _metrics(result: Evaluation | None) -> tuple[Metric, ...]:
    if result is None:
        return ()
    evaluations = (result, *(file.evaluation for file in result.scored))
    return next((each.metrics for each in evaluations if each.has_scores), ())


def _count_cell(count: int, tip: str = "") -> reports_cells.Cell:
    """Return the cell of a number of warnings; to the eye, 0 is nothing."""
    cell = reports_cells.number_cell(count)
    return replace(cell, icon="warning", tip=tip) if count else replace(cell, text="", full="0")


def _is_end(node: Node) -> bool:
    return isinstance(node.item, Evaluation | Group)


def _add(*parts: NDArray[Any] | None) -> NDArray[Any] | None:
    known = [part for part in parts if part is not None]
    if not known:
        return None
    total = known[0].copy()
    for part in known[1:]:
        total += part
    return total


def pooled_diagnostics(evaluation: Evaluation) -> list[Diagnostic]:
    """Return the findings in all files together, once each."""
    found = (each for candidate in evaluation.candidates for each in candidate.diagnostics)
    return [*{id(each): each for each in found}.values()]
