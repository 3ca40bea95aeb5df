"""Reads small files that ask for much time or memory: ``python -m tests.bombs [WORD …]``.

Each is read in a process of its own, with limits of time of the processor and of memory. Words
select bombs by name; a number selects every so manieth, for a quick look. With ``score`` before
them, each is scored against itself.
"""

from __future__ import annotations

import gzip
import os
import re
import resource
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Callable, Iterator
from heapq import nlargest
from itertools import count, starmap
from pathlib import Path
from typing import NamedTuple

from bleu_core.errors import BleuError
from bleu_core.files.addresses import parse_address
from bleu_core.files.documents import document_of
from bleu_core.files.reading.formats import read_contents
from bleu_core.files.selection import available, guess_selections
from tests.helpers import office_files as office
from tests.helpers.mutations import good_files

SECONDS = 20
MEMORY = 1536 * 1024**2
MEGABYTE = 1024**2


class Bomb(NamedTuple):
    """A hostile file: what is wrong with it, its name, and a function that makes its bytes."""

    title: str
    file: str
    make: Callable[[], str | bytes]


class Reading(NamedTuple):
    """What reading a bomb took; `failure` is empty if it was within the limits."""

    failure: str
    outcome: str
    seconds: float
    memory: int


# Runs: signs that mean something in some format, many times within a good file or at its end.

SIGNS = (
    *("<", "<a>", "<!--", "<![CDATA[", "<?", "&", "&#", "&amp;", "<a ", "</a>", "<a b='", "]]>"),
    *("{", "}", "[", "]", "(", ")", "[[", "{{", '"', "'", '""', "\\", "\\\n", "\\u", "|", "| |"),
    *(" ", "\n", " \n", "\t", "\r", "a", "a ", "0", "-", "--", "*", "_", "`", "~", "#", ":", ";"),
    *("=", "=\n", ".", ",", "/", "//", "/*", "!", "![", "@", "$", "{$", "%", "é", "漢", "\U0001f600"),
    *("- ", "> ", "1. ", "a: ", "a=b\n", '"\n', "-->", "00:00:01,000 --> ", "<<<a\n", "\\'", "\\'e9"),
)  # fmt: skip
_RUN = 200_000


