"""Errors of post-editing analyses."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from bleu_core.errors import BleuError

SchemeProblem = Literal[
    "toml",
    "table",
    "unknown",
    "number",
    "percent",
    "currency",
    "decimals",
    "unit",
    "unordered",
    "no_band",
    "no_weight",
    "origin",
]
"""The problem in a rate scheme: not TOML; no table; an unknown key; no number from 0; no
percentage; no ISO code of a currency; no number of decimals; neither words nor characters; bands
that do not descend; a weight without a band; a band without a weight; no kind of origin."""


@dataclass(eq=False, repr=False)
class SchemeInvalid(BleuError):
    """A rate scheme is not valid.

    Attributes
    ----------
    path
        Its file; None for a scheme that was in none.
    key
        The key at fault, with the names of its tables.
    problem
        The problem.
    """

    path: Path | None
    key: str
    problem: SchemeProblem
