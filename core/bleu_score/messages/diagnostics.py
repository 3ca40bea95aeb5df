"""Messages for diagnostics: problems of a score or its files, with advice.

The words for each kind are in `bleu_score.messages.diagnostic_kinds`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bleu_core.diagnostics import model as diagnostics_model
from bleu_core.settings import Normalization
from bleu_score.i18n import as_sentence, format_score, join_sentences, translate
from bleu_score.messages.choices import tokenizer_choice_name
from bleu_score.messages.diagnostic_kinds import IN_TERMINAL, Reader, kind_words
from bleu_score.messages.files import listed
from bleu_score.messages.metrics import metric_title, signed

# Stands for the name of a document, to see whether words contain it; names keep it, as it is
# printable.
_UNNAMED = "\ufffc"


def diagnostic_title(diagnostic: diagnostics_model.Diagnostic) -> str:
    """Return the headline of a diagnostic of a text, or of one beside a score."""
    words = kind_words(diagnostic)
    return words.title or words.headline


def diagnostic_text(diagnostic: diagnostics_model.Diagnostic) -> str:
    """Return the explanation of a diagnostic of a text: its effect, and advice."""
    words = kind_words(diagnostic)
    return join_sentences(*filter(None, (words.text or words.advice, words.more)))


def diagnostic_extent(diagnostic: diagnostics_model.Diagnostic) -> str:
    """Return the number of affected segments, the first of them, and the affected characters."""
    words = kind_words(diagnostic)
    return " · ".join(filter(None, (words.extent if diagnostic.count else "", words.details)))


@dataclass(frozen=True)
class Advice:
    """The message of a diagnostic beside a score: a headline, and an explanation with advice."""

    title: str
    text: str


def headline(diagnostic: diagnostics_model.Diagnostic, reader: Reader = IN_TERMINAL) -> str:
    """Return the headline of a diagnostic beside a score."""
    words = kind_words(diagnostic, reader)
    return words.headline or words.title


def advice_on(diagnostic: diagnostics_model.Diagnostic, reader: Reader = IN_TERMINAL) -> Advice:
    """Return the message of a diagnostic beside a score."""
    words = kind_words(diagnostic, reader)
    title = words.headline or words.title
    if diagnostic.effect is not None:
        title = f"{title} · {effect_text(diagnostic.effect)}"
    text = words.advice
    if not text:
        extent = as_sentence(diagnostic_extent(diagnostic))
        text = join_sentences(extent, words.text)
    parts = (text, words.more, _in_files(diagnostic))
    return Advice(title, join_sentences(*filter(None, parts)))


def general_advice(
    diagnostic: diagnostics_model.Diagnostic, reader: Reader = IN_TERMINAL
) -> Advice | None:
    """Return the advice for all texts with this diagnostic; None if all depends on the text.

    The rest is `extent_beside_score`.
    """
    unnamed = replace(diagnostic.where, document=_UNNAMED)
    words = kind_words(replace(diagnostic, where=unnamed), reader)
    title = words.title or words.headline
    text = join_sentences(*filter(None, (words.advice or words.text, words.more)))
    return None if _UNNAMED in title + text else Advice(title, text)


def extent_beside_score(
    diagnostic: diagnostics_model.Diagnostic, reader: Reader = IN_TERMINAL
) -> str:
    """Return the affected segments and characters, the effect on the score, and the files."""
    words = kind_words(diagnostic, reader)
    # Without details, the advice says it.
    extent = "" if words.advice and not words.details else diagnostic_extent(diagnostic)
    effect = effect_text(diagnostic.effect) if diagnostic.effect else ""
    return " · ".join(filter(None, (extent, effect, _in_files(diagnostic))))


def _in_files(diagnostic: diagnostics_model.Diagnostic) -> str:
    if len(diagnostic.files) < 2:
        return ""
    names = translate("Diagnostics", "In these files: {files}.")
    return names.format(files=listed(diagnostic.files))


def effect_text(effect: diagnostics_model.Effect) -> str:
    """Return the effect of a normalization on a candidate's score."""
    before, after = format_score(effect.before), format_score(effect.after)
    if before == after:
        return translate("Diagnostics", "BLEU unchanged ({score})").format(score=before)
    return translate("Diagnostics", "BLEU {before} → {after} ({difference})").format(
        before=before, after=after, difference=signed(effect.after - effect.before)
    )


def fix_text(fix: diagnostics_model.Fix) -> str:
    """Return the label of the button that applies a fix."""
    match fix:
        case diagnostics_model.Normalize(normalization=name):
            return normalizing_text(name)
        case diagnostics_model.IgnoreCase():
            return translate("Fixes", "Ignore case")
        case diagnostics_model.UseTokenizer(tokenizer=tokenizer):
            return translate("Fixes", "Word segmentation: {tokenizer}").format(
                tokenizer=tokenizer_choice_name(tokenizer)
            )
        case diagnostics_model.PairOtherwise(by="content"):
            return translate("Fixes", "Pair by content")
        case diagnostics_model.PairOtherwise(by="key"):
            return translate("Fixes", "Pair by key")
        case diagnostics_model.PairOtherwise(by="auto"):
            return translate("Fixes", "Pair automatically")
        case diagnostics_model.PairOtherwise():
            return translate("Fixes", "Pair by position")
        case diagnostics_model.LeaveOut(is_on=True):
            return translate("Fixes", "Keep these segments")
        case diagnostics_model.LeaveOut(concern="heading"):
            return translate("Fixes", "Exclude the heading")
        case diagnostics_model.LeaveOut(concern="untranslated"):
            return translate("Fixes", "Exclude untranslated segments")
        case diagnostics_model.LeaveOut(concern="empty_candidate" | "empty_reference"):
            return translate("Fixes", "Exclude empty segments")
        case diagnostics_model.LeaveOut():
            return translate("Fixes", "Exclude these segments")
        case diagnostics_model.ShowMetric(metric=metric):
            return translate("Fixes", "Show {metric}").format(metric=metric_title(metric))


def normalizing_text(name: Normalization) -> str:
    """Return the label of the switch, or of the button, that normalizes all texts."""
    names = {
        "shared": translate("Fixes", "Keep only the translations"),
        "characters": translate("Fixes", "Restore characters"),
        "csv-quotes": translate("Fixes", "Remove CSV quoting"),
        "markup": translate("Fixes", "Remove tags"),
        "cat-tags": translate("Fixes", "Remove numbered tags"),
        "preamble": translate("Fixes", "Remove introductions"),
        "numbering": translate("Fixes", "Remove leading numbers"),
        "markdown": translate("Fixes", "Remove Markdown"),
        "typography": translate("Fixes", "Ignore typography"),
        "t2s": translate("Fixes", "Compare as Simplified Chinese"),
        "detok": translate("Fixes", "Undo tokenization"),
    }
    return names[name]


def fix_flag(fix: diagnostics_model.Fix) -> str:
    """Return the option of the terminal program that applies a fix."""
    match fix:
        case diagnostics_model.Normalize(normalization=name):
            return f"--normalize {name}"
        case diagnostics_model.IgnoreCase():
            return "--lowercase"
        case diagnostics_model.UseTokenizer(tokenizer=name):
            return f"--tokenize {name}"
        case diagnostics_model.PairOtherwise(by=by):
            return f"--pair {by}"
        case diagnostics_model.LeaveOut(concern=concern, is_on=is_on):
            return f"--{'keep' if is_on else 'leave-out'} {concern}"
        case diagnostics_model.ShowMetric(metric=metric):
            return f"--metrics {metric}"
