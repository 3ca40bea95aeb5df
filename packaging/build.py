"""Create the standalone build: `python packaging/build.py`.

Builds in a clean virtual environment, so that only real dependencies are included. Writes to `dist`
the folder (on macOS the application), its archive and the archive's SHA-256, then runs the smoke
test.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import runpy
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGING = ROOT / "packaging"
DIST = ROOT / "dist"
WORK = ROOT / "build"
WINDOWS = sys.platform == "win32"
MACOS = sys.platform == "darwin"

MEGABYTE = 1_000_000
UNPACKED_BUDGET = 195 * MEGABYTE
ARCHIVE_BUDGET = 80 * MEGABYTE


def run(*command: str | Path) -> None:
    print("+", " ".join(str(word) for word in command), flush=True)
    # A fixed hash seed makes the order of sets, and so the module archives, reproducible.
    environment = os.environ | {"PYTHONHASHSEED": "1"}
    subprocess.run([str(word) for word in command], cwd=ROOT, env=environment, check=True)


def clean_environment() -> Path:
    """Return the interpreter of a new virtual environment with the program installed."""
    folder = WORK / "venv"
    venv.create(folder, clear=True, with_pip=True)
    python = folder / ("Scripts/python.exe" if WINDOWS else "bin/python")
    run(python, "-m", "pip", "install", "--quiet", ROOT / "core", ROOT, "pyinstaller>=6.10")
    return python


def freeze(python: Path) -> Path:
    """Run PyInstaller; return the folder it built."""
    folder = DIST / ("BLEU Desktop.app" if MACOS else "bleu-desktop")
    shutil.rmtree(folder, ignore_errors=True)
    run(
        *(python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"),
        *("--distpath", DIST, "--workpath", WORK / "pyinstaller"),
        PACKAGING / "bleu_desktop.spec",
    )
    return folder


def unpacked_size(folder: Path) -> int:
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files)


def write_archive(folder: Path) -> Path:
    version = runpy.run_path(str(ROOT / "core" / "bleu_core" / "version.py"))["__version__"]
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
    name = f"bleu-desktop-{version}-{system}-{platform.machine().lower()}"
    if WINDOWS:
        archive = DIST / f"{name}.zip"
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zipped:
            for path in sorted(folder.rglob("*")):
                zipped.write(path, path.relative_to(folder.parent))
    else:
        archive = DIST / f"{name}.tar.xz"
        with tarfile.open(archive, "w:xz", preset=9) as tar:
            tar.add(folder, folder.name, filter=without_owner)
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    # The format of sha256sum.
    line = f"{digest}  {archive.name}\n"
    archive.with_name(f"{archive.name}.sha256").write_text(line, encoding="ascii", newline="\n")
    return archive


def without_owner(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    return member


def within(what: str, size: int, budget: int) -> bool:
    """Print a size; return whether it is within its budget."""
    fits = size <= budget
    verdict = "of" if fits else "ABOVE the budget of"
    print(f"{what}: {size / MEGABYTE:.1f} MB, {verdict} {budget / MEGABYTE:.0f} MB", flush=True)
    return fits


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Make the standalone build in dist/ and try it.")
    parser.add_argument(
        "--no-venv", action="store_true", help="use this interpreter and what it has installed"
    )
    parser.add_argument("--no-archive", action="store_true", help="leave out archive and SHA-256")
    options = parser.parse_args(arguments)
    try:
        folder = freeze(Path(sys.executable) if options.no_venv else clean_environment())
        fits = within("Unpacked", unpacked_size(folder), UNPACKED_BUDGET)
        if not options.no_archive:
            archive = write_archive(folder)
            fits &= within(archive.name, archive.stat().st_size, ARCHIVE_BUDGET)
        run(sys.executable, PACKAGING / "smoke_test.py", folder)
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0 if fits else 1


if __name__ == "__main__":
    sys.exit(main())
