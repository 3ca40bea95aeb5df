"""Resampling an evaluation again gives the same as scoring again."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from bleu_core.api.evaluation import evaluate
from bleu_core.errors import SettingInvalid
from bleu_core.evaluation.evaluate import count_again
from bleu_core.evaluation.resample import resample
from bleu_core.evaluation.results import Evaluation
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.settings import Resampling, Settings

REFERENCE = [f"the cat number {n} sat on the mat near the old house" for n in range(40)]
SECOND = [line.replace("mat", "rug") if number % 3 else "" for number, line in enumerate(REFERENCE)]
WEAK = [line.replace("sat on", "is at").replace("old", "big") for line in REFERENCE]

OPTIONS = [
    Resampling(),
    Resampling(confidence=True, resamples=100),
    Resampling(confidence=True, paired_test="ar", resamples=100, seed=3),
    Resampling(paired_test="bs", baseline=2, resamples=100),
]


@cache
def scored(
    resampling: Resampling, *, references: int = 2, settings: Settings | None = None
) -> Evaluation:
    settings = settings or Settings(metrics=("bleu", "chrf"), resampling=resampling)
    return evaluate(
        candidates={"good": REFERENCE, "weak": WEAK, "third": [*WEAK[:9], *REFERENCE[9:]]},
        references=[REFERENCE, SECOND][:references],
        settings=settings,
    )


@pytest.mark.parametrize("references", [1, 2])
@pytest.mark.parametrize("before", OPTIONS)
@pytest.mark.parametrize("after", OPTIONS)
def test_resampling_again_equals_a_new_evaluation(
    before: Resampling, after: Resampling, references: int
) -> None:
    again = resample(scored(before, references=references), after)
    expected = scored(after, references=references)
    assert again == expected
    assert again.to_dict(segment_scores=True) == expected.to_dict(segment_scores=True)


@pytest.mark.parametrize("options", OPTIONS)
def test_counting_again_equals_the_evaluation(options: Resampling) -> None:
    assert count_again(scored(options)) == scored(options)


def test_a_test_with_nothing_to_compare_is_not_made_when_counting_again() -> None:
    settings = Settings(resampling=OPTIONS[2])
    alone = evaluate(candidates=[REFERENCE], references=[WEAK], settings=settings)
    drawn = count_again(alone).candidates[0].resampling
    assert drawn == Resampling(confidence=True, resamples=100, seed=3)


def test_no_signature_is_read() -> None:
    before = scored(OPTIONS[0])
    unsigned = tuple(
        replace(each, metrics=tuple(replace(one, signature="") for one in each.metrics))
        for each in before.candidates
    )
    again = resample(replace(before, candidates=unsigned), OPTIONS[1])
    assert again == scored(OPTIONS[1])
    assert again.candidates[0].bleu.signature.startswith("nrefs:var|")


def test_an_evaluation_without_numpy_is_resampled_too() -> None:
    before = scored(OPTIONS[0], settings=Settings())
    results = [each.bleu for each in before.candidates]
    lists = [SegmentRows.of_lists(result.statistics.tolist(), 10) for result in results]
    without = replace(
        before,
        candidates=tuple(
            replace(each, metrics=(replace(each.bleu, rows=rows),))
            for each, rows in zip(before.candidates, lists, strict=True)
        ),
    )
    assert resample(without, OPTIONS[2]) == resample(before, OPTIONS[2])


def test_a_baseline_has_to_be_a_candidate() -> None:
    with pytest.raises(SettingInvalid):
        resample(scored(OPTIONS[0]), Resampling(paired_test="ar", baseline=3))
