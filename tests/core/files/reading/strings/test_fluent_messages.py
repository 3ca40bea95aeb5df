"""Fluent: each text that can be shown is a unit."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.files.contents import Contents, Format, KeyKind, Tag, plain_text
from bleu_core.files.errors import BudgetExceeded, FileMalformed, NoUnits
from bleu_core.files.reading.formats import read_contents


def read(folder: Path, text: str) -> Contents:
    (folder / "a.ftl").write_text(text)
    return read_contents(folder / "a.ftl")


def units(folder: Path, text: str) -> list[tuple[str, str]]:
    table = read(folder, text).tables[0]
    return [
        (key, plain_text(cell)) for key, cell in zip(table.keys, table.fields[0].cells, strict=True)
    ]


def test_messages_terms_and_attributes(tmp_path: Path) -> None:
    contents = read(
        tmp_path,
        "# comment\n\n-brand = Marca\n    .gender = f\nhello = Hola\n    mundo\n      más\n"
        "    .title = Título\nonly =\n    .label = Etiqueta\n",
    )
    table = contents.tables[0]
    assert (contents.format, table.key_kind) == (Format.FLUENT, KeyKind.NAME)
    assert table.keys == ["-brand", "hello", "hello.title", "only.label"]
    assert table.fields[0].cells == ["Marca", "Hola\nmundo\n  más", "Título", "Etiqueta"]
    assert table.lines == [3, 5, 8, 10]


def test_placeables_are_tags(tmp_path: Path) -> None:
    text = 'a = { $n } of { -brand(case: "x") }{ "\\u007B" } { 5 } { NUMBER($n, a: 1) } { b.c }.\n'
    [cell] = read(tmp_path, text).tables[0].fields[0].cells
    assert isinstance(cell, tuple)
    names = [part.name for part in cell if isinstance(part, Tag)]
    assert names == ["$n", '-brand(case: "x")', "NUMBER($n, a: 1)", "b.c"]
    assert plain_text(cell) == " of { 5  ."


def test_each_variant_is_a_unit_with_the_text_around_it(tmp_path: Path) -> None:
    text = (
        "mail = Hay { $n ->\n    [0] nada\n    [one] uno\n   *[other] varios\n } en { $box ->\n"
        "   *[inbox] la bandeja\n    [spam] spam\n }.\n"
    )
    assert units(tmp_path, text) == [
        ("mail[0][inbox]", "Hay nada en la bandeja."),
        ("mail[one][inbox]", "Hay uno en la bandeja."),
        ("mail[other][inbox]", "Hay varios en la bandeja."),
        ("mail[other][spam]", "Hay varios en spam."),
    ]


def test_variants_within_variants(tmp_path: Path) -> None:
    inner = "{ $m ->\n        [x] 1x\n       *[y] 1y\n    }"
    text = f"a = {{ $n ->\n    [one] {inner}\n   *[other] n\n }}!\n"
    assert units(tmp_path, text) == [
        ("a[one][x]", "1x!"),
        ("a[one][y]", "1y!"),
        ("a[other]", "n!"),
    ]


def test_equal_names_are_both_kept(tmp_path: Path) -> None:
    assert units(tmp_path, "a = x\na = y\r\n") == [("a", "x"), ("a", "y")]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = x\nb\n", 2),
        ("a = x\nb = { $x\n", 3),
        ("a = x\nno message at all\n", 2),
        ("a = " + "{ $x ->\n *[o] x\n [p] y\n}" * 1001 + "\n", None),
    ],
)
def test_damaged(tmp_path: Path, text: str, line: int | None) -> None:
    with pytest.raises(FileMalformed) as error:
        read(tmp_path, text)
    assert error.value.format == "fluent"
    assert error.value.line == line
    assert error.value.detail


def test_placeables_within_very_many_placeables(tmp_path: Path) -> None:
    with pytest.raises(BudgetExceeded) as error:
        read(tmp_path, "a = " + "{" * 5000)
    assert error.value.resource == "nesting"


def test_nothing_to_translate(tmp_path: Path) -> None:
    with pytest.raises(NoUnits):
        read(tmp_path, "# only a comment\n")
