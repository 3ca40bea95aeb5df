"""The likelihood of a text under each encoding: characters that are usual in some language win.

Wrongly decoded text has as many characters, but others: rare letters, capitals within words,
ideographs beside ASCII letters. A model knows how frequent characters are in texts of a language;
the encoding whose text is most likely under any of its models is the one the file is in.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import inf, log

import regex

from bleu_core.languages.words import FUNCTION_WORDS

# Letters beyond ASCII, the most frequent first. Capitals are rarer versions of them.
_LETTERS = {
    "": "éáíóèàüöäçñãúêâåôõøæùîòìëïûßýðþœ",
    "ca": "àéèóíçòúïü·",
    "da": "øåæéöü",
    "de": "üäößé",
    "en": "éèêïçôñáöü",
    "es": "óíáéñú¿¡üºª",
    "et": "äõüöšž",
    "fi": "äöåé",
    "fr": "éèàêçôîùâûëïœ",
    "is": "ðáíéþöúóýæ",
    "it": "èàùòéì",
    "nl": "éëïèóö",
    "no": "åøæéò",
    "pt": "ãçáéíóêõâúàôü",
    "sv": "äåöéü",
    "cs": "íáéěřščžýůúťňďó",
    "hr": "čšžćđ",
    "hu": "áéöóőüíúű",
    "pl": "łąężóśćńź",
    "ro": "ăîţşâ",
    "sk": "áíéčžýúšľťňôďóäŕĺ",
    "sl": "čšž",
    "tr": "ıüşçğöâîû",
    "bg": "аоиенртсвлкдпмзъубчгщйяхжцшюьф",
    "ru": "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё",
    "sr": "аоиенрсјтукдвлмпзгбшчцњљжћђџхф",
    "uk": "оанивіетрслкдмупязьбгчйхцжїєшюґщф",
    "ja": "のにはをたがでてとしれさいうかもなるらりあこくまきおすだよつけせえめんそばちわどやみっ",
    "ko": "이다는에의을를가은하고지로한사도기서대어스리인나시자아정해라부전제보수일것그들과만주상",
    "zh": (
        "的一是不了在有人我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过"
        "发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心"
    ),
    "zh-Hant": (
        "的一是不了在有人我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年過"
        "發後作裡用道行所然家種事成方多經麼去法學如都同現當沒動面起看定天分還進好小部其些主樣理心"
    ),
}
_CENTRAL = ("cs", "hr", "hu", "pl", "ro", "sk", "sl")
_LANGUAGES = {
    "cp1252": (
        *("", "ca", "da", "de", "en", "es", "et", "fi", "fr", "is", "it", "nl", "no", "pt", "sv"),
    ),
    "cp1250": _CENTRAL,
    "iso8859-2": _CENTRAL,
    "cp1254": ("tr",),
    "cp1251": ("ru", "uk", "bg", "sr"),
    "koi8-r": ("ru", "bg"),
    "koi8-u": ("uk",),
    "cp932": ("ja",),
    "euc_jp": ("ja",),
    "cp949": ("ko",),
    "gb18030": ("zh",),
    "cp950": ("zh-Hant",),
    "big5hkscs": ("zh-Hant",),
}
_PUNCTUATION = frozenset(
    "«»“”‘’„‚…–—•€£¥¢·§©®™°№º±²³½¼×÷µ¿¡\xa0\xad，。、；：？！（）《》「」『』【】　％・ー～"
)

# Shares of the characters of a text, and of a capital of a letter.
_ASCII = 0.5
_SHARE_OF_PUNCTUATION = 0.05
_SHARE_OF_CAPITAL = 0.05
_FREQUENT_IDEOGRAPHS = 0.4
# Ideographs of the first level of a standard, kana and Hangul together.
_KNOWN_CHARACTERS = 5000
_ASCII_CHARACTERS = 30
_RARE = log(1e-7)
# A letter in an odd place: a capital within a word, a letter of another script beside it, a single
# ideograph.
_ODD = log(0.05)
_ODD_PLACES = {
    "Latn": regex.compile(r"\p{Ll}(?=[^\P{Lu}A-Z])|(?<![A-Za-z])[^\P{L}A-Za-z](?![A-Za-z])"),
    "Cyrl": regex.compile(
        r"\p{Ll}(?=\p{Lu})|[A-Za-z](?=[^\P{L}A-Za-z])|[^\P{L}A-Za-z](?=[A-Za-z])"
    ),
    "": regex.compile(
        r"[A-Za-z](?=[^\0-\x7f])|[^\0-\x7f](?=[A-Za-z])|(?<![^\0-\x7f])[^\0-\x7f](?![^\0-\x7f])"
    ),
}
# The gain of a language that the name of the file states, and of the most usual of the encodings
# with Latin letters. Each frequent word of a language gains one.
_NAMED = log(1000)
_WESTERN = log(4)
# A text in capitals alone is rare; it may be lower case of another encoding.
_ALL_CAPITALS = log(0.001)
_WORD = re.compile(r"[^\W\d_]{2,}")


@dataclass(frozen=True)
class _Model:
    """The frequencies of characters in texts of a language, in an encoding."""

    codec: str
    language: str

    @cached_property
    def _ranks(self) -> Mapping[str, int]:
        return {char: rank for rank, char in enumerate(_LETTERS[self.language], 1)}

    @cached_property
    def _total(self) -> float:
        """The sum of the frequencies of all ranks, which follow Zipf's law."""
        return sum(1 / rank for rank in self._ranks.values()) / (1 - _ASCII)

    def likelihood(self, char: str) -> float:
        """Return the logarithm of the likelihood of a character."""
        rank = self._ranks.get(char)
        if char.isascii():
            return log(_ASCII / _ASCII_CHARACTERS)
        if char in _PUNCTUATION and not rank:
            return log(_SHARE_OF_PUNCTUATION * (1 - _ASCII) / len(_PUNCTUATION))
        if _script_of(self.codec):
            lower = self._ranks.get(char.lower())
            share = 1 / rank if rank else _SHARE_OF_CAPITAL / lower if lower else 0
            return log(share / self._total) if share else _RARE
        if rank:
            return log(_FREQUENT_IDEOGRAPHS * (1 - _ASCII) / len(self._ranks))
        if not _is_known(char, self.codec):
            return _RARE
        return log((1 - _FREQUENT_IDEOGRAPHS) * (1 - _ASCII) / _KNOWN_CHARACTERS)

    def likelihood_of(self, counts: Counter[str]) -> float:
        """Return the logarithm of the likelihood of a text; minus infinity if nothing is usual."""
        each = {char: self.likelihood(char) for char in counts}
        if all(each[char] == _RARE for char in counts if not char.isascii()):
            return -inf
        return sum(count * each[char] for char, count in counts.items())


