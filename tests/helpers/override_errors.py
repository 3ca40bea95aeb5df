"""Errors of C code in overrides of Qt's methods: ``python -m tests.helpers.override_errors``.

Prints the overrides that Qt called, whose errors were reported. The process ends with 0 only if
none of them ended it.
"""

from __future__ import annotations

import os
import pkgutil
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from time import monotonic

from PySide6.QtCore import QMargins, QObject
from PySide6.QtWidgets import QApplication

import bleu_desktop
from bleu_desktop.overrides import overrides_of
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import State
from bleu_desktop.shell.application import make_application
from bleu_desktop.shell.ending import close_windows
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.preferences import Preferences


def overrides_in_use() -> list[tuple[type[QObject], str]]:
    """Return all overrides of the program: the class and the name of each."""
    for module in pkgutil.walk_packages(bleu_desktop.__path__, "bleu_desktop."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    classes = [cls for cls in _subclasses(QObject) if cls.__module__.startswith("bleu_desktop.")]
    return [(cls, name) for cls in classes for name in overrides_of(cls)]


def _subclasses(cls: type[QObject]) -> Iterator[type[QObject]]:
    for one in cls.__subclasses__():
        yield one
        yield from _subclasses(one)


def main() -> None:
    """Try every override in a window with a scored sample, on every page."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    preferences = Preferences(remember=False)
    preferences.inputs = True
    application = make_application(preferences, "light")
    overrides = overrides_in_use()
    window = MainWindow(preferences)
    window.resize(1180, 820)
    window.show()
    [*_, sample] = window.window_actions.samples.values()
    sample.trigger()
    _wait(lambda: window.session.state is State.SCORED)
    by_name: dict[str, list[type[QObject]]] = {}
    for cls, name in overrides:
        by_name.setdefault(name, []).append(cls)
    reported: set[str] = set()
    for page in (PageName.SCORE, PageName.SEGMENTS, PageName.COMPARE, PageName.CHECKS):
        window.session.navigation.open_page(page)
        application.processEvents()
        for name, classes in by_name.items():
            reported |= _reported(window, classes, name)
    print("\n".join(sorted(reported)))
    window.project.discard()
    window.close()
    window.session.close()
    close_windows()


def _reported(window: MainWindow, classes: Sequence[type[QObject]], name: str) -> set[str]:
    """Have overrides fail while the window is drawn; return those whose errors were reported."""
    called: set[str] = set()
    errors: list[object] = []

    def failing(cls: type[QObject]) -> Callable[..., object]:
        def fail(*_: object, **__: object) -> object:
            called.add(f"{cls.__name__}.{name}")
            return [][1]

        return fail

    own = {cls: vars(cls)[name] for cls in classes}
    for cls in classes:
        _replace(cls, name, failing(cls))
    sys.excepthook = lambda kind, error, trace: errors.append(error)
    try:
        for widget in QApplication.allWidgets():
            widget.update()
        window.resize(window.size().grownBy(QMargins(0, 0, 1, 0)))
        QApplication.processEvents()
    except (IndexError, RuntimeError) as error:
        errors.append(error)
    finally:
        for cls, method in own.items():
            _replace(cls, name, getattr(method, "__wrapped__", method))
        window.resize(1180, 820)
        QApplication.processEvents()
        sys.excepthook = sys.__excepthook__
    return called if errors else set()


def _replace(cls: type[QObject], name: str, method: Callable[..., object]) -> None:
    """Put another function in place of a method, behind the program's handler if it has one."""
    present = vars(cls)[name]
    if hasattr(present, "__wrapped__"):
        (cell,) = present.__closure__
        cell.cell_contents = method
    else:
        setattr(cls, name, method)


def _wait(is_there: Callable[[], bool]) -> None:
    end = monotonic() + 60
    while not is_there():
        if monotonic() > end:
            raise TimeoutError
        QApplication.processEvents()


if __name__ == "__main__":
    main()
