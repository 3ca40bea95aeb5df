"""Candidates come before references, and two sequences of one type are given by name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bleu_core

ROOT = Path(bleu_core.__file__).parent.parent


def place(names: list[str], word: str) -> list[int]:
    return [index for index, name in enumerate(names) if word in name]


def swapped(names: list[str]) -> bool:
    candidates, references = place(names, "candidate"), place(names, "reference")
    return bool(candidates and references) and min(references) < max(candidates)


def signatures(tree: ast.AST) -> Iterator[tuple[str, list[ast.arg], list[ast.arg]]]:
    """Yield names of functions, with the parameters given by position and by name alone."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.Lambda):
            arguments = node.args
            by_position = [*arguments.posonlyargs, *arguments.args]
            yield getattr(node, "name", "lambda"), by_position, arguments.kwonlyargs


def fields(tree: ast.AST) -> Iterator[tuple[str, list[str]]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            annotated = (part.target for part in node.body if isinstance(part, ast.AnnAssign))
            yield node.name, [name.id for name in annotated if isinstance(name, ast.Name)]


def faults(source: str) -> list[str]:
    tree = ast.parse(source)
    found = []
    for name, by_position, by_name in signatures(tree):
        if swapped([argument.arg for argument in (*by_position, *by_name)]):
            found.append(f"{name}: references before candidates")
        types = {
            argument.arg.rstrip("s"): ast.unparse(argument.annotation)
            for argument in by_position
            if argument.annotation
        }
        one, other = types.get("candidate"), types.get("reference")
        if one == other and one is not None and one.startswith("Sequence"):
            found.append(f"{name}: a swap would not be seen")
    found += [f"{name}: references before candidates" for name, of in fields(tree) if swapped(of)]
    return found


@pytest.mark.parametrize(
    "source",
    [
        "def f(references, candidates): ...",
        "def f(*, reference_length, candidate_length): ...",
        "def f(candidates: Sequence[str], references: Sequence[str]): ...",
        "class C:\n    reference: str\n    candidate: str",
    ],
)
def test_a_fault_is_found(source: str) -> None:
    assert faults(source)


def test_candidates_come_first() -> None:
    paths = sorted((*ROOT.glob("bleu_*/**/*.py"), *ROOT.parent.glob("bleu_desktop/**/*.py")))
    assert len(paths) > 300
    assert [
        (path.relative_to(ROOT.parent).as_posix(), fault)
        for path in paths
        for fault in faults(path.read_text("utf-8"))
    ] == []
