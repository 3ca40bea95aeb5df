"""sacreBLEU's signature made from ours is the one that sacreBLEU itself prints."""

from __future__ import annotations

from typing import Any

import pytest
import sacrebleu
from sacrebleu.metrics.base import Metric
from sacrebleu.metrics.bleu import BLEU
from sacrebleu.metrics.chrf import CHRF
from sacrebleu.metrics.ter import TER

from bleu_core import Settings, corpus_bleu, corpus_chrf, corpus_ter
from bleu_core.evaluation.sacrebleu_signature import SACREBLEU_VERSION, sacrebleu_signature
from bleu_core.settings import ChrfOptions, TerOptions

CANDIDATE = ["the cat sat on the mat", "a dog"]
REFERENCES = [["the cat sat on a mat", "the dog"], ["a cat", "one dog"]]


def test_the_version_is_the_one_that_is_compared() -> None:
    assert sacrebleu.__version__ == SACREBLEU_VERSION


@pytest.mark.parametrize("references", [1, 2])
@pytest.mark.parametrize(
    ("metric", "settings"),
    [
        (BLEU(), Settings.sacrebleu()),
        (
            BLEU(lowercase=True, tokenize="intl"),
            Settings.sacrebleu(lowercase=True, tokenizer="intl"),
        ),
        (BLEU(tokenize="zh", smooth_method="none"), Settings(tokenizer="zh", smoothing="none")),
        (BLEU(smooth_method="floor"), Settings(tokenizer="13a", smoothing="floor")),
        (
            BLEU(smooth_method="add-k", smooth_value=0.125),
            Settings(tokenizer="13a", smoothing="add-k", smoothing_value=0.125),
        ),
        (BLEU(effective_order=True), Settings.sacrebleu(effective_order=True)),
        (CHRF(), Settings()),
        (
            CHRF(char_order=4, word_order=1, beta=3, whitespace=True),
            Settings(chrf=ChrfOptions(char_order=4, word_order=1, beta=3, whitespace=True)),
        ),
        (
            CHRF(eps_smoothing=True, lowercase=True),
            Settings(chrf=ChrfOptions(eps_smoothing=True, lowercase=True)),
        ),
        (TER(), Settings()),
        (
            TER(normalized=True, no_punct=True, asian_support=True, case_sensitive=True),
            Settings(
                ter=TerOptions(
                    normalized=True, no_punct=True, asian_support=True, case_sensitive=True
                )
            ),
        ),
    ],
    ids=lambda value: type(value).__name__,
)
def test_it_is_sacrebleus(metric: Metric, settings: Settings, references: int) -> None:
    metric.corpus_score(CANDIDATE, REFERENCES[:references])
    scores: dict[type, Any] = {BLEU: corpus_bleu, CHRF: corpus_chrf, TER: corpus_ter}
    score = scores[type(metric)](CANDIDATE, REFERENCES[:references], settings=settings)
    for short in (False, True):
        expected = metric.get_signature().format(short)
        assert sacrebleu_signature(score.signature, short=short) == expected


@pytest.mark.parametrize(
    "settings",
    [
        Settings(tokenizer="jieba"),
        Settings(tokenizer="13a", max_order=3),
        Settings(tokenizer="13a", smoothing="add-one-all"),
        Settings(tokenizer="13a", reference_length="shortest"),
        Settings(tokenizer="13a", normalize=("typography",)),
        Settings(tokenizer="13a", tags="token"),
    ],
    ids=str,
)
def test_there_is_none_for_what_sacrebleu_lacks(settings: Settings) -> None:
    score = corpus_bleu(CANDIDATE, REFERENCES, settings=settings)
    assert sacrebleu_signature(score.signature) is None


def test_with_one_reference_the_shortest_is_the_closest() -> None:
    settings = Settings(tokenizer="13a", reference_length="shortest")
    score = corpus_bleu(CANDIDATE, REFERENCES[:1], settings=settings)
    assert sacrebleu_signature(score.signature) is not None


def test_there_is_none_if_references_are_missing() -> None:
    score = corpus_bleu(CANDIDATE, [REFERENCES[0], ["a cat", None]], settings=Settings.sacrebleu())
    assert "nrefs:var" in score.signature
    assert sacrebleu_signature(score.signature) is None


def test_normalized_text_is_named_beside_the_option_of_ter() -> None:
    settings = Settings(normalize=("typography",), ter=TerOptions(normalized=True))
    signed = corpus_ter(CANDIDATE, REFERENCES, settings=settings).signature
    assert "|norm:yes+typography|" in signed
    assert sacrebleu_signature(signed) is None


def test_pieces_and_trials_are_signed_as_in_sacrebleu() -> None:
    signed = (
        "nrefs:1|bs:1000|ar:10000|seed:12345|case:mixed|eff:no|ngram:4|"
        "tok:flores200-0123456789abcdef|smooth:exp|reflen:closest|version:bleu-desktop-1"
    )
    assert sacrebleu_signature(signed) == (
        "nrefs:1|ar:10000|seed:12345|case:mixed|eff:no|tok:flores200|smooth:exp|version:2.6.0"
    )
    assert sacrebleu_signature(signed.replace("flores200", "spm")) is None
    assert sacrebleu_signature("given:yes|file:a.txt|sha256:0|version:bleu-desktop-1") is None
