"""Headings are told from texts, and name the content of a column, in five languages."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from bleu_core.errors import Cancelled
from bleu_core.files.addresses import FieldKind
from bleu_core.files.budget import LIMITS, Resource
from bleu_core.files.contents import KeyKind, UnitTable
from bleu_core.files.errors import BudgetExceeded
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.tables.columns import column_letters, make_table
from bleu_core.files.reading.tables.heading_rows import is_heading_row
from bleu_core.files.roles import keys_of, labels_of, roles_of
from bleu_core.progress import Progress, Stage

RAW = RawFile(Path("a.csv"), b"x")
SENTENCES = ["This is a sentence.", "Here is another one.", "The third is longer than those."]


def table(*rows: Sequence[str]) -> UnitTable:
    made = make_table(RAW, list(enumerate(rows, 1)))
    assert made is not None
    return made


def names(made: UnitTable) -> list[str]:
    return [field.name for field in made.fields]


def role_names(made: UnitTable) -> list[str]:
    found = roles_of(made)
    return [found[index].value if index in found else "none" for index in range(len(made.fields))]


def languages(*headings: str) -> list[str | None]:
    made = table(headings, [f"text {index}" for index in range(len(headings))])
    assert names(made) == list(headings)
    return [field.language for field in made.fields]


def roles(*headings: str) -> list[str]:
    """Return the guessed roles of columns with headings and some sentences."""
    cells = [[f"{text} {index}" for index in range(len(headings))] for text in SENTENCES]
    made = table(headings, *cells)
    assert names(made) == list(headings)
    return role_names(made)


# Tables


def test_fields_are_columns_with_their_cells() -> None:
    made = table(["Source", "Target"], ["a", "b"], ["c", "d"])
    assert [(field.kind, field.name, list(field.cells)) for field in made.fields] == [
        (FieldKind.COLUMN, "Source", ["a", "c"]),
        (FieldKind.COLUMN, "Target", ["b", "d"]),
    ]
    assert list(made.lines) == [2, 3]


def test_empty_rows_and_columns_are_left_out_and_lines_are_those_of_the_file() -> None:
    made = table(["a", "", " "], ["", "", ""], ["b", "", "\t"], ["", " ", ""], ["", "", "c "])
    assert names(made) == ["A", "C"]
    assert [list(field.cells) for field in made.fields] == [["a", "b", ""], [" ", "\t", "c "]]
    assert list(made.lines) == [1, 3, 5]


def test_a_column_with_a_heading_alone_stays() -> None:
    made = table(["Source", "MT"], ["a", ""])
    assert [(field.name, list(field.cells)) for field in made.fields] == [
        ("Source", ["a"]),
        ("MT", [""]),
    ]


def test_short_rows_are_filled_up() -> None:
    made = table(["a"], ["b", "c", "d"], ["e", "f"])
    assert [list(field.cells) for field in made.fields] == [
        ["a", "b", "e"],
        ["", "c", "f"],
        ["", "d", ""],
    ]


def test_nothing_or_headings_alone_is_no_table() -> None:
    assert make_table(RAW, []) is None
    assert make_table(RAW, [(1, ["", " "])]) is None
    assert make_table(RAW, [(1, ["Source", "Target"])]) is None


def test_equal_headings_are_told_apart() -> None:
    made = table(["Text", "MT", "Text", "Text"], ["a", "b", "c", "d"])
    assert names(made) == ["Text (A)", "MT", "Text (C)", "Text (D)"]


def test_a_heading_that_looks_numbered_stays_distinct() -> None:
    made = table(["MT", "MT (2)", "MT"], ["a", "b", "c"])
    assert names(made) == ["MT (A)", "MT (2)", "MT (C)"]
    made = table(["MT", "MT", "MT (A)", "mt (b)"], ["a", "b", "c", "d"])
    assert names(made) == ["MT (2)", "MT (3)", "MT (A)", "mt (b)"]


def test_a_column_without_heading_is_named_by_its_letter() -> None:
    made = table(["Source", "", "MT"], ["a", "b", "c"])
    assert names(made) == ["Source", "B", "MT"]


def wide(middle: str, *headings: str) -> UnitTable:
    """Return a table far to the right in a sheet, whose second column has these letters."""
    first = {"MT": 356, "REF": 12_302, "SRC": 13_313, "ID": 236}[middle]
    cells = [[f"{text} {index}" for index in range(len(headings))] for text in SENTENCES]
    made = make_table(RAW, list(enumerate([headings, *cells], 1)), first_column=first)
    assert made is not None
    assert made.fields[1].letters == middle
    return made


@pytest.mark.parametrize("letters", ["MT", "REF", "SRC", "ID"])
def test_letters_of_a_column_say_nothing(letters: str) -> None:
    made = wide(letters, "Source", "", "Output")
    field = made.fields[1]
    assert (field.name, field.heading, field.language, made.keys) == (letters, "", None, ())
    assert role_names(made) == ["source", "none", "candidate"]


@pytest.mark.parametrize("heading", ["MT", "mt"])
def test_a_heading_keeps_its_name_from_the_letters_of_another_column(heading: str) -> None:
    assert names(wide("MT", "Source", "", heading)) == ["Source", "MT (2)", heading]
    assert names(wide("MT", heading, "", "Source")) == [heading, "MT (2)", "Source"]
    assert names(wide("MT", "Source", heading, "Reference")) == ["Source", heading, "Reference"]


def test_line_breaks_in_headings_are_spaces_in_names() -> None:
    assert names(table(["Source\ntext", "MT"], ["a", "b"])) == ["Source text", "MT"]


@pytest.mark.parametrize(
    ("index", "letters"),
    [(0, "A"), (25, "Z"), (26, "AA"), (701, "ZZ"), (702, "AAA"), (16383, "XFD")],
)
def test_letters(index: int, letters: str) -> None:
    assert column_letters(index) == letters


def test_first_column_moves_the_letters() -> None:
    made = make_table(RAW, [(1, ["a", "b"])], first_column=25)
    assert made is not None
    assert names(made) == ["Z", "AA"]


def test_too_many_columns() -> None:
    row = ["x"] * LIMITS[Resource.COLUMNS]
    assert len(table(row).fields) == LIMITS[Resource.COLUMNS]
    with pytest.raises(BudgetExceeded) as error:
        table(["a"], [*row, "x"])
    assert (error.value.line, error.value.limit) == (2, LIMITS[Resource.COLUMNS])


def test_too_many_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, Resource.CELLS, 12)
    rows = [["a", "b", "c"]] * 4
    assert table(*rows).units == 4
    with pytest.raises(BudgetExceeded) as error:
        table(*rows, ["a"])
    assert (error.value.line, error.value.limit) == (5, 12)


def test_columns_without_text_do_not_count_as_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, Resource.CELLS, 8)
    assert table(*[["a", "", "", "", "", "b"]] * 4).units == 4


def test_cancelling_and_progress() -> None:
    rows = [(line, ["a"]) for line in range(1, 10_001)]
    told: list[tuple[Stage, int, int]] = []
    progress = Progress(lambda *step: told.append(step), interval=0)
    make_table(RawFile(Path("a"), b"x", progress=progress), rows, total=10_000)
    assert len(told) == 10
    assert told[-1] == (Stage.PARSING, 9217, 10_000)
    asked = 0

    def cancelled() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    raw = RawFile(Path("a"), b"x", progress=Progress(cancelled=cancelled))
    with pytest.raises(Cancelled):
        make_table(raw, rows)


# The row of headings


@pytest.mark.parametrize(
    "row",
    [
        ["Source", "Target"],
        ["en", "es"],
        ["en", "zh-TW", "MT"],
        ["EN", "ID"],
        ["English", "Bahasa Indonesia"],
        ["原文", "译文"],
        ["原文", "參考譯文", "機器翻譯"],
        ["Fuente", "Referencia", "Candidato"],
        ["Teks sumber", "Acuan", "Terjemahan mesin"],
        ["msg_id", "whatever"],
        ["Segment ID", "Something", "Else"],
        ["Nr.", "MT", "Bewertung"],
        ["", "English", "DeepL"],
        ["Reference 1", "Reference 2"],
        ["Text", "Comment"],
        ["Source text (do not edit it, please!)", "Target", "Any remarks? Write them here."],
        ["MT"],
        ["Candidate"],
        ["Español"],
        ["zh-CN"],
        ["参考译文 zh-TW"],
    ],
)
def test_headings(row: list[str]) -> None:
    assert is_heading_row(row)


@pytest.mark.parametrize(
    "row",
    [
        [],
        ["", ""],
        ["Introduction", "Introducción"],
        ["Hello world", "Hola mundo"],
        ["no", "nein"],  # a code that is also a word
        ["en"],  # a single column proves nothing
        ["it"],
        ["File"],
        ["Text"],
        ["File", "Archivo"],
        ["Is", "Es"],  # words, by their spelling
        ["Source", "Fuente"],  # a text and its translation
        ["Key", "Kunci"],
        ["menu.source", "Source", "Fuente"],
        ["Spanish", "Español"],
        ["系统", "System"],
        ["Google Chrome settings", "Ajustes de Google Chrome"],
        ["The source.", "La fuente."],
        ["The source of the river", "La fuente del río"],
        ["", "Text"],  # a title above a table
        ["Danger", "Danger"],
        ["Translation", "This row is a text."],
    ],
)
def test_no_headings(row: list[str]) -> None:
    assert not is_heading_row(row)


def test_numbers_below_make_headings_of_words() -> None:
    rows = [["eins", "1"], ["zwei", "2,5"], ["drei", "30 %"]]
    assert names(table(["Wort", "Wert"], *rows)) == ["Wort", "Wert"]
    assert names(table(["Wort", "Wert"], *rows[:2])) == ["A", "B"]  # two numbers may be chance
    assert names(table(["Wort", ""], *rows)) == ["A", "B"]
    assert names(table(["Wort", "Wort"], *rows)) == ["A", "B"]
    assert names(table(["Wort", "7"], *rows)) == ["A", "B"]
    assert names(table(["Das ist ein Satz.", "Wert"], *rows)) == ["A", "B"]


def test_a_title_above_sentences_is_a_text() -> None:
    rows = [[sentence, sentence.upper()] for sentence in SENTENCES]
    made = table(["Introduction", "INTRODUCTION"], *rows)
    assert made.units == 4


# Languages


@pytest.mark.parametrize(
    ("heading", "language"),
    [
        ("de", "de"),
        ("zh-CN", "zh-CN"),
        ("zh_Hant", "zh-TW"),
        ("pt-BR", "pt-BR"),
        ("EN", "en"),
        ("Target (es)", "es"),
        ("Target [es-MX]", "es-MX"),
        ("target_es", "es"),
        ("en-US source", "en-US"),
        ("参考译文 zh-TW", "zh-TW"),
        ("参考译文（繁體）", "zh-TW"),
        ("英文原文", "en"),
        ("Spanish", "es"),
        ("ESPAÑOL:", "es"),
        ("Espanol", "es"),
        ("Bahasa Inggris", "en"),
        ("inglés", "en"),
        ("Spanish reference", "es"),
        ("Chinese (Traditional)", "zh-TW"),
        ("Simplified Chinese", "zh-CN"),
        ("繁體中文", "zh-TW"),
        ("简体中文", "zh-CN"),
        ("中文", "zh"),
        ("English (United States)", "en"),
        ("MT", None),  # not Maltese
        ("HT", None),  # not Haitian
        ("en-de", None),
        ("Comment", None),
        ("Reference", None),
        ("English breakfast", None),
        ("Spanish English", None),
    ],
)
def test_language_of_a_heading(heading: str, language: str | None) -> None:
    assert languages(heading, "Source", "MT (DeepL)")[0] == language


# Keys


@pytest.mark.parametrize(
    "heading",
    [
        "id",
        "ID",
        "Key",
        "msg_id",
        "Segment ID",
        "segid",
        "#",
        "No.",
        "Clave",
        "Kunci",
        "编号",
        "編號",
    ],
)
def test_keys(heading: str) -> None:
    made = table([heading, "MT"], ["k1", "a"], ["k2", "b"])
    assert (list(made.keys), made.key_kind) == (["k1", "k2"], KeyKind.COLUMN)
    assert (made.fields[0].name, made.fields[0].language) == (heading, None)
    assert keys_of(made) == {0}


def test_keys_can_be_texts_and_a_few_may_be_missing() -> None:
    rows = [[f"message {line}" if line else "", "text"] for line in range(20)]
    made = table(["msg_id", "MT"], *rows)
    assert made.keys[0] == ""
    assert made.key_kind is KeyKind.COLUMN


def test_no_keys_if_values_repeat_or_many_are_missing_or_no_heading_names_a_key() -> None:
    for rows in ([["k", "a"], ["k", "b"]], [["k1", "a"], ["", "b"], ["", "c"]]):
        made = table(["id", "MT"], *rows)
        assert (list(made.keys), made.key_kind) == ([], None)
        assert keys_of(made) == set()
    assert table(["one", "1"], ["two", "2"]).key_kind is None


def test_the_first_of_two_key_columns_has_the_keys() -> None:
    made = table(["ID", "Key", "MT"], ["1", "a", "x"], ["2", "b", "y"])
    assert list(made.keys) == ["1", "2"]
    assert (keys_of(made), role_names(made)) == ({0}, ["none", "none", "candidate"])


def test_id_is_indonesian_over_texts() -> None:
    made = table(
        ["en", "id", "MT"],
        *[[text, f"kalimat nomor {index}", "x"] for index, text in enumerate(SENTENCES)],
    )
    assert made.key_kind is None
    assert [field.language for field in made.fields] == ["en", "id", None]
    assert role_names(made) == [
        "source",
        "reference",
        "candidate",
    ]


def test_id_is_a_key_beside_languages_if_its_cells_look_like_keys() -> None:
    for column, keys in ((0, ["greeting", "farewell"]), (1, ["text_1", "text_2"])):
        rows = [["en", "MT"], ["Hello", "a b"], ["Bye", "c d"]]
        for row, value in zip(rows, ["id", *keys], strict=True):
            row.insert(column, value)
        made = table(*rows)
        assert list(made.keys) == keys
        assert made.fields[column].language is None
    assert table(["en", "id"], ["Yes", "Ya"], ["No", "Tidak"]).fields[1].language == "id"


@pytest.mark.parametrize(("keys", "language"), [(9, None), (8, "id")])
def test_one_text_in_ten_may_be_among_keys(keys: int, language: str | None) -> None:
    rows = [[f"text number {row}", f"text_{row}"] for row in range(keys)]
    made = table(["en", "id"], *rows, ["the last text", "the last key"])
    assert made.fields[1].language == language


# Roles


@pytest.mark.parametrize(
    ("headings", "expected"),
    [
        (["Source", "Reference", "Candidate"], ["source", "reference", "candidate"]),
        (["src", "ref", "hyp"], ["source", "reference", "candidate"]),
        (["Fuente", "Referencia", "Candidata"], ["source", "reference", "candidate"]),
        (
            ["Texto original", "Traducción humana", "Traducción automática"],
            ["source", "reference", "candidate"],
        ),
        (["Sumber", "Referensi", "Kandidat"], ["source", "reference", "candidate"]),
        (
            ["Teks sumber", "Terjemahan acuan", "Terjemahan mesin"],
            ["source", "reference", "candidate"],
        ),
        (["原文", "参考译文", "译文"], ["source", "reference", "candidate"]),
        (["原文", "參考翻譯", "機器翻譯"], ["source", "reference", "candidate"]),
        (["源文", "人工翻译", "系统 A"], ["source", "reference", "candidate"]),
        (["原文", "译文", "机器翻译"], ["source", "reference", "candidate"]),
        (["Source", "Target", "MT"], ["source", "reference", "candidate"]),
        (["Source", "Reference", "Target"], ["source", "reference", "candidate"]),
        (["Source", "Target"], ["source", "candidate"]),
        (["gold", "DeepL", "Google Translate"], ["reference", "candidate", "candidate"]),
        (["Human", "GPT-4o mini", "NLLB 3.3B"], ["reference", "candidate", "candidate"]),
        (["参考译文", "百度翻译", "有道"], ["reference", "candidate", "candidate"]),
        (
            ["Reference 1", "Reference 2", "System A", "System B"],
            ["reference", "reference", "candidate", "candidate"],
        ),
        (["ref_es", "MT (es)", "MT score"], ["reference", "candidate", "none"]),
        (["en", "zh-CN", "MT"], ["source", "reference", "candidate"]),
        (
            ["English", "Spanish", "DeepL", "Google"],
            ["source", "reference", "candidate", "candidate"],
        ),
        (["es", "MT"], ["reference", "candidate"]),
        (["en", "de", "fr", "MT"], ["source", "none", "none", "candidate"]),
        (["en", "de", "fr", "MT (fr)"], ["source", "none", "reference", "candidate"]),
        (["fr", "en", "MT fr"], ["reference", "source", "candidate"]),
        (["en", "Reference", "MT"], ["source", "reference", "candidate"]),
        (["Source", "Reference", "es"], ["source", "reference", "candidate"]),
        (["en", "zh-CN", "zh-TW"], ["none", "none", "none"]),
        (["en", "de", "Comment"], ["none", "none", "none"]),
        (["en", "Spanish text", "MT"], ["source", "reference", "candidate"]),
        (["Source language", "MT", "Status"], ["none", "candidate", "none"]),
    ],
)
def test_roles(headings: list[str], expected: list[str]) -> None:
    assert roles(*headings) == expected


def test_columns_without_headings_have_no_role() -> None:
    made = table(["one", "two"], ["three", "four"])
    assert roles_of(made) == {}


# Labels


LABELS = ["DeepL", "Google"]


def labeled(heading: str, labels: Sequence[str], *, rows: int = 40) -> UnitTable:
    """Return a table of texts with a column of labels under this heading."""
    cells = [
        [f"The text {row}.", labels[row % len(labels)], f"El texto {row}.", f"Texto {row}."]
        for row in range(rows)
    ]
    return table(["Source", heading, "Reference", "MT"], *cells)


@pytest.mark.parametrize(
    ("heading", "labels"),
    [
        ("System", LABELS),
        ("System", ["DeepL"]),
        ("Target", ["es"]),
        ("Human", ["yes", "no"]),
        ("译文", ["机器", "人工"]),
        ("Output", ["a.docx", "b.docx", "c.docx"]),
        ("es", ["x", "y", "z", "", "x", "y"]),
        ("MT system", [f"sys{number}" for number in range(8)]),
    ],
)
def test_a_column_of_labels_is_no_text(heading: str, labels: list[str]) -> None:
    made = labeled(heading, labels)
    found = role_names(made)
    assert found == ["source", "none", "reference", "candidate"]
    assert labels_of(made) == {1: tuple(dict.fromkeys(filter(None, labels)))}


@pytest.mark.parametrize(
    "cells",
    [
        [f"Texto {row}" for row in range(40)],
        ["Lo siento, no puedo traducir esto."] * 40,
        ["", "", "Sí"] * 13 + [""],
        [f"Sí {row}" for row in range(9)] * 4 + [""] * 4,
    ],
)
def test_texts_are_no_labels(cells: list[str]) -> None:
    rows = [[f"Text {row}.", f"Texto {row}.", cell] for row, cell in enumerate(cells)]
    made = table(["Source", "Reference", "MT"], *rows)
    assert labels_of(made) == {}
    assert role_names(made)[2] == "candidate"


def test_short_texts_beside_their_ids_are_no_labels() -> None:
    rows = [[f"k{row}", word, word] for row, word in enumerate(["Yes", "No"] * 20)]
    assert labels_of(table(["ID", "Source", "MT"], *rows)) == {}


def test_a_label_may_stay_valid_for_the_rows_below() -> None:
    labels = ["DeepL", *[""] * 19, "Google", *[""] * 19]
    made = labeled("System", labels)
    assert labels_of(made) == {}
    assert labels_of(made, are_merged=True) == {1: ("DeepL", "Google")}
