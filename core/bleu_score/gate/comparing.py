"""Compare an evaluation with an earlier one, on the segments they have in common."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bleu_core.common_segments import CommonSegments, find_common_segments
from bleu_core.projects.comparison import differing_options
from bleu_core.results import CandidateResult, Evaluation, MetricResult
from bleu_score.command_line import UsageError
from bleu_score.gate.earlier import Earlier, EarlierScore
from bleu_score.gate.results import Change, NotCompared
from bleu_score.i18n import join_names, translate

if TYPE_CHECKING:
    from bleu_core.scoring.matrices import Matrix

# Differences below are rounding errors of floating-point numbers.
_ROUNDING = 1e-6


@dataclass(frozen=True)
class Compared:
    """A candidate's score in one metric beside the earlier one.

    Attributes
    ----------
    candidate
        The candidate's name.
    result
        Its score.
    change
        Both scores of the segments in common.
    common
        The segments in common; None if they are all, in the same order.
    before
        The earlier score.
    against
        Name of the earlier result.
    """

    candidate: str
    result: MetricResult
    change: Change
    common: CommonSegments | None
    before: EarlierScore
    against: str

    def counts(self) -> tuple[Matrix, Matrix]:
        """Return the counts of the segments in common, before and now.

        Raises
        ------
        UsageError
            If those from before are not known.
        """
        old = _counts(self.before, self.result, self.change.earlier_segments, self.against)
        new = self.result.statistics
        if self.common is None:
            return old, new
        return old[self.common.old], new[self.common.new]


def compare(
    evaluation: Evaluation,
    earlier: Earlier,
    *,
    file: str | None,
    metrics: Sequence[str],
    against: str,
) -> Iterator[Compared | NotCompared]:
    """Compare the candidates of an evaluation with those of the same names before.

    Parameters
    ----------
    file
        Name of the file; None for all segments.
    metrics
        Names of the metrics to compare by.
    against
        Name of the earlier result.

    Raises
    ------
    UsageError
        If the scores cannot be compared.
    """
    before = _matched(evaluation.candidates, earlier)
    if not before and file is None:
        raise UsageError(
            translate(
                "Gate",
                "None of the candidates is in “{file}”, which has: {names}. Candidates are "
                "compared by their names.",
            ).format(file=against, names=join_names([*earlier.candidates]))
        )
    for candidate in evaluation.candidates:
        if candidate.name not in before:
            yield NotCompared("new_candidate", file, candidate.name)
            continue
        for result in candidate.metrics:
            if result.metric.name in metrics:
                _check_comparable(result, candidate, before[candidate.name], against)
    if not before:
        return
    common = _common(evaluation, earlier, against)
    if common is not None and not common.new:
        if file is None:
            raise UsageError(
                translate(
                    "Gate",
                    "There is nothing to compare: no segment has the same reference as in "
                    "“{file}”.",
                ).format(file=against)
            )
        yield NotCompared("all_changed", file)
        return
    for candidate in evaluation.candidates:
        for result in candidate.metrics if candidate.name in before else ():
            if result.metric.name in metrics:
                score = before[candidate.name][result.metric.name]
                yield _compared(candidate.name, result, score, common, earlier, against)


def _matched(
    candidates: Sequence[CandidateResult], earlier: Earlier
) -> dict[str, Mapping[str, EarlierScore]]:
    """Return the earlier scores of candidates by name; one and one are always compared."""
    if len(candidates) == len(earlier.candidates) == 1:
        return {candidates[0].name: next(iter(earlier.candidates.values()))}
    return {
        each.name: earlier.candidates[each.name]
        for each in candidates
        if each.name in earlier.candidates
    }


def _check_comparable(
    result: MetricResult,
    candidate: CandidateResult,
    scores: Mapping[str, EarlierScore],
    against: str,
) -> None:
    """Raise `UsageError` if two scores were computed differently."""
    title = result.metric.title
    before = scores.get(result.metric.name)
    if before is None:
        raise UsageError(
            translate("Gate", "“{file}” has no score in {metric} to compare with.").format(
                file=against, metric=title
            )
        )
    bleu = None if result.metric.given or "bleu" not in scores else scores["bleu"].signature
    differing = differing_options(
        before.signature,
        result.signature,
        texts=None if bleu is None else (bleu, candidate.bleu.signature),
    )
    differing += _references(before.signature, result.signature)
    if differing or before.lower_is_better != result.metric.lower_is_better:
        named = [f"{key}: {was or '–'} → {now or '–'}" for key, was, now in differing]
        raise UsageError(
            translate(
                "Gate",
                "The scores in {metric} cannot be compared with “{file}”, because they were "
                "computed differently: {differences}. Score both with the same options.",
            ).format(metric=title, file=against, differences=join_names(named))
        )


def _references(old: str, new: str) -> tuple[tuple[str, str, str], ...]:
    """Return the numbers of references if they differ: then no segment would be the same."""
    was, now = (text.partition("|")[0].partition(":") for text in (old, new))
    if was == now or not was[0] == now[0] == "nrefs" or "var" in (was[2], now[2]):
        return ()
    return (("nrefs", was[2], now[2]),)


def _common(evaluation: Evaluation, earlier: Earlier, against: str) -> CommonSegments | None:
    """Return the segments in common; None if they are all, in the same order."""
    if earlier.references_sha256 == evaluation.references_digest():
        return None
    digests = earlier.segment_digests()
    if digests is not None:
        return find_common_segments(digests, evaluation.segment_digests())
    if earlier.references_sha256 is None:
        raise UsageError(
            translate(
                "Gate",
                "“{file}” does not say which references it was scored against, as it comes from "
                "an earlier version. Score that translation again with this version.",
            ).format(file=against)
        )
    raise UsageError(
        translate(
            "Gate",
            "The references have changed since “{file}”, which does not say which segments "
            "are still the same. Write it with --format json -sl.",
        ).format(file=against)
    )


def _compared(
    candidate: str,
    result: MetricResult,
    before: EarlierScore,
    common: CommonSegments | None,
    earlier: Earlier,
    against: str,
) -> Compared:
    now, was, count = result.percent, before.score, earlier.segments
    segments = len(result.rows)
    if common is not None:
        metric, count = result.metric, len(common.new)
        old = _counts(before, result, earlier.segments, against)
        was = metric.percent(old[common.old])
        now = metric.percent(result.statistics[common.new])
    change = Change(now, was, count, segments, earlier.segments)
    return Compared(candidate, result, change, common, before, against)


def _counts(before: EarlierScore, result: MetricResult, segments: int, against: str) -> Matrix:
    counts = before.statistics()
    if counts is None:
        raise UsageError(
            translate(
                "Gate",
                "“{file}” has no counts of its segments to compare with. Write it with --format "
                "json -sl.",
            ).format(file=against)
        )
    # Whoever changed the file by hand must not get a wrong verdict.
    fits = counts.shape == (segments, result.metric.columns)
    if not fits or abs(result.metric.percent(counts) - before.score) > _ROUNDING:
        raise UsageError(
            translate(
                "Gate", "“{file}” is damaged: the counts of its segments do not give its scores."
            ).format(file=against)
        )
    return counts
