"""What the tests of the languages share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bleu_desktop.i18n import set_language


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")
