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


def are_mostly_numbers(cells: Sequence[str]) -> bool:
    """Tell whether most cells that are no gaps are numbers, judging from a sample of very many."""
    filled = [cell for cell in cells if not is_gap(cell)]
    some = filled[:: max(len(filled) // _SAMPLE, 1)]
    return 2 * sum(map(is_number, some)) > len(some)


def grades_in(cells: Sequence[str]) -> tuple[str, ...]:
    """Return the grades of a column, such as letters: they are few, short, and repeated."""
    found = [cell.strip() for cell in cells if not is_gap(cell)]
    grades = {*found}
    if not 1 < len(grades) <= min(_MOST_GRADES, len(found) // 2):
        return ()
    if any(len(grade) > _LONGEST_GRADE or is_number(grade) for grade in grades):
        return ()
    return tuple(sorted(grades))


def grade_numbers(
    cells: Sequence[str], lines: Sequence[int], path: Path, grades: Sequence[str]
) -> list[float]:
    """Return numbers for grades, the best first: the worst is 1, the one above it 2.

    Raises
    ------
    ScoreInvalid
        For the first cell with another grade.
    """
    known = {grade.casefold(): float(len(grades) - place) for place, grade in enumerate(grades)}
    numbers = []
    for cell, line in zip(cells, lines, strict=True):
        text = cell.strip()
        if text.casefold() not in known and not is_gap(text):
            raise ScoreInvalid(path, line, text)
        numbers.append(known.get(text.casefold(), math.nan))
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
