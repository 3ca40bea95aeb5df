"""The sources of both distributions: the whole tree, and the library with its tests."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import build
import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]


def unpacked(folder: Path, into: Path) -> Path:
    """Make the source of a distribution, and return the folder that it is unpacked to."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(into)]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    (archive,) = into.glob("*.tar.gz")
    subprocess.run(["tar", "-xzf", archive, "-C", into], check=True)
    (found,) = (path for path in into.iterdir() if path.is_dir())
    return found


def test_the_source_of_the_window_is_the_whole_tree(tmp_path: Path) -> None:
    folder = unpacked(ROOT, tmp_path)
    files = {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}
    assert files - {Path("PKG-INFO")} == set(build.sources())


def test_the_source_of_the_library_has_its_tests(tmp_path: Path) -> None:
    folder = unpacked(ROOT / "core", tmp_path)
    command = [sys.executable, "-m", "pytest", "--collect-only", "--quiet", "--no-header"]
    # The interpreter must not find the checkout.
    options = ("-p", "no:cacheprovider", "-W", "ignore", "-c", str(folder / "pyproject.toml"))
    done = subprocess.run(
        [*command, *options], cwd=folder, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout[-2000:]
    assert "tests/core/evaluation/test_signature.py" in done.stdout
