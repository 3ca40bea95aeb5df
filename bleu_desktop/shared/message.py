"""The one form of what stands where there is nothing to show, or where something went wrong."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from bleu_desktop.shared import theme, widgets
from bleu_desktop.shared.flow_layout import FlowLayout
from bleu_desktop.shared.sizes import TITLE


class Message(QWidget):
    """An icon, a title, a sentence, and the ways out, the first of which is the next step.

    Attributes
    ----------
    layout_below
        Where a page adds what belongs to the message.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon = widgets.IconLabel("warning", self, scale=2, color=theme.WARNING_COLOR)
        self.title = widgets.TextLabel(self, wrap=True, scale=TITLE, bold=True)
        self.text = widgets.TextLabel(self, wrap=True, selectable=True)
        self._ways: list[QPushButton] = []
        self._beside = FlowLayout(spacing=1)
        self.layout_below: QVBoxLayout = widgets.column(
            self, self._icon, self.title, self.text, 1, self._beside, spacing=1.5
        )

    def way(self, text: str = "") -> QPushButton:
        """Return a new way out, behind the others."""
        button = QPushButton(text, self)
        button.setAutoDefault(True)
        self._ways.append(button)
        self._beside.addWidget(button)
        return button

    def say(
        self, title: str, text: str = "", ways: Sequence[QPushButton] = (), *, warns: bool = False
    ) -> None:
        """Show a message.

        Parameters
        ----------
        ways
            The ways out that are offered.
        warns
            Whether something went wrong.
        """
        self._icon.setVisible(warns)
        self.title.setText(title)
        self.text.setText(text)
        self.text.setVisible(bool(text))
        first = next((button for button in self._ways if button in ways), None)
        for button in self._ways:
            button.setVisible(button in ways)
            button.setProperty("primary", "true" if button is first else "false")
            # Otherwise, Qt keeps the former look.
            button.style().unpolish(button)
            button.style().polish(button)

    def main_widget(self) -> QWidget:
        """Return the widget focused when the message appears."""
        return next((button for button in self._ways if not button.isHidden()), self.text)
