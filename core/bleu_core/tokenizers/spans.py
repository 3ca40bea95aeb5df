"""Tokenize many segments in one go; tokens are offsets into a shared buffer.

`bleu_core.tokenizers.Tokenizer.tokens` defines the tokens of a segment. This module finds the same
token boundaries for thousands of segments with a few array operations, without creating a Python
object for each token.

The mteval rules behind ``13a``, ``zh`` and ``intl`` depend only on a character and its neighbors,
but run one after the other and consume their matches; `_around_punctuation` explains the effect.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bleu_core.languages.han import simplified_form
from bleu_core.tokenizers import Tokenizer
from bleu_core.tokenizers.characters import code_points
from bleu_core.tokenizers.jieba.arrays import word_ends
from bleu_core.tokenizers.zh import CHINESE

_WHITE_SPACE = [chr(code) for code in range(0x3001) if chr(code).isspace()]
_WIDE_WHITE_SPACE = [character for character in _WHITE_SPACE if not character.isascii()]

# Character classes. _EDGE is a line feed between segments, where rules that need a neighboring
# character must not match; `13a` pads segments with spaces, so there it is _SPACE instead. _WIDE is
# the first byte of a character that may be white space.
_SPACE, _EDGE, _OTHER, _NUMBER, _PUNCTUATION, _HYPHEN, _ALONE, _WIDE = range(8)
_LINE_FEED = ord("\n")

# The result of decoding &quot;, &amp;, &lt; and &gt; in this order: decoding &amp; can produce one
# of the entities decoded after it.
_ENTITIES = {
    "&quot;": '"',
    "&amp;lt;": "<",
    "&amp;gt;": ">",
    "&amp;": "&",
    "&lt;": "<",
    "&gt;": ">",
}
_ENTITY = re.compile("|".join(_ENTITIES))


@dataclass(frozen=True)
class Spans:
    """The positions of the tokens of many segments.

    Attributes
    ----------
    data
        Encoded text of all segments; equal tokens have equal bytes.
    encoding
        Encoding of `data`.
    starts, ends
        Arrays of shape (tokens,), int64: byte offsets in `data`.
    counts
        Array of shape (segments,), int64: number of tokens in each segment.
    """

    data: bytes
    encoding: str
    starts: NDArray[np.int64]
    ends: NDArray[np.int64]
    counts: NDArray[np.int64]

    def tokens(self) -> list[list[str]]:
        """Return the tokens as strings, one list per segment."""
        firsts = (np.cumsum(self.counts) - self.counts).tolist()
        return [*map(self.some, firsts, self.counts.tolist())]

    def some(self, first: int, count: int) -> list[str]:
        """Return some tokens as strings, from one on among those of all segments."""
        end = first + count
        places = zip(self.starts[first:end].tolist(), self.ends[first:end].tolist(), strict=True)
        return [
            self.data[start:stop].decode(self.encoding, "surrogatepass") for start, stop in places
        ]


def find_spans(tokenizer: Tokenizer, segments: Sequence[str], *, lowercase: bool) -> Spans:
    """Tokenize many segments, with the same result as ``tokenizer.tokens`` for each of them.

    Parameters
    ----------
    tokenizer
        The tokenizer.
    segments
        Text of any length; fastest with some hundred segments per call.
    lowercase
        Whether to lowercase the text first.
    """
    if lowercase:
        segments = [segment.lower() for segment in segments]
    method = _METHODS.get((tokenizer.name, tokenizer.variant))
    if method is not None:
        return method(segments)
    # Other tokenizers run on one segment at a time; their tokens contain no white space.
    return _white_space([" ".join(tokenizer.cut(segment.rstrip())) for segment in segments])


def white_space(codes: NDArray[np.unsignedinteger[Any]]) -> NDArray[np.bool_]:
    """Return True for each code point that ``str.split()`` treats as white space."""
    found: NDArray[np.bool_] = _char_classes()[codes] <= _EDGE
    return found


def _thirteen_a(segments: Sequence[str]) -> Spans:
    text = _joined(segments)
    if _holds_line_feeds(text, segments):
        text = _joined(
            [
                segment.rstrip().replace("<skipped>", "").replace("-\n", "").replace("\n", " ")
                for segment in segments
            ]
        )
    elif "<" in text:
        text = text.replace("<skipped>", "")
    if "&" in text:
        text = _ENTITY.sub(lambda entity: _ENTITIES[entity.group()], text)
    return _narrow_spans(text, _mteval_classes())


def _white_space(segments: Sequence[str]) -> Spans:
    return _narrow_spans(_one_line_each(segments), _space_classes())


def _intl(segments: Sequence[str]) -> Spans:
    return _wide_spans(_one_line_each([line.rstrip() for line in segments]), _intl_classes())


def _zh(segments: Sequence[str]) -> Spans:
    return _wide_spans(_one_line_each([line.strip() for line in segments]), _zh_classes())


def _char(segments: Sequence[str]) -> Spans:
    return _wide_spans(_one_line_each(segments), _char_classes())


def _jieba(segments: Sequence[str]) -> Spans:
    lines = [segment.rstrip() for segment in segments]
    return _word_spans(lines, lines)


def _jieba_traditional(segments: Sequence[str]) -> Spans:
    lines = [segment.rstrip() for segment in segments]
    return _word_spans(lines, [simplified_form(line) for line in lines])


_METHODS: dict[tuple[str, str | None], Callable[[Sequence[str]], Spans]] = {
    ("13a", None): _thirteen_a,
    ("none", None): _white_space,
    ("intl", None): _intl,
    ("zh", None): _zh,
    ("char", None): _char,
    ("jieba", None): _jieba,
    ("jieba", "t2s"): _jieba_traditional,
}


def _joined(lines: Sequence[str]) -> str:
    """Join the lines with a line feed before, between and after them."""
    return "\n".join(["", *lines, ""]) if lines else "\n"


def _holds_line_feeds(text: str, lines: Sequence[str]) -> bool:
    """Tell whether any of the joined lines contains a line feed itself."""
    return text.count("\n") > len(lines) + 1


def _one_line_each(segments: Sequence[str]) -> str:
    """Join segments with line feeds, and replace line feeds within segments by spaces."""
    text = _joined(segments)
    if _holds_line_feeds(text, segments):
        text = _joined([segment.replace("\n", " ") for segment in segments])
    return text


def _narrow_spans(text: str, classes: bytes) -> Spans:
    """Tokenize UTF-8 with rules for ASCII characters only; `classes` is indexed by byte."""
    data = text.encode("utf-8", "surrogatepass")
    codes = np.frombuffer(data, np.uint8)
    found = np.frombuffer(bytearray(data.translate(classes)), np.uint8)
    if len(data) > len(text):
        _mark_wide_space(codes, found)
    return Spans(data, "utf-8", *_token_places(codes, found))


def _mark_wide_space(codes: NDArray[np.uint8], classes: NDArray[np.uint8]) -> None:
    """Classify all bytes of non-ASCII white space characters as white space."""
    leads = np.flatnonzero(classes == _WIDE)
    three = (codes[leads].astype(np.int32) << 16) | (codes[leads + 1].astype(np.int32) << 8)
    three |= codes[np.minimum(leads + 2, len(codes) - 1)]
    for character in _WIDE_WHITE_SPACE:
        encoded = character.encode()
        shift = 8 * (3 - len(encoded))
        places = leads[three >> shift == int.from_bytes(encoded, "big")]
        for offset in range(len(encoded)):
            classes[places + offset] = _SPACE


def _wide_spans(text: str, classes: NDArray[np.uint8]) -> Spans:
    """Tokenize with rules for all characters; `classes` is indexed by code point."""
    data, encoding, codes = code_points(text)
    starts, ends, counts = _token_places(codes, classes[codes])
    width = codes.itemsize
    return Spans(data, encoding, starts * width, ends * width, counts)


def _word_spans(lines: Sequence[str], cut: Sequence[str]) -> Spans:
    """Split `lines` at jieba's word boundaries in `cut` (of equal lengths); drop white space."""
    ends, counts = word_ends(cut)
    starts = np.concatenate([[0], ends])[:-1]
    data, encoding, codes = code_points("".join(lines))
    # jieba returns white space as separate words, so checking the first character is enough.
    words = ~white_space(codes[starts])
    kept = np.concatenate([[0], np.cumsum(words)])[np.concatenate([[0], np.cumsum(counts)])]
    width = codes.itemsize
    return Spans(data, encoding, starts[words] * width, ends[words] * width, np.diff(kept))


