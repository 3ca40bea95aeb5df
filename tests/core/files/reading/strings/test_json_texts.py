"""JSON: rows, JSON Lines and messages are recognized by their shape, and no string is lost."""

from __future__ import annotations

import gc
import json
import random
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bleu_core.errors import BleuError, Cancelled
from bleu_core.files.addresses import FieldKind
from bleu_core.files.budget import LIMITS, Resource
from bleu_core.files.contents import Contents, Format, KeyKind, UnitTable
from bleu_core.files.errors import (
    BudgetExceeded,
    FileEmpty,
    FileMalformed,
    FileWrongFormat,
    NoUnits,
)
from bleu_core.files.reading.formats import read_contents
from bleu_core.progress import Progress, Stage

# Since Python 3.13, a superfluous comma is reported at the comma itself.
AT_COMMA = sys.version_info >= (3, 13)


def read(folder: Path, value: Any, name: str = "a.json") -> Contents:
    """Read a file with a text, or with a value as JSON."""
    path = folder / name
    text = value if isinstance(value, str | bytes) else json.dumps(value, ensure_ascii=False)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_contents(path)


def table_of(folder: Path, value: Any, name: str = "a.json") -> UnitTable:
    (table,) = read(folder, value, name).tables
    return table


def columns(table: UnitTable) -> dict[str, list[Any]]:
    return {field.name: list(field.cells) for field in table.fields}


def messages(table: UnitTable) -> dict[str, Any]:
    (field,) = table.fields
    assert (field.kind, field.name, table.key_kind) == (FieldKind.TEXT, "", KeyKind.NAME)
    assert len(set(table.keys)) == len(table.keys)
    return dict(zip(table.keys, field.cells, strict=True))


def error_of(folder: Path, value: Any, name: str = "a.json") -> FileMalformed:
    with pytest.raises(FileMalformed) as caught:
        read(folder, value, name)
    return caught.value


# Rows


def test_an_array_of_objects_is_rows(tmp_path: Path) -> None:
    rows = [{"src": "One", "mt": "Uno"}, {"mt": "Dos", "note": None}, {"src": "Three"}]
    contents = read(tmp_path, rows)
    (table,) = contents.tables
    assert contents.format is Format.JSON
    assert columns(table) == {"src": ["One", "", "Three"], "mt": ["Uno", "Dos", ""]}
    assert {field.kind for field in table.fields} == {FieldKind.FIELD}
    assert (list(table.lines), table.keys, table.key_kind) == ([1, 2, 3], (), None)


def test_members_of_members_have_paths(tmp_path: Path) -> None:
    rows = [
        {"translation": {"en": "a", "zh_TW": "b"}, "refs": ["c", "d"], "x": [{"y": "e"}]},
        {"translation": {"en": "f"}, "refs": ["g", "h", "i"]},
    ]
    assert columns(table_of(tmp_path, rows)) == {
        "translation.en": ["a", "f"],
        "translation.zh_TW": ["b", ""],
        "refs.0": ["c", "g"],
        "refs.1": ["d", "h"],
        "x.0.y": ["e", ""],
        "refs.2": ["", "i"],
    }


def test_numbers_are_texts_only_among_texts(tmp_path: Path) -> None:
    rows = [{"a": "x", "b": 1.50, "c": True, "v": [1, 2]}, {"a": 42, "b": 2, "c": "no", "v": [3]}]
    assert columns(table_of(tmp_path, rows)) == {"a": ["x", "42"], "c": ["", "no"]}
    written = '[{"a": 1.10}, {"a": "x"}, {"a": NaN}, {"a": 1e5}, {"a": -Infinity}]'
    found = columns(table_of(tmp_path, written))
    assert found == {"a": ["1.10", "x", "NaN", "1e5", "-Infinity"]}


def test_a_number_of_any_length_is_text(tmp_path: Path) -> None:
    digits = "7" * 10_000
    assert columns(table_of(tmp_path, f'[{{"a": {digits}}}, {{"a": "b"}}]'))["a"] == [digits, "b"]


