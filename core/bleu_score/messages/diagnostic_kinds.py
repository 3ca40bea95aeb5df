"""The words for each kind of diagnostic: one row, with everything that is said of it.

Everything else about a kind is one row as well, in `bleu_core.diagnostics.kinds`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import reduce
from typing import Any

from bleu_core.diagnostics.excerpts import excerpt
from bleu_core.diagnostics.kinds import Kind, kind_of_concern
from bleu_core.diagnostics.model import (
    Characters,
    Diagnostic,
    Difference,
    FilesLeftOut,
    GuessedEncoding,
    Lengths,
    MissingTokenizer,
    NamedCounts,
    Names,
    Needed,
    OtherSegmentation,
    SegmentCount,
    Spacing,
    UnmatchedOrders,
    UnspacedLanguage,
    UseTokenizer,
    assumption_of,
)
from bleu_core.files.addresses import Role
from bleu_core.files.assumptions import BestProposals
from bleu_score.i18n import (
    format_number,
    join_names,
    join_phrases,
    join_sentences,
    language_name,
    translate,
    with_label,
)
from bleu_score.messages.assumptions import assumption_text
from bleu_score.messages.characters import character_name, script_name

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
    """

    ter_check_box: str | None = None
    has_program: bool = True


IN_TERMINAL = Reader()
WITH_REPORT = Reader(has_program=False)


@dataclass(frozen=True)
class KindWords:
    """The words for a diagnostic, with fields such as ``{count}`` to be filled in.

    Attributes
    ----------
    title
        Headline of a diagnostic of a text.
    text
        Its effect on the score, and advice.
    extent
        The affected segments; None for their number and the first of them.
    details
        Characters, scripts and the like, after the extent.
    headline
        Headline beside a score, where it names the document; `title` if empty.
    advice
        Explanation beside a score, with advice; the extent and `text` if empty.
    name
        A reason not to compare pairs, as a list entry.
    values
        Values of fields that only this kind has, or counts otherwise. All kinds have ``document``,
        ``count``, ``segments``, ``first``, ``line`` and ``example``.
    """

    title: str = ""
    text: str = ""
    extent: str | None = None
    details: str = ""
    headline: str = ""
    advice: str = ""
    name: str = ""
    values: Mapping[str, str] = field(default_factory=dict)


def kind_words(diagnostic: Diagnostic, reader: Reader = IN_TERMINAL) -> KindWords:
    """Return the words for a diagnostic from the row of its kind."""
    return _ROWS[diagnostic.kind](diagnostic, reader)


def concern_name(concern: str) -> str:
    """Return the reason not to compare a segment, as a list entry."""
    return kind_words(Diagnostic(kind_of_concern(concern))).name


def concern_counts(counts: Mapping[Any, int]) -> str:
    """Return the number of segments of each concern, in one line."""
    texts = [
        with_label(concern_name(concern), format_number(count)) for concern, count in counts.items()
    ]
    return join_phrases(texts)


def _pairs_of_characters(found: Diagnostic) -> str:
    """Return the characters that a text has instead of others, in one line."""
    characters = found.data_as(Characters)
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


def _length_ratio(found: Diagnostic) -> KindWords:
    lengths = found.data_as(Lengths)
    title = translate("Diagnostics", "Unusual lengths")
    text = translate(
        "Diagnostics",
        "Some segments are far longer or shorter than the first reference. Lines may be "
        "misaligned, or text may be missing.",
    )
    if found.count == found.segments:
        text = translate(
            "Diagnostics",
            "Translations of the same text have similar lengths. Check whether the lines contain "
            "more than the translation, such as the source text, or whether text is missing.",
        )
        if lengths.own > lengths.expected:
            title = translate("Diagnostics", "“{document}” is far longer than the reference")
        else:
            title = translate("Diagnostics", "“{document}” is far shorter than the reference")
    return KindWords(
        title=title,
        text=text,
        details=translate("Diagnostics", "Characters: {length}, in the reference: {reference}"),
        values={
            "length": format_number(lengths.own),
            "reference": format_number(lengths.expected),
        },
    )


