"""The places of a built folder's parts on a Linux system, for both `.deb` and AppImage."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

NAME = "bleu-desktop"
PROGRAMS = ("bleu-desktop", "bleu-score")
# Not /opt, which is for packages that ignore the layout of the system: desktops, `man` and shells
# have to find the program.
HOME = Path("usr", "lib", NAME)
DOC = Path("usr", "share", "doc", NAME)
# The path in the built folder at which the window looks for the manual.
MANUAL = Path("_internal", "bleu_desktop", "resources", "manual")


def lay_out(folder: Path, root: Path) -> None:
    """Copy a built folder to its places on a system, below `root`."""
    home = root / HOME
    home.mkdir(parents=True)
    for name in PROGRAMS:
        shutil.copy(folder / name, home)
        link(root / "usr" / "bin" / name, home / name)
    shutil.copytree(folder / "_internal", home / "_internal", symlinks=True)
    shutil.copytree(folder / "share", root / "usr" / "share", symlinks=True)
    (root / DOC).mkdir(parents=True, exist_ok=True)
    # Browsers that are snaps (like Ubuntu's Firefox) read nothing below /usr but /usr/share/doc, so
    # the window resolves the link before it passes the path to a browser.
    if (home / MANUAL).is_dir():
        (home / MANUAL).rename(root / DOC / "manual")
        link(home / MANUAL, root / DOC / "manual")


def link(place: Path, target: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.symlink_to(os.path.relpath(target, place.parent))


def set_modes_and_times(root: Path, date: int, programs: frozenset[Path] = frozenset()) -> None:
    """Give everything the same time, and make only programs executable."""
    run = {root / HOME / name for name in PROGRAMS} | programs
    # From the inside out: a change within a folder changes the time of the folder.
    for path in [*sorted(root.rglob("*"), reverse=True), root]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path in run else 0o644)
        os.utime(path, (date, date), follow_symlinks=False)
