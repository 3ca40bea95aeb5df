"""Scores in JSON and JSON Lines, in the shapes that metrics write.

- Rows: an array of objects, or an object on each line, as from MetricX.
- Systems: an object whose members are arrays of objects, as from ``comet-score --to_json``.
- Numbers: an array of them; or an object with such arrays, such as a prediction of COMET with its
  ``scores``; or an object with a number for each segment.
- Pages of Pearmut: rows whose ``annotation`` has the ratings of the systems by their names, and
  whose ``item`` has the texts; also such rows by the name of their campaign.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import Any

from bleu_core.files.contents import Format
from bleu_core.files.reading.plain import lines_of
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.score_files.tables import ScoreTable

# If an object has two arrays of numbers, the array with such a name has the scores.
_SCORES = ("scores", "score", "segment_scores", "seg_scores", "segments_scores")


class _Number(str):
    """A number as written in the file."""


_decode: Callable[[str], Any] = json.JSONDecoder(
    parse_int=_Number, parse_float=_Number, parse_constant=str
).decode


def read_json(raw: RawFile, text: str) -> list[ScoreTable]:
    """Read JSON or JSON Lines; return nothing if it has none of the known shapes."""
    try:
        return _tables(_decode(text))
    except json.JSONDecodeError as error:
        first = text.lstrip().partition("\n")[0]
        if not _is_json(first):
            raise raw.malformed(Format.JSON, error.lineno, error.colno, detail=error.msg) from None
    except RecursionError as error:
        raise raw.malformed(Format.JSON, detail=str(error)) from None
    return [_read_lines(raw, text)]


def _is_json(line: str) -> bool:
    try:
        _decode(line)
    except (ValueError, RecursionError):
        return False
    return True


def _read_lines(raw: RawFile, text: str) -> ScoreTable:
    lines = lines_of(raw, text)
    rows, numbers = [], []
    for number, line in enumerate(lines, 1):
        if number % 1024 == 0:
            raw.parsed(number, len(lines))
        if not line or line.isspace():
            continue
        try:
            rows.append(_decode(line))
        except (json.JSONDecodeError, RecursionError) as error:
            raise raw.malformed(Format.JSON_LINES, number, detail=str(error)) from None
        numbers.append(number)
    return _judged(rows) or _table_of_rows(rows, numbers)


def _tables(value: Any) -> list[ScoreTable]:
    if isinstance(value, list):
        if not value:
            return []
        return [_judged(value) or _table_of_rows(value)]
    if not isinstance(value, dict):
        return []
    systems = {name: rows for name, rows in value.items() if _is_array_of(rows, dict)}
    # A file with a single page is an object as well.
    if judged := _judged([value]) or _judged([*chain.from_iterable(systems.values())]):
        return [judged]
    if systems:
        return [_table_of_rows(rows, system=name) for name, rows in systems.items()]
    arrays = {name: rows for name, rows in value.items() if _is_array_of(rows, _Number)}
    if arrays:
        named = [name for name in arrays if name.casefold() in _SCORES]
        if len(arrays) == 1 or named:
            name = next(iter(named or arrays))
            return [_table_of_rows([{name: score} for score in arrays[name]])]
        return [_table_of_rows(rows, system=name) for name, rows in arrays.items()]
    if value and all(isinstance(member, _Number) for member in value.values()):
        return [_table_of_rows([*value.values()])]
    return []


def _judged(pages: Sequence[Any]) -> ScoreTable | None:
    """Return the ratings on pages of Pearmut, without those that teach or test the rater."""
    rows, lines = [], []
    for line, page in enumerate(pages, 1):
        if not isinstance(page, dict) or not isinstance(page.get("annotation"), list):
            return None
        items = page.get("item")
        if not isinstance(items, list):
            return None
        # Pages that all raters see have a word before their number.
        if isinstance(page.get("item_i"), _Number):
            for ratings, item in zip(page["annotation"], items, strict=False):
                if not isinstance(ratings, dict) or not isinstance(item, dict):
                    continue
                texts, source = item.get("tgt"), item.get("src", "")
                for system, rating in ratings.items():
                    text = texts.get(system, "") if isinstance(texts, dict) else ""
                    score = rating.get("score") if isinstance(rating, dict) else None
                    row = {"rater": page.get("user_id", ""), "system": system, "score": score}
                    rows.append(row | {"source": source, "mt": text})
                    lines.append(line)
    return _table_of_rows(rows, lines)


def _is_array_of(value: Any, kind: type) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], kind)


def _table_of_rows(
    rows: Sequence[Any], lines: Sequence[int] | None = None, system: str = ""
) -> ScoreTable:
    """Return rows as a table: members of objects, and of objects in them, are columns."""
    columns: dict[str, list[str]] = {}
    for index, row in enumerate(rows):
        for name, text in _cells("", row):
            column = columns.setdefault(name, [])
            column.extend([""] * (index - len(column)))
            del column[index:]
            column.append(text)
    for column in columns.values():
        column.extend([""] * (len(rows) - len(column)))
    return ScoreTable(columns, lines or range(1, len(rows) + 1), system)


def _cells(name: str, value: Any) -> Iterable[tuple[str, str]]:
    if isinstance(value, dict):
        for member, inner in value.items():
            yield from _cells(f"{name}.{member}" if name else member, inner)
    elif isinstance(value, str):
        yield name, value
    elif value is None:
        yield name, "null"
    elif isinstance(value, bool):
        yield name, str(value)
