"""Docstrings begin with a noun for the value, not with a question word."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ("core/bleu_core", "core/bleu_score", "bleu_desktop")
QUESTION = re.compile(
    r"(Return (what|where|how|who|which|whether|why|when)|What|Which|Where|How)\b"
)


def docstrings(source: str) -> Iterator[str]:
    """Yield the docstrings of a module, its classes and its functions."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""


def is_question(docstring: str) -> bool:
    """Tell whether a docstring begins with a question word."""
    return QUESTION.match(docstring) is not None


@pytest.mark.parametrize("package", PACKAGES)
def test_no_docstring_begins_with_a_question_word(package: str) -> None:
    paths = sorted((ROOT / package).rglob("*.py"))
    assert paths
    found = [
        f"{path.relative_to(ROOT).as_posix()}: {text.splitlines()[0]}"
        for path in paths
        for text in docstrings(path.read_text("utf-8"))
        if is_question(text)
    ]
    assert found == []


def test_question_words_are_recognized_in_modules_classes_and_functions() -> None:
    method = '    def f(self):\n        """Return what."""'
    source = f'"""Which one."""\nclass A:\n    """A thing."""\n{method}'
    assert [is_question(text) for text in docstrings(source)] == [True, False, True]