def _token_places(
    codes: NDArray[np.unsignedinteger[Any]], classes: NDArray[np.uint8]
) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    """Return the starts and ends of tokens, in characters, and the number of tokens per line.

    The first and last character must be line feeds.
    """
    space = classes <= _EDGE
    before = classes == _ALONE
    hyphens = np.flatnonzero(classes == _HYPHEN)
    before[hyphens[classes[hyphens - 1] == _NUMBER]] = True
    behind = before.copy()
    _around_punctuation(classes, before, behind)

    # Starts of tokens, starts of white space, and line feeds: a token ends at the next of these.
    marks = before
    marks[1:] |= behind[:-1]
    marks &= ~space
    marks[1:] |= space[:-1] != space[1:]
    line_ends = codes == _LINE_FEED
    marks |= line_ends
    places = np.flatnonzero(marks)
    is_token = ~space[places]
    tokens = np.flatnonzero(is_token)
    lines = np.flatnonzero(line_ends[places])
    # Count between consecutive line feeds; nothing follows the last one.
    counts = np.add.reduceat(is_token, lines, dtype=np.int64)[:-1]
    return places[tokens], places[tokens + 1], counts


def _around_punctuation(
    classes: NDArray[np.uint8], before: NDArray[np.bool_], behind: NDArray[np.bool_]
) -> None:
    """Mark the token boundaries that two of mteval's rules set before and after punctuation.

    The first rule matches punctuation and the character before it, unless that is a number, and
    puts spaces around the punctuation; the second matches it with the character after it. A match
    consumes both characters, so in a run of punctuation the first rule separates every other
    character: the first, third, … after a non-number, the second, fourth, … after a number. The
    rest are then next to a space, and the second rule separates them too, with two exceptions: a
    single character between two numbers is not separated, and the last of a run stays attached to
    a following number if the first rule skipped it (``..5`` becomes ``.`` and ``.5``).
    """
    places = np.flatnonzero(classes == _PUNCTUATION)
    before[places] = behind[places] = True
    first = np.ones(len(places), bool)
    np.not_equal(places[1:], places[:-1] + 1, out=first[1:])
    runs = np.flatnonzero(first)
    lengths = np.diff(runs, append=len(places))
    starts = places[runs]
    ends = starts + lengths

    after, follower = classes[starts - 1], classes[ends]
    after_number = (after == _NUMBER) | (after == _EDGE)
    before_number = (follower == _NUMBER) | (follower == _EDGE)
    freed = (lengths % 2 == 1) ^ after_number
    before[starts[(lengths == 1) & after_number & before_number]] = False
    behind[ends[before_number & ~freed] - 1] = False


