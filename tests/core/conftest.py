"""What the tests of the core share: jieba itself, as the oracle of our Chinese words."""

from __future__ import annotations

from collections.abc import Callable

import jieba
import pytest


class _InMemoryJieba(jieba.Tokenizer):
    """jieba's own tokenizer; only its cache file in the temporary folder is left out."""

    def initialize(self, dictionary: object = None) -> None:
        if not self.initialized:
            self.FREQ, self.total = self.gen_pfdict(self.get_dict_file())
            self.initialized = True


@pytest.fixture(scope="session")
def jieba_lcut() -> Callable[[str], list[str]]:
    """Return ``jieba.lcut`` of an untouched tokenizer."""
    tokenizer = _InMemoryJieba()
    tokenizer.initialize()
    return tokenizer.lcut
