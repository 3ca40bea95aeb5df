"""Modules of a package that waits are loaded when the first of their names is used."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bleu_core import lazy

PACKAGE = {
    "__init__.py": (
        "from bleu_core.lazy import load_when_used\n"
        "load_when_used(__name__, {'answer': 'numbers'})\n"
    ),
    "numbers.py": "print('loaded')\nanswer = 42\n",
}


def printed(folder: Path, code: str) -> list[str]:
    """Return the lines that a fresh interpreter prints beside a package whose modules wait."""
    (folder / "waiting").mkdir()
    for name, source in PACKAGE.items():
        (folder / "waiting" / name).write_text(source, encoding="utf-8")
    core = Path(lazy.__file__).parents[1]
    run = subprocess.run(
        [sys.executable, "-c", f"import sys\nsys.path[:0] = [{str(core)!r}]\n{code}"],
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return run.stdout.split()


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("from waiting import numbers\nprint('imported')", "imported"),
        (
            "from waiting import numbers\nprint('imported')\nprint(numbers.answer)",
            "imported loaded 42",
        ),
        ("from waiting import numbers\nprint(numbers.answer, numbers.answer)", "loaded 42 42"),
        ("from waiting.numbers import answer\nprint('imported')", "loaded imported"),
        ("import waiting\nprint('imported')\nprint(waiting.answer)", "imported loaded 42"),
        ("import waiting\nprint(hasattr(waiting, 'letters'))", "False"),
    ],
)
def test_a_module_is_loaded_when_its_first_name_is_used(
    code: str, lines: str, tmp_path: Path
) -> None:
    assert printed(tmp_path, code) == lines.split()


def test_a_name_that_a_waiting_module_does_not_have_is_an_attribute_error(tmp_path: Path) -> None:
    code = "from waiting import numbers\nprint(hasattr(numbers, 'question'))"
    assert printed(tmp_path, code) == ["loaded", "False"]


def test_a_name_set_in_the_module_is_seen_by_all_who_imported_it_before(tmp_path: Path) -> None:
    code = "from waiting import numbers\nimport waiting.numbers as loaded\nloaded.answer = 1\n"
    assert printed(tmp_path, f"{code}print(numbers.answer)") == ["loaded", "1"]
