"""What is said about post-editing, and when."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from bleu_core.changes.by_group import ByGroup, GroupComparison, GroupResult
from bleu_core.changes.errors import SchemeInvalid, SchemeProblem
from bleu_core.changes.lines import Lines
from bleu_core.changes.model import (
    ChangeKind,
    Changes,
    Grouping,
    OpenOrigin,
    OriginGroup,
    PaidUnit,
    Volume,
)
from bleu_core.changes.schemes import Scheme
from bleu_core.changes.volume import WordRule
from bleu_core.files.origins import OriginKind
from bleu_score.messages import changes as words
from tests.helpers.deliveries import changes_between
from tests.helpers.sentences import assert_own_words

MACHINE, MEMORY, UNKNOWN = OriginKind.MACHINE, OriginKind.MEMORY, OriginKind.UNKNOWN
WEIGHTS = Scheme(weights=tuple(map(Decimal, ("0.1", "0.2", "0.3", "0.4", "0.5", "1"))))
RATES = replace(WEIGHTS, price=Decimal("0.125"), currency="EUR")


@cache
def analysis(scheme: Scheme = WEIGHTS) -> tuple[Changes, Lines]:
    """Return an unchanged segment, a rewritten, a new, an emptied and a repeated one."""
    evaluation, changes = changes_between(
        ["uno", "dos", "", "cuatro", "uno"],
        ["uno", "dormir", "tres", "", "uno"],
        ["one", "two words", "three", "four", "one"],
        scheme,
    )
    return changes, Lines(evaluation, changes)


@pytest.mark.parametrize(
    ("counts", "text"),
    [
        ((0, 0, 0), "No segment had a suggestion."),
        (
            (4, 1, 0),
            "25.0% of the suggestions were left unchanged, and 0.0% were rewritten (similarity "
            "below 50%).",
        ),
    ],
)
def test_the_headline(counts: tuple[int, int, int], text: str) -> None:
    suggestions, unchanged, rewritten = counts
    sums = replace(
        analysis()[0].sums, suggestions=suggestions, unchanged=unchanged, rewritten=rewritten
    )
    assert words.headline(sums) == text
    assert ("25.0% (1 of 4) of the" in words.headline(sums, counts=True)) == (suggestions > 0)


@pytest.mark.parametrize(
    ("low", "high", "name"),
    [
        ("100", "100", "100%"),
        ("100", None, "from 100%"),
        ("95", "100", "95–99%"),
        ("0", "50", "below 50%"),
        ("0", "100", "0–99%"),
        ("0", None, "from 0%"),
        ("99", "100", "99%"),
        ("75", "75", "75%"),
        ("75.5", "85", "from 75.5%"),
        ("75", "85.5", "from 75%"),
    ],
)
def test_a_range_of_percentages(low: str, high: str | None, name: str) -> None:
    assert words.range_name(Decimal(low), None if high is None else Decimal(high)) == name


def test_each_band_has_its_name() -> None:
    assert [words.band_name(band) for band in analysis()[0].bands] == [
        *("100%", "95–99%", "85–94%", "75–84%", "50–74%", "below 50%"),
        *("New (no suggestion)", "Locked", "No final text", "Repeated"),
    ]


UNITS: dict[PaidUnit, tuple[str, str, str]] = {
    "source_words": ("Source words", "Weighted words", "words: 7"),
    "source_characters": ("Source characters", "Weighted characters", "characters: 7"),
    "target_words": ("Target words", "Weighted words", "words: 7"),
    "target_characters": ("Target characters", "Weighted characters", "characters: 7"),
}


def test_each_unit_has_its_words() -> None:
    assert {*UNITS} == {*get_args(PaidUnit)}
    sums = {unit: replace(analysis()[0].sums, unit=unit) for unit in UNITS}
    assert {
        unit: (words.size_name(unit), words.unit_name(each), words.units_text(each, 7))
        for unit, each in sums.items()
    } == UNITS


@pytest.mark.parametrize(
    ("scheme", "said"),
    [
        (Scheme(), ("50.0%", "of the characters changed (4 of 8)")),
        # By hand: 0.0125, 0.25, 0.125 and 0.0125, each rounded half up.
        (RATES, ("0.40 EUR", "the sum of the bands, each rounded")),
        (
            replace(RATES, minimum=Decimal("0.40")),
            ("0.40 EUR", "the sum of the bands, each rounded"),
        ),
        (
            replace(RATES, minimum=Decimal("0.41")),
            ("0.41 EUR", "the minimum fee, which is more than the sum of the bands"),
        ),
    ],
)
def test_the_sum_is_what_is_paid_or_a_share(scheme: Scheme, said: tuple[str, str]) -> None:
    sums = analysis(scheme)[0].sums
    if not scheme.is_weighted:
        sums = replace(sums, character_distance=4, character_length=8)
    assert words.sum_text(sums) == said


def test_without_rates_and_characters_there_is_no_sum() -> None:
    assert words.sum_text(replace(analysis()[0].sums, character_length=0)) == ("", "")


def test_weighted_units_have_the_decimals_of_the_row_with_most() -> None:
    sums = analysis()[0].sums
    for weighted, decimals in (("1", 2), ("1.50", 2), ("0.125", 3), ("10", 2)):
        first, *others = sums.bands
        bands = (replace(first, weighted=Decimal(weighted)), *others)
        assert words.amount_decimals(replace(sums, bands=bands)) == decimals
    assert [words.exact(Decimal(text)) for text in ("0.10", "100", "1E+2")] == ["0.1", "100", "100"]


@pytest.mark.parametrize(
    ("scheme", "facts"),
    [
        (Scheme(), ["segments: 1", "words: 2"]),
        (WEIGHTS, ["segments: 1", "words: 2", "weighted: 2"]),
        (RATES, ["segments: 1", "words: 2", "weighted: 2", "0.25 EUR"]),
    ],
)
def test_the_facts_of_a_band(scheme: Scheme, facts: list[str]) -> None:
    sums = analysis(scheme)[0].sums
    assert [*words.band_facts(sums, sums.bands[5])] == facts


LINES: list[tuple[Scheme, int, str, list[str]]] = [
    # A similarity stands for its band.
    (Scheme(), 0, "100%", ["100.0%", "0 of 3 characters", "words: 1"]),
    (WEIGHTS, 1, "", ["33.3%", "4 of 6 characters", "words: 2", "weighted: 2"]),
    (RATES, 1, "", ["33.3%", "4 of 6 characters", "words: 2", "weighted: 2", "0.25 EUR"]),
    # Others do not have one, or it does not count.
    (WEIGHTS, 2, "New", ["New", "words: 1", "weighted: 1"]),
    (WEIGHTS, 2, "", ["words: 1", "weighted: 1"]),
    (
        WEIGHTS,
        4,
        "Repeated",
        ["Repeated", "100.0%", "0 of 3 characters", "words: 1", "weighted: 0.1"],
    ),
    # Parts of cents show how the sum came about.
    (RATES, 4, "", ["100.0%", "0 of 3 characters", "words: 1", "weighted: 0.1", "0.0125 EUR"]),
]


@pytest.mark.parametrize(("scheme", "row", "band", "facts"), LINES)
def test_the_facts_of_a_segment(scheme: Scheme, row: int, band: str, facts: list[str]) -> None:
    changes, lines = analysis(scheme)
    assert [*words.line_facts(changes, lines[row], band)] == facts
    # An origin is that of a suggestion.
    known = replace(changes, stated=(OriginGroup(MACHINE, "DeepL"), OriginGroup(OriginKind.NONE)))
    line = replace(lines[row], origin=known.groups[0])
    has_suggestion = line.similarity is not None
    assert [*words.line_facts(known, line, band)] == [*facts, *["DeepL"] * has_suggestion]


def test_weights_of_segments_without_a_similarity() -> None:
    new, locked, repeated = "New (no suggestion)", "Locked", "Repeated"
    assert dict(words.state_weights(WEIGHTS)) == {new: Decimal(1), locked: Decimal(0)}
    scheme = replace(WEIGHTS, new=Decimal(2), locked=Decimal(3), repeated=Decimal(0))
    weights = {new: Decimal(2), locked: Decimal(3), repeated: Decimal(0)}
    assert dict(words.state_weights(scheme)) == weights


@pytest.mark.parametrize(
    ("changed", "facts"),
    [
        ({}, ["Price per weighted word: 0.125 EUR"]),
        ({"price": None}, []),
        ({"unit": "characters"}, ["Price per weighted character: 0.125 EUR"]),
        ({"currency": ""}, ["Price per weighted word: 0.125"]),
        (
            {"minimum": Decimal(25)},
            ["Price per weighted word: 0.125 EUR", "Minimum fee: 25.00 EUR"],
        ),
        (
            {"price": None, "origins": (("a\nb", MACHINE), ("", MEMORY))},
            [
                "Kinds of origins, as stated by the user: a␣b = Machine translation, Unknown "
                "origin = Translation memory."
            ],
        ),
    ],
)
def test_the_facts_of_rates(changed: dict[str, Any], facts: list[str]) -> None:
    assert [*words.rate_facts(replace(RATES, **changed))] == facts


def test_amounts_have_the_name_of_their_currency() -> None:
    assert words.price_name("EUR") == "Amount (EUR)"
    assert words.price_name("") == "Amount"


def test_names_of_shares_and_of_kinds_of_changes() -> None:
    assert words.share_names() == ("Unchanged", "Rewritten", "Similarity")
    assert [words.edit_name(edit) for edit in ChangeKind] == [
        *("Unchanged", "Only inline tags", "Only spaces", "Only upper or lower case"),
        *("Only punctuation", "Words"),
    ]


CONCERNS = {
    "only_reference": "Only among the final texts",
    "only_candidate": "Only among the suggestions",
    "empty_reference": "Without a final text",
    "empty_candidate": "Without a suggestion",
    "untranslated": "Untranslated (the suggestion is the source text)",
    "not_translated": "Marked as not translated",
    "needs_review": "Marked for review or not confirmed",
    "unconfirmed_candidate": "Suggestion marked for review or not confirmed",
    # As about a score.
    "heading": "Heading of a column",
}


def test_reasons_not_to_count_a_segment() -> None:
    assert {each: words.concern_name(each) for each in CONCERNS} == CONCERNS


ORIGINS = {
    OriginGroup(MACHINE): "Machine translation",
    OriginGroup(MACHINE, "Deep\nL"): "Deep␣L",
    OriginGroup(MEMORY): "Translation memory",
    OriginGroup(MEMORY, low=75.0, high=85.0): "Translation memory, match 75–84%",
    OriginGroup(MEMORY, low=100.0, high=101.0): "Translation memory, match 100%",
    OriginGroup(MEMORY, low=101.0): "Translation memory, match in context",
    OriginGroup(OriginKind.REPEATED): "Repetition",
    OriginGroup(OriginKind.OTHER): "Other origin",
    OriginGroup(OriginKind.NONE): "No suggestion",
    OriginGroup(UNKNOWN): "Unknown origin",
    OriginGroup(UNKNOWN, "x.tmx"): "x.tmx (kind not stated)",
}


def test_each_origin_has_its_name() -> None:
    assert {origin.kind for origin in ORIGINS} == {*OriginKind}
    assert {origin: words.origin_name(origin) for origin in ORIGINS} == ORIGINS


@pytest.mark.parametrize(
    ("by", "group", "name"),
    [
        ("origin", OriginGroup(MACHINE), "Machine translation"),
        ("translator", "", "Not stated"),
        ("translator", "Ana\nB", "Ana␣B"),
        ("translator", "2024-04-24", "2024-04-24"),
        ("date", "2024-04-24", "Apr 24, 2024"),
        ("date", "2024-04", "2024-04"),
        ("file", "a-b-c.xliff", "a-b-c.xliff"),
    ],
)
def test_a_group_has_its_name(by: Grouping, group: OriginGroup | str, name: str) -> None:
    assert words.group_name(by, group) == name


GROUPS: dict[Grouping, tuple[str, str]] = {
    "origin": ("Origins", "Origin"),
    "translator": ("Translators", "Translator"),
    "date": ("Dates", "Date"),
    "file": ("Files", "File"),
}


def test_groups_have_a_heading_and_a_name_for_one() -> None:
    assert {*GROUPS} == {*get_args(Grouping)}
    assert {by: words.group_names(by) for by in GROUPS} == GROUPS


def test_significant_differences_of_groups_are_said() -> None:
    none = "None of these differences is significant."
    rows = tuple(
        GroupResult(OriginGroup(MACHINE, name), Volume(), 9, 1, 50.0, None) for name in "abc"
    )
    result = ByGroup("origin", rows)
    unsure = GroupComparison(0, 1, 2.5, 0.04, 0.05, 999)
    sure = GroupComparison(1, 2, -7.25, 0.001, 0.003, 999)
    assert words.comparison_texts(result) == []
    assert words.comparison_texts(replace(result, comparisons=(unsure,))) == [none]
    found = words.comparison_texts(replace(result, comparisons=(unsure, sure)))
    assert found == ["c compared with b: −7.2 points, significant (p ≤ 0.0030)."]
    twice = replace(sure, p_value=0.002)
    assert not twice.is_least_p
    (text,) = words.comparison_texts(replace(result, comparisons=(twice,)))
    assert text.endswith("(p = 0.0030).")
    assert "also be due to the segments" in words.groups_note()


# Notes

COUNTED = "Words are counted by Unicode boundaries."
TIME = "The time spent is not measured."
REPEATED = "occurred before is a repetition"
OPEN = (OriginGroup(UNKNOWN, "x.tmx"), OriginGroup(OriginKind.NONE))
NOTES: list[tuple[dict[str, Any], dict[str, Any], list[str]]] = [
    ({"scheme": Scheme()}, {}, [COUNTED, REPEATED, TIME]),
    ({}, {}, [COUNTED, REPEATED, "the weight of its own similarity", TIME]),
    ({"scheme": replace(WEIGHTS, repeated=Decimal(0))}, {}, [COUNTED, REPEATED, TIME]),
    (
        {"has_source": False},
        {},
        [COUNTED, "no source texts", REPEATED, "the weight of its own similarity", TIME],
    ),
    ({"scheme": Scheme(), "has_source": False}, {}, [COUNTED, REPEATED, TIME]),
    ({"scheme": Scheme()}, {"are_chosen": True}, [COUNTED, REPEATED, "appears rewritten", TIME]),
    (
        {"scheme": Scheme(), "stated": OPEN},
        {},
        [COUNTED, "not stated: x.tmx. The weights for all origins apply.", REPEATED, TIME],
    ),
    # Where the user is asked, it need not be said.
    ({"scheme": Scheme(), "stated": OPEN}, {"asks": True}, [COUNTED, REPEATED, TIME]),
    (
        {"scheme": replace(RATES, repeated=Decimal(0))},
        {},
        [
            *(COUNTED, REPEATED),
            "times 0.125, rounded half up to 2 decimals in each row",
            *("Amounts are without tax.", TIME),
        ],
    ),
    (
        {"scheme": replace(RATES, repeated=Decimal(0), minimum=Decimal(1))},
        {},
        [
            *(COUNTED, REPEATED, "rounded half up", "which is paid instead"),
            *("Amounts are without tax.", TIME),
        ],
    ),
]


@pytest.mark.parametrize(("changed", "asked", "expected"), NOTES)
def test_notes(changed: dict[str, Any], asked: dict[str, Any], expected: list[str]) -> None:
    changes = replace(analysis()[0], **changed)
    first, *notes = words.notes(changes, **{"are_chosen": False} | asked)
    assert first.startswith("Similarity: 1 − ")
    assert first.endswith("Only identical texts reach 100%.")
    assert len(notes) == len(expected)
    assert [text for text, part in zip(notes, expected, strict=True) if part not in text] == []


def test_without_repetitions_their_rule_is_not_said() -> None:
    _, changes = changes_between(["uno"], ["uno"], ["one"], WEIGHTS)
    notes = "\n".join(words.notes(changes, are_chosen=False))
    assert "repetition" not in notes.lower()


def test_of_open_origins_ten_are_named() -> None:
    def said(count: int) -> str:
        return words.open_origins_text([OpenOrigin(f"o{number}", 1) for number in range(count)])

    assert "o8, o9. The weights" in said(10)
    assert "o8, o9, and 1 more. The weights" in said(11)
    assert "not stated: Unknown origin. The" in words.open_origins_text([OpenOrigin("", 1)])


SINGLE = "Each Chinese or Japanese character counts as one word."
THAI = "In Thai, Lao, Khmer and Burmese, six characters count as one word."


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("one two", [COUNTED]),
        (
            "a well-known system",
            [
                COUNTED,
                "That makes 4 words; counted by white space, as in Microsoft Word, it would be 3.",
            ],
        ),
        ("你好", [COUNTED, SINGLE]),
        # White space does not divide Thai, so there is no other number.
        ("สวัสดีครับ hello-you", [COUNTED, THAI]),
    ],
)
def test_the_rule_of_counting(source: str, said: list[str]) -> None:
    _, changes = changes_between(["uno"], ["uno"], [source])
    assert words.counting_text(changes) == " ".join(said)


def test_each_rule_of_counting_is_said_alone() -> None:
    changes = changes_between(["uno"], ["uno"], ["one"])[1]
    both = replace(changes, word_rule=WordRule(counts_single_characters=True, has_thai=True))
    assert words.counting_text(both) == f"{COUNTED} {SINGLE} {THAI}"


SCHEMES: dict[SchemeProblem, str] = {
    "toml": "not valid TOML",
    "table": "must be a table",
    "unknown": "has no key",
    "number": "a number of 0 or more",
    "percent": "percentages from 0 to 100",
    "currency": "of three letters, such as EUR",
    "decimals": "a whole number from 0 to 4.",
    "unit": '"words" or "characters"',
    "unordered": "begin with the highest percentage",
    "no_band": "no band for the weight",
    "no_weight": "of a band is missing",
    "origin": '"machine", "memory", "repeated" or "other"',
}


def test_each_problem_of_rates_has_its_words() -> None:
    assert {*SCHEMES} == {*get_args(SchemeProblem)}
    said = {each: words.scheme_text(SchemeInvalid(None, "a.b", each)) for each in SCHEMES}
    assert_own_words(said, SCHEMES)
    assert {each for each in said if "“a.b”" not in said[each]} == {"toml"}
    in_file = SchemeInvalid(Path("rates.toml"), "a.b", "table")
    assert words.scheme_text(in_file) == f"rates.toml: {said['table']}"
