"""ICU's data in the standalone build keeps the necessary items, unchanged."""

from __future__ import annotations

import ctypes
import shutil
import struct
import subprocess
import sys
from pathlib import Path

import icu_data
import pytest

HEADER = struct.pack(
    "<H2sHHBBBB4s4s4s", 32, b"\xda\x27", 20, 0, 0, 0, 2, 0, b"CmnD", b"\1\0\0\0", b""
)
HEADER += b"\0" * (32 - len(HEADER))
UNUSED = [
    "af.res", "brkitr/cjdict.dict", "coll/de.res", "coll/de_.res", "coll/ko.res", "curr/en.res",
    "fil_PH.res", "gb18030.cnv", "lang/pool.res", "region/zh_Hant.res", "rfc3491.spp",
    "translit/root.res", "unames.icu", "unit/es.res", "zone/de_AT.res",
]  # fmt: skip
USED = [
    *icu_data.NEEDED, "coll/es__TRADITIONAL.res", "coll/zh_Hant_TW.res", "en_US_POSIX.res",
    "likelySubtags.res", "nfkc.nrm", "zone/es_419.res",
]  # fmt: skip


@pytest.fixture
def package() -> icu_data.Package:
    names = sorted([*USED, *UNUSED])
    items = {name: name.encode("ascii").ljust(16 * (1 + len(name) // 16)) for name in names}
    return icu_data.Package(HEADER, "icudt73l", items)


def test_packing_is_the_opposite_of_parsing(package: icu_data.Package) -> None:
    data = icu_data.pack(package)
    assert icu_data.parse(data) == package
    assert icu_data.pack(icu_data.parse(data)) == data


def test_items_that_qt_reads_stay(package: icu_data.Package) -> None:
    assert set(icu_data.used(package.items)) == set(USED)


@pytest.mark.parametrize("name", ["root.res", "coll/zh.res", "zone/es.res", "coll/ucadata.icu"])
def test_data_without_items_that_qt_needs_is_an_error(package: icu_data.Package, name: str) -> None:
    del package.items[name]
    with pytest.raises(ValueError, match=name):
        icu_data.used(package.items)


@pytest.mark.parametrize(("place", "byte"), [(2, 0), (8, 1), (16, 2)])
def test_another_format_is_an_error(package: icu_data.Package, place: int, byte: int) -> None:
    data = bytearray(icu_data.pack(package))
    data[place] = byte
    with pytest.raises(ValueError, match="not ICU's data"):
        icu_data.parse(bytes(data))


@pytest.mark.skipif(
    not sys.platform.startswith("linux") or not all(map(shutil.which, ("as", "ld", "nm", "gcc"))),
    reason="needs the tools that build libraries for Linux",
)
def test_a_library_keeps_its_name_and_symbol(package: icu_data.Package, tmp_path: Path) -> None:
    (tmp_path / "whole.dat").write_bytes(icu_data.pack(package))
    (tmp_path / "whole.s").write_text(
        """
        .section .note.GNU-stack, "", %progbits
        .section .rodata
        .globl icudt73_dat
        .type icudt73_dat, %object
icudt73_dat:
        .incbin "whole.dat"
        .size icudt73_dat, . - icudt73_dat
"""
    )
    name = "libicudata.so.73"
    command = ["gcc", "-shared", "-nostdlib", f"-Wl,-soname,{name}", "-o", name, "whole.s"]
    subprocess.run(command, cwd=tmp_path, check=True)
    small = icu_data.write_small_library(tmp_path / name, tmp_path / "small")
    expected = icu_data.pack(package._replace(items=icu_data.used(package.items)))
    symbol = (ctypes.c_char * len(expected)).in_dll(ctypes.CDLL(str(small)), "icudt73_dat")
    assert symbol.raw == expected
    assert ctypes.addressof(symbol) % 16 == 0
    dynamic = subprocess.run(["readelf", "-d", small], text=True, capture_output=True, check=True)
    assert f"[{name}]" in dynamic.stdout
    first = small.read_bytes()
    again = icu_data.write_small_library(tmp_path / name, tmp_path / "again")
    assert again.read_bytes() == first
