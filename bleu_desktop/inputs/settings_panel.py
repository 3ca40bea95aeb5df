"""Target language, segmentation, profile, the details of a profile, and further metrics."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from bleu_core.options import with_values
from bleu_core.settings import PROFILES, Settings
from bleu_desktop.i18n import translate
from bleu_desktop.inputs.option_rows import OptionRows
from bleu_desktop.session.session import Session, State
from bleu_desktop.shared.forms import Disclosure, combo, fill, form, labeled
from bleu_desktop.shared.widgets import Panel, TextLabel, column, guard_wheel, plain_tool_tip
from bleu_score.messages import choices
from bleu_score.messages.options import option_words

if TYPE_CHECKING:
    from bleu_desktop.inputs.detail_settings import DetailSettings
    from bleu_desktop.inputs.metric_settings import MetricSettings


class SettingsPanel(Panel):
    """Shows the session's settings and changes them.

    Signals
    -------
    opened
        The section the user has opened or closed.
    """

    opened = Signal(QWidget)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._title = TextLabel(self, bold=True)
        self.rows = OptionRows(type(session.settings), "basic", self, self._change)
        self.profile = combo(self)
        self._found = TextLabel(self, wrap=True, muted=True)
        self.details_button = Disclosure(self)
        self.metrics_button = Disclosure(self)
        self._metrics_were_chosen = False
        guard_wheel(self.profile)
        self._shown: Settings | None = None
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        fields = form()
        self.rows.add_labelled(fields)
        fields.addRow(self._found)
        self._profile_label = labeled(fields, self.profile)
        layout = column(self, spacing=6)
        layout.addWidget(self._title)
        layout.addLayout(fields)
        layout.addWidget(self.details_button)
        layout.addWidget(self.metrics_button)

    def _connect(self) -> None:
        self.profile.activated.connect(self._change_profile)
        self.details_button.toggled.connect(lambda: self.opened.emit(self.details))
        self.metrics_button.toggled.connect(lambda: self.metrics)
        # Only on a click: if the command line opens the section, the files should stay visible.
        self.metrics_button.clicked.connect(lambda: self.opened.emit(self.metrics))
        self._session.state_changed.connect(self.show_settings)

    @cached_property
    def details(self) -> DetailSettings:
        """The section below its button, made lazily to speed up start-up."""
        from bleu_desktop.inputs.detail_settings import DetailSettings

        content = DetailSettings(self._session, self)
        self._open_below(self.details_button, content, content.fields())
        return content

    @cached_property
    def metrics(self) -> MetricSettings:
        """The section below its button, made lazily like `details`."""
        from bleu_desktop.inputs.metric_settings import MetricSettings

        content = MetricSettings(self._session, self)
        self._open_below(self.metrics_button, content, content.fields())
        return content

    def _open_below(self, button: Disclosure, content: QWidget, fields: Sequence[QWidget]) -> None:
        layout = self.layout()
        assert isinstance(layout, QBoxLayout)
        layout.insertWidget(layout.indexOf(button) + 1, content)
        before: QWidget = button
        for field in fields:
            self.setTabOrder(before, field)
            before = field
        button.set_content(content)

    def _change(self, path: str, value: Any) -> None:
        self._session.set_settings(with_values(self._session.settings, {path: value}))
        self.show_settings()

    def _change_profile(self) -> None:
        if name := self.profile.currentData():
            self._session.set_settings(self._session.settings.with_profile(name))
        else:
            # "Own settings" changes nothing, but opens the details.
            self.details_button.setChecked(True)
            self._shown = None
        self.show_settings()

    def retranslate(self) -> None:
        self._title.setText(translate("SettingsPanel", "Scoring"))
        self.details_button.setText(translate("SettingsPanel", "Details"))
        self.metrics_button.setText(translate("SettingsPanel", "Metrics and significance"))
        self.rows.retranslate()
        words = option_words()["profile"]
        self._profile_label.setText(words.label)
        self.profile.setToolTip(plain_tool_tip(words.tip))
        fill(self.profile, [(name, choices.profile_name(name)) for name in (*PROFILES, "")])
        self._shown = None
        self.show_settings()

    def show_settings(self) -> None:
        """Show the session's settings."""
        settings = self._session.settings
        self._show_found(settings)
        if settings == self._shown:
            return  # do not disturb somebody who is typing
        self._shown = settings
        self.rows.show(settings)
        self.profile.setCurrentIndex(max(self.profile.findData(settings.profile or ""), 0))
        if not settings.is_bleu_alone and not self._metrics_were_chosen:
            # Show once that further metrics are on; a user who closes the section wants it closed.
            self._metrics_were_chosen = True
            self.metrics_button.setChecked(True)

    def _show_found(self, settings: Settings) -> None:
        """Show the language and tokenizer that were detected."""
        evaluation = self._session.evaluation
        # Gray out the language and tokenizer of the previous texts.
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
        if settings.tokenizer == "auto":
            parts.append(
                translate("SettingsPanel", "Word segmentation used: {segmentation}.").format(
                    segmentation=choices.tokenizer_name(evaluation.tokenizer)
                )
            )
        self._found.setText("\n".join(parts))
        self._found.setVisible(bool(parts))
