"""Translation memories of Wordfast Classic, and other text with tabs."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.corpus.addresses import FieldKind
from bleu_core.corpus.documents import document_of
from bleu_core.corpus.reading.contents import Contents, Format, KeyKind, Tag
from bleu_core.corpus.reading.formats import read_contents
from bleu_core.errors import FieldUndecided, FileMalformed, NoUnits

HEADER = "%20200101~120000\t%UserID,A\t%TU=00000002\t%EN-US\t%Wordfast TM v.5\t%ES-01\t%-\t.\r\n"


def line(source: str, target: str, more: str = "") -> str:
    return f"20200101~120000\tA\t0\tEN-US\t{source}\tES-01\t{target}{more}\r\n"


def read(folder: Path, text: str | bytes, name: str = "memory.txt") -> Contents:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_contents(path)


@pytest.mark.parametrize("codec", ["utf-16", "utf-8", "cp1252"])
def test_units(tmp_path: Path, codec: str) -> None:
    text = (
        HEADER + line("Good morning", "Buenos días, señor") + "\r\n" + line("Two", "Dos", "\tx\t")
    )
    contents = read(tmp_path, text.encode(codec))
    assert contents.format is Format.WORDFAST_TM
    (table,) = contents.tables
    assert [(field.kind, field.language) for field in table.fields] == [
        (FieldKind.SOURCE, "EN-US"),
        (FieldKind.TARGET, "ES"),
    ]
    assert list(table.fields[1].cells) == ["Buenos días, señor", "Dos"]
    assert (list(table.keys), table.key_kind) == (["Good morning", "Two"], KeyKind.SOURCE_TEXT)
    assert list(table.lines) == [2, 4]


@pytest.mark.parametrize(
    ("written", "cell"),
    [
        ("a &'26; b", "a & b"),
        ("&'93;a&'94; &'97; b&'85;", "“a” — b…"),
        ("&'D2;a&'D3;&'CA;", "“a”\xa0"),
        (r"a\nb\tc\q", "a\nb\tc\\q"),
        ("a&'B;b", "a\nb"),
        ("&'81;", "\ufffd"),
        ("&'123; &'; & &amp;", "&'123; &'; & &amp;"),
        ("&tA;a &tB;b", (Tag("t:A", "&tA;"), "a ", Tag("t:B", "&tB;"), "b")),
        ("&'26;tA;", "&tA;"),
        ('“a” "b"', '“a” "b"'),
    ],
)
def test_escapes_and_tags(tmp_path: Path, written: str, cell: object) -> None:
    table = read(tmp_path, HEADER + line("x", written)).tables[0]
    assert list(table.fields[1].cells) == [cell]


def test_languages_of_the_units_where_the_header_has_none(tmp_path: Path) -> None:
    header = HEADER.replace("%ES-01", "").replace("%EN-US", "")
    fields = read(tmp_path, header + line("a", "b")).tables[0].fields
    assert [field.language for field in fields] == ["EN-US", "ES"]


@pytest.mark.parametrize(
    ("rest", "number", "truncated"), [("x\ty\r\n", 3, True), ("x\r\n\r\n", 3, False)]
)
def test_damaged(tmp_path: Path, rest: str, number: int, truncated: bool) -> None:
    with pytest.raises(FileMalformed) as caught:
        read(tmp_path, HEADER + line("a", "b") + rest)
    assert (caught.value.line, caught.value.truncated) == (number, truncated)


def test_nothing_but_a_header(tmp_path: Path) -> None:
    with pytest.raises(NoUnits):
        read(tmp_path, HEADER)


# --- other text with tabs -------------------------------------------------------------------------


def test_text_with_tabs_is_a_table(tmp_path: Path) -> None:
    text = "Source\tReference\tMT\nhi\thola\tola\nbye\tadiós\tadios\n"
    for data in (text.encode(), text.encode("utf-16")):
        contents = read(tmp_path, data, "export.txt")
        assert contents.format is Format.TSV
        assert [field.name for field in contents.tables[0].fields] == ["Source", "Reference", "MT"]
    pairs = read(tmp_path, "Good morning.\tBuenos días.\nGood night.\tBuenas noches.\n", "a.txt")
    with pytest.raises(FieldUndecided):
        document_of(pairs)


@pytest.mark.parametrize(
    "text",
    [
        "One\ttab.\n",
        "Some\ttab.\nNone here.\nNor here.\n",
        "\tIndented.\n\tEvery line.\n",
        "a\tb\nc\td\te\nf\tg\nh\ti\tj\tk\n",
        "No tab.\nNone.\n",
    ],
)
def test_tabs_in_text(tmp_path: Path, text: str) -> None:
    assert read(tmp_path, text, "a.txt").format is Format.TEXT


def test_real_files(shared_data: Path) -> None:
    folder = shared_data / "misread" / "silent_text"
    memory = read_contents(folder / "tm.txt")
    assert (memory.format, document_of(memory).segments) == (Format.WORDFAST_TM, ("Hola mundo",))
    table = read_contents(folder / "utf16t.txt")
    assert (table.format, len(table.tables[0].fields)) == (Format.TSV, 3)
