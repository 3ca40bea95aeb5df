"""A section with a table that is computed in the background once the section is opened."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QProgressBar, QWidget

from bleu_core.evaluation.results import Evaluation
from bleu_core.progress import Progress, Stage
from bleu_desktop.compare.section import SectionView
from bleu_desktop.i18n import translate
from bleu_desktop.session.session import Session
from bleu_desktop.shared.axis import Axis
from bleu_desktop.shared.kept_texts import texts_not_kept
from bleu_desktop.shared.small_table import SmallTable
from bleu_desktop.shared.widgets import TextLabel, column, em
from bleu_score.reports.cells import Table

_STEPS = 1000


class ComputedSection(SectionView):
    """Shows a table for the evaluation and the candidate the user looks at.

    Attributes
    ----------
    has_choice
        Whether the chosen row is explained below the table.
    content
        The widget with the table; hidden while its content is computed.
    status
        The label that tells that it is being computed.
    about
        The sentences above the table.
    below
        The notes below the table, or the explanation of the chosen row.
    """

    has_choice = False

    def __init__(self, session: Session) -> None:
        super().__init__()
        has_choice = self.has_choice
        self._navigation = session.navigation
        self._runner = session.new_runner(self)
        self._evaluation: Evaluation | None = None
        self._result: Any = None
        self.status = TextLabel(self, wrap=True, muted=True)
        self._progress = QProgressBar(self)
        self._progress.setAccessibleName(translate("Compare", "Computing…"))
        self._progress.setRange(0, _STEPS)
        self._progress.setTextVisible(False)
        self._progress.setMaximumWidth(em(self, 16))
        self._progress.setFixedHeight(em(self, 0.4))
        self.content = QWidget(self)
        self.about = TextLabel(self.content, wrap=True, muted=True)
        self.table = SmallTable(self.content, has_choice=has_choice)
        self.below = TextLabel(self.content, wrap=True, muted=has_choice, selectable=has_choice)
        column(self, self.status, self._progress, self.content, margins=(2, 0, 0, 1))
        column(self.content, self.about, self.table, self.below)
        for label in (self.about, self.below):
            label.setMaximumWidth(em(self, 52))
        self.table.row_chosen.connect(self._show_below)
        self._runner.progress.connect(self._show_progress)
        self._runner.finished.connect(self._take)
        self._runner.failed.connect(lambda _: self._show_state())
        session.navigation.candidate_changed.connect(self._show_candidate)
        self._show_state()

    def compute(self, evaluation: Evaluation, progress: Progress) -> Any:
        """Return the results of all candidates; called in another thread."""
        raise NotImplementedError

    def table_of(self, evaluation: Evaluation, result: Any, candidate: int) -> tuple[str, Table]:
        """Return the sentences above the table, and the table of a candidate."""
        raise NotImplementedError

    def axes_of(self, result: Any, candidate: int) -> dict[int, Axis]:
        """Return the axes of columns whose scores are drawn."""
        return {}

    def show_evaluation(self, evaluation: Evaluation | None) -> None:
        if evaluation is self._evaluation:
            return
        same = _same_texts(evaluation, self._evaluation)
        self._evaluation = evaluation
        if same:
            # More metrics or another baseline do not change the results.
            self._show_candidate()
            return
        self._result = None
        if evaluation is None or not evaluation.has_texts:
            self._runner.cancel()
        else:
            self._progress.setValue(0)
            self._runner.start(lambda progress: self.compute(evaluation, progress))
        self._show_state()

    def _take(self, result: Any) -> None:
        self._result = result
        self._show_state()
        self._show_candidate()

    def _show_progress(self, _: Stage, done: int, total: int) -> None:
        self._progress.setValue(round(_STEPS * done / total) if total else 0)

    def _show_state(self) -> None:
        evaluation, known = self._evaluation, self._result is not None
        needs_texts = evaluation is not None and not evaluation.has_texts
        self.status.setText(texts_not_kept() if needs_texts else translate("Compare", "Computing…"))
        self.content.setVisible(known)
        self.status.setVisible(not known and evaluation is not None)
        self._progress.setVisible(not known and evaluation is not None and not needs_texts)

    def _show_candidate(self) -> None:
        # While pages change to another evaluation, the candidate may belong to that one.
        is_current = _same_texts(self._navigation.evaluation, self._evaluation)
        if self._evaluation is not None and self._result is not None and is_current:
            candidate = self._navigation.candidate_index
            about, table = self.table_of(self._evaluation, self._result, candidate)
            self.about.setText(about)
            self.table.show_table(table, self.axes_of(self._result, candidate))
            self._show_below()

    def _show_below(self) -> None:
        """Show what is said about the chosen row, or the notes of the table."""
        text = "\n".join(self.table.shown.table.notes)
        if self.table.current_row() >= 0:
            text = self.table.cell(self.table.current_row(), 0).tip or text
        self.below.setText(text)
        self.below.setVisible(bool(text))


def _same_texts(one: Evaluation | None, other: Evaluation | None) -> bool:
    """Tell whether two evaluations have the same texts, as do the steps of one evaluation."""
    return one is not None and other is not None and one.aligned is other.aligned
