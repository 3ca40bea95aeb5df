"""Strings files of iOS and macOS."""

from __future__ import annotations

import plistlib
from pathlib import Path

import pytest

from bleu_core.errors import BleuError, Cancelled
from bleu_core.files.addresses import FieldKind
from bleu_core.files.contents import Contents, Format, KeyKind
from bleu_core.files.errors import FileMalformed, FileWrongFormat, NoUnits
from bleu_core.files.reading.formats import read_contents
from bleu_core.progress import Progress


def read(folder: Path, text: str | bytes, **options: object) -> Contents:
    path = folder / "Localizable.strings"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_contents(path, **options)  # type: ignore[arg-type]


def pairs(folder: Path, text: str | bytes) -> list[tuple[str, object]]:
    table = read(folder, text).tables[0]
    return list(zip(table.keys, table.fields[0].cells, strict=True))


def test_values_are_units(tmp_path: Path) -> None:
    contents = read(tmp_path, '/* The\n word */\n"yes" = "Sí";\n\n"no %@" = "No %1$@";\n')
    found = contents.tables[0]
    assert contents.format is Format.IOS_STRINGS
    assert [field.kind for field in found.fields] == [FieldKind.TEXT]
    assert list(found.fields[0].cells) == ["Sí", "No %1$@"]
    assert (found.keys, found.key_kind, found.lines) == (["yes", "no %@"], KeyKind.NAME, [3, 5])


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('"a"="1";"b"="2"; "c" = "3" ;', [("a", "1"), ("b", "2"), ("c", "3")]),
        ('CFBundleName = "X";', [("CFBundleName", "X")]),
        ("a.b-c_d$1:e/f = plain;", [("a.b-c_d$1:e/f", "plain")]),
        ("'it' = 'say \"hi\"';", [("it", 'say "hi"')]),
        ('"alone"; b;', [("alone", "alone"), ("b", "b")]),
        ('"a" = "";', [("a", "")]),
        ('"" = "x";', [("", "x")]),
        ('"a" = "x;\ny = \\"z\\";\n";', [("a", 'x;\ny = "z";\n')]),
        ('"a" = "http://x /* y */";', [("a", "http://x /* y */")]),
        ('"a" /* k */ = // "no" = "no";\n /**/ "b" /* v; */ ; // "c" = "d";', [("a", "b")]),
        ('/* "no" = "no"; */"a" = "b";/***/', [("a", "b")]),
        ('"a\\n\\\\" = "x\\"y\\\\";', [("a\n\\", 'x"y\\')]),
        (r'"a" = "\t\r\a\b\f\v\'\q\101\12";', [("a", "\t\r\a\b\f\v'qA\n")]),
        (r'"a" = "\U00e9\u00C9 \Ud83d\Ude00 \Ud83d";', [("a", "éÉ 😀 \ufffd")]),
        ('"a" = "one\\\ntwo";', [("a", "one\ntwo")]),
        ('"a" = "1";\r\n"a" = "2\r\n3";\r\n', [("a", "1"), ("a", "2\n3")]),
        ('// c\r"a" = "1";\r', [("a", "1")]),
        ('\u2028"a" = "\u2028";\u00a0', [("a", "\u2028")]),
    ],
)
def test_property_list_grammar(
    tmp_path: Path, text: str, expected: list[tuple[str, object]]
) -> None:
    assert pairs(tmp_path, text) == expected


def test_lines_are_counted_through_everything(tmp_path: Path) -> None:
    text = '\n/*\n*/ "a"\n=\n"x\ny";\r\n// c\r\n\r\n"b" = "z";'
    assert read(tmp_path, text).tables[0].lines == [3, 9]