@pytest.mark.parametrize(
    ("rows", "keys"),
    [
        ([{"id": 7, "t": "a"}, {"id": 8, "t": "b"}], ["7", "8"]),
        ([{"id": "x", "t": "a"}, {"id": "y", "t": "b"}], ["x", "y"]),
        ([{"t": "a", "segment_id": "1"}, {"t": "b", "segment_id": 2}], ["1", "2"]),
        ([{"t": "a", "segmentId": "1"}, {"t": "b", "segmentId": "2"}], ["1", "2"]),
        ([{"key": "one two", "t": "a"}, {"key": "three", "t": "b"}], ["one two", "three"]),
        # Doubtful or missing values, or ids of objects within the row, are no keys.
        ([{"id": 7, "t": "a"}, {"id": 7, "t": "b"}], []),
        ([{"id": 7, "t": "a"}, {"t": "b"}], []),
        ([{"doc": {"id": 7}, "t": "a"}, {"doc": {"id": 8}, "t": "b"}], []),
        # "id" may be Indonesian, or tell the rows apart.
        ([{"id": "Satu", "en": "One"}, {"id": "Dua kali", "en": "Twice"}], []),
        ([{"id": "menu.1", "en": "One"}, {"id": "menu.2", "en": "Twice"}], ["menu.1", "menu.2"]),
    ],
)
def test_a_column_of_keys_is_recognized(tmp_path: Path, rows: Any, keys: list[str]) -> None:
    table = table_of(tmp_path, rows)
    assert list(table.keys) == keys
    assert table.key_kind is (KeyKind.COLUMN if keys else None)


@pytest.mark.parametrize(
    ("names", "languages"),
    [
        (["en", "de", "id"], ["en", "de", "id"]),
        (["t.en", "t.zh-CN", "t.pt_BR", "zho_Hans"], ["en", "zh-CN", "pt_BR", "zho_Hans"]),
        # Words, and codes that are also words if no other language is beside them.
        (["src", "mt", "text", "id", "is", "no", "xx", "EN", "en-de"], [None] * 9),
        (["a.en", "id", "a.no"], ["en", None, "no"]),
        (["en", "mt"], ["en", None]),
    ],
)
def test_languages_are_those_the_names_end_with(
    tmp_path: Path, names: list[str], languages: list[str | None]
) -> None:
    row = {name: f"text {index}" for index, name in enumerate(names)}
    table = table_of(tmp_path, [row, row])
    assert [field.name for field in table.fields] == names
    assert [field.language for field in table.fields] == languages


def test_an_array_of_strings_is_one_text(tmp_path: Path) -> None:
    (field,) = table_of(tmp_path, ["a", "", None, "b"]).fields
    assert (field.kind, field.name, list(field.cells)) == (FieldKind.TEXT, "", ["a", "", "", "b"])


def test_rows_may_be_arrays(tmp_path: Path) -> None:
    assert columns(table_of(tmp_path, [["a", "b"], ["c"]])) == {"0": ["a", "c"], "1": ["b", ""]}


def test_rows_within_an_object(tmp_path: Path) -> None:
    rows = [{"src": "a"}, {"src": "b"}]
    for value in ({"data": rows}, {"version": "1.0", "n": 2, "data": rows, "x": [], "y": {}}):
        assert columns(table_of(tmp_path, value)) == {"src": ["a", "b"]}


def test_a_name_twice_in_a_row_is_refused(tmp_path: Path) -> None:
    for row in ('{"a": "b", "a": "c"}', '{"a": {"b": "c"}, "a.b": "d"}'):
        assert error_of(tmp_path, f'[{{"a": "x"}}, {row}]').line == 2


