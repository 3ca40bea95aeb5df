"""What `pip install` brings."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# What pip says when it finds no build backend because there is no package index.
_NO_INDEX = re.compile(
    r"No matching distribution found for hatchling|Could not fetch URL|NewConnectionError"
    r"|Network is unreachable|Temporary failure in name resolution"
)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    done = subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", str(folder), str(ROOT)],
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        if _NO_INDEX.search(done.stderr):
            pytest.skip("the package index, from where the build backend comes, is out of reach")
        pytest.fail(done.stdout + done.stderr)
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_top_level_is_the_two_packages(names: set[str]) -> None:
    top = {name.split("/")[0] for name in names}
    metadata = {name for name in top if name.endswith(".dist-info")}
    assert top - metadata == {"bleu_core", "bleu_desktop"}
    assert len(metadata) == 1


@pytest.mark.parametrize("folder", ["core/bleu_core", "bleu_desktop"])
def test_every_module_is_inside(names: set[str], folder: str) -> None:
    parent = (ROOT / folder).parent
    modules = {path.relative_to(parent).as_posix() for path in (ROOT / folder).rglob("*.py")}
    assert modules
    assert modules <= names


@pytest.mark.parametrize("folder", ["icons", "samples", "translations/qm"])
def test_every_resource_is_inside(names: set[str], folder: str) -> None:
    base = ROOT / "resources"
    files = {
        f"bleu_desktop/resources/{path.relative_to(base).as_posix()}"
        for path in (base / folder).rglob("*")
        if path.is_file()
    }
    assert files
    assert files <= names
    inside = {name for name in names if name.startswith(f"bleu_desktop/resources/{folder}/")}
    assert inside == files


def test_no_sources_of_translations_no_tests_nothing_compiled(names: set[str]) -> None:
    stray = {
        name
        for name in names
        if "test" in name.lower() or "__pycache__" in name or name.endswith((".ts", ".pyc"))
    }
    assert stray == set()


def test_license_and_commands(wheel: Path, names: set[str]) -> None:
    (commands,) = (name for name in names if name.endswith(".dist-info/entry_points.txt"))
    with zipfile.ZipFile(wheel) as archive:
        text = archive.read(commands).decode("utf-8")
    assert "bleu-score = bleu_desktop.terminal:main" in text
    assert "bleu-desktop = bleu_desktop.__main__:main" in text
    assert any(name.endswith("/licenses/LICENSE") for name in names)


def test_packaging_is_no_package() -> None:
    # It would hide the package of that name, which the build backend imports.
    assert not (ROOT / "packaging" / "__init__.py").exists()
