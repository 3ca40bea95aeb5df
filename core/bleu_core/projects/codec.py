"""Values as JSON and back, by the types they are declared with.

Nothing in a file decides what is created: types come from the declarations of the classes below,
and every value is checked against these types. A missing field takes its default, so fields can be
added. An unknown field comes from a newer program.
"""

from __future__ import annotations

import json
import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, Field, fields, is_dataclass
from decimal import Decimal, InvalidOperation
from enum import Enum
from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from bleu_core.errors import BleuError

T = TypeVar("T")

# No field has this name, because it is a keyword of Python.
_TYPE = "is"


class Malformed(Exception):
    """The data does not have the expected form."""


def to_json(value: object) -> str:
    """Return a value as JSON, in ASCII."""
    return json.dumps(_encoded(value), separators=(",", ":"))


def from_json(kind: type[T], text: str) -> T:
    """Return the value from which `to_json` made the text.

    Raises
    ------
    Malformed
        If the text is something else.
    """
    try:
        value: T = _reader(kind)(json.loads(text))
    except Malformed:
        raise
    # Values that a class itself refuses, numbers that are too long, or nesting that is too deep.
    except Exception as error:
        raise Malformed(f"{type(error).__name__}: {error}") from error
    return value


def sealed(value: object, owner: str = "") -> str:
    """Return a value as JSON, and on a second line a hash of it and of its owner.

    A damaged disk can change a digit of a score, or show one run’s scores as those of another, and
    SQLite would not notice.

    Parameters
    ----------
    owner
        The name of the row that the value belongs to.
    """
    text = to_json(value)
    return f"{text}\n{_hash(owner, text)}"


def unsealed(kind: type[T], text: object, owner: str = "") -> T:
    """Return the value from which `sealed` made the text.

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
    return from_json(kind, content)


def _hash(owner: str, text: str) -> str:
    data = f"{owner}\n{text}".encode("utf-8", "surrogatepass")
    return blake2b(data, digest_size=16).hexdigest()


def _encoded(value: Any) -> Any:
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Path | Decimal):
        return str(value)
    if is_dataclass(value):
        content: dict[str, Any] = {_TYPE: type(value).__name__}
        key: Any = type(value)  # to mypy, the type of a dataclass is not hashable
        for name in _names(key):
            content[name] = _encoded(getattr(value, name))
        return content
    if isinstance(value, Mapping):
        return {_encoded(key): _encoded(each) for key, each in value.items()}
    if isinstance(value, Sequence):
        return [_encoded(each) for each in value]
    # NumPy's numbers.
    return _encoded(value.item())


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(one.name for one in _stored_fields(kind))


def _stored_fields(kind: Any) -> list[Field[Any]]:
    """Return the fields that are part of the record, without fields stored elsewhere or nowhere."""
    return [one for one in fields(kind) if one.metadata.get("stored", True)]


_ERRORS = (
    "bleu_core.files.errors",
    "bleu_core.files.score_files.errors",
    "bleu_core.languages.errors",
    "bleu_core.pairing.errors",
)
_Reader = Callable[[Any], Any]


def _reader(kind: Any) -> _Reader:
    """Return a function that converts plain data to a value of this type, or raises an error."""
    key: Any = kind  # to mypy, the type of a dataclass is not hashable
    return _made_reader(key)


@cache
def _made_reader(kind: Any) -> _Reader:
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return _reader_of_union(get_args(kind))
    if origin is Literal:
        names = get_args(kind)
        return lambda data: data if isinstance(data, str) and data in names else _refuse(data)
    if origin is tuple:
        return _reader_of_tuple(get_args(kind))
    if origin in (Mapping, dict):
        return _reader_of_mapping(*map(_reader, get_args(kind)))
    if kind in _PLAIN:
        allowed = _PLAIN[kind]
        return lambda data: data if type(data) in allowed else _refuse(data)
    if kind is BleuError:
        return _read_error
    if kind is Path:
        return lambda data: Path(data) if isinstance(data, str) else _refuse(data)
    if kind is Decimal:
        return _read_decimal
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind
    if is_dataclass(kind):
        return _reader_of_dataclass(kind)
    raise TypeError(f"{kind} cannot be read")


# The JSON types of values that Python represents in the same way. True is not a number here.
_PLAIN: dict[Any, tuple[type, ...]] = {
    type(None): (type(None),),
    bool: (bool,),
    int: (int,),
    float: (float, int),
    str: (str,),
    object: (type(None), bool, int, float, str),
}


def _refuse(data: Any) -> Any:
    raise Malformed(f"unexpected {str(data)[:80]!r}")


def _reader_of_tuple(kinds: tuple[Any, ...]) -> _Reader:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        each = _reader(kinds[0])
        return lambda data: tuple(map(each, data)) if isinstance(data, list) else _refuse(data)
    readers = tuple(map(_reader, kinds))

    def read(data: Any) -> Any:
        if not isinstance(data, list) or len(data) != len(readers):
            return _refuse(data)
        return tuple(read_one(one) for read_one, one in zip(readers, data, strict=True))

    return read


def _reader_of_mapping(of_keys: _Reader, of_values: _Reader) -> _Reader:
    def read(data: Any) -> Any:
        if not isinstance(data, dict):
            return _refuse(data)
        return {of_keys(key): of_values(value) for key, value in data.items()}

    return read


def _reader_of_union(kinds: tuple[Any, ...]) -> _Reader:
    tagged = {getattr(kind, "__name__", ""): _reader(kind) for kind in kinds if is_dataclass(kind)}
    others = [_reader(kind) for kind in kinds if not is_dataclass(kind)]
    has_none = type(None) in kinds

    def read(data: Any) -> Any:
        if data is None and has_none:
            return None
        if isinstance(data, dict) and data.get(_TYPE) in tagged:
            return tagged[data[_TYPE]](data)
        for other in others:
            try:
                return other(data)
            except (Malformed, ValueError):
                continue
        return _refuse(data)

    return read


def _read_decimal(data: Any) -> Decimal:
    try:
        number = Decimal(data if isinstance(data, str) else _refuse(data))
    except InvalidOperation:
        return _refuse(data)  # type: ignore[no-any-return]
    return number if number.is_finite() else _refuse(data)


def _read_error(data: Any) -> BleuError:
    name = data.get(_TYPE) if isinstance(data, dict) else None
    # A subclass is only known once its module is imported.
    for module in _ERRORS:
        import_module(module)
    for kind in BleuError.kinds():
        if kind.__name__ == name:
            error: BleuError = _reader(kind)(data)
            return error
    raise Malformed(f"unexpected {str(data)[:80]!r}")


def _reader_of_dataclass(kind: Any) -> _Reader:
    hints = get_type_hints(kind)
    readers = {one.name: _reader(hints[one.name]) for one in _stored_fields(kind)}
    required = {
        one.name
        for one in _stored_fields(kind)
        if one.default is MISSING and one.default_factory is MISSING
    }
    known = {*readers, _TYPE}

    def read(data: Any) -> Any:
        if not isinstance(data, dict) or data.get(_TYPE) != kind.__name__:
            return _refuse(data)
        if not required <= data.keys() <= known:
            return _refuse(sorted(required ^ data.keys()))
        return kind(**{name: readers[name](data[name]) for name in data if name != _TYPE})

    return read
