"""Trees of files for tests of pairing and scoring."""

from __future__ import annotations

from pathlib import Path

LINES = "".join(f"The {number} cats sat on the very old mat today.\n" for number in range(30))
OTHER = LINES.replace("sat on", "were lying on")
WORSE = LINES.replace("the very old mat", "a carpet")


def write_tree(folder: Path, files: dict[str, str]) -> Path:
    """Write files below a folder; return the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def tree_of(folder: Path, *names: str) -> Path:
    """Write files with some text below a folder; return the folder."""
    return write_tree(folder, dict.fromkeys(names, LINES))
