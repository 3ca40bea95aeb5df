"""Words for the runs of a project, and for changes between two runs."""

from __future__ import annotations

from bleu_core.workspace import comparison
from bleu_core.workspace import runs as workspace_runs
from bleu_score.i18n import format_number, join_names, join_sentences, translate, with_label
from bleu_score.messages.names import one_line


def run_name(run: workspace_runs.Run) -> str:
    """Return the number of a run, with the user's name for it."""
    number = format_number(run.number)
    if not run.label:
        return translate("Runs", "Run {number}").format(number=number)
    return translate("Runs", "Run {number}: {name}").format(number=number, name=one_line(run.label))


def common_text(found: comparison.RunComparison) -> str:
    """Return on which segments two runs are compared."""
    if found.is_whole:
        return translate(
            "Runs", "The references are the same in both runs (segments: {count})."
        ).format(count=format_number(found.common))
    if not found.common:
        return translate(
            "Runs",
            "The two runs have no segments in common. Scores of different texts cannot be "
            "compared.",
        )
    text = translate(
        "Runs",
        "Segments in common: {common} of {segments}, matched by their references (added: "
        "{added}, removed: {removed}).",
    ).format(
        common=format_number(found.common),
        segments=format_number(found.new.segments),
        added=format_number(found.added),
        removed=format_number(found.removed),
    )
    if not any(change.comparison for each in found.candidates for change in each.metrics):
        return text
    tested = translate("Runs", "Only these segments are tested.")
    return join_sentences(text, tested)


def refusal_text(change: comparison.MetricChange) -> str:
    """Return the reason why two scores are not compared; empty if they are."""
    match change.refusal:
        case None:
            return ""
        case "not_in_both":
            return translate("Runs", "Only in one of the runs")
        case "nothing_in_common":
            return translate("Runs", "No segments in common")
        case "few_in_common":
            return translate("Runs", "Fewer than half of the segments are in common")
        case "other_options":
            return other_options_text(change.differing)


def tables_text(tables: tuple[str, ...]) -> str:
    """Return a note that two scores were computed with different Unicode tables."""
    old, new = tables
    return translate(
        "Runs",
        "Tokens of rare characters can differ, because another version of a package was used: "
        "{old} → {new}.",
    ).format(old=old, new=new)


def other_options_text(differing: tuple[tuple[str, str, str], ...]) -> str:
    """Return the options that differ between two scores."""
    if not differing:
        return translate("Runs", "Different settings")
    options = [with_label(key, f"{old or '–'} → {new or '–'}") for key, old, new in differing]
    return translate("Runs", "Different settings ({options})").format(options=join_names(options))