def runs() -> Iterator[Bomb]:
    """Yield files of every format with a long run of one sign."""
    for name, data in good_files().items():
        if data.startswith((b"PK", b"bplist", b"\x1f\x8b", b"\xff\xfe")):
            continue
        for sign in SIGNS:
            half = len(data) // 2
            for title, start, end in (
                ("within", data[:half], data[half:]),
                ("at the end", data.rstrip(), b""),
            ):
                yield Bomb(
                    f"{sign!r} {title}",
                    name,
                    lambda s=start, e=end, x=sign: s + x.encode() * (_RUN // len(x)) + e,
                )


# Shapes: what «…» encloses occurs as often as fits in the size; № is the number of the time, from
# 0, and what ‹…› encloses occurs as often as that number says.

_XLIFF = "<xliff version='1.2'><file source-language='en' target-language='es'><body>%s</body></file></xliff>"
_UNIT = "<trans-unit id='1'><source>a</source><target>b</target>%s</trans-unit>"
_XLIFF_2 = "<xliff xmlns='urn:oasis:names:tc:xliff:document:2.0' version='2.0' srcLang='en' trgLang='es'><file id='f'><unit id='u'>%s</unit></file></xliff>"
_TMX = "<tmx version='1.4'><header srclang='en'/><body>%s</body></tmx>"
_TTML = "<tt xmlns='http://www.w3.org/ns/ttml'>%s</tt>"
_SRT = "1\n00:00:01,000 --> 00:00:02,000\n%s"
_VTT = "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n%s"
_CATALOG = '{"sourceLanguage":"en","strings":{"a":{"localizations":{%s}}}}'
_WMT = "<dataset id='x'><doc origlang='en' id='d'>%s</doc></dataset>"

SHAPES = {
    "a.txt": ("«\n»", "«ab\n»", "«a»", "\U0001f600«a»", "a\nb«\r»", "«a\r»\n", "«<»"),
    "a.csv": (
        "a,b,c\n«1,2,3\n»", f"a,b\n«{',' * 16_000}\n»", 'a,b\n1,"«x»"\n', 'a,b\n1,"«""»"\n', 'a,b\n1,«{"a":»1«}»\n',
        "«c№,»\n«x,»\n", "«a,»a\n«x,»x\n", "«a (№),»a,a\n«x,»x,x\n", "a,b\n«‹,›x\n»", 'a,b\n1,"«\n»', 'a,b\n«1,"x\n»',
        'a,b\n«1,"x\\"»', "«Title\n»a,b\n1,2\n", 'a,b\n"[«0,»0]",x\n"[«0,»0]",x\n', 'a,b\n"«[»",x\n"«[»",x\n',
        'a,b\n"{«""k№"": ""x"", »""x"": """"}",1\n"{«""k№"": ""x"", »""x"": """"}",2\n', 'a,b\n«"{""k№"": ""x""}",y\n»',
        "system,source,mt\n«s№,a,b\n»", "language,source,mt\n«es,a№,b\nfr,a№,b\n»",
    ),
    "a.tsv": ("a\tb\n«1\t2\n»",),
    "a.json": (
        "[«[],»[]]", '{"a": [«"",»""]}', '{«"a":"b",»"a":"b"}', "[«1,»1]", '«[»"a"«]»', '«{"a":»"a"«}»', '{"a«.a»": "x"}',
        '{"«a»":' + "[" * 90 + '«"x",»"x"' + "]" * 90 + "}", '{"a": "«\\ud83d»"}', '{"a": "x"«/* */»}', '{"a": "x"«/*»}', '{"a": "x"«/* »}',
        '{"a": ["x"«, »]}', '{"a": ["x",«' + " " * 100 + ',»]}', '[{«"a№": "x",»"b": "x"}]', "{" + ",".join(f'"{tag}": {{«"{tag}№": "x", »"b": "x"}}' for tag in ("en", "es", "fr", "de", "it")) + "}",
    ),
    "a.jsonl": ('«{"a":"b"}\n»', '{"a":"b"}\n[«[],»[]]\n', '«[»"a"«]»', '«{"a№": "x"}\n»'),
    "a.xcstrings": (
        '{"sourceLanguage": "en", "strings": {«"a": {},»"b": {}}}',
        _CATALOG % '"es":«{"variations":{"plural":{"one":»{"stringUnit":{"value":"a"}}«}}}»',
        _CATALOG % '«"l№":{"stringUnit":{"value":"x"}},»"m":{}',
        _CATALOG % '"es":{"stringUnit":{"value":"x"},"substitutions":{«"s№":{"variations":{"plural":{"one":{"stringUnit":{"value":"x"}}}}},»"t":{}}}',
    ),
    "a.yml": (
        "a:\n«- b\n»", "a: [«b,»b]", "a: «[»a«]»", "a: «{b: »a«}»", "«- »a", "«? »a", "a0: &a0 [x]\n«a№: &a№ [*a0,*a0]\n»",
        "a: &a [«x,»x]\nb: [«*a,»*a]", "a: &a «x»\nb: [«*a,»*a]", "? &a «x»\n: b\nc: [«{*a : y},»x]", "a: [«&a№ x,»x]",
        "a: &a {«k№: x,»k: x}\n«b№:\n  <<: *a\n»", "«--- {a: b}\n»", "«‹ ›a:\n»", "a: {? «x» : b}",
    ),
    "a.toml": (
        'a = [«"b",»"b"]', "«[[a]]\n»", 'a = «[»"a"«]»', 'a = «{b = »"a"«}»', "a«.a» = 'x'", "[a«.a»]\nb = 'x'",
        "«k№" + ".a" * 90 + " = 'x'\n»", "«[[‹a.›a]]\n»b = 'x'", "«a.b№ = 'x'\n»",
    ),
    "a.php": (
        "<?php return [«'a',»];", "<?php return ['a' => 'a'«.'a'»];", "<?php return «[»'a'«]»;", "<?php return [«(»'a'«)»];",
        "<?php return [«f(»'a'«)»];", "<?php return ['a' => \"«$a[»\"];", "<?php return ['a' => \"«{$»\"];",
        "<?php return ['a' => \"«$a->b»\"];", "<?php return [«<<<A\n»", "<?php return [«<<<A\nx\nA,\n»];",
        "<?php return [<<<A\n«" + " " * 100 + "x\n»« »A];", "<?php «$a['b'] = 'c';\n»", "<?php $a«['b']» = 'c';",
        "<?php «$a = array_merge($a, ['b' => 'c']);\n»", "<?php $a = ['x'];\n«$a = array_merge($a, $a);\n»return $a;",
        "<?php $a = ['x'];\n«$a = [$a, $a];\n»return $a;", "<?php return ['a' => '«x|»x'];", "<?php return [«/* */»'a'];",
        "<?php return [«/* »", "<?php return ['a'];«?><?php »", "<?php return ['a'];«?>" + "\n" * 40 + "<?php »",
    ),
    "a.l10n.php": ("<?php return ['language'=>'x','messages'=>['a' => \"«\\0»\"]];",),
    "a.ftl": (
        "«a = b\n»", 'a = «{»"a"«}»\n', "a = «{ $n ->\n *[o] »a«\n }»\n", "a = { $n ->\n« [v№] x\n» *[o] x\n }\n",
        "a = «{ $n ->\n [a] x\n *[o] x\n } »\n", "«a\n»", "a = x\n« .b = c\n»", "a = «{ $a }»\n", "a =\n«‹ › b\n»",
    ),
    "a.properties": ("«a=b\n»", "a=«b\\\n»", "a=«\\\n»", "a=\\«\\»"),
    "a.ini": ("[a]\n«a=b\n»", '[a]\n«b="' + "\nx" * 99 + "\n»", '[a]\nb="«\\»', '[a]\nb="x«\n»x"', '[a]\nb="«"_QQ_"»x'),
    "a.strings": ('«"a"="b";\n»', '«/* a */\n»"a"="b";', '«/* »"a"="b";', '«//»\n"a"="b";', '"a"«/**/»="b";'),
    "a.po": (
        '«msgid "a"\nmsgstr "b"\n\n»', 'msgid "a"\nmsgstr ""\n«""\n»', '«# a\n»msgid "a"\nmsgstr "b"\n',
        'msgid "a"\nmsgid_plural "b"\n«msgstr[№] "x"\n»', 'msgid "a"\nmsgid_plural "b"\nmsgstr[99999999] "«x»"\n',
        '«msgid "a"\nmsgid_plural "b"\nmsgstr[№] "x"\n\n»',
    ),
    "a.xlf": (
        "<xliff version='1.2'><file><body>«<a/>»</body></file></xliff>", "<xliff version='1.2'><file><body «a»='1'/></file></xliff>",
        _XLIFF % f"«{_UNIT % ''}»", _XLIFF % f"«<group>»{_UNIT % ''}«</group>»", _XLIFF % _UNIT.replace("b", "«<x id='1'/>»") % "",
        _XLIFF % _UNIT.replace("b", "«<g id='1'>»b«</g>»") % "", _XLIFF % _UNIT % "«<alt-trans origin='o№'><target>x</target></alt-trans>»",
        _XLIFF % f"«{_UNIT}»" % "<alt-trans origin='o№'><target>x</target></alt-trans>",
        _XLIFF % "<trans-unit id='1'><source>a</source><seg-source>«<mrk mtype='seg' mid='№'>a</mrk>»</seg-source><target>«<mrk mtype='seg' mid='№'>a</mrk>»</target></trans-unit>",
        "<?xml version='1.0' « »encoding='utf-8'?><xliff version='1.2'/>", "«<!-- a -->»<xliff version='1.2'/>",
        "«<!--»<xliff version='1.2'/>", "<xliff version='1.2' «a№='1' »/>", "<xliff version='1.2' «xmlns:a№='u№' »/>",
        "<xliff version='1.2'>«<a№ xmlns:a№='u№'>»", "<!DOCTYPE x [«<!ENTITY e№ '&e№;'>»]><xliff/>",
        "<!DOCTYPE x SYSTEM 'x'><xliff>«&a»</xliff>", "<!DOCTYPE x [«<!ATTLIST x a CDATA 'x'>»]><xliff/>", "<!DOCTYPE x '«''»",
    ),
    "a.xliff": (
        _XLIFF_2 % "«<segment id='№'><source>a</source><target order='№'>b</target></segment>»",
        _XLIFF_2 % "<originalData><data id='d'>«x»</data></originalData><segment id='s'><source>«<ph id='1' dataRef='d'/>»</source></segment>",
    ),
    "a.tmx": (
        _TMX % "«<tu><tuv xml:lang='en'><seg>a</seg></tuv><tuv xml:lang='es'><seg>b</seg></tuv></tu>»", _TMX % "<tu>«<a/>»</tu>",
        _TMX % "<tu><tuv xml:lang='en'><seg>«<hi>»b«</hi>»</seg></tuv></tu>",
        _TMX % "<tu>«<tuv xml:lang='l№'><seg>x</seg></tuv>»</tu>", _TMX % "«<tu><tuv xml:lang='l№'><seg>x</seg></tuv></tu>»",
        _TMX % ("".join(f"<tu><tuv xml:lang='l{i}'><seg>x</seg></tuv></tu>" for i in range(499)) + "«<tu><tuv xml:lang='l1'><seg>x</seg></tuv></tu>»"),
    ),
    "a.ts": (
        "<!DOCTYPE TS><TS><context>«<a/>»</context></TS>",
        "<!DOCTYPE TS><TS><context><message numerus='yes'><source>a</source><translation>«<numerusform>x</numerusform>»</translation></message></context></TS>",
    ),
    "a.resx": ("<root><resheader/>«<a/>»</root>", "<root><resheader/>«<data name='a'><value>b</value></data>»</root>", "<root><resheader/><data name='a'>«<value>»b«</value>»</data></root>"),
    "strings.xml": ("<resources>«<string name='a'>b</string>»</resources>", "<resources><string name='a'>«<b>»b«</b>»</string></resources>"),
    "wmt.xml": (
        _WMT % "<src lang='en'><p>«<seg id='1'>a</seg>»</p></src>", _WMT % "<src lang='en'>«<p>»<seg id='1'>a</seg>«</p>»</src>",
        _WMT % "«<hyp system='s№' lang='de'><seg id='№'>a</seg></hyp>»",
    ),
    "a.sgm": ('<refset setid="x"><doc docid="d" sysid="A">«<seg id=1>a</seg>\n»</doc></refset>',),
    "a.stringsdict": (
        "<plist><dict>«<a/>»</dict></plist>", "<plist><dict>«<key>a</key><string>b</string>»</dict></plist>",
        "<plist><dict><key>a</key>«<dict><key>b</key>»<string>c</string>«</dict>»</dict></plist>",
    ),
    "a.srt": (
        "«1\n00:00:01,000 --> 00:00:02,000\n\n»", _SRT % "«a\n»", "«№\n00:00:00,000 --> 99:59:59,999\nx№\n\n»", _SRT % "x\n«\n2x\n»",
        _SRT % "x\n«0:»\n", _SRT % "x\n0:«-»0:0:0:0 x\n", "«1\n00:00:01,000 --> 00:00:02,000\n" + "x\n" * 50 + "\n»",
    ),
    "a.vtt": ("WEBVTT\n\n«00:00:01.000 --> 00:00:02.000\n\n»", "WEBVTT\n\n«00:00:01.000 --> 00:00:02.000\n»", _VTT % "«<b>»\n", _VTT % "x\n« \nx\n»", _VTT % "x\n«\n»",
              _VTT % "«a »«a »\n\n00:00:03.000 --> 00:00:04.000\n«a »«b »\n"),
    "a.ass": ("[Script Info]\n[Events]\nFormat: Start, End, Text\n«Dialogue: 0:00:01.00,0:00:02.00,a\n»",),
    "a.sbv": ("«0:00:01.000,0:00:02.000\n\n»",),
    "a.ttml": (
        _TTML % "<body><div>«<p begin='1s' end='2s'>a</p>»</div></body>", _TTML % "<body><div>«<a/>»</div></body>",
        _TTML % "<body><div><p begin='1s' end='2s'>«<span>»a«</span>»</p></div></body>",
        _TTML % "<body>«<div>»<p begin='1s' end='2s'>a</p>«</div>»</body>",
        _TTML % ("<head><styling><style xml:id='s0'/>«<style xml:id='s№' style='s0'/>»</styling></head><body><div>" + "<p begin='1s' end='2s' style='s9'>a</p>" * 100 + "</div></body>"),
    ),
    "a.html": (
        "<html><body>«<p>a</p>»</body></html>", "<html><body>«<b/>»</body></html>", "<html><body><table><tr>«<td>a</td>»</tr></table></body></html>",
        "<html><body>«<div>»a«</div>»</body></html>", "<html><body><p>«<b>»a«</b>»</p></body></html>",
        "<html><body>«<table><tr><td>»a«</td></tr></table>»</body></html>", "<html><body><p «a№=1 »>x</p></body></html>",
        "<html><body>«<p>a»", "<html><body>«<p><b>a»", "<html><body>«<b><i></b></i>»a", "<html><body>«</p></b>»a",
        "<html><body><table>«<tr><td colspan=60000 rowspan=60000>a</td></tr>»</table></body></html>",
        "<html><body>«<table><tr><td>Source<td>Target<tr><td>a<td>b</table>»</body></html>",
    ),
    "a.md": (*("# a\n\n" + shape for shape in (
        "«a\n\n»", "«# a\n»", "«a\n»", "«*a »\n", "«> »a\n", "«- »a\n", "«[»a«](b)»\n", "«![»a«](b)»\n", "«*a_»a«_a*»\n", "«(»a«)»\n",
        "«a\n=\n»", "«[a№]: b\n»", "[a]: «b»\n\n«[a]»", "«[a](»", "«[a](<b»", '«[a](b "»', "«‹`›a»", "«‹> ›a\n»", "«‹  ›- a\n»",
        "«<div>\n\n»", "«a <b »", "«a <!-- »", "«a <!A »", "«a <? »", "«a <![CDATA[ »", "«&a»", "«<a:»", "«~~a ~»", "«**a*»", "«\\\n»",
    )), "«# a\n»", "| a | b |\n|---|---|\n«| c | d |\n»", "|«a|»\n|«-|»\n«|x|\n»", "---\n«a\n»", "«|»\n«|»\n"),
    "a.rtf": tuple(r"{\rtf1 " + shape + "}" for shape in (
        r"«a\par »", "«{}»a", r"«\b »a", r"\trowd\cellx100 «a\cell »\row", r"«{»a«}»\par", r"\uc99999 «\u8364 »", r"\bin999999999 «a»",
        r"{\fonttbl«{\f№ a;}»}a\par", r"«{\*\x a}»a\par", r"«{\upr a»«}»a\par", r"«{\upr a}»a\par",
        r"\trowd«\cellx1»\pard\intbl «a\cell »\row", r"«\trowd\cellx1\cellx2\pard\intbl a\cell b\cell\row »", r"«\itap№ a\nestcell »\row",
    )),
    "a.xls": (
        "<html><table>«<tr><td>a</td></tr>»</table></html>",
        '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet><Table>«<Row><Cell/></Row>»</Table></Worksheet></Workbook>',
    ),
}  # fmt: skip
_SIZES = (1_000, 20_000, 500_000)
_PACKED_SIZES = (20 * MEGABYTE, 120 * MEGABYTE)
_REPEATED = re.compile("«(.*?)»", re.DOTALL)


def shaped(shape: str, size: int) -> str:
    """Return a text of about a size, from its shape."""
    units: list[str] = _REPEATED.findall(shape)
    times = size // max(len("".join(units).replace("№", "10000")), 1) + 1
    if any("‹" in unit for unit in units):
        times = min(times, int((2 * size) ** 0.5))
    return _REPEATED.sub(lambda found: _repeated(found[1], times), shape)


def _repeated(unit: str, times: int) -> str:
    if not {"№", "‹"} & {*unit}:
        return unit * times
    start, _, rest = unit.partition("‹")
    inner, _, end = rest.partition("›")
    return "".join((start + inner * n + end).replace("№", str(n)) for n in range(times))


def packed(shape: str, size: int) -> bytes:
    """Return gzip data of a text, of which no more than a part is in memory."""
    packer = zlib.compressobj(1, wbits=31)
    units = shape.count("«")
    pieces = []
    for index, part in enumerate(re.split("[«»]", shape)):
        block, times = part.encode(), 1
        if index % 2 and part:
            block *= MEGABYTE // len(block) + 1
            times = size // units // len(block) + 1
        pieces += [packer.compress(block) for _ in range(times)]
    return b"".join([*pieces, packer.flush()])


def shapes() -> Iterator[Bomb]:
    """Yield files of every format in every shape, from small ones to packed large ones."""
    for file, all_shapes in SHAPES.items():
        for shape in all_shapes:
            title = repr(re.sub("(.{60}).*(.{30})", r"\1…\2", shape, flags=re.DOTALL))
            for size in _SIZES:
                yield Bomb(f"{title}, {size:,}", file, lambda s=shape, n=size: shaped(s, n))
            if "№" not in shape and "‹" not in shape:
                for size in _PACKED_SIZES:
                    yield Bomb(
                        f"{title}, packed {size:,}",
                        f"{file}.gz",
                        lambda s=shape, n=size: packed(s, n),
                    )


# What is no text: archives, and numbers that stand for repetition.

_SHARED = '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">%s</sst>'
_STYLES = (
    "<styleSheet><numFmts><numFmt numFmtId='200' formatCode='%s'/></numFmts><cellXfs>"
    "<xf numFmtId='200'/><xf numFmtId='200'/></cellXfs></styleSheet>"
)
_ROW = "<row>%s</row>"
_CELL = "<c><v>1</v></c>"
_PARAGRAPH = "<w:p><w:r><w:t>a</w:t></w:r></w:p>"
_SPACES = '<text:s text:c="1000000"/>'


def _xlsx(rows: str, **members: str | bytes) -> bytes:
    return office.xlsx({"S": rows}, **members)


def _shared(texts: str, rows: str) -> bytes:
    return _xlsx(rows, **{"xl/sharedStrings.xml": _SHARED % texts})


def _dated(code: str) -> bytes:
    """Return a workbook with a date in a format."""
    return _xlsx(_ROW % "<c s='1'><v>1</v></c>", **{"xl/styles.xml": _STYLES % code})


def _sheets(sheets: int, columns: int = 2, *, same: bool = True) -> bytes:
    """Return a workbook of sheets, with columns that are the same in each or different ones."""
    numbers = count()
    alike = [f"c{next(numbers)}" for _ in range(columns)]
    rows = {}
    for sheet in range(sheets):
        names = alike if same else [f"c{next(numbers)}" for _ in range(columns)]
        cells = [
            "".join(office.xlsx_cell("", text) for text in row) for row in (names, "x" * columns)
        ]
        rows[f"S{sheet}"] = "".join(_ROW % row for row in cells).replace(' r=""', "")
    return office.xlsx(rows)


def _archives(levels: int) -> bytes:
    data = office.archive({"a.txt": "a\n"})
    for _ in range(levels):
        data = office.archive({"a.zip": data, "a.txt": "a\n"})
    return data


def _proposals(files: int) -> bytes:
    """Return an archive of files with a proposal of an origin of its own in each."""
    origin = "<alt-trans origin='o%d'><target>x</target></alt-trans>"
    return office.archive({f"{i}.xlf": _XLIFF % _UNIT % (origin % i) for i in range(files)})


def _ods(cell: str, repeated: int = 1) -> bytes:
    return office.ods(office.ods_table(office.ods_row(cell, repeated=repeated)))


def _aliases(levels: int) -> str:
    lines = ["a0: &a0 [x]"]
    lines += [f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]" for i in range(1, levels)]
    return "\n".join(lines)


_TABLE = "<w:tbl><w:tr><w:tc>", "</w:tc></w:tr></w:tbl>"
_SPAN = '<w:tr><w:tc><w:tcPr><w:gridSpan w:val="%d"/></w:tcPr>' + _PARAGRAPH + "</w:tc></w:tr>"

ARCHIVES: dict[str, tuple[str, Callable[[int], str | bytes], tuple[int, ...]]] = {
    "rows": ("a.xlsx", lambda n: _xlsx(_ROW % _CELL * n), (300_000, 1_100_000, 3_000_000)),
    "rows with numbers": (
        "a.xlsx",
        lambda n: _xlsx(
            "".join(f'<row r="{i}"><c r="A{i}"><v>1</v></c></row>' for i in range(1, n))
        ),
        (1_000_000,),
    ),
    "a far cell": (
        "a.xlsx",
        lambda n: _xlsx(
            office.xlsx_rows(["ab"]) + f'<row r="{n}">{office.xlsx_cell(f"XFD{n}")}</row>'
        ),
        (1_000, 1_048_576),
    ),
    "one cell": ("a.xlsx", lambda n: _xlsx(office.xlsx_cell("A1", "x" * n)), (10**8, 4 * 10**8)),
    "cells of a long text": (
        "a.xlsx",
        lambda n: _shared(f"<si><t>{'x' * 10**6}</t></si>", _ROW % ('<c t="s"><v>0</v></c>' * n)),
        (500, 10_000),
    ),
    "shared texts": (
        "a.xlsx",
        lambda n: _shared("<si><t>x</t></si>" * n, _ROW % _CELL),
        (3_000_000,),
    ),
    "merged cells": (
        "a.xlsx",
        lambda n: office.xlsx(
            {"S": office.xlsx_rows(["ab", "12"])},
            after="<mergeCells>" + '<mergeCell ref="A1:XFD1048576"/>' * n + "</mergeCells>",
        ),
        (200_000,),
    ),
    "sheets": ("a.xlsx", _sheets, (1_000, 5_000)),
    "sheets of different columns": ("a.xlsx", lambda n: _sheets(n, same=False), (1_000, 5_000)),
    "two sheets of columns": ("a.xlsx", lambda n: _sheets(2, n, same=False), (1_000, 16_000)),
    "brackets of a date": ("a.xlsx", lambda n: _dated("[" * n), (100_000,)),
    "parts of a date": ("a.xlsx", lambda n: _dated("m/s-" * n), (50_000,)),
    "formulas": ("a.xlsx", lambda n: _xlsx(_ROW % "<c><f>A1</f></c>" * n), (300_000,)),
    "empty members": ("a.xlsx", lambda n: _xlsx("", **{f"x{i}": "" for i in range(n)}), (60_000,)),
    "a large member": ("a.xlsx", lambda n: _xlsx("", **{"x.bin": b"\0" * n}), (600 * MEGABYTE,)),
    "empty paragraphs": ("a.docx", lambda n: office.docx("<w:p/>" * n), (1_000_000, 20_000_000)),
    "paragraphs": ("a.docx", lambda n: office.docx(_PARAGRAPH * n), (300_000, 5_000_000)),
    "runs of a paragraph": (
        "a.docx",
        lambda n: office.docx("<w:p>" + office.docx_run("a") * n + "</w:p>"),
        (300_000, 5_000_000),
    ),
    "tables in tables": (
        "a.docx",
        lambda n: office.docx(_TABLE[0] * n + _PARAGRAPH + _TABLE[1] * n),
        (60, 600, 5_000),
    ),
    "spans of cells": (
        "a.docx",
        lambda n: office.docx("<w:tbl>" + _SPAN % n * 500 + "</w:tbl>"),
        (90, 10**9),
    ),
    "slides": ("a.pptx", lambda n: office.pptx([office.pptx_shape("a")] * n), (1_000, 5_000)),
    "shapes of a slide": ("a.pptx", lambda n: office.pptx([office.pptx_shape("a") * n]), (20_000,)),
    "repeated cells": ("a.ods", lambda n: _ods(office.ods_cell("a", repeated=n)), (16_000, 10**9)),
    "repeated rows": ("a.ods", lambda n: _ods(office.ods_cell("a"), n), (1_000_000, 10**9)),
    "spaces of a cell": ("a.ods", lambda n: _ods(office.ods_cell("a" + _SPACES * n)), (10_000,)),
    "spaces": ("a.odt", lambda n: office.odt(f"<text:p>a{_SPACES}b</text:p>" * n), (10_000,)),
    "texts": (
        "a.zip",
        lambda n: office.archive({f"d{i}/a.txt": "a\n" for i in range(n)}),
        (500, 9_000, 60_000),
    ),
    "a text": ("a.zip", lambda n: office.archive({"a.txt": "a\n" * n}), (10**8, 3 * 10**8)),
    "proposals of many origins": ("a.zip", _proposals, (500, 5_000)),
    "archives in archives": ("a.zip", _archives, (3, 20)),
    "aliases of aliases": ("a.yml", _aliases, (6, 9, 30)),
    "a line": ("a.txt", lambda n: "a" * n, (9_000_000, 11_000_000, 50_000_000)),
    "blank lines": ("a.txt.gz", lambda n: packed("«\n»", n), (9_000_000, 11_000_000, 10**9)),
    "a packed line": ("a.txt.gz", lambda n: packed("«a»", n), (9_000_000, 10**9)),
    "members": ("a.txt.gz", lambda n: gzip.compress(b"a\n") * n, (100_000,)),
    "members without text": ("a.txt.gz", lambda n: gzip.compress(b"") * n, (200_000,)),
}


def archives() -> Iterator[Bomb]:
    """Yield files that are no text, in which one thing grows."""
    for title, (file, make, numbers) in ARCHIVES.items():
        for number in numbers:
            yield Bomb(f"{title}, {number:,}", file, lambda m=make, n=number: m(n))


def bombs() -> Iterator[Bomb]:
    """Yield all bombs."""
    yield from archives()
    yield from shapes()
    yield from runs()


def read_bomb(bomb: Bomb, folder: Path) -> Reading:
    """Read a bomb in a process of its own; return what that took."""
    path = _write(bomb, folder)
    return _in_process(lambda: _outcome(path), limited=True)


def score_bomb(bomb: Bomb, folder: Path) -> Reading:
    """Score a bomb against itself, by the program for the terminal."""
    path = _write(bomb, folder)
    return _in_process(lambda: _score(path), limited=True)


def _write(bomb: Bomb, folder: Path) -> Path:
    path = folder / bomb.file

    def write() -> str:
        data = bomb.make()
        path.write_bytes(data if isinstance(data, bytes) else data.encode("utf-8", "surrogatepass"))
        return ""

    _in_process(write, limited=False)
    return path


def _outcome(path: Path) -> str:
    try:
        contents = read_contents(path)
        guess_selections(contents)
        document_of(contents, parse_address(f"x#{available(contents)[0]}").selection)
    except BleuError as error:
        return f"{error!r}"[:200]
    return "read"


def _score(path: Path) -> str:
    command = [sys.executable, "-m", "bleu_score", str(path), "-i", str(path)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode not in (0, 2):
        raise ValueError(f"exit code {run.returncode}: {run.stderr[-200:]}")
    return (run.stdout if run.returncode == 0 else run.stderr).strip()[:200]


def _in_process(work: Callable[[], str], *, limited: bool) -> Reading:
    """Do work in a copy of this process, which no limit can harm."""
    receiver, sender = os.pipe()
    process = os.fork()
    if not process:
        os.close(receiver)
        if limited:
            # Of the processor: a busy computer takes longer for the same.
            resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 1))
            resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        try:
            said = work()
        except BaseException as error:
            said = f"!{type(error).__name__}: {error}"[:200]
        os.write(sender, said.encode())
        os._exit(0)
    os.close(sender)
    _, status, usage = os.wait4(process, 0)
    with os.fdopen(receiver, "rb") as stream:
        said = stream.read().decode()
    failure = said[1:] if said.startswith("!") else ""
    if status:
        code = os.waitstatus_to_exitcode(status)
        failure = "time" if -code in (9, 24) else f"ended with {code}"
    return Reading(failure, said, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024)


