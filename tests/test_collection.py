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
