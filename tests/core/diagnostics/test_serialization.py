"""Diagnostics as plain data, under the names of their fields."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import (
    Characters,
    Data,
    Diagnostic,
    Difference,
    Effect,
    Fix,
    IgnoreCase,
    LeaveOut,
    NamedCounts,
    Normalize,
    PairOtherwise,
    UseTokenizer,
)
from bleu_core.diagnostics.serialization import diagnostic_dict
from bleu_core.files.assumptions import HeadingRow, TimesShifted
from tests.helpers.diagnostics import diagnostics_of


def as_json(diagnostic: Diagnostic, *, with_example: bool = True) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(
        json.dumps(diagnostic_dict(diagnostic, with_example=with_example))
    )
    return content


def test_known_facts_have_the_names_of_their_fields() -> None:
    (spaces,) = diagnostics_of(Kind.UNUSUAL_SPACES)
    expected = {
        "kind": "unusual_spaces",
        "document": "a.txt",
        "role": "candidate",
        "segment": 36,
        "line": 37,
        "example": "An example.",
        "count": 12,
        "segments": 1204,
        "data": {"counts": [["U+00A0", 3], ["U+0009", 1]]},
        "fixes": [{"setting": "normalize", "value": "typography"}],
    }
    assert as_json(spaces) == expected
    del expected["example"]
    assert as_json(spaces, with_example=False) == expected


def test_unknown_facts_are_left_out() -> None:
    assert as_json(Diagnostic(Kind.IDENTICAL)) == {"kind": "identical"}
    everywhere = Diagnostic(Kind.IDENTICAL, files=("a.txt", "b.txt"))
    assert as_json(everywhere) == {"kind": "identical", "files": ["a.txt", "b.txt"]}


@pytest.mark.parametrize("kind", Kind)
def test_every_kind_is_json(kind: Kind) -> None:
    for diagnostic in diagnostics_of(kind):
        assert as_json(diagnostic)["kind"] == kind.value


@pytest.mark.parametrize(
    ("data", "content"),
    [
        (Difference("en", "id"), {"own": "en", "expected": "id"}),
        (NamedCounts((("U+00A0", 3),)), {"counts": [["U+00A0", 3]]}),
        (Characters((("?", "é"),), 7), {"pairs": [["?", "é"]], "count": 7}),
        (NamedCounts((("untranslated", 3),)), {"counts": [["untranslated", 3]]}),
        (HeadingRow(3), {"assumed": "heading_row", "row": 3}),
        (
            TimesShifted(1.003, 90),
            {
                "assumed": "times_shifted",
                "rate": 1.003,
                "offset": 90,
                "frame_rates": None,
                "jumps": [],
            },
        ),
    ],
)
def test_details(data: Data, content: dict[str, Any]) -> None:
    assert as_json(Diagnostic(Kind.ASSUMED, data=data))["data"] == content


def test_an_effect_has_its_fix_and_the_scores() -> None:
    effect = Effect(IgnoreCase(), "a.txt", 17.09, 100.0)
    content = as_json(Diagnostic(Kind.CASE, effect=effect))
    fix = {"setting": "lowercase", "value": "true"}
    assert content["effect"] == {"fix": fix, "before": 17.09, "after": 100.0}


@pytest.mark.parametrize(
    ("fix", "setting", "value"),
    [
        (Normalize("detok"), "normalize", "detok"),
        (IgnoreCase(), "lowercase", "true"),
        (UseTokenizer("none"), "tokenizer", "none"),
        (PairOtherwise("content"), "pairing.by", "content"),
        (LeaveOut("heading", is_on=False), "pairing.leave_out", "heading"),
        (LeaveOut("heading", is_on=True), "pairing.keep", "heading"),
    ],
)
def test_a_fix_is_a_setting_and_its_value(fix: Fix, setting: str, value: str) -> None:
    content = as_json(Diagnostic(Kind.HEADING, fixes=(fix,)))
    assert content["fixes"] == [{"setting": setting, "value": value}]
