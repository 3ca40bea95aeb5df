"""Several sheets as one text: sheets to join, sheets to choose, and cases to ask about."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bleu_core.api.evaluation import evaluate_files
from bleu_core.files.addresses import ALL, FieldKind, Role, Selection, parse_address
from bleu_core.files.assumptions import HeadingRow, SheetChosen, SheetsJoined
from bleu_core.files.contents import Contents, Field, Format, KeyKind, UnitMark, UnitTable
from bleu_core.files.documents import document_of, documents_by_role
from bleu_core.files.errors import FieldMissing, FieldUndecided
from bleu_core.files.joining import _names_differ_in_meaning, join, main_tables
from bleu_core.files.reading.formats import read_contents
from bleu_core.files.selection import (
    available,
    guess_selections,
    is_undecided,
    main_table,
    selection_in,
    view_of,
    viewed,
    views,
)
from tests.helpers.office_files import ods, ods_cell, ods_row, ods_table, xlsx, xlsx_rows

HEAD = ["ID", "Source", "Reference", "MT"]


def part(word: str, count: int = 3) -> list[list[str]]:
    return [
        HEAD,
        *([f"{n}", f"the {word} {n}", f"el {word} {n}", f"un {word} {n}"] for n in range(count)),
    ]


NOTES = [["Instructions", "Please review all sheets"], ["Deadline", "Friday"]]


@pytest.fixture
def book(tmp_path: Path):
    def book(hidden: str = "", **sheets: list[list[str]]) -> Contents:
        path = tmp_path / "book.xlsx"
        data = xlsx({name: xlsx_rows(rows) for name, rows in sheets.items()}, hidden=hidden)
        path.write_bytes(data)
        return read_contents(path)

    return book


def column(name: str, **more: object) -> Selection:
    return Selection(FieldKind.COLUMN, name, **more)  # type: ignore[arg-type]


def test_sheets_of_one_shape_are_one_text_with_an_assumption(book) -> None:
    contents = book(Read_me=NOTES, UI=part("key"), Help=part("page"), Shop=part("price", 2))
    document = document_of(contents, column("Reference"))
    assert document.segments == tuple(
        f"el {word} {n}" for word, count in (("key", 3), ("page", 3), ("price", 2))
        for n in range(count)
    )  # fmt: skip
    assert document.assumptions == (SheetsJoined(("UI", "Help", "Shop")),)
    assert document.name == "book.xlsx#column=Reference"
    assert list(document.units.lines) == [2, 3, 4, 2, 3, 4, 2, 3]
    # Each sheet counts from 0, so keys need the sheet's name: rows of two files must not mix.
    assert (document.units.keys[3], document.units.key_kind) == ("Help/0", KeyKind.COLUMN)
    found = documents_by_role(contents)
    assert {
        role: [len(one.segments) for one in documents] for role, documents in found.items()
    } == {
        Role.SOURCE: [8],
        Role.REFERENCE: [8],
        Role.CANDIDATE: [8],
    }


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("sheet=Help&column=MT", "page"),
        ("sheet=help&column=D", "page"),
        ("sheet=*&column=MT", "key page price"),
        ("sheet=*e*&column=MT", "page"),
        ("column=MT", "key page price"),
    ],
)
def test_one_or_all_sheets_by_address(book, address: str, words: str) -> None:
    contents = book(Read_me=NOTES, UI=part("key"), Help=part("page"), Shop=part("price"))
    selection = parse_address(f"f#{address}").selection
    document = document_of(contents, selection)
    assert list(dict.fromkeys(text.split()[1] for text in document.segments)) == words.split()
    # A sheet that the address names is no assumption.
    assert bool(document.assumptions) is (not selection.sheet)
    assert "column=MT" in available(contents)
    assert "sheet=Shop&column=MT" in available(contents)


def test_further_columns_do_not_make_another_shape(book) -> None:
    rows = [[*row, "a note"] for row in part("page")]
    rows[0][-1] = "Comments"
    contents = book(UI=part("key"), Help=rows)
    assert len(document_of(contents, column("MT")).segments) == 6
    with pytest.raises(FieldMissing):
        document_of(contents, column("Comments", sheet="UI"))
    assert len(document_of(contents, column("Comments")).segments) == 3


@pytest.mark.parametrize(
    "sheets",
    [
        {"es": part("key"), "fr": part("page")},  # a language each
        {"DeepL": part("key"), "Google": part("page")},  # a system each
        {"Reference": part("key"), "Machine translation": part("page")},
        {"Round 1": part("key"), "Round 2": part("key")},  # the same texts twice
        {"A": part("cat")[1:], "B": part("page")[1:]},  # without headings
    ],
)
def test_sheets_that_may_be_something_else_are_asked_for(book, sheets: dict) -> None:
    contents = book(**sheets)
    name = "D" if "A" in sheets else "MT"
    first, second = sheets
    assert is_undecided(contents)
    with pytest.raises(FieldUndecided) as caught:
        document_of(contents, column(name))
    assert caught.value.available == tuple(
        column(name, sheet=sheet).address for sheet in ("*", first, second)
    )
    assert not any(documents_by_role(contents).values())
    # The guess is a suggestion for the dialog that asks.
    guessed = guess_selections(contents)[Role.CANDIDATE]
    assert guessed == (() if "A" in sheets else (column("MT", sheet=first),))
    assert len(document_of(contents, column(name, sheet="*")).segments) == 6


def test_sheets_with_other_sources_are_one_text_whatever_the_translations_are(book) -> None:
    rows = [[*one[:2], *other[2:]] for one, other in zip(part("page"), part("key"), strict=True)]
    assert not is_undecided(book(A=part("key"), B=rows))


@pytest.mark.parametrize("name", ["MT", "D"])
def test_a_column_of_all_sheets_by_its_heading_or_its_letter(book, name: str) -> None:
    other = [[*HEAD[:3], "Output"], *part("page")[1:]]
    contents = book(UI=part("key"), Help=part("help") if name == "MT" else other)
    document = document_of(contents, column(name, sheet="*"))
    assert len(document.segments) == 6
    assert document.segments[3] == ("un help 0" if name == "MT" else "un page 0")


@pytest.mark.parametrize(("shared", "is_one_text"), [(2, True), (4, False)])
def test_sheets_with_a_third_of_their_texts_in_common_are_versions(
    book, shared: int, is_one_text: bool
) -> None:
    rows = part("key", 10)
    contents = book(A=rows, B=[*rows[: shared + 1], *part("page", 10)[shared + 1 :]])
    assert is_undecided(contents) is not is_one_text


def test_a_sheet_with_reference_and_candidate_is_chosen_with_an_assumption(book) -> None:
    glossary = [["Source", "Translation"], ["key", "llave"]]
    contents = book(Terms=glossary, UI=part("key"))
    document = document_of(contents, role=Role.REFERENCE)
    assert document.assumptions == (SheetChosen("UI", 2),)
    assert document.segments[0] == "el key 0"
    # Only one sheet has this column, so there is no choice.
    assert document_of(contents, column("Reference")).assumptions == ()


def test_hidden_sheets_are_ignored_unless_they_are_named(book) -> None:
    contents = book("Old", UI=part("key"), Old=part("page"), Help=part("price"))
    assert [table.is_hidden for table in contents.tables] == [False, True, False]
    document = document_of(contents, column("MT"))
    assert document.assumptions == (SheetsJoined(("UI", "Help")),)
    assert len(document_of(contents, column("MT", sheet="*")).segments) == 6
    assert document_of(contents, column("MT", sheet="Old")).segments[0] == "un page 0"


def test_headings_of_all_sheets_by_address(book) -> None:
    title = [["A title"], [], ["Words here", "Other words", "More"], ["a", "b c", "d"]]
    contents = book(UI=title, Help=title[2:])
    selection = column("More", sheet="*", headings=3)
    assert document_of(contents, selection).segments == ("d",)
    with pytest.raises(FieldMissing) as caught:
        document_of(contents, column("More", headings=9))
    assert caught.value.wanted == "headings=9"
    assert document_of(contents, column("C", sheet="Help", headings=0)).segments == ("More", "d")


def test_sheets_of_open_documents_too(tmp_path: Path) -> None:
    def table(name: str, rows: list[list[str]]) -> str:
        return ods_table("".join(ods_row(*map(ods_cell, row)) for row in rows), name)

    path = tmp_path / "book.ods"
    path.write_bytes(ods(table("UI", part("key")) + table("Help", part("page"))))
    document = document_of(read_contents(path), column("MT"))
    assert len(document.segments) == 6
    assert document.assumptions == (SheetsJoined(("UI", "Help")),)


def test_files_of_an_archive_are_joined_like_sheets() -> None:
    def file(name: str, *texts: str) -> UnitTable:
        return UnitTable(
            (
                Field(FieldKind.SOURCE, "", [text.upper() for text in texts], "en"),
                Field(FieldKind.TARGET, "", list(texts), "es"),
            ),
            name,
            keys=[str(n) for n in range(len(texts))],
            key_kind=KeyKind.UNIT_ID,
            marks={0: UnitMark.NEEDS_REVIEW},
        )

    tables = (file("a.xlf", "un gato", "dos"), file("b/c.xlf", "tres"))
    contents = Contents(Path("f.zip"), Format.XLIFF, tables, tables_are_files=True)
    document = document_of(contents)
    assert document.segments == ("un gato", "dos", "tres")
    assert (document.name, document.language) == ("f.zip", "es")
    assert document.units.keys == ["a.xlf/0", "a.xlf/1", "b/c.xlf/0"]
    assert document.units.marks == {0: UnitMark.NEEDS_REVIEW, 2: UnitMark.NEEDS_REVIEW}
    assert available(contents)[:3] == ("source", "target", "file=a.xlf&source")
    chosen = Selection(FieldKind.TARGET, file="b/*")
    assert document_of(contents, chosen).segments == ("tres",)
    assert document_of(contents, chosen).name == "f.zip#file=b/*&target"


def table(name: str, count: int, **parts: Any) -> UnitTable:
    return UnitTable((Field(FieldKind.TEXT, "", ["a"] * count),), name, **parts)


KEYS, OTHERS = {"keys": ["1", "2"]}, {"keys": ["3"]}
ID, COLUMN = {"key_kind": KeyKind.UNIT_ID}, {"key_kind": KeyKind.COLUMN}
OF_DOCUMENTS = {"document_numbers": [0, 1], "document_names": ["x", "y"]}


@pytest.mark.parametrize(
    ("one", "two", "joined"),
    [
        ({}, {}, {}),
        (KEYS | ID, OTHERS | ID, {"keys": ["1", "2", "3"]} | ID),
        # Keys of two kinds are none, and so are those of one table alone.
        (KEYS | ID, OTHERS | COLUMN, {}),
        (KEYS | ID, {}, {}),
        (KEYS | ID, {"keys": ["1"]} | ID, {"keys": ["a/1", "a/2", "b/1"]} | ID),
        (KEYS | ID, {"keys": [""]} | ID, {"keys": ["1", "2", ""]} | ID),
        # Where a table has no parents, its keys are.
        (
            KEYS | ID | {"parents": ["p", "p"]},
            OTHERS | ID,
            {"keys": ["1", "2", "3"], "parents": ["p", "p", "3"]} | ID,
        ),
        ({"parents": ["p", "p"]}, {"parents": ["q"]}, {}),
        # These are known of all tables, or not at all.
        (
            {"other_keys": {"x": ["1", "2"], "y": ["3", "4"]}},
            {"other_keys": {"x": ["5"]}},
            {"other_keys": {"x": ["1", "2", "5"]}},
        ),
        ({"times": [(0, 1), (1, 2)]}, {"times": [(2, 3)]}, {"times": [(0, 1), (1, 2), (2, 3)]}),
        ({"times": [(0, 1), (1, 2)]}, {}, {}),
        (OF_DOCUMENTS, {}, {}),
        (
            OF_DOCUMENTS,
            {"document_numbers": [0], "document_names": ["z"]},
            {"document_numbers": [0, 1, 2], "document_names": ["x", "y", "z"]},
        ),
        ({"lines": [4, 6]}, {}, {"lines": [4, 6, 1]}),
    ],
)
def test_parts_of_tables_are_joined(
    one: dict[str, Any], two: dict[str, Any], joined: dict[str, Any]
) -> None:
    found = join([table("a", 2, **one), table("b", 1, **two)])
    usual = table("", 3, lines=[1, 2, 1])
    for name in ("lines", "keys", "key_kind", "parents", "other_keys", "times", "document_names"):
        assert (getattr(found, name) or None) == (joined.get(name, getattr(usual, name)) or None)
    assert [*found.document_numbers] == joined.get("document_numbers", [])


def test_joined_fields_have_the_names_of_the_first_table() -> None:
    one, two = (UnitTable((Field(FieldKind.COLUMN, name, ["a"]),), name) for name in ("MT", "mt"))
    assert [field.name for field in join([one, two]).fields] == ["MT"]
    three = UnitTable((Field(FieldKind.COLUMN, "Output", ["b"]),))
    (field,) = join([one, three], [one.fields[0], three.fields[0]]).fields
    assert (field.name, field.cells) == ("MT", ["a", "b"])


def test_tables_without_units_are_no_main_tables() -> None:
    full, empty = table("full", 1), table("empty", 0)
    assert main_tables([empty, full]) == (full,)
    assert main_tables([empty, empty]) == (empty, empty)


def test_sheets_are_joined_anew_for_other_headings(book) -> None:
    contents = book(**PARTS)
    assert len(document_of(contents, column("D", sheet="*", headings=0)).segments) == 8
    assert len(document_of(contents, column("MT", sheet="*", headings=1)).segments) == 6
    assert len(document_of(contents, column("MT", sheet="*")).segments) == 6


@pytest.mark.parametrize(
    ("file", "reference", "candidate", "bleu", "units"),
    [
        ("sheets.xlsx", "column=Reference", "column=MT", None, 150),
        ("title_rows.xlsx", "column=C", "column=D", 30.16, 100),
        ("title_rows.xlsx", "column=Human reference (ES)", "column=Google", 30.16, 100),
    ],
)
def test_real_workbooks_that_were_misread(
    shared_data: Path, file: str, reference: str, candidate: str, bleu: float | None, units: int
) -> None:
    path = shared_data / "misread" / file
    if not path.exists():
        pytest.skip("needs ../shared/data/misread")
    evaluation = evaluate_files(candidates=f"{path}#{candidate}", references=f"{path}#{reference}")
    assert evaluation.segments == units
    if bleu is not None:
        assert round(evaluation.candidates[0].bleu.percent, 2) == bleu


def test_a_real_workbook_with_headings_on_two_lines(shared_data: Path) -> None:
    path = shared_data / "misread" / "two_headers.xlsx"
    if not path.exists():
        pytest.skip("needs ../shared/data/misread")
    found = documents_by_role(read_contents(path))
    assert [one.name.partition("=")[2] for one in found[Role.CANDIDATE]] == [
        "Google Translate", "Microsoft", "DeepL", "Amazon",
    ]  # fmt: skip
    assert {len(one.segments) for documents in found.values() for one in documents} == {100}
    assert found[Role.REFERENCE][0].assumptions == (HeadingRow(2),)


@pytest.mark.parametrize(
    ("names", "shown"),
    [(["x"], ["1"]), (["x", "x"], ["1", "2"]), (["x", "y"], ["1"]), (["x", "x", "y"], ["1"])],
)
def test_tables_with_a_field_in_common_are_seen_as_one(names: list[str], shown: list[str]) -> None:
    tables = tuple(
        UnitTable((Field(FieldKind.COLUMN, name, ["a text"]),), f"{number}")
        for number, name in enumerate(names, 1)
    )
    contents = Contents(Path("book.xlsx"), Format.SPREADSHEET, tables)
    assert [each.name for each in viewed(contents, Selection(sheet=ALL))] == shown


PARTS = {"Read_me": NOTES, "UI": part("key"), "Help": part("page")}


def test_a_file_is_seen_in_views(book) -> None:
    contents = book(**PARTS)
    assert views(contents) == tuple(Selection(sheet=name) for name in (ALL, *PARTS))
    assert views(book(UI=part("key"))) == (Selection(sheet="UI"),)


@pytest.mark.parametrize(
    ("address", "view"),
    [
        ("column=MT", "sheet=*"),
        ("sheet=*&column=MT", "sheet=*"),
        ("sheet=help&column=MT", "sheet=Help"),
        ("sheet=*e*&column=MT", "sheet=Help"),
        ("column=A", "sheet=*"),
        ("headings=1&column=MT", "sheet=*&headings=1"),
        ("sheet=UI&headings=2", "sheet=UI&headings=2"),
        ("sheet=None", None),
    ],
)
def test_a_selection_is_seen_in_a_view(book, address: str, view: str | None) -> None:
    found = view_of(book(**PARTS), parse_address(f"f#{address}").selection)
    assert (found and found.address) == view


def test_a_column_of_one_sheet_is_seen_there(book) -> None:
    rows = [[*row, "a note"] for row in part("page")]
    rows[0][-1] = "Comments"
    contents = book(UI=part("key"), Help=rows)
    assert view_of(contents, column("Comments")) == Selection(sheet="Help")
    assert view_of(contents, column("Nothing")) == Selection(sheet=ALL)
    apart = book(es=part("key"), fr=part("page"))
    assert view_of(apart, column("MT")) == Selection(sheet="es")
    assert view_of(apart, column("MT", sheet=ALL)) == Selection(sheet=ALL)


@pytest.mark.parametrize(
    ("view", "address"),
    [
        ("sheet=*", "column=MT"),
        ("sheet=Help", "sheet=Help&column=MT"),
        ("sheet=Help&headings=1", "sheet=Help&headings=1&column=MT"),
    ],
)
def test_a_field_in_a_view_has_a_short_selection(book, view: str, address: str) -> None:
    contents = book(**PARTS)
    shown = parse_address(f"f#{view}").selection
    found = viewed(contents, shown)[-1]
    assert selection_in(contents, shown, found, found.fields[3]).address == address


def test_a_field_of_the_only_sheet_needs_no_name_of_the_sheet(book) -> None:
    contents = book(UI=part("key"))
    view = Selection(sheet="UI", headings=1)
    (found,) = viewed(contents, view)
    assert selection_in(contents, view, found, found.fields[3]) == column("MT", headings=1)


def test_the_main_table_of_parts_is_all_of_them(book) -> None:
    found = main_table(book(**PARTS), Selection())
    assert found is not None
    assert found.units == 6
    chosen = main_table(book(**PARTS), Selection(sheet="Help"))
    assert chosen is not None
    assert chosen.units == 3
    assert main_table(book(**PARTS), Selection(sheet="None")) is None
    assert main_table(book(es=part("key"), fr=part("page")), Selection()) is None


@pytest.mark.parametrize(
    ("names", "differ"),
    [
        ("UI|Help", False),
        # Words that are codes of languages mean them only if all are.
        ("es|fr", True),
        ("es|Help", False),
        ("Spanish|French", True),
        ("Spanish|Help", False),
        ("Reference|MT", True),
        ("Reference|Reference", False),
        ("Reference|UI", False),
        ("google|deepl", True),
        ("Google|google", False),
        ("DeepL|UI", False),
    ],
)
def test_names_of_sheets_differ_in_meaning(names: str, differ: bool) -> None:
    assert _names_differ_in_meaning(names.split("|")) is differ
