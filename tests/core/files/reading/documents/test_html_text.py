"""HTML as a browser shows it: the text of each block."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest

from bleu_core.files.encodings import EncodingSource
from bleu_core.files.errors import FileMalformed, FileWrongFormat, NoUnits
from bleu_core.files.reading.contents import Contents, Format, Tag, plain_text
from bleu_core.files.reading.formats import read_contents
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
    ],
)
def test_the_text_that_a_browser_shows_is_read(tmp_path: Path, text: str, found: list[str]) -> None:
    assert texts(tmp_path, text) == found


def test_inline_elements_are_tags(tmp_path: Path) -> None:
    [cell] = read(tmp_path, '<p>a <a href="x&amp;y">b</a><br>c').tables[0].fields[0].cells
    assert cell == (
        "a ", Tag("a", '<a href="x&y">'), "b", Tag("/a", "</a>"), Tag("br", "<br>", True), "c"
    )  # fmt: skip


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
