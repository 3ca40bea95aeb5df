"""Word documents: the text that is left when changes are accepted, and bilingual tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.errors import BleuError, Cancelled
from bleu_core.files.addresses import FieldKind, Role
from bleu_core.files.budget import LIMITS, Resource
from bleu_core.files.contents import Contents, Format, KeyKind, Tag
from bleu_core.files.errors import BudgetExceeded, EntityDeclared, FileMalformed, NoUnits
from bleu_core.files.reading.formats import read_contents
from bleu_core.files.roles import roles_of
from bleu_core.progress import Progress, Stage
from tests.helpers.office_files import archive, docx, docx_paragraph, docx_row, docx_run, docx_table


@pytest.fixture
def read(tmp_path: Path):
    def read(data: bytes, name: str = "a.docx", progress: Progress | None = None) -> Contents:
        path = tmp_path / name
        path.write_bytes(data)
        return read_contents(path, progress=progress or Progress())

    return read


@pytest.fixture
def texts(read):
    def texts(body: str) -> list[str]:
        """Return the units of the text, which is the first table."""
        return list(read(docx(body)).tables[0].fields[0].cells)

    return texts


def paragraph(inside: str) -> str:
    return f"<w:p>{inside}</w:p>"


# Hidden text

STYLES = (
    '<w:style w:type="character" w:styleId="Hide"><w:rPr><w:vanish/></w:rPr></w:style>'
    '<w:style w:type="character" w:styleId="More"><w:basedOn w:val="Hide"/></w:style>'
    '<w:style w:type="character" w:styleId="Show"><w:basedOn w:val="More"/>'
    '<w:rPr><w:vanish w:val="0"/></w:rPr></w:style>'
    '<w:style w:type="paragraph" w:styleId="Loop"><w:basedOn w:val="Loop"/></w:style>'
    '<w:style w:type="paragraph" w:styleId="Line"><w:rPr><w:vanish w:val="true"/></w:rPr></w:style>'
)


def styled(text: str, properties: str) -> str:
    return docx_run(text).replace("<w:r>", f"<w:r><w:rPr>{properties}</w:rPr>")


@pytest.mark.parametrize(
    ("properties", "is_hidden"),
    [
        ("<w:vanish/>", True),
        ('<w:vanish w:val="1"/>', True),
        ('<w:vanish w:val="false"/>', False),
        ("<w:webHidden/>", False),
        ('<w:rStyle w:val="Hide"/>', True),
        ('<w:rStyle w:val="More"/>', True),
        ('<w:rStyle w:val="Show"/>', False),
        ('<w:rStyle w:val="Loop"/>', False),
        ('<w:rStyle w:val="Other"/>', False),
        ('<w:rStyle w:val="Hide"/><w:vanish w:val="0"/>', False),
        ('<w:rStyle w:val="Show"/><w:vanish/>', True),
    ],
)
def test_hidden_text_is_left_out(read, properties: str, is_hidden: bool) -> None:
    body = paragraph(docx_run("a ") + styled("b ", properties) + docx_run("c"))
    (table,) = read(docx(body, styles=STYLES)).tables
    assert list(table.fields[0].cells) == ["a c" if is_hidden else "a b c"]


def test_a_style_hides_a_paragraph(read) -> None:
    inside = '<w:pPr><w:pStyle w:val="Line"/></w:pPr>' + docx_run("a")
    shown = styled("b", '<w:vanish w:val="0"/>') + styled("c", '<w:rStyle w:val="Hide"/>')
    body = paragraph(inside) + paragraph(inside + shown) + docx_paragraph("d")
    (table,) = read(docx(body, styles=STYLES)).tables
    assert list(table.fields[0].cells) == ["bc", "d"]
    assert list(table.lines) == [2, 3]


def test_hidden_rows_and_boxes_are_left_out(texts) -> None:
    row = docx_row(["x", "y"]).replace("<w:tr>", "<w:tr><w:trPr><w:hidden/></w:trPr>")
    box = f"<w:drawing><w:txbxContent>{docx_paragraph('z')}</w:txbxContent></w:drawing>"
    hidden = f"<w:r><w:rPr><w:vanish/></w:rPr>{box}</w:r>"
    body = f"<w:tbl>{row}{docx_row(['a', 'b'])}</w:tbl>" + paragraph(docx_run("c") + hidden)
    assert texts(body) == ["a", "b", "c"]


def test_hidden_sources_of_trados_workbench_are_left_out(read) -> None:
    segments = [("One source", "Un texto"), ("And one more", "Y uno más")]
    body = "".join(
        paragraph(
            styled("{0&gt;", '<w:rStyle w:val="More"/>')
            + styled(source, "<w:vanish/>")
            + styled("&lt;}87{&gt;", '<w:rStyle w:val="More"/>')
            + docx_run(target)
            + styled("&lt;0}", '<w:rStyle w:val="More"/>')
        )
        for source, target in segments
    )
    (table,) = read(docx(body, styles=STYLES)).tables
    assert list(table.fields[0].cells) == ["Un texto", "Y uno más"]


# Paragraphs


def test_paragraphs_are_units_and_empty_ones_are_left_out(read) -> None:
    body = docx_paragraph("One ", "two") + "<w:p/>" + docx_paragraph(" ") + docx_paragraph("三")
    contents = read(docx(body))
    (table,) = contents.tables
    (field,) = table.fields
    assert (contents.format, contents.encoding, table.name) == (Format.DOCX, None, "")
    assert (field.kind, field.name, list(field.cells)) == (FieldKind.TEXT, "", ["One two", "三"])
    assert list(table.lines) == [1, 4]


@pytest.mark.parametrize(
    ("inside", "text"),
    [
        ("<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:cr/><w:t>d</w:t></w:r>",
         "a\tb\nc\nd"),
        ("<w:r><w:t>a</w:t><w:ptab/><w:t>b</w:t></w:r>", "a\tb"),
        ('<w:r><w:t>a</w:t><w:br w:type="page"/><w:t>b</w:t></w:r>', "ab"),
        ('<w:r><w:t>a</w:t><w:br w:type="textWrapping"/><w:t>b</w:t></w:r>', "a\nb"),
        ("<w:r><w:t>a</w:t><w:noBreakHyphen/><w:t>b</w:t><w:softHyphen/></w:r>", "a\u2011b\u00ad"),
        ('<w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr>' + docx_run("a"), "a"),
        (docx_run("a") + f"<w:ins>{docx_run('b')}</w:ins>" + docx_run("c"), "abc"),
        (docx_run("a") + f"<w:del>{docx_run('b')}</w:del>" + docx_run("c"), "ac"),
        ("<w:del><w:r><w:delText>a</w:delText></w:r></w:del>" + docx_run("b"), "b"),
        (f"<w:moveFrom>{docx_run('a')}</w:moveFrom><w:moveTo>{docx_run('b')}</w:moveTo>", "b"),
        (f"<w:hyperlink>{docx_run('a')}</w:hyperlink>{docx_run('b')}", "ab"),
        ("<w:r><w:instrText>PAGE</w:instrText></w:r>" + docx_run("7"), "7"),
        (f'<w:fldSimple w:instr="DATE">{docx_run("May")}</w:fldSimple>', "May"),
        (f"<w:sdt><w:sdtPr/><w:sdtContent>{docx_run('a')}</w:sdtContent></w:sdt>", "a"),
        (f"<w:smartTag>{docx_run('a')}</w:smartTag>", "a"),
        ("<w:r><w:ruby><w:rt><w:r><w:t>zì</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>字</w:t></w:r>"
         "</w:rubyBase></w:ruby></w:r>", "字"),
        (f"<mc:AlternateContent><mc:Choice>{docx_run('a')}</mc:Choice><mc:Fallback>{docx_run('b')}"
         "</mc:Fallback></mc:AlternateContent>", "a"),
        (docx_run("a &lt;b&gt; &amp; c"), "a <b> & c"),
        (docx_run(" a  b "), " a  b "),
        (docx_run("a") + "<w:r><w:footnoteReference/><w:lastRenderedPageBreak/></w:r>", "a"),
    ],
)  # fmt: skip
def test_text_of_a_paragraph(texts, inside: str, text: str) -> None:
    assert texts(paragraph(inside)) == [text]


def test_a_paragraph_with_a_deleted_end_continues_in_the_next(texts) -> None:
    mark = "<w:pPr><w:rPr><w:del/></w:rPr></w:pPr>"
    body = paragraph(mark + docx_run("one ")) + paragraph(mark + docx_run("two "))
    assert texts(body + docx_paragraph("three") + docx_paragraph("four")) == [
        "one two three",
        "four",
    ]
    assert texts(body) == ["one two "]


def test_blocks_within_others(texts) -> None:
    body = docx_paragraph("a")
    body += f"<w:sdt><w:sdtContent>{docx_paragraph('b')}</w:sdtContent></w:sdt>"
    body += f"<w:customXml>{docx_paragraph('c')}{docx_table(['d'])}</w:customXml>"
    body += docx_paragraph("e")
    assert texts(body) == list("abcde")


# Text boxes


def box(*blocks: str, around: str = "drawing") -> str:
    """Return a run with a text box, from its paragraphs and tables as XML."""
    inside = f"<w:txbxContent>{''.join(blocks)}</w:txbxContent>"
    return f"<w:r><w:{around}>{inside}</w:{around}></w:r>"


BOX = box(docx_paragraph("x"), docx_paragraph("y"))
OLD_BOX = box(docx_paragraph("x"), docx_paragraph("y"), around="pict")


@pytest.mark.parametrize(
    ("inside", "expected"),
    [
        (BOX, ["x", "y"]),
        (docx_run("a") + OLD_BOX + docx_run("b"), ["ab", "x", "y"]),
        (
            f"<mc:AlternateContent><mc:Choice>{BOX}</mc:Choice><mc:Fallback>{OLD_BOX}"
            "</mc:Fallback></mc:AlternateContent>",
            ["x", "y"],
        ),
        (
            f"<mc:AlternateContent><mc:Choice>{BOX}</mc:Choice><mc:Choice>{BOX}</mc:Choice>"
            f"<mc:Fallback>{OLD_BOX}</mc:Fallback></mc:AlternateContent>",
            ["x", "y"],
        ),
        # Only the way for old programs has the text.
        (
            "<mc:AlternateContent><mc:Choice><w:drawing/></mc:Choice>"
            f"<mc:Fallback>{OLD_BOX}</mc:Fallback></mc:AlternateContent>",
            ["x", "y"],
        ),
        (f"<w:ins>{BOX}</w:ins>", ["x", "y"]),
        (docx_run("a") + f"<w:del>{BOX}</w:del>", ["a"]),
        (box(paragraph(docx_run("x") + box(docx_paragraph("y")))), ["x", "y"]),
        (box(docx_table(["x", "y"])), ["x", "y"]),
        (BOX + box(docx_paragraph("z")), ["x", "y", "z"]),
    ],
    ids=[
        "alone", "old", "alternatives", "choices", "fallback", "inserted", "deleted", "nested",
        "table", "two",
    ],
)  # fmt: skip
def test_text_boxes_follow_their_paragraph(texts, inside: str, expected: list[str]) -> None:
    body = docx_paragraph("before") + paragraph(inside) + docx_paragraph("after")
    assert texts(body) == ["before", *expected, "after"]


def test_a_text_box_does_not_interrupt_a_paragraph_with_a_deleted_end(texts) -> None:
    mark = "<w:pPr><w:rPr><w:del/></w:rPr></w:pPr>"
    body = paragraph(mark + docx_run("one ") + BOX) + docx_paragraph("two")
    assert texts(body) == ["x", "y", "one two"]
    open_box = box(paragraph(mark + docx_run("x")))
    assert texts(paragraph(docx_run("a") + open_box) + docx_paragraph("b")) == ["a", "x", "b"]


def test_a_text_box_in_a_cell_is_no_part_of_the_cell(read) -> None:
    cell = paragraph(docx_run("Ja") + box(docx_paragraph("x")))
    text, bilingual = read(docx(docx_table(["en", "de"], ["Yes", cell], ["No", "Nein"]))).tables
    assert list(text.fields[0].cells) == ["en", "de", "Yes", "Ja", "x", "No", "Nein"]
    assert list(bilingual.fields[1].cells) == ["Ja", "Nein"]


# Tables as text


def test_cells_are_units_in_the_order_of_the_document(read) -> None:
    cell = docx_paragraph("c") + "<w:p/>" + docx_paragraph("d") + "<w:p/>"
    body = docx_paragraph("a") + docx_table(["b", cell], ["", "e"]) + docx_paragraph("f")
    (table,) = read(docx(body)).tables
    assert list(table.fields[0].cells) == ["a", "b", "c\n\nd", "e", "f"]
    assert list(table.lines) == [1, 2, 3, 8, 9]


def test_a_table_in_a_cell(texts) -> None:
    inner = docx_table(["b", "c"])
    body = docx_table([docx_paragraph("a") + inner + docx_paragraph("d"), "e"])
    assert texts(body) == ["a\nd", "b", "c", "e"]


def test_merged_cells_count_once(texts) -> None:
    start = "<w:tcPr><w:vMerge w:val='restart'/></w:tcPr>" + docx_paragraph("a")
    rest = "<w:tcPr><w:vMerge/></w:tcPr>" + docx_paragraph("hidden")
    more = "<w:tcPr><w:vMerge w:val='continue'/></w:tcPr>" + docx_paragraph("hidden")
    wide = "<w:tcPr><w:gridSpan w:val='2'/></w:tcPr>" + docx_paragraph("wide")
    assert texts(docx_table([start, "b"], [rest, "c"], [more, "d"], [wide])) == [
        "a", "b", "c", "d", "wide",
    ]  # fmt: skip


def test_a_cell_ends_a_paragraph_with_a_deleted_end(texts) -> None:
    mark = "<w:pPr><w:rPr><w:del/></w:rPr></w:pPr>"
    cell = docx_paragraph("a") + paragraph(mark + docx_run("b"))
    assert texts(docx_table([cell, "c"]) + docx_paragraph("d")) == ["a\nb", "c", "d"]


def test_deleted_rows_and_cells_are_left_out(texts) -> None:
    row = docx_row(["gone", "gone"]).replace("<w:tr>", "<w:tr><w:trPr><w:del/></w:trPr>")
    cell = "<w:tcPr><w:cellDel/></w:tcPr>" + docx_paragraph("gone")
    body = f"<w:tbl>{docx_row(['a', 'b'])}{row}{docx_row([cell, 'c'])}</w:tbl>"
    assert texts(body) == ["a", "b", "c"]


# Tables of our own


def headed(style: str, text: str) -> str:
    return paragraph(f'<w:pPr><w:pStyle w:val="SegmentColumn{style}"/></w:pPr>{docx_run(text)}')


def test_columns_of_our_own_tables_are_known_by_the_styles_of_their_headings(read) -> None:
    heads = ["Key", "Source", "Candidate", "Final", "Reference", "Other"]
    names = [headed(style, f"my {style}") for style in heads]
    tag = styled("<b\N{NO-BREAK SPACE}x>".replace("<", "&lt;"), '<w:rStyle w:val="SegmentTag"/>')
    line_break = styled("any", '<w:rStyle w:val="SegmentTagBreak"/>')
    text = paragraph(docx_run("a ") + tag + docx_run("b") + docx_run("c") + line_break)
    row = ["k1", "s", text, "f", "r"]
    (table, *_) = read(docx(docx_paragraph("Title") + docx_table([*names, "Notes"], row))).tables
    assert [(field.kind, field.name, list(field.cells)) for field in table.fields] == [
        (FieldKind.COLUMN, "my Key", ["k1"]),
        (FieldKind.SOURCE, "my Source", ["s"]),
        (FieldKind.SYSTEM, "my Candidate",
         [("a ", Tag("<b x>", "<b x>"), "bc", Tag("any", "any", is_break=True))]),
        (FieldKind.TARGET, "my Final", ["f"]),
        (FieldKind.REFERENCE, "my Reference", ["r"]),
        (FieldKind.COLUMN, "my Other", [""]),
        (FieldKind.COLUMN, "Notes", [""]),
    ]  # fmt: skip
    assert (list(table.keys), table.key_kind, list(table.lines)) == (["k1"], KeyKind.COLUMN, [9])
    (without_keys, *_) = read(docx(docx_table(names[1:3], ["s", "c"]))).tables
    assert (without_keys.name, list(without_keys.keys), without_keys.key_kind) == (
        "Table 1", [], None,
    )  # fmt: skip


# Bilingual tables


def test_a_table_of_references_and_candidates(read) -> None:
    rows = [["ID", "English", "Spanish", "MT"], ["1", "Yes", "Sí", "Si"], ["2", "No", "", "No"]]
    body = docx_paragraph("Title") + docx_table(*rows) + docx_paragraph("End")
    table, text = read(docx(body)).tables
    assert list(text.fields[0].cells) == ["Title", *rows[0], *rows[1], "2", "No", "No", "End"]
    assert table.name == "Table 1"
    assert [(field.kind, field.name, field.language) for field in table.fields] == [
        (FieldKind.COLUMN, "ID", None),
        (FieldKind.COLUMN, "English", "en"),
        (FieldKind.COLUMN, "Spanish", "es"),
        (FieldKind.COLUMN, "MT", None),
    ]
    assert [list(field.cells) for field in table.fields] == [
        ["1", "2"], ["Yes", "No"], ["Sí", ""], ["Si", "No"],
    ]  # fmt: skip
    assert list(table.keys) == ["1", "2"]
    assert list(table.lines) == [6, 10]
    assert roles_of(table) == {1: Role.SOURCE, 2: Role.REFERENCE, 3: Role.CANDIDATE}


def test_headings_can_follow_rows_about_the_file(read) -> None:
    about = "<w:tcPr><w:gridSpan w:val='2'/></w:tcPr>" + docx_paragraph("Do not edit this column")
    body = docx_table([about], ["Source", "Target"], ["a", "b"])
    table, _ = read(docx(body)).tables
    assert [(field.kind, field.name, list(field.cells)) for field in table.fields] == [
        (FieldKind.SOURCE, "Source", ["a"]),
        (FieldKind.TARGET, "Target", ["b"]),
    ]


def test_merged_cells_keep_the_columns_in_place(read) -> None:
    wide = "<w:tcPr><w:gridSpan w:val='2'/></w:tcPr>" + docx_paragraph("wide")
    late = docx_row(["late"]).replace("<w:tr>", "<w:tr><w:trPr><w:gridBefore w:val='2'/></w:trPr>")
    body = docx_row(["Source", "Target", "MT"]) + docx_row([wide, "x"]) + late
    table, _ = read(docx(f"<w:tbl>{body}</w:tbl>")).tables
    assert [list(field.cells) for field in table.fields] == [["wide", ""], ["", ""], ["x", "late"]]


def test_tables_are_numbered_in_order_and_those_of_one_shape_are_joined(read) -> None:
    plain = docx_table(["a", "b"], ["c", "d"])
    bilingual = docx_table(["en", "de"], ["Yes", "Ja"])
    tables = read(docx(plain + bilingual + plain + bilingual)).tables
    assert [(table.name, table.units) for table in tables] == [("", 16), ("Table 2", 2)]


@pytest.mark.parametrize(
    "rows",
    [
        [["Name", "Telephone"], ["a", "b"]],
        [["ID", "Name"], ["1", "b"]],  # headings, but of no texts
        [["Source"], ["a"]],
        [["Source", "Target"]],
        [["x", "y"]] * 5 + [["Source", "Target"], ["a", "b"]],
    ],
)
def test_other_tables_are_text_alone(read, rows: list[list[str]]) -> None:
    (table,) = read(docx(docx_table(*rows))).tables
    assert list(table.fields[0].cells) == [cell for row in rows for cell in row]


def test_a_table_in_a_cell_is_text_alone(read) -> None:
    inner = docx_table(["en", "de"], ["Yes", "Ja"]) + "<w:p/>"
    assert len(read(docx(docx_table([inner]))).tables) == 1


# Files


def test_a_document_with_macros_is_read_alike(read) -> None:
    data = docx(docx_paragraph("a"), macros=True)
    assert list(read(data, "a.docm").tables[0].fields[0].cells) == ["a"]


@pytest.mark.parametrize("part", ["word/document2.xml", "/word/document.xml", "./word/a.xml"])
def test_the_document_can_have_any_name(read, part: str) -> None:
    data = docx(docx_paragraph("a"), part=part)
    if part.startswith(("/", ".")):
        # Names in an archive do not start with a slash.
        data = archive(
            {
                "_rels/.rels": '<Relationships><Relationship Type="x/officeDocument" '
                f'Target="{part}"/></Relationships>',
                part.lstrip("/.").removeprefix("/"): "<document><body><p><r><t>a</t></r></p></body>"
                "</document>",
            }
        )
    assert list(read(data).tables[0].fields[0].cells) == ["a"]


def test_a_strict_document_of_another_namespace(read) -> None:
    strict = "http://purl.oclc.org/ooxml/wordprocessingml/main"
    transitional = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
    part = (
        f'<w:document xmlns:w="{transitional}"><w:body>{docx_table(["en", "de"], ["a", "b"])}'
        "</w:body></w:document>"
    )
    members = {
        "_rels/.rels": '<Relationships><Relationship Target="word/document.xml" '
        'Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument"/>'
        "</Relationships>",
        "word/document.xml": part.replace(transitional, strict),
    }
    assert len(read(archive(members)).tables) == 2


@pytest.mark.parametrize("body", ["", "<w:p/>", docx_paragraph(" "), docx_table(["", ""])])
def test_no_units(read, body: str) -> None:
    with pytest.raises(NoUnits) as error:
        read(docx(body))
    assert error.value.format == "docx"


def test_malformed_xml_is_named_by_its_line(read) -> None:
    with pytest.raises(FileMalformed) as error:
        read(docx("\n\n<w:p><w:r></w:p>"))
    assert (error.value.format, error.value.line) == ("docx", 3)


@pytest.mark.parametrize(
    "members",
    [
        {"word/document.xml": "<document/>"},  # nothing says that it is the document
        {"_rels/.rels": "<Relationships/>", "word/styles.xml": "<styles/>"},
        {"_rels/.rels": "no XML", "word/document.xml": "<document/>"},
        {"_rels/.rels": "<Relationships/>", "word/document.xml": b"\xff\0"},
        {"_rels/.rels": "<Relationships/>", "word/document.xml": b"<document>\xe4</document>"},
        {
            "_rels/.rels": "<Relationships/>",
            "word/document.xml": "<document><body><tbl><tr><tc><tcPr><gridSpan val='x'/></tcPr>"
            "</tc></tr></tbl></body></document>",
        },
    ],
)
def test_malformed(read, members: dict[str, str | bytes]) -> None:
    with pytest.raises(FileMalformed) as error:
        read(archive(members))
    assert error.value.format == "docx"


def test_cut_files(read) -> None:
    data = docx(docx_paragraph("a") * 50)
    for size in (len(data) - 1, len(data) // 2, 100):
        with pytest.raises(BleuError):
            read(data[:size])


def test_entities(read) -> None:
    part = (
        '<?xml version="1.0"?>\n<!DOCTYPE x [\n<!ENTITY a SYSTEM "file:///etc/hostname">]>\n'
        "<document><body><p><r><t>&a;</t></r></p></body></document>"
    )
    with pytest.raises(EntityDeclared) as error:
        read(archive({"_rels/.rels": "<Relationships/>", "word/document.xml": part}))
    assert error.value.line == 3


def test_more_columns_than_word_allows_take_no_memory(read) -> None:
    wide = "<w:tcPr><w:gridSpan w:val='2000000000'/></w:tcPr>" + docx_paragraph("a")
    assert read(docx(docx_table([wide] * 3))).tables[0].units == 3


def test_a_document_that_unpacks_to_more_than_is_read(
    read, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIMITS, Resource.UNPACKED, 10_000)
    with pytest.raises(BudgetExceeded):
        read(docx(docx_paragraph("a" * 10_000)))


# Cancelling


@pytest.mark.slow
@pytest.mark.parametrize(
    "body", [docx_paragraph("a") * 3000, docx_table(*[["a", "b"]] * 3000)], ids=["text", "table"]
)
def test_cancelling_at_any_time(read, body: str) -> None:
    data = docx(body)
    asked: list[bool] = []
    read(data, progress=Progress(cancelled=lambda: asked.append(True) or False))
    assert len(asked) > (3000 if "tbl" in body else 10)
    for stop in (2, len(asked) // 3, len(asked) // 2, len(asked) - 1):
        answers = iter([False] * (stop - 1))
        with pytest.raises(Cancelled):
            read(data, progress=Progress(cancelled=lambda answers=answers: next(answers, True)))


def test_progress_is_reported(read) -> None:
    told: list[tuple[Stage, int, int]] = []
    progress = Progress(lambda *step: told.append(step), interval=0)
    read(docx(docx_paragraph("a" * 100) * 9000), progress=progress)
    parsing = [(done, total) for stage, done, total in told if stage is Stage.PARSING]
    assert len(parsing) > 5
    assert all(0 <= done <= total for done, total in parsing)


def test_documents_of_python_docx(tmp_path: Path) -> None:
    library = pytest.importorskip("docx", reason="python-docx writes this test's file")
    document = library.Document()
    document.add_heading("Title")
    document.add_paragraph("One\ttwo\nthree")
    table = document.add_table(rows=2, cols=2)
    for cell, text in zip(
        [*table.rows[0].cells, *table.rows[1].cells], ["Source", "Target", "Yes", "Sí"], strict=True
    ):
        cell.text = text
    path = tmp_path / "written.docx"
    document.save(path)
    text, bilingual = read_contents(path).tables
    assert list(text.fields[0].cells) == [
        "Title", "One\ttwo\nthree", "Source", "Target", "Yes", "Sí",
    ]  # fmt: skip
    assert [list(field.cells) for field in bilingual.fields] == [["Yes"], ["Sí"]]
