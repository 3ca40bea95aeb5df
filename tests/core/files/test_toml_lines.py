"""The line of each key, whatever the values around it look like."""

from __future__ import annotations

import random
import tomllib

import pytest

from bleu_core.files.toml_lines import find_lines
from tests.helpers.toml import TRICKY, made

TRICKY_LINES = {
    ("not", "a", "table"): 2,
    ("not", "a", "table", "quoted key"): 3,
    ("not", "a", "table", "a.b"): 4,
    ("not", "a", "table", "dotted", "key"): 5,
    ("not", "a", "table", "text"): 7,
    ("not", "a", "table", "raw"): 11,
    ("not", "a", "table", "numbers"): 13,
    ("not", "a", "table", "inline"): 18,
    ("files", 0): 19,
    ("files", 0, "pattern"): 20,
    ("files", 0, "more"): 21,
    ("files", 0, "more", "deep"): 22,
    ("files", 1): 23,
    ("files", 1, "pattern"): 25,
    ("files", 1, "inner", 0): 26,
    ("files", 1, "inner", 0, "x"): 27,
    ("files", 1, "inner", 1, "x"): 29,
}


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_every_key_has_its_line(end: str) -> None:
    text = TRICKY.replace("\n", end)
    lines = find_lines(text)
    assert {path: lines.get(path) for path in TRICKY_LINES} == TRICKY_LINES


def test_only_line_feeds_end_lines() -> None:
    text = 'a = "\u2028\x85"\nb = 1\n'
    assert find_lines(text) == {("a",): 1, ("b",): 2}


@pytest.mark.parametrize("seed", range(60))
def test_made_up_files(seed: int) -> None:
    text, expected = made(random.Random(seed))
    tomllib.loads(text)
    found = find_lines(text)
    assert {path: found.get(path) for path in expected} == expected
