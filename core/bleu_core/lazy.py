"""Modules that are loaded when they are first used.

Programs start faster if they load only the modules they need. A package that calls
`load_when_used` loads each of its modules when the first of its names is used:

    from bleu_score.messages import errors  # loads nothing yet

    errors.error_text(error)  # loads bleu_score.messages.errors

`from bleu_score.messages.errors import error_text` loads the module at once, as always.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType, ModuleType


class _Unloaded(ModuleType):
    """Stands for a module where it was imported before it was loaded."""

    def __getattr__(self, name: str) -> object:
        # From Python 3.15 on, they look up what annotations name, to know whether it is a ClassVar.
        if sys._getframe(1).f_globals["__name__"] == "dataclasses":
            raise AttributeError(name)
        return getattr(import_module(self.__name__), name)


waiting: Callable[[str], ModuleType] = _Unloaded
"""Returns what is imported in place of a module, by its name. Tests load all modules at once."""


def load_when_used(package: str, homes: Mapping[str, str] = MappingProxyType({})) -> None:
    """Let a package load its modules when the first of their names is used.

    Parameters
    ----------
    package
        Name of the package that calls this.
    homes
        The modules of names that belong to the package itself, as in ``bleu_core.evaluate``.
    """

    def __getattr__(name: str) -> object:  # noqa: N807
        if name in homes:
            value = getattr(import_module(f"{package}.{homes[name]}"), name)
        elif name.startswith("_") or find_spec(f"{package}.{name}") is None:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        else:
            value = waiting(f"{package}.{name}")
        setattr(sys.modules[package], name, value)
        return value

    vars(sys.modules[package])["__getattr__"] = __getattr__
