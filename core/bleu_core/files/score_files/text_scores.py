"""Scores in plain text: a number a line, output of ``comet-score``, and WMT's score files."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from bleu_core.files.score_files.errors import ScoreInvalid
from bleu_core.files.score_files.numbers import are_mostly_numbers, is_number
from bleu_core.files.score_files.tables import ScoreTable

_COMET = re.compile(r"(.+)\t[Ss]egment (\d+)\tscore: (\S+)(?:\tvariance: \S+)?\s*")


def read_comet_lines(lines: Sequence[str]) -> list[ScoreTable]:
    """Read output of ``comet-score``; return no tables for other text.

    Each line has the file's name, the number of the segment, and its score. Lines of other kinds,
    such as the score of the whole system, are no scores of segments.
    """
    found: dict[str, list[tuple[int, int, str]]] = {}
    for number, line in enumerate(lines, 1):
        match = _COMET.fullmatch(line)
        if match:
            system, segment, score = match.groups()
            found.setdefault(system, []).append((int(segment), number, score))
    tables = []
    for system, own in found.items():
        rows = _with_gaps(sorted(own))
        tables.append(ScoreTable({"": [row[2] for row in rows]}, [row[1] for row in rows], system))
    return tables


def _with_gaps(rows: Sequence[tuple[int, int, str]]) -> list[tuple[int, int, str]]:
    """Return rows with an empty one where the numbers of segments do not go on: it is refused."""
    filled: list[tuple[int, int, str]] = []
    for expected, row in enumerate(rows):
        before = rows[expected - 1][0] if expected else -1
        if row[0] != before + 1:
            filled.append((row[0], row[1], ""))
        filled.append(row)
    return filled


def read_numbers(lines: Sequence[str], path: Path) -> ScoreTable | None:
    """Read a number from each line; None if most lines are something else.

    Blank lines at the end are none. A first line that is not a number is the heading.

    Raises
    ------
    ScoreInvalid
        If lines such as ``1,79`` may have a number with a decimal comma as well as two columns.
    """
    last = len(lines)
    while last and not lines[last - 1].strip():
        last -= 1
    cells = [line.strip() for line in lines[:last]]
    if not cells or not are_mostly_numbers(cells):
        return None
    has_heading = len(cells) > 1 and not is_number(cells[0]) and _is_heading(cells[0])
    start = int(has_heading)
    commas = [number for number, cell in enumerate(cells[start:], start + 1) if "," in cell]
    if commas and has_heading and "," in cells[0]:
        return None
    if commas and not has_heading:
        raise ScoreInvalid(path, commas[0], cells[commas[0] - 1])
    name = cells[0].strip("\"'") if has_heading else ""
    return ScoreTable({name: cells[start:]}, range(start + 1, last + 1))


def read_named_numbers(lines: Sequence[str]) -> list[ScoreTable]:
    """Read WMT's score files: a system and a score on each line, system by system.

    Returns nothing if this is something else.
    """
    tables: dict[str, tuple[list[str], list[int]]] = {}
    for number, line in enumerate(lines, 1):
        words = line.split()
        if not words:
            continue
        if len(words) != 2 or is_number(words[0]) or not (is_number(words[1]) or _is_gap(words[1])):
            return []
        scores, rows = tables.setdefault(words[0], ([], []))
        scores.append(words[1])
        rows.append(number)
    return [ScoreTable({"": scores}, rows, system) for system, (scores, rows) in tables.items()]


def _is_heading(text: str) -> bool:
    return any(map(str.isalpha, text)) and not _is_gap(text)


def _is_gap(text: str) -> bool:
    """Tell whether a text means a missing number."""
    return text.strip("\"'").casefold() in (
        *("none", "nan", "na", "n/a", "null", "inf", "-inf", "+inf", "infinity", "-nan", "-"),
    )
