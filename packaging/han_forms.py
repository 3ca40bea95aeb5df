"""Write `core/bleu_core/languages/han_forms.txt` from OpenCC's tables.

`python packaging/han_forms.py`, with `opencc` installed, which nothing else needs. The table of
1.4.2 was made with the wheel of the package index.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import wrap

TARGET = Path(__file__).resolve().parents[1] / "core" / "bleu_core" / "languages" / "han_forms.txt"

# Unicode blocks with characters that have a Simplified and a Traditional form.
_HAN_RANGES = ((0x3400, 0xA000), (0xF900, 0xFB00), (0x20000, 0x323B0))


def changed(conversion: str) -> dict[str, str]:
    """Return the characters that a conversion changes into one other, alone."""
    import opencc

    characters = [chr(code) for start, end in _HAN_RANGES for code in range(start, end)]
    # Each character is on its own line, so that OpenCC's phrase rules do not apply.
    forms = opencc.OpenCC(conversion).convert("\n".join(characters)).split("\n")
    pairs = zip(characters, forms, strict=True)
    return {char: form for char, form in pairs if form != char and len(form) == 1}


def words() -> dict[str, str]:
    """Return the words with a Simplified form of their own, which is as long as they are."""
    import opencc

    library = Path(str(opencc.__file__)).parent / "clib"
    with TemporaryDirectory() as folder:
        text = Path(folder, "words.txt")
        table = library / "share" / "opencc" / "TSPhrases.ocd2"
        formats = ("-f", "ocd2", "-t", "text")
        subprocess.run(
            [library / "bin" / "opencc_dict", *formats, "-i", table, "-o", text], check=True
        )
        lines = text.read_text("utf-8").splitlines()
    # The first of several forms is what OpenCC writes.
    pairs = (line.split()[:2] for line in lines)
    return {word: form for word, form in pairs if len(word) == len(form)}


def main() -> None:
    """Write OpenCC's version, what only Simplified text has, and what has a Simplified form."""
    import opencc

    simplified = "".join(changed("s2t"))
    in_both = simplified.encode("big5", "ignore").decode("big5")
    forms = changed("t2s")
    # Chinese characters are two columns wide.
    parts = (
        "\n".join(wrap("".join(characters), 49))
        for characters in (sorted({*simplified} - {*in_both}), forms, forms.values())
    )
    pairs = "\n".join(f"{word} {form}" for word, form in words().items())
    content = "\n\n".join((f"OpenCC {opencc.__version__} (Apache-2.0)", *parts, pairs))
    TARGET.write_text(f"{content}\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
