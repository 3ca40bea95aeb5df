"""Property lists of Apple's platforms, in XML or binary: ``.stringsdict``, and some ``.strings``.

Binary files are read with Python's `plistlib`. It is not used for XML, because it drops text before
an element inside of a text, and does not give the line of a text.
"""

from __future__ import annotations

import plistlib
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from bleu_core.files.contents import Contents, Format
from bleu_core.files.errors import FileWrongFormat
from bleu_core.files.reading import xml_events as reading_xml_events
from bleu_core.files.reading.escapes import join_surrogates
from bleu_core.files.reading.keyed_units import KeyedUnits
from bleu_core.files.reading.raw import RawFile

BINARY_START = b"bplist"
FORMAT_KEY = "NSStringLocalizedFormatKey"

_VARIABLE = re.compile(r"%(?:\d+\$)?#@([^@]*)@")
_WIDTHS, _DEVICES = "NSStringVariableWidthRuleType", "NSStringDeviceSpecificRuleType"
_FOLDER = re.compile(r"([a-z]{2,3}(?:[-_]\w{2,8})*)\.lproj", re.IGNORECASE)
_MAX_DEPTH = 8

_Member = tuple[str, Any, int]
"""Key, value and line of a member of a dictionary; the value is a text, members or None."""


def read(raw: RawFile) -> Contents:
    """Read a ``.stringsdict`` file: a unit for each form of each variable of a string.

    The string itself is a unit too, if there are words in it besides its variables.
    """
    return _read(raw, Format.STRINGSDICT)


def read_strings(raw: RawFile) -> Contents:
    """Read a ``.strings`` file that is a property list: a unit for each string."""
    return _read(raw, Format.IOS_STRINGS)


def _read(raw: RawFile, file_format: Format) -> Contents:
    encoding = None
    members: Iterable[_Member]
    if raw.data.startswith(BINARY_START):
        members = _binary_members(raw, file_format)
    else:
        text, encoding = reading_xml_events.xml_text(raw)
        members = _xml_members(raw, file_format, text)
    units = KeyedUnits()
    for key, value, line in members:
        if isinstance(value, str):
            if file_format is Format.IOS_STRINGS:
                _add_text(units, key, value, line)
        elif isinstance(value, list):
            _add_rules(units, key, value, line)
    table = units.table(language_of_folder(raw.path))
    return raw.contents(file_format, [table], encoding)


def language_of_folder(path: Path) -> str | None:
    """Return the language in the name of the folder, such as ``es.lproj``."""
    found = _FOLDER.fullmatch(path.parent.name)
    return found[1] if found and found[1].lower() != "base" else None


def _add_text(units: KeyedUnits, key: str, text: str, line: int) -> None:
    units.add(join_surrogates(key), join_surrogates(text), line)


def _add_rules(units: KeyedUnits, key: str, rules: list[_Member], line: int) -> None:
    """Add the texts of a string with variables, widths or devices."""
    for name, value, own_line in rules:
        if isinstance(value, str):
            if name == FORMAT_KEY and re.search(r"\w", _VARIABLE.sub("", value)):
                _add_text(units, key, value, own_line or line)
        elif isinstance(value, list):
            is_variable = name not in (_WIDTHS, _DEVICES)
            for form, text, form_line in value:
                if isinstance(text, str) and not form.startswith("NSString"):
                    path = f"{name}.{form}" if is_variable else form
                    _add_text(units, f"{key}[{path}]", text, form_line or line)
                elif isinstance(text, list):
                    _add_rules(units, f"{key}[{form}]", text, form_line or line)


def _xml_members(raw: RawFile, file_format: Format, text: bytes) -> Iterator[_Member]:
    """Yield the members of the dictionary at the top."""
    reading_xml_events.check_root(raw, file_format, text, "plist")
    root: reading_xml_events.Element = None
    key: _Member | None = None
    for event, element in reading_xml_events.xml_events(raw, file_format, text):
        if root is None:
            root = element
        parent = element.getparent()
        if parent is root and reading_xml_events.local_name(element) != "dict":
            raise FileWrongFormat(raw.path, file_format.value)
        if event == "start":
            continue
        if parent is None or parent.getparent() is not root:
            continue
        if (reading_xml_events.local_name(element) == "key") == (key is not None):
            raise raw.malformed(
                file_format, reading_xml_events.line_of(element), detail="key without value"
            )
        if key is None:
            key = _text(raw, file_format, element), None, reading_xml_events.line_of(element)
        else:
            yield key[0], _xml_value(raw, file_format, element), key[2]
            key = None
            reading_xml_events.release(element)
    if key is not None:
        raise raw.malformed(file_format, key[2], detail="key without value")


def _xml_value(raw: RawFile, file_format: Format, element: reading_xml_events.Element) -> Any:
    name = reading_xml_events.local_name(element)
    if name == "string":
        return _text(raw, file_format, element)
    if name != "dict":
        return None
    children = list(element)
    keys, values = children[::2], children[1::2]
    if len(keys) != len(values) or any(reading_xml_events.local_name(key) != "key" for key in keys):
        raise raw.malformed(
            file_format, reading_xml_events.line_of(element), detail="key without value"
        )
    return [
        (
            _text(raw, file_format, key),
            _xml_value(raw, file_format, value),
            reading_xml_events.line_of(key),
        )
        for key, value in zip(keys, values, strict=True)
    ]


def _string(value: Any) -> str | None:
    return value if isinstance(value, str) else None


def _text(raw: RawFile, file_format: Format, element: reading_xml_events.Element) -> str:
    if len(element):
        raise raw.malformed(
            file_format, reading_xml_events.line_of(element), detail="element inside of a text"
        )
    return element.text or ""


def _binary_members(raw: RawFile, file_format: Format) -> list[_Member]:
    with raw.errors_of_library(file_format):
        plist = raw.in_background(lambda: plistlib.loads(raw.data, fmt=plistlib.FMT_BINARY))
    if not isinstance(plist, dict):
        raise FileWrongFormat(raw.path, file_format.value)
    left = len(raw.data)

    def members(values: dict[Any, Any], depth: int) -> list[_Member]:
        """Return the members of a dictionary. A malicious file may use one a million times."""
        nonlocal left
        left -= len(values)
        if left < 0 or depth > _MAX_DEPTH:
            raise raw.malformed(file_format, detail="nested too deeply")
        return [
            (str(key), members(value, depth + 1) if isinstance(value, dict) else _string(value), 0)
            for key, value in values.items()
        ]

    return members(plist, 0)
