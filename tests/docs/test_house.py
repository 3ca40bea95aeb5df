"""The page about the structure names types and files that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "house.md").read_text(encoding="utf-8")
STEPS = re.findall(r"^\| (\d+) \| (.*) \| (.*) \| (.*) \|$", PAGE, re.MULTILINE)


def _code(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def _files(path: str) -> list[Path]:
    """Return the modules of a path, from the top or from the package of the core."""
    found = next(
        (folder / path for folder in (ROOT / "core" / "bleu_core", ROOT / "core", ROOT)
         if (folder / path).exists()),
        None,
    )  # fmt: skip
    assert found is not None, path
    return [found] if found.is_file() else sorted(found.rglob("*.py"))


def test_every_step_is_read() -> None:
    assert [int(number) for number, *_ in STEPS] == list(range(1, len(STEPS) + 1))
    assert len(STEPS) > 10


@pytest.mark.parametrize(("number", "step", "types", "home"), STEPS, ids=[row[0] for row in STEPS])
def test_each_type_is_in_its_home(number: str, step: str, types: str, home: str) -> None:
    modules = [module for path in _code(home) for module in _files(path)]
    classes = {
        name
        for module in modules
        for name in re.findall(r"^class (\w+)", module.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert _code(types)
    assert set(_code(types)) <= classes


def test_functions_of_the_steps_are_there() -> None:
    workspace = (ROOT / "core/bleu_core/workspace/workspace.py").read_text(encoding="utf-8")
    for name in re.findall(r"`Workspace\.(\w+)", PAGE):
        assert f"    def {name}(" in workspace
