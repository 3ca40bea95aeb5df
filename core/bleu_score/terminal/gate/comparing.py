"""Compare an evaluation with an earlier run, as the gate says it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bleu_core.evaluation.results import Evaluation
from bleu_core.workspace.comparison import MetricChange, compare_runs
from bleu_core.workspace.drops import Drop
from bleu_core.workspace.errors import CandidatesDiffer
from bleu_core.workspace.runs import Run, run_of
from bleu_score.i18n import join_names, translate, with_label
from bleu_score.terminal.command_line import UsageError
from bleu_score.terminal.gate.results import NotCompared


def compare(
    evaluation: Evaluation,
    earlier: Run,
    *,
    file: str | None,
    metrics: Sequence[str],
    against: str,
    min_common: float | None,
) -> Iterator[Drop | NotCompared]:
    """Compare the candidates of an evaluation with those of the same names before.

    Parameters
    ----------
    file
        Name of the file; None for all segments.
    metrics
        Names of the metrics to compare by.
    against
        Name of the earlier run.
    min_common
        The limit for segments in common; None or 0 for any.

    Raises
    ------
    UsageError, BleuError
        If the scores cannot be compared.
    """
    now = run_of(evaluation)
    if not earlier.candidates:
        yield NotCompared("no_scores", file)
        return
    try:
        # The gate checks its limit for segments in common itself.
        found = compare_runs(earlier, now, metrics=metrics, tested=False, min_common=0.0)
    except CandidatesDiffer as error:
        if file is None:
            raise _no_candidate_in_common(against, error.old) from None
        yield from (NotCompared("new_candidate", file, each.name) for each in now.candidates)
        return
    compared = {each.name for each in found.candidates}
    for candidate in now.candidates:
        if candidate.name not in compared:
            yield NotCompared("new_candidate", file, candidate.name)
    # Metrics of the earlier run only are not asked for.
    drops = [
        Drop(found, candidate.name, change)
        for candidate in found.candidates
        for change in candidate.metrics
        if change.new is not None
    ]
    for drop in drops:
        _check_comparable(drop.change, against)
    if found.common or (file is not None and min_common):
        yield from drops
    elif file is not None:
        yield NotCompared("all_changed", file)
    else:
        raise _no_segment_in_common(against)


def _no_candidate_in_common(against: str, names: Sequence[str]) -> UsageError:
    return UsageError(
        translate(
            "Gate",
            "None of the candidates is in “{file}”, which contains {names}. Candidates "
            "are compared by name: give them the same names.",
        ).format(file=against, names=join_names(names))
    )


def _no_segment_in_common(against: str) -> UsageError:
    return UsageError(
        translate(
            "Gate",
            "There is nothing to compare: no segment has the same reference as in “{file}”. "
            "Score both with the same references.",
        ).format(file=against)
    )


def _check_comparable(change: MetricChange, against: str) -> None:
    """Raise `UsageError` if two scores were computed differently."""
    title = change.score.title
    if change.refusal == "not_in_both":
        raise UsageError(
            translate("Gate", "“{file}” has no {metric} score to compare with.").format(
                file=against, metric=title
            )
        )
    if change.refusal == "other_options":
        named = [
            with_label(key, f"{was or '–'} → {now or '–'}") for key, was, now in change.differing
        ]
        raise UsageError(
            translate(
                "Gate",
                "{metric} scores cannot be compared with “{file}”, because they were computed "
                "differently: {differences}. Score both with the same options.",
            ).format(metric=title, file=against, differences=join_names(named))
        )
