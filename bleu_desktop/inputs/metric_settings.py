"""Further metrics, and how sure the scores are: what the settings panel opens on demand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QRegularExpression, QSignalBlocker
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QAbstractSpinBox, QCheckBox, QLineEdit, QSpinBox, QWidget

from bleu_core.settings import (
    METRICS,
    PAIRED_TESTS,
    RESAMPLES_BOUNDS,
    SEED_BOUNDS,
    MetricName,
    Resampling,
    Settings,
)
from bleu_desktop.i18n import locale, translate
from bleu_desktop.session.session import Session
from bleu_desktop.shared.forms import combo, fill, form, labelled, name_labels
from bleu_desktop.shared.widgets import (
    Panel,
    TextLabel,
    column,
    em,
    guard_wheel,
    plain_tool_tip,
    row,
)
from bleu_score.i18n import format_number
from bleu_score.messages.metrics import metric_sentence, metric_title, test_name

_FURTHER_METRICS: tuple[MetricName, ...] = tuple(name for name in METRICS if name != "bleu")

# One below what can be chosen stands for the usual number.
_USUAL_RESAMPLES = RESAMPLES_BOUNDS[0] - 1


class MetricSettings(Panel):
    """Shows what the session computes besides BLEU, and changes it."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._shown: Settings | None = None
        self._metrics_title = TextLabel(self, muted=True)
        self.metrics = {name: QCheckBox(self) for name in _FURTHER_METRICS}
        self.ter_split = QCheckBox(self)
        self._certainty_title = TextLabel(self, muted=True)
        self.interval = QCheckBox(self)
        self.test = combo(self)
        self.resamples = QSpinBox(self)
        self.resamples.setRange(_USUAL_RESAMPLES, RESAMPLES_BOUNDS[1])
        self.resamples.setSingleStep(1000)
        self.resamples.setGroupSeparatorShown(True)
        self.resamples.setKeyboardTracking(False)
        # An emptied field is the usual number again.
        self.resamples.setCorrectionMode(QAbstractSpinBox.CorrectionMode.CorrectToNearestValue)
        # Not a spin box: a seed can be larger than Qt's integers.
        self.seed = QLineEdit(self)
        self.seed.setValidator(
            QRegularExpressionValidator(QRegularExpression("[0-9]{0,20}"), self.seed)
        )
        guard_wheel(self.test, self.resamples)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        layout = column(self, spacing=6)
        layout.setContentsMargins(em(self), 0, 0, 0)
        layout.addWidget(self._metrics_title)
        for box in self.metrics.values():
            layout.addWidget(box)
        below = row()
        below.setContentsMargins(em(self, 1.4), 0, 0, 0)
        below.addWidget(self.ter_split)
        layout.addLayout(below)
        layout.addSpacing(em(self, 0.3))
        layout.addWidget(self._certainty_title)
        layout.addWidget(self.interval)
        fields = form()
        self._labels = [labelled(fields, field) for field in (self.test, self.resamples, self.seed)]
        layout.addLayout(fields)

    def fields(self) -> tuple[QWidget, ...]:
        """Return what takes the keyboard, in its order."""
        certainty = (self.interval, self.test, self.resamples, self.seed)
        return (*self.metrics.values(), self.ter_split, *certainty)

    def _connect(self) -> None:
        for box in self.metrics.values():
            box.toggled.connect(self._change_metrics)
        self.ter_split.toggled.connect(self._change_ter)
        self.interval.toggled.connect(lambda on: self._resample(confidence=on))
        self.test.activated.connect(lambda: self._resample(paired_test=self.test.currentData()))
        self.resamples.valueChanged.connect(
            lambda value: self._resample(resamples=None if value == _USUAL_RESAMPLES else value)
        )
        self.seed.editingFinished.connect(self._change_seed)
        self._session.state_changed.connect(self.show_settings)

    def _change(self, **changes: Any) -> None:
        self._session.set_settings(replace(self._session.settings, **changes))
        self.show_settings()

    def _change_metrics(self) -> None:
        chosen = [name for name, box in self.metrics.items() if box.isChecked()]
        self._change(metrics=tuple(name for name in METRICS if name in ("bleu", *chosen)))

    def _change_ter(self, split: bool) -> None:
        options = replace(self._session.settings.ter, normalized=split, asian_support=split)
        self._change(ter=options)

    def _resample(self, **changes: Any) -> None:
        self._change(resampling=replace(self._session.settings.resampling, **changes))

    def _change_seed(self) -> None:
        text = self.seed.text()
        if text and int(text) <= SEED_BOUNDS[1]:
            self._resample(seed=int(text))
        # What is no seed gives way to the one there is.
        self._show_seed()

    def retranslate(self) -> None:
        self._metrics_title.setText(translate("SettingsPanel", "Metrics besides BLEU"))
        for name, box in self.metrics.items():
            box.setText(metric_title(name))
            box.setToolTip(plain_tool_tip(metric_sentence(name)))
            box.setAccessibleDescription(metric_sentence(name))
        self.ter_split.setText(translate("SettingsPanel", "Split punctuation and Chinese text"))
        self.ter_split.setToolTip(
            plain_tool_tip(
                translate(
                    "SettingsPanel",
                    "TER compares the units between spaces. This treats punctuation marks and "
                    "single Chinese and Japanese characters as words.",
                )
            )
        )
        self._certainty_title.setText(translate("SettingsPanel", "Confidence and significance"))
        self.interval.setText(translate("SettingsPanel", "95% confidence &interval of each score"))
        self.interval.setToolTip(
            plain_tool_tip(
                translate(
                    "SettingsPanel",
                    "How far the score could move if other segments of the same kind had been "
                    "translated.",
                )
            )
        )
        name_labels(
            self._labels,
            translate("SettingsPanel", "C&omparison"),
            translate("SettingsPanel", "Res&amples"),
            translate("SettingsPanel", "See&d"),
        )
        self.test.setToolTip(
            plain_tool_tip(
                translate(
                    "SettingsPanel",
                    "Tests whether the difference between two candidates may be due to chance. "
                    "Needs at least two candidates.",
                )
            )
        )
        self.resamples.setToolTip(
            plain_tool_tip(
                translate(
                    "SettingsPanel",
                    "How many times segments are drawn for intervals and the bootstrap, or "
                    "exchanged for approximate randomisation.",
                )
            )
        )
        self.seed.setToolTip(
            plain_tool_tip(
                translate("SettingsPanel", "The same seed gives the same numbers again.")
            )
        )
        self.resamples.setLocale(locale())
        fill(self.test, [(name, test_name(name)) for name in PAIRED_TESTS])
        self._shown = None
        self.show_settings()

    def show_settings(self) -> None:
        """Show what the session has."""
        settings = self._session.settings
        if settings == self._shown:
            return  # somebody may be typing
        self._shown = settings
        boxes = {box: name in settings.metrics for name, box in self.metrics.items()}
        boxes[self.ter_split] = settings.ter.normalized and settings.ter.asian_support
        boxes[self.interval] = settings.resampling.confidence
        for box, on in boxes.items():
            with QSignalBlocker(box):
                box.setChecked(on)
        self.ter_split.setEnabled("ter" in settings.metrics)
        self._show_resampling(settings.resampling)

    def _show_resampling(self, resampling: Resampling) -> None:
        self.test.setCurrentIndex(self.test.findData(resampling.paired_test))
        usual = replace(resampling, resamples=None)
        number = (
            usual.randomization_trials
            if resampling.paired_test == "ar"
            else usual.bootstrap_resamples
        )
        with QSignalBlocker(self.resamples):
            self.resamples.setSpecialValueText(
                translate("SettingsPanel", "Default: {number}").format(number=format_number(number))
            )
            self.resamples.setValue(resampling.resamples or _USUAL_RESAMPLES)
        self._show_seed()
        is_on = resampling.confidence or resampling.paired_test != "none"
        for widget in (self.resamples, self.seed, *self._labels[1:]):
            widget.setEnabled(is_on)

    def _show_seed(self) -> None:
        self.seed.setText(str(self._session.settings.resampling.seed))
