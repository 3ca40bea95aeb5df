"""Structured text is never read as prose, and prose never taken for structured text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bleu_core.files.contents import Format
from bleu_core.files.errors import FileUnsupported, FileWrongFormat, FormatUnclear
from bleu_core.files.reading.formats import find_format, may_be_readable, read_contents
from bleu_core.files.reading.known_formats import (
    BY_EXTENSION,
    KNOWN_FORMATS,
    LANGUAGE_CODES,
    ReadableFormat,
)
from bleu_core.files.reading.line_shapes import sure_shape
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.text_syntax import SAMPLE, FileStart, is_table

JSON = '{\n  "hello": "Hola",\n  "bye": "Adiós"\n}\n'
YAML = 'es:\n  about:\n    title: "Acerca de"\n    body: Este es un servidor\n  items:\n  - uno\n'
PHP = "<?php\nreturn [\n    'welcome' => 'Bienvenido, :name',\n];\n"
FLUENT = "hello = Hola mundo\n    con dos líneas\nabout = Acerca de\n    .title = título\n"
SBV = "0:00:01.000,0:00:03.000\nHola mundo\n\n0:00:04.000,0:00:06.000\nAdiós\n"

STRUCTURED = [
    (
        "0 ||| un gato negro ||| LM0= -12.5 WordPenalty0= -3 ||| -4.2\n"
        "0 ||| el gato negro ||| LM0= -13.1 WordPenalty0= -3 ||| -4.9\n"
        "1 ||| dos perros ||| LM0= -9.1 WordPenalty0= -2 ||| -2.2\n",
        "Moses n-best list",
    ),
    (
        "S-7\ta black cat\nT-7\tun gato negro\nH-7\t-0.31\tun gato negro\n"
        "D-7\t-0.31\tun gato negro\nP-7\t-0.1 -0.2 -0.3\n",
        "fairseq output",
    ),
    ("H-3\t-0.5\tdos perros\nH-0\t-0.2\tun gato\n", "fairseq output"),
    (JSON, "json"),
    ('{"a": "b"}\n{"a": "c"}\n', "json"),
    ('// Menu\n{\n  "a": "b"\n}\n', "json"),
    ('/* Menu\n * File\n */\n[{"a": "b"}]\n', "json"),
    ('{\n  // Menu\n  "a": "b", // File\n}\n', "json"),
    ('[{"a": "b"},\n {"a": "c"}]', "json"),
    ('{ "a": "b",\n', "json"),
    ('[\n  [\n    "a, \\"b\\"",\n', "json"),
    ('[{"id": 1, "text": "a"}, {"id": 2, "text": "b"\n', "json"),
    ('"greeting" = "Hola";\n"bye" = "Adiós";\n', "ios_strings"),
    ('/* Menu */\n"greeting" = "Hola \\"tú\\"";\n', "ios_strings"),
    (YAML, "yaml"),
    ("---\nes:\n  a: b\n", "yaml"),
    (PHP, "php"),
    ("<?php\n\n$lang['a'] = 'b';\n", "php"),
    (FLUENT, "fluent"),
    ("emails =\n    { $n ->\n        [one] Uno\n       *[other] Más\n    }\n", "fluent"),
    ('[hello]\nother = "Hola"\n', "toml"),
    ("; Joomla\n[main]\ntitle=Artículos\n", "ini"),
    ('; Joomla\nCOM_TITLE="Artículos"\nCOM_SAVE="Guardar"\n', "key = value"),
    ("menu.open = Abrir\nmenu.close = Cerrar\n\n# Otro\nmenu.quit = Salir\n", "key = value"),
    ('; c\nA_B="a"\n[Other]\nplain = text\ntwo="first\nsecond"\n', "key = value"),
    ("hello = Hola\nbye = Adiós\n", "key = value"),
    ("menu.open: Abrir\nmenu.close: Cerrar\n", "key: value"),
    ("hello: Hola\nbye: Adiós\n", "key: value"),
    ('"hello": "Hola",\n"bye": "Adiós"\n', '"key": "value"'),
    ("'hello' => 'Hola',\n'bye' => 'Adiós',\n", '"key" = "value"'),
    (SBV, "subtitles"),
    ("{25}{75}Hola mundo\n{100}{}Adiós\n", "MicroDVD"),
    ("[INFORMATION]\n[TITLE]\n00:00:01.00,00:00:02.00\nHola\n", "SubViewer"),
    ("# Menu\n[Desktop Entry]\nName=Files\nName[es]=Archivos\n", "Desktop Entry"),
    ("# VobSub index file, v7\n", "VobSub"),
    ("[ti:Canción]\n[00:12.00]Hola mundo\n[00:17.20]Adiós\n", "LRC"),
    ("[ar:Ana]\n[ti:Canción]\n[al:Disco]\n[00:12.00]Hola mundo\n", "LRC"),
    ("[00:12] Hola mundo\n[00:17] Adiós\n", "LRC"),
    ("<SAMI><BODY>\n<SYNC Start=0><P Class=ES>Hola\n", "SAMI"),
    ("Scenarist_SCC V1.0\n\n00:00:00:00 9420\n", "SCC"),
    ("{0>Hello.<}85{>Hola.<0}\n{0>Bye.<}0{>Adiós.<0} {0>A\n<}100{>B\n<0}\n", "Trados Workbench"),
    ("<Texts xmlns='x'>\n<Hello>Hola</Hello>\n</Texts>\n", "XML <Texts>"),
    *(
        (f"<{name} class='a'>\n<p>Hola</p>\n</{name}>\n", "html")
        for name in "article aside div dl footer form header main nav ol section table ul".split()
    ),
    ('STRINGTABLE\nBEGIN\n IDS_A "Hola"\nEND\n', "resource script"),
    ('#include "resource.h"\n\nLANGUAGE LANG_SPANISH, 1\n', "resource script"),
    ("export default {\n  hello: 'Hola mundo',\n}\n", "JavaScript"),
    ("// Spanish\nmodule.exports = {\n  hello: 'Hola'\n};\n", "JavaScript"),
    ("const es = {\n  hello: 'Hola'\n};\n", "JavaScript"),
    ("{\n  hello: 'Hola',\n  bye: 'Adiós',\n}\n", "JavaScript"),
    ("interface Texts {\n  hello: string;\n}\n", "TypeScript"),
    ("%20200101~120000\t%UserID\t%TU=1\t%EN-US\t%Wordfast TM v.5\t%ES-ES\n", "Wordfast TM"),
    ("<!ENTITY hello 'Hola'>\n<!ENTITY bye 'Adiós'>\n", "DTD"),
    ("#!/bin/sh\necho Hola\n", "source code"),
    ("#include <stdio.h>\nint main() {}\n", "source code"),
    ("package es;\n\nimport java.util.List;\n", "source code"),
    ("public final class Texts {\n}\n", "source code"),
    ('function hello() {\n  return "Hola";\n}\n', "JavaScript"),
    ('!function(e){e.exports="Hola"}(this);\n', "JavaScript"),
    ("-- Datos\nINSERT INTO texts VALUES ('Hola');\n", "SQL"),
    ("<svg width='1'><text>Hola</text></svg>\n", "SVG"),
    ("diff --git a/es.po b/es.po\n", "diff"),
    ("\\documentclass{article}\n", "LaTeX"),
]  # fmt: skip


def kind_of(name: str, text: str, codec: str = "utf-8") -> str:
    """Return the format of a file, or the name in the error that refuses it."""
    try:
        return find_format(RawFile(Path(name), text.encode(codec))).value
    except FileUnsupported as error:
        return error.kind
    except FileWrongFormat as error:
        return error.format


@pytest.mark.parametrize(("text", "kind"), STRUCTURED, ids=[text[:20] for text, _ in STRUCTURED])
def test_structured_text_is_recognized_by_its_content(tmp_path: Path, text: str, kind: str) -> None:
    for name in ("ref.txt", "ref", "-", "newstest.ref.es"):
        for written in (text, text.replace("\n", "\r\n"), f"\n{text}"):
            assert kind_of(name, written) == kind
    for codec in ("utf-8-sig", "utf-16", "utf-16-be"):
        assert kind_of("ref.txt", text, codec) == kind
    path = tmp_path / "ref.txt"
    path.write_text(text, "utf-8")
    assert may_be_readable(path) == (kind in {each.value for each in Format})


def test_every_format_is_recognized_by_its_extension(tmp_path: Path) -> None:
    for extension, row in BY_EXTENSION.items():
        is_language = extension in LANGUAGE_CODES
        is_readable = isinstance(row, ReadableFormat)
        kind = row.format.value if isinstance(row, ReadableFormat) else row.name
        expected = "text" if is_language else kind
        assert kind_of(f"a.{extension}", "Hola mundo\nAdiós\n") == expected
        # A file whose whole name is the extension is text.
        assert kind_of(extension, "Hola mundo\nAdiós\n") == "text"
        path = tmp_path / f"a.{extension}"
        path.write_text("Hola mundo\n", "utf-8")
        assert may_be_readable(path) == is_readable


def test_no_two_formats_have_the_same_extension_or_root() -> None:
    for column in ("extensions", "xml_roots"):
        found = [value for row in KNOWN_FORMATS for value in getattr(row, column)]
        assert len(found) == len({*found})


PROSE = [
    "A segment begins with {0> and ends with <0}.\n" * 9 + "{0>One<}85{>Uno<0}\n",
    "S-7 is a train\nT-7 is one, too\nHola\n",
    "0 ||| A line drawn with bars\nHola ||| mundo\n",
    "850ST is a number\n",
    "{0} files were copied.\n{1} were not.\n",
    "{name}: hello\n",
    "{count, plural, one {# file} other {# files}}\n",
    "[1] First note\n[2] Second note\n",
    '["Hm," he said.]\nNothing else.\n',
    "[Music]\nHello.\n",
    "MARY: Hello, John.\nJOHN: Hello.\nMARY: How are you?\nJOHN: Fine: and you?\n",
    "Mary: Hello.\n",
    "Name: {0}\nSize: {1} MB\nDate: {2}\nAuthor: {3}\nType: {4}\nStatus: open\n",
    "Note: this is a sentence: with colons.\nAnd: one more.\n",
    "Ingredients:\n  - flour\n  - eggs\n",
    "# Title\n\nA paragraph\nof two lines.\n\n- one: first\n- two: second\n",
    "Let x = 5.\ny = 3 follows.\nSo x + y = 8.\n",
    "E = mc²\n",
    "<p><b>Hola</b></p>\n<p><b>Adiós</b></p>\n",
    "<b><i>Hola</i>\nmundo</b> dijo\n",
    "<div><p>Hola</p></div>\n",
    "[00:12] is when it starts.\nThen nothing.\n",
    "let x = 5 be the number\n",
    "from a far country import comes\ndef: short for definition\n",
    "The night is dark;\nthe day is bright;\nthe moon is up;\n(the sun)\nall is well;\n",
    "CREATE TABLES of contents\n",
    "A list (of two,\nthree),\nand {0}\nthen {1}\nthen {2}.\n",
    "Width = {0}\nHeight = {1}\n",
    "import taxes from abroad\n",
    "export default settings\nimport settings from a file\n",
    "package deals\nclass trip\nreturn to sender\n",
    "const is short for constant\n",
    '"Yes": "no"\n',
    '"Yes," she said: "no."\n"No," he said.\n',
    "http://example.com/a\nhttp://example.com/b\n",
    "12:30 to 14:00: lunch\n14:00 to 15:00: coffee\n",
    "STRINGTABLE is a kind of resource.\n",
    "--- a dash\n+++ pluses\n",
    "Hola mundo.\n" * 3 + "a: b\nc: d\n",
    "0\n*\n(\nlast\n",
    "{0} {\n{1} {\n{2} {\nlast\n",
    "end\nend\nHola\nend\nlast\n",
    "[\n[\n[\nlast\n",
]  # fmt: skip


@pytest.mark.parametrize("text", PROSE)
def test_prose_stays_text(tmp_path: Path, text: str) -> None:
    for name in ("ref.txt", "ref", "sys.google.es"):
        assert kind_of(name, text) == kind_of(name, text, "utf-16") == "text"
    path = tmp_path / "ref.txt"
    path.write_text(text, "utf-8")
    assert may_be_readable(path)


def test_only_the_start_of_a_long_text_counts(tmp_path: Path) -> None:
    """The pairing of a folder agrees with the reader."""
    path = tmp_path / "ref.txt"
    # The sample ends in the middle of a key.
    lines = "".join(f"menu.item{number} = Texto\n" for number in range(2000))
    assert len(lines) > SAMPLE
    assert kind_of("ref.txt", lines) == "key = value"
    path.write_text(lines, "utf-8")
    assert not may_be_readable(path)
    path.write_text("Hola.\n" * SAMPLE + lines, "utf-8")
    assert may_be_readable(path)
    assert read_contents(path).format is Format.TEXT


def test_real_translations_are_text(shared_data: Path) -> None:
    names = [
        path
        for path in shared_data.glob("*/*")
        if re.match(r"(ref|src|sys)\..*\w\w$", path.name) and path.parent.name != "misread"
    ]
    assert names
    for path in names:
        assert kind_of(path.name, path.read_text("utf-8", "replace")) == "text", path
        assert sure_shape(path.read_text("utf-8", "replace").split("\n")) is None, path


def test_misread_files_are_not_text(shared_data: Path) -> None:
    for path in (shared_data / "misread" / "silent_text").iterdir():
        if path.name not in ("es.md", "utf16t.txt"):
            text = path.read_text("utf-8")
            for name in (path.name, "ref.txt", "ref"):
                assert kind_of(name, text) != "text", path


@pytest.mark.parametrize(
    "text", ["import \n ", "{\n", "{ ", " ", ")", "<!--a-->", "/*\n", "a MENU\n", "a\n ", '"', "[["]
)
def test_recognizing_takes_no_time(text: str) -> None:
    sample = FileStart(text * (SAMPLE // len(text)))
    opened = FileStart("{" + sample.text)
    recognizers = [row.recognizes for row in KNOWN_FORMATS if row.recognizes]
    for recognizes in recognizers:
        recognizes(sample)
    assert all(isinstance(recognizes(opened), bool) for recognizes in recognizers)


def test_lines_of_several_formats_need_an_extension() -> None:
    with pytest.raises(FormatUnclear) as error:
        find_format(RawFile(Path("a.txt"), "hello = Hola\nbye = Adiós\n".encode()))
    assert error.value.kind == "key = value"
    assert kind_of("a.properties", "hello = Hola\nbye = Adiós\n") == "properties"


@pytest.mark.parametrize(
    ("text", "is_whole", "lines"),
    [
        ("a\n\nb\r\nc\rd", True, ["a", "b", "c", "d"]),
        ("a\n\nb\r\nc\rd", False, ["a", "b", "c"]),
        ("a\n", False, ["a"]),
        # Of a single line, the start is all there is.
        ("a", False, ["a"]),
        ("a", True, ["a"]),
        ("", False, []),
    ],
)
def test_a_line_that_is_cut_off_is_none(text: str, is_whole: bool, lines: list[str]) -> None:
    assert FileStart(text, is_whole).lines == lines


@pytest.mark.parametrize(
    ("lines", "is_so"),
    [
        (["a\tb", "c\td"], True),
        (["a\tb"], False),
        (["a", "b"], False),
        # Nine of ten lines have as many tabs,
        (["a\tb"] * 9 + ["c"], True),
        (["a\tb"] * 8 + ["c", "d"], False),
        # and half of them a text on both sides.
        (["a\tb", "\tc"], True),
        (["a\tb", "\tc", "\td"], False),
        (["a\tb\t", "c\td\te"], True),
    ],
)
def test_tabs_between_texts_in_nearly_all_lines_make_a_table(lines: list[str], is_so: bool) -> None:
    assert is_table(FileStart("\n".join(lines))) is is_so
