"""Selection of a text of a file: addresses, the texts that a file offers, and guesses."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bleu_core.api.evaluation import evaluate
from bleu_core.files.addresses import (
    DEFAULT_SELECTION,
    Address,
    FieldKind,
    Role,
    Selection,
    parse_address,
)
from bleu_core.files.assumptions import BestProposals, ProposalsOfOrigin
from bleu_core.files.contents import (
    Contents,
    Field,
    Format,
    KeyKind,
    Proposal,
    Tag,
    UnitMark,
    UnitTable,
)
from bleu_core.files.documents import document_of, documents_by_role
from bleu_core.files.errors import FieldMissing, FieldUndecided, SuggestionsMissing
from bleu_core.files.origins import Origin, OriginKind
from bleu_core.files.proposals import fields_of
from bleu_core.files.reading.formats import read_contents
from bleu_core.files.roles import roles_of
from bleu_core.files.selection import available, fields_named, guess_selections, has_choice


def column(name: str, *cells: str, language: str | None = None) -> Field:
    return Field(FieldKind.COLUMN, name, cells, language)


SHEET = UnitTable(
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
OTHER_SHEET = UnitTable((column("Reference", "x"), column("100%", "y")), "Help")
WORKBOOK = Contents(Path("f.xlsx"), Format.SPREADSHEET, (SHEET, OTHER_SHEET))
XLIFF = Contents(
    Path("f.xliff"),
    Format.XLIFF,
    (
        UnitTable(
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
        UnitTable(
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
        ("a.txt", "a.txt", DEFAULT_SELECTION),
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
        ("f.xlsx#key=ID", "f.xlsx", Selection(key="ID")),
        ("f.csv#headings=none&column=A", "f.csv", Selection(FieldKind.COLUMN, "A", headings=0)),
        ("f.csv#headings=0", "f.csv#headings=0", DEFAULT_SELECTION),
        ("f.csv#headings=x", "f.csv#headings=x", DEFAULT_SELECTION),
        ("f.tmx#lang=id", "f.tmx", Selection(FieldKind.LANGUAGE, "id")),
        ("f.xliff#alt-trans", "f.xliff", Selection(FieldKind.ALT_TRANS)),
        (
            "f.xliff#alt-trans=MT&quality=75",
            "f.xliff",
            Selection(FieldKind.ALT_TRANS, "MT", quality="75"),
        ),
        (
            "f.xliff#alt-trans&quality=best",
            "f.xliff",
            Selection(FieldKind.ALT_TRANS, quality="best"),
        ),
        ("f.xml#system=online-B", "f.xml", Selection(FieldKind.SYSTEM, "online-B")),
        ("notes#1.txt", "notes#1.txt", DEFAULT_SELECTION),
        ("a#columns=x", "a#columns=x", DEFAULT_SELECTION),
        ("a#column=x&nonsense=y", "a#column=x&nonsense=y", DEFAULT_SELECTION),
        ("x#target/y.txt", "x#target/y.txt", DEFAULT_SELECTION),
        ("-", "-", DEFAULT_SELECTION),
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


# Names that mean several fields: by heading or letters, in another case, as an object with members.
CALLED_ALIKE = replace(
    WORKBOOK,
    tables=(
        UnitTable(
            (
                replace(column("Menu.Open", "a"), letters="A"),
                replace(column(" menu ", "b"), letters="B"),
                Field(FieldKind.LANGUAGE, "zh-CN", ("c",), "zh-CN"),
                Field(FieldKind.LANGUAGE, "Text", ("d",), "id"),
            ),
            "one",
        ),
        UnitTable(
            (
                replace(column("B", "e"), letters="A"),
                replace(column("MENU", "f"), letters="B"),
                Field(FieldKind.LANGUAGE, "zh", ("g",)),
                Field(FieldKind.TARGET, "b", ("h",)),
                replace(column("ST", "i"), letters="C", own_heading="Straße"),
                replace(column("Help.Title", "j"), letters="D"),
            ),
            "two",
        ),
    ),
)


@pytest.mark.parametrize("kind", [FieldKind.COLUMN, FieldKind.LANGUAGE, FieldKind.TARGET])
def test_a_name_means_the_same_fields_among_candidates_as_among_all(kind: FieldKind) -> None:
    for name in (
        "menu",
        "Menu",
        "MENU ",
        "menu.open",
        "b",
        "a",
        "C",
        "STRASSE",
        "st",
        "zh",
        "x",
        "help",
    ):
        selection = Selection(kind, name)
        found = [
            fields_named(fields, selection)
            for _, fields in CALLED_ALIKE.names.candidates(selection)
        ]
        every = [fields_named(table.fields, selection) for table in CALLED_ALIKE.tables]
        assert list(filter(None, found)) == list(filter(None, every)), name
    languages = CALLED_ALIKE.names.candidates(Selection(FieldKind.LANGUAGE, "zh-Hans-CN"))
    assert [field.name for _, fields in languages for field in fields] == ["zh-CN", "zh"]


PROPOSED = {
    0: (
        Proposal("TM", 60, "tm", 0),
        Proposal("MT", None, "mt", 1),
        Proposal("TM", 80, "better", 2),
    ),
    1: (Proposal("MT", None, "two", 0), Proposal("MT", None, "deux", 1)),
    3: (Proposal("MT", 10, "four", 0),),
}


def proposing(proposals: dict[int, tuple[Proposal, ...]]) -> Contents:
    fields = (
        Field(FieldKind.SOURCE, "", ("1", "2", "3", "4")),
        Field(FieldKind.TARGET, "", ("uno", "dos", "tres", "cuatro")),
        *fields_of(proposals, 4, "es"),
    )
    locked = {2: UnitMark.NEEDS_REVIEW, 3: UnitMark.NOT_FOR_TRANSLATION}
    return Contents(Path("f.xlf"), Format.XLIFF, (UnitTable(fields, marks=locked),))


@pytest.mark.parametrize(
    ("fragment", "segments", "several"),
    [
        ("alt-trans=MT", ("mt", "two", "", "four"), 1),
        ("alt-trans=tm", ("better", "", "", ""), 1),
        ("alt-trans=TM&quality=first", ("tm", "", "", ""), 0),
        ("alt-trans=TM&quality=81", ("", "", "", ""), 0),
        ("alt-trans&quality=best", ("better", "two", "", "four"), 0),
        ("alt-trans&quality=first", ("tm", "two", "", "four"), 0),
        ("alt-trans&quality=10", ("better", "", "", "four"), 0),
    ],
)
def test_proposals_by_origin_and_quality(
    fragment: str, segments: tuple[str, ...], several: int
) -> None:
    found = document_of(proposing(PROPOSED), parse_address(f"f#{fragment}").selection)
    assert found.segments == segments
    assert found.assumptions == ((BestProposals(several),) if several else ())
    assert found.name == f"f.xlf#{fragment.replace('tm', 'TM')}"
    locked = {3: UnitMark.NOT_FOR_TRANSLATION}
    assert found.units.marks == locked | {
        index: UnitMark.NO_SUGGESTION for index in range(3) if not segments[index]
    }


def test_of_several_origins_one_has_to_be_named() -> None:
    contents = proposing(PROPOSED)
    with pytest.raises(FieldUndecided) as caught:
        document_of(contents, Selection(FieldKind.ALT_TRANS))
    assert caught.value.available == ("alt-trans=MT", "alt-trans=TM")
    for wrong in ("alt-trans=nobody", "alt-trans=MT&quality=good", "alt-trans&quality=-1"):
        with pytest.raises(FieldMissing):
            document_of(contents, parse_address(f"f#{wrong}").selection)
    single = proposing({0: (Proposal(" MT\t", None, "mt", 0),)})
    assert available(single)[-1] == "alt-trans=MT"
    assert document_of(single, Selection(FieldKind.ALT_TRANS)).segments == ("mt", "", "", "")


def test_a_whole_file_names_the_origin_of_compared_proposals() -> None:
    (candidate,) = documents_by_role(proposing(PROPOSED))[Role.CANDIDATE]
    assert candidate.selection == Selection(FieldKind.ALT_TRANS, "MT")
    assert candidate.assumptions == (ProposalsOfOrigin("MT", ("TM",)), BestProposals(1))


def test_real_proposals(shared_data: Path) -> None:
    path = shared_data / "misread" / "alt.xlf"
    found = documents_by_role(read_contents(path))
    result = evaluate(candidates=found[Role.CANDIDATE], references=found[Role.REFERENCE])
    assert result.candidates[0].score.percent == pytest.approx(29.56, abs=0.005)
    assert (result.segments, dict(result.aligned.left_out)) == (180, {"no_suggestion": 20})


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
def test_a_missing_field_is_named_with_the_available_ones(
    selection: Selection, wanted: str
) -> None:
    with pytest.raises(FieldMissing) as caught:
        document_of(WORKBOOK, selection)
    assert (caught.value.path, caught.value.wanted) == (WORKBOOK.path, wanted)
    assert caught.value.available


def test_the_first_table_of_a_document_is_its_text() -> None:
    text = UnitTable((Field(FieldKind.TEXT, "", ("a", "b")),))
    sides = Field(FieldKind.SOURCE, "", ("c",)), Field(FieldKind.TARGET, "", ("d",))
    contents = Contents(Path("f.docx"), Format.DOCX, (text, UnitTable(sides, "Table 1")))
    assert document_of(contents).segments == ("a", "b")
    assert document_of(contents, Selection(sheet="Table 1")).segments == ("d",)
    empty = replace(text, fields=(Field(FieldKind.TEXT, "", ()),))
    assert document_of(replace(contents, tables=(empty, text))).segments == ("a", "b")


@pytest.mark.parametrize("stated", [0, 1])
def test_suggestions_that_translations_started_from_are_missing(stated: int) -> None:
    sides = Field(FieldKind.SOURCE, "", ("a",)), Field(FieldKind.TARGET, "", ("b",))
    origins: list[dict[int, Origin]] = [{}, {}]
    origins[1] |= {0: Origin(OriginKind.MACHINE)} if stated else {}
    tables = tuple(UnitTable(sides, f"{n}", origins=own) for n, own in enumerate(origins))
    contents = Contents(Path("f.zip"), Format.XLIFF_ARCHIVE, tables, tables_are_files=True)
    with pytest.raises(SuggestionsMissing) as caught:
        document_of(contents, Selection(FieldKind.ALT_TRANS, quality="used"))
    assert caught.value.has_origins is bool(stated)


@pytest.mark.parametrize(
    ("kinds", "segments"),
    [
        ([FieldKind.SOURCE, FieldKind.LANGUAGE], ("1",)),
        ([FieldKind.COLUMN, FieldKind.TEXT], ("1",)),
        ([FieldKind.COLUMN, FieldKind.COLUMN, FieldKind.TEXT], ("2",)),
        ([FieldKind.LANGUAGE, FieldKind.LANGUAGE], None),
        ([FieldKind.SOURCE, FieldKind.COLUMN], None),
        ([FieldKind.COLUMN, FieldKind.COLUMN], None),
    ],
)
def test_the_only_translation_or_text_needs_no_name(
    kinds: list[FieldKind], segments: tuple[str, ...] | None
) -> None:
    fields = tuple(Field(kind, f"x{n}", (f"{n}",)) for n, kind in enumerate(kinds))
    contents = Contents(Path("f"), Format.JSON_LINES, (UnitTable(fields),))
    if segments is not None:
        assert document_of(contents).segments == segments
        return
    with pytest.raises(FieldUndecided):
        document_of(contents)


def test_the_only_field_of_a_kind_needs_no_name() -> None:
    sides = Field(FieldKind.SOURCE, "From", ("a",)), Field(FieldKind.TARGET, "To", ("b",))
    more = Field(FieldKind.REFERENCE, "One", ("c",)), Field(FieldKind.REFERENCE, "Two", ("d",))
    contents = Contents(Path("f.docx"), Format.DOCX, (UnitTable((*sides, *more)),))
    assert available(contents) == ("source", "target", "reference=One", "reference=Two")


def test_an_export_of_xcode_is_its_only_file(tmp_path: Path) -> None:
    folder = tmp_path / "es.XCLOC"
    texts = folder / "Localized Contents"
    texts.mkdir(parents=True)
    assert parse_address(str(folder)).path == folder
    (texts / "es.xliff").touch()
    assert parse_address(str(folder)).path == texts / "es.xliff"
    (texts / "fr.xliff").touch()
    assert parse_address(str(folder)).path == folder


def test_the_other_texts_of_a_unit_are_further_keys() -> None:
    keys = document_of(WORKBOOK, Selection(FieldKind.COLUMN, "MT1")).units.other_keys
    assert [*keys] == ["ID", "Reference", "C#", "a & b"]
    assert [*document_of(XLIFF, role=Role.SOURCE).units.other_keys] == ["target"]
    assert document_of(XLIFF).units.other_keys == {}


def test_a_column_called_source_has_the_source_texts() -> None:
    table = UnitTable((column("ID", "1"), column("Source", "one"), column("MT", "uno")))
    contents = Contents(Path("f.csv"), Format.CSV, (table,))
    assert document_of(contents, Selection(FieldKind.COLUMN, "MT")).units.sources == ("one",)
    assert document_of(contents, Selection(FieldKind.COLUMN, "ID")).units.sources == ("one",)
    assert document_of(contents, Selection(FieldKind.COLUMN, "Source")).units.sources == ()


def test_a_translation_is_known_by_its_heading_too() -> None:
    sides = Field(FieldKind.SOURCE, "From", ("a",)), Field(FieldKind.TARGET, "To", ("b",))
    wanted = Selection(FieldKind.COLUMN, "to")
    assert fields_named(sides, wanted) == [sides[1]]
    assert fields_named([replace(sides[1], kind=FieldKind.LANGUAGE)], wanted) == []


def test_a_language_is_that_of_the_field_or_else_its_name() -> None:
    fields = [
        Field(FieldKind.LANGUAGE, "Text", ("a",), "id"),
        Field(FieldKind.LANGUAGE, "zh_cn", ("b",)),
    ]
    for name, field in (("id", fields[0]), ("zh-CN", fields[1]), ("zh", fields[1])):
        assert fields_named(fields, Selection(FieldKind.LANGUAGE, name)) == [field]


def test_several_texts_need_a_choice() -> None:
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


def test_a_text_of_many_is_named_by_its_address() -> None:
    assert document_of(WORKBOOK, Selection(FieldKind.COLUMN, "MT1")).name == "f.xlsx#column=MT1"
    assert has_choice(WORKBOOK)


def test_a_column_of_keys_can_be_chosen() -> None:
    document = document_of(WORKBOOK, Selection(FieldKind.COLUMN, "MT1", key="id"))
    assert (document.units.keys, document.units.key_kind) == (("1", "2"), KeyKind.COLUMN)
    assert document_of(WORKBOOK, Selection(FieldKind.COLUMN, "MT1")).units.keys == ()


def test_the_keys_of_a_translation_memory_are_its_source() -> None:
    table = UnitTable(
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
    table = UnitTable(
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


def test_headings_of_a_spreadsheet_tell_the_roles_of_columns() -> None:
    guessed = guess_selections(WORKBOOK)
    assert guessed[Role.REFERENCE] == (Selection(FieldKind.COLUMN, "Reference"),)
    assert guessed[Role.CANDIDATE] == (Selection(FieldKind.COLUMN, "MT1"),)
    assert document_of(WORKBOOK, role=Role.CANDIDATE).name == "f.xlsx#column=MT1"


def test_names_of_json_members_tell_their_roles() -> None:
    fields = tuple(Field(FieldKind.FIELD, name, ("x", "y")) for name in ("src", "ref", "mt", "z"))
    guessed = guess_selections(Contents(Path("f.jsonl"), Format.JSON_LINES, (UnitTable(fields),)))
    assert {role: [s.name for s in found] for role, found in guessed.items()} == {
        Role.SOURCE: ["src"],
        Role.REFERENCE: ["ref"],
        Role.CANDIDATE: ["mt"],
    }


def test_members_in_indonesian_are_translations_and_no_keys(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    rows = [{"translation": {"en": f"cat {n}", "id": f"kucing {n}"}} for n in range(5)]
    path.write_text("\n".join(map(json.dumps, rows)), "utf-8")
    (table,) = read_contents(path).tables
    assert roles_of(table) == {0: Role.CANDIDATE, 1: Role.CANDIDATE}


def test_a_file_without_sheets_names_its_fields_instead() -> None:
    with pytest.raises(FieldMissing) as caught:
        document_of(TMX, Selection(sheet="UI"))
    assert caught.value.available == ("lang=en-US", "lang=zh-CN", "lang=id")


# Letters and headings


def test_a_heading_in_any_case_goes_before_letters() -> None:
    unnamed = Field(FieldKind.COLUMN, "MT", ("x",), letters="MT", own_heading="")
    named = Field(FieldKind.COLUMN, "mt", ("y",), letters="C")
    wide = UnitTable((unnamed, named), "wide", lines=(2,))
    texts_of_roles = (column("Source", "s"), column("Reference", "r"), column("Output", "o"))
    alone = UnitTable((unnamed, *texts_of_roles), "letters", lines=(2,))
    wanted = Selection(FieldKind.COLUMN, "MT")
    for tables, texts in (((wide,), ("y",)), ((alone,), ("x",)), ((alone, wide), ("y",))):
        contents = Contents(Path("f.xlsx"), Format.SPREADSHEET, tables)
        assert document_of(contents, wanted).segments == texts
    with pytest.raises(FieldMissing):
        document_of(WORKBOOK, wanted)


def test_columns_of_one_heading_are_asked_about_unless_they_are_equal(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_text("ID,MT,MT,mt\n1,one,two,one\n2,red,blue,one\n", "utf-8")
    contents = read_contents(path)
    with pytest.raises(FieldUndecided) as caught:
        document_of(contents, Selection(FieldKind.COLUMN, "MT"))
    assert caught.value.available == ("column=MT (B)", "column=MT (C)")
    wanted = {"MT (C)": "two", "C": "two", "MT (B)": "one", "mt": "one"}
    for name, text in wanted.items():
        assert document_of(contents, Selection(FieldKind.COLUMN, name)).segments[0] == text
    path.write_text("ID,MT,MT\n1,one,one\n2,red,red\n", "utf-8")
    found = document_of(read_contents(path), Selection(FieldKind.COLUMN, "MT"))
    assert found.segments == ("one", "red")


def test_columns_of_one_heading_are_asked_about_in_all_sheets() -> None:
    twice = (column("ID", "1"), column("MT (B)", "x"), column("MT (C)", "y"))
    own = tuple(replace(field, own_heading=field.name.split()[0]) for field in twice)
    sheets = tuple(UnitTable(own, name, lines=(2,)) for name in ("a", "b"))
    contents = Contents(Path("f.xlsx"), Format.SPREADSHEET, sheets)
    with pytest.raises(FieldUndecided) as caught:
        document_of(contents, Selection(FieldKind.COLUMN, "MT", "*"))
    assert caught.value.available == ("sheet=*&column=MT (B)", "sheet=*&column=MT (C)")


# Languages beside each other


@pytest.mark.parametrize(
    ("headings", "kept"),
    [
        (["es: Reference", "es: MT", "es-MX: Reference", "es-MX: MT"], [0, 1]),
        (["Reference (pt-PT)", "Reference (pt-BR)", "DeepL"], [0, 2]),
        (["zh-TW reference", "zh-CN reference", "zh-CN MT", "zh-TW MT"], [0, 3]),
        (["Reference", "MT (es)", "MT (es-AR)"], [0, 1]),
        (["fr MT", "de MT", "de reference"], [1, 2]),
    ],
)
@pytest.mark.parametrize("ending", ["csv", "jsonl"])
def test_a_text_in_another_variant_is_no_second_reference(
    tmp_path: Path, headings: list[str], kept: list[int], ending: str
) -> None:
    rows = [[f"The text {row} {name}." for name in ("en", *headings)] for row in range(5)]
    path = tmp_path / f"a.{ending}"
    if ending == "csv":
        path.write_text("\n".join(",".join(row) for row in [["Source", *headings], *rows]), "utf-8")
    else:
        lines = [json.dumps(dict(zip(["Source", *headings], row, strict=True))) for row in rows]
        path.write_text("\n".join(lines), "utf-8")
    contents = read_contents(path)
    assert not any(documents_by_role(contents).values())
    guess = guess_selections(contents)
    found = {one.name for role in (Role.REFERENCE, Role.CANDIDATE) for one in guess[role]}
    assert found == {headings[index] for index in kept}


@pytest.mark.parametrize(
    "headings",
    [
        ["Reference (es)", "MT (es-ES)"],
        ["es: Reference 1", "es: Reference 2", "es: MT"],
        ["Reference", "es: Reference", "es: MT"],
    ],
)
def test_texts_that_may_be_in_one_language_are_compared(
    tmp_path: Path, headings: list[str]
) -> None:
    rows = [[f"The text {row} {name}." for name in headings] for row in range(5)]
    path = tmp_path / "a.csv"
    path.write_text("\n".join(",".join(row) for row in [headings, *rows]), "utf-8")
    found = documents_by_role(read_contents(path))
    assert [len(found[role]) for role in (Role.REFERENCE, Role.CANDIDATE)] == [len(headings) - 1, 1]
