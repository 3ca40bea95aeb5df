"""Each reference against the others, compared with sacreBLEU."""

from __future__ import annotations

from pathlib import Path

import pytest
from sacrebleu.metrics.bleu import BLEU
from sacrebleu.metrics.chrf import CHRF
from sacrebleu.metrics.ter import TER

from bleu_core.analysis.reference_scores import score_references
from bleu_core.api.evaluation import evaluate, evaluate_files
from bleu_core.errors import Cancelled
from bleu_core.progress import Progress
from bleu_core.settings import Settings

ONE = ["The cat sat on the mat.", "A dog barked all night.", "It is late.", ""]
TWO = ["On the mat sat the cat.", "", "It is very late.", "Nobody came."]
THREE = ["The cat was on the mat.", "The dog barked all night.", "", ""]
MINE = ["A cat sat on the mat.", "A dog barked at night.", "It was late.", "No one came."]
SETTINGS = Settings.sacrebleu(metrics=("bleu", "chrf", "ter"))


def test_each_reference_is_scored_against_the_others() -> None:
    full = [text[:1] + text[2:3] for text in (ONE, TWO)]
    mine = MINE[:1] + MINE[2:3]
    evaluation = evaluate(candidates={"mine": mine}, references=full, settings=SETTINGS)
    found = score_references(evaluation)
    expected = []
    for own, other in (full, full[::-1]):
        for metric, scorer in (("bleu", BLEU(force=True)), ("chrf", CHRF()), ("ter", TER())):
            score, also = (scorer.corpus_score(text, [other]).score for text in (own, mine))
            expected.append((metric, pytest.approx(score), (pytest.approx(also),), 2))
    assert [(e.metric, e.percent, e.candidates, e.segments) for e in found] == expected
    assert len({each.name for each in found}) == 2


def test_segments_without_a_counterpart_are_left_out() -> None:
    evaluation = evaluate(
        candidates={"mine": MINE}, references=[ONE, TWO, THREE], settings=Settings.sacrebleu()
    )
    one, two, three = score_references(evaluation)
    # `Nobody came.` has no counterpart in the other references.
    assert [one.segments, two.segments, three.segments] == [3, 2, 2]
    # sacreBLEU would count an empty line as a reference of length 0.
    others = [[TWO[0], THREE[1], TWO[2]], [THREE[0], None, None]]
    assert one.percent == BLEU(force=True).corpus_score(ONE[:3], others).score
    assert one.candidates == (BLEU(force=True).corpus_score(MINE[:3], others).score,)


def test_metrics_can_be_chosen() -> None:
    evaluation = evaluate(candidates={"mine": MINE}, references=[ONE, TWO], settings=SETTINGS)
    found = score_references(evaluation, metrics=["chrf"])
    assert [each.metric for each in found] == ["chrf", "chrf"]
    assert found[0].to_dict()["percent"] == found[0].percent


def test_a_single_reference_has_nothing_to_compare_with() -> None:
    assert score_references(evaluate(candidates=[MINE], references=[ONE])) == ()


def test_references_that_share_no_segment_are_left_out() -> None:
    apart = [["one", ""], ["", "two"]]
    assert score_references(evaluate(candidates=[["one", "two"]], references=apart)) == ()


def test_progress_runs_to_the_end_and_can_be_cancelled() -> None:
    evaluation = evaluate(candidates=[MINE], references=[ONE, TWO, THREE])
    steps: list[tuple[int, int]] = []
    progress = Progress(lambda _, done, total: steps.append((done, total)), interval=0)
    score_references(evaluation, progress=progress)
    assert steps[-1][0] == steps[-1][1]
    with pytest.raises(Cancelled):
        score_references(evaluation, progress=Progress(cancelled=lambda: True))


@pytest.mark.slow
def test_four_human_references(shared_data: Path) -> None:
    folder = shared_data / "newstest2019-en-de-4ref"
    paths = sorted(folder.glob("ref.*.de"))
    candidate = folder / "sys.google.de"
    evaluation = evaluate_files(
        candidates=candidate, references=paths, settings=Settings.sacrebleu()
    )
    texts = [path.read_text(encoding="utf-8").splitlines() for path in paths]
    mine = candidate.read_text(encoding="utf-8").splitlines()
    found = score_references(evaluation)
    assert [each.name for each in found] == [path.name for path in paths]
    for each, own in zip(found, texts, strict=True):
        others = [text for text in texts if text is not own]
        bleu = BLEU(force=True, references=others)
        assert each.percent == bleu.corpus_score(own, None).score
        assert each.candidates == (bleu.corpus_score(mine, None).score,)
        assert each.segments == 1997
