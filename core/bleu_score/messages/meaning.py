"""Texts about the meaning of a score: the extent of agreement, and the band in Google's guide."""

from __future__ import annotations

from bleu_core.diagnostics.kinds import Kind
from bleu_core.evaluation import results as core_results
from bleu_core.scoring import bleu, resampling
from bleu_core.scoring.bands import FORMULA_RECOGNITION, Band, OutsideGuide, PublishedScore
from bleu_core.tokenizers import is_of_pieces
from bleu_score.i18n import (
    Messages,
    format_number,
    format_percent,
    format_share,
    join_names,
    join_sentences,
    translate,
)
from bleu_score.messages.bands import band_name, band_range
from bleu_score.messages.metrics import interval_bands_text


def guide_text(band: Band, interval: resampling.Interval | None = None) -> str:
    """Return the text of Google's guide for scores in a band, and for a score's interval."""
    text = translate("Bands", "Google’s guide to BLEU scores {range}: “{name}”.").format(
        range=band_range(band), name=band_name(band)
    )
    return join_sentences(text, interval_bands_text(interval)) if interval else text


def guide_limits() -> str:
    """Return the limits of the guide."""
    return translate("Bands", "This is a general guide, not a judgment of this text.")


# For each reason why the guide says nothing about a score, the most important first, its sentence.
_OUTSIDE_GUIDE: Messages[OutsideGuide, str] = Messages(
    "Bands",
    {
        "formulas": "These are formulas, and Google’s guide to BLEU scores covers only "
        "translations. Published results of formula recognition: {models}.",
        "single_segment": "No interpretation: BLEU describes a whole text. A single segment can be "
        "well translated and still score near zero.",
        "max_order": "Google’s guide to BLEU scores does not apply: it is based on sequences of up "
        "to 4 tokens, not {order}.",
        "characters": "Google’s guide to BLEU scores does not apply: it is based on words, and "
        "single characters match far more often.",
        "pieces": "Google’s guide to BLEU scores does not apply: it is based on words, and pieces "
        "of words match more often.",
        "mixed": "Google’s guide to BLEU scores does not apply: the files are in different "
        "languages, or were split into words in different ways.",
        "several_references": "Google’s guide to BLEU scores is not applied with several "
        "references: they raise the score.",
        "post_edited": "Google’s guide to BLEU scores does not apply: the reference was made from "
        "this candidate, which raises the score.",
        "not_checked": "Google’s guide to BLEU scores is not applied before the texts have been "
        "checked.",
    },
)


def held_back_text(candidate: core_results.CandidateResult, max_order: int) -> str:
    """Return the reason why no band is shown for a score."""
    if not candidate.score.is_defined:
        return translate(
            "Bands",
            "BLEU says nothing here: every reference has fewer than {order} tokens, too few for a "
            "sequence of {order}, so even an identical text would get 0. Use chrF instead.",
        ).format(order=format_number(max_order))
    for reason in _OUTSIDE_GUIDE:
        if reason in candidate.outside_guide:
            return _OUTSIDE_GUIDE[reason].format(
                order=format_number(max_order),
                models=join_names([published_text(each) for each in FORMULA_RECOGNITION]),
            )

    if all(doubt.kind is Kind.OTHER_SEGMENTATION for doubt in candidate.band_doubts):
        return translate(
            "Bands",
            "Google’s guide to BLEU scores is not applied: by words and by characters, the score "
            "lies in different bands.",
        )
    # The warnings are listed with the score and not repeated here.
    return translate(
        "Bands",
        "Google’s guide to BLEU scores is not applied because of the problems listed.",
    )


def published_text(published: PublishedScore) -> str:
    """Return a model and its score."""
    return translate("Bands", "{model} {score}").format(
        model=published.name, score=published_score(published)
    )


def published_score(published: PublishedScore) -> str:
    """Return the score of a model in percent, with a sign if it is only known approximately."""
    if published.is_approximate:
        share = format_percent(published.percent / 100, 0)
        return translate("Bands", "~{score}").format(score=share)
    return format_percent(published.percent / 100, 2)


def agreement_text(
    candidate: core_results.CandidateResult, evaluation: core_results.Evaluation
) -> str:
    """Return a candidate's agreement with the references, in numbers anyone can check.

    The text gives BLEU's counts before smoothing, and no judgment.
    """
    if "checks" in evaluation.pending:
        return translate("Bands", "Checking the texts…")
    score = candidate.score
    tokenizer = evaluation.tokenizer.name
    unit = _UNITS.get(tokenizer, "words")
    lacks_words = any(one.kind is Kind.NO_WORDS for one in candidate.diagnostics)
    if "formulas" in candidate.outside_guide or lacks_words or is_of_pieces(tokenizer):
        unit = "tokens"
    sentence = (
        translate("Bands", "{shares} match the reference.")
        if evaluation.references == 1
        else translate("Bands", "{shares} match a reference.")
    ).format(shares=_shares(score, unit))
    longer = round(100 * (score.length_ratio - 1))
    if not longer or not score.reference_length:
        return sentence
    pattern = (
        translate("Bands", "The candidate is {share} longer than the reference.")
        if longer > 0
        else translate("Bands", "The candidate is {share} shorter than the reference.")
    )
    return join_sentences(sentence, pattern.format(share=format_percent(abs(longer) / 100, 0)))


# The names of tokens that are not words and punctuation marks.
_UNITS = {
    "char": "characters",
    "zh": "characters",
    "none": "tokens",
    "mixed": "tokens",
}


# For each name of tokens, what is said of single ones, and of sequences.
_MATCHES = Messages(
    "Bands",
    {
        "words": (
            "{share} of the words and punctuation marks",
            "{share} of the sequences of {order}",
        ),
        "characters": (
            "{share} of the characters",
            "{share} of the sequences of {order} characters",
        ),
        "tokens": (
            "{share} of the tokens",
            "{share} of the sequences of {order} tokens",
        ),
    },
)


# An order is a word in a sentence, as people say it.
_ORDERS = Messages(
    "Bands",
    {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight"},
)


def _shares(score: bleu.BleuScore, unit: str) -> str:
    first, *longer = score.precisions
    single, sequences = _MATCHES[unit]
    single = single.format(share=_share(first))
    # Text of short segments has no longer sequences.
    if not longer or not longer[-1].total:
        return single
    last = longer[-1]
    sequences = sequences.format(share=_share(last), order=_ORDERS[last.order])
    both = translate("Bands", "{single}, and {sequences},")
    return both.format(single=single, sequences=sequences)


def _share(row: bleu.NgramPrecision) -> str:
    return format_share(row.matched / row.total if row.total else 0.0, 0)
