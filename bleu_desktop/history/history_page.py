"""The page *History*: the runs of a project over time, and the changes between two of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from bleu_core.errors import BleuError
from bleu_core.progress import Progress
from bleu_core.projects import project
from bleu_core.workspace import comparison as workspace_comparison
from bleu_core.workspace import runs as workspace_runs
from bleu_desktop.history.change_view import ChangeView, score_cell
from bleu_desktop.history.deliveries import AMOUNTS, SHARES, as_deliveries, measure_text
from bleu_desktop.history.run_chart import RunChart
from bleu_desktop.history.run_lines import (
    Scored,
    axis_for,
    candidate_names,
    lines_of,
    metric_titles,
    scores_of,
)
from bleu_desktop.i18n import translate
from bleu_desktop.session.session import Session
from bleu_desktop.shared import widgets
from bleu_desktop.shared.file_dialogs import message_box
from bleu_desktop.shared.forms import choose, combo, fill
from bleu_desktop.shared.jobs import or_error
from bleu_desktop.shared.result_page import ResultPage
from bleu_desktop.shared.sizes import TITLE
from bleu_desktop.shared.small_table import SmallTable
from bleu_score.i18n import (
    format_date_time,
    format_number,
    join_range,
    join_sentences,
    with_label,
)
from bleu_score.messages import changes as messages_changes
from bleu_score.messages.errors import error_text
from bleu_score.messages.metrics import lower_is_better_text, run_score, signed
from bleu_score.messages.names import text_name
from bleu_score.messages.runs import other_options_text, run_name
from bleu_score.reports import cells as reports_cells

# The column of the runs’ names.
_NAME = 2


class HistoryPage(ResultPage):
    """Shows the runs of the session's project, with the scores of the candidate on all pages.

    If suggestions were compared with final texts, it shows how much of them was left, by delivery.
    """

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        # The metric or measure that is shown, and the one the user chose.
        self._metric = self._chosen_metric = ""
        # The runs with the scores that are shown, and their candidates, as the chart has them.
        self._shown: Sequence[workspace_runs.Run] = ()
        self._names: list[str] = []
        # The changed candidate that the page chose because the user had chosen none.
        self._preselected: str | None = None
        self.title = widgets.TextLabel(self, wrap=True, scale=TITLE, bold=True)
        self.about = widgets.TextLabel(self, wrap=True, muted=True)
        self.metrics = combo(self)
        self.metrics.setAccessibleName(translate("History", "Metric"))
        self.chart = RunChart(self)
        self.chart.setAccessibleName(translate("History", "Scores of all runs"))
        self.table = SmallTable(self, has_choice=True)
        self.rename_button = QPushButton(translate("History", "Rename run"), self)
        self.rename_button.setToolTip(widgets.tool_tip_with_keys(self.rename_button.text(), "F2"))
        self.delete_button = QPushButton(translate("History", "Delete run…"), self)
        self.changes = ChangeView(session.run_changes, self)
        self.problem = widgets.TextLabel(self, wrap=True)
        # Changes the project's file, which can take a moment.
        self._writer = session.new_runner(self)
        self._lay_out()
        self.metrics.activated.connect(self._choose_metric)
        self.chart.chosen.connect(self._choose_index)
        self.table.shown.editable = _NAME
        self.table.row_chosen.connect(self._follow_row)
        self.table.shown.edited.connect(self._take_name)
        self.table.doubleClicked.connect(lambda _: self.rename())
        self.rename_button.clicked.connect(self.rename)
        self.delete_button.clicked.connect(self._ask_to_delete)
        self._writer.finished.connect(self._take_runs)
        shortcut = QShortcut(QKeySequence("F2"), self.table)
        shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
        shortcut.activated.connect(self.rename)
        self.changes.worse_button.clicked.connect(self._show_worse)
        session.project.changed.connect(self._show)
        # A run may have another name.
        session.project.changed.connect(self.changes.show_changes)
        session.navigation.candidate_changed.connect(self._show)
        session.run_changes.changed.connect(self._follow_changes)
        self._show()

    def _lay_out(self) -> None:
        content = QWidget(self)
        top = Qt.AlignmentFlag.AlignTop
        head = widgets.row(None, (self.title, 1), (self.metrics, 0, top), spacing=2)
        self.metrics.setMaximumWidth(widgets.em(self, 12))
        words = widgets.column(None, head, self.about, spacing=0.5)
        buttons = widgets.row(None, self.rename_button, self.delete_button, ...)
        for button in (self.rename_button, self.delete_button):
            button.setAutoDefault(False)
        runs = widgets.column(None, self.table, self.problem, buttons)
        widgets.column(content, words, self.chart, runs, self.changes, ..., spacing=2, margins=2)
        widgets.column(self, widgets.scroll_area(content, self))

    def show_result(self) -> None:
        """Show nothing new: the page follows the project by itself."""

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._session.run_changes.want()
        self._show()
        self._follow_changes()

    # Showing

    @property
    def _runs(self) -> tuple[workspace_runs.Run, ...]:
        return self._session.project.runs

    @property
    def _is_of_changes(self) -> bool:
        """Whether the changes of deliveries are shown, not the scores of candidates."""
        return self._metric in (*SHARES, *AMOUNTS)

    def _candidate(self) -> str:
        """Return the candidate all pages are about, if a run has it; else the first one."""
        chosen = self._session.navigation.candidate
        if chosen is not None and chosen.name in self._names:
            return chosen.name
        return self._names[0] if self._names else ""

    def _show(self) -> None:
        if not self.isVisible():
            return
        self._show_metrics()
        self._names = candidate_names(self._shown)
        self._show_runs()
        self._mark_pair()
        self.changes.show_candidate(self._candidate())

    def _show_metrics(self) -> None:
        deliveries = as_deliveries(self._runs)
        titles = metric_titles(self._runs) | metric_titles(deliveries)
        of_last = next(iter(metric_titles(deliveries[-1:])), "bleu")
        self._metric = self._chosen_metric if self._chosen_metric in titles else of_last
        self._shown = deliveries if self._is_of_changes else self._runs
        fill(self.metrics, list(titles.items()))
        choose(self.metrics, self._metric)
        self.metrics.setVisible(len(titles) > 1)

    def _show_runs(self) -> None:
        runs, name = self._shown, self._candidate()
        scores = scores_of(runs, name, self._metric)
        if self._is_of_changes:
            self.title.setText(_headline_of_changes(runs))
            note = translate(
                "History",
                "Each delivery is a different text, so a difference may also be due to the "
                "text. Differences are not tested.",
            )
        else:
            self.title.setText(_headline(runs, name, scores))
            note = translate("History", "Runs with different settings are not connected.")
        recorded = translate(
            "History", "When you save the project, the current result is recorded as a run."
        )
        sentences = [recorded, note]
        last = scores[-1].score if scores else None
        if last is not None and last.lower_is_better:
            sentences.append(lower_is_better_text(last.title))
        self.about.setText(join_sentences(*sentences))
        main = self._names.index(name) if name else 0
        lines = lines_of(runs, self._names, self._metric)
        tips = [_tip(run, self._metric) for run in runs]
        self.chart.show_lines(
            lines,
            axis_for(lines, main, last),
            main=main,
            titles=[format_number(run.number) for run in runs],
            tips=tips,
            are_shares=self._metric in SHARES,
        )
        self.chart.setVisible(bool(runs))
        self.table.show_table(_table(runs, scores, with_intervals=not self._is_of_changes))
        for widget in (self.table, self.rename_button, self.delete_button):
            widget.setVisible(bool(runs))
        self.problem.setVisible(bool(self.problem.text()))

    def _follow_changes(self) -> None:
        """Mark the runs that are compared, and choose the candidate if only one has changed."""
        self._mark_pair()
        if not self.isVisible():
            return
        found, navigation = self._session.run_changes.found, self._session.navigation
        changed = _changed(found.comparison) if found and found.comparison else []
        if len(changed) == 1 and navigation.chosen in (None, self._preselected):
            (self._preselected,) = changed
            navigation.choose(changed[0])
        self.changes.show_candidate(self._candidate())

    def _mark_pair(self) -> None:
        pair = self._session.run_changes.pair
        numbers = [run.number for run in self._runs]
        indices = (
            [] if pair is None else [numbers.index(number) for number in pair if number in numbers]
        )
        self.chart.mark(*indices)

    # The user's actions

    def _choose_metric(self) -> None:
        self._chosen_metric = str(self.metrics.currentData())
        self._show()

    def _choose_index(self, index: int) -> None:
        self.table.choose_row(len(self._runs) - 1 - index)
        self._compare_with_before(index)

    def _follow_row(self, number: int) -> None:
        index = len(self._runs) - 1 - number
        self.chart.make_current(index)
        self._compare_with_before(index)

    def _compare_with_before(self, index: int) -> None:
        """Compare a run, given its index, with the previous run."""
        if index > 0:
            runs = self._runs
            self._session.run_changes.choose(runs[index - 1].number, runs[index].number)

    # Changing runs

    def _chosen_run(self) -> workspace_runs.Run | None:
        index = len(self._runs) - 1 - self.table.current_row()
        return self._runs[index] if 0 <= index < len(self._runs) else None

    def rename(self) -> None:
        """Edit the name of the chosen run in its cell."""
        # It is hidden as long as no run has a name.
        self.table.setColumnHidden(_NAME, False)
        self.table.edit(self.table.currentIndex().siblingAtColumn(_NAME))

    def _take_name(self, _: int, text: str) -> None:
        run, label = self._chosen_run(), text.strip()
        if run is not None and label != run.label:
            self._write(lambda content: content.rename_run(run, label))

    def _ask_to_delete(self) -> None:
        run = self._chosen_run()
        if run is None:
            return
        text = translate("History", "Delete {run}?").format(run=run_name(run))
        more = translate(
            "History", "The scores of this run cannot be recovered. Your files are not changed."
        )
        box = message_box(self, text, more)
        delete = box.addButton(translate("History", "Delete"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(QMessageBox.StandardButton.Cancel)
        delete.clicked.connect(lambda: self._write(lambda content: content.delete_run(run)))
        box.open()

    def _write(self, change: Callable[[project.Project], None]) -> None:
        """Change the project's file, in the background."""
        content = self._session.project.content
        if content is None:
            return

        def work(_: Progress) -> tuple[project.Project, tuple[workspace_runs.Run, ...]]:
            change(content)
            return content, content.runs

        self._writer.start(or_error(work))

    def _take_runs(
        self, result: tuple[project.Project, tuple[workspace_runs.Run, ...]] | BleuError
    ) -> None:
        if isinstance(result, BleuError):
            self.problem.setText(error_text(result))
            # The file does not have the name in the table: show its own again.
            self._show()
            return
        self.problem.setText("")
        content, runs = result
        if content is self._session.project.content:
            self._session.project.show_runs(runs)

    def _show_worse(self) -> None:
        found = self._session.run_changes.found
        if found is None:
            return
        chosen = self._session.navigation.candidate
        mask = found.worse.get(chosen.name) if chosen else None
        if mask is None or not mask.any():
            # The chosen candidate has not lost in any segment.
            name = next(name for name, worse in found.worse.items() if worse.any())
            self._session.navigation.choose(name)
        self._session.navigation.open_worse()


