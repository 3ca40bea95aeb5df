"""A report on files holds what is compared, and is plain data as the terminal prints it."""

from __future__ import annotations

import pytest

from bleu_core import Document, PairingOptions, Settings
from bleu_core.corpus.alignment import align
from bleu_core.diagnostics.kinds import Kind
from bleu_core.health import check_health
from bleu_core.version import __version__

REFERENCE = Document.from_segments("r", ["The cat sat here.", "The dog sat there.", ""])
CANDIDATE = Document.from_segments("c", ["The <b>cat</b> sat here.", "", "A bird flew by."])


def test_a_report_as_plain_data_has_the_names_of_the_format() -> None:
    report = check_health(
        candidates=[CANDIDATE], references=[REFERENCE], settings=Settings(effective_order=True)
    )
    content = report.to_dict()
    assert list(content) == ["format", "program", "pairs", "findings", "effects"]
    assert (content["format"], content["program"]) == (
        "bleu-desktop/1",
        f"bleu-desktop {__version__}",
    )
    assert content["pairs"] == {
        "method": "position",
        "segments": 3,
        "compared": 3,
        "left_out": {},
        "concerns": {"empty_reference": 1, "empty_candidate": 1},
        "repairs": 0,
    }
    assert content["findings"][0] == {
        "kind": "empty",
        "document": "r",
        "count": 1,
        "segments": 3,
        "first": 2,
        "example": "",
        "normalisation": None,
        "details": [],
    }
    assert [(each["kind"], each["document"], each["first"]) for each in content["findings"]] == [
        ("empty", "r", 2),
        ("empty", "c", 1),
        ("markup", "c", 0),
    ]
    (effect,) = content["effects"]
    assert list(effect) == ["normalisation", "candidate", "before", "after"]
    assert (effect["normalisation"], effect["candidate"]) == ("markup", "c")
    assert effect["before"] < effect["after"]


@pytest.mark.parametrize("leave_out", [(), ("empty_candidate",)])
def test_rows_of_a_report_are_those_of_all_pairs(leave_out: tuple[str, ...]) -> None:
    settings = Settings(pairing=PairingOptions(leave_out=leave_out))  # type: ignore[arg-type]
    report = check_health(candidates=[CANDIDATE], references=[REFERENCE], settings=settings)
    concerns = {found.kind: found for found in report.concerns}
    assert concerns[Kind.EMPTY_CANDIDATE].rows == (1,)
    assert concerns[Kind.EMPTY_CANDIDATE].is_left_out is bool(leave_out)
    assert (
        report.aligned.kept
        == align(candidates=[CANDIDATE], references=[REFERENCE], settings=settings).kept
    )
    (empty,) = [
        found
        for found in report.findings
        if found.kind is Kind.EMPTY and found.where.document == "r"
    ]
    # The third of all pairs, though the second of those compared if one is left out.
    assert empty.rows == (2,)
    assert empty.where.segment == 2 - len(leave_out)
