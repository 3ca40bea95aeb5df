"""Diagnostics hold a band back if they affect enough segments."""

from __future__ import annotations

import pytest

from bleu_core.diagnostics.band_checks import holding_back, weightiest_first
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import (
    Data,
    Diagnostic,
    Effect,
    LeaveOut,
    Needed,
    Normalize,
    OtherSegmentation,
    SegmentCount,
    UnmatchedOrders,
)


def kinds(*diagnostics: Diagnostic) -> list[Kind]:
    return [each.kind for each in holding_back(diagnostics)]


@pytest.mark.parametrize(
    "kind",
    [
        Kind.SHIFTED,
        Kind.SCRIPTS_DIFFER,
        Kind.WRONG_LANGUAGE,
        Kind.IDENTICAL,
        Kind.NO_WORDS,
        Kind.CHARACTER_FALLBACK,
    ],
)
def test_diagnostics_of_the_whole_text_hold_the_band_back(kind: Kind) -> None:
    assert kinds(Diagnostic(kind, count=1, segments=1000)) == [kind]


@pytest.mark.parametrize(
    "kind",
    [
        Kind.CHARACTERS,
        Kind.LOST_CHARACTERS,
        Kind.GUESSED_ENCODING,
        Kind.UNTRANSLATED,
        Kind.OTHER_SOURCE,
        Kind.SAME_IN_ALL,
        Kind.EMPTY_CANDIDATE,
        Kind.LENGTH_RATIO,
    ],
)
@pytest.mark.parametrize(("count", "many"), [(1, False), (49, False), (50, True), (1000, True)])
def test_diagnostics_of_segments_hold_the_band_back_from_a_twentieth_on(
    kind: Kind, count: int, many: bool
) -> None:
    assert kinds(Diagnostic(kind, count=count, segments=1000)) == [kind] * many


@pytest.mark.parametrize(("count", "many"), [(199, False), (200, True)])
def test_a_word_too_much_in_each_holds_the_band_back_from_a_fifth_on(
    count: int, many: bool
) -> None:
    assert kinds(Diagnostic(Kind.LABELS, count=count, segments=1000)) == [Kind.LABELS] * many


def test_an_empty_reference_counts_if_there_is_no_other() -> None:
    def empty(unmatched: int) -> Diagnostic:
        data = SegmentCount(unmatched)
        return Diagnostic(Kind.EMPTY_REFERENCE, count=500, segments=1000, data=data)

    assert kinds(empty(0)) == []
    assert kinds(empty(49)) == []
    assert kinds(empty(50)) == [Kind.EMPTY_REFERENCE]


def test_few_segments_hold_the_band_back_once_chance_is_wider_than_a_band() -> None:
    def few(segments: int) -> Diagnostic:
        return Diagnostic(Kind.FEW_SEGMENTS, count=segments, segments=segments, data=Needed(100))

    assert kinds(few(49)) == [Kind.FEW_SEGMENTS]
    assert kinds(few(50)) == []


def test_a_score_of_zero_for_want_of_one_order_holds_the_band_back() -> None:
    def unmatched(zero: bool) -> Diagnostic:
        return Diagnostic(Kind.NO_MATCH, data=UnmatchedOrders((4,), "none", zero))

    assert kinds(unmatched(True)) == [Kind.NO_MATCH]
    assert kinds(unmatched(False)) == []


@pytest.mark.parametrize(
    "kind", [Kind.TYPOGRAPHY, Kind.CASE, Kind.SHORT_SEGMENTS, Kind.LEFT_OUT, Kind.TER_WITHOUT_WORDS]
)
def test_other_diagnostics_do_not_hold_the_band_back(kind: Kind) -> None:
    assert kinds(Diagnostic(kind, count=900, segments=1000)) == []


@pytest.mark.parametrize(("after", "holds"), [(31.0, True), (30.99, False), (28.9, True)])
def test_damage_with_a_fix_holds_the_band_back_by_its_effect(after: float, holds: bool) -> None:
    effect = Effect(Normalize("characters"), "a.txt", 30, after)
    for count in (1, 1000):
        found = Diagnostic(Kind.CHARACTERS, count=count, segments=1000, effect=effect)
        assert kinds(found) == [Kind.CHARACTERS] * holds
    style = Diagnostic(Kind.TYPOGRAPHY, count=1000, segments=1000, effect=effect)
    assert kinds(style) == []


def test_segments_left_out_no_longer_hold_the_band_back() -> None:
    def untranslated(is_on: bool) -> Diagnostic:
        fix = LeaveOut("untranslated", is_on)
        return Diagnostic(Kind.UNTRANSLATED, count=500, segments=1000, fixes=(fix,))

    assert kinds(untranslated(False)) == [Kind.UNTRANSLATED]
    assert kinds(untranslated(True)) == []


def test_each_kind_is_named_once_in_order() -> None:
    first = Diagnostic(Kind.SCRIPTS_DIFFER, count=1, segments=1)
    others = [Diagnostic(Kind.IDENTICAL), Diagnostic(Kind.SCRIPTS_DIFFER, count=2, segments=2)]
    assert holding_back([first, *others]) == (first, others[0])


def test_diagnostics_come_in_the_order_of_what_they_cost() -> None:
    def found(kind: Kind, count: int) -> Diagnostic:
        return Diagnostic(kind, rows=range(count), count=count, segments=1000)

    refusals, shifted = found(Kind.REFUSAL, 21), found(Kind.SHIFTED, 1)
    lower, markup = found(Kind.NO_MATCH, 60), found(Kind.MARKUP, 300)
    note = found(Kind.LEFT_OUT, 900)
    mixed = [lower, note, markup, refusals, shifted]
    assert weightiest_first(mixed) == (shifted, refusals, markup, lower, note)


@pytest.mark.parametrize(
    ("kind", "data", "is_held"),
    [
        (Kind.SHIFTED, None, True),
        (Kind.CHARACTERS, None, True),
        (Kind.FEW_SEGMENTS, Needed(100), False),
        (Kind.OTHER_SEGMENTATION, OtherSegmentation("zh", is_cantonese=False), True),
        (Kind.CASE, None, False),
    ],
)
def test_findings_of_files_hold_the_band_back_with_a_share_of_all_segments(
    kind: Kind, data: Data | None, is_held: bool
) -> None:
    for count, are_many in ((50, True), (49, False)):
        found = Diagnostic(kind, count=count, segments=1000, data=data, files=("a.txt",))
        assert kinds(found) == [kind] * (is_held and are_many)
