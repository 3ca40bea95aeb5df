"""Rich Text Format: the text that is left when changes are accepted, and bilingual tables."""

from __future__ import annotations

import codecs
from pathlib import Path

import pytest

from bleu_core.errors import Cancelled
from bleu_core.files.addresses import FieldKind, Role
from bleu_core.files.contents import Contents, Format
from bleu_core.files.documents import document_of
from bleu_core.files.errors import BudgetExceeded, FileMalformed, FileWrongFormat, NoUnits
from bleu_core.files.reading.documents.rtf_codes import codec_of
from bleu_core.files.reading.formats import read_contents
from bleu_core.progress import Progress
from tests.helpers.office_files import rtf, rtf_row


@pytest.fixture
def read(tmp_path: Path):
    def read(data: bytes, name: str = "a.rtf", progress: Progress | None = None) -> Contents:
        path = tmp_path / name
        path.write_bytes(data)
        return read_contents(path, progress=progress or Progress())

    return read


@pytest.fixture
def texts(read):
    def texts(body: str, **options: str) -> list[str]:
        """Return the units of the text."""
        tables = read(rtf(body, **options)).tables
        return next(
            list(table.fields[0].cells)
            for table in tables
            if table.fields[0].kind is FieldKind.TEXT
        )

    return texts


def test_paragraphs_are_units_and_empty_ones_are_left_out(read) -> None:
    contents = read(rtf(r"\pard One {\b two}\par\par\pard  \par 三\par"))
    (table,) = contents.tables
    assert (contents.format, contents.encoding) == (Format.RTF, None)
    assert list(table.fields[0].cells) == ["One two", "三"]
    assert list(table.lines) == [1, 4]


@pytest.mark.parametrize(
    ("body", "text"),
    [
        (r"a\tab b\line c", "a\tb\nc"),
        (r"a\~b\_c\-d\{e\}\\", "a\u00a0b\u2011c\u00add{e}\\"),
        (r"\ldblquote a\rdblquote\endash\lquote b\rquote\emdash\bullet", "“a”–‘b’—•"),
        ("one\r\ntwo\nthree", "onetwothree"),
        (r"caf\'e9 \'80", "café €"),
        (r"\u8364?5", "€5"),
        (r"\uc0\u8364 5", "€5"),
        (r"\u8364\~5", "€5"),
        (r"\uc2\u8364\~\~5", "€5"),
        (r"\u8364\emdash 5", "€5"),
        (r"\uc2\u8364\'80\'805", "€5"),
        (r"{\uc0 a}\u8364?5", "a€5"),
        (r"\u-10179?\u-8704?x", "😀x"),
        (r"\u-10179?\u-9216?x", "🐀x"),
        (r"\u-10179?x", "x"),
        (r"\u-8192?x", "\ue000x"),
        (r"a\bin2 }}b\bin0 c\bin d", "abcd"),
        (
            r"a\lbr b\softline c\emspace\enspace\qmspace\zwj\zwnj\zwbo\zwnbo\ltrmark\rtlmark x",
            "a\nb\nc\u2003\u2002\u2005\u200d\u200c\u200b\u2060\u200e\u200fx",
        ),
        ("𐌲 é", "𐌲 é"),
        (r"a{\deleted b}c", "ac"),
        (r"a\deleted b\deleted0 c\deleted d\plain e", "ace"),
        (r"a{\revised\revauth1 b}", "ab"),
        (r"a{\*\unknown b}c", "ac"),
        (r"a{\b\*\cs7 b}c", "abc"),
        (r"a{\header b\par}{\footnote c}{\*\annotation d}{\pict\bin3 }}}}e", "ae"),
        (r"{\field{\*\fldinst HYPERLINK x}{\fldrslt link}}", "link"),
        (r"{\listtext 1.\tab}first", "first"),
        (r"{\pntext\'b7\tab}first", "first"),
        (r"{\upr{old}{\*\ud{new}}}", "new"),
        (r"{\info{\title t}}{\stylesheet{\s1 Heading;}}{\*\generator g;}a", "a"),
        (r"a{\v hidden} b\v c\v0 d\v e\plain f", "a bdf"),
        (r"a\page b\column c", "abc"),
    ],
)
def test_text_of_a_paragraph(texts, body: str, text: str) -> None:
    assert texts(body + r"\par") == [text]


