"""Contents of a file of scores: columns of numbers, for one system or several."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Literal
from urllib.parse import quote, unquote

Better = Literal["higher", "lower"]

SEGMENT = "segment"
"""Heading of the segments' numbers, where a format has no headings."""


@dataclass(frozen=True)
class ScoreTable:
    """Rows of a file of scores, all of one system.

    Attributes
    ----------
    columns
        The cells of each column, as the file has them, by heading. A file with nothing but numbers
        has one column without a name.
    lines
        The line or row of each row, from 1.
    system
        The system's name in the file; empty if it does not say.
    sheet
        Name of the sheet.
    """

    columns: Mapping[str, Sequence[str]] = field(repr=False)
    lines: Sequence[int] = field(repr=False)
    system: str = ""
    sheet: str = ""

    def __len__(self) -> int:
        return len(self.lines)

    def at(self, rows: Sequence[int], system: str = "") -> ScoreTable:
        """Return some of the rows, of a system that they name."""
        if len(rows) == len(self):
            return replace(self, system=system or self.system)
        columns = {
            heading: [cells[row] for row in rows]
            for heading, cells in self.columns.items()
            if len(cells) == len(self)
        }
        lines = [self.lines[row] for row in rows]
        return replace(self, columns=columns, lines=lines, system=system or self.system)


def rows_by(names: Sequence[str]) -> dict[str, list[int]]:
    """Return the rows with each name in a column."""
    rows: dict[str, list[int]] = {}
    for row, name in enumerate(names):
        rows.setdefault(name.strip(), []).append(row)
    return rows


@dataclass(frozen=True)
class ScoreContents:
    """The contents of a file of scores.

    Attributes
    ----------
    path
        The file.
    sha256
        SHA-256 of its bytes, in hexadecimal digits.
    tables
        One for each system, or each sheet.
    by_field
        Whether columns are called fields, as in JSON.
    """

    path: Path
    sha256: str
    tables: tuple[ScoreTable, ...]
    by_field: bool = False

    @property
    def systems(self) -> tuple[str, ...]:
        """The names of the systems; empty if the file does not name any."""
        return tuple(dict.fromkeys(table.system for table in self.tables if table.system))


@dataclass(frozen=True)
class ScoreAddress:
    """A file of scores, and the selection of its numbers.

    As text: ``scores.csv#column=COMET``, ``scores.jsonl#field=score&better=lower``,
    ``sheet.xlsx#column=Ana&column=Ben&order=A,B,C,D``.

    Attributes
    ----------
    path
        The file.
    columns
        Headings of the columns, or names of the fields: of several, each has the ratings of one
        person. Empty to find it.
    sheet, system
        Name of the sheet or system, if there are several; empty to find it.
    better
        Whether higher or lower scores are better; None to go by the metric.
    grades
        The grades that a column has in place of numbers, the best first.
    first
        The number of the first segment, 0 or 1; None to find it.
    """

    path: Path
    columns: tuple[str, ...] = ()
    sheet: str = ""
    system: str = ""
    better: Better | None = None
    grades: tuple[str, ...] = ()
    first: int | None = None

    def fragment(self, *, by_field: bool = False) -> str:
        """Return the fragment after the path's ``#``; empty if nothing was chosen."""
        parts = [
            ("sheet", self.sheet),
            ("system", self.system),
            *(("field" if by_field else "column", column) for column in self.columns),
            ("better", self.better or ""),
            ("order", ",".join(self.grades)),
            ("first", "" if self.first is None else str(self.first)),
        ]
        return "&".join(f"{name}={quote(part, safe=_SAFE)}" for name, part in parts if part)

    def __str__(self) -> str:
        fragment = self.fragment()
        return f"{self.path}#{fragment}" if fragment else str(self.path)


_SAFE = "".join(map(chr, range(32, 127))).replace("%", "").replace("&", "")
_FRAGMENT = re.compile(r"#((?:(?:column|field|sheet|system|better|order|first)=[^&]*(?:&|$))+)$")


def parse_score_address(text: str) -> ScoreAddress | None:
    """Split an address into path and choices; None if a choice is not one that there is.

    If a file of this whole name exists, the address is its path.
    """
    fragment = _FRAGMENT.search(text)
    if fragment is None or _exists(Path(text)):
        return ScoreAddress(Path(text))
    chosen, columns = {}, []
    for part in fragment.group(1).split("&"):
        name, _, value = part.partition("=")
        if name in ("column", "field"):
            columns.append(unquote(value))
        else:
            chosen[name] = unquote(value)
    better, first = chosen.get("better"), chosen.get("first")
    if better not in (None, "higher", "lower") or first not in (None, "0", "1"):
        return None
    return ScoreAddress(
        Path(text[: fragment.start()]),
        tuple(columns),
        chosen.get("sheet", ""),
        chosen.get("system", ""),
        better,  # type: ignore[arg-type]
        parse_grades(chosen.get("order", "")),
        None if first is None else int(first),
    )


def parse_grades(text: str) -> tuple[str, ...]:
    """Return the grades in a text such as ``A,B,C`` or ``A > B > C``."""
    return tuple(filter(None, map(str.strip, text.replace(">", ",").split(","))))


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):  # too long for a path, or has a NUL character
        return False


@dataclass(frozen=True)
class ScoreFile:
    """The origin of the scores of a given metric.

    Attributes
    ----------
    name
        The file's name, and the selection of its numbers: ``scores.csv#column=COMET``.
    sha256
        SHA-256 of the file, in hexadecimal digits.
    differing
        Number of rows whose text, as the file has it, is not the candidate's.
    """

    name: str
    sha256: str
    differing: int = 0

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {"file": self.name, "sha256": self.sha256, "differing_rows": self.differing}
