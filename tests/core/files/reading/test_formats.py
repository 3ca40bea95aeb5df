"""Formats are recognized by content and name, and text stays text whatever it starts with."""

from __future__ import annotations

import bz2
import gzip
import zipfile
from pathlib import Path

import pytest

from bleu_core.errors import Cancelled
from bleu_core.files.addresses import FieldKind
from bleu_core.files.budget import LIMITS, Resource
from bleu_core.files.contents import Contents, Field, Format, UnitTable
from bleu_core.files.errors import (
    BudgetExceeded,
    FileEmpty,
    FileEncrypted,
    FileMalformed,
    FileNotText,
    FileUnsupported,
    FileWrongFormat,
)
from bleu_core.files.reading import formats
from bleu_core.files.reading.formats import find_format, may_be_readable, read_contents, read_texts
from bleu_core.files.reading.known_formats import READABLE_FORMATS
from bleu_core.files.reading.raw import RawFile
from bleu_core.progress import Progress
from tests.helpers import office_files


def format_of(name: str, content: str | bytes) -> Format:
    data = content.encode() if isinstance(content, str) else content
    return find_format(RawFile(Path(name), data))


XLIFF = '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n<file>'
TMX = "<!DOCTYPE tmx SYSTEM 'tmx14.dtd'>\n<tmx version='1.4'><header/></tmx>"
QT_TS = "<!DOCTYPE TS>\n<TS version='2.1' language='es'><context></context></TS>"
RESX = "<root><resheader name='version'><value>2.0</value></resheader></root>"
ANDROID = "<!-- strings -->\n<resources><string name='a'>b</string></resources>"
WMT_XML = "<dataset id='wmt22'><doc id='a'></doc></dataset>"
WMT_SGML = "<refset setid=x srclang=any trglang=de>\n<doc docid=a></doc></refset>"
SRT = "1\n00:00:01,000 --> 00:00:02,000\nText\n"
VTT = "WEBVTT - title\n\n00:01.000 --> 00:02.000\nText\n"
ASS = "[Script Info]\nTitle: a\n\n[Events]\n"
PO = '# comment\nmsgid ""\nmsgstr ""\n"Language: es"\n\nmsgid "a"\nmsgstr "b"\n'

# Formats recognized by content alone.
BY_CONTENT = [
    (XLIFF, Format.XLIFF),
    (TMX, Format.TMX),
    (QT_TS, Format.QT_TS),
    (RESX, Format.RESX),
    (ANDROID, Format.ANDROID),
    (WMT_XML, Format.WMT_XML),
    (WMT_SGML, Format.WMT_SGML),
    (WMT_SGML.upper(), Format.WMT_SGML),
    (SRT, Format.SUBTITLES),
    (VTT, Format.SUBTITLES),
    (ASS, Format.SUBTITLES),
    (PO, Format.PO),
]
IDS = [text[:8] for text, _ in BY_CONTENT]


@pytest.mark.parametrize(("text", "expected"), BY_CONTENT, ids=IDS)
@pytest.mark.parametrize("codec", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_by_content(text: str, expected: Format, codec: str) -> None:
    for name in ("a", "a.txt", "sys.online-B.en-de", "-"):
        for written in (text, text.replace("\n", "\r\n"), f"\n \r\n{text}"):
            assert format_of(name, written.encode(codec)) is expected


NAMES = {
    Format.XLIFF: ["xlf", "xliff", "sdlxliff", "mqxliff", "mxliff", "txlf", "xml", "tmx"],
    Format.TMX: ["tmx", "xml", "xlf"],
    Format.QT_TS: ["ts", "xml"],
    Format.RESX: ["resx", "resw", "xml"],
    Format.ANDROID: ["xml"],
    Format.WMT_XML: ["xml"],
    Format.WMT_SGML: ["sgm", "sgml", "xml"],
    Format.SUBTITLES: ["srt", "vtt", "ass", "ssa"],
    Format.PO: ["po", "pot"],
}


@pytest.mark.parametrize(("text", "expected"), BY_CONTENT, ids=IDS)
@pytest.mark.parametrize("codec", ["utf-8", "utf-16", "utf-16-be"])
def test_by_name(text: str, expected: Format, codec: str) -> None:
    for ending in NAMES[expected]:
        for name in (f"a.{ending}", f"A.B.{ending.upper()}"):
            assert format_of(name, text.encode(codec)) is expected


def test_a_long_comment_before_the_root() -> None:
    comment = f"<!-- {'license ' * 2000} -->\n"
    assert format_of("a.xml", comment + ANDROID) is Format.ANDROID
    assert format_of("a", '<?xml version="1.0"?>' + comment + XLIFF) is Format.XLIFF


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("a.properties", Format.PROPERTIES),
        ("Localizable.STRINGS", Format.IOS_STRINGS),
        ("a.json", Format.JSON),
        ("tsconfig.jsonc", Format.JSON),
        ("wmt19.json", Format.JSON),
        ("a.jsonl", Format.JSON_LINES),
        ("a.ndjson", Format.JSON_LINES),
        ("a.csv", Format.CSV),
        ("a.tsv", Format.TSV),
        ("a.tab", Format.TSV),
        ("a.srt", Format.SUBTITLES),
        ("a.po", Format.PO),
    ],
)
def test_by_name_alone(name: str, expected: Format) -> None:
    assert format_of(name, "text\n") is expected


