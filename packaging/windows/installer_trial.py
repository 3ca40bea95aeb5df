"""Try the installer under Wine: `python packaging/windows/installer_trial.py FOLDER OUT`.

The script takes the same arguments as `installer.py`, which must have run. Under Wine (see
`wine.py`), it installs the program, runs both programs, installs again over the first installation,
uninstalls, and compares the files and the registry with those before the installation.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from chroots import System
from smoke_test import Failure, look_at
from windows.installer import VERSION, files_of, kilobytes, make, name
from windows.wine import (
    PREFIX,
    SIZE,
    TAKE_PICTURE,
    drive,
    fresh_wine,
    run_on_display,
    run_windows,
)

NAME = "BLEU Desktop"
UNINSTALLER = f"Uninstall {NAME}.exe"
SHARED = "/mnt/installer"
HOME = "users/root"
INSTALLED = f"{HOME}/AppData/Local/Programs/{NAME}"
SHORTCUTS = (
    f"{HOME}/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/{NAME}.lnk",
    f"{HOME}/Desktop/{NAME}.lnk",
)

# Keys as the registry's file names them.
CLASSES = "Software\\Classes"
OWN_KEY = f"Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\{NAME}"
SETTINGS = "Software\\bleu-desktop\\bleu-desktop"
# A PATH that is longer than a string of NSIS, and has a variable.
LONG_PATH = ";".join(["%USERPROFILE%\\bin", *(f"C:\\tools\\{n:03}" for n in range(200)), ""])
# Keys in which Wine keeps notes of programs and menus. Every Windows has the key of classes.
WINES_OWN = re.compile(
    r"Software\\Classes$|Software\\Wine|.*\\MuiCache|.*\\FileExts|Software\\Microsoft\\Windows\\CurrentVersion"
    r"\\Explorer|Volatile Environment|Software\\Microsoft\\Windows\\ShellNoRoam",
    re.IGNORECASE,
)

# Wine also writes entries for the menus of Linux.
WINES_FILES = re.compile(r"windows/|python/|.*/AppData/Local/Temp/|.*\.desktop$")

# The uninstaller starts a copy of itself and ends: wait until the copy has deleted it.
_UNINSTALL = """
wine "$@"
for second in $(seq 60); do [ -e "$FILE" ] || break; sleep 1; done
sleep 2
"""
# The installer must refuse to run while the program runs.
_INSTALL_WHILE_RUNNING = """
wine "$PROGRAM" &
sleep 12
wine "$@"
"""


class Wrong(Exception):
    """A fault of the installer."""


def expect(what: str, holds: bool) -> None:
    if not holds:
        raise Wrong(what)
    print(f"ok: {what}", flush=True)


# --- registry and files --------------------------------------------------------------------------


def registry(system: System) -> dict[str, dict[str, str]]:
    """Return the user's registry: the values of each key, as Wine writes them."""
    text = (drive(system).parent / "user.reg").read_text("utf-8", errors="replace")
    keys: dict[str, dict[str, str]] = {}
    for part in re.split(r"^(?=\[)", text, flags=re.MULTILINE)[1:]:
        head, _, body = part.partition("\n")
        key = head[1 : head.rindex("]")].replace("\\\\", "\\")
        # A long value continues after a backslash.
        lines = re.sub(r"\\\n\s*", "", body).splitlines()
        values = (line.partition("=") for line in lines if line[:1] in ('"', "@"))
        if not WINES_OWN.match(key):
            keys[key] = {name.strip('"'): value for name, _, value in values}
    return keys


def files(system: System) -> set[str]:
    """Return the files and folders of drive C, without those of Wine and Python.

    The uninstaller runs as a copy of itself, which Windows deletes at its next start.
    """
    root = drive(system)
    places = (path.relative_to(root).as_posix() for path in root.rglob("*"))
    return {place for place in places if not WINES_FILES.match(place)}


def changes(
    before: Mapping[str, Mapping[str, str]], after: Mapping[str, Mapping[str, str]]
) -> list[str]:
    """Return the values of the registry that differ from before."""
    return [
        f"[{key}] {before.get(key)} -> {after.get(key)}"
        for key in sorted({*before, *after})
        if before.get(key) != after.get(key)
    ]


# --- the trial -----------------------------------------------------------------------------------


def install(system: System, installer: Path, *switches: str) -> int:
    done = run_windows(
        system,
        *(f"Z:{SHARED}/{installer.name}", "/S", *switches),
        shared={installer.parent: SHARED},
        check=False,
    )
    return done.returncode


def uninstall(system: System, *switches: str) -> None:
    place = f"{INSTALLED}/{UNINSTALLER}"
    run_on_display(
        system,
        "/tmp",
        *("sh", "-c", _UNINSTALL, "sh", f"C:/{place}", "/S", *switches),
        environment={"FILE": f"{PREFIX}/drive_c/{place}"},
    )


def older_installer(folder: Path) -> Path:
    """Return the installer of a made-up older version, with a file that the new one lacks."""
    program = folder / "older"
    (program / "_internal" / "gone").mkdir(parents=True)
    for file in ("bleu-desktop.exe", "_internal/gone/since then.txt"):
        (program / file).write_text("older")
    return make(program, folder, "0.0.1")


