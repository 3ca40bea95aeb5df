"""The effect of search and filters in words."""

from __future__ import annotations

from bleu_desktop.i18n import translate
from bleu_desktop.segments.query import Answer, Query
from bleu_score.i18n import format_number


def shown_text(shown: int, total: int, *, is_filtered: bool) -> str:
    """Return the number of segments that are shown, for a screen reader."""
    if not is_filtered:
        return translate("SegmentsPage", "Segments: {count}").format(count=format_number(total))
    text = translate("SegmentsPage", "Shown: {count} of {total}")
    return text.format(count=format_number(shown), total=format_number(total))


def short_text(shown: int, total: int, *, is_filtered: bool) -> str:
    """Return the same in few words."""
    if not is_filtered:
        return shown_text(shown, total, is_filtered=False)
    text = translate("SegmentsPage", "{shown} of {total}")
    return text.format(shown=format_number(shown), total=format_number(total))


def remark() -> str:
    """Return a warning about the scores in the table."""
    return translate("SegmentsPage", "The average of their scores is not BLEU.")


def nothing_text(query: Query, answer: Answer) -> str:
    """Return the reason why no segment is shown."""
    if answer.hidden:
        text = translate("SegmentsPage", "{found} found, none among the {count} shown.")
        return text.format(found=format_number(answer.hidden), count=format_number(answer.filtered))
    if query.found is not None and query.conditions == 1:
        return translate("SegmentsPage", "Not found")
    return translate("SegmentsPage", "No segment matches all filters.")
