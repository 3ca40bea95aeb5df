"""The build has the libraries of Windows wheels. The tests need no Windows."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from importlib.metadata import Distribution, distributions
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from wheel_libraries import wheel_libraries

from tests.helpers.packages import packages_of_the_build

ROOT = Path(__file__).resolve().parents[2]


def requirements() -> list[str]:
    """Return the packages that the programs need, without the programs themselves."""
    found: list[str] = []
    for file in (ROOT / "pyproject.toml", ROOT / "core" / "pyproject.toml"):
        found += tomllib.loads(file.read_text("utf-8"))["project"]["dependencies"]
    return [requirement for requirement in found if not requirement.startswith("bleu-score")]


def install(folder: Path, name: str, files: list[str]) -> None:
    """Make up an installed package with some files."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "RECORD").write_text("".join(f"{file},,\n" for file in files))
    for file in files:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).touch()


def test_each_package_gets_its_own_library(tmp_path: Path) -> None:
    shared = "msvcp140-a4c2.dll"
    install(tmp_path, "numpy", ["numpy/a.pyd", f"numpy.libs/{shared}", "numpy.libs/blas.dll"])
    install(tmp_path, "pandas", ["pandas/b.dll", f"pandas.libs/{shared}", "pandas.libs/.order"])
    found = sorted(wheel_libraries(distributions(path=[str(tmp_path)])))
    assert found == [
        (str(tmp_path / "numpy.libs" / "blas.dll"), "numpy.libs"),
        (str(tmp_path / "numpy.libs" / shared), "numpy.libs"),
        (str(tmp_path / "pandas.libs" / shared), "pandas.libs"),
    ]


def test_libraries_of_other_systems_are_left_to_pyinstaller(tmp_path: Path) -> None:
    install(tmp_path, "numpy", ["numpy.libs/libgfortran.so.5", "numpy/.dylibs/libblas.dylib"])
    assert not list(wheel_libraries(distributions(path=[str(tmp_path)])))


def test_a_package_without_a_list_of_its_files_has_none(tmp_path: Path) -> None:
    install(tmp_path, "made", [])
    (tmp_path / "made-1.0.dist-info" / "RECORD").unlink()
    assert not list(wheel_libraries(distributions(path=[str(tmp_path)])))


def test_the_build_knows_every_package_it_needs() -> None:
    names = {canonicalize_name(Requirement(each).name) for each in requirements()}
    assert len(names) >= 15
    assert names <= set(packages_of_the_build())


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory, no_index: Callable[[str], bool]) -> Path:
    """Download the wheels for Windows, and install their lists of files."""
    if importlib.util.find_spec("pip") is None:
        pytest.skip("needs pip")
    folder = tmp_path_factory.mktemp("windows")
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--dest", str(folder)),
            *("--platform", "win_amd64", "--python-version", "3.13", "--only-binary=:all:"),
            *requirements(),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        if no_index(done.stderr) or not list(folder.glob("*.whl")):
            pytest.skip("the package index, from where the wheels come, is out of reach")
        pytest.fail(done.stdout + done.stderr)
    installed = folder / "site-packages"
    for wheel in folder.glob("*.whl"):
        with ZipFile(wheel) as archive:
            for name in archive.namelist():
                if re.search(r"\.libs/|\.dist-info/(METADATA|RECORD)$", name):
                    archive.extract(name, installed)
    return installed


@pytest.mark.slow
def test_every_folder_of_the_real_wheels_is_collected(wheels: Path) -> None:
    wanted = {str(path) for path in wheels.glob("*.libs/*.dll")}
    # Without these folders the test would check nothing.
    assert {Path(path).parent.name for path in wanted} >= {"numpy.libs", "rapidfuzz.libs"}
    packages = packages_of_the_build()
    inside = [
        each
        for each in distributions(path=[str(wheels)])
        if canonicalize_name(each.name) in packages
    ]
    collected = dict(wheel_libraries(inside))
    assert set(collected) == wanted
    assert all(Path(path).parent.name == folder for path, folder in collected.items())


@pytest.mark.slow
def test_no_package_of_the_build_is_forgotten(wheels: Path) -> None:
    found: list[Distribution] = list(distributions(path=[str(wheels)]))
    names = {canonicalize_name(each.name) for each in found}
    # Packages that the build leaves out need colorama on Windows.
    assert names - {"colorama"} <= set(packages_of_the_build())
