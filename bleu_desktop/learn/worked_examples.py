"""The worked examples of the page; their scores are computed, not written down."""

from __future__ import annotations

from dataclasses import dataclass

from bleu_core import Document, Settings, evaluate
from bleu_core.scoring.bleu import BleuScore
from bleu_core.settings import Smoothing

_CAT = "the cat is on the mat"
_ROVER = "The NASA Opportunity rover is battling a massive dust storm on Mars."
_COMBATING = "The Opportunity rover is combating a big sandstorm on Mars."
_FIGHTING = "A NASA rover is fighting a massive storm on Mars."


@dataclass(frozen=True, kw_only=True)
class WorkedExample:
    """A pair of segments, and the smoothing to score it with."""

    candidate: str
    reference: str
    smoothing: Smoothing


WORKED_EXAMPLES = (
    WorkedExample(candidate="the the the cat mat", reference=_CAT, smoothing="none"),
    WorkedExample(candidate=_COMBATING, reference=_ROVER, smoothing="none"),
    WorkedExample(candidate=_COMBATING, reference=_ROVER, smoothing="exp"),
    WorkedExample(candidate=_COMBATING, reference=_ROVER, smoothing="add-one-all"),
    WorkedExample(candidate=_FIGHTING, reference=_ROVER, smoothing="none"),
    WorkedExample(candidate=_FIGHTING, reference=_ROVER, smoothing="add-one-all"),
    WorkedExample(candidate=_CAT, reference="the cat sits on the mat", smoothing="none"),
    WorkedExample(candidate=_CAT, reference="the cat sits on the mat", smoothing="add-one-all"),
)


def score_example(example: WorkedExample) -> BleuScore:
    """Return the example's score, tokenized with 13a."""
    settings = Settings(target_language="en", tokenizer="13a", smoothing=example.smoothing)
    reference = Document.from_segments("reference", [example.reference])
    candidate = Document.from_segments("candidate", [example.candidate])
    return (
        evaluate(candidates=[candidate], references=[reference], settings=settings)
        .candidates[0]
        .score
    )
