"""Paths of the files included in the package."""

from __future__ import annotations

from pathlib import Path


def resource_path(*parts: str) -> Path:
    """Return the path of a bundled file or folder, installed, frozen or in a checkout."""
    return Path(__file__).parent.joinpath("resources", *parts)
