"""Make the installer for Windows: `python packaging/windows/installer.py FOLDER OUT`.

The script takes the folder that `packaging/build.py` made on Windows, and needs NSIS. Two
installers of the same folder are the same, byte for byte. `installer_trial.py` tries the installer.

With `/S`, the installer asks nothing. Options replace the answers to its pages: `/D=FOLDER` (the
last argument, without quotes), and 0 or 1 for `/PROJECTS=` (open projects with the program),
`/DESKTOP=` (a shortcut on the desktop) and `/PATH=` (`bleu-score` in terminals). The uninstaller
knows `/S` and `/SETTINGS`, which deletes the settings, too.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path, PureWindowsPath
from tempfile import TemporaryDirectory

PACKAGING = Path(__file__).resolve().parents[1]
ROOT = PACKAGING.parent
sys.path[:0] = [str(PACKAGING), str(ROOT / "core")]

from archives import source_date, version, write_checksum  # noqa: E402
from file_types import offered_for  # noqa: E402

SCRIPT = PACKAGING / "windows" / "installer.nsi"
VERSION = version()


def name(version: str = VERSION) -> str:
    return f"bleu-desktop-{version}-windows-amd64-setup.exe"


def numbers(version: str) -> str:
    """Return a version in the form of Windows: four numbers."""
    found = re.findall(r"\d+", version)[:4]
    return ".".join([*found, *["0"] * (4 - len(found))])


def files_of(folder: Path) -> list[Path]:
    """Return the files of a folder, relative to it, sorted by the folders they are in."""
    files = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return sorted(files, key=lambda path: (path.parent.parts, path.name))


def file_macros(folder: Path) -> Iterator[str]:
    """Yield the lines of NSIS that install each file, and those that delete it.

    Files are deleted by name, because users may keep their own files in the folder.
    """
    files = files_of(folder)
    parents = {parent for file in files for parent in file.parents} - {Path()}
    folders = sorted(parents, key=lambda path: path.parts)

    def place(path: Path) -> str:
        inside = str(PureWindowsPath(path)).replace("$", "$$")
        return f'"$INSTDIR\\{inside}"' if path != Path() else '"$INSTDIR"'

    yield "!macro InstallFiles"
    into = None
    for file in files:
        if file.parent != into:
            into = file.parent
            yield f"  SetOutPath {place(into)}"
        yield f'  File "{folder / file}"'
    yield "!macroend"
    yield "!macro DeleteFiles"
    for file in files:
        yield f"  Delete {place(file)}"
    for inside in reversed(folders):
        yield f"  RMDir {place(inside)}"
    yield "!macroend"
    yield "!macro WriteSupportedTypes KEY"
    for ending in offered_for():
        yield f'  WriteRegStr HKCU "${{KEY}}" ".{ending}" ""'
    yield "!macroend"


def kilobytes(folder: Path) -> int:
    return sum((folder / file).stat().st_size for file in files_of(folder)) // 1024


def project_page() -> str:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return str(project["urls"]["Homepage"])


def make(folder: Path, out: Path, version: str = VERSION) -> Path:
    """Make the installer of a built folder; return its file."""
    folder = folder.resolve()
    if not (makensis := shutil.which("makensis")):
        raise FileNotFoundError("makensis is not installed: it is part of NSIS 3")
    out.mkdir(parents=True, exist_ok=True)
    installer = out.resolve() / name(version)
    with TemporaryDirectory() as temporary:
        files = Path(temporary, "files.nsh")
        files.write_text("\n".join(file_macros(folder)) + "\n", encoding="utf-8")
        known = {
            "FILES": files,
            "KILOBYTES": kilobytes(folder),
            "NUMBERS": numbers(version),
            "OUT": installer,
            "OUT_NAME": installer.name,
            "PROJECT_PAGE": project_page(),
            "ROOT": ROOT,
            "VERSION": version,
        }
        subprocess.run(
            [makensis, "-V2", "-WX", *(f"-D{key}={value}" for key, value in known.items()), SCRIPT],
            env=os.environ | {"SOURCE_DATE_EPOCH": str(source_date())},
            check=True,
        )
    return installer


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Make the installer for Windows.")
    parser.add_argument("folder", type=Path, help="what packaging/build.py made on Windows")
    parser.add_argument("out", type=Path, help="where the installer is written")
    options = parser.parse_args(arguments)
    try:
        installer = make(options.folder, options.out)
        print(f"{write_checksum(installer)}  {installer.name}", flush=True)
    except subprocess.CalledProcessError as error:
        return error.returncode
    except FileNotFoundError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