def _changed(comparison: workspace_comparison.RunComparison) -> list[str]:
    """Return the names of the candidates with another score."""
    return [
        candidate.name
        for candidate in comparison.candidates
        if any(change.difference for change in candidate.metrics)
    ]


def _headline(runs: Sequence[workspace_runs.Run], name: str, scores: list[Scored]) -> str:
    """Return the change of a candidate's score."""
    if not scores:
        return translate("History", "No runs yet")
    last, first = scores[-1], scores[0]
    text = with_label(text_name(name), f"{last.score.title} {run_score(last.score)}")
    are_defined = last.score.is_defined and first.score.is_defined
    if last is first or not are_defined or any(each.differing for each in scores[1:]):
        return text
    difference = last.score.percent - first.score.percent
    change, number = (
        signed(difference, last.score.decimals),
        format_number(runs[first.index].number),
    )
    if change[0].isdecimal():
        unchanged = translate("History", "{score}, unchanged since run {number}")
        return unchanged.format(score=text, number=number)
    return translate("History", "{score} ({difference} since run {number})").format(
        score=text, difference=change, number=number
    )


def _headline_of_changes(runs: Sequence[workspace_runs.Run]) -> str:
    """Return the changes of the last delivery."""
    return messages_changes.headline(
        next(run.changes for run in reversed(runs) if run.changes is not None)
    )


