"""PHP files of texts, with strings as PHP reads them; no code is run."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.files.budget import LIMITS, Resource
from bleu_core.files.contents import Contents, Format, KeyKind, Tag
from bleu_core.files.errors import (
    BudgetExceeded,
    FileMalformed,
    FileWrongFormat,
    MoreThanTexts,
    NoUnits,
)
from bleu_core.files.reading.formats import read_contents


def read(folder: Path, text: str, name: str = "a.php") -> Contents:
    (folder / name).write_text(text, newline="")
    return read_contents(folder / name)


def units(folder: Path, text: str) -> list[tuple[str, object]]:
    table = read(folder, text).tables[0]
    return list(zip(table.keys, table.fields[0].cells, strict=True))


def value(folder: Path, code: str) -> object:
    return units(folder, f"<?php\nreturn ['k' => {code}];\n")[0][1]


def test_a_file_of_laravel(tmp_path: Path) -> None:
    contents = read(
        tmp_path,
        "<?php\n\ndeclare(strict_types=1);\n// comment 'x'\nreturn [\n  'welcome' => 'Hola, :name',"
        " # y\n  'nested' => ['a' => 'uno', /* ] */ 'b' => array('dos', 'tres',)],\n"
        "  404 => 'Nada', 'n' => 5, 'none' => null, 'class' => Foo::class,\n];\n",
    )
    table = contents.tables[0]
    assert (contents.format, table.key_kind) == (Format.PHP, KeyKind.NAME)
    assert table.keys == ["welcome", "nested.a", "nested.b[0]", "nested.b[1]", "404"]
    assert table.fields[0].cells == ["Hola, :name", "uno", "dos", "tres", "Nada"]
    assert table.lines == [6, 7, 7, 7, 8]
    assert read(tmp_path, "<?php return ['a' => 'x'];", "plain").format is Format.PHP


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("$lang['a'] = 'x'; $lang['b']['c'] = 'y';", [("a", "x"), ("b.c", "y")]),
        ("$lang = array('a' => 'x');\n$lang['b'] = 'y';", [("a", "x"), ("b", "y")]),
        ("$lang = array_merge($lang, ['a' => 'x'], ['b' => 'y']);", [("a", "x"), ("b", "y")]),
        ("$a['k'] = 'x'; $b['k'] = 'y';", [("a.k", "x"), ("b.k", "y")]),
        ("$x[] = 'a'; $x[] = 'b';", [("0", "a"), ("1", "b")]),
        ("define('A', 'x'); define(\"B\", 'y', true);", [("A", "x"), ("B", "y")]),
        ("define('A', 'x') ?>\n<?php define('B', 'y');", [("A", "x"), ("B", "y")]),
        ("const A = 'x';", [("A", "x")]),
        ("const A = ['a' => 'x'];", [("A.a", "x")]),
        ("return ['messages' => ['a' => 'x'], 'b' => 'y'];", [("messages.a", "x"), ("b", "y")]),
        ("return ['x', 'y']", [("[0]", "x"), ("[1]", "y")]),
        ("define('A', 'x'); return ['a' => 'y'];", [("A", "x"), ("a", "y")]),
        ("$lang['a'] = 'x'; return ['b' => 'y'];", [("b", "y"), ("lang.a", "x")]),
        ("if (!defined('X')) define('X', 'x');", [("X", "x")]),
        ("if (!defined('IN')) {\n exit('no (really)');\n}\n$l['a'] = 'x';", [("a", "x")]),
        ("if (empty($lang)) { $lang = array(); }\n$lang['a'] = 'x';", [("a", "x")]),
        ("defined('X') || die('No access; go');\nreturn ['a' => 'x'];", [("a", "x")]),
        ("namespace A\\B;\nuse C\\D;\nreturn ['a' => 'x'] ?>\n", [("a", "x")]),
        ("return ['a' => 'x', 'a' => 'y'];", [("a", "x"), ("a", "y")]),
        ("return ['es' => ['a' => 'x']];", [("a", "x")]),
        ("$x = 'y'; $lang['a'] = 'x';", [("x", "y"), ("lang.a", "x")]),
        ("return [A::B => 'x', 'a' . 'b' => 'y'];", [("A::B", "x"), ("ab", "y")]),
        ("return [-1 => 'x'];", [("-1", "x")]),
    ],
)  # fmt: skip
def test_kinds_of_files(tmp_path: Path, code: str, found: list[tuple[str, str]]) -> None:
    assert units(tmp_path, f"<?php\n{code}") == found


@pytest.mark.parametrize(
    ("code", "text"),
    [
        (r"'it\'s \\ \n $x {$y}'", r"it's \ \n $x {$y}"),
        (r'"\"a\" \\ \t\n\$ \e\q \'"', '"a" \\ \t\n$ \x1b\\q \\\''),
        (r'"\xc3\xa9\303\251\u{1F600}"', "éé😀"),
        (r'"\u{110000}\xff"', "\ufffd\ufffd"),
        ("'a' . \"b\" . ('c' . 5)", "abc5"),
        ('<<<EOT\none\n  two "x"\nEOT', 'one\n  two "x"'),
        ("<<<'EOT'\n    one\\n $x\n     two\n    EOT", "one\\n $x\n two"),
        ("<<<EOT\nEOT", ""),
        ('<<<"E"\n\\x41\\"\nE', 'A\\"'),
        ("'line\r\nbreak'", "line\nbreak"),
    ],
)
def test_strings_as_php_reads_them(tmp_path: Path, code: str, text: str) -> None:
    assert value(tmp_path, code) == text


@pytest.mark.parametrize(
    ("text", "forms"),
    [
        ("una manzana|manzanas", ["una manzana", "manzanas"]),
        ("{0} ninguna|{1} una|[2,*] :count", ["ninguna", "una", ":count"]),
        ("{0} ninguna | [1,Inf] muchas", ["ninguna", "muchas"]),
        (":count una | :count muchas", [":count una", ":count muchas"]),
        ("Título | Sitio", ["Título | Sitio"]),
        ("a||b", ["a||b"]),
        ("|", ["|"]),
    ],
)
def test_plural_forms_of_laravel(tmp_path: Path, text: str, forms: list[str]) -> None:
    found = units(tmp_path, f"<?php\nreturn ['k' => '{text}'];")
    keys = ["k"] if len(forms) == 1 else [f"k[{n}]" for n in range(len(forms))]
    assert found == list(zip(keys, forms, strict=True))
    # Only the returned array has plural forms.
    assert units(tmp_path, f"<?php\n$a['k'] = '{text}';") == [("k", text)]


def test_a_file_of_wordpress(tmp_path: Path) -> None:
    text = (
        "<?php\nreturn ['domain'=>NULL,'plural-forms'=>'nplurals=2;','language'=>'es_ES',"
        "'messages'=>['Open'=>'Abrir','menu' . \"\\4\" . 'Go'=>'Ir',"
        "'%d post'=>'%d entrada' . \"\\0\" . '%d entradas']];"
    )
    assert units(tmp_path, text) == [
        ("Open", "Abrir"),
        ("menu\x04Go", "Ir"),
        ("%d post[0]", "%d entrada"),
        ("%d post[1]", "%d entradas"),
    ]


def test_inserted_values_are_tags(tmp_path: Path) -> None:
    written = ["$name", "$a[0]", "$o->p", "{$a['x']}", "${b}"]
    found = value(
        tmp_path,
        f"\"{' '.join(written)}\" . PHP_EOL . $x['y'] . $x[$i] . $x[0] . $x[K] . date('Y')",
    )
    assert isinstance(found, tuple)
    tags = [part.text for part in found if isinstance(part, Tag)]
    assert tags == [*written, "PHP_EOL", "$x['y']", "$x[$i]", "$x[0]", "$x[K]", "date(Y)"]


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("return [\n'a' => trans('x'),\n];", 3),
        ("return [\n'a' => fn() => 'x',\n];", 3),
        ("$a['x'] = $b ? 'y' : 'z';", 2),
        ("$a['x'] .= 'y';", 2),
        ("$a['x'] = 'y' $a['z'] = 'w';", 2),
        ("echo 'x';", 2),
        ("function f() { return 'x'; }", 2),
        ("require 'x.php';", 2),
        ("$a['x'] = 'y';\n\n?>\n<p>text</p>", 5),
        ("#[Attribute]\n$a = 'x';", 2),
        ("`rm -rf x`;", 2),
        ("return 'x' . ['y'];", 2),
        ("return [['x'] => 'y'];", 2),
    ],
)
def test_other_code_is_refused(tmp_path: Path, code: str, line: int) -> None:
    with pytest.raises(MoreThanTexts) as error:
        read(tmp_path, f"<?php\n{code}")
    assert error.value.line == line
    assert error.value.found
    assert code.partition(error.value.found)[1]


def test_nested_too_deeply(tmp_path: Path) -> None:
    for code in ("[" * 300 + "]" * 300, "(" * 300, "array_merge(" * 300):
        with pytest.raises(BudgetExceeded):
            read(tmp_path, f"<?php return {code};")


def test_a_text_has_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, Resource.CHARACTERS, 20)
    comment = "x" * 30
    assert units(tmp_path, f"<?php\n// {comment}\nreturn ['a' => 'x'];") == [("a", "x")]
    with pytest.raises(BudgetExceeded) as error:
        read(tmp_path, f"<?php\nreturn ['a' => '{comment}'];")
    assert (error.value.resource, error.value.line) == ("characters", 2)


@pytest.mark.parametrize("code", ["return ['a' => 'x", 'return ["x" => "', "/* x", "return ['a' =>",
                                  "if (x", "return <<<A\nx", "return ['a'"])  # fmt: skip
def test_truncated(tmp_path: Path, code: str) -> None:
    with pytest.raises(FileMalformed) as error:
        read(tmp_path, f"<?php\n{code}")
    assert error.value.truncated


def test_no_php(tmp_path: Path) -> None:
    with pytest.raises(FileWrongFormat):
        read(tmp_path, "Just text\n")
    with pytest.raises(NoUnits):
        read(tmp_path, "<?php\nreturn ['a' => 1];\n")
