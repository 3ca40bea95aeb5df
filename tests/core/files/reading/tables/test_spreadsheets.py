"""Workbooks of all kinds are read as their cells show; bombs and damage end in typed errors."""

from __future__ import annotations

import datetime
import time
from collections.abc import Callable
from pathlib import Path
from struct import pack

import pytest

from bleu_core.errors import BleuError, Cancelled
from bleu_core.files.addresses import FieldKind, Role, Selection
from bleu_core.files.assumptions import HeadingRow, HiddenRows
from bleu_core.files.budget import LIMITS, Resource
from bleu_core.files.contents import Contents, Format, KeyKind, UnitTable
from bleu_core.files.documents import document_of
from bleu_core.files.errors import (
    BudgetExceeded,
    EntityDeclared,
    FileEncrypted,
    FileMalformed,
    FormulasUnsaved,
    NoUnits,
)
from bleu_core.files.reading import raw as raw_module
from bleu_core.files.reading import xml_events
from bleu_core.files.reading.formats import read_contents
from bleu_core.files.reading.tables import sheet_details, sheet_extents
from bleu_core.files.reading.tables.spreadsheets import cell_text
from bleu_core.files.roles import keys_of, roles_of
from bleu_core.progress import Progress, Stage
from tests.helpers.office_files import (
    archive,
    compound_file,
    ods,
    ods_cell,
    ods_row,
    ods_table,
    old_record,
    xls,
    xlsb,
    xlsx,
    xlsx_cell,
    xlsx_rows,
)

TEXTS = [["en", "es", "MT"], ["Yes", "Sí", "Si"], ["你好", "a\nb", " c "]]
PLACES = [
    (row, column, text) for row, cells in enumerate(TEXTS) for column, text in enumerate(cells)
]
FILES = {
    "a.xlsx": xlsx({"S": xlsx_rows(TEXTS)}),
    "a.xlsm": xlsx({"S": xlsx_rows(TEXTS)}, **{"xl/vbaProject.bin": b"\xd0\xcf\x11\xe0"}),
    "a.xlsb": xlsb(PLACES),
    "a.xls": xls(PLACES),
    "small.xls": xls(PLACES, small=True),
    "a.ods": ods(
        ods_table(
            "".join(
                ods_row(*(ods_cell(cell.replace("\n", "</text:p><text:p>")) for cell in row))
                for row in TEXTS
            )
        )
    ),
}


@pytest.fixture
def read(tmp_path: Path):
    def read(data: bytes, name: str = "a.xlsx", progress: Progress | None = None) -> Contents:
        path = tmp_path / name
        path.write_bytes(data)
        return read_contents(path, progress=progress or Progress())

    return read


def rows(table: UnitTable) -> list[list[str]]:
    return [list(row) for row in zip(*(field.cells for field in table.fields), strict=True)]


def sheet(rows_of_sheet: str) -> bytes:
    return xlsx({"S": rows_of_sheet})


# Reading


@pytest.mark.parametrize("name", FILES)
def test_every_kind_of_workbook(read, name: str) -> None:
    contents = read(FILES[name], name)
    assert (contents.format, contents.encoding) == (Format.SPREADSHEET, None)
    (table,) = contents.tables
    assert [(field.name, field.language) for field in table.fields] == [
        ("en", "en"),
        ("es", "es"),
        ("MT", None),
    ]
    assert rows(table) == TEXTS[1:]
    assert table.name == "S"
    assert list(table.lines) == [2, 3]


@pytest.mark.parametrize("name", FILES)
def test_the_content_decides_not_the_name(read, name: str) -> None:
    assert read(FILES[name], "a.docx").tables == read(FILES[name], name).tables


