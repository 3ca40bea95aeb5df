"""The status bar: the progress of long work, and a button that cancels it."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QProgressBar, QPushButton, QStatusBar, QWidget

from bleu_core.progress import Stage
from bleu_desktop.i18n import translate
from bleu_desktop.shared.icons import icon
from bleu_desktop.shared.widgets import TextLabel, announce, em
from bleu_score.messages.choices import stage_name

# Work that is done sooner shows no progress.
_BUSY_MILLISECONDS = 300
_MESSAGE_MILLISECONDS = 5000


class StatusBar(QStatusBar):
    """Shows short messages, progress while work is running, and a button that cancels it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stage = TextLabel(self)
        self._progress = QProgressBar(self)
        self._progress.setMaximumWidth(em(self, 14))
        self._progress.setTextVisible(False)
        self._progress.setAccessibleName(translate("MainWindow", "Progress"))
        self.cancel_button = QPushButton(icon("cancel"), translate("MainWindow", "Cancel"), self)
        self.cancel_button.setShortcut(QKeySequence(Qt.Key.Key_Escape))
        for widget in (self._stage, self._progress, self.cancel_button):
            self.addPermanentWidget(widget)
            widget.hide()
        self._has_progress = False
        self._busy = QTimer(self, singleShot=True, interval=_BUSY_MILLISECONDS)
        self._busy.timeout.connect(self._show_busy)

    def start_work(self) -> None:
        """Show progress, unless the work ends soon."""
        if not self._busy.isActive() and not self._progress.isVisible():
            self._busy.start()

    def end_work(self) -> None:
        """Show no progress."""
        self._busy.stop()
        self._has_progress = False
        for widget in (self._stage, self._progress, self.cancel_button):
            widget.hide()

    def has_focus(self) -> bool:
        """Tell whether the button that cancels has the focus."""
        return self.cancel_button.hasFocus()

    def show_progress(self, stage: Stage, done: int, total: int) -> None:
        """Show the stage of the work, and the share that is done."""
        self._has_progress = True
        self._stage.setText(stage_name(stage))
        # In thousandths, because a count of bytes does not fit Qt's integers.
        self._progress.setRange(0, 1000)
        self._progress.setValue(done * 1000 // max(total, 1))

    def show_for_a_moment(self, text: str) -> None:
        """Show a message that disappears by itself."""
        self.showMessage(text, _MESSAGE_MILLISECONDS)

    def confirm(self, text: str) -> None:
        """Show a message for a moment, and have a screen reader say it."""
        self.show_for_a_moment(text)
        announce(self, text)

    def _show_busy(self) -> None:
        if not self._has_progress:
            self._progress.setRange(0, 0)
            self._stage.clear()
        for widget in (self._stage, self._progress, self.cancel_button):
            widget.show()
