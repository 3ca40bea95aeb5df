"""Messages about saved texts."""

from __future__ import annotations

from collections.abc import Iterator

from bleu_core.writing.texts import SavedTexts
from bleu_score.i18n import format_number, join_names, translate


def sheet_heading(name: str) -> str:
    """Return the heading of a column in a sheet of segments to judge."""
    return {
        "segment": translate("Reports", "Segment"),
        "source": translate("Reports", "Source"),
        "reference": translate("Reports", "Reference"),
        "translation": translate("FieldChooser", "Translation"),
        "score": translate("Gate", "Score"),
    }[name]


def saved_texts_lines(saved: SavedTexts) -> Iterator[str]:
    """Yield sentences about the saved segments, their files, and the necessary changes."""
    yield translate("SavedTexts", "Segments saved: {count}, in {names}").format(
        count=format_number(saved.segments), names=join_names([path.name for path in saved.paths])
    )
    if saved.seed is not None:
        yield translate(
            "SavedTexts",
            "They were chosen at random with the seed {seed}. Fill in the column “{name}”, and add "
            "the file as scores.",
        ).format(seed=saved.seed, name=sheet_heading("score"))
    if saved.joined:
        yield translate(
            "SavedTexts", "Line breaks inside segments that became spaces: {count}"
        ).format(count=format_number(saved.joined))
    if saved.replaced:
        yield translate(
            "SavedTexts", "Characters that the format cannot hold, replaced by {sign}: {count}"
        ).format(sign="\ufffd", count=format_number(saved.replaced))
