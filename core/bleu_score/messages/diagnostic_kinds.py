"""The words for each kind of diagnostic: one row, with everything that is said of it.

Everything else about a kind is one row as well, in `bleu_core.diagnostics.kinds`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import reduce
from typing import Any, NamedTuple

from bleu_core.diagnostics import model
from bleu_core.diagnostics.excerpts import excerpt
from bleu_core.diagnostics.kinds import Kind
from bleu_core.files.addresses import Role
from bleu_core.files.assumptions import BestProposals
from bleu_score.i18n import (
    Messages,
    format_number,
    format_score,
    join_names,
    join_phrases,
    join_sentences,
    language_name,
    translate,
    with_label,
)
from bleu_score.messages.assumptions import assumption_text
from bleu_score.messages.characters import character_name, script_name
from bleu_score.messages.names import text_name

# At most this many characters are listed in a sentence.
_MOST_CHARACTERS = 6
_MOST_PAIRS = 4


@dataclass(frozen=True)
class Reader:
    """The reader of an advice.

    Attributes
    ----------
    ter_check_box
        In the window, the name of the check box that lets TER split text into characters; None in
        the terminal, where an advice names flags instead.
    has_program
        Whether the reader is at the program; readers of a report may not have it, so an advice
        names neither check boxes nor flags.
    about_changes
        Whether the texts are suggestions and their final texts, and nothing is scored.
    """

    ter_check_box: str | None = None
    has_program: bool = True
    about_changes: bool = False


IN_TERMINAL = Reader()
WITH_REPORT = Reader(has_program=False)


class KindWords(NamedTuple):
    """The words for a diagnostic; in the table, with fields such as ``{count}`` to be filled in.

    Attributes
    ----------
    title
        Headline that does not name the document: of a diagnostic of a text, and of several.
    text
        Its effect on the score, and advice.
    extent
        The affected segments; in the table, empty for their number and the first of them.
    details
        Characters, scripts and the like, after the extent.
    headline
        Headline beside a score, where it names the document; `title` if empty.
    advice
        Explanation beside a score, with advice; the extent and `text` if empty.
    more
        A further sentence of the advice.
    """

    title: str = ""
    text: str = ""
    extent: str = ""
    details: str = ""
    headline: str = ""
    advice: str = ""
    more: str = ""

    def changed_by(self, case: KindWords) -> KindWords:
        """Return the words of a case, which has only what it says differently."""
        return KindWords(*(new or old for old, new in zip(self, case, strict=True)))


# Reasons not to compare pairs, as list entries.
_CONCERNS = Messages(
    "Pairs",
    {
        "only_reference": "Only in the reference",
        "only_candidate": "Only in the candidate",
        "duplicate_key": "Key occurs more than once",
        "empty_reference": "Empty in the reference",
        "no_suggestion": "No suggestion in the file",
        "empty_candidate": "Empty in the candidate",
        "untranslated": "Untranslated (the candidate is the source text)",
        "other_source": "Same key, but different source text",
        "not_translated": "Reference marked as not translated",
        "not_for_translation": "Marked as not to be translated",
        "needs_review": "Reference marked for review or not confirmed",
        "unconfirmed_candidate": "Candidate marked for review or not confirmed",
        "heading": "Heading of a column",
        "notes": "Notes, IDs or source texts (identical in all files)",
        "same_in_all": "Perhaps notes or IDs (identical in all files)",
    },
)

# A row for each kind, and one for what a case says differently.
_WORDS: Messages[Kind | tuple[Kind, str], KindWords] = Messages(
    "Diagnostics",
    {
        Kind.SHIFTED: KindWords(
            title="Possibly misaligned segments",
            text="There, texts seem to belong to other segments of the first reference, such as "
            "the one before. A text may be missing here, and there may be an "
            "extra one later. Pair the segments by content, or correct the file.",
            extent="From about segment {first} on",
            headline="Segments of “{document}” seem to be misaligned",
        ),
        Kind.LOST_CHARACTERS: KindWords(
            title="Lost characters",
            text="“�” marks where a character was lost when the file was created. Take the text "
            "from an intact file; it cannot be restored here.",
            headline="Characters of “{document}” are lost",
        ),
        Kind.GUESSED_ENCODING: KindWords(
            title="The encoding is a guess",
            text="The file does not declare its encoding. If characters look wrong, choose another "
            "encoding for the file, or save it as UTF-8.",
            details="Read as {encoding}",
            headline="The encoding of “{document}” is a guess",
        ),
        Kind.LONE_CARRIAGE_RETURNS: KindWords(
            title="Lines that end with only a carriage return",
            text="Each of these lines is a segment here; other programs do not split there. Save "
            "the file with uniform line endings.",
            extent="Lines: {count}, the first is line {line}",
            headline="Mixed line endings in “{document}”",
        ),
        Kind.SCRIPTS_DIFFER: KindWords(
            title="Different scripts",
            text="Texts in different scripts are unlikely to match. Check that these are the right "
            "files.",
            details="{script}; the first reference: {reference}",
        ),
        (Kind.SCRIPTS_DIFFER, "chinese"): KindWords(
            title="Simplified versus Traditional Chinese",
            text="About every third character differs, so the score is far too low. Compare texts "
            "in the same script, or convert both for the comparison.",
        ),
        (Kind.SCRIPTS_DIFFER, "reference"): KindWords(
            text="In a reference in a different script, a candidate can match only what both "
            "scripts write in the same way.",
            headline="“{document}” is not in the script of the first reference",
        ),
        (Kind.SCRIPTS_DIFFER, "chinese reference"): KindWords(
            headline="“{document}” is in {script}, the first reference in {reference}",
        ),
        (Kind.FOREIGN_SEGMENTS, "chinese"): KindWords(
            title="Traditional and Simplified Chinese mixed",
            text="These segments use a different Chinese script from the same segments of the "
            "first reference. Many of their characters do not match.",
        ),
        (Kind.FOREIGN_SEGMENTS, "language"): KindWords(
            title="Segments in a different language",
            text="Judging by their words, these segments are in a different language from the "
            "first reference. They may not have been translated.",
            details="Probably {language}",
            headline="Segments of “{document}” seem to be in a different language",
        ),
        (Kind.FOREIGN_SEGMENTS, "unknown"): KindWords(
            title="Segments in a different language",
            text="These segments are in a different language or script from the first reference. "
            "They may not have been translated.",
            headline="Segments of “{document}” seem to be in a different language",
        ),
        Kind.REFUSAL: KindWords(
            title="Refusals by a language model",
            text="In these segments, a language model declines to translate, for example “I cannot "
            "translate this text”. Translate them again, or have them translated by a person.",
            headline="“{document}” contains refusals by a language model",
        ),
        Kind.REPETITIONS: KindWords(
            title="Repeated text",
            text="These segments repeat a word or a phrase many times, or have the same text as "
            "other segments, such as an error message or the line before; the other text does not. "
            "Check how the file was created, and translate these segments again.",
            headline="Segments of “{document}” contain repeated text",
        ),
        Kind.TRUNCATED: KindWords(
            title="Truncated segments",
            text="These segments end in the middle of a sentence and are much shorter than in the "
            "other text. A length limit may have cut them off. Export or translate the segments "
            "again.",
            headline="Segments of “{document}” seem to be truncated",
        ),
        Kind.SHARED_TEXT: KindWords(
            title="Text that both files share",
            text="Besides the translation, these lines contain text that the reference has, too: a "
            "key, a name, a time or the source text, for example. It always matches, so the score "
            "is too high. Compare only the translations.",
            headline="“{document}” shares text with the reference",
        ),
        Kind.ADDED_TEXT: KindWords(
            title="More than the translation",
            text="Besides the translation, these segments contain text that the other file does "
            "not have: a key, a number, the source text, or words such as “Here is the "
            "translation:”, for example. It is scored as part of the translation. Compare only the "
            "translations.",
            headline="Segments of “{document}” contain more than the translation",
        ),
        Kind.CHANGED_NUMBERS: KindWords(
            title="Different numbers",
            text="The numbers in these segments differ from those in the first reference. Check "
            "whether the translation is wrong, or whether the lines are misaligned.",
            details="Segments with numbers in both texts: {numbers}",
            headline="Numbers in “{document}” differ from the reference",
        ),
        Kind.LABELS: KindWords(
            title="Labels, or special tokens of a translation model",
            text="These segments contain a label, such as “__es__” or “[MT]”, or a token of a "
            "model, such as “<unk>”, that the other text does not have. It is scored as part of "
            "the translation. Check how the translation was exported, or remove it from the file.",
            headline="“{document}” contains labels or special tokens",
        ),
        Kind.CONFLICTS: KindWords(
            title="Unresolved conflicts",
            text="These segments contain several versions, with the marks that gettext or Git puts "
            "between them. All of them are scored as one text. Keep one version in the file.",
            headline="“{document}” contains unresolved conflicts",
        ),
        Kind.LENGTH_RATIO: KindWords(
            title="Unusual lengths",
            text="Some segments are far longer or shorter than the first reference. Lines may be "
            "misaligned, or text may be missing.",
            details="Characters: {length}, in the reference: {reference}",
        ),
        (Kind.LENGTH_RATIO, "all"): KindWords(
            text="Translations of the same text have similar lengths. Check whether the lines "
            "contain more than the translation, such as the source text, or whether text is "
            "missing.",
        ),
        (Kind.LENGTH_RATIO, "longer"): KindWords(
            title="“{document}” is far longer than the reference",
        ),
        (Kind.LENGTH_RATIO, "shorter"): KindWords(
            title="“{document}” is far shorter than the reference",
        ),
        Kind.TOKENIZED: KindWords(
            title="Already tokenized text",
            text="There are spaces before periods or commas, or marks left by a tokenizer, but not "
            "in all files. BLEU splits text into words itself; load the text as a reader would see "
            "it.",
            headline="“{document}” seems to be tokenized already",
        ),
        (Kind.TOKENIZED, "all"): KindWords(
            text="There are spaces before periods or commas, or marks left by a tokenizer. BLEU "
            "splits text into words itself; load the text as a reader would see it, or choose the "
            "word segmentation “none” if all files are tokenized in the same way.",
        ),
        (Kind.TOKENIZED, "chinese"): KindWords(
            text="There are spaces between Chinese characters, but not in all files. BLEU splits "
            "text into words itself; load the text as a reader would see it.",
        ),
        (Kind.TOKENIZED, "all chinese"): KindWords(
            text="There are spaces between Chinese characters. BLEU splits text into words itself; "
            "load the text as a reader would see it, or choose the word segmentation “none” if all "
            "files are split in the same way.",
        ),
        Kind.CASE: KindWords(
            title="Different capitals",
            text="These segments have words of the first reference with other capitals: all, none, "
            "or one at the start of each word. Such words do not match unless case is ignored.",
            headline="The capitals of “{document}” differ",
        ),
        Kind.MARKUP: KindWords(
            title="Marks of a file format",
            text="Tags such as <b>, Markdown, or the quotation marks of a CSV file are compared as "
            "if they were words.",
            headline="“{document}” contains marks of a file format",
        ),
        Kind.CHARACTERS: KindWords(
            title="Wrong or encoded characters",
            text="The other text has the same words in other characters. These are codes, letters "
            "of another script or encoding, or signs for lost letters, and such words do not "
            "match. Take the text from an intact file, or export it again as UTF-8.",
            details="{pairs}",
            headline="“{document}” contains wrong or encoded characters",
        ),
        Kind.TYPOGRAPHY: KindWords(
            title="Different typography",
            text="The first reference has the same signs in another form. This is a choice of "
            "style, but signs in different forms do not match.",
            details="{pairs}",
            headline="The typography of “{document}” differs",
        ),
        Kind.UNUSUAL_SPACES: KindWords(
            title="Unusual spaces",
            text="There are tabs, no-break spaces, line breaks or similar characters that the "
            "other text does not have. Other programs may split words or segments at other places.",
            details="{characters}",
        ),
        Kind.DUPLICATES: KindWords(
            title="Repeated segments",
            text="These segments occur in the reference more than once, and every repetition "
            "counts.",
        ),
        Kind.READ_OTHERWISE: KindWords(
            title="Mixed line endings, or a byte order mark",
            text="The file is read correctly here. Other programs may count more or fewer "
            "segments, or treat the byte order mark (BOM) as text.",
            extent="{marks}",
        ),
        Kind.IDENTICAL: KindWords(
            title="Identical to the reference",
            headline="“{document}” is identical to the reference",
            advice="Check that you did not load the same file twice.",
        ),
        Kind.IDENTICAL_SEGMENTS: KindWords(
            title="Many segments identical to the reference",
            text="They may be copied references, identifiers or untranslated names, which make the "
            "score too high. Check these segments. If one text is the post-edited version of the "
            "other, identical segments are normal.",
            extent="Identical segments: {count} of {segments}, the first is number {first}",
            headline="Many segments of “{document}” are identical to the reference",
        ),
        Kind.UNRELATED: KindWords(
            title="No match with the reference",
            text="The lines may be in a different order, the times of subtitles may not fit, or "
            "the files may not belong together.",
            extent="Segments that have no more words in common with their own reference than with "
            "those of other segments: {count} of {segments}, the first is number {first}",
            headline="“{document}” does not match the reference",
        ),
        Kind.IS_SOURCE: KindWords(
            title="Source text instead of a translation",
            text="Check that you chose the right files.",
            extent="Segments that are still the source text: {count} of {segments}",
            headline="“{document}” is the source text",
        ),
        Kind.WRONG_LANGUAGE: KindWords(
            title="A different language",
            headline="“{document}” seems to be in a different language",
            advice="It contains hardly any of the words that are common in the first reference. "
            "Check that you chose the right files.",
        ),
        (Kind.WRONG_LANGUAGE, "language"): KindWords(
            advice="Judging by what the files state or by their words, it is in {language}, but "
            "the first reference is in {reference}. Check that you chose the right files.",
        ),
        Kind.NO_MATCH: KindWords(
            headline="No matching n-grams (order {orders})",
            advice="Smoothing filled in a value for each order without a match, so the score "
            "depends on these values. Check that the files belong together.",
        ),
        (Kind.NO_MATCH, "beside"): KindWords(
            headline="No matching n-grams (order {orders}); identical: {identical} of {all}, "
            "{metric}: {score}",
        ),
        (Kind.NO_MATCH, "zero"): KindWords(
            advice="No smoothing helps here: nothing matches at all, or the candidate is too short "
            "for n-grams of this order. Check that the files belong together.",
        ),
        (Kind.NO_MATCH, "unsmoothed"): KindWords(
            advice="Without smoothing, one order without a match makes the whole score 0. Check "
            "that the files belong together; for a short text, choose a smoothing method.",
        ),
        Kind.BLANK_IN_ALL: KindWords(
            headline="Blank lines",
            advice="Lines that are blank in all files and are ignored: {count}.",
        ),
        Kind.NO_WORDS: KindWords(
            headline="Words are not separated",
            advice="{language} is written without spaces between words, and this word segmentation "
            "compares whole phrases instead. The score says nothing about the translation. Choose "
            "another word segmentation.",
        ),
        Kind.CHARACTER_FALLBACK: KindWords(
            headline="Characters are compared, not words",
            advice="{language} is written without spaces between words, and no word segmentation "
            "is available for it here. Character scores are higher than word scores; compare them "
            "only with each other.",
        ),
        (Kind.CHARACTER_FALLBACK, "extra"): KindWords(
            advice="Splitting {language} into words requires the extra “{extra}” of the Python "
            'package (pip install "bleu-desktop[{extra}]"), which the standalone program does not '
            "include. Character scores are higher than word scores; compare them only with each "
            "other.",
        ),
        Kind.OTHER_SEGMENTATION: KindWords(
            headline="Publications split Chinese into characters ({tokenizer})",
            advice="They mostly use sacreBLEU’s segmentation into characters. The score of words "
            "found by a dictionary cannot be compared with theirs.",
        ),
        (Kind.OTHER_SEGMENTATION, "cantonese"): KindWords(
            more="The dictionary has the words of Mandarin, and cuts Cantonese in the wrong "
            "places: the segmentation into characters suits this text better.",
        ),
        Kind.LEFT_OUT: KindWords(
            headline="Excluded segments ({count} of {segments})",
            advice="{reasons}. These segments are not scored.",
        ),
        (Kind.LEFT_OUT, "window"): KindWords(
            advice="{reasons}. These segments are not scored. The Pairing page lists them and lets "
            "you keep them.",
        ),
        (Kind.LEFT_OUT, "terminal"): KindWords(
            advice="{reasons}. These segments are not scored. Use --keep to keep them.",
        ),
        Kind.ASSUMED: KindWords(
            headline="{headline}",
            advice="{advice}",
        ),
        Kind.KNOWN_TEXT: KindWords(
            title="Known text",
            headline="Known text: {count} of {segments} segments",
            extent="Segments: {count} of {segments}",
            advice="The source text of these segments is in {files}. A system that was trained on "
            "this text, or has it as a memory, has seen them before.",
        ),
        (Kind.KNOWN_TEXT, "reference"): KindWords(
            advice="The reference of these segments is in {files}. A system that was trained on "
            "this text, or has it as a memory, has seen them before.",
        ),
        (Kind.KNOWN_TEXT, "some"): KindWords(
            headline="Known text: {count} of {segments} segments, BLEU {known} in these and "
            "{other} in the others",
            details="BLEU {known} in these and {other} in the others",
            more="The score of the others says more about new texts.",
        ),
        (Kind.KNOWN_TEXT, "all"): KindWords(
            details="BLEU {known}",
        ),
        (Kind.KNOWN_TEXT, "none"): KindWords(
            advice="None of these segments is in {files}.",
        ),
        Kind.FILES_LEFT_OUT: KindWords(
            headline="Files that are not in this score: {count}",
            advice="{files}",
        ),
        Kind.FEW_SEGMENTS: KindWords(
            headline="Too few segments ({count})",
            advice="With fewer than about {recommended} segments, chance has a large effect on the "
            "score. Add more text, or take the score as a rough indication.",
        ),
        Kind.SHORT_SEGMENTS: KindWords(
            headline="Many very short segments",
            advice="References with fewer than {tokens} tokens, too few for an n-gram of the "
            "highest order: {count} of {segments}. BLEU says little about headings, buttons and "
            "single words. chrF compares characters and says more about them.",
        ),
        (Kind.SHORT_SEGMENTS, "beside"): KindWords(
            headline="Many very short segments; identical: {identical} of {all}, {metric}: {score}",
        ),
        Kind.TER_WITHOUT_WORDS: KindWords(
            headline="TER is unreliable for this language",
            advice="TER compares the units between spaces, but {language} is written without "
            "spaces between words. Rely on chrF2 instead.",
        ),
        (Kind.TER_WITHOUT_WORDS, "terminal"): KindWords(
            advice="TER compares the units between spaces, but {language} is written without "
            "spaces between words. Let TER split the text into characters (--ter-normalized "
            "--ter-asian-support), or rely on chrF2.",
        ),
        (Kind.TER_WITHOUT_WORDS, "window"): KindWords(
            advice="TER compares the units between spaces, but {language} is written without "
            "spaces between words. Turn on “{option}”, or rely on chrF2.",
        ),
        Kind.EMPTY_REFERENCE: KindWords(
            title="Empty segments",
            text="Empty references are ignored; the other references of the segment count.",
            headline="“{document}” contains empty segments",
        ),
        (Kind.EMPTY_REFERENCE, "unmatched"): KindWords(
            text="Segments without any reference: {unmatched}. Whatever the candidate contains "
            "there counts as wrong. Complete the references, or exclude these segments.",
        ),
        Kind.EMPTY_CANDIDATE: KindWords(
            title="Empty segments",
            text="An empty segment matches nothing and shortens the candidate, which lowers the "
            "score (brevity penalty). Check whether the translation is missing there.",
            headline="“{document}” contains empty segments",
        ),
        Kind.UNTRANSLATED: KindWords(
            title="Untranslated segments",
            text="Their scores say nothing about the translation. Translate these segments, or "
            "exclude them.",
            extent="Segments that are still the source text: {count} of {segments}, the first is "
            "number {first}",
            headline="Untranslated segments in “{document}” ({count})",
        ),
        Kind.OTHER_SOURCE: KindWords(
            title="A translation of a different source text",
            text="Only their keys match. Check that both files come from the same version, or "
            "exclude these segments.",
            extent="Segments whose source text is not that of the reference: {count} of "
            "{segments}, the first is number {first}",
            headline="“{document}” is a translation of a different source text",
        ),
        Kind.HEADING: KindWords(
            headline="A heading counts as a segment",
            advice="Segment {first} of “{document}” seems to be the heading of a column, not a "
            "translation: “{example}”. Exclude it.",
        ),
        Kind.SAME_IN_ALL: KindWords(
            headline="Segments that may not be translations ({count})",
            advice="In “{document}”, the segments named {members} are identical to the reference, "
            "while the segments next to them differ: {count} of {segments}, the first is number "
            "{first}. If they are notes or IDs, exclude them: they make the score too high.",
        ),
    },
)

# What they say differently of suggestions and final texts. The others say nothing about changes.
_WORDS_ABOUT_CHANGES: Messages[Kind, KindWords] = Messages(
    "Diagnostics",
    {
        Kind.SHIFTED: KindWords(
            text="From about here on, suggestions and final texts seem to belong to different "
            "segments, so their similarities would be too low. Pair the segments by content, or "
            "correct the file.",
        ),
        Kind.LOST_CHARACTERS: KindWords(),
        Kind.GUESSED_ENCODING: KindWords(),
        Kind.LONE_CARRIAGE_RETURNS: KindWords(),
        Kind.UNRELATED: KindWords(
            title="Little in common with the final texts",
            headline="“{document}” has little in common with the final texts",
            text="Check that each suggestion is paired with its own final text.",
            extent="Segments that have no more words in common with their own final text than with "
            "others: {count} of {segments}, the first is number {first}",
        ),
        Kind.OTHER_SOURCE: KindWords(
            title="Different source texts",
            text="Only their keys match. Check that both files come from the same version.",
            extent="Segments whose source text is not that of the final text: {count} of "
            "{segments}, the first is number {first}",
            headline="“{document}” has different source texts",
        ),
        Kind.FILES_LEFT_OUT: KindWords(headline="Files that are not counted: {count}"),
    },
)

ABOUT_CHANGES = frozenset(_WORDS_ABOUT_CHANGES)
"""The kinds of diagnostics that matter for changes."""

# For each count of files that are not in a score, its sentence.
_FILES = Messages(
    "Diagnostics",
    {
        "broken": "Could not be read or compared: {count}.",
        "incomplete": "Missing from at least one candidate: {count}.",
        "unpaired": "Unpaired files: {count}.",
    },
)


def _length_cases(diagnostic: model.Diagnostic, _: Reader) -> tuple[str, ...]:
    if diagnostic.count < diagnostic.segments:
        return ()
    lengths = diagnostic.data_as(model.Lengths)
    return "all", "longer" if lengths.own > lengths.expected else "shorter"


def _script_cases(diagnostic: model.Diagnostic, _: Reader) -> tuple[str, ...]:
    scripts = diagnostic.data_as(model.Difference)
    is_chinese = {scripts.own, scripts.expected} == {"Hans", "Hant"}
    is_reference = diagnostic.where.role is Role.REFERENCE
    cases = ("chinese",) * is_chinese + ("reference",) * is_reference
    return (*cases, "chinese reference") if is_chinese and is_reference else cases


def _foreign_cases(diagnostic: model.Diagnostic, _: Reader) -> tuple[str, ...]:
    language = diagnostic.data_as(model.Difference).own
    if language.startswith("zh-"):
        return ("chinese",)
    return ("language",) if language else ("unknown",)


def _spacing_cases(diagnostic: model.Diagnostic, _: Reader) -> tuple[str, ...]:
    is_chinese = diagnostic.data_as(model.Spacing).chinese
    if model.UseTokenizer("none") in diagnostic.fixes:
        return ("all chinese",) if is_chinese else ("all",)
    return ("chinese",) if is_chinese else ()


def _language_cases(diagnostic: model.Diagnostic, _: Reader) -> tuple[str, ...]:
    languages = diagnostic.data_as(model.Difference)
    return ("language",) if languages.own and languages.expected else ()


def _match_cases(diagnostic: model.Diagnostic, _: Reader) -> tuple[str, ...]:
    unmatched = diagnostic.data_as(model.UnmatchedOrders)
    if not unmatched.zero:
        return ()
    beside = () if unmatched.beside is None else ("beside",)
    return (*beside, "unsmoothed" if unmatched.smoothing == "none" else "zero")


def _reader_cases(_: model.Diagnostic, reader: Reader) -> tuple[str, ...]:
    if not reader.has_program:
        return ()
    return ("terminal",) if reader.ter_check_box is None else ("window",)


def _ter_cases(diagnostic: model.Diagnostic, reader: Reader) -> tuple[str, ...]:
    can_split = diagnostic.data_as(model.UnspacedLanguage).language.split("-")[0] in (
        "ja",
        "yue",
        "zh",
    )
    return _reader_cases(diagnostic, reader) if can_split else ()


def _known_cases(diagnostic: model.Diagnostic, _: Reader) -> tuple[str, ...]:
    if not diagnostic.count:
        return ("none",)
    by_reference = diagnostic.data_as(model.KnownText).side == "reference"
    share = "some" if diagnostic.count < diagnostic.segments else "all"
    return ("reference", share) if by_reference else (share,)


# The cases that a diagnostic is.
_CASES: dict[Kind, Callable[[model.Diagnostic, Reader], tuple[str, ...]]] = {
    Kind.SCRIPTS_DIFFER: _script_cases,
    Kind.FOREIGN_SEGMENTS: _foreign_cases,
    Kind.LENGTH_RATIO: _length_cases,
    Kind.TOKENIZED: _spacing_cases,
    Kind.WRONG_LANGUAGE: _language_cases,
    Kind.NO_MATCH: _match_cases,
    Kind.SHORT_SEGMENTS: lambda diagnostic, _: (
        ("beside",) if diagnostic.data_as(model.ShortSegments).beside else ()
    ),
    Kind.EMPTY_REFERENCE: lambda diagnostic, _: ("unmatched",) if _unmatched(diagnostic) else (),
    Kind.CHARACTER_FALLBACK: lambda diagnostic, _: (
        ("extra",) if diagnostic.data_as(model.MissingTokenizer).extra else ()
    ),
    Kind.OTHER_SEGMENTATION: lambda diagnostic, _: (
        ("cantonese",) if diagnostic.data_as(model.OtherSegmentation).is_cantonese else ()
    ),
    Kind.LEFT_OUT: _reader_cases,
    Kind.KNOWN_TEXT: _known_cases,
    Kind.TER_WITHOUT_WORDS: _ter_cases,
}


def kind_words(diagnostic: model.Diagnostic, reader: Reader = IN_TERMINAL) -> KindWords:
    """Return the words for a diagnostic, with their fields filled in."""
    usual = translate("Diagnostics", "Segments: {count} of {segments}, the first is number {first}")
    # Where a whole text is meant, its first segment says nothing.
    is_whole = diagnostic.count == diagnostic.segments
    words = KindWords(extent="" if is_whole else usual).changed_by(
        _WORDS.get(diagnostic.kind, KindWords())
    )
    if diagnostic.kind in _CASES:
        for case in _CASES[diagnostic.kind](diagnostic, reader):
            words = words.changed_by(_WORDS[diagnostic.kind, case])
    if reader.about_changes and diagnostic.kind in ABOUT_CHANGES:
        words = words.changed_by(_WORDS_ABOUT_CHANGES[diagnostic.kind])
    where = diagnostic.where
    values = {
        "document": text_name(where.document),
        "count": format_number(diagnostic.count),
        "segments": format_number(diagnostic.segments),
        "first": format_number((where.segment or 0) + 1),
        "line": format_number(where.line or 0),
        "example": where.example,
    }
    if diagnostic.kind in _VALUES:
        values |= _VALUES[diagnostic.kind](diagnostic, reader)
    return KindWords(*(text.format_map(values) for text in words))


def concern_name(concern: str) -> str:
    """Return the reason not to compare a segment, as a list entry."""
    return _CONCERNS[concern]


def concern_counts(counts: Mapping[Any, int]) -> str:
    """Return the number of segments of each concern, in one line."""
    texts = [
        with_label(concern_name(concern), format_number(count)) for concern, count in counts.items()
    ]
    return join_phrases(texts)


def _pairs_of_characters(diagnostic: model.Diagnostic) -> str:
    """Return the characters that a text has instead of others, in one line."""
    characters = diagnostic.data_as(model.Characters)
    texts = []
    for written, meant in characters.pairs[:_MOST_PAIRS]:
        if not written:
            text = translate("Diagnostics", "“{meant}” is missing")
        elif not meant:
            text = translate("Diagnostics", "“{written}” is added")
        else:
            text = translate("Diagnostics", "“{meant}” is written “{written}”")
        texts.append(text.format(written=excerpt(written), meant=excerpt(meant)))
    if characters.count > _MOST_PAIRS:
        more = format_number(characters.count - _MOST_PAIRS)
        texts.append(translate("Diagnostics", "and {count} more").format(count=more))
    return join_phrases(texts)


def _unmatched(diagnostic: model.Diagnostic) -> int:
    # A concern in a list of pairs has no data.
    return diagnostic.data.segments if isinstance(diagnostic.data, model.SegmentCount) else 0


def _member_names(diagnostic: model.Diagnostic) -> str:
    # A concern in a list of pairs has no data.
    names = diagnostic.data.names if isinstance(diagnostic.data, model.Names) else ()
    return join_names([translate("Diagnostics", "“{name}”").format(name=name) for name in names])


def _assumed(diagnostic: model.Diagnostic, reader: Reader) -> dict[str, str]:
    # Assumptions have a table of their own.
    assumption = model.assumption_of(diagnostic)
    headline, advice = assumption_text(assumption, diagnostic.where.document)
    if isinstance(assumption, BestProposals) and reader == IN_TERMINAL:
        # The window has no choice for this; in the terminal, the name of a file can state it.
        choice = translate(
            "Assumptions",
            "To compare the first one, write &quality=first after #alt-trans in the file name.",
        )
        advice = join_sentences(advice, choice)
    return {"headline": headline, "advice": advice}


def _files_left_out(diagnostic: model.Diagnostic, _: Reader) -> dict[str, str]:
    counts = {
        name: count for name, count in vars(diagnostic.data_as(model.FilesLeftOut)).items() if count
    }
    sentences = (_FILES[name].format(count=format_number(counts[name])) for name in counts)
    return {
        "count": format_number(sum(counts.values())),
        "files": reduce(join_sentences, sentences),
    }


def _languages(diagnostic: model.Diagnostic, _: Reader) -> dict[str, str]:
    languages = diagnostic.data_as(model.Difference)
    return {
        "language": language_name(languages.own),
        "reference": language_name(languages.expected),
    }


def _lengths(diagnostic: model.Diagnostic, _: Reader) -> dict[str, str]:
    lengths = diagnostic.data_as(model.Lengths)
    return {
        "length": format_number(lengths.own),
        "reference": format_number(lengths.expected),
    }


def _scripts(diagnostic: model.Diagnostic, _: Reader) -> dict[str, str]:
    scripts = diagnostic.data_as(model.Difference)
    return {"script": script_name(scripts.own), "reference": script_name(scripts.expected)}


def _orders(diagnostic: model.Diagnostic, _: Reader) -> dict[str, str]:
    unmatched = diagnostic.data_as(model.UnmatchedOrders)
    orders = join_names([*map(format_number, unmatched.orders)])
    return {"orders": orders, **_beside(unmatched.beside)}


def _missing_tokenizer(diagnostic: model.Diagnostic, _: Reader) -> dict[str, str]:
    missing = diagnostic.data_as(model.MissingTokenizer)
    return {"language": language_name(missing.language), "extra": missing.extra or ""}


def _needed(diagnostic: model.Diagnostic) -> str:
    return format_number(diagnostic.data_as(model.Needed).count)


def _short_segments(diagnostic: model.Diagnostic, _: Reader) -> dict[str, str]:
    short = diagnostic.data_as(model.ShortSegments)
    return {"tokens": format_number(short.tokens), **_beside(short.beside)}


def _beside(beside: model.Beside | None) -> dict[str, str]:
    if beside is None:
        return {}
    return {
        "identical": format_number(beside.identical),
        "all": format_number(beside.segments),
        "metric": beside.metric,
        "score": format_score(beside.percent),
    }


def _known_text(diagnostic: model.Diagnostic, _: Reader) -> dict[str, str]:
    data = diagnostic.data_as(model.KnownText)
    known, other = (
        "–" if percent is None else format_score(percent) for percent in (data.known, data.other)
    )
    names = [translate("Diagnostics", "“{name}”").format(name=name) for name in data.files]
    return {"files": join_names(names), "known": known, "other": other}


def _characters(diagnostic: model.Diagnostic) -> str:
    """List the most frequent characters with their counts."""
    counts = diagnostic.data_as(model.NamedCounts).counts
    texts = [
        with_label(character_name(code_point), format_number(count))
        for code_point, count in counts[:_MOST_CHARACTERS]
    ]
    more = ["…"] if len(counts) > _MOST_CHARACTERS else []
    return join_names([*texts, *more])


# Values of fields that only a kind has, or counts otherwise.
_VALUES: dict[Kind, Callable[[model.Diagnostic, Reader], dict[str, str]]] = {
    Kind.GUESSED_ENCODING: lambda diagnostic, _: {
        "encoding": diagnostic.data_as(model.GuessedEncoding).encoding
    },
    Kind.SCRIPTS_DIFFER: _scripts,
    Kind.FOREIGN_SEGMENTS: _languages,
    Kind.CHANGED_NUMBERS: lambda diagnostic, _: {
        "numbers": format_number(diagnostic.data_as(model.SegmentCount).segments)
    },
    Kind.LENGTH_RATIO: _lengths,
    Kind.CHARACTERS: lambda diagnostic, _: {"pairs": _pairs_of_characters(diagnostic)},
    Kind.TYPOGRAPHY: lambda diagnostic, _: {"pairs": _pairs_of_characters(diagnostic)},
    Kind.UNUSUAL_SPACES: lambda diagnostic, _: {"characters": _characters(diagnostic)},
    Kind.READ_OTHERWISE: lambda diagnostic, _: {
        "marks": join_names(diagnostic.data_as(model.Names).names)
    },
    Kind.WRONG_LANGUAGE: _languages,
    Kind.NO_WORDS: lambda diagnostic, _: {
        "language": language_name(diagnostic.data_as(model.UnspacedLanguage).language)
    },
    Kind.NO_MATCH: _orders,
    Kind.CHARACTER_FALLBACK: _missing_tokenizer,
    Kind.OTHER_SEGMENTATION: lambda diagnostic, _: {
        "tokenizer": diagnostic.data_as(model.OtherSegmentation).tokenizer
    },
    Kind.LEFT_OUT: lambda diagnostic, _: {
        "reasons": concern_counts(dict(diagnostic.data_as(model.NamedCounts).counts))
    },
    Kind.ASSUMED: _assumed,
    Kind.KNOWN_TEXT: _known_text,
    Kind.FILES_LEFT_OUT: _files_left_out,
    Kind.FEW_SEGMENTS: lambda diagnostic, _: {
        "count": format_number(diagnostic.segments),
        "recommended": _needed(diagnostic),
    },
    Kind.SHORT_SEGMENTS: _short_segments,
    Kind.TER_WITHOUT_WORDS: lambda diagnostic, reader: {
        "language": language_name(diagnostic.data_as(model.UnspacedLanguage).language),
        "option": reader.ter_check_box or "",
    },
    Kind.EMPTY_REFERENCE: lambda diagnostic, _: {
        "unmatched": format_number(_unmatched(diagnostic))
    },
    Kind.SAME_IN_ALL: lambda diagnostic, _: {"members": _member_names(diagnostic)},
}