@pytest.mark.parametrize(
    "text",
    [
        "<unk> is no word\n<s> nor is this\n",
        "<TS 36.101> is a standard.\n",
        "<resources> are low.\n",
        "<dataset>\nis a heading\n",
        "<a href='x'>A link</a> in a segment\n",
        "< 5 items\n",
        "<3\n",
        "{name} went home.\n",
        '{"this": "is a quotation of JSON"}\nWrite it on one line.\nThat is all.\n',
        "[1] First note\n",
        "1\nis a number\n",
        "12:30 --> 13:00\n",
        "00:00:01,000 --> 00:00:02,000\n",
        "WEBVTT is a format.\n",
        "WEBVTT\nis a format.\n",
        "msgid and msgstr\n",
        'msgid "a"\nis only half\n',
        "%PDF is a format; GIF87a, BZh and Rar! are too\n",
        "BZh is short for something\n",
        "a\tb\n",
        "a,b\n",
        " \n\n",
    ],
)
def test_text_stays_text(text: str) -> None:
    for name in ("ref.txt", "ref", "newstest2019.sys.online-B.en-de", "a.de"):
        for codec in ("utf-8", "utf-16"):
            assert format_of(name, text.encode(codec)) is Format.TEXT


@pytest.mark.parametrize("name", ["newstest.ref.ts", "sys.ts", "REF.TS", "flores.arb"])
def test_endings_that_are_languages(tmp_path: Path, name: str) -> None:
    for text in ("Vanhu hinkwavo\n", "[1] Vanhu\n", '"Vanhu"\n'):
        assert format_of(name, text) is Format.TEXT
        assert format_of(name, text.encode("utf-16")) is Format.TEXT


@pytest.mark.parametrize(
    "content",
    ["<p>a</p>", "<", "export const a = 1;\n", "// code\nimport x;\n", b"G@\x11\x10", b"\0\1"],
)
def test_ts_files_that_are_neither_qt_nor_tsonga(tmp_path: Path, content: str | bytes) -> None:
    path = tmp_path / "a.ts"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises((FileWrongFormat, FileMalformed)) as caught:
        read_contents(path)
    assert caught.value.format == "qt_ts"


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("a.xlf", "plain text", "xliff"),
        ("a.xlf", "<html><body></body></html>", "xliff"),
        ("a.tmx", "<other/>", "tmx"),
        ("a.sgm", "plain text", "wmt_sgml"),
        ("a.xlsx", "plain text", "spreadsheet"),
        ("a.xls", "text\tand\0more", "spreadsheet"),
        ("a.xls", "<html><p>A table</p></html>", "spreadsheet"),
        ("a.docx", "plain\ttext", "docx"),
    ],
)
def test_files_whose_content_contradicts_their_name(name: str, text: str, expected: str) -> None:
    with pytest.raises(FileWrongFormat) as caught:
        format_of(name, text)
    assert caught.value.format == expected


