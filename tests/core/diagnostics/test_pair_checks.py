"""Each concern about pairs is a diagnostic with a fix that leaves out or keeps its rows."""

from __future__ import annotations

from collections.abc import Sequence

from bleu_core.api.evaluation import evaluate
from bleu_core.diagnostics.kinds import Kind, Severity
from bleu_core.diagnostics.model import Diagnostic, LeaveOut
from bleu_core.diagnostics.pair_checks import check_pairs
from bleu_core.files.contents import Format, KeyKind, UnitMark
from bleu_core.files.documents import Document
from bleu_core.files.units import Units
from bleu_core.pairing.alignment import align
from bleu_core.settings import CONCERNS, Concern, PairingOptions, Settings

KEYS = [f"key {number}" for number in range(6)]


def document(name: str, texts: Sequence[str], keys: Sequence[str], **more: object) -> Document:
    units = Units(tuple(texts), keys=keys, key_kind=KeyKind.UNIT_ID, **more)  # type: ignore[arg-type]
    return Document(name, units, format=Format.XLIFF)


# The first segment is marked as untranslated; the candidate lacks the third, and its fourth is
# empty.
REFERENCE = document(
    "r",
    ["", "two is here", "three is here", "four is here", "five is here"],
    KEYS[:5],
    marks={0: UnitMark.NOT_TRANSLATED, 1: UnitMark.NEEDS_REVIEW},
)
CANDIDATE = document(
    "c",
    ["one is here", "two is here", "", "five is here", "six is here"],
    [KEYS[0], KEYS[1], *KEYS[3:]],
)


def checked(**options: tuple[Concern, ...]) -> dict[Kind, Diagnostic]:
    pairing = PairingOptions(**options)
    aligned = align(
        candidates=[CANDIDATE], references=[REFERENCE], settings=Settings(pairing=pairing)
    )
    return {found.kind: found for found in check_pairs(aligned, pairing)}


def test_each_concern_is_a_diagnostic_with_the_rows_of_all_pairs() -> None:
    found = checked()
    assert {kind: found[kind].rows for kind in found} == {
        Kind.ONLY_REFERENCE: (2,),
        Kind.ONLY_CANDIDATE: (5,),
        Kind.EMPTY_REFERENCE: (0,),
        Kind.EMPTY_CANDIDATE: (3,),
        Kind.NOT_TRANSLATED: (0,),
        Kind.NEEDS_REVIEW: (1,),
    }
    assert [kind.value for kind in found] == [name for name in CONCERNS if Kind(name) in found]
    assert {(each.count, each.segments) for each in found.values()} == {(1, 6)}


def test_a_concern_knows_whether_its_pairs_are_left_out() -> None:
    left_out = {kind for kind, found in checked().items() if found.is_left_out}
    # The empty reference is left out for both of its concerns, although only one counted it.
    assert left_out == {
        Kind.ONLY_REFERENCE,
        Kind.ONLY_CANDIDATE,
        Kind.EMPTY_REFERENCE,
        Kind.NOT_TRANSLATED,
    }
    found = checked(leave_out=("needs_review",), keep=("empty_reference", "not_translated"))
    assert found[Kind.NEEDS_REVIEW].fixes == (LeaveOut("needs_review", is_on=True),)
    assert found[Kind.NEEDS_REVIEW].severity is Severity.NOTE
    assert found[Kind.EMPTY_REFERENCE].fixes == (LeaveOut("empty_reference", is_on=False),)
    assert found[Kind.EMPTY_REFERENCE].severity is Severity.WARNING


def test_an_evaluation_lists_diagnostics_of_pairs_and_scores() -> None:
    evaluation = evaluate(candidates=[CANDIDATE], references=[REFERENCE])
    assert evaluation.pair_diagnostics == tuple(checked().values())
    (candidate,) = evaluation.candidates
    assert evaluation.diagnostics == (*evaluation.pair_diagnostics, *candidate.diagnostics)
    rows = {found.kind: tuple(found.rows) for found in candidate.diagnostics}
    # The empty candidate is the second of the compared segments, but the fourth of all pairs.
    assert rows[Kind.EMPTY_CANDIDATE] == (3,)
    assert rows[Kind.LEFT_OUT] == (0, 2, 5)


def test_a_concern_of_several_candidates_is_listed_once() -> None:
    evaluation = evaluate(
        candidates=[CANDIDATE, document("d", CANDIDATE.segments, CANDIDATE.units.keys)],
        references=[REFERENCE],
    )
    kinds = [found.kind for found in evaluation.diagnostics]
    assert kinds.count(Kind.FEW_SEGMENTS) == kinds.count(Kind.LEFT_OUT) == 1
    assert kinds.count(Kind.EMPTY_CANDIDATE) == 1 + 2
