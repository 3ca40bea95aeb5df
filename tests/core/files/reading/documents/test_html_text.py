"""HTML as a browser shows it: the text of each block."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from itertools import pairwise
from pathlib import Path

import pytest

from bleu_core.files.addresses import FieldKind, Role
from bleu_core.files.contents import Contents, Format, Tag, plain_text
from bleu_core.files.documents import document_of
from bleu_core.files.encodings import EncodingSource
from bleu_core.files.errors import FileMalformed, FileWrongFormat, NoUnits
from bleu_core.files.reading.formats import read_contents
from bleu_core.files.reading.html_blocks import blocks_of, parse
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.table_elements import TableElements
from tests.helpers.mutations import HTML


def read(folder: Path, text: str | bytes, name: str = "a.html") -> Contents:
    (folder / name).write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_contents(folder / name)


def texts(folder: Path, text: str | bytes) -> list[str]:
    return [plain_text(cell) for cell in read(folder, text).tables[0].fields[0].cells]


def test_the_text_of_each_block(tmp_path: Path) -> None:
    contents = read(tmp_path, HTML)
    table = contents.tables[0]
    assert (contents.format, table.fields[0].language) == (Format.HTML, "es")
    assert texts(tmp_path, HTML) == [
        "T & u", "Hola mundo, enlace \xa0fin. otra línea", "Sin cerrar", "uno", "dos", "tres",
        "cuatro", "c1", "c2", "suelto y más",
    ]  # fmt: skip
    assert list(table.lines[:4]) == [2, 4, 6, 7]
    assert (table.keys, table.key_kind) == ((), None)


def test_html_is_recognized_by_its_content(tmp_path: Path) -> None:
    for start in (
        "<!doctype html>\n",
        "<html>",
        "<!-- c -->\n<HTML>",
        "\n<!DOCTYPE HTML PUBLIC 'x'>",
    ):
        for name in ("a.txt", "plain"):
            assert read(tmp_path, f"{start}<body><p>Hola\n", name).format is Format.HTML
    assert read(tmp_path, "<html><p>Hola</p></html>", "a.xml").format is Format.HTML
    # A single tag does not make a page.
    assert read(tmp_path, "<p>Hola\n<b>x</b>\n", "a.txt").format is Format.TEXT


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("<p>a<b>b</b> <i> c</i> d", ["ab c d"]),
        ("<p>a <br> b<br>c", ["a b c"]),
        ("<p>  a\n\t b  </p>\n", ["a b"]),
        ("<p>a<div>b</div>c", ["a", "b", "c"]),
        ("a<hr>b", ["a", "b"]),
        ("<h1>a</h1><dl><dt>b<dd>c</dl>", ["a", "b", "c"]),
        ("<select><option>a<option>b</select>", ["a", "b"]),
        ("<p>a &lt;b&gt; &eacute;&#233;&#xE9; &copy; &nosuch; & b", ["a <b> ééé © &nosuch; & b"]),
        ("<p>a < b", ["a < b"]),
        ("<p>a<script>x</script>b<style>y</style>c<svg><text>z</text></svg>", ["abc"]),
        ("<pre>a\n  b</pre><pre class=x><code>c</code></pre>", ["a b"]),
        ("<p>use <code>x</code>", ["use x"]),
        ("<p translate=no>a</p><p>b <i translate=no>c</i>", ["b c"]),
        ("<noscript>a</noscript><iframe src=x></iframe><p>b", ["a", "b"]),
        ("<p>a<my-tag>b</my-tag><img alt=x title=y>c", ["abc"]),
        ("<p>你好<wbr>世界</p>", ["你好世界"]),
        ("<p>a<span hidden>x</span>b</p><p hidden>c</p><div hidden=until-found><p>d</div>", ["ab"]),
        ("<p>a<i style='color:red; DISPLAY : none'>x</i>b<p style=visibility:hidden>c", ["ab"]),
        ("<p style='content:display;--display:none'>a<p aria-hidden=true>b", ["a", "b"]),
        ("<body style=display:none><p>a<template>x</template>b", ["ab"]),
        ("<p>a <del>x <b>y</b></del><ins>b</ins> <s>c</s>", ["a b c"]),
        ("<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp>字<rp>(<rt>ji<rp>)</ruby>。", ["漢字。"]),
    ],
)
def test_the_text_that_a_browser_shows_is_read(tmp_path: Path, text: str, found: list[str]) -> None:
    assert texts(tmp_path, text) == found


def test_inline_elements_are_tags(tmp_path: Path) -> None:
    [cell] = read(tmp_path, '<p>a <a href="x&amp;y">b</a><br>c').tables[0].fields[0].cells
    assert cell == (
        "a ", Tag("a", '<a href="x&y">'), "b", Tag("/a", "</a>"), Tag("br", "<br>", True), "c"
    )  # fmt: skip


SOURCES = [
    "The ferry leaves at 7:45 from the old harbor.",
    "Nobody under 12 may use the lift alone.",
    "Bring a torch, warm clothes and something to eat.",
    "The guide waits below the clock tower.",
]
TARGETS = [
    "El transbordador sale a las 7:45 del puerto viejo.",
    "Ningún menor de 12 años puede usar solo el ascensor.",
    "Traiga una linterna, ropa de abrigo y algo de comer.",
    "El guía espera debajo de la torre del reloj.",
]
PAIRS = list(zip(SOURCES, TARGETS, strict=True))


def row(*cells: str, tag: str = "td") -> str:
    return "<tr>" + "".join(f"<{tag}>{cell}</{tag}>" for cell in cells) + "</tr>"


def rows(pairs: Iterable[tuple[str, ...]] = PAIRS) -> str:
    return "".join(row(*pair) for pair in pairs)


HEADINGS = row("Source", "Target", tag="th")


@pytest.mark.parametrize(
    "page",
    [
        f"<table><thead>{HEADINGS}</thead><tbody>{rows()}</tbody></table>",
        f"<table>{row('Traducción', 'Original')}{rows((b, a) for a, b in PAIRS)}</table>",
        "<table>" + rows((str(n), *pair) for n, pair in enumerate(PAIRS, 1)) + "</table>",
        "<table><caption>a.docx</caption><tr><th colspan=3>Project</th></tr>"
        + row("ID", "English", "Spanish", tag="th")
        + rows((f"k{n}", *pair) for n, pair in enumerate(PAIRS, 1))
        + "<tfoot><tr><td colspan=3>4 segments</td></tr></tfoot></table>",
        # The id of a segment is beside its source and the translation below.
        "<table>" + row("ID", "Segment", tag="th")
        + "".join(f"<tr><td rowspan=2>{n}</td><td>{a}</td></tr><tr><td>{b}</td></tr>"
                  for n, (a, b) in enumerate(PAIRS, 1)) + "</table>",
        "<table><tr><td>Menu</td><td><table>" + HEADINGS + rows() + "</table></td></tr></table>",
        "".join(f"<h2>Chapter</h2><table>{HEADINGS}{row(*pair)}</table>" for pair in PAIRS),
        "".join(f"<table>{row('Source', a)}{row('Target', b)}</table>" for a, b in PAIRS),
        f"<h1>Review</h1><p>Please check.</p><table>{HEADINGS}{rows()}</table>",
        "<table>" + HEADINGS
        + "".join(f"<tr><td translate=no>{a}<td><div>{b}</div></tr>" for a, b in PAIRS)
        + "</table>",
    ],
    ids=["thead", "swapped", "no-headings", "colspan", "rowspan", "nested", "chapters", "small",
         "text", "not-translated"],
)  # fmt: skip
def test_bilingual_tables(tmp_path: Path, page: str) -> None:
    contents = read(tmp_path, f"<html lang=es><body>{page}</body></html>")
    document = document_of(contents, role=Role.CANDIDATE)
    assert list(document.segments) == TARGETS
    assert document.encoding is not None


def test_tags_and_lines_in_cells_of_bilingual_tables(tmp_path: Path) -> None:
    page = "<html><table>\n" + HEADINGS + "\n" + rows(PAIRS[1:])
    page += f"\n<tr><td><p>{SOURCES[0]}</p></td><td><p>Uno <b>dos</b></p><p>tres</p></td></tr>"
    document = document_of(read(tmp_path, page))
    assert document.segments[-1] == "Uno dos\ntres"
    assert document.units.tagged[3] == (
        "Uno ", Tag("b", "<b>"), "dos", Tag("/b", "</b>"), "\n", "tres"
    )  # fmt: skip
    assert (document.units.lines[0], document.units.lines[3]) == (3, 4)


@pytest.mark.parametrize(
    "page",
    [
        "<table>" + rows([("Ferry", "7:45"), ("Bus", "8:10"), ("Train", "9:30")]) + "</table>",
        "<table>" + row("Source", "Target") + row("harbor", "puerto") + "</table>"
        + "".join(f"<p>{text}</p>" for text in SOURCES * 3),
        # Columns of a page: a menu, and the text beside it.
        f"<table><tr><td>Home<br>Tours<td><p>{'<p>'.join(SOURCES)}<p>{'<p>'.join(SOURCES)}</table>",
        "<table>" + row("Tour", "What it is about", "Source", tag="th")
        + rows((name, text, "leaflet") for name, text in zip("ABCD", SOURCES, strict=True))
        + "</table>",
        "<table>" + rows(pairwise(SOURCES)) + "</table>",
    ],
    ids=["data", "glossary", "layout", "origin", "one-language"],
)  # fmt: skip
def test_other_tables_are_texts(tmp_path: Path, page: str) -> None:
    contents = read(tmp_path, f"<html>{page}</html>")
    assert contents.tables[0].fields[0].kind is FieldKind.TEXT
    assert not contents.undecided
    document = document_of(contents, role=Role.CANDIDATE)
    assert document.segments == tuple(map(plain_text, contents.tables[0].fields[0].cells))


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        ("<tr><td>a<td>b<tr><td>c<td>d", [["a", "b"], ["c", "d"]]),
        ("<tr><td colspan=2>a<td>b<tr><td>c<td>d<td>e", [["a", "", "b"], ["c", "d", "e"]]),
        ("<tr><td>a<td rowspan=3>b<td>c<tr><td>d<td>e<tr><td>f<td>g<tr><td>h<td>i",
         [["a", "b", "c"], ["d", "", "e"], ["f", "", "g"], ["h", "i"]]),
        ("<tr><td rowspan=2 colspan=2>a<td>b<tr><td>c", [["a", "", "b"], ["", "", "c"]]),
        ("<tr><td rowspan=x>a<td colspan=-3>b<tr><td colspan=0>c<td>d", [["a", "b"], ["c", "d"]]),
        ("<tr><td>a<table><tr><td>x<td>y</table>b<td>c", [["a\nb", "c"], ["x", "y"]]),
        ("<tr><td><td>a<script>b</script>", [["", "a"]]),
        ("<caption>a</caption><tr><td>b", [["b"]]),
    ],
    ids=["plain", "colspan", "rowspan", "both", "wrong", "nested", "empty", "caption"],
)  # fmt: skip
def test_cells_of_tables(tmp_path: Path, cells: str, expected: list[list[str]]) -> None:
    raw = RawFile(tmp_path / "a.html", b"")
    tables = TableElements()
    list(blocks_of(raw, parse(raw, f"<table>{cells}</table>"), tables))
    assert [list(cells) for grid in tables.grids for _, cells in grid.rows] == expected


def test_spans_take_no_memory(tmp_path: Path) -> None:
    raw = RawFile(tmp_path / "a.html", b"")
    tables = TableElements()
    page = "<table>" + "<tr><td colspan=99999 rowspan=99999>a" * 3 + "</table>"
    list(blocks_of(raw, parse(raw, page), tables))
    assert max(len(cells) for _, cells in tables.grids[0].rows) <= 300


def test_encodings(tmp_path: Path) -> None:
    page = '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251"><p>Привет'
    contents = read(tmp_path, page.encode("cp1251"))
    assert contents.encoding is not None
    assert contents.encoding.source is EncodingSource.DECLARED
    assert contents.tables[0].fields[0].cells == ["Привет"]
    # The declared encoding is wrong.
    assert texts(tmp_path, page.encode()) == ["Привет"]
    assert texts(tmp_path, "<p>Año".encode("utf-16")) == ["Año"]


@pytest.mark.parametrize("text", ["<p></p>", "<script>x</script>", "<!-- c -->"])
def test_nothing_to_translate(tmp_path: Path, text: str) -> None:
    with pytest.raises(NoUnits):
        read(tmp_path, text)


def test_no_html(tmp_path: Path) -> None:
    with pytest.raises(FileWrongFormat):
        read(tmp_path, "Just a sentence.\nAnd 1 < 2.\n")


def test_deeply_nested_elements(tmp_path: Path) -> None:
    assert texts(tmp_path, "<div>" * 1000 + "x") == ["x"]
    # Some versions of libxml2 limit the depth.
    with suppress(FileMalformed):
        assert texts(tmp_path, "<div>" * 100_000 + "x") == ["x"]
