"""The line of each key, whatever the values around it look like."""

from __future__ import annotations

import random
import tomllib
from typing import Any

import pytest

from bleu_score.configuration.toml_lines import TomlError, find_lines, parse

TRICKY = '''\
# a = 1
  [not.a.table] # no, it is one
"quoted key" = 1
'a.b' = 2
dotted . "key" = "# no comment" # a comment

text = """
[gate]
max-drop = 1
# still text """ # the end
raw = \'\'\'
x = "\'\'\'
numbers = [ # a = 1
  1, [2,
  3], "]",
  # ]
]
inline = { one = 1, two = { three = "}" } }
[[files]]
pattern = "a"
[files.more]
deep = true
[[files]]

pattern = "b"
[[files.inner]]
x = 1
[[files.inner]]
x = 2
'''

TRICKY_LINES = {
    ("not", "a", "table"): 2,
    ("not", "a", "table", "quoted key"): 3,
    ("not", "a", "table", "a.b"): 4,
    ("not", "a", "table", "dotted", "key"): 5,
    ("not", "a", "table", "text"): 7,
    ("not", "a", "table", "raw"): 11,
    ("not", "a", "table", "numbers"): 13,
    ("not", "a", "table", "inline"): 18,
    ("not", "a", "table", "inline", "two", "three"): 18,
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


VALUES = (
    "1",
    '"x = 1"',
    "'[x]'",
    '"""\n[gate]\nkey3 = 2\n"""',
    "'''\n'''",
    '"""a\\\n   b"""',
    '[\n"a", # ]\n[1,\n2],\n]',
    "{ a = 1, b.c = '}' }",
    "1979-05-27T07:32:00Z",
    '"\\u0041 # \\" "',
    "[]",
    "[[]]",
    "-inf",
)
GAPS = ("", "", "\n", "# x = 1\n", "   \n# [a]\n", "\t# = \n")


def made(rng: random.Random) -> tuple[str, dict[tuple[str | int, ...], int]]:
    """Return a TOML file, and the line of each of its keys and tables."""
    text, lines = "", {}
    table: tuple[str | int, ...] = ()
    arrays: dict[str, int] = {}
    for number in range(rng.randrange(1, 14)):
        text += rng.choice(GAPS)
        line = text.count("\n") + 1
        indent = rng.choice(("", "", "  ", "\t"))
        match rng.randrange(5):
            case 0:
                table = (f"t{number}",)
                text += f"{indent}[ t{number} ]\n"
            case 1:
                name = rng.choice("pq")
                arrays[name] = arrays.get(name, -1) + 1
                table = (name, arrays[name])
                text += f'{indent}[["{name}"]] # [x]\n'
            case 2:
                text += f"{indent}d{number} . 'k k' = {rng.choice(VALUES)}\n"
                lines[(*table, f"d{number}", "k k")] = line
                continue
            case _:
                text += f'{indent}"key{number}"= {rng.choice(VALUES)} # y = 1\n'
                lines[(*table, f"key{number}")] = line
                continue
        lines[table] = line
    return text, lines


@pytest.mark.parametrize("seed", range(60))
def test_made_up_files(seed: int) -> None:
    text, expected = made(random.Random(seed))
    tomllib.loads(text)
    found = find_lines(text)
    assert {path: found.get(path) for path in expected} == expected


@pytest.mark.parametrize("seed", range(60))
def test_a_fault_is_told_where_its_statement_starts(seed: int) -> None:
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


def test_a_valid_file_is_what_tomllib_says() -> None:
    content: dict[str, Any] = parse(TRICKY)
    assert content == tomllib.loads(TRICKY)
