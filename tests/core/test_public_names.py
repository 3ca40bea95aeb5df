"""Everything that a user of the library needs to name can be imported from `bleu_core`."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path
from typing import Any

import pytest

import bleu_core

ROOT = Path(bleu_core.__file__).parents[2]
NAMES = set(dir(bleu_core))
# Names of the standard library, NumPy and the type system.
ELSEWHERE = {
    "Any", "Callable", "ClassVar", "Enum", "False", "ForwardRef", "Iterable", "Iterator", "Literal",
    "Mapping", "NDArray",
    "None", "Path", "Self", "Sequence", "T", "True", "bool", "bool_", "bytes", "datetime", "dict",
    "float", "float64", "floating", "frozenset", "int", "int32", "int64", "list", "np", "object",
    "range", "set", "signedinteger", "str", "tuple", "type",
}  # fmt: skip


def is_called(name: str) -> bool:
    """Tell whether a name is a function, or an options class that `Settings` consists of."""
    value = getattr(bleu_core, name)
    return inspect.isfunction(value) or getattr(value, "__module__", "") == "bleu_core.settings"


def words_of(function: Any) -> set[str]:
    """Return the names in the annotations of a function or of a class's fields."""
    annotations = dict(inspect.get_annotations(function))
    text = " ".join(
        value if isinstance(value, str) else repr(value) for value in annotations.values()
    )
    text = re.sub(r"'[^']*'|\"[^\"]*\"", "", text)
    return set(re.findall(r"(?:\b[A-Za-z_]\w*\.)*\b([A-Za-z_]\w*)", text))


@pytest.mark.parametrize("name", [name for name in sorted(NAMES) if is_called(name)])
def test_types_of_public_functions_and_options_are_public(name: str) -> None:
    assert words_of(getattr(bleu_core, name)) - ELSEWHERE - NAMES == set()


def test_type_checkers_know_the_same_names() -> None:
    tree = ast.parse(Path(bleu_core.__file__).read_text("utf-8"))
    known = {
        (node.module, alias.name, alias.asname)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module != "typing"
        for alias in node.names
        if alias.asname
    }
    assert known == {
        (f"bleu_core.{module}", name, name) for name, module in bleu_core._MODULES.items()
    }


def test_names_are_imported_from_where_they_are_defined() -> None:
    """The rule is for the programs; examples in docstrings import names as users do."""
    programs = ("core/bleu_core", "core/bleu_score", "bleu_desktop", "packaging")
    texts = {
        path: path.read_text("utf-8")
        for program in programs
        for path in (ROOT / program).rglob("*.py")
    }
    # Only a few import from the package itself, and parsing all takes long.
    trees = {
        path: ast.parse(text) for path, text in texts.items() if "from bleu_core import" in text
    }
    assert trees
    assert [
        f"{path}:{node.lineno}"
        for path, tree in trees.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        and node.module == "bleu_core"
        and {alias.name for alias in node.names} & NAMES - {"__version__"}
    ] == []


def test_a_type_that_is_not_public_would_be_found() -> None:
    def function(one: list[Hidden], *, two: np.Secret | None = None) -> Veiled: ...  # type: ignore # noqa

    assert words_of(function) - ELSEWHERE - NAMES == {"Hidden", "Secret", "Veiled"}
