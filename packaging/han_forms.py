"""Write `core/bleu_core/languages/han_forms.py` from OpenCC's tables.

`python packaging/han_forms.py`
"""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap

MODULE = Path(__file__).resolve().parents[1] / "core" / "bleu_core" / "languages" / "han_forms.py"

# Unicode blocks with characters that have a Simplified and a Traditional form.
_HAN_RANGES = ((0x3400, 0xA000), (0xF900, 0xFB00), (0x20000, 0x323B0))
_HEAD = '''\
"""Chinese characters found in only one of the two scripts; ``packaging/han_forms.py`` wrote this.

These are the characters that OpenCC {version} (Apache-2.0) converts, less those the other script
writes too: GB 2312 has 乾, and Big5 has 里 and 后 with a meaning of their own.
"""

'''


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


def _lines(name: str, characters: str) -> str:
    # Chinese characters are two columns wide.
    lines = "\n".join(f'    "{line}"' for line in wrap(characters, 46))
    return f"{name} = frozenset(\n{lines}\n)\n"


def main() -> None:
    """Write the module."""
    import opencc

    only_traditional, only_simplified = only_one_script()
    MODULE.write_text(
        _HEAD.format(version=opencc.__version__)
        + f'OPENCC = "{opencc.__version__}"\n'
        + _lines("ONLY_TRADITIONAL", only_traditional)
        + _lines("ONLY_SIMPLIFIED", only_simplified),
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
