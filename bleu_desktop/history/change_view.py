"""The comparison of two runs: their common segments, and the scores that changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from bleu_core.workspace import comparison as workspace_comparison
from bleu_core.workspace import runs as workspace_runs
from bleu_desktop.i18n import translate
from bleu_desktop.session.project_file import RunChanges, RunDifferences
from bleu_desktop.shared import widgets
from bleu_desktop.shared.eliding_box import ElidingBox
from bleu_desktop.shared.flow_layout import FlowLayout
from bleu_desktop.shared.forms import choose, fill, set_up_combo
from bleu_desktop.shared.sizes import TITLE
from bleu_desktop.shared.small_table import SmallTable
from bleu_score.i18n import join_sentences
from bleu_score.messages.comparisons import verdict_words
from bleu_score.messages.errors import error_text
from bleu_score.messages.metrics import verdict_notes
from bleu_score.messages.names import short_names, text_name
from bleu_score.messages.runs import common_text, refusal_text, run_name, tables_text
from bleu_score.reports import cells as reports_cells

_CURRENT = "current"
# Greatest width of the name of a run, in heights of the font.
_WIDEST_BOX = 26


class ChangeView(QWidget):
    """Chooses two runs and shows the changes, with a button for the segments that got worse."""

    def __init__(self, changes: RunChanges, parent: QWidget) -> None:
        super().__init__(parent)
        self._changes = changes
        self.title = widgets.TextLabel(self, scale=TITLE, bold=True)
        self.title.setText(translate("History", "What changed"))
        # The number of a run is at the start of its text, and versions are often at the end.
        self.old, self.new = (
            set_up_combo(ElidingBox(self, Qt.TextElideMode.ElideMiddle)) for _ in range(2)
        )
        self.old.setAccessibleName(translate("History", "Earlier run"))
        self.new.setAccessibleName(translate("History", "Later run"))
        self.common = widgets.TextLabel(self, wrap=True)
        self.table = SmallTable(self, has_choice=True)
        self.notes = widgets.TextLabel(self, wrap=True, muted=True)
        self.worse_button = QPushButton(translate("History", "Show segments that got worse"), self)
        self.worse_button.setAutoDefault(False)
        self._lay_out()
        for box in (self.old, self.new):
            box.activated.connect(self._choose)
        changes.changed.connect(self.show_changes)
        self.show_changes()

    def _lay_out(self) -> None:
        chooser = QWidget(self)
        line = FlowLayout(chooser, spacing=1)
        for text, box in (
            (translate("History", "Earlier:"), self.old),
            (translate("History", "Later:"), self.new),
        ):
            # A label stays beside its box where the second pair starts a new row.
            pair = QWidget(chooser)
            label = QLabel(text, pair)
            label.setBuddy(box)
            widgets.row(pair, label, box)
            box.setMinimumWidth(widgets.em(self, 12))
            box.setMaximumWidth(widgets.em(self, _WIDEST_BOX))
            line.addWidget(pair)
        button = (self.worse_button, 0, Qt.AlignmentFlag.AlignLeft)
        widgets.column(self, self.title, chooser, self.common, self.table, self.notes, button)

    def show_candidate(self, name: str) -> None:
        """Choose the row of a candidate's first metric."""
        found = self._changes.found
        row = 0
        for each in found.comparison.candidates if found and found.comparison else ():
            if each.name == name:
                self.table.choose_row(row)
            row += len(each.metrics)

    def _choose(self) -> None:
        new = self.new.currentData()
        self._changes.choose(int(self.old.currentData()), None if new == _CURRENT else int(new))

    def show_changes(self) -> None:
        """Show the runs of the project, and what changed between two of them."""
        self._show_runs()
        self._show_changes()

    def _show_runs(self) -> None:
        runs, pair = self._changes.runs, self._changes.pair
        names = [(str(run.number), run_name(run)) for run in runs]
        current = [(_CURRENT, translate("History", "Current result (not saved)"))]
        widest = widgets.em(self, _WIDEST_BOX)
        fill(self.old, names, widest_text=widest)
        new = [*names, *(current if self._changes.has_new_result else [])]
        fill(self.new, new, widest_text=widest)
        if pair is not None:
            choose(self.old, str(pair.old))
            choose(self.new, _CURRENT if pair.new is None else str(pair.new))
        for box in (self.old, self.new):
            box.setToolTip(widgets.plain_tool_tip(box.currentText()))

    def _show_changes(self) -> None:
        found = self._changes.found
        self.setVisible(self._changes.pair is not None)
        comparison = found.comparison if found else None
        # Scores of different texts beside each other would look like a change.
        is_comparable = comparison is not None and comparison.common > 0
        self.table.setVisible(is_comparable)
        self.worse_button.setVisible(is_comparable)
        self.notes.setVisible(False)
        self.common.setText(common_text(comparison) if comparison else _missing_text(found))
        if comparison is None or not is_comparable:
            return
        candidates = comparison.candidates
        self.table.show_table(_table(candidates))
        tests = [
            change.comparison
            for candidate in candidates
            for change in candidate.metrics
            if change.comparison is not None
        ]
        # sacreBLEU's p is not shown here, so it needs no explanation.
        shown = [replace(each, p_value=None) for each in tests]
        notes = list(verdict_notes(shown)) if shown else []
        if tests and not comparison.is_whole:
            notes.insert(
                0,
                translate(
                    "History",
                    "Scores refer to the whole runs; difference, interval and verdict refer to "
                    "the segments in common.",
                ),
            )
        notes += dict.fromkeys(
            tables_text(change.tables)
            for candidate in candidates
            for change in candidate.metrics
            if change.tables
        )
        self.notes.setText(join_sentences(*notes))
        self.notes.setVisible(bool(notes))
        assert found is not None
        # Only the shown result can be filtered: the segments of other runs are not loaded.
        is_shown = found.evaluation is not None
        count = sum(int(mask.sum()) for mask in found.worse.values())
        self.worse_button.setEnabled(is_shown and count > 0)
        self.worse_button.setToolTip(
            "" if is_shown else translate("History", "Only for the current result")
        )


