"""Fixtures shared by the tests of the core."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.helpers import core_oracles


@pytest.fixture(scope="session")
def jieba_lcut() -> Callable[[str], list[str]]:
    """Return ``jieba.lcut`` of an untouched tokenizer, which writes no cache file."""
    return core_oracles.jieba_lcut()
