"""String Catalogs of Apple's platforms: ``.xcstrings``, all languages in one file.

translate-toolkit reads no String Catalogs.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from bleu_core.files.addresses import FieldKind
from bleu_core.files.budget import Resource
from bleu_core.files.contents import Contents, Field, Format, KeyKind, UnitMark, UnitTable
from bleu_core.files.errors import FileWrongFormat
from bleu_core.files.reading.escapes import join_surrogates
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.strings.json_texts import (
    check_elements,
    collector_paused,
    decode_json,
    malformed_json,
)

# Every language has a cell in every unit. A malicious file could name a new one in each unit.
_MAX_DEPTH = 8
_MARKS = {"new": UnitMark.NOT_TRANSLATED, "needs_review": UnitMark.NEEDS_REVIEW}
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\n]', re.DOTALL)

_Forms = dict[tuple[str, ...], tuple[str, str]]
"""Texts with their states, by the path of the form: plural, device, substitution."""


def read(raw: RawFile) -> Contents:
    """Read a String Catalog: a unit for each string, or for each of its forms.

    A string may have forms for numbers or devices, in some languages only; in the others its text
    is that of all forms. A string without a text in the source language is its own source text.
    """
    text, encoding = raw.text()
    check_elements(raw, text)
    try:
        with collector_paused():
            catalog = raw.in_background(lambda: decode_json(text))
    except json.JSONDecodeError as error:
        raise malformed_json(raw, Format.STRING_CATALOG, error, error.lineno) from None
    except RecursionError:
        raise raw.exceeded(Resource.NESTING) from None
    strings = catalog.get("strings") if isinstance(catalog, dict) else None
    if not isinstance(strings, dict):
        raise FileWrongFormat(raw.path, Format.STRING_CATALOG.value)
    units = _Units(raw, catalog.get("sourceLanguage"))
    lines = _lines_of_strings(text)
    for number, (key, entry) in enumerate(strings.items()):
        if number % 1024 == 0:
            raw.parsed(number, len(strings))
        units.add(key, entry, next(lines, 0))
    return raw.contents(Format.STRING_CATALOG, [units.table()], encoding)


def _lines_of_strings(text: str) -> Iterator[int]:
    """Yield the line of every member of ``strings``."""
    depth, line, key_line, is_inside, key = 0, 1, 1, False, ""
    for found in _TOKEN.finditer(text):
        token = found[0]
        if token == "\n":
            line += 1
            continue
        if token == "{":
            depth += 1
            if depth == 2:
                is_inside = key == '"strings"'
            elif depth == 3 and is_inside:
                yield key_line
        elif token == "}":
            depth -= 1
        else:
            key, key_line = token, line


class _Units:
    """The units so far, with texts by language."""

    def __init__(self, raw: RawFile, source_language: Any) -> None:
        self._raw = raw
        self._source = source_language if type(source_language) is str else ""
        self._keys: list[str] = []
        self._lines: list[int] = []
        self._sources: list[str] = []
        self._cells: dict[str, list[str]] = {}
        self._marks: dict[str, dict[int, UnitMark]] = {}
        self._excluded: dict[int, UnitMark] = {}

    def add(self, key: str, entry: Any, line: int) -> None:
        """Add a string with all its languages."""
        if not isinstance(entry, dict):
            raise self._malformed(line)
        forms = {
            language: self._forms(localization, line)
            for language, localization in _members(entry.get("localizations"))
        }
        own = forms.pop(self._source, {})
        key = join_surrogates(key)
        for path in _all_paths([*forms.values()] if any(forms.values()) else [own]):
            index = len(self._keys)
            self._keys.append(f"{key}[{'.'.join(path)}]" if path else key)
            self._lines.append(line)
            self._sources.append(_source_text(own, path, key))
            if entry.get("shouldTranslate") is False:
                self._excluded[index] = UnitMark.NOT_FOR_TRANSLATION
            for language, texts in forms.items():
                self._put(language, index, *_form(texts, path))
        self._raw.check(Resource.LANGUAGES, len(self._cells), line)
        self._raw.check(Resource.TRANSLATIONS, len(self._cells) * len(self._keys), line)

    def _put(self, language: str, index: int, text: str, state: str) -> None:
        cells = self._cells.setdefault(language, [])
        cells.extend([""] * (index - len(cells)))
        cells.append(text)
        if state in _MARKS:
            self._marks.setdefault(language, {})[index] = _MARKS[state]

    def _forms(self, localization: Any, line: int, path: tuple[str, ...] = ()) -> _Forms:
        """Return all texts of a language."""
        if not isinstance(localization, dict) or len(path) > _MAX_DEPTH:
            raise self._malformed(line)
        found: _Forms = {}
        if (unit := localization.get("stringUnit")) is not None:
            value = unit.get("value", "") if isinstance(unit, dict) else None
            if type(value) is not str:
                raise self._malformed(line)
            state = unit.get("state")
            found[path] = join_surrogates(value), state if type(state) is str else ""
        for _, forms in _members(localization.get("variations")):
            for form, inner in _members(forms):
                found |= self._forms(inner, line, (*path, join_surrogates(form)))
        for name, inner in _members(localization.get("substitutions")):
            found |= self._forms(inner, line, (*path, f"%#@{join_surrogates(name)}@"))
        return found

    def _malformed(self, line: int) -> Exception:
        return self._raw.malformed(Format.STRING_CATALOG, line or None)

    def table(self) -> UnitTable:
        """Return all units."""
        units = len(self._keys)
        for cells in self._cells.values():
            cells.extend([""] * (units - len(cells)))
        source = Field(FieldKind.SOURCE, "", self._sources, self._source or None)
        languages = (
            Field(
                FieldKind.LANGUAGE, language, cells, language, marks=self._marks.get(language, {})
            )
            for language, cells in self._cells.items()
        )
        return UnitTable(
            (source, *languages),
            lines=self._lines if all(self._lines) else range(1, units + 1),
            keys=self._keys,
            key_kind=KeyKind.NAME,
            marks=self._excluded,
        )


def _members(value: Any) -> list[tuple[str, Any]]:
    return list(value.items()) if isinstance(value, dict) else []


def _is_substitution(step: str) -> bool:
    return step.startswith("%#@")


def _all_paths(languages: list[_Forms]) -> list[tuple[str, ...]]:
    """Return the forms of any language, without those that others divide further."""
    paths = dict.fromkeys(path for forms in languages for path in forms) or {(): None}
    divided = {
        path[:length]
        for path in paths
        for length in range(len(path))
        if not _is_substitution(path[length])
    }
    return [path for path in paths if path not in divided]


def _form(
    forms: Mapping[tuple[str, ...], tuple[str, str]], path: tuple[str, ...]
) -> tuple[str, str]:
    """Return the text of a form, or that of all forms if the language has no such forms."""
    while path not in forms:
        if not path or _is_substitution(path[-1]):
            return "", ""
        path = path[:-1]
    return forms[path]


def _source_text(forms: _Forms, path: tuple[str, ...], key: str) -> str:
    """Return the source text of a form; a language may have more forms than the source."""
    return _form(forms, path)[0] or _form(forms, (*path[:-1], "other"))[0] or key
