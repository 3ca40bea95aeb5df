"""`jieba-t2s`: Traditional Chinese words, found through their Simplified form.

jieba's dictionary is Simplified and cuts Traditional text badly. Each character is mapped to its
Simplified form, one to one, the mapped text is cut, and the borders are put on the original: the
tokens stay Traditional.
"""

from __future__ import annotations

from bleu_core.han import simplified_form, t2s_signature
from bleu_core.tokenizers import Tokenizer
from bleu_core.tokenizers.jieba.words import cut_words, dictionary_signature


def cut(segment: str) -> list[str]:
    """Cut at jieba's borders of the Simplified form, white space dropped."""
    tokens = []
    start = 0
    for word in cut_words(simplified_form(segment)):
        end = start + len(word)
        token = segment[start:end]
        if not token.isspace():
            tokens.append(token)
        start = end
    return tokens


def make() -> Tokenizer:
    """Return the tokenizer."""
    signature = f"{dictionary_signature()}-{t2s_signature()}"
    return Tokenizer("jieba", signature, cut, variant="t2s")
