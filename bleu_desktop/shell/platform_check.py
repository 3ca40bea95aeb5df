"""Checks whether Qt can show a window here, because Qt itself would abort.

Only Linux is checked; elsewhere Qt brings everything it needs.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

# The Debian and Ubuntu package of each system library that Qt's own libraries need; the standalone
# build looks here, too.
PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
}

_LIBRARY = re.compile(r"lib[\w.+-]+\.so[\w.]*")


def packages_for(text: str) -> list[str]:
    """Return the packages of the libraries named in a loader's message.

    A library without a known package is returned by its own name.
    """
    libraries = dict.fromkeys(_LIBRARY.findall(text))
    return sorted({PACKAGES.get(library, library) for library in libraries})


def choose_platform(*, screenshot: bool) -> None:
    """Let Qt draw without a display for a screenshot, unless the user's platform has one."""
    if screenshot and sys.platform.startswith("linux"):
        if not os.environ.get("QT_QPA_PLATFORM") or not has_display():
            os.environ["QT_QPA_PLATFORM"] = "offscreen"


def wanted_platforms() -> list[str]:
    """Return the names of the platform plugins Qt will try, in order."""
    setting = os.environ.get("QT_QPA_PLATFORM", "")
    if setting:
        return [name.split(":")[0] for name in setting.split(";") if name]
    return ["wayland", "xcb"] if os.environ.get("WAYLAND_DISPLAY") else ["xcb"]


def missing_packages(plugins: Path) -> list[str]:
    """Return the missing packages of the platform plugin that Qt will load here.

    Parameters
    ----------
    plugins
        Qt's folder of platform plugins.
    """
    if not sys.platform.startswith("linux"):
        return []
    import ctypes

    for platform in wanted_platforms():
        library = plugins / f"libq{platform}.so"
        if not library.is_file():
            continue
        if platform == "xcb" and not os.environ.get("DISPLAY"):
            continue
        if platform.startswith("wayland") and not _answers(platform):
            continue
        try:
            ctypes.CDLL(str(library))
        except OSError as error:
            named = packages_for(_all_missing(library) or str(error))
            # The message about a damaged plugin names the plugin, which is in no package.
            return [package for package in named if package != library.name]
        return []
    return []


def packages_for_qt(qt: Path) -> list[str]:
    """Return the missing packages of all that the window loads of Qt, without loading it.

    Parameters
    ----------
    qt
        The folder of PySide6.
    """
    plugins = qt / "Qt" / "plugins" / "platforms"
    libraries = [
        *qt.glob("QtWidgets.*so"),
        *(plugins / f"libq{platform}.so" for platform in wanted_platforms()),
    ]
    return packages_for("\n".join(map(_all_missing, libraries)))


def _all_missing(library: Path) -> str:
    """Return the lines of the loader's list that say "not found"."""
    import subprocess

    try:
        listing = subprocess.run(
            ["ldd", str(library)], capture_output=True, text=True, timeout=10, check=False
        ).stdout
    except (OSError, subprocess.SubprocessError):
        return ""
    lines = (line.split("=>")[0] for line in listing.splitlines() if "not found" in line)
    return "\n".join(lines)


def has_display() -> bool:
    """Tell whether any of the platforms Qt will try has a display."""
    if not sys.platform.startswith("linux"):
        return True
    return any(map(_answers, wanted_platforms()))


def _answers(platform: str) -> bool:
    """Tell whether a platform's display answers; platforms that need no display always do."""
    if platform == "xcb":
        return bool(os.environ.get("DISPLAY")) and _x_answers()
    if platform.startswith("wayland"):
        return _wayland_answers(os.environ.get("WAYLAND_DISPLAY", "wayland-0"))
    return platform in ("offscreen", "minimal", "vnc", "linuxfb", "eglfs", "vkkhrdisplay")


def _wayland_answers(name: str) -> bool:
    import socket

    path = Path(os.environ.get("XDG_RUNTIME_DIR", "/"), name)
    try:
        with socket.socket(socket.AF_UNIX) as connection:
            connection.connect(str(path))
    except OSError:
        return False
    return True


def _x_answers() -> bool:
    """Ask the X server of DISPLAY; without its client library, leave it to Qt to report."""
    import ctypes

    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    refused = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not refused
