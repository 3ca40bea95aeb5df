"""The settings that a profile combines, and the treatment of inline tags."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget

from bleu_core.options import with_values
from bleu_core.settings import SMOOTHING_VALUES, Settings
from bleu_desktop.inputs.option_rows import OptionRows
from bleu_desktop.session.session import Session
from bleu_desktop.shared.forms import form
from bleu_desktop.shared.sizes import space


class DetailSettings(QWidget):
    """Shows the session's settings in detail and changes them."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._shown: Settings | None = None
        self.rows = OptionRows(type(session.settings), "details", self, self._change)
        layout = form()
        layout.setContentsMargins(space(2), 0, 0, 0)
        self.rows.add_labelled(layout)
        for row in self.rows.boxes():
            layout.addRow(row.field)
        self.setLayout(layout)
        session.state_changed.connect(self.show_settings)
        self.show_settings()

    def fields(self) -> tuple[QWidget, ...]:
        """Return the fields in the order of Tab."""
        return tuple(row.field for row in (*self.rows.labeled(), *self.rows.boxes()))

    def _change(self, path: str, value: Any) -> None:
        values = {path: value}
        if path == "smoothing":
            values["smoothing_value"] = None  # it belonged to the other smoothing
        self._session.work.set_settings(with_values(self._session.settings, values))
        self.show_settings()

    def show_settings(self) -> None:
        """Show the session's settings."""
        settings = self._session.settings
        if settings == self._shown:
            return  # do not disturb somebody who is typing
        self._shown = settings
        self.rows.show(settings)
        self.rows["smoothing_value"].show(settings.effective_smoothing_value)
        self.rows["smoothing_value"].field.setEnabled(settings.smoothing in SMOOTHING_VALUES)
