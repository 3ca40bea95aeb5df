"""Tell formulas in LaTeX from text in a language."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bleu_core.languages.tags import beginning

# Commands such as \\frac, and the characters that group, raise, lower and align.
_MARKUP = r"\\(?:[A-Za-z]+|.)|[{}^_&]"
_WORD = r"[^\W\d_]{3,}"

# Shares of all visible characters. Formulas of papers have about 70 % markup and hardly a word;
# text with formulas in it is mostly words, and text in a language has no markup to speak of.
_LEAST_MARKUP = 0.3
_MOST_WORDS = 0.2


def are_formulas(segments: Iterable[str]) -> bool:
    """Tell whether segments are formulas in LaTeX, as programs for formula recognition write them.

    Considers the first 20,000 characters.
    """
    sample = beginning(segments)
    if "\\" not in sample:
        return False
    visible = len("".join(sample.split()))
    markup = sum(map(len, re.findall(_MARKUP, sample)))
    words = sum(map(len, re.findall(_WORD, re.sub(_MARKUP, " ", sample))))
    return markup >= _LEAST_MARKUP * visible and words < _MOST_WORDS * visible
