"""Where the parts of a built folder lie on a Linux system: for `.deb` and AppImage alike."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

NAME = "bleu-desktop"
PROGRAMS = ("bleu-desktop", "bleu-score")
# Not /opt: that is for what does not follow the order of the system. This does, and is found by
# desktops, `man` and shells.
HOME = Path("usr", "lib", NAME)
DOC = Path("usr", "share", "doc", NAME)
# Where the window looks for the manual, in the built folder.
MANUAL = Path("_internal", "bleu_desktop", "resources", "manual")


def lay_out(folder: Path, root: Path) -> None:
    """Copy a built folder to the places it has on a system, below `root`."""
    home = root / HOME
    home.mkdir(parents=True)
    for name in PROGRAMS:
        shutil.copy(folder / name, home)
        link(root / "usr" / "bin" / name, home / name)
    shutil.copytree(folder / "_internal", home / "_internal", symlinks=True)
    shutil.copytree(folder / "share", root / "usr" / "share", symlinks=True)
    (root / DOC).mkdir(parents=True, exist_ok=True)
    # Browsers that are snaps, as Ubuntu's Firefox is, read nothing below /usr but /usr/share/doc:
    # the link is to be resolved before a browser is told where to look.
    if (home / MANUAL).is_dir():
        (home / MANUAL).rename(root / DOC / "manual")
        link(home / MANUAL, root / DOC / "manual")


def link(place: Path, target: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.symlink_to(os.path.relpath(target, place.parent))


def set_modes_and_times(root: Path, date: int, programs: frozenset[Path] = frozenset()) -> None:
    """Give everything the same time, and the right to run only to programs."""
    run = {root / HOME / name for name in PROGRAMS} | programs
    # From within, as what is changed in a folder changes its time.
    for path in [*sorted(root.rglob("*"), reverse=True), root]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path in run else 0o644)
        os.utime(path, (date, date), follow_symlinks=False)
