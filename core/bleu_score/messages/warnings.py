"""Warnings in words: what is the matter, and what to do."""

from __future__ import annotations

from dataclasses import dataclass

from bleu_core.diagnostics import score_warnings as warn
from bleu_score.i18n import format_list, format_number, language_name, translate
from bleu_score.messages.files import concern_counts


@dataclass(frozen=True)
class WarningText:
    """A warning as a headline and an explanation with advice."""

    title: str
    advice: str


def warning_text(warning: warn.ScoreWarning) -> WarningText:
    """Return the words for a warning of the core."""
    match warning:
        case warn.FewSegments():
            return WarningText(
                translate("Warnings", "Few segments: {count}").format(
                    count=format_number(warning.segments)
                ),
                translate(
                    "Warnings",
                    "Below about {recommended} segments the score depends a lot on chance. "
                    "Add more text, or take the score as a rough indication.",
                ).format(recommended=format_number(warning.recommended)),
            )
        case warn.LeftOut():
            return WarningText(
                translate("Warnings", "Left out: {count} of {segments} segments").format(
                    count=format_number(sum(count for _, count in warning.concerns)),
                    segments=format_number(warning.segments),
                ),
                translate(
                    "Warnings",
                    "{reasons}. They do not count. Under “Pairs” you see them and can keep them "
                    "(in the terminal: --keep).",
                ).format(reasons=concern_counts(dict(warning.concerns))),
            )
        case warn.ShortSegments():
            return WarningText(
                translate("Warnings", "Many very short segments"),
                translate(
                    "Warnings",
                    "{count} of {segments} references have fewer than {tokens} tokens, too few "
                    "for an n-gram of the highest order. BLEU says little about headings, buttons "
                    "and single words; score running text where you can.",
                ).format(
                    count=format_number(warning.count),
                    segments=format_number(warning.segments),
                    tokens=format_number(warning.tokens),
                ),
            )
        case warn.NoMatch():
            return _no_match(warning)
        case warn.EmptyCandidates():
            return WarningText(
                translate("Warnings", "Empty candidate segments: {count}").format(
                    count=format_number(warning.count)
                ),
                translate(
                    "Warnings",
                    "The first one is line {line}. An empty segment matches nothing and makes the "
                    "candidate shorter, which costs brevity penalty. Check whether the translation "
                    "is missing there.",
                ).format(line=format_number(warning.first)),
            )
        case warn.EmptyReferences():
            return _empty_references(warning)
        case warn.AlreadyTokenized():
            return _already_tokenized(warning)
        case warn.ScriptsDiffer():
            return _scripts_differ(warning)
        case warn.LanguagesDiffer():
            return WarningText(
                translate("Warnings", "The languages differ"),
                translate(
                    "Warnings",
                    "The reference is in {reference}, “{document}” in {candidate}, as the files "
                    "themselves say. Check that you chose the right files.",
                ).format(
                    document=warning.document,
                    reference=language_name(warning.reference),
                    candidate=language_name(warning.candidate),
                ),
            )
        case warn.ReferenceScriptsDiffer():
            return WarningText(
                translate("Warnings", "The references are in different scripts"),
                translate(
                    "Warnings",
                    "The first reference is in {first}, “{document}” is in {other}. A candidate "
                    "can match only the references in its own script.",
                ).format(
                    document=warning.document,
                    first=script_name(warning.first),
                    other=script_name(warning.other),
                ),
            )
        case warn.Identical():
            return WarningText(
                translate("Warnings", "“{document}” is the same as the reference").format(
                    document=warning.document
                ),
                translate(
                    "Warnings",
                    "Every segment is equal to a reference. Check that you did not load the same "
                    "file twice.",
                ),
            )
        case warn.GuessedEncoding():
            return WarningText(
                translate("Warnings", "The encoding of “{document}” is a guess").format(
                    document=warning.document
                ),
                translate(
                    "Warnings",
                    "The file was read as {encoding}. If that is not right, choose its encoding, "
                    "or save the file as UTF-8.",
                ).format(encoding=warning.encoding),
            )
        case warn.LoneCarriageReturns():
            return WarningText(
                translate("Warnings", "Mixed line ends in “{document}”").format(
                    document=warning.document
                ),
                translate(
                    "Warnings",
                    "Lines that end with a carriage return alone: {count}. The first one is line "
                    "{line}. Each is a segment here; sacreBLEU would read on. Save the file with "
                    "uniform line ends.",
                ).format(count=format_number(warning.count), line=format_number(warning.first)),
            )
        case warn.CharacterFallback():
            return _character_fallback(warning)
        case warn.TerWithoutWords():
            return _ter_without_words(warning)
        case _:
            return WarningText(warning.id, "")


