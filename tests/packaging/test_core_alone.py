"""An installation of the library and the terminal alone is small, and has no Qt."""

from __future__ import annotations

import json
import os
import subprocess
import venv
from collections.abc import Callable
from pathlib import Path

import pytest

from bleu_score.i18n import LANGUAGES

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
MEGABYTE = 1_000_000
# The size of all files in site-packages, including the bytecode that pip writes, but not pip and
# setuptools, which an environment does not need.
BUDGET = 150 * MEGABYTE
NO_PART = ("pip", "setuptools", "pkg_resources", "_distutils_hack")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, no_index: Callable[[str], bool]) -> Path:
    """Return an environment that contains only `./core`."""
    folder = tmp_path_factory.mktemp("alone") / "venv"
    venv.create(folder, with_pip=True)
    done = run(folder, "-m", "pip", "install", "--quiet", str(ROOT / "core"))
    if done.returncode != 0:
        if no_index(done.stderr):
            pytest.skip("the package index, from where the dependencies come, is out of reach")
        pytest.fail(done.stdout + done.stderr)
    return folder


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    interpreter = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    # The interpreter must not find the checkout.
    environment = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        [str(interpreter), *arguments],
        cwd=folder,
        env=environment | {"PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


@pytest.mark.parametrize("module", ["PySide6", "shiboken6", "bleu_desktop", "babel", "jieba"])
def test_packages_that_the_library_does_not_need_are_missing(folder: Path, module: str) -> None:
    done = run(folder, "-c", f"import {module}")
    assert f"ModuleNotFoundError: No module named '{module}'" in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_installed_program_scores_in_five_languages(folder: Path, language: str) -> None:
    command = ("-m", "bleu_score", "--sample", language, "--ui-language", language)
    done = run(folder, *command, "-f", "json")
    assert (done.returncode, done.stderr) == (0, "")
    content = json.loads(done.stdout)
    assert content["format"] == "bleu-desktop/1"
    assert content["segmentation"] == ("jieba" if language.startswith("zh") else "13a")
    assert [candidate["bleu"] > 0 for candidate in content["candidates"]] == [True, True]
    words = run(folder, *command).stdout
    assert all(candidate["name"] in words for candidate in content["candidates"])


def test_a_researchers_lines_run(folder: Path) -> None:
    code = (
        "from bleu_core import Document, Settings, evaluate\n"
        "candidate = Document.from_segments('c', ['今天天气很好', '他买了一本书'])\n"
        "result = evaluate(candidates=[candidate], references=[candidate],\n"
        "                  settings=Settings(tokenizer='jieba'))\n"
        "print(result.candidates[0].bleu.percent)"
    )
    done = run(folder, "-c", code)
    assert (done.stderr, float(done.stdout)) == ("", pytest.approx(100))


def test_the_installation_is_small(folder: Path) -> None:
    (packages,) = {path.resolve() for path in folder.glob("**/site-packages")}
    sizes: dict[str, int] = {}
    for path in packages.rglob("*"):
        top = path.relative_to(packages).parts[0]
        if path.is_file() and not top.startswith(NO_PART):
            sizes[top] = sizes.get(top, 0) + path.stat().st_size
    largest = sorted(sizes.items(), key=lambda item: item[1], reverse=True)[:8]
    assert "bleu_core" in sizes
    assert sum(sizes.values()) <= BUDGET, largest
