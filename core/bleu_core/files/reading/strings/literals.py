"""Columns whose cells hold JSON, or the same in the notation of Python: ``{'en': …, 'es': …}``.

Data sets have such cells when they are saved as tables. Nothing is evaluated: Python's notation is
translated to JSON, which is read as in JSON Lines.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from bleu_core.errors import BleuError
from bleu_core.files.addresses import FieldKind
from bleu_core.files.contents import Field, Format, UnitTable, plain_text
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.strings.json_texts import Columns, decode_json

_COLUMNS = (FieldKind.COLUMN, FieldKind.FIELD)
# Share of cells with a literal of one shape from which the cells of a column are no text.
_NEARLY_ALL = 0.9
# Characters of a cell; spreadsheets allow far fewer.
_LONGEST = 1_000_000

# Arrays of NumPy have no commas, and tuples may end with one. The group is atomic: before Python
# 3.11.5, one with a possessive quantifier loses what matches after it looked ahead.
_PYTHON = re.compile(
    r"""u?(?P<quote>['"])(?P<text>(?>(?:(?!(?P=quote))[^\\]|\\.)*))(?P=quote)(?P<next>(?=\s+['"]))?
    |(?P<word>\b(?:None|nan|True|False)\b|[()]|\}(?=\s+\{)|,(?=\s*[)\]}]))""",
    re.VERBOSE | re.DOTALL,
)
_WORDS = {"None": "null", "nan": "null", "True": "true", "False": "false"}
_SIGNS = {"(": "[", ")": "]", "}": "},", ",": ""}
_ESCAPE = re.compile(r"""\\x(?P<byte>..)|\\U(?P<code>.{8})|\\(?P<same>')|\\.|(?P<double>")""")


def expand_cells(table: UnitTable) -> UnitTable:
    """Return a table with fields for the members of cells that hold JSON or the like."""
    head = table.head
    fields: list[Field] = []
    written: dict[str, Mapping[int, str]] = {}
    for field in table.fields:
        members = _members_of(field) if field.kind in _COLUMNS else [field]
        if head is not None and members[0] is not field:
            cells = map(plain_text, field.cells)
            written[field.letters] = dict(zip(table.lines, cells, strict=True))
        fields += members
    if head is not None and written:
        head = replace(head, literals=written)
    return replace(table, fields=tuple(fields), head=head)


def _members_of(field: Field) -> Sequence[Field]:
    """Return the members of a column's cells as fields; the column alone if the cells are text.

    A member has the name that it would have in JSON Lines: ``translation.es``. Where each cell is a
    list of one text, this is the text of the cell.
    """
    texts = [plain_text(cell).strip() for cell in field.cells]
    values = [_value(text) for text in texts]
    shapes = Counter(_shape(value) for value, text in zip(values, texts, strict=True) if text)
    [(shape, count)] = shapes.most_common(1) or [(None, 0)]
    if shape is None or count < _NEARLY_ALL * shapes.total():
        return [field]
    if shape is list:
        pairs = zip(values, texts, strict=True)
        values = [[text] if value is None and text else value for value, text in pairs]
    members = _members(values)
    if shape is list and [member.name for member in members] == ["0"]:
        return [replace(field, cells=members[0].cells)]
    return [_member(field, member) for member in members] or [field]


def _value(text: str) -> Any:
    """Return the object or array that a text is in JSON or in Python; None if it is neither."""
    if text[:1] in ("{", "[") and len(text) <= _LONGEST:
        for translate in (str, _as_json):
            with suppress(ValueError, OverflowError, RecursionError):
                return decode_json(translate(text))
    return None


def _as_json(text: str) -> str:
    return _PYTHON.sub(_token_as_json, text)


def _token_as_json(found: re.Match[str]) -> str:
    if word := found["word"]:
        return _WORDS.get(word) or _SIGNS[word]
    comma = "" if found["next"] is None else ","
    return f'"{_ESCAPE.sub(_escape_as_json, found["text"])}"{comma}'


def _escape_as_json(found: re.Match[str]) -> str:
    if found["byte"]:
        return f"\\u00{found['byte']}"
    if found["code"]:
        return chr(int(found["code"], 16))
    if found["double"]:
        return '\\"'
    return found["same"] or found[0]


def _shape(value: Any) -> object:
    """Return the shape that nearly all cells must share: a list, or the names of an object."""
    return frozenset(value) if isinstance(value, dict) else list if value is not None else None


def _members(values: Sequence[Any]) -> Sequence[Field]:
    """Return the texts in objects or arrays as fields; none if these are no rows of texts."""
    columns = Columns(RawFile(Path(), b""), Format.JSON)
    try:
        for number, value in enumerate(values, 1):
            columns.add(value, number)
        fields = columns.table().fields
    except (BleuError, RecursionError):
        return ()
    return [field for field in fields if field.name]


def _member(field: Field, member: Field) -> Field:
    name = f"{field.name}.{member.name}"
    return replace(
        field,
        name=name,
        own_heading=name if field.heading else "",
        cells=member.cells,
        language=member.language or field.language,
    )
