"""Spreadsheets with the extension XLS that are HTML, or the XML of Excel 2003."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.files.addresses import parse_address
from bleu_core.files.budget import LIMITS, Resource
from bleu_core.files.contents import Contents, Format
from bleu_core.files.documents import document_of
from bleu_core.files.errors import EntityDeclared, FileMalformed, FileWrongFormat
from bleu_core.files.reading import xml_events
from bleu_core.files.reading.formats import read_contents

ROWS = (
    ("Key", "Source", "Reference", "MT"),
    ("a.1", "Open the door & window", "Abra la puerta", "Abre la puerta"),
    ("a.2", "Close <all> of them", "", "Cierra todo"),
    ("a.3", "A third sentence", "Una tercera frase", "Una frase tercera"),
)


def escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")


def html(rows: tuple[tuple[str, ...], ...] = ROWS, head: str = "") -> str:
    body = "".join(
        "<tr>" + "".join(f"<td>{escaped(cell)}</td>" for cell in row) + "</tr>\n" for row in rows
    )
    return (
        '<html xmlns:x="urn:schemas-microsoft-com:office:excel">'
        f"<head>{head}<style>td {{mso-number-format: '@'}}</style></head>"
        f"<body><table border=1>\n{body}</table></body></html>"
    )


def workbook(rows: str, more: str = "") -> str:
    return (
        '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n'
        '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"'
        ' xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">'
        f'<Worksheet ss:Name="UI"><Table>{rows}</Table></Worksheet>{more}</Workbook>'
    )


def row(*cells: str, index: int = 0) -> str:
    """Return a row in which empty cells are left out, as Excel leaves them out."""
    found = ""
    for number, cell in enumerate(cells, 1):
        if cell:
            skips = number > 1 and not cells[number - 2]
            place = f' ss:Index="{number}"' if skips else ""
            data = f'<Data ss:Type="String">{escaped(cell)}</Data>'
            found += f"<Cell{place}>{data}<Comment><ss:Data>A note</ss:Data></Comment></Cell>"
    return f'<Row ss:Index="{index}">{found}</Row>' if index else f"<Row>{found}</Row>"


XML = workbook("".join(row(*each) for each in ROWS))


def read(folder: Path, text: str, name: str = "book.xls", codec: str = "utf-8") -> Contents:
    path = folder / name
    path.write_text(text, codec)
    return read_contents(path)


def column(contents: Contents, name: str) -> tuple[str, ...]:
    return document_of(contents, parse_address(f"f#column={name}").selection).segments


@pytest.mark.parametrize(
    ("text", "codec"),
    [
        *((text, codec) for text in (html(), XML) for codec in ("utf-8", "utf-8-sig", "utf-16")),
        (XML.replace('"1.0"', '"1.0" encoding="utf-16"'), "utf-16"),
    ],
)
def test_columns_are_read_like_those_of_other_spreadsheets(
    tmp_path: Path, text: str, codec: str
) -> None:
    contents = read(tmp_path, text, codec=codec)
    assert contents.format is Format.SPREADSHEET
    assert column(contents, "MT") == ("Abre la puerta", "Cierra todo", "Una frase tercera")
    assert column(contents, "Reference") == ("Abra la puerta", "", "Una tercera frase")
    assert column(contents, "Source")[:2] == ("Open the door & window", "Close <all> of them")
    [table] = contents.tables
    assert tuple(table.keys) == ("a.1", "a.2", "a.3")
    assert list(table.lines) == [2, 3, 4]


def test_hidden_rows_count_as_in_other_spreadsheets(tmp_path: Path) -> None:
    text = html().replace("<tr>", "<tr style='display:none'>").replace("<td>", "<td style='a:b'>")
    assert column(read(tmp_path, text), "MT")[1:] == ("Cierra todo", "Una frase tercera")


def test_the_xml_is_recognized_without_its_extension(tmp_path: Path) -> None:
    for name in ("book.xml", "book", "book.xlsx"):
        assert read(tmp_path, XML, name).format is Format.SPREADSHEET


def test_numbers_of_rows_and_cells(tmp_path: Path) -> None:
    rows = row(*ROWS[0], index=3) + row(*ROWS[1]) + row(*ROWS[3], index=9)
    [table] = read(tmp_path, workbook(rows)).tables
    assert list(table.lines) == [4, 9]
    assert table.name == "UI"


def test_a_merged_cell_takes_the_columns_that_it_spans(tmp_path: Path) -> None:
    wide = (
        '<Row><Cell ss:MergeAcross="1"><Data>one</Data></Cell><Cell><Data>two</Data></Cell></Row>'
    )
    [table] = read(tmp_path, workbook(row("Source", "Reference", "MT") + wide)).tables
    assert [[*field.cells] for field in table.fields] == [["one"], [""], ["two"]]


def test_headings_are_grouped_by_merged_cells(tmp_path: Path) -> None:
    wide = '<Row><Cell/><Cell ss:MergeAcross="1"><Data>One</Data></Cell><Cell><Data>Two</Data>'
    rows = f"{wide}</Cell></Row>" + row("ID", "Source", "MT", "MT") + row("1", "a b", "c d", "e f")
    [table] = read(tmp_path, workbook(rows)).tables
    assert [field.name for field in table.fields] == ["ID", "Source", "One MT", "Two MT"]


def test_rows_are_parsed_piece_by_piece(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(xml_events, "_PIECE", 10)
    assert column(read(tmp_path, XML), "MT")[1:] == ("Cierra todo", "Una frase tercera")


def test_each_sheet_is_a_table(tmp_path: Path) -> None:
    second = f'<Worksheet ss:Name="Help"><Table>{row(*ROWS[0])}{row(*ROWS[3])}</Table></Worksheet>'
    contents = read(tmp_path, workbook("".join(row(*each) for each in ROWS), second))
    assert [(table.name, table.units) for table in contents.tables] == [("UI", 3), ("Help", 1)]


def test_the_parts_of_a_rich_text_are_one_cell(tmp_path: Path) -> None:
    rich = "<Row><Cell><ss:Data>a.1</ss:Data></Cell><Cell><ss:Data>Save <B>all</B> files</ss:Data>"
    rows = row("Key", "MT") + f"{rich}</Cell></Row>"
    assert column(read(tmp_path, workbook(rows)), "MT") == ("Save all files",)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("<p>No table here</p>", FileWrongFormat),
        ("<resources><string name='a'>b</string></resources>", FileWrongFormat),
        (XML[:-40], FileMalformed),
        (XML.replace("<Workbook", "<!DOCTYPE a [<!ENTITY b 'c'>]><Workbook"), EntityDeclared),
    ],
)
def test_markup_that_is_no_spreadsheet(tmp_path: Path, text: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        read(tmp_path, text)


def test_a_number_of_a_cell_takes_no_memory(tmp_path: Path) -> None:
    cell = '<Cell ss:Index="999999999" ss:MergeAcross="999999999"><Data>a</Data></Cell>'
    with pytest.raises(Exception, match="columns"):
        read(tmp_path, workbook(f"<Row>{cell}</Row>"))


def test_cells_have_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, Resource.CELLS, 10)
    with pytest.raises(Exception, match="cells"):
        read(tmp_path, XML)
