"""Changed tuning values for one test."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType

import pytest


def tune(monkeypatch: pytest.MonkeyPatch, module: ModuleType, **values: float) -> None:
    """Replace some values of a module's ``TUNING``."""
    monkeypatch.setattr(module, "TUNING", replace(module.TUNING, **values))
