"""Tell Simplified from Traditional Chinese, and convert Traditional to Simplified."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path


@cache
def _parts() -> list[str]:
    """Return the parts of OpenCC's tables: what `packaging/han_forms.py` wrote."""
    content = Path(__file__).with_name("han_forms.txt").read_text("utf-8")
    source, *characters, words = content.split("\n\n")
    return [source, *(part.replace("\n", "") for part in characters), words]


@cache
def _forms() -> dict[int, str]:
    _, _, traditional, simplified, _ = _parts()
    return dict(zip(map(ord, traditional), simplified, strict=True))


@cache
def _words() -> tuple[dict[str, str], re.Pattern[str]]:
    """Return the words with a form of their own, and the pattern that splits a text at them."""
    words = dict(line.split() for line in _parts()[-1].splitlines())
    longest_first = sorted(words, key=len, reverse=True)
    return words, re.compile(f"({'|'.join(longest_first)})")


def simplified_form(text: str) -> str:
    """Return the text with every Traditional character replaced by its Simplified form.

    Each character maps to exactly one character, so positions stay the same.
    """
    return text.translate(_forms())


def simplified_text(text: str) -> str:
    """Return the text in Simplified characters, as its words are written: 計畫 as 计划.

    Positions stay the same here, too.
    """
    words, pattern = _words()
    return "".join(words.get(part) or simplified_form(part) for part in pattern.split(text))


@cache
def only_in_one_script() -> tuple[frozenset[str], frozenset[str]]:
    """Return the characters that only Simplified and only Traditional text has.

    They are those that OpenCC converts, less those that the other script writes too: GB 2312 has
    乾, and Big5 has 里 and 后 with a meaning of their own.
    """
    _, simplified, traditional, _, _ = _parts()
    in_both = traditional.encode("gb2312", "ignore").decode("gb2312")
    return frozenset(simplified), frozenset(traditional) - frozenset(in_both)


def count_forms(occurrences: Mapping[str, int]) -> tuple[int, int]:
    """Return the numbers of Simplified-only and Traditional-only characters.

    Parameters
    ----------
    occurrences
        Number of occurrences of each character in the text.
    """
    only_simplified, only_traditional = only_in_one_script()
    simplified = sum(occurrences[char] for char in only_simplified & occurrences.keys())
    traditional = sum(occurrences[char] for char in only_traditional & occurrences.keys())
    return simplified, traditional


# Written in Cantonese alone.
_CANTONESE = "[乜佢俾冇咁咗哋唔啲喇喎喐喺嗰嗱嘅嘢嘥嚟噉睇瞓嬲孭氹掟攞揸搵撳攰餸黐]"


def is_cantonese(segments: Sequence[str]) -> bool:
    """Tell whether at least half of the segments have characters of Cantonese."""
    cantonese = sum(re.search(_CANTONESE, segment) is not None for segment in segments)
    return 2 * cantonese >= len(segments) > 0


def t2s_signature() -> str:
    """Return the name and version of the character map."""
    return f"t2s-opencc-{_parts()[0].split()[1]}"
