"""`jieba-t2s`: word segmentation of Traditional Chinese by way of its Simplified form.

jieba's dictionary is Simplified and works badly on Traditional text. So each character is mapped to
its Simplified form, one to one, the mapped text is segmented, and the word boundaries are applied
to the original text: the tokens remain Traditional.
"""

from __future__ import annotations

from bleu_core.languages.han import simplified_form, t2s_signature
from bleu_core.tokenizers import Tokenizer
from bleu_core.tokenizers.jieba.words import cut_words, dictionary_signature


def cut(segment: str) -> list[str]:
    """Split at the word boundaries of the Simplified form, and drop white space."""
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
