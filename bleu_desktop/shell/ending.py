"""The end of the program: windows go while everything they need is still there."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, qInstallMessageHandler
from PySide6.QtWidgets import QApplication


def close_windows() -> None:
    """Hide and delete all windows.

    At the end of the process, objects go in any order, and a view that is still visible asks its
    model for texts whose translation has gone: a crash.
    """
    windows = QApplication.topLevelWidgets()
    for window in windows:
        window.hide()
    for window in windows:
        # Dialogs go with their windows.
        if shiboken6.isValid(window):
            window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qInstallMessageHandler(None)
