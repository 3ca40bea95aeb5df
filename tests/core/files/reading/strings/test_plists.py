"""Property lists with texts: ``.stringsdict``, and ``.strings`` in XML or binary."""

from __future__ import annotations

import plistlib
from pathlib import Path
from typing import Any

import pytest

from bleu_core.files.contents import Contents, Format
from bleu_core.files.errors import (
    EntityDeclared,
    FileMalformed,
    FileUnsupported,
    FileWrongFormat,
    NoUnits,
)
from bleu_core.files.reading import xml_events
from bleu_core.files.reading.formats import may_be_readable, read_contents
from tests.helpers.mutations import STRINGSDICT

BINARY, XML = plistlib.FMT_BINARY, plistlib.FMT_XML


def read(folder: Path, content: str | bytes, name: str = "a.stringsdict") -> Contents:
    path = folder / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return read_contents(path)


def pairs(contents: Contents) -> dict[str, str]:
    [table] = contents.tables
    return dict(zip(table.keys, map(str, table.fields[0].cells), strict=True))


def plist(content: str) -> str:
    return f'<?xml version="1.0"?>\n<plist version="1.0">\n<dict>{content}</dict></plist>'


EXPECTED = {
    "%d files in %@": "%#@files@ en %@",
    "%d files in %@[files.one]": "%d archivo",
    "%d files in %@[files.other]": "%d archivos",
    "wide[20]": "Hola",
    "wide[50]": "Hola a todos",
}


def test_members_are_read_piece_by_piece(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(xml_events, "_PIECE", 10)
    assert pairs(read(tmp_path, STRINGSDICT)) == EXPECTED


def test_forms_of_variables_and_widths(tmp_path: Path) -> None:
    contents = read(tmp_path, STRINGSDICT)
    assert contents.format is Format.STRINGSDICT
    assert pairs(contents) == EXPECTED
    assert list(contents.tables[0].lines) == [4, 7, 7, 8, 9]
    utf16 = STRINGSDICT.replace("UTF-8", "UTF-16").encode("utf-16")
    assert pairs(read(tmp_path, utf16)) == EXPECTED
    binary = plistlib.dumps(plistlib.loads(STRINGSDICT.encode()), fmt=BINARY)
    assert pairs(read(tmp_path, binary)) == EXPECTED


def test_a_string_of_variables_alone_is_no_text(tmp_path: Path) -> None:
    forms = {"one": "un gato", "other": "gatos"}
    for value, count in (("%#@cats@", 2), ("%1$#@cats@, %2$#@cats@", 2), ("%#@cats@ más", 3)):
        rules = {"cats": {"NSStringLocalizedFormatKey": value, "cats": forms}}
        assert len(pairs(read(tmp_path, plistlib.dumps(rules)))) == count


def test_devices_with_variables_inside(tmp_path: Path) -> None:
    inner = {"NSStringLocalizedFormatKey": "%#@n@", "n": {"other": "Toques"}}
    rules = {"tap": {"NSStringDeviceSpecificRuleType": {"iphone": inner, "mac": "Clic"}}}
    for fmt in (BINARY, XML):
        contents = read(tmp_path, plistlib.dumps(rules, fmt=fmt))
        assert pairs(contents) == {"tap[iphone][n.other]": "Toques", "tap[mac]": "Clic"}
    assert list(contents.tables[0].lines) == [15, 19]


def test_plists_are_recognized_by_their_content(tmp_path: Path) -> None:
    for data in (STRINGSDICT.encode(), plistlib.dumps(plistlib.loads(STRINGSDICT.encode()))):
        for name in ("a.txt", "a.xml", "a", "a.plist.txt"):
            assert read(tmp_path, data, name).format is Format.STRINGSDICT
    # A property list may contain anything.
    for fmt in (BINARY, XML):
        for name in ("a.txt", "a", "Info.plist"):
            with pytest.raises(FileUnsupported) as error:
                read(tmp_path, plistlib.dumps({"CFBundleName": "x"}, fmt=fmt), name)
            assert error.value.kind == "property list"
            assert not may_be_readable(tmp_path / name)
        assert read(tmp_path, plistlib.dumps({"a": "x"}, fmt=fmt), "a.strings").format is (
            Format.IOS_STRINGS
        )


def test_a_key_twice_in_xml_is_two_units(tmp_path: Path) -> None:
    text = plist("<key>a</key><string>1</string>\n<key>a</key><string> &lt;2 </string>")
    [table] = read(tmp_path, text, "a.strings").tables
    assert (list(table.keys), list(table.fields[0].cells)) == (["a", "a"], ["1", " <2 "])
    assert list(table.lines) == [3, 4]


def test_values_other_than_text_are_left_out(tmp_path: Path) -> None:
    content: dict[str, Any] = {"a": 1, "b": True, "c": [1, "x"], "d": b"x", "e": "texto"}
    for fmt in (BINARY, XML):
        assert pairs(read(tmp_path, plistlib.dumps(content, fmt=fmt), "a.strings")) == {
            "e": "texto"
        }
        with pytest.raises(NoUnits):
            read(tmp_path, plistlib.dumps({"a": 1}, fmt=fmt), "a.strings")
        with pytest.raises(FileWrongFormat):
            read(tmp_path, plistlib.dumps(["a"], fmt=fmt), "a.strings")


@pytest.mark.parametrize(
    "content",
    [
        "<key>a</key>",
        "<string>a</string>",
        "<key>a</key><key>b</key><string>c</string>",
        # plistlib would read "y".
        "<key>a</key><string>x <b>bold</b> y</string>",
        "<key>a</key><dict><key>b</key></dict>",
        "<key>a</key><dict><string>b</string><string>b</string></dict>",
        "<key>a</key><dict><key>b</key><string>c</string><string>d</string><string>e</string>"
        "</dict>",
    ],
)
def test_damage_is_never_skipped(tmp_path: Path, content: str) -> None:
    for name in ("a.strings", "a.stringsdict"):
        with pytest.raises(FileMalformed) as error:
            read(tmp_path, plist(content), name)
        assert error.value.line == 3


def test_cut_off(tmp_path: Path) -> None:
    with pytest.raises(FileMalformed):
        read(tmp_path, STRINGSDICT[:-40])
    binary = plistlib.dumps({"a": "b"}, fmt=BINARY)
    for end in range(10, len(binary)):
        with pytest.raises(FileMalformed):
            read(tmp_path, binary[:end])
    with pytest.raises(FileWrongFormat):
        read(tmp_path, "Hola mundo\n")


def test_entities_are_refused(tmp_path: Path) -> None:
    laughs = "".join(f'<!ENTITY l{n + 1} "{f"&l{n};" * 10}">' for n in range(10))
    text = f"<!DOCTYPE plist [<!ENTITY l0 'ha'>{laughs}]>\n<plist><dict><key>a</key>"
    for name in ("a.strings", "a.stringsdict"):
        with pytest.raises(EntityDeclared):
            read(tmp_path, f"{text}<string>&l10;</string></dict></plist>", name)


def test_one_dictionary_used_a_million_times(tmp_path: Path) -> None:
    """A binary property list refers to objects, so each level multiplies the objects below."""
    value: Any = {f"k{n}": "texto" for n in range(100)}
    for _ in range(3):
        value = {f"k{n}": value for n in range(100)}
    data = plistlib.dumps(value, fmt=BINARY)
    assert len(data) < 10_000
    for name in ("a.strings", "a.stringsdict"):
        with pytest.raises(FileMalformed):
            read(tmp_path, data, name)
