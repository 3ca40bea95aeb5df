"""The language and word segmentation in use, and below them, folded, everything to choose."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from bleu_core.options import with_values
from bleu_core.settings import PROFILES, Settings
from bleu_desktop.i18n import translate
from bleu_desktop.inputs import detail_settings, metric_settings
from bleu_desktop.inputs.option_rows import OptionRows
from bleu_desktop.session.session import Session, State
from bleu_desktop.shared import widgets
from bleu_desktop.shared.forms import Disclosure, choose, combo, fill, form, labeled
from bleu_score.messages import choices
from bleu_score.messages.options import option_words


class SettingsPanel(QWidget):
    """Shows the session's settings and changes them.

    Language and word segmentation are always visible; the fields are in a section that opens.

    Signals
    -------
    opened
        The section the user has opened or closed.
    """

    opened = Signal(QWidget)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._title = widgets.TextLabel(self, translate("SettingsPanel", "Scoring"), bold=True)
        self.in_use = widgets.TextLabel(self, wrap=True)
        self.change_button = QPushButton(translate("SettingsPanel", "Change"), self)
        self.details_button = Disclosure(self, translate("SettingsPanel", "Details"))
        self.details = QWidget(self)
        self.rows = OptionRows(type(session.settings), "basic", self.details, self._change)
        self.profile = combo(self.details)
        fill(self.profile, [(name, choices.profile_name(name)) for name in (*PROFILES, "")])
        self.more_button = Disclosure(self.details, translate("SettingsPanel", "More options"))
        metrics = translate("SettingsPanel", "Metrics and significance")
        self.metrics_button = Disclosure(self.details, metrics)
        self._metrics_were_chosen = False
        self._shown: Settings | None = None
        self._lay_out()
        self._connect()
        self.show_settings()

    def _lay_out(self) -> None:
        fields = form()
        self.rows.add_labelled(fields)
        words = option_words()["profile"]
        labeled(fields, self.profile).setText(words.label)
        self.profile.setToolTip(widgets.plain_tool_tip(words.tip))
        widgets.column(
            self.details, fields, self.more_button, self.metrics_button, margins=(2, 0, 0, 0)
        )
        head = widgets.row(None, (self._title, 1), self.change_button)
        widgets.column(self, head, self.in_use, self.details_button, self.details)
        self.details_button.set_content(self.details)

    def _connect(self) -> None:
        self.change_button.clicked.connect(self.open_fields)
        self.profile.activated.connect(self._change_profile)
        self.more_button.toggled.connect(lambda: self.opened.emit(self.more))
        self.metrics_button.toggled.connect(lambda: self.metrics)
        # Only on a click: if the command line opens the sections, the files should stay visible.
        self.details_button.clicked.connect(lambda: self.opened.emit(self.details))
        self.metrics_button.clicked.connect(lambda: self.opened.emit(self.metrics))
        self._session.state_changed.connect(self.show_settings)

    def open_fields(self) -> None:
        """Open the section at its first field."""
        self.details_button.setChecked(True)
        self.opened.emit(self.details)
        self.rows.field("target_language").setFocus(Qt.FocusReason.TabFocusReason)

    @cached_property
    def more(self) -> detail_settings.DetailSettings:
        """The section below its button, made lazily to speed up start-up."""
        content = detail_settings.DetailSettings(self._session, self.details)
        self._open_below(self.more_button, content, content.fields())
        return content

    @cached_property
    def metrics(self) -> metric_settings.MetricSettings:
        """The section below its button, made lazily like `more`."""
        content = metric_settings.MetricSettings(self._session, self.details)
        self._open_below(self.metrics_button, content, content.fields())
        return content

    def _open_below(self, button: Disclosure, content: QWidget, fields: Sequence[QWidget]) -> None:
        layout = self.details.layout()
        assert isinstance(layout, QBoxLayout)
        layout.insertWidget(layout.indexOf(button) + 1, content)
        widgets.set_tab_order([button, *fields])
        button.set_content(content)

    def _change(self, path: str, value: Any) -> None:
        self._session.work.set_settings(with_values(self._session.settings, {path: value}))
        self.show_settings()

    def _change_profile(self) -> None:
        if name := self.profile.currentData():
            self._session.work.set_settings(self._session.settings.with_profile(name))
        else:
            # "Own settings" changes nothing, but opens the options.
            self.more_button.setChecked(True)
            self._shown = None
        self.show_settings()

    def show_settings(self) -> None:
        """Show the session's settings."""
        settings = self._session.settings
        self._show_in_use(settings)
        if settings == self._shown:
            return  # do not disturb somebody who is typing
        self._shown = settings
        self.rows.show(settings)
        choose(self.profile, settings.profile or "")
        if not settings.is_bleu_alone and not self._metrics_were_chosen:
            # Show once that further metrics are on; a user who closes the section wants it closed.
            self._metrics_were_chosen = True
            self.details_button.setChecked(True)
            self.metrics_button.setChecked(True)

    def _show_in_use(self, settings: Settings) -> None:
        """Show the language and word segmentation of the score, detected or chosen."""
        evaluation = self._session.evaluation
        # Gray out the language and tokenizer of the previous texts.
        self.in_use.setEnabled(self._session.state is not State.WORKING)
        if evaluation is not None:
            parts = [
                translate("SettingsPanel", "Language: {language}").format(
                    language=choices.target_language_text(evaluation.target_language)
                ),
                translate("SettingsPanel", "Word segmentation: {segmentation}").format(
                    segmentation=choices.tokenizer_name(evaluation.tokenizer)
                ),
            ]
            if settings.profile != Settings().profile:
                parts.append(
                    translate("SettingsPanel", "Profile: {profile}").format(
                        profile=choices.profile_name(settings.profile or "")
                    )
                )
            self.in_use.setText("\n".join(parts))
        elif self._session.state is not State.WORKING:
            self.in_use.setText(
                translate(
                    "SettingsPanel", "Language and word segmentation are detected from the texts."
                )
                if settings.target_language is None and settings.tokenizer == "auto"
                else ""
            )
        self.in_use.setVisible(bool(self.in_use.text()))
