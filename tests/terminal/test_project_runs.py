"""What is said of an earlier run beside the scores of a new one, and when."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from bleu_core.evaluation.results import Evaluation
from bleu_core.workspace.runs import Run, RunScore, run_of
from bleu_score.terminal.project_runs import earlier_changes_line, earlier_dict, earlier_lines
from tests.helpers.deliveries import changes_between
from tests.helpers.reports import CANDIDATES, evaluated

MADE = datetime(2026, 11, 29, 12, tzinfo=UTC)


@pytest.fixture(scope="module")
def evaluation() -> Evaluation:
    near = {"near.txt": CANDIDATES["near.txt"]}
    return evaluated(near, metrics=("bleu", "chrf"), test="none")


def earlier(evaluation: Evaluation, changed: Callable[[RunScore], RunScore]) -> Run:
    """Return the run of an evaluation with other scores in BLEU."""
    run = run_of(evaluation)
    (candidate,) = run.candidates
    bleu, *others = candidate.scores
    scores = (changed(bleu), *others)
    return replace(run, number=7, date=MADE, candidates=(replace(candidate, scores=scores),))


SCORES: list[tuple[dict[str, Any], str]] = [
    ({}, "BLEU 81.08, now 81.08 (+0.00)"),
    ({"percent": 82.0}, "BLEU 82.00, now 81.08 (-0.92)"),
    # Of the rounded numbers: it is 81.0824 now.
    ({"percent": 81.0751}, "BLEU 81.08, now 81.08 (+0.00)"),
    ({"is_defined": False}, "BLEU – too short for BLEU, now 81.08"),
    ({"signature": "nrefs:1|case:lc"}, "BLEU 81.08, now 81.08, with different options"),
]


@pytest.mark.parametrize(("changed", "line"), SCORES)
def test_a_score_is_beside_that_of_the_earlier_run(
    evaluation: Evaluation, changed: dict[str, Any], line: str
) -> None:
    run = earlier(evaluation, lambda score: replace(score, **changed))
    title, bleu, chrf = earlier_lines(run, evaluation)
    assert title.startswith("Compared with run 7 from Nov 29, 2026")
    assert bleu == f"  near.txt: {line}"
    assert chrf.startswith("  near.txt: chrF2 ")
    assert chrf.endswith(" (+0.00)")


def test_what_the_earlier_run_does_not_have_is_not_compared(evaluation: Evaluation) -> None:
    run = earlier(evaluation, lambda score: replace(score, metric="comet"))
    assert [line.split()[1] for line in earlier_lines(run, evaluation)][1:] == ["chrF2"]
    (candidate,) = run.candidates
    other = replace(run, segments=3, candidates=(replace(candidate, name="b.txt"),))
    assert [*earlier_lines(other, evaluation)][1:] == [
        "  Segments: 3, now 4",
        "  near.txt: not in that run",
    ]


def test_other_tables_of_unicode_are_named(evaluation: Evaluation) -> None:
    signature = evaluation.candidates[0].bleu.signature.replace("tok:13a", "tok:13a-regex-1")
    run = earlier(evaluation, lambda score: replace(score, signature=signature))
    _, _, tables, _ = earlier_lines(run, evaluation)
    assert tables.endswith("was used: 13a-regex-1 → 13a.")


def test_an_earlier_run_as_data(evaluation: Evaluation) -> None:
    run = replace(earlier(evaluation, lambda score: score), label="first", program="1.0")
    content = earlier_dict(run)
    (candidate,) = content.pop("candidates")
    assert content == {
        "number": 7,
        "date": "2026-11-29T12:00:00+00:00",
        "program": "1.0",
        "label": "first",
        "segments": 4,
        "changes": None,
    }
    bleu = evaluation.candidates[0].bleu
    assert bleu.interval is not None
    assert candidate["name"] == "near.txt"
    assert candidate["metrics"][0] == {
        "id": "bleu",
        "percent": bleu.percent,
        "interval": bleu.interval.to_dict(),
        "signature": bleu.signature,
    }


def test_shares_of_suggestions_are_compared_if_both_are_known(evaluation: Evaluation) -> None:
    sums = changes_between(["a", "b"], ["a", "c"])[1].sums
    none = replace(sums, suggestions=0, unchanged=0, rewritten=0)
    run = earlier(evaluation, lambda score: score)
    assert earlier_changes_line(run, sums) == ""
    assert earlier_changes_line(replace(run, changes=none), sums) == ""
    assert earlier_changes_line(replace(run, changes=sums), none) == ""
    line = earlier_changes_line(replace(run, changes=sums), replace(sums, unchanged=2))
    assert line.endswith(": unchanged suggestions 50.0%, now 100.0%")
