"""Texts for the interpretation bands."""

from __future__ import annotations

from bleu_core.scoring.bands import Band
from bleu_score.i18n import format_number, join_range, translate


def band_name(band: Band) -> str:
    """Return the short name of a band."""
    names = {
        "almost_useless": translate("Bands", "Almost useless"),
        "hard_to_get_gist": translate("Bands", "Hard to get the gist"),
        "gist_with_errors": translate("Bands", "Gist clear, serious errors"),
        "understandable_to_good": translate("Bands", "Understandable to good"),
        "high_quality": translate("Bands", "High quality"),
        "very_high_quality": translate("Bands", "Very high quality"),
        "better_than_human": translate("Bands", "Often better than human"),
    }
    return names[band.id]


def band_sentence(band: Band) -> str:
    """Return the usual meaning of a score in a band; empty if the name says it all."""
    sentences = {
        "almost_useless": translate(
            "Bands", "A translation with this score is of little use to a reader."
        ),
        "hard_to_get_gist": translate("Bands", "A reader can hardly tell what the text is about."),
        "gist_with_errors": translate(
            "Bands", "The gist is clear, but there are serious grammar errors."
        ),
        "understandable_to_good": translate(
            "Bands", "The text can be understood, and parts of it are good."
        ),
        "very_high_quality": translate("Bands", "The translation is adequate and fluent."),
        "better_than_human": translate(
            "Bands", "Translations that score this high are often better than human ones."
        ),
    }
    return sentences.get(band.id, "")


def band_range(band: Band) -> str:
    """Return the range of a band."""
    if band.id == "better_than_human":
        return translate("Bands", "above {start}").format(start=format_number(band.start))
    return join_range(format_number(band.start), format_number(band.end))
