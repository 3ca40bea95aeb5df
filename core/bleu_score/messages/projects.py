"""Messages of both programs about a project."""

from __future__ import annotations

from bleu_core.projects import verification
from bleu_score.i18n import format_number, join_names, translate

# Enough for two scores that differ to be seen to differ.
_DECIMALS = 10


def verification_text(found: verification.Verification) -> str:
    """Return one sentence on whether a recorded run gives the same numbers again."""
    number = format_number(found.run.number)
    if found.unavailable:
        return translate(
            "Projects",
            "Run {number} cannot be scored again: its texts are not kept, and files are missing "
            "or have changed: {files}.",
        ).format(number=number, files=join_names(found.unavailable))
    if found.difference is None:
        return translate(
            "Projects", "Run {number} was scored again: all numbers agree to the last digit."
        ).format(number=number)
    if found.difference.part == "score":
        return translate(
            "Projects",
            "Run {number} was scored again, but {metric} of “{candidate}” is {computed} instead "
            "of {recorded}.",
        ).format(
            number=number,
            metric=found.difference.metric,
            candidate=found.difference.candidate,
            computed=format_number(found.difference.computed, _DECIMALS),
            recorded=format_number(found.difference.recorded, _DECIMALS),
        )
    return translate("Projects", "Run {number} was scored again, but {part} do not match.").format(
        number=number, part=_part_name(found.difference)
    )


def _part_name(difference: verification.RunDifference) -> str:
    return {
        "candidates": translate("Projects", "the candidates"),
        "segments": translate("Projects", "the segments"),
        "statistics": translate("Projects", "the segment counts"),
        "interval": translate("Projects", "the confidence intervals"),
        "comparisons": translate("Projects", "the significance tests"),
    }[difference.part]
