"""The distance between the references, each of which is scored against the others."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from bleu_core.analysis.reference_scores import ReferenceScore, score_references
from bleu_core.evaluation.results import Evaluation
from bleu_desktop.i18n import translate
from bleu_desktop.shared.jobs import JobRunner
from bleu_desktop.shared.widgets import TextLabel, column
from bleu_score.messages.metrics import metric_score
from bleu_score.messages.names import text_name


class ReferencesView(QWidget):
    """Scores references in the background; hidden if there is only one.

    Signals
    -------
    marks_known
        By metric, the references' names and scores, to be drawn on the axes.
    """

    marks_known = Signal(dict)

    def __init__(self, runner: JobRunner, parent: QWidget) -> None:
        super().__init__(parent)
        self._runner = runner
        self._evaluation: Evaluation | None = None
        self._metric: str = "bleu"
        self._scores: tuple[ReferenceScore, ...] = ()
        self._known = False
        self.text = TextLabel(self, wrap=True, muted=True)
        column(self, self.text)
        runner.finished.connect(self._take)
        self.hide()

    def show_evaluation(self, evaluation: Evaluation | None, metric: str) -> None:
        """Show the references of an evaluation, with their scores by one metric."""
        self._metric = metric
        before, self._evaluation = self._evaluation, evaluation
        if not _same_scores(before, evaluation):
            self._scores = ()
            self._known = False
            self._runner.cancel()
            if evaluation is not None and evaluation.references > 1:
                self._runner.start(lambda progress: score_references(evaluation, progress=progress))
        elif self._known:
            self.marks_known.emit(self._marks())
        self.setVisible(evaluation is not None and evaluation.references > 1)
        self._show()

    def _take(self, scores: tuple[ReferenceScore, ...]) -> None:
        self._scores = scores
        self._known = True
        self._show()
        self.marks_known.emit(self._marks())

    def _marks(self) -> dict[str, list[tuple[str, float]]]:
        marks: dict[str, list[tuple[str, float]]] = {}
        for each in self._scores:
            marks.setdefault(each.metric, []).append((each.name, each.percent))
        return marks

    def _show(self) -> None:
        if self._evaluation is None:
            return
        if not self._known:
            self.text.setText(translate("Compare", "Scoring the references against each other…"))
            return
        metrics = {metric.name: metric for metric in self._evaluation.metrics}
        own = [(metrics[each.metric], each) for each in self._scores if each.metric == self._metric]
        lines = [
            translate(
                "Compare", "{name}: {score} (best candidate against the same references: {best})"
            ).format(
                name=text_name(each.name),
                score=metric_score(metric, each.percent),
                best=metric_score(metric, _best(each)),
            )
            for metric, each in own
        ]
        self.setVisible(bool(own))
        text = translate(
            "Compare",
            "Dashed lines show how far apart the references are: each is scored against the "
            "others, that is, with one reference fewer than the candidates have.",
        )
        self.text.setText(text + "\n" + "\n".join(lines))


def _best(score: ReferenceScore) -> float:
    """Return the best candidate's score against the references a reference is scored with."""
    return min(score.candidates) if score.metric == "ter" else max(score.candidates)


def _same_scores(one: Evaluation | None, other: Evaluation | None) -> bool:
    """Tell whether two evaluations have the same texts and the same metrics."""
    if one is None or other is None or one.aligned is not other.aligned:
        return False
    return len(one.candidates[0].metrics) == len(other.candidates[0].metrics)
