""".NET's resources: RESX and RESW."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from bleu_core.errors import BleuError, Cancelled
from bleu_core.files.addresses import FieldKind
from bleu_core.files.contents import Contents, Format, KeyKind, UnitTable
from bleu_core.files.errors import EntityDeclared, FileMalformed, FileWrongFormat, NoUnits
from bleu_core.files.reading.formats import read_contents
from bleu_core.progress import Progress

HEAD = '<resheader name="resmimetype"><value>text/microsoft-resx</value></resheader>'


def read(folder: Path, text: str | bytes, name: str = "file.resx", **options: object) -> Contents:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_contents(path, **options)  # type: ignore[arg-type]


def resx(entries: str) -> str:
    return f'<?xml version="1.0" encoding="utf-8"?>\n<root>\n{HEAD}\n{entries}\n</root>\n'


def data(name: str, value: str, attributes: str = ' xml:space="preserve"') -> str:
    return f'<data name="{name}"{attributes}>\n<value>{value}</value>\n</data>'


def table(folder: Path, entries: str) -> UnitTable:
    return read(folder, resx(entries)).tables[0]


def test_strings_are_units(tmp_path: Path) -> None:
    contents = read(tmp_path, resx(data("Yes", "Sí") + "\n" + data("No", "&lt;No&gt; {0}")))
    found = contents.tables[0]
    assert contents.format is Format.RESX
    assert [field.kind for field in found.fields] == [FieldKind.TEXT]
    assert list(found.fields[0].cells) == ["Sí", "<No> {0}"]
    assert (found.keys, found.key_kind) == (["Yes", "No"], KeyKind.NAME)
    assert (found.lines, found.fields[0].language) == ([4, 7], None)


def test_resw_is_the_same(tmp_path: Path) -> None:
    contents = read(tmp_path, resx(data("Greeting.Text", "Hola")), "Resources.resw")
    assert (contents.format, contents.tables[0].keys) == (Format.RESX, ["Greeting.Text"])


def test_resx_is_recognized_under_another_name(tmp_path: Path) -> None:
    assert read(tmp_path, resx(data("a", "b")), "file.xml").format is Format.RESX


def test_resources_other_than_text_are_left_out(tmp_path: Path) -> None:
    entries = [
        data("a", "1"),
        data("size", "10, 20", ' type="System.Drawing.Size, System.Drawing"'),
        data("icon", "iVBORw0KGgo", ' mimetype="application/x-microsoft.net.object.base64"'),
        data("file", "a.txt;System.String", ' type="System.Resources.ResXFileRef, S.W.F"'),
        data("&gt;&gt;button.Name", "button"),
        data("$this.Text", "Title"),
        data("typed", "2", ' type="System.String, mscorlib" mimetype=""'),
        data("typed too", "3", ' type=""'),
        '<metadata name="m"><value>no</value></metadata><assembly alias="x" name="y" />',
        "<xsd:schema xmlns:xsd='x'><data name='n'><value>no</value></data></xsd:schema>",
    ]
    found = table(tmp_path, "".join(entries))
    assert found.keys == ["a", "$this.Text", "typed", "typed too"]
    assert list(found.fields[0].cells) == ["1", "Title", "2", "3"]


def test_values_are_not_trimmed(tmp_path: Path) -> None:
    assert table(tmp_path, data("a", "  one\n two  ")).fields[0].cells == ["  one\n two  "]
    assert table(tmp_path, data("a", " x ", "")).fields[0].cells == [" x "]


def test_white_space_alone_is_a_text_if_the_file_preserves_it(tmp_path: Path) -> None:
    entries = (
        data("a", "  ")
        + data("b", " \n", "")
        + data("c", "\xa0", "")
        + '<data name="d"><value xml:space="preserve"> </value></data>'
        + '<data name="e" xml:space="preserve"><value xml:space="default"> </value></data>'
    )
    assert list(table(tmp_path, entries).fields[0].cells) == ["  ", "", "\xa0", " ", ""]


def test_comments_are_no_text_and_values_can_be_missing(tmp_path: Path) -> None:
    entries = (
        '<data name="a"><comment>note</comment><value>x<!-- no -->y<![CDATA[<b>]]></value></data>'
        '<data name="b"><comment>note</comment></data><data><value/></data>'
    )
    found = table(tmp_path, entries)
    assert (list(found.fields[0].cells), found.keys) == (["xy<b>", "", ""], ["a", "b", ""])


def test_equal_keys_are_both_kept(tmp_path: Path) -> None:
    found = table(tmp_path, data("a", "1") + data("a", "2"))
    assert (found.keys, list(found.fields[0].cells)) == (["a", "a"], ["1", "2"])


def test_markup_that_was_not_escaped_stays_text(tmp_path: Path) -> None:
    assert table(tmp_path, data("a", "x <b>y</b> z")).fields[0].cells == ["x y z"]


def test_a_file_cut_anywhere_is_an_error(tmp_path: Path) -> None:
    text = resx(data("a", "b")).strip()
    for end in range(1, len(text)):
        with pytest.raises(BleuError):
            read(tmp_path, text[:end])


def test_damage_has_a_line(tmp_path: Path) -> None:
    with pytest.raises(FileMalformed) as error:
        table(tmp_path, data("a", "b") + "\n" + data("c", "d & e"))
    assert (error.value.line, error.value.format) == (8, "resx")


def test_entities_are_refused(tmp_path: Path) -> None:
    text = resx(data("a", "&x;")).replace("\n", '\n<!DOCTYPE root [<!ENTITY x "boo">]>\n', 1)
    with pytest.raises(EntityDeclared) as error:
        read(tmp_path, text)
    assert error.value.line == 2


@pytest.mark.parametrize("text", ["Hello\n", "<html/>", "<list/>"])
def test_files_that_are_no_resx_file(tmp_path: Path, text: str) -> None:
    with pytest.raises(FileWrongFormat):
        read(tmp_path, text)


@pytest.mark.parametrize("entries", ["", data(">>a.Name", "a")])
def test_nothing_to_translate(tmp_path: Path, entries: str) -> None:
    with pytest.raises(NoUnits):
        table(tmp_path, entries)


@pytest.mark.slow
def test_many_units_can_be_cancelled(tmp_path: Path) -> None:
    text = resx("\n".join(data(f"key.{n}", f"Hola {n}") for n in range(20_000)))
    found = read(tmp_path, text).tables[0]
    assert (found.units, found.fields[0].cells[-1]) == (20_000, "Hola 19999")
    asked = []
    progress = Progress(cancelled=lambda: bool(asked.append(1)) or len(asked) > 5)
    with pytest.raises(Cancelled):
        read(tmp_path, text, progress=progress)


def test_files_of_others(shared_data: Path) -> None:
    paths = sorted((shared_data / "l10n").rglob("*.resx"))
    assert len(paths) >= 4
    for path in paths:
        expected = [
            (element.get("name"), element.findtext("value"))
            for element in ElementTree.parse(path).getroot().findall("data")
            if not {"type", "mimetype"} & set(element.attrib)
            and not str(element.get("name")).startswith(">>")
        ]
        found = read_contents(path).tables[0]
        assert list(zip(found.keys, found.fields[0].cells, strict=True)) == expected, path.name