def _tip(run: workspace_runs.Run, metric: str) -> str:
    lines = [f"{run_name(run)} · {_date(run)}"]
    for candidate in run.candidates:
        if score := candidate.score(metric):
            name = text_name(candidate.name) or score.title
            lines.append(with_label(name, measure_text(score)))
    return "\n".join(lines)


def _table(
    runs: Sequence[workspace_runs.Run], scores: Sequence[Scored], *, with_intervals: bool
) -> reports_cells.Table:
    """Return the runs with the scores of a candidate, the latest first: people look for it."""
    of_index = {each.index: each for each in scores}
    rows = [_row(run, of_index.get(index)) for index, run in enumerate(runs)][::-1]
    title = scores[-1].score.title if scores else translate("History", "Score")
    # The chart shows intervals, too.
    interval = reports_cells.Column(
        translate("History", "95% confidence interval"), is_optional=True
    )
    table = reports_cells.Table(
        "runs",
        translate("History", "Runs"),
        (
            reports_cells.Column(translate("History", "Run"), is_number=True),
            reports_cells.Column(translate("History", "Date")),
            reports_cells.Column(translate("History", "Name"), is_long=True),
            reports_cells.Column(translate("History", "Segments"), is_number=True),
            reports_cells.Column(title, is_number=True),
            interval,
            reports_cells.Column(translate("History", "Change"), is_number=True),
        ),
        rows,
    )
    places = [n for n, column in enumerate(table.columns) if with_intervals or column != interval]
    return table.part(places)


def _row(run: workspace_runs.Run, scored: Scored | None) -> reports_cells.Row:
    cells = [
        reports_cells.number_cell(run.number),
        reports_cells.Cell(_date(run)),
        reports_cells.Cell(run.label),
        reports_cells.number_cell(run.segments),
    ]
    if scored is None:
        return [*cells, reports_cells.NOTHING, reports_cells.BLANK, reports_cells.BLANK]
    score = scored.score
    if score.metric in SHARES:
        cells.append(reports_cells.share_cell(score.percent / 100, score.decimals))
    else:
        cells.append(score_cell(score))
    interval = ""
    if score.interval is not None:
        interval = join_range(
            run_score(score, score.interval.low), run_score(score, score.interval.high)
        )
    if scored.differing:
        # The comparison of two runs names the differing options.
        change = reports_cells.Cell(other_options_text(()))
    elif scored.difference is None:
        change = reports_cells.BLANK
    else:
        change = reports_cells.signed_cell(scored.difference, score.decimals)
    return [*cells, reports_cells.Cell(interval), change]


def _date(run: workspace_runs.Run) -> str:
    assert run.date is not None
    return format_date_time(run.date)
