"""TOML whose lines a search could get wrong."""

from __future__ import annotations

import random

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
