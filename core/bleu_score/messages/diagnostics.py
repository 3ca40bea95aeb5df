"""Messages for diagnostics: what is wrong with a score or its files, and what to do about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import reduce
from typing import TYPE_CHECKING, Any

from bleu_core.corpus.addresses import Role
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import (
    CharacterCounts,
    Diagnostic,
    Difference,
    FilesLeftOut,
    Fix,
    GuessedEncoding,
    IgnoreCase,
    LeaveOut,
    LeftOutCounts,
    Lengths,
    LineEnds,
    MissingTokenizer,
    Needed,
    Normalize,
    PairOtherwise,
    Resolved,
    Spaceless,
    Spacing,
    UnmatchedOrders,
    Unreferenced,
    UseTokenizer,
    assumption_of,
)
from bleu_score.i18n import (
    format_number,
    format_score,
    join_names,
    join_sentences,
    language_name,
    translate,
)
from bleu_score.messages.assumptions import assumption_text
from bleu_score.messages.characters import character_name, script_name
from bleu_score.messages.choices import normalization_name, tokenizer_choice_name
from bleu_score.messages.files import listed
from bleu_score.messages.metrics import signed

if TYPE_CHECKING:
    from bleu_core.health import Effect

# List at most this many characters in a sentence.
_LISTED = 6


@dataclass(frozen=True)
class WarningText:
    """A warning as a headline and an explanation with advice."""

    title: str
    advice: str


def warning_text(
    warning: Diagnostic, *, ter_check_box: str | None = None, is_report: bool = False
) -> WarningText:
    """Return the message for a warning about a score.

    Parameters
    ----------
    warning
        The warning.
    ter_check_box
        The name of the window's check box that lets TER split text into characters; None in the
        terminal, where the advice names flags instead.
    is_report
        Whether it is for readers who may not have the program: then the advice names neither.
    """
    words = _warning_text(warning, ter_check_box, is_report=is_report)
    if len(warning.files) < 2:
        return words
    names = translate("Warnings", "In these files: {files}.").format(files=listed(warning.files))
    return replace(words, advice=join_sentences(words.advice, names))


def _warning_text(
    warning: Diagnostic, ter_check_box: str | None, *, is_report: bool
) -> WarningText:
    document = warning.where.document
    match warning:
        case Diagnostic(kind=Kind.FEW_SEGMENTS, data=Needed(count=recommended)):
            return WarningText(
                translate("Warnings", "Too few segments ({count})").format(
                    count=format_number(warning.segments)
                ),
                translate(
                    "Warnings",
                    "With fewer than about {recommended} segments, the score depends a lot on "
                    "chance. Add more text, or take the score as a rough indication.",
                ).format(recommended=format_number(recommended)),
            )
        case Diagnostic(kind=Kind.ASSUMED):
            return WarningText(*assumption_text(assumption_of(warning), document))
        case Diagnostic(data=FilesLeftOut() as files):
            return _files_left_out(files)
        case Diagnostic(data=LeftOutCounts(counts=counts)):
            return WarningText(
                translate("Warnings", "Excluded segments ({count} of {segments})").format(
                    count=format_number(warning.count),
                    segments=format_number(warning.segments),
                ),
                _how_to_keep(in_window=ter_check_box is not None, is_report=is_report).format(
                    reasons=concern_counts(dict(counts))
                ),
            )
        case Diagnostic(kind=Kind.SHORT_SEGMENTS, data=Needed(count=tokens)):
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
                    tokens=format_number(tokens),
                ),
            )
        case Diagnostic(data=UnmatchedOrders() as unmatched):
            return _no_match(unmatched)
        case Diagnostic(kind=Kind.EMPTY_CANDIDATES):
            return WarningText(
                translate("Warnings", "Empty candidate segments ({count})").format(
                    count=format_number(warning.count)
                ),
                translate(
                    "Warnings",
                    "The first one is line {line}. An empty segment matches nothing and shortens "
                    "the candidate, which lowers the score (brevity penalty). Check whether the "
                    "translation is missing there.",
                ).format(line=format_number(warning.where.line or 0)),
            )
        case Diagnostic(data=Unreferenced(segments=segments)):
            return _empty_references(warning, segments)
        case Diagnostic(kind=Kind.LANGUAGES_DIFFER, data=Difference() as languages):
            return WarningText(
                translate("Warnings", "The languages differ"),
                translate(
                    "Warnings",
                    "According to the files themselves, the reference is in {reference} and "
                    "“{document}” in {candidate}. Check that you chose the right files.",
                ).format(
                    document=document,
                    reference=language_name(languages.expected),
                    candidate=language_name(languages.own),
                ),
            )
        case Diagnostic(kind=Kind.WRONG_LANGUAGE, data=Difference() as languages):
            return _wrong_language(document, languages)
        case Diagnostic(kind=Kind.TIMES_DIFFER):
            return WarningText(
                translate("Warnings", "“{document}” does not fit the reference in time").format(
                    document=document
                ),
                translate(
                    "Warnings",
                    "Subtitles that appear at the same time and have hardly a word in common: "
                    "{count} of {segments}, the first is number {first}. Check that both files "
                    "belong to the same video.",
                ).format(
                    count=format_number(warning.count),
                    segments=format_number(warning.segments),
                    first=format_number((warning.where.segment or 0) + 1),
                ),
            )
        case Diagnostic(kind=Kind.UNTRANSLATED):
            return WarningText(
                translate("Warnings", "Untranslated segments in “{document}” ({count})").format(
                    document=document, count=format_number(warning.count)
                ),
                translate(
                    "Warnings",
                    "Segments that are still the source text: {count} of {segments}, the first is "
                    "number {first}. The score says nothing about their quality. Have them "
                    "translated, or exclude them.",
                ).format(
                    count=format_number(warning.count),
                    segments=format_number(warning.segments),
                    first=format_number((warning.where.segment or 0) + 1),
                ),
            )
        case Diagnostic(kind=Kind.OTHER_SOURCE):
            return WarningText(
                translate("Warnings", "“{document}” translates another source text").format(
                    document=document
                ),
                translate(
                    "Warnings",
                    "Segments whose source text is not that of the reference: {count} of "
                    "{segments}, the first is number {first}. They only have the same key. Check "
                    "that both files are of the same version, or exclude these segments.",
                ).format(
                    count=format_number(warning.count),
                    segments=format_number(warning.segments),
                    first=format_number((warning.where.segment or 0) + 1),
                ),
            )
        case Diagnostic(kind=Kind.UNRELATED):
            return WarningText(
                translate("Warnings", "“{document}” does not fit the reference").format(
                    document=document
                ),
                translate(
                    "Warnings",
                    "Its segments have no more words in common with their own reference than with "
                    "others. The lines may be in another order, or the files may not belong "
                    "together.",
                ),
            )
        case Diagnostic(kind=Kind.IS_SOURCE):
            return WarningText(
                translate("Warnings", "“{document}” is the source text").format(document=document),
                translate(
                    "Warnings",
                    "Segments that are still the source text: {count} of {segments}. Check that "
                    "you chose the right files.",
                ).format(
                    count=format_number(warning.count), segments=format_number(warning.segments)
                ),
            )
        case Diagnostic(kind=Kind.HEADING):
            return WarningText(
                translate("Warnings", "A heading counts as a segment"),
                translate(
                    "Warnings",
                    "Segment {first} of “{document}” seems to be the heading of a column, not a "
                    "translation: “{example}”. Exclude it.",
                ).format(
                    document=document,
                    first=format_number((warning.where.segment or 0) + 1),
                    example=warning.where.example,
                ),
            )
        case Diagnostic(kind=Kind.IDENTICAL):
            return WarningText(
                translate("Warnings", "“{document}” is identical to the reference").format(
                    document=document
                ),
                translate(
                    "Warnings",
                    "Every segment is identical to a reference. Check that you did not load the "
                    "same file twice.",
                ),
            )
        case Diagnostic(data=MissingTokenizer() as missing):
            return _character_fallback(missing)
        case Diagnostic(data=Spaceless(language=language)):
            return _ter_without_words(language, ter_check_box, is_report=is_report)
        case _:
            return _as_in_files(warning)


def _files_left_out(files: FilesLeftOut) -> WarningText:
    reasons = {
        translate("Warnings", "Not readable or not comparable: {count}."): files.broken,
        translate("Warnings", "Missing for a candidate: {count}."): files.incomplete,
        translate("Warnings", "Without a partner: {count}."): files.unpaired,
    }
    sentences = [
        text.format(count=format_number(count)) for text, count in reasons.items() if count
    ]
    title = translate("Warnings", "Files that are not in this score: {count}")
    return WarningText(
        title.format(count=format_number(files.broken + files.incomplete + files.unpaired)),
        reduce(join_sentences, sentences),
    )


def _wrong_language(document: str, languages: Difference) -> WarningText:
    if languages.own and languages.expected:
        advice = translate(
            "Warnings",
            "Judging by its words, it is in {language}, and the first reference is in "
            "{reference}. Check that you chose the right files.",
        ).format(language=language_name(languages.own), reference=language_name(languages.expected))
    else:
        advice = translate(
            "Warnings",
            "It has hardly any of the words that are frequent in the first reference. Check that "
            "you chose the right files.",
        )
    title = translate("Warnings", "“{document}” seems to be in another language")
    return WarningText(title.format(document=document), advice)


def _no_match(unmatched: UnmatchedOrders) -> WarningText:
    if unmatched.zero and unmatched.smoothing == "none":
        advice = translate(
            "Warnings",
            "Without smoothing, one order without a match makes the whole score 0. Check that the "
            "files belong together; for a small text, choose a smoothing.",
        )
    elif unmatched.zero:
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
    orders = join_names([format_number(order) for order in unmatched.orders])
    title = translate("Warnings", "No matching n-grams (order {orders})").format(orders=orders)
    return WarningText(title, advice)


def _empty_references(warning: Diagnostic, unmatched: int) -> WarningText:
    title = translate("Warnings", "Empty reference segments ({count})").format(
        count=format_number(warning.count)
    )
    if unmatched:
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
            line=format_number(warning.where.line or 0), unmatched=format_number(unmatched)
        ),
    )


def _as_in_files(warning: Diagnostic) -> WarningText:
    """Return the message of a finding in a file, with a headline that names the file."""
    match warning.kind:
        case Kind.SHIFTED:
            title = translate("Warnings", "Lines of “{document}” seem to be misaligned")
        case Kind.FOREIGN_SEGMENTS:
            title = translate("Warnings", "Segments of “{document}” seem to be in another language")
        case Kind.REPEATED_BLOCK:
            title = translate("Warnings", "A block of “{document}” is repeated")
        case Kind.ALL_CAPITALS:
            title = translate("Warnings", "Segments of “{document}” are in capitals")
        case Kind.ALL_LOWER_CASE:
            title = translate("Warnings", "Segments of “{document}” have no capitals")
        case Kind.LOOKALIKES:
            title = translate("Warnings", "“{document}” has look-alike letters of another script")
        case Kind.TOKENIZED:
            title = translate("Warnings", "“{document}” seems to be tokenized already")
        case Kind.STRUCTURED:
            title = translate("Warnings", "Lines of “{document}” look like keys with texts")
        case Kind.GUESSED_ENCODING:
            title = translate("Warnings", "The encoding of “{document}” is a guess")
        case Kind.LONE_CARRIAGE_RETURNS:
            title = translate("Warnings", "Mixed line endings in “{document}”")
        case Kind.SCRIPTS_DIFFER if warning.where.role is Role.REFERENCE:
            title = translate(
                "Warnings", "“{document}” is not in the script of the first reference"
            )
        case _:
            title = finding_title(warning)
    return WarningText(
        title.format(document=warning.where.document),
        translate("Warnings", "{extent}. {advice}").format(
            extent=finding_extent(warning), advice=finding_text(warning)
        ),
    )


def _character_fallback(missing: MissingTokenizer) -> WarningText:
    if missing.extra:
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
        advice.format(language=language_name(missing.language), extra=missing.extra),
    )


def _how_to_keep(*, in_window: bool, is_report: bool) -> str:
    if is_report:
        return translate("Warnings", "{reasons}. They do not count.")
    if in_window:
        return translate(
            "Warnings",
            "{reasons}. They do not count. Under “Pairing” you can see them and choose to keep "
            "them.",
        )
    return translate("Warnings", "{reasons}. They do not count. Use --keep to keep them.")


def _ter_without_words(language: str, check_box: str | None, *, is_report: bool) -> WarningText:
    can_split = language.split("-")[0] in ("ja", "zh") and not is_report
    if can_split and check_box is None:
        advice = translate(
            "Warnings",
            "TER compares the units between spaces, but {language} is written without spaces "
            "between words. Let TER split the text into characters (--ter-normalized "
            "--ter-asian-support), or rely on chrF2.",
        )
    elif can_split:
        advice = translate(
            "Warnings",
            "TER compares the units between spaces, but {language} is written without spaces "
            "between words. Turn on “{option}”, or rely on chrF2.",
        )
    else:
        advice = translate(
            "Warnings",
            "TER compares the units between spaces, but {language} is written without spaces "
            "between words. Rely on chrF2 instead.",
        )
    return WarningText(
        translate("Warnings", "TER is unreliable for this language"),
        advice.format(language=language_name(language), option=check_box),
    )


def finding_title(finding: Diagnostic) -> str:
    """Return what was found, as a headline."""
    if finding.kind is Kind.SCRIPTS_DIFFER and _is_chinese(finding):
        return translate("Health", "Simplified versus Traditional Chinese")
    titles = {
        Kind.SHIFTED: translate("Health", "Possibly misaligned lines"),
        Kind.REPLACEMENT_CHARACTERS: translate("Health", "Lost characters"),
        Kind.MOJIBAKE: translate("Health", "Garbled characters"),
        Kind.GUESSED_ENCODING: translate("Health", "The encoding is a guess"),
        Kind.LONE_CARRIAGE_RETURNS: translate(
            "Health", "Lines that end with only a carriage return"
        ),
        Kind.SCRIPTS_DIFFER: translate("Health", "Different scripts"),
        Kind.FOREIGN_SEGMENTS: translate("Health", "Segments in another language"),
        Kind.MIXED_CHINESE: translate("Health", "Traditional and Simplified Chinese mixed"),
        Kind.REPEATED_BLOCK: translate("Health", "Repeated block"),
        Kind.LENGTH_RATIO: translate("Health", "Unusual lengths"),
        Kind.EMPTY: translate("Health", "Empty segments"),
        Kind.TOKENIZED: translate("Health", "Already tokenized text"),
        Kind.PREAMBLE: translate("Health", "Words about the translation"),
        Kind.NUMBERING: translate("Health", "Numbered segments"),
        Kind.CSV_QUOTES: translate("Health", "Quotation marks from a CSV file"),
        Kind.ESCAPES: translate("Health", "Escape sequences"),
        Kind.MARKDOWN: translate("Health", "Markdown in the text"),
        Kind.CAT_TAGS: translate("Health", "Tags of a CAT tool"),
        Kind.LOOKALIKES: translate("Health", "Look-alike letters of another script"),
        Kind.ALL_CAPITALS: translate("Health", "Segments in capitals"),
        Kind.ALL_LOWER_CASE: translate("Health", "Segments without capitals"),
        Kind.STRUCTURED: translate("Health", "Lines like “key = text”"),
        Kind.MARKUP: translate("Health", "Tags in the text"),
        Kind.ENTITIES: translate("Health", "HTML entities"),
        Kind.LINE_SEPARATORS: translate("Health", "Line breaks within segments"),
        Kind.INVISIBLE: translate("Health", "Invisible characters"),
        Kind.NOT_NFC: translate("Health", "Decomposed characters"),
        Kind.FULL_WIDTH: translate("Health", "Full-width characters"),
        Kind.HALF_WIDTH: translate("Health", "Half-width characters"),
        Kind.CURLY_QUOTES: translate("Health", "Curly quotation marks"),
        Kind.STRAIGHT_QUOTES: translate("Health", "Straight quotation marks"),
        Kind.ANGLE_QUOTES: translate("Health", "Angle or corner quotation marks"),
        Kind.OTHER_QUOTES: translate("Health", "Different quotation marks"),
        Kind.UNUSUAL_SPACES: translate("Health", "Unusual spaces"),
        Kind.DUPLICATES: translate("Health", "Repeated segments"),
        Kind.MIXED_LINE_ENDS: translate("Health", "Mixed line endings"),
        Kind.BYTE_ORDER_MARK: translate("Health", "Byte order mark"),
    }
    return titles[finding.kind]


def finding_text(finding: Diagnostic) -> str:
    """Return what was found, its effect, and what to do."""
    if finding.kind is Kind.SCRIPTS_DIFFER and finding.where.role is Role.REFERENCE:
        return translate("Health", "A candidate can match only the references in its own script.")
    if finding.kind is Kind.SCRIPTS_DIFFER and _is_chinese(finding):
        return translate(
            "Health",
            "Most characters differ, so the score is far too low. Compare texts in the same "
            "script, or convert both for the comparison.",
        )
    if (
        finding.kind is Kind.FOREIGN_SEGMENTS
        and isinstance(finding.data, Difference)
        and not finding.data.own
    ):
        return translate(
            "Health",
            "These segments are in another language or script than the first reference. They may "
            "not have been translated.",
        )
    if isinstance(finding.data, Resolved):
        return translate(
            "Health",
            "The tokenizer 13a reads these codes as characters, so they do not change BLEU.",
        )
    if isinstance(finding.data, Spacing):
        return _tokenized(finding.data, all_are=UseTokenizer("none") in finding.fixes)
    texts = {
        Kind.SHIFTED: translate(
            "Health",
            "From about here on, lines seem to match other lines of the first reference than the "
            "ones next to them. A line may be missing here, and there may be an extra one later. "
            "Pair the segments by content, or correct the lines.",
        ),
        Kind.REPLACEMENT_CHARACTERS: translate(
            "Health",
            "“�” marks where a character was lost when the file was created. Take the text from "
            "an intact file; it cannot be restored here.",
        ),
        Kind.MOJIBAKE: translate(
            "Health",
            "The text was once read in the wrong encoding and saved that way: “Ã©” was “é”. Such "
            "words match nothing. Export the file again as UTF-8.",
        ),
        Kind.GUESSED_ENCODING: translate(
            "Health",
            "The file does not declare its encoding. If characters look wrong, choose another "
            "encoding for the file, or save it as UTF-8.",
        ),
        Kind.LONE_CARRIAGE_RETURNS: translate(
            "Health",
            "Each of these lines is a segment here; other programs do not split there. Save the "
            "file with uniform line endings.",
        ),
        Kind.SCRIPTS_DIFFER: translate(
            "Health", "The texts are unlikely to match. Check that these are the right files."
        ),
        Kind.FOREIGN_SEGMENTS: translate(
            "Health",
            "Judging by their words, these segments are in another language than the first "
            "reference. They may not have been translated.",
        ),
        Kind.MIXED_CHINESE: translate(
            "Health",
            "These segments are in the other Chinese script than the same ones of the first "
            "reference. Many of their characters do not match.",
        ),
        Kind.REPEATED_BLOCK: translate(
            "Health",
            "Several segments in a row repeat earlier ones, but the first reference does not. "
            "Text may have been pasted twice.",
        ),
        Kind.LENGTH_RATIO: translate(
            "Health",
            "Some segments are far longer or shorter than the first reference. Lines may be "
            "misaligned, or text may be missing.",
        ),
        Kind.EMPTY: translate(
            "Health",
            "They contain no visible text. Check whether a translation is missing.",
        ),
        Kind.PREAMBLE: translate(
            "Health",
            "Segments start with words such as “Here is the translation:”, probably from a "
            "language model. They are scored as part of the translation.",
        ),
        Kind.NUMBERING: translate(
            "Health",
            "Segments start with a number that the other text does not have. It is scored as part "
            "of the translation.",
        ),
        Kind.CSV_QUOTES: translate(
            "Health",
            "Segments are still quoted as in a CSV file: marks around them, and doubled marks "
            "inside. Load the CSV file itself, or remove the quoting.",
        ),
        Kind.ESCAPES: translate(
            "Health",
            "A backslash and a letter stand for a line break or another character, as in program "
            "code. Words beside them do not match.",
        ),
        Kind.MARKDOWN: translate(
            "Health",
            "Marks for bold text, headings and the like are compared as if they were words. The "
            "other text does not have them.",
        ),
        Kind.CAT_TAGS: translate(
            "Health",
            "Numbered tags such as <2> are compared as if they were words. The other text does "
            "not have them.",
        ),
        Kind.LOOKALIKES: translate(
            "Health",
            "Some letters look right but belong to another script, for example a Cyrillic “а” in "
            "an English word. Such words do not match.",
        ),
        Kind.ALL_CAPITALS: translate(
            "Health",
            "The first reference has small letters in the same segments. Words in capitals do not "
            "match unless case is ignored.",
        ),
        Kind.ALL_LOWER_CASE: translate(
            "Health",
            "The first reference has capitals in the same segments. They do not match unless case "
            "is ignored.",
        ),
        Kind.STRUCTURED: translate(
            "Health",
            "Many lines start with a name and “=” or “:”. Keys are scored like words: if these are "
            "keys, save the file with the extension of its format, such as .properties or .yml.",
        ),
        Kind.MARKUP: translate("Health", "Tags such as <b> are compared as if they were words."),
        Kind.ENTITIES: translate(
            "Health",
            "Codes such as &amp; stand for characters. They match only where the other text has "
            "the same code.",
        ),
        Kind.LINE_SEPARATORS: translate(
            "Health", "Other programs treat these characters as the end of a segment."
        ),
        Kind.INVISIBLE: translate(
            "Health",
            "Words that look the same do not match if one of them contains such a character.",
        ),
        Kind.NOT_NFC: translate(
            "Health",
            "Here accents are separate characters; in the other text they are part of the letter. "
            "Both look the same but do not match.",
        ),
        Kind.FULL_WIDTH: translate(
            "Health",
            "The first reference has half-width ones in the same segments. They do not match.",
        ),
        Kind.HALF_WIDTH: translate(
            "Health",
            "The first reference has full-width ones in the same segments. They do not match.",
        ),
        Kind.CURLY_QUOTES: translate(
            "Health",
            "The first reference has straight ones in the same segments. They do not match, nor "
            "do words with an apostrophe.",
        ),
        Kind.STRAIGHT_QUOTES: translate(
            "Health",
            "The first reference has curly ones in the same segments. They do not match, nor do "
            "words with an apostrophe.",
        ),
        Kind.ANGLE_QUOTES: translate(
            "Health",
            "The first reference has other quotation marks in the same segments. They do not "
            "match.",
        ),
        Kind.OTHER_QUOTES: translate(
            "Health",
            "The first reference has angle or corner ones in the same segments. They do not match.",
        ),
        Kind.UNUSUAL_SPACES: translate(
            "Health",
            "There are tabs, or no-break spaces and the like, that the other text does not have. "
            "They may keep words from matching.",
        ),
        Kind.DUPLICATES: translate(
            "Health", "They occur in the reference more than once and count each time."
        ),
        Kind.MIXED_LINE_ENDS: translate(
            "Health",
            "Segments are counted correctly here; other programs may count more or fewer.",
        ),
        Kind.BYTE_ORDER_MARK: translate(
            "Health", "It is not part of the text here; other programs may treat it as text."
        ),
    }
    return texts[finding.kind]


def _tokenized(spacing: Spacing, *, all_are: bool) -> str:
    if spacing.chinese and all_are:
        return translate(
            "Health",
            "There are spaces between Chinese characters. BLEU splits text into words itself; "
            "load the text as a reader would see it, or choose the word segmentation “none” if "
            "all files are split in the same way.",
        )
    if spacing.chinese:
        return translate(
            "Health",
            "There are spaces between Chinese characters, but not in all files. BLEU splits text "
            "into words itself; load the text as a reader would see it.",
        )
    if all_are:
        return translate(
            "Health",
            "There are spaces before periods or commas, or marks left by a tokenizer. BLEU splits "
            "text into words itself; load the text as a reader would see it, or choose the word "
            "segmentation “none” if all files are tokenized in the same way.",
        )
    return translate(
        "Health",
        "There are spaces before periods or commas, or marks left by a tokenizer, but not in all "
        "files. BLEU splits text into words itself; load the text as a reader would see it.",
    )


def finding_extent(finding: Diagnostic) -> str:
    """Return how many segments are affected, and by which characters."""
    count, first = format_number(finding.count), format_number((finding.where.segment or 0) + 1)
    details = _details(finding)
    if finding.kind in (Kind.MIXED_LINE_ENDS, Kind.BYTE_ORDER_MARK) or not finding.count:
        return details
    if finding.kind is Kind.SHIFTED:
        extent = translate("Health", "From segment {first} on").format(first=first)
    elif finding.kind is Kind.LONE_CARRIAGE_RETURNS:
        extent = translate("Health", "Lines: {count}, the first is line {line}").format(
            count=count, line=format_number(finding.where.line or 0)
        )
    else:
        extent = translate(
            "Health", "Segments: {count} of {segments}, the first is number {first}"
        ).format(count=count, segments=format_number(finding.segments), first=first)
    return " · ".join([extent, details]) if details else extent


def _details(finding: Diagnostic) -> str:
    """Return the details of a finding besides its count, if any."""
    match finding.data:
        case Difference(own=language) if finding.kind is Kind.FOREIGN_SEGMENTS:
            if not language:
                return ""
            name = language_name(language)
            return translate("Health", "Probably {language}").format(language=name)
        case GuessedEncoding(encoding=encoding):
            return translate("Health", "Read as {encoding}").format(encoding=encoding)
        case Difference(own=own, expected=expected):
            return translate("Health", "{script}; the first reference: {reference}").format(
                script=script_name(own), reference=script_name(expected)
            )
        case Lengths(own=own_length, expected=expected_length):
            return translate(
                "Health", "Characters: {length}, in the reference: {reference}"
            ).format(length=format_number(own_length), reference=format_number(expected_length))
        case LineEnds(names=names):
            return join_names(names)
        case CharacterCounts(counts=counts):
            return _characters(counts)
    return ""


def _characters(counts: tuple[tuple[str, int], ...]) -> str:
    texts = [
        translate("Health", "{character}: {count}").format(
            character=character_name(code_point), count=format_number(count)
        )
        for code_point, count in counts[:_LISTED]
    ]
    more = ["…"] if len(counts) > _LISTED else []
    return join_names([*texts, *more])


def effect_text(effect: Effect) -> str:
    """Return the effect of a normalization on a candidate's score."""
    before, after = format_score(effect.before), format_score(effect.after)
    if before == after:
        return translate("Health", "BLEU unchanged ({score})").format(score=before)
    return translate("Health", "BLEU {before} → {after} ({difference})").format(
        before=before, after=after, difference=signed(effect.after - effect.before)
    )


