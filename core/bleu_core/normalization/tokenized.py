"""Detection of text that has been tokenized already."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bleu_core.progress import SILENT, Progress

# Compiled when first needed (and kept by `re`): most texts show no sign at a first look.
# Entities count only between spaces, as tokenizers write them; elsewhere they are HTML.
_ENTITY_APART = r"(?<!\S)&(?:quot|#91|#93|#124);(?!\S)|(?<=\S )&apos;(?=\w|\s|$)"
_HAN = r"[\u3400-\u9fff\uf900-\ufaff\U00020000-\U000323af\u3001\u3002\uff0c]"
# No character of _HAN is smaller.
_MAYBE_HAN = "[\u3001-\U0010ffff]"
# Starting with the space, these are found faster.
_HAN_SPACED = rf" (?<={_HAN} ) *(?={_HAN})"
_LATIN_TOKENIZED = rf" (?<=\S )[.,](?: |$)|@-@|@@ | ##(?=\w)|{_ENTITY_APART}|\u2581"
_HAN_CHARACTER = r"[\u3400-\u9fff\uf900-\ufaff\U00020000-\U000323af]"
HAN_GAP = rf"(?<={_HAN_CHARACTER}) +(?={_HAN_CHARACTER})"
# Segmented Chinese has words of about two characters. Spaces further apart are the author's, as in
# verse.
_MOST_HAN_PER_GAP = 4
# Between two letters or digits, each alone; and a word of several.
_GAP_IN_WORD = r"\b[A-Za-z\d] +(?=[A-Za-z\d]\b)"
_WHOLE_WORD = r"[A-Za-z\d]{2,}"
# Classes of bytes for a quick scan of many segments at once. In UTF-8 all characters of _HAN start
# with the first byte of U+3001 or a greater one.
_PLAIN, _SPACE, _AFTER_SPACE, _MARKER, _LINE_FEED = b"-", b" ", b".", b"@", b"\n"
_OF_ASCII = {" ": _SPACE, "\n": _LINE_FEED}
_OF_ASCII |= dict.fromkeys(".,", _AFTER_SPACE) | dict.fromkeys("@&#", _MARKER)
_BYTE_CLASSES = b"".join(
    _OF_ASCII.get(chr(byte), _AFTER_SPACE if byte >= "\u3001".encode()[0] else _PLAIN)
    for byte in range(256)
)
_SPACE_BEFORE = _SPACE + _AFTER_SPACE
_PER_SCAN = 512
_LATEX = r"\\[A-Za-z]+ "


def tokenized_segments(
    segments: Sequence[str], progress: Progress = SILENT
) -> tuple[list[int], bool]:
    """Return the indices of segments that look tokenized, and whether most of them are Chinese.

    LaTeX puts spaces between commands anyway and does not count. Nor does French, which has spaces
    before ``; : ! ?``: only those before a period or comma are evidence.
    """
    tokenized: list[int] = []
    chinese = 0
    for start in range(0, len(segments), _PER_SCAN):
        progress.check()
        some = segments[start : start + _PER_SCAN]
        suspects = _suspects(some)
        if not suspects:
            continue
        may_have_han, is_latin = re.compile(_MAYBE_HAN).search, re.compile(_LATIN_TOKENIZED).search
        for index in suspects:
            segment = some[index]
            if not segment.isascii() and may_have_han(segment) and _is_spaced(segment):
                chinese += 1
            elif not is_latin(segment) or re.search(_LATEX, segment):
                continue
            tokenized.append(start + index)
    return tokenized, chinese * 2 > len(tokenized)


def _is_spaced(text: str) -> bool:
    # The expression for Chinese characters and punctuation is slow to compile.
    if len(re.findall(_HAN_SPACED, text)) < 2:
        return False
    return text.count(" ") * _MOST_HAN_PER_GAP >= len(re.findall(_HAN_CHARACTER, text))


def is_split_chinese(text: str) -> bool:
    """Tell whether there are spaces between most Chinese words or characters."""
    gaps = len(re.findall(HAN_GAP, text))
    return gaps > 0 and gaps * _MOST_HAN_PER_GAP >= len(re.findall(_HAN_CHARACTER, text))


def is_split_into_characters(text: str) -> bool:
    """Tell whether no Chinese character stands next to another one."""
    return is_split_chinese(text) and not re.search(f"{_HAN_CHARACTER}{{2}}", text)


def is_split_in_words(text: str) -> bool:
    """Tell whether there are spaces within most Latin words and numbers."""
    gaps, words = (len(re.findall(one, text, re.ASCII)) for one in (_GAP_IN_WORD, _WHOLE_WORD))
    return gaps > words


def _suspects(segments: Sequence[str]) -> list[int]:
    """Return the segments that may be tokenized; only these need the slow regular expressions.

    Looks for a space before a period, a comma or a possible Chinese character, and for markers
    that tokenizers leave.
    """
    text = "\n".join(segments)
    if text.count("\n") != len(segments) - 1 or "\u2581" in text:
        # A line feed within a segment shifts the numbers, and the scan does not see U+2581.
        return list(range(len(segments)))
    classes = text.encode("utf-8", "surrogatepass").translate(_BYTE_CLASSES)
    return sorted({*_lines_with(_SPACE_BEFORE, classes), *_lines_with(_MARKER, classes)})


def _lines_with(sign: bytes, data: bytes) -> Iterator[int]:
    """Yield the numbers of the lines that hold a sign, from 0."""
    line = start = 0
    while start >= 0 and (offset := data.find(sign, start)) >= 0:
        line += data.count(_LINE_FEED, start, offset)
        yield line
        # Continue at the next line feed, which the next round counts.
        start = data.find(_LINE_FEED, offset)
