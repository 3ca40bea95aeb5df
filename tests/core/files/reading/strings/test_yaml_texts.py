"""YAML as libyaml reads it, with every text, name and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.api.evaluation import evaluate_files
from bleu_core.files.addresses import FieldKind
from bleu_core.files.contents import Contents, Format, KeyKind
from bleu_core.files.documents import read_document
from bleu_core.files.errors import (
    BudgetExceeded,
    FileMalformed,
    FileWrongFormat,
    MoreThanTexts,
    NoUnits,
)
from bleu_core.files.reading.formats import read_contents
from bleu_core.settings import Settings


def read(folder: Path, text: str, name: str = "a.yml") -> Contents:
    (folder / name).write_text(text)
    return read_contents(folder / name)


def units(folder: Path, text: str, name: str = "a.yml") -> list[tuple[str, object]]:
    table = read(folder, text, name).tables[0]
    return list(zip(table.keys, table.fields[0].cells, strict=True))


def test_a_file_of_rails(tmp_path: Path) -> None:
    contents = read(
        tmp_path,
        'es:\n  # comment\n  about:\n    title: "Año\\tnuevo"\n    body: <b>Hola</b>, %{name}\n'
        "  files:\n    one: Un archivo\n    other: '%{count} archivos'\n  list: [uno, dos]\n",
    )
    table = contents.tables[0]
    assert contents.format is Format.YAML
    assert [(field.kind, field.language) for field in table.fields] == [(FieldKind.TEXT, "es")]
    assert table.keys == [
        "about.title", "about.body", "files.one", "files.other", "list[0]", "list[1]",
    ]  # fmt: skip
    assert table.fields[0].cells == [
        "Año\tnuevo", "<b>Hola</b>, %{name}", "Un archivo", "%{count} archivos", "uno", "dos",
    ]  # fmt: skip
    assert (table.lines, table.key_kind) == ([4, 5, 7, 8, 9, 9], KeyKind.NAME)


@pytest.mark.parametrize(
    ("name", "text", "keys", "language"),
    [
        ("a.yml", "pt-BR: {a: x}", ["a"], "pt-BR"),
        ("a.yml", "no: {a: x}", ["a"], "no"),
        # An unknown language, but the name of the file has it, too.
        ("devise.gsw-CH.yml", "gsw-CH: {a: x}", ["a"], "gsw-CH"),
        ("mt.yml", "mt: {a: x}", ["a"], "mt"),
        ("a.yml", "mt: {a: x}", ["mt.a"], None),
        ("a.yml", "menu: {a: x}", ["menu.a"], None),
        ("messages.es.yaml", "es: hola", ["es"], None),
        ("messages.es.yaml", "user.name: hola", ["user.name"], None),
    ],
)
def test_the_root_that_names_the_language(
    tmp_path: Path, name: str, text: str, keys: list[str], language: str | None
) -> None:
    table = read(tmp_path, text, name).tables[0]
    assert (table.keys, table.fields[0].language) == (keys, language)


def test_several_languages_are_fields(tmp_path: Path) -> None:
    table = read(tmp_path, "en: {a: one, b: two}\nes: {b: dos, a: uno, c: tres}\n").tables[0]
    assert [(field.kind, field.name) for field in table.fields] == [
        (FieldKind.LANGUAGE, "en"),
        (FieldKind.LANGUAGE, "es"),
    ]
    assert table.keys == ["a", "b", "c"]
    assert [list(field.cells) for field in table.fields] == [
        ["one", "two", ""],
        ["uno", "dos", "tres"],
    ]


def test_names_of_languages_are_messages_like_others(tmp_path: Path) -> None:
    assert units(tmp_path, "en: {other: Inglés}\nes: {other: Español}\n") == [
        ("en.other", "Inglés"),
        ("es.other", "Español"),
    ]
    assert units(tmp_path, "en: {a: one, b: two}\nmenu: {a: three}\n") == [
        ("en.a", "one"),
        ("en.b", "two"),
        ("menu.a", "three"),
    ]


@pytest.mark.parametrize(
    ("value", "texts"),
    [
        ("No", ["No"]),
        ("off", ["off"]),
        ("'true'", ["true"]),
        ("'12'", ["12"]),
        ("12", []),
        ("-1.5e3", []),
        ("0x1F", []),
        ("true", []),
        ("~", []),
        ("null", []),
        ("", []),
        ('""', [""]),
        (":year", []),
        ("':year'", [":year"]),
        ("24/7", ["24/7"]),
        ("2024-01-31", ["2024-01-31"]),
        ("!!str 12", ["12"]),
        ("! 12", ["12"]),
        ("!!int '12'", []),
        ("!!null 'a'", []),
        ("!!bool 'yes'", []),
        ("!!float '1'", []),
        ("!!map {a: x}", ["x"]),
        ("!!seq [x]", ["x"]),
        ("|\n  one\n  two", ["one\ntwo\n"]),
        (">-\n  one\n  two", ["one two"]),
        ("one\n  two # comment", ["one two"]),
        ("'it''s'", ["it's"]),
        (r'"a\u00e9\x41\n"', ["aéA\n"]),
    ],
)
def test_values_that_are_texts(tmp_path: Path, value: str, texts: list[str]) -> None:
    assert [text for _, text in units(tmp_path, f"first: x\nk: {value}\n")] == ["x", *texts]


def test_equal_names_are_both_kept(tmp_path: Path) -> None:
    assert units(tmp_path, "a: 1st\nb: x\na: 2nd\n") == [("a", "1st"), ("b", "x"), ("a", "2nd")]


def test_layouts_of_go_i18n(tmp_path: Path) -> None:
    text = (
        "- id: hello\n  translation: Hola\n- id: files\n  translation: {one: uno, other: varios}\n"
    )
    found = [("hello", "Hola"), ("files.one", "uno"), ("files.other", "varios")]
    assert units(tmp_path, text) == found
    assert units(tmp_path, "- {id: hello, translation: Hola}\n- plain\n") == [
        ("[0].id", "hello"),
        ("[0].translation", "Hola"),
        ("[1]", "plain"),
    ]
    text = "hello: {hash: sha1-x, description: greeting, other: Hola}\nother: {description: d}\n"
    assert units(tmp_path, text) == [("hello.other", "Hola"), ("other.description", "d")]


def test_names_may_be_numbers_and_aliases(tmp_path: Path) -> None:
    assert units(tmp_path, "404: a\nb: &n c\n*n : d\n") == [("404", "a"), ("b", "c"), ("c", "d")]


def test_of_merged_mappings_the_first_counts(tmp_path: Path) -> None:
    text = "a: &a {k: x}\nb: &b {k: y, l: z}\nc:\n  <<: [*a, *b]\n"
    assert units(tmp_path, text)[3:] == [("c.k", "x"), ("c.l", "z")]


def test_aliases_and_merged_mappings(tmp_path: Path) -> None:
    text = "a: &a {x: one, y: two}\nb: {<<: *a, y: own}\nc: *a\nd: &t three\ne: *t\n"
    assert units(tmp_path, text) == [
        ("a.x", "one"), ("a.y", "two"), ("b.y", "own"), ("b.x", "one"), ("c.x", "one"),
        ("c.y", "two"), ("d", "three"), ("e", "three"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a: x\nb: &c [*c]\n", 2),
        ("a: *missing\n", 1),
        ("a: x\n[b]: c\n", 2),
        ("a: 'x\n\n", 3),
        ("a: b: c\n", 1),
        ("a: x\n\tb: y\n", 2),
        ("a: x\nb: %{count} y\n", 2),
        ("a: x\nb: \x01\n", 2),
    ],
)
def test_malformed_yaml_is_refused_with_its_line(tmp_path: Path, text: str, line: int) -> None:
    with pytest.raises(FileMalformed) as error:
        read(tmp_path, text)
    assert (error.value.line, error.value.format) == (line, "yaml")
    assert error.value.truncated == text.startswith("a: 'x")


@pytest.mark.parametrize(
    ("text", "resource", "line"),
    [
        ("[" * 201, "nesting", 1),
        ("a: {" * 200_000, "nesting", 1),
        (
            "a0: &a0 [x,x,x,x,x,x,x,x,x]\n"
            + "".join(f"a{n}: &a{n} [{','.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 10)),
            "aliases",
            6,
        ),
        (
            "m0: &m0 {k0: x}\n"
            + "".join(f"m{n}: &m{n} {{<<: *m{n - 1}, k{n}: x}}\n" for n in range(1, 1000)),
            "aliases",
            447,
        ),
    ],
)
def test_a_small_file_does_not_become_a_large_one(
    tmp_path: Path, text: str, resource: str, line: int
) -> None:
    with pytest.raises(BudgetExceeded) as error:
        read(tmp_path, text)
    assert (error.value.resource, error.value.line) == (resource, line)


@pytest.mark.parametrize(
    ("text", "line", "tag"),
    [
        ("a: x\nb: !ruby/object:Gem::Version y\n", 2, "!ruby/object:Gem::Version"),
        ("a: !!python/object/apply:os.system [ls]\n", 1, "!!python/object/apply:os.system"),
        ("a: !!binary aGk=\n", 1, "!!binary"),
        ("!x a: b\n", 1, "!x"),
    ],
)
def test_nothing_is_made_of_tags(tmp_path: Path, text: str, line: int, tag: str) -> None:
    with pytest.raises(MoreThanTexts) as error:
        read(tmp_path, text)
    assert (error.value.line, error.value.found) == (line, tag)


@pytest.mark.parametrize("text", ["# only a comment\n", "es: {}\n", "es:\n  a: 1\n", "\n \n"])
def test_nothing_to_translate(tmp_path: Path, text: str) -> None:
    with pytest.raises((NoUnits, FileWrongFormat)):
        read(tmp_path, text)


def test_prose_is_no_yaml(tmp_path: Path) -> None:
    with pytest.raises(FileWrongFormat):
        read(tmp_path, "Just a sentence,\nand one more.\n")


def test_keys_and_syntax_are_not_scored(tmp_path: Path) -> None:
    """The score is that of the texts alone, paired by name."""
    texts = {
        "es": ["Las reglas de este servidor son nuevas", "La última actividad de ella fue ayer"],
        "x": ["Las normas de este servidor son nuevas", "La última actividad de la cuenta es hoy"],
    }
    for name, lines in texts.items():
        members = [f"    key_{number}: {text}\n" for number, text in enumerate(lines)]
        order = members if name == "es" else members[::-1]
        (tmp_path / f"{name}.yml").write_text("es:\n  accounts:\n" + "".join(order))
        (tmp_path / f"{name}.txt").write_text("\n".join(lines) + "\n")
    scores = [
        evaluate_files(
            candidates=[tmp_path / f"x.{ending}"],
            references=[tmp_path / f"es.{ending}"],
            settings=Settings(),
        )
        for ending in ("yml", "txt")
    ]
    bleu = [one.candidates[0].score.percent for one in scores]
    assert bleu[0] == bleu[1] > 0
    assert read_document(tmp_path / "es.yml").language == "es"
