"""The page *Compare*."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from bleu_desktop.session.session import Session
from bleu_desktop.shared.widgets import Panel


class ComparePage(Panel):
    """Shows the session's evaluation once `show_evaluation` is called."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session

    def show_evaluation(self) -> None:
        """Show the session's evaluation."""

    def clear(self) -> None:
        """Show nothing, and forget what was chosen."""

    def main_widget(self) -> QWidget:
        """Return what the keyboard starts at."""
        return self

    def retranslate(self) -> None:
        """Set every text in the current language."""
