"""The rows and columns of the tables about post-editing, and when each is there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal
from functools import cache

import pytest

from bleu_core.changes.analysis import ChangeAnalysis, analyze_changes
from bleu_core.changes.by_group import ByGroup, GroupResult
from bleu_core.changes.model import Grouping, Volume
from bleu_core.changes.schemes import Scheme
from bleu_core.changes.substitutions import Substitution
from bleu_core.files.origins import OriginKind
from bleu_core.scoring.resampling import Interval
from bleu_score.reports import change_tables
from bleu_score.reports.cells import Table
from bleu_score.reports.changes import pairing_sentences
from tests.helpers.deliveries import analysis_of, changes_between

WEIGHTS = Scheme(weights=tuple(map(Decimal, ("0.1", "0.2", "0.3", "0.4", "0.5", "1"))))
RATES = replace(WEIGHTS, price=Decimal("0.125"), currency="EUR")


@cache
def analysis(scheme: Scheme = WEIGHTS, *, has_source: bool = True) -> ChangeAnalysis:
    """Return an unchanged segment, a rewritten, a new and a repeated one."""
    evaluation, _ = changes_between(
        ["uno", "dos", "", "uno"],
        ["uno", "dormir", "tres", "uno"],
        ["one", "two words", "three", "one"] if has_source else (),
    )
    return analyze_changes(evaluation, scheme=scheme)


def headings(table: Table) -> list[str]:
    return [column.title for column in table.columns]


def texts(table: Table) -> list[list[str]]:
    return [[cell.text for cell in row] for row in table.rows]


SIZES = ["Source words", "Source characters", "Target words", "Target characters"]
PAID = ["Similarity", "Segments", "Source words", "Weight", "Weighted words"]
# By hand: 0.1, 2, 1 and 0.1 words for 0.125 each, rounded half up in each row.
PRICED = [
    ["100%", "1", "1", "0.1", "0.10", "0.01"],
    ["95–99%", "0", "0", "0.2", "0.00", "0.00"],
    ["85–94%", "0", "0", "0.3", "0.00", "0.00"],
    ["75–84%", "0", "0", "0.4", "0.00", "0.00"],
    ["50–74%", "0", "0", "0.5", "0.00", "0.00"],
    ["below 50%", "1", "2", "1", "2.00", "0.25"],
    ["New (no suggestion)", "1", "1", "1", "1.00", "0.13"],
    ["Repeated", "1", "1", "0.1", "0.10", "0.01"],
    ["Total", "4", "5", "", "3.20", "0.40"],
]
FEE = ["Minimum fee", "", "", "", "", "0.41"]


@pytest.mark.parametrize(
    ("scheme", "columns", "rows"),
    [
        (WEIGHTS, PAID, [row[:-1] for row in PRICED]),
        (RATES, [*PAID, "Amount (EUR)"], PRICED),
        (replace(RATES, minimum=Decimal("0.40")), [*PAID, "Amount (EUR)"], PRICED),
        (replace(RATES, minimum=Decimal("0.41")), [*PAID, "Amount (EUR)"], [*PRICED, FEE]),
    ],
)
def test_bands_are_weighed_and_paid(
    scheme: Scheme, columns: list[str], rows: list[list[str]]
) -> None:
    table = change_tables.bands_table(analysis(scheme).changes)
    assert headings(table) == columns
    assert texts(table) == rows
    assert [row[0].is_strong for row in table.rows] == [False] * 8 + [True] * (len(rows) - 8)
    # What is paid says what is weighed, too.
    is_paid = scheme.price is not None
    assert [column.title for column in table.columns if column.is_optional] == PAID[4:] * is_paid
    short = change_tables.short_bands_table(analysis(scheme).changes)
    assert (headings(short), texts(short)) == (columns, rows)
    assert [column.title for column in short.columns if column.is_optional] == PAID[4:] * is_paid


@pytest.mark.parametrize(
    ("has_source", "sizes", "total"),
    [(True, SIZES, ["4", "5", "19", "4", "16"]), (False, SIZES[2:], ["4", "4", "16"])],
)
def test_without_weights_bands_have_all_sizes_unless_room_is_short(
    has_source: bool, sizes: list[str], total: list[str]
) -> None:
    changes = analysis(Scheme(), has_source=has_source).changes
    table = change_tables.bands_table(changes)
    assert headings(table) == ["Similarity", "Segments", *sizes]
    assert texts(table)[-1] == ["Total", *total]
    short = change_tables.short_bands_table(changes)
    assert headings(short) == ["Similarity", "Segments", sizes[0]]
    assert texts(short)[-1] == ["Total", *total[:2]]


@pytest.mark.parametrize(
    ("scheme", "columns", "cells"),
    [
        (Scheme(), ["Source words"], ["1"]),
        (WEIGHTS, ["Source words", "Weight", "Weighted words"], ["1", "0.1", "0.1"]),
        (
            RATES,
            ["Source words", "Weight", "Weighted words", "Amount (EUR)"],
            ["1", "0.1", "0.1", "0.0125"],
        ),
    ],
)
def test_what_a_segment_counts(scheme: Scheme, columns: list[str], cells: list[str]) -> None:
    changes = analysis(scheme).changes
    assert [column.title for column in change_tables.segment_columns(changes)] == columns
    assert [cell.text for cell in change_tables.segment_cells(changes, 0)] == cells


@pytest.mark.parametrize(
    ("bands", "strengths"),
    [
        ((100, 95, 85, 75, 50, 0), [0, 1, 2, 4, 5, 6]),
        ((100, 0), [0, 6]),
        ((0,), [0]),
    ],
)
def test_the_worst_band_has_the_strongest_color(
    bands: tuple[int, ...], strengths: list[int]
) -> None:
    scheme = Scheme(bands=tuple(map(Decimal, bands)))
    found = change_tables.band_strengths(replace(analysis().changes, scheme=scheme))
    assert found == [*strengths, None, None, None, None]


def test_measures_have_their_definitions(write: Callable[..., str]) -> None:
    files = write("mt.txt", ["uno", "dos", "uno"]), write("final.txt", ["uno", "dormir", "uno"])
    found = analysis_of(*files)
    table = change_tables.measures_table(found)
    changed = "Levenshtein distance: {} of the longer texts"
    scored = "Suggestions scored against the final texts"
    assert [(row[0], row[2]) for row in texts(table)] == [
        ("Characters changed", changed.format("4 of 12 characters")),
        ("Words changed", changed.format("1 of 3 tokens")),
        ("BLEU", scored),
        ("chrF2", scored),
        ("TER", "HTER: edits and shifts of words, as sacreBLEU counts TER"),
    ]
    assert [row[1] for row in texts(table)[:2]] == ["33.3%", "33.3%"]
    assert table.notes == ("Segments with a suggestion and a final text: 3",)
    settings = found.evaluation.settings
    asian = replace(settings, ter=replace(settings.ter, asian_support=True))
    found = replace(found, evaluation=replace(found.evaluation, settings=asian))
    assert "words and Chinese characters" in texts(change_tables.measures_table(found))[-1][-1]


def test_without_suggestions_nothing_is_measured() -> None:
    evaluation, _ = changes_between(["", "uno"], ["uno", ""])
    rows = texts(change_tables.measures_table(analyze_changes(evaluation)))
    assert [row[1] for row in rows[:2]] == ["–", "–"]


def test_kinds_of_change_that_occur_and_the_two_ends() -> None:
    _, changes = changes_between(["a b", "c", "d"], ["a  b", "C", "d"])
    table = change_tables.edits_table(changes)
    assert texts(table) == [
        ["Unchanged", "1", "33.3%"],
        ["Only spaces", "1", "33.3%"],
        ["Only upper or lower case", "1", "33.3%"],
        ["Words", "0", "0.0%"],
    ]


def group(name: str, segments: int, similarity: float | None = 50.0) -> GroupResult:
    measured = 0 if similarity is None else 4
    interval = Interval(40.0, 60.0, 50.0) if measured else None
    return GroupResult(name, Volume(segments), measured, 1, similarity, interval)


GROUPED = (group("a", 1), group("b", 3, None), group("c", 2))
NOTE = "Each row covers different segments, so a difference may also be due to the segments."


@pytest.mark.parametrize(
    ("limit", "shown", "notes"),
    [
        (None, "abc", (NOTE,)),
        (3, "abc", (NOTE,)),
        # Those with most segments, in the same order.
        (2, "bc", ("… and 1 more", NOTE)),
        (1, "b", ("… and 2 more", NOTE)),
    ],
)
def test_of_many_groups_those_with_most_segments_are_shown(
    limit: int | None, shown: str, notes: tuple[str, ...]
) -> None:
    table = change_tables.groups_table(ByGroup("date", GROUPED), limit)
    assert [row[0].text for row in table.rows] == [*shown]
    assert table.notes == notes


@pytest.mark.parametrize(
    ("by", "name", "columns"),
    [("translator", "Translator", 4), ("date", "Date", 5), ("file", "File", 5)],
)
def test_translators_have_no_intervals(by: Grouping, name: str, columns: int) -> None:
    table = change_tables.groups_table(ByGroup(by, GROUPED[:2]))
    titles = [name, "Segments", "Unchanged", "Similarity", "95% interval"]
    assert headings(table) == titles[:columns]
    rows = [["a", "1", "25.0%", "50.0%", "40.0–60.0%"], ["b", "3", "–", "–", "–"]]
    assert texts(table) == [row[:columns] for row in rows]
    assert table.name == f"{by}s"


def test_a_single_group_differs_from_nothing() -> None:
    assert change_tables.groups_table(ByGroup("file", GROUPED[:1])).notes == ()


def test_rates_have_a_column_for_each_kind_of_origin() -> None:
    bands = tuple(map(Decimal, (100, 75, 0)))
    scheme = Scheme(
        bands,
        tuple(map(Decimal, ("0.1", "0.5", "1"))),
        repeated=Decimal("0.25"),
        of_kinds=((OriginKind.MACHINE, tuple(map(Decimal, ("0.2", "0.6", "0.9")))),),
    )
    table = change_tables.rates_table(replace(scheme, minimum=Decimal(9), price=Decimal(1)))
    assert headings(table) == ["Similarity", "Weight", "Machine translation"]
    assert texts(table) == [
        ["100%", "0.1", "0.2"],
        ["75–99%", "0.5", "0.6"],
        ["below 75%", "1", "0.9"],
        ["New (no suggestion)", "1", ""],
        ["Locked", "0", ""],
        ["Repeated", "0.25", ""],
    ]
    assert table.notes == ("Price per weighted word: 1", "Minimum fee: 9.00")


def test_words_often_replaced() -> None:
    table = change_tables.substitutions_table([Substitution("el", "la", 3, (0, 1))])
    assert headings(table) == ["Suggested", "Final", "Count"]
    assert texts(table) == [["el", "la", "3"]]


# Pairing


def test_a_segment_that_no_sum_counts_has_its_first_reason(write: Callable[..., str]) -> None:
    # The last one is in one file alone, and empty there.
    files = (
        write("mt.properties", ["a = uno", "b = dos", "d ="]),
        write("final.properties", ["a = uno", "b = dos", "d = tres", "e ="]),
    )
    assert [*pairing_sentences(analysis_of(*files))] == [
        "Paired by key. Segments counted: 3 of 4.",
        "Only among the final texts: 1 (excluded)",
    ]
