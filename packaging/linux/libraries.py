"""Check a built folder's needs on a Linux system: `python packaging/linux/libraries.py FOLDER`.

It is an error if neither the folder nor the system has a library, or if a file needs symbols of a
newer C library than that of the oldest supported system.
"""

from __future__ import annotations

import argparse
import ctypes
import re
import struct
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "core")]

from bleu_desktop.shell import platform_check  # noqa: E402

Version = tuple[int, ...]

# Libraries left to the system: of C and C++, drivers, displays, fonts, and D-Bus. Every desktop has
# them, and its drivers, which the program loads, may need newer ones than a build would bring.
SYSTEM = re.compile(
    r"""
    ld-linux[-\w]*\.so\.\d
    | lib(c\.so\.6|m\.so\.6|dl\.so\.2|pthread\.so\.0|rt\.so\.1|util\.so\.1)
    | lib(stdc\+\+\.so\.6|gcc_s\.so\.1|z\.so\.1)
    | lib(GL|EGL)\.so\.1
    | lib(X11\.so\.6|X11-xcb\.so\.1|xcb\.so\.1)
    | libwayland-(client\.so\.0|cursor\.so\.0|egl\.so\.1)
    | lib(fontconfig\.so\.1|freetype\.so\.6)
    | libdbus-1\.so\.3
    """,
    re.VERBOSE,
)

# Debian's package of each library that Qt takes from the system.
PACKAGES = platform_check.PACKAGES


@dataclass(frozen=True)
class Linked:
    """The libraries that a program or library is linked with.

    Attributes
    ----------
    needed
        Names of libraries.
    paths
        Folders in which the file looks for libraries, besides the usual ones.
    versions
        The newest version of each kind of symbols (`GLIBC`, `GLIBCXX` …) that the file needs.
    """

    needed: tuple[str, ...]
    paths: tuple[str, ...]
    versions: Mapping[str, Version]


def parsed(text: str) -> Linked:
    """Return the libraries that an output of `objdump -p` names."""
    paths = re.findall(r"^ +(?:RPATH|RUNPATH) +(\S+)$", text, re.MULTILINE)
    _, _, references = text.partition("\nVersion References:\n")
    versions: dict[str, Version] = {}
    # GLIBC_PRIVATE and similar symbols have no number.
    for kind, number in re.findall(r" ([A-Z]+)_(\d+(?:\.\d+)*)$", references, re.MULTILINE):
        version = tuple(map(int, number.split(".")))
        versions[kind] = max(versions.get(kind, ()), version)
    return Linked(
        tuple(re.findall(r"^ +NEEDED +(\S+)$", text, re.MULTILINE)),
        tuple(path for line in paths for path in line.split(":")),
        versions,
    )


def linked(file: Path) -> Linked:
    done = subprocess.run(
        ["objdump", "-p", str(file)], capture_output=True, text=True, check=True, errors="replace"
    )
    return parsed(done.stdout)


def programs_and_libraries(folder: Path) -> Iterator[Path]:
    """Yield the ELF files in a folder."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    yield path


def unresolved(folder: Path, files: Mapping[Path, Linked]) -> dict[str, list[Path]]:
    """Return the libraries that neither the folder nor the system has, with the files in need."""
    # Programs built by PyInstaller look in this folder first.
    inside = folder / "_internal"
    missing: dict[str, list[Path]] = {}
    for file, its in files.items():
        places = [inside, *(expanded(path, file) for path in its.paths)]
        for name in its.needed:
            if not SYSTEM.fullmatch(name) and not any((place / name).exists() for place in places):
                missing.setdefault(name, []).append(file)
    return missing


def expanded(path: str, file: Path) -> Path:
    return Path(re.sub(r"\$(ORIGIN\b|\{ORIGIN\})", str(file.parent), path))


def carried(files: Mapping[str, Path]) -> set[str]:
    """Return what a build has to bring of the files that PyInstaller collected.

    Parameters
    ----------
    files
        The source of each file, by its path in the build. Libraries outside of all folders, except
        Python's, are there because other files need them; without these, they can go.
    """
    candidates = {name for name in files if not SYSTEM.fullmatch(Path(name).name)}
    waiting = [name for name in candidates if "/" in name or name.startswith("libpython")]
    found = set(waiting)
    while waiting:
        new = (candidates - found).intersection(linked(files[waiting.pop()]).needed)
        found |= new
        waiting += new
    return found


def strip(folder: Path) -> None:
    """Remove the symbols of libraries, where what is loaded into memory stays the same.

    `strip` damages libraries that were edited after linking, as those of many wheels.
    """
    for library in programs_and_libraries(folder):
        content = library.read_bytes()
        subprocess.run(["strip", "--strip-unneeded", str(library)], check=True)
        if loaded(library.read_bytes()) != loaded(content):
            library.write_bytes(content)


def loaded(elf: bytes) -> list[tuple[int, ...] | bytes]:
    """Return the segments of a 64-bit ELF file, without its headers."""
    (headers,) = struct.unpack_from("<Q", elf, 32)
    size, count = struct.unpack_from("<HH", elf, 54)
    found: list[tuple[int, ...] | bytes] = []
    for at in range(headers, headers + size * count, size):
        kind, flags, start, address, _, length, memory, alignment = struct.unpack_from(
            "<IIQQQQQQ", elf, at
        )
        found.append((kind, flags, start % max(alignment, 1), address, length, memory))
        found.append(elf[max(start, headers + size * count) : start + length])
    return found


def newest(files: Mapping[Path, Linked]) -> dict[str, tuple[Version, Path]]:
    """Return the newest version of each kind of symbols, and the first file that needs it."""
    found: dict[str, tuple[Version, Path]] = {}
    for file, its in files.items():
        for kind, version in its.versions.items():
            if kind not in found or version > found[kind][0]:
                found[kind] = version, file
    return found


def check(folder: Path, glibc: Version | None = None) -> list[str]:
    """Print the version of the C library that a folder needs; return problems of its libraries."""
    files = {file: linked(file) for file in programs_and_libraries(folder)}
    wrong = [f"{folder} has no programs"] if not files else []
    for name, asking in sorted(unresolved(folder, files).items()):
        package = PACKAGES.get(name)
        others = f" and {len(asking) - 1} more" if len(asking) > 1 else ""
        wrong.append(
            f"{name} is missing: {asking[0].relative_to(folder)}{others} cannot be loaded"
            + (f"; install {package} and build again" if package else "")
        )
    for kind, (version, file) in sorted(newest(files).items()):
        if kind in ("GLIBC", "GLIBCXX"):
            needs = f"{kind} {dotted(version)} is needed, by {file.relative_to(folder)}"
            print(needs, flush=True)
            if kind == "GLIBC" and glibc and version > glibc:
                wrong.append(f"{needs}: newer than {dotted(glibc)}")
    return wrong


def dotted(version: Version) -> str:
    return ".".join(map(str, version))


def version_of(text: str) -> Version:
    return tuple(map(int, text.split(".")))


def missing_here(packages: Mapping[str, str] = PACKAGES) -> dict[str, str]:
    """Return the libraries that this system cannot load, with their Debian packages."""
    missing = {}
    for name, package in packages.items():
        try:
            ctypes.CDLL(name)
        except OSError:
            missing[name] = package
    return missing


def main() -> int:
    parser = argparse.ArgumentParser(description="Check what a built folder needs from the system.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--glibc", type=version_of, help="the newest C library that it may need")
    options = parser.parse_args()
    wrong = check(options.folder.resolve(), options.glibc)
    print("\n".join(wrong) or "all libraries are there")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
