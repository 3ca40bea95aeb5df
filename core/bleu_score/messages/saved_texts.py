"""Messages about saved texts."""

from __future__ import annotations

from collections.abc import Iterator

from bleu_core.writing.texts import SavedTexts
from bleu_score.i18n import format_number, join_names, translate


def saved_texts_lines(saved: SavedTexts) -> Iterator[str]:
    """Yield sentences about the saved segments, their files, and the necessary changes."""
    yield translate("SavedTexts", "Segments saved: {count}, in {names}").format(
        count=format_number(saved.segments), names=join_names([path.name for path in saved.paths])
    )
    if saved.seed is not None:
        yield translate(
            "SavedTexts",
            "They were chosen at random with the seed {seed}. Fill in the column “score”, and add "
            "the file as scores.",
        ).format(seed=saved.seed)
    if saved.joined:
        yield translate(
            "SavedTexts", "Line breaks inside segments that became spaces: {count}"
        ).format(count=format_number(saved.joined))
    if saved.replaced:
        yield translate(
            "SavedTexts", "Characters that the format cannot hold, replaced by {sign}: {count}"
        ).format(sign="\ufffd", count=format_number(saved.replaced))
