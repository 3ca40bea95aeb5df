"""A valid file of every format, and damaged variants of them."""

from __future__ import annotations

import gzip
import io
import plistlib
import random
import zipfile
from pathlib import Path

from bleu_core.errors import BleuError
from bleu_core.files.addresses import parse_address
from bleu_core.files.contents import Contents
from bleu_core.files.documents import document_of
from bleu_core.files.reading.formats import read_contents
from bleu_core.files.selection import available, guess_selections
from tests.helpers import office_files
from tests.helpers.office_files import archive

XLIFF_1 = """<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="a.html" source-language="en" target-language="es" datatype="html"><body>
<group id="g"><trans-unit id="1"><source>One <g id="1">cat</g><x id="2"/></source>
<target state="translated">Un <g id="1">gato</g><x id="2"/></target>
<alt-trans origin="TM" match-quality="78%"><target>Uno gato</target></alt-trans>
<alt-trans origin="MT"><target>Un gato</target></alt-trans></trans-unit></group>
<trans-unit id="2" translate="no"><source>Two<bpt id="3">&lt;b></bpt> dogs<ept id="3"/></source>
<seg-source><mrk mtype="seg" mid="1">Two</mrk> <mrk mtype="seg" mid="2">dogs</mrk></seg-source>
<target><mrk mtype="seg" mid="1">Dos</mrk> <mrk mtype="seg" mid="2">perros</mrk></target>
</trans-unit></body></file></xliff>"""
XLIFF_2 = """<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0"
 srcLang="en" trgLang="es">
<file id="f"><unit id="u"><originalData><data id="d">&lt;br/></data></originalData>
<segment id="s" state="initial"><source>A <pc id="1">b</pc><ph id="2" dataRef="d"/></source>
<target>Un <pc id="1">b</pc><cp hex="0041"/></target></segment>
<ignorable><source> </source></ignorable></unit></file></xliff>"""
TMX = """<?xml version="1.0"?><!DOCTYPE tmx SYSTEM "tmx14.dtd">
<tmx version="1.4"><header srclang="en"/><body>
<tu><tuv xml:lang="en"><seg>Hello <bpt i="1">{b}</bpt>you<ept i="1"/></seg></tuv>
<tuv xml:lang="id"><seg>Halo <hi>kamu</hi></seg></tuv></tu>
<tu><tuv xml:lang="en"><seg>Bye</seg></tuv></tu></body></tmx>"""
PO = """msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Language: es\\n"

#: a.c:1
#, fuzzy
msgctxt "menu"
msgid "Open\\tfile"
msgstr "Abrir"

msgid "%d file"
msgid_plural "%d files"
msgstr[0] "%d archivo"
msgstr[1] "%d archivos"

#~ msgid "old"
#~ msgstr "viejo"
"""
QT_TS = """<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS>
<TS version="2.1" language="es"><context><name>Main</name>
<message id="x"><source>Open<byte value="x41"/></source><translation>Abrir</translation></message>
<message numerus="yes"><source>%n file(s)</source><translation type="unfinished">
<numerusform>uno</numerusform><numerusform>varios</numerusform></translation></message>
</context></TS>"""
RESX = """<?xml version="1.0" encoding="utf-8"?><root>
<resheader name="resmimetype"><value>text/microsoft-resx</value></resheader>
<data name="Hello" xml:space="preserve"><value>Hola {0}</value><comment>c</comment></data>
<data name="Icon" type="System.Drawing.Bitmap"><value>AAAA</value></data></root>"""
ANDROID = """<?xml version="1.0" encoding="utf-8"?>
<resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
<string name="a">It\\'s <b>bold</b> \\u0041 <xliff:g id="n">%s</xliff:g></string>
<string-array name="b"><item>one</item><item>two</item></string-array>
<plurals name="c"><item quantity="one">1</item><item quantity="other">more</item></plurals>
<string name="d" translatable="false"><![CDATA[<i>x</i>]]></string></resources>"""
PROPERTIES_XML = """<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!DOCTYPE properties SYSTEM "http://java.sun.com/dtd/properties.dtd">
<properties><comment>A comment</comment>
<entry key="a">One &amp; two</entry>
<entry key="b"><![CDATA[<b>three</b>]]></entry></properties>
"""
PROPERTIES = "# comment\na.b = one \\u00e9\\\n   two\nc: three\n\nd\\ e four\n"
IOS_STRINGS = '/* c */\n"key" = "value \\"x\\" \\U0041";\n// d\nplain = "other\\n";\n'
STRINGSDICT = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict><key>%d files in %@</key>
<dict><key>NSStringLocalizedFormatKey</key><string>%#@files@ en %@</string>
<key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
<key>NSStringFormatValueTypeKey</key><string>d</string>
<key>one</key><string>%d archivo</string><key>other</key><string>%d archivos</string></dict></dict>
<key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>Hola</string>
<key>50</key><string>Hola a todos</string></dict></dict></dict></plist>"""
STRING_CATALOG = """{
  "sourceLanguage" : "en",
  "strings" : {
    "Cancel" : { "comment" : "c", "localizations" : {
      "es" : { "stringUnit" : { "state" : "translated", "value" : "Cancelar" } },
      "id" : { "stringUnit" : { "state" : "needs_review", "value" : "Batal" } } } },
    "%lld items" : { "localizations" : { "es" : { "variations" : { "plural" : {
      "one" : { "stringUnit" : { "state" : "new", "value" : "%lld elemento" } },
      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld elementos" } } } } } } },
    "%lld in %lld" : { "localizations" : { "es" : {
      "stringUnit" : { "state" : "translated", "value" : "%#@a@ en %lld" },
      "substitutions" : { "a" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : {
        "plural" : { "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg a" } } }
      } } } } } },
    "v1.0" : { "shouldTranslate" : false }
  },
  "version" : "1.0"
}"""
JSON_I18N = '{"menu": {"open": "Abrir", "list": ["a", "b"]}, "n": 1, "@@locale": "es"}'
JSON_ROWS = '[{"id": 1, "src": "a", "refs": ["b", "c"], "mt": {"x": "d"}}, {"id": 2, "src": "e"}]'
JSON_LINES = '{"src": "a", "ref": "b"}\n{"src": "c", "ref": "d", "mt": "e"}\n"text"\n'
YAML = """# comment
es:
  menu: &menu
    open: "Abrir\\t%{name}"
    none: No
    list: [uno, "dos", 3]
  files:
    one: 'un archivo'
    other: |
      muchos
      archivos
  again:
    <<: *menu
    alias: *menu
    folded: >-
      dos
      líneas
"""
PHP = """<?php
/* comment */
defined('X') or die('no');
return [
    'welcome' => 'Bienvenido, \\'amigo\\' :name',
    "two" => "dos\\n$name {$other['x']} \\u{e9}\\xc3\\xa9" . PHP_EOL . 'fin', // more
    'nested' => array('a' => 'uno', 'b' => ['dos', 3, null]),
    'text' => <<<EOT
      a heredoc
       of two lines
      EOT,
];
"""
PHP_VARIABLES = """<?php
if (!defined('IN_X')) { exit; }
$lang = array_merge($lang, array('A' => 'uno'));
$lang['b']['c'] = "dos";
define('C', 'tres');
?>
"""
FLUENT = """### comment
hello = Hola { $name }
    dos líneas { "{" } { -brand(case: "x") }
    .title = Título
-brand = Marca
    .gender = f
emails = Hay { $n ->
        [one] un mensaje
       *[other] { NUMBER($n) } mensajes
    }.
"""
INI = """; comment
COM_TITLE="Artículos \\"x\\""
COM_QQ="a "_QQ_"b"_QQ_""  ; more
[Section]
plain = text = more
two="first
second"
"""
TOML = '''# comment
[hello]
description = "x"
one = "uno"
other = """muchos
[x]"""
[a."b c"]
list = ["uno", 'dos', 3]
d.e = "f\\u00e9"
[[rows]]
id = "k"
translation = "t"
'''
HTML = """<!DOCTYPE html>
<html lang="es"><head><meta charset="utf-8"><title>T &amp; u</title><style>x</style>
<script>var a = "<p>x</p>";</script></head><body><!-- c -->
<p>Hola <b>mundo</b>, <a href="x">enlace</a> &nbsp;fin.<br>
 otra   línea
<p>Sin cerrar
<ul><li>uno<li>dos <p>tres</p> cuatro</ul>
<table><tr><td>c1<td>c2</table><pre><code>code</code></pre> suelto <img src=x alt="y"> y más
</body></html>
"""
MARKDOWN = """---
title: x
---
# Título *uno*

Texto con [enlace **x**](http://a "t") y ![alt](p.png),\\
línea ~~no~~ `code` <br> &amp;

> cita
> dos

| a | b |
|---|---|
| c | d |

```py
code
```
1. uno

   dos
<div>
<p>html <b>x</b></p>
</div>
"""
SRT = """1
00:00:01,000 --> 00:00:02,500
Hello <i>there</i>,
you.

2
00:00:03,000 --> 00:00:04,000
{\\an8}Bye
"""
VTT = """WEBVTT - title

NOTE nothing

STYLE
::cue {}

first
00:01.000 --> 00:02.000 align:start
<v Ann>Hi <c.loud>you</c> &amp; me

00:00:03.000 --> 00:00:04.000
Bye
"""
ASS = """[Script Info]
Title: x

[V4+ Styles]
Format: Name, Fontname
Style: Default,Arial

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\i1}Hi{\\i0}\\Nyou
Comment: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,no text
"""
SBV = "0:00:01.000,0:00:02.000\nHi <i>there</i>,\nyou.\n\n0:00:03.000,0:00:04.500\nBye[br]now\n"
TTML = """<?xml version="1.0" encoding="UTF-8"?>
<tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttp="http://www.w3.org/ns/ttml#parameter"
    xmlns:tts="http://www.w3.org/ns/ttml#styling" xml:lang="es" ttp:frameRate="24"
    ttp:frameRateMultiplier="1000 1001" ttp:tickRate="10000000">
<head><styling><style xml:id="s" tts:fontStyle="italic"/></styling></head>
<body><div begin="10s"><p begin="00:00:01.500" end="2s">Hola, <span style="s">mundo</span></p>
<p begin="48f" dur="10000000t">Dos<br/>líneas</p>
<p><span begin="00:00:03:12" end="5s">Uno</span> <span begin="6s">Dos</span></p>
</div></body></tt>
"""
WMT_XML = """<?xml version='1.0' encoding='utf-8'?><dataset id="x"><collection id="g">
<doc origlang="en" id="d"><src lang="en"><p><seg id="1">One.</seg><seg id="2">Two.</seg></p></src>
<ref lang="de" translator="A"><p><seg id="1">Eins.</seg><seg id="2">Zwei.</seg></p></ref>
<hyp system="s" lang="de"><p><seg id="1">Ein.</seg></p></hyp></doc></collection></dataset>"""
WMT_SGML = """<refset setid="x" srclang="en" trglang="de">
<DOC sysid=A docid="d"><p><seg id=1> Eins & <b zwei. </seg>
<seg id="2">Drei &lt; vier.</seg></p></DOC></refset>"""
CSV = 'ID,Reference,MT\n1,"one, ""two""",three\n2,"four\nfive",six\n3,seven,\n'
TSV = "sep\tReference\tes\n1\tone\tuno\n2\ttwo\tdos\n"


def members(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def xlsx() -> bytes:
    import openpyxl

    book = openpyxl.Workbook()
    sheet = book.active
    assert sheet is not None
    for row in (["ID", "Reference", "MT"], [1, "one", "uno"], [2, "two", "dos"], [3.5, True, None]):
        sheet.append(row)
    book.create_sheet("More").append(["alone"])
    stream = io.BytesIO()
    book.save(stream)
    return stream.getvalue()


def ods() -> bytes:
    from odf.opendocument import OpenDocumentSpreadsheet
    from odf.table import Table, TableCell, TableRow
    from odf.text import P

    document = OpenDocumentSpreadsheet()
    table = Table(name="Sheet")
    for texts in (("Source", "Reference"), ("one", "uno"), ("two", "dos")):
        row = TableRow()
        for text in texts:
            cell = TableCell()
            cell.addElement(P(text=text))
            row.addElement(cell)
        table.addElement(row)
    document.spreadsheet.addElement(table)
    stream = io.BytesIO()
    document.save(stream)
    return stream.getvalue()


def docx() -> bytes:
    import docx as python_docx

    document = python_docx.Document()
    document.add_paragraph("First paragraph.")
    table = document.add_table(rows=2, cols=2)
    for cell, text in zip(table._cells, ("Source", "Reference", "one", "uno"), strict=True):
        cell.text = text
    document.add_paragraph("Last one.")
    stream = io.BytesIO()
    document.save(stream)
    return stream.getvalue()


RTF = r"""{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0 Arial;}{\f1\fcharset204 B;}}{\info{\title t}}
\pard First \u8364?paragraph {\f1\'cf} {\deleted x}\par
\trowd\cellx1000\cellx2000\pard\intbl Source\cell Target\cell\row
\trowd\cellx1000\cellx2000\pard\intbl one\par two\cell uno{\pict\bin2 }}}\cell\row
\pard Last.\par}"""


def odt() -> bytes:
    import odf.table as tables
    from odf.opendocument import OpenDocumentText
    from odf.text import H, P, Tab

    document = OpenDocumentText()
    document.text.addElement(H(outlinelevel=1, text="Title"))
    paragraph = P(text="First")
    paragraph.addElement(Tab())
    document.text.addElement(paragraph)
    table = tables.Table(name="Table")
    for texts in (("Source", "Target"), ("one cat", "un gato"), ("two dogs", "dos perros")):
        row = tables.TableRow()
        for text in texts:
            cell = tables.TableCell()
            cell.addElement(P(text=text))
            row.addElement(cell)
        table.addElement(row)
    document.text.addElement(table)
    stream = io.BytesIO()
    document.save(stream)
    return stream.getvalue()


def pptx() -> bytes:
    slides = (
        office_files.pptx_shape("Title", "Two lines") + office_files.pptx_shape("1", kind="sldNum"),
        office_files.pptx_table(["Source", "Target"], ["one cat", "un gato"]),
    )
    return office_files.pptx(slides, notes={0: office_files.pptx_shape("A note.")})


def good_files() -> dict[str, bytes]:
    """Return a file of every format, by file name."""
    texts = {
        "a.xlf": XLIFF_1, "a2.xliff": XLIFF_2, "a.tmx": TMX, "a.po": PO, "a.ts": QT_TS,
        "a.resx": RESX, "strings.xml": ANDROID, "a.properties": PROPERTIES,
        "properties.xml": PROPERTIES_XML,
        "a.strings": IOS_STRINGS, "a.stringsdict": STRINGSDICT, "a.xcstrings": STRING_CATALOG,
        "a.json": JSON_I18N, "rows.json": JSON_ROWS,
        "a.jsonl": JSON_LINES,
        "a.yml": YAML, "a.php": PHP, "b.php": PHP_VARIABLES, "a.ftl": FLUENT, "a.ini": INI,
        "a.toml": TOML, "a.html": HTML, "a.md": MARKDOWN,
        "a.srt": SRT, "a.vtt": VTT, "a.ass": ASS,
        "a.sbv": SBV, "a.ttml": TTML, "wmt.xml": WMT_XML,
        "a.sgm": WMT_SGML, "a.rtf": RTF,
        "a.csv": CSV, "a.tsv": TSV, "a.txt": "One.\nTwo.\r\n三。\n",
        "tabs.txt": TSV,
    }  # fmt: skip
    files = {name: text.encode() for name, text in texts.items()}
    files["binary.strings"] = plistlib.dumps({"a": "uno", "b": "dos"}, fmt=plistlib.FMT_BINARY)
    files["binary.stringsdict"] = plistlib.dumps(
        plistlib.loads(STRINGSDICT.encode()), fmt=plistlib.FMT_BINARY
    )
    files["utf16.strings"] = IOS_STRINGS.encode("utf-16")
    files["a.sdlppx"] = archive(
        {
            "a.sdlproj": b"<Project/>",
            "en/a.sdlxliff": XLIFF_2.encode(),
            "es/a.sdlxliff": XLIFF_1.encode(),
        }
    )
    files["a.txt.gz"] = gzip.compress(files["a.txt"], mtime=0)
    return files | {
        "a.xlsx": xlsx(),
        "a.ods": ods(),
        "a.docx": docx(),
        "a.odt": odt(),
        "a.pptx": pptx(),
    }


# Pieces that break parsers: line ends, quotes, syntax of each format, numbers, control characters.
_PIECES = [
    b"<", b">", b"</", b"/>", b"&", b"&amp;", b"&#0;", b"&x;", b"]]>", b"<![CDATA[", b"<!--",
    b'<!DOCTYPE x [<!ENTITY e "x">]>', b"<?", b'"', b"'", b"\\", b"\\u", b"\\ud83d", b"{", b"}",
    b"[", b"]", b",", b":", b";", b"\t", b"\n", b"\r", b"\n\n", b"\0", b"\xff", b"\xef\xbb\xbf",
    b"\xc3",
    b"\xe4\xb8", b"-->", b"--> 99:99:99,999", b"-1", b"1e999", b"99999999999999999999", b"NaN",
    b"null", b"#", b"#~", b'msgid ""', b"msgstr[9]", b" ", "\u2028".encode(), b"%", b"=",
    b"</target>", b"<seg>", b"<mrk>", b"xml:lang=''", b"encoding='utf-7'", b"A" * 2000,
]  # fmt: skip


def mutated(rng: random.Random, data: bytes) -> bytes:
    """Return a copy of data with one to six changes."""
    result = bytearray(data)
    for _ in range(rng.randint(1, 6)):
        start = rng.randint(0, len(result))
        stop = min(start + rng.choice((1, 1, 2, 8, 40)), len(result))
        kind = rng.randrange(7)
        if kind == 0:
            del result[start:stop]
        elif kind == 1:
            result[start:start] = rng.choice(_PIECES)
        elif kind == 2:
            result[start:stop] = rng.choice(_PIECES)
        elif kind == 3:
            result[start:start] = result[start:stop] * rng.choice((1, 2, 30))
        elif kind == 4 and result:
            result[min(start, len(result) - 1)] = rng.randrange(256)
        elif kind == 5:
            other = rng.randint(0, len(result))
            result[other:other] = result[start:stop]
        elif rng.random() < 0.3:
            del result[start:]
    return bytes(result)


def mutated_file(rng: random.Random, name: str, data: bytes) -> bytes:
    """Return a damaged file; in archives, mostly the members are damaged."""
    if data.startswith(b"PK") and rng.random() < 0.8:
        inside = members(data)
        texts = [member for member in inside if member.endswith((".xml", ".rels", ".sdlxliff"))]
        chosen = rng.choice(texts)
        inside[chosen] = mutated(rng, inside[chosen])
        return archive(inside)
    if name.endswith(".gz") and rng.random() < 0.5:
        return gzip.compress(mutated(rng, gzip.decompress(data)), mtime=0)
    return mutated(rng, data)


def units_or_error(path: Path) -> Contents | BleuError:
    """Read a file, and check that it yields consistent units or a typed error."""
    try:
        contents = read_contents(path)
    except BleuError as error:
        return error
    assert any(table.units for table in contents.tables)
    for table in contents.tables:
        lengths = {len(field.cells) for field in table.fields}
        assert len(lengths) == 1, lengths
        assert len(table.lines) in (0, table.units)
        assert len(table.keys) in (0, table.units)
        assert len(table.times) in (0, table.units)
        assert bool(table.keys) <= (table.key_kind is not None)
        assert all(0 <= index < table.units for index in table.marks)
    # The address of every text can be read.
    for fragment in available(contents)[:20]:
        document = document_of(contents, parse_address(f"x#{fragment}").selection)
        assert all(isinstance(segment, str) for segment in document.segments)
    guess_selections(contents)
    return contents
