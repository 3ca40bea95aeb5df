"""What changes a score, a rank or a verdict stands beside it, with the number it would be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from bleu_core.analysis.standings import exchanged
from bleu_core.api.evaluation import evaluate
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import (
    Diagnostic,
    Effect,
    Fix,
    IgnoreCase,
    Normalize,
    PairOtherwise,
    UseTokenizer,
)
from bleu_core.evaluation import effects
from bleu_core.evaluation.effects import CountedTexts
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.documents import Document
from bleu_core.pairing.alignment import align
from bleu_core.scoring.verdicts import Verdict
from bleu_core.settings import Resampling, Settings

COUNT = 300
REFERENCE = [f"It isn't the captain's ship number {n} that we've seen today." for n in range(COUNT)]
CANDIDATE = [f"It isn't a captain's boat number {n} that we've seen today." for n in range(COUNT)]


def escaped(text: str) -> str:
    return text.replace("'", "&#39;")


def some(change: Callable[[str], str], every: int) -> list[str]:
    return [change(text) if n % every == 0 else text for n, text in enumerate(CANDIDATE)]


def scored(*candidates: Sequence[str], settings: Settings | None = None) -> Evaluation:
    return evaluate(
        candidates={f"c{number}": text for number, text in enumerate(candidates)},
        references={"r": REFERENCE},
        settings=settings,
    )


def found(evaluation: Evaluation, kind: Kind, index: int = 0) -> list[Diagnostic]:
    return [one for one in evaluation.candidates[index].diagnostics if one.kind is kind]


def test_damage_stands_beside_the_score_with_the_score_without_it() -> None:
    (plain,) = scored(CANDIDATE).candidates
    evaluation = scored(some(escaped, 1))
    (candidate,) = evaluation.candidates
    (one,) = found(evaluation, Kind.CHARACTERS)
    fix = Normalize("characters")
    assert one.effect == Effect(fix, "c0", candidate.score.percent, plain.score.percent)
    assert candidate.trusted_band is None
    (mended,) = scored(some(escaped, 1), settings=Settings(normalize=("characters",))).candidates
    assert mended.score.percent == plain.score.percent
    assert mended.diagnostics == plain.diagnostics


def test_style_stands_beside_the_score_and_keeps_the_band() -> None:
    evaluation = scored(some(lambda text: text.replace("'", "’"), 3))
    (one,) = found(evaluation, Kind.TYPOGRAPHY)
    assert one.effect is not None
    assert one.effect.difference > 1
    assert evaluation.candidates[0].trusted_band is not None


def escaped_once(text: str) -> str:
    return text.replace("isn't", "isn&#39;t")


@pytest.mark.parametrize("change", [escaped_once, lambda text: text.replace("isn't", "isn’t")])
def test_what_changes_less_than_a_point_is_left_to_the_checks(
    change: Callable[[str], str],
) -> None:
    evaluation = scored(some(change, 90))
    assert evaluation.candidates[0].diagnostics == scored(CANDIDATE).candidates[0].diagnostics


def test_what_changes_a_rank_stands_beside_the_score() -> None:
    # Without the codes, the first is better; with them, the second.
    worse = some(lambda text: text.replace("seen", "met"), 150)
    evaluation = scored(some(escaped_once, 70), worse)
    first, second = (candidate.score.percent for candidate in evaluation.candidates)
    assert first < second < first + 1
    (one,) = found(evaluation, Kind.CHARACTERS)
    assert one.effect is not None
    assert one.effect.after > second


def test_lost_letters_need_a_share_to_stand_beside_the_score() -> None:
    def lost(text: str) -> str:
        return text.replace("'", "")

    (one,) = found(scored(some(lost, 10)), Kind.CHARACTERS)
    assert (one.fixes, one.effect) == ((), None)
    assert found(scored(some(lost, 40)), Kind.CHARACTERS) == []


@pytest.mark.parametrize(
    ("fix", "settings"),
    [
        (Normalize("typography"), Settings(normalize=("typography",))),
        (Normalize("characters"), Settings(normalize=("characters",))),
        (IgnoreCase(), Settings(lowercase=True)),
        (UseTokenizer("char"), Settings(tokenizer="char")),
        (UseTokenizer("auto"), Settings()),
    ],
)
@pytest.mark.parametrize("block", [7, 50_000])
def test_an_effect_is_the_score_with_the_settings(
    fix: Fix, settings: Settings, block: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(effects, "_BLOCK", block)
    candidates = [
        Document.from_segments("a", some(escaped, 3)),
        Document.from_segments("b", some(lambda text: text.upper().replace("'", "’"), 3)),
    ]
    reference = Document.from_segments("r", REFERENCE)
    texts = CountedTexts.of(align(candidates=candidates, references=[reference]), Settings())
    after = evaluate(candidates=candidates, references=[reference], settings=settings)
    assert texts.with_fix(fix) == [one.score.percent for one in after.candidates]


def test_a_fix_of_pairs_has_no_effect() -> None:
    text = Document.from_segments("r", REFERENCE)
    texts = CountedTexts.of(align(candidates=[text], references=[text]), Settings())
    with pytest.raises(TypeError):
        texts.with_fix(PairOtherwise("key"))


def test_a_sample_is_from_all_parts_of_a_long_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(effects, "_SAMPLE", 60)
    text = Document.from_segments("r", REFERENCE)
    texts = CountedTexts.of(align(candidates=[text], references=[text]), Settings())
    sample = texts.sample
    assert sample.aligned.references[0].segments == tuple(REFERENCE[::5])
    assert [len(rows) for rows in sample.rows] == [60]
    monkeypatch.setattr(effects, "_SAMPLE", 200)
    all_of_it = replace(texts)
    assert all_of_it.sample is all_of_it


def test_a_verdict_that_damage_decides_is_named() -> None:
    settings = Settings(resampling=Resampling(paired_test="ar", resamples=100))
    (comparison,) = scored(CANDIDATE, some(escaped, 4), settings=settings).comparisons
    assert comparison.verdict is Verdict.WORSE
    assert comparison.mended == (("characters", Verdict.NO_DIFFERENCE),)
    assert exchanged(comparison).mended == comparison.mended
    (same,) = scored(CANDIDATE, some(str.upper, 4), settings=settings).comparisons
    assert same.mended == ()


def test_equal_scores_that_stay_equal_are_no_other_ranks() -> None:
    damaged = some(escaped_once, 90)
    assert found(scored(damaged, damaged), Kind.CHARACTERS) == []
    # Neither are scores that were equal, or are so afterwards.
    assert found(scored(damaged, CANDIDATE), Kind.CHARACTERS) == []


def test_a_fix_of_one_candidate_is_told_of_that_one() -> None:
    # The other one is better with it and without it.
    evaluation = scored(some(escaped, 1), REFERENCE)
    (one,) = found(evaluation, Kind.CHARACTERS)
    assert one.effect is not None
    assert one.effect.difference > 1
    assert found(evaluation, Kind.CHARACTERS, 1) == []
