"""Translated messages of both programs, and localized numbers, lists, dates and names of languages.

Messages come from gettext catalogs compiled from the same ``.ts`` files as the window's. Formats of
numbers, lists and dates, and names of languages, come from the Unicode CLDR. Nothing here needs Qt.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import date, datetime
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from bleu_score.paths import resource_path

if TYPE_CHECKING:
    from gettext import GNUTranslations

Key = TypeVar("Key")
Row = TypeVar("Row", bound=str | tuple[str, ...], covariant=True)

SOURCE_LANGUAGE = "en"
"""The language of the messages in the source, which has no catalog."""

# Code and the language's own name, in the order of the menu.
LANGUAGES = {
    "en": "English",
    "es": "Español",
    "id": "Bahasa Indonesia",
    "zh_CN": "简体中文",
    "zh_TW": "繁體中文",
}


# For Chinese, the Unicode CLDR, web pages and macOS name the script, not the region.
_SCRIPTS = {"zh-CN": "zh-Hans", "zh-SG": "zh-Hans", "zh-TW": "zh-Hant", "zh-HK": "zh-Hant"}


def language_tag(code: str) -> str:
    """Return the tag of a language of the interface, such as ``zh-TW`` for ``zh_TW``."""
    return code.replace("_", "-")


def script_tag(code: str) -> str:
    """Return the tag of a language of the interface by its script, such as ``zh-Hant``."""
    tag = language_tag(code)
    return _SCRIPTS.get(tag, tag)


def interface_language(text: str) -> str | None:
    """Return the language of the interface for its code or tag in any spelling, such as ``zh-tw``.

    None if there is no such language.
    """
    known = {code.lower(): code for code in LANGUAGES}
    return known.get(text.replace("-", "_").lower())


class _Speech(NamedTuple):
    """The wording of messages."""

    language: str = SOURCE_LANGUAGE
    catalog: GNUTranslations | None = None
    plain_numbers: bool = False


_interface = _Speech()
# The language of one thread while it writes in a different language from the interface.
_other: ContextVar[_Speech | None] = ContextVar("_other", default=None)


def _speech() -> _Speech:
    return _other.get() or _interface


def translate(context: str, text: str) -> str:
    """Return a message in the language of the interface.

    Pass literals only, since they are extracted from the source, and fill in fields afterwards with
    `str.format`. There are no plural forms, because Qt cannot extract them from Python.
    """
    return _in_catalog(context, text)


def _in_catalog(context: str, text: str) -> str:
    # English has no catalog: its messages are in the source.
    catalog = _speech().catalog
    return catalog.pgettext(context, text) if catalog else text


class Messages(Mapping[Key, Row]):
    """A table of messages, a row each, which are translated when a row is taken from it.

    The texts are extracted from the source, so the rows are written where the table is made: as
    literals, or as tuples of literals if a row has several messages. One that is only a field, such
    as ``{name}``, is not translated.
    """

    def __init__(self, context: str, rows: Mapping[Key, Row]) -> None:
        self._context = context
        self._rows = rows

    def __getitem__(self, key: Key) -> Row:
        translated: Row = self._in_language(self._rows[key])
        return translated

    def __iter__(self) -> Iterator[Key]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def _in_language(self, row: Any) -> Any:
        if isinstance(row, str):
            return _in_catalog(self._context, row) if row else ""
        texts = [self._in_language(text) for text in row]
        # A named tuple is called with the values of its fields.
        return tuple(texts) if type(row) is tuple else type(row)(*texts)


def language_for(tags: Iterable[str]) -> str:
    """Return the interface language for a user's languages, given in order of preference.

    Returns the first one available, or English. Hong Kong and Macau get Traditional Chinese,
    Singapore gets Simplified.
    """
    for tag in tags:
        parts = tag.replace("-", "_").split("_")
        language = {"in": "id"}.get(parts[0].lower(), parts[0].lower())
        if language == "zh":
            rest = {part.upper() for part in parts[1:]}
            if rest & {"HANT"} or (rest & {"TW", "HK", "MO"} and "HANS" not in rest):
                return "zh_TW"
            return "zh_CN"
        if language in LANGUAGES:
            return language
    return SOURCE_LANGUAGE


def system_language() -> str:
    """Return the interface language for the system's languages."""
    return language_for(_system_tags())


