"""Lines of text, and where data is no text."""

from __future__ import annotations

import codecs
from pathlib import Path

import pytest

from bleu_core.files.errors import FileNotText
from bleu_core.files.reading.plain import read, split_lines
from bleu_core.files.reading.raw import RawFile


@pytest.mark.parametrize(
    ("data", "offset"),
    [
        (codecs.BOM_UTF8 + "é\0".encode(), 5),
        (codecs.BOM_UTF16_LE + "é\0".encode("utf-16-le"), 4),
        (codecs.BOM_UTF8 + b"\0a", 3),
    ],
)
def test_a_character_that_no_text_has_is_named_by_its_byte(data: bytes, offset: int) -> None:
    with pytest.raises(FileNotText) as error:
        read(RawFile(Path("a.txt"), data))
    assert error.value.offset == offset


def test_a_given_encoding_may_have_any_character() -> None:
    contents = read(RawFile(Path("a.txt"), b"\0a\n", given_encoding="utf-8"))
    assert contents.tables[0].fields[0].cells == ("\0a",)


@pytest.mark.parametrize(
    ("text", "lines", "ends", "lone"),
    [
        ("", (), (), ()),
        ("a", ("a",), (), ()),
        ("a\n", ("a",), ("LF",), ()),
        ("a\n\n", ("a", ""), ("LF",), ()),
        ("a\r\nb\r\n", ("a", "b"), ("CRLF",), ()),
        ("a\rb\r", ("a", "b"), ("CR",), ()),
        ("a\nb\rc\r\nd", ("a", "b", "c", "d"), ("LF", "CRLF", "CR"), (2,)),
        ("a\r\rb\n", ("a", "", "b"), ("LF", "CR"), (1, 2)),
    ],
)
def test_lines_end_in_three_ways(
    text: str, lines: tuple[str, ...], ends: tuple[str, ...], lone: tuple[int, ...]
) -> None:
    assert split_lines(text) == (lines, ends, lone)
