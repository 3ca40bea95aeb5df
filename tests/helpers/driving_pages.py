"""Helpers for tests of single pages."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import TypeVar

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QWidget

from bleu_desktop.shared import theme
from bleu_desktop.shell.application import make_application
from bleu_desktop.shell.preferences import Preferences

Page = TypeVar("Page", bound=QWidget)


@contextmanager
def on_its_own(kind: Callable[[], Page], width: int, height: int) -> Iterator[Page]:
    """Show a page without a window around it, and delete it afterwards."""
    make_application(Preferences(remember=False), "light")
    page = kind()
    page.resize(width, height)
    page.show()
    page.activateWindow()
    yield page
    page.close()
    page.deleteLater()
    # Otherwise the page would still react to changes of language and theme in later tests.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    theme.apply_theme("system")
    QApplication.processEvents()


class Calls:
    """The arguments of the last call of a method, None before the first."""

    args: list[object] | None = None


@contextmanager
def called(owner: object, method: str) -> Iterator[Calls]:
    """Replace a method by a recorder of its calls; fail if there is no call."""
    calls = Calls()
    setattr(owner, method, lambda *args: setattr(calls, "args", [*args]))
    try:
        yield calls
    finally:
        delattr(owner, method)
    assert calls.args is not None, f"{method} was not called"


@contextmanager
def not_called(owner: object, method: str) -> Iterator[None]:
    """Replace a method by a recorder of its calls; fail if there is a call."""
    calls = Calls()
    setattr(owner, method, lambda *args: setattr(calls, "args", [*args]))
    try:
        yield
    finally:
        delattr(owner, method)
    assert calls.args is None, f"{method} was called with {calls.args}"


def unsaid(page: QWidget, own: Collection[str]) -> tuple[list[str], list[str]]:
    """Return the visible texts, and those of them that do not come from the catalog."""
    texts = []
    for widget in page.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, QLabel | QAbstractButton):
            texts.append(widget.text())
        elif isinstance(widget, QComboBox):
            texts += [widget.itemText(index) for index in range(widget.count())]
    return texts, [text for text in texts if not text.startswith("§") and text not in own]
