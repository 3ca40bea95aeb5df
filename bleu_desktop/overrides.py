"""Errors in the program's versions of Qt's methods, such as `data` of a model.

Up to Python 3.11, an error raised in C code, as by ``int("x")``, reaches PySide as a type and a
message that are no exception yet, and PySide crashes. Python makes an exception of them once a
handler has seen the error, so that it is reported as any other.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from PySide6.QtCore import QObject


def guard_overrides() -> None:
    """Let errors in overrides pass a handler, in all classes that are defined from now on."""

    def guard(cls: type[QObject], /, **options: Any) -> None:
        super(QObject, cls).__init_subclass__(**options)
        for name in overrides_of(cls):
            setattr(cls, name, _with_handler(vars(cls)[name]))

    QObject.__init_subclass__ = classmethod(guard)  # type: ignore[assignment, method-assign]


def overrides_of(cls: type[QObject]) -> list[str]:
    """Return the names of the methods of a class that Qt may call in place of its own."""
    qt = [base for base in cls.__mro__[1:] if base.__module__.startswith("PySide6.")]
    return [
        name
        for name, value in vars(cls).items()
        if callable(value) and not name.startswith("_") and any(name in vars(one) for one in qt)
    ]


def _with_handler(method: Callable[..., object]) -> Callable[..., object]:
    @wraps(method)
    def call(*arguments: Any, **options: Any) -> object:
        try:
            return method(*arguments, **options)
        except BaseException:
            raise

    return call
