"""Reads small files that ask for much time or memory: ``python -m tests.bombs [WORD …]``.

Each is read in a process of its own, with limits of time and memory. Words select bombs by name; a
number selects every so manieth, for a quick look.
"""

from __future__ import annotations

import gzip
import os
import resource
import sys
import tempfile
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from bleu_core.errors import BleuError
from bleu_core.files.addresses import parse_address
from bleu_core.files.documents import document_of
from bleu_core.files.reading.formats import read_contents
from bleu_core.files.selection import available, guess_selections
from tests.helpers import office_files
from tests.helpers.mutations import good_files

SECONDS = 20
MEMORY = 1536 * 1024**2
MEGABYTE = 1024**2


class Bomb(NamedTuple):
    """A hostile file: what is wrong with it, its name, and a function that makes its bytes."""

    title: str
    file: str
    make: Callable[[], bytes]


class Reading(NamedTuple):
    """What reading a bomb took; `failure` is empty if it was within the limits."""

    failure: str
    outcome: str
    seconds: float
    memory: int


# Signs that mean something in some format; long runs of one make careless patterns quadratic.
SIGNS = (
    *("<", "<a>", "<!--", "<![CDATA[", "<?", "&", "&#", "&amp;", "<a ", "</a>", "<a b='", "]]>"),
    *("{", "}", "[", "]", "(", ")", "[[", "{{", '"', "'", '""', "\\", "\\\n", "\\u", "|", "| |"),
    *(" ", "\n", " \n", "\t", "\r", "a", "a ", "0", "-", "--", "*", "_", "`", "~", "#", ":", ";"),
    *(
        "=",
        "=\n",
        ".",
        ",",
        "/",
        "//",
        "/*",
        "!",
        "![",
        "@",
        "$",
        "{$",
        "%",
        "é",
        "漢",
        "\U0001f600",
    ),
    *(
        "- ",
        "> ",
        "1. ",
        "a: ",
        "a=b\n",
        '"\n',
        "-->",
        "00:00:01,000 --> ",
        "<<<a\n",
        "\\'",
        "\\'e9",
    ),
)
# In the middle of these files, and at their ends.
_RUN = 200_000


