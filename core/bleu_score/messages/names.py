"""Names of files and candidates among our own words."""

from __future__ import annotations


def one_line(name: str) -> str:
    """Return a name for a cell, with a visible sign for line ends and other control characters."""
    return "".join(char if char.isprintable() else "\u2423" for char in name)
