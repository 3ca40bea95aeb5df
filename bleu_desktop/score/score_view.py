"""One candidate's result: the answer, then what to look at, then how it came about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QWidget

from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Diagnostic, OtherSegmentation
from bleu_core.evaluation.results import CandidateResult, Evaluation, MetricResult
from bleu_core.scoring.bands import FORMULA_RECOGNITION
from bleu_core.scoring.metrics import Metric, metrics_of
from bleu_desktop.i18n import translate
from bleu_desktop.score.changes import changes_behind
from bleu_desktop.score.copied_score import signatures
from bleu_desktop.score.copy_row import CopyRow
from bleu_desktop.score.first_segments import FirstSegments
from bleu_desktop.score.further_metrics import FurtherMetrics
from bleu_desktop.score.head_line import HeadLine
from bleu_desktop.score.score_line import AdviceLine, ScoreLine
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import Session
from bleu_desktop.shared import widgets
from bleu_desktop.shared.actions import Actions
from bleu_desktop.shared.band_scale import BandScale
from bleu_desktop.shared.controls import Link
from bleu_desktop.shared.forms import Disclosure
from bleu_desktop.shared.precision_row import PrecisionRow
from bleu_desktop.shared.sizes import FIGURE, SMALL, TITLE, reading_width, space
from bleu_desktop.shared.veil import Veil
from bleu_score.i18n import format_number, format_score, join_sentences
from bleu_score.messages import choices
from bleu_score.messages.comparisons import standing_text
from bleu_score.messages.meaning import agreement_text, guide_limits, guide_text, held_back_text
from bleu_score.messages.metrics import bleu_interval_text, score_text


class ScoreView(QWidget):
    """Shows a candidate of an evaluation; computes nothing."""

    def __init__(self, session: Session, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._page_height = 0
        self.head = HeadLine(session, actions, self)
        self.percent = widgets.TextLabel(self, scale=FIGURE, bold=True, selectable=True)
        self._unit = widgets.TextLabel(self, muted=True)
        self._unit.setText(translate("ScoreView", "BLEU, from 0 to 100"))
        self.other = Link("", self)
        self.other.clicked.connect(self._use_other)
        self._other: Diagnostic | None = None
        self.headline = widgets.TextLabel(self, wrap=True, scale=TITLE, selectable=True)
        self.interval = widgets.TextLabel(self, wrap=True, selectable=True)
        self.scale = BandScale(self)
        self.guide = widgets.TextLabel(self, wrap=True, scale=SMALL, muted=True, selectable=True)
        self.lines = QWidget(self)
        self._lines_layout = widgets.column(self.lines, spacing=0)
        self._line_stops: list[QWidget] = []
        self._opened: dict[Kind, bool] = {}
        self.precisions = PrecisionRow(self)
        self._metrics_title = widgets.TextLabel(self, scale=SMALL, muted=True)
        self._metrics_title.setText(translate("ScoreView", "Other metrics"))
        self.metrics = FurtherMetrics(self)
        self.first = FirstSegments(session.navigation, session.new_runner(self), self)
        self.publication_button = Disclosure(self, translate("ScoreView", "For publication"))
        self.learn = Link(translate("ScoreView", "Understand BLEU"), self)
        self.learn.clicked.connect(actions.learn.trigger)
        self.publication = QWidget(self)
        self.signature = CopyRow(self.publication)
        self.command = CopyRow(self.publication)
        self.facts = widgets.TextLabel(self.publication, wrap=True, muted=True, selectable=True)
        self.first.changed.connect(self._order_stops)
        self._lay_out()

    def _lay_out(self) -> None:
        number = widgets.column(None, self.percent, self._unit, self.other, ..., spacing=0)
        meaning = widgets.column(None, self.headline, self.interval, self.scale, self.guide, ...)
        answer = self._answer = widgets.row(None, number, (meaning, 1), spacing=3.5)
        widgets.column(
            self.publication, self.facts, self.signature, self.command, margins=(2, 0, 0, 0)
        )
        self.publication_button.set_content(self.publication)
        last = widgets.row(None, self.publication_button, ..., self.learn, spacing=2)
        self._below = QWidget(self)
        widgets.column(self._below, last, self.publication, spacing=1.5)
        parts = (widgets.Rule(self), self.precisions, self._metrics_title, self.metrics)
        self._score = widgets.column(None, answer, self.lines, *parts, spacing=1.5)
        score = widgets.column(None, self._score, ..., spacing=1.5)
        self._rule = widgets.Rule(self)
        segments = widgets.column(None, self._rule, self.first, ..., spacing=1.5)
        self._columns = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        widgets.add_to(self._columns, (score, 3), (segments, 2))
        self._content = widgets.column(None, self.head, self._columns, spacing=1.5)
        widgets.column(self, self._content, ..., spacing=1.5)
        self._veil = Veil(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # In a narrow page, the number is above its meaning; in a wide one, the segments are beside.
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._answer.setDirection(beside if self.width() >= space(72) else below)
        has_columns = self.width() > reading_width()
        self._columns.setDirection(beside if has_columns else below)
        self._columns.setSpacing(space(4 if has_columns else 1.5))
        self._rule.setHidden(has_columns)
        # It is below everything, but beside many segments it would be far from the score.
        place = self._score if has_columns else self._content
        if place.indexOf(self._below) < 0:
            place.addWidget(self._below)
        self._fill()

    def fill(self, height: int) -> None:
        """Use the height of the page: beside the score, it has room for more segments."""
        self._page_height = height
        self._fill()

    def _fill(self) -> None:
        has_columns = self._columns.direction() == QBoxLayout.Direction.LeftToRight
        others = self.head.height() + space(5)
        self.first.fill(self._page_height - others if has_columns else 0)

    def set_current(self, current: bool) -> None:
        """Gray out the content while it is being replaced; the focus stays where it is."""
        self.signature.is_current = self.command.is_current = current
        self._veil.cover(not current)

    def main_widget(self) -> QWidget:
        """Return the widget focused when the page opens."""
        return self.precisions

    def show_candidate(self, evaluation: Evaluation, candidate: CandidateResult) -> None:
        """Show a candidate of an evaluation."""
        score = candidate.score
        self.head.show_candidate(evaluation, candidate)
        self.percent.setText(score_text(score))
        self.percent.set_scale(FIGURE if score.is_defined else TITLE)
        self._unit.setVisible(score.is_defined)
        self._show_meaning(evaluation, candidate)
        self._show_lines(evaluation, candidate)
        self.precisions.show_score(score)
        further = candidate.metrics[1:]
        pending = _pending(evaluation)
        self._metrics_title.setVisible(bool(further or pending))
        self.metrics.setVisible(bool(further or pending))
        self.metrics.show_metrics(further, with_intervals=evaluation.segments > 1, pending=pending)
        self.first.show_candidate(evaluation, candidate)
        self._show_provenance(evaluation, candidate)

    def _show_meaning(self, evaluation: Evaluation, candidate: CandidateResult) -> None:
        self.headline.setText(agreement_text(candidate, evaluation))
        band = candidate.trusted_band
        # Like the band, an interval means nothing for a single segment.
        interval = candidate.bleu.interval if evaluation.segments > 1 else None
        self.interval.setVisible(interval is not None)
        if interval is not None:
            self.interval.setText(bleu_interval_text(interval))
        published = FORMULA_RECOGNITION if "formulas" in candidate.outside_guide else ()
        self.scale.setVisible(candidate.score.is_defined)
        self.scale.show_score(candidate.score.percent, band, interval, published)
        if band is not None:
            self.guide.setText(join_sentences(guide_text(band), guide_limits()))
        else:
            self.guide.setText(held_back_text(candidate, evaluation.settings.max_order))
        self._show_other(candidate.diagnostics)

    def _show_other(self, diagnostics: Iterable[Diagnostic]) -> None:
        """Show the score by the other usual segmentation, which is one click away."""
        others = (each for each in diagnostics if isinstance(each.data, OtherSegmentation))
        self._other = next((each for each in others if each.effect is not None), None)
        self.other.setVisible(self._other is not None)
        if self._other is not None:
            self.other.setText(_other_text(self._other))

    def _use_other(self) -> None:
        if self._other is not None and self._other.effect is not None:
            self._session.apply_fix(self._other.effect.fix)

    def _show_lines(self, evaluation: Evaluation, candidate: CandidateResult) -> None:
        """Show what holds back the band or changes the number, one line each."""
        focus = QApplication.focusWidget() or self
        had_focus = self.lines.isAncestorOf(focus)
        widgets.clear_layout(self._lines_layout)
        lines: list[ScoreLine] = []
        for diagnostic in candidate.diagnostics:
            if diagnostic is self._other:
                continue
            kind = diagnostic.kind
            is_open = self._opened.get(kind, False)
            advice = AdviceLine(diagnostic, self._session, self.lines, is_open=is_open)
            advice.opened.connect(lambda is_open, kind=kind: self._opened.update({kind: is_open}))
            lines.append(advice)
        for change in changes_behind(evaluation, self._session):
            line = ScoreLine(widgets.IconLabel("check", self.lines), change.text, "", self.lines)
            if change.take_back is not None:
                line.add_link(translate("ScoreView", "Undo"), change.take_back)
            lines.append(line)
        if standing := standing_text(evaluation, candidate):
            line = ScoreLine(widgets.IconLabel("info", self.lines), standing, "", self.lines)
            navigation = self._session.navigation
            line.add_link(
                translate("ScoreView", "Compare"),
                lambda: navigation.open_page(PageName.COMPARE),
            )
            lines.append(line)
        for line in lines:
            self._lines_layout.addWidget(line)
        self.lines.setVisible(bool(lines))
        stops = self._line_stops = [stop for line in lines for stop in line.stops()]
        self._order_stops()
        if had_focus:
            same = (each for each in stops if each.accessibleName() == focus.accessibleName())
            next(same, self.precisions).setFocus()

    def _order_stops(self) -> None:
        """Have Tab go through the page as one reads: new widgets would come last."""
        first, published = self.first, (self.signature.button, self.command.button)
        stops = (self.head.change, self.other, *self._line_stops, self.precisions)
        below = (first.all, self.publication_button, self.learn, *published)
        widgets.set_tab_order((*stops, *first.list.rows, *below))

    def _show_provenance(self, evaluation: Evaluation, candidate: CandidateResult) -> None:
        """Show the signatures, and the commands of sacreBLEU, a line for each metric."""
        score = candidate.score
        from_0_to_1 = format_number(score.bleu, 4) if score.is_defined else score_text(score)
        facts = (
            translate("ScoreView", "BLEU from 0 to 1: {score}").format(score=from_0_to_1),
            translate("ScoreView", "Segments: {segments} · References: {references}").format(
                segments=format_number(evaluation.segments),
                references=format_number(evaluation.references),
            ),
            translate("ScoreView", "Target language: {language}").format(
                language=choices.target_language_text(evaluation.target_language)
            ),
            translate("ScoreView", "Length ratio: {ratio}").format(
                ratio=format_number(candidate.score.length_ratio, 4)
            ),
        )
        self.facts.setText(" · ".join(facts))
        metrics: Sequence[MetricResult] = candidate.metrics
        commands = [result.sacrebleu_command for result in metrics if result.sacrebleu_command]
        self.command.setVisible(bool(commands))
        self.command.set_text("\n".join(commands))
        self.signature.set_text(signatures(metrics))
        self.signature.set_title(
            translate("ScoreView", "Signature"),
            translate("ScoreView", "Copy the signature")
            if len(metrics) == 1
            else translate("ScoreView", "Copy the signatures"),
        )
        self.command.set_title(
            translate("ScoreView", "The same score with sacreBLEU"),
            translate("ScoreView", "Copy the command")
            if len(commands) == 1
            else translate("ScoreView", "Copy the commands"),
        )


def _other_text(diagnostic: Diagnostic) -> str:
    """Return the score of Chinese by the other segmentation, small beside the one that decides."""
    assert isinstance(diagnostic.data, OtherSegmentation)
    assert diagnostic.effect is not None
    return translate("ScoreView", "{tokenizer}, as in most papers: {score}").format(
        tokenizer=diagnostic.data.tokenizer, score=format_score(diagnostic.effect.after)
    )


def _pending(evaluation: Evaluation) -> tuple[Metric, ...]:
    """Return the metrics that are still to be counted."""
    if not evaluation.pending:
        return ()

    metrics = metrics_of(evaluation.settings)
    return tuple(metric for metric in metrics if metric.name in evaluation.pending)
