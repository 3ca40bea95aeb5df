"""The meaning of a difference for readers, by people's judgments of other systems.

Significant and noticed are two things: the test says whether a difference is more than chance, and
the table here how often people rated the system with the higher BLEU better at WMT.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bleu_core.diagnostics.kinds import Kind
from bleu_core.evaluation.results import Evaluation
from bleu_core.tokenizers.by_language import tokenizer_of_language


@dataclass(frozen=True)
class Judgments:
    """Pairs of systems that differ in BLEU by some points, and what people said of them.

    Attributes
    ----------
    start, end
        The points: at least the one, and below the other; None in the last row.
    pairs
        Number of pairs.
    share
        How often people rated the system with the higher BLEU better, in percent.
    low, high
        The 95 % interval of the share, from resampled language pairs.
    """

    start: float
    end: float | None
    pairs: int
    share: int
    low: int
    high: int


# Made by ``python -m tests.verdicts.readers FOLDER --write``; docs/verdicts.md says from what.
TARGETS: tuple[str, ...] = ("cs", "de", "en", "hi", "ja", "uk", "zh")
JUDGMENTS: tuple[Judgments, ...] = (
    Judgments(0.0, 0.5, 71, 59, 52, 69),
    Judgments(0.5, 2.0, 220, 62, 56, 68),
    Judgments(2.0, 3.0, 135, 72, 63, 80),
    Judgments(3.0, 5.0, 217, 76, 66, 88),
    Judgments(5.0, 8.0, 226, 81, 70, 94),
    Judgments(8.0, None, 266, 95, 92, 100),
)
# End of what is made.

# Of 1,141 pairs of systems at WMT, 99 % have less than 17 % of their segments in common, and six
# have more than this: 32 to 97 %. These are one engine under two names, or two versions of one.
MOST_IDENTICAL = 0.3


def identical_share(one: Sequence[str], two: Sequence[str]) -> float:
    """Return the share of segments that are the same in two texts."""
    return sum(a.strip() == b.strip() for a, b in zip(one, two, strict=True)) / len(one)


def judged_alike(evaluation: Evaluation, candidate: int, rival: int) -> Judgments | None:
    """Return people's judgments of systems that differ as two candidates do.

    Whether both are machine translations is not known here: no file says it.

    Parameters
    ----------
    evaluation
        The evaluation.
    candidate, rival
        Indices of the two candidates.

    Returns
    -------
    Judgments or None
        None where the table says nothing: without exactly one reference in one of its languages,
        with other tokens than it was made with, for scores to which Google's guide does not apply
        either, for short strings, and for two texts that are much the same.
    """
    both = [evaluation.candidates[place] for place in (candidate, rival)]
    if (
        evaluation.target_language.language not in TARGETS
        or evaluation.references != 1
        or evaluation.settings.lowercase
        or evaluation.tokenizer != tokenizer_of_language(evaluation.target_language).tokenizer
        or any(each.outside_guide for each in both)
        # By words alone, a score means the same whatever it is by characters.
        or any(
            doubt.kind is not Kind.OTHER_SEGMENTATION for each in both for doubt in each.band_doubts
        )
        or any(found.kind is Kind.SHORT_SEGMENTS for each in both for found in each.diagnostics)
        or not evaluation.has_texts
    ):
        return None
    texts = [evaluation.aligned.candidates[place].segments for place in (candidate, rival)]
    points = abs(both[0].score.percent - both[1].score.percent)
    if not points or identical_share(*texts) > MOST_IDENTICAL:
        return None
    return [row for row in JUDGMENTS if row.start <= points][-1]
