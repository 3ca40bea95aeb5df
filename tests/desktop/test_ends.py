"""The program ends in order, and errors in overrides of Qt's methods do not end it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.override_errors import overrides_in_use
from tests.window_ends import exit_codes


@pytest.mark.slow
def test_windows_with_folders_end_without_a_crash(tmp_path: Path) -> None:
    assert set(exit_codes(10, tmp_path)) == {0}


@pytest.mark.slow
def test_errors_of_c_code_in_overrides_are_reported() -> None:
    # In a process of its own, which a crash may end.
    run = subprocess.run(
        [sys.executable, "-m", "tests.helpers.override_errors"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr[-2000:]
    reported = run.stdout.split()
    for name in ("data", "rowCount", "paint", "paintEvent", "eventFilter", "heightForWidth"):
        assert [one for one in reported if one.endswith(f".{name}")], name


def test_every_override_lets_its_errors_pass_a_handler() -> None:
    overrides = overrides_in_use()
    assert len(overrides) > 50
    if sys.version_info < (3, 12):
        unguarded = [
            f"{cls.__name__}.{name}"
            for cls, name in overrides
            if not hasattr(vars(cls)[name], "__wrapped__")
        ]
        assert not unguarded