def _script_of(codec: str) -> str:
    """Return the script of an encoding of one byte for each character."""
    if codec in ("cp1251", "koi8-r", "koi8-u"):
        return "Cyrl"
    return "Latn" if codec in ("cp1252", "cp1250", "iso8859-2", "cp1254") else ""


def _is_known(char: str, codec: str) -> bool:
    """Tell whether a character is an ideograph of the first level, kana or Hangul."""
    standard = {"gb18030": "gb2312", "cp932": "euc_jp", "cp949": "euc_kr"}.get(codec, codec)
    try:
        first = char.encode(standard)[0]
    except UnicodeEncodeError:
        return False
    if codec in ("gb18030", "cp949"):
        return 0xB0 <= first <= (0xD7 if codec == "gb18030" else 0xC8)
    if codec in ("cp932", "euc_jp"):
        return first in (0xA4, 0xA5) or 0xB0 <= first <= 0xCF
    return 0xA4 <= first <= 0xC6


def likelihood_of(text: str, codec: str, language: str | None = None) -> float:
    """Return the logarithm of the likelihood of a text in the language that fits it best.

    It is minus infinity if no character beyond ASCII is usual in any language.

    Parameters
    ----------
    text
        A text decoded with `codec`.
    codec
        A codec of Python, one of those in `CODECS`.
    language
        Tag of the language that the name of the file states.
    """
    gain = _WESTERN if codec == "cp1252" else 0.0
    if text.isupper():
        text, gain = text.lower(), gain + _ALL_CAPITALS
    counts = Counter(text)
    words = Counter(_WORD.findall(text.lower())) if _script_of(codec) else Counter()
    models = [_Model(codec, each) for each in _LANGUAGES[codec]]
    odd = len(_ODD_PLACES[_script_of(codec)].findall(text))
    return (
        gain
        + odd * _ODD
        + max(
            model.likelihood_of(counts)
            + _NAMED * _is_named(model.language, language)
            + sum(words[word] for word in FUNCTION_WORDS.get(model.language, ()))
            for model in models
        )
    )


def _is_named(own: str, named: str | None) -> bool:
    primary = (named or "").split("-")[0]
    return bool(own) and own.split("-")[0] == {"nb": "no", "nn": "no"}.get(primary, primary)


CODECS = tuple(_LANGUAGES)
"""The codecs that can be told from each other, without those of Unicode."""
