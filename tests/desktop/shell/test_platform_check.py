"""The message if Qt cannot show a window, before Qt would abort."""

from __future__ import annotations

import ctypes
import os
import socket
import struct
import subprocess
import sys
import types
from collections.abc import Sequence
from pathlib import Path

import pytest

from bleu_desktop import __main__ as starter
from bleu_desktop.shell import platform_check
from bleu_desktop.shell.platform_check import (
    PACKAGES,
    choose_platform,
    has_display,
    missing_packages,
    packages_for,
    packages_for_qt,
)

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux is checked")

DISPLAY_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR")


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Remove the display from the environment."""
    for name in DISPLAY_VARIABLES:
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


# Messages of the loader


@pytest.mark.parametrize(
    ("message", "packages"),
    [
        (
            "libEGL.so.1: cannot open shared object file: No such file or directory",
            ["libegl1"],
        ),
        (
            "libxcb-cursor.so.0: cannot open shared object file: No such file or directory",
            ["libxcb-cursor0"],
        ),
        (
            "ImportError: libglib-2.0.so.0: cannot open shared object file: No such file or "
            "directory",
            ["libglib2.0-0"],
        ),
        (
            "\tlibxkbcommon-x11.so.0 => not found\n\tlibxcb-icccm.so.4 => not found\n"
            "\tlibxkbcommon-x11.so.0 => not found\n",
            ["libxcb-icccm4", "libxkbcommon-x11-0"],
        ),
        ("\tlibxcb.so.1 => not found\n\tlibxcb-render.so.0 => not found\n",
         ["libxcb-render0", "libxcb1"]),
        ("libnothing-we-know.so.7 => not found", ["libnothing-we-know.so.7"]),
        ("No module named 'PySide6'", []),
        ("", []),
    ],
)  # fmt: skip
def test_a_loaders_message_names_the_packages_to_install(message: str, packages: list[str]) -> None:
    assert packages_for(message) == packages


def by_the_rule(library: str) -> str:
    """Return the package of a library in the way in which Debian names packages."""
    name, _, version = library.lower().replace("_", "-").partition(".so.")
    return f"{name}-{version}" if name[-1].isdigit() else f"{name}{version}"


def test_packages_are_named_after_their_libraries() -> None:
    others = {name: each for name, each in PACKAGES.items() if each != by_the_rule(name)}
    assert others == {
        "libglib-2.0.so.0": "libglib2.0-0",
        "libgthread-2.0.so.0": "libglib2.0-0",
        "libz.so.1": "zlib1g",
    }


# Plugins


def shared_library(path: Path, needed: Sequence[str]) -> None:
    """Write the smallest library that the loader accepts, and that needs other libraries."""
    machine = struct.unpack_from("<H", Path(sys.executable).resolve().read_bytes()[:20], 18)[0]
    strings = b"\0"
    entries = []
    for name in needed:
        entries.append((1, len(strings)))  # DT_NEEDED
        strings += name.encode() + b"\0"
    headers, hash_table, symbols = 64 + 3 * 56, struct.pack("<5I", 1, 1, 0, 0, 0), bytes(24)
    hash_at = headers
    symbols_at = hash_at + 24
    strings_at = symbols_at + 24
    dynamic_at = (strings_at + len(strings) + 15) // 16 * 16
    entries += [(4, hash_at), (5, strings_at), (6, symbols_at), (10, len(strings)), (11, 24)]
    entries.append((0, 0))
    dynamic = b"".join(struct.pack("<QQ", *entry) for entry in entries)
    size = dynamic_at + len(dynamic)
    identity = b"\x7fELF" + bytes((2, 1, 1)) + bytes(9)
    elf = identity + struct.pack("<HHIQQQIHHHHHH", 3, machine, 1, 0, 64, 0, 0, 64, 56, 3, 64, 0, 0)
    elf += struct.pack("<IIQQQQQQ", 1, 6, 0, 0, 0, size, size, 65536)  # PT_LOAD
    elf += struct.pack(
        "<IIQQQQQQ", 2, 6, dynamic_at, dynamic_at, dynamic_at, len(dynamic), len(dynamic), 8
    )  # PT_DYNAMIC
    elf += struct.pack("<IIQQQQQQ", 0x6474E551, 6, 0, 0, 0, 0, 0, 16)  # PT_GNU_STACK
    elf += hash_table.ljust(24, b"\0") + symbols + strings
    path.write_bytes(elf.ljust(dynamic_at, b"\0") + dynamic)
    path.chmod(0o755)


needs_64_bit = pytest.mark.skipif(
    sys.byteorder != "little" or sys.maxsize < 2**32, reason="writes a 64-bit library"
)


@linux
@needs_64_bit
def test_the_libraries_a_plugin_lacks_are_named_all_at_once(
    tmp_path: Path, bare: pytest.MonkeyPatch
) -> None:
    bare.setenv("QT_QPA_PLATFORM", "stub")
    shared_library(tmp_path / "libqstub.so", ["libbleu-absent.so.7", "libbleu-gone.so.2"])
    assert missing_packages(tmp_path) == ["libbleu-absent.so.7", "libbleu-gone.so.2"]


@linux
@needs_64_bit
def test_a_plugin_that_loads_lacks_nothing(tmp_path: Path, bare: pytest.MonkeyPatch) -> None:
    bare.setenv("QT_QPA_PLATFORM", "stub:size=100x100;other")
    library = tmp_path / "libqstub.so"
    shared_library(library, [])
    ctypes.CDLL(str(library))
    assert missing_packages(tmp_path) == []


@linux
@needs_64_bit
def test_the_x11_plugin_is_checked_if_there_is_an_x_display(
    tmp_path: Path, bare: pytest.MonkeyPatch
) -> None:
    shared_library(tmp_path / "libqxcb.so", ["libbleu-absent.so.7"])
    assert missing_packages(tmp_path) == []
    bare.setenv("DISPLAY", ":0")
    assert missing_packages(tmp_path) == ["libbleu-absent.so.7"]


@linux
@needs_64_bit
def test_the_wayland_plugin_is_checked_while_its_display_answers(
    tmp_path: Path, bare: pytest.MonkeyPatch
) -> None:
    shared_library(tmp_path / "libqwayland.so", ["libbleu-absent.so.7"])
    bare.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    bare.setenv("WAYLAND_DISPLAY", "wayland-test")
    assert missing_packages(tmp_path) == []
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-test"))
        server.listen()
        assert missing_packages(tmp_path) == ["libbleu-absent.so.7"]


@linux
def test_a_folder_without_the_plugin_lacks_nothing_we_know(
    tmp_path: Path, bare: pytest.MonkeyPatch
) -> None:
    bare.setenv("QT_QPA_PLATFORM", "stub")
    assert missing_packages(tmp_path) == []


@linux
@needs_64_bit
def test_all_that_qt_lacks_is_named_at_once(tmp_path: Path, bare: pytest.MonkeyPatch) -> None:
    plugins = tmp_path / "Qt" / "plugins" / "platforms"
    plugins.mkdir(parents=True)
    shared_library(tmp_path / "QtWidgets.abi3.so", ["libEGL.so.99", "libbleu-absent.so.7"])
    shared_library(plugins / "libqxcb.so", ["libbleu-gone.so.2", "libbleu-absent.so.7"])
    shared_library(plugins / "libqwayland.so", ["libbleu-wayland.so.1"])
    gone = ["libEGL.so.99", "libbleu-absent.so.7", "libbleu-gone.so.2"]
    assert packages_for_qt(tmp_path) == gone
    bare.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert packages_for_qt(tmp_path) == [*gone, "libbleu-wayland.so.1"]


# Displays


@linux
def test_an_environment_without_a_display(bare: pytest.MonkeyPatch) -> None:
    assert not has_display()
    bare.setenv("DISPLAY", "")
    bare.setenv("WAYLAND_DISPLAY", "")
    assert not has_display()


@linux
@pytest.mark.parametrize(
    "name", ["offscreen", "minimal", "vnc", "linuxfb", "eglfs", "vkkhrdisplay", "unknown"]
)
def test_a_platform_that_needs_no_display_counts_as_one(
    bare: pytest.MonkeyPatch, name: str
) -> None:
    bare.setenv("QT_QPA_PLATFORM", name)
    assert has_display() is (name != "unknown")


def test_other_systems_bring_everything(tmp_path: Path, bare: pytest.MonkeyPatch) -> None:
    bare.setattr(sys, "platform", "darwin")
    (tmp_path / "libqxcb.so").touch()
    bare.setenv("QT_QPA_PLATFORM", "xcb")
    bare.setenv("DISPLAY", ":65000")
    assert has_display()
    assert missing_packages(tmp_path) == []


@linux
def test_a_wayland_display_counts_while_it_answers(
    tmp_path: Path, bare: pytest.MonkeyPatch
) -> None:
    bare.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    bare.setenv("WAYLAND_DISPLAY", "wayland-test")
    assert not has_display()
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-test"))
        server.listen()
        assert has_display()
    assert not has_display()


@linux
def test_an_x_display_that_does_not_answer_does_not_count(bare: pytest.MonkeyPatch) -> None:
    try:
        ctypes.CDLL("libxcb.so.1")
    except OSError:
        pytest.skip("needs libxcb to ask")
    bare.setenv("DISPLAY", ":65000")
    assert not has_display()


@linux
def test_an_x_display_that_cannot_be_asked_counts(bare: pytest.MonkeyPatch) -> None:
    def load(name: str) -> None:
        raise OSError(name)

    bare.setattr(ctypes, "CDLL", load)
    assert not has_display()
    bare.setenv("DISPLAY", ":65000")
    assert has_display()


@linux
def test_a_picture_is_drawn_offscreen_unless_the_user_sets_a_platform(
    bare: pytest.MonkeyPatch,
) -> None:
    choose_platform(screenshot=False)
    assert not has_display()
    bare.setenv("QT_QPA_PLATFORM", "vnc")
    choose_platform(screenshot=True)
    assert os.environ["QT_QPA_PLATFORM"] == "vnc"
    # A platform of the user needs its display.
    bare.setenv("QT_QPA_PLATFORM", "xcb")
    choose_platform(screenshot=True)
    assert os.environ["QT_QPA_PLATFORM"] == "offscreen"
    # The variable was set first, so that monkeypatch removes it after the test.
    bare.delenv("QT_QPA_PLATFORM")
    choose_platform(screenshot=True)
    assert os.environ["QT_QPA_PLATFORM"] == "offscreen"


# The program


@pytest.mark.slow
@linux
@pytest.mark.parametrize("ui", ["en", "es", "id", "zh_CN", "zh_TW"])
def test_without_a_display_the_program_names_alternatives(
    environment: dict[str, str], tmp_path: Path, ui: str
) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bleu_desktop", "--ui-language", ui],
        capture_output=True,
        env=environment | {"HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)},
        timeout=120,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == b""
    lines = done.stderr.decode().splitlines()
    assert len(lines) == 1, lines
    assert lines[0].startswith("bleu-desktop: ")
    assert "--screenshot" in lines[0]
    assert "bleu-score" in lines[0]
    assert ("No display is available" in lines[0]) == (ui == "en")


class _Unloadable(types.ModuleType):
    """A module whose Qt cannot be loaded."""

    def __getattr__(self, name: str) -> object:
        if name.startswith("__"):
            raise AttributeError(name)
        raise ImportError(self.__doc__)


def test_one_line_names_the_package_if_qt_cannot_be_loaded(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    name = "bleu_desktop.shell.application"
    message = "libEGL.so.1: cannot open shared object file: No such file or directory"
    monkeypatch.setitem(sys.modules, name, _Unloadable(name, message))
    assert starter.main([]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1
    assert "sudo apt install libegl1)" in captured.err


def test_one_line_names_all_packages_that_qt_lacks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    name = "bleu_desktop.shell.application"
    message = "libglib-2.0.so.0: cannot open shared object file: No such file or directory"
    monkeypatch.setitem(sys.modules, name, _Unloadable(name, message))
    missing = ["libegl1", "libxcb-cursor0"]
    monkeypatch.setattr(platform_check, "packages_for_qt", lambda folder: missing)
    assert starter.main([]) == 2
    assert "sudo apt install libegl1 libglib2.0-0 libxcb-cursor0)" in capsys.readouterr().err


def test_an_import_error_that_is_not_qts_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "bleu_desktop.shell.application"
    monkeypatch.setitem(sys.modules, name, _Unloadable(name, "No module named 'numpy'"))
    with pytest.raises(ImportError, match="numpy"):
        starter.main([])
