"""Bytes to text: which encoding a file is in, and how that is known."""

from __future__ import annotations

import codecs
import unicodedata
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from bleu_core.errors import FileNotText, FileUndecodable, UnknownEncoding


class EncodingSource(Enum):
    """How the encoding of a file is known."""

    GIVEN = "given"
    BYTE_ORDER_MARK = "byte_order_mark"
    DECLARED = "declared"
    VALID_UTF8 = "valid_utf8"
    GUESSED = "guessed"


@dataclass(frozen=True)
class Encoding:
    """The encoding a file was read in.

    Attributes
    ----------
    name
        Canonical name, such as ``UTF-8`` or ``GB18030``.
    source
        How it is known; only `EncodingSource.GUESSED` may be wrong.
    byte_order_mark
        Whether the file starts with one (it is never part of the text).
    """

    name: str
    source: EncodingSource
    byte_order_mark: bool = False


# Offered to the user, in this order; Python codec of each.
ENCODINGS = {
    "UTF-8": "utf-8",
    "UTF-16LE": "utf-16-le",
    "UTF-16BE": "utf-16-be",
    "GB18030": "gb18030",
    "Big5": "cp950",
    "Big5-HKSCS": "big5hkscs",
    "Windows-1252": "cp1252",
}

_CANONICAL = {codecs.lookup(codec).name: name for name, codec in ENCODINGS.items()}
_CANONICAL["big5"] = "Big5"

# What Python calls encodings although no file is written in them.
_NO_CHARSETS = {"idna", "punycode", "raw-unicode-escape", "undefined", "unicode-escape"}

# The longer marks first: UTF-32 little-endian starts like UTF-16 little-endian.
_BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)

# A guess reads this much, cut at a line end; the whole file is decoded afterwards.
_GUESS_BYTES = 256 * 1024


def canonical_encoding(name: str) -> str:
    """Return our name for an encoding.

    Raises
    ------
    UnknownEncoding
        If Python knows no text encoding of this name.
    """
    try:
        info = codecs.lookup(name)
        is_text = isinstance("".encode(name), bytes) and isinstance(b"".decode(name), str)
    except (LookupError, ValueError, UnicodeError, TypeError):
        raise UnknownEncoding(name) from None
    if not is_text or info.name in _NO_CHARSETS:
        raise UnknownEncoding(name)
    return _CANONICAL.get(info.name, info.name)


# Programs declare the smallest of three sets, and write characters of the largest.
_SUPERSETS = dict.fromkeys(("gb2312", "gb_2312-80", "gbk", "x-gbk", "cp936"), "GB18030")
# A declaration that can be read as ASCII stands in none of these.
_NOT_LIKE_ASCII = ("utf-16", "utf-32", "ucs", "utf-7", "iso-10646")


def declared_encoding(name: str) -> str | None:
    """Return the encoding of a file that declares one, in ASCII; None if it cannot be that one."""
    name = name.lower()
    if name.startswith(_NOT_LIKE_ASCII):
        return None
    try:
        return canonical_encoding(_SUPERSETS.get(name, name))
    except UnknownEncoding:
        return None


def decode(data: bytes, path: Path, encoding: str | None = None) -> tuple[str, Encoding]:
    """Decode the bytes of a text file.

    Parameters
    ----------
    data
        The whole file.
    path
        Named in errors only.
    encoding
        Overrules the guess and the byte order mark's word.

    Returns
    -------
    tuple
        The text without byte order mark, and its encoding.

    Raises
    ------
    FileNotText
        If no encoding was given and the file holds binary data.
    FileUndecodable
        If the bytes do not fit the encoding.
    UnknownEncoding
        If `encoding` is not the name of one.
    """
    mark, marked = next(
        ((mark, codec) for mark, codec in _BYTE_ORDER_MARKS if data.startswith(mark)), (b"", "")
    )
    if encoding is not None:
        name = canonical_encoding(encoding)
        text = _decode(data, path, name)
        has_mark = text.startswith("\ufeff")
        return text.removeprefix("\ufeff"), Encoding(name, EncodingSource.GIVEN, has_mark)
    if mark:
        name = canonical_encoding(marked)
        text = _decode(data[len(mark) :], path, name, start=len(mark))
        return text, Encoding(name, EncodingSource.BYTE_ORDER_MARK, True)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        pass
    else:
        if "\0" not in text:
            return text, Encoding("UTF-8", EncodingSource.VALID_UTF8)
    name = _guess(data, path)
    return _decode(data, path, name), Encoding(name, EncodingSource.GUESSED)


def _guess(data: bytes, path: Path) -> str:
    """Guess among our encodings; NUL bytes mean UTF-16 or no text at all."""
    from charset_normalizer import from_bytes

    nul = data.find(b"\0")
    if nul >= 0:
        return _guess_with_nul(data, path, nul)
    sample = data[:_GUESS_BYTES]
    if len(data) > _GUESS_BYTES:
        sample = sample[: sample.rfind(b"\n") + 1] or sample
    if damaged := _damaged_utf8(data, path):
        raise damaged
    # UTF-16 has NUL in its line ends, so it is none. Our choices only.
    names = [codec for codec in ENCODINGS.values() if not codec.startswith("utf")]
    matches = from_bytes(sample, cp_isolation=names, preemptive_behaviour=False)
    found = [match.encoding for match in matches if match.encoding != "big5hkscs"]
    readings: dict[str, str] = {}
    for codec in dict.fromkeys([*found, *names]):
        if codec == "big5hkscs" and "cp950" in readings:
            continue  # only for what plain Big5 lacks
        reading = _read_sample(sample, codec)
        if reading is not None and _is_readable(data, codec):
            readings[codec] = reading
    if not readings:
        control = next((i for i, byte in enumerate(data) if byte < 32 and byte not in _SPACES), -1)
        raise _undecodable(data, path) if control < 0 else FileNotText(path, control)
    # In the order of the library's preference; the more usual characters decide.
    return canonical_encoding(max(readings, key=lambda codec: _usual(readings[codec], codec)))


