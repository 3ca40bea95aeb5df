"""Messages for what was taken for granted to read and pair files: what it was, and another way."""

from __future__ import annotations

from typing import assert_never

from bleu_core.corpus.assumptions import (
    Assumption,
    HeadingRow,
    SegmentsJoined,
    SheetChosen,
    SheetsJoined,
    TableAlone,
    TargetByPosition,
)
from bleu_score.i18n import format_number, translate
from bleu_score.messages.files import listed


def assumption_text(assumption: Assumption, document: str) -> tuple[str, str]:
    """Return a headline for what was assumed of a document, and how to choose otherwise."""
    match assumption:
        case HeadingRow(row=row):
            return (
                translate("Assumptions", "“{document}”: headings in row {row}").format(
                    document=document, row=format_number(row)
                ),
                translate("Assumptions", "That row and the rows above it are not compared."),
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
        case SegmentsJoined(units=units):
            return (
                translate(
                    "Assumptions", "“{document}”: units with split or merged segments: {count}"
                ).format(document=document, count=format_number(units)),
                translate(
                    "Assumptions",
                    "Their segments are not those of the reference. They are joined until both "
                    "sides translate the same text.",
                ),
            )
        case TargetByPosition(column=column):
            return (
                translate("Assumptions", "“{document}”: translation in column “{column}”").format(
                    document=document, column=column
                ),
                translate(
                    "Assumptions",
                    "No heading of this bilingual table names the translation. The text on the "
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
                    "The document consists mostly of a table with one segment in each row. Its IDs "
                    "and the text around it are not compared.",
                ),
            )
        case SheetChosen(name=name, count=count):
            return (
                translate("Assumptions", "“{document}”: sheet “{sheet}”").format(
                    document=document, sheet=name
                ),
                translate(
                    "Assumptions",
                    "Sheets that could be compared: {count}. Only this one is.",
                ).format(count=format_number(count)),
            )
        case _:
            assert_never(assumption)