@pytest.mark.parametrize("name", ["a.xlsx", "a.ods"])
def test_parts_are_parsed_piece_by_piece(read, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(xml_events, "_PIECE", 10)
    assert rows(read(FILES[name], name).tables[0]) == TEXTS[1:]
    cells = f'<row r="1">{shared_cell("A1", 1)}{shared_cell("B1", 0)}</row>'
    assert rows(read(with_shared_texts(cells, "<t>zero</t>", "<t>one</t>")).tables[0]) == [
        ["one", "zero"]
    ]


def test_sheets_are_tables_and_those_without_text_are_left_out(read) -> None:
    contents = read(
        xlsx(
            {
                "One": xlsx_rows([["a"]]),
                "Empty": "",
                "Blank": xlsx_rows([[" "]]),
                "Headings": xlsx_rows([["Source", "MT"]]),
                "Two &amp; more": xlsx_rows([["b"]]),
            }
        )
    )
    assert [(table.name, rows(table)) for table in contents.tables] == [
        ("One", [["a"]]),
        ("Two & more", [["b"]]),
    ]


def test_sheets_of_open_document(read) -> None:
    data = ods(
        ods_table(ods_row(ods_cell("a")), "Z")
        + ods_table("", "Empty")
        + ods_table(ods_row(ods_cell("b")), "A")
    )
    assert [(table.name, rows(table)) for table in read(data, "a.ods").tables] == [
        ("Z", [["a"]]),
        ("A", [["b"]]),
    ]
    assert [list(table.lines) for table in read(data, "a.ods").tables] == [[1], [1]]


def test_row_numbers_and_letters_are_those_of_the_sheet(read) -> None:
    cells = "".join(f'<row r="{row}">{xlsx_cell(f"AB{row}", str(row))}</row>' for row in (5, 7))
    (table,) = read(sheet(cells)).tables
    assert [field.name for field in table.fields] == ["AB"]
    assert list(table.lines) == [5, 7]
    (table,) = read(xlsb([(4, 27, "x"), (6, 27, "y")]), "a.xlsb").tables
    assert ([field.name for field in table.fields], list(table.lines)) == (["AB"], [5, 7])
    rows_of_ods = ods_row(ods_cell(repeated=3), repeated=4)
    rows_of_ods += ods_row(ods_cell(repeated=27), ods_cell("x"), ods_cell(repeated=16_000))
    rows_of_ods += ods_row(ods_cell(), repeated=1_048_000)
    (table,) = read(ods(ods_table(rows_of_ods)), "a.ods").tables
    assert ([field.name for field in table.fields], list(table.lines)) == (["AB"], [5])


def test_keys_and_roles(read) -> None:
    table = [["ID", "Source", "Reference", "MT"], ["1", "a", "b", "c"], ["2", "d", "e", "f"]]
    (read_table,) = read(sheet(xlsx_rows(table))).tables
    assert (list(read_table.keys), read_table.key_kind) == (["1", "2"], KeyKind.COLUMN)
    assert keys_of(read_table) == {0}
    assert roles_of(read_table) == {1: Role.SOURCE, 2: Role.REFERENCE, 3: Role.CANDIDATE}


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("=1+1", "=1+1"),
        (" x ", " x "),
        (111.0, "111"),
        (-0.0, "0"),
        (1.5, "1.5"),
        (0.1, "0.1"),
        (1e22, "1e+22"),
        (7, "7"),
        (True, "TRUE"),
        (False, "FALSE"),
        (datetime.date(2024, 5, 6), "2024-05-06"),
        (datetime.datetime(2024, 5, 6, 7, 8, 9), "2024-05-06 07:08:09"),
        (datetime.datetime(2024, 5, 6), "2024-05-06"),
        (datetime.time(3, 4), "03:04:00"),
        (datetime.timedelta(hours=30, seconds=5), "30:00:05"),
        (-datetime.timedelta(minutes=61), "-1:01:00"),
    ],
)
def test_values_as_text(value: object, text: str) -> None:
    assert cell_text(value) == text


def test_values_of_a_sheet(read) -> None:
    cells = (
        '<row r="1"><c r="A1"><v>111</v></c><c r="B1" t="b"><v>1</v></c>'
        '<c r="C1" t="str"><f>"a"&amp;"b"</f><v>ab</v></c><c r="D1"><f>1/0</f></c>'
        '<c r="E1" t="e"><v>#N/A</v></c><c r="F1" t="inlineStr"><is><r>'
        '<t xml:space="preserve">rich </t></r><r><t>text</t></r></is></c></row>'
        + '<row r="2">' + "".join(xlsx_cell(f"{letter}2") for letter in "DE") + "</row>"
    )  # fmt: skip
    (table,) = read(sheet(cells)).tables
    assert rows(table)[0] == ["111", "TRUE", "ab", "=1/0", "", "rich text"]


def with_shared_texts(cells: str, *texts: str) -> bytes:
    kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    return xlsx(
        {"S": cells},
        **{
            "xl/_rels/workbook.xml.rels": '<Relationships xmlns="http://schemas.openxmlformats.org/'
            f'package/2006/relationships"><Relationship Id="r1" Type="{kind}/worksheet" '
            f'Target="s1.xml"/><Relationship Id="r2" Type="{kind}/sharedStrings" '
            'Target="sharedStrings.xml"/></Relationships>',
            "xl/sharedStrings.xml": '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/'
            f'2006/main">{"".join(f"<si>{text}</si>" for text in texts)}</sst>',
        },
    )


def shared_cell(place: str, index: int) -> str:
    return f'<c r="{place}" t="s"><v>{index}</v></c>'


def test_shared_strings(read) -> None:
    cells = f'<row r="1">{shared_cell("A1", 1)}{shared_cell("B1", 0)}</row>'
    data = with_shared_texts(
        cells, "<t>zero</t>", '<r><t xml:space="preserve"> o</t></r><r><t>ne</t></r>'
    )
    assert rows(read(data).tables[0]) == [[" one", "zero"]]


def test_cells_without_place_and_of_another_prefix(read) -> None:
    cell = '<c t="inlineStr"><is><t>{}</t></is></c>'
    data = sheet(f"<row>{cell.format('a')}{cell.format('b')}</row><row>{cell.format('c')}</row>")
    assert rows(read(data).tables[0]) == [["a", "b"], ["c", ""]]


