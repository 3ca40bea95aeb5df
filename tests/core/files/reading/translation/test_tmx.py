"""TMX: a field for each language, a unit for each tu, keyed by the text of the source language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bleu_core.errors import BleuError, Cancelled
from bleu_core.files.addresses import FieldKind
from bleu_core.files.contents import (
    Cell,
    Contents,
    Format,
    KeyKind,
    Tag,
    UnitTable,
    plain_text,
)
from bleu_core.files.encodings import EncodingSource
from bleu_core.files.errors import (
    BudgetExceeded,
    EntityDeclared,
    FileMalformed,
    FileUndecodable,
    FileWrongFormat,
    NoUnits,
)
from bleu_core.files.reading.formats import read_contents, read_texts
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.translation import tmx as reader
from bleu_core.progress import Progress


def read(data: str | bytes, **options: Any) -> Contents:
    data = data.encode() if isinstance(data, str) else data
    return reader.read(RawFile(Path("file.tmx"), data, **options))


def table(text: str) -> UnitTable:
    (found,) = read(text).tables
    return found


def memory(body: str, srclang: str | None = "en") -> str:
    said = f' srclang="{srclang}"' if srclang is not None else ""
    return f'<tmx version="1.4"><header{said}/><body>\n{body}</body></tmx>'


def tu(attributes: str = "", **texts: str) -> str:
    """Return a unit with a text in each language."""
    variants = "".join(tuv(language, text) for language, text in texts.items())
    return f"<tu{attributes}>{variants}</tu>\n"


def tuv(language: str, text: str) -> str:
    return f'<tuv xml:lang="{language}"><seg>{text}</seg></tuv>'


def columns(found: UnitTable) -> dict[str, list[Cell]]:
    return {field.name: list(field.cells) for field in found.fields}


def cell(content: str) -> Cell:
    return table(memory(tu(en=content))).fields[0].cells[0]


# --- units and languages --------------------------------------------------------------------------


def test_a_memory():
    contents = read(
        '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE tmx SYSTEM "tmx14.dtd">\n'
        + memory(tu(en="One", es="Uno") + '<tu tuid="2">\n<note>n</note><prop type="p">p</prop>'
                 + tuv("en", "Two") + tuv("zh-TW", "二") + "</tu>\n")
    )  # fmt: skip
    assert contents.format is Format.TMX
    assert contents.encoding is not None
    assert contents.encoding.source is EncodingSource.DECLARED
    (found,) = contents.tables
    assert found.name == ""
    assert [(field.kind, field.name, field.language) for field in found.fields] == [
        (FieldKind.LANGUAGE, "en", "en"),
        (FieldKind.LANGUAGE, "es", "es"),
        (FieldKind.LANGUAGE, "zh-TW", "zh-TW"),
    ]
    assert columns(found) == {"en": ["One", "Two"], "es": ["Uno", ""], "zh-TW": ["", "二"]}
    assert found.keys == ["One", "Two"]
    assert found.key_kind is KeyKind.SOURCE_TEXT
    assert list(found.lines) == [4, 5]
    assert not found.marks


def test_the_source_language_comes_first_and_the_rest_as_they_appear():
    found = table(memory(tu(fr="Un", es="Uno", en="One"), "en"))
    assert list(columns(found)) == ["en", "fr", "es"]
    assert list(columns(table(memory(tu(fr="Un", en="One"), "*all*")))) == ["fr", "en"]


def test_languages_that_differ_in_case_are_one():
    variants = tuv("en-US", "One") + tuv("ES-es", "Uno"), tuv("EN-us", "Two") + tuv("es-ES", "Dos")
    found = table(memory("".join(f"<tu>{two}</tu>" for two in variants), "En-Us"))
    assert columns(found) == {"en-US": ["One", "Two"], "ES-es": ["Uno", "Dos"]}
    assert found.keys == ["One", "Two"]


def test_the_old_name_of_the_attribute():
    text = memory(tu(en="One", es="Uno")).replace("xml:lang", "lang")
    assert columns(table(text)) == {"en": ["One"], "es": ["Uno"]}


def test_a_text_of_no_language_is_kept():
    text = memory(f"<tu>{tuv('en', 'One')}<tuv><seg>Uno</seg></tuv></tu>")
    (first, second) = table(text).fields
    assert (second.name, second.language, list(second.cells)) == ("", None, ["Uno"])
    assert first.name == "en"


def test_several_texts_of_one_language_are_several_units():
    body = (
        f"<tu>{tuv('en', 'One')}{tuv('es', 'Uno')}{tuv('es', 'Una')}{tuv('es', 'Unos')}"
        f"{tuv('fr', 'Un')}{tuv('fr', 'Une')}</tu>\n{tu(en='Two', es='Dos')}"
    )
    found = table(memory(body))
    assert columns(found) == {
        "en": ["One", "One", "One", "Two"],
        "es": ["Uno", "Una", "Unos", "Dos"],
        "fr": ["Un", "Une", "Une", ""],
    }
    assert found.keys == ["One", "One", "One", "Two"]
    assert list(found.lines) == [2, 2, 2, 3]


def test_units_and_variants_without_text():
    found = table(
        memory(tu(en="", es="Uno") + "<tu/>" + f"<tu><tuv xml:lang='es'/></tu>{tu(en='A')}")
    )
    assert columns(found) == {"en": ["", "", "", "A"], "es": ["Uno", "", "", ""]}


# --- keys -----------------------------------------------------------------------------------------


def test_keys_are_the_plain_text_of_the_source_language():
    found = table(memory(tu(es="Uno", en="<bpt i='1'>b</bpt>One<ph type='lb'/>two")))
    assert found.keys == ["One two"]


@pytest.mark.parametrize(
    ("srclang", "keys"),
    [
        ("es", ["Uno", "Dos", "Un"]),
        ("es-MX", ["Uno", "Dos", "Un"]),
        ("fr", ["One", "Two", "Un"]),
        ("FR", ["One", "Two", "Un"]),
        # If the header names no existing language, or all, the language of most units has the keys.
        ("de", ["Uno", "Dos", "Un"]),
        ("*all*", ["Uno", "Dos", "Un"]),
        ("", ["Uno", "Dos", "Un"]),
        (None, ["Uno", "Dos", "Un"]),
    ],
)
def test_the_language_of_the_keys(srclang, keys):
    body = tu(en="One", es="Uno") + tu(en="Two", es="Dos") + tu(fr="Un", es="Un")
    assert table(memory(body, srclang)).keys == keys


def test_the_first_of_equally_frequent_languages_has_the_keys():
    assert table(memory(tu(es="Uno", en="One"), "*all*")).keys == ["Uno"]


def test_a_variety_of_the_language_of_the_header():
    body = f"<tu>{tuv('es', 'Uno')}{tuv('en-GB', 'One')}</tu>"
    found = table(memory(body, "en-US"))
    assert found.keys == ["One"]
    assert list(columns(found)) == ["en-GB", "es"]


def test_a_unit_may_have_a_source_language_of_its_own():
    body = tu(en="One", es="Uno") + tu(' srclang="es"', en="Two", es="Dos")
    body += tu(' srclang="*all*"', en="Three", es="Tres") + tu(' srclang="ES"', en="Four", es="")
    assert table(memory(body)).keys == ["One", "Dos", "Three", "Four"]


def test_files_for_different_languages_have_equal_keys():
    spanish = table(memory(tu(en="One", es="Uno") + tu(en="Two", es="Dos"), "*all*"))
    chinese = table(memory(tu(en="One", zh="一") + tu(en="Two", zh="二"), "*all*"))
    assert spanish.keys == chinese.keys == ["One", "Two"]


# --- text -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("One <hi type='x'>two</hi> three", "One two three"),
        ("<bpt i='1' x='1'>&lt;b></bpt>A<ept i='1'>&lt;/b></ept>",
         (Tag("bpt:1", "<b>"), "A", Tag("ept:1", "</b>"))),
        ("<ph x='1'>%s</ph><it pos='begin' x='2'>[i]</it><ut x='3'>{\\b</ut>",
         (Tag("ph:1", "%s"), Tag("it:2", "[i]"), Tag("ut:3", "{\\b"))),
        ("<ph/>A<ph/>", (Tag("ph:1", '<ph id="1"/>'), "A", Tag("ph:2", '<ph id="2"/>'))),
        ("A<ph x='1'>\\n</ph><ph x='2' type='lb'>l</ph>B",
         ("A", Tag("ph:1", "\\n", True), Tag("ph:2", "l", True), "B")),
        ("Click <ph x='1'>&lt;img alt='<sub>Start</sub>'></ph>here",
         ("Click ", Tag("ph:1", "<img alt=''>"), "here")),
        ("A<bpt i='1' x='1'>{\\f <sub>x <hi>y</hi></sub>}</bpt>B<ept i='1'><sub>z</sub>}</ept>",
         ("A", Tag("bpt:1", "{\\f }"), "B", Tag("ept:1", "}"))),
        # Elsewhere it is an unknown element, whose text counts.
        ("H<sub>2</sub>O", "H2O"),
    ],
)  # fmt: skip
def test_tags(content, expected):
    assert cell(content) == expected


def test_tags_are_matched_across_languages():
    # x matches the tags, while i only pairs the two ends of a tag.
    first = "<bpt i='1' x='1'/>A<ept i='1'/><bpt i='2' x='2'/>B<ept i='2'/>"
    second = "<bpt i='1' x='2'/>B<ept i='1'/><bpt i='2' x='1'/>A<ept i='2'/>"
    names = [
        [part.name for part in cell(text) if isinstance(part, Tag)] for text in (first, second)
    ]
    assert names == [["bpt:1", "ept:1", "bpt:2", "ept:2"], ["bpt:2", "ept:2", "bpt:1", "ept:1"]]
    assert [part.name for part in cell("<bpt i='7'/>A<ept i='7'/>") if isinstance(part, Tag)] == [
        "bpt:7", "ept:7",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (" One  two ", " One  two "),
        ("One\n  two\n", "One\n  two\n"),
        ("\n    One\n    two\n  ", "One\n    two"),
        (" \r\n\tOne\u00a0\n", "One\u00a0"),
        ("\n<ph x='1'>a</ph>\nOne\n", (Tag("ph:1", "a"), "\nOne")),
    ],
)
def test_only_the_layout_around_a_text_goes(content, expected):
    assert cell(content) == expected


# --- odd files ------------------------------------------------------------------------------------


def test_a_memory_without_units(tmp_path):
    path = tmp_path / "file.tmx"
    path.write_text(memory(""), encoding="utf-8")
    empty = table(memory(""))
    (field,) = empty.fields
    assert (empty.units, field.name, field.language) == (0, "en", "en")
    with pytest.raises(NoUnits) as caught:
        read_contents(path)
    assert (caught.value.path, caught.value.format) == (path, "tmx")


def test_units_without_any_language():
    assert table(memory("<tu/><tu/>")).units == 2


def test_more_languages_than_there_are():
    body = "".join(tu(**{f"x-{number}": "A"}) for number in range(600))
    with pytest.raises(BudgetExceeded) as caught:
        table(memory(body))
    assert (caught.value.line, caught.value.limit) == (502, 500)
    body = tu(**{f"x-{number}": "A" for number in range(500)})
    assert len(table(memory(body)).fields) == 500


@pytest.mark.slow
def test_more_places_than_texts():
    body = tu(**{f"x-{number}": "A" for number in range(500)}) + "<tu/>" * 250_000
    with pytest.raises(BudgetExceeded):
        table(memory(body))


def test_tags_nested_without_end_keep_their_text():
    for tag in ("hi", "ph", "sub", "foo"):
        found = cell("A" + f"<{tag}>" * 1500 + "B" + f"</{tag}>" * 1500 + "C")
        assert "B" in "".join(part if isinstance(part, str) else part.text for part in found)


GOOD = (
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE tmx SYSTEM "tmx14.dtd">\n'
    + memory(tu(en="Ä <bpt i='1'>b</bpt>1", zh="字"))
    + "\n"
)


def test_truncated_anywhere():
    data = GOOD.encode()
    assert table(GOOD).units == 1
    for length in range(1, len(data) - 1):
        with pytest.raises(BleuError) as caught:
            read(data[:length])
        error = caught.value
        assert isinstance(error, FileMalformed | FileUndecodable)
        assert isinstance(error, FileUndecodable) or error.truncated


def test_damaged_anywhere():
    data = GOOD.encode()
    for place in range(len(data)):
        for byte in (b"\0", b"\xff", b"<", b">", b"&", b'"', b"x"):
            try:
                read(data[:place] + byte + data[place + 1 :])
            except BleuError as error:
                assert error.path == Path("file.tmx")  # noqa: PT017


def test_memories_that_are_refused():
    with pytest.raises(FileWrongFormat):
        read("<xliff/>")
    with pytest.raises(EntityDeclared):
        read('<!DOCTYPE tmx [<!ENTITY x "y">]>' + memory(tu(en="&x;")))
    # The DTD is never fetched, so its declarations would be lost.
    with pytest.raises(FileMalformed) as caught:
        read('<!DOCTYPE tmx SYSTEM "tmx14.dtd">' + memory("\n" + tu(en="a&nbsp;b")))
    assert caught.value.line == 3


def test_encodings():
    text = memory(tu(en="One", zh="一"))
    for codec in ("utf-16", "utf-16-le", "utf-8-sig"):
        assert columns(table_of(text.encode(codec))) == {"en": ["One"], "zh": ["一"]}
    declared = '<?xml version="1.0" encoding="gb2312"?>' + memory(tu(en="One", zh="鎔"))
    assert columns(table_of(declared.encode("gb18030"))) == {"en": ["One"], "zh": ["鎔"]}


def table_of(data: bytes) -> UnitTable:
    return read(data).tables[0]


def test_cancelled():
    answers = iter([False] * 5 + [True] * 100)
    text = memory(tu(en="Some text", es="Un texto") * 50_000)
    with pytest.raises(Cancelled):
        read(text, progress=Progress(cancelled=lambda: next(answers)))


@pytest.mark.slow
def test_lines_of_a_long_file():
    count = 30_000
    body = ("<tu>\n" + tuv("en", "A") + "\n</tu>\n") * count
    assert list(table(memory(body)).lines) == [2 + 3 * number for number in range(count)]


# --- real files -----------------------------------------------------------------------------------


def test_every_real_file_has_the_expected_units(shared_data):
    from lxml import etree

    files = sorted((shared_data / "l10n").rglob("*.tmx"))
    assert len(files) >= 10
    for path in files:
        (found,) = read_contents(path).tables
        tree = etree.parse(path, etree.XMLParser(resolve_entities=False, load_dtd=False))
        assert found.units == tree.xpath("count(//tu)"), path.name
        for field in found.fields:
            tags = f"(@xml:lang|@lang)='{field.name}'"
            texts = tree.xpath(f"//tuv[{tags}]/seg")
            filled = [cell for cell in field.cells if cell]
            assert len(filled) == len(texts), path.name
            # Text outside of tags, with none of the text in them, compared without white space.
            expected = tree.xpath(
                f"//tuv[{tags}]/seg//text()[not(parent::bpt or parent::ept or parent::ph"
                " or parent::it or parent::ut or ancestor::sub)]"
            )
            assert "".join("".join(expected).split()) == "".join(
                "".join(map(plain_text, filled)).split()
            )


@pytest.mark.parametrize("language", ["id", "zh"])
def test_real_memories_of_tico(shared_data, language):
    folder = shared_data / "l10n" / "tmx-tico19"
    (found,) = read_contents(folder / f"all.en-{language}.tmx").tables
    assert found.units == 3071
    assert [field.name for field in found.fields] == ["en", language]
    assert all(all(field.cells) for field in found.fields)
    assert found.keys == list(found.fields[0].cells)


def test_texts_one_by_one_are_those_of_the_table(tmp_path: Path) -> None:
    path = tmp_path / "file.tmx"
    body = tu(en="Hello <ph>x</ph>you", es="Hola") + tu(en="  spaced  ", es="") + tu(fr="Salut")
    path.write_text(memory(body), encoding="utf-8")
    cells = [cell for field in read_contents(path).tables[0].fields for cell in field.cells]
    one_by_one = [cell for unit in read_texts(path) for cell in unit]
    assert sorted(filter(None, one_by_one), key=str) == sorted(filter(None, cells), key=str)
    path.write_text(memory(""), encoding="utf-8")
    with pytest.raises(NoUnits):
        next(read_texts(path))
