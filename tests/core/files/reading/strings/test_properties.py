r"""Java's properties, as ``java.util.Properties`` reads them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.errors import Cancelled
from bleu_core.files.addresses import FieldKind
from bleu_core.files.contents import Contents, Format, KeyKind
from bleu_core.files.encodings import EncodingSource
from bleu_core.files.errors import EntityDeclared, FileMalformed, FileNotText, NoUnits
from bleu_core.files.reading.formats import read_contents
from bleu_core.progress import Progress


def read(folder: Path, text: str | bytes, **options: object) -> Contents:
    path = folder / "messages_zh_TW.properties"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_contents(path, **options)  # type: ignore[arg-type]


def pairs(folder: Path, text: str | bytes) -> list[tuple[str, object]]:
    table = read(folder, text).tables[0]
    return list(zip(table.keys, table.fields[0].cells, strict=True))


def test_values_are_units(tmp_path: Path) -> None:
    contents = read(tmp_path, "# c\nyes=Sí\n\nno = No {0} %s\n")
    found = contents.tables[0]
    assert contents.format is Format.PROPERTIES
    assert [field.kind for field in found.fields] == [FieldKind.TEXT]
    assert list(found.fields[0].cells) == ["Sí", "No {0} %s"]
    assert (found.keys, found.key_kind, found.lines) == (["yes", "no"], KeyKind.NAME, [2, 4])


@pytest.mark.parametrize(
    ("line", "key", "value"),
    [
        ("a=b", "a", "b"),
        ("a:b", "a", "b"),
        ("a b", "a", "b"),
        ("a\tb", "a", "b"),
        (" \t\fa \t\f=\f\t b", "a", "b"),
        ("a   :b", "a", "b"),
        ("a  b = c", "a", "b = c"),
        ("a==b", "a", "=b"),
        ("a=:b", "a", ":b"),
        ("a", "a", ""),
        ("a=", "a", ""),
        ("=b", "", "b"),
        ("a = b  ", "a", "b  "),
        (r"a\ b\=\:c = d", "a b=:c", "d"),
        (r"a\\=b", "a\\", "b"),
        (r"\#a = #b !c", "#a", "#b !c"),
        (r"a = \ b\t\n\r\f\"\'\q\\", "a", " b\t\n\r\f\"'q\\"),
        (r"\u0061 = \u00e9\u00C9\uuu".removesuffix(r"\uuu"), "a", "éÉ"),
        (r"a = \ud83d\ude00!", "a", "😀!"),
        (r"a = \ud83d!", "a", "\ufffd!"),
        (r"a = \\u0041", "a", r"\u0041"),
        ("\u2003a = b", "\u2003a", "b"),
        ("//a = b", "//a", "b"),
        (";a = b", ";a", "b"),
        ("/*a = b", "/*a", "b"),
        ("a\u00a0b = c\u2028d\x0be\x85", "a\u00a0b", "c\u2028d\x0be\x85"),
    ],
)
def test_lines_as_java_reads_them(tmp_path: Path, line: str, key: str, value: str) -> None:
    assert pairs(tmp_path, f"{line}\nlast=x\n") == [(key, value), ("last", "x")]


def test_comments_are_lines_of_their_own(tmp_path: Path) -> None:
    text = "# one\\\n ! two=2\na = b # c\n#\n"
    assert pairs(tmp_path, text) == [("a", "b # c")]


def test_lines_that_go_on(tmp_path: Path) -> None:
    text = "a = one \\\n\t  two\\\n  # three\\\\\nb = 1\\\n\nc\\\n  d = e\n#\\\nf = g"
    found = read(tmp_path, text).tables[0]
    assert list(zip(found.keys, found.fields[0].cells, strict=True)) == [
        ("a", "one two# three\\"),
        ("b", "1"),
        ("cd", "e"),
        ("f", "g"),
    ]
    assert found.lines == [1, 4, 6, 9]


@pytest.mark.parametrize("end", ["\\", "\\\n", "\\\n\n"])
def test_a_last_line_that_would_go_on(tmp_path: Path, end: str) -> None:
    assert pairs(tmp_path, f"a = b{end}") == [("a", "b")]


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_any_line_end(tmp_path: Path, line_end: str) -> None:
    text = "a = b\\\n  c\n# d\ne = f\n".replace("\n", line_end)
    assert pairs(tmp_path, text) == [("a", "bc"), ("e", "f")]


def test_equal_keys_are_both_kept(tmp_path: Path) -> None:
    assert pairs(tmp_path, "a=1\na=2\n") == [("a", "1"), ("a", "2")]


def test_encodings_of_old_and_new(tmp_path: Path) -> None:
    text = "a = año, corazón, ¿qué?\nb = niño\n"
    for codec, source in (
        ("utf-8", EncodingSource.VALID_UTF8),
        ("latin-1", EncodingSource.GUESSED),
    ):
        contents = read(tmp_path, text.encode(codec))
        assert contents.tables[0].fields[0].cells[0] == "año, corazón, ¿qué?"
        assert contents.encoding is not None
        assert contents.encoding.source is source
    contents = read(tmp_path, "a = Привет\n".encode("cp1251"), encoding="cp1251")
    assert contents.tables[0].fields[0].cells == ["Привет"]


@pytest.mark.parametrize("value", [r"C:\users", r"\u12", r"\u", r"\u00g0"])
def test_a_broken_escape(tmp_path: Path, value: str) -> None:
    with pytest.raises(FileMalformed) as error:
        read(tmp_path, f"# c\na = b\nc = {value}\nd = e\n")
    assert (error.value.line, error.value.format) == (3, "properties")


def test_binary(tmp_path: Path) -> None:
    with pytest.raises(FileNotText):
        read(tmp_path, bytes(range(256)))


@pytest.mark.parametrize("text", ["# only\n! comments\n", "\n \t\n!"])
def test_nothing_to_translate(tmp_path: Path, text: str) -> None:
    with pytest.raises(NoUnits):
        read(tmp_path, text)


@pytest.mark.parametrize("text", ["a = b\n" * 20_000, "# c\n" * 50_000, "a = " + "b\\\n" * 50_000])
def test_large_files_can_be_cancelled(tmp_path: Path, text: str) -> None:
    asked = []
    progress = Progress(cancelled=lambda: bool(asked.append(1)) or len(asked) > 6)
    with pytest.raises(Cancelled):
        read(tmp_path, text, progress=progress)


def test_many_units(tmp_path: Path) -> None:
    found = pairs(tmp_path, "".join(f"key.{n} = Hola {n}\n" for n in range(20_000)))
    assert (len(found), found[-1]) == (20_000, ("key.19999", "Hola 19999"))


PROLOG = """<?xml version="1.0" encoding="ISO-8859-1" standalone="no"?>
<!DOCTYPE properties SYSTEM "http://java.sun.com/dtd/properties.dtd">
"""


@pytest.mark.parametrize("name", ["messages.properties", "messages.xml", "messages"])
def test_entries_of_xml_are_units(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    entries = """<properties><comment>Not a text</comment>
<entry key="a.b">Sí &lt;b&gt; \\n = x</entry>
<!-- c --><entry key="c"><![CDATA[ two
lines ]]></entry>
<entry key="d"/></properties>"""
    path.write_bytes((PROLOG + entries).encode("latin-1"))
    contents = read_contents(path)
    found = contents.tables[0]
    assert contents.format is Format.PROPERTIES
    assert list(found.fields[0].cells) == ["Sí <b> \\n = x", " two\nlines ", ""]
    assert (list(found.keys), list(found.lines)) == (["a.b", "c", "d"], [4, 5, 7])


def test_a_key_may_begin_like_xml(tmp_path: Path) -> None:
    assert pairs(tmp_path, "<a>=b\n<properties>=c\n") == [("<a>", "b"), ("<properties>", "c")]


def test_entities_of_xml_are_refused(tmp_path: Path) -> None:
    subset = '<!DOCTYPE properties [<!ENTITY x "y">]>'
    with pytest.raises(EntityDeclared):
        read(tmp_path, f'{subset}<properties><entry key="a">&x;</entry></properties>')
