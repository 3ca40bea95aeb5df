"""Evaluations to report on."""

from __future__ import annotations

from collections.abc import Sequence

from bleu_core.api.evaluation import evaluate
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.documents import Document
from bleu_core.settings import MetricName, PairedTest, Resampling, Settings

REFERENCE = [
    "The harbor opens at seven in the morning.",
    "Please bring your own cup.",
    "Nobody was hurt when the bridge was closed.",
    "The ferry leaves every twenty minutes.",
]
CANDIDATES = {
    "near.txt": [
        "The harbor opens at seven in the morning.",
        "Please bring your cup.",
        "Nobody was hurt when the bridge closed.",
        "The ferry leaves every twenty minutes.",
    ],
    "far.txt": [
        "The port is open from seven.",
        "Bring a cup please.",
        "No one was injured when they closed the bridge.",
        "A ferry goes each twenty minutes.",
    ],
    "odd.txt": ["Harbor", "cup", "The bridge was closed and nobody was hurt at all.", ""],
}


def evaluated(
    candidates: dict[str, list[str]] | None = None,
    reference: Sequence[str] = REFERENCE,
    *,
    source: Sequence[str] | None = None,
    metrics: tuple[MetricName, ...] = ("bleu", "chrf", "ter"),
    test: PairedTest = "bs",
    baseline: int | None = None,
    language: str | None = None,
    resamples: int = 1000,
) -> Evaluation:
    """Return an evaluation of short texts, with intervals and, for several candidates, tests."""
    candidates = CANDIDATES if candidates is None else candidates
    return evaluate(
        candidates=[Document.from_segments(*item) for item in candidates.items()],
        references=[Document.from_segments("reference.txt", reference)],
        source=Document.from_segments("source.txt", source) if source else None,
        settings=Settings(
            metrics=metrics,
            target_language=language,
            resampling=Resampling(
                confidence=True,
                paired_test=test if len(candidates) > 1 else "none",
                baseline=baseline,
                resamples=resamples,
            ),
        ),
    )
