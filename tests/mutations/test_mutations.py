"""A change that a test notices is told from one that none does."""

from __future__ import annotations

from pathlib import Path

from tests.mutations.__main__ import chosen, tried
from tests.mutations.places import places_in

SOURCE = '''"""Limits, not 1 < 2."""

from typing import Literal, TypeAlias

Kind = Literal["low", "high"]
Pair: TypeAlias = tuple[int, str]

def passes(score: float, least: int = 20) -> bool:
    """Return whether a score passes, or not."""
    if least % 1024 == 0:
        print(least)
    return score >= least
'''
TEST = """from bleu_core.limits import passes

def test_the_least_passes():
    assert passes(30, least=30)
"""


def test_only_what_can_matter_is_changed(tmp_path: Path) -> None:
    path = tmp_path / "limits.py"
    path.write_text(SOURCE, "utf-8")
    assert [place.difference.splitlines()[1] for place in places_in(path)] == [
        "+def passes(score: float, least: int = 21) -> bool:",
        "+    return (score > least)",
    ]


def test_a_change_that_no_test_notices_is_told_from_one_that_a_test_does(tmp_path: Path) -> None:
    source = tmp_path / "core/bleu_core/limits.py"
    test = tmp_path / "tests/core/test_limits.py"
    for path, text in ((source, SOURCE), (test, TEST), (source.with_name("__init__.py"), "")):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = slow\n", "utf-8")
    places = chosen(tmp_path, "core", seed=1, count=2)
    outcomes = {place.line: by for place, by in tried(tmp_path, "core", places, 1, timeout=60)}
    assert outcomes == {8: "", 12: "tests/core/test_limits.py::test_the_least_passes"}
    assert source.read_text("utf-8") == SOURCE
