"""Fixtures shared by the tests of the languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bleu_desktop.i18n import set_language


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")