def test_too_many_columns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, Resource.COLUMNS, 3)
    # A vector does not count as columns.
    read(tmp_path, [{"a": "x", "b": "x", "c": "x", "v": [1, 2]}])
    with pytest.raises(BudgetExceeded) as caught:
        read(tmp_path, [{"a": "x"}, {"b": "x", "c": "x", "d": "x"}])
    assert (caught.value.line, caught.value.limit) == (2, 3)
    monkeypatch.setitem(LIMITS, Resource.CELLS, 5)
    with pytest.raises(BudgetExceeded) as caught:
        read(tmp_path, [{"a": "x"}] * 4 + [{"b": "x"}])
    assert (caught.value.line, caught.value.limit) == (5, 5)


# JSON Lines


LINES = '{"src": "a", "n": 1}\n\n{"src": "b"}\n"c"\n  \n{"id": "d"}\n'


@pytest.mark.parametrize("name", ["a.jsonl", "a.NDJSON", "a.json"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("codec", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le"])
def test_json_lines(tmp_path: Path, name: str, end: str, codec: str) -> None:
    contents = read(tmp_path, LINES.replace("\n", end).encode(codec), name)
    (table,) = contents.tables
    assert contents.format is Format.JSON_LINES
    assert columns(table) == {
        "src": ["a", "b", "", ""],
        "": ["", "", "c", ""],
        "id": ["", "", "", "d"],
    }
    assert [field.kind for field in table.fields][1] is FieldKind.TEXT
    assert list(table.lines) == [1, 3, 4, 6]


def test_one_line_is_rows_only_by_its_name(tmp_path: Path) -> None:
    text = '{"src": "a", "mt": "b"}\n'
    assert columns(table_of(tmp_path, text, "a.jsonl")) == {"src": ["a"], "mt": ["b"]}
    assert messages(table_of(tmp_path, text)) == {"src": "a", "mt": "b"}


@pytest.mark.parametrize("indent", [None, 1])
def test_json_called_json_lines(tmp_path: Path, indent: int | None) -> None:
    text = json.dumps([{"src": "a"}, {"src": "b"}], indent=indent)
    contents = read(tmp_path, text, "a.jsonl")
    assert contents.format is Format.JSON
    assert columns(contents.tables[0]) == {"src": ["a", "b"]}


def test_line_separators_are_text(tmp_path: Path) -> None:
    text = '{"a": "x\u2028y"}\n{"a": "z\x85"}\n'
    assert columns(table_of(tmp_path, text, "a.jsonl")) == {"a": ["x\u2028y", "z\x85"]}


@pytest.mark.parametrize(
    ("text", "line", "truncated"),
    [
        ('{"a": "x"}\n{"a": "y"\n{"a": "z"}\n', 2, False),
        ('{"a": "x"\n{"a": "y"}\n', 1, False),
        ('{"a": "x"}\n{"a": y}', 2, False),
        ('{"a": "x"}\n{"a": "y', 2, True),
        ('{"a": "x"}\n{"a": ', 2, True),
        ('{"a": "x"}\n{"a": "y"} {"a": "z"}', 2, False),
    ],
)
def test_damaged_json_lines(tmp_path: Path, text: str, line: int, truncated: bool) -> None:
    error = error_of(tmp_path, text, "a.jsonl")
    assert (error.format, error.line, error.truncated) == ("json_lines", line, truncated)
    assert error.detail


# Messages


def test_messages_have_the_names_of_their_paths(tmp_path: Path) -> None:
    value = {
        "title": "Files",
        "menu": {"open": "Open", "recent_one": "{{count}} file", "empty": ""},
        "steps": ["First", {"last": "Last"}, 3, ["deep"]],
        "count": 5,
        "none": None,
        "on": True,
        "@user": "At user",
    }
    contents = read(tmp_path, value)
    assert contents.format is Format.JSON
    assert messages(contents.tables[0]) == {
        "title": "Files",
        "menu.open": "Open",
        "menu.recent_one": "{{count}} file",
        "menu.empty": "",
        "steps[0]": "First",
        "steps[1].last": "Last",
        "steps[3][0]": "deep",
        "@user": "At user",
    }
    assert list(contents.tables[0].lines) == list(range(1, 9))


def test_a_name_twice_is_two_messages(tmp_path: Path) -> None:
    for text in ('{"a": "x", "b": "y", "a": "z"}', '{"de": {"a": "x", "b": "y", "a": "z"}}'):
        table = table_of(tmp_path, text)
        assert list(zip(table.keys, table.fields[0].cells, strict=True)) == [
            ("a", "x"),
            ("b", "y"),
            ("a", "z"),
        ]


def test_a_language_around_all_is_no_part_of_names(tmp_path: Path) -> None:
    table = table_of(tmp_path, {"pt-BR": {"a": {"b": "x"}}})
    assert messages(table) == {"a.b": "x"}
    assert table.fields[0].language == "pt-BR"
    for value in ({"de": "x"}, {"de": {"a": "x"}, "fr": {"a": "y"}}, {"menu": {"a": "x"}}):
        assert table_of(tmp_path, value).fields[0].language is None


ARB = {
    "@@locale": "zh_TW",
    "@@last_modified": "2020",
    "hello": "你好 {name}",
    "@hello": {"description": "A greeting", "placeholders": {"name": {}}},
    "bye": "再見",
}


@pytest.mark.parametrize("name", ["app_zh_TW.arb", "app.json"])
def test_arb(tmp_path: Path, name: str) -> None:
    table = table_of(tmp_path, ARB, name)
    assert messages(table) == {"hello": "你好 {name}", "bye": "再見"}
    assert table.fields[0].language == "zh_TW"


def test_arb_without_a_language(tmp_path: Path) -> None:
    value = {"a": "x", "@a": {"description": "about a"}, "@_PAGE": {"type": "text"}}
    for name in ("a.arb", "a.json"):
        table = table_of(tmp_path, value, name)
        assert (messages(table), table.fields[0].language) == ({"a": "x"}, None)
    assert messages(table_of(tmp_path, {"@_X": {"type": "text"}, "a": "x"}, "a.arb")) == {"a": "x"}
    table = table_of(tmp_path, {"@@locale": 3, "@b": "y", "a": "x"})
    assert (messages(table), table.fields[0].language) == ({"a": "x"}, None)


def test_messages_of_a_browser_extension(tmp_path: Path) -> None:
    value = {
        "name": {"message": "Name", "description": "about"},
        "hello": {"message": "Hello $1", "placeholders": {"who": {"content": "$1"}}},
    }
    assert messages(table_of(tmp_path, value)) == {"name": "Name", "hello": "Hello $1"}
    value["exit"] = {"message": "Exit", "description": "", "placeholders": {}, "hash": "0"}
    value["open"] = {"message": "Open"}
    assert [*messages(table_of(tmp_path, value)).values()][2:] == ["Exit", "Open"]
    del value["exit"], value["open"]
    # If its object has other members, a message is one text among others.
    value["hello"]["title"] = "T"
    assert len(messages(table_of(tmp_path, value))) == 5


def test_objects_in_an_array_among_messages(tmp_path: Path) -> None:
    """An array is not rows if the texts beside it are as numerous; nothing is lost."""
    value = {"title": "T", "intro": "I", "items": [{"name": "a"}, {"name": "b"}]}
    assert messages(table_of(tmp_path, value)) == {
        "title": "T",
        "intro": "I",
        "items[0].name": "a",
        "items[1].name": "b",
    }
    value = {"train": [{"a": "x"}, {"a": "y"}], "test": [{"a": "z"}]}
    assert list(messages(table_of(tmp_path, value)).values()) == ["x", "y", "z"]
    value = {"title": "T", "items": [{}, {}]}
    assert messages(table_of(tmp_path, value)) == {"title": "T"}


def test_a_string_alone(tmp_path: Path) -> None:
    assert messages(table_of(tmp_path, '"text"')) == {"": "text"}


def test_headers_of_messages_are_no_messages(tmp_path: Path) -> None:
    header = {"lang": "gl", "plural-forms": "nplurals=2"}
    texts = {"Open": ["Abrir"], "%d file": ["%d ficheiro", "%d ficheiros"]}
    jed = {"domain": "app", "generator": "po", "locale_data": {"app": {"": header, **texts}}}
    for value in (jed, {"": header, **texts}, {"@metadata": {"authors": ["A"]}, **texts}):
        assert messages(table_of(tmp_path, value)) == {
            "Open[0]": "Abrir",
            "%d file[0]": "%d ficheiro",
            "%d file[1]": "%d ficheiros",
        }
    # Texts of these names are messages, and so are those of several domains.
    assert len(messages(table_of(tmp_path, {"": "x", "@metadata": "y"}))) == 2
    several = {"locale_data": {"a": {"x": "y"}, "b": {"x": "z"}}}
    assert len(messages(table_of(tmp_path, several))) == 2


# Columns


@pytest.mark.parametrize(
    ("value", "names"),
    [
        ({"src": ["a", "b"], "mt": ["c", "d"]}, ["src", "mt"]),
        ({"about": "x", "target": ["a", "b"], "hypothesis": ["c", "d"]}, ["target", "hypothesis"]),
        ({"id": [1, 2], "en": ["a", "b"], "gl": ["c", "d"]}, ["en", "gl"]),
        ({"about": "x", "src": ["a", 1], "mt": ["c", "d"]}, ["src", "mt"]),
        (
            {"reference": [["a", "x"], ["b"]], "DeepL": ["c", "d"]},
            ["reference.0", "reference.1", "DeepL"],
        ),
    ],
)
def test_arrays_under_headings_are_columns(tmp_path: Path, value: Any, names: list[str]) -> None:
    table = table_of(tmp_path, value)
    assert [*columns(table)] == names
    assert table.units == 2
    assert [*columns(table)[names[-1]]] == ["c", "d"]


def test_numbers_beside_texts_may_be_keys(tmp_path: Path) -> None:
    table = table_of(tmp_path, [{"line": 7, "en": "a"}, {"line": 9, "en": "b"}])
    assert table.other_keys == {"line": ["7", "9"]}


def test_some_words_under_the_name_id_are_texts_in_indonesian(tmp_path: Path) -> None:
    rows = [{"id": "Satu kata", "en": "One word"}, {"id": "2 kata", "en": "2 words"}]
    assert table_of(tmp_path, rows).key_kind is None
    rows = [{"id": "1a", "en": "One word"}, {"id": "2b", "en": "2 words"}]
    assert table_of(tmp_path, rows).key_kind is KeyKind.COLUMN


def test_rows_of_which_some_are_terms_are_rows(tmp_path: Path) -> None:
    rows = [{"term": "a", "definition": "b"}, {"term": "c"}]
    assert [*columns(table_of(tmp_path, rows))] == ["term", "definition"]


@pytest.mark.parametrize(
    ("value", "units"),
    [
        ({"days": ["Mo", "Tu"], "months": ["Ja", "Fe"]}, 4),
        ({"text": ["a", "b"], "note": ["c", "d"]}, 4),
        ({"source": ["a", "b"], "mt": ["c"]}, 3),
        ({"source": ["a", "b"]}, 2),
        ({"source": ["a", "b"], "foo": ["c", "d"]}, 4),
        ({"about": "x", "source": ["a", 1, 2], "mt": ["b", 3, 4]}, 3),
        ({"rows": [{"a": "x"}, "y"]}, 2),
        ({"title": "a", "intro": "b", "source": ["c", "d"], "mt": ["e", "f"]}, 6),
        ('{"source": ["a"], "mt": ["b"], "mt": ["c"]}', 3),
    ],
)
def test_other_arrays_are_messages(tmp_path: Path, value: Any, units: int) -> None:
    table = table_of(tmp_path, value)
    assert (table.key_kind, table.units) == (KeyKind.NAME, units)


# Comments


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_comments_and_last_commas_are_ignored(tmp_path: Path, end: str) -> None:
    text = """// {"about": "the file"}
    /* and
       more, */ {
      "url": "https://a.org/*b*/", // "not": "this"
      /**/ "quoted": "\\"// c\\\\", "list": ["d", /* e */ "f,]",],
    }
    // the end""".replace("\n", end)
    assert messages(table_of(tmp_path, text)) == {
        "url": "https://a.org/*b*/",
        "quoted": '"// c\\',
        "list[0]": "d",
        "list[1]": "f,]",
    }
    rows = table_of(tmp_path, '[{"src": "a"}, // one\n {"src": "b",},]')
    assert columns(rows) == {"src": ["a", "b"]}


def test_unclosed_strings_among_comments_take_no_time(tmp_path: Path) -> None:
    error_of(tmp_path, '{"a": "' + "\\\\x" * 100_000 + "\n" + "/*" * 100_000)


# All of them


@pytest.mark.parametrize(
    ("text", "place", "truncated"),
    [
        ('{\n "a": "x"\n "b": "y"\n}', (3, 2), False),
        ('{"a": "x",,}', (1, 10 if AT_COMMA else 12), False),
        ('// about\n{"a": "x", /* b */ "c"}', (2, 23), False),
        ('{"a": "x" /* b }', (1, 11), False),
        ('[{"a": "x"},', (1, 13), True),
        ('{"a":\n', (2, 1), True),
        ('{"a": "x', (1, 7), True),
        ('{"a": "x"', (1, 10), True),
        ("[", (1, 2), True),
        ('{"a": "x"} {"a": "y"}', (1, 12), False),
        ('{"a": "x\ny"}', (1, 9), False),
        ("{'a': 'x'}", (1, 2), False),
    ],
)
def test_damaged_json(tmp_path: Path, text: str, place: tuple[int, int], truncated: bool) -> None:
    error = error_of(tmp_path, text)
    assert error.format == "json"
    assert (error.line, error.column, error.truncated) == (*place, truncated)


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, "[" * 5000 + "]" * 5000])
@pytest.mark.parametrize("name", ["a.json", "a.jsonl"])
def test_nested_too_deeply(tmp_path: Path, text: str, name: str) -> None:
    for start in ("", '{"a": "b"}\n'):
        with pytest.raises(BudgetExceeded) as error:
            read(tmp_path, start + text, name)
        assert error.value.resource == "nesting"


@pytest.mark.parametrize("depth", [400, 700, 990])
def test_nested_deeply(tmp_path: Path, depth: int) -> None:
    """The decoder accepts deeper nesting than our own code."""
    for start, end in (("[", "]"), ('{"a":', "}")):
        try:
            table = table_of(tmp_path, start * depth + '"x"' + end * depth)
        except BudgetExceeded:
            continue
        assert list(table.fields[0].cells) == ["x"]


@pytest.mark.parametrize("name", ["a.json", "a.arb", "a.jsonl"])
def test_json_without_texts(tmp_path: Path, name: str) -> None:
    with pytest.raises(FileEmpty):
        read(tmp_path, " \n\n", name)
    arrays = [] if name == "a.arb" else [[], [1, 2], [{}], [{"id": 7}], [None]]
    for value in ({}, {"a": 1}, *arrays):
        with pytest.raises(NoUnits):
            read(tmp_path, value, name)


def test_other_files_are_refused_as_json(tmp_path: Path) -> None:
    for text in ("plain text\n", "<a/>", "7", "true"):
        with pytest.raises(FileWrongFormat) as caught:
            read(tmp_path, text)
        assert caught.value.format == "json"
        with pytest.raises(FileWrongFormat) as caught:
            read(tmp_path, text, "a.jsonl")
        assert caught.value.format == "json_lines"


def test_half_a_surrogate_pair_is_no_character(tmp_path: Path) -> None:
    r"""Texts can be written to a file, whatever follows `\ud83d`."""
    found = messages(table_of(tmp_path, r'{"a\ud83d": "x\ud83d", "b": "\ud83d\ude00"}'))
    assert found == {"a\ufffd": "x\ufffd", "b": "😀"}
    table = table_of(tmp_path, r'[{"a\ud83d": "x\ud83d"}]')
    assert columns(table) == {"a\ufffd": ["x\ufffd"]}


@pytest.mark.parametrize("codec", ["utf-8-sig", "utf-16", "utf-16-be", "gb18030"])
def test_other_encodings(tmp_path: Path, codec: str) -> None:
    text = json.dumps({"标题": "这是一个句子。", "b": "我们的文件在这里。"}, ensure_ascii=False)
    assert list(messages(table_of(tmp_path, text.encode(codec))).values()) == [
        "这是一个句子。",
        "我们的文件在这里。",
    ]


def leaves(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [text for one in inner for text in leaves(one)]


NAMES = st.sampled_from(["a", "b", "src", "id", "en", "message", "data"])
LEAVES = st.none() | st.booleans() | st.integers() | st.sampled_from(["x", "y z", "", "😀"])
VALUES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=3)
)


