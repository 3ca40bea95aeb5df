"""The data model of diagnostics about files, texts, pairs and scores."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bleu_core.diagnostics.kinds import Kind, Severity
from bleu_core.diagnostics.model import (
    Diagnostic,
    LeaveOut,
    Needed,
    Normalize,
    PairOtherwise,
    UseTokenizer,
    Where,
    assumption_of,
)
from bleu_core.evaluation.results import without_repeats
from bleu_core.files.addresses import Role
from bleu_core.files.assumptions import HiddenRows
from bleu_core.settings import CONCERNS
from tests.helpers.diagnostics import CONCERN_KINDS, TEXT_KINDS


def test_kinds_of_texts_come_most_severe_first() -> None:
    severities = [kind.severity for kind in TEXT_KINDS if kind not in CONCERN_KINDS]
    assert severities == sorted(severities, reverse=True)


def test_kinds_of_pairs_are_the_concerns() -> None:
    assert [kind.value for kind in CONCERN_KINDS] == list(CONCERNS)


@pytest.mark.parametrize(("is_on", "severity"), [(True, Severity.NOTE), (False, Severity.WARNING)])
def test_a_diagnostic_of_left_out_segments_is_only_a_note(is_on: bool, severity: Severity) -> None:
    switch = LeaveOut("untranslated", is_on)
    diagnostic = Diagnostic(Kind.UNTRANSLATED, fixes=(switch,))
    assert diagnostic.switch is switch
    assert diagnostic.is_left_out is is_on
    assert diagnostic.severity is severity


def test_the_normalization_is_found_among_the_fixes() -> None:
    fixes = (UseTokenizer("none"), Normalize("detok"), Normalize("typography"))
    assert Diagnostic(Kind.TOKENIZED, fixes=fixes).normalization == "detok"
    without = Diagnostic(Kind.SHIFTED, fixes=(PairOtherwise("content"),))
    assert without.normalization is without.switch is None
    assert not without.is_left_out


def test_an_assumption_is_that_of_its_diagnostic() -> None:
    assumption = HiddenRows(3)
    assert assumption_of(Diagnostic(Kind.ASSUMED, data=assumption)) is assumption
    with pytest.raises(TypeError):
        assumption_of(Diagnostic(Kind.EMPTY_CANDIDATE))


def test_rows_are_those_of_all_pairs() -> None:
    diagnostic = Diagnostic(Kind.EMPTY_CANDIDATE, rows=(0, 2))
    assert diagnostic.in_rows([3, 5, 8]).rows == (3, 8)
    assert diagnostic.in_rows(range(3)) is diagnostic
    everywhere = replace(diagnostic, rows=range(3))
    assert everywhere.in_rows([3, 5, 8]).rows == (3, 5, 8)


def test_a_file_in_two_roles_has_each_diagnostic_once() -> None:
    reference = Diagnostic(
        Kind.TOKENIZED, Where("a.txt", Role.REFERENCE, 2, 3), (2, 5), count=2, segments=9
    )
    candidate = replace(reference, where=Where("a.txt", Role.CANDIDATE, 2, 3))
    others = (
        replace(reference, where=Where("b.txt", Role.REFERENCE, 2, 3)),
        replace(reference, kind=Kind.EMPTY_CANDIDATE),
        replace(reference, count=3),
        replace(reference, data=Needed(3)),
    )
    several = [candidate, reference, *others, candidate]
    assert without_repeats(several) == (candidate, *others)


@pytest.mark.parametrize(
    ("rows", "segment", "has_place"),
    [((), None, False), ((1,), 1, True), ((0, 1, 2), 0, False), ((0, 1), None, False)],
)
def test_a_diagnostic_of_all_segments_is_about_no_place(
    rows: tuple[int, ...], segment: int | None, has_place: bool
) -> None:
    where = Where("c", Role.CANDIDATE, segment)
    found = Diagnostic(Kind.MARKUP, where, rows, len(rows), 3)
    assert found.has_place is has_place


@pytest.mark.parametrize(("count", "is_frequent"), [(1, False), (2, True), (3, True)])
def test_a_kind_with_a_share_is_frequent_from_it_on(count: int, is_frequent: bool) -> None:
    assert Diagnostic(Kind.CHARACTERS, count=count, segments=200).is_frequent is is_frequent
    assert Diagnostic(Kind.REFUSAL, count=count, segments=200).is_frequent
