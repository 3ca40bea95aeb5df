"""Words for the notes of users about segments."""

from __future__ import annotations

from bleu_core.workspace.notes import SegmentVerdict
from bleu_score.i18n import translate


def verdict_name(verdict: SegmentVerdict) -> str:
    """Return the name of a verdict."""
    names = {
        SegmentVerdict.FINE: translate("Notes", "No problem"),
        SegmentVerdict.WRONG_REFERENCE: translate("Notes", "Wrong reference"),
        SegmentVerdict.SOURCE_PROBLEM: translate("Notes", "Problem in the source"),
        SegmentVerdict.MISTRANSLATION: translate("Notes", "Mistranslation"),
        SegmentVerdict.OMISSION: translate("Notes", "Omission"),
        SegmentVerdict.ADDITION: translate("Notes", "Addition"),
        SegmentVerdict.TERMINOLOGY: translate("Notes", "Terminology"),
        SegmentVerdict.GRAMMAR: translate("Notes", "Grammar or spelling"),
        SegmentVerdict.STYLE: translate("Notes", "Style"),
        SegmentVerdict.OTHER: translate("Notes", "Other"),
    }
    return names[verdict]
