"""Scores in plain text: a number a line, output of ``comet-score``, and WMT's score files."""

from __future__ import annotations

import csv
import re
from collections.abc import Sequence
from pathlib import Path

from bleu_core.files.headings import words_of
from bleu_core.files.score_files.choosing import bare_name
from bleu_core.files.score_files.errors import ScoreInvalid
from bleu_core.files.score_files.numbers import are_mostly_numbers, is_gap, is_number
from bleu_core.files.score_files.tables import SEGMENT, ScoreTable

_APPRAISE = {"rater": 0, "system": 1, SEGMENT: 2, "score": 6}
_APPRAISE_KINDS = ("TGT", "CHK", "BAD", "REF")
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
    for system, rows in found.items():
        own = sorted(rows)
        columns = {"": [row[2] for row in own], SEGMENT: [str(row[0]) for row in own]}
        tables.append(ScoreTable(columns, [row[1] for row in own], system))
    return tables


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
    has_heading = not is_number(cells[0]) and _is_heading(cells[0])
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

    Below headings, the number of the segment may follow. Returns nothing if this is something else.
    """
    found: dict[str, tuple[list[str], list[str], list[int]]] = {}
    lengths = {1}
    for number, line in enumerate(lines, 1):
        system, *words = line.split() or [""]
        if not system:
            continue
        is_row = len(words) in lengths and not is_number(system) and _is_score(words[0])
        if not is_row or not all(map(str.isdecimal, words[1:])):
            if number > 1 or bare_name(system) not in words_of("scored system"):
                return []
            lengths = {len(words)} & {1, 2}
            continue
        scores, segments, rows = found.setdefault(system, ([], [], []))
        scores.append(words[0])
        segments += words[1:]
        rows.append(number)
    return [
        ScoreTable({"": scores} | ({SEGMENT: segments} if segments else {}), rows, system)
        for system, (scores, segments, rows) in found.items()
    ]


def read_appraise(lines: Sequence[str]) -> list[ScoreTable]:
    """Read ratings that Appraise has exported, a table for each pair of languages.

    Its rows have no headings: login, system, segment, kind, two languages, score, and of documents
    their names. Items of other kinds test the rater, and so do documents whose names have a sign.
    Returns nothing if this is something else.
    """
    found: dict[str, list[tuple[int, list[str]]]] = {}
    for number, row in enumerate(csv.reader(lines), 1):
        if len(row) < 7 or row[3] not in _APPRAISE_KINDS or not is_number(row[6]):
            return []
        if row[3] == "TGT" and "#" not in row[7 if len(row) > 8 else 3]:
            found.setdefault(f"{row[4]}-{row[5]}", []).append((number, row))
    return [
        ScoreTable(
            {name: [row[place] for _, row in rows] for name, place in _APPRAISE.items()},
            [number for number, _ in rows],
            sheet=pair if len(found) > 1 else "",
        )
        for pair, rows in found.items()
    ]


def _is_score(text: str) -> bool:
    return is_number(text) or is_gap(text)


def _is_heading(text: str) -> bool:
    return any(map(str.isalpha, text)) and not is_gap(text)