def _scripts_differ(found: Diagnostic) -> KindWords:
    scripts = found.data_as(Difference)
    is_reference = found.where.role is Role.REFERENCE
    is_chinese = {scripts.own, scripts.expected} == {"Hans", "Hant"}
    title = translate("Diagnostics", "Different scripts")
    text = translate(
        "Diagnostics",
        "Texts in different scripts are unlikely to match. Check that these are the right files.",
    )
    if is_chinese:
        title = translate("Diagnostics", "Simplified versus Traditional Chinese")
        text = translate(
            "Diagnostics",
            "About every third character differs, so the score is far too low. Compare texts in "
            "the same script, or convert both for the comparison.",
        )
    if is_reference:
        text = translate(
            "Diagnostics",
            "In a reference in a different script, a candidate can match only what both scripts "
            "write in the same way.",
        )
    headline = translate("Diagnostics", "“{document}” is not in the script of the first reference")
    return KindWords(
        title=title,
        text=text,
        details=translate("Diagnostics", "{script}; the first reference: {reference}"),
        headline=headline if is_reference else "",
        values=_scripts(found),
    )


def _foreign_segments(found: Diagnostic) -> KindWords:
    language = found.data_as(Difference).own
    if language.startswith("zh-"):
        return KindWords(
            title=translate("Diagnostics", "Traditional and Simplified Chinese mixed"),
            text=translate(
                "Diagnostics",
                "These segments use a different Chinese script from the same segments of the first "
                "reference. Many of their characters do not match.",
            ),
        )
    return KindWords(
        title=translate("Diagnostics", "Segments in a different language"),
        text=translate(
            "Diagnostics",
            "Judging by their words, these segments are in a different language from the first "
            "reference. They may not have been translated.",
        )
        if language
        else translate(
            "Diagnostics",
            "These segments are in a different language or script from the first reference. They "
            "may not have been translated.",
        ),
        details=translate("Diagnostics", "Probably {language}") if language else "",
        headline=translate(
            "Diagnostics", "Segments of “{document}” seem to be in a different language"
        ),
        values={"language": language_name(language)} if language else {},
    )


def _tokenized_text(found: Diagnostic) -> str:
    spacing = found.data_as(Spacing)
    all_are = UseTokenizer("none") in found.fixes
    if spacing.chinese and all_are:
        return translate(
            "Diagnostics",
            "There are spaces between Chinese characters. BLEU splits text into words itself; "
            "load the text as a reader would see it, or choose the word segmentation “none” if "
            "all files are split in the same way.",
        )
    if spacing.chinese:
        return translate(
            "Diagnostics",
            "There are spaces between Chinese characters, but not in all files. BLEU splits text "
            "into words itself; load the text as a reader would see it.",
        )
    if all_are:
        return translate(
            "Diagnostics",
            "There are spaces before periods or commas, or marks left by a tokenizer. BLEU splits "
            "text into words itself; load the text as a reader would see it, or choose the word "
            "segmentation “none” if all files are tokenized in the same way.",
        )
    return translate(
        "Diagnostics",
        "There are spaces before periods or commas, or marks left by a tokenizer, but not in all "
        "files. BLEU splits text into words itself; load the text as a reader would see it.",
    )


def _wrong_language(found: Diagnostic) -> KindWords:
    languages = found.data_as(Difference)
    headline = translate("Diagnostics", "“{document}” seems to be in a different language")
    if not (languages.own and languages.expected):
        return KindWords(
            headline=headline,
            advice=translate(
                "Diagnostics",
                "It contains hardly any of the words that are common in the first reference. "
                "Check that you chose the right files.",
            ),
        )
    return KindWords(
        headline=headline,
        advice=translate(
            "Diagnostics",
            "Judging by what the files state or by their words, it is in {language}, but the first "
            "reference is in {reference}. Check that you chose the right files.",
        ),
        values={
            "language": language_name(languages.own),
            "reference": language_name(languages.expected),
        },
    )


