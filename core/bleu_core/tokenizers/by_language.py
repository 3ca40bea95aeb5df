"""Which tokenizer cuts a language where the user names none.

This table decides: a language gets another tokenizer by another line here.
"""

from __future__ import annotations

from dataclasses import dataclass

from bleu_core.errors import TokenizerUnavailable
from bleu_core.tokenizers import Tokenizer, get_tokenizer

# By the language's subtag. Khmer, Lao, Burmese and Thai have no spaces between words, and no
# dictionary comes with the program: each character is a token.
TOKENIZER_BY_LANGUAGE = {
    "ja": "ja-mecab",
    "km": "char",
    "ko": "ko-mecab",
    "lo": "char",
    "my": "char",
    "th": "char",
    "zh": "jieba",
}
DEFAULT_TOKENIZER = "13a"
# Its dictionary is Simplified; Traditional text is cut through its Simplified form.
TRADITIONAL_CHINESE_TOKENIZER = "jieba-t2s"
CHARACTERS = "char"


@dataclass(frozen=True)
class LanguageTokenizer:
    """The tokenizer of a language.

    Attributes
    ----------
    tokenizer
        The one to use.
    lacks_words
        Whether it compares characters in a language that has words.
    extra
        The extra that brings the words; None where there is none, or none is needed.
    """

    tokenizer: Tokenizer
    lacks_words: bool = False
    extra: str | None = None


def tokenizer_of_language(language: str | None, *, traditional: bool = False) -> LanguageTokenizer:
    """Return the tokenizer for text in a language.

    Parameters
    ----------
    language
        Its subtag, such as ``th``; None if it is not known.
    traditional
        Whether Chinese text is in Traditional characters.
    """
    name = TOKENIZER_BY_LANGUAGE.get(language or "", DEFAULT_TOKENIZER)
    if language == "zh" and traditional:
        name = TRADITIONAL_CHINESE_TOKENIZER
    try:
        return LanguageTokenizer(get_tokenizer(name), lacks_words=name == CHARACTERS)
    except TokenizerUnavailable as error:
        return LanguageTokenizer(get_tokenizer(CHARACTERS), lacks_words=True, extra=error.extra)
