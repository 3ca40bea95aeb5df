"""The tokenizers of each language, and of text in each script that has no spaces.

To give a language another tokenizer, change its line in the table below.
"""

from __future__ import annotations

from typing import NamedTuple

from bleu_core.errors import TokenizerUnavailable
from bleu_core.languages.tags import TargetLanguage
from bleu_core.tokenizers import Tokenizer, get_tokenizer

# Keyed by language subtag: all that make sense for a language, the default first. Khmer, Lao,
# Burmese and Thai have no spaces between words, and the program includes no dictionary for them, so
# each character is a token. Chinese text converted to Simplified has the words of Simplified text,
# so `jieba-t2s` replaces `jieba` for Traditional text.
TOKENIZERS_BY_LANGUAGE = {
    "ja": ("ja-mecab", "char"),
    "km": ("char",),
    "ko": ("ko-mecab", "13a", "char"),
    "lo": ("char",),
    "my": ("char",),
    "th": ("char",),
    "zh": ("jieba", "zh", "char"),
}
# The same for text of other languages in scripts without spaces: Cantonese, classical Chinese.
# No dictionary fits these.
_BY_SCRIPT = {
    **dict.fromkeys(("Hani", "Hans", "Hant"), ("zh", "char")),
    **dict.fromkeys(("Jpan", "Khmr", "Laoo", "Mymr", "Thai"), ("char",)),
}
DEFAULT_TOKENIZER = "13a"
_FOR_SPACED_WORDS = (DEFAULT_TOKENIZER, "intl", "none")
CHARACTERS = "char"


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


def tokenizer_of_language(language: TargetLanguage) -> LanguageTokenizer:
    """Return the default tokenizer for a text in a language."""
    name, *_ = _names(language)
    try:
        return LanguageTokenizer(get_tokenizer(name), lacks_words=name == CHARACTERS)
    except TokenizerUnavailable as error:
        return LanguageTokenizer(get_tokenizer(CHARACTERS), lacks_words=True, extra=error.extra)


def _names(language: TargetLanguage) -> tuple[str, ...]:
    """Return the tokenizers that make sense: those of the tag, or else of the script."""
    names = TOKENIZERS_BY_LANGUAGE.get(language.language or "")
    names = names or _BY_SCRIPT.get(language.script or "", _FOR_SPACED_WORDS)
    # jieba's dictionary is Simplified, so Traditional text is converted to find its words.
    variants = {"jieba": "jieba-t2s"} if language.may_be_traditional else {}
    return tuple(variants.get(name, name) for name in names)


def separates_words(tokenizer: str, language: TargetLanguage) -> bool:
    """Whether a tokenizer splits text without spaces into words, or into smaller parts.

    Parameters
    ----------
    tokenizer
        Its name, without the variant.
    language
        The language, and the script, of the text.
    """
    names = _names(language)
    # `zh` splits Chinese characters only, not those of Japanese syllables, for example.
    needs_spaces = tokenizer in (*_FOR_SPACED_WORDS, "zh") and tokenizer not in names
    return DEFAULT_TOKENIZER in names or not needs_spaces


def applicable_tokenizers(language: TargetLanguage) -> tuple[Tokenizer, ...]:
    """Return the tokenizers for a text in a language that are installed, the default first."""
    found = []
    for name in _names(language):
        try:
            found.append(get_tokenizer(name))
        except TokenizerUnavailable:
            continue
    return tuple(found)
