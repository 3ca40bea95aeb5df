"""Messages for assumptions made to read and pair files, with alternatives."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bleu_core.files.assumptions import Assumption, KeysFolded, KeysIgnored, TimesShifted
from bleu_score.i18n import Messages, translate
from bleu_score.messages.fields import field_texts
from bleu_score.messages.files import listed
from bleu_score.messages.names import text_name
from bleu_score.messages.time_shifts import shift_text

# For the name of each assumption, a headline, and advice to choose otherwise.
SENTENCES = Messages(
    "Assumptions",
    {
        "EncodingFound": (
            "“{document}”: read as {encoding}, not as {declared}",
            "The file declares one encoding but is in another. If characters look wrong, choose "
            "the encoding for the file.",
        ),
        "HeadingRow": (
            "“{document}”: headings in row {row}",
            "This row and the rows above it are not compared.",
        ),
        "RowsSplit": (
            "“{document}”: several versions in the rows",
            "The column “{column}” divides the rows into texts: {labels}. Each of them is compared "
            "on its own.",
        ),
        "SheetsJoined": (
            "“{document}”: several sheets, one text",
            "Sheets with the same columns are compared as one text, in this order: {sheets}.",
        ),
        "FilesJoined": (
            "“{document}”: several files, one text",
            "The files inside are compared as one text, in this order: {files}.",
        ),
        "SegmentsJoined": (
            "“{document}”: units with split or merged segments: {count}",
            "These units are segmented differently from the reference. Their segments are joined "
            "until both sides translate the same text.",
        ),
        "TargetByPosition": (
            "“{document}”: translation in column “{column}”",
            "No heading of this bilingual table names the translation. The text to the right of "
            "the source is compared.",
        ),
        "TableAlone": (
            "“{document}”: only its table is compared",
            "The document consists mostly of a table with one segment in each row. The IDs and the "
            "text around the table are not compared.",
        ),
        "SheetChosen": (
            "“{document}”: sheet “{sheet}”",
            "Sheets that could be compared: {count}. Only this one is used.",
        ),
        "BestProposals": (
            "“{document}”: units with several suggestions: {count}",
            "The suggestion with the highest match rate is compared, or the first one if the file "
            "has no match rates.",
        ),
        "ProposalsOfOrigin": (
            "“{document}”: suggestions from one origin: {origin}",
            "For other segments, the file contains suggestions from other origins: {others}. "
            "Choose a different origin to compare those.",
        ),
        "TimesShifted": (
            "",
            "This makes subtitles that belong together appear at the same time. To use the times "
            "as they are in the files, pair by key.",
        ),
        "TimesIgnored": (
            "“{document}”: paired by content, not by time",
            "Subtitles that appear at the same time do not belong together. To use the times "
            "anyway, pair by key.",
        ),
        "KeysIgnored": (
            "“{document}”: paired by content, not by key",
            "Segments with the same key do not belong together. To use the keys anyway, pair by "
            "key.",
        ),
        "KeysUnmet": ("“{document}”: paired by position, not by key", "{unmet}"),
        "KeyColumns": (
            "“{document}”: {own} matched with {first} in the reference",
            "Their values identify the same segments. If that is wrong, choose the key columns, or "
            "pair by position.",
        ),
        "KeysFolded": (
            "“{document}”: keys matched without {parts}",
            "Apart from that, the keys are those of the reference. If they do not belong together, "
            "pair by position.",
        ),
        "HiddenRows": (
            "“{document}”: hidden rows: {count}",
            "Hidden rows are compared like the others.",
        ),
        "TotalsRow": ("“{document}”: totals in row {row}", "This row is not compared."),
        "TargetInferred": ("“{document}”: translation in “{text}”", "{evidence}"),
        "LinesOfProse": (
            "“{document}”: each line is a segment",
            "The file has neither headings nor empty lines, so its lines are not joined into "
            "paragraphs as in other Markdown files.",
        ),
    },
)

# For each evidence that a text is the translation, its sentence.
_EVIDENCE = Messages(
    "Assumptions",
    {
        "only": "It is the only text that can be the translation.",
        "others": "It is in the same language as the other files.",
        "differs": "Reference and candidate differ in this text and agree in the others.",
        "declared": "The file declares its other language as that of the source.",
    },
)

# What a key may have in one file only.
_IGNORED = Messages(
    "Assumptions",
    {"case": "upper and lower case", "separators": "separators", "zeros": "leading zeros"},
)

# Values in sentences that fields do not have as they are.
_VALUES: dict[str, Callable[[Any], dict[str, str]]] = {
    "KeyColumns": lambda keys: {"own": _key_name(keys.own), "first": _key_name(keys.first)},
    "KeysFolded": lambda folded: {"parts": listed(tuple(_folded_parts(folded)))},
    "KeysUnmet": lambda keys: {"unmet": unmet_text(keys.own, keys.first)},
    "TargetInferred": lambda target: {"evidence": _EVIDENCE[target.evidence]},
}


def assumption_text(assumption: Assumption, document: str) -> tuple[str, str]:
    """Return a headline for an assumption about a document, and advice to choose otherwise."""
    name, document = type(assumption).__name__, text_name(document)
    headline, advice = SENTENCES[name]
    if isinstance(assumption, TimesShifted):
        return shift_text(assumption, document), advice
    values = field_texts(assumption) | {"document": document}
    if name in _VALUES:
        values |= _VALUES[name](assumption)
    if isinstance(assumption, KeysIgnored) and assumption.by_position:
        headline, _ = SENTENCES["KeysUnmet"]
    return headline.format_map(values), advice.format_map(values)


def unmet_text(own: str, first: str) -> str:
    """Return a sentence about keys that are not those of the reference, with one of each."""
    if not own:
        return translate("Assumptions", "The keys are not those of the reference.")
    return translate(
        "Assumptions",
        "The keys are not those of the reference: for example, “{own}” and “{first}”.",
    ).format(own=own, first=first)


def _key_name(name: str) -> str:
    return _quoted(name) if name else translate("Assumptions", "keys")


def _quoted(text: str) -> str:
    return translate("Assumptions", "“{text}”").format(text=text)


def _folded_parts(folded: KeysFolded) -> Iterator[str]:
    for text in folded.cut:
        yield _quoted(text) if text else translate("Assumptions", "their first or last part")
    yield from (_IGNORED[name] for name in folded.ignored)
