"""Qt Linguist's TS files."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from bleu_core.errors import BleuError, Cancelled
from bleu_core.files.addresses import FieldKind
from bleu_core.files.contents import Contents, Format, KeyKind, UnitMark, UnitTable
from bleu_core.files.errors import EntityDeclared, FileMalformed, FileWrongFormat, NoUnits
from bleu_core.files.reading.formats import read_contents
from bleu_core.progress import Progress


def read(folder: Path, text: str | bytes, name: str = "file.ts", **options: object) -> Contents:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_contents(path, **options)  # type: ignore[arg-type]


def ts(messages: str, context: str = "Window") -> str:
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
        '<TS version="2.1" language="es_ES" sourcelanguage="en">\n'
        f"<context>\n    <name>{context}</name>\n{messages}\n</context>\n</TS>\n"
    )


def message(source: str, translation: str, extra: str = "", attributes: str = "") -> str:
    return (
        f"<message{attributes}><source>{source}</source>{extra}"
        f"<translation>{translation}</translation></message>"
    )


def table(folder: Path, messages: str) -> UnitTable:
    return read(folder, ts(messages)).tables[0]


def targets(folder: Path, messages: str) -> list[object]:
    return list(table(folder, messages).fields[1].cells)


def test_messages_are_units_with_source_and_target(tmp_path: Path) -> None:
    contents = read(tmp_path, ts(message("Yes", "Sí") + "\n" + message("&lt;b&gt; &amp;No", "No")))
    found = contents.tables[0]
    assert contents.format is Format.QT_TS
    assert [field.kind for field in found.fields] == [FieldKind.SOURCE, FieldKind.TARGET]
    assert [field.language for field in found.fields] == ["en", "es_ES"]
    assert list(found.fields[0].cells) == ["Yes", "<b> &No"]
    assert list(found.fields[1].cells) == ["Sí", "No"]
    assert (found.key_kind, found.lines) == (KeyKind.MESSAGE, [6, 7])


def test_keys_are_context_source_and_comment_or_the_id(tmp_path: Path) -> None:
    messages = (
        message("Open", "Abrir")
        + message("Open", "Abierto", "<comment>state</comment>")
        + message("Open", "Abra", "<extracomment>for translators</extracomment>", ' id="open-it"')
    )
    keys = ["Window | Open", "Window | Open | state", "open-it"]
    assert table(tmp_path, messages).keys == keys


def test_contexts_may_be_nested(tmp_path: Path) -> None:
    text = (
        "<TS><name>no</name>" + message("a", "1") + "<context><name>A</name><comment>x</comment>"
        "<context><name>B</name>" + message("b", "2") + "</context>" + message("c", "3")
        + "</context><context>" + message("d", "4") + "</context></TS>"
    )  # fmt: skip
    assert read(tmp_path, text).tables[0].keys == ["a", "B | b", "A | c", "d"]


def test_plural_forms_are_a_unit_each(tmp_path: Path) -> None:
    forms = "<numerusform>%n Datei</numerusform><numerusform>%n Dateien</numerusform>"
    found = table(tmp_path, message("%n file(s)", forms, attributes=' numerus="yes"'))
    assert found.keys == ["Window | %n file(s) [0]", "Window | %n file(s) [1]"]
    assert list(found.fields[0].cells) == ["%n file(s)"] * 2
    assert list(found.fields[1].cells) == ["%n Datei", "%n Dateien"]


def test_a_plural_without_forms_is_one_unit(tmp_path: Path) -> None:
    found = table(tmp_path, message("%n", "", attributes=' numerus="yes"'))
    assert (found.keys, list(found.fields[1].cells)) == (["Window | %n [0]"], [""])


def test_marks(tmp_path: Path) -> None:
    messages = "".join(
        f'<message><source>{number}</source><translation type="{kind}">{text}</translation>'
        "</message>"
        for number, (kind, text) in enumerate(
            [
                ("unfinished", ""),
                ("unfinished", "x"),
                ("obsolete", "gone"),
                ("vanished", "gone"),
                ("unfinished", "<numerusform/><numerusform>x</numerusform>"),
            ]
        )
    )
    found = table(tmp_path, messages + message("done", "x") + message("empty", ""))
    assert list(found.fields[1].cells) == ["", "x", "", "x", "x", ""]
    assert found.marks == {
        0: UnitMark.NOT_TRANSLATED,
        1: UnitMark.NEEDS_REVIEW,
        2: UnitMark.NOT_TRANSLATED,
        3: UnitMark.NEEDS_REVIEW,
    }


def test_bytes_are_characters(tmp_path: Path) -> None:
    text = 'a<byte value="x1b"/>b<byte value="7"/><byte value="x41"/>'
    text += '<byte value="xd83d"/><byte value="xde00"/>c'
    found = table(tmp_path, message(text, text))
    assert [list(field.cells) for field in found.fields] == [["a\x1bb\aA😀c"]] * 2


@pytest.mark.parametrize("value", ["", "x", "q", "x110000", "-1", "x" + "f" * 99])
def test_a_byte_that_is_no_number(tmp_path: Path, value: str) -> None:
    with pytest.raises(FileMalformed) as error:
        table(tmp_path, message("a", f'x<byte value="{value}"/>'))
    assert (error.value.line, error.value.format) == (6, "qt_ts")


def test_of_variants_the_first_is_the_text(tmp_path: Path) -> None:
    variants = "<lengthvariant>long</lengthvariant><lengthvariant>l</lengthvariant>"
    forms = f"<numerusform>\n{variants}</numerusform><numerusform>x</numerusform>"
    assert targets(tmp_path, message("a", f"\n  {variants}\n")) == ["long"]
    plural = message("a", forms, attributes=' numerus="yes"')
    assert targets(tmp_path, plural) == ["long", "x"]


def test_markup_that_was_not_escaped_stays_text(tmp_path: Path) -> None:
    translation = " a <b>bold<i>er</i></b><!-- no --> and <![CDATA[<raw>]]> "
    assert targets(tmp_path, message("a", translation)) == [" a bolder and <raw> "]


def test_parts_can_be_missing(tmp_path: Path) -> None:
    found = table(tmp_path, "<message><source>a</source></message><message/>" + message("", "x"))
    assert [list(field.cells) for field in found.fields] == [["a", "", ""], ["", "", "x"]]
    assert found.marks == {}


def test_older_files_without_anything_around(tmp_path: Path) -> None:
    contents = read(tmp_path, f"<!DOCTYPE TS><TS>\n{message('a', 'b')}</TS>", "file.xml")
    assert contents.format is Format.QT_TS
    assert [field.language for field in contents.tables[0].fields] == [None, None]
    assert (contents.tables[0].keys, contents.tables[0].lines) == (["a"], [2])


def test_other_encodings(tmp_path: Path) -> None:
    text = ts(message("a", "Привет")).replace("utf-8", "windows-1251")
    assert read(tmp_path, text.encode("cp1251")).tables[0].fields[1].cells == ["Привет"]
    text = ts(message("a", "你好")).replace("utf-8", "utf-16")
    assert read(tmp_path, text.encode("utf-16")).tables[0].fields[1].cells == ["你好"]


def test_a_file_cut_anywhere_is_an_error(tmp_path: Path) -> None:
    text = ts(message("a", "b")).strip()
    for end in range(2, len(text)):
        with pytest.raises(BleuError):
            read(tmp_path, text[:end])


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (ts(message("a", "b < c")), 6),
        (ts(message("a", "b</message>")), 6),
        (ts("\n" + message("a", "\x01")), 7),
    ],
)
def test_damage_has_a_line(tmp_path: Path, text: str, line: int) -> None:
    with pytest.raises(FileMalformed) as error:
        read(tmp_path, text)
    assert error.value.line == line


def test_entities_are_refused(tmp_path: Path) -> None:
    text = ts(message("a", "&x;")).replace("TS>", 'TS [\n<!ENTITY x "boo">\n]>', 1)
    with pytest.raises(EntityDeclared) as error:
        read(tmp_path, text)
    assert error.value.line == 3


@pytest.mark.parametrize("text", ['<?xml version="1.0"?>\n<list/>', "<!DOCTYPE html><p>Hi</p>"])
def test_files_that_are_no_ts_file(tmp_path: Path, text: str) -> None:
    with pytest.raises(FileWrongFormat):
        read(tmp_path, text)


def test_nothing_to_translate(tmp_path: Path) -> None:
    with pytest.raises(NoUnits):
        read(tmp_path, ts(""))


@pytest.mark.slow
def test_many_units_can_be_cancelled(tmp_path: Path) -> None:
    text = ts("\n".join(message(f"Hello {n}", f"Hola {n}") for n in range(20_000)))
    found = read(tmp_path, text).tables[0]
    assert (found.units, found.fields[1].cells[-1]) == (20_000, "Hola 19999")
    asked = []
    progress = Progress(cancelled=lambda: bool(asked.append(1)) or len(asked) > 6)
    with pytest.raises(Cancelled):
        read(tmp_path, text, progress=progress)


def test_files_of_others(shared_data: Path) -> None:
    paths = sorted((shared_data / "l10n").rglob("*.ts"))
    assert len(paths) >= 8
    for path in paths:
        expected = []
        for element in ElementTree.parse(path).iter("message"):
            translation = element.find("translation")
            kind = None if translation is None else translation.get("type")
            if kind not in ("obsolete", "vanished"):
                forms = [] if translation is None else translation.findall("numerusform")
                expected += forms or [translation]
        found = read_contents(path).tables[0]
        texts = ["" if form is None else "".join(form.itertext()) for form in expected]
        cells = list(found.fields[1].cells)
        assert found.units == len(expected), path.name
        # ElementTree does not convert <byte value="79"/>.
        if not path.name.startswith("Complete"):
            assert cells == texts, path.name
        else:
            assert cells[0] == "hejsan Ovarlden"
