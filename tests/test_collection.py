"""Every process collects the same tests, because parallel runs stop if two processes differ."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


def collected(environment: dict[str, str], hash_seed: int) -> list[str]:
    """Return the ids of all tests, as a new process collects them."""
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"],
        cwd=ROOT,
        env=environment | {"PYTHONHASHSEED": str(hash_seed)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return [line for line in run.stdout.splitlines() if "::" in line]


@pytest.mark.slow
def test_two_processes_collect_the_same_tests(environment: dict[str, str]) -> None:
    # The processes run one after the other, so that ids made from the current time would differ.
    first, second = (collected(environment, seed) for seed in (1, 2))
    assert len(first) > 1000
    assert first == second


@pytest.mark.parametrize(
    ("reason", "fails"), [("needs ../shared/data", False), ("fish is not installed", True)]
)
def test_where_everything_is_installed_a_skip_needs_a_listed_reason(
    tmp_path: Path, environment: dict[str, str], reason: str, fails: bool
) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "test_one.py").write_text(
        f"import pytest\n\ndef test_one():\n    pytest.skip({reason!r})\n"
    )
    command = [sys.executable, "-m", "pytest", "-p", "tests.conftest"]

    def code(**more: str) -> int:
        run = subprocess.run(command, cwd=tmp_path, env=environment | more, capture_output=True)
        return run.returncode

    environment.pop("BLEU_DESKTOP_ALL_TESTS", None)
    assert code() == 0
    assert code(BLEU_DESKTOP_ALL_TESTS="1") == int(fails)
