"""Numbers, lists, dates and names of languages are those of the CLDR, as Babel reads it."""

from __future__ import annotations

import json
import runpy
from datetime import datetime
from pathlib import Path

import babel
import pytest
from babel import Locale
from babel.dates import format_date as babel_date
from babel.dates import format_skeleton, format_time
from babel.lists import format_list as babel_list
from babel.numbers import format_decimal
from hypothesis import given
from hypothesis import strategies as st

from bleu_core.languages.tags import LANGUAGES as TARGETS
from bleu_score.i18n import (
    LANGUAGES,
    format_date,
    format_date_time,
    format_list,
    format_number,
    language_name,
    set_language,
)

ROOT = Path(__file__).resolve().parents[2]
FILES = ROOT / "core" / "bleu_score" / "resources" / "cldr"


WRITTEN_BY = json.loads((FILES / "en.json").read_text(encoding="utf-8"))["babel"]
same_data = pytest.mark.skipif(
    babel.__version__ != WRITTEN_BY, reason=f"Babel {WRITTEN_BY} has other data than this one"
)


@same_data
def test_the_files_equal_the_output_of_the_script(tmp_path: Path) -> None:
    script = runpy.run_path(str(ROOT / "packaging" / "cldr.py"))
    script["write"](tmp_path)
    assert script["MINOR_UNITS"].read_text("ascii") == script["minor_units"]()
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {path.name for path in FILES.iterdir()}
    assert names == {"LICENSE", *(f"{language}.json" for language in LANGUAGES)}
    for name in names:
        assert (tmp_path / name).read_bytes() == (FILES / name).read_bytes()


@given(value=st.floats(-1e9, 1e9), decimals=st.integers(0, 4))
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_as_babel_writes_them(
    language: str, value: float, decimals: int
) -> None:
    set_language(language)
    rounded = round(value, decimals)
    pattern = "#,##0" + (f".{'0' * decimals}" if decimals else "")
    # Babel does not know that Spanish writes 1234 without a separator.
    grouped = language != "es" or abs(rounded) >= 10_000
    expected = format_decimal(rounded, pattern, locale=language, group_separator=grouped)
    assert format_number(value, decimals) == expected


@pytest.mark.parametrize("count", range(6))
@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_are_written_as_babel_writes_them(language: str, count: int) -> None:
    set_language(language)
    items = [f"{{{number}}}" for number in range(count)]
    if language.startswith("zh"):
        # 和 would touch names and numbers, without a space.
        assert format_list(items) == "、".join(items)
    else:
        assert format_list(items) == babel_list(items, locale=language)


@same_data
@given(
    moment=st.datetimes(datetime(1970, 1, 2), datetime(2037, 12, 31)).filter(
        # Not in the hour that a change of the clock leaves out.
        lambda moment: moment.astimezone().replace(tzinfo=None) == moment
    )
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_dates_are_written_as_babel_writes_them(language: str, moment: datetime) -> None:
    set_language(language)
    day = babel_date(moment, "medium", language)
    if language == "es":
        day = format_skeleton("yMd", moment, locale=language)
    time = format_time(moment, "short", locale=language)
    if language == "zh_TW":
        time = format_skeleton("Hm", moment, locale=language)
    comma = "," if language in ("en", "es") else ""
    assert format_date(moment) == day
    # A moment without a zone is in that of this computer.
    assert format_date_time(moment) == f"{day}{comma} {time}".replace("\u202f", " ")


@same_data
@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_are_named_as_babel_names_them(language: str) -> None:
    set_language(language)
    names = Locale.parse(language).languages
    # The name of Chinese depends on its script.
    tags = [tag for tag in TARGETS if tag.replace("-", "_") in names and tag[:3] != "zh-"]
    assert len(tags) > 100
    for tag in tags:
        name = names[tag.replace("-", "_")]
        assert language_name(tag) in (f"{name} ({tag})", f"{name}（{tag}）")
