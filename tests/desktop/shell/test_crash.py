"""Which exceptions are reported, and which of their messages."""

from __future__ import annotations

import sys
import threading
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bleu_desktop.shell.crash import CrashGuard
from bleu_desktop.shell.crash_dialog import crash_report


@pytest.mark.parametrize(
    ("kind", "is_quoted"),
    [
        (ZeroDivisionError, True),
        (AttributeError, True),
        (ModuleNotFoundError, True),
        (MemoryError, True),
        (NameError, True),
        (FileNotFoundError, True),
        (RecursionError, True),
        (TypeError, True),
        # Their messages may quote a text.
        (KeyError, False),
        (IndexError, False),
        (ValueError, False),
        (RuntimeError, False),
        (AssertionError, False),
    ],
)
def test_a_message_that_may_quote_a_text_is_left_out(
    kind: type[Exception], is_quoted: bool
) -> None:
    versions, trace = crash_report(kind("secret")).split("\n\n")
    assert [line.split()[0] for line in versions.splitlines()] == ["BLEU", "Python"]
    assert trace.startswith("Traceback (most recent call last):\n")
    last = trace.splitlines()[-1]
    assert last.startswith(kind.__name__)
    assert ("secret" in last) is is_quoted


@pytest.fixture
def guard(qtbot: QtBot, english: None, monkeypatch: pytest.MonkeyPatch) -> CrashGuard:
    for module in (sys, threading):
        monkeypatch.setattr(module, "excepthook", module.excepthook)
    window = QWidget()
    qtbot.addWidget(window)
    guard = CrashGuard(window)
    guard.install()
    return guard


def test_an_interrupt_ends_the_program_without_a_report(
    guard: CrashGuard, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[bool] = []
    monkeypatch.setattr(QCoreApplication, "quit", lambda: ended.append(True))
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert ended == [True]
    assert guard.dialog is None


def test_exceptions_of_threads_are_reported_one_at_a_time(guard: CrashGuard) -> None:
    for value, shown in ((TypeError("a fault"), "TypeError: a fault"), (None, "RuntimeError")):
        event = SimpleNamespace(exc_type=TypeError, exc_value=value)
        threading.excepthook(event)  # type: ignore[arg-type]
        assert guard.dialog is not None
        assert shown in guard.dialog.report.toPlainText()
        assert guard.dialog.report.isReadOnly()
        guard.dialog.reject()
        assert guard.dialog is None
