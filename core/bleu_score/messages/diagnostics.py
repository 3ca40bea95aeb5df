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
                translate("Warnings", "Too few segments ({count})").format(
                    count=format_number(warning.segments)
                ),
                translate(
                    "Warnings",
                    "With fewer than about {recommended} segments, the score depends a lot on "
                    "chance. Add more text, or take the score as a rough indication.",
                ).format(recommended=format_number(warning.recommended)),
            )
        case warn.LeftOut():
            return WarningText(
                translate("Warnings", "Excluded segments ({count} of {segments})").format(
                    count=format_number(sum(count for _, count in warning.concerns)),
                    segments=format_number(warning.segments),
                ),
                translate(
                    "Warnings",
                    "{reasons}. They do not count. Under “Pairs” you can see them and choose to "
                    "keep them (in the terminal: --keep).",
                ).format(reasons=concern_counts(dict(warning.concerns))),
            )
        case warn.ShortSegments():
            return WarningText(
                translate("Warnings", "Many very short segments"),
                translate(
                    "Warnings",
                    "References with fewer than {tokens} tokens, too few for an n-gram of the "
                    "highest order: {count} of {segments}. BLEU says little about headings, "
                    "buttons and single words; score running text where you can.",
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
                translate("Warnings", "Empty candidate segments ({count})").format(
                    count=format_number(warning.count)
                ),
                translate(
                    "Warnings",
                    "The first one is line {line}. An empty segment matches nothing and shortens "
                    "the candidate, which lowers the score (brevity penalty). Check whether the "
                    "translation is missing there.",
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
                    "According to the files themselves, the reference is in {reference} and "
                    "“{document}” in {candidate}. Check that you chose the right files.",
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
                translate("Warnings", "“{document}” is identical to the reference").format(
                    document=warning.document
                ),
                translate(
                    "Warnings",
                    "Every segment is identical to a reference. Check that you did not load the "
                    "same file twice.",
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
                translate("Warnings", "Mixed line endings in “{document}”").format(
                    document=warning.document
                ),
                translate(
                    "Warnings",
                    "Lines that end with only a carriage return: {count}. The first one is line "
                    "{line}. Each is a segment here; sacreBLEU does not split there. Save the "
                    "file with uniform line endings.",
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
            "Smoothing filled in a value for each order without a match, and the score rests on "
            "these values. Check that the files belong together.",
        )
    orders = format_list([format_number(order) for order in warning.orders])
    title = translate("Warnings", "No matching n-grams (order {orders})").format(orders=orders)
    return WarningText(title, advice)


def _empty_references(warning: warn.EmptyReferences) -> WarningText:
    title = translate("Warnings", "Empty reference segments ({count})").format(
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
            "The first one is line {line}. Empty references are ignored; the other references of "
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
            "Segments with spaces between Chinese characters: {count} of {segments}. Load the "
            "text as it was before it was split into words, or choose the word segmentation "
            "“none” if all files are split in the same way.",
        )
    else:
        advice = translate(
            "Warnings",
            "Segments with a space before periods or commas, or with marks left by a tokenizer: "
            "{count} of {segments}. Load the text as a reader would see it, or choose the word "
            "segmentation “none” if all files are tokenized in the same way.",
        )
    return WarningText(
        translate("Warnings", "“{document}” seems to be tokenized already").format(
            document=warning.document
        ),
        advice.format(count=format_number(warning.count), segments=format_number(warning.segments)),
    )


def _scripts_differ(warning: warn.ScriptsDiffer) -> WarningText:
    if {warning.reference, warning.candidate} == {"Hans", "Hant"}:
        title = translate("Warnings", "Simplified versus Traditional Chinese")
        advice = translate(
            "Warnings",
            "One text is in {reference}, the other in {candidate}. Most characters differ, so the "
            "score is far too low. Compare texts in the same script.",
        )
    else:
        title = translate("Warnings", "The scripts differ")
        advice = translate(
            "Warnings",
            "One text is in {reference}, the other in {candidate}. They are unlikely to match. "
            "Check that you chose the right files.",
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
            "Splitting {language} into words requires the extra “{extra}” of the Python package "
            '(pip install "bleu-desktop[{extra}]"), which the standalone program does not '
            "include. Character scores are higher than word scores; compare them only with each "
            "other.",
        )
    else:
        advice = translate(
            "Warnings",
            "{language} is written without spaces between words, and no word segmentation is "
            "available for it here. Character scores are higher than word scores; compare them "
            "only with each other.",
        )
    return WarningText(
        translate("Warnings", "Characters are compared, not words"),
        advice.format(language=language_name(warning.language), extra=warning.extra),
    )


def _ter_without_words(warning: warn.TerWithoutWords) -> WarningText:
    if warning.language in ("ja", "zh"):
        advice = translate(
            "Warnings",
            "TER compares the units between spaces, but {language} is written without spaces "
            "between words. Let TER split the text into characters (in the terminal: "
            "--ter-normalized --ter-asian-support), or rely on chrF2.",
        )
    else:
        advice = translate(
            "Warnings",
            "TER compares the units between spaces, but {language} is written without spaces "
            "between words. Rely on chrF2 instead.",
        )
    return WarningText(
        translate("Warnings", "TER is unreliable for this language"),
        advice.format(language=language_name(warning.language)),
    )


def finding_title(finding: Finding) -> str:
    """Return what is odd, as a headline."""
    if finding.kind is FindingKind.OTHER_SCRIPT and _is_chinese(finding):
        return translate("Health", "Simplified versus Traditional Chinese")
    titles = {
        FindingKind.SHIFTED: translate("Health", "Possibly misaligned lines"),
        FindingKind.REPLACEMENT_CHARACTERS: translate("Health", "Lost characters"),
        FindingKind.MOJIBAKE: translate("Health", "Garbled characters"),
        FindingKind.GUESSED_ENCODING: translate("Health", "The encoding is a guess"),
        FindingKind.LONE_CARRIAGE_RETURNS: translate(
            "Health", "Lines that end with only a carriage return"
        ),
        FindingKind.OTHER_SCRIPT: translate("Health", "Different scripts"),
        FindingKind.LENGTH_RATIO: translate("Health", "Unusual lengths"),
        FindingKind.EMPTY: translate("Health", "Empty segments"),
        FindingKind.TOKENIZED: translate("Health", "Already tokenized text"),
        FindingKind.MARKUP: translate("Health", "Tags in the text"),
        FindingKind.ENTITIES: translate("Health", "HTML entities"),
        FindingKind.LINE_SEPARATORS: translate("Health", "Line breaks within segments"),
        FindingKind.INVISIBLE: translate("Health", "Invisible characters"),
        FindingKind.NOT_NFC: translate("Health", "Decomposed characters"),
        FindingKind.FULL_WIDTH: translate("Health", "Full-width characters"),
        FindingKind.HALF_WIDTH: translate("Health", "Half-width characters"),
        FindingKind.CURLY_QUOTES: translate("Health", "Curly quotation marks"),
        FindingKind.STRAIGHT_QUOTES: translate("Health", "Straight quotation marks"),
        FindingKind.UNUSUAL_SPACES: translate("Health", "Unusual spaces"),
        FindingKind.DUPLICATES: translate("Health", "Repeated segments"),
        FindingKind.MIXED_LINE_ENDS: translate("Health", "Mixed line endings"),
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
            "There are spaces between Chinese characters. BLEU splits text into words itself; "
            "load the text as a reader would see it.",
        )
    texts = {
        FindingKind.SHIFTED: translate(
            "Health",
            "From about here on, lines seem to match other lines of the first reference than the "
            "ones next to them. A line may be missing here, and there may be an extra one later. "
            "Compare them under “Pairs”, or pair by content.",
        ),
        FindingKind.REPLACEMENT_CHARACTERS: translate(
            "Health",
            "“�” marks where a character was lost when the file was created. Take the text from "
            "an intact file; it cannot be restored here.",
        ),
        FindingKind.MOJIBAKE: translate(
            "Health",
            "The text was once read in the wrong encoding and saved that way: “Ã©” was “é”. Such "
            "words match nothing. Export the file again as UTF-8.",
        ),
        FindingKind.GUESSED_ENCODING: translate(
            "Health",
            "The file does not declare its encoding. If characters look wrong in the example, "
            "choose another encoding for the file.",
        ),
        FindingKind.LONE_CARRIAGE_RETURNS: translate(
            "Health",
            "Each of these lines is a segment here; other programs do not split there. Save the "
            "file with uniform line endings.",
        ),
        FindingKind.OTHER_SCRIPT: translate(
            "Health", "The texts are unlikely to match. Check that these are the right files."
        ),
        FindingKind.LENGTH_RATIO: translate(
            "Health",
            "Some segments are far longer or shorter than the first reference. Lines may be "
            "misaligned, or text may be missing.",
        ),
        FindingKind.EMPTY: translate(
            "Health",
            "They contain no visible text. Check whether a translation is missing.",
        ),
        FindingKind.TOKENIZED: translate(
            "Health",
            "There are spaces before periods or commas, or marks left by a tokenizer. BLEU splits "
            "text into words itself; load the text as a reader would see it.",
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
            "Health", "Other programs treat these characters as the end of a segment."
        ),
        FindingKind.INVISIBLE: translate(
            "Health", "Words that look the same do not match if one of them holds such a character."
        ),
        FindingKind.NOT_NFC: translate(
            "Health",
            "Here accents are separate characters; in the other text they are part of the letter. "
            "Both look the same but do not match.",
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
            "There are tabs, or no-break spaces and the like, that the other text does not have. "
            "They may keep words from matching.",
        ),
        FindingKind.DUPLICATES: translate(
            "Health", "They occur in the reference more than once and count each time."
        ),
        FindingKind.MIXED_LINE_ENDS: translate(
            "Health",
            "Segments are counted correctly here; other programs may count more or fewer.",
        ),
        FindingKind.BYTE_ORDER_MARK: translate(
            "Health", "It is not part of the text here; other programs may treat it as text."
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
            return translate("Health", "{length} characters; the reference has {reference}").format(
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
        return translate("Health", "BLEU unchanged ({score})").format(score=before)
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
