"""String Catalogs: a field for each language, a unit for each form."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bleu_core.api.evaluation import evaluate
from bleu_core.files.addresses import Role, Selection, parse_address
from bleu_core.files.budget import LIMITS, Resource
from bleu_core.files.contents import Contents, Format, UnitMark
from bleu_core.files.documents import document_of, read_document
from bleu_core.files.errors import (
    BudgetExceeded,
    FieldUndecided,
    FileMalformed,
    FileWrongFormat,
    NoUnits,
)
from bleu_core.files.reading.formats import read_contents
from bleu_core.files.selection import has_choice
from bleu_core.settings import Settings
from tests.helpers.mutations import STRING_CATALOG


def unit(text: str, state: str = "translated") -> dict[str, Any]:
    return {"stringUnit": {"state": state, "value": text}}


def plural(**forms: str) -> dict[str, Any]:
    return {"variations": {"plural": {name: unit(text) for name, text in forms.items()}}}


def read(folder: Path, strings: Any, name: str = "a.xcstrings", indent: int | None = 2) -> Contents:
    path = folder / name
    catalog = {"sourceLanguage": "en", "strings": strings, "version": "1.0"}
    path.write_text(json.dumps(catalog, ensure_ascii=False, indent=indent), "utf-8")
    return read_contents(path)


def texts(contents: Contents) -> dict[str, list[str]]:
    [table] = contents.tables
    return {field.name: [str(cell) for cell in field.cells] for field in table.fields}


def test_languages_forms_marks_and_lines(tmp_path: Path) -> None:
    path = tmp_path / "a.xcstrings"
    path.write_text(STRING_CATALOG)
    contents = read_contents(path)
    [table] = contents.tables
    assert contents.format is Format.STRING_CATALOG
    assert list(table.keys) == [
        "Cancel", "%lld items[one]", "%lld items[other]", "%lld in %lld",
        "%lld in %lld[%#@a@.other]", "v1.0",
    ]  # fmt: skip
    assert texts(contents) == {
        "": ["Cancel", "%lld items", "%lld items", "%lld in %lld", "%lld in %lld", "v1.0"],
        "es": ["Cancelar", "%lld elemento", "%lld elementos", "%#@a@ en %lld", "%arg a", ""],
        "id": ["Batal", "", "", "", "", ""],
    }
    assert list(table.lines) == [4, 7, 7, 10, 10, 15]
    spanish, indonesian = (
        document_of(contents, parse_address(f"a#lang={tag}").selection) for tag in ("es", "id")
    )
    assert spanish.language == "es"
    assert spanish.units.marks == {1: UnitMark.NOT_TRANSLATED, 5: UnitMark.NOT_FOR_TRANSLATION}
    assert indonesian.units.marks == {0: UnitMark.NEEDS_REVIEW, 5: UnitMark.NOT_FOR_TRANSLATION}
    assert list(spanish.units.sources)[:2] == ["Cancel", "%lld items"]
    source = document_of(contents, Selection(), Role.SOURCE)
    assert (source.language, source.units.marks) == ("en", {})


def test_one_language_is_the_text_and_several_are_asked_for(tmp_path: Path) -> None:
    one = read(tmp_path, {"Cancel": {"localizations": {"es": unit("Cancelar")}}})
    assert document_of(one, role=Role.CANDIDATE).segments == ("Cancelar",)
    assert document_of(one, role=Role.SOURCE).segments == ("Cancel",)
    assert not has_choice(one)
    localizations = {"es": unit("Cancelar"), "id": unit("Batal")}
    two = read(tmp_path, {"Cancel": {"localizations": localizations}})
    assert has_choice(two)
    with pytest.raises(FieldUndecided) as error:
        document_of(two, role=Role.CANDIDATE)
    assert error.value.available == ("source", "lang=es", "lang=id")
    alone = read(tmp_path, {"Cancel": {}})
    assert document_of(alone, role=Role.REFERENCE).segments == ("Cancel",)


def test_a_source_text_of_its_own(tmp_path: Path) -> None:
    localizations = {"en": plural(one="A cat", other="Cats"), "pl": plural(one="a", few="b")}
    contents = read(tmp_path, {"cats": {"localizations": localizations}})
    assert texts(contents) == {"": ["A cat", "Cats"], "pl": ["a", "b"]}


def test_forms_of_some_languages_only(tmp_path: Path) -> None:
    """A text without forms is that of all forms; a form that a language lacks is empty."""
    localizations = {
        "es": plural(one="un gato", other="gatos"),
        "id": unit("kucing"),
        "zh": plural(other="猫"),
    }
    contents = read(tmp_path, {"cats": {"localizations": localizations}})
    assert list(contents.tables[0].keys) == ["cats[one]", "cats[other]"]
    assert texts(contents) == {
        "": ["cats", "cats"],
        "es": ["un gato", "gatos"],
        "id": ["kucing", "kucing"],
        "zh": ["", "猫"],
    }


def test_languages_may_lack_a_string_or_be_empty(tmp_path: Path) -> None:
    forms = plural(one="un gato", other="gatos")
    strings = {
        "a": {"localizations": {"es": unit("una")}},
        "cats": {"localizations": {"es": forms, "zh": {}, "id": unit("kucing")}},
    }
    contents = read(tmp_path, strings)
    assert list(contents.tables[0].keys) == ["a", "cats[one]", "cats[other]"]
    assert texts(contents)["id"] == ["", "kucing", "kucing"]


def test_forms_of_devices_that_a_language_lacks(tmp_path: Path) -> None:
    localizations = {
        language: {"variations": {"device": {"iphone": forms, "other": unit("x")}}}
        for language, forms in (
            ("en", plural(one="A tap", other="Taps")),
            ("pl", plural(one="a", few="b")),
            ("id", unit("Ketuk")),
        )
    }
    contents = read(tmp_path, {"tap": {"localizations": localizations}})
    assert list(contents.tables[0].keys)[:2] == ["tap[iphone.one]", "tap[iphone.few]"]
    assert texts(contents)[""][:2] == ["A tap", "Taps"]
    assert texts(contents)["id"][:2] == ["Ketuk", "Ketuk"]


def test_devices_with_plurals(tmp_path: Path) -> None:
    device = {"iphone": plural(one="Toque", other="Toques"), "other": unit("Clic")}
    contents = read(
        tmp_path, {"tap": {"localizations": {"es": {"variations": {"device": device}}}}}
    )
    assert list(contents.tables[0].keys) == ["tap[iphone.one]", "tap[iphone.other]", "tap[other]"]
    assert texts(contents)["es"] == ["Toque", "Toques", "Clic"]


def test_the_same_string_on_one_line(tmp_path: Path) -> None:
    strings = {"a": {"localizations": {"es": unit('{ "x" : { ')}}, "strings": {}}
    contents = read(tmp_path, strings, indent=None)
    assert list(contents.tables[0].lines) == [1, 1]
    assert texts(contents) == {"": ["a", "strings"], "es": ['{ "x" : { ', ""]}


@pytest.mark.parametrize("name", ["a.txt", "a", "a.json"])
def test_catalogs_are_recognized_by_their_content(tmp_path: Path, name: str) -> None:
    strings = {"Cancel": {"localizations": {"es": unit("Cancelar")}}}
    assert read(tmp_path, strings, name).format is Format.STRING_CATALOG


@pytest.mark.parametrize(
    "strings",
    [
        {"a": []},
        {"a": {"localizations": {"es": []}}},
        {"a": {"localizations": {"es": {"stringUnit": {"value": 1}}}}},
        {"a": {"localizations": {"es": {"stringUnit": "b"}}}},
    ],
)
def test_damage_is_never_skipped(tmp_path: Path, strings: Any) -> None:
    with pytest.raises(FileMalformed) as error:
        read(tmp_path, strings)
    assert error.value.line in (4, None)


def test_files_that_are_no_catalog(tmp_path: Path) -> None:
    path = tmp_path / "a.xcstrings"
    for text, expected in (
        ('{"strings": []}', FileWrongFormat),
        ("[]", FileWrongFormat),
        ("Hola", FileMalformed),
        ('{"sourceLanguage": "en", "strings": {', FileMalformed),
        ('{"sourceLanguage": "en", "strings": {}}', NoUnits),
        ('{"a":' * 100_000, BudgetExceeded),
    ):
        path.write_text(text)
        with pytest.raises(expected):
            read_contents(path)


def test_languages_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, Resource.LANGUAGES, 2)
    strings = {str(n): {"localizations": {f"x{n}": unit("a")}} for n in range(3)}
    with pytest.raises(BudgetExceeded):
        read(tmp_path, strings)


def test_shuffled_values_have_a_low_score(shared_data: Path) -> None:
    reference, candidate = (
        read_document(shared_data / "misread" / f"xc_{name}.xcstrings")
        for name in ("ref", "shuffled")
    )
    evaluation = evaluate(
        candidates=[candidate], references=[reference], settings=Settings(tokenizer="zh")
    )
    assert round(evaluation.candidates[0].score.percent, 2) == 0.96
