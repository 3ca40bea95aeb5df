"""Comparison of the files that the same command lines wrote with two trees."""

from __future__ import annotations

import json
import re
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any

# Dates, times, versions and hashes depend on the run.
_CHANGING = re.compile(
    r"\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?Z?)?|\d{8}T\d{6}Z?|sha256:\w+"
    # As the five languages write them.
    r"|(?:[A-Z][a-z]{2} \d+, \d{4}|\d+/\d+/\d{4}|\d+ [A-Z][a-z]{2} \d{4}|\d{4}年\d+月\d+日)"
    r"(?:,? \d+[:.]\d\d(?: [AP]M)?)?"
    r"|(?i:bleu[- ](?:desktop|score)[- ][\d.]+)"
)
_NUMBER = re.compile(r"[-+−]?\d+(?:[.,]\d+)*(?:e[-+]?\d+)?")
_WORD = re.compile(r"[a-z][\w+-]*")
# Lists that older trees write in a different form: only their lengths are compared.
_REFORMED = ("warnings", "findings", "effects")
_DIGITS = 10
"""Digits in which the numbers of JSON must agree; JSON does not round them."""


@dataclass(frozen=True)
class Fact:
    """A value in a file that must be the same in both.

    Attributes
    ----------
    value
        Mostly a number.
    place
        The line that has the value, or the value's path in JSON.
    """

    value: str
    place: str = ""

    def __str__(self) -> str:
        return f"{self.value} in “{self.place}”" if self.place else self.value


@dataclass(frozen=True)
class Difference:
    """The first difference in a file of a case."""

    file: str
    one: Fact | None
    other: Fact | None

    @property
    def command(self) -> str:
        """The number of the command in its case; empty for a file that a command wrote."""
        return self.file[:2] if self.file[:2].isdigit() else ""

    def __str__(self) -> str:
        return f"{self.file}: {self.other or 'nothing'}, now {self.one or 'nothing'}"


def differences(one: Path, other: Path) -> Iterator[Difference]:
    """Yield a difference for each file that differs between both folders of a case."""
    names = {path.name for folder in (one, other) for path in folder.iterdir()}
    for name in sorted(names):
        facts = [_facts(folder / name) for folder in (one, other)]
        for first, second in zip_longest(*facts):
            if first is None or second is None or first.value != second.value:
                yield Difference(name, first, second)
                break


def _facts(path: Path) -> Sequence[Fact]:
    if not path.exists():
        return [Fact("no such file")]
    # Later command lines of the case print the content of a project.
    if path.suffix == ".bleu":
        return [Fact("a project")]
    if path.suffix == ".xlsx":
        return [*_facts_of_workbook(path)]
    if path.suffix == ".docx":
        with zipfile.ZipFile(path) as archive:
            text = archive.read("word/document.xml").decode().replace("</w:tr>", "\n")
    else:
        text = path.read_text(encoding="utf-8", errors="replace")
    # Outputs about projects contain absolute paths.
    text = text.replace(path.parents[2].as_posix(), "")
    # Texts must be the same as before, and messages tell the kind of an error.
    if path.name.startswith("texts.") or path.suffix == ".messages":
        return [Fact(_CHANGING.sub("", line)) for line in text.splitlines()]
    if text.startswith(("{", "[")):
        try:
            return [Fact(fact) for fact in sorted(_facts_of_json(json.loads(text)))]
        except ValueError:
            pass
    text = re.sub(r"(?s)<style.*?</style>", "", text)
    return [Fact(*found) for line in text.splitlines() for found in _numbers(line)]


def _numbers(line: str) -> Iterator[tuple[str, str]]:
    for number in _NUMBER.findall(_CHANGING.sub("", line)):
        yield number, line.strip()[:150]


def _facts_of_json(value: Any, path: str = "") -> Iterator[str]:
    """Yield the path and the value of all numbers, switches and single words, not of sentences."""
    if isinstance(value, dict):
        for name, member in value.items():
            if name in _REFORMED and isinstance(member, list):
                yield f"{path}.{name}: {len(member)} members"
            elif name != "version":
                yield from _facts_of_json(member, f"{path}.{name}")
    elif isinstance(value, list):
        yield f"{path}: {len(value)} members"
        for index, member in enumerate(value):
            yield from _facts_of_json(member, f"{path}[{index}]")
    elif isinstance(value, str):
        is_word = _WORD.fullmatch(value) is not None
        numbers = [number for number, _ in _numbers(value)]
        yield f"{path}: {value if is_word else ' '.join(numbers)}"
    elif isinstance(value, float):
        yield f"{path}: {value:.{_DIGITS}g}"
    else:
        yield f"{path}: {value}"


def _facts_of_workbook(path: Path) -> Iterator[Fact]:
    import openpyxl

    for sheet in openpyxl.load_workbook(path).worksheets:
        yield Fact(f"sheet of {sheet.max_row} × {sheet.max_column}")
        for row in sheet.iter_rows():
            for cell in row:
                place = f"{sheet.title}!{cell.coordinate}"
                if isinstance(cell.value, str):
                    yield from (Fact(number, place) for number, _ in _numbers(cell.value))
                elif isinstance(cell.value, (int, float)):
                    yield Fact(f"{cell.value:.{_DIGITS}g}", place)
