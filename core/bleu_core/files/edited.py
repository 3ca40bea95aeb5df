"""The editor of a translation, and the day, as files state them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import lru_cache

# Tools write the first day of their calendar where there is no date.
_FIRST_YEAR = 1970
_EPOCH = re.compile(r"\d{10}(?:\d{3})?")
_YEAR_FIRST = re.compile(
    r"(\d{4})(?:\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})|(\d{2})(\d{2}))(?!\d)"
)
_YEAR_LAST = re.compile(r"(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\d)")


@dataclass(frozen=True, slots=True)
class Edited:
    """The person who edited a translation, and the day.

    Attributes
    ----------
    by
        The name or the account according to the file; empty if it does not say.
    on
        The day according to the file, in its time zone; None if it does not say.
    """

    by: str = ""
    on: date | None = None


# Units edited by one person on one day share an object.
_edited = lru_cache(maxsize=1024)(Edited)


def read_edited(by: str | None, on: str | date | None) -> Edited | None:
    """Return the editor of a translation and the day that a file states; None without either."""
    name = " ".join((by or "").split())
    day = read_day(on) if isinstance(on, str) else on
    return _edited(name, day) if name or day else None


def read_day(text: str, *, month_first: bool | None = None) -> date | None:
    """Return the day of a date or a time; None if it is none, or from before 1970.

    Parameters
    ----------
    text
        ISO 8601 with or without separators, seconds or milliseconds since 1970, or a date that
        ends with the year. What follows the day is ignored.
    month_first
        Whether dates that end with the year begin with the month. If None, they are not read.
    """
    text = text.strip()
    if _EPOCH.fullmatch(text):
        return datetime.fromtimestamp(int(text[:10]), UTC).date()
    if found := _YEAR_FIRST.match(text):
        year, month, day, *short = found.groups()
        return _day(year, month or short[0], day or short[1])
    found = _YEAR_LAST.match(text)
    if found is None or month_first is None:
        return None
    first, _, second, year = found.groups()
    return _day(year, first, second) if month_first else _day(year, second, first)


def begin_with_month(texts: Iterable[str]) -> bool | None:
    """Tell whether dates that end with the year begin with the month; None if nothing shows it."""
    found = [match for text in texts if (match := _YEAR_LAST.match(text.strip()))]
    # With points, the day comes first everywhere.
    day_first = any(int(each[1]) > 12 or each[2] == "." for each in found)
    month_first = any(int(each[3]) > 12 for each in found)
    return None if day_first == month_first else month_first


def _day(year: str, month: str, day: str) -> date | None:
    try:
        found = date(int(year), int(month), int(day))
    except ValueError:
        return None
    return found if found.year >= _FIRST_YEAR else None
