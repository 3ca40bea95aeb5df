"""What is odd in the files, and what mending it does, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bleu_core.diagnostics.findings import Detail, Finding, FindingKind
from bleu_core.settings import Normalization
from bleu_score.i18n import format_list, format_number, format_score, translate
from bleu_score.messages.metrics import signed
from bleu_score.messages.warnings import script_name

if TYPE_CHECKING:
    from bleu_core.diagnostics.report import Effect

# More characters than anybody reads in a sentence.
_LISTED = 6


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


def character_name(code_point: str) -> str:
    """Return the name of a character that nobody sees, with its number: ``tab (U+0009)``."""
    names = {
        "U+0009": translate("Health", "tab"),
        "U+000B": translate("Health", "vertical tab"),
        "U+000C": translate("Health", "form feed"),
        "U+0085": translate("Health", "next line"),
        "U+00A0": translate("Health", "no-break space"),
        "U+00AD": translate("Health", "soft hyphen"),
        "U+200B": translate("Health", "zero-width space"),
        "U+200E": translate("Health", "left-to-right mark"),
        "U+200F": translate("Health", "right-to-left mark"),
        "U+2028": translate("Health", "line separator"),
        "U+2029": translate("Health", "paragraph separator"),
        "U+202F": translate("Health", "narrow no-break space"),
        "U+2060": translate("Health", "word joiner"),
        "U+3000": translate("Health", "full-width space"),
        "U+FEFF": translate("Health", "byte order mark"),
    }
    if name := names.get(code_point):
        return translate("Health", "{name} ({code_point})").format(name=name, code_point=code_point)
    return code_point


def normalization_name(name: Normalization) -> str:
    """Return what a normalization makes of all texts, as an entry of a list."""
    names = {
        "entities": translate("Health", "Entities resolved"),
        "markup": translate("Health", "Tags removed"),
        "nfc": translate("Health", "Letters composed (NFC)"),
        "invisible": translate("Health", "Invisible characters removed"),
        "width": translate("Health", "Full-width signs as ASCII"),
        "quotes": translate("Health", "Quotation marks made straight"),
        "t2s": translate("Health", "Traditional as Simplified"),
        "detok": translate("Health", "Tokenisation undone"),
        "spaces": translate("Health", "Single plain spaces"),
    }
    return names[name]


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
