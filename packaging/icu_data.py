"""Qt's copy of ICU with only the data that Qt reads, for the languages of the interface.

Qt uses ICU for collation, for converters between encodings, and for time zones with their names:
see the output of `nm --dynamic --undefined-only libQt6Core.so.6`. Qt has its own numbers, dates,
letter cases and boundaries of words. The program reads files with Python's encodings; converters
for UTF-8, UTF-16, UTF-32, ASCII and Latin-1 are code, not data.

The data consists of a table of contents and items, as described in ICU's `udata.h` and
`ucmndata.h`.
"""

from __future__ import annotations

import re
import struct
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from ui_languages import LANGUAGES

# Simplified and Traditional Chinese are one language in ICU.
_LANGUAGES = sorted({code.partition("_")[0] for code in LANGUAGES})
_LOCALE = r"(?!res_index)[a-z]{2,3}(_\w*)?\.res"
_OURS = rf"({'|'.join(_LANGUAGES)})(_\w*)?\.res"
# Data that Qt never reads: converters; boundaries; names of units, currencies, languages, regions
# and characters; numbers in words; transliteration; profiles of internet names; look-alike letters.
UNUSED = re.compile(
    rf"""
    .*\.(cnv|spp|cfu)
    | (brkitr|curr|lang|rbnf|region|translit|unit)/.*
    | unames\.icu
    | (?!((coll|zone)/)?{_OURS}$)((coll|zone)/)?{_LOCALE}
    """,
    re.VERBOSE,
)
# Items without which collation or time zones do not work at all.
NEEDED = {
    "cnvalias.icu", "coll/root.res", "coll/ucadata.icu", "keyTypeData.res", "metaZones.res",
    "pool.res", "res_index.res", "root.res", "supplementalData.res", "timezoneTypes.res",
    "zone/root.res", "zoneinfo64.res",
    *(f"{folder}{language}.res" for folder in ("", "coll/", "zone/") for language in _LANGUAGES),
}  # fmt: skip

_MAGIC = b"\xda\x27"
_FORMAT = slice(12, 20)
_ALIGNMENT = 16
_PADDING = b"\xaa"


class Package(NamedTuple):
    """ICU's data: a header, the items, and the name that all items have before their slash."""

    header: bytes
    prefix: str
    items: dict[str, bytes]


def parse(data: bytes) -> Package:
    """Return the content of ICU's data.

    Raises
    ------
    ValueError
        If the format of the data is not the one described above.
    """
    if data[2:4] != _MAGIC or data[_FORMAT] != b"CmnD\x01\0\0\0" or data[8]:
        raise ValueError("not ICU's data, version 1, of a little-endian machine")
    (start,) = struct.unpack_from("<H", data)
    (count,) = struct.unpack_from("<I", data, start)
    table = [struct.unpack_from("<II", data, start + 4 + 8 * place) for place in range(count)]
    ends = [offset for _, offset in table[1:]] + [len(data) - start]
    items, prefixes = {}, set()
    for (name_at, first), end in zip(table, ends, strict=True):
        name = data[start + name_at : data.index(0, start + name_at)].decode("ascii")
        prefix, _, item = name.partition("/")
        prefixes.add(prefix)
        items[item] = data[start + first : start + end]
    if len(prefixes) != 1:
        raise ValueError(f"not one package: {sorted(prefixes)}")
    return Package(data[:start], prefixes.pop(), items)


def pack(package: Package) -> bytes:
    """Return the data with its items in the order in which ICU searches them."""
    names = sorted(package.items)
    text = b"".join(f"{package.prefix}/{name}\0".encode("ascii") for name in names)
    table = b""
    name_at = 4 + 8 * len(names)
    here = len(package.header) + name_at + len(text)
    text += _PADDING * (-here % _ALIGNMENT)
    item_at = name_at + len(text)
    content = b""
    for name in names:
        table += struct.pack("<II", name_at, item_at + len(content))
        name_at += len(package.prefix) + len(name) + 2
        item = package.items[name]
        content += item + _PADDING * (-len(item) % _ALIGNMENT)
    return package.header + struct.pack("<I", len(names)) + table + text + content


def used(items: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the items that Qt may read.

    Raises
    ------
    ValueError
        If one of the items that Qt needs is missing.
    """
    kept = {name: item for name, item in items.items() if not UNUSED.fullmatch(name)}
    if missing := NEEDED - kept.keys():
        raise ValueError(f"not in ICU's data: {sorted(missing)}")
    return kept


def write_small_library(library: Path, folder: Path) -> Path:
    """Write a copy of `libicudata.so.N` without its unused items to a folder.

    The library has no code; the copy keeps its name and its symbol.

    Raises
    ------
    ValueError
        If the library does not have the expected structure.
    """
    folder.mkdir(parents=True, exist_ok=True)
    listing = _output("nm", "--dynamic", "--defined-only", "--print-size", library)
    symbols = [line.split() for line in listing.splitlines()]
    if len(symbols) != 1 or not re.fullmatch(r"icudt\d+_dat", symbols[0][-1]):
        raise ValueError(f"not one symbol in {library.name}: {symbols}")
    name, size = symbols[0][-1], int(symbols[0][1], 16)
    whole = folder / "whole.dat"
    _output("objcopy", "--output-target=binary", "--only-section=.rodata", library, whole)
    data = whole.read_bytes()
    if len(data) != size:
        raise ValueError(f"{library.name} has more in it than {name}")
    package = parse(data)
    small = folder / "small.dat"
    small.write_bytes(pack(package._replace(items=used(package.items))))
    source = folder / "small.s"
    source.write_text(
        f"""
        .section .note.GNU-stack, "", %progbits
        .section .rodata
        .balign {_ALIGNMENT}
        .globl {name}
        .type {name}, %object
        .size {name}, {small.stat().st_size}
{name}:
        .incbin "{small.name}"
"""
    )
    result = folder / library.name
    _output("as", "-o", "small.o", source.name, folder=folder)
    linking = ("-shared", "-soname", library.name, "-z", "noexecstack", "--build-id=none")
    _output("ld", *linking, "-o", library.name, "small.o", folder=folder)
    return result


def _output(*command: str | Path, folder: Path | None = None) -> str:
    """Return the output of a program of binutils, which PyInstaller needs too."""
    words = [str(word) for word in command]
    return subprocess.run(words, cwd=folder, check=True, text=True, stdout=subprocess.PIPE).stdout