def _no_match(found: Diagnostic) -> KindWords:
    unmatched = found.data_as(UnmatchedOrders)
    if unmatched.zero and unmatched.smoothing == "none":
        advice = translate(
            "Diagnostics",
            "Without smoothing, one order without a match makes the whole score 0. Check that "
            "the files belong together; for a short text, choose a smoothing method.",
        )
    elif unmatched.zero:
        advice = translate(
            "Diagnostics",
            "No smoothing helps here: nothing matches at all, or the candidate is too short for "
            "n-grams of this order. Check that the files belong together.",
        )
    else:
        advice = translate(
            "Diagnostics",
            "Smoothing filled in a value for each order without a match, so the score depends on "
            "these values. Check that the files belong together.",
        )
    return KindWords(
        headline=translate("Diagnostics", "No matching n-grams (order {orders})"),
        advice=advice,
        values={"orders": join_names([format_number(order) for order in unmatched.orders])},
    )


def _empty_reference(found: Diagnostic) -> KindWords:
    # A concern in a list of pairs has no data.
    unmatched = found.data.segments if isinstance(found.data, SegmentCount) else 0
    return KindWords(
        title=translate("Diagnostics", "Empty segments"),
        text=translate(
            "Diagnostics",
            "Segments without any reference: {unmatched}. Whatever the candidate contains there "
            "counts as wrong. Complete the references, or exclude these segments.",
        )
        if unmatched
        else translate(
            "Diagnostics",
            "Empty references are ignored; the other references of the segment count.",
        ),
        headline=translate("Diagnostics", "“{document}” contains empty segments"),
        name=translate("Pairs", "Empty in the reference"),
        values={"unmatched": format_number(unmatched)},
    )


def _character_fallback(found: Diagnostic) -> KindWords:
    missing = found.data_as(MissingTokenizer)
    return KindWords(
        headline=translate("Diagnostics", "Characters are compared, not words"),
        advice=translate(
            "Diagnostics",
            "Splitting {language} into words requires the extra “{extra}” of the Python package "
            '(pip install "bleu-desktop[{extra}]"), which the standalone program does not '
            "include. Character scores are higher than word scores; compare them only with each "
            "other.",
        )
        if missing.extra
        else translate(
            "Diagnostics",
            "{language} is written without spaces between words, and no word segmentation is "
            "available for it here. Character scores are higher than word scores; compare them "
            "only with each other.",
        ),
        values={"language": language_name(missing.language), "extra": missing.extra or ""},
    )


def _other_segmentation(found: Diagnostic) -> KindWords:
    other = found.data_as(OtherSegmentation)
    advice = translate(
        "Diagnostics",
        "They mostly use sacreBLEU’s segmentation into characters. The score of words found by a "
        "dictionary cannot be compared with theirs.",
    )
    if other.is_cantonese:
        advice = join_sentences(
            advice,
            translate(
                "Diagnostics",
                "The dictionary has the words of Mandarin, and cuts Cantonese in the wrong places: "
                "the segmentation into characters suits this text better.",
            ),
        )
    return KindWords(
        headline=translate(
            "Diagnostics", "Publications split Chinese into characters ({tokenizer})"
        ),
        advice=advice,
        values={"tokenizer": other.tokenizer},
    )


def _member_names(found: Diagnostic) -> str:
    # A concern in a list of pairs has no data.
    names = found.data.names if isinstance(found.data, Names) else ()
    return join_names([translate("Diagnostics", "“{name}”").format(name=name) for name in names])


