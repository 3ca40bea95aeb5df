"""Text that somebody cut into words already: which segments show it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bleu_core.progress import SILENT, Progress

_LATIN_TOKENIZED = re.compile(r"\S [.,](?: |$)|@-@|@@ |&(?:apos|quot|amp|#91|#93);|\u2581")
_HAN = r"[\u3400-\u9fff\uf900-\ufaff\U00020000-\U000323af\u3001\u3002\uff0c]"
_HAN_SPACED = re.compile(rf"{_HAN} +(?={_HAN})")
# What a first look at many segments at once tells apart, as bytes: no character of _HAN starts in
# UTF-8 with a smaller byte than U+3001 does.
_PLAIN, _SPACE, _AFTER_SPACE, _SIGN, _LINE_FEED = b"-", b" ", b".", b"@", b"\n"
_LOOKED_FOR = b"".join(
    {
        " ": _SPACE,
        ".": _AFTER_SPACE,
        ",": _AFTER_SPACE,
        "@": _SIGN,
        "&": _SIGN,
        "\n": _LINE_FEED,
    }.get(chr(byte), _AFTER_SPACE if byte >= "\u3001".encode()[0] else _PLAIN)
    for byte in range(256)
)
_SPACE_BEFORE = _SPACE + _AFTER_SPACE
_LOOKED_AT_TOGETHER = 512
_LATEX = re.compile(r"\\[A-Za-z]+ ")


def tokenized_segments(
    segments: Sequence[str], progress: Progress = SILENT
) -> tuple[list[int], bool]:
    """Return the indices of segments that look tokenized, and whether most of them are Chinese.

    LaTeX token sequences are separated by spaces by nature and do not count. French spaces before
    ``; : ! ?`` are no sign either, so only full stop and comma are looked at.
    """
    tokenized: list[int] = []
    chinese = 0
    for start in range(0, len(segments), _LOOKED_AT_TOGETHER):
        progress.check()
        some = segments[start : start + _LOOKED_AT_TOGETHER]
        for index in _suspects(some):
            if len(_HAN_SPACED.findall(some[index])) >= 2:
                chinese += 1
            elif not _LATIN_TOKENIZED.search(some[index]) or _LATEX.search(some[index]):
                continue
            tokenized.append(start + index)
    return tokenized, chinese * 2 > len(tokenized)


def _suspects(segments: Sequence[str]) -> list[int]:
    """Return which segments may be tokenized: most are not, which is quickly seen in all at once.

    Looks for a space before a full stop, a comma or what may be Chinese, and for the signs that
    tokenizers leave.
    """
    text = "\n".join(segments)
    lines = text.encode("utf-8", "surrogatepass").translate(_LOOKED_FOR).split(_LINE_FEED)
    if len(lines) != len(segments) or "\u2581" in text:
        # A segment that holds a line feed would shift the count; the other sign has three bytes.
        return list(range(len(segments)))
    return [n for n, line in enumerate(lines) if _SPACE_BEFORE in line or _SIGN in line]
