"""Which text of a file is meant: addresses, what a file offers, what is guessed."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.corpus.addresses import WHOLE, Address, FieldKind, Role, Selection, parse_address
from bleu_core.corpus.documents import document_of, documents_by_role
from bleu_core.corpus.reading.contents import Contents, Field, Format, KeyKind, Table, Tag
from bleu_core.corpus.selection import available, guess_selections, has_choice
from bleu_core.errors import FieldMissing, FieldUndecided


def column(name: str, *cells: str, language: str | None = None) -> Field:
    return Field(FieldKind.COLUMN, name, cells, language)


SHEET = Table(
    (
        column("ID", "1", "2"),
        column("Reference", "uno", "dos"),
        column("MT1", "un", "dos"),
        column("C#", "a", "b"),
        column("a & b", "c", "d"),
    ),
    "UI",
    lines=(2, 3),
)
OTHER_SHEET = Table((column("Reference", "x"), column("100%", "y")), "Help")
WORKBOOK = Contents(Path("f.xlsx"), Format.SPREADSHEET, (SHEET, OTHER_SHEET))
XLIFF = Contents(
    Path("f.xliff"),
    Format.XLIFF,
    (
        Table(
            (
                Field(FieldKind.SOURCE, "", ("one", "two"), "en"),
                Field(FieldKind.TARGET, "", (("<", Tag("b", "<b>"), "uno"), "dos"), "es-ES"),
            ),
            keys=("a", "b"),
            key_kind=KeyKind.UNIT_ID,
            lines=(5, 9),
        ),
    ),
)
TMX = Contents(
    Path("f.tmx"),
    Format.TMX,
    (
        Table(
            tuple(
                Field(FieldKind.LANGUAGE, name, ("x",), name) for name in ("en-US", "zh-CN", "id")
            ),
            keys=("x",),
            key_kind=KeyKind.SOURCE_TEXT,
        ),
    ),
)


@pytest.mark.parametrize(
    ("text", "path", "selection"),
    [
        ("a.txt", "a.txt", WHOLE),
        ("f.xlsx#column=Reference", "f.xlsx", Selection(FieldKind.COLUMN, "Reference")),
        ("f.xlsx#column=C#", "f.xlsx", Selection(FieldKind.COLUMN, "C#")),
        ("f.xlsx#column=a%20%26%20b", "f.xlsx", Selection(FieldKind.COLUMN, "a & b")),
        (
            "f.xlsx#sheet=UI&column=MT1&key=ID",
            "f.xlsx",
            Selection(FieldKind.COLUMN, "MT1", "UI", "ID"),
        ),
        ("f.xlsx#sheet=*&column=MT", "f.xlsx", Selection(FieldKind.COLUMN, "MT", "*")),
        ("f.zip#file=a/b.xlf&target", "f.zip", Selection(FieldKind.TARGET, file="a/b.xlf")),
        ("f.xlsx#headings=3", "f.xlsx", Selection(headings=3)),
        ("f.csv#headings=none&column=A", "f.csv", Selection(FieldKind.COLUMN, "A", headings=0)),
        ("f.csv#headings=0", "f.csv#headings=0", WHOLE),
        ("f.csv#headings=x", "f.csv#headings=x", WHOLE),
        ("f.tmx#lang=id", "f.tmx", Selection(FieldKind.LANGUAGE, "id")),
        ("f.xliff#alt-trans", "f.xliff", Selection(FieldKind.ALT_TRANS)),
        ("f.xml#system=online-B", "f.xml", Selection(FieldKind.SYSTEM, "online-B")),
        ("notes#1.txt", "notes#1.txt", WHOLE),
        ("a#columns=x", "a#columns=x", WHOLE),
        ("a#column=x&nonsense=y", "a#column=x&nonsense=y", WHOLE),
        ("x#target/y.txt", "x#target/y.txt", WHOLE),
        ("-", "-", WHOLE),
        (f"f#column={'x' * 5000}", "f", Selection(FieldKind.COLUMN, "x" * 5000)),
    ],
)  # fmt: skip
def test_addresses(text: str, path: str, selection: Selection) -> None:
    assert parse_address(text) == Address(Path(path), selection)


def test_a_file_that_is_called_like_an_address_is_that_file(tmp_path: Path) -> None:
    path = tmp_path / "f.tmx#lang=id"
    path.write_text("x", encoding="ascii")
    assert parse_address(str(path)) == Address(path)


@pytest.mark.parametrize("contents", [WORKBOOK, XLIFF, TMX])
def test_every_field_has_an_address_that_means_it(contents: Contents) -> None:
    found = []
    for fragment in available(contents):
        address = parse_address(f"f#{fragment}")
        assert str(address) == f"f#{fragment}"
        found.append(document_of(contents, address.selection).segments)
    assert found == [
        document_of(contents, Selection(field.kind, field.name, table.name)).segments
        for table in contents.tables
        for field in table.fields
    ]


def test_the_first_sheet_that_has_the_column_counts() -> None:
    assert document_of(WORKBOOK, Selection(FieldKind.COLUMN, "Reference")).segments == (
        "uno",
        "dos",
    )
    assert document_of(WORKBOOK, Selection(FieldKind.COLUMN, "100%")).segments == ("y",)
    in_help = Selection(FieldKind.COLUMN, "reference ", "help")
    assert document_of(WORKBOOK, in_help).segments == ("x",)


@pytest.mark.parametrize(
    ("selection", "wanted"),
    [
        (Selection(FieldKind.COLUMN, "Nothing"), "column=Nothing"),
        (Selection(FieldKind.COLUMN, "MT1", "Help"), "sheet=Help&column=MT1"),
        (Selection(FieldKind.COLUMN, "MT1", "None"), "sheet=None"),
        (Selection(FieldKind.COLUMN, "MT1", key="None"), "key=None"),
        (Selection(FieldKind.TARGET), "target"),
    ],
)
def test_what_is_not_there_is_named_with_what_is(selection: Selection, wanted: str) -> None:
    with pytest.raises(FieldMissing) as caught:
        document_of(WORKBOOK, selection)
    assert (caught.value.path, caught.value.wanted) == (WORKBOOK.path, wanted)
    assert caught.value.available


def test_several_texts_need_a_word() -> None:
    with pytest.raises(FieldUndecided) as caught:
        document_of(TMX)
    assert caught.value.available == ("lang=en-US", "lang=zh-CN", "lang=id")


@pytest.mark.parametrize(
    ("name", "language"),
    [("en-US", "en-US"), ("EN_us", "en-US"), ("en", "en-US"), ("zh", "zh-CN"), ("zh_cn", "zh-CN")],
)
def test_languages_are_found_however_they_are_written(name: str, language: str) -> None:
    assert document_of(TMX, Selection(FieldKind.LANGUAGE, name)).language == language


def test_a_bilingual_file_offers_its_target_and_as_source_its_source() -> None:
    target = document_of(XLIFF)
    assert target.segments == ("<uno", "dos")
    assert target.units.tagged == {0: ("<", Tag("b", "<b>"), "uno")}
    assert (target.name, target.language) == ("f.xliff", "es-ES")
    assert target.units.sources == ("one", "two")
    assert (target.units.line(1), target.units.keys) == (9, ("a", "b"))
    source = document_of(XLIFF, role=Role.SOURCE)
    assert (source.segments, source.language) == (("one", "two"), "en")
    assert source.units.sources == ()
    assert not has_choice(XLIFF)


def test_a_document_of_many_is_called_as_it_is_addressed() -> None:
    assert document_of(WORKBOOK, Selection(FieldKind.COLUMN, "MT1")).name == "f.xlsx#column=MT1"
    assert has_choice(WORKBOOK)


def test_a_column_of_keys_can_be_chosen() -> None:
    document = document_of(WORKBOOK, Selection(FieldKind.COLUMN, "MT1", key="id"))
    assert (document.units.keys, document.units.key_kind) == (("1", "2"), KeyKind.COLUMN)
    assert document_of(WORKBOOK, Selection(FieldKind.COLUMN, "MT1")).units.keys == ()


def test_the_keys_of_a_translation_memory_are_its_source() -> None:
    table = Table(
        (
            Field(FieldKind.LANGUAGE, "en", ("one",), "en"),
            Field(FieldKind.LANGUAGE, "es", ("uno",), "es"),
        ),
        keys=("one",),
        key_kind=KeyKind.SOURCE_TEXT,
    )
    contents = Contents(Path("f.tmx"), Format.TMX, (table,))
    assert document_of(contents, Selection(FieldKind.LANGUAGE, "es")).units.sources == ("one",)
    assert document_of(contents, Selection(FieldKind.LANGUAGE, "en")).units.sources == ()


def test_a_file_with_systems_and_references_is_a_whole_evaluation() -> None:
    table = Table(
        (
            Field(FieldKind.SOURCE, "", ("s",), "en"),
            Field(FieldKind.REFERENCE, "A", ("r",), "de"),
            Field(FieldKind.REFERENCE, "B", ("q",), "de"),
            Field(FieldKind.SYSTEM, "one", ("c",), "de"),
        )
    )
    documents = documents_by_role(Contents(Path("w.xml"), Format.WMT_XML, (table,)))
    names = {role: [document.name for document in found] for role, found in documents.items()}
    assert names == {
        Role.SOURCE: ["w.xml#source"],
        Role.REFERENCE: ["w.xml#reference=A", "w.xml#reference=B"],
        Role.CANDIDATE: ["w.xml#system=one"],
    }


def test_a_spreadsheet_says_by_its_headings_what_it_holds() -> None:
    guessed = guess_selections(WORKBOOK)
    assert guessed[Role.REFERENCE] == (Selection(FieldKind.COLUMN, "Reference"),)
    assert guessed[Role.CANDIDATE] == (Selection(FieldKind.COLUMN, "MT1"),)
    assert document_of(WORKBOOK, role=Role.CANDIDATE).name == "f.xlsx#column=MT1"


def test_members_of_json_objects_say_by_their_names_what_they_hold() -> None:
    fields = tuple(Field(FieldKind.FIELD, name, ("x", "y")) for name in ("src", "ref", "mt", "z"))
    guessed = guess_selections(Contents(Path("f.jsonl"), Format.JSON_LINES, (Table(fields),)))
    assert {role: [s.name for s in found] for role, found in guessed.items()} == {
        Role.SOURCE: ["src"],
        Role.REFERENCE: ["ref"],
        Role.CANDIDATE: ["mt"],
    }


def test_a_file_without_sheets_names_its_fields_instead() -> None:
    with pytest.raises(FieldMissing) as caught:
        document_of(TMX, Selection(sheet="UI"))
    assert caught.value.available == ("lang=en-US", "lang=zh-CN", "lang=id")
