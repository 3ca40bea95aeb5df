"""Segments as they are shown in the cells of a table."""

from __future__ import annotations

import unicodedata

from bleu_desktop.i18n import translate
from bleu_desktop.shared.widgets import one_line
from bleu_score.marked.signs import LINE_BREAK, sign_of

# No column is wide enough to show more of a text.
_SHOWN_CHARACTERS = 500


def shortened(text: str, longest: int) -> str:
    """Return a text, cut off after a number of characters that no cell can show."""
    return text if len(text) <= longest else f"{text[:longest]}…"


def shown_text(text: str | None) -> str:
    """Return a text for a cell, in one line, with words for a missing or empty one."""
    if text is None:
        return translate("PairingPage", "(missing)")
    if not text or text.isspace():
        return translate("PairingPage", "(empty)")
    return one_line(shortened(text, _SHOWN_CHARACTERS))


def visible(text: str, longest: int = _SHOWN_CHARACTERS) -> str:
    """Return a segment in one line, with signs for characters that are invisible or act on text."""
    shown = shortened(text, longest)
    if shown.isprintable():
        return shown
    return "".join(sign_of(char) or char for char in shown).replace(LINE_BREAK, "")


def is_right_to_left(text: str) -> bool:
    """Tell whether a text runs from right to left, judging by its first letter as Unicode does."""
    directions = map(unicodedata.bidirectional, text)
    return next((found for found in directions if found in ("L", "R", "AL")), "L") != "L"