def _system_tags() -> Iterator[str]:
    """Yield the user's languages as gettext does; on Windows, the display language."""
    # As in GNU gettext, LANGUAGE only counts if the locale is not C.
    locale = next(
        (value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), ""
    )
    if locale.split(".")[0] not in ("C", "POSIX"):
        yield from filter(None, os.environ.get("LANGUAGE", "").split(":"))
    if locale:
        yield locale.partition(".")[0].partition("@")[0]
    elif sys.platform == "win32":
        import ctypes
        from locale import windows_locale

        yield windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")


def set_language(code: str, *, plain_numbers: bool = False) -> None:
    """Switch the messages to a language of `LANGUAGES`.

    With `plain_numbers`, numbers have a decimal point and no grouping in every language, as in the
    terminal.
    """
    global _interface
    _interface = _Speech(code, _read_catalog(code), plain_numbers)


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Use another language of `LANGUAGES`, with its number formats, until the block ends.

    Only this thread changes its language; the interface and other threads keep theirs. So a worker
    can write a report in a language of its own.
    """
    token = _other.set(_Speech(code, _read_catalog(code)))
    try:
        yield
    finally:
        _other.reset(token)


@cache
def _read_catalog(code: str) -> GNUTranslations | None:
    path = resource_path("catalogs", f"bleu_score_{code}.mo")
    if not path.is_file():
        return None
    # Imported lazily to speed up start-up in English.
    from gettext import GNUTranslations

    with path.open("rb") as file:
        return GNUTranslations(file)


def current_language() -> str:
    """Return the code of the language spoken: the interface's, or that of a report."""
    return _speech().language


def _cldr() -> dict[str, Any]:
    return _cldr_of(_speech().language)


@cache
def _cldr_of(language: str) -> dict[str, Any]:
    """Return a language's CLDR data, as written by `packaging/cldr.py`."""
    import json

    content: dict[str, Any] = json.loads(
        resource_path("cldr", f"{language}.json").read_text(encoding="utf-8")
    )
    return content


def format_number(value: float, decimals: int = 0) -> str:
    """Format a number in the interface's language."""
    if _speech().plain_numbers:
        return f"{value:.{decimals}f}"
    cldr = _cldr()
    rounded = round(float(value), decimals)
    comma = "," if abs(rounded) >= cldr["grouped_from"] else ""
    whole, point, fraction = f"{rounded:{comma}.{decimals}f}".partition(".")
    return whole.replace(",", cldr["group"]) + (cldr["decimal"] if point else "") + fraction


def decimal_point() -> str:
    """Return the sign before the decimals in the interface's language."""
    return "." if _speech().plain_numbers else str(_cldr()["decimal"])


def format_score(percent: float) -> str:
    """Format a BLEU score from 0 to 100.

    Identical text scores 100.00000000000004, which is shown as 100.
    """
    return format_number(min(percent, 100.0), 2)


def format_list(items: Sequence[str]) -> str:
    """Format a list as part of a sentence: ``3 and 4``.

    In Chinese, a comma joins the last two, too: the 和 of the CLDR has no spaces, which names and
    numbers beside it need.
    """
    if current_language().startswith("zh"):
        return join_names(items)
    patterns = _cldr()["list"]
    *first, last = items or [""]
    if not first:
        return last
    if len(first) == 1:
        return str(patterns["2"].format(first[0], last))
    text = patterns["start"].format(first[0], first[1])
    for item in first[2:]:
        text = patterns["middle"].format(text, item)
    return str(patterns["end"].format(text, last))


def format_date(day: date) -> str:
    """Format a day."""
    cldr = _cldr()
    return str(cldr["date"]).format(
        y=day.year, M=day.month, d=day.day, MMM=cldr["months"][day.month - 1]
    )