def fix_text(fix: Fix) -> str:
    """Return what a fix does, as the label of a button."""
    match fix:
        case Normalize(normalization="detok"):
            return translate("Fixes", "Undo tokenization")
        case Normalize(normalization="t2s"):
            return translate("Fixes", "Compare as Simplified Chinese")
        case Normalize(normalization=name):
            return translate("Fixes", "Apply to all texts: {normalization}").format(
                normalization=normalization_name(name)
            )
        case IgnoreCase():
            return translate("Fixes", "Ignore case")
        case UseTokenizer(tokenizer=tokenizer):
            return translate("Fixes", "Word segmentation: {tokenizer}").format(
                tokenizer=tokenizer_choice_name(tokenizer)
            )
        case PairOtherwise(by="alignment"):
            return translate("Fixes", "Pair by content")
        case PairOtherwise(by="key"):
            return translate("Fixes", "Pair by key")
        case PairOtherwise(by="auto"):
            return translate("Fixes", "Pair automatically")
        case PairOtherwise():
            return translate("Fixes", "Pair by position")
        case LeaveOut(is_on=True):
            return translate("Fixes", "Keep these segments")
        case LeaveOut(concern="heading"):
            return translate("Fixes", "Exclude the heading")
        case LeaveOut(concern="untranslated"):
            return translate("Fixes", "Exclude untranslated segments")
        case LeaveOut(concern="empty_candidate" | "empty_reference"):
            return translate("Fixes", "Exclude empty segments")
        case LeaveOut():
            return translate("Fixes", "Exclude these segments")