@pytest.mark.parametrize(
    ("name", "content", "kind"),
    [
        ("a.xml", "<plist version='1.0'><dict/></plist>", "property list"),
        ("a.xml", "<", "XML"),
        ("a.svg", "<?xml version='1.0'?>\n<svg></svg>", "XML <svg>"),
        ("a.xml", "<root><a/></root>", "XML <root>"),
        ("a.pdf", b"%PDF-1.7\n\0", "PDF"),
        ("es.mo", b"\xde\x12\x04\x95\0\0\0\0", "Gettext MO"),
        ("big_endian", b"\x95\x04\x12\xde\0\0\0\0", "Gettext MO"),
        ("app_es.qm", b"<\xb8d\x18\xca\xef\x9c\x95\xcd!\x1c\xbf", "Qt QM"),
        ("film.stl", b"850STL25.01" + b" " * 1000, "EBU STL"),
        ("film.txt", b"437STL30.01" + b"\xff" * 100, "EBU STL"),
        ("data.parquet", b"PAR1\x15\0", "Parquet"),
        ("scan.png", b"\x89PNG\r\n\x1a\n\0", "picture"),
        ("scan.txt", b"\xff\xd8\xff\xe0abc", "picture"),
        ("scan", b"GIF89a\1", "picture"),
        ("scan.tif", b"II*\0\x08", "picture"),
        ("scan.webp", b"RIFF\x24\0\0\0WEBPVP8 ", "picture"),
    ],
)
def test_formats_that_are_not_read_are_named(name: str, content: str | bytes, kind: str) -> None:
    with pytest.raises(FileUnsupported) as caught:
        format_of(name, content)
    assert caught.value.kind == kind


@pytest.mark.parametrize("codec", ["utf-8", "utf-16-le", "utf-16-be"])
def test_a_property_list_of_plural_forms_in_any_encoding(codec: str) -> None:
    forms = "<dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string></dict>"
    text = f"\ufeff<plist version='1.0'><dict><key>a</key>{forms}</dict></plist>"
    assert format_of("a.xml", text.encode(codec)) is Format.STRINGSDICT


@pytest.mark.parametrize(
    "content",
    [
        b"7z\xbc\xaf\x27\x1c\0\4",
        b"Rar!\x1a\x07\x01\0",
        b"\xfd7zXZ\0\0\4",
        b"SQLite format 3\0\x10\0",
        bz2.compress(b"Hola\n"),
    ],
)
def test_binary_files_of_other_kinds_are_not_text(tmp_path: Path, content: bytes) -> None:
    for name in ("a", "a.txt", "a.bin"):
        path = tmp_path / name
        path.write_bytes(content)
        with pytest.raises(FileNotText):
            read_contents(path)


def archive(*members: str, mimetype: str = "") -> bytes:
    contents = {"mimetype": mimetype} if mimetype else {}
    return office_files.archive(contents | dict.fromkeys(members, "<a/>"), zipfile.ZIP_STORED)


@pytest.mark.parametrize("name", ["a.xlsx", "a.docx", "a.zip", "a", "a.txt", "a.csv"])
def test_archives_are_recognized_by_their_members(name: str) -> None:
    assert format_of(name, archive("xl/workbook.xml")) is Format.SPREADSHEET
    assert format_of(name, archive("word/document.xml")) is Format.DOCX
    sheet = archive("content.xml", mimetype="application/vnd.oasis.opendocument.spreadsheet")
    assert format_of(name, sheet) is Format.SPREADSHEET
    text = archive("content.xml", mimetype="application/vnd.oasis.opendocument.text")
    assert format_of(name, text) is Format.ODT
    assert format_of(name, archive("ppt/presentation.xml")) is Format.PPTX
    slides = archive("content.xml", mimetype="application/vnd.oasis.opendocument.presentation")
    for data, kind in (
        (slides, "OpenDocument"),
        (archive("a.png"), "ZIP"),
    ):
        with pytest.raises(FileUnsupported) as caught:
            format_of(name, data)
        assert caught.value.kind == kind


def test_broken_archives(tmp_path: Path) -> None:
    data = archive("xl/workbook.xml")[:-30]
    for name, expected in (("a.xlsx", "spreadsheet"), ("a.docx", "docx")):
        with pytest.raises(FileMalformed) as caught:
            format_of(name, data)
        assert (caught.value.format, caught.value.truncated) == (expected, True)
    path = tmp_path / "a.txt"
    path.write_bytes(data)
    with pytest.raises(FileNotText):
        read_contents(path)


