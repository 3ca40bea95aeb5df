"""Decoding of files, and detection of their encoding."""

from __future__ import annotations

import codecs
import re
import unicodedata
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from math import inf
from pathlib import Path

from bleu_core.files import encoding_models, errors
from bleu_core.languages.tags import (
    canonical_language,
    find_script,
    is_written_in,
    language_of_name,
)


class EncodingSource(Enum):
    """The evidence for the encoding of a file."""

    GIVEN = "given"
    BYTE_ORDER_MARK = "byte_order_mark"
    DECLARED = "declared"
    VALID_UTF8 = "valid_utf8"
    GUESSED = "guessed"


@dataclass(frozen=True)
class Encoding:
    """The encoding a file was decoded with.

    Attributes
    ----------
    name
        Canonical name, such as ``UTF-8`` or ``GB18030``.
    source
        The evidence for it; only `EncodingSource.GUESSED` is uncertain.
    byte_order_mark
        Whether the file starts with one. It is never part of the text.
    declared
        The encoding that the file declares, in its words, if its bytes contradict it; else None.
    """

    name: str
    source: EncodingSource
    byte_order_mark: bool = False
    declared: str | None = None


# The encodings the user can choose, in this order, with their Python codecs.
ENCODINGS = {
    "UTF-8": "utf-8",
    "UTF-16LE": "utf-16-le",
    "UTF-16BE": "utf-16-be",
    "GB18030": "gb18030",
    "Big5": "cp950",
    "Big5-HKSCS": "big5hkscs",
    "Shift_JIS": "cp932",
    "EUC-JP": "euc_jp",
    "EUC-KR": "cp949",
    "Windows-1252": "cp1252",
    "Windows-1250": "cp1250",
    "ISO-8859-2": "iso8859-2",
    "Windows-1251": "cp1251",
    "KOI8-R": "koi8-r",
    "KOI8-U": "koi8-u",
    "Windows-1254": "cp1254",
    "ISO-2022-JP": "iso2022_jp_2",
    "UTF-7": "utf-7",
}


@cache
def _names() -> dict[str, str]:
    """Return our name of each codec; made when needed, because Python has to load each codec."""
    names = {codecs.lookup(codec).name: name for name, codec in ENCODINGS.items()}
    # Supersets of the standards of these names, as programs write them.
    return {
        **names,
        "big5": "Big5",
        "shift_jis": "Shift_JIS",
        "euc_kr": "EUC-KR",
        "iso2022_jp": "ISO-2022-JP",
    }


# Codecs that Python counts as text encodings, but that no file uses.
_NO_CHARSETS = {"idna", "punycode", "raw-unicode-escape", "undefined", "unicode-escape"}

# Longer marks first: that of UTF-32 LE starts with that of UTF-16 LE.
_BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)

# Size of the sample for guessing. It ends with a line; the rest of the file must decode, too.
_GUESS_BYTES = 64 * 1024
_PIECE = 1024 * 1024


def canonical_encoding(name: str) -> str:
    """Return the name used here for an encoding.

    Raises
    ------
    UnknownEncoding
        If Python has no text encoding of this name.
    """
    try:
        # From Python 3.15 on, a name of no ASCII character is looked up as an empty one.
        info = codecs.lookup(name.encode("ascii").decode())
        is_text = isinstance("".encode(name), bytes) and isinstance(b"".decode(name), str)
    except (LookupError, ValueError, UnicodeError, TypeError):
        raise errors.UnknownEncoding(name) from None
    if not is_text or info.name in _NO_CHARSETS:
        raise errors.UnknownEncoding(name)
    return _names().get(info.name, info.name)


# Programs declare a standard and still write characters of a superset of it.
_SUPERSETS = dict.fromkeys(("gb2312", "gb_2312-80", "gbk", "x-gbk", "cp936"), "GB18030")
# The same with quotation marks and dashes where the standard has control characters.
_WITH_QUOTES = {"iso8859-1": "Windows-1252", "iso8859-9": "Windows-1254"}
# If a declaration is readable as ASCII, the file is in none of these.
_NOT_LIKE_ASCII = ("utf-16", "utf-32", "ucs", "iso-10646")

# Encodings whose bytes are all ASCII, and what begins a character beyond it.
_SHIFTS = (("iso2022_kr", b"\x1b$)C"), ("ISO-2022-JP", b"\x1b$"), ("hz", b"~{"), ("UTF-7", b"+"))
# Text in ASCII decodes as one of them by accident, but hardly to so many different characters.
_LEAST_SHIFTED = 3


def _declared_encoding(name: str, data: bytes) -> str | None:
    """Return the encoding a file declares in readable ASCII; None if it cannot be true."""
    name = name.lower()
    if name.startswith(_NOT_LIKE_ASCII) or b"\0" in data[:4]:
        return None
    try:
        found = canonical_encoding(_SUPERSETS.get(name, name))
    except errors.UnknownEncoding:
        return None
    has_quotes = found in _WITH_QUOTES and re.search(rb"[\x80-\x9f]", data)
    return _WITH_QUOTES[found] if has_quotes else found


