"""Sentences about runs say which segments are compared, and what does not agree."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bleu_core.pairing.common_segments import CommonSegments
from bleu_core.projects.verification import RunDifference, Verification
from bleu_core.scoring.resampling import Interval
from bleu_core.scoring.significance import Comparison
from bleu_core.scoring.verdicts import Verdict
from bleu_core.workspace.comparison import CandidateChange, MetricChange, RunComparison
from bleu_core.workspace.runs import Run
from bleu_score.messages import runs
from bleu_score.messages.projects import verification_text


def run(segments: int = 9, number: int = 1200, label: str = "") -> Run:
    return Run((), segments, 1, references_vary=False, number=number, label=label)


def test_a_run_has_a_number_and_the_name_of_the_user() -> None:
    assert runs.run_name(run()) == "Run 1,200"
    assert runs.run_name(run(label="two\nlines")) == "Run 1,200: two␣lines"


def common(old: int, new: int, shared: int, *changes: MetricChange) -> str:
    segments = CommonSegments([*range(shared)], [*range(shared)])
    found = RunComparison(run(old), run(new), segments, (CandidateChange("a", "a", changes),))
    return runs.common_text(found)


def test_segments_in_common_are_counted() -> None:
    assert common(9, 9, 9) == "The references are the same in both runs (segments: 9)."
    assert common(9, 9, 0).startswith("The two runs have no segments in common.")
    some = "Segments in common: 5 of 7, matched by their references (added: 2, removed: 4)."
    assert common(9, 7, 5, MetricChange(None, None)) == some
    tested = Comparison(
        "bleu", "a", "b", 1.0, Interval(0.5, 1.5, 1.0), None, None, "bs", Verdict.BETTER, None,
        None, 1000,
    )  # fmt: skip
    changes = (MetricChange(None, None), MetricChange(None, None, comparison=tested))
    assert common(9, 7, 5, *changes) == f"{some} Only these segments are tested."


@pytest.mark.parametrize(
    ("refusal", "text"),
    [
        (None, ""),
        ("not_in_both", "Only in one of the runs"),
        ("nothing_in_common", "No segments in common"),
        ("few_in_common", "Fewer than half of the segments are in common"),
        ("other_options", "Different settings (tok: 13a → zh, refs: – → 2, case: lc → –)"),
    ],
)
def test_scores_that_are_not_compared_say_why(refusal: str | None, text: str) -> None:
    differing = (("tok", "13a", "zh"), ("refs", "", "2"), ("case", "lc", ""))
    change = MetricChange(None, None, refusal=refusal, differing=differing)  # type: ignore[arg-type]
    assert runs.refusal_text(change) == text


def test_settings_that_are_not_known_differ_as_well() -> None:
    assert runs.other_options_text(()) == "Different settings"


def test_other_tables_are_named() -> None:
    assert runs.tables_text(("one", "two")).endswith("of a package was used: one → two.")


FOUND = Verification(run())
SCORE = RunDifference("score", "mt.txt", "BLEU", recorded=31.25, computed=31.5)


@pytest.mark.parametrize(
    ("found", "text"),
    [
        (FOUND, "Run 1,200 was scored again: all numbers agree to the last digit."),
        (
            replace(FOUND, unavailable=("a.txt", "b.txt"), difference=SCORE),
            "Run 1,200 cannot be scored again: its texts are not kept, and files are missing or "
            "have changed: a.txt, b.txt.",
        ),
        (
            replace(FOUND, difference=SCORE),
            "Run 1,200 was scored again, but BLEU of “mt.txt” is 31.5000000000 instead of "
            "31.2500000000.",
        ),
        *(
            (
                replace(FOUND, difference=RunDifference(part)),  # type: ignore[arg-type]
                f"Run 1,200 was scored again, but {name} do not match.",
            )
            for part, name in (
                ("candidates", "the candidates"),
                ("segments", "the segments"),
                ("statistics", "the segment counts"),
                ("interval", "the confidence intervals"),
                ("comparisons", "the significance tests"),
            )
        ),
    ],
)
def test_a_run_that_was_scored_again_says_what_differs(found: Verification, text: str) -> None:
    assert verification_text(found) == text
