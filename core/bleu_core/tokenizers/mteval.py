"""The four rules of mteval-v13a that `13a` and `zh` end with.

Source: sacreBLEU 2.6.0, ``TokenizerRegexp``; the rules run one after the other and consume what
they match, so neighboring punctuation depends on their order.
"""

import re

_RULES = (
    # ASCII punctuation and symbols, but apostrophe, comma, hyphen and full stop
    (re.compile(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])"), r" \1 "),
    # full stop and comma unless a digit stands before
    (re.compile(r"([^0-9])([\.,])"), r"\1 \2 "),
    # full stop and comma unless a digit follows
    (re.compile(r"([\.,])([^0-9])"), r" \1 \2"),
    # hyphen after a digit
    (re.compile(r"([0-9])(-)"), r"\1 \2 "),
)


def split_punctuation(text: str) -> list[str]:
    """Put spaces around punctuation, then cut at white space."""
    for pattern, replacement in _RULES:
        text = pattern.sub(replacement, text)
    return text.split()
