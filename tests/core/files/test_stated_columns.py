"""Columns that state the origin of each suggestion, or the editor of a translation and the day."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from bleu_core.files.addresses import FieldKind, Selection
from bleu_core.files.contents import Contents, Field, Format, UnitTable
from bleu_core.files.documents import document_of
from bleu_core.files.edited import Edited
from bleu_core.files.origins import Origin, OriginKind
from bleu_core.files.stated_columns import find_edited, find_origins


def table(**columns: Sequence[str]) -> UnitTable:
    return UnitTable(
        tuple(
            Field(FieldKind.COLUMN, heading.replace("_", " "), list(cells))
            for heading, cells in columns.items()
        )
    )


@pytest.mark.parametrize(
    ("heading", "cell", "origin"),
    [
        ("Engine", "DeepL", Origin(OriginKind.MACHINE, "DeepL")),
        ("Provider", "DeepL", Origin(OriginKind.UNKNOWN, "DeepL")),
        ("Provider", "MT", Origin(OriginKind.MACHINE)),
        ("Engine", "", None),
        ("Provider", " ", None),
    ],
)
def test_an_engine_is_a_machine_whatever_its_name(
    heading: str, cell: str, origin: Origin | None
) -> None:
    found = find_origins(table(Target=["a"], **{heading: [cell]}))
    assert found == ({} if origin is None else {0: origin})


def test_a_match_of_a_memory_names_it_where_nothing_else_does() -> None:
    percents = ["101", "", "80%", "75", "0"]
    names = ["", "", "DeepL", "MT", ""]
    memory = [Origin(OriginKind.MEMORY, percent=each) for each in (101, 80, 75)]
    alone = find_origins(table(Target=[*"abcde"], TM_match=percents))
    assert alone == {0: memory[0], 2: memory[1], 3: memory[2], 4: Origin(OriginKind.UNKNOWN, "", 0)}
    both = find_origins(table(Target=[*"abcde"], TM_match=percents, Provider=names))
    assert both == {
        0: memory[0],
        2: Origin(OriginKind.UNKNOWN, "DeepL", 80),
        3: Origin(OriginKind.MACHINE, "", 75),
        4: Origin(OriginKind.UNKNOWN, "", 0),
    }


def test_a_match_that_may_be_an_engines_names_nothing() -> None:
    assert find_origins(table(Target=[*"ab"], Match=["80", ""])) == {
        0: Origin(OriginKind.UNKNOWN, percent=80)
    }
    assert find_origins(table(Target=["a"])) == {}


def edited(**columns: Sequence[str]) -> dict[int, Edited]:
    made = table(**columns)
    return find_edited(made, made.fields[0])


def test_editors_and_days() -> None:
    names, days = ["Ana  M.", "", "Ben", ""], ["2024-05-01", "2024-05-02", "soon", ""]
    assert edited(Target=[*"abcd"], Translator=names, Date=days) == {
        0: Edited("Ana M.", date(2024, 5, 1)),
        1: Edited("", date(2024, 5, 2)),
        2: Edited("Ben"),
    }
    assert edited(Target=[*"abcd"], Translator=names) == {0: Edited("Ana M."), 2: Edited("Ben")}
    assert edited(Target=[*"abcd"], Date=days) == {
        0: Edited("", date(2024, 5, 1)),
        1: Edited("", date(2024, 5, 2)),
    }
    assert edited(Target=[*"abcd"]) == {}


def test_days_that_end_with_the_year_are_read_if_all_of_the_column_tell_how() -> None:
    assert edited(Target=[*"ab"], Date=["01/02/2024", "13/02/2024"]) == {
        0: Edited("", date(2024, 2, 1)),
        1: Edited("", date(2024, 2, 13)),
    }
    assert edited(Target=[*"ab"], Date=["01/02/2024", "02/13/2024"]) == {
        0: Edited("", date(2024, 1, 2)),
        1: Edited("", date(2024, 2, 13)),
    }
    assert edited(Target=[*"ab"], Date=["01/02/2024", "02/03/2024"]) == {}


def test_a_text_beside_two_columns_has_what_they_state() -> None:
    csv = UnitTable(
        tuple(
            Field(FieldKind.COLUMN, name, cells)
            for name, cells in (("Source", ("a",)), ("Engine", ("DeepL",)), ("MT", ("b",)))
        )
    )
    contents = Contents(Path("a.csv"), Format.CSV, (csv,))
    chosen = Selection(FieldKind.COLUMN, "MT")
    assert [*document_of(contents, chosen).units.origins] == [0]
    translators = replace(csv.fields[1], name="Translator", cells=("Ana",))
    edited_by = replace(csv, fields=(csv.fields[0], translators, csv.fields[2]))
    found = document_of(replace(contents, tables=(edited_by,)), chosen)
    assert found.units.edited == {0: Edited("Ana")}


def test_another_text_called_like_an_editor_names_nobody() -> None:
    made = table(Source=["a"], MT=["b"], Editor=["c"])
    assert find_edited(made, made.fields[1]) == {0: Edited("c")}
    both = UnitTable((*made.fields[:2], replace(made.fields[2], kind=FieldKind.TARGET)))
    assert find_edited(both, both.fields[1]) == {}


def test_a_column_of_texts_has_no_names_of_editors() -> None:
    made = table(Translator=["A long text.", "Another text."], Editor=["One text.", "Two texts."])
    assert find_edited(made, made.fields[0]) == {0: Edited("One text."), 1: Edited("Two texts.")}
    assert find_edited(made, made.fields[1]) == {
        0: Edited("A long text."),
        1: Edited("Another text."),
    }