def test_macro_sheets_are_no_tables(read) -> None:
    assert read(xls(PLACES, kind=0), "a.xls").tables
    with pytest.raises(NoUnits):
        read(xls(PLACES, kind=1), "a.xls")


# Open document: the shown text of cells


@pytest.mark.parametrize(
    ("cell", "text"),
    [
        (ods_cell("15%", value_type="percentage", value="0.15"), "15%"),
        (ods_cell(value_type="float", value="3.5"), "3.5"),
        (ods_cell(value_type="boolean", boolean_value="true"), "TRUE"),
        (ods_cell(value_type="date", date_value="2024-05-06"), "2024-05-06"),
        (ods_cell(value_type="string", string_value="x"), "x"),
        (ods_cell("#N/A", value_type="string"), "#N/A"),
        (ods_cell("a</text:p><text:p>b"), "a\nb"),
        (
            ods_cell('a<text:s text:c="3"/>b<text:s/>c<text:tab/>d<text:line-break/>e'),
            "a   b c\td\ne",
        ),
        (ods_cell("a<text:span>b<text:a>c</text:a></text:span>d"), "abcd"),
        (ods_cell("a\n   b"), "a b"),
        (ods_cell("<![CDATA[a<b]]>&amp;"), "a<b&"),
        (ods_cell("<!-- x -->a"), "a"),
        (
            "<table:table-cell><office:annotation><text:p>remark</text:p></office:annotation>"
            "<text:p>a text</text:p></table:table-cell>",
            "a text",
        ),
        (
            ods_cell(
                "<text:ruby><text:ruby-base>字</text:ruby-base><text:ruby-text>zì</text:ruby-text>"
                "</text:ruby>"
            ),
            "字",
        ),
    ],
)
def test_cells_of_open_document(read, cell: str, text: str) -> None:
    assert rows(read(ods(ods_table(ods_row(cell))), "a.ods").tables[0]) == [[text]]


def test_repeated_and_covered_cells(read) -> None:
    table = ods_row(ods_cell("a", repeated=2), ods_cell(repeated=2), ods_cell("b"), repeated=3)
    table += ods_row("<table:covered-table-cell/>", ods_cell("c"))
    (read_table,) = read(ods(ods_table(table)), "a.ods").tables
    assert rows(read_table) == [["a", "a", "b"]] * 3 + [["", "c", ""]]
    assert list(read_table.lines) == [1, 2, 3, 4]


def test_rows_in_groups_count_and_tables_in_cells_do_not(read) -> None:
    inner = ods_table(ods_row(ods_cell("inner")), "inner")
    table = f"<table:table-header-rows>{ods_row(ods_cell('a'))}</table:table-header-rows>"
    table += f"<table:table-row-group>{ods_row(ods_cell('b'))}</table:table-row-group>"
    table += ods_row(f"<table:table-cell>{inner}</table:table-cell>", ods_cell("c"))
    contents = read(ods(ods_table(table)), "a.ods")
    assert [(table.name, rows(table)) for table in contents.tables] == [
        ("S", [["a", ""], ["b", ""], ["", "c"]])
    ]


# Bombs


FAR = f'<row r="1">{xlsx_cell("A1")}</row><row r="1048576">{xlsx_cell("XFD1048576")}</row>'


@pytest.mark.slow
@pytest.mark.parametrize(
    ("data", "name", "line", "limit"),
    [
        (sheet(FAR), "a.xlsx", 1_048_576, 25_000_000),
        # Attributes in a different order, with different quotes, with spaces, or misleading.
        (
            sheet(FAR.replace('<c r="XFD1048576"', "<c s='1' r='XFD1048576'")),
            "a.xlsx",
            1_048_576,
            25_000_000,
        ),
        (
            sheet(FAR.replace('<c r="XFD1048576"', '<c x=">" r="XFD1048576"')),
            "a.xlsx",
            1_048_576,
            25_000_000,
        ),
        (sheet(FAR.replace('c r="XFD', 'c x=" r=\'A1\'" r="XFD')), "a.xlsx", 1_048_576, 25_000_000),
        (sheet(FAR.replace('<c r="XFD', '<c\n  r = "xfd')), "a.xlsx", 1_048_576, 25_000_000),
        (sheet(f'<row r="3">{xlsx_cell("XFE3")}</row>'), "a.xlsx", 3, 16_384),
        (sheet(f'<row r="3">{xlsx_cell("ZZZZZZZZZZ3")}</row>'), "a.xlsx", 3, 16_384),
        # Cells without places.
        (
            sheet(
                '<row><c t="str"><v>x</v></c></row>' * 2000
                + f"<row>{'<c><v>1</v></c>' * 16_000}</row>"
            ),
            "a.xlsx",
            2001,
            25_000_000,
        ),
        (sheet(f"<row>{'<c><v>1</v></c>' * 16_385}</row>"), "a.xlsx", 1, 16_384),
        (xlsb([(0, 0, "a"), (1_048_575, 16_383, "b")]), "a.xlsb", 1_048_576, 25_000_000),
        (xlsb([(0, 16_384, "a")]), "a.xlsb", 1, 16_384),
        (xls([(0, 0, "a"), (65_535, 16_000, "b")]), "a.xls", 65_536, 25_000_000),
        (xls([(0, 16_384, "a")]), "a.xls", 1, 16_384),
        (
            xls([(0, 0, "a")], before=old_record(0x00BD, pack("<HH", 2, 0) + bytes(6) + b"\0\xff")),
            "a.xls",
            3,
            16_384,
        ),
        (ods(ods_table(ods_row(ods_cell("a", repeated=16_385)))), "a.ods", 1, 16_384),
        (
            ods(ods_table(ods_row(ods_cell(repeated=16_384), ods_cell("a")))),
            "a.ods",
            1,
            16_384,
        ),
        (
            ods(ods_table(ods_row(ods_cell(repeated=20_000_000_000), ods_cell("a")))),
            "a.ods",
            1,
            16_384,
        ),
        (ods(ods_table(ods_row(ods_cell("a"), repeated=25_000_001))), "a.ods", 1, 25_000_000),
    ],
)
def test_sheets_larger_than_memory(read, data: bytes, name: str, line: int, limit: int) -> None:
    start = time.monotonic()
    with pytest.raises(BudgetExceeded) as error:
        read(data, name)
    resource = Resource.CELLS if limit == 25_000_000 else Resource.COLUMNS
    assert (error.value.resource, error.value.line, error.value.limit) == (resource, line, limit)
    assert time.monotonic() - start < 60


