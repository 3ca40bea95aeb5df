"""The base class of the pages of a result."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from bleu_desktop.shared.widgets import Panel


class ResultPage(Panel):
    """A page of a result: it takes what it shows from the session, when it is told to."""

    def show_result(self) -> None:
        """Show the session's result."""
        raise NotImplementedError

    def set_outdated(self) -> None:
        """Gray out what is being replaced."""

    def clear(self) -> None:
        """Show nothing, and forget what was chosen."""

    def main_widget(self) -> QWidget | None:
        """Return the widget focused when the page opens; None for the tab of the page."""
        return None
