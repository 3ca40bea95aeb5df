"""All Python examples of the documentation pass the strict check of their types."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.page_examples import PAGES, ROOT, script_of

# Misuse that the types of the library must refuse, so that a check without effect is noticed.
WRONG = """\
from bleu_core import evaluate, sentence_bleu
sentence_bleu(["A dog."], ["A dog."])
evaluate(candidates=[["A"]], references=[["A"]]).candidates[0].band.id
"""
# With columns of pandas, arrays and generators.
USER = Path(__file__).with_name("user_script.py")
# The folder is left out: it is that of an earlier run where mypy remembers its errors.
_ERROR = re.compile(r"([^/\\]+)\.py:(\d+): error: ")


def test_examples_pass_a_strict_type_check(tmp_path: Path) -> None:
    scripts = {page.replace("/", "_").removesuffix(".md"): script_of(page) for page in PAGES}
    assert "docs_library" in scripts
    scripts |= {"user": USER.read_text("utf-8"), "wrong": WRONG}
    for name, script in scripts.items():
        (tmp_path / f"{name}.py").write_text(script, "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", *tmp_path.glob("*.py")],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert _ERROR.findall(done.stdout) == [("wrong", "2"), ("wrong", "3")], done.stdout


def test_a_users_script_runs_and_passes_another_type_check() -> None:
    done = subprocess.run([sys.executable, USER], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout == "100.00 100.00\n"
    pytest.importorskip("pyright", reason="needs pyright")
    done = subprocess.run(
        [sys.executable, "-m", "pyright", USER],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout
