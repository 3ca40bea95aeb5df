"""Scores of the same counts by each program's rules, compared with the programs themselves."""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest
from nltk.translate.bleu_score import corpus_bleu as nltk_bleu
from sacrebleu.metrics.bleu import BLEU

from bleu_core.api.strings import corpus_bleu
from bleu_core.scoring.programs import (
    PROGRAMS,
    BleuRules,
    NoScore,
    ProgramName,
    count_tokens,
    percent_by_rules,
    percent_of,
    rules_of,
    rules_of_settings,
    statistics_by_rules,
)
from bleu_core.scoring.statistics import Statistics
from bleu_core.settings import Settings
from bleu_core.tokenizers import get_tokenizer
from tests.helpers.core_oracles import compute_bleu
from tests.helpers.core_texts import NASTY

Texts = Sequence[str]
WORDS = ("the", "cat", "sat", "on", "mat,", "a", "dog.", "3.5", "it's")
SEPARATORS = (*" " * 12, "  ", "\t", "\xa0")


def nltk_says(candidate: Texts, references: Sequence[Texts]) -> float:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # NLTK warns of orders without a match
        score = nltk_bleu(
            [[line.split() for line in lines] for lines in zip(*references, strict=True)],
            [line.split() for line in candidate],
        )
    return 100 * score


def sacrebleu_says(candidate: Texts, references: Sequence[Texts]) -> float:
    return BLEU(force=True).corpus_score(candidate, references).score


def tensorflow_says(candidate: Texts, references: Sequence[Texts]) -> float:
    return compute_bleu(candidate, references, lambda line: line.strip().split(" "))


def huggingface_says(candidate: Texts, references: Sequence[Texts]) -> float:
    return compute_bleu(candidate, references, get_tokenizer("13a").cut)


ORACLES: dict[ProgramName, Callable[[Texts, Sequence[Texts]], float]] = {
    "sacrebleu": sacrebleu_says,
    "nltk": nltk_says,
    "tensorflow-nmt": tensorflow_says,
    "huggingface": huggingface_says,
    "paddleocr": huggingface_says,
}


def ours(program: ProgramName, candidate: Texts, references: Sequence[Texts]) -> float | NoScore:
    rules = rules_of(program)
    counts = count_tokens(
        candidates=[candidate],
        references=references,
        tokenizer=rules.tokenizer,
        lowercase=rules.lowercase,
        max_order=5,
    )
    return percent_of(program, statistics_by_rules(counts, 0, rules))


def a_segment(rng: random.Random) -> str:
    words = rng.choices(WORDS, k=rng.randint(0, 9))
    return "".join(word + rng.choice(SEPARATORS) for word in words)


def a_corpus(seed: int, references: int) -> tuple[list[str], list[list[str]]]:
    """Return texts with empty, short and long segments and much white space."""
    rng = random.Random(seed)
    candidate = [a_segment(rng) for _ in range(30)]
    texts = [
        [line if rng.random() < 0.4 else a_segment(rng) for line in candidate]
        for _ in range(references)
    ]
    return candidate, texts


@pytest.mark.parametrize("references", [1, 3])
@pytest.mark.parametrize("program", PROGRAMS)
def test_scores_equal_the_programs(program: ProgramName, references: int) -> None:
    for seed in range(12):
        candidate, texts = a_corpus(seed, references)
        expected = ORACLES[program](candidate, texts)
        assert ours(program, candidate, texts) == pytest.approx(expected, rel=1e-12)
        assert 0 < expected < 100


@pytest.mark.parametrize("program", PROGRAMS)
def test_scores_of_any_text_equal_the_programs(program: ProgramName) -> None:
    candidate = [*NASTY, *WORDS]
    texts = [[*reversed(candidate)], [line + " 5 cats" for line in candidate]]
    expected = ORACLES[program](candidate, texts)
    assert ours(program, candidate, texts) == pytest.approx(expected, rel=1e-12)


@pytest.mark.parametrize("program", PROGRAMS)
def test_without_longer_matches_the_score_is_zero_or_smoothed(program: ProgramName) -> None:
    candidate, texts = ["one two three four five"], [["one six two seven three eight"]]
    found = ours(program, candidate, texts)
    assert found == pytest.approx(ORACLES[program](candidate, texts), rel=1e-9)
    assert isinstance(found, float)
    # NLTK replaces 0 by a tiny number, so its score is not exactly 0.
    assert (found > 1) == (program == "sacrebleu")
    assert (found == 0) == (program not in ("sacrebleu", "nltk"))


@pytest.mark.parametrize("program", PROGRAMS)
def test_without_any_match_the_score_is_zero(program: ProgramName) -> None:
    assert ours(program, ["one two"], [["three four"]]) == 0
    assert ORACLES[program](["one two"], [["three four"]]) == 0


@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.parametrize(
    ("candidate", "reference", "failure"),
    [("", "a b c d", "candidate_empty"), ("a b c d", "", "references_empty")],
)
def test_empty_texts_make_some_divide_by_zero(
    program: ProgramName, candidate: str, reference: str, failure: NoScore
) -> None:
    divides = program in ("huggingface", "paddleocr")
    assert ours(program, [candidate], [[reference]]) == (failure if divides else 0)
    if divides:
        with pytest.raises(ZeroDivisionError):
            ORACLES[program]([candidate], [[reference]])
    else:
        assert ORACLES[program]([candidate], [[reference]]) == 0


def test_no_segments_are_an_empty_candidate_to_nltk() -> None:
    nothing = Statistics(0, 0, (0,) * 4, (0,) * 4)
    assert percent_of("nltk", nothing) == "candidate_empty"
    with pytest.raises(ZeroDivisionError):
        nltk_says([], [[]])


def test_sacrebleu_chooses_its_tokenizer_by_language() -> None:
    chosen = {tag: rules_of("sacrebleu", tag).tokenizer for tag in (None, "es", "zh-TW", "ja")}
    assert chosen == {None: "13a", "es": "13a", "zh-TW": "zh", "ja": "ja-mecab"}
    assert rules_of("nltk", "zh-TW").tokenizer == "none"


def test_our_own_rules_give_our_score() -> None:
    candidate, texts = a_corpus(5, 3)
    settings = Settings(
        smoothing="floor", smoothing_value=0.3, max_order=3, reference_length="shortest"
    )
    rules = rules_of_settings(settings, "intl")
    assert rules == BleuRules(
        "intl",
        max_order=3,
        reference_length="shortest",
        empty_references=False,
        smoothing="floor",
        smoothing_value=0.3,
    )
    counts = count_tokens(
        candidates=[candidate],
        references=texts,
        tokenizer="intl",
        lowercase=False,
        max_order=4,
    )
    expected = corpus_bleu(candidate, texts, settings=replace(settings, tokenizer="intl"))
    assert percent_by_rules(statistics_by_rules(counts, 0, rules), rules) == expected.percent
