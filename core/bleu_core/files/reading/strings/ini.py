"""INI files, such as Joomla's and Inno Setup's.

Own reader: configparser keeps the last of equal names, and no lines.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from bleu_core.files.budget import Resource
from bleu_core.files.contents import Contents, Format
from bleu_core.files.errors import FileWrongFormat
from bleu_core.files.reading.keyed_units import KeyedUnits
from bleu_core.files.reading.plain import lines_of
from bleu_core.files.reading.raw import RawFile

_SECTION = re.compile(r"\[([^\[\]]+)\]\s*(?:[;#].*)?")
_QUOTED = re.compile(r'"((?:"_QQ_"|[^"\\]++|\\.)*+)"\s*(?:[;#].*)?')
_OPEN = re.compile(r'"(?:[^"\\]++|\\.)*+')


def read(raw: RawFile) -> Contents:
    """Read an INI file: a unit for each entry, even if its name occurs twice."""
    text, encoding = raw.text()
    units = KeyedUnits()
    for key, value, line in _entries(raw, lines_of(raw, text)):
        units.add(key, _unquoted(value), line)
    return raw.contents(Format.INI, [units.table()], encoding)


def _entries(raw: RawFile, lines: tuple[str, ...]) -> Iterator[tuple[str, str, int]]:
    """Yield the name of each entry after that of its section, its value, and its line."""
    section, found = "", False
    numbered = enumerate(raw.progress.watch(lines), 1)
    for number, line in numbered:
        if number % 4096 == 0:
            raw.parsed(number, len(lines))
        text = line.strip()
        if not text or text[0] in ";#":
            continue
        if head := _SECTION.fullmatch(text):
            section = head[1].strip()
            found = True
            continue
        raw.check(Resource.CHARACTERS, len(text), number)
        name, sign, value = (part.strip() for part in text.partition("="))
        if not sign or not name:
            if not found:
                raise FileWrongFormat(raw.path, Format.INI.value)
            raise raw.malformed(Format.INI, number, detail=text[:40])
        found = True
        if _OPEN.fullmatch(value) and _goes_on(lines, number):
            pieces = [value]
            while _OPEN.fullmatch("\n".join(pieces)):
                pieces.append(next(numbered)[1].rstrip())
            value = "\n".join(pieces)
        yield f"{section}.{name}" if section else name, value, number


def _goes_on(lines: tuple[str, ...], start: int) -> bool:
    """Tell whether a quoted text that does not end on its line ends on a later one."""
    for line in lines[start : start + 100]:
        if '"' in line:
            return _QUOTED.fullmatch('"' + line.strip()) is not None
        if _SECTION.fullmatch(line.strip()):
            return False
    return False


def _unquoted(value: str) -> str:
    r"""Return a value without its quotation marks, and Joomla's ways to write one."""
    if quoted := _QUOTED.fullmatch(value):
        value = quoted[1]
    elif len(value) > 1 and value[0] == value[-1] == '"':
        value = value[1:-1]
    else:
        return value
    return value.replace('"_QQ_"', '"').replace("_QQ_", '"').replace('\\"', '"')
