"""The settings of further metrics, intervals and significance tests."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QWidget

from bleu_core.options import with_values
from bleu_core.settings import METRICS, MetricName, Resampling, Settings
from bleu_desktop.i18n import translate
from bleu_desktop.inputs.option_rows import WIDEST_LABEL, OptionRows, WholeRow
from bleu_desktop.session.session import Session
from bleu_desktop.shared import widgets
from bleu_desktop.shared.forms import form
from bleu_desktop.shared.option_names import ter_split_name
from bleu_score.messages.metrics import metric_sentence, metric_title

_FURTHER_METRICS: tuple[MetricName, ...] = tuple(name for name in METRICS if name != "bleu")


class MetricSettings(QWidget):
    """Shows and changes the session's settings for everything besides BLEU."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._shown: Settings | None = None
        self.metrics = {name: self._metric_box(name) for name in _FURTHER_METRICS}
        self.ter_split = QCheckBox(self)
        self.ter_split.setText(
            widgets.folded(ter_split_name(), self.ter_split.fontMetrics(), WIDEST_LABEL)
        )
        tip = translate(
            "SettingsPanel",
            "TER compares the units between spaces. This treats punctuation marks and "
            "single Chinese and Japanese characters as words.",
        )
        self.ter_split.setToolTip(widgets.plain_tool_tip(tip))
        self.rows = OptionRows(type(session.settings), "certainty", self, self._change)
        self._lay_out()
        self._connect()
        self.show_settings()

    def _metric_box(self, name: MetricName) -> QCheckBox:
        box = QCheckBox(metric_title(name), self)
        box.setToolTip(widgets.plain_tool_tip(metric_sentence(name)))
        box.setAccessibleDescription(metric_sentence(name))
        return box

    def _lay_out(self) -> None:
        metrics, certainty = (
            widgets.TextLabel(self, title, muted=True)
            for title in (
                translate("SettingsPanel", "Metrics besides BLEU"),
                translate("SettingsPanel", "Confidence and significance"),
            )
        )
        below = widgets.row(None, self.ter_split, margins=(3, 0, 0, 0))
        fields = form()
        self.rows.add_labelled(fields)
        boxes = [each.field for each in self.rows.boxes()]
        layout = widgets.column(self, metrics, *self.metrics.values(), margins=(2, 0, 0, 0))
        widgets.add_to(layout, below, 0.5, certainty, *boxes, fields)

    def fields(self) -> tuple[QWidget, ...]:
        """Return the fields in the order of Tab."""
        certainty = [row.field for row in (*self.rows.boxes(), *self.rows.labeled())]
        return (*self.metrics.values(), self.ter_split, *certainty)

    def _connect(self) -> None:
        for box in self.metrics.values():
            box.toggled.connect(self._change_metrics)
        self.ter_split.toggled.connect(self._change_ter)
        self._session.state_changed.connect(self.show_settings)

    def _change(self, path: str, value: Any) -> None:
        self._session.work.set_settings(with_values(self._session.settings, {path: value}))
        self.show_settings()

    def _change_metrics(self) -> None:
        chosen = [name for name, box in self.metrics.items() if box.isChecked()]
        self._change("metrics", tuple(name for name in METRICS if name in ("bleu", *chosen)))

    def _change_ter(self, split: bool) -> None:
        options = replace(self._session.settings.ter, normalized=split, asian_support=split)
        self._change("ter", options)

    def show_settings(self) -> None:
        """Show the session's settings."""
        settings = self._session.settings
        if settings == self._shown:
            return  # do not disturb somebody who is typing
        self._shown = settings
        boxes = {box: name in settings.metrics for name, box in self.metrics.items()}
        boxes[self.ter_split] = settings.ter.normalized and settings.ter.asian_support
        for box, on in boxes.items():
            with QSignalBlocker(box):
                box.setChecked(on)
        self.ter_split.setEnabled("ter" in settings.metrics)
        self._show_resampling(settings.resampling)
        self.rows.show(settings)

    def _show_resampling(self, resampling: Resampling) -> None:
        usual = replace(resampling, resamples=None)
        resamples = self.rows["resampling.resamples"]
        assert isinstance(resamples, WholeRow)
        resamples.show_default(
            usual.randomization_trials
            if resampling.paired_test == "ar"
            else usual.bootstrap_resamples,
            # Verdicts use as many resamples as the number of comparisons needs.
            or_more=resampling.paired_test != "none",
        )
        is_on = resampling.confidence or resampling.paired_test != "none"
        resamples.set_enabled(is_on)
        self.rows["resampling.seed"].set_enabled(is_on)