def _left_out(found: Diagnostic, reader: Reader) -> KindWords:
    if not reader.has_program:
        advice = translate("Diagnostics", "{reasons}. These segments are not scored.")
    elif reader.ter_check_box is not None:
        advice = translate(
            "Diagnostics",
            "{reasons}. These segments are not scored. The Pairing page lists them and lets you "
            "keep them.",
        )
    else:
        advice = translate(
            "Diagnostics", "{reasons}. These segments are not scored. Use --keep to keep them."
        )
    return KindWords(
        headline=translate("Diagnostics", "Excluded segments ({count} of {segments})"),
        advice=advice,
        values={"reasons": concern_counts(dict(found.data_as(NamedCounts).counts))},
    )


def _assumed(found: Diagnostic, reader: Reader) -> KindWords:
    # Assumptions have a table of their own.
    assumption = assumption_of(found)
    title, text = assumption_text(assumption, found.where.document)
    if isinstance(assumption, BestProposals) and reader == IN_TERMINAL:
        # The window has no choice for this; in the terminal, the name of a file can state it.
        choice = translate(
            "Assumptions",
            "To compare the first one, write &quality=first after #alt-trans in the file name.",
        )
        text = join_sentences(text, choice)
    return KindWords(headline="{title}", advice="{text}", values={"title": title, "text": text})


def _files_left_out(found: Diagnostic) -> KindWords:
    files = found.data_as(FilesLeftOut)
    sentences = (
        (translate("Diagnostics", "Could not be read or compared: {count}."), files.broken),
        (
            translate("Diagnostics", "Missing from at least one candidate: {count}."),
            files.incomplete,
        ),
        (translate("Diagnostics", "Unpaired files: {count}."), files.unpaired),
    )
    texts = [text.format(count=format_number(count)) for text, count in sentences if count]
    return KindWords(
        headline=translate("Diagnostics", "Files that are not in this score: {count}"),
        advice=reduce(join_sentences, texts),
        values={"count": format_number(files.broken + files.incomplete + files.unpaired)},
    )


def _ter_without_words(found: Diagnostic, reader: Reader) -> KindWords:
    language = found.data_as(UnspacedLanguage).language
    can_split = language.split("-")[0] in ("ja", "yue", "zh") and reader.has_program
    if can_split and reader.ter_check_box is None:
        advice = translate(
            "Diagnostics",
            "TER compares the units between spaces, but {language} is written without spaces "
            "between words. Let TER split the text into characters (--ter-normalized "
            "--ter-asian-support), or rely on chrF2.",
        )
    elif can_split:
        advice = translate(
            "Diagnostics",
            "TER compares the units between spaces, but {language} is written without spaces "
            "between words. Turn on “{option}”, or rely on chrF2.",
        )
    else:
        advice = translate(
            "Diagnostics",
            "TER compares the units between spaces, but {language} is written without spaces "
            "between words. Rely on chrF2 instead.",
        )
    return KindWords(
        headline=translate("Diagnostics", "TER is unreliable for this language"),
        advice=advice,
        values={"language": language_name(language), "option": reader.ter_check_box or ""},
    )


def _scripts(found: Diagnostic) -> dict[str, str]:
    scripts = found.data_as(Difference)
    return {"script": script_name(scripts.own), "reference": script_name(scripts.expected)}


def _characters(found: Diagnostic) -> str:
    """List the most frequent characters with their counts."""
    counts = found.data_as(NamedCounts).counts
    texts = [
        with_label(character_name(code_point), format_number(count))
        for code_point, count in counts[:_MOST_CHARACTERS]
    ]
    more = ["…"] if len(counts) > _MOST_CHARACTERS else []
    return join_names([*texts, *more])


