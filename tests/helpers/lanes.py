"""The two lanes of tests: ``pytest -m "not slow"`` for a change in hand, and all of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import pytest


def slow_but(fast: Collection[Any], values: Iterable[Any]) -> list[Any]:
    """Return values to parametrize with, of which only `fast` ones are in the fast lane."""
    return [
        value if value in fast else pytest.param(value, marks=pytest.mark.slow) for value in values
    ]
