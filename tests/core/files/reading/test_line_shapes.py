"""Lines that surely are structured text, and those that may be prose."""

from __future__ import annotations

import pytest

from bleu_core.files.reading.line_shapes import LineShape, sure_shape

EQUALS, COLON = LineShape.EQUALS, LineShape.COLON
QUOTED_EQUALS, QUOTED_COLON = LineShape.QUOTED_EQUALS, LineShape.QUOTED_COLON


@pytest.mark.parametrize(
    ("text", "shape"),
    [
        ("", None),
        ("# only a comment", None),
        ("a.b = x|c.d = y", EQUALS),
        ("a.b: x|c.d:", COLON),
        # Keys are identifiers, at least half of them, or all are words in lower case.
        ("page = x|other = y", EQUALS),
        ("page: x|a.b: y|c: z", COLON),
        ("Page = x|Other = y", None),
        ("a.b = x|Page = y", EQUALS),
        ("a.b = x|Page = y|Other = z", None),
        ("page = x|Other = y", None),
        # A single line needs quotes, too.
        ("a.b: x", None),
        ("a.b: 'x'", COLON),
        ("Page: 'x'", None),
        # Quotes, or sections, are enough where there is an equals sign.
        ("Page = 'x'|Other = \"y\",", EQUALS),
        ("Page: 'x'|Other: 'y'", None),
        ("Page = 'x'|Other = y", None),
        ("[main]|Page = x", EQUALS),
        ("[main]|Page: x|Other: y", None),
        # Nearly all lines have the shape.
        ("|".join([*(f"a.b{n} = x" for n in range(9)), "Hi."]), EQUALS),
        ("|".join([*(f"a.b{n} = x" for n in range(8)), "Hi.", "Ho."]), None),
        ("[a]|b.c = x|Hi.", EQUALS),
        ("[a]|b.c = x|Hi.|Ho.", None),
        # Nearly all keys are different.
        ("|".join([*(f"a.b{n} = x" for n in range(9)), "a.b0 = y"]), EQUALS),
        ("|".join([*(f"a.b{n} = x" for n in range(8)), "a.b0 = y", "a.b1 = y"]), None),
        # Comments, brackets, and lines that go on do not count.
        ("# c|{|a.b = x|  more|// d|c.d = y|  more|}", EQUALS),
        ("  more|a.b = x", None),
        ('"a" = "b"|"c" => [', QUOTED_EQUALS),
        ('"a": "b"|"c": {', QUOTED_COLON),
        ('"a": "b"', None),
        ('"a": "b"|"c": d', None),
        ("a == b|c == d", None),
    ],
)
def test_lines_have_a_shape(text: str, shape: LineShape | None) -> None:
    assert sure_shape(text.split("|") if text else []) is shape
