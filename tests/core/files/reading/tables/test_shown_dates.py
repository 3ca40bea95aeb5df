"""Dates are read as sheets show them, as far as that does not depend on the computer."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Any

import pytest

from bleu_core.files.contents import ShownDate, UnitTable
from bleu_core.files.reading.formats import read_contents
from bleu_core.files.reading.tables.shown_dates import shown
from bleu_core.files.stated_columns import find_edited

DAY = datetime.datetime(2026, 1, 2, 15, 4, 5)


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("yyyy-mm-dd", "2026-01-02"),
        ("dd/mm/yyyy;@", "02/01/2026"),
        ("d.m.yy", "2.1.26"),
        ("[$-C0A]d/m/yyyy", "2/1/2026"),
        ('d" de "m" de "yyyy', "2 de 1 de 2026"),
        ('yyyy"年"m"月"d"日"', "2026年1月2日"),
        ("yyyy年m月d日", "2026年1月2日"),
        ("YYYY\\-MM\\-DD", "2026-01-02"),
        ("yyyy-mm-dd h:mm:ss", "2026-01-02 15:04:05"),
        ("m/d/yyyy h:mm AM/PM", "1/2/2026 3:04 PM"),
        ("hh:mm", "15:04"),
        ("mm:ss", "04:05"),
        ("h", "15"),
        ("h:m", "15:4"),
        ("m:ss", "4:05"),
        ("yyy", "2026"),
        ("d mmm yyyy", None),
        ("dddd", None),
        ("General", None),
        ("0.00", None),
        ("yyyy_)", None),
        ("[h]:mm", None),
        ("", None),
    ],
)
def test_a_date_in_a_number_format(code: str, text: str | None) -> None:
    assert shown(DAY, code) == text


def test_days_times_and_durations_have_their_own_units() -> None:
    day, time = datetime.date(2026, 1, 2), datetime.time(0, 4, 5)
    assert (shown(day, "d/m/yy"), shown(day, "h:mm")) == ("2/1/26", "0:00")
    assert (shown(time, "h:mm AM/PM"), shown(time, "d h")) == ("12:04 AM", None)
    assert shown(datetime.time(12), "h AM/PM") == "12 PM"
    long = datetime.timedelta(hours=30, seconds=61)
    assert (shown(long, "[h]:mm:ss"), shown(long, "d")) == ("30:01:01", None)
    assert (shown(-long, "[h]:mm"), shown(long - long, "[h]:mm")) == (None, "0:00")
    assert shown(DAY + datetime.timedelta(microseconds=600_000), "h:mm:ss") == "15:04:06"


def table(folder: Path, *formats: str, days: tuple[Any, ...] = (DAY,)) -> UnitTable:
    """Return a sheet with the days in each of these number formats."""
    openpyxl = pytest.importorskip("openpyxl", reason="openpyxl writes this test's file")
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.append(["Source", *(f"Date {number}" for number in range(len(formats)))])
    for row, day in enumerate(days, 2):
        sheet.cell(row, 1, "a text")
        for column, code in enumerate(formats, 2):
            sheet.cell(row, column, day).number_format = code
    sheet["A9"] = 0.5
    sheet["A9"].number_format = "0%"
    book.save(folder / "a.xlsx")
    (found,) = read_contents(folder / "a.xlsx").tables
    return found


@pytest.mark.parametrize(
    ("formats", "texts"),
    [
        (["dd/mm/yyyy"], ["02/01/2026"]),
        (["dd/mm/yyyy", "h:mm", "d/m"], ["02/01/2026", "15:04", "2/1"]),
        (["mmm-yy"], ["2026-01-02 15:04:05"]),
        (["h:mm AM/PM", "h:mm:ss AM/PM", "h:mm"], ["3:04 PM", "3:04:05 PM", "15:04"]),
        (["h:mm:ss", "mm:ss"], ["15:04:05", "04:05"]),
        # These depend on the computer.
        *(
            ([code, "d/m/yy"], ["2026-01-02 15:04:05", "2/1/26"])
            for code in ("mm-dd-yy", "d-mmm-yy", "d-mmm", "mmm-yy", "m/d/yy h:mm", "mmss.0")
        ),
    ],
)
def test_dates_of_a_sheet(tmp_path: Path, formats: list[str], texts: list[str]) -> None:
    fields = table(tmp_path, *formats).fields
    assert [field.cells[0] for field in fields] == ["a text", *texts]
    assert fields[0].cells[-1] == "0.5"


def test_the_day_of_an_edit_is_known_in_any_number_format(tmp_path: Path) -> None:
    made = table(tmp_path, "dd/mm/yyyy", days=(DAY, datetime.date(1900, 1, 1)))
    (source, dates) = made.fields
    assert isinstance(dates.cells[0], ShownDate)
    named = UnitTable((source, type(dates)(dates.kind, "Date", dates.cells)))
    assert {row: one.on for row, one in find_edited(named, source).items()} == {0: DAY.date()}
