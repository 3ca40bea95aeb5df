"""Names of options that more than one page mentions."""

from __future__ import annotations

from bleu_desktop.i18n import translate


def ter_split_name() -> str:
    """Return the name of the check box that lets TER split text into characters."""
    return translate("SettingsPanel", "Split punctuation and Chinese text")