_SPACES = b"\t\n\r\f\v"

# The characters Western European texts use beside ASCII.
_WESTERN = frozenset(
    "áéíóúàèìòùâêîôûäëïöüãõñçåæøœßÿÁÉÍÓÚÀÈÌÒÙÂÊÎÔÛÄËÏÖÜÃÕÑÇÅÆØŒ¿¡«»“”‘’„…–—€°ºª·§©®£´"
)


def _usual(text: str, codec: str) -> float:
    """Return how usual the characters beside ASCII are for texts in this encoding, up to 1.

    In Chinese encodings the usual characters stand in rows of their own; read wrongly, a text has
    as many from the others. An ideograph beside an ASCII letter is a Western letter read wrongly.
    """
    good = bad = 0
    for index, char in enumerate(text):
        if char.isascii():
            continue
        beside = text[max(index - 1, 0) : index] + text[index + 1 : index + 2]
        among_letters = any(other.isascii() and other.isalpha() for other in beside)
        if codec == "cp1252":
            usual = char in _WESTERN and (among_letters or not char.isalpha() or len(text) < 3)
        else:
            usual = not among_letters and _is_usual_chinese(char, codec)
        good, bad = good + usual, bad + (not usual)
    return good / (good + bad) if good + bad else 1.0


def _is_usual_chinese(char: str, codec: str) -> bool:
    if char in "，。、；：？！（）《》「」『』“”‘’…—　％":
        return True
    try:
        first = char.encode("gb2312" if codec == "gb18030" else codec)[0]
    except UnicodeEncodeError:
        return False
    return 0xB0 <= first <= 0xD7 if codec == "gb18030" else 0xA4 <= first <= 0xC6


def _undecodable(data: bytes, path: Path) -> FileUndecodable:
    """Return the error that names the first byte that is not UTF-8."""
    try:
        _decode(data, path, "UTF-8")
    except FileUndecodable as error:
        return error
    raise AssertionError("the data is UTF-8")


def _damaged_utf8(data: bytes, path: Path) -> FileUndecodable | None:
    """Return the error of text that is UTF-8 but for a few bytes; None for anything else."""
    text = data.decode("utf-8", "replace")
    wrong = text.count("\ufffd")
    right = sum(1 for char in text if not char.isascii()) - wrong
    # Other encodings hardly ever make a valid sequence.
    return _undecodable(data, path) if right >= 10 * wrong else None


def _guess_with_nul(data: bytes, path: Path, nul: int) -> str:
    """Return the byte order of UTF-16 text without a mark; anything else with NUL is binary."""
    sample = data[: _GUESS_BYTES // 2 * 2]
    zeros = sample[0::2].count(0), sample[1::2].count(0)
    # ASCII in UTF-16 is valid UTF-8 as well, with a NUL in every second byte, always on one side.
    # A stray NUL in plain text is not.
    is_sided = max(zeros) * 4 >= len(sample) and min(zeros) * 20 <= max(zeros)
    if len(data) % 2 == 0 and (is_sided or _read_sample(sample, "utf-8") is None):
        readings = {name: _read_utf16(sample, name) for name in ("UTF-16LE", "UTF-16BE")}
        common = {name: sum(map(text.count, _COMMON)) for name, text in readings.items()}
        name = max(common, key=lambda key: common[key])
        if common[name]:
            return name
    raise FileNotText(path, nul)


# In the wrong byte order these are characters that hardly any text has.
_COMMON = "\n .,，。、的一"


def _read_sample(sample: bytes, codec: str) -> str | None:
    """Return the text of the start of a file, whose end may be half of a character."""
    try:
        return codecs.getincrementaldecoder(codec)().decode(sample)
    except UnicodeDecodeError:
        return None


def _is_readable(data: bytes, codec: str) -> bool:
    try:
        data.decode(codec)
    except UnicodeDecodeError:
        return False
    return True


def _read_utf16(sample: bytes, name: str) -> str:
    """Return the text, empty unless it is plausible: hardly a control or unassigned character."""
    text = _read_sample(sample, ENCODINGS[name]) or ""
    odd = sum(1 for char in text if unicodedata.category(char) in ("Cc", "Cn", "Co"))
    odd -= sum(map(text.count, "\t\n\r\f\v"))
    return "" if "\0" in text or odd * 100 > len(text) else text


def _decode(data: bytes, path: Path, name: str, start: int = 0) -> str:
    codec = ENCODINGS.get(name, name)
    try:
        return data.decode(codec)
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        if codec.startswith(("utf-16", "utf-32")):
            line = data[: error.start].decode(codec, "replace").count("\n") + 1
        raise FileUndecodable(path, name, line, start + error.start) from None
