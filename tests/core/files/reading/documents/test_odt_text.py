"""OpenDocument texts: the text that is left when changes are accepted, and bilingual tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.errors import Cancelled
from bleu_core.files.addresses import FieldKind
from bleu_core.files.contents import Contents, Format
from bleu_core.files.documents import document_of
from bleu_core.files.errors import (
    EntityDeclared,
    FileEncrypted,
    FileMalformed,
    FileUnsupported,
    FileWrongFormat,
    NoUnits,
)
from bleu_core.files.reading.formats import read_contents
from bleu_core.progress import Progress
from tests.helpers.office_files import archive, odt, odt_paragraph, odt_table


@pytest.fixture
def read(tmp_path: Path):
    def read(data: bytes, progress: Progress | None = None, name: str = "a.odt") -> Contents:
        path = tmp_path / name
        path.write_bytes(data)
        return read_contents(path, progress=progress or Progress())

    return read


@pytest.fixture
def texts(read):
    def texts(body: str) -> list[str]:
        """Return the units of the text."""
        (table,) = read(odt(body)).tables
        return list(table.fields[0].cells)

    return texts


def test_paragraphs_are_units_and_empty_ones_are_left_out(read) -> None:
    contents = read(odt("<text:h>One</text:h><text:p/>" + odt_paragraph("三")))
    (table,) = contents.tables
    assert (contents.format, contents.encoding) == (Format.ODT, None)
    assert (list(table.fields[0].cells), list(table.lines)) == (["One", "三"], [1, 3])


@pytest.mark.parametrize(
    ("inside", "text"),
    [
        ("a<text:tab/>b<text:line-break/>c<text:s text:c='2'/>d", "a\tb\nc  d"),
        ("\n  a\n  b <text:span> c</text:span>\n", "a b  c"),
        ("a<text:span>b<text:a>c</text:a></text:span>d", "abcd"),
        ("a<office:annotation><text:p>note</text:p></office:annotation>b", "ab"),
        ("a<text:note><text:note-body><text:p>n</text:p></text:note-body></text:note>b", "ab"),
        ("<text:ruby><text:ruby-base>字</text:ruby-base><text:ruby-text>zì</text:ruby-text>"
         "</text:ruby>", "字"),
        ("a<text:change-start/>b<text:change-end/><text:change/>c", "abc"),
        ("a<text:soft-page-break/>b<text:bookmark/>c", "abc"),
        ("a<draw:frame><draw:image/></draw:frame>b", "ab"),
    ],
)  # fmt: skip
def test_text_of_a_paragraph(texts, inside: str, text: str) -> None:
    assert texts(odt_paragraph(inside)) == [text]


def test_blocks_within_others(texts) -> None:
    deleted = "<text:tracked-changes><text:changed-region><text:deletion>"
    deleted += (
        odt_paragraph("gone") + "</text:deletion></text:changed-region></text:tracked-changes>"
    )
    body = deleted + odt_paragraph("a")
    body += f"<text:section>{odt_paragraph('b')}</text:section>"
    body += f"<text:list><text:list-item>{odt_paragraph('c')}<text:list><text:list-item>"
    body += odt_paragraph("d") + "</text:list-item></text:list></text:list-item></text:list>"
    body += "<text:table-of-content><text:table-of-content-source><text:index-title-template>x"
    body += "</text:index-title-template></text:table-of-content-source><text:index-body>"
    body += odt_paragraph("e") + "</text:index-body></text:table-of-content>"
    assert texts(body) == list("abcde")


@pytest.mark.parametrize(
    "name",
    (
        "list list-item list-header section index-body index-title numbered-paragraph "
        "table-of-content alphabetical-index table-index illustration-index object-index "
        "user-index bibliography"
    ).split(),
)
def test_paragraphs_in_containers_count(texts, name: str) -> None:
    assert texts(f"<text:{name}>{odt_paragraph('a')}</text:{name}>") == ["a"]


@pytest.mark.parametrize("name", ["table-header-rows", "table-rows", "table-row-group"])
def test_rows_in_groups_count(texts, name: str) -> None:
    table = odt_table(["a", "b"]).replace("<table:table>", f"<table:table><table:{name}>")
    assert texts(table.replace("</table:table>", f"</table:{name}></table:table>")) == ["a", "b"]


def test_captions_of_pictures_follow_their_paragraph(texts) -> None:
    caption = f"<draw:frame><draw:text-box>{odt_paragraph('Caption')}</draw:text-box></draw:frame>"
    assert texts(odt_paragraph("a" + caption) + odt_paragraph("b")) == ["a", "Caption", "b"]


def test_cells_are_units_in_the_order_of_the_document(texts) -> None:
    inner = odt_paragraph("c") + odt_table(["d", "e"]) + odt_paragraph("f")
    body = odt_paragraph("a") + odt_table(["b", inner], ["", "g"])
    assert texts(body) == ["a", "b", "c\nf", "d", "e", "g"]


def test_a_bilingual_table(read) -> None:
    inside = odt_table(["1", "One cat", "Un gato"], ["2", "Two dogs", "Dos perros"], ["3", "both"])
    inside = inside.replace(
        "<text:p>both</text:p></table:table-cell>",
        "<text:p>both</text:p></table:table-cell><table:covered-table-cell/>",
    )
    first = odt_table(["ID", "Source", "Target"]).removesuffix("</table:table>")
    first = first.replace("<table:table>", "<table:table><table:table-header-rows>")
    rest = inside.removeprefix("<table:table>")
    contents = read(odt(f"{first}</table:table-header-rows>{rest}"))
    table = contents.tables[0]
    assert [(field.kind, list(field.cells)) for field in table.fields] == [
        (FieldKind.COLUMN, ["1", "2", "3"]),
        (FieldKind.SOURCE, ["One cat", "Two dogs", "both"]),
        (FieldKind.TARGET, ["Un gato", "Dos perros", ""]),
    ]
    assert document_of(contents).segments == ("Un gato", "Dos perros", "")


def test_repeated_cells_are_limited(read) -> None:
    cell = "<table:table-cell table:number-columns-repeated='99999999'><text:p>x</text:p>"
    row = f"<table:table-row>{cell}</table:table-cell></table:table-row>"
    (table,) = read(odt(f"<table:table>{row}</table:table>")).tables
    assert list(table.fields[0].cells) == ["x"]


def test_documents_of_odfpy(read, tmp_path: Path) -> None:
    text = pytest.importorskip("odf.text")
    document = pytest.importorskip("odf.opendocument").OpenDocumentText()
    document.text.addElement(text.H(outlinelevel=1, text="Title"))
    paragraph = text.P(text="One")
    paragraph.addElement(text.Tab())
    paragraph.addText("two")
    document.text.addElement(paragraph)
    path = tmp_path / "written.odt"
    document.save(path)
    assert document_of(read_contents(path)).segments == ("Title", "One\ttwo")


# Files


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (odt(""), NoUnits),
        (odt("<text:p>a</text:q>"), FileMalformed),
        (odt("", **{"content.xml": "<!DOCTYPE x [<!ENTITY e 'x'>]><x/>"}), EntityDeclared),
        (odt(odt_paragraph("a"), "<encryption-data/>"), FileEncrypted),
        (archive({"mimetype": "application/vnd.oasis.opendocument.text"}), FileMalformed),
        (archive({"mimetype": "application/vnd.oasis.opendocument.graphics"}), FileUnsupported),
        (b"text", FileWrongFormat),
        (odt(odt_paragraph("a"))[:100], FileMalformed),
    ],
    ids=[
        "no text",
        "malformed XML",
        "entity",
        "encrypted",
        "no content",
        "graphics",
        "no archive",
        "truncated",
    ],
)
def test_files_that_cannot_be_read(read, data: bytes, error: type[Exception]) -> None:
    with pytest.raises(error):
        read(data)


def test_reading_can_be_cancelled(read) -> None:
    calls = 0

    def cancelled() -> bool:
        nonlocal calls
        calls += 1
        return calls > 3

    with pytest.raises(Cancelled):
        read(odt(odt_table(*[["a"]] * 500)), Progress(cancelled=cancelled))
