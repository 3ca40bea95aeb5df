"""A check that a Windows build has all DLLs that it needs and that do not belong to Windows.

A build that lacks a DLL still runs on the machine that made it, and on every machine on which
another program has installed the DLL.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from pathlib import Path

# DLLs that Windows 10 has had since 2017, when ICU was added last.
_OF_WINDOWS = re.compile(
    r"(api|ext)-ms-win-.*|"
    r"(advapi32|authz|bcrypt|bcryptprimitives|cfgmgr32|combase|comctl32|comdlg32|crypt32|d2d1|d3d11"
    r"|d3d12|d3d9|dcomp|dnsapi|dwmapi|dwrite|dxgi|gdi32|icuin|icuuc|imm32|iphlpapi|kernel32|mpr"
    r"|msvcrt|netapi32|ntdll|ole32|oleaut32|powrprof|propsys|psapi|rpcrt4|secur32|setupapi|shcore"
    r"|shell32|shlwapi|ucrtbase|uiautomationcore|user32|userenv|uxtheme|version|winmm|winspool"
    r"|ws2_32|wtsapi32)\.(dll|drv)"
)
_SUFFIXES = (".exe", ".dll", ".pyd")


def missing(build: Path) -> Iterator[str]:
    """Yield a line for each library that a file of the build needs and the build lacks."""
    root = build / "_internal"
    for file in sorted(build.rglob("*")):
        if file.suffix.lower() not in _SUFFIXES:
            continue
        found = {path.name.lower() for folder in _searched(file, root) for path in folder.glob("*")}
        for name in sorted(imported(file.read_bytes())):
            if name not in found and not _OF_WINDOWS.fullmatch(name):
                yield f"{file.relative_to(build).as_posix()} needs {name}"


def _searched(file: Path, root: Path) -> Iterator[Path]:
    """Yield the folders in which Windows looks for the libraries of a file."""
    yield file.parent
    yield root
    if root in file.parents:
        package = file.relative_to(root).parts[0]
        yield root / package
        # Packages add these folders when they are imported.
        yield root / f"{package}.libs"
        if package == "PySide6":
            yield root / "shiboken6"


def imported(program: bytes) -> set[str]:
    """Return the names of the libraries that a program or library needs, in lower case.

    Raises
    ------
    ValueError
        If the content is not a 64-bit program of Windows.
    """
    (header,) = struct.unpack_from("<I", program, 0x3C)
    if program[:2] != b"MZ" or program[header : header + 4] != b"PE\0\0":
        raise ValueError("not a program of Windows")
    sections, optional_size = struct.unpack_from("<H12xH", program, header + 6)
    optional = header + 24
    if struct.unpack_from("<H", program, optional) != (0x20B,):
        raise ValueError("not a 64-bit program")
    table = optional + optional_size
    places = [struct.unpack_from("<8x4I", program, table + 40 * n) for n in range(sections)]

    def offset(address: int) -> int:
        for size, start, raw_size, raw in places:
            if start <= address < start + max(size, raw_size):
                return int(raw + address - start)
        raise ValueError("an address outside of all sections")

    def names(directory: int, entry: int, field: int) -> Iterator[str]:
        (address,) = struct.unpack_from("<I", program, optional + 112 + 8 * directory)
        place = offset(address) if address else None
        while place is not None:
            (name,) = struct.unpack_from("<I", program, place + field)
            if not name:
                break
            start = offset(name)
            yield program[start : program.index(b"\0", start)].decode("ascii").lower()
            place += entry

    # Libraries loaded at the start, and libraries loaded when they are first called.
    return {*names(1, 20, 12), *names(13, 32, 4)}
