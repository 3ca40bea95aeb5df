"""Values as JSON and columns, and back, by the types they are declared with.

The fields of the dataclasses of results are the form of a file; there are no others. What can be
long is declared as a sequence, or as a mapping by index, and becomes a column; the rest is JSON.

Nothing in a file decides what is created: types come from the declarations, and every value is
checked against these types. A missing field takes its default, so fields can be added. An unknown
field comes from a newer program.
"""

from __future__ import annotations

import json
import sqlite3
import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, Field, fields, is_dataclass
from datetime import date
from decimal import Decimal
from enum import Enum
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from bleu_core.errors import BleuError, Cancelled
from bleu_core.evaluation.results import Evaluation, FileResult
from bleu_core.projects import forms
from bleu_core.projects.columns import ColumnReader, ColumnWriter
from bleu_core.projects.forms import StoredForm
from bleu_core.projects.packs import Malformed

T = TypeVar("T")

# No field has this name, because it is a keyword of Python.
_TYPE = "is"


def to_data(value: Any, columns: ColumnWriter) -> Any:
    """Return the value of a dataclass as JSON has it; what is long goes to the columns."""
    return _form_of(type(value)).write(value, columns)


def from_data(kind: Any, data: Any, columns: ColumnReader, *path: str | int) -> Any:
    """Return the value from which `to_data` made the data.

    Parameters
    ----------
    path
        The keys and indices of the part to read; the rest is not looked at.

    Raises
    ------
    Malformed
        If the data is something else.
    Cancelled
    """
    try:
        for step in path:
            data = data[step]
        return _form_of(kind).read(data, columns)
    except (Malformed, Cancelled, sqlite3.Error):
        raise
    # Values that a class itself refuses, numbers that are too long, or nesting that is too deep.
    except Exception as error:
        raise Malformed(f"{type(error).__name__}: {error}") from error


def sealed(data: object, owner: str = "") -> str:
    """Return JSON in ASCII, and on a second line a hash of it and of its owner.

    A damaged disk can change a digit of a score, or show one run’s scores as those of another, and
    SQLite would not notice.

    Parameters
    ----------
    owner
        The name of the row that the JSON belongs to.
    """
    text = json.dumps(data, separators=(",", ":"))
    return f"{text}\n{_hash(owner, text)}"


def unsealed(text: object, owner: str = "") -> Any:
    """Return the data from which `sealed` made the text.

    Raises
    ------
    Malformed
        If the text is something else, damaged, or of a different owner.
    """
    if not isinstance(text, str):
        raise Malformed("no text")
    content, _, found = text.partition("\n")
    if found != _hash(owner, content):
        raise Malformed("damaged text")
    return _loaded(content)


