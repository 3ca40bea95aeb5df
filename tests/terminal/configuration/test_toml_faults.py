"""The statement at fault in a file that is not valid TOML."""

from __future__ import annotations

import random
import tomllib
from typing import Any

import pytest

from bleu_score.terminal.configuration.toml_faults import TomlError, parse
from tests.helpers.toml import TRICKY, made


@pytest.mark.parametrize("seed", range(60))
def test_a_fault_has_the_line_in_which_its_statement_starts(seed: int) -> None:
    rng = random.Random(seed)
    text, expected = made(rng)
    starts = sorted(set(expected.values()))
    lines = text.split("\n")
    at = rng.choice(starts)
    fault = rng.choice(["a b = 1", "= 1", "[x", "k = ", 'k = "x', "k = nul", "k = 1 2", "[[x]"])
    lines.insert(at - 1, fault)
    with pytest.raises(TomlError) as found:
        parse("\n".join(lines))
    assert (found.value.line, found.value.key) == (at, None)


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ("a = 1\nb = 2\n\na = [\n1]\n", 4, "a"),
        ("[x]\na = 1\n[y]\n[x]\n", 4, "x"),
        ("[x]\na = 1\nb = 1\na = 2\n", 4, "x.a"),
        ("a.b = 1\na = 2\n", 2, "a"),
        ("a = 1\na.b = 2\n", 2, "a.b"),
        ("a = [\n  1\nb = 2\n", 1, None),
        ('a = """\nb = 2\n', 1, None),
        ("a = " + "[" * 5000, 1, None),
        ("\x0b", 1, None),
        ("a = 1\n# no \x00 here\nb = 2\n", 2, None),
        ("a = 1 # nor \x7f here\nb = 2\n", 1, None),
        ("a = 1\n\r\nb = 2\n\r", 4, None),
        ("# a\n\n[x]\n# b\ny = 1\nz = 2\ny.a = 1\n# c\n", 7, "x.y.a"),
    ],
)
def test_faults(text: str, line: int, key: str | None) -> None:
    with pytest.raises(TomlError) as found:
        parse(text)
    assert (found.value.line, found.value.key) == (line, key)


def test_a_valid_file_is_read_as_by_tomllib() -> None:
    content: dict[str, Any] = parse(TRICKY)
    assert content == tomllib.loads(TRICKY)
