"""Texts for the scores other programs would give, and for references among each other."""

from __future__ import annotations

from bleu_core.analysis.as_others import OtherScore, RuleEffect
from bleu_core.scoring.programs import BleuRules, ProgramName
from bleu_score.i18n import join_phrases, translate, with_detail
from bleu_score.messages.metrics import signed


def program_name(program: ProgramName) -> str:
    """Return the name of a program; names are not translated."""
    names = {
        "sacrebleu": "sacreBLEU",
        "nltk": "NLTK",
        "tensorflow-nmt": "TensorFlow NMT",
        "huggingface": "Hugging Face evaluate",
        "paddleocr": "PaddleOCR",
    }
    return names[program]


def as_others_title() -> str:
    """Return a heading of the scores other programs would give."""
    return translate("Others", "BLEU in other programs:")


def references_title() -> str:
    """Return a heading of each reference's scores."""
    return translate(
        "Others",
        "Each reference scored against the others, with the candidates against the same others:",
    )


def no_other_reference_text() -> str:
    """Return the reason why references are not scored against each other."""
    return translate(
        "Others", "References can be compared only if at least two have text in the same segment."
    )


def rules_text(rules: BleuRules) -> str:
    """Return a program's settings in a line: tokens, smoothing, reference length."""
    smoothing = translate("Others", "no smoothing")
    if rules.smoothing != "none":
        smoothing = _smoothing(rules.smoothing)
    return translate("Others", "{tokens}, {smoothing}, {length}").format(
        tokens=_tokens(rules.tokenizer),
        smoothing=smoothing,
        length=_reference_length(rules.reference_length),
    )


def program_note(program: ProgramName, rules: BleuRules) -> str:
    """Return a note on a program's score; empty if there is none."""
    if program == "sacrebleu" and rules.tokenizer != "13a":
        return translate(
            "Others",
            "This is its choice for this language; without -l, it uses 13a.",
        )
    notes = {
        "nltk": translate(
            "Others", "It expects tokens instead of text; here, the text is split at spaces."
        ),
        "paddleocr": translate(
            "Others",
            "Its log shows the average over batches or formulas, which is a different number.",
        ),
    }
    return notes.get(program, "")


def difference_text(score: OtherScore) -> str:
    """Return the difference to our score; empty if there is no score."""
    return "" if score.difference is None else signed(score.difference)


def why_text(score: OtherScore) -> str:
    """Return the reasons for the difference, or for the lack of a score."""
    if score.failure is not None:
        return _no_score(score)
    if not score.reasons:
        return translate("Others", "no difference")
    return join_phrases(map(effect_of_rule, score.reasons))


def effect_of_rule(reason: RuleEffect) -> str:
    """Return one rule with its effect, such as “no smoothing (−1.20)”."""
    return with_detail(_rule(reason), signed(reason.points))


def _rule(reason: RuleEffect) -> str:
    theirs = str(reason.theirs)
    if reason.rule == "tokenizer":
        return _tokens(theirs)
    if reason.rule == "reference_length":
        return _reference_length(theirs)
    if reason.rule == "smoothing" and theirs != "none":
        return _smoothing(theirs)
    texts = {
        "lowercase": translate("Others", "case-sensitive"),
        "max_order": translate("Others", "n-grams up to order {order}").format(order=theirs),
        "empty_references": translate("Others", "empty references are counted"),
        "short_segments": translate(
            "Others", "segments too short for an order are counted as misses"
        ),
        "smoothing": translate("Others", "no smoothing"),
        "effective_order": translate("Others", "all orders are counted"),
    }
    return texts[reason.rule]


def _tokens(tokenizer: str) -> str:
    if tokenizer in ("none", "single-spaces"):
        return translate("Others", "split at spaces only")
    name = tokenizer.removesuffix("-untrimmed")
    return translate("Others", "word segmentation {name}").format(name=name)


def _smoothing(name: str) -> str:
    return translate("Others", "smoothing {name}").format(name=name)


def _reference_length(name: str) -> str:
    names = {
        "closest": translate("Others", "closest reference length"),
        "shortest": translate("Others", "shortest reference length"),
    }
    return names[name]


def _no_score(score: OtherScore) -> str:
    texts = {
        "tokenizer_missing": translate(
            "Others", "No score here: word segmentation {name} is not installed."
        ).format(name=score.rules.tokenizer),
        "candidate_empty": translate(
            "Others", "No score: with an empty candidate, it divides by zero."
        ),
        "references_empty": translate(
            "Others", "No score: with a reference length of 0, it divides by zero."
        ),
    }
    return texts[score.failure or "candidate_empty"]
