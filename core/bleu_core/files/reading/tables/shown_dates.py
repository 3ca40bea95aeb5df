"""Dates and times as an XLSX sheet shows them, by number formats that the library does not give."""

from __future__ import annotations

import datetime
import re
from collections.abc import Mapping
from functools import cached_property, lru_cache

from bleu_core.files.contents import Format, ShownDate
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.tables.parts import part_events
from bleu_core.files.reading.tables.sheet_details import cells_of, parts_of_workbook, sheet_names
from bleu_core.files.reading.xml_events import complete, local_name

Moment = datetime.date | datetime.time | datetime.timedelta
"""The value of a cell; dates may include a time."""

# Numbers of formats that are not in the file; those without code depend on the computer.
_BUILT_IN = {
    **dict.fromkeys(("14", "15", "16", "17", "22", "47"), ""),
    "18": "h:mm AM/PM",
    "19": "h:mm:ss AM/PM",
    "20": "h:mm",
    "21": "h:mm:ss",
    "45": "mm:ss",
    "46": "[h]:mm:ss",
}
_TOKEN = re.compile(
    r'"(?P<quoted>[^"]*)"|\\(?P<escaped>.)|\[\$[^\]]*\]'
    r"|(?P<unit>AM/PM|\[h+\]|y+|m+|d+|h+|s+)|(?P<sign>[-/:.,\s年月日时時分秒])",
    re.IGNORECASE,
)


class ShownDates:
    """The dates of a workbook, whose formats are read once a cell has a date."""

    def __init__(self, raw: RawFile) -> None:
        self._raw = raw
        self._codes_by_cell: dict[str, dict[tuple[int, int], str]] = {}

    def text(self, sheet: str, line: int, column: int, value: Moment) -> str | None:
        """Return a date or a time as the sheet shows it; None if that depends on the computer.

        Parameters
        ----------
        line, column
            The cell, from 1 and 0.

        Raises
        ------
        FileMalformed, EntityDeclared, Cancelled
        """
        code = self._code
        if code is None:
            code = self._codes_of(sheet).get((line, column), "")
        text = shown(value, code)
        if text is not None and isinstance(value, datetime.date):
            return ShownDate.of(text, value)
        return text

    @cached_property
    def _codes(self) -> Mapping[str, str]:
        """The codes of the formats of dates, by the numbers of styles."""
        part = next(iter(parts_of_workbook(self._raw, "/styles").values()), "")
        own: dict[str, str] = {}
        codes: dict[str, str] = {}
        if not part.endswith(".xml"):
            return codes
        events = part_events(self._raw, Format.SPREADSHEET, part, "numFmt", "cellXfs")
        for element in complete(events):
            if local_name(element) == "numFmt":
                own[element.get("numFmtId", "")] = element.get("formatCode", "")
            else:
                numbers = [style.get("numFmtId", "0") for style in element]
                codes = {
                    str(style): own.get(number, _BUILT_IN.get(number, ""))
                    for style, number in enumerate(numbers)
                    if number in _BUILT_IN or _units(own.get(number, ""))
                }
        return codes

    @cached_property
    def _names(self) -> Mapping[str, str]:
        """The names of the sheets by the names of their parts."""
        return sheet_names(self._raw)

    @cached_property
    def _code(self) -> str | None:
        """The code of all dates; None if there are several."""
        used = {*self._codes.values()} or {""}
        return used.pop() if len(used) == 1 else None

    def _codes_of(self, sheet: str) -> Mapping[tuple[int, int], str]:
        if sheet not in self._codes_by_cell:
            parts = (part for part, name in self._names.items() if name == sheet)
            self._codes_by_cell[sheet] = {
                (line, column): code
                for part in parts
                for line, column, cell in cells_of(self._raw, part)
                if (code := self._codes.get(cell.get("s", "")))
            }
        return self._codes_by_cell[sheet]


def _units(code: str) -> list[str]:
    return [found["unit"] for found in _TOKEN.finditer(code) if found["unit"]]


def shown(value: Moment, code: str) -> str | None:
    """Return a date or a time in a number format; None if it has names or more than digits."""
    numbers, tokens = _numbers(value), _tokens(code)
    is_half = any(unit == "am/pm" for unit, _ in tokens)
    parts = [
        _digits(numbers, unit, is_half=is_half) if unit else literal for unit, literal in tokens
    ]
    return "".join(filter(None, parts)) if tokens and None not in parts else None


@lru_cache(maxsize=64)
def _tokens(code: str) -> tuple[tuple[str, str], ...]:
    """Return the units and literals of a number format; none if there is anything else in it."""
    code = code.partition(";")[0]
    found = [*_TOKEN.finditer(code)]
    if "".join(token[0] for token in found) != code:
        return ()
    units = [(token["unit"] or "").lower() for token in found]
    for index, unit in enumerate(units):
        before = next(filter(None, units[:index][::-1]), "")
        after = next(filter(None, units[index + 1 :]), "")
        if unit in ("m", "mm") and ("h" in before or "s" in after):
            units[index] = unit.replace("m", "n")
    literals = (token["quoted"] or token["escaped"] or token["sign"] or "" for token in found)
    return tuple(zip(units, literals, strict=True))


def _digits(numbers: Mapping[str, int], unit: str, *, is_half: bool) -> str | None:
    """Return the digits of a unit; None if it is a name, or if the value has no such unit."""
    number = numbers.get(unit[0])
    if number is None or (unit[0] in "md" and len(unit) > 2):
        return None
    if unit == "am/pm":
        return ("AM", "PM")[number >= 12]
    if unit[0] == "y":
        return f"{number:04}" if len(unit) > 2 else f"{number % 100:02}"
    if unit[0] == "h" and is_half:
        number = (number - 1) % 12 + 1
    return f"{number:0{len(unit.strip('[]'))}}"


def _numbers(value: Moment) -> dict[str, int]:
    """Return the numbers of a date or a time by the letters of units; ``n`` are minutes."""
    if isinstance(value, datetime.timedelta):
        seconds = round(value.total_seconds())
        return (
            {"[": seconds // 3600, "n": seconds // 60 % 60, "s": seconds % 60}
            if seconds >= 0
            else {}
        )
    numbers = {}
    if isinstance(value, datetime.datetime):
        value = (value + datetime.timedelta(milliseconds=500)).replace(microsecond=0)
    if isinstance(value, datetime.date):
        numbers = {"y": value.year, "m": value.month, "d": value.day, "h": 0, "n": 0, "s": 0}
    if isinstance(value, datetime.datetime | datetime.time):
        numbers |= {"a": value.hour, "h": value.hour, "n": value.minute, "s": value.second}
    return numbers
