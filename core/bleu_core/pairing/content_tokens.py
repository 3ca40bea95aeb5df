"""Tokens of a segment for pairing by content."""

from __future__ import annotations

import re
from operator import add
from unicodedata import normalize

# Thai to Tibetan, Burmese, Khmer, kana, Chinese: scripts without spaces between words.
_UNSPACED = (
    "\u0e00-\u0fff\u1000-\u109f\u1780-\u17ff\u2e80-\u2fff\u3005-\u3007\u3040-\u30ff"
    "\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
)
# Combining marks within words that \w does not match, among them Indic vowel signs.
_SIGNS = "\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u0610-\u061a\u064b-\u065f\u0900-\u0dff"
_TOKEN = re.compile(rf"[{_UNSPACED}]+|\d+|(?:[^\W\d_{_UNSPACED}]+|[{_SIGNS}]+)+|[^\w\s]")
_UNSPACED_START = re.compile(f"[{_UNSPACED}]")
# Words are cut to this many characters, so that inflected forms and cognates match.
COMPARED_CHARACTERS = 5


def tokens_of(segment: str) -> list[str]:
    """Return the distinct tokens of a segment, case and width folded.

    They are the beginnings of words and numbers, punctuation marks, and character bigrams in
    scripts without spaces.

    Notes
    -----
    Simard, Foster & Isabelle (1992), "Using cognates to align sentences in bilingual corpora",
    treat words with the same first four letters as cognates.
    """
    tokens: dict[str, None] = {}  # an ordered set
    for token in _TOKEN.findall(segment.lower()):
        if token[0] >= _UNSPACED[0] and len(token) > 1 and _UNSPACED_START.match(token):
            tokens.update(dict.fromkeys(map(add, token, token[1:])))
        else:
            tokens[normalize("NFKC", token[:COMPARED_CHARACTERS])] = None
    return list(tokens)