CORNERS = [(0, 0, "a"), (9, 3, "b")]


@pytest.mark.parametrize(
    ("data", "name"),
    [
        (
            sheet(f'<row r="1">{xlsx_cell("A1")}</row><row r="10">{xlsx_cell("D10")}</row>'),
            "a.xlsx",
        ),
        (
            sheet(
                '<row r="1"><c><v>1</v></c></row>'
                '<row r="10"><c/><c/><c/><c t="inlineStr"><is><t>b</t></is></c></row>'
            ),
            "a.xlsx",
        ),
        (xlsb(CORNERS), "a.xlsb"),
        (xls(CORNERS), "a.xls"),
        (
            # Adjacent cells, of which the record names the first and the last column.
            xls([(0, 0, "a")], before=old_record(0x00BD, pack("<HH", 9, 0) + bytes(24) + b"\3\0")),
            "a.xls",
        ),
        (xls([(0, 0, "a")], before=old_record(0x0200, pack("<IIHHH", 0, 10, 0, 4, 0))), "a.xls"),
        (xls([(0, 0, "a")], before=old_record(0x0200, pack("<HHHHH", 0, 10, 0, 4, 0))), "a.xls"),
    ],
)
def test_cells_between_the_first_and_the_last_count(
    read, data: bytes, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIMITS, Resource.CELLS, 40)
    assert read(data, name).tables
    monkeypatch.setitem(LIMITS, Resource.CELLS, 39)
    with pytest.raises(BudgetExceeded) as error:
        read(data, name)
    assert error.value.resource == Resource.CELLS


def test_sizes_of_nothing_are_harmless(read) -> None:
    nothing = old_record(0x0200, pack("<IIHHH", 0, 2**32 - 1, 0, 0, 0))
    strings = old_record(0x00FC, pack("<II", 0, 0))
    assert read(xls([(0, 0, "a")], before=nothing, in_book=strings), "a.xls").tables


@pytest.mark.parametrize(
    ("data", "name"),
    [
        (xls([(0, 0, "a")], in_book=old_record(0x00FC, pack("<II", 1, 2**31 - 1))), "a.xls"),
        (compound_file("Workbook", bytes(5000), circle=True), "a.xls"),
    ],
)
def test_workbooks_that_state_wrong_sizes_are_malformed(read, data: bytes, name: str) -> None:
    with pytest.raises(FileMalformed):
        read(data, name)


@pytest.mark.parametrize(
    ("data", "name"),
    [
        (sheet(f'<row r="1048577">{xlsx_cell("A1048577")}</row>'), "a.xlsx"),
        (sheet(f'<row r="4000000000">{xlsx_cell("B4000000000")}</row>'), "a.xlsx"),
        (xlsb([(1_048_576, 0, "a")]), "a.xlsb"),
        (
            xls([(0, 0, "a")], before=old_record(0x0200, pack("<IIHHH", 0, 2**32 - 1, 0, 9, 0))),
            "a.xls",
        ),
    ],
)
def test_more_rows_than_a_sheet_can_have(read, data: bytes, name: str) -> None:
    with pytest.raises(BudgetExceeded) as error:
        read(data, name)
    assert error.value.resource == "rows"


def test_formats_far_away_are_no_cells(read) -> None:
    far = '<c r="XFD1" s="1"/></row><row r="1048576"><c r="A1048576" s="1"></c></row>'
    data = sheet(f'<row r="1">{xlsx_cell("A1", "a")}{far}')
    assert rows(read(data).tables[0]) == [["a"]]