@pytest.mark.slow
@settings(
    deadline=None, max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(value=st.lists(VALUES, min_size=1) | st.dictionaries(NAMES, VALUES, min_size=1))
@pytest.mark.parametrize("name", ["a.json", "a.jsonl"])
def test_no_string_is_lost(tmp_path: Path, name: str, value: Any) -> None:
    """Exceptions are strings beside a browser's message, an array of objects, and columns."""
    text = json.dumps(value)
    if name == "a.jsonl" and isinstance(value, list):
        text = "\n".join(json.dumps(row) for row in value)
    try:
        (table,) = read(tmp_path, text, name).tables
    except NoUnits:
        assert not leaves(value)
        return
    except FileWrongFormat:
        assert not isinstance(value[0], dict | list | str)
        return
    found = [cell for field in table.fields for cell in field.cells]
    expected = leaves(value)
    if isinstance(value, dict):
        rows = [member for member in value.values() if _is_rows(member)]
        if len(rows) == 1 and name == "a.json" and table.key_kind is not KeyKind.NAME:
            expected = leaves(rows[0])
        # Arrays of one length, named like headings, are the columns of a table.
        columns = [member for member in value.values() if isinstance(member, list)]
        if len(columns) > 1 and name == "a.json" and table.key_kind is not KeyKind.NAME:
            expected = leaves(columns)
    if isinstance(value, dict) and all(
        isinstance(member, dict) and {*member} == {"message"} for member in value.values()
    ):
        expected = [text for member in value.values() for text in leaves(member["message"])]
    assert sorted(filter(None, expected)) == sorted(
        cell for cell in found if cell and not cell.lstrip("-").isdigit()
    )


def _is_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "name"),
    [(LINES, "a.jsonl"), (json.dumps(ARB), "a.arb"), ('[{"a": "x", "b": [1]}]', "a.json")],
)
def test_damaged_files_are_read_or_refused(tmp_path: Path, text: str, name: str) -> None:
    chance = random.Random(2)
    outcomes = set()
    for _ in range(300):
        place, length = chance.randrange(len(text)), chance.randrange(1, 9)
        rest = text[place + length :] if chance.random() < 0.7 else ""
        instead = chance.choice(
            ["", "\n", '"', "{", "}", "[", ",", "\\", "\0", "é", "1e999", "\\ud8"]
        )
        try:
            read(tmp_path, text[:place] + instead + rest, name)
            outcomes.add("read")
        except BleuError:
            outcomes.add("refused")
    assert outcomes == {"read", "refused"}


