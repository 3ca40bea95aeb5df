"""Tokenizers: one module per method, and `get_tokenizer` to look them up by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module

from bleu_core.errors import SettingInvalid, TokenizerUnavailable
from bleu_core.lazy import load_when_used
from bleu_core.settings import MODEL_PREFIX, TOKENIZERS

load_when_used(__name__)

__all__ = ["Tokenizer", "get_tokenizer", "is_of_pieces"]


@dataclass(frozen=True)
class Tokenizer:
    """A method of splitting a segment into tokens.

    Attributes
    ----------
    name
        As in the settings, without the variant; ``mixed`` if several texts were not all cut in one
        way.
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


_PIECES = "sentence_pieces"
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
    "flores101": _PIECES,
    "flores200": _PIECES,
}
_EXTRAS = {"ja_mecab": "japanese", "ko_mecab": "korean", _PIECES: "spm"}


def is_of_pieces(name: str) -> bool:
    """Tell whether the tokens of a tokenizer are pieces of words, by its name."""
    return name.startswith(MODEL_PREFIX) or _MODULES.get(name) == _PIECES


@cache
def get_tokenizer(name: str) -> Tokenizer:
    """Return the tokenizer of this name, and load its data.

    Raises
    ------
    SettingInvalid
        If there is no such tokenizer. (``auto`` selects a tokenizer, but is none itself.)
    TokenizerUnavailable
        If it needs an extra that is not installed.
    TokenizerModelMissing, TokenizerModelInvalid
        If it needs a model, and there is none or the file is none.
    """
    has_model = is_of_pieces(name)
    if name not in _MODULES and not has_model:
        raise SettingInvalid("tokenizer", name, TOKENIZERS)
    module_name = _PIECES if has_model else _MODULES[name]
    try:
        module = import_module(f"bleu_core.tokenizers.{module_name}")
        tokenizer: Tokenizer = module.make(name) if has_model else module.make()
    except ImportError:
        if module_name not in _EXTRAS:
            raise
        raise TokenizerUnavailable(name, _EXTRAS[module_name]) from None
    return tokenizer
