"""The details of a profile, and what becomes of tags: what the settings panel opens on demand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QDoubleSpinBox, QSpinBox, QWidget

from bleu_core.settings import (
    MAX_ORDER_BOUNDS,
    REFERENCE_LENGTHS,
    SMOOTHING_VALUE_BOUNDS,
    SMOOTHING_VALUES,
    SMOOTHINGS,
    TAGS,
    Settings,
)
from bleu_desktop.i18n import locale, translate
from bleu_desktop.session.session import Session
from bleu_desktop.shared.forms import combo, fill, form, labelled, name_labels
from bleu_desktop.shared.widgets import Panel, em, guard_wheel
from bleu_score.messages import choices


class DetailSettings(Panel):
    """Shows the session's settings in detail and changes them."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._shown: Settings | None = None
        self.smoothing = combo(self)
        self.smoothing_value = QDoubleSpinBox(self)
        self.smoothing_value.setRange(*SMOOTHING_VALUE_BOUNDS)
        self.smoothing_value.setDecimals(3)
        self.smoothing_value.setSingleStep(0.1)
        self.smoothing_value.setKeyboardTracking(False)
        self.reference_length = combo(self)
        self.max_order = QSpinBox(self)
        self.max_order.setRange(*MAX_ORDER_BOUNDS)
        self.max_order.setKeyboardTracking(False)
        self.tags = combo(self)
        self.placeholders = combo(self)
        self.lowercase = QCheckBox(self)
        self.effective_order = QCheckBox(self)
        labelled_fields = (
            self.smoothing,
            self.smoothing_value,
            self.reference_length,
            self.max_order,
            self.tags,
            self.placeholders,
        )
        guard_wheel(*labelled_fields)
        layout = form()
        layout.setContentsMargins(em(self), 0, 0, 0)
        self._labels = [labelled(layout, field) for field in labelled_fields]
        layout.addRow(self.lowercase)
        layout.addRow(self.effective_order)
        self.setLayout(layout)
        self._connect()
        self.retranslate()

    def fields(self) -> tuple[QWidget, ...]:
        """Return what the Tab key stops at, in order."""
        return (
            self.smoothing,
            self.smoothing_value,
            self.reference_length,
            self.max_order,
            self.tags,
            self.placeholders,
            self.lowercase,
            self.effective_order,
        )

    def _connect(self) -> None:
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
        self._session.state_changed.connect(self.show_settings)

    def _change(self, **changes: Any) -> None:
        self._session.set_settings(replace(self._session.settings, **changes))
        self.show_settings()

    def retranslate(self) -> None:
        name_labels(
            self._labels,
            translate("SettingsPanel", "S&moothing"),
            translate("SettingsPanel", "Smoothing val&ue"),
            translate("SettingsPanel", "&Reference length"),
            translate("SettingsPanel", "Maximum &n-gram order"),
            translate("SettingsPanel", "Inline tags"),
            translate("SettingsPanel", "Placeholders"),
        )
        self.lowercase.setText(translate("SettingsPanel", "Ignore upper and lower &case"))
        self.effective_order.setText(translate("SettingsPanel", "Use effec&tive order"))
        self.tags.setToolTip(
            translate(
                "SettingsPanel",
                "What happens to bold, links and other tags in XLIFF, TMX and the like",
            )
        )
        self.placeholders.setToolTip(
            translate("SettingsPanel", "What happens to {example} and the like in the text").format(
                example="{0}, %s"
            )
        )
        self.smoothing_value.setLocale(locale())
        self.max_order.setLocale(locale())
        fill(self.smoothing, [(name, choices.smoothing_name(name)) for name in SMOOTHINGS])
        fill(
            self.reference_length,
            [(name, choices.reference_length_name(name)) for name in REFERENCE_LENGTHS],
        )
        for box in (self.tags, self.placeholders):
            fill(box, [(name, choices.tags_name(name)) for name in TAGS])
        self._shown = None
        self.show_settings()

    def show_settings(self) -> None:
        """Show what the session has."""
        settings = self._session.settings
        if settings == self._shown:
            return  # somebody may be typing
        self._shown = settings
        for box, value in (
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