def _missing_text(found: RunDifferences | None) -> str:
    """Return the reason why no runs are compared, or a message that they are being compared."""
    if found is None or found.problem is None:
        return translate("History", "Comparing…")

    return error_text(found.problem)


def _table(candidates: Sequence[workspace_comparison.CandidateChange]) -> reports_cells.Table:
    every = [name for each in candidates for name in (each.old_name, each.name)]
    names = short_names(every)
    return reports_cells.Table(
        "changes",
        translate("History", "What changed"),
        (
            reports_cells.Column(translate("History", "Candidate"), is_long=True),
            reports_cells.Column(translate("History", "Earlier"), is_number=True),
            reports_cells.Column(translate("History", "Later"), is_number=True),
            reports_cells.Column(translate("History", "Difference"), is_number=True),
            reports_cells.Column(translate("History", "95% CI"), is_optional=True),
            reports_cells.Column(translate("History", "Verdict")),
        ),
        [
            _row(candidate, change, names)
            for candidate in candidates
            for change in candidate.metrics
        ],
    )


def _row(
    candidate: workspace_comparison.CandidateChange,
    change: workspace_comparison.MetricChange,
    short: Mapping[str, str],
) -> reports_cells.Row:
    # A single candidate is compared with that of the other run, whatever their names.
    of_run = candidate.old_name, candidate.name
    texts = [
        f"{' → '.join(dict.fromkeys(names))} · {change.score.title}"
        for names in ([short[name] for name in of_run], map(text_name, of_run))
    ]
    cells = [reports_cells.Cell(texts[0], full=texts[1])]
    cells += [score_cell(score) for score in (change.old, change.new)]
    if not all(score is None or score.is_defined for score in (change.old, change.new)):
        return [*cells, *[reports_cells.NOTHING] * 3]
    comparison = change.comparison
    if comparison is None:
        return [
            *cells,
            reports_cells.NOTHING,
            reports_cells.NOTHING,
            reports_cells.Cell(refusal_text(change)),
        ]

    decimals = change.score.decimals
    difference = reports_cells.signed_cell(comparison.difference, decimals)
    interval = reports_cells.interval_cell(comparison.interval, comparison.decimals)
    return [*cells, difference, interval, reports_cells.Cell(verdict_words(comparison))]


def score_cell(score: workspace_runs.RunScore | None) -> reports_cells.Cell:
    """Return the cell of a run's score."""
    if score is None:
        return reports_cells.NOTHING
    return reports_cells.shown_cell(score, score.decimals)
