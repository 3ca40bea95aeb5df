"""Diagnostics in words: what is the matter with a score or its files, and what to do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import reduce
from typing import TYPE_CHECKING, Any

from bleu_core.diagnostics import score_warnings as warn
from bleu_core.diagnostics.findings import Detail, Finding, FindingKind
from bleu_score.i18n import format_list, format_number, format_score, language_name, translate
from bleu_score.messages.characters import character_name, script_name
from bleu_score.messages.metrics import signed

if TYPE_CHECKING:
    from bleu_core.health import Effect

# More characters than anybody reads in a sentence.
_LISTED = 6


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


def finding_title(finding: Finding) -> str:
    """Return what is odd, as a headline."""
    if finding.kind is FindingKind.OTHER_SCRIPT and _is_chinese(finding):
        return translate("Health", "Simplified against Traditional Chinese")
    titles = {
        FindingKind.SHIFTED: translate("Health", "Lines that seem shifted"),
        FindingKind.REPLACEMENT_CHARACTERS: translate("Health", "Lost characters"),
        FindingKind.MOJIBAKE: translate("Health", "Garbled characters"),
        FindingKind.GUESSED_ENCODING: translate("Health", "The encoding is a guess"),
        FindingKind.LONE_CARRIAGE_RETURNS: translate(
            "Health", "Lines ended by a carriage return alone"
        ),
        FindingKind.OTHER_SCRIPT: translate("Health", "Different scripts"),
        FindingKind.LENGTH_RATIO: translate("Health", "Unusual lengths"),
        FindingKind.EMPTY: translate("Health", "Empty segments"),
        FindingKind.TOKENIZED: translate("Health", "Text that is already tokenised"),
        FindingKind.MARKUP: translate("Health", "Tags in the text"),
        FindingKind.ENTITIES: translate("Health", "HTML entities"),
        FindingKind.LINE_SEPARATORS: translate("Health", "Line breaks within segments"),
        FindingKind.INVISIBLE: translate("Health", "Invisible characters"),
        FindingKind.NOT_NFC: translate("Health", "Letters in several parts"),
        FindingKind.FULL_WIDTH: translate("Health", "Full-width signs"),
        FindingKind.HALF_WIDTH: translate("Health", "Half-width signs"),
        FindingKind.CURLY_QUOTES: translate("Health", "Curly quotation marks"),
        FindingKind.STRAIGHT_QUOTES: translate("Health", "Straight quotation marks"),
        FindingKind.UNUSUAL_SPACES: translate("Health", "Unusual spaces"),
        FindingKind.DUPLICATES: translate("Health", "Repeated segments"),
        FindingKind.MIXED_LINE_ENDS: translate("Health", "Mixed line ends"),
        FindingKind.BYTE_ORDER_MARK: translate("Health", "Byte order mark"),
    }
    return titles[finding.kind]


def finding_text(finding: Finding) -> str:
    """Return what it is that is odd, and what it does or what to do."""
    if finding.kind is FindingKind.OTHER_SCRIPT and _is_chinese(finding):
        return translate(
            "Health",
            "Most characters differ, so the score is far too low. Compare texts in the same "
            "script, or convert both for the comparison.",
        )
    if finding.kind is FindingKind.TOKENIZED and finding.details:
        return translate(
            "Health",
            "There are spaces between Chinese characters. BLEU cuts text into words itself; load "
            "it as a reader would see it.",
        )
    texts = {
        FindingKind.SHIFTED: translate(
            "Health",
            "From about here on, lines seem to belong to other lines of the first reference than "
            "those beside them. One may be missing here, and another one too many later. Compare "
            "them under “Pairs”, or pair by content.",
        ),
        FindingKind.REPLACEMENT_CHARACTERS: translate(
            "Health",
            "“�” stands where a character was lost when the file was made. Take the text from an "
            "intact file; nothing can bring it back here.",
        ),
        FindingKind.MOJIBAKE: translate(
            "Health",
            "The text was once read in a wrong encoding and saved like that: “Ã©” was “é”. Such "
            "words match nothing. Export the file again as UTF-8.",
        ),
        FindingKind.GUESSED_ENCODING: translate(
            "Health",
            "The file does not tell how its characters are written. If they look wrong in the "
            "example, choose another encoding for the file.",
        ),
        FindingKind.LONE_CARRIAGE_RETURNS: translate(
            "Health",
            "Each is a segment here; other programs read on. Save the file with uniform line ends.",
        ),
        FindingKind.OTHER_SCRIPT: translate(
            "Health", "The texts can hardly match. Check that these are the right files."
        ),
        FindingKind.LENGTH_RATIO: translate(
            "Health",
            "Some segments are far longer or shorter than the first reference. Lines may have "
            "slipped, or text may be missing.",
        ),
        FindingKind.EMPTY: translate(
            "Health",
            "Nothing can be seen in them. Check whether a translation is missing.",
        ),
        FindingKind.TOKENIZED: translate(
            "Health",
            "There are spaces before full stops or commas, or marks that a tokeniser left. BLEU "
            "cuts text into words itself; load it as a reader would see it.",
        ),
        FindingKind.MARKUP: translate(
            "Health", "Tags such as <b> are compared as if they were words."
        ),
        FindingKind.ENTITIES: translate(
            "Health",
            "Codes such as &amp; stand for characters. They match only where the other text has "
            "the same code.",
        ),
        FindingKind.LINE_SEPARATORS: translate(
            "Health", "Other programs take these characters for the end of a segment."
        ),
        FindingKind.INVISIBLE: translate(
            "Health", "Words that look the same do not match if one of them holds such a character."
        ),
        FindingKind.NOT_NFC: translate(
            "Health",
            "Here an accent is a character of its own, in the other text it is part of its letter. "
            "Both look the same and do not match.",
        ),
        FindingKind.FULL_WIDTH: translate(
            "Health",
            "The first reference has half-width ones in the same segments. They do not match.",
        ),
        FindingKind.HALF_WIDTH: translate(
            "Health",
            "The first reference has full-width ones in the same segments. They do not match.",
        ),
        FindingKind.CURLY_QUOTES: translate(
            "Health",
            "The first reference has straight ones in the same segments. They do not match, nor "
            "do words with an apostrophe.",
        ),
        FindingKind.STRAIGHT_QUOTES: translate(
            "Health",
            "The first reference has curly ones in the same segments. They do not match, nor do "
            "words with an apostrophe.",
        ),
        FindingKind.UNUSUAL_SPACES: translate(
            "Health",
            "There are tabs, or no-break spaces and the like that the other text does not have. "
            "They may keep words from matching.",
        ),
        FindingKind.DUPLICATES: translate(
            "Health", "They stand in the reference more than once and count each time."
        ),
        FindingKind.MIXED_LINE_ENDS: translate(
            "Health",
            "Segments are counted correctly here; other programs may count more or fewer.",
        ),
        FindingKind.BYTE_ORDER_MARK: translate(
            "Health", "It is no part of the text here; other programs may take it for one."
        ),
    }
    return texts[finding.kind]


def finding_extent(finding: Finding) -> str:
    """Return how much of a document is concerned, and of what characters."""
    count = format_number(finding.count)
    details = _details(finding)
    if finding.kind in (FindingKind.MIXED_LINE_ENDS, FindingKind.BYTE_ORDER_MARK):
        return details
    if finding.kind is FindingKind.SHIFTED:
        extent = translate("Health", "From segment {first} on").format(
            first=format_number(finding.first + 1)
        )
    elif finding.kind is FindingKind.LONE_CARRIAGE_RETURNS:
        extent = translate("Health", "Lines: {count}").format(count=count)
    else:
        extent = translate(
            "Health", "Segments: {count} of {segments}, the first is number {first}"
        ).format(
            count=count,
            segments=format_number(finding.segments),
            first=format_number(finding.first + 1),
        )
    return " · ".join([extent, details]) if details else extent


def _details(finding: Finding) -> str:
    """Return what a finding tells besides its count; empty if nothing."""
    names = [detail.name for detail in finding.details]
    counts = [format_number(detail.count or 0) for detail in finding.details]
    match finding.kind:
        case FindingKind.GUESSED_ENCODING:
            return translate("Health", "Read as {encoding}").format(encoding=names[0])
        case FindingKind.OTHER_SCRIPT:
            return translate("Health", "{script}; the first reference: {reference}").format(
                script=script_name(names[0]), reference=script_name(names[1])
            )
        case FindingKind.LENGTH_RATIO:
            return translate("Health", "{length} characters for {reference}").format(
                length=counts[0], reference=counts[1]
            )
        case FindingKind.MIXED_LINE_ENDS:
            return format_list(names)
        case FindingKind.TOKENIZED:
            return ""
        case _:
            return _characters(finding.details)


def _characters(details: tuple[Detail, ...]) -> str:
    texts = [
        translate("Health", "{character}: {count}").format(
            character=character_name(detail.name), count=format_number(detail.count or 0)
        )
        for detail in details[:_LISTED]
    ]
    more = ["…"] if len(details) > _LISTED else []
    return ", ".join([*texts, *more])


def effect_text(effect: Effect) -> str:
    """Return what a normalization does to a candidate's score."""
    before, after = format_score(effect.before), format_score(effect.after)
    if before == after:
        return translate("Health", "BLEU stays {score}").format(score=before)
    return translate("Health", "BLEU {before} → {after} ({difference})").format(
        before=before, after=after, difference=signed(effect.after - effect.before)
    )


