"""Headings below titles and on two lines, rows that are no text, and headings chosen by address."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bleu_core.files.addresses import NO_HEADINGS, Role
from bleu_core.files.assumptions import HeadingRow, HiddenRows, TotalsRow
from bleu_core.files.contents import UnitTable
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.tables.columns import make_table, with_headings
from bleu_core.files.reading.tables.heading_rows import (
    Merged,
    _below_titles,
    find_headings,
    group_names,
    names_texts,
)
from bleu_core.files.roles import in_one_language, roles_of

RAW = RawFile(Path("a.xlsx"), b"x")
TEXTS = [["1", "the cat", "el gato", "un gato"], ["2", "a dog", "un perro", "el perro"]]
HEAD = ["ID", "Source", "Reference", "MT"]


def table(*rows: list[str], merged: tuple[Merged, ...] = ()) -> UnitTable:
    made = make_table(RAW, list(enumerate(rows, 1)), merged=merged)
    assert made is not None
    return made


def names(made: UnitTable) -> list[str]:
    return [field.name for field in made.fields]


@pytest.mark.parametrize(
    "titles",
    [
        [["Project: evaluation in March"]],
        [["Project X", "", "", ""], ["Languages: en > es"], []],
        [["Project", "X"], ["Language", "Spanish"], []],
        [["", "", "MT evaluation"]],
        [["Source", "", "", ""]],
        [[f"Line {n}"] for n in range(20)],
    ],
)
def test_titles_above_the_headings_are_no_text(titles: list[list[str]]) -> None:
    made = table(*titles, HEAD, *TEXTS)
    assert names(made) == HEAD
    assert [list(field.cells) for field in made.fields] == [
        list(column) for column in zip(*TEXTS, strict=True)
    ]
    row = len(titles) + 1
    assert list(made.lines) == [row + 1, row + 2]
    assert made.assumptions == (HeadingRow(row),)


@pytest.mark.parametrize(
    "rows",
    [
        [["Name", "Nombre"], ["Source", "Fuente"], ["Target", "Destino"]],
        [["one", ""], ["is", "be"]],  # codes of languages, but words
        [["Only a title"], ["a b", "c d"], ["e f", "g h"]],
        [[f"Line {n}"] for n in range(21)] + [HEAD, *TEXTS],
    ],
)
def test_rows_that_look_like_titles_may_be_text(rows: list[list[str]]) -> None:
    made = table(*rows)
    assert made.units == len(rows)
    assert names(made) == ["A", "B", "C", "D"][: len(made.fields)]


def test_headings_on_two_lines_under_merged_cells() -> None:
    above = ["ID", "Source", "Reference", "Machine translation", "", "Comments"]
    below = ["", "", "", "Engine one", "Engine two", ""]
    rows = [["1", "the cat", "el gato", "un gato", "gato", ""]]
    spans = ((0, 0, 1, 0), (0, 1, 1, 1), (0, 2, 1, 2), (0, 3, 0, 4), (0, 5, 1, 5))
    made = table(above, below, *rows, merged=spans)
    assert names(made) == ["ID", "Source", "Reference", "Engine one", "Engine two", "Comments"]
    assert made.units == 1
    assert [field.group for field in made.fields][3:5] == ["Machine translation"] * 2
    assert roles_of(made) == {
        1: Role.SOURCE, 2: Role.REFERENCE, 3: Role.CANDIDATE, 4: Role.CANDIDATE,
    }  # fmt: skip
    assert made.assumptions == (HeadingRow(2),)
    # A merged cell in the first row of text does not make the row a heading.
    assert table(HEAD, *TEXTS, merged=((1, 2, 1, 3),)).units == 2
    # Nor does one above it make texts headings.
    assert table(["ID", "MT", ""], ["1", "Sí.", "No."], merged=((0, 1, 0, 2),)).units == 1


def test_headings_on_two_lines_without_merged_cells_as_in_csv() -> None:
    above = ["ID", "Source", "Reference", "Machine translation", "", "", "Comments"]
    below = ["", "", "", "Google", "DeepL", "Microsoft", ""]
    rows = [["1", "the cat", "el gato", "un gato", "gato", "gatos", ""]]
    made = table(above, below, *rows)
    assert names(made)[3:6] == ["Google", "DeepL", "Microsoft"]
    assert made.units == 1
    # A row with a single filled cell is text.
    for merged in ((), ((0, 3, 0, 5),)):
        assert table(above, ["", "", "", "Hola", "", "", ""], *rows, merged=merged).units == 2
    # Nor are words that are not known for headings, or that leave no cell empty.
    assert table([*HEAD, ""], ["", "", "", "hola", "adiós"], *TEXTS).units == 3
    assert table(["Source", "", "MT", ""], ["Target", "a", "Note", "b"], *TEXTS).units == 3
    assert table(HEAD, ["", "", "Sí.", "Si."], *TEXTS).units == 3


def test_equal_headings_are_told_apart_by_their_groups() -> None:
    above = ["ID", "Spanish", "", "French", ""]
    below = ["", "Reference", "MT", "Reference", "MT"]
    made = table(["A title"], above, below, ["1", "a b", "c d", "e f", "g h"])
    assert names(made) == ["ID", "Spanish Reference", "Spanish MT", "French Reference", "French MT"]
    assert [field.language for field in made.fields] == [None, "es", "es", "fr", "fr"]
    assert made.assumptions == (HeadingRow(3),)
    chosen = with_headings(table(above, below, ["1", "a b", "c d", "e f", "g h"]), 2)
    assert chosen is not None
    assert [field.group for field in chosen.fields] == ["", *["Spanish"] * 2, *["French"] * 2]


def test_headings_are_in_the_row_of_the_address() -> None:
    made = table(["Wörter", "Texte"], ["Vorlage", "Übertragung"], ["a", "b"], ["c", "d"])
    assert (names(made), made.units) == (["A", "B"], 4)
    second = with_headings(made, 2)
    assert second is not None
    assert (names(second), second.units, list(second.lines)) == (
        ["Vorlage", "Übertragung"],
        2,
        [3, 4],
    )
    assert second.assumptions == ()
    back = with_headings(second, NO_HEADINGS)
    assert back is not None
    assert [list(field.cells) for field in back.fields] == [
        list(field.cells) for field in made.fields
    ]
    assert list(back.lines) == list(made.lines) == [1, 2, 3, 4]
    assert with_headings(made, 5) is None
    assert with_headings(made, 4) is None  # nothing below
    assert with_headings(UnitTable(made.fields), 1) is None


def test_a_first_row_that_may_be_text_is_an_assumption() -> None:
    assert table(["Output", "Ausgabe"], ["Input", "Eingabe"]).assumptions == (HeadingRow(1),)
    assert table(["Wort", "Wert"], ["a", "1"], ["b", "2"], ["c", "3"]).assumptions
    for usual in (
        HEAD,
        ["Source", "MT", "Foo"],
        ["en", "es", "MT"],
        ["key", "Deutsch?", "Notes"],
        ["Source", "Target"],
    ):
        assert table(usual, ["a b", "c d", "e f", "g h"][: len(usual)]).assumptions == ()


@pytest.mark.parametrize("first", ["Total", "AVERAGE:", "Promedio", "平均", "Rata-rata"])
def test_totals_in_the_last_row_are_no_text(first: str) -> None:
    made = table([*HEAD, "Score"], *([*row, "7"] for row in TEXTS), [first, "", "", "", "7,0"])
    assert made.units == 2
    assert made.assumptions == (TotalsRow(4),)


@pytest.mark.parametrize(
    "last",
    [
        ["Total", "Todo", "2", ""],
        ["Total", "Todo", "", ""],
        ["Total", "", "", ""],
        ["Total", "1", "2", "3"],
        ["Todo", "", "2", ""],
    ],
)
def test_a_text_called_total_is_text(last: list[str]) -> None:
    assert table(["Source", "MT", "Score", "B"], ["one", "uno", "1", "b"], last).units == 2


def test_totals_alone_are_all_there_is() -> None:
    assert table(["Source", "MT", "Score"], ["Total", "", "2"]).units == 1


def test_what_is_said_of_the_rows_stays_when_the_headings_are_chosen() -> None:
    made = table(["Title"], [*HEAD, "Score"], *([*row, "7"] for row in TEXTS), ["Total", "7"])
    assert made.assumptions == (HeadingRow(2), TotalsRow(5))
    hidden = replace(made, assumptions=(*made.assumptions, HiddenRows(1)))
    for row in (NO_HEADINGS, 1, 2):
        chosen = with_headings(hidden, row)
        assert chosen is not None
        assert chosen.assumptions == (TotalsRow(5), HiddenRows(1))


VARIANTS = [["k1", "uno", "un", "una", "um"], ["k2", "dos", "dos", "doz", "dois"]]
PAIRS = ["ID", "Reference", "MT", "Reference", "MT"]


@pytest.mark.parametrize(
    "above",
    [
        ["", "es-ES", "", "es-MX", ""],
        ["", "es-ES", "es-ES", "es-MX", "es-MX"],
        ["ID", "es-ES", "es-ES", "es-MX", "es-MX"],
    ],
)
def test_equal_headings_are_told_apart_by_the_words_above_them(above: list[str]) -> None:
    made = table(above, PAIRS, *VARIANTS)
    assert names(made) == ["ID", *(f"es-{r} {t}" for r in ("ES", "MX") for t in PAIRS[1:3])]
    assert [field.language for field in made.fields] == [None, *["es-ES"] * 2, *["es-MX"] * 2]
    assert made.units == 2
    assert [*in_one_language(made)] == [1, 2]


def test_words_above_tell_headings_apart_below_a_title_and_in_another_order() -> None:
    made = table(["Title"], ["", "es", "fr", "es", "fr"], PAIRS[:1] + sorted(PAIRS[1:]), *VARIANTS)
    assert names(made)[1:] == ["es MT", "fr MT", "es Reference", "fr Reference"]


def test_words_above_tell_unknown_headings_apart() -> None:
    made = table(["", "One", "", "Two", ""], ["ID", "Grade", "MT", "Grade", "MT"], *VARIANTS)
    assert names(made) == ["ID", "One Grade", "One MT", "Two Grade", "Two MT"]


def test_two_known_headings_in_a_group_are_enough() -> None:
    made = table(["", "One", "", "Two"], ["ID", "Reference", "MT", "MT"], *VARIANTS)
    assert names(made)[:4] == ["ID", "Reference", "One MT", "Two MT"]


def test_systems_above_their_columns() -> None:
    made = table(
        ["", "", "DeepL", "Google"], ["ID", "Reference", "MT", "MT"], *(row[:4] for row in VARIANTS)
    )
    assert names(made) == ["ID", "Reference", "DeepL MT", "Google MT"]


def test_words_above_that_are_no_languages_divide_references_and_candidates() -> None:
    made = table(["", "Round 1", "", "Round 2", ""], PAIRS, *VARIANTS)
    assert names(made)[3:] == ["Round 2 Reference", "Round 2 MT"]
    assert [*roles_of(made)] == [1, 2, 3, 4]
    assert [*in_one_language(made)] == [1, 2]


def test_two_references_of_one_system_stay_references() -> None:
    made = table(["", "Ann", "Bob", ""], ["ID", "Reference", "Reference", "MT"], *VARIANTS)
    assert [*in_one_language(made).values()] == [Role.REFERENCE] * 2 + [Role.CANDIDATE]


@pytest.mark.parametrize(
    ("heads", "first"),
    [
        (["ID", "Reference", "MT"], ["k1", "Source", "Source"]),
        (["key", "en", "de"], ["k1", "Original", "Original"]),
        (["key", "en", "de", ""], ["k1", "Status", "Status", "see x"]),
        (["key", "en", "de", ""], ["", "Source", "Source", "see x"]),
        (["ID", "MT", "MT"], ["k1", "Target", "Target"]),
        (["ID", "Reference", "", "MT", ""], ["k1", "sí", "no", "sí", "no"]),
    ],
)
def test_equal_words_in_the_first_row_of_text_are_no_headings(
    heads: list[str], first: list[str]
) -> None:
    made = table(heads, first, *(row[: len(first)] for row in VARIANTS))
    assert made.units == 3


def test_a_column_that_stands_twice_has_one_role() -> None:
    rows = [["k1", "uno", "un", "uno"], ["k2", "dos", "dos", "dos"]]
    heads = ["ID", "Reference", "MT", "Reference"]
    assert [*roles_of(table(heads, *rows))] == [1, 2]
    rows[1][3] = "doz"
    assert [*roles_of(table(heads, *rows))] == [1, 2, 3]


@pytest.mark.parametrize(
    ("column", "has_headings"),
    [
        (["Words", "1", "2", "3"], True),
        (["Words", "1", "", "2", "3"], True),
        # Two numbers are few, and a word among them makes them texts.
        (["Words", "1", "2", ""], False),
        (["Words", "1", "2", "3", "x"], False),
        (["5", "1", "2", "3"], False),
        (["", "1", "2", "3"], False),
    ],
)
def test_a_word_above_numbers_is_a_heading(column: list[str], has_headings: bool) -> None:
    rows = [*zip(column, ["Wert", "a", "b", "c", "d"], strict=False)]
    found = find_headings([*zip(*rows, strict=True)], range(1, len(rows) + 1))
    assert (found.end > 0) == has_headings


@pytest.mark.parametrize(
    ("first", "row"), [(["One", "two", ""], 2), (["One", "two", "three"], None)]
)
def test_titles_apart_have_no_more_cells_than_the_headings(
    first: list[str], row: int | None
) -> None:
    assert _below_titles([first, ["x", "", ""], ["Source", "MT", ""]], [1, 2, 4]) == row


@pytest.mark.parametrize(
    ("rows", "has_titles"),
    [
        ([["A title"], ["Source", "Foo"]], False),
        ([["A title"], ["Source", "MT", "Foo"]], True),
        ([["A title"], ["Source", "es"]], True),
        ([["A title"], ["es", "fr"]], False),
        ([["A title"], [], ["es", "fr"]], True),
        ([["A title"], [], ["es", "Foo"]], False),
        ([["A title"], [], ["Source"]], False),
        # The first row has headings, so another one has none.
        ([["Source", "MT"], ["one", "uno"], [], ["Reference", "MT"]], False),
    ],
)
def test_headings_below_titles(rows: list[list[str]], has_titles: bool) -> None:
    made = table(*rows, ["the cat", "el gato", "x"][: len(rows[-1])])
    assert (made.units == 1) == has_titles


def test_a_title_merged_across_all_columns_is_no_group() -> None:
    made = table(["Title"], HEAD, *TEXTS, merged=((0, 0, 0, 3),))
    assert (names(made), {field.group for field in made.fields}) == (HEAD, {""})
    assert made.head is not None
    assert made.head.headings == (2,)


@pytest.mark.parametrize(
    ("headings", "is_so"),
    [
        (["Spanish", "Note"], True),
        (["MT", "Note"], True),
        (["ID", "Note"], False),
        (["Key (es)", "Note"], False),
        (["Foo", "Bar"], False),
    ],
)
def test_headings_name_texts_by_role_or_language(headings: list[str], is_so: bool) -> None:
    assert names_texts(headings) is is_so


@pytest.mark.parametrize(
    ("merged", "names"),
    [
        # Without merged cells, a heading reaches as far as there are headings below.
        ((), [("One", ""), ("two", "Up"), ("three", "Up")]),
        (((0, 0, 0, 1),), [("One", ""), ("two", "One"), ("three", "One")]),
        # Merged cells elsewhere say nothing here.
        (((-1, 0, -1, 2), (2, 0, 2, 2)), [("One", ""), ("two", "Up"), ("three", "Up")]),
    ],
)
def test_headings_above_are_shared_by_the_columns_below(
    merged: tuple[Merged, ...], names: list[tuple[str, str]]
) -> None:
    assert [*group_names([["One", "Up", ""], ["", "two", "three"]], merged)] == names


@pytest.mark.parametrize(
    ("rows", "merged", "names"),
    [
        ([["Up", ""], ["one", "two"]], (), [("one", "Up"), ("two", "Up")]),
        (
            [["A", "", ""], ["x", "y", ""], ["p", "q", "r"]],
            ((0, 0, 0, 1),),
            [("p", "A x"), ("q", "A y"), ("r", "y")],
        ),
        # Cells are merged with those of the first text.
        ([["A", "B"], ["x", "y"]], ((0, 0, 5, 0),), [("x", "A"), ("y", "B")]),
    ],
)
def test_headings_of_merged_cells(
    rows: list[list[str]], merged: tuple[Merged, ...], names: list[tuple[str, str]]
) -> None:
    assert [*group_names(rows, merged)] == names