def test_compound_files() -> None:
    start = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(500)
    assert format_of("a.xls", start + "Workbook".encode("utf-16-le")) is Format.SPREADSHEET
    with pytest.raises(FileEncrypted):
        format_of("a.xlsx", start + "EncryptedPackage".encode("utf-16-le"))
    for stream, kind in (("WordDocument", "Word 97–2003"), ("other", "OLE")):
        with pytest.raises(FileUnsupported) as caught:
            format_of("a.doc", start + stream.encode("utf-16-le"))
        assert caught.value.kind == kind


@pytest.mark.parametrize("codec", ["utf-8", "utf-16-le", "utf-16-be"])
def test_a_page_called_a_spreadsheet(codec: str) -> None:
    page = "<html><body>{}<tr><td>a</td></tr></table></body></html>"
    for element in ("<table>", "<TABLE border='1'>"):
        assert format_of("a.xls", page.format(element).encode(codec)) is Format.SPREADSHEET
    with pytest.raises(FileWrongFormat):
        format_of("a.xls", page.format("<p>table</p>").encode(codec))


@pytest.mark.parametrize("codec", ["utf-8", "utf-16", "gb18030"])
def test_text_called_a_spreadsheet(codec: str) -> None:
    assert format_of("a.xls", "编号\t原文\r\n1\t一\r\n".encode(codec)) is Format.TSV


@pytest.mark.parametrize(
    "name",
    ["a.xlf", "a.tmx", "a.ts", "a.resx", "a.sgm", "a.json", "a.jsonl", "a.srt", "a.xlsx", "a.docx"],
)
@pytest.mark.parametrize(
    "data", [b" \n\n", b"\xef\xbb\xbf\n", "\n \n".encode("utf-16"), b"\n" * 9000]
)
def test_blank_files_are_empty(tmp_path: Path, name: str, data: bytes) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    with pytest.raises(FileEmpty):
        read_contents(path)


def test_blank_lines_of_plain_text_are_segments(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"\n\n \n")
    assert list(read_contents(path).tables[0].fields[0].cells) == ["", "", " "]
    path.write_bytes(b"\xef\xbb\xbf")
    with pytest.raises(FileEmpty):
        read_contents(path)


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("a.srt.gz", SRT, Format.SUBTITLES),
        ("a.SRT.GZ", SRT, Format.SUBTITLES),
        ("a.json.gz", '{"a": "b"}', Format.JSON),
        ("a.jsonl", '{"a": "b"}', Format.JSON_LINES),
        ("ref.de.gz", "text\n", Format.TEXT),
        ("a.gz", SRT, Format.SUBTITLES),
    ],
)
def test_packed_files(tmp_path: Path, name: str, text: str, expected: Format) -> None:
    path = tmp_path / name
    path.write_bytes(gzip.compress(text.encode()))
    contents = read_contents(path)
    assert (contents.format, contents.compressed) == (expected, True)


def test_every_format_has_a_reader() -> None:
    """A string names each reader, which no tool checks."""
    assert {*READABLE_FORMATS} == {*Format}
    folder = Path(formats.__file__).parent
    readers = {row.reader.replace(".", "/") for row in READABLE_FORMATS.values()}
    assert not [name for name in readers if not (folder / f"{name}.py").is_file()]


def test_no_segment_is_longer_than_any_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIMITS, Resource.CHARACTERS, 5)
    path = tmp_path / "a.srt"
    path.write_text(f"{SRT}more\n".replace("Text\n", "<i>12\n"))
    with pytest.raises(BudgetExceeded) as caught:
        read_contents(path)
    # Tags do not count, and the error has the line of the file.
    assert (caught.value.line, caught.value.limit) == (2, 5)
    path.write_text(SRT)
    assert isinstance(read_contents(path), Contents)


def test_no_line_is_longer_than_any_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, Resource.CHARACTERS, 5)
    path = tmp_path / "a.txt"
    path.write_text("12345\n123456\n")
    with pytest.raises(BudgetExceeded) as caught:
        read_contents(path)
    assert (caught.value.line, caught.value.limit) == (2, 5)
    path.write_text("12345\n12345\n")
    assert isinstance(read_contents(path), Contents)


