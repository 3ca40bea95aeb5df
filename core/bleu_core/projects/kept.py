"""The choice of what a project keeps besides numbers."""

from __future__ import annotations

from typing import NamedTuple


class Kept(NamedTuple):
    """The content of a project besides numbers: more sorts after less.

    Attributes
    ----------
    texts
        Whether it keeps texts.
    names
        Whether it keeps the names of files; if not, it does not keep the texts of results either.
    """

    texts: bool = True
    names: bool = True


EVERYTHING = Kept()
"""A project keeps texts and names."""
