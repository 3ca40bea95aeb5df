"""Windows finds the libraries that a Windows build needs. The tests need no Windows."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from pathlib import Path

import pytest
from windows import dlls

# The address of the only section of a made-up program, in memory and in the file.
ADDRESS, RAW = 0x1000, 0x200


def program(names: Sequence[str], late: Sequence[str] = ()) -> bytes:
    """Return a 64-bit program of Windows that needs libraries, at the start or later."""
    section = bytearray(4096)
    strings = 1024
    directories = {}
    for directory, place, entry, field, wanted in (
        (1, 0, 20, 12, names),
        (13, 512, 32, 4, late),
    ):
        if wanted:
            directories[directory] = ADDRESS + place
        for number, name in enumerate(wanted):
            struct.pack_into("<I", section, place + entry * number + field, ADDRESS + strings)
            section[strings : strings + len(name)] = name.encode("ascii")
            strings += len(name) + 1
    header = bytearray(RAW)
    header[:2] = b"MZ"
    struct.pack_into("<I", header, 0x3C, 0x40)
    header[0x40:0x44] = b"PE\0\0"
    struct.pack_into("<HH12xH", header, 0x44, 0x8664, 1, 240)
    struct.pack_into("<H", header, 0x58, 0x20B)
    for directory, address in directories.items():
        struct.pack_into("<I", header, 0x58 + 112 + 8 * directory, address)
    struct.pack_into("<4I", header, 0x58 + 240 + 8, len(section), ADDRESS, len(section), RAW)
    return bytes(header + section)


def build_with(folder: Path, files: dict[str, bytes]) -> Path:
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    return folder


def test_the_libraries_of_a_program_are_read() -> None:
    content = program(["KERNEL32.dll", "MSVCP140.dll"], late=["WINMM.dll"])
    assert dlls.imported(content) == {"kernel32.dll", "msvcp140.dll", "winmm.dll"}
    assert dlls.imported(program([])) == set()


@pytest.mark.parametrize(
    "content", [bytes(80), b"MZ" + bytes(200)], ids=["zeros", "only the first letters"]
)
def test_a_file_that_is_no_program_is_refused(content: bytes) -> None:
    with pytest.raises(ValueError, match="not a program"):
        dlls.imported(content)


def test_libraries_of_windows_and_the_build_are_not_missing(tmp_path: Path) -> None:
    build = build_with(
        tmp_path,
        {
            "bleu-desktop.exe": program(["KERNEL32.dll", "api-ms-win-crt-heap-l1-1-0.dll"]),
            "_internal/python313.dll": program(["VCRUNTIME140.dll"]),
            "_internal/VCRUNTIME140.dll": program(["KERNEL32.dll"]),
            "_internal/PySide6/Qt6Core.dll": program(["MSVCP140.dll", "icuuc.dll"]),
            "_internal/PySide6/QtCore.pyd": program(["Qt6Core.dll", "shiboken6.abi3.dll"]),
            "_internal/PySide6/plugins/platforms/qwindows.dll": program(["Qt6Core.dll"]),
            "_internal/shiboken6/msvcp140.dll": program([]),
            "_internal/shiboken6/shiboken6.abi3.dll": program(["python313.dll"]),
        },
    )
    assert list(dlls.missing(build)) == []


def test_a_library_beside_another_package_is_missing(tmp_path: Path) -> None:
    """Chinese once crashed, because a library of OpenCC was only in RapidFuzz's folder."""
    shared = "msvcp140-a4c2.dll"
    files = {
        "_internal/opencc/clib/opencc_clib.pyd": program([shared]),
        "_internal/rapidfuzz/utils_cpp.pyd": program([shared]),
        f"_internal/rapidfuzz.libs/{shared}": program([]),
    }
    build = build_with(tmp_path, files)
    lost = f"_internal/opencc/clib/opencc_clib.pyd needs {shared}"
    assert list(dlls.missing(build)) == [lost]
    build_with(build, {f"_internal/opencc.libs/{shared}": program([])})
    assert list(dlls.missing(build)) == []


@pytest.mark.parametrize("name", ["msvcp140.dll", "vcruntime140_1.dll", "Qt6Network.dll"])
def test_libraries_of_other_programs_do_not_belong_to_windows(tmp_path: Path, name: str) -> None:
    build = build_with(tmp_path, {"bleu-score.exe": program([name])})
    assert list(dlls.missing(build)) == [f"bleu-score.exe needs {name.lower()}"]
