"""The message in place of texts, if a project keeps only numbers."""

from __future__ import annotations

from bleu_desktop.i18n import translate


def texts_not_kept() -> str:
    """Return the reason why there are no texts."""
    return translate("KeptTexts", "This project keeps numbers only, not the texts.")
