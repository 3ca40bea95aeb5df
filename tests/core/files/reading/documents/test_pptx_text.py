"""PowerPoint presentations: slides in their order, tables, SmartArt and speaker notes."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.errors import Cancelled
from bleu_core.files.addresses import FieldKind, Selection
from bleu_core.files.contents import Contents, Format
from bleu_core.files.documents import document_of
from bleu_core.files.errors import EntityDeclared, FileMalformed, FileWrongFormat, NoUnits
from bleu_core.files.reading.formats import read_contents
from bleu_core.files.selection import available
from bleu_core.progress import Progress
from tests.helpers.office_files import archive, pptx, pptx_run, pptx_shape, pptx_table


@pytest.fixture
def read(tmp_path: Path):
    def read(data: bytes, progress: Progress | None = None) -> Contents:
        path = tmp_path / "a.pptx"
        path.write_bytes(data)
        return read_contents(path, progress=progress or Progress())

    return read


@pytest.fixture
def texts(read):
    def texts(*slides: str, **members: str) -> list[str]:
        """Return the units of the slides."""
        (table,) = read(pptx(slides, **members)).tables
        return list(table.fields[0].cells)

    return texts


def test_slides_are_read_in_their_order(read) -> None:
    contents = read(pptx([pptx_shape("One", "", "two"), pptx_shape("Three"), pptx_shape("Four")]))
    (table,) = contents.tables
    assert (contents.format, contents.encoding, table.name) == (Format.PPTX, None, "")
    assert list(table.fields[0].cells) == ["One", "two", "Three", "Four"]
    assert list(table.lines) == [1, 3, 4, 5]


@pytest.mark.parametrize(
    ("inside", "text"),
    [
        (pptx_run("a") + "<a:br/>" + pptx_run("b"), "a\nb"),
        (pptx_run("a") + pptx_run(" b") + "<a:endParaRPr/>", "a b"),
        (pptx_run("a") + '<a:fld type="slidenum"><a:t>7</a:t></a:fld>', "a"),
        (pptx_run("a") + '<a:fld type="datetime1"><a:t>May</a:t></a:fld>', "a"),
        (pptx_run("a") + '<a:fld type="TxLink"><a:t>b</a:t></a:fld>', "ab"),
        ("<a:pPr><a:buChar/></a:pPr>" + pptx_run("a"), "a"),
    ],
)
def test_text_of_a_paragraph(texts, inside: str, text: str) -> None:
    assert texts(pptx_shape(inside)) == [text]


def test_groups_and_alternatives(texts) -> None:
    group = f"<p:grpSp><p:grpSp>{pptx_shape('a')}</p:grpSp>{pptx_shape('b')}</p:grpSp>"
    choice = "<m:AlternateContent xmlns:m='urn:m'><m:Choice>" + pptx_shape("c") + "</m:Choice>"
    choice += "<m:Fallback>" + pptx_shape("old") + "</m:Fallback></m:AlternateContent>"
    assert texts(group + choice + pptx_shape("d")) == list("abcd")


def test_of_runs_that_are_alternatives_the_first_counts(texts) -> None:
    choice = f"<m:AlternateContent xmlns:m='urn:m'><m:Choice>{pptx_run('b')}</m:Choice>"
    choice += f"<m:Fallback>{pptx_run('old')}</m:Fallback></m:AlternateContent>"
    odd = f"<a:other>{pptx_run('no')}</a:other>"
    inside = f"{pptx_run('a')}{choice}{odd}{pptx_run('c')}"
    assert texts(pptx_shape("x").replace(pptx_run("x"), inside)) == ["abc"]


@pytest.mark.parametrize("kind", ["sldNum", "dt"])
def test_numbers_and_dates_of_slides_are_left_out(texts, kind: str) -> None:
    assert texts(pptx_shape("Title", kind="title") + pptx_shape("12", kind=kind)) == ["Title"]


def test_cells_are_units(texts) -> None:
    table = pptx_table(["a", "b"], ["c", "hidden"]).replace(
        "<a:tc><a:txBody><a:p><a:r><a:rPr/><a:t>hidden",
        '<a:tc hMerge="1"><a:txBody><a:p><a:r><a:t>hidden',
    )
    assert texts(table + pptx_shape("d")) == ["a", "b", "c", "d"]


FRAME = "<p:graphicFrame><a:graphic><d:relIds r:dm='r1'/></a:graphic></p:graphicFrame>"


def smart_art(*points: str) -> str:
    runs = "".join(f"<d:pt><d:t><a:p>{pptx_run(text)}</a:p></d:t></d:pt>" for text in points)
    return f"<d:dataModel xmlns:d='urn:d' xmlns:a='urn:a'><d:ptLst>{runs}</d:ptLst></d:dataModel>"


def test_smart_art(texts) -> None:
    members = {"ppt/diagrams/data1.xml": smart_art("a", "b")}
    assert texts(FRAME + pptx_shape("c"), **members) == list("abc")


@pytest.mark.parametrize(("mode", "expected"), [("Internal", ["a", "c"]), ("External", ["c"])])
def test_a_link_to_another_file_is_no_part(texts, mode: str, expected: list[str]) -> None:
    link = (
        "<Relationships xmlns='http://schemas.openxmlformats.org/package/2006/relationships'>"
        "<Relationship Id='r1' Type='urn:r/diagramData' Target='../diagrams/data1.xml' "
        f"TargetMode='{mode}'/></Relationships>"
    )
    members = {
        "ppt/diagrams/data1.xml": smart_art("a"),
        "ppt/slides/_rels/s1.xml.rels": link,
    }
    assert texts(FRAME + pptx_shape("c"), **members) == expected


def test_speaker_notes_are_a_text_of_their_own(read) -> None:
    slides = [pptx_shape("One"), pptx_shape("Two"), pptx_shape("Three")]
    notes = {0: pptx_shape("First note", kind="body") + pptx_shape("1", kind="sldNum")}
    notes[2] = pptx_shape("Last note")
    contents = read(pptx(slides, notes=notes))
    assert document_of(contents).segments == ("One", "Two", "Three")
    assert available(contents) == ("text", "sheet=Notes&text")
    of_notes = document_of(contents, Selection(FieldKind.TEXT, sheet="Notes"))
    assert of_notes.segments == ("First note", "Last note")


def test_a_bilingual_table_over_several_slides(read) -> None:
    headings = ["ID", "Source", "Target"]
    slides = [
        pptx_table(headings, ["1", "One cat", "Un gato"], ["2", "Two dogs", "Dos perros"]),
        pptx_table(headings, ["3", "Three birds", "Tres pájaros"]),
    ]
    contents = read(pptx(slides))
    assert document_of(contents).segments == ("Un gato", "Dos perros", "Tres pájaros")
    assert list(contents.tables[0].keys) == ["1", "2", "3"]


# Files


@pytest.mark.parametrize(
    ("data", "error"),
    [
        pytest.param(pptx([]), NoUnits, id="no slides"),
        pytest.param(pptx([pptx_shape("")]), NoUnits, id="no text"),
        pytest.param(pptx(["<p:sp>"]), FileMalformed, id="malformed XML"),
        pytest.param(
            pptx(["a"], **{"ppt/slides/s1.xml": "<!DOCTYPE x [<!ENTITY e 'x'>]><x/>"}),
            EntityDeclared,
            id="entity",
        ),
        pytest.param(archive({"ppt/other.xml": "<x/>"}), FileMalformed, id="no presentation"),
        pytest.param(b"text", FileWrongFormat, id="no archive"),
        pytest.param(pptx([pptx_shape("a")])[:100], FileMalformed, id="truncated"),
    ],
)
def test_files_that_cannot_be_read(read, data: bytes, error: type[Exception]) -> None:
    with pytest.raises(error):
        read(data)


def test_a_slide_that_is_missing(read) -> None:
    relations = (
        '<Relationships><Relationship Id="r1" Type="x/slide" Target="slides/none.xml"/>'
        "</Relationships>"
    )
    with pytest.raises(FileMalformed, match=r"none\.xml"):
        read(pptx([pptx_shape("a")], **{"ppt/_rels/presentation.xml.rels": relations}))


def test_the_presentation_can_have_any_name(read) -> None:
    kinds = {
        "_rels/.rels": '<Relationship Id="r1" Type="x/other" Target="ppt/presentation.xml"/>'
        '<Relationship Id="r2" Type="x/officeDocument" Target="ppt/p.xml"/>',
        "ppt/_rels/p.xml.rels": '<Relationship Id="r1" Type="x/slide" Target="slides/s1.xml"/>',
    }
    members = {name: f"<Relationships>{links}</Relationships>" for name, links in kinds.items()}
    order = '<p xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">'
    members["ppt/p.xml"] = f'{order}<sldId r:id="r1"/></p>'
    (table,) = read(pptx([pptx_shape("a"), pptx_shape("b")], **members)).tables
    assert list(table.fields[0].cells) == ["b"]


def test_reading_can_be_cancelled(read) -> None:
    calls = 0

    def cancelled() -> bool:
        nonlocal calls
        calls += 1
        return calls > 9

    with pytest.raises(Cancelled):
        read(pptx([pptx_shape("a")] * 20), Progress(cancelled=cancelled))