def test_text_without_an_end_of_paragraph_counts(texts) -> None:
    assert texts(r"a\par b") == ["a", "b"]
    assert texts("a\\\nb") == texts("a\\\rb") == ["a", "b"]
    assert texts(r"\pard\intbl a\par") == ["a"]
    assert texts(r"\trowd\cellx1\cellx2\pard\intbl a\cell b") == ["a", "b"]


@pytest.mark.parametrize(
    ("start", "body", "text"),
    [
        (r"\ansi\ansicpg1251", r"\'cf\'f0\'e8", "При"),
        (r"\mac", r"\'8e", "é"),
        (r"\ansi{\fonttbl{\f0\fcharset204 A;}{\f1\fcharset161 B;}}", r"\f0\'cf\f1\'c1", "ПΑ"),
        (r"\ansi{\fonttbl{\f0\fcharset128 A;}}", r"\f0\'93\'fa\'96\'7b", "日本"),
        (r"\ansi{\fonttbl{\f0\fcharset134 A;}}", r"\f0\'d6\'d0\'ce\'c4", "中文"),
        # The second byte of a character may be unescaped.
        (r"\ansi{\fonttbl{\f0\fcharset128 A;}}", r"\f0\'83A", "ア"),
        (r"\pc", r"\'e0", "α"),
        (r"\pca", r"\'e0", "Ó"),
        (r"\ansi\ansicpg936", r"\'d6\'d0", "中"),
        (r"\ansi\ansicpg1361", r"\'88\'61", "가"),
        (r"\ansi\ansicpg1251{\fonttbl{\f0\fcharset1 A;}}", r"\f0\'cf", "П"),
        (r"\ansi{\fonttbl{\f0\cpg99 A;}}", r"\f0\'e9", "é"),
        (r"\ansi\ansicpg65001", r"\'c3\'a9", "é"),
        (r"\ansi\ansicpg99", r"\'e9", "é"),
        (r"\ansi\deff1{\fonttbl{\f1\cpg1253 A;}}", r"\plain\'c1{\f9\'e9}", "Αé"),
    ],
)
def test_bytes_are_decoded_by_the_font(texts, start: str, body: str, text: str) -> None:
    assert texts(body, start=start) == [text]


@pytest.mark.parametrize(
    ("charset", "data", "text"),
    [
        (77, r"\'8e", "é"), (129, r"\'b0\'a1", "가"), (130, r"\'88\'61", "가"),
        (136, r"\'a4\'a4", "中"), (162, r"\'f0", "ğ"), (163, r"\'f0", "đ"), (177, r"\'e0", "א"),
        (178, r"\'c7", "ا"), (186, r"\'e0", "ą"), (222, r"\'a1", "ก"), (238, r"\'b9", "ą"),
        (254, r"\'e0", "α"), (255, r"\'e0", "Ó"),
    ],
)  # fmt: skip
def test_fonts_have_sets_of_characters(texts, charset: int, data: str, text: str) -> None:
    assert texts(rf"\f0 {data}", start=rf"\ansi{{\fonttbl{{\f0\fcharset{charset} A;}}}}") == [text]


# Tables


def test_cells_are_units_in_the_order_of_the_document(read) -> None:
    body = r"a\par" + rtf_row(["b", r"c\par d"]) + rtf_row(["", "e|f"]) + r"\pard g\par"
    (table,) = read(rtf(body)).tables
    assert list(table.fields[0].cells) == ["a", "b", "c\nd", "e|f", "g"]
    assert list(table.lines) == [1, 2, 3, 6, 7]


def test_a_table_in_a_cell(texts) -> None:
    inner = r"\pard\intbl\itap2 b\par b\nestcell{\nonesttables\par}c\nestcell"
    inner += r"{\*\nesttableprops\trowd\cellx1\cellx2\nestrow}{\nonesttables\par}"
    cell = r"\itap1 a\par " + inner + r"\pard\intbl d"
    assert texts(rtf_row([cell, "e"])) == ["b\nb", "c", "a\nd", "e"]


def test_a_paragraph_within_a_row_is_in_its_cell(texts) -> None:
    row = r"\trowd\cellx1\cellx2\pard\intbl a\cell\pard b\par c\cell\row"
    assert texts(row) == ["a", "b\nc"]


@pytest.mark.parametrize("word", ["clvmrg", "clmrg"])
def test_cells_that_continue_others_are_empty(texts, word: str) -> None:
    row = rf"\trowd\clbrdrt\cellx1\{word}\cellx2\pard\intbl a\cell hidden\cell\row"
    assert texts(row) == ["a"]


