"""Typography: the same sign in the form that a language, a program or a house style prefers."""

from __future__ import annotations

import re
import unicodedata

_DOUBLE_QUOTES = "“”„‟″«»「」『』〝〞"
_SINGLE_QUOTES = "‘’‚‛′ʼ‹›`´"
_DASHES = "‐‑‒–—―−"
_NAMES = {
    unicodedata.name(sign): sign for code in range(0x20, 0xFF) if (sign := chr(code)).isprintable()
}
# Outside of these, signs with such names mean something else, as the INVERTED QUESTION MARK does.
_OF_SCRIPTS = "\u0370-\u1cff\u3000-\u9fff\uff00-\uffef"
_POINTS = range(10, 36)


class _PlainSigns(dict[int, str]):
    """The plain form of each character, found when a text first has it.

    The name tells it: ``،`` is the ARABIC COMMA, and ``３`` the FULLWIDTH DIGIT THREE. Points of
    vowels in Hebrew and Arabic, which most texts do without, have combining classes of their own.
    """

    def __missing__(self, code: int) -> str:
        sign = chr(code)
        if unicodedata.combining(sign) in _POINTS:
            sign = ""
        elif re.match(f"[{_OF_SCRIPTS}]", sign):
            sign = _NAMES.get(unicodedata.name(sign, "").partition(" ")[2], sign)
        self[code] = sign
        return sign


_PLAIN = _PlainSigns(
    str.maketrans(
        dict.fromkeys(_DOUBLE_QUOTES, '"')
        | dict.fromkeys(_SINGLE_QUOTES, "'")
        | dict.fromkeys(_DASHES, "-")
        | {"…": "...", "⋯": "...", "•": "·", "￦": "₩", "\u0640": ""}
    )
)
_CHANGED = re.compile(f"[{re.escape(''.join(map(chr, _PLAIN)))}{_OF_SCRIPTS}]")
# French puts a space inside. A German »quotation« opens where a French one ends, and has none.
_BLANK = "[ \\xa0\\u2009\\u202f]"
_OPENING = re.compile(rf"(?<![^\s(\[])([«‹]){_BLANK}(?=\S)")
_CLOSING = re.compile(rf"(?<=\S){_BLANK}([»›])(?![^\s.,;:!?…)\]])")


def plain_signs(text: str) -> str:
    """Return a text with each sign in its plainest form, as on a typewriter.

    Quotation marks and apostrophes become straight, dashes a hyphen, full-width characters ASCII,
    the punctuation and digits of Chinese, Arabic and other scripts those of Latin, points of vowels
    and the tatweel go, and each run of white space becomes one space.
    """
    if not text.isascii() and _CHANGED.search(text):
        text = _CLOSING.sub(r"\1", _OPENING.sub(r"\1", text)).translate(_PLAIN)
    # Of white space, only U+0020 counts as printable.
    if text.isprintable() and "  " not in text and text.strip() == text:
        return text
    return " ".join(text.split())
