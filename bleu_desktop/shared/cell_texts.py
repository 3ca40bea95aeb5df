"""Segments as they are shown in the cells of a table."""

from __future__ import annotations

import unicodedata

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from bleu_desktop.i18n import translate
from bleu_desktop.shared.widgets import one_line

# No column is wide enough to show more of a text.
_SHOWN_CHARACTERS = 500
_JOINERS = "\u200c\u200d"
_SIGNS = {"\n": "↵", "\r": "↵", "\u2028": "↵", "\u2029": "↵", "\t": "⇥"}


def shortened(text: str, longest: int) -> str:
    """Return a text, cut off where it could not be seen anyway."""
    return text if len(text) <= longest else f"{text[:longest]}…"


def shown_text(text: str | None) -> str:
    """Return a text for a cell, in one line, with words for a missing or empty one."""
    if text is None:
        return translate("PairingPage", "(missing)")
    if not text or text.isspace():
        return translate("PairingPage", "(empty)")
    return one_line(shortened(text, _SHOWN_CHARACTERS))


def visible(text: str, longest: int = _SHOWN_CHARACTERS) -> str:
    """Return a segment in one line, in which characters that act on others are shown instead.

    Joiners stay, because they belong to the letters and emoji beside them.
    """
    shown = shortened(text, longest)
    if shown.isprintable():
        return shown
    return "".join(
        char
        if char.isprintable() or char in _JOINERS or unicodedata.category(char) == "Zs"
        else _SIGNS.get(char) or f"⟨U+{ord(char):04X}⟩"
        for char in shown
    )


def is_right_to_left(text: str) -> bool:
    """Whether a text runs from right to left, judging by its first letter as Unicode does."""
    directions = map(unicodedata.bidirectional, text)
    return next((found for found in directions if found in ("L", "R", "AL")), "L") != "L"


class TextDelegate(QStyledItemDelegate):
    """Lays out every text in the direction of its script."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if is_right_to_left(option.text):
            option.direction = Qt.LayoutDirection.RightToLeft
