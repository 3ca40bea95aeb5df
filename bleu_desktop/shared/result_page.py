"""The base class of the pages of a result."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from bleu_desktop.shared.veil import Veil


class ResultPage(QWidget):
    """A page of a result: it takes the result from the session when `show_result` is called."""

    veils: Sequence[Veil] = ()
    """They lie over what is being replaced."""

    def show_result(self) -> None:
        """Show the session's result."""
        raise NotImplementedError

    def set_outdated(self) -> None:
        """Gray out the content, which is being replaced."""
        self.cover(True)

    def cover(self, covers: bool) -> None:
        """Gray out the content, or show it normally; the focus stays where it is."""
        for veil in self.veils:
            veil.cover(covers)

    def clear(self) -> None:
        """Show nothing, and forget the user's choices."""

    def main_widget(self) -> QWidget | None:
        """Return the widget focused when the page opens; None for the tab of the page."""
        return None
