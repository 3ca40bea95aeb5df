"""WMT's XML and SGML: texts of several files side by side, by document and segment."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bleu_core.errors import BleuError, Cancelled
from bleu_core.files.addresses import FieldKind
from bleu_core.files.contents import Contents, Format, KeyKind, UnitTable
from bleu_core.files.errors import (
    EntityDeclared,
    FileEmpty,
    FileMalformed,
    FileWrongFormat,
    NoUnits,
)
from bleu_core.files.reading.formats import read_contents
from bleu_core.progress import Progress, Stage

XML = """<?xml version='1.0' encoding='utf-8'?>
<!-- a comment -->
<dataset id="wmttest2022.en-de">
  <collection id="general">
    <doc id="news.1" origlang="en" domain="news">
      <src lang="en">
        <p>
          <seg id="1">Fish &amp; chips</seg>
          <seg id="2"> Two
             lines </seg>
        </p>
      </src>
      <ref lang="de" translator="A"><p><seg id="1">Fisch</seg><seg id="2">Zwei A</seg></p></ref>
      <ref lang="de" translator="B"><p><seg id="2">Zwei B</seg></p></ref>
      <hyp lang="de" system="Online-B"><p><seg id="1">Fisch B</seg><seg id="2"/></p></hyp>
    </doc>
    <doc id="chat.7" origlang="en">
      <src lang="en"><seg id="1">Hi</seg></src>
      <hyp language="de" system="Online-B"><seg id="1">Hallo</seg><seg id="2">!</seg></hyp>
    </doc>
  </collection>
