"""`intl`: mteval-v14 with ``--international-tokenization``: Unicode punctuation and symbols."""

import regex

from bleu_core.tokenizers import Tokenizer

_RULES = (
    (regex.compile(r"(\P{N})(\p{P})"), r"\1 \2 "),
    (regex.compile(r"(\p{P})(\P{N})"), r" \1 \2"),
    (regex.compile(r"(\p{S})"), r" \1 "),
)


def cut(segment: str) -> list[str]:
    """Tokenize as sacreBLEU's ``intl`` does."""
    for pattern, replacement in _RULES:
        segment = pattern.sub(replacement, segment)
    return segment.split()


def make() -> Tokenizer:
    """Return the tokenizer; its Unicode version is that of the regex module."""
    return Tokenizer("intl", f"intl-regex-{regex.__version__}", cut, sacrebleu_name="intl")
