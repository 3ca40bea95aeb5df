"""Folders of the program's own files."""

from __future__ import annotations

from pathlib import Path


def resource_path(*parts: str) -> Path:
    """Return the path of a bundled file or folder.

    An installed package and a standalone build hold ``resources`` inside the package, a checkout
    beside it.
    """
    package = Path(__file__).parent
    folder = package / "resources"
    if not folder.is_dir():
        folder = package.parent / "resources"
    return folder.joinpath(*parts)
