"""Conversion of the cells of a file of scores to numbers, exactly or not at all.

A cell where nobody judged is empty, or says so: ``None``, ``NaN``. Its number is NaN.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from pathlib import Path

from bleu_core.files.score_files.errors import ScoreInvalid
from bleu_core.progress import SILENT, Progress

_NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?", re.ASCII | re.IGNORECASE)
_WITH_COMMA = re.compile(r"[+-]?\d+(?:,\d+)?", re.ASCII)
# "1,234" may be a thousand; "0,812" and "12,5" cannot.
_DECIMAL_COMMA = re.compile(r"[+-]?(?:0,\d+|\d+,(?!\d{3}$)\d+)", re.ASCII)
# No metric has larger scores, and sums of these are exact enough.
_LARGEST = 1e12
# Number of cells that show the content of a column.
_SAMPLE = 2000
_GAPS = {"", "none", "nan", "-nan", "na", "n/a", "#n/a", "null", "-", "–", "—"}
# Letters and other grades are few and short.
_MOST_GRADES, _LONGEST_GRADE = 10, 20


def is_number(cell: str) -> bool:
    """Tell whether a cell is a number, with a decimal point or a decimal comma."""
    text = _plain(cell)
    return bool(_NUMBER.fullmatch(text) or _WITH_COMMA.fullmatch(text))


def is_gap(cell: str) -> bool:
    """Tell whether a cell says that there is no score."""
    return cell.strip().strip("\"'").casefold() in _GAPS


def _filled(cells: Sequence[str]) -> list[str]:
    """Return the cells that are no gaps, a sample of very many."""
    found = [cell for cell in cells if not is_gap(cell)]
    return found[:: max(len(found) // _SAMPLE, 1)]


def are_mostly_numbers(cells: Sequence[str]) -> bool:
    """Tell whether most of the cells that are no gaps are numbers."""
    some = _filled(cells)
    return 2 * sum(map(is_number, some)) > len(some)


def grades_in(cells: Sequence[str]) -> tuple[str, ...]:
    """Return the grades of a column, such as letters, in the order of the alphabet.

    Grades are few, short, and repeated, and no numbers.
    """
    found = [cell.strip() for cell in cells if not is_gap(cell)]
    grades = {*found}
    is_graded = 2 * len(grades) <= len(found) and 1 < len(grades) <= _MOST_GRADES
    if not is_graded or max(map(len, grades)) > _LONGEST_GRADE or any(map(is_number, grades)):
        return ()
    return tuple(sorted(grades))


def grade_numbers(
    cells: Sequence[str], lines: Sequence[int], path: Path, grades: Sequence[str]
) -> list[float]:
    """Return a number for each cell: as many as there are grades for the best one, 1 for the worst.

    Parameters
    ----------
    cells, lines, path
        As for `numbers_of`.
    grades
        All grades, the best first.

    Raises
    ------
    ScoreInvalid
        For the first cell with another grade.
    """
    known = {grade.casefold(): float(len(grades) - place) for place, grade in enumerate(grades)}
    numbers = []
    for cell, line in zip(cells, lines, strict=True):
        number = math.nan if is_gap(cell) else known.get(cell.strip().casefold())
        if number is None:
            raise ScoreInvalid(path, line, cell.strip())
        numbers.append(number)
    return numbers


def numbers_of(
    cells: Sequence[str], lines: Sequence[int], path: Path, progress: Progress = SILENT
) -> list[float]:
    """Return the numbers in the cells of a column, NaN for gaps.

    A decimal comma is understood if the column leaves no doubt: every cell is a whole number or has
    a comma, and one of them cannot be a number in thousands.

    Parameters
    ----------
    cells, lines
        The cells, and their lines in the file.
    path
        The file, for errors.

    Raises
    ------
    ScoreInvalid
        For the first cell that is not a number.
    Cancelled
    """
    numbers: list[float] = []
    has_commas = False
    for cell, line in zip(cells, lines, strict=True):
        if len(numbers) % 4096 == 0:
            progress.check()
        text = _plain(cell)
        if is_gap(text):
            numbers.append(math.nan)
            continue
        if not _NUMBER.fullmatch(text):
            if not has_commas:
                has_commas = _have_decimal_commas(cells)
            if not (has_commas and _WITH_COMMA.fullmatch(text)):
                raise ScoreInvalid(path, line, cell.strip())
            text = text.replace(",", ".")
        number = float(text)
        if abs(number) > _LARGEST:
            raise ScoreInvalid(path, line, cell.strip())
        numbers.append(number)
    return numbers


def _plain(cell: str) -> str:
    # A real minus sign, as typesetting and spreadsheets have it, is no other sign.
    return cell.strip().replace("\u2212", "-")


def _have_decimal_commas(cells: Sequence[str]) -> bool:
    texts = [_plain(cell) for cell in cells if not is_gap(cell)]
    return all(map(_WITH_COMMA.fullmatch, texts)) and any(map(_DECIMAL_COMMA.fullmatch, texts))
