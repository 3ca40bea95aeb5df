"""Extract formats of numbers, lists and dates, and names of languages: `python packaging/cldr.py`.

The programs need 120 kB of Babel's 31 MB of Unicode CLDR data; the script writes these to
``core/bleu_score/resources/cldr``, and the minor units of currencies to `MINOR_UNITS`. The files
are committed; a test compares them with Babel's.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import babel
from babel import Locale
from babel.core import get_global
from babel.dates import DateTimePattern
from ui_languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
CLDR = ROOT / "core" / "bleu_score" / "resources" / "cldr"
MINOR_UNITS = ROOT / "core" / "bleu_core" / "changes" / "minor_units.txt"

# Spanish groups only numbers of five digits or more, according to CLDR's minimumGroupingDigits,
# which Babel does not read.
GROUPED_FROM = {"es": 10_000}

# Nobody misreads the medium form: it has a word at the month. Spanish readers write numbers only.
DAYS_IN_NUMBERS = {"es"}
# The short form of Taiwan names ten parts of the day; a table of runs needs the 24-hour clock.
HOURS_TO_24 = {"zh_TW"}


def conventions(language: str) -> dict[str, Any]:
    """Return the content of a language's file."""
    locale = Locale.parse(language)
    symbols = locale.number_symbols["latn"]
    return {
        "babel": babel.__version__,
        "decimal": symbols["decimal"],
        "group": symbols["group"],
        "grouped_from": GROUPED_FROM.get(language, 1000),
        "list": dict(locale.list_patterns["standard"]),
        **_dates(language, locale),
        "languages": _by_tag(locale.languages),
        "scripts": _by_tag(locale.scripts),
        "territories": _by_tag(locale.territories),
    }


def _dates(language: str, locale: Locale) -> dict[str, Any]:
    """Return the patterns of days and times as `str.format` fills them, and the words in them."""
    skeletons = locale.datetime_skeletons
    day = skeletons["yMd"] if language in DAYS_IN_NUMBERS else locale.date_formats["medium"]
    time = skeletons["Hm"] if language in HOURS_TO_24 else locale.time_formats["short"]
    months, periods = locale.months["format"]["abbreviated"], locale.day_periods["format"]
    return {
        "date": _fields(day),
        "time": _fields(time),
        "date_time": locale.datetime_formats["medium"].format("{time}", "{date}"),
        "months": [months[number] for number in range(1, 13)],
        "day_periods": [periods["abbreviated"][name] for name in ("am", "pm")],
    }


def _fields(pattern: DateTimePattern) -> str:
    # As in CLDR's patterns in ASCII, a common space: many fonts of terminals lack the narrow one.
    return re.sub("[A-Za-z]+", r"{\g<0>}", pattern.pattern).replace("\u202f", " ")


def _by_tag(names: Mapping[str, str]) -> dict[str, str]:
    return {code.replace("_", "-"): name for code, name in sorted(names.items())}


def minor_units() -> str:
    """Return the currencies whose amounts have more or fewer decimals than usual, one a line."""
    fractions = get_global("currency_fractions")
    usual = fractions["DEFAULT"][0]
    unusual = {code: decimals for code, (decimals, *_) in fractions.items() if decimals != usual}
    return "".join(f"{code} {decimals}\n" for code, decimals in sorted(unusual.items()))


def write(folder: Path) -> None:
    """Write the files of all languages into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        text = json.dumps(conventions(language), ensure_ascii=False, indent=0)
        (folder / f"{language}.json").write_text(f"{text}\n", encoding="utf-8", newline="\n")
    license_text = Path(babel.__file__).with_name("locale-data") / "LICENSE.unicode"
    shutil.copyfile(license_text, folder / "LICENSE")


if __name__ == "__main__":
    write(CLDR)
    MINOR_UNITS.write_text(minor_units(), encoding="utf-8", newline="\n")
