"""Sentence BLEU, everywhere as sacreBLEU computes it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sacrebleu.metrics import BLEU

import bleu_core
from bleu_core.analysis.matches import match_segment
from bleu_core.analysis.reasons import explain_segment
from bleu_core.analysis.segments import SegmentTable
from bleu_core.api.evaluation import evaluate
from bleu_core.scoring.bleu import sentence_settings
from bleu_core.settings import SMOOTHINGS, Resampling, Settings, Smoothing, TokenizerName
from bleu_core.tokenizers import get_tokenizer

WORDS = ["the", "cat", "The", "sat.", "3,5", "«no»", "这一", "理念，", "信息", "か"]
SEGMENTS = st.lists(st.sampled_from(WORDS), max_size=9).map(" ".join)
TOKENIZERS: list[TokenizerName] = ["13a", "zh", "char", "none"]


@pytest.mark.parametrize("smoothing", SMOOTHINGS)
def test_every_smoothing_can_be_had(smoothing: Smoothing) -> None:
    candidate, reference = "the cat sat on the mat", "the dog sat on a rug"
    found = bleu_core.sentence_bleu(candidate, [reference], smoothing=smoothing)
    assert f"|eff:yes|ngram:4|tok:13a|smooth:{smoothing}" in found.signature
    if smoothing != "add-one-all":
        theirs = BLEU(smooth_method=smoothing, effective_order=True)
        assert found.percent == theirs.sentence_score(candidate, [reference]).score


def test_scores_of_segments_have_their_own_signature() -> None:
    candidates, references = {"mt": ["the cat sat", "a dog"]}, [["the cat sat down", "a dog ran"]]
    chosen = Settings(metrics=("bleu", "chrf"), resampling=Resampling(confidence=True))
    result = evaluate(candidates=candidates, references=references, settings=chosen)
    bleu, chrf = result.to_dict(segment_scores=True)["candidates"][0]["metrics"]
    assert "|bs:1000|" in bleu["signature"]
    assert "smooth:none" in bleu["signature"]
    single = bleu_core.sentence_bleu(candidates["mt"][0], references[0][:1])
    assert bleu["segment_signature"] == single.signature
    assert bleu["segment_percents"][0] == single.percent
    assert chrf["segment_signature"] == chrf["signature"].replace("bs:1000|seed:12345|", "")
    assert "segment_signature" not in result.to_dict()["candidates"][0]["metrics"][0]


@pytest.mark.parametrize("tokenizer", TOKENIZERS)
@settings(deadline=None, max_examples=60)
@given(
    SEGMENTS,
    # sacreBLEU takes an empty reference among several for one of length 0.
    st.lists(SEGMENTS.filter(bool), min_size=1, max_size=3),
    st.sampled_from(["none", "exp", "floor", "add-k"]),
    st.booleans(),
)
def test_it_is_sacrebleus(
    tokenizer: TokenizerName,
    candidate: str,
    references: list[str],
    smoothing: Smoothing,
    lowercase: bool,
) -> None:
    chosen = Settings(tokenizer=tokenizer, smoothing=smoothing, lowercase=lowercase)
    theirs = BLEU(
        lowercase=lowercase,
        tokenize=tokenizer,
        # `sacrebleu -sl` has no other default.
        smooth_method="exp" if smoothing == "none" else smoothing,
        effective_order=True,
    )
    expected = theirs.sentence_score(candidate, references).score
    assert bleu_core.sentence_bleu(candidate, references, settings=chosen).percent == expected
    # The same in a text of several segments, and in all that explains it.
    evaluation = bleu_core.evaluate(
        candidates=[["the cat", candidate]],
        references=[["the cat", reference] for reference in references],
        settings=chosen,
    )
    assert evaluation.candidates[0].bleu.segment_percents[1] == expected
    assert SegmentTable(evaluation).column("bleu", 0)[1] == expected
    matches = match_segment(
        candidate=candidate,
        references=references,
        tokenizer=get_tokenizer(tokenizer),
        settings=chosen,
    )
    assert explain_segment(matches, chosen).score.percent == expected


@pytest.mark.parametrize("smoothing", SMOOTHINGS)
def test_a_nearly_correct_segment_never_scores_0(smoothing: Smoothing) -> None:
    chosen = Settings(tokenizer="13a", smoothing=smoothing)
    score = bleu_core.sentence_bleu(
        "Supongo que mañana veré qué pasa", "Supongo que veré qué pasa mañana", settings=chosen
    )
    wrong = bleu_core.sentence_bleu("No.", "Supongo que sí.", settings=chosen)
    assert score.percent > max(20, wrong.percent)


def test_the_score_of_the_text_keeps_its_own_smoothing() -> None:
    candidate, reference = "the the the cat mat", "the cat is on the mat"
    assert bleu_core.corpus_bleu([candidate], [reference]).percent == 0
    assert bleu_core.sentence_bleu(candidate, reference).percent > 0


def test_it_changes_nothing_but_smoothing_and_effective_order() -> None:
    chosen = Settings(max_order=3, reference_length="shortest", lowercase=True)
    assert sentence_settings(chosen) == Settings(
        max_order=3,
        reference_length="shortest",
        lowercase=True,
        smoothing="exp",
        effective_order=True,
    )
    floor = Settings(smoothing="floor", smoothing_value=0.2, effective_order=True)
    assert sentence_settings(floor) == floor
