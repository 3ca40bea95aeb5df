"""The scores that other programs would give the same segments, and reasons for differences."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any

from bleu_core.errors import TokenizerUnavailable
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.documents import require_texts
from bleu_core.progress import SILENT, Progress
from bleu_core.scoring import programs
from bleu_core.scoring.counting import Counts
from bleu_core.scoring.rounding import ROUNDING
from bleu_core.scoring.statistics import Statistics
from bleu_core.tokenizers import Tokenizer


@dataclass(frozen=True)
class RuleEffect:
    """One rule by which another program counts differently.

    Attributes
    ----------
    rule
        The rule, named as the field of `bleu_core.scoring.programs.BleuRules`.
    ours, theirs
        Its value here and in the other program.
    points
        Its effect on the score, in points (0 to 100), after the rules explained before it.
    """

    rule: programs.BleuRule
    ours: str | float | None
    theirs: str | float | None
    points: float


@dataclass(frozen=True)
class OtherScore:
    """The score of another program.

    Attributes
    ----------
    program
        The program.
    rules
        Its rules.
    percent
        Its score, 0 to 100; None if it gives none.
    difference
        Its score minus ours, in points; None if it gives none.
    reasons
        The rules that cause the difference, with points that add up to it. Rules that differ
        without an effect on this score are left out.
    failure
        The reason why it gives no score.
    """

    program: programs.ProgramName
    rules: programs.BleuRules
    percent: float | None
    difference: float | None
    reasons: tuple[RuleEffect, ...] = ()
    failure: programs.NoScore | None = None

    def to_dict(self) -> dict[str, Any]:
        """Return the score as plain data, as `bleu-score --as-others --format json` prints it."""
        return asdict(self)


@dataclass(frozen=True)
class AsOthers:
    """The scores of other programs for one candidate.

    Attributes
    ----------
    candidate
        Its name in the evaluation.
    percent
        Its score in the evaluation, 0 to 100.
    scores
        One for each program.
    """

    candidate: str
    percent: float
    scores: tuple[OtherScore, ...]


def score_as_others(evaluation: Evaluation, *, progress: Progress = SILENT) -> tuple[AsOthers, ...]:
    """Return the scores other programs would give the segments of an evaluation.

    Each program follows its own rules, without options; see `bleu_core.scoring.programs`. All score
    the same segments: as paired, and as normalized if the settings say so.

    Parameters
    ----------
    evaluation
        The evaluation.
    progress
        Receives progress, and can cancel.

    Returns
    -------
    tuple
        One entry for each candidate, in the evaluation's order.

    Raises
    ------
    TextsMissing
        If only numbers were kept of the texts.
    Cancelled
    """
    tag = evaluation.target_language.tag
    ours = programs.rules_of_settings(evaluation.settings, _name(evaluation.tokenizer))
    rules = {program: programs.rules_of(program, tag) for program in programs.PROGRAMS}
    needed: dict[tuple[str, bool], list[programs.BleuRules]] = {}
    for theirs in rules.values():
        for each in (*_steps(ours, theirs).values(), theirs):
            needed.setdefault((each.tokenizer, each.lowercase), []).append(each)
    sums: _Sums = {}
    # The counts of many segments are large, so only the sums of each way are kept.
    for number, (way, those) in enumerate(needed.items()):
        counts = _count(evaluation, *way, progress.part(number, len(needed)))
        if counts is not None:
            for each in those:
                sums[each] = [
                    programs.statistics_by_rules(counts, candidate, each)
                    for candidate in range(len(evaluation.candidates))
                ]
    return tuple(
        AsOthers(
            candidate.name,
            candidate.score.percent,
            tuple(
                _score(program, ours, theirs, index, candidate.score.percent, sums)
                for program, theirs in rules.items()
            ),
        )
        for index, candidate in enumerate(evaluation.candidates)
    )


_Sums = dict[programs.BleuRules, list[Statistics]]
"""The statistics of each candidate by some rules; none if their tokenizer is not installed."""


def _name(tokenizer: Tokenizer) -> str:
    return f"{tokenizer.name}-{tokenizer.variant}" if tokenizer.variant else tokenizer.name


def _count(evaluation: Evaluation, name: str, lowercase: bool, progress: Progress) -> Counts | None:
    aligned = evaluation.aligned
    require_texts(aligned.documents)
    try:
        return programs.count_tokens(
            candidates=[document.segments for document in aligned.candidates],
            references=[document.segments for document in aligned.references],
            tokenizer=name,
            lowercase=lowercase,
            max_order=max(evaluation.settings.max_order, programs.BleuRules.max_order),
            progress=progress,
        )
    except TokenizerUnavailable:
        return None


def _steps(
    ours: programs.BleuRules, theirs: programs.BleuRules
) -> dict[programs.BleuRule, programs.BleuRules]:
    """Return our rules as they turn into theirs, one difference after the other."""
    steps = {}
    for rule in programs.RULES:
        if getattr(ours, rule) != getattr(theirs, rule):
            ours = steps[rule] = replace(ours, **{rule: getattr(theirs, rule)})
    return steps


def _score(
    program: programs.ProgramName,
    ours: programs.BleuRules,
    theirs: programs.BleuRules,
    candidate: int,
    percent: float,
    sums: _Sums,
) -> OtherScore:
    if theirs not in sums:
        return OtherScore(program, theirs, None, None, failure="tokenizer_missing")
    found = programs.percent_of(program, sums[theirs][candidate])
    if isinstance(found, str):
        return OtherScore(program, theirs, None, None, failure=found)
    reasons = []
    before = percent
    for rule, rules in _steps(ours, theirs).items():
        # The tokenizer comes first, so that all steps are in tokens that could be counted.
        after = programs.percent_by_rules(sums[rules][candidate], rules)
        if abs(after - before) > ROUNDING:
            reasons.append(
                RuleEffect(rule, getattr(ours, rule), getattr(theirs, rule), after - before)
            )
        before = after
    return OtherScore(program, theirs, found, found - percent, tuple(reasons))
