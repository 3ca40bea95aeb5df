"""The default tokenizer of each language.

To give a language another tokenizer, change its line in the table below.
"""

from __future__ import annotations

from typing import NamedTuple

from bleu_core.errors import TokenizerUnavailable
from bleu_core.languages.tags import LANGUAGES_WITHOUT_SPACES
from bleu_core.tokenizers import Tokenizer, get_tokenizer

# Keyed by language subtag. Khmer, Lao, Burmese and Thai have no spaces between words, and the
# program includes no dictionary for them, so each character is a token.
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
# jieba's dictionary is Simplified, so Traditional text is converted to find its words.
TRADITIONAL_CHINESE_TOKENIZER = "jieba-t2s"
CHARACTERS = "char"

# All that make sense for a language, the default first. Chinese text converted to Simplified has
# the words of Simplified text, so `jieba-t2s` replaces `jieba` for Traditional text.
_APPLICABLE = {
    "ja": ("ja-mecab", "char"),
    "km": ("char",),
    "ko": ("ko-mecab", "13a", "char"),
    "lo": ("char",),
    "my": ("char",),
    "th": ("char",),
    "zh": ("jieba", "zh", "char"),
}
_APPLICABLE_ELSEWHERE = ("13a", "intl", "none")


class LanguageTokenizer(NamedTuple):
    """The tokenizer of a language.

    Attributes
    ----------
    tokenizer
        Name of the tokenizer to use.
    lacks_words
        Whether it has to fall back to characters because word segmentation is not available.
    extra
        The extra that adds word segmentation; None if there is none, or none is needed.
    """

    tokenizer: Tokenizer
    lacks_words: bool = False
    extra: str | None = None


def tokenizer_of_language(language: str | None, *, traditional: bool = False) -> LanguageTokenizer:
    """Return the default tokenizer for a language.

    Parameters
    ----------
    language
        Its subtag, such as ``th``; None if unknown.
    traditional
        Whether Chinese text is in Traditional characters.
    """
    name = TOKENIZER_BY_LANGUAGE.get(language or "", DEFAULT_TOKENIZER)
    if traditional and name == "jieba":
        name = TRADITIONAL_CHINESE_TOKENIZER
    try:
        return LanguageTokenizer(get_tokenizer(name), lacks_words=name == CHARACTERS)
    except TokenizerUnavailable as error:
        return LanguageTokenizer(get_tokenizer(CHARACTERS), lacks_words=True, extra=error.extra)


def separates_words(tokenizer: str, language: str | None) -> bool:
    """Whether a tokenizer splits text of a language into words, or into smaller parts.

    Parameters
    ----------
    tokenizer
        Its name, without the variant.
    language
        The subtag of the language; None if unknown.
    """
    if language not in LANGUAGES_WITHOUT_SPACES:
        return True
    # `zh` splits Chinese characters only, not those of Japanese syllables, for example.
    return tokenizer not in _APPLICABLE_ELSEWHERE and (tokenizer != "zh" or language == "zh")


def applicable_tokenizers(
    language: str | None, *, traditional: bool = False
) -> tuple[Tokenizer, ...]:
    """Return the tokenizers that make sense for a language and are installed, the default first.

    Parameters
    ----------
    language, traditional
        See `tokenizer_of_language`.
    """
    found = []
    for name in _APPLICABLE.get(language or "", _APPLICABLE_ELSEWHERE):
        if traditional and name == "jieba":
            name = TRADITIONAL_CHINESE_TOKENIZER
        try:
            found.append(get_tokenizer(name))
        except TokenizerUnavailable:
            continue
    return tuple(found)
