"""Create the standalone build: `python packaging/build.py`.

The script builds in a clean virtual environment with the versions of `packaging/requirements.txt`,
so that every build includes real dependencies only, and the same ones. It writes the folder (on
macOS the application), its archive and the archive's SHA-256 to `dist`, and runs the smoke test.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import venv
from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from pathlib import Path

from archives import contents, source_date, version, write_checksum, write_tar, write_zip
from linux import libraries
from windows import dlls

PACKAGING = Path(__file__).resolve().parent
ROOT = PACKAGING.parent
DIST = ROOT / "dist"
WORK = ROOT / "build"
WINDOWS = sys.platform == "win32"
MACOS = sys.platform == "darwin"
LINUX = sys.platform.startswith("linux")

MEGABYTE = 1_000_000
# One megabyte more than was reached on Linux with Python 3.11; with 3.13, it is two less.
UNPACKED_BUDGET = 163 * MEGABYTE
ARCHIVE_BUDGET = 39 * MEGABYTE


class Unfit(Exception):
    """A build that must not be published, or cannot be made here."""


def run(*command: str | Path) -> None:
    print("+", " ".join(str(word) for word in command), flush=True)
    subprocess.run([str(word) for word in command], cwd=ROOT, check=True)


# --- requirements --------------------------------------------------------------------------------


def check_system(*, display: bool) -> None:
    """Raise `Unfit` with everything that this Linux system lacks, and how to install it."""
    missing = dict(missing_tools(display=display))
    missing |= libraries.missing_here()
    if missing:
        raise Unfit(
            "This system lacks what the build needs: "
            + ", ".join(missing)
            + ".\nOn Debian or Ubuntu, install it with\n\n    sudo apt-get install "
            + " ".join(sorted(set(missing.values())))
            + "\n"
        )


def missing_tools(*, display: bool) -> Iterator[tuple[str, str]]:
    """Yield the programs and parts of Python that are missing, with their Debian packages."""
    python = f"python{sys.version_info.major}.{sys.version_info.minor}"
    # ensurepip needs wheels to install pip; Debian has these in a separate package.
    if importlib.util.find_spec("ensurepip") is None:
        yield "Python's venv and ensurepip", "python3-venv"
    if not shared_python():
        yield "Python as a shared library", f"lib{python}"
    for tool in ("objdump", "strip"):
        if not shutil.which(tool):
            yield tool, "binutils"
    if display and not shutil.which("Xvfb"):
        yield "Xvfb (unless --no-display)", "xvfb"


def shared_python() -> bool:
    """Return whether the shared library of this interpreter exists; PyInstaller copies it."""
    name = sysconfig.get_config_var("INSTSONAME")
    if not name or ".so" not in name:
        return False
    folders = [sysconfig.get_config_var("LIBDIR"), sys.base_prefix + "/lib"]
    folders += [f"{folder}/{sysconfig.get_config_var('MULTIARCH')}" for folder in folders]
    return any(Path(folder, name).is_file() for folder in folders)


# --- the folder ----------------------------------------------------------------------------------


def clean_environment(*, newest: bool) -> Path:
    """Return the interpreter of a new virtual environment, with the program installed in it."""
    folder = WORK / "venv"
    venv.create(folder, clear=True, with_pip=True)
    python = folder / ("Scripts/python.exe" if WINDOWS else "bin/python")
    install = (python, "-m", "pip", "install", "--quiet")
    if newest:
        run(*install, ROOT / "core", f"{ROOT}[build,docs]")
    else:
        run(*install, "--require-hashes", "--requirement", PACKAGING / "requirements.txt")
        # The requirements include hatchling.
        run(*install, "--no-deps", "--no-build-isolation", ROOT / "core", ROOT)
    return python


def freeze(python: Path) -> Path:
    """Run PyInstaller; return the folder it built.

    Raises
    ------
    Unfit
        If PyInstaller did not find a library. PyInstaller only warns, but the program would not
        start.
    """
    folder = built()
    shutil.rmtree(folder, ignore_errors=True)
    run(python, PACKAGING / "manual.py", WORK / "manual")
    command = [
        *(str(python), "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"),
        *("--distpath", str(DIST), "--workpath", str(WORK / "pyinstaller")),
        str(PACKAGING / "bleu_desktop.spec"),
    ]
    print("+", *command, flush=True)
    lost = []
    with subprocess.Popen(
        command, cwd=ROOT, stderr=subprocess.PIPE, text=True, errors="replace"
    ) as process:
        assert process.stderr is not None
        for line in process.stderr:
            print(line, end="", file=sys.stderr, flush=True)
            if "Library not found" in line:
                lost.append(line.partition("Library not found: ")[2].strip())
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)
    if lost:
        raise Unfit("\n".join(["PyInstaller did not find libraries:", *lost]))
    return folder


def built() -> Path:
    return DIST / ("BLEU Desktop.app" if MACOS else "bleu-desktop")


def unpacked_size(folder: Path) -> int:
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files)


def write_archive(folder: Path) -> Path:
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
    name = f"bleu-desktop-{version()}-{system}-{platform.machine().lower()}"
    archive = DIST / f"{name}.{'zip' if WINDOWS else 'tar.xz'}"
    write = write_zip if WINDOWS else write_tar
    write(folder, archive, source_date())
    print(f"{write_checksum(archive)}  {archive.name}", flush=True)
    return archive


def within(what: str, size: int, budget: int) -> bool:
    """Print a size; return whether it is within its budget."""
    fits = size <= budget
    verdict = "of" if fits else "ABOVE the budget of"
    print(f"{what}: {size / MEGABYTE:.1f} MB, {verdict} {budget / MEGABYTE:.0f} MB", flush=True)
    return fits


# --- reproducibility------------------------------------------------------------------------------


def sources() -> Iterator[Path]:
    """Yield the paths of the project's files, relative to the checkout.

    Without git, as from a ZIP, they are all that `.gitignore` does not name: what hatchling packs.
    """
    if shutil.which("git") and (ROOT / ".git").exists():
        command = ["git", "-C", str(ROOT), "ls-files", "-z", "-co", "--exclude-standard"]
        done = subprocess.run(command, capture_output=True, check=True)
        files = [ROOT / os.fsdecode(name) for name in done.stdout.split(b"\0") if name]
    else:
        files = list(_not_ignored(ROOT))
    yield from sorted(path.relative_to(ROOT) for path in files if path.is_file())


def _not_ignored(folder: Path) -> Iterator[Path]:
    ignored = [".git", *(ROOT / ".gitignore").read_text("utf-8").split()]
    for path in folder.iterdir():
        # A pattern with a slash at its start is a path from the checkout, any other one a name.
        names = path.name, f"/{path.relative_to(ROOT).as_posix()}"
        if not any(fnmatch(name, line.rstrip("/")) for line in ignored for name in names):
            yield from _not_ignored(path) if path.is_dir() else [path]


def copy_sources(folder: Path) -> None:
    for file in sources():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, folder / file)


def differences(one: Path, other: Path) -> Iterator[str]:
    """Yield the names of files and folders that differ between two folders."""
    found = [
        {name: fingerprint(path) for path, name in contents(folder)} for folder in (one, other)
    ]
    for name in sorted({*found[0], *found[1]}):
        if found[0].get(name) != found[1].get(name):
            yield name


def fingerprint(path: Path) -> tuple[bool, str | bytes]:
    if path.is_symlink():
        return True, os.readlink(path)
    return os.access(path, os.X_OK), path.read_bytes() if path.is_file() else b""


def build_twice(arguments: Sequence[str]) -> Path:
    """Build in two folders with different names, and move one build here.

    Raises
    ------
    Unfit
        If the archives differ.
    """
    with tempfile.TemporaryDirectory(prefix="bleu-twice-") as base:
        results = []
        for name in ("one", "another 另一個"):
            copy = Path(base) / name
            copy_sources(copy)
            run(sys.executable, copy / "packaging" / "build.py", "--no-trial", *arguments)
            results.append(copy / "dist")
        sums = [next(dist.glob("*.sha256")).read_text("ascii") for dist in results]
        if sums[0] != sums[1]:
            names = list(differences(*(dist / built().name for dist in results)))
            what = names or ["the archives, though their contents are the same"]
            raise Unfit("\n".join(["Two builds differ:", *what]))
        print(f"Two builds are the same: {sums[0]}", end="", flush=True)
        DIST.mkdir(exist_ok=True)
        shutil.rmtree(built(), ignore_errors=True)
        for path in results[0].iterdir():
            shutil.move(path, DIST / path.name)
    return built()


def signing(identity: str) -> list[str | Path]:
    """Return the command that signs a macOS bundle; without an identity, for this machine only."""
    if not identity:
        return ["codesign", "--force", "--sign", "-"]
    # PyInstaller signs with the same options if it has an identity; Apple notarizes nothing else.
    entitlements = PACKAGING / "macos" / "entitlements.plist"
    hardened = ("--options", "runtime", "--timestamp", "--entitlements", entitlements)
    return ["codesign", "--force", "--sign", identity, *hardened]


def build(*, no_venv: bool, newest: bool, archive: bool, glibc: libraries.Version | None) -> Path:
    """Build the program, and return its folder, which has all its libraries and fits its budget."""
    python = Path(sys.executable) if no_venv else clean_environment(newest=newest)
    folder = freeze(python)
    # The script finds the components in PyInstaller's lists and among the installed packages.
    run(python, PACKAGING / "notices" / "notices.py", folder, WORK / "pyinstaller" / "bleu_desktop")
    if MACOS:
        # PyInstaller signed the bundle before it had its notices.
        run(*signing(os.environ.get("CODESIGN_IDENTITY", "")), folder)
    wrong = libraries.check(folder, glibc) if LINUX else []
    wrong += dlls.missing(folder) if WINDOWS else []
    fits = within("Unpacked", unpacked_size(folder), UNPACKED_BUDGET)
    if archive:
        packed = write_archive(folder)
        fits &= within(packed.name, packed.stat().st_size, ARCHIVE_BUDGET)
    if not fits:
        wrong.append("The build is too large.")
    if wrong:
        raise Unfit("\n".join(wrong))
    return folder


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Make the standalone build in dist/ and try it.")
    parser.add_argument(
        "--no-venv", action="store_true", help="use this interpreter and what it has installed"
    )
    parser.add_argument(
        "--newest", action="store_true", help="take the newest versions, not those that are pinned"
    )
    parser.add_argument("--no-archive", action="store_true", help="leave out archive and SHA-256")
    parser.add_argument("--no-trial", action="store_true", help="leave out the smoke test")
    parser.add_argument(
        "--no-display", action="store_true", help="do not try the window on a display (Linux)"
    )
    parser.add_argument(
        "--glibc",
        type=libraries.version_of,
        metavar="VERSION",
        help="fail if the build needs a newer C library than this, such as 2.35 (Linux)",
    )
    parser.add_argument(
        "--twice", action="store_true", help="build twice, and fail if the archives differ"
    )
    options = parser.parse_args(arguments)
    # For PyInstaller. Fixed hashes fix the order of sets, and so that of modules in the archives.
    os.environ.update(PYTHONHASHSEED="1", SOURCE_DATE_EPOCH=str(source_date()))
    # `freeze` builds the manual, so the installed package needs none.
    os.environ["HATCH_BUILD_NO_HOOKS"] = "true"
    try:
        if LINUX:
            check_system(display=not (options.no_trial or options.no_display))
        if options.twice:
            glibc = ("--glibc", libraries.dotted(options.glibc)) if options.glibc else ()
            folder = build_twice([*glibc, *(["--newest"] if options.newest else [])])
        else:
            folder = build(
                no_venv=options.no_venv,
                newest=options.newest,
                archive=not options.no_archive,
                glibc=options.glibc,
            )
        if not options.no_trial:
            no_display = ("--no-display",) if options.no_display else ()
            run(sys.executable, PACKAGING / "smoke_test.py", *no_display, folder)
    except Unfit as error:
        print(error, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
