"""What is said where a project keeps numbers only, and texts would be shown."""

from __future__ import annotations

from bleu_desktop.i18n import translate


def texts_not_kept() -> str:
    """Return why there are no texts."""
    return translate("KeptTexts", "This project keeps numbers only, not the texts.")
