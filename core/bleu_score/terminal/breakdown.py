"""Scores by document, or by the texts in a column: ``--by``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from bleu_core.analysis.breakdown import (
    GroupScores,
    column_labels,
    document_labels,
    score_groups,
)
from bleu_core.evaluation.results import Evaluation
from bleu_core.progress import Progress
from bleu_core.scoring.metrics import Metric
from bleu_score.i18n import translate
from bleu_score.messages.metrics import metric_score, too_short_text
from bleu_score.messages.names import text_name
from bleu_score.reports import cells as reports_cells
from bleu_score.terminal.command_line import UsageError
from bleu_score.terminal.streams import printable
from bleu_score.terminal.table import score_columns, table_lines

_DOCUMENT = "document"


class Breakdown(NamedTuple):
    """The scores of groups of segments.

    Attributes
    ----------
    by
        ``document``, or the heading of a column.
    is_column
        Whether the groups are those of a column.
    candidates
        Names of the candidates.
    metrics
        The metrics.
    groups
        The groups, in the order of the text.
    """

    by: str
    is_column: bool
    candidates: tuple[str, ...]
    metrics: tuple[Metric, ...]
    groups: tuple[GroupScores, ...]

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {"by": self.by, "groups": [group.to_dict(self.candidates) for group in self.groups]}

    def rows(self) -> Iterator[list[Any]]:
        """Yield a row for each group and candidate: names, segments, a score for each metric."""
        for group in self.groups:
            for name, scores in zip(self.candidates, group.scores, strict=True):
                percents = [scores.get(metric.name, "") for metric in self.metrics]
                yield [group.name, name, group.segments, *percents]

    def lines(self) -> Iterator[str]:
        """Yield a table to read, the lowest scores first."""
        if self.is_column:
            yield translate(
                "Terminal", "Scores by “{column}” (their average is not the score of the text):"
            ).format(column=printable(self.by))
        else:
            yield translate(
                "Terminal", "Scores by document (their average is not the score of the text):"
            )
        heading = printable(self.by) if self.is_column else translate("Terminal", "Document")
        columns = (
            *score_columns(self.candidates, self.metrics),
            reports_cells.Column(translate("Terminal", "Segments"), is_number=True),
            reports_cells.Column(heading),
        )
        worst_first = sorted(
            self.groups, key=lambda group: (not any(group.are_defined), group.lowest_bleu)
        )
        yield from table_lines(
            reports_cells.Table("groups", "", columns, [*map(self._row, worst_first)])
        )

    def quiet_lines(self) -> Iterator[str]:
        """Yield a line for each score."""
        for group in self.groups:
            for place, name in enumerate(self.candidates):
                for metric in self.metrics:
                    if metric.name in group.scores[place]:
                        score = f"{metric.title} = {_shown(group, place, metric)}"
                        yield "\t".join(map(printable, (group.name, text_name(name), score)))

    def _row(self, group: GroupScores) -> reports_cells.Row:
        cells = [
            reports_cells.Cell(_shown(group, place, metric))
            if metric.name in scores
            else reports_cells.NOTHING
            for place, scores in enumerate(group.scores)
            for metric in self.metrics
        ]
        name = (
            reports_cells.Cell(printable(group.name), reports_cells.Form.NAME)
            if group.name
            else reports_cells.NOTHING
        )
        return [*cells, reports_cells.number_cell(group.segments), name]


def _shown(group: GroupScores, place: int, metric: Metric) -> str:
    if metric.name == "bleu" and not group.are_defined[place]:
        return too_short_text()
    return metric_score(metric, group.scores[place][metric.name])


def break_down(
    evaluation: Evaluation, by: str, encoding: str | None, progress: Progress
) -> Breakdown:
    """Score the groups of segments that the command line asks for.

    Parameters
    ----------
    by
        ``document`` or the heading of a column. Where the files do not tell documents apart, a
        column may be called so.

    Raises
    ------
    UsageError
        If the files tell neither.
    BleuError, Cancelled
    """
    labels = document_labels(evaluation) if by == _DOCUMENT else []
    is_column = not labels
    if is_column:
        labels = column_labels(evaluation, by, encoding=encoding, progress=progress)
    if not labels:
        if by == _DOCUMENT:
            text = translate(
                "Terminal", "--by document: the files do not say where a document begins."
            )
        else:
            text = translate("Terminal", "--by: none of the files has a column “{column}”.")
        raise UsageError(text.format(column=by))
    groups = score_groups(evaluation, labels, progress=progress)
    return Breakdown(by, is_column, evaluation.candidate_names, evaluation.metrics, groups)