@pytest.mark.parametrize("codec", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_encodings(tmp_path: Path, codec: str) -> None:
    assert pairs(tmp_path, '/* c */\n"a" = "你好，世界";\n'.encode(codec)) == [("a", "你好，世界")]


@pytest.mark.parametrize(
    ("text", "line", "truncated"),
    [
        ('"a" = "b";\n"c" = "d"\n"e" = "f";\n', 2, False),
        ('"a" = "b";\n"c" "d";\n"e" = "f";\n', 2, False),
        ('"a" = "b";\n\n"c" = "d;\n"e" = "f";\n', 3, False),
        ('"a" = "b";\ngarbage here\n"e" = "f";\n', 2, False),
        ('"a" = "b";\n<<<<<<< ours\n"e" = "f";\n', 2, False),
        ('"a" = "b";\n"c" = { "d" = "e"; };\n', 2, False),
        ('"a" = "b";\n= "d";\n', 2, False),
        ('"a" = "b";\n"c" = ;\n', 2, False),
        ('"a" = "b";;\n', 1, False),
        ('"a" = "b";\n"c" = "d"', 2, True),
        ('"a" = "b";\n"c" = "d', 2, True),
        ('"a" = "b";\n"c', 2, True),
        ('"a" = "b";\n/* c', 2, True),
    ],
)
def test_damage_is_never_skipped(tmp_path: Path, text: str, line: int, truncated: bool) -> None:
    with pytest.raises(FileMalformed) as error:
        read(tmp_path, text)
    assert (error.value.line, error.value.truncated) == (line, truncated)
    assert error.value.format == "ios_strings"


def test_a_file_cut_anywhere_is_an_error_or_its_first_entries(tmp_path: Path) -> None:
    text = '/* c */ "a" = "1";\n"b" = "2"; // d\n'
    for end in range(1, len(text)):
        try:
            found = pairs(tmp_path, text[:end])
        except BleuError:
            continue
        assert found == [("a", "1"), ("b", "2")][: len(found)]


def test_property_lists_of_other_kinds(tmp_path: Path) -> None:
    for plist_format in (plistlib.FMT_BINARY, plistlib.FMT_XML):
        found = read(tmp_path, plistlib.dumps({"b": "Adiós", "a": "1"}, fmt=plist_format))
        assert found.format is Format.IOS_STRINGS
        assert list(found.tables[0].keys) == ["a", "b"]
        assert list(found.tables[0].fields[0].cells) == ["1", "Adiós"]


def test_the_language_of_the_folder(tmp_path: Path) -> None:
    for name, language in (("es.lproj", "es"), ("zh-Hant.lproj", "zh-Hant"), ("Base.lproj", None)):
        (tmp_path / name).mkdir()
        for data in (b'"a" = "b";', plistlib.dumps({"a": "b"})):
            found = read(tmp_path / name, data)
            assert found.tables[0].fields[0].language == language


@pytest.mark.parametrize("text", ["Hello world.\n", "# a\nb = c\n", "<p>Hi;</p>"])
def test_files_that_are_no_strings_file(tmp_path: Path, text: str) -> None:
    with pytest.raises(FileWrongFormat):
        read(tmp_path, text)


@pytest.mark.parametrize("text", ["/* only */\n// comments", "//"])
def test_nothing_to_translate(tmp_path: Path, text: str) -> None:
    with pytest.raises(NoUnits):
        read(tmp_path, text)


def test_many_units_can_be_cancelled(tmp_path: Path) -> None:
    text = "".join(f'/* c */\n"key.{n}" = "Hola {n}";\n\n' for n in range(20_000))
    found = read(tmp_path, text).tables[0]
    assert (found.units, found.lines[-1]) == (20_000, 59_999)
    asked = []
    progress = Progress(cancelled=lambda: bool(asked.append(1)) or len(asked) > 6)
    with pytest.raises(Cancelled):
        read(tmp_path, text, progress=progress)


@pytest.mark.parametrize(
    "text", [" \n" * 50_000 + "x", '"' + "\\" * 99_999, "/*" * 50_000, "a" * 100_000 + " \n" * 9]
)
def test_damage_takes_no_time(tmp_path: Path, text: str) -> None:
    with pytest.raises(BleuError):
        read(tmp_path, '"a" = "b";' + text)