@pytest.mark.parametrize("name", ["a.jsonl", "a.json"])
def test_reading_shows_progress_and_can_be_cancelled(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    rows = [json.dumps({"a": f"text {n}"}) for n in range(5000)]
    path.write_text("\n".join(rows) if name == "a.jsonl" else f"[{','.join(rows)}]")
    reports: list[tuple[Stage, int, int]] = []
    contents = read_contents(
        path, progress=Progress(lambda *told: reports.append(told), interval=0)
    )
    assert contents.tables[0].units == 5000
    parsing = [told[1:] for told in reports if told[0] is Stage.PARSING]
    assert parsing == [(n * 1024, 5000) for n in range(1, 5)] + [(5000, 5000)]
    for asked in (1, 3, 6):
        questions = iter(range(asked))

        def is_cancelled(questions: Any = questions) -> bool:
            return next(questions, None) is None

        with pytest.raises(Cancelled):
            read_contents(path, progress=Progress(cancelled=is_cancelled))
    assert gc.isenabled()


def test_many_messages_can_be_cancelled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.json"
    path.write_text(json.dumps({f"n{n}": "text" for n in range(5000)}))
    asked: list[int] = []
    read_contents(path, progress=Progress(cancelled=lambda: bool(asked.append(1))))
    assert len(asked) > 8


LANGUAGES = ("lang", "en", "en", ["x", "y"]), ("lang", "es", "es", ["X", ""])


@pytest.mark.parametrize(
    ("value", "keys", "lines"),
    [
        ({"en": {"a": "x", "b": {"c": "y"}}, "es": {"a": "X"}}, ["a", "b.c"], [1, 2]),
        ({"version": "1", "en": {"a": "x", "b": "y"}, "es": {"a": "X"}}, ["a", "b"], [2, 3]),
        ({"en.a": "x", "en.b": "y", "es.a": "X"}, ["a", "b"], [1, 2]),
        ({"a": {"en": "x", "es": "X"}, "b": {"en": "y"}}, ["a", "b"], [1, 3]),
        ({"m": {"a": {"en": "x", "es": "X"}, "b": {"en": "y"}}}, ["m.a", "m.b"], [1, 3]),
    ],
)
def test_languages_around_or_in_messages_are_fields(
    tmp_path: Path, value: Any, keys: list[str], lines: list[int]
) -> None:
    table = table_of(tmp_path, value)
    found = [(one.kind.value, one.name, one.language, [*one.cells]) for one in table.fields]
    assert (found, table.keys, table.lines) == ([*LANGUAGES], keys, lines)


@pytest.mark.parametrize(
    "value",
    [
        {"en": "English", "es": "Spanish", "de": "German"},
        {"languages": {"en": "English", "es": "Spanish"}, "title": "Choose"},
        {"languages": {"en": "English", "es": "Spanish"}},
        {"it": {"a": "x", "b": "y"}, "is": {"a": "X", "b": "Y"}},
        {"en": {"a": "x", "b": "y"}, "es": {"c": "X", "d": "Y"}},
        {"en": {"a": "x", "b": "y"}, "more": {"a": "X", "b": "Y"}},
        {"menu": {"a": "x", "b": "y"}, "more": {"a": "X", "b": "Y"}},
        {"u": "1", "v": "2", "en": {"a": "x", "b": "y"}, "es": {"a": "X", "b": "Y"}},
    ],
)
def test_names_of_messages_that_look_like_languages(tmp_path: Path, value: Any) -> None:
    assert len(messages(table_of(tmp_path, value))) == json.dumps(value).count('": "')


def test_definitions_of_terms_are_texts(tmp_path: Path) -> None:
    about = {"context": "", "term_plural": "", "reference": "a.js", "comment": "a button"}
    rows = [
        {"term": "app.open", "definition": "Abrir", **about},
        {"term": "app.files", "definition": {"one": "%d archivo", "other": "%d archivos"}, **about},
        {"term": "app.exit", "definition": "", **about},
    ]
    assert messages(table_of(tmp_path, rows)) == {
        "app.open": "Abrir",
        "app.files.one": "%d archivo",
        "app.files.other": "%d archivos",
        "app.exit": "",
    }