def _loaded(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Malformed(str(error)) from error


def _hash(owner: str, text: str) -> str:
    data = f"{owner}\n{text}".encode("utf-8", "surrogatepass")
    return blake2b(data, digest_size=16).hexdigest()


def _refuse(data: Any) -> Any:
    raise Malformed(f"unexpected {str(data)[:80]!r}")


def _form_of(kind: Any) -> StoredForm:
    """Return the form of the values of a type."""
    if kind not in _OF_TYPES:
        _OF_TYPES[kind] = _make_form(kind)
    return _OF_TYPES[kind]


def _make_form(kind: Any) -> StoredForm:
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return _union(get_args(kind))
    if origin is Literal:
        return _one_of(get_args(kind))
    if origin in (tuple, Sequence):
        kinds = get_args(kind)
        is_fixed = origin is tuple and kinds[-1] is not Ellipsis
        return _fixed([*map(_form_of, kinds)]) if is_fixed else _sequence(_form_of(kinds[0]))
    if origin in (Mapping, dict):
        return _mapping(*get_args(kind))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _in_json(lambda value: value.value, kind)
    if is_dataclass(kind):
        return _dataclass(kind)
    raise TypeError(f"{kind} cannot be stored")


def _in_json(write: Callable[[Any], Any], read: Callable[[Any], Any]) -> StoredForm:
    """Return the form of values that need no columns."""
    return StoredForm(lambda value, _: write(value), lambda data, _: read(data))


def _as_it_is(value: Any) -> Any:
    # NumPy has its own numbers.
    return value.item() if hasattr(value, "item") else value


def _one_of(names: tuple[str, ...]) -> StoredForm:
    return _in_json(_as_it_is, lambda data: data if data in names else _refuse(data))


def _plain(*allowed: type) -> StoredForm:
    """Return the form of values that JSON has, too. True is not a number here."""
    return _in_json(_as_it_is, lambda data: data if type(data) in allowed else _refuse(data))


def _named(make: Callable[[str], Any]) -> StoredForm:
    """Return the form of values that are made from their text."""
    return _in_json(str, lambda data: make(data) if isinstance(data, str) else _refuse(data))


def _read_decimal(text: str) -> Any:
    number = Decimal(text)
    return number if number.is_finite() else _refuse(text)


def _read_error(data: Any, columns: ColumnReader) -> BleuError:
    name = data.get(_TYPE) if isinstance(data, dict) else None
    # A subclass is only known once its module is imported.
    for module in forms.MODULES_OF_ERRORS:
        import_module(module)
    for kind in BleuError.kinds():
        if kind.__name__ == name:
            error: BleuError = _form_of(kind).read(data, columns)
            return error
    return _refuse(data)  # type: ignore[no-any-return]


_OF_TYPES: dict[Any, StoredForm] = {
    bool: _plain(bool),
    int: _plain(int),
    float: _plain(float, int),
    str: _plain(str),
    object: _plain(type(None), bool, int, float, str),
    Path: _named(Path),
    Decimal: _named(_read_decimal),
    date: _named(date.fromisoformat),
    BleuError: StoredForm(to_data, _read_error),
    **forms.OF_TYPES,
}


def _sequence(form: StoredForm) -> StoredForm:
    def write(value: Any, columns: ColumnWriter) -> Any:
        return [form.write(each, columns) for each in value]

    def read(data: Any, columns: ColumnReader) -> Any:
        if not isinstance(data, list):
            return _refuse(data)
        return tuple(form.read(each, columns) for each in data)

    return StoredForm(write, read)


def _fixed(of_parts: Sequence[StoredForm]) -> StoredForm:
    def write(value: Any, columns: ColumnWriter) -> Any:
        return [form.write(one, columns) for form, one in zip(of_parts, value, strict=True)]

    def read(data: Any, columns: ColumnReader) -> Any:
        if not isinstance(data, list) or len(data) != len(of_parts):
            return _refuse(data)
        return tuple(form.read(one, columns) for form, one in zip(of_parts, data, strict=True))

    return StoredForm(write, read)


def _mapping(key: Any, value: Any) -> StoredForm:
    """Return the form of a mapping; one by index, which may be long, becomes columns."""
    if key is int:
        return forms.by_index(_form_of(value))
    of_keys, of_values = _form_of(key), _form_of(value)

    def write(values: Any, columns: ColumnWriter) -> Any:
        return {
            of_keys.write(each, columns): of_values.write(own, columns)
            for each, own in values.items()
        }

    def read(data: Any, columns: ColumnReader) -> Any:
        if not isinstance(data, dict):
            return _refuse(data)
        return {
            of_keys.read(each, columns): of_values.read(own, columns) for each, own in data.items()
        }

    return StoredForm(write, read)


def _union(kinds: Sequence[Any]) -> StoredForm:
    tagged = {getattr(kind, "__name__", ""): _form_of(kind) for kind in kinds if is_dataclass(kind)}
    others = [_form_of(kind) for kind in kinds if not is_dataclass(kind) and kind is not type(None)]

    def write(value: Any, columns: ColumnWriter) -> Any:
        if is_dataclass(value):
            return to_data(value, columns)
        is_plain = value is None or len(others) > 1
        return _as_it_is(value) if is_plain else others[0].write(value, columns)

    def read(data: Any, columns: ColumnReader) -> Any:
        if data is None and type(None) in kinds:
            return None
        if isinstance(data, dict) and data.get(_TYPE) in tagged:
            return tagged[data[_TYPE]].read(data, columns)
        for other in others:
            try:
                return other.read(data, columns)
            except (Malformed, ValueError):
                continue
        return _refuse(data)

    return StoredForm(write, read)


def _dataclass(kind: Any) -> StoredForm:
    declared = [one for one in fields(kind) if one.name not in forms.LEFT_OUT.get(kind, ())]
    hints = get_type_hints(kind, localns=vars(forms))
    of_fields = {
        one.name: _OF_FIELDS.get((kind, one.name)) or _form_of(hints[one.name]) for one in declared
    }
    texts = forms.TEXTS.get(kind, frozenset())
    required = {one.name for one in declared if not _has_default(one)}
    known = {*of_fields, _TYPE}
    prepare, make = forms.PREPARE.get(kind), forms.MAKE.get(kind, kind)

    def write(value: Any, columns: ColumnWriter) -> Any:
        value = value if prepare is None else prepare(value)
        content = {
            name: form.write(getattr(value, name), columns)
            for name, form in of_fields.items()
            if columns.keep_texts or name not in texts
        }
        empty = {} if columns.keep_texts else dict.fromkeys(texts & required, "")
        return {_TYPE: kind.__name__, **content, **empty}

    def read(data: Any, columns: ColumnReader) -> Any:
        if not isinstance(data, dict) or data.get(_TYPE) != kind.__name__:
            return _refuse(data)
        if not required <= data.keys() <= known:
            return _refuse(sorted(required ^ data.keys()))
        return make(
            **{
                name: of_fields[name].read(own, columns)
                for name, own in data.items()
                if name != _TYPE and (columns.with_texts or name not in texts - required)
            }
        )

    return StoredForm(write, read)


def _has_default(one: Field[Any]) -> bool:
    return one.default is not MISSING or one.default_factory is not MISSING


def _write_files(files: Sequence[FileResult], columns: ColumnWriter) -> Any:
    texts = []
    for file in files:
        columns.progress.check()
        texts.append(json.dumps(to_data(file, columns), separators=(",", ":")))
    return columns.texts(texts)


def _read_files(data: Any, columns: ColumnReader) -> tuple[FileResult, ...]:
    return tuple(from_data(FileResult, _loaded(text), columns) for text in columns.texts(data))


_OF_FIELDS: dict[tuple[Any, str], StoredForm] = {
    # In a column, so that a large run of folders is not read as one piece of JSON.
    (Evaluation, "files"): StoredForm(_write_files, _read_files),
    **forms.OF_FIELDS,
}
