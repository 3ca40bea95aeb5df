"""What is said below a comparison: how many segments it takes, and whether people would notice."""

from __future__ import annotations

import random

from bleu_core.analysis.noticed import judged_alike
from bleu_core.analysis.standings import Standings
from bleu_core.api.evaluation import evaluate
from bleu_core.evaluation.results import Evaluation
from bleu_core.scoring.verdicts import Verdict
from bleu_core.settings import Resampling, Settings
from bleu_score.i18n import speaking
from bleu_score.messages.comparisons import headline, needed_text

RESAMPLING = Resampling(confidence=True, paired_test="ar")


def scored(shares: tuple[float, ...], resampling: Resampling = RESAMPLING) -> Evaluation:
    """Score candidates that keep a share of the reference's words."""
    draw = random.Random(3)
    words = [f"word{number}" for number in range(400)]
    reference = [" ".join(draw.choices(words, k=15)) + "." for _ in range(80)]
    candidates = {
        f"mt{share}": [
            " ".join(w if draw.random() < share else draw.choice(words) for w in line.split())
            for line in reference
        ]
        for share in shares
    }
    settings = Settings(target_language="en", resampling=resampling)
    return evaluate(candidates=candidates, references=[reference], settings=settings)


def text_of(evaluation: Evaluation) -> str:
    with speaking("en"):
        return headline(evaluation, Standings(evaluation, "bleu"))[1]


def test_only_what_may_be_due_to_chance_takes_more_segments() -> None:
    near, far = scored((0.8, 0.795)), scored((0.8, 0.6))
    assert near.comparisons[0].verdict is Verdict.UNDECIDED
    assert "in four out of five with about" in text_of(near)
    assert far.comparisons[0].verdict is Verdict.WORSE
    assert "in four out of five" not in text_of(far)
    # Before a test, there is no number.
    untested = scored((0.8, 0.795), Resampling(confidence=True))
    assert needed_text(untested, Standings(untested, "bleu"), 0, 1) == ""


def test_the_row_of_the_table_is_told() -> None:
    near, far = scored((0.8, 0.795)), scored((0.8, 0.6))
    row = judged_alike(far, 0, 1)
    assert row is not None
    assert row.end is None
    assert f"better in {row.share}% ({row.low}–{row.high}) of the pairs ≥ 8 points" in text_of(far)
    row = judged_alike(near, 0, 1)
    assert row is not None
    assert f"of the pairs {row.start:g}–{row.end:g} points apart" in text_of(near)
    with speaking("en"):
        assert "WMT" not in headline(far, Standings(far, "ter"))[1]
