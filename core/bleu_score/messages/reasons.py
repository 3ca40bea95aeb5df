"""Texts about the reasons for a segment's score."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from bleu_core.analysis.cuts import Recut
from bleu_core.analysis.reasons import ReasonKind, SegmentReasons
from bleu_score.i18n import format_number, format_percent, join_names, join_sentences, translate

# More words than this are not named one by one.
_NAMED = 6
# The first few reasons say it all.
_SHOWN = 4


def reason_texts(
    reasons: SegmentReasons, *, references: int = 1, shown: Callable[[str], str] = str
) -> list[str]:
    """Return a few sentences about the reasons for a segment's score.

    Parameters
    ----------
    reasons
        The reasons.
    references
        Number of references of the evaluation. With several, the text says which one it is about.
    shown
        The sign for a word of the texts, if it cannot be shown as it is.
    """
    texts: dict[ReasonKind, Callable[[SegmentReasons, int], str]] = {
        ReasonKind.IDENTICAL: _identical,
        ReasonKind.EMPTY_CANDIDATE: lambda *_: translate("Reasons", "The candidate is empty here."),
        ReasonKind.EMPTY_REFERENCE: lambda *_: translate(
            "Reasons", "There is no reference text here, so nothing can match."
        ),
        ReasonKind.NOTHING_MATCHES: lambda *_: translate(
            "Reasons", "Not a single word is in the reference."
        ),
        ReasonKind.TOO_SHORT: _too_short,
        ReasonKind.TOO_LONG: _too_long,
        ReasonKind.WORD_ORDER: _word_order,
        ReasonKind.CASE: lambda reasons, _: translate(
            "Reasons", "Differ only in case: {words}"
        ).format(words=_named(reasons.recased)),
        ReasonKind.REPEATED: lambda reasons, _: translate(
            "Reasons", "Repeated more often than in the reference: {words}"
        ).format(words=_named(reasons.repeated)),
        ReasonKind.RECUT: lambda reasons, _: translate(
            "Reasons", "In both texts, but split differently: {passages}"
        ).format(passages=_listed([_two_cuts(each) for each in reasons.recut])),
        ReasonKind.MISSING: _missing,
        ReasonKind.INVENTED: _invented,
        ReasonKind.NO_LONG_MATCH: _no_long_match,
    }
    reasons = replace(
        reasons,
        recut=tuple(
            Recut(*(tuple(map(shown, tokens)) for tokens in each)) for each in reasons.recut
        ),
        missing=tuple(map(shown, reasons.missing)),
        invented=tuple(map(shown, reasons.invented)),
        recased=tuple(map(shown, reasons.recased)),
        repeated=tuple(map(shown, reasons.repeated)),
    )
    return [texts[kind](reasons, references) for kind in reasons.kinds[:_SHOWN]]


def _identical(reasons: SegmentReasons, references: int) -> str:
    if references > 1 and reasons.reference is not None:
        return translate("Reasons", "Identical to reference {number}.").format(
            number=reasons.reference + 1
        )
    return translate("Reasons", "Identical to the reference.")


def _too_short(reasons: SegmentReasons, _: int) -> str:
    return translate(
        "Reasons",
        "Too short. Tokens: {candidate}, in the reference: {reference}. This lowers the score by "
        "{share}.",
    ).format(
        candidate=format_number(reasons.score.candidate_length),
        reference=format_number(reasons.score.reference_length),
        share=format_percent(1 - reasons.score.brevity_penalty, 0),
    )


def _too_long(reasons: SegmentReasons, _: int) -> str:
    return translate(
        "Reasons",
        "Long. Tokens: {candidate}, in the reference: {reference}. The extra ones cannot match.",
    ).format(
        candidate=format_number(reasons.score.candidate_length),
        reference=format_number(reasons.score.reference_length),
    )


def _word_order(reasons: SegmentReasons, _: int) -> str:
    words, pairs = reasons.score.precisions[:2]
    return translate(
        "Reasons",
        "Many words match ({matched} of {total}), but few of them side by side ({pairs} of "
        "{all_pairs} pairs): they are in a different order or scattered.",
    ).format(
        matched=format_number(words.matched),
        total=format_number(words.total),
        pairs=format_number(pairs.matched),
        all_pairs=format_number(pairs.total),
    )


def _missing(reasons: SegmentReasons, references: int) -> str:
    if references > 1 and reasons.reference is not None:
        return translate(
            "Reasons", "Missing, although reference {number} has them: {words}"
        ).format(number=reasons.reference + 1, words=_named(reasons.missing))
    return translate("Reasons", "Missing: {words}").format(words=_named(reasons.missing))


def _invented(reasons: SegmentReasons, references: int) -> str:
    text = (
        translate("Reasons", "In no reference: {words}")
        if references > 1
        else translate("Reasons", "Not in the reference: {words}")
    )
    return text.format(words=_named(reasons.invented))


def _no_long_match(reasons: SegmentReasons, _: int) -> str:
    order = reasons.unmatched_orders[0]
    return join_sentences(
        translate("Reasons", "No sequence of {order} tokens matches.").format(order=order),
        translate("Reasons", "Without smoothing, the segment would score 0."),
    )


def _two_cuts(passage: Recut) -> str:
    """Return a passage as it was cut in the reference and in the candidate."""
    candidate, reference = ("｜".join(tokens) for tokens in passage)
    return translate("Reasons", "“{reference}” / “{candidate}”").format(
        reference=reference, candidate=candidate
    )


def _named(words: Sequence[str]) -> str:
    """Return words in quotation marks, only the first of many."""
    quoted = translate("Reasons", "“{word}”")
    return _listed([quoted.format(word=word) for word in words])


def _listed(texts: Sequence[str]) -> str:
    named = join_names(list(texts[:_NAMED]))
    if len(texts) <= _NAMED:
        return named
    return translate("Reasons", "{words} …").format(words=named)