def format_date_time(moment: datetime) -> str:
    """Format a moment, with hours and minutes in the time zone of this computer."""
    cldr, local = _cldr(), moment.astimezone()
    time = str(cldr["time"]).format(
        H=local.hour,
        HH=f"{local.hour:02}",
        h=local.hour % 12 or 12,
        mm=f"{local.minute:02}",
        a=cldr["day_periods"][local.hour // 12],
    )
    return str(cldr["date_time"]).format(date=format_date(local), time=time)


# Joins: the punctuation between two texts is the language's, too


def join_names(names: Sequence[str]) -> str:
    """Join names with commas, as in ``13a, intl``: for choices, or at the end of a sentence.

    Use `format_list` within sentences.
    """
    return translate("Numbers", "{first}, {second}").format(first="", second="").join(names)


def join_phrases(phrases: Iterable[str]) -> str:
    """Join phrases with semicolons, as commas may be inside them."""
    return translate("Numbers", "{first}; {second}").format(first="", second="").join(phrases)


def join_sentences(*sentences: str) -> str:
    """Join sentences, with no space between them in Chinese."""
    return translate("Numbers", "{first} {second}").format(first="", second="").join(sentences)


def with_label(label: str, text: str) -> str:
    """Put a label before a text: ``Segments: 7``."""
    return translate("Numbers", "{label}: {text}").format(label=label, text=text)


def with_detail(text: str, detail: str) -> str:
    """Put a detail in parentheses behind a text; nothing if it is empty."""
    if not detail:
        return text
    return translate("Numbers", "{text} ({detail})").format(text=text, detail=detail)


def join_range(low: str, high: str) -> str:
    """Join the ends of a range of numbers: ``42.18–50.08``.

    Between numbers with signs there is a word: a dash would look like one more sign.
    """
    if any(end.startswith(("+", "-", "\u2212")) for end in (low, high)):
        text = translate("Numbers", "{low} to {high}")
    else:
        text = translate("Numbers", "{low}–{high}")
    return text.format(low=low, high=high)


def as_sentence(text: str) -> str:
    """End a text with a full stop."""
    return translate("Numbers", "{sentence}.").format(sentence=text)


def as_sentences(texts: Iterable[str]) -> str:
    """End each text with a full stop, and join them."""
    return join_sentences(*map(as_sentence, texts))


def as_heading(text: str) -> str:
    """End a text with a colon."""
    return translate("Numbers", "{heading}:").format(heading=text)


def format_percent(share: float, decimals: int = 1) -> str:
    """Format a fraction of 1 as a percentage."""
    percent = percent_of(share, decimals)
    return translate("Numbers", "{number}%").format(number=format_number(percent, decimals))


def format_percent_range(low: float, high: float, decimals: int = 0) -> str:
    """Format a range of percentages; in Chinese, both ends have the sign."""
    low_text, high_text = (format_number(percent, decimals) for percent in (low, high))
    return translate("Numbers", "{low}–{high}%").format(low=low_text, high=high_text)


def percent_of(share: float, decimals: int) -> float:
    """Return a fraction of 1 in percent, rounded as people do: 0.0625 is 6.3."""
    # Imported lazily to speed up start-up.
    from decimal import ROUND_HALF_UP, Decimal

    percent = Decimal(repr(float(share))).scaleb(2)
    return float(percent.quantize(Decimal(1).scaleb(-decimals), ROUND_HALF_UP))


def format_share(share: float, decimals: int = 1) -> str:
    """Format a part of a whole as a percentage that is 0 or 100 only if the part is none or all."""
    return format_percent(share, share_decimals(share, decimals))


def share_decimals(share: float, decimals: int) -> int:
    """Return the decimals with which few differ from none, and nearly all from all."""
    while 0 < share < 1 and round(100 * share, decimals) in (0, 100):
        decimals += 1
    return decimals


def language_name(tag: str) -> str:
    """Return the name of a language in the language of the interface, and its tag.

    In Spanish, ``th`` is ``tailandés (th)``. If CLDR has no name, return the tag alone.
    """
    name = short_language_name(tag)
    return with_detail(name, tag) if name != tag else tag


def short_language_name(tag: str) -> str:
    """Return the name of a language without its tag; the tag if CLDR has no name."""
    cldr = _cldr()
    tag = script_tag(tag)
    if name := cldr["languages"].get(tag):
        return str(name)
    # CLDR names some regional variants, such as Brazilian Portuguese; others are composed.
    language, *subtags = tag.split("-")
    name = cldr["languages"].get(language)
    known = cldr["scripts"] | cldr["territories"]
    details = [known[subtag] for subtag in subtags if subtag in known]
    return with_detail(name, join_names(details)) if name else tag
