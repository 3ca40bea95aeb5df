"""The page of inputs: the lists of files above the settings."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from bleu_core.files.addresses import Role
from bleu_desktop.inputs.file_list_panel import FileListPanel
from bleu_desktop.inputs.settings_panel import SettingsPanel
from bleu_desktop.session.session import Session
from bleu_desktop.shared.actions import Actions
from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.widgets import Rule, add_to, column

# In steps of the grid; the result needs the rest.
WIDEST = 46


class InputsPage(QScrollArea):
    """Shows and changes the files and settings of the session; scrolls down only."""

    def __init__(self, session: Session, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.file_lists = {role: FileListPanel(session.files, actions, role) for role in Role}
        self.settings_panel = SettingsPanel(session)
        content = QWidget()
        layout = column(content, spacing=2, margins=2)
        for role in (Role.REFERENCE, Role.CANDIDATE, Role.SOURCE):
            layout.addWidget(self.file_lists[role])
        add_to(layout, Rule(), self.settings_panel, ...)
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMaximumWidth(space(WIDEST))
        # Tab skips the area, and stops at the widgets inside.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.settings_panel.opened.connect(self._scroll_to)

    def _scroll_to(self, widget: QWidget) -> None:
        # At the next turn of the event loop, when the layout is done.
        QTimer.singleShot(0, lambda: self.ensureWidgetVisible(widget))

    def minimumSizeHint(self) -> QSize:
        """Never be narrower than the content: there is no horizontal scroll bar."""
        bar = self.verticalScrollBar().sizeHint().width()
        content = self.widget()
        width = content.minimumSizeHint().width() if content else 0
        return QSize(min(width + bar, space(WIDEST)), super().minimumSizeHint().height())

    def take_focus(self) -> None:
        """Put the focus on the first list."""
        self.file_lists[Role.REFERENCE].tree.setFocus()