def try_installer(folder: Path, installer: Path, out: Path) -> None:
    """Try the installer of a folder; write a picture of the window to `out`.

    Raises
    ------
    Wrong
        If the installer has a fault.
    """
    with fresh_wine() as system, TemporaryDirectory(prefix="bleu-installer-") as temporary:
        try_on(system, folder, installer, older_installer(Path(temporary)), out)


def try_on(system: System, folder: Path, installer: Path, older: Path, out: Path) -> None:
    set_path(system, LONG_PATH)
    before, files_before = registry(system), files(system)
    path_before = before["Environment"]["Path"]
    expect("the user's PATH is too long for NSIS", len(path_before) > 2048)

    expect("an older version installs", install(system, older, "/PATH=1", "/DESKTOP=1") == 0)
    expect("the new version installs over it", install(system, installer) == 0)
    keys = registry(system)
    home = drive(system) / INSTALLED
    wanted = {*map(str, files_of(folder)), UNINSTALLER}
    expect("all files are there, and none of the older", set(map(str, files_of(home))) == wanted)
    expect("both shortcuts are there", all((drive(system) / one).is_file() for one in SHORTCUTS))
    check_registry(keys, folder)
    path = keys["Environment"]["Path"]
    windows_home = "C:\\\\" + INSTALLED.replace("/", "\\\\")
    expect(
        "PATH has its folder once, and else is as before",
        path == f'{path_before[:-1]};{windows_home}"' and path.startswith("str(2):"),
    )

    program = f"C:/{INSTALLED}/bleu-score.exe"
    done = run_windows(system, program, "--version", capture=True)
    said = done.stdout.partition("\n")[0].strip()
    expect(f"bleu-score.exe --version says {said!r}", said.endswith(VERSION))
    take_picture(system, out)
    busy = run_on_display(
        *(system, "/tmp", "sh", "-c", _INSTALL_WHILE_RUNNING, "sh"),
        *(f"Z:{SHARED}/{installer.name}", "/S"),
        shared={installer.parent: SHARED},
        environment={"PROGRAM": f"C:/{INSTALLED}/bleu-desktop.exe"},
        check=False,
    )
    expect("while the program runs, nothing is installed: exit code 2", busy.returncode == 2)
    expect("the settings of the window are there", SETTINGS in registry(system))

    (home / "mine.txt").write_text("a file of the user's")
    uninstall(system)
    left = {path.name for path in home.iterdir()}
    expect("uninstalling leaves a file of the user's alone", left == {"mine.txt"})
    expect("uninstalling keeps the settings", SETTINGS in registry(system))
    (home / "mine.txt").unlink()
    home.rmdir()

    expect("it installs once more", install(system, installer, "/PATH=1") == 0)
    uninstall(system, "/SETTINGS")
    new = sorted(files(system) - files_before - {f"{HOME}/AppData/Local/Programs"})
    changed = changes(before, registry(system))
    for line in [*new, *changed]:
        print(f"left: {line}", flush=True)
    expect("uninstalling leaves no file", not new)
    expect("uninstalling leaves the registry as it was, PATH too", not changed)


def check_registry(keys: Mapping[str, Mapping[str, str]], folder: Path) -> None:
    own = keys[OWN_KEY]
    expect("the list of programs names the new version", own["DisplayVersion"] == f'"{VERSION}"')
    expect("… its size", int(own["EstimatedSize"].partition(":")[2], 16) == kilobytes(folder))
    expect("… and how it is removed", own["QuietUninstallString"].endswith('.exe\\" /S"'))
    kind = keys[f"{CLASSES}\\.bleu"]["@"].strip('"')
    command = keys[f"{CLASSES}\\{kind}\\shell\\open\\command"]["@"]
    expect("projects open with the window", command.endswith('bleu-desktop.exe\\" \\"%1\\""'))
    types = keys[f"{CLASSES}\\Applications\\bleu-desktop.exe\\SupportedTypes"]
    expect("XLIFF offers it under “Open with”", ".xlf" in types)
    expect("no other file opens with it", f"{CLASSES}\\.xlf" not in keys)


def set_path(system: System, path: str) -> None:
    run_windows(
        *(system, "reg", "add", "HKCU\\Environment", "/v", "Path", "/t", "REG_EXPAND_SZ"),
        *("/d", path, "/f"),
    )


def take_picture(system: System, out: Path) -> None:
    picture = out / "installed.png"
    words = ("--sample", "en", "--ui-language", "en", "--theme", "light")
    run_on_display(
        *(system, "/tmp", "sh", "-c", TAKE_PICTURE, "sh", f"{SHARED}/{picture.name}"),
        *(f"C:/{INSTALLED}/bleu-desktop.exe", *words, "--size", SIZE),
        shared={out: SHARED},
    )
    try:
        look_at(picture.read_bytes(), dark=False)
    except Failure as failure:
        raise Wrong(f"{picture}: {failure}") from failure
    print(f"ok: the window shows a result: {picture}", flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Try the installer for Windows under Wine.")
    parser.add_argument("folder", type=Path, help="what packaging/build.py made on Windows")
    parser.add_argument("out", type=Path, help="where installer.py wrote the installer")
    options = parser.parse_args(arguments)
    out = options.out.resolve()
    try:
        try_installer(options.folder.resolve(), out / name(), out)
    except Wrong as wrong:
        print(f"WRONG: {wrong}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