def main(words: list[str]) -> int:
    """Try the bombs whose names have all words; return whether any fails, as an exit code."""
    is_scored = words[:1] == ["score"]
    words = words[is_scored:]
    step = int(words.pop(0)) if words and words[0].isdecimal() else 1
    chosen = [
        bomb for bomb in bombs() if all(word in f"{bomb.file} {bomb.title}" for word in words)
    ]
    found: list[tuple[str, Reading]] = []
    with tempfile.TemporaryDirectory() as folder:
        for bomb in chosen[::step]:
            reading = (score_bomb if is_scored else read_bomb)(bomb, Path(folder))
            found.append((f"{bomb.file}: {bomb.title}", reading))
            if reading.failure:
                print(_line(*found[-1]), flush=True)
    print(
        "The slowest:", *starmap(_line, nlargest(10, found, lambda one: one[1].seconds)), sep="\n"
    )
    print("The largest:", *starmap(_line, nlargest(10, found, lambda one: one[1].memory)), sep="\n")
    failures = sum(bool(reading.failure) for _, reading in found)
    print(f"{len(found)} bombs, {failures} failed")
    return 1 if failures else 0


def _line(name: str, found: Reading) -> str:
    said = f"FAILED ({found.failure})" if found.failure else found.outcome
    return f"{found.seconds:5.1f} s, {found.memory >> 20:5} MB  {name}: {said}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
