"""A check of which sentence is chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def assert_own_words(texts: Mapping[Any, str], words: Mapping[Any, str]) -> None:
    """Check that each text has the words under its key, and that no other text has them."""
    assert {*texts} == {*words}
    found = {key: [other for other in texts if words[key] in texts[other]] for key in texts}
    assert found == {key: [key] for key in texts}
