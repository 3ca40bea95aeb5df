"""Names of the verdicts on segments."""

from __future__ import annotations

from bleu_desktop.i18n import translate


def verdict_name(verdict: str) -> str:
    """Return the name of a `bleu_desktop.session.notes.Verdict`, given its value."""
    names = {
        "fine": translate("Notes", "Fine"),
        "wrong_reference": translate("Notes", "Wrong reference"),
        "source_problem": translate("Notes", "Problem in the source"),
        "mistranslation": translate("Notes", "Mistranslation"),
        "omission": translate("Notes", "Omission"),
        "addition": translate("Notes", "Addition"),
        "terminology": translate("Notes", "Terminology"),
        "grammar": translate("Notes", "Grammar or spelling"),
        "style": translate("Notes", "Style"),
        "other": translate("Notes", "Other"),
    }
    return names[verdict]