def runs() -> Iterator[Bomb]:
    """Yield files of every format with a long run of one sign."""
    for name, data in good_files().items():
        if data.startswith((b"PK", b"bplist", b"\x1f\x8b", b"\xff\xfe")):
            continue
        for sign in SIGNS:
            code = (sign * (_RUN // len(sign))).encode()
            half = len(data) // 2
            yield Bomb(f"{sign!r} within", name, lambda d=data, c=code, h=half: d[:h] + c + d[h:])
            yield Bomb(f"{sign!r} at the end", name, lambda d=data, c=code: d.rstrip() + c)


def packed(start: str, unit: str, end: str = "", *, size: int = 400 * MEGABYTE) -> bytes:
    """Return gzip data of a text that repeats a unit up to a size."""
    packer = zlib.compressobj(1, wbits=31)
    block = (unit * (MEGABYTE // len(unit) + 1)).encode()
    pieces = [packer.compress(start.encode())]
    pieces += [packer.compress(block) for _ in range(size // len(block))]
    return b"".join([*pieces, packer.compress(end.encode()), packer.flush()])


# The start of a file, what it repeats, and its end: much of one thing in each format.
REPEATED = {
    "blank lines.txt": ("", "\n", ""),
    "short lines.txt": ("", "ab\n", ""),
    "one line.txt": ("", "a", ""),
    "one wide line.txt": ("\U0001f600", "a", ""),
    "carriage returns.txt": ("a\nb", "\r", ""),
    "cells.csv": ("a,b,c\n", "1,2,3\n", ""),
    "empty cells.csv": ("a,b\n", "," * 16_000 + "\n", ""),
    "one cell.csv": ('a,b\n1,"', "x", '"\n'),
    "quotes.csv": ('a,b\n1,"', '""', '"\n'),
    "cells.tsv": ("a\tb\n", "1\t2\n", ""),
    "lists.json": ("[", "[],", "[]]"),
    "texts.json": ('{"a": [', '"",', '""]}'),
    "members.json": ("{", '"a":"b",', '"a":"b"}'),
    "rows.jsonl": ("", '{"a":"b"}\n', ""),
    "lists.jsonl": ('{"a":"b"}\n[', "[],", "[]]\n"),
    "numbers.json": ("[", "1,", "1]"),
    "texts.yml": ("a:\n", "- b\n", ""),
    "flow.yml": ("a: [", "b,", "b]"),
    "names.properties": ("", "a=b\n", ""),
    "lines.properties": ("a=", "b\\\n", ""),
    "names.ini": ("[a]\n", "a=b\n", ""),
    "texts.php": ("<?php return [", "'a',", "];"),
    "joined.php": ("<?php return ['a' => 'a'", ".'a'", "];"),
    "names.ftl": ("", "a = b\n", ""),
    "texts.toml": ("a = [", '"b",', '"b"]'),
    "tables.toml": ("", "[[a]]\n", ""),
    "names.strings": ("", '"a"="b";\n', ""),
    "units.po": ("", 'msgid "a"\nmsgstr "b"\n\n', ""),
    "lines.po": ('msgid "a"\nmsgstr ""\n', '""\n', ""),
    "elements.xlf": ("<xliff version='1.2'><file><body>", "<a/>", "</body></file></xliff>"),
    "units.xlf": (
        "<xliff version='1.2'><file source-language='en' target-language='es'><body>",
        "<trans-unit id='1'><source>a</source><target>b</target></trans-unit>",
        "</body></file></xliff>",
    ),
    "tags.xlf": (
        "<xliff version='1.2'><file source-language='en' target-language='es'><body>"
        "<trans-unit id='1'><source>a</source><target>",
        "<x id='1'/>",
        "</target></trans-unit></body></file></xliff>",
    ),
    "attributes.xlf": ("<xliff version='1.2'><file><body ", "a", "='1'/></file></xliff>"),
    "units.tmx": (
        "<tmx version='1.4'><header srclang='en'/><body>",
        "<tu><tuv xml:lang='en'><seg>a</seg></tuv><tuv xml:lang='es'><seg>b</seg></tuv></tu>",
        "</body></tmx>",
    ),
    "elements.tmx": (
        "<tmx version='1.4'><header srclang='en'/><body><tu>",
        "<a/>",
        "</tu></body></tmx>",
    ),
    "elements.ts": ("<!DOCTYPE TS><TS><context>", "<a/>", "</context></TS>"),
    "elements.resx": ("<root><resheader/>", "<a/>", "</root>"),
    "data.resx": ("<root><resheader/>", "<data name='a'><value>b</value></data>", "</root>"),
    "strings.xml": ("<resources>", "<string name='a'>b</string>", "</resources>"),
    "elements.stringsdict": ("<plist><dict>", "<a/>", "</dict></plist>"),
    "names.stringsdict": ("<plist><dict>", "<key>a</key><string>b</string>", "</dict></plist>"),
    "names.xcstrings": ('{"sourceLanguage": "en", "strings": {', '"a": {},', '"b": {}}}'),
    "cues.srt": ("", "1\n00:00:01,000 --> 00:00:02,000\n\n", ""),
    "lines.srt": ("1\n00:00:01,000 --> 00:00:02,000\n", "a\n", ""),
    "cues.vtt": ("WEBVTT\n\n", "00:00:01.000 --> 00:00:02.000\n\n", ""),
    "tags.vtt": ("WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n", "<b>", "\n"),
    "cues.ass": (
        "[Script Info]\n[Events]\nFormat: Start, End, Text\n",
        "Dialogue: 0:00:01.00,0:00:02.00,a\n",
        "",
    ),
    "cues.sbv": ("", "0:00:01.000,0:00:02.000\n\n", ""),
    "cues.ttml": (
        "<tt xmlns='http://www.w3.org/ns/ttml'><body><div>",
        "<p begin='1s' end='2s'>a</p>",
        "</div></body></tt>",
    ),
    "elements.ttml": (
        "<tt xmlns='http://www.w3.org/ns/ttml'><body><div>",
        "<a/>",
        "</div></body></tt>",
    ),
    "blocks.html": ("<html><body>", "<p>a</p>", "</body></html>"),
    "elements.html": ("<html><body>", "<b/>", "</body></html>"),
    "cells.html": ("<html><body><table><tr>", "<td>a</td>", "</tr></table></body></html>"),
    "blocks.md": ("# a\n\n", "a\n\n", ""),
    "headings.md": ("# a\n\n", "# a\n", ""),
    "lines.md": ("# a\n\n", "a\n", ""),
    "rows.md": ("| a | b |\n|---|---|\n", "| c | d |\n", ""),
    "emphasis.md": ("# a\n\n", "*a ", "\n"),
    "paragraphs.rtf": (r"{\rtf1 ", r"a\par ", "}"),
    "groups.rtf": (r"{\rtf1 ", "{}", "a}"),
    "words.rtf": (r"{\rtf1 ", r"\b ", "a}"),
    "cells.rtf": (r"{\rtf1 \trowd\cellx100 ", r"a\cell ", r"\row}"),
    "segments.sgm": (
        '<refset setid="x"><doc docid="d" sysid="A">',
        "<seg id=1>a</seg>\n",
        "</doc></refset>",
    ),
    "segments.xml": (
        "<dataset id='x'><doc origlang='en' id='d'><src lang='en'><p>",
        "<seg id='1'>a</seg>",
        "</p></src></doc></dataset>",
    ),
    "rows.xls": ("<html><table>", "<tr><td>a</td></tr>", "</table></html>"),
    "cells.xls": (
        '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">'
        "<Worksheet><Table>",
        "<Row><Cell/></Row>",
        "</Table></Worksheet></Workbook>",
    ),
}


def repeated() -> Iterator[Bomb]:
    """Yield compressed files that repeat one thing."""
    for file, (start, unit, end) in REPEATED.items():
        for size in (20, 120):
            yield Bomb(
                f"packed {size} MB",
                f"{file}.gz",
                lambda s=start, u=unit, e=end, n=size: packed(s, u, e, size=n * MEGABYTE),
            )
    yield Bomb("a billion newlines", "a.txt.gz", lambda: packed("", "\n", size=1000 * MEGABYTE))
    yield Bomb("a line of a gigabyte", "a.txt.gz", lambda: packed("", "a", size=1000 * MEGABYTE))
    yield Bomb("10 million blank lines", "a.txt.gz", lambda: packed("", "\n", size=10_000_000))
    yield Bomb("members", "a.txt.gz", lambda: gzip.compress(b"a\n") * 100_000)
    yield Bomb("empty members", "a.txt.gz", lambda: gzip.compress(b"") * 200_000)


# What opens a level, what is in the innermost one, and what closes a level.
NESTED = {
    "lists.json": ("", "[", '"a"', "]", ""),
    "objects.json": ("", '{"a":', '"a"', "}", ""),
    "lists.jsonl": ("", "[", '"a"', "]", ""),
    "flow.yml": ("a: ", "[", "a", "]", ""),
    "objects.yml": ("a: ", "{b: ", "a", "}", ""),
    "dashes.yml": ("", "- ", "a", "", ""),
    "questions.yml": ("", "? ", "a", "", ""),
    "lists.toml": ("a = ", "[", '"a"', "]", ""),
    "tables.toml": ("a = ", "{b = ", '"a"', "}", ""),
    "lists.php": ("<?php return ", "[", "'a'", "]", ";"),
    "brackets.php": ("<?php return [", "(", "'a'", ")", "];"),
    "calls.php": ("<?php return [", "f(", "'a'", ")", "];"),
    "placeables.ftl": ("a = ", "{", '"a"', "}", "\n"),
    "selections.ftl": ("a = ", "{ $n ->\n *[o] ", "a", "\n }", "\n"),
    "groups.rtf": (r"{\rtf1 ", "{", "a", "}", r"\par}"),
    "blocks.html": ("<html><body>", "<div>", "a", "</div>", "</body></html>"),
    "inline.html": ("<html><body><p>", "<b>", "a", "</b>", "</p></body></html>"),
    "tables.html": ("<html><body>", "<table><tr><td>", "a", "</td></tr></table>", "</body></html>"),
    "quotes.md": ("# a\n\n", "> ", "a", "", "\n"),
    "lists.md": ("# a\n\n", "- ", "a", "", "\n"),
    "links.md": ("# a\n\n", "[", "a", "](b)", "\n"),
    "images.md": ("# a\n\n", "![", "a", "](b)", "\n"),
    "emphasis.md": ("# a\n\n", "*a_", "a", "_a*", "\n"),
    "brackets.md": ("# a\n\n", "(", "a", ")", "\n"),
    "groups.xlf": (
        "<xliff version='1.2'><file source-language='en' target-language='es'><body>",
        "<group>",
        "<trans-unit id='1'><source>a</source><target>b</target></trans-unit>",
        "</group>",
        "</body></file></xliff>",
    ),
    "tags.xlf": (
        "<xliff version='1.2'><file source-language='en' target-language='es'><body>"
        "<trans-unit id='1'><source>a</source><target>",
        "<g id='1'>",
        "b",
        "</g>",
        "</target></trans-unit></body></file></xliff>",
    ),
    "tags.tmx": (
        "<tmx version='1.4'><header srclang='en'/><body><tu><tuv xml:lang='en'><seg>",
        "<hi>",
        "b",
        "</hi>",
        "</seg></tuv></tu></body></tmx>",
    ),
    "strings.xml": ("<resources><string name='a'>", "<b>", "b", "</b>", "</string></resources>"),
    "lists.stringsdict": (
        "<plist><dict><key>a</key>",
        "<dict><key>b</key>",
        "<string>c</string>",
        "</dict>",
        "</dict></plist>",
    ),
    "data.resx": (
        "<root><resheader/><data name='a'>",
        "<value>",
        "b",
        "</value>",
        "</data></root>",
    ),
    "spans.ttml": (
        "<tt xmlns='http://www.w3.org/ns/ttml'><body><div><p begin='1s' end='2s'>",
        "<span>",
        "a",
        "</span>",
        "</p></div></body></tt>",
    ),
    "divisions.ttml": (
        "<tt xmlns='http://www.w3.org/ns/ttml'><body>",
        "<div>",
        "<p begin='1s' end='2s'>a</p>",
        "</div>",
        "</body></tt>",
    ),
    "segments.xml": (
        "<dataset id='x'><doc origlang='en' id='d'><src lang='en'>",
        "<p>",
        "<seg id='1'>a</seg>",
        "</p>",
        "</src></doc></dataset>",
    ),
    "variations.xcstrings": (
        '{"sourceLanguage":"en","strings":{"a":{"localizations":{"es":',
        '{"variations":{"plural":{"one":',
        '{"stringUnit":{"value":"a"}}',
        "}}}",
        "}}}}",
    ),
    "cells.csv": ("a,b\n1,", '{"a":', "1", "}", "\n"),
}


def nested() -> Iterator[Bomb]:
    """Yield files that are nested deeply."""
    for file, (start, opening, inner, closing, end) in NESTED.items():
        for depth in (90, 900, 5_000, 50_000, 300_000):
            yield Bomb(
                f"depth {depth:,}",
                file,
                lambda s=start, o=opening, i=inner, c=closing, e=end, n=depth: (
                    s + o * n + i + c * n + e
                ).encode(),
            )


def _xlsx(rows: str, **members: str | bytes) -> bytes:
    return office_files.xlsx({"S": rows}, **members)


def _csv_of_json(count: int) -> bytes:
    cell = '"{""' + '"": ""x"", ""'.join(f"k{n}" for n in range(count)) + '"": ""x""}"'
    return f"a,b\n{cell},1\n{cell},2\n".encode()


def _aliases(levels: int, width: int) -> str:
    lines = ["a0: &a0 [" + ", ".join(["x"] * width) + "]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * width)}]" for n in range(1, levels)]
    return "\n".join(lines)


# Everything else: what grows with a number, at several of them.
GROWING: dict[str, tuple[str, Callable[[int], str | bytes], tuple[int, ...]]] = {
    "dots in a key": ("a.toml", lambda n: "a" + ".a" * n + " = 'x'", (900, 20_000, 200_000)),
    "dots in a heading": ("a.toml", lambda n: "[a" + ".a" * n + "]\nb = 'x'", (900, 20_000)),
    "dots in many keys": (
        "a.toml",
        lambda n: "\n".join(f"k{i}" + ".a" * 90 + " = 'x'" for i in range(n)),
        (1_000, 2_000),
    ),
    "arrays within arrays": (
        "a.toml",
        lambda n: "".join("[[" + "a." * i + "a]]\n" for i in range(n)) + "b = 'x'",
        (90, 900),
    ),
    "keys with dots": (
        "a.toml",
        lambda n: "".join(f"a.b{i} = 'x'\n" for i in range(n)),
        (100_000,),
    ),
    "dots in a name": ("a.json", lambda n: '{"a' + ".a" * n + '": "x"}', (200_000,)),
    "names along a path": (
        "a.json",
        lambda n: '{"' + "a" * n + '":' + "[" * 90 + '"x",' * n + '"x"' + "]" * 90 + "}",
        (1_000, 20_000),
    ),
    "escapes": ("a.json", lambda n: '{"a": "' + "\\ud83d" * n + '"}', (200_000,)),
    "comments": ("a.json", lambda n: '{"a": "x"' + "/* */" * n + "}", (200_000,)),
    "open comments": ("a.json", lambda n: '{"a": "x"' + "/*" * n + "}", (200_000,)),
    "last commas": ("a.json", lambda n: '{"a": ["x"' + ", " * n + "]}", (100_000,)),
    "spaces after commas": (
        "a.json",
        lambda n: '{"a": ["x",' + (" " * 100 + ",") * (n // 100) + "]}",
        (200_000,),
    ),
    "columns": (
        "a.json",
        lambda n: "[{" + ",".join(f'"a{i}": "x"' for i in range(n)) + "}]",
        (16_000, 100_000),
    ),
    "columns that come late": (
        "a.jsonl",
        lambda n: "".join(f'{{"a{i}": "x"}}\n' for i in range(n)),
        (4_000, 16_000),
    ),
    "languages": (
        "a.xcstrings",
        lambda n: (
            '{"sourceLanguage":"en","strings":{"a":{"localizations":{'
            + ",".join(f'"l{i}":{{"stringUnit":{{"value":"x"}}}}' for i in range(n))
            + "}}}}"
        ),
        (400, 100_000),
    ),
    "substitutions": (
        "a.xcstrings",
        lambda n: (
            '{"sourceLanguage":"en","strings":{"a":{"localizations":{"es":{"stringUnit":{"value":"x"},"substitutions":{'
            + ",".join(
                f'"s{i}":{{"variations":{{"plural":{{"one":{{"stringUnit":{{"value":"x"}}}}}}}}}}'
                for i in range(n)
            )
            + "}}}}}}"
        ),
        (100_000,),
    ),
    "aliases": ("a.yml", lambda n: _aliases(n, 9), (6, 9, 30)),
    "aliases of a list": (
        "a.yml",
        lambda n: "a: &a [" + "x," * n + "x]\nb: [" + "*a," * n + "*a]",
        (1_000, 50_000),
    ),
    "aliases of a text": (
        "a.yml",
        lambda n: f"a: &a {'x' * n}\nb: [" + "*a," * n + "*a]",
        (1_000, 90_000),
    ),
    "aliases of a name": (
        "a.yml",
        lambda n: f"? &a {'x' * n}\n: b\nc: [" + "{*a : y}," * n + "x]",
        (1_000, 90_000),
    ),
    "merges": (
        "a.yml",
        lambda n: (
            "a: &a {"
            + ",".join(f"k{i}: x" for i in range(300))
            + "}\n"
            + "".join(f"b{i}:\n  <<: *a\n" for i in range(n))
        ),
        (300, 50_000),
    ),
    "anchors": (
        "a.yml",
        lambda n: "a: [" + ",".join(f"&a{i} x" for i in range(n)) + "]",
        (100_000,),
    ),
    "documents": ("a.yml", lambda n: "--- {a: b}\n" * n, (100_000,)),
    "names one below the other": (
        "a.yml",
        lambda n: "".join(" " * i + "a:\n" for i in range(n)) + " " * n + "a: x",
        (90, 900, 2_000),
    ),
    "long names": ("a.yml", lambda n: "a: {? " + "x" * n + " : b}", (500, 200_000)),
    "variants": (
        "a.ftl",
        lambda n: "a = { $n ->\n" + "".join(f" [v{i}] x\n" for i in range(n)) + " *[o] x\n }\n",
        (900, 50_000),
    ),
    "choices": (
        "a.ftl",
        lambda n: "a = " + "{ $n ->\n [a] x\n *[o] x\n } " * n + "\n",
        (400, 10_000),
    ),
    "junk": ("a.ftl", lambda n: "a\n" * n, (200_000,)),
    "attributes": ("a.ftl", lambda n: "a = x\n" + " .b = c\n" * n, (100_000,)),
    "placeables": ("a.ftl", lambda n: "a = " + "{ $a }" * n + "\n", (50_000,)),
    "indented lines": (
        "a.ftl",
        lambda n: "a =\n" + "".join(" " * (n - i) + "b\n" for i in range(n)),
        (1_000,),
    ),
    "variables": ("a.php", lambda n: "<?php return ['a' => \"" + "$a[" * n + '"];', (100_000,)),
    "braces": ("a.php", lambda n: "<?php return ['a' => \"" + "{$" * n + '"];', (100_000,)),
    "arrows": ("a.php", lambda n: "<?php return ['a' => \"" + "$a->b" * n + '"];', (100_000,)),
    "open heredocs": ("a.php", lambda n: "<?php return [" + "<<<A\n" * n, (50_000,)),
    "heredocs": ("a.php", lambda n: "<?php return [" + "<<<A\nx\nA,\n" * n + "];", (50_000,)),
    "indented heredoc": (
        "a.php",
        lambda n: "<?php return [<<<A\n" + (" " * 100 + "x\n") * (n // 100) + " " * n + "A];",
        (100_000,),
    ),
    "statements": ("a.php", lambda n: "<?php " + "$a['b'] = 'c';\n" * n, (100_000,)),
    "keys of keys": ("a.php", lambda n: "<?php $a" + "['b']" * n + " = 'c';", (90, 900, 50_000)),
    "merged arrays": (
        "a.php",
        lambda n: "<?php " + "$a = array_merge($a, ['b' => 'c']);\n" * n,
        (50_000,),
    ),
    "arrays of themselves": (
        "a.php",
        lambda n: "<?php $a = ['x'];\n" + "$a = array_merge($a, $a);\n" * n + "return $a;",
        (25, 1_000),
    ),
    "arrays within themselves": (
        "a.php",
        lambda n: "<?php $a = ['x'];\n" + "$a = [$a, $a];\n" * n + "return $a;",
        (25, 1_000),
    ),
    "plurals": ("a.php", lambda n: "<?php return ['a' => '" + "x|" * n + "x'];", (100_000,)),
    "nulls": (
        "a.l10n.php",
        lambda n: "<?php return ['language'=>'x','messages'=>['a' => \"" + "\\0" * n + '"]];',
        (100_000,),
    ),
    "comments in code": ("a.php", lambda n: "<?php return [" + "/* */" * n + "'a'];", (100_000,)),
    "open comments in code": ("a.php", lambda n: "<?php return [" + "/* " * n, (100_000,)),
    "closing tags": ("a.php", lambda n: "<?php return ['a'];" + "?><?php " * n, (50_000,)),
    "blanks after closing tags": (
        "a.php",
        lambda n: "<?php return ['a'];" + ("?>" + "\n" * 40 + "<?php ") * n,
        (20_000,),
    ),
    "open quotes": (
        "a.ini",
        lambda n: '[a]\nb="' + "\nx" * 99 + ('\nb="' + "\nx" * 99) * (n // 100),
        (100_000,),
    ),
    "backslashes": ("a.ini", lambda n: '[a]\nb="' + "\\" * n, (100_000,)),
    "many lines of a text": ("a.ini", lambda n: '[a]\nb="x' + "\n" * 90 + 'x"', (1,)),
    "escaped quotes": ("a.ini", lambda n: '[a]\nb="' + '"_QQ_"' * n + "x", (30, 100_000)),
    "continued lines": ("a.properties", lambda n: "a=" + "\\\n" * n, (200_000,)),
    "backslashes in a row": ("a.properties", lambda n: "a=" + "\\" * n, (200_001,)),
    "comments above": ("a.strings", lambda n: "/* a */\n" * n + '"a"="b";', (100_000,)),
    "open comments above": ("a.strings", lambda n: "/* " * n + '"a"="b";', (100_000,)),
    "slashes above": ("a.strings", lambda n: "//" * n + '\n"a"="b";', (100_000,)),
    "comments beside": ("a.strings", lambda n: '"a"' + "/**/" * n + '="b";', (100_000,)),
    "comments of PO": ("a.po", lambda n: "# a\n" * n + 'msgid "a"\nmsgstr "b"\n', (200_000,)),
    "forms of PO": (
        "a.po",
        lambda n: 'msgid "a"\nmsgid_plural "b"\n' + "".join(f'msgstr[{i}] "x"\n' for i in range(n)),
        (100_000,),
    ),
    "a high form of PO": (
        "a.po",
        lambda n: f'msgid "a"\nmsgid_plural "b"\nmsgstr[{n}] "x"\n',
        (100_000, 10**9),
    ),
    "forms of Qt": (
        "a.ts",
        lambda n: (
            "<!DOCTYPE TS><TS><context><message numerus='yes'><source>a</source><translation>"
            + "<numerusform>x</numerusform>" * n
            + "</translation></message></context></TS>"
        ),
        (100_000,),
    ),
    "forms in turn": (
        "a.po",
        lambda n: "".join(
            f'msgid "a{i}"\nmsgid_plural "b"\n'
            + "".join(f'msgstr[{k}] "x"\n' for k in range(i))
            + "\n"
            for i in range(n)
        ),
        (300, 700),
    ),
    "languages of a memory": (
        "a.tmx",
        lambda n: (
            "<tmx version='1.4'><header srclang='en'/><body><tu>"
            + "".join(f"<tuv xml:lang='l{i}'><seg>x</seg></tuv>" for i in range(n))
            + "</tu></body></tmx>"
        ),
        (400, 100_000),
    ),
    "languages in turn": (
        "a.tmx",
        lambda n: (
            "<tmx version='1.4'><header srclang='en'/><body>"
            + "".join(f"<tu><tuv xml:lang='l{i % 499}'><seg>x</seg></tuv></tu>" for i in range(n))
            + "</body></tmx>"
        ),
        (20_000, 50_000),
    ),
    "origins": (
        "a.xlf",
        lambda n: (
            "<xliff version='1.2'><file source-language='en' target-language='es'><body><trans-unit id='1'><source>a</source><target>b</target>"
            + "".join(f"<alt-trans origin='o{i}'><target>x</target></alt-trans>" for i in range(n))
            + "</trans-unit></body></file></xliff>"
        ),
        (400, 50_000),
    ),
    "origins in turn": (
        "a.xlf",
        lambda n: (
            "<xliff version='1.2'><file source-language='en' target-language='es'><body>"
            + "".join(
                f"<trans-unit id='{i}'><source>a</source><target>b</target><alt-trans origin='o{i}'><target>x</target></alt-trans></trans-unit>"
                for i in range(n)
            )
            + "</body></file></xliff>"
        ),
        (2_000, 20_000),
    ),
    "segments of a unit": (
        "a.xlf",
        lambda n: (
            "<xliff version='1.2'><file source-language='en' target-language='es'><body><trans-unit id='1'><source>a</source><seg-source>"
            + "".join(f"<mrk mtype='seg' mid='{i}'>a</mrk>" for i in range(n))
            + "</seg-source><target>"
            + "".join(f"<mrk mtype='seg' mid='{i}'>a</mrk>" for i in range(n))
            + "</target></trans-unit></body></file></xliff>"
        ),
        (50_000,),
    ),
    "order of segments": (
        "a.xliff",
        lambda n: (
            "<xliff xmlns='urn:oasis:names:tc:xliff:document:2.0' version='2.0' srcLang='en' trgLang='es'><file id='f'><unit id='u'>"
            + "".join(
                f"<segment id='{i}'><source>a</source><target order='{n - i}'>b</target></segment>"
                for i in range(n)
            )
            + "</unit></file></xliff>"
        ),
        (50_000,),
    ),
    "data of a unit": (
        "a.xliff",
        lambda n: (
            "<xliff xmlns='urn:oasis:names:tc:xliff:document:2.0' version='2.0' srcLang='en' trgLang='es'><file id='f'><unit id='u'><originalData><data id='d'>"
            + "x" * n
            + "</data></originalData><segment id='s'><source>"
            + "<ph id='1' dataRef='d'/>" * n
            + "</source></segment></unit></file></xliff>"
        ),
        (1_000, 20_000),
    ),
    "white space of a declaration": (
        "a.xlf",
        lambda n: "<?xml version='1.0' " + " " * n + "encoding='utf-8'?><xliff version='1.2'/>",
        (200_000,),
    ),
    "comments before the root": (
        "a.xlf",
        lambda n: "<!-- a -->" * n + "<xliff version='1.2'/>",
        (100_000,),
    ),
    "open comments before the root": (
        "a.xlf",
        lambda n: "<!--" * n + "<xliff version='1.2'/>",
        (100_000,),
    ),
    "attributes of an element": (
        "a.xlf",
        lambda n: "<xliff version='1.2' " + " ".join(f"a{i}='1'" for i in range(n)) + "/>",
        (50_000,),
    ),
    "name spaces": (
        "a.xlf",
        lambda n: "<xliff version='1.2' " + " ".join(f"xmlns:a{i}='u{i}'" for i in range(n)) + "/>",
        (20_000,),
    ),
    "name spaces within": (
        "a.xlf",
        lambda n: "<xliff version='1.2'>" + "".join(f"<a{i} xmlns:a{i}='u{i}'>" for i in range(n)),
        (900, 20_000),
    ),
    "entities": (
        "a.xlf",
        lambda n: (
            "<!DOCTYPE x ["
            + "".join(f"<!ENTITY e{i} '&e{i - 1};&e{i - 1};'>" for i in range(n))
            + "]><xliff/>"
        ),
        (1_000, 20_000),
    ),
    "references": (
        "a.xlf",
        lambda n: "<!DOCTYPE x SYSTEM 'x'><xliff>" + "&a" * n + "</xliff>",
        (100_000,),
    ),
    "attribute lists": (
        "a.xlf",
        lambda n: "<!DOCTYPE x [" + "<!ATTLIST x a CDATA 'x'>" * n + "]><xliff/>",
        (50_000,),
    ),
    "quotes of a DOCTYPE": ("a.xlf", lambda n: "<!DOCTYPE x '" + "''" * n, (100_000,)),
    "styles of cues": (
        "a.ttml",
        lambda n: (
            "<tt xmlns='http://www.w3.org/ns/ttml' xmlns:tts='http://www.w3.org/ns/ttml#styling'><head><styling>"
            + "".join(f"<style xml:id='s{i}' style='s{i + 1}'/>" for i in range(n))
            + "</styling></head><body><div>"
            + "<p begin='1s' end='2s' style='s0'>a</p>" * 100
            + "</div></body></tt>"
        ),
        (900, 20_000),
    ),
    "cues of all times": (
        "a.srt",
        lambda n: "".join(f"{i}\n00:00:00,000 --> 99:59:59,999\nx{i}\n\n" for i in range(n)),
        (50_000,),
    ),
    "captions that roll": (
        "a.srt",
        lambda n: "".join(
            f"{i}\n00:{i // 60 % 60:02}:{i % 60:02},000 --> 00:{i // 60 % 60:02}:{i % 60 + 1:02},000\n"
            + "\n".join(["x"] * 50)
            + "\n\n"
            for i in range(n)
        ),
        (3_000,),
    ),
    "numbers within a cue": (
        "a.srt",
        lambda n: "1\n00:00:01,000 --> 00:00:02,000\nx\n" + "\n2x\n" * n,
        (100_000,),
    ),
    "almost times": (
        "a.srt",
        lambda n: "1\n00:00:01,000 --> 00:00:02,000\nx\n" + ("0:" * n) + "\n",
        (100_000,),
    ),
    "almost two times": (
        "a.srt",
        lambda n: "1\n00:00:01,000 --> 00:00:02,000\nx\n" + "0:" + "-" * n + "0:0:0:0 x\n",
        (100_000,),
    ),
    "lines of white space in a cue": (
        "a.vtt",
        lambda n: "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nx\n" + " \nx\n" * n,
        (20_000,),
    ),
    "blank lines in a cue": (
        "a.vtt",
        lambda n: "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nx\n" + "\n" * n,
        (200_000,),
    ),
    "arrows in a cue": (
        "a.vtt",
        lambda n: "WEBVTT\n\n" + "00:00:01.000 --> 00:00:02.000\n" * n,
        (50_000,),
    ),
    "columns of a table": (
        "a.csv",
        lambda n: ",".join(f"c{i}" for i in range(n)) + "\n" + ",".join(["x"] * n) + "\n",
        (16_000, 500_000),
    ),
    "equal headings": ("a.csv", lambda n: "a," * n + "a\n" + "x," * n + "x\n", (16_000,)),
    "equal headings of letters": (
        "a.csv",
        lambda n: ",".join(f"a ({i})" for i in range(n)) + ",a,a\n" + "x," * n + "x,x\n",
        (10_000,),
    ),
    "columns that are wide below": (
        "a.csv",
        lambda n: "a,b\n" + "".join("," * (i % 16_000) + "x\n" for i in range(n)),
        (1_000, 20_000),
    ),
    "lines in quotes": ("a.csv", lambda n: 'a,b\n1,"' + "\n" * n, (900, 200_000)),
    "open quotes of a table": ("a.csv", lambda n: "a,b\n" + '1,"x\n' * n, (100_000,)),
    "escaped quotes of a table": ("a.csv", lambda n: "a,b\n" + '1,"x\\"' * n, (100_000,)),
    "titles": ("a.csv", lambda n: "Title\n" * n + "a,b\n1,2\n", (20, 200_000)),
    "cells of JSON": ("a.csv", _csv_of_json, (1_000, 50_000)),
    "cells of lists": ("a.csv", lambda n: "a,b\n" + f'"[{"0," * n}0]",x\n' * 2, (100_000,)),
    "cells of open lists": ("a.csv", lambda n: "a,b\n" + f'"{"[" * n}",x\n' * 2, (900, 100_000)),
    "cells of different members": (
        "a.csv",
        lambda n: "a,b\n" + "".join(f'"{{""k{i}"": ""x""}}",y\n' for i in range(n)),
        (4_000, 20_000),
    ),
    "columns of systems": (
        "a.csv",
        lambda n: "system,source,mt\n" + "".join(f"s{i},a,b\n" for i in range(n)),
        (20_000,),
    ),
    "columns of languages": (
        "a.csv",
        lambda n: (
            "language,source,mt\n"
            + "".join(f"{'es fr de it'.split()[i % 4]},a{i % 7},b\n" for i in range(n))
        ),
        (50_000,),
    ),
    "headings": ("a.md", lambda n: "# a\n" * n, (100_000,)),
    "heading underlines": ("a.md", lambda n: "# a\n\n" + "a\n=\n" * n, (100_000,)),
    "definitions": (
        "a.md",
        lambda n: "# a\n\n" + "".join(f"[a{i}]: b\n" for i in range(n)),
        (50_000,),
    ),
    "uses of a definition": (
        "a.md",
        lambda n: "# a\n\n[a]: " + "b" * n + "\n\n" + "[a]" * n,
        (1_000, 20_000),
    ),
    "open links": ("a.md", lambda n: "# a\n\n" + "[a](" * n, (50_000,)),
    "open links to places": ("a.md", lambda n: "# a\n\n" + "[a](<b" * n, (50_000,)),
    "titles of links": ("a.md", lambda n: "# a\n\n" + '[a](b "' * n, (20_000,)),
    "code marks": ("a.md", lambda n: "# a\n\n" + "".join("`" * i + "a" for i in range(n)), (600,)),
    "tables of Markdown": (
        "a.md",
        lambda n: "|" + "a|" * n + "\n|" + "-|" * n + "\n" + "|x|\n" * n,
        (300, 5_000),
    ),
    "quotes of Markdown": (
        "a.md",
        lambda n: "# a\n\n" + "".join("> " * (i % 90) + "a\n" for i in range(n)),
        (5_000,),
    ),
    "lists of Markdown": (
        "a.md",
        lambda n: "# a\n\n" + "".join("  " * (i % 45) + "- a\n" for i in range(n)),
        (20_000,),
    ),
    "front matter": ("a.md", lambda n: "---\n" + "a\n" * n, (200_000,)),
    "HTML in Markdown": ("a.md", lambda n: "# a\n\n" + "<div>\n\n" * n, (20_000,)),
    "inline HTML in Markdown": ("a.md", lambda n: "# a\n\n" + "a <b " * n, (50_000,)),
    "comments in Markdown": ("a.md", lambda n: "# a\n\n" + "a <!-- " * n, (20_000,)),
    "declarations in Markdown": ("a.md", lambda n: "# a\n\n" + "a <!A " * n, (20_000,)),
    "instructions in Markdown": ("a.md", lambda n: "# a\n\n" + "a <? " * n, (20_000,)),
    "sections in Markdown": ("a.md", lambda n: "# a\n\n" + "a <![CDATA[ " * n, (20_000,)),
    "entities in Markdown": ("a.md", lambda n: "# a\n\n" + "&a" * n, (100_000,)),
    "autolinks": ("a.md", lambda n: "# a\n\n" + "<a:" * n, (50_000,)),
    "strikes": ("a.md", lambda n: "# a\n\n" + "~~a ~" * n, (50_000,)),
    "stars": ("a.md", lambda n: "# a\n\n" + "**a*" * n, (50_000,)),
    "backslashes of Markdown": ("a.md", lambda n: "# a\n\n" + "\\\n" * n, (50_000,)),
    "bars": ("a.md", lambda n: "|" * n + "\n" + "|" * n + "\n", (100_000,)),
    "attributes of HTML": (
        "a.html",
        lambda n: (
            "<html><body><p " + " ".join(f"a{i}=1" for i in range(n)) + ">x</p></body></html>"
        ),
        (20_000,),
    ),
    "open elements": ("a.html", lambda n: "<html><body>" + "<p>a" * n, (100_000,)),
    "open formatting": ("a.html", lambda n: "<html><body>" + "<p><b>a" * n, (20_000,)),
    "elements in the wrong order": (
        "a.html",
        lambda n: "<html><body>" + "<b><i></b></i>" * n + "a",
        (20_000,),
    ),
    "ends without starts": ("a.html", lambda n: "<html><body>" + "</p></b>" * n + "a", (50_000,)),
    "spans of cells": (
        "a.html",
        lambda n: (
            "<html><body><table>"
            + f"<tr><td colspan={n} rowspan={n}>a</td></tr>" * 500
            + "</table></body></html>"
        ),
        (90, 60_000),
    ),
    "grids": (
        "a.html",
        lambda n: (
            "<html><body>"
            + "<table><tr><td>Source<td>Target<tr><td>a<td>b</table>" * n
            + "</body></html>"
        ),
        (10_000,),
    ),
    "skipped characters": (
        "a.rtf",
        lambda n: r"{\rtf1 \uc99999 " + r"\u8364 " * n + "}",
        (50_000,),
    ),
    "binary data": ("a.rtf", lambda n: r"{\rtf1 a" + rf"\bin{n} " + "}", (10**9,)),
    "fonts": (
        "a.rtf",
        lambda n: r"{\rtf1{\fonttbl" + "".join(rf"{{\f{i} a;}}" for i in range(n)) + r"}a\par}",
        (50_000,),
    ),
    "unknown groups": ("a.rtf", lambda n: r"{\rtf1 " + r"{\*\x a}" * n + r"a\par}", (50_000,)),
    "texts in two versions": (
        "a.rtf",
        lambda n: r"{\rtf1 " + r"{\upr a" * n + "}" * n + r"a\par}",
        (900, 50_000),
    ),
    "texts in two versions in turn": (
        "a.rtf",
        lambda n: r"{\rtf1 " + r"{\upr a}" * n + r"a\par}",
        (50_000,),
    ),
    "cells of a row": (
        "a.rtf",
        lambda n: r"{\rtf1 \trowd" + r"\cellx1" * n + r"\pard\intbl " + r"a\cell " * n + r"\row}",
        (20_000,),
    ),
    "rows of RTF": (
        "a.rtf",
        lambda n: r"{\rtf1 " + r"\trowd\cellx1\cellx2\pard\intbl a\cell b\cell\row " * n + "}",
        (20_000,),
    ),
    "tables within tables": (
        "a.rtf",
        lambda n: r"{\rtf1 " + "".join(rf"\itap{i} a\nestcell " for i in range(n)) + r"\row}",
        (5_000,),
    ),
    "rows": (
        "a.xlsx",
        lambda n: _xlsx("<row><c><v>1</v></c></row>" * n),
        (300_000, 1_100_000, 3_000_000),
    ),
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
            office_files.xlsx_rows([["a", "b"]])
            + f'<row r="{n}">'
            + office_files.xlsx_cell(f"XFD{n}")
            + "</row>"
        ),
        (1_000, 1_048_576),
    ),
    "one cell": (
        "a.xlsx",
        lambda n: _xlsx(office_files.xlsx_cell("A1", "x" * n)),
        (100 * MEGABYTE, 400 * MEGABYTE),
    ),
    "cells of a long text": (
        "a.xlsx",
        lambda n: _xlsx(
            "<row>" + '<c t="s"><v>0</v></c>' * n + "</row>",
            **{
                "xl/sharedStrings.xml": '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>'
                + "x" * 1_000_000
                + "</t></si></sst>"
            },
        ),
        (500, 10_000),
    ),
    "shared texts": (
        "a.xlsx",
        lambda n: _xlsx(
            "<row><c><v>1</v></c></row>",
            **{"xl/sharedStrings.xml": "<sst>" + "<si><t>x</t></si>" * n + "</sst>"},
        ),
        (3_000_000,),
    ),
    "merged cells": (
        "a.xlsx",
        lambda n: office_files.xlsx(
            {"S": office_files.xlsx_rows([["a", "b"], ["1", "2"]])},
            after="<mergeCells>" + '<mergeCell ref="A1:XFD1048576"/>' * n + "</mergeCells>",
        ),
        (200_000,),
    ),
    "sheets": (
        "a.xlsx",
        lambda n: office_files.xlsx(
            {f"S{i}": office_files.xlsx_rows([["a", "b"], ["1", "2"]]) for i in range(n)}
        ),
        (1_000, 5_000),
    ),
    "formats of cells": (
        "a.xlsx",
        lambda n: _xlsx(
            "<row><c s='1'><v>1</v></c></row>",
            **{
                "xl/styles.xml": "<styleSheet><numFmts>"
                + "<numFmt numFmtId='200' formatCode='"
                + "[" * n
                + "'/></numFmts><cellXfs>"
                + "<xf numFmtId='200'/>" * 100
                + "</cellXfs></styleSheet>"
            },
        ),
        (100_000,),
    ),
    "formulas": ("a.xlsx", lambda n: _xlsx("<row><c><f>A1</f></c></row>" * n), (300_000,)),
    "empty members of an archive": (
        "a.xlsx",
        lambda n: _xlsx("", **{f"x{i}": "" for i in range(n)}),
        (60_000,),
    ),
    "a large member": ("a.xlsx", lambda n: _xlsx("", **{"x.bin": b"\0" * n}), (600 * MEGABYTE,)),
    "a large part": ("a.docx", lambda n: office_files.docx("<w:p/>" * n), (1_000_000, 20_000_000)),
    "paragraphs": (
        "a.docx",
        lambda n: office_files.docx("<w:p><w:r><w:t>a</w:t></w:r></w:p>" * n),
        (300_000, 5_000_000),
    ),
    "runs of a paragraph": (
        "a.docx",
        lambda n: office_files.docx("<w:p>" + "<w:r><w:t>a</w:t></w:r>" * n + "</w:p>"),
        (300_000, 5_000_000),
    ),
    "tables in tables": (
        "a.docx",
        lambda n: office_files.docx(
            "<w:tbl><w:tr><w:tc>" * n
            + "<w:p><w:r><w:t>a</w:t></w:r></w:p>"
            + "</w:tc></w:tr></w:tbl>" * n
        ),
        (60, 600, 5_000),
    ),
    "spans of DOCX": (
        "a.docx",
        lambda n: office_files.docx(
            "<w:tbl>"
            + f'<w:tr><w:tc><w:tcPr><w:gridSpan w:val="{n}"/></w:tcPr><w:p><w:r><w:t>a</w:t></w:r></w:p></w:tc></w:tr>'
            * 500
            + "</w:tbl>"
        ),
        (90, 10**9),
    ),
    "slides": (
        "a.pptx",
        lambda n: office_files.pptx([office_files.pptx_shape("a")] * n),
        (1_000, 5_000),
    ),
    "shapes": (
        "a.pptx",
        lambda n: office_files.pptx([office_files.pptx_shape("a") * n]),
        (20_000,),
    ),
    "repeated cells": (
        "a.ods",
        lambda n: office_files.ods(
            office_files.ods_table(
                f'<table:table-row><table:table-cell table:number-columns-repeated="{n}"><text:p>a</text:p></table:table-cell></table:table-row>'
            )
        ),
        (16_000, 10**9),
    ),
    "repeated rows": (
        "a.ods",
        lambda n: office_files.ods(
            office_files.ods_table(
                f'<table:table-row table:number-rows-repeated="{n}"><table:table-cell><text:p>a</text:p></table:table-cell></table:table-row>'
            )
        ),
        (1_000_000, 10**9),
    ),
    "repeated spaces": (
        "a.ods",
        lambda n: office_files.ods(
            office_files.ods_table(
                "<table:table-row><table:table-cell><text:p>a"
                + f'<text:s text:c="{n}"/>' * 10_000
                + "</text:p></table:table-cell></table:table-row>"
            )
        ),
        (10**6,),
    ),
    "repeated spaces of ODT": (
        "a.odt",
        lambda n: office_files.odt(f'<text:p>a<text:s text:c="{n}"/>b</text:p>' * 10_000),
        (10**6,),
    ),
    "a long line": ("a.txt", lambda n: "a" * n, (11_000_000, 50_000_000)),
    "blank lines": ("a.txt", lambda n: "\n" * n, (10_000_000,)),
    "carriage returns": ("a.txt", lambda n: "a\r" * n + "\n", (3_000_000,)),
    "angle brackets": ("a.txt", lambda n: "<" * n, (200_000,)),
    "lists by sentence": (
        "a.zip",
        lambda n: office_files.archive({f"d{i}/a.txt": "a\n" for i in range(n)}),
        (9_000, 60_000),
    ),
    "a file of zeros": (
        "a.zip",
        lambda n: office_files.archive({"a.txt": b"a\n" * n}),
        (100_000_000, 300_000_000),
    ),
    "archives in archives": ("a.zip", lambda n: _archives(n), (3, 20)),
}


def _archives(levels: int) -> bytes:
    data = office_files.archive({"a.txt": "a\n"})
    for _ in range(levels):
        data = office_files.archive({"a.zip": data, "a.txt": "a\n"})
    return data


def growing() -> Iterator[Bomb]:
    """Yield files in which one thing grows."""
    for title, (file, make, numbers) in GROWING.items():
        for number in numbers:

            def made(make: Callable[[int], str | bytes] = make, number: int = number) -> bytes:
                data = make(number)
                return data if isinstance(data, bytes) else data.encode("utf-8", "surrogatepass")

            yield Bomb(f"{title}, {number:,}", file, made)


def bombs() -> list[Bomb]:
    """Return all bombs."""
    return [*growing(), *nested(), *repeated(), *runs()]


def read_bomb(bomb: Bomb, folder: Path) -> Reading:
    """Read a bomb in a process of its own; return what that took."""
    path = folder / bomb.file
    _in_process(lambda: str(path.write_bytes(bomb.make())), limited=False)
    return _in_process(lambda: _outcome(path), limited=True)


def _outcome(path: Path) -> str:
    try:
        contents = read_contents(path)
        guess_selections(contents)
        document_of(contents, parse_address(f"x#{available(contents)[0]}").selection)
    except BleuError as error:
        return f"{error!r}"[:200]
    return "read"


def _in_process(work: Callable[[], str], *, limited: bool) -> Reading:
    """Do work in a copy of this process, which no limit can harm."""
    receiver, sender = os.pipe()
    process = os.fork()
    if not process:
        os.close(receiver)
        if limited:
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
    """Read the bombs whose names have all words; return how many fail, as an exit code."""
    step = int(words.pop(0)) if words and words[0].isdecimal() else 1
    chosen = [
        bomb for bomb in bombs() if all(word in f"{bomb.file} {bomb.title}" for word in words)
    ]
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        for bomb in chosen[::step]:
            found = read_bomb(bomb, Path(folder))
            name = f"{bomb.file}: {bomb.title}"
            if found.failure:
                failures += 1
            said = f"FAILED ({found.failure})" if found.failure else found.outcome
            if found.failure or found.seconds > 5 or found.memory > MEMORY // 2:
                print(f"{name}: {said}, {found.seconds:.1f} s, {found.memory >> 20} MB", flush=True)
    print(f"{len(chosen[::step])} bombs, {failures} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
