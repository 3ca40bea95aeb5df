"""What is said about a score: how far texts agree, why there is no band, why a segment fails."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bleu_core.analysis.as_others import OtherScore, RuleEffect
from bleu_core.analysis.cuts import Recut
from bleu_core.analysis.reasons import ReasonKind, SegmentReasons
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import UnspacedLanguage
from bleu_core.evaluation.results import Evaluation
from bleu_core.scoring.bands import BANDS, OUTSIDE_GUIDE, OutsideGuide
from bleu_core.scoring.bleu import BleuScore, NgramPrecision
from bleu_core.scoring.programs import BleuRules, ProgramName
from bleu_core.scoring.resampling import Interval
from bleu_core.tokenizers import Tokenizer
from bleu_score.messages import bands, meaning, others
from bleu_score.messages.reasons import reason_texts
from tests.helpers.diagnostics import text_diagnostic
from tests.helpers.reports import evaluated
from tests.helpers.sentences import assert_own_words

# Bands

BAND_WORDS = {
    "almost_useless": ("Almost useless", "is of little use", "0–10"),
    "hard_to_get_gist": ("Hard to get the gist", "can hardly tell", "10–20"),
    "gist_with_errors": ("Gist clear, serious errors", "grammar errors", "20–30"),
    "understandable_to_good": ("Understandable to good", "parts of it are good", "30–40"),
    "high_quality": ("High quality", "", "40–50"),
    "very_high_quality": ("Very high quality", "adequate and fluent", "50–60"),
    "better_than_human": ("Often better than human", "better than human ones", "above 60"),
}


def test_each_band_has_its_words() -> None:
    assert {band.id: (bands.band_name(band), bands.band_range(band)) for band in BANDS} == {
        key: (name, shown) for key, (name, _, shown) in BAND_WORDS.items()
    }
    sentences = {band.id: text for band in BANDS if (text := bands.band_sentence(band))}
    words = {key: sentence for key, (_, sentence, _) in BAND_WORDS.items() if sentence}
    assert_own_words(sentences, words)


def test_a_band_says_where_an_interval_is() -> None:
    guide = "Google’s guide to BLEU scores 30–40: “Understandable to good”."
    assert meaning.guide_text(BANDS[3]) == guide
    assert meaning.guide_text(BANDS[3], Interval(31.0, 39.0, 35.0)) == (
        f"{guide} All of the confidence interval is in this band."
    )
    assert meaning.guide_limits() == "This is a general guide, not a judgment of this text."


OUTSIDE: dict[OutsideGuide, str] = {
    "formulas": "recognition: PP-FormulaNet ~75%, LaTeX-OCR ~80%, UniMERNet 85.91%.",
    "single_segment": "a whole text",
    "max_order": "up to 4 tokens, not 2.",
    "characters": "single characters match",
    "pieces": "pieces of words",
    "mixed": "different languages",
    "several_references": "several references",
    "post_edited": "was made from this candidate",
    "not_checked": "have been checked",
}


@pytest.fixture(scope="module")
def evaluation() -> Evaluation:
    return evaluated(metrics=("bleu",), test="none")


def test_each_reason_against_a_band_has_its_words(evaluation: Evaluation) -> None:
    candidate = evaluation.candidates[0]
    texts = {
        reason: meaning.held_back_text(replace(candidate, outside_guide=(reason,)), 2)
        for reason in OUTSIDE_GUIDE
    }
    assert_own_words(texts, OUTSIDE)


def test_a_score_that_says_nothing_has_no_band(evaluation: Evaluation) -> None:
    candidate = evaluation.candidates[0]
    nothing = replace(candidate, score=replace(candidate.score, is_defined=False))
    text = meaning.held_back_text(replace(nothing, outside_guide=("mixed",)), 2)
    assert text.startswith("BLEU says nothing here: every reference has fewer than 2 tokens")


def test_of_reasons_against_a_band_the_most_important_is_named(evaluation: Evaluation) -> None:
    candidate = replace(evaluation.candidates[0], outside_guide=("mixed", "single_segment"))
    assert "a whole text" in meaning.held_back_text(candidate, 4)


def test_doubts_about_a_band_are_named(evaluation: Evaluation) -> None:
    candidate = replace(evaluation.candidates[0], outside_guide=())
    other = text_diagnostic(Kind.OTHER_SEGMENTATION)
    source = text_diagnostic(Kind.IS_SOURCE)
    by_words = meaning.held_back_text(replace(candidate, diagnostics=(other,)), 4)
    assert by_words.endswith("the score lies in different bands.")
    for doubts in ((source,), (other, source)):
        text = meaning.held_back_text(replace(candidate, diagnostics=doubts), 4)
        assert text.endswith("because of the problems listed.")


# Agreement


def score(lengths: tuple[int, int] = (100, 100), totals: tuple[int, ...] = (50, 40)) -> BleuScore:
    rows = tuple(
        NgramPrecision(order, 10, total, 0.5, smoothed=False)
        for order, total in enumerate(totals, 1)
    )
    return BleuScore(30.0, rows, 1.0, *lengths)


def agreement(evaluation: Evaluation, **changed: object) -> str:
    candidate = replace(evaluation.candidates[0], **{"diagnostics": (), "score": score()} | changed)
    return meaning.agreement_text(candidate, evaluation)


def cut_by(evaluation: Evaluation, name: str) -> Evaluation:
    return replace(evaluation, tokenizer=Tokenizer(name, name, str.split))


def test_agreement_is_counted_in_the_tokens_of_the_text(evaluation: Evaluation) -> None:
    tokens = "20% of the tokens, and 25% of the sequences of two tokens, match the reference."
    words = "20% of the words and punctuation marks, and 25% of the sequences of two, match the "
    characters = "20% of the characters, and 25% of the sequences of two characters, match the "
    assert agreement(evaluation) == f"{words}reference."
    assert agreement(replace(evaluation, references=2)) == words[:-4] + "a reference."
    for name in ("char", "zh"):
        assert agreement(cut_by(evaluation, name)) == f"{characters}reference."
    for name in ("none", "mixed", "flores200"):
        assert agreement(cut_by(evaluation, name)) == tokens
    assert agreement(evaluation, outside_guide=("formulas",)) == tokens
    no_words = replace(text_diagnostic(Kind.NO_WORDS), data=UnspacedLanguage("th"))
    assert agreement(evaluation, diagnostics=(no_words,)) == tokens


def test_agreement_of_short_segments_is_that_of_single_tokens(evaluation: Evaluation) -> None:
    single = "20% of the words and punctuation marks match the reference."
    assert agreement(evaluation, score=score(totals=(50, 0))) == single
    assert agreement(evaluation, score=score(totals=(50,))) == single
    assert agreement(evaluation, score=score(totals=(0,))).startswith("0% of the words")


@pytest.mark.parametrize(
    ("lengths", "text"),
    [
        ((100, 100), "reference."),
        ((1004, 1000), "reference."),
        ((101, 100), "reference. The candidate is 1% longer than the reference."),
        ((110, 100), "reference. The candidate is 10% longer than the reference."),
        ((90, 100), "reference. The candidate is 10% shorter than the reference."),
        ((90, 0), "reference."),
    ],
)
def test_agreement_says_how_much_longer_a_text_is(
    evaluation: Evaluation, lengths: tuple[int, int], text: str
) -> None:
    assert agreement(evaluation, score=score(lengths)).endswith(f" match the {text}")


def test_agreement_waits_for_the_checks(evaluation: Evaluation) -> None:
    assert agreement(replace(evaluation, pending=("checks",))) == "Checking the texts…"


# Reasons for the score of a segment

REASONS = SegmentReasons(
    kinds=(),
    score=BleuScore(
        10.0,
        (
            NgramPrecision(1, 9, 10, 0.9, smoothed=False),
            NgramPrecision(2, 1, 8, 0.125, smoothed=False),
        ),
        0.75,
        1200,
        1500,
    ),
    reference=1,
    recut=(Recut(("a", "bc"), ("ab", "c")),),
    missing=("one",),
    invented=("two",),
    recased=("Three",),
    repeated=("four",),
    unmatched_orders=(3, 4),
)
TEXTS = {
    ReasonKind.IDENTICAL: "Identical to the reference.",
    ReasonKind.EMPTY_CANDIDATE: "The candidate is empty here.",
    ReasonKind.EMPTY_REFERENCE: "There is no reference text here, so nothing can match.",
    ReasonKind.NOTHING_MATCHES: "Not a single word is in the reference.",
    ReasonKind.TOO_SHORT: "Too short. Tokens: 1,200, in the reference: 1,500. This lowers the "
    "score by 25%.",
    ReasonKind.TOO_LONG: "Long. Tokens: 1,200, in the reference: 1,500. The extra ones cannot "
    "match.",
    ReasonKind.WORD_ORDER: "Many words match (9 of 10), but few of them side by side (1 of 8 "
    "pairs): they are in a different order or scattered.",
    ReasonKind.CASE: "Differ only in case: “Three”",
    ReasonKind.REPEATED: "Repeated more often than in the reference: “four”",
    ReasonKind.RECUT: "In both texts, but split differently: “ab｜c” / “a｜bc”",
    ReasonKind.MISSING: "Missing: “one”",
    ReasonKind.INVENTED: "Not in the reference: “two”",
    ReasonKind.NO_LONG_MATCH: "No sequence of 3 tokens matches. Without smoothing, the segment "
    "would score 0.",
}
WITH_SEVERAL = {
    ReasonKind.IDENTICAL: "Identical to reference 2.",
    ReasonKind.MISSING: "Missing, although reference 2 has them: “one”",
    ReasonKind.INVENTED: "In no reference: “two”",
}


@pytest.mark.parametrize("kind", ReasonKind)
def test_each_reason_has_its_sentence(kind: ReasonKind) -> None:
    reasons = replace(REASONS, kinds=(kind,))
    assert reason_texts(reasons) == [TEXTS[kind]]
    assert reason_texts(reasons, references=2) == [(TEXTS | WITH_SEVERAL)[kind]]
    unknown = [TEXTS[kind] if kind is not ReasonKind.INVENTED else WITH_SEVERAL[kind]]
    assert reason_texts(replace(reasons, reference=None), references=2) == unknown


def test_the_first_four_reasons_are_given() -> None:
    kinds = (*ReasonKind,)[:5]
    assert reason_texts(replace(REASONS, kinds=kinds)) == [TEXTS[kind] for kind in kinds[:4]]


def test_the_first_six_words_are_named() -> None:
    def said(count: int) -> list[str]:
        words = tuple("abcdefg"[:count])
        return reason_texts(replace(REASONS, kinds=(ReasonKind.MISSING,), missing=words))

    named = "Missing: “a”, “b”, “c”, “d”, “e”, “f”"
    assert said(6) == [named]
    assert said(7) == [f"{named} …"]


def test_words_are_shown_by_their_signs() -> None:
    kinds = (ReasonKind.RECUT, ReasonKind.MISSING, ReasonKind.INVENTED, ReasonKind.CASE)
    assert reason_texts(replace(REASONS, kinds=kinds), shown=str.upper) == [
        "In both texts, but split differently: “AB｜C” / “A｜BC”",
        "Missing: “ONE”",
        "Not in the reference: “TWO”",
        "Differ only in case: “THREE”",
    ]
    repeated = replace(REASONS, kinds=(ReasonKind.REPEATED,))
    assert reason_texts(repeated, shown=str.upper)[0].endswith(": “FOUR”")


# Other programs


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (RuleEffect("tokenizer", "13a", "none", -1.2), "split at spaces only (−1.20)"),
        (RuleEffect("tokenizer", "13a", "single-spaces", -1.2), "split at spaces only (−1.20)"),
        (RuleEffect("tokenizer", "13a", "zh", 1.2), "word segmentation zh (+1.20)"),
        (RuleEffect("tokenizer", "zh", "13a-untrimmed", 1.2), "word segmentation 13a (+1.20)"),
        (
            RuleEffect("reference_length", "closest", "shortest", 0.5),
            "shortest reference length (+0.50)",
        ),
        (
            RuleEffect("reference_length", "shortest", "closest", 0.5),
            "closest reference length (+0.50)",
        ),
        (RuleEffect("smoothing", "none", "exp", 0.5), "smoothing exp (+0.50)"),
        (RuleEffect("smoothing", "exp", "none", 0.5), "no smoothing (+0.50)"),
        (RuleEffect("lowercase", 1.0, 0.0, 0.5), "case-sensitive (+0.50)"),
        (RuleEffect("max_order", 2.0, 4, 0.5), "n-grams up to order 4 (+0.50)"),
        (RuleEffect("empty_references", 0.0, 1.0, 0.5), "empty references are counted (+0.50)"),
        (
            RuleEffect("short_segments", 0.0, 1.0, 0.5),
            "segments too short for an order are counted as misses (+0.50)",
        ),
        (RuleEffect("effective_order", 1.0, 0.0, 0.5), "all orders are counted (+0.50)"),
    ],
)
def test_each_rule_of_other_programs_has_its_words(effect: RuleEffect, text: str) -> None:
    assert others.effect_of_rule(effect) == text


def other(**changed: object) -> OtherScore:
    usual = OtherScore("nltk", BleuRules("ja-mecab"), 20.0, -1.5)
    return replace(usual, **changed)  # type: ignore[arg-type]


def test_the_score_of_another_program_says_why_it_differs() -> None:
    spaces = RuleEffect("tokenizer", "13a", "none", -1.0)
    smooth = RuleEffect("smoothing", "exp", "none", -0.5)
    assert others.why_text(other(reasons=(spaces, smooth))) == (
        "split at spaces only (−1.00); no smoothing (−0.50)"
    )
    assert others.why_text(other()) == "no difference"
    assert others.difference_text(other()) == "−1.50"
    assert others.difference_text(other(difference=None)) == ""


@pytest.mark.parametrize(
    ("failure", "text"),
    [
        ("tokenizer_missing", "No score here: word segmentation ja-mecab is not installed."),
        ("candidate_empty", "No score: with an empty candidate, it divides by zero."),
        ("references_empty", "No score: with a reference length of 0, it divides by zero."),
    ],
)
def test_another_program_without_a_score_says_why(failure: str, text: str) -> None:
    assert others.why_text(other(failure=failure)) == text


@pytest.mark.parametrize(
    ("program", "tokenizer", "note"),
    [
        ("sacrebleu", "13a", ""),
        ("sacrebleu", "zh", "This is its choice for this language; without -l, it uses 13a."),
        ("nltk", "zh", "It expects tokens instead of text; here, the text is split at spaces."),
        ("paddleocr", "zh", "Its log shows the average over batches or formulas, which is a diffe"),
        ("tensorflow-nmt", "zh", ""),
    ],
)
def test_a_program_has_its_note(program: ProgramName, tokenizer: str, note: str) -> None:
    assert others.program_note(program, BleuRules(tokenizer))[: len(note) or None] == note


def test_the_rules_of_a_program_are_in_one_line() -> None:
    assert others.rules_text(BleuRules("none")) == (
        "split at spaces only, no smoothing, closest reference length"
    )
    rules = BleuRules("13a-untrimmed", smoothing="exp", reference_length="shortest")
    assert others.rules_text(rules) == (
        "word segmentation 13a, smoothing exp, shortest reference length"
    )


def test_headings_of_other_scores() -> None:
    assert others.as_others_title() == "BLEU in other programs:"
    assert others.references_title().startswith("Each reference scored against the others")
    assert others.no_other_reference_text().startswith("References can be compared only if")