@pytest.mark.slow
def test_a_text_far_away_alone_is_read(read) -> None:
    data = sheet(f'<row r="1048576">{xlsx_cell("XFD1048576", "a")}</row>')
    (table,) = read(data).tables
    assert ([field.name for field in table.fields], list(table.lines)) == (["XFD"], [1_048_576])


def test_tags_cut_between_two_pieces(read, monkeypatch: pytest.MonkeyPatch) -> None:
    for size in (7, 64, 1000):
        monkeypatch.setattr(raw_module, "_PIECE", size)
        assert rows(read(FILES["a.xlsx"]).tables[0]) == TEXTS[1:]
        with pytest.raises(BudgetExceeded):
            read(sheet(FAR))


def test_an_archive_that_unpacks_to_more_than_is_read(
    read, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIMITS, Resource.UNPACKED, 100_000)
    for name in ("a.xlsx", "a.xlsb", "a.ods"):
        assert read(FILES[name], name).tables
    for data in (
        xlsx({"S": xlsx_rows(TEXTS)}, **{"xl/media/image.png": bytes(100_000)}),
        ods(ods_table(ods_row(ods_cell("a" * 100_000)))),
    ):
        with pytest.raises(BudgetExceeded) as error:
            read(data)
        assert error.value.limit == 100_000


def test_a_long_text_that_very_many_cells_share(read, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, Resource.UNPACKED, 50_000)
    long = f"<t>{'x' * 1000}</t>"
    for shared, fits in ((50, True), (51, False)):
        cells = "".join(
            f'<row r="{row}">{shared_cell(f"A{row}", int(row > shared))}</row>'
            for row in range(1, 101)
        )
        data = with_shared_texts(cells, long, "<t/>")
        if fits:
            assert read(data).tables[0].units == 50
            continue
        for size in (10, 1000, 10_000_000):
            monkeypatch.setattr(raw_module, "_PIECE", size)
            with pytest.raises(BudgetExceeded) as error:
                read(data)
            assert error.value.limit == 50_000


# Damage


