"""An evaluation broken down into groups of segments: by document, or by any labels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import STANDARD_INPUT, FieldKind
from bleu_core.files.documents import DocumentReader, document_of
from bleu_core.files.errors import FieldMissing
from bleu_core.progress import SILENT, Progress
from bleu_core.scoring.bleu import bleu_score
from bleu_core.scoring.statistics import Statistics


@dataclass(frozen=True)
class GroupScores:
    """The scores of a group of segments.

    Attributes
    ----------
    name
        The group's name, such as that of its document; empty for segments without one.
    segments
        Number of segments.
    scores
        For each candidate, in the evaluation's order, its scores by metric: those of the group as a
        text of its own. They do not average to the score of all segments.
    are_defined
        For each candidate, whether BLEU says something; see `BleuScore`.
    """

    name: str
    segments: int
    scores: tuple[Mapping[str, float], ...]
    are_defined: tuple[bool, ...]

    @property
    def lowest_bleu(self) -> float:
        """The lowest BLEU among the candidates."""
        return min(scores["bleu"] for scores in self.scores)

    def to_dict(self, candidates: Sequence[str]) -> dict[str, Any]:
        """Return the scores as plain data, given the candidates' names."""
        return {
            "name": self.name,
            "segments": self.segments,
            "candidates": [
                {"name": name, "scores": dict(scores)}
                for name, scores in zip(candidates, self.scores, strict=True)
            ],
        }


def document_labels(evaluation: Evaluation) -> list[str]:
    """Return the name of each segment's document; empty if no file tells the documents.

    A document that has no name has its number, from 1, and one of several of the same name has its
    number behind it.
    """
    aligned = evaluation.aligned
    numbers, names = aligned.document_numbers, aligned.document_names
    of_number: dict[int, str] = {}
    taken: set[str] = set()
    for number in sorted(set(numbers)):
        label = names[number] if 0 <= number < len(names) else ""
        if number >= 0 and (not label or label in taken):
            label = f"{label} {number + 1}".strip()
        of_number[number] = label
        taken.add(label)
    return [of_number[number] for number in numbers]


def column_labels(
    evaluation: Evaluation,
    column: str,
    *,
    encoding: str | None = None,
    progress: Progress = SILENT,
) -> list[str]:
    """Return each segment's text in another column of a file; empty if no file has this column.

    Parameters
    ----------
    evaluation
        The evaluation of files, whose tables are read again.
    column
        Heading of the column, or name of the field.
    encoding
        Encoding of the files; None to detect it.
    progress
        Receives progress, and can cancel.

    Raises
    ------
    BleuError, Cancelled
        If a file cannot be read.
    """
    aligned = evaluation.aligned
    reader = DocumentReader(progress)
    source = () if aligned.source is None else (aligned.source,)
    for place, document in enumerate((*aligned.documents, *source)):
        # A repair moves segments away from the rows of their file.
        if document.path in (None, STANDARD_INPUT) or document.is_plain or document.repairs:
            continue
        contents = reader.contents(document.path, encoding)
        for kind in (FieldKind.COLUMN, FieldKind.FIELD):
            selection = replace(document.selection, kind=kind, name=column)
            try:
                labels = document_of(contents, selection).segments
            except FieldMissing:
                continue
            rows = [aligned.pairs.rows[row][place] for row in aligned.kept]
            if max((index for row in rows for index in row), default=0) < len(labels):
                return [labels[row[0]].strip() if row else "" for row in rows]
    return []


def score_groups(
    evaluation: Evaluation, labels: Sequence[str], *, progress: Progress = SILENT
) -> tuple[GroupScores, ...]:
    """Score each group of segments as a text of its own.

    Parameters
    ----------
    evaluation
        The evaluation; its counts are used again.
    labels
        The name of the group of each segment.
    progress
        Can cancel.

    Returns
    -------
    tuple
        The groups, in the order of their first segments.

    Raises
    ------
    Cancelled
    """
    if len(labels) != evaluation.segments:
        raise ValueError("labels")
    settings = evaluation.settings
    groups: dict[str, list[int]] = {}
    for segment, label in enumerate(labels):
        groups.setdefault(label, []).append(segment)
    found = []
    for name, rows in groups.items():
        progress.check()
        scores = tuple(
            {
                result.metric.name: result.metric.percent(result.statistics[rows])
                for result in candidate.metrics
            }
            for candidate in evaluation.candidates
        )
        are_defined = (
            bleu_score(Statistics.of_rows(candidate.bleu.rows.at(rows)), settings).is_defined
            for candidate in evaluation.candidates
        )
        found.append(GroupScores(name, len(rows), scores, tuple(are_defined)))
    return tuple(found)
