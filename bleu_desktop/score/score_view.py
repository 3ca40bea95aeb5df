"""One candidate's result: scores, band, table, lengths, warnings, signatures."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bleu_core.diagnostics.score_warnings import ScoreWarning
from bleu_core.evaluation import CandidateResult, Evaluation, MetricResult
from bleu_desktop.i18n import translate
from bleu_desktop.score.precision_table import PrecisionTable
from bleu_desktop.shared import theme
from bleu_desktop.shared.band_scale import BandScale
from bleu_desktop.shared.icons import icon
from bleu_desktop.shared.widgets import (
    ElidedLabel,
    IconLabel,
    Panel,
    TextLabel,
    clear_layout,
    column,
    em,
    fade,
    plain_tool_tip,
    row,
)
from bleu_score.i18n import format_number, format_score
from bleu_score.messages import choices
from bleu_score.messages.bands import band_context, band_name, band_sentence, no_band_text
from bleu_score.messages.diagnostics import warning_text
from bleu_score.messages.metrics import (
    interval_bands_text,
    interval_text,
    metric_score,
    metric_sentence,
)

_COPIED_MILLISECONDS = 1500


class ScoreView(Panel):
    """Shows a candidate of an evaluation; computes nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._evaluation: Evaluation | None = None
        self._candidate: CandidateResult | None = None
        self._name = ElidedLabel(self, muted=True)
        self.percent = TextLabel(self, scale=3.6, bold=True, selectable=True)
        self._unit = TextLabel(self, scale=1.15, muted=True)
        self.learn_button = QPushButton(icon("learn"), "", self)
        self.share = TextLabel(self, scale=1.5, selectable=True)
        self._facts = TextLabel(self, wrap=True, muted=True)
        self.scale = BandScale(self)
        self.band = TextLabel(self, wrap=True, scale=1.15, bold=True)
        self.meaning = TextLabel(self, wrap=True)
        self.interval = TextLabel(self, wrap=True)
        self._context = TextLabel(self, wrap=True, muted=True)
        self._metrics_title = TextLabel(self, bold=True)
        self.metrics = _Metrics(self)
        self._precision_title = TextLabel(self, bold=True)
        self.table = PrecisionTable(self)
        self.lengths = _Facts(self)
        self._warning_title = TextLabel(self, bold=True)
        self.warnings = QWidget(self)
        self._warning_layout = column(self.warnings, spacing=8)
        self.signature = CopyRow(self)
        self.command = CopyRow(self)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        number = row(spacing=em(self, 0.5))
        number.addWidget(self.percent)
        beside = column(spacing=0)
        beside.addStretch(1)
        beside.addWidget(self._unit)
        beside.addWidget(self.share)
        beside.addSpacing(em(self, 0.6))
        number.addLayout(beside)
        number.addStretch(1)
        layout = column(self, spacing=em(self, 0.4))
        layout.addWidget(self._name)
        layout.addLayout(number)
        layout.addWidget(self.scale)
        layout.addWidget(self.band)
        layout.addWidget(self.meaning)
        layout.addWidget(self.interval)
        layout.addWidget(self._context)
        layout.addWidget(self.learn_button, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addSpacing(em(self, 0.5))
        layout.addWidget(self._metrics_title)
        layout.addWidget(self.metrics)
        layout.addWidget(self._warning_title)
        layout.addWidget(self.warnings)
        layout.addSpacing(em(self, 0.5))
        layout.addWidget(self._precision_title)
        layout.addWidget(self.table)
        layout.addWidget(self.lengths)
        layout.addSpacing(em(self, 0.5))
        layout.addWidget(self.signature)
        layout.addWidget(self.command)
        layout.addWidget(self._facts)
        layout.addStretch(1)

    def set_current(self, current: bool) -> None:
        """Grey out what is being replaced; the focus stays where it is."""
        self.signature.is_current = self.command.is_current = current
        fade(self, not current)

    def show_candidate(self, evaluation: Evaluation, candidate: CandidateResult) -> None:
        """Show a candidate of an evaluation."""
        self._evaluation, self._candidate = evaluation, candidate
        self.retranslate()

    def retranslate(self) -> None:
        self._metrics_title.setText(translate("ScoreView", "Further metrics"))
        self._precision_title.setText(translate("ScoreView", "N-gram precision"))
        self.table.retranslate()
        self._unit.setText(translate("ScoreView", "BLEU, of 100"))
        self.learn_button.setText(translate("ScoreView", "Understand BLEU"))
        if self._candidate is not None and self._evaluation is not None:
            self._show(self._evaluation, self._candidate)

    def _show(self, evaluation: Evaluation, candidate: CandidateResult) -> None:
        score = candidate.score
        self._name.setText(candidate.name)
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
        )
        self._show_band(evaluation, candidate)
        self.table.show_rows(score.precisions)
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
        self._show_warnings(candidate.warnings)
        further = candidate.metrics[1:]
        self._metrics_title.setVisible(bool(further))
        self.metrics.setVisible(bool(further))
        self.metrics.show_metrics(further, with_intervals=candidate.band is not None)
        self._show_provenance(candidate.metrics)

    def _show_provenance(self, metrics: Sequence[MetricResult]) -> None:
        """Show what makes the scores repeatable, a line for each."""
        commands = [result.sacrebleu_command for result in metrics if result.sacrebleu_command]
        self.command.setVisible(bool(commands))
        self.command.set_text("\n".join(commands))
        if len(metrics) == 1:
            self.signature.set_text(metrics[0].signature)
        else:
            # As sacreBLEU writes them.
            lines = [f"{result.metric.title}|{result.signature}" for result in metrics]
            self.signature.set_text("\n".join(lines))
        self.signature.set_title(
            translate("ScoreView", "Signature: publish it with the score"),
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

    def _show_band(self, evaluation: Evaluation, candidate: CandidateResult) -> None:
        band = candidate.band
        # Of a single segment it would say nothing, like the band.
        interval = candidate.bleu.interval if band else None
        self.scale.show_score(candidate.score.percent, band, interval)
        self.interval.setVisible(interval is not None)
        self.interval.setText(interval_bands_text(interval) if interval else "")
        self.band.setVisible(band is not None)
        self._context.setVisible(band is not None)
        if band is None:
            self.meaning.setText(no_band_text())
            return
        self.band.setText(band_name(band))
        self.meaning.setText(band_sentence(band))
        self._context.setText(band_context(band, choices.tokenizer_name(evaluation.tokenizer)))

    def copied_score(self) -> str:
        """Return the score as it is copied: with further metrics, a line for each."""
        if self._candidate is None or len(self._candidate.metrics) == 1:
            return self.percent.text()
        return "\n".join(
            f"{result.metric.title}\t{metric_score(result.metric.name, result.percent)}"
            for result in self._candidate.metrics
        )

    def _show_warnings(self, warnings: tuple[ScoreWarning, ...]) -> None:
        clear_layout(self._warning_layout)
        for warning in warnings:
            self._warning_layout.addWidget(_WarningCard(warning, self.warnings))
        self.warnings.setVisible(bool(warnings))
        self._warning_title.setVisible(bool(warnings))
        self._warning_title.setText(
            translate("ScoreView", "Warnings: {count}").format(count=format_number(len(warnings)))
        )


class _WarningCard(QFrame):
    """A warning: headline, and what to do."""

    def __init__(self, warning: ScoreWarning, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        words = warning_text(warning)
        title = TextLabel(self, wrap=True, bold=True, selectable=True)
        title.setText(words.title)
        advice = TextLabel(self, wrap=True, selectable=True)
        advice.setText(words.advice)
        texts = column(spacing=2)
        texts.addWidget(title)
        texts.addWidget(advice)
        layout = row(self, spacing=em(self, 0.5))
        margin = em(self, 0.5)
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.addWidget(IconLabel("warning", self, color=theme.WARNING_COLOR))
        layout.addLayout(texts, 1)


class _Facts(QWidget):
    """Short facts side by side, each a number under its name."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, em(self, 0.3), 0, 0)
        self._grid.setHorizontalSpacing(em(self))
        self._grid.setVerticalSpacing(0)
        self._labels: list[tuple[TextLabel, TextLabel]] = []

    def show_facts(self, facts: list[tuple[str, str]]) -> None:
        """Show names and values."""
        while len(self._labels) < len(facts):
            place = len(self._labels)
            name = TextLabel(self, wrap=True, scale=0.92, muted=True)
            value = TextLabel(self, scale=1.15, selectable=True)
            name.setAlignment(Qt.AlignmentFlag.AlignBottom)
            self._grid.addWidget(name, 0, place)
            self._grid.addWidget(value, 1, place)
            self._grid.setColumnStretch(place, 1)
            self._labels.append((name, value))
        for (name, value), (name_text, value_text) in zip(self._labels, facts, strict=True):
            name.setText(name_text)
            value.setText(value_text)
            value.setAccessibleName(f"{name_text}: {value_text}")


class _Metrics(QWidget):
    """Further scores below each other: name, score, and what there is to say of it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(em(self))
        self._grid.setVerticalSpacing(em(self, 0.2))
        self._grid.setColumnStretch(2, 1)
        self._labels: list[tuple[TextLabel, TextLabel, TextLabel]] = []

    def show_metrics(self, results: Sequence[MetricResult], *, with_intervals: bool) -> None:
        """Show these scores and no others."""
        while len(self._labels) < len(results):
            self._add_row()
        for place, labels in enumerate(self._labels):
            for label in labels:
                label.setVisible(place < len(results))
        for labels, result in zip(self._labels, results, strict=False):
            self._show_result(labels, result, with_intervals)

    def texts(self) -> list[tuple[str, str, str]]:
        """Return the rows that are shown."""
        return [
            (name.text(), score.text(), note.text())
            for name, score, note in self._labels
            if not name.isHidden()
        ]

    def _add_row(self) -> None:
        place = len(self._labels)
        name = TextLabel(self)
        # Of one size: what is said of a score may take several lines, and the first is its own.
        score = TextLabel(self, bold=True, selectable=True)
        note = TextLabel(self, wrap=True, muted=True)
        for index, label in enumerate((name, score, note)):
            side = Qt.AlignmentFlag.AlignRight if label is score else Qt.AlignmentFlag(0)
            self._grid.addWidget(label, place, index, side | Qt.AlignmentFlag.AlignTop)
        self._labels.append((name, score, note))

    def _show_result(
        self, labels: tuple[TextLabel, TextLabel, TextLabel], result: MetricResult, interval: bool
    ) -> None:
        name, score, note = labels
        metric = result.metric
        notes = []
        if interval and result.interval is not None:
            notes.append(interval_text(metric.name, result.interval))
        if metric.lower_is_better:
            notes.append(translate("ScoreView", "lower is better"))
        name.setText(metric.title)
        score.setText(metric_score(metric.name, result.percent))
        note.setText(" · ".join(notes))
        score.setAccessibleName(": ".join([metric.title, " · ".join([score.text(), *notes])]))
        for label in labels:
            label.setToolTip(plain_tool_tip(metric_sentence(metric.name)))


class CopyRow(QWidget):
    """A long text with its title and a button that copies it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = TextLabel(self, wrap=True, bold=True)
        self._text = TextLabel(self, wrap=True, muted=True, selectable=True)
        self.is_current = True
        self.button = QPushButton(self)
        self.button.setIcon(icon("copy"))
        self.button.clicked.connect(self._copy)
        self._button_name = ""
        self._timer = QTimer(self, singleShot=True, interval=_COPIED_MILLISECONDS)
        self._timer.timeout.connect(self._show_button_text)
        head = row()
        head.addWidget(self._title, 1)
        head.addWidget(self.button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addLayout(head)
        layout.addWidget(self._text)

    def set_title(self, title: str, button_name: str) -> None:
        """Set the title, and what the button does."""
        self._title.setText(title)
        self._button_name = button_name
        self._show_button_text()

    def set_text(self, text: str) -> None:
        """Set what is shown and copied."""
        self._text.setText(text)

    def text(self) -> str:
        """Return what is copied."""
        return self._text.text()

    def _show_button_text(self) -> None:
        self.button.setText(translate("ScoreView", "Copy"))
        self.button.setToolTip(self._button_name)
        self.button.setAccessibleName(self._button_name)

    def _copy(self) -> None:
        if not self.is_current:
            return  # what stands there is being replaced
        QGuiApplication.clipboard().setText(self.text())
        self.button.setText(translate("ScoreView", "Copied"))
        self._timer.start()
