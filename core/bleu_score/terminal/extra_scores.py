"""Scores computed only if asked for: of other programs, of the references, and of groups."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from bleu_core.analysis import as_others as comparing_as_others
from bleu_core.analysis import reference_scores
from bleu_core.evaluation.results import Evaluation
from bleu_core.progress import SILENT, Progress
from bleu_core.workspace import runs as workspace_runs
from bleu_score.i18n import translate, with_label
from bleu_score.messages import others
from bleu_score.terminal import breakdown as terminal_breakdown
from bleu_score.terminal import project_runs
from bleu_score.terminal.arguments import Request
from bleu_score.terminal.command_line import UsageError
from bleu_score.terminal.streams import printable_name


class ExtraScores(NamedTuple):
    """The results that were asked for beyond the evaluation.

    Attributes
    ----------
    as_others
        One for each candidate, in the evaluation's order.
    references
        Each reference against the others, by metric.
    breakdown
        The scores of each document, or of other groups of segments.
    earlier
        The last run of the project that was scored again.
    """

    as_others: tuple[comparing_as_others.AsOthers, ...] | None = None
    references: tuple[reference_scores.ReferenceScore, ...] | None = None
    breakdown: terminal_breakdown.Breakdown | None = None
    earlier: workspace_runs.Run | None = None

    def add_to(self, content: dict[str, Any]) -> None:
        """Add the scores to an evaluation's plain data."""
        for candidate, answer in zip(content["candidates"], self.as_others or (), strict=False):
            candidate["as_others"] = [score.to_dict() for score in answer.scores]
        if self.references is not None:
            content["reference_scores"] = [score.to_dict() for score in self.references]
        if self.breakdown is not None:
            content["breakdown"] = self.breakdown.to_dict()
        if self.earlier is not None:
            content["earlier_run"] = project_runs.earlier_dict(self.earlier)

    def columns(self, candidate: int) -> dict[str, float | None]:
        """Return a candidate's scores by the headings of their columns."""
        if not self.as_others:
            return {}
        return {
            f"as_{score.program.replace('-', '_')}_percent": score.percent
            for score in self.as_others[candidate].scores
        }

    def scores(self, candidate: str) -> Iterator[tuple[str, float]]:
        """Yield the names of programs and the scores they give a candidate."""
        if not self.as_others:
            return

        for answer in self.as_others:
            for score in answer.scores if answer.candidate == candidate else ():
                if score.percent is not None:
                    yield others.program_name(score.program), score.percent

    def candidate_lines(self, candidate: str) -> Iterator[str]:
        """Yield the scores that other programs would give, with the reasons."""
        if not self.as_others:
            return

        yield f"  {others.as_others_title()}"
        [answer] = [scores for scores in self.as_others if scores.candidate == candidate]
        width = max(len(others.program_name(score.program)) for score in answer.scores)
        for score in answer.scores:
            number = "–" if score.percent is None else f"{score.percent:.2f}"
            yield (
                f"    {others.program_name(score.program):{width}}  {number:>6}  "
                f"{others.difference_text(score):>6}  {others.why_text(score)}"
            )

    def earlier_lines(self, evaluation: Evaluation) -> Iterator[str]:
        """Yield the scores of the project's last run beside those of an evaluation."""
        if self.earlier is not None:
            yield ""
            yield from project_runs.earlier_lines(self.earlier, evaluation)

    def reference_lines(self, evaluation: Evaluation) -> Iterator[str]:
        """Yield each reference's scores, and the candidates' against the same references."""
        if self.references is None:
            return

        yield ""
        if not self.references:
            yield others.no_other_reference_text()
            return
        yield others.references_title()
        titles = {metric.name: metric.title for metric in evaluation.metrics}
        for score in self.references:
            yield "  " + translate(
                "Terminal", "{reference}: {metric} = {score} (segments: {segments})"
            ).format(
                reference=printable_name(score.name),
                metric=titles[score.metric],
                score=f"{score.percent:.2f}",
                segments=score.segments,
            )
            for candidate, percent in zip(evaluation.candidates, score.candidates, strict=True):
                yield f"    {with_label(printable_name(candidate.name), f'{percent:.2f}')}"


def compute_extra_scores(
    evaluation: Evaluation, request: Request, progress: Progress = SILENT
) -> ExtraScores:
    """Compute the extra scores that the command line requests.

    Raises
    ------
    UsageError
        If it requests extra scores, but files of folders were split into words in different ways,
        or if there is nothing to break the scores down by.
    """
    if not evaluation.has_scores:
        return ExtraScores()
    breakdown = None
    if request.by is not None:
        breakdown = terminal_breakdown.break_down(
            evaluation, request.by, request.encoding, progress
        )
    of_texts = request.as_others or request.compare_references
    if of_texts and evaluation.tokenizer.is_mixed:
        raise UsageError(
            translate(
                "Terminal",
                "--as-others and --compare-references need files that are all split into words in "
                "the same way. Choose a word segmentation with --tokenize.",
            )
        )
    as_others, references = None, None
    if request.as_others:
        as_others = comparing_as_others.score_as_others(evaluation, progress=progress)
    if request.compare_references:
        references = reference_scores.score_references(evaluation, progress=progress)
    return ExtraScores(as_others, references, breakdown)