PAIRS = [
    ("The river Danube flows through ten countries.", "El río Danubio atraviesa diez países."),
    ("In 1848 the town had 12,000 inhabitants.", "En 1848 la ciudad tenía 12 000 habitantes."),
    ("Nobody answered.", "Nadie respondió."),
]


def translation(contents: Contents) -> list[str]:
    return list(document_of(contents, role=Role.CANDIDATE).segments)


def test_memoq(read) -> None:
    body = rtf_row(["file.docx", "Important! Do not change the ID."], edges=[3000, 5000])
    body += rtf_row(["ID", "English", "Spanish", "Comment", "Status"])
    for number, pair in enumerate(PAIRS, 1):
        guid = f"5aa117a5-8634-46ae-8b76-f8d035c6ba4{number}"
        body += rtf_row([rf"{number}\par {guid}", *pair, "", "Confirmed"])
    contents = read(rtf(body + r"\pard\par " + body.replace("file.docx", "other.docx")))
    assert translation(contents) == [target for _, target in PAIRS] * 2
    assert list(contents.tables[0].lines) == [8, 14, 20, 34, 40, 46]
    assert contents.tables[0].fields[2].language == "es"


def test_deja_vu(read) -> None:
    rows = [rtf_row([f"00000{number}", *pair, ""]) for number, pair in enumerate(PAIRS, 48)]
    assert translation(read(rtf("".join(rows)))) == [target for _, target in PAIRS]


def test_merged_cells_keep_the_columns_in_place(read) -> None:
    body = rtf_row(["ID", "Source", "Target", "Notes"])
    body += "".join(rtf_row([str(number), *pair, "n"]) for number, pair in enumerate(PAIRS, 1))
    body += rtf_row(["4", "Both texts alike", "n"], edges=[1000, 3000, 4000])
    # The edges of this row are none of the table.
    body += rtf_row(["5", "Moved"], edges=[1000, 3500])
    contents = read(rtf(body))
    assert [list(field.cells[3:]) for field in contents.tables[0].fields] == [
        ["4", "5"], ["Both texts alike", "Moved"], ["", ""], ["n", ""],
    ]  # fmt: skip


# Files


def test_a_document_is_recognized_by_its_content(read) -> None:
    assert read(rtf("a"), "review.doc").format is Format.RTF


@pytest.mark.parametrize("data", [b"Dear all", b"<html>", b"\\rtf1 a"])
def test_other_files_with_its_extension(read, data: bytes) -> None:
    with pytest.raises(FileWrongFormat):
        read(data)


@pytest.mark.parametrize(
    "data",
    [
        rtf(r"a\par")[:-1],
        rb"{\rtf1 a{\pict 00",
        rb"{\rtf1 a{\pict\bin99 x}}",
    ],
)
def test_damaged_files(read, data: bytes) -> None:
    with pytest.raises(FileMalformed):
        read(data)


def test_groups_within_very_many_groups(read) -> None:
    with pytest.raises(BudgetExceeded) as error:
        read(rb"{\rtf1" + b"{" * 2000 + b"}" * 2001)
    assert error.value.resource == "nesting"


def test_no_units(read) -> None:
    with pytest.raises(NoUnits):
        read(rtf(r"\par{\header a\par}"))


def test_data_after_the_end_is_ignored(read) -> None:
    assert translation(read(rtf("a") + b"\0\r\nx}{")) == ["a"]


@pytest.mark.parametrize("body", [r"a\par " * 9000, "{\\pict " + "{}" * 9000 + "}"])
def test_reading_can_be_cancelled(read, body: str) -> None:
    calls = 0

    def cancelled() -> bool:
        nonlocal calls
        calls += 1
        return calls > 4

    with pytest.raises(Cancelled):
        read(rtf(body), progress=Progress(cancelled=cancelled))


def has_codec(name: str) -> bool:
    try:
        codecs.lookup(name)
    except LookupError:
        return False
    return True


def test_every_code_page_of_windows_has_its_codec() -> None:
    pages = [*range(1500), 10000, 65001]
    known = {page: codec for page in pages if (codec := codec_of(page))}
    assert [page for page, codec in known.items() if not has_codec(codec)] == []
    # Those of mainframes, of Unix and of printers are none of Windows.
    others = {154, 273, 367, 424, 500, 819, 856, 875, 1006, 1026, 1051, 1125, 1140}
    assert {*known} == {page for page in pages if has_codec(f"cp{page}")} - others | {10000}
