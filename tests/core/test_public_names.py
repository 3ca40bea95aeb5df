"""Whatever a public function takes or returns can be imported from `bleu_core`."""

from __future__ import annotations

import inspect
import re
from typing import Any

import pytest

import bleu_core

NAMES = set(dir(bleu_core))
# Of the standard library, NumPy and the type system.
ELSEWHERE = {
    "Any", "Callable", "ClassVar", "Enum", "False", "ForwardRef", "Iterable", "Iterator", "Literal",
    "Mapping", "NDArray",
    "None", "Path", "Self", "Sequence", "T", "True", "bool", "bool_", "bytes", "datetime", "dict",
    "float", "float64", "floating", "frozenset", "int", "int32", "int64", "list", "np", "object",
    "range", "set", "signedinteger", "str", "tuple", "type",
}  # fmt: skip


def functions_of(value: Any) -> list[Any]:
    """Return a function, or what is public in a class."""
    if not inspect.isclass(value):
        return [value] if callable(value) else []
    found = []
    for name, member in inspect.getmembers(value):
        if not name.startswith("_"):
            member = member.fget if isinstance(member, property) else member
            member = getattr(member, "func", member)
            found += [member] if inspect.isfunction(member) or inspect.ismethod(member) else []
    return [value, *found]


def words_of(function: Any) -> set[str]:
    """Return the names in the annotations of a function or of a class's fields."""
    annotations = dict(inspect.get_annotations(function))
    text = " ".join(
        value if isinstance(value, str) else repr(value) for value in annotations.values()
    )
    text = re.sub(r"'[^']*'|\"[^\"]*\"", "", text)
    return set(re.findall(r"(?:\b[A-Za-z_]\w*\.)*\b([A-Za-z_]\w*)", text))


@pytest.mark.parametrize("name", sorted(NAMES))
def test_types_of_public_names_are_public(name: str) -> None:
    missing = set()
    for function in functions_of(getattr(bleu_core, name)):
        missing |= words_of(function)
    assert missing - ELSEWHERE - NAMES == set()


def test_a_type_that_is_not_public_would_be_found() -> None:
    def function(one: list[Hidden], *, two: np.Secret | None = None) -> Veiled: ...  # type: ignore # noqa

    assert words_of(function) - ELSEWHERE - NAMES == {"Hidden", "Secret", "Veiled"}
