"""What happens to an exception nobody expected: a report to copy, and the work goes on."""

from __future__ import annotations

import platform
import sys
import threading
import traceback
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal, qVersion
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from bleu_core.version import __version__
from bleu_desktop.i18n import translate
from bleu_desktop.window.widgets import TextLabel, em


def crash_report(error: BaseException) -> str:
    """Return all that helps to find the fault: versions and where it happened."""
    lines = [
        f"BLEU Desktop {__version__}",
        f"Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}",
        "",
        *traceback.format_exception(error),
    ]
    return "\n".join(line.rstrip("\n") for line in lines)


class CrashDialog(QDialog):
    """Shows a report with a button that copies it."""

    def __init__(self, report: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("CrashDialog", "Something went wrong"))
        title = TextLabel(self, wrap=True, bold=True, scale=1.2)
        title.setText(translate("CrashDialog", "An unexpected error occurred."))
        text = TextLabel(self, wrap=True)
        text.setText(
            translate(
                "CrashDialog",
                "Your files and settings are still here, and you can go on working. The report "
                "below helps to mend the fault. It contains no text of yours, but it may contain "
                "names of files and folders. It is sent nowhere; copy it if you want to pass "
                "it on.",
            )
        )
        self.report = QPlainTextEdit(self)
        self.report.setReadOnly(True)
        self.report.setPlainText(report)
        self.report.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.report.setAccessibleName(translate("CrashDialog", "Report"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.copy_button = buttons.addButton(
            translate("CrashDialog", "Copy report"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.copy_button.clicked.connect(
            lambda: QGuiApplication.clipboard().setText(self.report.toPlainText())
        )
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        for widget in (title, text, self.report, buttons):
            layout.addWidget(widget)
        self.resize(em(self, 40), em(self, 26))


class CrashGuard(QObject):
    """Takes exceptions from every thread and shows them in the window's own."""

    _happened = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.dialog: CrashDialog | None = None
        self._happened.connect(self._show)

    def install(self) -> None:
        """Take over Python's hooks for exceptions nobody caught."""
        sys.excepthook = self._hook
        threading.excepthook = lambda event: self.report(
            event.exc_value or RuntimeError(str(event.exc_type))
        )

    def report(self, error: BaseException) -> None:
        """Show an exception; callable from any thread."""
        self._happened.emit(error)

    def _hook(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if isinstance(error, KeyboardInterrupt):
            QGuiApplication.quit()
            return
        sys.__excepthook__(kind, error, trace)
        self.report(error)

    def _show(self, error: BaseException) -> None:
        # A fault that repeats must not fill the screen.
        if self.dialog is not None and self.dialog.isVisible():
            return
        self.dialog = CrashDialog(crash_report(error), self._window)
        self.dialog.destroyed.connect(self._forget)
        self.dialog.open()

    def _forget(self) -> None:
        self.dialog = None
