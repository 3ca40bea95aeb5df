"""Blocks of HTML: which elements divide a text, are tags in it, or are left out; and its tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.files.contents import Tag, plain_text
from bleu_core.files.reading.html_blocks import blocks_of, html_grids, html_text, parse
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.table_elements import TableElements


def raw(text: str) -> RawFile:
    return RawFile(Path("a.html"), text.encode())


def blocks(text: str) -> list[tuple[str, int]]:
    """Return the text of each block, without tags, and its line."""
    root = parse(raw(text), text)
    found = blocks_of(raw(text), root, TableElements())
    return [(plain_text(block.cell), block.line) for block in found]


@pytest.mark.parametrize(
    ("text", "texts"),
    [
        ("<p>a</p><p>b</p>c", ["a", "b", "c"]),
        ("<p>a<b>b</b>c</p>", ["abc"]),
        ("<p>a<br>b</p>", ["a b"]),
        ("<div>a<p>b</p>c</div>", ["a", "b", "c"]),
        ("<ul><li>a<li>b</ul>", ["a", "b"]),
        ("<p> a \n b <i> c </i> d </p>", ["a b c d"]),
        ("<p>a <br> b</p>", ["a b"]),
        ("<p>&nbsp;a</p><p> </p><p><img></p>", ["\xa0a"]),
        ("<p>a<script>b</script><style>c</style>d</p>", ["ad"]),
        ("<p>a<del>b</del></p><p hidden>c</p><p style='display: none'>d</p>", ["a"]),
        ("<p>a</p><p style='color: red; visibility:hidden'>b</p><p style='display:block'>c</p>",
         ["a", "c"]),
        ("<body style='display:none'>a</body>", ["a"]),
        ("<p>a<span hidden>b</span>c</p>", ["ac"]),
        ("<p translate=no>a</p><p>b <i translate=no>c</i></p><p translate=yes>d</p>", ["b c", "d"]),
        ("<pre>a</pre><pre><code>b</code></pre>", ["a"]),
        ("", []),
        (" \n", []),
    ],
)  # fmt: skip
def test_text_of_blocks(text: str, texts: list[str]) -> None:
    assert [found for found, _ in blocks(text)] == texts


def test_blocks_have_the_line_of_their_text() -> None:
    text = "<p>\n\na</p>\n<div><b>b</b>\n<p>c</p>\ne</div>"
    assert blocks(text) == [("a", 3), ("b", 4), ("c", 5), ("e", 6)]


def test_elements_within_a_block_are_tags() -> None:
    text = '<p>a <a href="x">b</a><img src=c> <br>d</p>'
    (block,) = blocks_of(raw(text), parse(raw(text), text), TableElements())
    assert block.cell == (
        "a ", Tag("a", '<a href="x">'), "b", Tag("/a", "</a>"), Tag("img", '<img src="c">'),
        Tag("br", "<br>", is_break=True), "d",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("<table><tr><td>a<td>b<tr><th>c<td>d</table>", [["a", "b"], ["c", "d"]]),
        # Cells may span columns and rows.
        ("<table><tr><td colspan=2>a<td>b</table>", [["a", "", "b"]]),
        ("<table><tr><td rowspan=2>a<td>b<tr><td>c</table>", [["a", "b"], ["", "c"]]),
        ("<table><tr><td rowspan=3>a<td>b<tr><td>c<tr><td>d<tr><td>e<td>f</table>",
         [["a", "b"], ["", "c"], ["", "d"], ["e", "f"]]),
        ("<table><tr><td colspan=x rowspan=''>a<td colspan=0>b</table>", [["a", "b"]]),
        ("<table><tr><td colspan=999999>a</table>", [["a"]]),
        ("<table><tr><td><p>a<p>b</table>", [["a\nb"]]),
        ("<table><caption>a</caption><tr><td>b</td>c</table>", [["b"]]),
        ("<table><tr style='display:none'><td>a</table>", [["a"]]),
        ("<tr><td>a</table>", []),
    ],
)  # fmt: skip
def test_cells_of_tables(text: str, rows: list[list[str]]) -> None:
    assert [cells for grid in html_grids(raw(text)) for _, cells in grid.rows] == rows


def test_a_table_in_a_cell_is_part_of_the_outer_one() -> None:
    inner = "<table>\n<tr><td>b</table>"
    text = f"<table>\n<tr><td>a{inner}c\n<tr><td>d</table><table><tr><td>e</table>"
    grids = html_grids(raw(text))
    assert [(grid.number, grid.is_inner) for grid in grids] == [(1, False), (1, True), (2, False)]
    assert [grid.rows for grid in grids] == [
        [(2, ["a\nc"]), (4, ["d"])], [(3, ["b"])], [(4, ["e"])],
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("data", "text"),
    [
        ("<meta charset=koi8-r>ночь".encode("koi8-r"), "<meta charset=koi8-r>ночь"),
        ("<META content='text/html; charset=\"cp1251\"'>ночь".encode("cp1251"),
         "<META content='text/html; charset=\"cp1251\"'>ночь"),
        ("<p>ночь".encode(), "<p>ночь"),
        ("<p>ночь\n".encode("utf-16"), "<p>ночь\n"),
    ],
)  # fmt: skip
def test_markup_may_name_its_encoding(data: bytes, text: str) -> None:
    assert html_text(RawFile(Path("a.html"), data))[0] == text
