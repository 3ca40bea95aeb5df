"""Tokenizers: one module per method, and `get_tokenizer` to look them up by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module

from bleu_core.errors import SettingInvalid, TokenizerUnavailable
from bleu_core.settings import TOKENIZERS

__all__ = ["Tokenizer", "get_tokenizer"]


@dataclass(frozen=True)
class Tokenizer:
    """A method of splitting a segment into tokens.

    Attributes
    ----------
    name
        As in `bleu_core.settings.TOKENIZERS`, without the variant; ``mixed`` if several texts were
        not all cut in one way.
    signature
        Name, version and data of the method: everything that determines the tokens.
    cut
        Tokenizes one segment; white space is never part of a token.
    variant
        ``t2s`` if Traditional Chinese is converted to Simplified to find the words, else None.
    sacrebleu_name
        sacreBLEU's name for the same method; None if it has none.
    """

    name: str
    signature: str
    cut: Callable[[str], list[str]] = field(compare=False)
    variant: str | None = None
    sacrebleu_name: str | None = None

    @property
    def is_mixed(self) -> bool:
        """Whether it represents several tokenizers, and cannot cut anything itself."""
        return self.name == "mixed"

    def tokens(self, segment: str, *, lowercase: bool = False) -> list[str]:
        """Tokenize one segment, prepared as in sacreBLEU: lowercased, trailing space stripped."""
        if lowercase:
            segment = segment.lower()
        return self.cut(segment.rstrip())


# Imported lazily, so that a dictionary is only loaded if it is used.
_MODULES = {
    "13a": "thirteen_a",
    "intl": "intl",
    "zh": "zh",
    "char": "char",
    "none": "whitespace",
    "jieba": "jieba.words",
    "jieba-t2s": "jieba.traditional",
    "ja-mecab": "ja_mecab",
    "ko-mecab": "ko_mecab",
}
_EXTRAS = {"ja-mecab": "japanese", "ko-mecab": "korean"}


@cache
def get_tokenizer(name: str) -> Tokenizer:
    """Return the tokenizer of this name, and load its data.

    Raises
    ------
    SettingInvalid
        If there is no such tokenizer. (``auto`` selects a tokenizer, but is none itself.)
    TokenizerUnavailable
        If it needs an extra that is not installed.
    """
    if name not in _MODULES:
        raise SettingInvalid("tokenizer", name, TOKENIZERS)
    try:
        module = import_module(f"bleu_core.tokenizers.{_MODULES[name]}")
        tokenizer: Tokenizer = module.make()
    except ImportError:
        if name not in _EXTRAS:
            raise
        raise TokenizerUnavailable(name, _EXTRAS[name]) from None
    return tokenizer
