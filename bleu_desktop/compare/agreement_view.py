"""The agreement of given scores with those computed here, segment by segment."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtWidgets import QWidget

from bleu_core.analysis import segments as comparing_segments
from bleu_core.evaluation.results import Evaluation
from bleu_core.progress import Progress
from bleu_core.scoring import correlation as scoring_correlation
from bleu_core.scoring.metrics import Metric
from bleu_desktop.compare.scatter_plot import ScatterPlot
from bleu_desktop.compare.section import SectionView
from bleu_desktop.i18n import translate
from bleu_desktop.session.session import Session
from bleu_desktop.shared.axis import Axis, axis_of
from bleu_desktop.shared.forms import fill, labeled_combo
from bleu_desktop.shared.widgets import TextLabel, column, em, one_line, row
from bleu_score.messages.metrics import correlation_text, given_sentence, segment_metric_title
from bleu_score.messages.names import text_name

if TYPE_CHECKING:
    from bleu_desktop.compare.scatter_plot import Places


class Agreement(NamedTuple):
    """Two scores of a candidate's segments."""

    candidate: int
    given: Metric
    metric: Metric
    correlation: scoring_correlation.Correlation
    scores: comparing_segments.Numbers
    given_scores: comparing_segments.Numbers
    segments: Places


class AgreementView(SectionView):
    """The correlation of a given metric with a computed one, and each segment as a point."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._navigation = session.navigation
        self._runner = session.new_runner(self)
        self._evaluation: Evaluation | None = None
        self._asked: tuple[object, ...] = ()
        self._shown: Agreement | None = None
        self.about = TextLabel(self, wrap=True, muted=True)
        given = labeled_combo(translate("Compare", "External score"), self)
        computed = labeled_combo(translate("Compare", "Computed score"), self)
        (self._given_label, self.given_box), (self._metric_label, self.metric_box) = given, computed
        self.text = TextLabel(self, wrap=True, selectable=True)
        self.plot = ScatterPlot(self)
        self.hint = TextLabel(self, wrap=True, muted=True)
        self.hint.setText(translate("Compare", "Each point is a segment. Click one to open it."))
        for box in (self.given_box, self.metric_box):
            box.setMaximumWidth(em(self, 14))
            box.activated.connect(self._compute)
        controls = row(None, *given, *computed, ...)
        column(self, self.about, controls, self.text, self.plot, self.hint, margins=(2, 0, 0, 1))
        for each in (self.about, self.text, self.hint):
            each.setMaximumWidth(em(self, 52))
        self.plot.chosen.connect(session.navigation.open_segment)
        session.navigation.candidate_changed.connect(self._follow)
        self._runner.finished.connect(self._take)
        self._show()

    def title(self) -> str:
        return translate("Compare", "Agreement with external scores")

    def is_useful(self, evaluation: Evaluation) -> bool:
        return any(metric.given for metric in evaluation.metrics)

    def show_evaluation(self, evaluation: Evaluation | None) -> None:
        self._evaluation = evaluation
        self._asked, self._shown = (), None
        self._runner.cancel()
        self._follow()

    # Showing

    def _follow(self) -> None:
        """Offer the metrics of the candidate the user looks at."""
        evaluation = self._evaluation
        if evaluation is None or self._navigation.evaluation is not evaluation:
            return
        metrics = [
            result.metric
            for result in evaluation.candidates[self._navigation.candidate_index].metrics
        ]
        for box, label, given in (
            (self.given_box, self._given_label, True),
            (self.metric_box, self._metric_label, False),
        ):
            fitting = [metric for metric in metrics if metric.given is given]
            fill(box, [(metric.name, one_line(metric.title)) for metric in fitting])
            box.setVisible(box.count() > 1)
            label.setVisible(box.count() > 1)
        self._compute()

    def _compute(self) -> None:
        evaluation = self._evaluation
        given, metric = self.given_box.currentData(), self.metric_box.currentData()
        if evaluation is None:
            return
        candidate = self._navigation.candidate_index
        asked = (evaluation, candidate, given, metric)
        if asked == self._asked:
            return
        self._asked, self._shown = asked, None
        if given is not None:
            self._runner.start(
                lambda progress: agreement(evaluation, candidate, given, metric, progress)
            )
        self._show()

    def _take(self, found: Agreement) -> None:
        self._shown = found
        self._show()

    def _show(self) -> None:
        shown, evaluation = self._shown, self._evaluation
        self.plot.setVisible(shown is not None and shown.correlation.segments > 0)
        self.hint.setVisible(shown is not None)
        if evaluation is None:
            return
        name = text_name(evaluation.candidates[self._navigation.candidate_index].name)
        if shown is None:
            has_scores = self.given_box.count() > 0
            self.about.setText(
                translate("Compare", "Computing…")
                if has_scores
                else translate("Compare", "{candidate} has no external scores.").format(
                    candidate=name
                )
            )
            self.text.setText("")
            return
        self.about.setText(
            translate("Compare", "{candidate}, {metric}: {note}").format(
                candidate=name,
                metric=one_line(shown.given.title),
                note=given_sentence(shown.given),
            )
        )
        self.text.setText(correlation_text(shown.correlation, shown.metric.title))
        self.plot.show_points(
            shown.scores,
            shown.given_scores,
            (_axis(shown.metric, shown.scores), _axis(shown.given, shown.given_scores)),
            (
                segment_metric_title(shown.metric.name, shown.metric.title),
                one_line(shown.given.title),
            ),
            (shown.metric.decimals, shown.given.decimals),
            shown.segments,
        )


def agreement(
    evaluation: Evaluation, candidate: int, given: str, metric: str, progress: Progress
) -> Agreement:
    """Compare two metrics of a candidate by segment."""
    table = comparing_segments.SegmentTable(evaluation)
    scores = table.column(metric, candidate, progress=progress)
    given_scores = table.column(given, candidate, progress=progress)
    judged = (scores + given_scores == scores + given_scores).nonzero()[0]
    return Agreement(
        candidate,
        evaluation.metric(given),
        evaluation.metric(metric),
        scoring_correlation.correlate(given_scores, scores, progress),
        scores[judged],
        given_scores[judged],
        judged,
    )


def _axis(metric: Metric, scores: comparing_segments.Numbers) -> Axis:
    """Return an axis with room for all scores; those computed here go at least to 100."""
    if not len(scores):
        return axis_of([])
    low, high = float(scores.min()), float(scores.max())
    if not metric.given:
        return axis_of([0.0, max(high, 100.0)], highest=None)
    least = 10.0**-metric.decimals
    return axis_of([low, high], lowest=None, highest=None, least_span=least)
