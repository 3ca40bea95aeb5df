"""Values as JSON and back, by the types they are declared with.

Nothing in a file decides what is created: types come from the declarations of the classes below,
and every value is checked against them. A field that is missing takes its default, so fields can
be added. A field nobody knows is from a newer program.
"""

from __future__ import annotations

import json
import types
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from bleu_core import errors

T = TypeVar("T")

# No field is named so: a word Python keeps to itself.
_TYPE = "is"


class Malformed(Exception):
    """The data is not what it should be."""


def to_json(value: object) -> str:
    """Return a value as JSON, in ASCII."""
    return json.dumps(_encoded(value), separators=(",", ":"))


def from_json(kind: type[T], text: object) -> T:
    """Return the value that `to_json` was given.

    Raises
    ------
    Malformed
        If the text is something else.
    """
    if not isinstance(text, str):
        raise Malformed("no text")
    try:
        value: T = _decoded(kind, json.loads(text))
    except Malformed:
        raise
    # Values that a class itself refuses, numbers too long to be real, endless nesting.
    except Exception as error:
        raise Malformed(f"{type(error).__name__}: {error}") from error
    return value


def _encoded(value: Any) -> Any:
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Path):
        return str(value)
    if is_dataclass(value):
        content = {one.name: _encoded(getattr(value, one.name)) for one in fields(value)}
        return {_TYPE: type(value).__name__, **content}
    if isinstance(value, Mapping):
        return {_encoded(key): _encoded(each) for key, each in value.items()}
    if isinstance(value, Sequence):
        return [_encoded(each) for each in value]
    # NumPy's numbers.
    return _encoded(value.item())


def _decoded(kind: Any, data: Any) -> Any:
    origin = get_origin(kind)
    if kind is Any:
        return data
    if origin in (Union, types.UnionType):
        return _one_of(get_args(kind), data)
    if origin is Literal:
        return _expect(data in get_args(kind) and isinstance(data, str | int), data)
    if origin is tuple:
        return _decoded_tuple(get_args(kind), data)
    if origin in (Mapping, dict):
        of_keys, of_values = get_args(kind)
        _expect(isinstance(data, dict), data)
        return {_decoded(of_keys, key): _decoded(of_values, value) for key, value in data.items()}
    if kind is type(None):
        return _expect(data is None, data)
    if kind is float:
        return _expect(isinstance(data, int | float) and not isinstance(data, bool), data)
    if kind is int:
        return _expect(isinstance(data, int) and not isinstance(data, bool), data)
    if kind in (str, bool):
        return _expect(isinstance(data, kind), data)
    if kind is object:
        return _expect(data is None or isinstance(data, bool | int | float | str), data)
    if kind is errors.BleuError:
        return _decoded_error(data)
    if kind is Path:
        return Path(_expect(isinstance(data, str), data))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind(data)
    if is_dataclass(kind):
        return _decoded_dataclass(kind, data)
    raise TypeError(f"{kind} cannot be read")


def _expect(is_right: bool, data: Any) -> Any:
    if not is_right:
        raise Malformed(f"unexpected {str(data)[:80]!r}")
    return data


def _decoded_tuple(kinds: tuple[Any, ...], data: Any) -> tuple[Any, ...]:
    _expect(isinstance(data, list), data)
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(_decoded(kinds[0], each) for each in data)
    _expect(len(data) == len(kinds), data)
    return tuple(_decoded(kind, each) for kind, each in zip(kinds, data, strict=True))


def _one_of(kinds: tuple[Any, ...], data: Any) -> Any:
    if isinstance(data, dict) and _TYPE in data:
        for kind in kinds:
            if is_dataclass(kind) and getattr(kind, "__name__", "") == data[_TYPE]:
                return _decoded(kind, data)
    for kind in kinds:
        if not is_dataclass(kind):
            try:
                return _decoded(kind, data)
            except (Malformed, ValueError):
                continue
    raise Malformed(f"unexpected {str(data)[:80]!r}")


def _decoded_error(data: Any) -> errors.BleuError:
    known = {each.__name__: each for each in errors.BleuError.__subclasses__()}
    name = str(data.get(_TYPE)) if isinstance(data, dict) else ""
    _expect(name in known, data)
    error: errors.BleuError = _decoded_dataclass(known[name], data)
    return error


def _decoded_dataclass(kind: Any, data: Any) -> Any:
    _expect(isinstance(data, dict) and data.get(_TYPE) == kind.__name__, data)
    hints = _hints(kind)
    unknown = data.keys() - hints.keys() - {_TYPE}
    _expect(not unknown, sorted(unknown))
    for one in fields(kind):
        required = one.default is MISSING and one.default_factory is MISSING
        _expect(one.name in data or not required, one.name)
    return kind(
        **{name: _decoded(hint, data[name]) for name, hint in hints.items() if name in data}
    )


@cache
def _hints(kind: Any) -> dict[str, Any]:
    """Return the types of a dataclass's fields."""
    hints = get_type_hints(kind, vars(import_module(kind.__module__)))
    return {one.name: hints[one.name] for one in fields(kind)}
