"""Names of the verdicts on segments."""

from __future__ import annotations

from bleu_desktop.i18n import translate
from bleu_desktop.session.notes import Verdict


def verdict_name(verdict: Verdict) -> str:
    """Return the name of a verdict."""
    names = {
        Verdict.FINE: translate("Notes", "Fine"),
        Verdict.WRONG_REFERENCE: translate("Notes", "Wrong reference"),
        Verdict.SOURCE_PROBLEM: translate("Notes", "Problem in the source"),
        Verdict.MISTRANSLATION: translate("Notes", "Mistranslation"),
        Verdict.OMISSION: translate("Notes", "Omission"),
        Verdict.ADDITION: translate("Notes", "Addition"),
        Verdict.TERMINOLOGY: translate("Notes", "Terminology"),
        Verdict.GRAMMAR: translate("Notes", "Grammar or spelling"),
        Verdict.STYLE: translate("Notes", "Style"),
        Verdict.OTHER: translate("Notes", "Other"),
    }
    return names[verdict]
