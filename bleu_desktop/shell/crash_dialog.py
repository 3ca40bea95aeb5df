"""The report of an unexpected exception, to read and to copy."""

from __future__ import annotations

import platform
import traceback

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QWidget

from bleu_core.version import __version__
from bleu_desktop.i18n import translate
from bleu_desktop.shared.sizes import TITLE
from bleu_desktop.shared.widgets import TextLabel, column, em


def crash_report(error: BaseException) -> str:
    """Return a report that helps to find the error: versions and the traceback."""
    lines = [
        f"BLEU Desktop {__version__}",
        f"Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}",
        "",
        "Traceback (most recent call last):",
        *traceback.format_tb(error.__traceback__),
        _what(error),
    ]
    return "\n".join(line.rstrip("\n") for line in lines)


# The messages of these are about the program; others may quote a user's text.
_HARMLESS = (
    ArithmeticError,
    AttributeError,
    ImportError,
    MemoryError,
    NameError,
    OSError,
    RecursionError,
    TypeError,
)


def _what(error: BaseException) -> str:
    name = type(error).__name__
    if isinstance(error, _HARMLESS):
        return f"{name}: {error}"
    return f"{name} (its message is left out: it may quote your text)"


class CrashDialog(QDialog):
    """Shows a report with a button that copies it."""

    def __init__(self, report: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("CrashDialog", "Something went wrong"))
        title = TextLabel(self, wrap=True, bold=True, scale=TITLE)
        title.setText(translate("CrashDialog", "An unexpected error occurred."))
        words = translate(
            "CrashDialog",
            "Your files and settings are safe, and you can keep working. The report below "
            "helps to fix the problem. It contains none of your text, but it may contain "
            "names of files and folders. It is not sent anywhere; copy it if you want to "
            "pass it on.",
        )
        text = TextLabel(self, words, wrap=True)
        self.report = QPlainTextEdit(self)
        self.report.setReadOnly(True)
        self.report.setPlainText(report)
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(self.font().pointSizeF())
        self.report.setFont(font)
        self.report.setAccessibleName(translate("CrashDialog", "Report"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.copy_button = buttons.addButton(
            translate("CrashDialog", "Copy report"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.copy_button.clicked.connect(
            lambda: QGuiApplication.clipboard().setText(self.report.toPlainText())
        )
        buttons.rejected.connect(self.reject)
        column(self, title, text, self.report, buttons, margins=1.25)
        self.resize(em(self, 40), em(self, 26))
