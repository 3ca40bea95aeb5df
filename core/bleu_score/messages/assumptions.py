"""Messages for assumptions made to read and pair files, with alternatives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from bleu_core.files.assumptions import (
    Assumption,
    BestProposals,
    EncodingFound,
    FilesJoined,
    HeadingRow,
    HiddenRows,
    KeyColumns,
    KeysFolded,
    KeysIgnored,
    KeysUnmet,
    LinesOfProse,
    ProposalsOfOrigin,
    RowsSplit,
    SegmentsJoined,
    SheetChosen,
    SheetsJoined,
    TableAlone,
    TargetByPosition,
    TargetEvidence,
    TargetInferred,
    TimesIgnored,
    TimesShifted,
    TotalsRow,
)
from bleu_score.i18n import format_number, translate
from bleu_score.messages.files import listed
from bleu_score.messages.time_shifts import shift_text


def assumption_text(assumption: Assumption, document: str) -> tuple[str, str]:
    """Return a headline for an assumption about a document, and advice to choose otherwise."""
    match assumption:
        case EncodingFound(encoding=encoding, declared=declared):
            return (
                translate(
                    "Assumptions", "“{document}”: read as {encoding}, not as {declared}"
                ).format(document=document, encoding=encoding, declared=declared),
                translate(
                    "Assumptions",
                    "The file declares one encoding and is in another. If characters look wrong, "
                    "choose the encoding for the file.",
                ),
            )
        case HeadingRow(row=row):
            return (
                translate("Assumptions", "“{document}”: headings in row {row}").format(
                    document=document, row=format_number(row)
                ),
                translate("Assumptions", "This row and the rows above it are not compared."),
            )
        case RowsSplit(column=column, labels=labels):
            return (
                translate("Assumptions", "“{document}”: several versions in the rows").format(
                    document=document
                ),
                translate(
                    "Assumptions",
                    "The column “{column}” divides the rows into texts: {labels}. Each of them is "
                    "compared on its own.",
                ).format(column=column, labels=listed(labels)),
            )
        case SheetsJoined(names=names):
            return (
                translate("Assumptions", "“{document}”: several sheets, one text").format(
                    document=document
                ),
                translate(
                    "Assumptions",
                    "Sheets with the same columns are compared as one text, in this order: "
                    "{sheets}.",
                ).format(sheets=listed(names)),
            )
        case FilesJoined(names=names):
            return (
                translate("Assumptions", "“{document}”: several files, one text").format(
                    document=document
                ),
                translate(
                    "Assumptions",
                    "The files inside are compared as one text, in this order: {files}.",
                ).format(files=listed(names)),
            )
        case SegmentsJoined(units=units):
            return (
                translate(
                    "Assumptions", "“{document}”: units with split or merged segments: {count}"
                ).format(document=document, count=format_number(units)),
                translate(
                    "Assumptions",
                    "These units are segmented differently from the reference. Their segments "
                    "are joined until both sides translate the same text.",
                ),
            )
        case TargetByPosition(column=column):
            return (
                translate("Assumptions", "“{document}”: translation in column “{column}”").format(
                    document=document, column=column
                ),
                translate(
                    "Assumptions",
                    "No heading of this bilingual table names the translation. The text to the "
                    "right of the source is compared.",
                ),
            )
        case TableAlone():
            return (
                translate("Assumptions", "“{document}”: only its table is compared").format(
                    document=document
                ),
                translate(
                    "Assumptions",
                    "The document consists mostly of a table with one segment in each row. The "
                    "IDs and the text around the table are not compared.",
                ),
            )
        case SheetChosen(name=name, count=count):
            return (
                translate("Assumptions", "“{document}”: sheet “{sheet}”").format(
                    document=document, sheet=name
                ),
                translate(
                    "Assumptions",
                    "Sheets that could be compared: {count}. Only this one is used.",
                ).format(count=format_number(count)),
            )
        case BestProposals(units=units):
            return (
                translate(
                    "Assumptions", "“{document}”: units with several suggestions: {count}"
                ).format(document=document, count=format_number(units)),
                translate(
                    "Assumptions",
                    "The suggestion with the highest match rate is compared, or the first one if "
                    "the file has no match rates.",
                ),
            )
        case ProposalsOfOrigin(origin=origin, others=others):
            return (
                translate(
                    "Assumptions", "“{document}”: suggestions from one origin: {origin}"
                ).format(document=document, origin=origin),
                translate(
                    "Assumptions",
                    "For other segments, the file contains suggestions from other origins: "
                    "{others}. Choose a different origin to compare those.",
                ).format(others=listed(others)),
            )
        case TimesShifted():
            return (
                shift_text(assumption, document),
                translate(
                    "Assumptions",
                    "This makes subtitles that belong together appear at the same time. To use "
                    "the times as they are in the files, pair by key.",
                ),
            )
        case TimesIgnored():
            return (
                translate("Assumptions", "“{document}”: paired by content, not by time").format(
                    document=document
                ),
                translate(
                    "Assumptions",
                    "Subtitles that appear at the same time do not belong together. To use the "
                    "times anyway, pair by key.",
                ),
            )
        case KeysIgnored(by_position=by_position):
            return (
                _not_by_key(document, by_position=by_position),
                translate(
                    "Assumptions",
                    "Segments with the same key do not belong together. To use the keys anyway, "
                    "pair by key.",
                ),
            )
        case KeysUnmet():
            return _not_by_key(document, by_position=True), unmet_text(
                assumption.own, assumption.first
            )
        case KeyColumns(own=own, first=first):
            return (
                translate(
                    "Assumptions", "“{document}”: {own} matched with {first} in the reference"
                ).format(document=document, own=_key_name(own), first=_key_name(first)),
                translate(
                    "Assumptions",
                    "Their values identify the same segments. If that is wrong, choose the key "
                    "columns, or pair by position.",
                ),
            )
        case KeysFolded():
            return (
                translate("Assumptions", "“{document}”: keys matched without {parts}").format(
                    document=document, parts=listed(tuple(_folded_parts(assumption)))
                ),
                translate(
                    "Assumptions",
                    "Apart from that, the keys are those of the reference. If they do not belong "
                    "together, pair by position.",
                ),
            )
        case HiddenRows(count=count):
            return (
                translate("Assumptions", "“{document}”: hidden rows: {count}").format(
                    document=document, count=format_number(count)
                ),
                translate("Assumptions", "Hidden rows are compared like the others."),
            )
        case TotalsRow(row=row):
            return (
                translate("Assumptions", "“{document}”: totals in row {row}").format(
                    document=document, row=format_number(row)
                ),
                translate("Assumptions", "This row is not compared."),
            )
        case TargetInferred(text=text, evidence=evidence):
            return (
                translate("Assumptions", "“{document}”: translation in “{text}”").format(
                    document=document, text=text
                ),
                _evidence_text(evidence),
            )
        case LinesOfProse():
            return (
                translate("Assumptions", "“{document}”: each line is a segment").format(
                    document=document
                ),
                translate(
                    "Assumptions",
                    "The file has neither headings nor empty lines, so its lines are not joined "
                    "into paragraphs as in other Markdown files.",
                ),
            )
        case _:
            assert_never(assumption)


def _not_by_key(document: str, *, by_position: bool) -> str:
    text = (
        translate("Assumptions", "“{document}”: paired by position, not by key")
        if by_position
        else translate("Assumptions", "“{document}”: paired by content, not by key")
    )
    return text.format(document=document)


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
    names = {
        "case": translate("Assumptions", "upper and lower case"),
        "separators": translate("Assumptions", "separators"),
        "zeros": translate("Assumptions", "leading zeros"),
    }
    yield from (names[name] for name in folded.ignored)


def _evidence_text(evidence: TargetEvidence) -> str:
    match evidence:
        case "only":
            return translate("Assumptions", "It is the only text that can be the translation.")
        case "others":
            return translate("Assumptions", "It is in the same language as the other files.")
        case "differs":
            return translate(
                "Assumptions",
                "Reference and candidate differ in this text and agree in the others.",
            )
        case "declared":
            return translate(
                "Assumptions", "The file declares its other language as that of the source."
            )
        case _:
            assert_never(evidence)
