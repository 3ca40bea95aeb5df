"""Who edited translations and when, as tools and columns name them."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from bleu_core.files.documents import read_document
from bleu_core.files.edited import Edited, begin_with_month, read_day, read_edited

DAY = date(2024, 4, 24)


@pytest.mark.parametrize(
    ("text", "month_first", "day"),
    [
        ("2024-04-24T23:28:28Z", None, DAY),
        ("2024-04-24 23:28:28", None, DAY),
        ("20240424T232828Z", None, DAY),
        ("20240424", None, DAY),
        ("2024/4/24", None, DAY),
        ("2024年4月24日", None, DAY),
        # Seconds and milliseconds since 1970, at the end of the day in UTC.
        ("1714003199", None, DAY),
        ("1714003199999", None, DAY),
        ("04/24/2024 18:18:50", True, DAY),
        ("24.04.2024", False, DAY),
        ("24/04/2024", None, None),
        ("24/04/2024", True, None),
        # The first day of a tool's calendar is no date.
        ("0001-01-01T00:00:00Z", None, None),
        ("0", None, None),
        ("2024-02-30", None, None),
        ("17140031999", None, None),
        ("yesterday", None, None),
        ("", None, None),
    ],
)
def test_days(text: str, month_first: bool | None, day: date | None) -> None:
    assert read_day(text, month_first=month_first) == day


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        (["03/04/2024", "24/04/2024"], False),
        (["03/04/2024", "04/24/2024"], True),
        (["03.04.2024"], False),
        (["03/04/2024"], None),
        (["12/12/2024"], None),
        (["13/12/2024"], False),
        (["12/13/2024"], True),
        (["24/04/2024", "04/24/2024"], None),
        (["2024-04-24"], None),
    ],
)
def test_the_dates_of_a_column_show_their_order(texts: list[str], expected: bool | None) -> None:
    assert begin_with_month(texts) is expected


def test_equal_statements_are_one_object_and_none_is_no_object() -> None:
    assert read_edited(" Ana  Paz", "2024-04-24T10:00:00Z") is read_edited("Ana Paz", "2024-04-24")
    assert read_edited("", "0001-01-01T00:00:00Z") is None
    assert read_edited(None, None) is None


@pytest.mark.parametrize(
    ("by", "on"),
    [
        ("Post-editor", "Last modified"),
        ("Traductora", "Fecha de modificación"),
        ("Penerjemah", "Tanggal"),
        ("译员", "修改日期"),
        ("譯者", "日期"),
    ],
)
def test_columns_are_found_in_every_language(by: str, on: str, tmp_path: Path) -> None:
    path = tmp_path / "a.tsv"
    path.write_text(f"ID\tMT\tFinal\t{by}\t{on}\n1\tuno\tdos\tana\t2024-04-24\n", "utf-8")
    assert read_document(f"{path}#column=Final").units.edited == {0: Edited("ana", DAY)}


def test_a_column_of_texts_names_nobody(tmp_path: Path) -> None:
    path = tmp_path / "a.tsv"
    path.write_text("ID\tMT\tEditor\n1\tuno dos\tuno tres\n2\tdos\ttres\n", "utf-8")
    assert read_document(f"{path}#column=Editor").units.edited == {}