_ROWS: dict[Kind, Callable[[Diagnostic, Reader], KindWords]] = {
    Kind.SHIFTED: lambda *_: KindWords(
        title=translate("Diagnostics", "Possibly misaligned segments"),
        text=translate(
            "Diagnostics",
            "From about here on, texts seem to belong to other segments of the first reference, "
            "such as the one before. A text may be missing here, and there may be an extra one "
            "later. Pair the segments by content, or correct the file.",
        ),
        extent=translate("Diagnostics", "From segment {first} on"),
        headline=translate("Diagnostics", "Segments of “{document}” seem to be misaligned"),
    ),
    Kind.LOST_CHARACTERS: lambda *_: KindWords(
        title=translate("Diagnostics", "Lost characters"),
        text=translate(
            "Diagnostics",
            "“�” marks where a character was lost when the file was created. Take the text from "
            "an intact file; it cannot be restored here.",
        ),
        headline=translate("Diagnostics", "Characters of “{document}” are lost"),
    ),
    Kind.GUESSED_ENCODING: lambda found, _: KindWords(
        title=translate("Diagnostics", "The encoding is a guess"),
        text=translate(
            "Diagnostics",
            "The file does not declare its encoding. If characters look wrong, choose another "
            "encoding for the file, or save it as UTF-8.",
        ),
        details=translate("Diagnostics", "Read as {encoding}"),
        values={"encoding": found.data_as(GuessedEncoding).encoding},
        headline=translate("Diagnostics", "The encoding of “{document}” is a guess"),
    ),
    Kind.LONE_CARRIAGE_RETURNS: lambda *_: KindWords(
        title=translate("Diagnostics", "Lines that end with only a carriage return"),
        text=translate(
            "Diagnostics",
            "Each of these lines is a segment here; other programs do not split there. Save the "
            "file with uniform line endings.",
        ),
        extent=translate("Diagnostics", "Lines: {count}, the first is line {line}"),
        headline=translate("Diagnostics", "Mixed line endings in “{document}”"),
    ),
    Kind.SCRIPTS_DIFFER: lambda found, _: _scripts_differ(found),
    Kind.FOREIGN_SEGMENTS: lambda found, _: _foreign_segments(found),
    Kind.REFUSAL: lambda *_: KindWords(
        title=translate("Diagnostics", "Refusals of a language model"),
        text=translate(
            "Diagnostics",
            "In these segments, a language model declines to translate, for example “I cannot "
            "translate this text”. Translate them again, or have them translated by a person.",
        ),
        headline=translate("Diagnostics", "“{document}” contains refusals of a language model"),
    ),
    Kind.REPETITIONS: lambda *_: KindWords(
        title=translate("Diagnostics", "Repeated text"),
        text=translate(
            "Diagnostics",
            "These segments repeat a word or a phrase many times, or have the same text as other "
            "segments, such as an error message or the line before; the other text does not. Check "
            "how the file was created, and translate these segments again.",
        ),
        headline=translate("Diagnostics", "Segments of “{document}” contain repeated text"),
    ),
    Kind.TRUNCATED: lambda *_: KindWords(
        title=translate("Diagnostics", "Truncated segments"),
        text=translate(
            "Diagnostics",
            "These segments end in the middle of a sentence and are much shorter than in the other "
            "text. A length limit may have cut them off. Export or translate the segments again.",
        ),
        headline=translate("Diagnostics", "Segments of “{document}” seem to be truncated"),
    ),
    Kind.SHARED_TEXT: lambda *_: KindWords(
        title=translate("Diagnostics", "Text that both files share"),
        text=translate(
            "Diagnostics",
            "Besides the translation, these lines contain text that the reference has, too: a key, "
            "a name, a time or the source text, for example. It always matches, so the score is "
            "too high. Compare only the translations.",
        ),
        headline=translate("Diagnostics", "“{document}” shares text with the reference"),
    ),
    Kind.ADDED_TEXT: lambda *_: KindWords(
        title=translate("Diagnostics", "More than the translation"),
        text=translate(
            "Diagnostics",
            "Besides the translation, these segments contain text that the other file does not "
            "have: a key, a number, the source text, or words such as “Here is the translation:”, "
            "for example. It is scored as part of the translation. Compare only the translations.",
        ),
        headline=translate(
            "Diagnostics", "Segments of “{document}” contain more than the translation"
        ),
    ),
    Kind.CHANGED_NUMBERS: lambda found, _: KindWords(
        title=translate("Diagnostics", "Different numbers"),
        text=translate(
            "Diagnostics",
            "The numbers in these segments differ from those in the first reference. Check whether "
            "the translation is wrong, or whether the lines are misaligned.",
        ),
        details=translate("Diagnostics", "Segments with numbers in both texts: {numbers}"),
        headline=translate("Diagnostics", "Numbers in “{document}” differ from the reference"),
        values={"numbers": format_number(found.data_as(SegmentCount).segments)},
    ),
    Kind.LABELS: lambda *_: KindWords(
        title=translate("Diagnostics", "Labels, or special tokens of a translation model"),
        text=translate(
            "Diagnostics",
            "These segments contain a label, such as “__es__” or “[MT]”, or a token of a model, "
            "such as “<unk>”, that the other text does not have. It is scored as part of the "
            "translation. Check how the translation was exported, or remove it from the file.",
        ),
        headline=translate("Diagnostics", "“{document}” contains labels or special tokens"),
    ),
    Kind.CONFLICTS: lambda *_: KindWords(
        title=translate("Diagnostics", "Unresolved conflicts"),
        text=translate(
            "Diagnostics",
            "These segments contain several versions, with the marks that gettext or Git puts "
            "between them. All of them are scored as one text. Keep one version in the file.",
        ),
        headline=translate("Diagnostics", "“{document}” contains unresolved conflicts"),
    ),
    Kind.LENGTH_RATIO: lambda found, _: _length_ratio(found),
    Kind.TOKENIZED: lambda found, _: KindWords(
        title=translate("Diagnostics", "Already tokenized text"),
        text=_tokenized_text(found),
        headline=translate("Diagnostics", "“{document}” seems to be tokenized already"),
    ),
    Kind.CASE: lambda *_: KindWords(
        title=translate("Diagnostics", "Capitals or small letters throughout"),
        text=translate(
            "Diagnostics",
            "These segments are in capitals, or have none, unlike the same segments of the first "
            "reference. Their words do not match unless case is ignored.",
        ),
        headline=translate("Diagnostics", "Segments of “{document}” are in capitals, or have none"),
    ),
    Kind.MARKUP: lambda *_: KindWords(
        title=translate("Diagnostics", "Marks of a file format"),
        text=translate(
            "Diagnostics",
            "Tags such as <b>, Markdown, or the quotation marks of a CSV file are compared as if "
            "they were words.",
        ),
        headline=translate("Diagnostics", "“{document}” contains marks of a file format"),
    ),
    Kind.CHARACTERS: lambda found, _: KindWords(
        title=translate("Diagnostics", "Wrong or encoded characters"),
        text=translate(
            "Diagnostics",
            "The other text has the same words in other characters. These are codes, letters of "
            "another script or encoding, or signs for lost letters, and such words do not match. "
            "Take the text from an intact file, or export it again as UTF-8.",
        ),
        details="{pairs}",
        values={"pairs": _pairs_of_characters(found)},
        headline=translate("Diagnostics", "“{document}” contains wrong or encoded characters"),
    ),
    Kind.TYPOGRAPHY: lambda found, _: KindWords(
        title=translate("Diagnostics", "Different typography"),
        text=translate(
            "Diagnostics",
            "The first reference has the same signs in another form. This is a choice of style, "
            "but signs in different forms do not match.",
        ),
        details="{pairs}",
        values={"pairs": _pairs_of_characters(found)},
        headline=translate("Diagnostics", "The typography of “{document}” differs"),
    ),
    Kind.UNUSUAL_SPACES: lambda found, _: KindWords(
        title=translate("Diagnostics", "Unusual spaces"),
        text=translate(
            "Diagnostics",
            "There are tabs, no-break spaces, line breaks or similar characters that the other "
            "text does not have. Other programs may split words or segments at other places.",
        ),
        details=_characters(found),
    ),
    Kind.DUPLICATES: lambda *_: KindWords(
        title=translate("Diagnostics", "Repeated segments"),
        text=translate(
            "Diagnostics",
            "These segments occur in the reference more than once, and every repetition counts.",
        ),
    ),
    Kind.READ_OTHERWISE: lambda found, _: KindWords(
        title=translate("Diagnostics", "Mixed line endings, or a byte order mark"),
        text=translate(
            "Diagnostics",
            "The file is read correctly here. Other programs may count more or fewer segments, or "
            "treat the byte order mark (BOM) as text.",
        ),
        extent="",
        details=join_names(found.data_as(Names).names),
    ),
    Kind.IDENTICAL: lambda *_: KindWords(
        headline=translate("Diagnostics", "“{document}” is identical to the reference"),
        advice=translate(
            "Diagnostics",
            "Every segment is identical to a reference. Check that you did not load the "
            "same file twice.",
        ),
    ),
    Kind.IDENTICAL_SEGMENTS: lambda *_: KindWords(
        headline=translate(
            "Diagnostics", "Many segments of “{document}” are identical to the reference"
        ),
        advice=translate(
            "Diagnostics",
            "Identical segments: {count} of {segments}, the first is number {first}. They may be "
            "copied references, identifiers or untranslated names, which make the score too high. "
            "Check these segments. If one text is the post-edited version of the other, identical "
            "segments are normal.",
        ),
    ),
    Kind.UNRELATED: lambda *_: KindWords(
        headline=translate("Diagnostics", "“{document}” does not match the reference"),
        advice=translate(
            "Diagnostics",
            "Segments that have no more words in common with their own reference than with those "
            "of other segments: {count} of {segments}, the first is number {first}. The lines may "
            "be in a different order, the times of subtitles may not fit, or the files may not "
            "belong together.",
        ),
    ),
    Kind.IS_SOURCE: lambda *_: KindWords(
        headline=translate("Diagnostics", "“{document}” is the source text"),
        advice=translate(
            "Diagnostics",
            "Segments that are still the source text: {count} of {segments}. Check that "
            "you chose the right files.",
        ),
    ),
    Kind.WRONG_LANGUAGE: lambda found, _: _wrong_language(found),
    Kind.NO_MATCH: lambda found, _: _no_match(found),
    Kind.BLANK_IN_ALL: lambda *_: KindWords(
        headline=translate("Diagnostics", "Blank lines"),
        advice=translate(
            "Diagnostics", "Lines that are blank in all files and are ignored: {count}."
        ),
    ),
    Kind.NO_WORDS: lambda found, _: KindWords(
        headline=translate("Diagnostics", "Words are not separated"),
        advice=translate(
            "Diagnostics",
            "{language} is written without spaces between words, and this word segmentation "
            "compares whole phrases instead. The score says nothing about the translation. "
            "Choose another word segmentation.",
        ),
        values={"language": language_name(found.data_as(UnspacedLanguage).language)},
    ),
    Kind.CHARACTER_FALLBACK: lambda found, _: _character_fallback(found),
    Kind.OTHER_SEGMENTATION: lambda found, _: _other_segmentation(found),
    Kind.LEFT_OUT: lambda found, reader: _left_out(found, reader),
    Kind.ASSUMED: lambda found, reader: _assumed(found, reader),
    Kind.FILES_LEFT_OUT: lambda found, _: _files_left_out(found),
    Kind.FEW_SEGMENTS: lambda found, _: KindWords(
        headline=translate("Diagnostics", "Too few segments ({count})"),
        advice=translate(
            "Diagnostics",
            "With fewer than about {recommended} segments, chance has a large effect on the "
            "score. Add more text, or take the score as a rough indication.",
        ),
        values={
            "count": format_number(found.segments),
            "recommended": format_number(found.data_as(Needed).count),
        },
    ),
    Kind.SHORT_SEGMENTS: lambda found, _: KindWords(
        headline=translate("Diagnostics", "Many very short segments"),
        advice=translate(
            "Diagnostics",
            "References with fewer than {tokens} tokens, too few for an n-gram of the highest "
            "order: {count} of {segments}. BLEU says little about headings, buttons and single "
            "words; use continuous text if possible.",
        ),
        values={"tokens": format_number(found.data_as(Needed).count)},
    ),
    Kind.TER_WITHOUT_WORDS: lambda found, reader: _ter_without_words(found, reader),
    Kind.ONLY_REFERENCE: lambda *_: KindWords(
        name=translate("Pairs", "Only in the reference"),
    ),
    Kind.ONLY_CANDIDATE: lambda *_: KindWords(
        name=translate("Pairs", "Only in the candidate"),
    ),
    Kind.DUPLICATE_KEY: lambda *_: KindWords(
        name=translate("Pairs", "Key occurs more than once"),
    ),
    Kind.EMPTY_REFERENCE: lambda found, _: _empty_reference(found),
    Kind.NO_PROPOSAL: lambda *_: KindWords(
        name=translate("Pairs", "No suggestion in the file"),
    ),
    Kind.EMPTY_CANDIDATE: lambda *_: KindWords(
        title=translate("Diagnostics", "Empty segments"),
        text=translate(
            "Diagnostics",
            "An empty segment matches nothing and shortens the candidate, which lowers the score "
            "(brevity penalty). Check whether the translation is missing there.",
        ),
        headline=translate("Diagnostics", "“{document}” contains empty segments"),
        name=translate("Pairs", "Empty in the candidate"),
    ),
    Kind.UNTRANSLATED: lambda *_: KindWords(
        name=translate("Pairs", "Untranslated (the candidate is the source text)"),
        headline=translate("Diagnostics", "Untranslated segments in “{document}” ({count})"),
        advice=translate(
            "Diagnostics",
            "Segments that are still the source text: {count} of {segments}, the first is number "
            "{first}. Their scores say nothing about the translation. Translate these segments, "
            "or exclude them.",
        ),
    ),
    Kind.OTHER_SOURCE: lambda *_: KindWords(
        name=translate("Pairs", "Same key, but different source text"),
        headline=translate(
            "Diagnostics", "“{document}” is a translation of a different source text"
        ),
        advice=translate(
            "Diagnostics",
            "Segments whose source text is not that of the reference: {count} of {segments}, the "
            "first is number {first}. Only their keys match. Check that both files come from the "
            "same version, or exclude these segments.",
        ),
    ),
    Kind.NOT_TRANSLATED: lambda *_: KindWords(
        name=translate("Pairs", "Reference marked as not translated"),
    ),
    Kind.NOT_FOR_TRANSLATION: lambda *_: KindWords(
        name=translate("Pairs", "Marked as not to be translated"),
    ),
    Kind.NEEDS_REVIEW: lambda *_: KindWords(
        name=translate("Pairs", "Reference marked for review or not confirmed"),
    ),
    Kind.UNCONFIRMED_CANDIDATE: lambda *_: KindWords(
        name=translate("Pairs", "Candidate marked for review or not confirmed"),
    ),
    Kind.HEADING: lambda *_: KindWords(
        name=translate("Pairs", "Heading of a column"),
        headline=translate("Diagnostics", "A heading counts as a segment"),
        advice=translate(
            "Diagnostics",
            "Segment {first} of “{document}” seems to be the heading of a column, not a "
            "translation: “{example}”. Exclude it.",
        ),
    ),
    Kind.NOTES: lambda *_: KindWords(
        name=translate("Pairs", "Notes, IDs or source texts (identical in all files)"),
    ),
    Kind.SAME_IN_ALL: lambda found, _: KindWords(
        name=translate("Pairs", "Perhaps notes or IDs (identical in all files)"),
        headline=translate("Diagnostics", "Segments that may not be translations ({count})"),
        advice=translate(
            "Diagnostics",
            "In “{document}”, the segments named {members} are identical to the reference, while "
            "the segments next to them differ: {count} of {segments}, the first is number {first}. "
            "If these segments are notes or IDs, the score is too high. Exclude them in that case.",
        ),
        values={"members": _member_names(found)},
    ),
}