@pytest.mark.parametrize("name", FILES)
def test_cut_files(read, name: str) -> None:
    data = FILES[name]
    for size in (len(data) - 1, len(data) // 2, 600):
        if name == "small.xls" and size == len(data) - 1:
            continue  # only padding is missing
        if name == "a.xls" and size == len(data) - 1:
            continue
        with pytest.raises(BleuError):
            read(data[:size], name)


@pytest.mark.parametrize(
    ("data", "name"),
    [
        (sheet("<row"), "a.xlsx"),
        (xlsx({"S": ""}, **{"xl/workbook.xml": "<workbook"}), "a.xlsx"),
        (archive({"xl/workbook.xml": ""}), "a.xlsx"),
        (ods("<table:table>"), "a.ods"),
        (ods(ods_table(ods_row(ods_cell("x", repeated=1)).replace('"1"', '"many"'))), "a.ods"),
        (ods("", **{"content.xml": "\xff\0"}), "a.ods"),
        (ods("", **{"content.xml": b"<a>\xe4</a>"}), "a.ods"),
        (archive({"mimetype": "application/vnd.oasis.opendocument.spreadsheet"}), "a.ods"),
        (compound_file("Workbook", b"\xff" * 5000), "a.xls"),
        (compound_file("Other", "Workbook".encode("utf-16-le") * 500), "a.xls"),
    ],
)
def test_malformed(read, data: bytes, name: str) -> None:
    with pytest.raises(FileMalformed) as error:
        read(data, name)
    assert error.value.format == "spreadsheet"


def test_malformed_xml_of_open_document_is_named_by_its_line(read) -> None:
    with pytest.raises(FileMalformed) as error:
        read(ods(ods_table("\n\n<table:table-row>")), "a.ods")
    assert error.value.line == 3


@pytest.mark.parametrize(
    ("data", "name"),
    [
        (ods("", manifest="<encryption-data/>"), "a.ods"),
        (archive({"mimetype": "application/vnd.oasis.opendocument.spreadsheet",
                  "encrypted-package": "x"}), "a.ods"),
        (compound_file("EncryptedPackage", bytes(5000)), "a.xlsx"),
        (xls(PLACES, in_book=old_record(0x002F, b"\1\0\1\0")), "a.xls"),
        (xls(PLACES, in_book=old_record(0x002F, b"\0\0\1\0")), "a.xls"),
    ],
)  # fmt: skip
def test_encrypted(read, data: bytes, name: str) -> None:
    with pytest.raises(FileEncrypted):
        read(data, name)


@pytest.mark.parametrize("codec", ["utf-8", "utf-16"])
@pytest.mark.parametrize("size", [5, 50, 1000])
def test_entities(read, monkeypatch: pytest.MonkeyPatch, codec: str, size: int) -> None:
    monkeypatch.setattr(raw_module, "_PIECE", size)
    bomb = (
        '<?xml version="1.0"?>\n<!DOCTYPE x [\n<!ENTITY a "b">\n<!ENTITY c "&a;&a;">]>\n<x>&c;</x>'
    )
    line = 3 if codec == "utf-8" else 2 + 1
    for data in (
        xlsx({"S": ""}, **{"xl/s1.xml": bomb.encode(codec)}),
        xlsx({"S": ""}, **{"xl/_rels/workbook.xml.rels": bomb.encode(codec)}),
        ods("", **{"content.xml": bomb.encode(codec)}),
    ):
        with pytest.raises(EntityDeclared) as error:
            read(data)
        assert error.value.line == line


def test_entities_in_a_picture_are_ignored(read) -> None:
    picture = '<!DOCTYPE svg [<!ENTITY ns "http://example.org">]><svg/>'
    data = xlsx({"S": xlsx_rows(TEXTS)}, **{"xl/media/image1.svg": picture})
    assert rows(read(data).tables[0]) == TEXTS[1:]


@pytest.mark.parametrize("data", [sheet(""), xlsb([]), xls([]), ods(ods_table("")), ods("")])
def test_no_units(read, data: bytes) -> None:
    with pytest.raises(NoUnits) as error:
        read(data)
    assert error.value.format == "spreadsheet"


# Cancelling


def _cancel_at(number: int) -> Callable[[], bool]:
    asked = 0

    def cancelled() -> bool:
        nonlocal asked
        asked += 1
        return asked >= number

    return cancelled


@pytest.mark.parametrize("name", FILES)
def test_cancelling_at_any_time(read, name: str) -> None:
    asked = 0

    def count() -> bool:
        nonlocal asked
        asked += 1
        return False

    read(FILES[name], name, Progress(cancelled=count))
    for number in range(1, asked, 3):
        with pytest.raises(Cancelled):
            read(FILES[name], name, Progress(cancelled=_cancel_at(number)))


def test_progress_is_reported_and_never_goes_beyond_its_end(read) -> None:
    data = sheet(xlsx_rows([["a", "b"]] * 5000))
    told: list[tuple[Stage, int, int]] = []
    read(data, progress=Progress(lambda *step: told.append(step), interval=0))
    parsing = [(done, total) for stage, done, total in told if stage is Stage.PARSING]
    assert len(parsing) > 5
    assert all(0 <= done <= total for done, total in parsing)


def test_sheets_of_programs_are_parsed_once(read, monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(*_: object) -> None:
        raise AssertionError("parsed twice")

    monkeypatch.setattr(sheet_extents, "_extent_of_xml", slow)
    monkeypatch.setattr(sheet_details, "cells_of", slow)
    assert read(FILES["a.xlsx"]).tables


# Files of other libraries, and real files


def test_workbooks_of_openpyxl(read, tmp_path: Path) -> None:
    openpyxl = pytest.importorskip("openpyxl", reason="openpyxl writes this test's file")
    book = openpyxl.Workbook()
    first = book.active
    for row in TEXTS:
        first.append(row)
    hidden = book.create_sheet("Hidden")
    hidden.sheet_state = "hidden"
    hidden["C3"] = datetime.datetime(2024, 5, 6, 7, 8)
    hidden["D3"] = "=1+1"
    hidden["D4"] = 0.25
    hidden["D4"].number_format = "0%"
    hidden.row_dimensions[3].hidden = True
    hidden.column_dimensions["C"].hidden = True
    hidden.merge_cells("C3:C4")
    book.create_chartsheet("Chart")
    path = tmp_path / "written.xlsx"
    book.save(path)
    contents = read_contents(path)
    assert [(table.name, rows(table), list(table.lines)) for table in contents.tables] == [
        ("Sheet", TEXTS[1:], [2, 3]),
        ("Hidden", [["2024-05-06 7:08:00", "=1+1"], ["", "0.25"]], [3, 4]),
    ]
    assert [table.is_hidden for table in contents.tables] == [False, True]


def _rows_of_openpyxl(path: Path) -> list[list[list[str]]]:
    """Return the cells of each sheet with text, without empty rows and columns."""
    openpyxl = pytest.importorskip("openpyxl", reason="openpyxl reads the files independently")
    sheets = []
    for worksheet in openpyxl.load_workbook(path, data_only=True).worksheets:
        found = [[_text(value) for value in row] for row in worksheet.iter_rows(values_only=True)]
        filled = [row for row in found if any(row)]
        columns = [column for column in zip(*filled, strict=True) if any(column)]
        if columns:
            sheets.append([list(row) for row in zip(*columns, strict=True)])
    return sheets


def _text(value: object) -> str:
    if isinstance(value, datetime.datetime):
        return str(value.date())
    return "" if value is None else str(value)


REAL = [
    "api_simple.xlsx", "header_footer.xlsx", "sampleMore.xlsx", "simple.xlsx",
    "simple_comment.xlsx", "simple_formatlongdate.xlsx", "simple_formula.xlsx",
    "simple_inserttable.xlsx", "simple_mergeandcenter.xlsx", "hidden_cells.xlsx",
    "japanese_phonetic_run_property.xlsx", "shared_string_in_two_columns.xlsx",
    "sharedstring_entities.xlsx",
]  # fmt: skip


@pytest.mark.filterwarnings("ignore::UserWarning:openpyxl")
@pytest.mark.parametrize("name", REAL)
def test_real_files(shared_data: Path, name: str) -> None:
    (path,) = (shared_data / "l10n" / "okapi-tests").rglob(name)
    expected = _rows_of_openpyxl(path)
    if not expected:
        with pytest.raises(NoUnits):
            read_contents(path)
        return
    assert [rows(table) for table in read_contents(path).tables] == expected


def test_no_real_file_is_forgotten(shared_data: Path) -> None:
    assert sorted(path.name for path in (shared_data / "l10n" / "okapi-tests").rglob("*.xlsx")) == (
        sorted(REAL)
    )


def test_a_real_table_of_messages(shared_data: Path) -> None:
    path = shared_data / "l10n" / "xlsx" / "swisstopo-translations.xlsx"
    (table,) = read_contents(path).tables
    headings, *expected = _rows_of_openpyxl(path)[0]
    assert [field.name for field in table.fields] == headings
    assert [field.name for field in table.fields] == "msg_id de fr it en source type".split()
    assert [field.language for field in table.fields] == [None, "de", "fr", "it", "en", None, None]
    assert table.units == 340
    assert rows(table) == expected
    assert list(table.keys) == [row[0] for row in expected]
    assert table.key_kind is KeyKind.COLUMN
    assert list(table.lines) == list(range(2, 342))


def test_workbooks_of_odfpy(tmp_path: Path) -> None:
    pytest.importorskip("odf", reason="odfpy writes this test's file")
    from odf.opendocument import OpenDocumentSpreadsheet
    from odf.table import Table as OdfTable
    from odf.table import TableCell, TableRow
    from odf.text import P

    document = OpenDocumentSpreadsheet()
    table = OdfTable(name="Sheet")
    for row in TEXTS:
        cells = TableRow()
        for text in row:
            cell = TableCell(valuetype="string")
            for paragraph in text.split("\n"):
                cell.addElement(P(text=paragraph))
            cells.addElement(cell)
        table.addElement(cells)
    document.spreadsheet.addElement(table)
    path = tmp_path / "written.ods"
    document.save(path)
    assert rows(read_contents(path).tables[0]) == TEXTS[1:]


# Formulas without values, and hidden rows


def _formula(place: str, value: str = "", kind: str = "") -> str:
    return f'<c r="{place}"{kind}><f>A{place[1:]}&amp;"x"</f>{value}</c>'


@pytest.mark.parametrize(
    ("cell", "is_refused"),
    [
        (_formula("B3", "<v></v>"), True),
        (_formula("B3", "<v/>"), True),
        (_formula("B3"), True),
        ('<c r="B3"><f t="shared" si="0"/><v></v></c>', True),
        (_formula("B3", "<v>7</v>"), False),
        (_formula("B3", "<v></v>", ' t="str"'), False),  # an empty text
    ],
)
def test_formulas_without_values_are_no_empty_texts(read, cell: str, is_refused: bool) -> None:
    rows = xlsx_rows([["Source", "MT"], ["a b", "c d"]])
    rows += f'<row r="3">{xlsx_cell("A3", "e f")}{cell}</row>'
    contents = read(sheet(rows))
    assert document_of(contents, Selection(FieldKind.COLUMN, "Source")).segments == ("a b", "e f")
    column = Selection(FieldKind.COLUMN, "MT")
    if not is_refused:
        assert document_of(contents, column).segments[1] in ("7", "")
        return
    assert contents.tables[0].fields[1].cells[1].startswith("=")
    with pytest.raises(FormulasUnsaved) as caught:
        document_of(contents, column)
    assert (caught.value.column, caught.value.line) == ("MT", 3)


def test_a_column_of_formulas_alone_is_kept(read) -> None:
    rows = f'<row r="1">{xlsx_cell("A1", "c d")}</row>'
    rows += f'<row r="2">{xlsx_cell("A2", "a b")}{_formula("B2")}</row>'
    contents = read(xlsx({"One": xlsx_rows([["x"]]), "S": rows}))
    assert [field.name for field in contents.tables[1].fields] == ["A", "B"]
    with pytest.raises(FormulasUnsaved):
        document_of(contents, Selection(FieldKind.COLUMN, "B", "S"))
    rows = xlsx_rows([["x", "y"]]) + f'<row r="2">{_formula("A2")}{xlsx_cell("B2", "z")}</row>'
    assert read(sheet(rows)).tables[0].fields[0].cells[1].startswith("=")


def test_formulas_beyond_all_values_are_kept(read) -> None:
    """Else the first and the last line would be missing without a word."""
    rows = f'<row r="2">{_formula("B2")}{xlsx_cell("C2", "Source")}{xlsx_cell("D2", "MT")}</row>'
    rows += f'<row r="3">{xlsx_cell("C3", "a b")}{xlsx_cell("D3", "c d")}</row>'
    rows += f'<row r="7">{_formula("C7")}{xlsx_cell("D7", "")}</row>'
    (table,) = read(sheet(rows)).tables
    assert table.lines[-1] == 7
    with pytest.raises(FormulasUnsaved) as caught:
        document_of(read(sheet(rows)), Selection(FieldKind.COLUMN, "Source"))
    assert caught.value.line == 7
    assert {field.letters for field in table.fields} >= {"B", "C", "D"}
    alone = f'<row r="1">{_formula("C1")}</row>'
    assert [field.letters for field in read(sheet(alone)).tables[0].fields] == ["C"]


def test_damage_and_cells_far_away_among_formulas_without_values(read) -> None:
    rows = xlsx_rows([["Source", "MT"], ["a b", "c d"]])
    far = f'<row r="3">{xlsx_cell("A3", "e f")}{_formula("ZZZZZZ3")}</row>'
    assert [len(field.cells) for field in read(sheet(rows + far)).tables[0].fields] == [2, 2]
    with pytest.raises(FileMalformed):
        read(sheet(rows + f'<row r="9t">{xlsx_cell("A9")}{_formula("B9")}</row>'))


def test_formulas_without_values_in_open_documents(read) -> None:
    cell = '<table:table-cell table:formula="of:=[.A2]"{}>{}</table:table-cell>'
    row = ods_row(ods_cell("a b"), cell.format("", ""))
    valued = ods_row(ods_cell("c d"), cell.format(' office:value-type="string"', ""))
    head = ods_row(ods_cell("Source"), ods_cell("MT"))
    column = Selection(FieldKind.COLUMN, "MT")
    with pytest.raises(FormulasUnsaved):
        document_of(read(ods(ods_table(head + row)), "a.ods"), column)
    contents = read(ods(ods_table(head + valued)), "a.ods")
    assert document_of(contents, column).segments == ("",)


def test_hidden_rows_count_and_are_reported(read) -> None:
    rows = xlsx_rows([["Source", "MT"], ["a", "b"], ["c", "d"], ["e", "f"]])
    for value in ("1", "true"):
        hidden = rows.replace('<row r="3">', f'<row r="3" hidden="{value}">')
        (table,) = read(sheet(hidden)).tables
        assert (table.units, table.assumptions) == (3, (HiddenRows(1),))
    assert read(sheet(rows)).tables[0].assumptions == ()


def test_hidden_rows_sheets_and_merged_headings_of_open_documents(
    read, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "<text:p>{}</text:p></table:table-cell>"
    span = f'<table:table-cell table:number-columns-spanned="2">{text}'
    covered = "<table:covered-table-cell/>"
    down = f'<table:table-cell table:number-rows-spanned="2">{text}'
    body = (
        ods_row(down.format("Source"), span.format("Machine translation"), covered)
        + ods_row(covered, ods_cell("Engine one"), ods_cell("Engine two"))
        + ods_row(ods_cell("a b"), ods_cell("c d"), ods_cell("e f"))
        + "".join(
            ods_row(ods_cell("g h"), ods_cell("i j"), ods_cell("k l")).replace(
                "<table:table-row", f'<table:table-row table:visibility="{value}"', 1
            )
            for value in ("filter", "collapse", "visible")
        )
    )
    styles = "".join(
        f'<s:style xmlns:s="urn:oasis:names:tc:opendocument:xmlns:style:1.0" s:name="{name}">'
        f'<s:table-properties table:display="{is_shown}"/></s:style>'
        for name, is_shown in (("ta1", "true"), ("ta2", "false"))
    )
    sheets = "".join(
        ods_table(body, name).replace(
            "<table:table ", f'<table:table table:style-name="{style}" ', 1
        )
        for name, style in (("New", "ta1"), ("Old", "ta2"))
    )
    monkeypatch.setattr(xml_events, "_PIECE", 10)
    first, second = read(ods(styles + sheets), "a.ods").tables
    assert [field.name for field in first.fields] == ["Source", "Engine one", "Engine two"]
    assert (first.units, first.assumptions) == (4, (HeadingRow(2), HiddenRows(2)))
    assert (first.is_hidden, second.is_hidden) == (False, True)


@pytest.mark.parametrize(
    ("kind", "value", "text"),
    [
        ("string", "a word", "a word"),
        ("", "7", "7"),
        ("date", "2026-03-01", "2026-03-01"),
        ("time", "PT1H", "PT1H"),
        ("boolean", "true", "TRUE"),
    ],
)
def test_the_values_of_open_documents_stand_for_texts(
    read, kind: str, value: str, text: str
) -> None:
    name = f"{kind}-value" if kind else "value"
    cell = f'<table:table-cell office:{name}="{value}"/>'
    rows = ods_row(ods_cell("Source"), ods_cell("MT")) + ods_row(ods_cell("a b"), cell)
    (table,) = read(ods(ods_table(rows)), "a.ods").tables
    assert table.fields[1].cells[-1] == text


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "0:00:00"), (59.6, "0:01:00"), (-1, "-0:00:01"), (90_061, "25:01:01")],
)
def test_a_duration_has_hours_minutes_and_seconds(seconds: float, text: str) -> None:
    assert cell_text(datetime.timedelta(seconds=seconds)) == text
