"""The two sets of tests: the quick ones of ``pytest -m "not slow"``, and all tests."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import pytest


def slow_but(fast: Collection[Any], values: Iterable[Any]) -> list[Any]:
    """Return values to parametrize with; all except those in `fast` are marked slow."""
    return [
        value if value in fast else pytest.param(value, marks=pytest.mark.slow) for value in values
    ]
