"""Simplified and Traditional Chinese: telling them apart, and mapping one to the other."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache

# The blocks with Chinese characters that have a second form.
_HAN = "[\u3400-\u9fff\uf900-\ufaff\U00020000-\U000323af]"

_simplified: dict[int, str] = {}
_seen: set[str] = set()


@cache
def _converter() -> Callable[[str], str]:
    import opencc

    convert: Callable[[str], str] = opencc.OpenCC("t2s").convert
    return convert


def _look_up(characters: set[str]) -> None:
    """Learn the Simplified forms of these characters, where they are one character.

    OpenCC converts each character on its own line, so none of its phrases can apply.
    """
    han = re.findall(_HAN, "".join(characters))
    if han:
        forms = _converter()("\n".join(han)).split("\n")
        pairs = zip(han, forms, strict=True)
        _simplified.update({ord(char): form for char, form in pairs if len(form) == 1})
    # Last, for other threads.
    _seen.update(characters)


def simplified_form(text: str) -> str:
    """Return the text with every Traditional character replaced by its Simplified form.

    One character becomes one character: positions in both texts are the same.
    """
    if new := set(text) - _seen:
        _look_up(new)
    return text.translate(_simplified)


def count_forms(occurrences: Mapping[str, int]) -> tuple[int, int]:
    """Return how many characters are Simplified only and how many Traditional only.

    Parameters
    ----------
    occurrences
        How often each character occurs in the text.
    """
    from bleu_core.han_forms import ONLY_SIMPLIFIED, ONLY_TRADITIONAL

    simplified = sum(occurrences[char] for char in ONLY_SIMPLIFIED & occurrences.keys())
    traditional = sum(occurrences[char] for char in ONLY_TRADITIONAL & occurrences.keys())
    return simplified, traditional


def t2s_signature() -> str:
    """Return the name and version of the character map."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return f"t2s-opencc-{version('opencc')}"
    except PackageNotFoundError:
        return "t2s-opencc"
