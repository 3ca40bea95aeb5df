"""Extract formats of numbers and lists, and names of languages: `python packaging/cldr.py`.

The programs need 120 kB of Babel's 31 MB of Unicode CLDR data; the script writes these to
``core/bleu_score/resources/cldr``. The files are committed; a test compares them with Babel's.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import babel
from babel import Locale
from ui_languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
CLDR = ROOT / "core" / "bleu_score" / "resources" / "cldr"

# Spanish groups only numbers of five digits or more, according to CLDR's minimumGroupingDigits,
# which Babel does not read.
GROUPED_FROM = {"es": 10_000}


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
        "languages": _by_tag(locale.languages),
        "scripts": _by_tag(locale.scripts),
        "territories": _by_tag(locale.territories),
    }


def _by_tag(names: Mapping[str, str]) -> dict[str, str]:
    return {code.replace("_", "-"): name for code, name in sorted(names.items())}


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
