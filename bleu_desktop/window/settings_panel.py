"""Target language, segmentation, profile, the details of a profile, and further metrics."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QDoubleSpinBox, QSpinBox, QWidget

from bleu_core.language import LANGUAGES
from bleu_core.settings import (
    MAX_ORDER_BOUNDS,
    PROFILES,
    REFERENCE_LENGTHS,
    SEGMENTATIONS,
    SMOOTHING_VALUE_BOUNDS,
    SMOOTHING_VALUES,
    SMOOTHINGS,
    TAGS,
    Settings,
)
from bleu_desktop.i18n import language_name, locale, translate
from bleu_desktop.window.forms import Disclosure, combo, fill, form, labelled, name_labels
from bleu_desktop.window.session import Session, State
from bleu_desktop.window.widgets import Panel, TextLabel, column, em, guard_wheel
from bleu_desktop.words import choices

if TYPE_CHECKING:
    from bleu_desktop.window.metric_settings import MetricSettings

# The interface's languages first: they are what most users translate into.
_FIRST_LANGUAGES = ("en", "es", "id", "zh-CN", "zh-TW")


class SettingsPanel(Panel):
    """Shows the session's settings and changes them."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._title = TextLabel(self, bold=True)
        self.language = combo(self)
        self.segmentation = combo(self)
        self.profile = combo(self)
        self._found = TextLabel(self, wrap=True, muted=True)
        self.details_button = Disclosure(self)
        self.details = QWidget(self)
        self.details_button.set_content(self.details)
        self.smoothing = combo(self.details)
        self.smoothing_value = QDoubleSpinBox(self.details)
        self.smoothing_value.setRange(*SMOOTHING_VALUE_BOUNDS)
        self.smoothing_value.setDecimals(3)
        self.smoothing_value.setSingleStep(0.1)
        self.smoothing_value.setKeyboardTracking(False)
        self.reference_length = combo(self.details)
        self.max_order = QSpinBox(self.details)
        self.max_order.setRange(*MAX_ORDER_BOUNDS)
        self.max_order.setKeyboardTracking(False)
        self.tags = combo(self.details)
        self.placeholders = combo(self.details)
        self.lowercase = QCheckBox(self.details)
        self.effective_order = QCheckBox(self.details)
        self.metrics_button = Disclosure(self)
        self._metrics_were_chosen = False
        guard_wheel(
            self.language,
            self.segmentation,
            self.profile,
            self.smoothing,
            self.smoothing_value,
            self.reference_length,
            self.max_order,
            self.tags,
            self.placeholders,
        )
        self._shown: Settings | None = None
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        fields = form()
        self._labels = [labelled(fields, field) for field in (self.language, self.segmentation)]
        fields.addRow(self._found)
        self._labels.append(labelled(fields, self.profile))
        details = form()
        details.setContentsMargins(em(self), 0, 0, 0)
        self._detail_labels = [
            labelled(details, field)
            for field in (
                self.smoothing,
                self.smoothing_value,
                self.reference_length,
                self.max_order,
                self.tags,
                self.placeholders,
            )
        ]
        details.addRow(self.lowercase)
        details.addRow(self.effective_order)
        self.details.setLayout(details)
        layout = column(self, spacing=6)
        layout.addWidget(self._title)
        layout.addLayout(fields)
        layout.addWidget(self.details_button)
        layout.addWidget(self.details)
        layout.addWidget(self.metrics_button)

    def _connect(self) -> None:
        self.language.activated.connect(
            lambda: self._change(target_language=self.language.currentData() or None)
        )
        self.segmentation.activated.connect(
            lambda: self._change(segmentation=self.segmentation.currentData())
        )
        self.profile.activated.connect(self._change_profile)
        self.smoothing.activated.connect(
            lambda: self._change(smoothing=self.smoothing.currentData(), smoothing_value=None)
        )
        self.smoothing_value.valueChanged.connect(lambda value: self._change(smoothing_value=value))
        self.reference_length.activated.connect(
            lambda: self._change(reference_length=self.reference_length.currentData())
        )
        self.max_order.valueChanged.connect(lambda value: self._change(max_order=value))
        self.tags.activated.connect(lambda: self._change(tags=self.tags.currentData()))
        self.placeholders.activated.connect(
            lambda: self._change(placeholders=self.placeholders.currentData())
        )
        self.lowercase.toggled.connect(lambda on: self._change(lowercase=on))
        self.effective_order.toggled.connect(lambda on: self._change(effective_order=on))
        self.metrics_button.toggled.connect(lambda: self.metrics)
        self._session.state_changed.connect(self.show_settings)

    @cached_property
    def metrics(self) -> MetricSettings:
        """What its button opens; made when it is first wanted, for the window stands sooner."""
        from bleu_desktop.window.metric_settings import MetricSettings

        content = MetricSettings(self._session, self)
        layout = self.layout()
        assert layout is not None
        layout.addWidget(content)
        before: QWidget = self.metrics_button
        for field in content.fields():
            self.setTabOrder(before, field)
            before = field
        self.metrics_button.set_content(content)
        return content

    def _change(self, **changes: Any) -> None:
        self._session.set_settings(replace(self._session.settings, **changes))
        self.show_settings()

    def _change_profile(self) -> None:
        if name := self.profile.currentData():
            self._session.set_settings(self._session.settings.with_profile(name))
        else:
            # "Own settings" changes nothing; it opens what there is to set.
            self.details_button.setChecked(True)
            self._shown = None
        self.show_settings()

    def retranslate(self) -> None:
        self._title.setText(translate("SettingsPanel", "Scoring"))
        name_labels(
            self._labels,
            translate("SettingsPanel", "Target &language"),
            translate("SettingsPanel", "&Segmentation"),
            translate("SettingsPanel", "&Profile"),
        )
        name_labels(
            self._detail_labels,
            translate("SettingsPanel", "S&moothing"),
            translate("SettingsPanel", "Smoothing val&ue"),
            translate("SettingsPanel", "&Reference length"),
            translate("SettingsPanel", "Longest &n-grams"),
            translate("SettingsPanel", "Inline tags"),
            translate("SettingsPanel", "Placeholders"),
        )
        self.details_button.setText(translate("SettingsPanel", "Details"))
        self.metrics_button.setText(translate("SettingsPanel", "Metrics and certainty"))
        self.lowercase.setText(translate("SettingsPanel", "Ignore upper and lower &case"))
        self.effective_order.setText(
            translate("SettingsPanel", "Leave out orders longer than the &text")
        )
        self.segmentation.setToolTip(
            translate("SettingsPanel", "How the text is cut into tokens. It moves the score.")
        )
        self.profile.setToolTip(
            translate(
                "SettingsPanel",
                "Smoothing and reference length together, as other programs set them.",
            )
        )
        self.tags.setToolTip(
            translate(
                "SettingsPanel",
                "What becomes of bold, links and other tags in XLIFF, TMX and the like",
            )
        )
        self.placeholders.setToolTip(
            translate("SettingsPanel", "What becomes of {example} and the like in the text").format(
                example="{0}, %s"
            )
        )
        self.smoothing_value.setLocale(locale())
        self.max_order.setLocale(locale())
        rest = [tag for tag in LANGUAGES if tag not in _FIRST_LANGUAGES]
        fill(
            self.language,
            [("", translate("SettingsPanel", "Detect automatically"))]
            + [(tag, language_name(tag)) for tag in (*_FIRST_LANGUAGES, *rest)],
        )
        fill(self.segmentation, [(name, choices.segmentation_name(name)) for name in SEGMENTATIONS])
        fill(self.smoothing, [(name, choices.smoothing_name(name)) for name in SMOOTHINGS])
        fill(
            self.reference_length,
            [(name, choices.reference_length_name(name)) for name in REFERENCE_LENGTHS],
        )
        for box in (self.tags, self.placeholders):
            fill(box, [(name, choices.tags_name(name)) for name in TAGS])
        fill(self.profile, [(name, choices.profile_name(name)) for name in (*PROFILES, "")])
        self._shown = None
        self.show_settings()

    def show_settings(self) -> None:
        """Show what the session has."""
        settings = self._session.settings
        self._show_found(settings)
        if settings == self._shown:
            return  # somebody may be typing
        self._shown = settings
        for box, value in (
            (self.language, settings.target_language or ""),
            (self.segmentation, settings.segmentation),
            (self.profile, settings.profile or ""),
            (self.smoothing, settings.smoothing),
            (self.reference_length, settings.reference_length),
            (self.tags, settings.tags),
            (self.placeholders, settings.placeholders),
        ):
            box.setCurrentIndex(max(box.findData(value), 0))
        with (
            QSignalBlocker(self.smoothing_value),
            QSignalBlocker(self.max_order),
            QSignalBlocker(self.lowercase),
            QSignalBlocker(self.effective_order),
        ):
            self.smoothing_value.setValue(settings.effective_smoothing_value or 0)
            self.max_order.setValue(settings.max_order)
            self.lowercase.setChecked(settings.lowercase)
            self.effective_order.setChecked(settings.effective_order)
        self.smoothing_value.setEnabled(settings.smoothing in SMOOTHING_VALUES)
        if not settings.is_bleu_alone and not self._metrics_were_chosen:
            # Once: what is on must not be out of sight, but whoever closes it wants it closed.
            self._metrics_were_chosen = True
            self.metrics_button.setChecked(True)

    def _show_found(self, settings: Settings) -> None:
        """Say what "recognise" and "automatic" came to."""
        evaluation = self._session.evaluation
        # What the last state came to is not true of the next one.
        self._found.setEnabled(self._session.state is not State.WORKING)
        if evaluation is None:
            if self._session.state is not State.WORKING:
                self._found.clear()
            self._found.setVisible(bool(self._found.text()))
            return
        parts = []
        if settings.target_language is None:
            parts.append(
                translate("SettingsPanel", "Language: {language}.").format(
                    language=choices.target_language_text(evaluation.target_language)
                )
            )
        if settings.segmentation == "auto":
            parts.append(
                translate("SettingsPanel", "Chosen segmentation: {segmentation}.").format(
                    segmentation=choices.segmenter_name(evaluation.segmenter)
                )
            )
        self._found.setText("\n".join(parts))
        self._found.setVisible(bool(parts))
