"""Segments as they are shown in the cells of a table."""

from __future__ import annotations

import unicodedata

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from bleu_desktop.i18n import translate
from bleu_desktop.shared.widgets import one_line

# More of a text than any column shows.
_SHOWN_CHARACTERS = 500


def shortened(text: str, longest: int) -> str:
    """Return a text without what is too long to be seen anyway."""
    return text if len(text) <= longest else f"{text[:longest]}…"


def shown_text(text: str | None) -> str:
    """Return a text for a cell: in one line, and in words what is not there."""
    if text is None:
        return translate("PairsPage", "(missing)")
    if not text or text.isspace():
        return translate("PairsPage", "(empty)")
    return one_line(shortened(text, _SHOWN_CHARACTERS))


def is_right_to_left(text: str) -> bool:
    """Whether a text starts on the right: by its first letter, as Unicode has it."""
    directions = map(unicodedata.bidirectional, text)
    return next((found for found in directions if found in ("L", "R", "AL")), "L") != "L"


class TextDelegate(QStyledItemDelegate):
    """Lays out every text in its own direction."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if is_right_to_left(option.text):
            option.direction = Qt.LayoutDirection.RightToLeft
