"""A section whose content is computed in the background once the section is opened."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QProgressBar, QWidget

from bleu_core.progress import Progress, Stage
from bleu_core.results import Evaluation
from bleu_desktop.compare.section import SectionView
from bleu_desktop.i18n import translate
from bleu_desktop.session.session import Session
from bleu_desktop.shared.kept_texts import texts_not_kept
from bleu_desktop.shared.widgets import TextLabel, column, em

_STEPS = 1000


class ComputedSection(SectionView):
    """Shows its results for the evaluation and the candidate the user looks at.

    Attributes
    ----------
    content
        The widget in which subclasses show their results; hidden while these are computed.
    status
        The label that tells that the results are being computed.
    """

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._navigation = session.navigation
        self._runner = session.new_runner()
        self._evaluation: Evaluation | None = None
        self._result: Any = None
        self.status = TextLabel(self, wrap=True, muted=True)
        self._progress = QProgressBar(self)
        self._progress.setRange(0, _STEPS)
        self._progress.setTextVisible(False)
        self._progress.setMaximumWidth(em(self, 16))
        self._progress.setFixedHeight(em(self, 0.4))
        self.content = QWidget(self)
        layout = column(self, spacing=8)
        layout.setContentsMargins(16, 0, 0, 8)
        layout.addWidget(self.status)
        layout.addWidget(self._progress)
        layout.addWidget(self.content)
        self._runner.progress.connect(self._show_progress)
        self._runner.finished.connect(self._take)
        self._runner.failed.connect(lambda _: self._show_state())
        session.navigation.candidate_changed.connect(self._show_candidate)

    def compute(self, evaluation: Evaluation, progress: Progress) -> Any:
        """Return the results; called in another thread."""
        raise NotImplementedError

    def show_result(self, evaluation: Evaluation, result: Any, candidate: int) -> None:
        """Show the results for a candidate."""
        raise NotImplementedError

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

    def retranslate(self) -> None:
        self._progress.setAccessibleName(translate("Compare", "Computing…"))
        self._show_state()
        self._show_candidate()

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
            self.show_result(self._evaluation, self._result, self._navigation.candidate_index)


def _same_texts(one: Evaluation | None, other: Evaluation | None) -> bool:
    """Tell whether two evaluations have the same texts, as do the steps of one evaluation."""
    return one is not None and other is not None and one.aligned is other.aligned
