"""Letters of one script in words of another, where they look the same: ``сat`` for ``cat``."""

from __future__ import annotations

import re
from collections.abc import Mapping

LATIN = "A-Za-z\u00aa\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1eff"
CYRILLIC = "\u0400-\u052f"
GREEK = "\u0370-\u03ff\u1f00-\u1fff"

_CYRILLIC_AS_LATIN = dict(
    zip("аеорсхуіјѕһԁԛԝкАВЕЅІЈКМНОРСТХУԚԜ", "aeopcxyijshdqwkABESIJKMHOPCTXYQW", strict=True)
)
_GREEK_AS_LATIN = dict(zip("αικνορυχΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "aikvopuxABEZHIKMNOPTYX", strict=True))
# For each script, letters of other scripts and the similar letters of this script.
_TABLES: dict[str, Mapping[str, str]] = {
    "latin": _CYRILLIC_AS_LATIN | _GREEK_AS_LATIN,
    "cyrillic": {old: new for new, old in _CYRILLIC_AS_LATIN.items() if new not in "һѕіјІЈЅ"},
    "greek": {old: new for new, old in _GREEK_AS_LATIN.items() if new not in "ακχυ"},
}
_SCRIPTS = {
    "latin": re.compile(f"[{LATIN}]"),
    "cyrillic": re.compile(f"[{CYRILLIC}]"),
    "greek": re.compile(f"[{GREEK}]"),
}
_WORD = re.compile(r"[^\W\d_]+")
# Small Greek letters that may be meant as such, as in TNFα, dα and νRNA; an omicron never is.
_SYMBOLS = frozenset("αικνρυχ")
# Words that consist of nothing but look-alikes, such as "a", beside others that are mixed.
_SHORT = 3


def without_lookalikes(text: str) -> str:
    """Return the text with the letters of mixed words in the script of the others.

    Words are only changed if all letters of one script in them look like letters of the other:
    ``iPhoneом``, ``µm``, ``TNFα`` and ``ΔT`` stay.
    """
    if text.isascii():
        return text
    present = [name for name, pattern in _SCRIPTS.items() if pattern.search(text)]
    if len(present) < 2:
        return text
    mended: set[str] = set()
    new = _WORD.sub(lambda word: _in_one_script(word.group(), present, mended), text)
    for script in sorted(mended):
        table = _TABLES[script]
        new = _WORD.sub(lambda word, table=table: _short(word.group(), table), new)  # type: ignore[misc]
    return new


def _in_one_script(word: str, scripts: list[str], mended: set[str]) -> str:
    """Return a mixed word in one script, and add that to the scripts of words mended."""
    if word.isascii():
        return word
    mixed = [name for name in scripts if _SCRIPTS[name].search(word)]
    if len(mixed) < 2:
        return word
    for script in mixed:
        own = _SCRIPTS[script]
        others = {letter for letter in word if not own.match(letter)}
        table = _TABLES[script]
        if not others <= table.keys() or _are_symbols(word, others):
            continue
        strange = sum(letter in others for letter in word)
        # A sign and a unit, as in ΔT, are no word.
        if script == "latin" or len(word) - strange > strange:
            mended.add(script)
            return "".join(
                table.get(letter, letter) if letter in others else letter for letter in word
            )
    return word


def _are_symbols(word: str, others: set[str]) -> bool:
    if not others & _SYMBOLS:
        return False
    return sum(letter.islower() and letter not in others for letter in word) < _SHORT


def _short(word: str, table: Mapping[str, str]) -> str:
    if len(word) <= _SHORT and all(letter in table for letter in word):
        return "".join(table[letter] for letter in word)
    return word
