"""Each reference scored against the others, to show the distance of human translations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from bleu_core.evaluation.counts import stripped_lines
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.documents import require_texts
from bleu_core.files.names import distinct_names
from bleu_core.progress import SILENT, Progress
from bleu_core.scoring import counting
from bleu_core.scoring.metrics import Metric


@dataclass(frozen=True)
class ReferenceScore:
    """The score of a reference against the others, and of the candidates against the same.

    Attributes
    ----------
    name
        The reference's name.
    metric
        Name of the metric.
    percent
        Its score, 0 to 100; TER can exceed 100.
    candidates
        The score of each candidate of the evaluation on the same segments against the same
        references, in the evaluation's order. Only these compare with `percent`: against all
        references, a candidate has one reference more.
    segments
        Number of segments compared: those in which this reference and another have text.
    """

    name: str
    metric: str
    percent: float
    candidates: tuple[float, ...]
    segments: int

    def to_dict(self) -> dict[str, Any]:
        """Return the score as plain data, as the terminal prints it with ``--format json``."""
        return asdict(self)


def score_references(
    evaluation: Evaluation,
    *,
    metrics: Sequence[str] | None = None,
    progress: Progress = SILENT,
) -> tuple[ReferenceScore, ...]:
    """Score each reference of an evaluation as a candidate against all the others.

    Segments in which the reference is empty, or all others are, are left out.

    Parameters
    ----------
    evaluation
        The evaluation, with its settings.
    metrics
        The metrics; by default those of the evaluation. Given ones know nothing of references.
    progress
        Receives progress, and can cancel.

    Returns
    -------
    tuple
        By reference, then by metric. Empty with a single reference, and for several files that were
        not split into tokens in one way. A reference that shares no
        segment with another is left out.

    Raises
    ------
    TextsMissing
        If only numbers were kept of the texts.
    Cancelled
    """
    references = evaluation.aligned.references
    if len(references) < 2 or evaluation.tokenizer.is_mixed:
        return ()
    require_texts(evaluation.aligned.documents)
    measured = [metric for metric in evaluation.metrics if not metric.given]
    chosen = [metric for metric in measured if metrics is None or metric.name in metrics]
    settings = evaluation.settings
    texts = [stripped_lines(document, settings) for document in references]
    candidates = [stripped_lines(document, settings) for document in evaluation.aligned.candidates]
    scores: list[ReferenceScore] = []
    for number, (name, own) in enumerate(zip(distinct_names(references), texts, strict=True)):
        others = [*texts[:number], *texts[number + 1 :]]
        rows = [
            row
            for row, (segment, *rest) in enumerate(zip(own, *others, strict=True))
            if segment.strip() and any(map(str.strip, rest))
        ]
        if not rows:
            continue
        scored = [[document[row] for row in rows] for document in (own, *candidates)]
        against = [[document[row] for row in rows] for document in others]
        part = progress.part(number, len(references))
        found = _percents(
            evaluation, candidates=scored, references=against, metrics=chosen, progress=part
        )
        for metric, percents in found:
            scores.append(
                ReferenceScore(name, metric.name, percents[0], tuple(percents[1:]), len(rows))
            )
    return tuple(scores)


def _percents(
    evaluation: Evaluation,
    *,
    candidates: Sequence[Sequence[str]],
    references: Sequence[Sequence[str]],
    metrics: Sequence[Metric],
    progress: Progress,
) -> list[tuple[Metric, list[float]]]:
    counts = counting.count_corpus(
        candidates=candidates,
        references=references,
        tokenizer=evaluation.tokenizer,
        settings=evaluation.settings,
        metrics=metrics,
        progress=progress,
    )
    return [
        (metric, [metric.percent(rows) for rows in counts.statistics[metric.name]])
        for metric in metrics
    ]