@cache
def _space_classes() -> bytes:
    """Return the class of each UTF-8 byte if only white space matters."""
    classes = bytearray([_OTHER] * 256)
    for character in _WHITE_SPACE:
        first, *rest = character.encode()
        classes[first] = _WIDE if rest else _SPACE
    return bytes(classes)


@cache
def _mteval_classes() -> bytes:
    """Return the class of each UTF-8 byte for mteval's rules."""
    classes = bytearray(_space_classes())
    for code in chain(range(0x21, 0x27), range(0x28, 0x2C), [0x2F], range(0x3A, 0x41)):
        classes[code] = _ALONE
    for code in chain(range(0x5B, 0x61), range(0x7B, 0x7F)):
        classes[code] = _ALONE
    for character in "0123456789":
        classes[ord(character)] = _NUMBER
    classes[ord(".")] = classes[ord(",")] = _PUNCTUATION
    classes[ord("-")] = _HYPHEN
    return bytes(classes)


def _wide_classes(narrow: bytes | None = None) -> NDArray[np.uint8]:
    """Return the class of each code point: white space, and ASCII as given in `narrow`."""
    classes = np.full(sys.maxunicode + 1, _OTHER, np.uint8)
    if narrow is not None:
        classes[:0x80] = np.frombuffer(narrow, np.uint8)[:0x80]
    classes[[ord(character) for character in _WHITE_SPACE]] = _SPACE
    classes[_LINE_FEED] = _EDGE
    return classes


@cache
def _char_classes() -> NDArray[np.uint8]:
    classes = _wide_classes()
    classes[classes == _OTHER] = _ALONE
    return classes


@cache
def _zh_classes() -> NDArray[np.uint8]:
    classes = _wide_classes(_mteval_classes())
    alone = [ord(character) for character in CHINESE.findall("".join(map(chr, range(0x10000))))]
    # White space in this range stays white space: it is dropped after being separated.
    classes[alone] = np.where(classes[alone] == _SPACE, _SPACE, _ALONE)
    return classes


def punctuation(codes: NDArray[np.unsignedinteger[Any]]) -> NDArray[np.bool_]:
    """Return True for each code point that is punctuation."""
    found: NDArray[np.bool_] = _intl_classes()[codes] == _PUNCTUATION
    return found


@cache
def _intl_classes() -> NDArray[np.uint8]:
    import regex

    everything = "".join(map(chr, range(sys.maxunicode + 1)))
    classes = _wide_classes()
    for pattern, meaning in ((r"\p{N}", _NUMBER), (r"\p{P}", _PUNCTUATION), (r"\p{S}", _ALONE)):
        for run in regex.finditer(pattern + "+", everything):
            classes[run.start() : run.end()] = meaning
    return classes
