"""A note at the foot of the window: the progress of long work, and what was just done."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from bleu_core.progress import Stage
from bleu_desktop.i18n import translate
from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.widgets import Card, FittingLabel, announce, em, row
from bleu_score.messages.choices import stage_name

# Work that is done sooner shows no progress.
_BUSY_MILLISECONDS = 300
_MESSAGE_MILLISECONDS = 5000


class StatusNote(Card):
    """Lies over the foot of the window while there is something to say, and moves nothing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._below = parent
        self._text = FittingLabel(self)
        self._progress = QProgressBar(self)
        self._progress.setFixedWidth(em(self, 14))
        self._progress.setTextVisible(False)
        self._progress.setAccessibleName(translate("MainWindow", "Progress"))
        self.cancel_button = QPushButton(translate("MainWindow", "Cancel"), self)
        self.cancel_button.setShortcut(QKeySequence(Qt.Key.Key_Escape))
        self._row = row(
            self, self._text, self._progress, self.cancel_button, spacing=1.5, margins=(2, 1, 2, 1)
        )
        self._work = (self._progress, self.cancel_button)
        self._message = ""
        self._stage = ""
        self._busy = QTimer(self, singleShot=True, interval=_BUSY_MILLISECONDS)
        self._busy.timeout.connect(lambda: self._show(works=True))
        self._moment = QTimer(self, singleShot=True, interval=_MESSAGE_MILLISECONDS)
        self._moment.timeout.connect(lambda: self.show_message(""))
        self.end_work()
        parent.installEventFilter(self)

    def start_work(self) -> None:
        """Show progress, unless the work ends soon."""
        if not self._busy.isActive() and self._progress.isHidden():
            self._progress.setRange(0, 0)
            self._stage = ""
            self._busy.start()

    def end_work(self) -> None:
        """Show no progress."""
        self._busy.stop()
        self._show(works=False)

    def has_focus(self) -> bool:
        """Tell whether the button that cancels has the focus."""
        return self.cancel_button.hasFocus()

    def show_progress(self, stage: Stage, done: int, total: int) -> None:
        """Show the stage of the work, and the share that is done."""
        # In thousandths, because a count of bytes does not fit Qt's integers.
        self._progress.setRange(0, 1000)
        self._progress.setValue(done * 1000 // max(total, 1))
        if self._stage != (name := stage_name(stage)):
            self._stage = name
            self._show(works=not self._progress.isHidden())

    def message(self) -> str:
        """Return the message that is shown; empty if there is none."""
        return self._message

    def show_message(self, text: str) -> None:
        """Show a message until the next one; an empty text shows none."""
        self._message = text
        self._show(works=not self._progress.isHidden())

    def show_for_a_moment(self, text: str) -> None:
        """Show a message that disappears by itself."""
        self.show_message(text)
        self._moment.start()

    def confirm(self, text: str) -> None:
        """Show a message for a moment, and have a screen reader say it."""
        self.show_for_a_moment(text)
        announce(self, text)

    def _show(self, *, works: bool) -> None:
        for widget in self._work:
            widget.setVisible(works)
        text = self._message or self._stage
        self._text.setText(text)
        self._text.setVisible(bool(text))
        self.setVisible(works or bool(self._message))
        self._place()

    def _place(self) -> None:
        """Put the note in the corner where reading begins, no wider than its text."""
        around, room = space(2), self._below.size()
        # What was shown or hidden just now counts.
        self._row.invalidate()
        wanted = self._row.sizeHint()
        width = min(wanted.width(), room.width() - 2 * around)
        self.setGeometry(around, room.height() - wanted.height() - around, width, wanted.height())
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)