def _is_chinese(finding: Finding) -> bool:
    return {detail.name for detail in finding.details} == {"Hans", "Hant"}


def concern_name(concern: str) -> str:
    """Return what speaks against comparing a segment, as an entry of a list."""
    names = {
        "only_reference": translate("Pairs", "Only in the reference"),
        "only_candidate": translate("Pairs", "Only in the candidate"),
        "duplicate_key": translate("Pairs", "Key occurs more than once"),
        "empty_reference": translate("Pairs", "Empty in the reference"),
        "empty_candidate": translate("Pairs", "Empty in the candidate"),
        "untranslated": translate("Pairs", "Untranslated (the candidate is the source text)"),
        "not_translated": translate("Pairs", "Reference marked as not translated"),
        "not_for_translation": translate("Pairs", "Marked as not to be translated"),
        "needs_review": translate("Pairs", "Reference marked for review"),
    }
    return names[concern]


def concern_counts(counts: Mapping[Any, int]) -> str:
    """Return how many segments each concern has, in one line."""
    texts = [
        translate("Pairs", "{concern}: {count}").format(
            concern=concern_name(concern), count=format_number(count)
        )
        for concern, count in counts.items()
    ]
    separator = translate("Pairs", "{first}; {second}")
    return reduce(lambda first, second: separator.format(first=first, second=second), texts)
