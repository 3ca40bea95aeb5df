"""`jieba`: Chinese words, token by token those of ``jieba.lcut``."""

from __future__ import annotations

import hashlib
import threading
from functools import cache
from typing import Any

from bleu_core.tokenizers import Tokenizer
from bleu_core.tokenizers.jieba.data import jieba_version, read_dictionary


@cache
def _jieba() -> Any:
    """Return jieba's tokenizer with its dictionary in memory.

    jieba itself keeps an unchecked, marshalled copy under a fixed name in the shared temporary
    folder, where another user can change it; here no such file is read or written.
    """
    import jieba

    class MemoryTokenizer(jieba.Tokenizer):  # type: ignore[misc, unused-ignore]
        def initialize(self, dictionary: object = None) -> None:
            self.FREQ, self.total = self.gen_pfdict(self.get_dict_file())
            self.initialized = True

    tokenizer = MemoryTokenizer()
    tokenizer.initialize()
    return tokenizer


_loading = threading.Lock()


def cut_words(text: str) -> list[str]:
    """Return the words of ``jieba.lcut(text)``, white space included."""
    with _loading:
        tokenizer = _jieba()
    return list(tokenizer.lcut(text))


def cut(segment: str) -> list[str]:
    """Cut into jieba's words, white space dropped."""
    return [word for word in cut_words(segment) if not word.isspace()]


@cache
def dictionary_signature() -> str:
    """Return jieba's version, the first digits of its dictionary's SHA-256, and the model."""
    digest = hashlib.sha256(read_dictionary()).hexdigest()
    return f"jieba-{jieba_version()}-dict-{digest[:8]}-hmm"


def make() -> Tokenizer:
    """Return the tokenizer."""
    return Tokenizer("jieba", dictionary_signature(), cut)
