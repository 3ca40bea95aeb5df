"""The work done recently, on the first page."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from bleu_desktop.i18n import translate
from bleu_desktop.shared.actions import Actions
from bleu_desktop.shared.icons import icon
from bleu_desktop.shared.widgets import (
    TextLabel,
    clear_layout,
    column,
    em,
    plain_tool_tip,
)
from bleu_desktop.shell.preferences import Preferences
from bleu_desktop.shell.recent_files import PROJECT, recent_name, recent_places

# The menu lists more.
_MOST = 4


class RecentList(QWidget):
    """A button for each project or group of files; hidden if there is none."""

    def __init__(self, actions: Actions, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(parent)
        self._actions = actions
        self._preferences = preferences
        self.buttons: list[RecentButton] = []
        self._title = TextLabel(self, translate("ResultPanel", "Recent"), bold=True)
        self._lines = column(spacing=0)
        column(self, self._title, self._lines, spacing=0.5, margins=(0, 1.5, 0, 0))
        actions.recent_forgotten.connect(self.hide)

    def show_recent(self) -> None:
        """Show the work done last."""
        clear_layout(self._lines)
        self.buttons = []
        for files in self._preferences.recent[:_MOST]:
            button = RecentButton(files, self)
            button.clicked.connect(lambda _=False, files=files: self._open(files))
            self.buttons.append(button)
            self._lines.addWidget(button)
        self.setVisible(bool(self.buttons))

    def _open(self, files: dict[str, list[str]]) -> None:
        self._actions.recent_wanted.emit(files)


class RecentButton(QToolButton):
    """The names of recent files, elided where they do not fit; the tool tip has their paths."""

    def __init__(self, files: dict[str, list[str]], parent: QWidget) -> None:
        super().__init__(parent)
        self._name = recent_name(files)
        self.setIcon(icon("save" if PROJECT in files else "document"))
        self.setToolTip(plain_tool_tip(recent_places(files)))
        self.setAccessibleName(self._name)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._elide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def _elide(self) -> None:
        room = self.width() - self.iconSize().width() - em(self)
        name = self.fontMetrics().elidedText(self._name, Qt.TextElideMode.ElideMiddle, room)
        # An ampersand in a name must not become a shortcut.
        self.setText(name.replace("&", "&&"))
