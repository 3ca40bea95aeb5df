"""Find imports by parsing the source, including those inside functions."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from itertools import takewhile
from pathlib import Path


@dataclass(frozen=True)
class Import:
    """One module importing another.

    Attributes
    ----------
    importer, imported
        Names of modules; for `from package import name`, the module `name` if it is one.
    line
        Line of the import.
    """

    importer: str
    imported: str
    line: int

    def __str__(self) -> str:
        return f"{self.importer}:{self.line} imports {self.imported}"


def is_inside(module: str, package: str) -> bool:
    """Tell whether a module is the package itself or inside it."""
    return module == package or module.startswith(f"{package}.")


def modules_below(root: Path, package: str) -> dict[str, Path]:
    """Return the files of a package by module name."""
    found = {}
    for path in sorted((root / package).rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports_of(importer: str, source: str, modules: Iterable[str], is_package: bool) -> set[Import]:
    """Return all imports of a module, including those in functions and for type checking.

    Parameters
    ----------
    importer, source, is_package
        The module's name and source, and whether it is the ``__init__`` of a package.
    modules
        All known modules, to tell modules from names inside them.
    """
    known = set(modules)
    found = set()
    for node in ast.walk(ast.parse(source)):
        for name in _imported(node, importer, known, is_package):
            found.add(Import(importer, name, node.lineno))  # type: ignore[attr-defined]
    return found


def _imported(node: ast.AST, importer: str, known: set[str], is_package: bool) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        base = node.module or ""
        if node.level:
            parts = importer.split(".")
            above = parts[: len(parts) - node.level + is_package]
            base = ".".join([*above, *filter(None, [node.module])])
        for alias in node.names:
            module = f"{base}.{alias.name}"
            yield module if module in known else base
    elif isinstance(node, ast.Call):
        # Calls such as import_module("package.module") and import_module(f"package.{name}").
        called = node.func.attr if isinstance(node.func, ast.Attribute) else node.func
        name = called.id if isinstance(called, ast.Name) else called
        if name in ("import_module", "__import__") and node.args:
            text = node.args[0]
            if isinstance(text, ast.JoinedStr) and text.values:
                text = text.values[0]
            if isinstance(text, ast.Constant) and isinstance(text.value, str):
                yield text.value.removesuffix(".")


def all_imports(modules: dict[str, Path]) -> list[Import]:
    """Return all imports of the modules, in order."""
    found = [
        each
        for name, path in modules.items()
        for each in imports_of(
            name, path.read_text(encoding="utf-8"), modules, path.stem == "__init__"
        )
    ]
    return sorted(found, key=lambda each: (each.importer, each.line, each.imported))


def rooms_in_circles(imports: Iterable[Import]) -> list[list[str]]:
    """Return the circles of imports between the folders and modules directly in each package."""
    inside: dict[str, list[Import]] = {}
    for each in imports:
        parts = [each.importer.split("."), each.imported.split(".")]
        same = (one == other for one, other in zip(*parts, strict=False))
        depth = sum(takewhile(bool, same))
        if 0 < depth < min(map(len, parts)):
            importer, imported = (".".join(names[: depth + 1]) for names in parts)
            package = importer.rpartition(".")[0]
            inside.setdefault(package, []).append(Import(importer, imported, each.line))
    return [circle for between in inside.values() if (circle := find_cycle(between))]


def find_cycle(imports: Iterable[Import]) -> list[str]:
    """Return modules that form an import cycle; empty if there is none."""
    graph: dict[str, set[str]] = {}
    for each in imports:
        if each.importer != each.imported:
            graph.setdefault(each.importer, set()).add(each.imported)
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []
