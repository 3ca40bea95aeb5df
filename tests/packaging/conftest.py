"""Fixtures shared by the tests of installed packages."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# Messages of pip if it finds no build backend because there is no package index.
_NO_INDEX = re.compile(
    r"No matching distribution found for hatchling|Could not fetch URL|NewConnectionError"
    r"|Network is unreachable|Temporary failure in name resolution"
)


@pytest.fixture(scope="session")
def no_index() -> Callable[[str], bool]:
    """Return whether pip's errors say that the package index is out of reach."""
    return lambda errors: _NO_INDEX.search(errors) is not None
