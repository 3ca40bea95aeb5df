"""PO files are read by gettext's grammar, and nothing beyond it is accepted."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bleu_core.errors import BleuError, Cancelled
from bleu_core.files.addresses import FieldKind
from bleu_core.files.contents import Contents, Format, KeyKind, UnitMark, UnitTable
from bleu_core.files.encodings import EncodingSource
from bleu_core.files.errors import (
    FileEmpty,
    FileMalformed,
    FileNotText,
    FileUndecodable,
    FileWrongFormat,
    NoUnits,
)
from bleu_core.files.reading.formats import read_contents
from bleu_core.progress import Progress, Stage

HEADER = 'msgid ""\nmsgstr ""\n"Language: es\\n"\n"Content-Type: text/plain; charset=%s\\n"\n\n'


def read(folder: Path, text: str | bytes, name: str = "file.po", **options: object) -> Contents:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_contents(path, **options)  # type: ignore[arg-type]


def table(folder: Path, text: str | bytes, name: str = "file.po") -> UnitTable:
    return read(folder, text, name).tables[0]


def rows(folder: Path, text: str | bytes) -> list[tuple[object, ...]]:
    found = table(folder, text)
    return list(zip(found.keys, *(field.cells for field in found.fields), strict=True))


def test_messages_are_units_with_source_and_target(tmp_path: Path) -> None:
    contents = read(tmp_path, HEADER % "UTF-8" + 'msgid "Yes"\nmsgstr "Sí"\n')
    found = contents.tables[0]
    assert contents.format is Format.PO
    assert [field.kind for field in found.fields] == [FieldKind.SOURCE, FieldKind.TARGET]
    assert [list(field.cells) for field in found.fields] == [["Yes"], ["Sí"]]
    assert [field.language for field in found.fields] == [None, "es"]
    assert (found.keys, found.key_kind, found.lines) == (["Yes"], KeyKind.MESSAGE, [6])


def test_the_header_is_no_unit_and_may_be_missing(tmp_path: Path) -> None:
    assert len(rows(tmp_path, HEADER % "UTF-8" + 'msgid "a"\nmsgstr "b"\n')) == 1
    found = table(tmp_path, 'msgid "a"\nmsgstr "b"\n')
    assert (found.units, found.fields[1].language) == (1, None)


def test_an_empty_language_is_no_language(tmp_path: Path) -> None:
    header = 'msgid ""\nmsgstr "Language: \\nMIME-Version: 1.0\\n"\n'
    assert table(tmp_path, header + 'msgid "a"\nmsgstr "b"\n').fields[1].language is None


def test_context_tells_messages_apart(tmp_path: Path) -> None:
    text = (
        'msgctxt "menu"\nmsgid "Open"\nmsgstr "Abrir"\n'
        'msgctxt ""\nmsgid "Open"\nmsgstr "Abierto"\n'
        'msgctxt "only"\nmsgid ""\nmsgstr "Vacío"\n'
    )
    assert rows(tmp_path, text) == [
        ("menu | Open", "Open", "Abrir"),
        (" | Open", "Open", "Abierto"),
        ("only | ", "", "Vacío"),
    ]
    assert table(tmp_path, text).lines == [2, 5, 8]


def test_comments_are_further_keys(tmp_path: Path) -> None:
    text = (
        '# note\n#.for translators\n#:a.c:7\n#, c-format\n#| msgid "old"\n'
        'msgid "one"\nmsgstr "uno"\n\nmsgid "two"\nmsgstr "dos"\n'
    )
    found = table(tmp_path, text).other_keys
    assert {name: [*cells] for name, cells in found.items()} == {
        "#": ["note", ""],
        "#.": ["for translators", ""],
        "#:": ["a.c:7", ""],
    }


def test_plural_forms_are_a_unit_each(tmp_path: Path) -> None:
    text = 'msgid "%d file"\nmsgid_plural "%d files"\n'
    text += "".join(f'msgstr[{index}] "form {index}"\n' for index in range(3))
    found = table(tmp_path, text)
    assert rows(tmp_path, text) == [
        ("%d file [0]", "%d file", "form 0"),
        ("%d file [1]", "%d files", "form 1"),
        ("%d file [2]", "%d files", "form 2"),
    ]
    assert found.lines == [1, 1, 1]


def test_an_empty_plural_form_is_a_unit(tmp_path: Path) -> None:
    text = 'msgid "a"\nmsgid_plural "b"\nmsgstr[0] ""\nmsgstr[1] ""\n'
    assert [row[2] for row in rows(tmp_path, text)] == ["", ""]


def test_strings_are_joined_and_unescaped(tmp_path: Path) -> None:
    text = 'msgid ""\n  "one\\n"\n\t"two"\nmsgstr "a\\tb\\\\n \\"c\\" " "d" "e"\n"f \\q \\u0041"\n'
    assert rows(tmp_path, text) == [("one\ntwo", "one\ntwo", 'a\tb\\n "c" def \\q \\u0041')]


def test_every_escape_of_gettext_is_known(tmp_path: Path) -> None:
    text = r'msgid "a"' + "\n" + r'msgstr "\n\t\r\b\f\v\a\"\\"' + "\n"
    assert rows(tmp_path, text)[0][2] == '\n\t\r\b\f\v\a"\\'


def test_a_keyword_can_stand_alone_or_close(tmp_path: Path) -> None:
    assert rows(tmp_path, 'msgid\n"a"\n\n  msgstr"b"\n') == [("a", "a", "b")]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('msgid "a" msgstr "b"\n', [("a", "a", "b")]),
        ('msgid"a"msgstr"b"\n', [("a", "a", "b")]),
        ('msgctxt "x" msgid "y" msgstr "z" # note\n', [("x | y", "y", "z")]),
        (
            'msgid "a" "b" msgstr "c"\n"d" msgid "e" msgstr "f"\n',
            [("ab", "ab", "cd"), ("e", "e", "f")],
        ),
        ('domain "d" msgid "a" msgstr "b"\n', [("a", "a", "b")]),
        ('#~ msgid "a" msgstr "b"\n#| msgid "o"\nmsgid "c" msgstr "d"\n', [("c", "c", "d")]),
        (
            'msgid "a" msgid_plural "b" msgstr[0] "c" msgstr [ 1 ] "d"\n',
            [("a [0]", "a", "c"), ("a [1]", "b", "d")],
        ),
    ],
)
def test_keywords_and_strings_can_share_a_line(
    tmp_path: Path, text: str, expected: list[tuple[str, ...]]
) -> None:
    assert rows(tmp_path, text) == expected


def test_a_flag_is_that_of_the_first_message_in_its_line(tmp_path: Path) -> None:
    found = table(tmp_path, '#, fuzzy\nmsgid "a" msgstr "b" msgid "c" msgstr "d"\n')
    assert found.marks == {0: UnitMark.NEEDS_REVIEW}


def test_letters_in_utf8_contradict_the_charset(tmp_path: Path) -> None:
    contents = read(tmp_path, HEADER % "ISO-8859-1" + 'msgid "Yes"\nmsgstr "Sí"\n')
    assert contents.encoding is not None
    assert (contents.encoding.name, contents.encoding.declared) == ("UTF-8", "ISO-8859-1")
    assert list(contents.tables[0].fields[1].cells) == ["Sí"]


def test_notes_of_older_tools_are_text(tmp_path: Path) -> None:
    assert rows(tmp_path, 'msgid "_: note\\n"\n"a"\nmsgstr "b"\n')[0][1] == "_: note\na"


def test_fuzzy_messages_need_review(tmp_path: Path) -> None:
    text = (
        '#, fuzzy\nmsgid "a"\nmsgstr "1"\n\nmsgid "b"\nmsgstr "2"\n\n'
        '#, c-format, fuzzy\nmsgid "c"\nmsgid_plural "cs"\nmsgstr[0] "3"\nmsgstr[1] "4"\n'
        '#,fuzzy,c-format\nmsgid "d"\nmsgstr "5"\n#, no-fuzzy\nmsgid "e"\nmsgstr "6"\n'
        '# fuzzy\n#. fuzzy\n#: fuzzy.c\nmsgid "f"\nmsgstr "7"\n'
        '#= fuzzy\nmsgid "g"\nmsgstr "8"\n'
    )
    assert table(tmp_path, text).marks == dict.fromkeys((0, 2, 3, 4, 7), UnitMark.NEEDS_REVIEW)


def test_a_fuzzy_header_marks_nothing(tmp_path: Path) -> None:
    text = "#, fuzzy\n" + HEADER % "UTF-8" + 'msgid "a"\nmsgstr "b"\n'
    assert table(tmp_path, text).marks == {}


def test_obsolete_messages_are_no_units(tmp_path: Path) -> None:
    text = (
        'msgid "a"\nmsgstr "b"\n#, fuzzy\n#~ msgid "gone"\n#~ msgstr "weg"\n#~| msgid "x"\n'
        '#~msgid "gone too"\n#~msgstr ""\n#~ "more"\n\nmsgid "c"\nmsgstr "d"\n'
    )
    found = table(tmp_path, text)
    assert (list(found.fields[1].cells), found.marks) == (["b", "d"], {})


def test_comments_and_blank_lines_can_be_anywhere(tmp_path: Path) -> None:
    text = '\n#\n# c\n\nmsgid "a"\n#| msgid "old"\n\n#, fuzzy\n"b"\n#. x\nmsgstr "c"\n#\n\n#_skip'
    found = table(tmp_path, text)
    assert rows(tmp_path, text) == [("ab", "ab", "c")]
    assert (found.lines, found.marks) == ([5], {0: UnitMark.NEEDS_REVIEW})


def test_domains_are_no_text(tmp_path: Path) -> None:
    text = 'msgid "a"\nmsgstr "b"\n\ndomain "x"\nmsgid "a"\nmsgstr "c"\n\ndomain My Domain\n'
    assert rows(tmp_path, text) == [("a", "a", "b"), ("a", "a", "c")]


def test_a_template_has_empty_targets(tmp_path: Path) -> None:
    found = table(tmp_path, HEADER % "CHARSET" + 'msgid "a"\nmsgstr ""\n', "file.pot")
    assert [list(field.cells) for field in found.fields] == [["a"], [""]]
    assert found.marks == {}


def test_po_is_recognized_under_another_name(tmp_path: Path) -> None:
    assert read(tmp_path, 'msgid "a"\nmsgstr "b"\n', "messages").format is Format.PO


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r", "\r\r\n"])
def test_any_line_end(tmp_path: Path, line_end: str) -> None:
    text = HEADER % "UTF-8" + '# c\nmsgid "a"\nmsgstr ""\n"b"\n'
    found = rows(tmp_path, text.replace("\n", line_end))
    assert found == [("a", "a", "b")]


def test_other_line_breaks_are_part_of_a_line(tmp_path: Path) -> None:
    text = '#. a\rb\u2028c\x0bd\nmsgid "a\u2028b\x0b"\nmsgstr "c\x85d"\n'
    assert rows(tmp_path, text) == [("a\u2028b\x0b", "a\u2028b\x0b", "c\x85d")]


# --- encodings


@pytest.mark.parametrize(
    ("declared", "codec"),
    [("windows-1251", "cp1251"), ("UTF-8", "utf-8"), ("koi8-r", "koi8-r"), (" utf-8", "utf-8")],
)
def test_the_header_decides_the_encoding(tmp_path: Path, declared: str, codec: str) -> None:
    text = HEADER % declared + 'msgid "Hi"\nmsgstr "Привет"\n'
    contents = read(tmp_path, text.encode(codec))
    assert contents.tables[0].fields[1].cells == ["Привет"]
    assert contents.encoding is not None
    assert contents.encoding.source is EncodingSource.DECLARED


def test_a_file_declared_as_gb2312_may_contain_more(tmp_path: Path) -> None:
    contents = read(tmp_path, (HEADER % "GB2312" + 'msgid "Hi"\nmsgstr "镕，你好"\n').encode("gbk"))
    assert contents.tables[0].fields[1].cells == ["镕，你好"]


@pytest.mark.parametrize("declared", ["CHARSET", "nonsense", "idna", "UTF-16", ""])
def test_an_unknown_charset_is_ignored(tmp_path: Path, declared: str) -> None:
    contents = read(tmp_path, HEADER % declared + 'msgid "Hi"\nmsgstr "Привет"\n')
    assert contents.tables[0].fields[1].cells == ["Привет"]
    assert contents.encoding is not None
    assert contents.encoding.source is EncodingSource.VALID_UTF8


def test_a_charset_elsewhere_is_text(tmp_path: Path) -> None:
    text = 'msgid "charset=cp1251"\nmsgstr "charset=koi8-r — ¿?"\n'
    contents = read(tmp_path, text)
    assert contents.tables[0].fields[1].cells == ["charset=koi8-r — ¿?"]


@pytest.mark.parametrize("codec", ["utf-8-sig", "utf-16"])
def test_a_byte_order_mark_decides_more(tmp_path: Path, codec: str) -> None:
    text = "# c\n" + HEADER % "cp1252" + 'msgid "Hi"\nmsgstr "你好"\n'
    contents = read(tmp_path, text.encode(codec))
    assert contents.tables[0].fields[1].cells == ["你好"]
    assert contents.encoding is not None
    assert contents.encoding.source is EncodingSource.BYTE_ORDER_MARK


def test_the_user_decides_most(tmp_path: Path) -> None:
    text = HEADER % "cp1251" + 'msgid "Hi"\nmsgstr "Привет"\n'
    contents = read(tmp_path, text.encode("koi8-r"), encoding="koi8-r")
    assert contents.tables[0].fields[1].cells == ["Привет"]
    assert contents.encoding is not None
    assert contents.encoding.source is EncodingSource.GIVEN


def test_bytes_that_do_not_fit_the_charset(tmp_path: Path) -> None:
    with pytest.raises(FileUndecodable) as error:
        read(tmp_path, (HEADER % "UTF-8").encode() + b'msgid "a"\nmsgstr "caf\xe9"\n')
    assert (error.value.encoding, error.value.line) == ("UTF-8", 7)


def test_binary(tmp_path: Path) -> None:
    with pytest.raises(FileNotText):
        read(tmp_path, (HEADER % "UTF-8").encode() + bytes(range(256)))


# --- damage


@pytest.mark.parametrize(
    ("text", "line", "truncated"),
    [
        ('msgid "a"\nmsgstr "b" garbage\nmsgid "c"\nmsgstr "d"\n', 2, False),
        ('msgid "a"\nmsgstr "say "hi" twice"\n\n#\n', 2, False),
        ('msgid "a"\nmsgstr "b"\n\ngarbage\n\nmsgid "c"\nmsgstr "d"\n', 4, False),
        ('msgid "a"\nmsgstr "b\nmsgid "c"\nmsgstr "d"\n', 2, False),
        ('msgid "a"\nmsgstr "b', 2, True),
        ('msgid "a"\nmsgstr "b\\', 2, True),
        ('msgid "a"\nmsgstr "b\\"\n\n', 2, True),
        ('msgid "a"\nmsgst', 2, True),
        ('msgid "a"\nmsgstr b\nmsgid "c"\nmsgstr "d"\n', 2, False),
        ('msgid "a"\nmsgstr "b"\nmsgid "c"\n', 3, True),
        ('msgid "a"\nmsgid "c"\nmsgstr "d"\n', 1, False),
        ('msgid "a"\nmsgstr\nmsgid "c"\nmsgstr "d"\n', 1, False),
        ('msgid\nmsgstr "d"\nmsgid "c"\nmsgstr', 1, False),
        ('msgid "a"\n#~ msgid "c"\nmsgctxt "x"\nmsgid "a"\nmsgstr "b"\n', 1, False),
        ('msgid "a"\nmsgstr "b"\nmsgctxt "x"\n', 3, True),
        ('msgid "a"\nmsgstr "b"\nmsgctxt "x"\nmsgctxt "y"\nmsgid "c"\nmsgstr "d"\n', 3, False),
        ('msgid "a"\nmsgstr "b"\nmsgstr "c"\nmsgid "d"\nmsgstr "e"\n', 3, False),
        ('msgid "a"\nmsgstr "b"\n\nmsgstr "c"\n#', 4, False),
        ('msgid "a"\nmsgstr[0] "b"\n#', 2, False),
        ('msgid "a"\nmsgid_plural "b"\nmsgstr "c"\n#', 3, False),
        ('msgid "a"\nmsgstr "c"\nmsgid_plural "b"\n#', 3, False),
        ('msgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\nmsgstr[0] "d"\n#', 4, False),
        ('msgid "a"\nmsgid_plural "b"\nmsgstr[x] "c"\n#', 3, False),
        ('msgid[0] "a"\nmsgstr "b"\nmsgid "a"\n', 1, False),
        ('msgid_plural "a"\nmsgstr "b"\nmsgid "a"\n', 1, False),
        ('"a"\nmsgid "b"\nmsgstr "c"\n', 1, False),
        ('domain "x"\n"a"\nmsgid "b"\nmsgstr "c"\n', 2, False),
        ('<<<<<<< ours\nmsgid "a"\nmsgstr "b"\n', 1, False),
    ],
)
def test_damage_is_never_skipped(tmp_path: Path, text: str, line: int, truncated: bool) -> None:
    with pytest.raises(FileMalformed) as error:
        read(tmp_path, text)
    assert (error.value.line, error.value.truncated) == (line, truncated)
    assert error.value.format == "po"


@pytest.mark.parametrize("text", ["Hello world.\nGood bye.\n", "<p>Hi</p>\n", "a,b\n", "\x01\x02"])
def test_files_that_are_no_po_file(tmp_path: Path, text: str) -> None:
    with pytest.raises(FileWrongFormat):
        read(tmp_path, text)


@pytest.mark.parametrize(
    "text", ["# a comment\n", HEADER % "UTF-8", '#~ msgid "a"\n#~ msgstr "b"\n']
)
def test_nothing_to_translate(tmp_path: Path, text: str) -> None:
    with pytest.raises(NoUnits):
        read(tmp_path, text)


def test_a_file_cut_anywhere_is_an_error_or_its_first_messages(tmp_path: Path) -> None:
    text = (HEADER % "UTF-8" + 'msgid "año"\nmsgstr "ein\\nx"\n#, fuzzy\n').encode()
    text += b'msgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\nmsgstr[1] "d"\n'
    for end in range(len(text)):
        try:
            found = table(tmp_path, text[:end])
        except BleuError:
            continue
        assert list(found.fields[1].cells) == ["ein\nx", "c", "d"][: found.units]


# --- size


def many(count: int) -> str:
    return "".join(f'#: a.c:{n}\nmsgid "Hello {n}"\nmsgstr "Hola {n}"\n\n' for n in range(count))


def test_many_units_with_progress(tmp_path: Path) -> None:
    steps: list[tuple[Stage, int, int]] = []
    progress = Progress(lambda *step: steps.append(step), interval=0)
    found = read(tmp_path, many(20_000), progress=progress).tables[0]
    assert (found.units, found.lines[-1]) == (20_000, 79_998)
    parsing = [step for step in steps if step[0] is Stage.PARSING]
    assert len(parsing) > 10
    assert parsing[-1][1] == parsing[-1][2]


def test_reading_can_be_cancelled(tmp_path: Path) -> None:
    asked = []
    progress = Progress(cancelled=lambda: bool(asked.append(1)) or len(asked) > 10)
    with pytest.raises(Cancelled):
        read(tmp_path, many(20_000), progress=progress)


# --- files of others

CODECS = {"Test01.po": "utf-16", "Test02.po": "cp1252", "Test_DrupalRussianCP1251.po": "cp1251"}
ERRORS: dict[str, type[BleuError]] = {
    "SINGLE_ENTRY_Test_nautilus.af.po": NoUnits,
    "empty.po": FileEmpty,
    "api_simple.po": FileMalformed,
}


def test_files_of_others(shared_data: Path) -> None:
    paths = sorted((shared_data / "l10n").rglob("*.po"))
    assert len(paths) >= 28
    for path in paths:
        if path.name in ERRORS:
            with pytest.raises(ERRORS[path.name]):
                read_contents(path)
            continue
        text = path.read_bytes().decode(CODECS.get(path.name, "utf-8-sig")).replace("\r\n", "\n")
        headers = len(re.findall(r'^msgid ""\nmsgstr', text, re.MULTILINE))
        translations = re.findall(r'^msgstr(?:\[\d\])? "(.*)"$', text, re.MULTILINE)
        found = read_contents(path).tables[0]
        assert found.units == len(translations) - headers, path.name
        cells = "".join(map(str, found.fields[1].cells)).replace('"', '\\"').replace("\n", "\\n")
        assert all(part in cells for part in translations[headers:]), path.name


def test_a_message_without_msgstr(shared_data: Path) -> None:
    with pytest.raises(FileMalformed) as error:
        read_contents(shared_data / "l10n" / "okapi-tests" / "po" / "api_simple.po")
    assert (error.value.line, error.value.detail) == (2, "missing msgstr")


def test_russian_in_windows_1251(shared_data: Path) -> None:
    path = shared_data / "l10n" / "okapi-tests" / "po" / "Test_DrupalRussianCP1251.po"
    contents = read_contents(path)
    assert contents.encoding is not None
    assert contents.encoding.source is EncodingSource.DECLARED
    assert str(contents.tables[0].fields[1].cells[0]).startswith("Позволяет")
