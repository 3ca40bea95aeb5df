"""Tell Simplified from Traditional Chinese, and convert Traditional to Simplified."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path

# The Unicode blocks with characters that have both forms.
_HAN = "[\u3400-\u9fff\uf900-\ufaff\U00020000-\U000323af]"

_simplified: dict[int, str] = {}
_seen: set[str] = set()


@cache
def _converter() -> Callable[[str], str]:
    import opencc

    convert: Callable[[str], str] = opencc.OpenCC("t2s").convert
    return convert


def _look_up(characters: set[str]) -> None:
    """Cache the Simplified forms of these characters, if they are single characters.

    Each character is passed to OpenCC on its own line, so that its phrase rules do not apply.
    """
    han = re.findall(_HAN, "".join(characters))
    if han:
        forms = _converter()("\n".join(han)).split("\n")
        pairs = zip(han, forms, strict=True)
        _simplified.update({ord(char): form for char, form in pairs if len(form) == 1})
    # Update this last: other threads rely on it.
    _seen.update(characters)


def simplified_form(text: str) -> str:
    """Return the text with every Traditional character replaced by its Simplified form.

    Each character maps to exactly one character, so positions stay the same.
    """
    if new := set(text) - _seen:
        _look_up(new)
    return text.translate(_simplified)


def simplified_text(text: str) -> str:
    """Return the text in Simplified characters, as its words are written: 計畫 as 计划.

    Positions stay the same here, too.
    """
    convert = _converter()

    def simplified(run: re.Match[str]) -> str:
        words = convert(run.group())
        return words if len(words) == len(run.group()) else simplified_form(run.group())

    return re.sub(f"{_HAN}+", simplified, text)


@cache
def only_in_one_script() -> tuple[frozenset[str], frozenset[str]]:
    """Return the characters that only Simplified and only Traditional text has.

    They are those that OpenCC converts, less those that the other script writes too: GB 2312 has
    乾, and Big5 has 里 and 后 with a meaning of their own. `packaging/han_forms.py` wrote them.
    """
    content = Path(__file__).with_name("han_forms.txt").read_text("utf-8")
    _, simplified, traditional = content.split("\n\n")
    return frozenset(simplified) - {"\n"}, frozenset(traditional) - {"\n"}


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
    from importlib.metadata import PackageNotFoundError, version

    try:
        return f"t2s-opencc-{version('opencc')}"
    except PackageNotFoundError:
        return "t2s-opencc"
