"""One candidate's result: score, meaning, diagnostics, table, lengths, signatures."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QPushButton, QWidget

from bleu_core.diagnostics.kinds import Kind, Severity
from bleu_core.diagnostics.model import Diagnostic, OtherSegmentation
from bleu_core.evaluation.results import CandidateResult, Evaluation, MetricResult
from bleu_core.scoring.bands import FORMULA_RECOGNITION
from bleu_core.scoring.metrics import Metric, metrics_of
from bleu_desktop.i18n import translate
from bleu_desktop.score.advice_card import AdviceCard
from bleu_desktop.score.changes_line import ChangesLine
from bleu_desktop.score.copied_score import signatures
from bleu_desktop.score.copy_row import CopyRow
from bleu_desktop.score.fact_row import FactRow
from bleu_desktop.score.further_metrics import FurtherMetrics
from bleu_desktop.score.rank_line import RankLine
from bleu_desktop.score.reference_line import ReferenceLine
from bleu_desktop.session.compared_names import compared_names
from bleu_desktop.session.session import Session
from bleu_desktop.shared import widgets
from bleu_desktop.shared.actions import Actions
from bleu_desktop.shared.band_scale import BandScale
from bleu_desktop.shared.forms import Disclosure
from bleu_desktop.shared.icons import icon
from bleu_desktop.shared.precision_table import table_with_bars
from bleu_desktop.shared.small_table import SmallTable
from bleu_desktop.shared.veil import Veil
from bleu_score.i18n import format_number, format_score
from bleu_score.messages import choices
from bleu_score.messages.meaning import agreement_text, guide_limits, guide_text, held_back_text
from bleu_score.messages.metrics import bleu_interval_text


class ScoreView(QWidget):
    """Shows a candidate of an evaluation; computes nothing."""

    def __init__(self, session: Session, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._name = widgets.ElidedLabel(self, scale=1.15)
        self.reference = ReferenceLine(session, actions, self)
        self.rank = RankLine(session.navigation, self)
        self.percent = widgets.TextLabel(self, scale=3.6, bold=True, selectable=True)
        self._unit = widgets.TextLabel(self, scale=1.15, muted=True)
        self._unit.setText(translate("ScoreView", "BLEU (0–100)"))
        self.share = widgets.TextLabel(self, scale=1.5, selectable=True)
        self.changes = ChangesLine(session, self)
        self.interval = widgets.TextLabel(self, wrap=True, selectable=True)
        self.headline = widgets.TextLabel(self, wrap=True, scale=1.15, bold=True, selectable=True)
        self._diagnostics_title = widgets.TextLabel(self, bold=True)
        self.diagnostics = QWidget(self)
        self._diagnostics_layout = widgets.column(self.diagnostics, spacing=4)
        self._opened: dict[Kind, bool] = {}
        self.scale = BandScale(self)
        self.guide = widgets.TextLabel(self, wrap=True, selectable=True)
        self._limits = widgets.TextLabel(self, wrap=True, muted=True, selectable=True)
        self.learn_button = QPushButton(
            icon("learn"), translate("ScoreView", "Understand BLEU"), self
        )
        self.report_button = QPushButton(icon("document"), translate("ScoreView", "Report…"), self)
        self.report_button.setToolTip(
            widgets.tool_tip_with_keys(
                translate("ScoreView", "Save the result as a report"), "Ctrl+E"
            )
        )
        self._precision_title = widgets.TextLabel(self, bold=True)
        self._precision_title.setText(translate("ScoreView", "N-gram precision"))
        self.table = SmallTable(self)
        self.lengths = FactRow(self)
        self._metrics_title = widgets.TextLabel(self, bold=True)
        self._metrics_title.setText(translate("ScoreView", "Other metrics"))
        self.metrics = FurtherMetrics(self)
        self.publication_button = Disclosure(self)
        self.publication_button.setText(translate("ScoreView", "For publication"))
        self.publication = QWidget(self)
        self.signature = CopyRow(self.publication)
        self.command = CopyRow(self.publication)
        self._facts = widgets.TextLabel(self.publication, wrap=True, muted=True, selectable=True)
        self.learn_button.clicked.connect(actions.learn.trigger)
        self.report_button.clicked.connect(actions.report.trigger)
        self._lay_out()

    def _lay_out(self) -> None:
        # Takes no space if there are no other metrics.
        self._others = widgets.column(spacing=8)
        self._others.setContentsMargins(0, 16, 0, 0)
        self._others.addWidget(self._metrics_title)
        self._others.addWidget(self.metrics)
        number = widgets.row(spacing=8)
        number.addWidget(self.percent)
        beside = widgets.column(spacing=0)
        beside.addStretch(1)
        beside.addWidget(self._unit)
        beside.addWidget(self.share)
        beside.addSpacing(widgets.em(self, 0.6))
        number.addLayout(beside)
        number.addStretch(1)
        layout = widgets.column(self, spacing=8)
        layout.addWidget(self._name)
        layout.addWidget(self.reference)
        layout.addWidget(self.rank)
        layout.addLayout(number)
        layout.addWidget(self.changes)
        layout.addWidget(self.interval)
        layout.addWidget(self.headline)
        layout.addWidget(self._diagnostics_title)
        layout.addWidget(self.diagnostics)
        layout.addWidget(self.scale)
        texts = widgets.column(spacing=4)
        texts.addWidget(self.guide)
        texts.addWidget(self._limits)
        layout.addLayout(texts)
        buttons = widgets.row(spacing=8)
        buttons.addWidget(self.learn_button)
        buttons.addWidget(self.report_button)
        buttons.addStretch(1)
        layout.addLayout(buttons)
        layout.addSpacing(16)
        layout.addWidget(self._precision_title)
        layout.addWidget(self.table)
        layout.addWidget(self.lengths)
        layout.addLayout(self._others)
        layout.addSpacing(16)
        layout.addWidget(self.publication_button)
        layout.addWidget(self.publication)
        published = widgets.column(self.publication, spacing=8)
        published.setContentsMargins(widgets.em(self), 0, 0, 0)
        published.addWidget(self.signature)
        published.addWidget(self.command)
        published.addWidget(self._facts)
        self.publication_button.set_content(self.publication)
        layout.addStretch(1)
        self._veil = Veil(self)

    def set_current(self, current: bool) -> None:
        """Gray out the content while it is being replaced; the focus stays where it is."""
        self.signature.is_current = self.command.is_current = current
        self._veil.cover(not current)

    def show_candidate(self, evaluation: Evaluation, candidate: CandidateResult) -> None:
        """Show a candidate of an evaluation."""
        self._show(evaluation, candidate)

    def main_widget(self) -> QWidget:
        """Return the widget focused when the page opens."""
        return self.table

    def _show(self, evaluation: Evaluation, candidate: CandidateResult) -> None:
        score = candidate.score
        names, _ = compared_names(self._session, evaluation)
        self._name.setText(names[evaluation.candidates.index(candidate)])
        self.reference.show_references(evaluation)
        self.rank.show_rank(evaluation, candidate)
        self.percent.setText(format_score(score.percent))
        self.share.setText(format_number(score.bleu, 4))
        self._facts.setText(
            translate("ScoreView", "Segments: {segments} · References: {references}").format(
                segments=format_number(evaluation.segments),
                references=format_number(evaluation.references),
            )
            + " · "
            + translate("ScoreView", "Target language: {language}").format(
                language=choices.target_language_text(evaluation.target_language)
            )
            + _as_published(candidate)
        )
        self.changes.show_changes(evaluation)
        self._show_meaning(evaluation, candidate)
        self.table.show_table(table_with_bars(score.precisions))
        self.lengths.show_facts(
            [
                (
                    translate("ScoreView", "Brevity penalty"),
                    format_number(score.brevity_penalty, 4),
                ),
                (
                    translate("ScoreView", "Candidate length"),
                    format_number(score.candidate_length),
                ),
                (
                    translate("ScoreView", "Reference length"),
                    format_number(score.reference_length),
                ),
                (translate("ScoreView", "Length ratio"), format_number(score.length_ratio, 4)),
            ]
        )
        self._show_diagnostics(candidate.diagnostics)
        further = candidate.metrics[1:]
        pending = _pending(evaluation)
        self._metrics_title.setVisible(bool(further or pending))
        self.metrics.setVisible(bool(further or pending))
        self.metrics.show_metrics(further, with_intervals=evaluation.segments > 1, pending=pending)
        self._show_provenance(candidate.metrics)

    def _show_provenance(self, metrics: Sequence[MetricResult]) -> None:
        """Show the signatures, and the commands of sacreBLEU, a line for each metric."""
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

    def _show_meaning(self, evaluation: Evaluation, candidate: CandidateResult) -> None:
        self.headline.setText(agreement_text(candidate, evaluation))
        band = candidate.trusted_band
        # Like the band, an interval means nothing for a single segment.
        interval = candidate.bleu.interval if evaluation.segments > 1 else None
        self.interval.setVisible(interval is not None)
        if interval is not None:
            self.interval.setText(bleu_interval_text(interval))
        published = FORMULA_RECOGNITION if "formulas" in candidate.outside_guide else ()
        self.scale.show_score(candidate.score.percent, band, interval, published)
        self.guide.setText(
            guide_text(band) if band else held_back_text(candidate, evaluation.settings.max_order)
        )
        self._limits.setVisible(band is not None)
        self._limits.setText(guide_limits(choices.tokenizer_name(evaluation.tokenizer)))

    def _show_diagnostics(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        widgets.clear_layout(self._diagnostics_layout)
        for diagnostic in diagnostics:
            kind = diagnostic.kind
            card = AdviceCard(
                diagnostic,
                self._session,
                self.diagnostics,
                # A single one has room for its advice.
                is_open=self._opened.get(kind, len(diagnostics) == 1),
            )
            card.opened.connect(lambda is_open, kind=kind: self._opened.update({kind: is_open}))
            self._diagnostics_layout.addWidget(card)
        self.diagnostics.setVisible(bool(diagnostics))
        # Notes are shown, but not counted.
        count = sum(diagnostic.severity is not Severity.NOTE for diagnostic in diagnostics)
        self._diagnostics_title.setVisible(bool(count))
        self._diagnostics_title.setText(
            translate("ScoreView", "Warnings: {count}").format(count=format_number(count))
        )


def _as_published(candidate: CandidateResult) -> str:
    """Return the score of Chinese as publications report it, if it is another one."""
    for one in candidate.diagnostics:
        if isinstance(one.data, OtherSegmentation) and one.effect is not None:
            text = translate(
                "ScoreView", "By characters ({tokenizer}), as most publications count: {score}"
            )
            score = format_score(one.effect.after)
            return " · " + text.format(tokenizer=one.data.tokenizer, score=score)
    return ""


def _pending(evaluation: Evaluation) -> tuple[Metric, ...]:
    """Return the metrics that are still to be counted."""
    if not evaluation.pending:
        return ()

    metrics = metrics_of(evaluation.settings)
    return tuple(metric for metric in metrics if metric.name in evaluation.pending)
