"""Typography: the same sign in the form that a language, a program or a house style prefers."""

from __future__ import annotations

import re

_DOUBLE_QUOTES = "“”„‟″«»「」『』〝〞"
_SINGLE_QUOTES = "‘’‚‛′ʼ‹›`´"
_DASHES = "‐‑‒–—―−"
_FULL_STOPS = {"。": ".", "、": ",", "…": "...", "⋯": "...", "・": "·", "•": "·"}
_PLAIN = str.maketrans(
    dict.fromkeys(_DOUBLE_QUOTES, '"')
    | dict.fromkeys(_SINGLE_QUOTES, "'")
    | dict.fromkeys(_DASHES, "-")
    | _FULL_STOPS
    | {chr(code): chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)}
    | {chr(0xFFE0 + index): sign for index, sign in enumerate("¢£¬¯¦¥₩")}
)
_CHANGED = re.compile(f"[{re.escape(''.join(map(chr, _PLAIN)))}]")
# French puts a space inside. A German »quotation« opens where a French one ends, and has none.
_BLANK = "[ \\xa0\\u2009\\u202f]"
_OPENING = re.compile(rf"(?<![^\s(\[])([«‹]){_BLANK}(?=\S)")
_CLOSING = re.compile(rf"(?<=\S){_BLANK}([»›])(?![^\s.,;:!?…)\]])")


def plain_signs(text: str) -> str:
    """Return a text with each sign in its plainest form, as on a typewriter.

    Quotation marks and apostrophes become straight, dashes a hyphen, full-width characters ASCII,
    Chinese full stops and commas those of Latin, and each run of white space one space.
    """
    if not text.isascii() and _CHANGED.search(text):
        text = _CLOSING.sub(r"\1", _OPENING.sub(r"\1", text)).translate(_PLAIN)
    # Of white space, only U+0020 counts as printable.
    if text.isprintable() and "  " not in text and text.strip() == text:
        return text
    return " ".join(text.split())
