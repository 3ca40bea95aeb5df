"""Markdown: the text of each block; files of prose stay lines of text."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.files.assumptions import LinesOfProse
from bleu_core.files.errors import FileMalformed, NoUnits
from bleu_core.files.reading.contents import Contents, Format, Tag, plain_text
from bleu_core.files.reading.formats import read_contents
from tests.helpers.mutations import MARKDOWN


def read(folder: Path, text: str, name: str = "a.md") -> Contents:
    (folder / name).write_text(text, newline="")
    return read_contents(folder / name)


def texts(folder: Path, text: str) -> list[str]:
    return [plain_text(cell) for cell in read(folder, text).tables[0].fields[0].cells]


def test_the_text_of_each_block(tmp_path: Path) -> None:
    contents = read(tmp_path, MARKDOWN)
    assert contents.format is Format.MARKDOWN
    assert texts(tmp_path, MARKDOWN) == [
        "Título uno", "Texto con enlace x y , línea no code   &", "cita dos", "a", "b", "c", "d",
        "uno", "dos", "html x",
    ]  # fmt: skip
    assert list(contents.tables[0].lines) == [4, 6, 9, 12, 12, 14, 14, 19, 21, 23]
    assert texts(tmp_path, MARKDOWN.replace("\n", "\r\n")) == texts(tmp_path, MARKDOWN)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("# A #\n\nb\nc\n", ["A", "b c"]),
        ("A\n===\n\n- b\n- c\n  d\n", ["A", "b", "c d"]),
        ("+++\ntitle = 'x'\n+++\na\nb\n", ["a b"]),
        ("a\n\n---\n\nb\n", ["a", "b"]),
        ("a\n\n    code\n\n~~~\ncode\n~~~\n", ["a"]),
        ("a \\* &copy; 1 \\< 2\n", ["a * © 1 < 2"]),
        ("你好\n\n**世界**\n", ["你好", "世界"]),
        ("[a]\n\n[a]: http://x.org\n", ["a"]),
        ("<!-- c -->\n\n<p align=center>a</p>\n\nb\n", ["a", "b"]),
        ("<details>\n<summary>a</summary>\n\nb\n\n</details>\n", ["a", "b"]),
        ("- [ ] a\n- [x] b\n- [y] c\n\n[ ] d\n", ["a", "b", "[y] c", "[ ] d"]),
        ("> [!NOTE]\n> a\n\n> [!Note]\n", ["a", "[!Note]"]),
        ("# A *b* {#c}\n\n## D\n\ne {#f}\n", ["A b", "D", "e {#f}"]),
        ("| a |\n|---|\n| `b` c |\n", ["a", "b c"]),
    ],
)
def test_kinds_of_blocks(tmp_path: Path, text: str, found: list[str]) -> None:
    assert texts(tmp_path, text) == found


def test_formatting_is_tags(tmp_path: Path) -> None:
    [cell] = read(tmp_path, "a **b** [c](d) ![e](f)<br>\n").tables[0].fields[0].cells
    assert cell == (
        "a ", Tag("strong", "**"), "b", Tag("/strong", "**"), " ", Tag("a", "["), "c",
        Tag("/a", "](d)"), " ", Tag("img", "![e](f)"), Tag("br", "<br>", True),
    )  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "Una línea.\nOtra línea.\nY otra.\n",
        "Una línea.\n- otra\ny otra\n\n",
        "1. Una línea.\nOtra línea.\n",
    ],
)
def test_lines_of_prose_are_segments(tmp_path: Path, text: str) -> None:
    contents = read(tmp_path, text)
    assert contents.format is Format.TEXT
    assert contents.tables[0].assumptions == (LinesOfProse(),)
    assert list(contents.tables[0].fields[0].cells) == text.rstrip("\n").split("\n") + (
        [""] if text.endswith("\n\n") else []
    )


def test_nested_too_deeply(tmp_path: Path) -> None:
    assert texts(tmp_path, "> " * 40 + "a\n") == ["a"]
    for text in ("> " * 300, "- " * 300, "> - " * 100):
        with pytest.raises(FileMalformed):
            read(tmp_path, text + "a\n")


@pytest.mark.parametrize("text", ["---\na: b\n---\n", "```\ncode\n```\n", "<!-- c -->\n"])
def test_nothing_to_translate(tmp_path: Path, text: str) -> None:
    with pytest.raises(NoUnits):
        read(tmp_path, text)