def decode(
    data: bytes, path: Path, encoding: str | None = None, declared: str | None = None
) -> tuple[str, Encoding]:
    """Decode the bytes of a text file.

    A declaration is believed unless the bytes contradict it. Then only an encoding that is sure
    takes its place; a guess is named by the error.

    Parameters
    ----------
    data
        The whole file.
    path
        Only for errors.
    encoding
        Overrides detection, byte order mark included.
    declared
        The name of the encoding that the file declares, in readable ASCII.

    Returns
    -------
    tuple
        The text without byte order mark, and its encoding.

    Raises
    ------
    FileNotText
        If no encoding was given and the file contains binary data.
    FileUndecodable
        If the bytes are invalid in the encoding.
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
    stated = None if declared is None else _declared_encoding(declared, data)
    if stated is None:
        return _detect(data, path)
    as_declared = _as_declared(data, path, stated)
    if as_declared is not None:
        return as_declared, Encoding(stated, EncodingSource.DECLARED)
    text, found = _detect(data, path)
    if found.name != "UTF-8" and not data.isascii():
        _decode(data, path, stated, likely=found.name)
    return text, replace(found, declared=declared)


def as_utf8(
    data: bytes, path: Path, encoding: str | None = None, declared: str | None = None
) -> tuple[bytes, Encoding]:
    """Decode bytes as `decode` does, and return the text in UTF-8.

    A file that is in UTF-8 can be large, so it is not copied, and keeps its byte order mark.
    """
    has_mark = data.startswith(codecs.BOM_UTF8)
    is_stated = declared is not None and _declared_encoding(declared, data) == "UTF-8"
    if encoding is None and (has_mark or is_stated) and _is_utf8(data):
        source = EncodingSource.BYTE_ORDER_MARK if has_mark else EncodingSource.DECLARED
        return data, Encoding("UTF-8", source, has_mark)
    text, found = decode(data, path, encoding, declared)
    return text.encode("utf-8", "surrogatepass"), found


def _is_utf8(data: bytes) -> bool:
    """Tell whether data is valid in UTF-8, of which ASCII may be another encoding."""
    decoder = codecs.getincrementaldecoder("utf-8")()
    try:
        for start in range(0, len(data), _PIECE):
            decoder.decode(data[start : start + _PIECE])
        decoder.decode(b"", final=True)
    except UnicodeDecodeError:
        return False
    return shifted_encoding(data) is None


def _detect(data: bytes, path: Path) -> tuple[str, Encoding]:
    """Decode bytes without a byte order mark that declare nothing, or nothing true."""
    if name := shifted_encoding(data):
        return _decode(data, path, name), Encoding(name, EncodingSource.GUESSED)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        pass
    else:
        if "\0" not in text:
            return text, Encoding("UTF-8", EncodingSource.VALID_UTF8)
    name = _guess(data, path)
    return _decode(data, path, name), Encoding(name, EncodingSource.GUESSED)


def _as_declared(data: bytes, path: Path, name: str) -> str | None:
    """Decode bytes in the encoding they declare; None if they contradict it.

    Bytes beyond ASCII that are valid UTF-8 contradict every encoding with one byte for each
    character. In others, short texts are often valid UTF-8, so the letters decide.
    """
    codec = ENCODINGS.get(name, name)
    try:
        text = data.decode(codec)
    except UnicodeDecodeError:
        return None
    if data.isascii():
        return None if text.isascii() and shifted_encoding(data) else text
    if name == "UTF-8":
        return text
    has_bytes = len(_HIGH.decode(codec, "replace")) == len(_HIGH)
    try:
        as_utf8 = data.decode("utf-8")
    except UnicodeDecodeError:
        if has_bytes and (damaged := _damaged_utf8(data, path)):
            raise damaged from None
        return text
    return None if has_bytes or _is_likelier(as_utf8, text, _languages(data, path)) else text


# The bytes beyond ASCII: as many characters in an encoding with one byte for each.
_HIGH = bytes(range(0x80, 0x100))
# The language of a text as PO, XML and HTML state it, but not the language of its source.
_LANGUAGE = re.compile(
    rb"(?:\bLanguage:[ ]*|(?:(?<![\w-])lang(?:uage)?|target-language|trgLang)\s*=\s*[\"'])([\w-]+)"
)


def _languages(data: bytes, path: Path) -> set[str]:
    """Return the languages that a file states, or else its name, but English has only ASCII."""
    stated = {canonical_language(tag.decode("ascii")) for tag in _LANGUAGE.findall(data)}
    found = stated - {None} or {language_of_name(path.name)}
    return {tag for tag in found if tag and tag.split("-")[0] != "en"}


def _is_likelier(text: str, other: str, languages: set[str]) -> bool:
    """Tell whether a reading of a file has letters of its languages, or else more usual ones."""
    if languages:
        script = find_script(re.findall(r"[^\W\d_\x00-\x7f]+", text))
        return script is not None and any(is_written_in(tag, script) for tag in languages)
    samples = text[:_GUESS_BYTES], other[:_GUESS_BYTES]
    most = [
        max(encoding_models.likelihood_of(each, codec) for codec in encoding_models.CODECS)
        for each in samples
    ]
    return most[0] > most[1]


def shifted_encoding(data: bytes) -> str | None:
    """Return the encoding of text whose bytes are ASCII, but not its characters; usually None."""
    if not data.isascii():
        return None
    for name, sign in _SHIFTS:
        # A single byte, which most texts lack, is found many times as fast.
        if sign[:1] in data and sign in data and _is_readable(data, ENCODINGS.get(name, name)):
            text = data.decode(ENCODINGS.get(name, name))
            if len({char for char in text if not char.isascii()}) >= _LEAST_SHIFTED:
                return name
    return None


def _guess(data: bytes, path: Path) -> str:
    """Guess which of `ENCODINGS` a file is in. NUL bytes mean UTF-16 or binary data."""
    nul = data.find(b"\0")
    if nul >= 0:
        return _guess_with_nul(data, path, nul)
    sample = data[:_GUESS_BYTES]
    if len(data) > _GUESS_BYTES:
        sample = sample[: sample.rfind(b"\n") + 1] or sample
    if damaged := _damaged_utf8(data, path):
        raise damaged
    # Without NUL it is not UTF-16, whose line ends have one.
    language = language_of_name(path.name)
    likelihoods: dict[str, float] = {}
    for codec in encoding_models.CODECS:
        if codec == "big5hkscs" and "cp950" in likelihoods:
            continue  # only if plain Big5 cannot decode the file
        reading = _read_sample(sample, codec)
        if reading is not None and _is_readable(data, codec):
            likelihoods[codec] = encoding_models.likelihood_of(reading, codec, language)
    name = max(likelihoods, key=lambda codec: likelihoods[codec], default="")
    if likelihoods.get(name, -inf) == -inf:
        control = next((i for i, byte in enumerate(data) if byte < 32 and byte not in _SPACES), -1)
        raise _undecodable(data, path) if control < 0 else errors.FileNotText(path, control)
    return canonical_encoding(name)


_SPACES = b"\t\n\r\f\v"


def _undecodable(data: bytes, path: Path) -> errors.FileUndecodable:
    """Return the error for the first byte that is not valid UTF-8."""
    try:
        _decode(data, path, "UTF-8")
    except errors.FileUndecodable as error:
        return error
    raise AssertionError("the data is UTF-8")


def _damaged_utf8(data: bytes, path: Path) -> errors.FileUndecodable | None:
    """Return the error for UTF-8 text with a few damaged bytes; None for anything else."""
    text = data.decode("utf-8", "replace")
    wrong = text.count("\ufffd")
    right = sum(1 for char in text if not char.isascii()) - wrong
    # Text in other encodings hardly ever contains valid multi-byte sequences.
    return _undecodable(data, path) if right >= 10 * wrong else None


def _guess_with_nul(data: bytes, path: Path, nul: int) -> str:
    """Return the byte order of UTF-16 without a mark; raise for anything else with NUL bytes."""
    sample = data[: _GUESS_BYTES // 2 * 2]
    zeros = sample[0::2].count(0), sample[1::2].count(0)
    # ASCII in UTF-16 is valid UTF-8 too, so look at where the NUL bytes are: every second byte, all
    # at even or all at odd offsets. A stray NUL in plain text gives another pattern.
    is_sided = max(zeros) * 4 >= len(sample) and min(zeros) * 20 <= max(zeros)
    if len(data) % 2 == 0 and (is_sided or _read_sample(sample, "utf-8") is None):
        readings = {name: _read_utf16(sample, name) for name in ("UTF-16LE", "UTF-16BE")}
        common = {name: sum(map(text.count, _COMMON)) for name, text in readings.items()}
        name = max(common, key=lambda key: common[key])
        if common[name]:
            return name
    raise errors.FileNotText(path, nul)


# Read in the wrong byte order, these become characters that are rare in any text.
_COMMON = "\n .,，。、的一"


def _read_sample(sample: bytes, codec: str) -> str | None:
    """Decode the start of a file, which may end in the middle of a character; None if invalid."""
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
    """Decode a sample; empty if implausible, with many control or unassigned characters."""
    text = _read_sample(sample, ENCODINGS[name]) or ""
    odd = sum(1 for char in text if unicodedata.category(char) in ("Cc", "Cn", "Co"))
    odd -= sum(map(text.count, "\t\n\r\f\v"))
    return "" if "\0" in text or odd * 100 > len(text) else text


def _decode(
    data: bytes, path: Path, name: str, start: int = 0, *, likely: str | None = None
) -> str:
    codec = ENCODINGS.get(name, name)
    try:
        return data.decode(codec)
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        if codec.startswith(("utf-16", "utf-32")):
            line = data[: error.start].decode(codec, "replace").count("\n") + 1
        raise errors.FileUndecodable(path, name, line, start + error.start, likely) from None
