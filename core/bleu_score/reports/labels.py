"""Words of a report in print that its model does not have."""

from __future__ import annotations

from bleu_score.i18n import format_number, translate


def distribution_title() -> str:
    """Return the heading above the bars."""
    return translate("Reports", "Distribution of the segments’ BLEU")


def distribution_axis() -> str:
    """Return what the axis of the bars is."""
    return translate("Reports", "BLEU of the segments")


def signatures_title() -> str:
    """Return the heading above signatures."""
    return translate("Reports", "Signatures: publish them with the scores")


def command_title() -> str:
    """Return what a command is for."""
    return translate("Reports", "The same score with sacreBLEU")


def reference_label(number: int | None) -> str:
    """Return what a text is; a number if there are several references."""
    if number is None:
        return translate("Reports", "Reference")
    return translate("Reports", "Reference {number}").format(number=format_number(number))


def line_text(line: int) -> str:
    """Return where a segment is in its file."""
    return translate("Reports", "Line {number}").format(number=format_number(line))


def page_text(number: int, total: int) -> str:
    """Return the number of a page among all."""
    return translate("Reports", "{page} / {pages}").format(
        page=format_number(number), pages=format_number(total)
    )


def segment_title() -> str:
    """Return the heading of numbers of segments."""
    return translate("Reports", "Segment")


def line_title() -> str:
    """Return the heading of numbers of lines."""
    return translate("Reports", "Line")


def verdict_title() -> str:
    """Return the heading of what users found."""
    return translate("Reports", "Assessment")
