"""A long text with a button that copies it."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QWidget

from bleu_desktop.i18n import translate
from bleu_desktop.shared.widgets import TextLabel, column, row

_COPIED_MILLISECONDS = 1500


class CopyRow(QWidget):
    """A long text with its title and a button that copies it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = TextLabel(self, wrap=True, bold=True)
        self._text = TextLabel(self, wrap=True, muted=True, selectable=True)
        self.is_current = True
        self.button = QPushButton(self)
        self.button.clicked.connect(self._copy)
        self._button_name = ""
        self._timer = QTimer(self, singleShot=True, interval=_COPIED_MILLISECONDS)
        self._timer.timeout.connect(self._show_button_text)
        head = row(None, (self._title, 1), self.button)
        column(self, head, self._text, spacing=0.5)

    def set_title(self, title: str, button_name: str) -> None:
        """Set the title, and the name of the button."""
        self._title.setText(title)
        self._button_name = button_name
        self._show_button_text()

    def set_text(self, text: str) -> None:
        """Set the text to show and copy."""
        self._text.setText(text)

    def text(self) -> str:
        """Return the text to copy."""
        return self._text.text()

    def _show_button_text(self) -> None:
        self.button.setText(translate("ScoreView", "Copy"))
        self.button.setToolTip(self._button_name)
        self.button.setAccessibleName(self._button_name)

    def _copy(self) -> None:
        if not self.is_current:
            return  # the text is outdated
        QGuiApplication.clipboard().setText(self.text())
        self.button.setText(translate("ScoreView", "Copied"))
        self._timer.start()