</dataset>
"""

SGML = """<refset setid="newstest2019" srclang="any" trglang="de">
<doc sysid="ref" docid="news.1" genre="news" origlang="en">
<hl>
<seg id="1"> R & D: 2 < 3 &amp; "x" &lt;b&gt; </seg>
</hl>
<p>
<seg id="2">Zwei
Zeilen</seg>
</doc>
<doc sysid="ref" docid="news.2">
<p><seg id="1">Drei</seg></p>
</doc>
</refset>
"""

NIST = """<!DOCTYPE mteval SYSTEM "ftp://jaguar.ncsl.nist.gov/mt/resources/mteval-xml-v1.3.dtd">
<MTEVAL>
<SRCSET SETID=x SRCLANG=English>
<DOC DOCID=d1>
<SEG ID=1>One</SEG>
<SEG ID=2>Two</SEG>
</DOC>
</SRCSET>
<REFSET SETID=x SRCLANG=English TRGLANG='de' REFID=r1>
<DOC DOCID=d1><SEG ID=1>Eins</SEG><SEG ID=2>Zwei</SEG></DOC>
</REFSET>
<REFSET SETID=x SRCLANG=English TRGLANG='de' REFID=r2>
<DOC DOCID=d1><SEG ID=2>Zweie</SEG></DOC>
</REFSET>
<TSTSET SETID=x SRCLANG=English TRGLANG=de>
<DOC DOCID=d1 SYSID=s1><SEG ID=1>Ein</SEG><SEG ID=2>Zwo</SEG></DOC>
<DOC DOCID=d1 SYSID=s2><SEG ID=1>1</SEG><SEG ID=2>2</SEG></DOC>
</TSTSET>
</MTEVAL>
"""


def read(folder: Path, text: str | bytes, name: str) -> Contents:
    path = folder / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return read_contents(path)


def texts(table: UnitTable) -> dict[tuple[FieldKind, str, str | None], list[object]]:
    return {(field.kind, field.name, field.language): list(field.cells) for field in table.fields}


def error_of(folder: Path, text: str, name: str) -> FileMalformed:
    with pytest.raises(FileMalformed) as caught:
        read(folder, text, name)
    return caught.value


@pytest.mark.parametrize(
    ("text", "expected", "names"),
    [
        (XML, [0, 0, 1, 1], ["news.1", "chat.7"]),
        (SGML, [0, 0, 1], ["news.1", "news.2"]),
        (NIST, [0, 0], ["d1"]),
    ],
)
def test_units_know_their_document(
    tmp_path: Path, text: str, expected: list[int], names: list[str]
) -> None:
    (table,) = read(tmp_path, text, "a.xml" if text is XML else "a.sgm").tables
    assert table.document_numbers == expected
    assert table.document_names == names


@pytest.mark.parametrize("name", ["wmt22.xml", "WMT22.XML", "wmt22", "wmt22.sgm"])
def test_xml(tmp_path: Path, name: str) -> None:
    contents = read(tmp_path, XML, name)
    (table,) = contents.tables
    assert contents.format is Format.WMT_XML
    assert texts(table) == {
        (FieldKind.SOURCE, "", "en"): ["Fish & chips", "Two lines", "Hi", ""],
        (FieldKind.REFERENCE, "A", "de"): ["Fisch", "Zwei A", "", ""],
        (FieldKind.REFERENCE, "B", "de"): ["", "Zwei B", "", ""],
        (FieldKind.SYSTEM, "Online-B", "de"): ["Fisch B", "", "Hallo", "!"],
    }
    assert list(table.keys) == ["news.1 / 1", "news.1 / 2", "chat.7 / 1", "chat.7 / 2"]
    assert table.key_kind is KeyKind.SEGMENT_ID
    assert list(table.lines) == [8, 9, 18, 19]


def in_dataset(*documents: str) -> str:
    inside = "".join(f"<doc id='d'>{document}</doc>" for document in documents)
    return f"<dataset id='x'>{inside}</dataset>"


def test_references_without_a_translator(tmp_path: Path) -> None:
    def reference(text: str, more: str = "") -> str:
        return f"<ref{more}><seg id='1'>{text}</seg></ref>"

    text = in_dataset(reference("a"))
    assert texts(read(tmp_path, text, "a.xml").tables[0]) == {
        (FieldKind.REFERENCE, "", None): ["a"]
    }
    text = in_dataset(reference("a") + reference("b") + reference("c", " translator='T'"))
    assert texts(read(tmp_path, text, "a.xml").tables[0]) == {
        (FieldKind.REFERENCE, "", None): ["a"],
        (FieldKind.REFERENCE, "2", None): ["b"],
        (FieldKind.REFERENCE, "T", None): ["c"],
    }


def test_references_are_counted_in_each_document(tmp_path: Path) -> None:
    text = in_dataset("<ref><seg>a</seg></ref>", "<ref><seg>b</seg></ref>")
    assert texts(read(tmp_path, text, "a.xml").tables[0]) == {
        (FieldKind.REFERENCE, "", None): ["a", "b"]
    }


def test_one_translator_into_two_languages(tmp_path: Path) -> None:
    references = "".join(
        f"<ref lang='{lang}' translator='T'><seg id='1'>{lang}</seg></ref>" for lang in ("de", "cs")
    )
    assert texts(read(tmp_path, in_dataset(references), "a.xml").tables[0]) == {
        (FieldKind.REFERENCE, "T de", "de"): ["de"],
        (FieldKind.REFERENCE, "T cs", "cs"): ["cs"],
    }


def test_fields_are_in_the_order_of_their_kinds(tmp_path: Path) -> None:
    parts = ("<hyp system='s'><seg/></hyp>", "<ref><seg/></ref>", "<src><seg>a</seg></src>")
    (table,) = read(tmp_path, in_dataset("".join(parts)), "a.xml").tables
    assert [field.kind.value for field in table.fields] == ["source", "reference", "system"]


def test_segments_with_one_key_stay_apart(tmp_path: Path) -> None:
    document = "<src><seg id='1'>a</seg><seg id='1'>b</seg></src><ref><seg id='1'>c</seg></ref>"
    text = in_dataset(document, "<src><seg id='1'>d</seg></src>")
    (table,) = read(tmp_path, text, "a.xml").tables
    assert list(table.keys) == ["d / 1"] * 3
    assert [list(field.cells) for field in table.fields] == [["a", "b", "d"], ["c", "", ""]]


def test_segments_without_numbers_are_counted(tmp_path: Path) -> None:
    text = in_dataset("<src><seg>a</seg><p><seg>b</seg></p></src><ref><seg>c</seg></ref>")
    (table,) = read(tmp_path, text, "a.xml").tables
    assert list(table.keys) == ["d / 1", "d / 2"]
    documents = [f"<doc docid='{name}'><seg>a</seg><seg>b</seg></doc>" for name in "de"]
    text = f"<srcset setid='x'>{''.join(documents)}</srcset>"
    keys = read(tmp_path, text, "a.sgm").tables[0].keys
    assert list(keys) == ["d / 1", "d / 2", "e / 1", "e / 2"]


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (("</seg>", ""), 11),
        (("</doc>", "<doc>"), 21),
        (("<src lang", "<other lang"), 11),
        (("</dataset>", ""), 22),
    ],
)
def test_damaged_xml(tmp_path: Path, change: tuple[str, str], line: int) -> None:
    text = XML.replace(*change, 1)
    error = error_of(tmp_path, text, "a.xml")
    assert error.format == "wmt_xml"
    assert error.truncated == ("dataset>" in change[0])
    assert error.line is not None
    assert abs(error.line - line) <= 1


def test_a_segment_of_no_text_is_refused(tmp_path: Path) -> None:
    text = "<dataset>\n<doc id='d'>\n<seg id='1'>a</seg></doc></dataset>"
    assert error_of(tmp_path, text, "a.xml").line == 3
    for name in ("src", "ref", "hyp"):
        error_of(tmp_path, in_dataset(f"<{name}></{name}><seg>a</seg>"), "a.xml")


def test_entities_are_refused(tmp_path: Path) -> None:
    text = "<!DOCTYPE dataset [<!ENTITY a 'b'>]>\n" + in_dataset("<src><seg>&a;</seg></src>")
    with pytest.raises(EntityDeclared):
        read(tmp_path, text, "a.xml")


@pytest.mark.parametrize("name", ["newstest2019-ende-ref.de.sgm", "a.SGML", "ref", "ref.de"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_sgml(tmp_path: Path, name: str, end: str) -> None:
    contents = read(tmp_path, SGML.replace("\n", end), name)
    (table,) = contents.tables
    assert contents.format is Format.WMT_SGML
    assert texts(table) == {
        (FieldKind.REFERENCE, "ref", "de"): ['R & D: 2 < 3 & "x" <b>', "Zwei Zeilen", "Drei"]
    }
    assert list(table.keys) == ["news.1 / 1", "news.1 / 2", "news.2 / 1"]
    assert table.key_kind is KeyKind.SEGMENT_ID
    assert list(table.lines) == [4, 7, 11]


@pytest.mark.parametrize("name", ["a.sgm", "a.xml", "a"])
@pytest.mark.parametrize("is_upper", [True, False])
def test_sets_of_one_file_are_side_by_side(tmp_path: Path, name: str, is_upper: bool) -> None:
    text = (
        NIST if is_upper else NIST.lower().replace("doctype", "DOCTYPE").replace("system", "SYSTEM")
    )
    (table,) = read(tmp_path, text, name).tables
    found = texts(table)
    assert list(table.keys) == ["d1 / 1", "d1 / 2"]
    assert list(found) == [
        (FieldKind.SOURCE, "", "English" if is_upper else "english"),
        (FieldKind.REFERENCE, "r1", "de"),
        (FieldKind.REFERENCE, "r2", "de"),
        (FieldKind.SYSTEM, "s1", "de"),
        (FieldKind.SYSTEM, "s2", "de"),
    ]
    cells = [[str(cell).lower() for cell in column] for column in found.values()]
    assert cells == [["one", "two"], ["eins", "zwei"], ["", "zweie"], ["ein", "zwo"], ["1", "2"]]


def test_entities_are_decoded_once(tmp_path: Path) -> None:
    text = SGML.replace("Drei", "&amp;lt; &quot;&apos;&nbsp;")
    (table,) = read(tmp_path, text, "a.sgm").tables
    assert table.fields[0].cells[2] == "&lt; \"'&nbsp;"


def test_the_language_any_is_no_language(tmp_path: Path) -> None:
    text = "<srcset srclang='any'><doc docid='d'><seg id='1'>a</seg></doc></srcset>"
    assert read(tmp_path, text, "a.sgm").tables[0].fields[0].language is None


@pytest.mark.parametrize("codec", ["gb18030", "utf-16", "utf-16-le", "utf-8-sig"])
def test_other_encodings(tmp_path: Path, codec: str) -> None:
    text = SGML.replace("Drei", "这是一个句子，我们的文件在这里。")
    (table,) = read(tmp_path, text.encode(codec), "a.sgm").tables
    assert table.fields[0].cells[2] == "这是一个句子，我们的文件在这里。"
    text = XML.replace("utf-8", codec.removesuffix("-sig").removesuffix("-le"))
    found = read(tmp_path, text.replace("Hallo", "你好").encode(codec), "a.xml").tables[0]
    assert found.fields[3].cells[2] == "你好"


@pytest.mark.parametrize(
    ("change", "line", "truncated"),
    [
        (("Zeilen</seg>", "Zeilen"), 7, False),
        (("Drei</seg>", "Drei"), 11, False),
        (("Drei</seg></p>\n</doc>\n</refset>", "Drei"), 11, True),
        (("</refset>", ""), 14, True),
        (('<seg id="2">', ""), 8, False),
        (
            ('<refset setid="newstest2019" srclang="any" trglang="de">', "<srcset></srcset>"),
            4,
            False,
        ),
    ],
)
def test_damaged_sgml(tmp_path: Path, change: tuple[str, str], line: int, truncated: bool) -> None:
    assert change[0] in SGML
    error = error_of(tmp_path, SGML.replace(*change), "a.sgm")
    assert (error.format, error.line, error.truncated) == ("wmt_sgml", line, truncated)


def test_a_file_cut_anywhere_is_an_error(tmp_path: Path) -> None:
    for text, name in ((XML, "a.xml"), (SGML, "a.sgm")):
        for length in range(1, len(text) - 10, 7):
            with pytest.raises(BleuError):
                read(tmp_path, text[:length], name)


def test_files_that_are_no_wmt_file(tmp_path: Path) -> None:
    for text in ("plain text", "<article>text</article>", "<html></html>"):
        with pytest.raises(FileWrongFormat) as caught:
            read(tmp_path, text, "a.sgm")
        assert caught.value.format == "wmt_sgml"
    with pytest.raises(FileEmpty):
        read(tmp_path, "\n", "a.sgm")
    for text in ("<refset></refset>", "<refset/>", "<mteval></mteval>", "<dataset></dataset>"):
        with pytest.raises(NoUnits):
            read(tmp_path, text, "a.xml")


@pytest.mark.slow
@pytest.mark.parametrize(("text", "name"), [(XML, "a.xml"), (SGML, "a.sgm"), (NIST, "a.sgm")])
def test_damaged_files_are_read_or_refused(tmp_path: Path, text: str, name: str) -> None:
    chance = random.Random(3)
    for _ in range(300):
        place, length = chance.randrange(len(text)), chance.randrange(1, 9)
        instead = chance.choice(["", "<", ">", "&", '"', "</seg>", "<seg>", "\0", "é"])
        try:
            (table,) = read(tmp_path, text[:place] + instead + text[place + length :], name).tables
        except BleuError:
            continue
        assert all(len(field.cells) == len(table.lines) for field in table.fields)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["a.xml", "a.sgm"])
def test_reading_shows_progress_and_can_be_cancelled(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    segments = "\n".join(f"<seg id='{n}'>text {n} and some more of it</seg>" for n in range(20_000))
    kind, root = ("src", "dataset") if name == "a.xml" else ("doc", "srcset")
    path.write_text(f"<{root}>\n<{kind}>\n{segments}\n</{kind}></{root}>")
    reports: list[tuple[Stage, int, int]] = []
    contents = read_contents(
        path, progress=Progress(lambda *told: reports.append(told), interval=0)
    )
    (table,) = contents.tables
    assert table.units == 20_000
    assert list(table.lines) == list(range(3, 20_003))
    parsing = [told[1:] for told in reports if told[0] is Stage.PARSING]
    assert len(parsing) > 3
    assert parsing == sorted(parsing)
    asked = [0]

    def is_cancelled() -> bool:
        asked[0] += 1
        return asked[0] > 3

    with pytest.raises(Cancelled):
        read_contents(path, progress=Progress(cancelled=is_cancelled))
