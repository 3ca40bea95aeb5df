"""Libraries that a built folder lacks, and the C library that it needs."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from linux import libraries

OUTPUT = """
plugin.so:     file format elf64-x86-64

Program Header:
    LOAD off    0x0000000000000000 vaddr 0x0000000000000000 paddr 0x0000000000000000 align 2**12

Dynamic Section:
  NEEDED               libqt.so.6
  NEEDED               libGL.so.1
  NEEDED               libc.so.6
  RUNPATH              $ORIGIN/../lib:/opt/lib
  FLAGS                0x0000000000000008

Version definitions:
1 0x01 0x08ee7a0f plugin.so
2 0x00 0x00556384 GLIBC_9.9

Version References:
  required from libc.so.6:
    0x06969196 0x00 06 GLIBC_2.36
    0x09691a75 0x00 09 GLIBC_2.4
    0x09691a75 0x00 09 GLIBC_PRIVATE
    0x0d696918 0x00 05 GLIBC_2.2.5
  required from libstdc++.so.6:
    0x0297f889 0x00 08 GLIBCXX_3.4.29
"""
PLUGIN = libraries.parsed(OUTPUT)


def test_output_of_objdump() -> None:
    assert PLUGIN.needed == ("libqt.so.6", "libGL.so.1", "libc.so.6")
    assert PLUGIN.paths == ("$ORIGIN/../lib", "/opt/lib")
    # Versions are compared as numbers: 2.36 is after 2.4. Versions the file offers are ignored.
    assert PLUGIN.versions == {"GLIBC": (2, 36), "GLIBCXX": (3, 4, 29)}


def test_file_without_needs() -> None:
    static = libraries.parsed("\nprogram:     file format elf64-x86-64\n\nProgram Header:\n")
    assert static == libraries.Linked((), (), {})


@pytest.mark.parametrize(
    ("place", "found"),
    [("_internal/libqt.so.6", True), ("plugins/../lib/libqt.so.6", True), ("libqt.so.6", False)],
)
def test_folders_in_which_a_library_is_found(tmp_path: Path, place: str, found: bool) -> None:
    plugin = tmp_path / "plugins" / "plugin.so"
    plugin.parent.mkdir()
    (tmp_path / place).parent.mkdir(exist_ok=True)
    (tmp_path / place).touch()
    missing = libraries.unresolved(tmp_path, {plugin: PLUGIN})
    assert missing == ({} if found else {"libqt.so.6": [plugin]})


def test_newest_symbols() -> None:
    older = libraries.Linked((), (), {"GLIBC": (2, 9)})
    files = {Path("a"): older, Path("b"): PLUGIN, Path("c"): PLUGIN}
    assert libraries.newest(files)["GLIBC"] == ((2, 36), Path("b"))


def test_message_names_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "plugin.so"
    file.write_bytes(b"\x7fELF")
    asking = libraries.Linked(("libxcb-icccm.so.4", "libown.so"), (), {"GLIBC": (2, 36)})
    monkeypatch.setattr(libraries, "linked", {file: asking}.__getitem__)
    assert libraries.check(tmp_path, (2, 35)) == [
        "libown.so is missing: plugin.so cannot be loaded",
        "libxcb-icccm.so.4 is missing: plugin.so cannot be loaded;"
        " install libxcb-icccm4 and build again",
        "GLIBC 2.36 is needed, by plugin.so: newer than 2.35",
    ]
    assert libraries.check(tmp_path, (2, 36))[2:] == []


def test_a_folder_without_programs_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no program")
    assert len(libraries.check(tmp_path)) == 1


def test_missing_here() -> None:
    if not sys.platform.startswith("linux"):
        pytest.skip("libraries of Linux")
    packages = {"libnot-there.so.1": "not-there", "libc.so.6": "libc6"}
    assert libraries.missing_here(packages) == {"libnot-there.so.1": "not-there"}


def test_a_build_carries_what_its_own_files_need(monkeypatch: pytest.MonkeyPatch) -> None:
    needs = {
        "PySide6/Qt/lib/libQt6Gui.so.6": ("libX11.so.6", "libglib-2.0.so.0", "libc.so.6"),
        "libpython3.13.so.1.0": ("libm.so.6",),
        "libglib-2.0.so.0": ("libpcre2-8.so.0",),
        "libpcre2-8.so.0": (),
        # Collected because the system's libX11 and libxcb need them here.
        "libX11.so.6": ("libxcb.so.1",),
        "libXau.so.6": (),
        "libbsd.so.0": ("libmd.so.0",),
        "libmd.so.0": (),
    }
    files = {name: Path("/", name) for name in needs}
    monkeypatch.setattr(
        libraries, "linked", lambda file: libraries.Linked(needs[str(file)[1:]], (), {})
    )
    assert libraries.carried(files) == set(list(needs)[:4])


needs_gcc = pytest.mark.skipif(
    not (shutil.which("gcc") and shutil.which("objdump")), reason="needs gcc and objdump"
)


@needs_gcc
def test_symbols_go_only_where_the_loaded_part_stays_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, library = tmp_path / "a.c", tmp_path / "liba.so"
    source.write_text("static int one(void) { return 1; }\nint number(void) { return one(); }")
    subprocess.run(["gcc", "-shared", "-fPIC", "-O0", "-g", "-o", library, source], check=True)
    whole = library.read_bytes()
    libraries.strip(tmp_path)
    assert len(library.read_bytes()) < len(whole)
    assert ctypes.CDLL(library).number() == 1
    # A `strip` that changes what is loaded; the last byte of code is in the second segment.
    library.write_bytes(whole)
    real = subprocess.run

    def damaging(command: list[str], **options: Any) -> object:
        done = real(command, **options)
        content = library.read_bytes()
        at = content.index(libraries.loaded(content)[3])  # type: ignore[arg-type]
        library.write_bytes(content[:at] + b"\xcc" + content[at + 1 :])
        return done

    monkeypatch.setattr(libraries.subprocess, "run", damaging)
    monkeypatch.setattr(libraries, "programs_and_libraries", lambda folder: [library])
    libraries.strip(tmp_path)
    assert library.read_bytes() == whole


@needs_gcc
def test_real_library(tmp_path: Path) -> None:
    inside = tmp_path / "_internal"
    inside.mkdir()
    source = tmp_path / "a.c"
    source.write_text("int number(void) { return 1; }")
    for name, more in (("libxcb-icccm.so.4", ()), ("plugin.so", ("-l:libxcb-icccm.so.4",))):
        command = ["gcc", "-shared", "-fPIC", "-Wl,--no-as-needed", f"-Wl,-soname,{name}"]
        subprocess.run([*command, "-o", inside / name, source, "-L", inside, *more], check=True)
    assert libraries.check(tmp_path) == []
    (inside / "libxcb-icccm.so.4").unlink()
    (wrong,) = libraries.check(tmp_path)
    assert "libxcb-icccm.so.4 is missing: _internal/plugin.so" in wrong
