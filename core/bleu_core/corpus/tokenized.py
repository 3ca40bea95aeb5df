"""Text that somebody cut into words already: how many segments show it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bleu_core.progress import SILENT, Progress

_LATIN_TOKENIZED = re.compile(r"\S [.,](?: |$)|@-@|@@ |&(?:apos|quot|amp|#91|#93);|\u2581")
_HAN = r"[\u3400-\u9fff\uf900-\ufaff\U00020000-\U000323af\u3001\u3002\uff0c]"
_HAN_SPACED = re.compile(rf"{_HAN} +(?={_HAN})")
# Bytes of UTF-8 that a first look at much text at once tells apart; no character of _HAN starts
# with a smaller byte than U+3001 does.
_PLAIN, _BLANK, _AFTER_SPACE, _SIGN, _LINE_FEED = range(5)
_LOOKED_FOR = bytes(
    {
        " ": _BLANK,
        ".": _AFTER_SPACE,
        ",": _AFTER_SPACE,
        "@": _SIGN,
        "&": _SIGN,
        "\n": _LINE_FEED,
    }.get(chr(byte), _AFTER_SPACE if byte >= "\u3001".encode()[0] else _PLAIN)
    for byte in range(256)
)
_LOOKED_AT_TOGETHER = 512
_LATEX = re.compile(r"\\[A-Za-z]+ ")


def tokenized_segments(segments: Sequence[str], progress: Progress = SILENT) -> tuple[int, bool]:
    """Return how many segments look tokenized, and whether Chinese ones are the more.

    LaTeX token sequences are separated by spaces by nature and do not count. French spaces before
    ``; : ! ?`` are no sign either, so only full stop and comma are looked at.
    """
    latin = chinese = 0
    for start in range(0, len(segments), _LOOKED_AT_TOGETHER):
        progress.check()
        some = segments[start : start + _LOOKED_AT_TOGETHER]
        for index in _suspects(some):
            if len(_HAN_SPACED.findall(some[index])) >= 2:
                chinese += 1
            elif _LATIN_TOKENIZED.search(some[index]) and not _LATEX.search(some[index]):
                latin += 1
    return latin + chinese, chinese > latin


def _suspects(segments: Sequence[str]) -> list[int]:
    """Return which segments may be tokenized: most are not, which is quickly seen in all at once.

    Looks for a space before a full stop, a comma or what may be Chinese, and for the signs that
    tokenizers leave.
    """
    import numpy as np

    text = "\n".join(segments)
    found = np.frombuffer(text.encode("utf-8", "surrogatepass").translate(_LOOKED_FOR), np.uint8)
    signs = found == _SIGN
    signs[1:] |= (found[1:] == _AFTER_SPACE) & (found[:-1] == _BLANK)
    places = np.flatnonzero(signs)
    ends = np.flatnonzero(found == _LINE_FEED)
    if len(ends) != len(segments) - 1 or "\u2581" in text:
        # A segment that holds a line feed would shift the count; the other sign has three bytes.
        return list(range(len(segments)))
    lines: list[int] = np.unique(np.searchsorted(ends, places)).tolist()
    return lines
