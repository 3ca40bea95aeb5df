"""A sample of segments for a person to judge: a sheet without the names of the systems.

Each translation is a row of its own, with an empty cell for its score. Read back as scores, a row
belongs to each system that has its text; see `bleu_core.evaluation.given_scores`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations, pairwise
from random import Random
from typing import NamedTuple

from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.progress import Progress

SEGMENTS = 40


class SegmentSample(NamedTuple):
    """The segments to be judged."""

    segments: int = SEGMENTS
    differing: bool = False
    """Whether they are from the half whose translations differ most: those in which the candidates
    have the fewest pairs of neighboring characters in common."""
    seed: int = 12345
    heading: Callable[[str], str] = str
    """Returns the heading for ``segment``, ``source``, ``reference``, ``translation`` or ``score``,
    by which scores are read back, too."""


def sample_columns(
    aligned: AlignedDocuments, sample: SegmentSample, progress: Progress
) -> list[tuple[str, list[str]]]:
    """Return the columns of the sheet, with their headings."""
    random = Random(sample.seed)
    every = [*range(aligned.segments)]
    if sample.differing:
        shared = [_shared(aligned, segment) for segment in progress.watch(every)]
        every = sorted(every, key=shared.__getitem__)[: (len(every) + 1) // 2]
    chosen = sorted(random.sample(every, min(sample.segments, len(every))))
    original, originals = (
        ("reference", aligned.references[0].segments)
        if aligned.sources is None
        else ("source", aligned.sources)
    )
    rows = []
    for segment in chosen:
        texts = [*dict.fromkeys(each.segments[segment] for each in aligned.candidates)]
        random.shuffle(texts)
        number = str(aligned.kept[segment] + 1)
        rows += [(number, originals[segment], text, "") for text in texts]
    columns = zip(*rows, strict=True) if rows else [()] * 4
    headings = map(sample.heading, ("segment", original, "translation", "score"))
    return [(name, [*column]) for name, column in zip(headings, columns, strict=True)]


def _shared(aligned: AlignedDocuments, segment: int) -> float:
    """Return the mean share of pairs of characters that two translations have in common."""
    counts = [Counter(pairwise(each.segments[segment])) for each in aligned.candidates]
    shares = [
        2 * (one & other).total() / max(one.total() + other.total(), 1)
        for one, other in combinations(counts, 2)
    ]
    return sum(shares) / max(len(shares), 1)
