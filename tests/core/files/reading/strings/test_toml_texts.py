"""TOML as Python's tomllib reads it, with lines, which tomllib does not report."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.files.contents import Contents, Format, KeyKind
from bleu_core.files.errors import BudgetExceeded, FileMalformed, NoUnits
from bleu_core.files.reading.formats import read_contents


def read(folder: Path, text: str) -> Contents:
    (folder / "a.toml").write_text(text, newline="")
    return read_contents(folder / "a.toml")


def units(folder: Path, text: str) -> list[tuple[str, object, int]]:
    table = read(folder, text).tables[0]
    return list(zip(table.keys, table.fields[0].cells, table.lines, strict=True))


def test_messages_of_hugo(tmp_path: Path) -> None:
    text = (
        '# c\n[hello]\ndescription = "d"\nother = "Hola" # e\n\n'
        "[files]\none = 'uno'\nother=\"{{ .Count }}\"\n"
    )
    found = read(tmp_path, text)
    assert (found.format, found.tables[0].key_kind) == (Format.TOML, KeyKind.NAME)
    assert units(tmp_path, text) == [
        ("hello.other", "Hola", 4),
        ("files.one", "uno", 7),
        ("files.other", "{{ .Count }}", 8),
    ]


def test_lines_of_everything_toml_has(tmp_path: Path) -> None:
    text = (
        'top = "0"\r\n"quoted.key".\'b c\'.d = "1"\na = """\n[x]\ny = "z"\n"""\n'
        "lit = '''\n'x' = [\n'''\nlist = [ # ]\n  \"l\",\n  [ \"m\" ],\n]\n"
        'inline = { p = "2", q.r = "3" }\nnumber = 1979-05-27\n'
        '[[rows]]\nk = "4"\n[rows.sub]\nk = "5"\n[[rows]]\nk = "6"\n[[rows.more]]\nk = "7"\n'
        '  [ "t" . u ] # c\n k = "8"'
    )
    assert units(tmp_path, text) == [
        ("top", "0", 1), ("quoted.key.b c.d", "1", 2), ("a", '[x]\ny = "z"\n', 3),
        ("lit", "'x' = [\n", 7), ("list[0]", "l", 10), ("list[1][0]", "m", 10),
        ("inline.p", "2", 14), ("inline.q.r", "3", 14), ("rows[0].k", "4", 17),
        ("rows[0].sub.k", "5", 19), ("rows[1].k", "6", 21), ("rows[1].more[0].k", "7", 23),
        ("t.u.k", "8", 25),
    ]  # fmt: skip


def test_rows_of_go_i18n(tmp_path: Path) -> None:
    text = (
        '[[translation]]\nid = "a"\ntranslation = "Hola"\n'
        '[[translation]]\nid = "b"\n[translation.translation]\none = "uno"\nother = "varios"\n'
    )
    assert [key for key, _, _ in units(tmp_path, text)] == [
        "translation.a",
        "translation.b.one",
        "translation.b.other",
    ]


@pytest.mark.parametrize(
    ("text", "line", "truncated"),
    [
        ('a = "x"\nb = y\n', 2, False),
        ('a = "x"\na = "y"\nb = "z"\n', 2, False),
        ('a = "x', None, True),
        ("a = " + "9" * 5000, None, False),
        ("Just a sentence.\n", 1, False),
    ],
)
def test_damaged(tmp_path: Path, text: str, line: int | None, truncated: bool) -> None:
    with pytest.raises(FileMalformed) as error:
        read(tmp_path, text)
    assert (error.value.line, error.value.truncated) == (line, truncated)


def test_nothing_to_translate(tmp_path: Path) -> None:
    with pytest.raises(NoUnits):
        read(tmp_path, "a = 1\n[b]\n")


@pytest.mark.parametrize(
    ("text", "line"),
    [("b = 1\n" + ".".join("a" * 20_000) + ' = "x"\n', 2), ("a = " + "[" * 100_000, None)],
)
def test_nested_very_deeply(tmp_path: Path, text: str, line: int | None) -> None:
    with pytest.raises(BudgetExceeded) as error:
        read(tmp_path, text)
    assert (error.value.resource, error.value.line) == ("nesting", line)
