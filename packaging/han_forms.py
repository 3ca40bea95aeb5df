"""Write `core/bleu_core/languages/han_forms.txt` from OpenCC's tables.

`python packaging/han_forms.py`
"""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap

TARGET = Path(__file__).resolve().parents[1] / "core" / "bleu_core" / "languages" / "han_forms.txt"

# Unicode blocks with characters that have a Simplified and a Traditional form.
_HAN_RANGES = ((0x3400, 0xA000), (0xF900, 0xFB00), (0x20000, 0x323B0))


def only_one_script() -> tuple[str, str]:
    """Return the characters that only Traditional text has, and those only Simplified text has."""
    import opencc

    characters = [chr(code) for start, end in _HAN_RANGES for code in range(start, end)]
    # Each character is on its own line, so that OpenCC's phrase rules do not apply.
    text = "\n".join(characters)
    simplified = opencc.OpenCC("t2s").convert(text).split("\n")
    traditional = opencc.OpenCC("s2t").convert(text).split("\n")
    only_traditional = [
        char
        for char, form in zip(characters, simplified, strict=True)
        if form != char and len(form) == 1 and not _is_in(char, "gb2312")
    ]
    only_simplified = [
        char
        for char, form in zip(characters, traditional, strict=True)
        if form != char and not _is_in(char, "big5")
    ]
    return "".join(only_traditional), "".join(only_simplified)


def _is_in(char: str, codec: str) -> bool:
    try:
        char.encode(codec)
    except UnicodeEncodeError:
        return False
    return True


def main() -> None:
    """Write the version of OpenCC, then the characters of Simplified and of Traditional text."""
    import opencc

    only_traditional, only_simplified = only_one_script()
    # Chinese characters are two columns wide.
    parts = ("\n".join(wrap(characters, 49)) for characters in (only_simplified, only_traditional))
    content = "\n\n".join((f"OpenCC {opencc.__version__} (Apache-2.0)", *parts))
    TARGET.write_text(f"{content}\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
