"""Android's string resources, as its resource compiler reads them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.errors import BleuError, Cancelled
from bleu_core.files.addresses import FieldKind
from bleu_core.files.contents import (
    Cell,
    Contents,
    Format,
    KeyKind,
    Tag,
    UnitMark,
    UnitTable,
    plain_text,
)
from bleu_core.files.errors import EntityDeclared, FileMalformed, NoUnits
from bleu_core.files.reading.formats import read_contents
from bleu_core.progress import Progress


def read(folder: Path, text: str | bytes, name: str = "strings.xml", **options: object) -> Contents:
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_contents(path, **options)  # type: ignore[arg-type]


def resources(entries: str) -> str:
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n'
        '<resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2" '
        f'xmlns:tools="http://schemas.android.com/tools">\n{entries}\n</resources>\n'
    )


def table(folder: Path, entries: str) -> UnitTable:
    return read(folder, resources(entries)).tables[0]


def cell(folder: Path, text: str) -> Cell:
    (found,) = table(folder, f'<string name="a">{text}</string>').fields[0].cells
    return found


def test_strings_are_units(tmp_path: Path) -> None:
    text = '<string name="yes">Sí</string>\n<string name="no">No %1$s &amp; {0}</string>'
    contents = read(tmp_path, resources(text))
    found = contents.tables[0]
    assert contents.format is Format.ANDROID
    assert [field.kind for field in found.fields] == [FieldKind.TEXT]
    assert list(found.fields[0].cells) == ["Sí", "No %1$s & {0}"]
    assert (found.keys, found.key_kind, found.lines) == (["yes", "no"], KeyKind.NAME, [3, 4])
    assert found.fields[0].language is None


def test_arrays_and_plurals(tmp_path: Path) -> None:
    text = (
        '<string-array name="days"><item>Mon</item>\n<!-- c --><item>Tue</item></string-array>'
        '<plurals name="files"><item quantity="one">%d file</item>'
        '<item quantity="other">%d files</item></plurals>'
        '<item type="string" name="title">T</item>'
    )
    found = table(tmp_path, text)
    assert found.keys == ["days[0]", "days[1]", "files[one]", "files[other]", "title"]
    assert list(found.fields[0].cells) == ["Mon", "Tue", "%d file", "%d files", "T"]
    assert found.lines == [3, 4, 4, 4, 4]


def test_other_resources_are_no_text(tmp_path: Path) -> None:
    text = (
        '<color name="c">#fff</color><integer-array name="i"><item>1</item></integer-array>'
        '<style name="s"><item name="string">x</item></style><item type="id" name="d">x</item>'
        '<declare-styleable name="x"><string name="n">no</string></declare-styleable>'
        '<string name="a">b</string><skip/>'
    )
    assert table(tmp_path, text).keys == ["a"]


def test_marks(tmp_path: Path) -> None:
    text = (
        '<string name="a" translatable="false">a</string><string name="b">b</string>'
        '<string-array name="c" translatable="false"><item>1</item><item>2</item></string-array>'
        '<plurals name="d" translatable="true"><item quantity="one">1</item></plurals>'
    )
    found = table(tmp_path, text)
    assert found.marks == dict.fromkeys((0, 2, 3), UnitMark.NOT_FOR_TRANSLATION)


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        (r"it\'s \"so\"", 'it\'s "so"'),
        (r"a\nb\tc\\n", "a\nb\tc\\n"),
        (r"\@string \?attr \#x", "@string ?attr #x"),
        (r"\u0041\u00e9\ud83d\ude00\ud83d", "Aé😀\ufffd"),
        (r"\u41 \q \r \é \ud83 \\u0041", r"u41 q r é ud83 \u0041"),
        ("it's", "it's"),
        ("  a \n\t b  ", "a b"),
        ('"  a \n b  "', "  a \n b  "),
        ('a " b  c " d', "a  b  c  d"),
        ('a  ""  b', "a  b"),
        ('it"\'"s "', "it's "),
        (r'" \" a  b \n"', ' " a  b \n'),
        (r"\u0020 a\u0020", "  a "),
        ("a\u00a0\u00a0b\u2003", "a\u00a0\u00a0b\u2003"),
        (r"a\ ", "a"),
        ("<![CDATA[<b>a</b>  &amp; \\n]]>", "<b>a</b> &amp; \n"),
        ("&lt;b&gt;a&lt;/b&gt; &#8217;", "<b>a</b> ’"),
        ("a<!-- b -->c", "ac"),
        ("", ""),
        ('""', ""),
        ("%1$s {0} %%", "%1$s {0} %%"),
    ],
)
def test_text_as_it_is_shown(tmp_path: Path, written: str, shown: str) -> None:
    assert cell(tmp_path, written) == shown


def test_markup_is_tags(tmp_path: Path) -> None:
    found = cell(tmp_path, 'Go <b>now</b>, <a href="x&amp;y">here<br/></a> &lt;i&gt;')
    assert found == (
        "Go ",
        Tag("b", "<b>"),
        "now",
        Tag("/b", "</b>"),
        ", ",
        Tag("a", '<a href="x&amp;y">'),
        "here",
        Tag("br", "<br/>", is_break=True),
        Tag("/a", "</a>"),
        " <i>",
    )
    assert plain_text(found) == "Go now, here  <i>"


def test_placeholders_keep_their_text(tmp_path: Path) -> None:
    found = cell(
        tmp_path, 'Hi <xliff:g id="name" example="Bob">%1$s</xliff:g>!<xliff:g>x</xliff:g>'
    )
    assert found == (
        "Hi ",
        Tag("xliff:g:name", '<xliff:g id="name" example="Bob">'),
        "%1$s",
        Tag("/xliff:g:name", "</xliff:g>"),
        "!",
        Tag("xliff:g", "<xliff:g>"),
        "x",
        Tag("/xliff:g", "</xliff:g>"),
    )


def test_placeholders_are_named_alike_whatever_the_prefix(tmp_path: Path) -> None:
    text = '<string name="a"><x:g xmlns:x="urn:oasis:names:tc:xliff:document:1.2" id="i">%s</x:g>'
    (found,) = table(tmp_path, text + "<tools:y/></string>").fields[0].cells
    assert [part.name for part in found if isinstance(part, Tag)] == [
        "xliff:g:i",
        "/xliff:g:i",
        "tools:y",
    ]


def test_white_space_around_tags(tmp_path: Path) -> None:
    # White space starts anew at a style, where it is not trimmed; placeholders make no difference.
    assert plain_text(cell(tmp_path, "  a  <b>  b</b>\n ")) == " a  b "
    assert plain_text(cell(tmp_path, '  a  <xliff:g id="i">  b</xliff:g>\n ')) == "a b"
    assert plain_text(cell(tmp_path, '"a  <b>  b</b>"')) == "a   b"
    assert plain_text(cell(tmp_path, '"a  <xliff:g id="i">  b</xliff:g>"')) == "a    b"


@pytest.mark.parametrize(
    ("folder", "language"),
    [
        ("values", None),
        ("values-es", "es"),
        ("values-in", "in"),
        ("values-fil", "fil"),
        ("values-zh-rTW", "zh-TW"),
        ("values-pt-rbr", "pt-BR"),
        ("values-es-r419", "es-419"),
        ("values-b+zh+Hant", "zh-Hant"),
        ("values-b+sr+Latn+RS-land", "sr-Latn-RS"),
        ("values-mcc310-mnc004-en-rUS-port", "en-US"),
        ("values-es-night", "es"),
        ("values-land", None),
        ("values-car", None),
        ("values-v21", None),
        ("values-sw600dp", None),
        ("xvalues-es", None),
    ],
)
def test_the_folder_names_the_language(tmp_path: Path, folder: str, language: str | None) -> None:
    text = resources('<string name="a">b</string>')
    found = read(tmp_path, text, f"{folder}/strings.xml").tables[0]
    assert found.fields[0].language == language


def test_equal_keys_are_both_kept(tmp_path: Path) -> None:
    text = '<string name="a" product="tablet">1</string><string name="a">2</string>'
    found = table(tmp_path, text)
    assert (found.keys, list(found.fields[0].cells)) == (["a", "a"], ["1", "2"])


def test_a_file_cut_anywhere_is_an_error(tmp_path: Path) -> None:
    text = resources('<string name="a">b</string>').strip()
    for end in range(1, len(text)):
        with pytest.raises(BleuError):
            read(tmp_path, text[:end])


@pytest.mark.parametrize("text", ["b & c", "b < c", "<b>c", "<x:y/>"])
def test_damage_has_a_line(tmp_path: Path, text: str) -> None:
    with pytest.raises(FileMalformed) as error:
        cell(tmp_path, f"\n{text}")
    assert error.value.format == "android"
    assert error.value.line == 4


def test_entities_are_refused(tmp_path: Path) -> None:
    text = resources('<string name="a">&x;</string>')
    text = text.replace("\n", '\n<!DOCTYPE resources [\n<!ENTITY x "boo">]>\n', 1)
    with pytest.raises(EntityDeclared) as error:
        read(tmp_path, text)
    assert error.value.line == 3


def test_entities_declared_in_another_file_are_refused(tmp_path: Path) -> None:
    text = resources('<string name="a">x&nbsp;y</string>')
    text = text.replace("\n", '\n<!DOCTYPE resources SYSTEM "x.dtd">\n', 1)
    with pytest.raises(FileMalformed) as error:
        read(tmp_path, text)
    assert error.value.line == 4


def test_nothing_to_translate(tmp_path: Path) -> None:
    with pytest.raises(NoUnits):
        table(tmp_path, '<color name="c">#fff</color>')


@pytest.mark.slow
def test_many_units_can_be_cancelled(tmp_path: Path) -> None:
    text = resources(
        "\n".join(f'<string name="key.{n}">Hola <b>{n}</b></string>' for n in range(20_000))
    )
    found = read(tmp_path, text).tables[0]
    assert (found.units, plain_text(found.fields[0].cells[-1])) == (20_000, "Hola 19999")
    asked = []
    progress = Progress(cancelled=lambda: bool(asked.append(1)) or len(asked) > 5)
    with pytest.raises(Cancelled):
        read(tmp_path, text, progress=progress)
