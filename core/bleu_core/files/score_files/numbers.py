"""Conversion of the cells of a file of scores to numbers, exactly or not at all."""

from __future__ import annotations

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


def is_number(cell: str) -> bool:
    """Tell whether a cell is a number, with a decimal point or a decimal comma."""
    text = _plain(cell)
    return bool(_NUMBER.fullmatch(text) or _WITH_COMMA.fullmatch(text))


def are_mostly_numbers(cells: Sequence[str]) -> bool:
    """Tell whether most of the cells are numbers, judging from a sample of very many."""
    some = cells[:: max(len(cells) // _SAMPLE, 1)]
    return 2 * sum(map(is_number, some)) > len(some)


def numbers_of(
    cells: Sequence[str], lines: Sequence[int], path: Path, progress: Progress = SILENT
) -> list[float]:
    """Return the numbers in the cells of a column.

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
    texts = [_plain(cell) for cell in cells]
    return all(map(_WITH_COMMA.fullmatch, texts)) and any(map(_DECIMAL_COMMA.fullmatch, texts))
