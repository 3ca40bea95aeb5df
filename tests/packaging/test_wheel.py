"""The content of the wheels of the library and of the window."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Distribution:
    """One of the two projects: its folder, and the content of its wheel."""

    folder: Path
    packages: tuple[str, ...]
    command: str
    # Folders of files other than modules, in the checkout and in the wheel.
    resources: dict[str, str]


DISTRIBUTIONS = {
    "bleu-score": Distribution(
        ROOT / "core",
        ("bleu_core", "bleu_score"),
        "bleu-score = bleu_score.__main__:run",
        {
            "core/bleu_core/tokenizers/jieba/model": "bleu_core/tokenizers/jieba/model",
            "core/bleu_score/resources/catalogs": "bleu_score/resources/catalogs",
            "core/bleu_score/resources/cldr": "bleu_score/resources/cldr",
            "core/bleu_score/resources/reports": "bleu_score/resources/reports",
            "core/bleu_score/resources/samples": "bleu_score/resources/samples",
        },
    ),
    "bleu-desktop": Distribution(
        ROOT,
        ("bleu_desktop",),
        "bleu-desktop = bleu_desktop.__main__:main",
        {
            "resources/icons": "bleu_desktop/resources/icons",
            "resources/translations/qm": "bleu_desktop/resources/translations/qm",
        },
    ),
}


@pytest.fixture(scope="module", params=DISTRIBUTIONS)
def distribution(request: pytest.FixtureRequest) -> Distribution:
    return DISTRIBUTIONS[request.param]


@pytest.fixture(scope="module")
def wheel(
    tmp_path_factory: pytest.TempPathFactory,
    distribution: Distribution,
    no_index: Callable[[str], bool],
) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", str(folder)]
    done = subprocess.run(
        [*command, str(distribution.folder)],
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        if no_index(done.stderr):
            pytest.skip("the package index, from where the build backend comes, is out of reach")
        pytest.fail(done.stdout + done.stderr)
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_top_level_is_the_projects_packages(names: set[str], distribution: Distribution) -> None:
    top = {name.split("/")[0] for name in names}
    metadata = {name for name in top if name.endswith(".dist-info")}
    assert top - metadata == set(distribution.packages)
    assert len(metadata) == 1


def test_every_module_is_inside_with_its_data(names: set[str], distribution: Distribution) -> None:
    for package in distribution.packages:
        modules = {
            path.relative_to(distribution.folder).as_posix()
            for ending in ("*.py", "*.txt")
            for path in (distribution.folder / package).rglob(ending)
        }
        assert modules
        assert modules <= names


def test_every_resource_is_inside(names: set[str], distribution: Distribution) -> None:
    for here, there in distribution.resources.items():
        base = ROOT / here
        files = {
            f"{there}/{path.relative_to(base).as_posix()}"
            for path in base.rglob("*")
            if path.is_file()
        }
        assert files
        assert {name for name in names if name.startswith(f"{there}/")} == files


def test_the_manual_is_inside(names: set[str], distribution: Distribution) -> None:
    if "bleu_desktop" not in distribution.packages:
        return
    pages = {path.stem for path in (ROOT / "docs" / "manual").glob("*.md")}
    for language in ("en", "es", "id", "zh_CN", "zh_TW"):
        folder = f"bleu_desktop/resources/manual/{language}"
        assert {f"{folder}/{page}.html" for page in pages} <= names


def test_no_sources_of_translations_no_tests_nothing_compiled(names: set[str]) -> None:
    stray = {
        name
        for name in names
        if "test" in name.lower() or "__pycache__" in name or name.endswith((".ts", ".pyc"))
    }
    assert stray == set()


def test_license_and_commands(wheel: Path, names: set[str], distribution: Distribution) -> None:
    (commands,) = (name for name in names if name.endswith(".dist-info/entry_points.txt"))
    with zipfile.ZipFile(wheel) as archive:
        text = archive.read(commands).decode("utf-8")
    assert distribution.command in text
    licenses = {name.partition(".dist-info/licenses/")[2] for name in names}
    assert "LICENSE" in licenses
    for name in {path.name for path in (distribution.folder / "bleu_core").rglob("LICENSE*")}:
        assert any(each.endswith(f"/{name}") for each in licenses), name


def test_packaging_is_no_package() -> None:
    # A package would hide the installed one of this name, which the build backend imports.
    assert not (ROOT / "packaging" / "__init__.py").exists()
