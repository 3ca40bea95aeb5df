"""The scores in metrics other than BLEU."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextLayout
from PySide6.QtWidgets import QGridLayout, QWidget

from bleu_core.evaluation.results import MetricResult
from bleu_core.scoring.metrics import Metric
from bleu_desktop.i18n import translate
from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.widgets import TextLabel, plain_tool_tip
from bleu_score.i18n import with_label
from bleu_score.messages.metrics import given_text, interval_text, score_text, sentence_of
from bleu_score.messages.ratings import rated_text


class FurtherMetrics(QWidget):
    """Further scores below each other: name, score, and notes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(space(2))
        self._grid.setVerticalSpacing(space(0.5))
        self._grid.setColumnStretch(2, 1)
        self._labels: list[tuple[TextLabel, TextLabel, TextLabel]] = []

    def show_metrics(
        self,
        results: Sequence[MetricResult],
        *,
        with_intervals: bool,
        pending: Sequence[Metric] = (),
    ) -> None:
        """Show only these scores, and the metrics that are still to come."""
        rows = len(results) + len(pending)
        for _ in range(len(self._labels), rows):
            self._add_row()
        for place, labels in enumerate(self._labels):
            for label in labels:
                label.setVisible(place < rows)
        for labels, metric in zip(self._labels[len(results) :], pending, strict=False):
            self._show_pending(labels, metric)
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
        # All labels have one size, so that the score is on the first line of its notes.
        score = TextLabel(self, bold=True, selectable=True)
        note = TextLabel(self, wrap=True, muted=True)
        for index, label in enumerate((name, score, note)):
            side = Qt.AlignmentFlag.AlignRight if label is score else Qt.AlignmentFlag(0)
            self._grid.addWidget(label, place, index, side | Qt.AlignmentFlag.AlignTop)
        self._labels.append((name, score, note))

    def _show_pending(self, labels: tuple[TextLabel, TextLabel, TextLabel], metric: Metric) -> None:
        name, score, note = labels
        name.setText(metric.title)
        score.setText("…")
        note.setText(translate("ScoreView", "computing…"))
        self._align_first_lines(labels)
        score.setAccessibleName(with_label(metric.title, note.text()))
        for label in labels:
            label.setToolTip(plain_tool_tip(sentence_of(metric)))

    def _show_result(
        self, labels: tuple[TextLabel, TextLabel, TextLabel], result: MetricResult, interval: bool
    ) -> None:
        name, score, note = labels
        metric = result.metric
        notes: list[str] = []
        if metric.given:
            notes += filter(None, (given_text(), rated_text(result)))
        if interval and result.interval is not None:
            notes.append(interval_text(metric, result.interval))
        if metric.lower_is_better:
            notes.append(translate("ScoreView", "lower is better"))
        name.setText(metric.title)
        score.setText(score_text(result))
        note.setText(" · ".join(notes))
        self._align_first_lines(labels)
        score.setAccessibleName(with_label(metric.title, " · ".join([score.text(), *notes])))
        for label in labels:
            label.setToolTip(plain_tool_tip(sentence_of(metric)))

    @staticmethod
    def _align_first_lines(labels: tuple[TextLabel, TextLabel, TextLabel]) -> None:
        # Chinese comes from a taller font than the name and the score, and pushes the note down.
        ascents = [_first_line_ascent(label) for label in labels]
        for label, ascent in zip(labels, ascents, strict=True):
            label.setContentsMargins(0, round(max(ascents) - ascent), 0, 0)


def _first_line_ascent(label: TextLabel) -> float:
    layout = QTextLayout(label.text(), label.font())
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    return line.ascent() if line.isValid() else 0.0