def _no_match(warning: warn.NoMatch) -> WarningText:
    if warning.zero and warning.smoothing == "none":
        advice = translate(
            "Warnings",
            "Without smoothing, one order without a match makes the whole score 0. Check that the "
            "files belong together; for a small text, choose a smoothing.",
        )
    elif warning.zero:
        advice = translate(
            "Warnings",
            "No smoothing helps here: nothing matches at all, or the candidate is too short for "
            "n-grams of this order. Check that the files belong together.",
        )
    else:
        advice = translate(
            "Warnings",
            "Smoothing put a value in the place of each missing match, and the score rests on it. "
            "Check that the files belong together.",
        )
    orders = format_list([format_number(order) for order in warning.orders])
    title = translate("Warnings", "No matching n-grams of order {orders}").format(orders=orders)
    return WarningText(title, advice)


def _empty_references(warning: warn.EmptyReferences) -> WarningText:
    title = translate("Warnings", "Empty reference segments: {count}").format(
        count=format_number(warning.count)
    )
    if warning.unmatched:
        advice = translate(
            "Warnings",
            "The first one is line {line}. Segments without any reference: {unmatched}. Whatever "
            "the candidate says there counts as wrong. Complete the references, or delete these "
            "lines from all files.",
        )
    else:
        advice = translate(
            "Warnings",
            "The first one is line {line}. Empty references are left out; the other references of "
            "the segment count.",
        )
    return WarningText(
        title,
        advice.format(
            line=format_number(warning.first), unmatched=format_number(warning.unmatched)
        ),
    )


def _already_tokenized(warning: warn.AlreadyTokenized) -> WarningText:
    if warning.chinese:
        advice = translate(
            "Warnings",
            "{count} of {segments} segments have spaces between Chinese characters. Load the text "
            "as it was before it was cut into words, or choose the segmentation “none” if all "
            "files are cut in the same way.",
        )
    else:
        advice = translate(
            "Warnings",
            "{count} of {segments} segments have a space before full stops or commas, or marks "
            "that a tokeniser left. Load the text as a reader would see it, or choose the "
            "segmentation “none” if all files are tokenised in the same way.",
        )
    return WarningText(
        translate("Warnings", "“{document}” looks already tokenised").format(
            document=warning.document
        ),
        advice.format(count=format_number(warning.count), segments=format_number(warning.segments)),
    )


def _scripts_differ(warning: warn.ScriptsDiffer) -> WarningText:
    if {warning.reference, warning.candidate} == {"Hans", "Hant"}:
        title = translate("Warnings", "Simplified against Traditional Chinese")
        advice = translate(
            "Warnings",
            "One text is in {reference}, the other in {candidate}. Most characters differ, so the "
            "score is far too low. Compare texts in the same script.",
        )
    else:
        title = translate("Warnings", "The scripts differ")
        advice = translate(
            "Warnings",
            "One text is in {reference}, the other in {candidate}. They can hardly match. Check "
            "that you chose the right files.",
        )
    return WarningText(
        title,
        advice.format(
            reference=script_name(warning.reference), candidate=script_name(warning.candidate)
        ),
    )


def script_name(code: str) -> str:
    """Return the name of a script (an ISO 15924 code), for the middle of a sentence."""
    names = {
        "Arab": translate("Scripts", "Arabic script"),
        "Cyrl": translate("Scripts", "Cyrillic script"),
        "Deva": translate("Scripts", "Devanagari script"),
        "Grek": translate("Scripts", "Greek script"),
        "Hani": translate("Scripts", "Chinese characters"),
        "Hans": translate("Scripts", "Simplified Chinese"),
        "Hant": translate("Scripts", "Traditional Chinese"),
        "Hebr": translate("Scripts", "Hebrew script"),
        "Jpan": translate("Scripts", "Japanese script"),
        "Kore": translate("Scripts", "Korean script"),
        "Latn": translate("Scripts", "Latin script"),
        "Thai": translate("Scripts", "Thai script"),
    }
    return names.get(code) or translate("Scripts", "another script ({code})").format(code=code)


def _character_fallback(warning: warn.CharacterFallback) -> WarningText:
    if warning.extra:
        advice = translate(
            "Warnings",
            "Words of {language} need the extra “{extra}” of the Python package "
            '(pip install "bleu-desktop[{extra}]"), which the standalone program does not have. '
            "Character scores are higher than word scores; compare them only with each other.",
        )
    else:
        advice = translate(
            "Warnings",
            "{language} puts no spaces between words, and there is no word segmentation for it "
            "here. Character scores are higher than word scores; compare them only with each "
            "other.",
        )
    return WarningText(
        translate("Warnings", "Characters are compared, not words"),
        advice.format(language=language_name(warning.language), extra=warning.extra),
    )


def _ter_without_words(warning: warn.TerWithoutWords) -> WarningText:
    if warning.language in ("ja", "zh"):
        advice = translate(
            "Warnings",
            "TER compares what stands between spaces, and {language} puts none between words. Let "
            "TER split the text into characters (in the terminal: --ter-normalized "
            "--ter-asian-support), or go by chrF2.",
        )
    else:
        advice = translate(
            "Warnings",
            "TER compares what stands between spaces, and {language} puts none between words. Go "
            "by chrF2.",
        )
    return WarningText(
        translate("Warnings", "TER says little here"),
        advice.format(language=language_name(warning.language)),
    )