def test_looking_for_long_segments_can_be_cancelled(tmp_path: Path) -> None:
    field = Field(FieldKind.TEXT, "", ["a"] * 5000)
    asked = iter(range(3))
    progress = Progress(cancelled=lambda: next(asked, None) is None)
    with pytest.raises(Cancelled):
        formats._check_lengths(
            RawFile(tmp_path, b"", progress=progress),
            Contents(tmp_path, Format.TMX, (UnitTable((field,)),)),
        )


def test_a_file_that_cannot_be_opened_is_left_for_the_error(tmp_path: Path) -> None:
    # A folder called like a file cannot be opened, whoever runs the test.
    path = tmp_path / "notes"
    path.mkdir()
    assert may_be_readable(path)


@pytest.mark.parametrize(
    ("name", "data", "is_readable"),
    [
        ("a.txt.gz", gzip.compress(b"Hola mundo\n", mtime=0), True),
        ("a.png.gz", gzip.compress(b"Hola mundo\n", mtime=0), False),
        ("a", b"", True),
        ("a", b"Hola\0mundo", False),
        ("a.txt", b"Hola\0mundo", True),
        ("a.ts", b"Hola\0mundo", False),
        ("a", b"PK\3\4", False),
        ("a", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", False),
        ("a", XLIFF.encode(), True),
        ("a.xml", XLIFF.encode(), True),
        ("a.xml", b"<config><name>a</name></config>", False),
        ("a.es", b"Hola mundo\n", True),
    ],
)
def test_files_of_a_folder_are_judged_by_name_and_start(
    tmp_path: Path, name: str, data: bytes, is_readable: bool
) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    assert may_be_readable(path) is is_readable


def test_a_string_catalog_called_json_is_one() -> None:
    catalog = '{"sourceLanguage": "en", "strings": {"a": {}}}'
    assert format_of("a.json", catalog) is Format.STRING_CATALOG
    assert format_of("a.json", '{"strings": {"a": "b"}}') is Format.JSON


def test_cells_with_objects_become_columns_and_stacked_systems_too(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_text("id,t\n" + "".join(f"{n},{{'en': 'a{n}'}}\n" for n in range(3)), "utf-8")
    assert [field.name for field in read_contents(path).tables[0].fields] == ["id", "t.en"]
    rows = (f"text {n},{system},{n} {system}\n" for system in ("A", "B") for n in range(6))
    path.write_text("Source,System,MT\n" + "".join(rows), "utf-8")
    assert [field.name for field in read_contents(path).tables[0].fields] == ["Source", "A", "B"]


def test_archives_of_texts_are_called_zip() -> None:
    data = archive("logo.png", "a.txt")
    assert format_of("a.zip", data) is Format.XLIFF_ARCHIVE
    with pytest.raises(FileUnsupported):
        format_of("a.jar", data)


@pytest.mark.parametrize(
    ("name", "content", "is_so"),
    [
        ("a.ts", "<TS version='2.1'>", True),
        ("a.ts", "Tsonga text\n", True),
        ("a.ts", "export default {};\n", False),
        ("a.arb", '{"a": "b"}', True),
        ("a.arb", "Arabic text\n", True),
    ],
)
def test_extensions_that_are_languages_too_are_readable_if_the_content_is(
    tmp_path: Path, name: str, content: str, is_so: bool
) -> None:
    (tmp_path / name).write_text(content, "utf-8")
    assert may_be_readable(tmp_path / name) is is_so


def test_texts_come_unit_by_unit(tmp_path: Path) -> None:
    for name, text in (
        ("a.po", 'msgid "a"\nmsgstr "b"\n\nmsgid "c"\nmsgstr "d"\n'),
        ("a.tmx", "<tmx><header/><body>" + "".join(
            f"<tu><tuv lang='en'><seg>{one}</seg></tuv><tuv lang='es'><seg>{two}</seg></tuv></tu>"
            for one, two in ("ab", "cd")) + "</body></tmx>"),
    ):  # fmt: skip
        (tmp_path / name).write_text(text, "utf-8")
        assert [[*cells] for cells in read_texts(tmp_path / name)] == [["a", "b"], ["c", "d"]]