def fix_flag(fix: Fix) -> str:
    """Return the option of the terminal program that applies a fix."""
    match fix:
        case Normalize(normalization=name):
            return f"--normalize {name}"
        case IgnoreCase():
            return "--lowercase"
        case UseTokenizer(tokenizer=name):
            return f"--tokenize {name}"
        case PairOtherwise(by=by):
            return f"--pair {by}"
        case LeaveOut(concern=concern, is_on=is_on):
            return f"--{'keep' if is_on else 'leave-out'} {concern}"


def _is_chinese(finding: Diagnostic) -> bool:
    data = finding.data
    return isinstance(data, Difference) and {data.own, data.expected} == {"Hans", "Hant"}


def concern_name(concern: str) -> str:
    """Return the reason not to compare a segment, as a list entry."""
    names = {
        "only_reference": translate("Pairs", "Only in the reference"),
        "only_candidate": translate("Pairs", "Only in the candidate"),
        "duplicate_key": translate("Pairs", "Key occurs more than once"),
        "empty_reference": translate("Pairs", "Empty in the reference"),
        "no_proposal": translate("Pairs", "Without a proposal in the file"),
        "empty_candidate": translate("Pairs", "Empty in the candidate"),
        "untranslated": translate("Pairs", "Untranslated (the candidate is the source text)"),
        "other_source": translate("Pairs", "Same key, but another source text"),
        "not_translated": translate("Pairs", "Reference marked as not translated"),
        "not_for_translation": translate("Pairs", "Marked as not to be translated"),
        "needs_review": translate("Pairs", "Reference marked for review or not confirmed"),
        "unconfirmed_candidate": translate("Pairs", "Candidate marked for review or not confirmed"),
        "heading": translate("Pairs", "Heading of a column"),
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
