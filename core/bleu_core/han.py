"""Simplified and Traditional Chinese: telling them apart, and mapping one to the other."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

# The blocks with Chinese characters that have a second form.
_HAN_RANGES = ((0x3400, 0xA000), (0xF900, 0xFB00), (0x20000, 0x323B0))


@cache
def _tables() -> tuple[dict[int, str], frozenset[str], frozenset[str]]:
    """Return the map to Simplified, and the characters found in only one of the two scripts.

    OpenCC converts each character on its own line, so none of its phrases can apply.
    """
    import opencc

    characters = [chr(code) for start, end in _HAN_RANGES for code in range(start, end)]
    text = "\n".join(characters)
    simplified = opencc.OpenCC("t2s").convert(text).split("\n")
    traditional = opencc.OpenCC("s2t").convert(text).split("\n")
    to_simplified = {
        ord(char): form
        for char, form in zip(characters, simplified, strict=True)
        if form != char and len(form) == 1
    }
    # The national standards say what else each script writes: 里 and 后 are in Big5 with a meaning
    # of their own, 乾 is in GB 2312, and seeing one of these says nothing.
    only_traditional = frozenset(
        char for char in map(chr, to_simplified) if not _is_in(char, "gb2312")
    )
    only_simplified = frozenset(
        char
        for char, form in zip(characters, traditional, strict=True)
        if form != char and not _is_in(char, "big5")
    )
    return to_simplified, only_traditional, only_simplified


def _is_in(char: str, codec: str) -> bool:
    try:
        char.encode(codec)
    except UnicodeEncodeError:
        return False
    return True


def simplified_form(text: str) -> str:
    """Return the text with every Traditional character replaced by its Simplified form.

    One character becomes one character: positions in both texts are the same.
    """
    return text.translate(_tables()[0])


def count_forms(occurrences: Mapping[str, int]) -> tuple[int, int]:
    """Return how many characters are Simplified only and how many Traditional only.

    Parameters
    ----------
    occurrences
        How often each character occurs in the text.
    """
    _, only_traditional, only_simplified = _tables()
    simplified = sum(occurrences[char] for char in only_simplified & occurrences.keys())
    traditional = sum(occurrences[char] for char in only_traditional & occurrences.keys())
    return simplified, traditional


def t2s_signature() -> str:
    """Return the name and version of the character map."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return f"t2s-opencc-{version('opencc')}"
    except PackageNotFoundError:
        return "t2s-opencc"
