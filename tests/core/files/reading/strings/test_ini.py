"""INI files as Joomla has them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.files.contents import Contents, Format, KeyKind
from bleu_core.files.errors import FileMalformed, FileWrongFormat, NoUnits
from bleu_core.files.reading.formats import read_contents


def read(folder: Path, text: str, name: str = "a.ini") -> Contents:
    (folder / name).write_text(text, newline="")
    return read_contents(folder / name)


def test_a_file_of_joomla(tmp_path: Path) -> None:
    contents = read(
        tmp_path,
        '; comment\r\nCOM_TITLE="Artículos"\r\n# more\nCOM_X = "a \\"b\\" "_QQ_"c"_QQ_"" ; d\n'
        '[Section]\nCOM_X="=again; and more"\nEMPTY=""\n',
    )
    table = contents.tables[0]
    assert (contents.format, table.key_kind) == (Format.INI, KeyKind.NAME)
    assert table.keys == ["COM_TITLE", "COM_X", "Section.COM_X", "Section.EMPTY"]
    assert table.fields[0].cells == ["Artículos", 'a "b" "c"', "=again; and more", ""]
    assert table.lines == [2, 4, 6, 7]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("plain text", "plain text"),
        ("  a=b ; c  ", "a=b ; c"),
        ('"a" and "b"', 'a" and "b'),
        ('5" screen', '5" screen'),
        ('"not closed', '"not closed'),
        (r'"a\nb"', r"a\nb"),
        ('"first\n  second"', "first\n  second"),
        ("%1 files {0}", "%1 files {0}"),
        ('"', '"'),
    ],
)
def test_values(tmp_path: Path, value: str, text: str) -> None:
    table = read(tmp_path, f"a={value}\nb=x\n").tables[0]
    assert (table.fields[0].cells, table.lines[0]) == ([text, "x"], 1)


def test_a_text_that_is_not_closed_ends_before_the_next_section(tmp_path: Path) -> None:
    table = read(tmp_path, 'a="one\n[S]\nb=two"\n').tables[0]
    assert (table.keys, table.fields[0].cells) == (["a", "S.b"], ['"one', 'two"'])


def test_equal_names_are_both_kept(tmp_path: Path) -> None:
    table = read(tmp_path, "a=1\nA=2\na=3\n").tables[0]
    assert (table.keys, table.fields[0].cells) == (["a", "A", "a"], ["1", "2", "3"])


def test_files_that_are_no_ini(tmp_path: Path) -> None:
    with pytest.raises(FileWrongFormat):
        read(tmp_path, "Just a sentence.\n")
    with pytest.raises(FileMalformed) as error:
        read(tmp_path, "a=b\n\nno entry\n")
    assert error.value.line == 3
    with pytest.raises(NoUnits):
        read(tmp_path, "; comment\n[Section]\n")
