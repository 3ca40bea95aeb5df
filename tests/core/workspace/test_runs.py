"""The JSON of an evaluation is read as the same run as the evaluation."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bleu_core import evaluate
from bleu_core.evaluation.given_scores import GivenScores
from bleu_core.evaluation.results import Evaluation
from bleu_core.settings import Resampling, Settings
from bleu_core.workspace.comparison import compare_runs
from bleu_core.workspace.errors import NotARun, RunDamaged, SegmentsUnknown, StatisticsUnknown
from bleu_core.workspace.runs import Run, read_run, run_of

TEST = Resampling(confidence=True, paired_test="bs", resamples=200)
REFERENCE = [f"The cat number {n} sat on the mat, as ever." for n in range(40)]
OLD = [f"The cat number {n} sat at a mat, as ever." for n in range(40)]
NEW = [f"The cat number {n} sat on {'a the'.split()[n % 2]} mat, as ever." for n in range(40)]


def evaluation(candidate: list[str], reference: list[str] = REFERENCE) -> Evaluation:
    return evaluate(
        candidates={"mt": candidate},
        references=[reference],
        settings=Settings(metrics=("bleu", "chrf", "ter"), resampling=TEST),
        given=[GivenScores.of("comet", [n / 7 for n in range(len(candidate))])],
    )


@pytest.fixture
def restored(tmp_path: Path) -> Callable[..., Run]:
    """Return a function that writes plain data as JSON and reads it as a run."""

    def restore(content: dict[str, Any]) -> Run:
        path = tmp_path / "old.json"
        path.write_text(json.dumps(content), encoding="utf-8")
        return read_run(path)

    return restore


def test_a_run_knows_whether_its_score_says_something(restored: Callable[..., Run]) -> None:
    short = evaluate(candidates=[["Save it", "Open"]], references=[["Save it", "Open"]])
    for run in (run_of(short), restored(short.to_dict())):
        assert (run.candidates[0].bleu.percent, run.candidates[0].bleu.is_defined) == (0.0, False)
    assert restored(evaluation(OLD).to_dict()).candidates[0].bleu.is_defined


def test_json_of_what_could_not_be_scored_is_a_run_without_candidates(
    restored: Callable[..., Run],
) -> None:
    run = restored({"format": "bleu-desktop/1", "error": "“a.txt” does not exist."})
    assert (run.candidates, run.name) == ((), "old.json")
    with pytest.raises(NotARun):
        restored({"format": "other/1", "error": "no"})


def test_the_scores_are_those_of_the_evaluation(restored: Callable[..., Run]) -> None:
    old = evaluation(OLD)
    found, expected = restored(old.to_dict()), run_of(old)
    # The JSON does not have the number of decimals of given scores.
    assert found.candidates[0].scores[:-1] == expected.candidates[0].scores[:-1]
    assert found.candidates[0].scores[-1].percent == expected.candidates[0].scores[-1].percent
    assert (found.segments, found.references, found.diagnostics) == (
        expected.segments,
        expected.references,
        expected.diagnostics,
    )
    assert (found.name, found.references_digest()) == ("old.json", old.references_digest())


def test_a_restored_run_is_compared_like_the_evaluation(restored: Callable[..., Run]) -> None:
    # Some segments are gone, and some are new.
    old, new = evaluation(OLD), evaluation(NEW[5:] + NEW[:3], REFERENCE[5:] + ["New."] * 3)
    found = compare_runs(restored(old.to_dict(segment_scores=True)), run_of(new), resampling=TEST)
    expected = compare_runs(run_of(old), run_of(new), resampling=TEST)
    assert found.segments == expected.segments
    assert found.common == 35
    for mine, theirs in zip(
        found.candidates[0].metrics, expected.candidates[0].metrics, strict=True
    ):
        assert mine.comparison == theirs.comparison
        assert mine.old_in_common == theirs.old_in_common
        assert mine.new_in_common == theirs.new_in_common
        for one, other in zip(found.statistics(mine), expected.statistics(theirs), strict=True):
            assert np.array_equal(one, other)


def test_without_segments_the_same_references_are_compared_but_not_tested(
    restored: Callable[..., Run],
) -> None:
    old, new = evaluation(OLD), run_of(evaluation(NEW))
    plain = restored(old.to_dict())
    change = compare_runs(plain, new, tested=False).candidates[0].metrics[0]
    assert (change.old_in_common, change.new_in_common) == (
        old.candidates[0].bleu.percent,
        new.candidates[0].bleu.percent,
    )
    with pytest.raises(StatisticsUnknown) as caught:
        compare_runs(plain, new)
    assert caught.value.run == "old.json"
    with pytest.raises(SegmentsUnknown):
        compare_runs(plain, run_of(evaluation(NEW[:30], REFERENCE[:30])), tested=False)


def test_changed_numbers_are_found_when_they_are_used(
    restored: Callable[..., Run],
) -> None:
    content, new = evaluation(OLD).to_dict(segment_scores=True), run_of(evaluation(NEW))
    rows = content["candidates"][0]["metrics"][0]["segment_statistics"]
    rows[0] = "12 12 12 8 6 4 12 11 10 9"
    run = restored(content)
    assert compare_runs(run, new, metrics=["chrf"]).candidates[0].metrics[0].comparison
    with pytest.raises(RunDamaged):
        compare_runs(run, new, metrics=["bleu"])
    rows[0] = "one"
    with pytest.raises(NotARun):
        compare_runs(restored(content), new, metrics=["bleu"])
    content["segment_references"][0] = "no digits"
    with pytest.raises(NotARun):
        restored(content).segment_digests()


@pytest.mark.parametrize("missing", ["format", "segments", "candidates", "references_sha256"])
def test_other_files_are_no_runs(restored: Callable[..., Run], missing: str) -> None:
    content = evaluation(OLD).to_dict()
    del content[missing]
    with pytest.raises(NotARun):
        restored(content)
