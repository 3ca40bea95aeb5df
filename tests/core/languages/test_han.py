"""Simplified and Traditional forms are OpenCC's, looked up for the characters of a text only."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import opencc
import pytest

from bleu_core.languages import han
from bleu_core.languages.han import count_forms, only_in_one_script, simplified_form

_WRITER = Path(__file__).resolve().parents[3] / "packaging" / "han_forms.py"
_TABLE = Path(str(han.__file__)).with_name("han_forms.txt")
OPENCC = _TABLE.read_text("utf-8").split()[1]
_HAN = [*range(0x3400, 0xA000), *range(0xF900, 0xFB00), *range(0x20000, 0x323B0)]


@pytest.mark.skipif(opencc.__version__ != OPENCC, reason=f"made of OpenCC {OPENCC}")
def test_the_table_of_forms_is_up_to_date_with_opencc() -> None:
    spec = importlib.util.spec_from_file_location("han_forms_writer", _WRITER)
    assert spec is not None
    assert spec.loader is not None
    writer = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(writer)
    traditional, simplified = writer.only_one_script()
    assert only_in_one_script() == (frozenset(simplified), frozenset(traditional))


def test_every_character_takes_the_form_opencc_gives_it_alone() -> None:
    characters = list(map(chr, _HAN))
    forms = opencc.OpenCC("t2s").convert("\n".join(characters)).split("\n")
    expected = [
        form if len(form) == 1 else char for char, form in zip(characters, forms, strict=True)
    ]
    assert simplified_form("".join(characters)) == "".join(expected)
    assert simplified_form("發") == "发"


def test_other_characters_stay() -> None:
    text = "a\nß\ud800ひカ한🙂 發\r\n"
    assert simplified_form(text) == text.replace("發", "发")


def test_a_text_is_counted_by_how_often_its_characters_occur() -> None:
    assert count_forms({"这": 2, "這": 3, "里": 5, "a": 7}) == (2, 3)
