"""The standalone build, if there is one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.frozen
def test_smoke() -> None:
    folder = os.environ.get("BLEU_DESKTOP_BUILD")
    if not folder:
        pytest.skip("set BLEU_DESKTOP_BUILD to the folder packaging/build.py made")
    done = subprocess.run(
        [sys.executable, str(ROOT / "packaging" / "smoke_test.py"), folder],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines()[-1].endswith(" passed")
