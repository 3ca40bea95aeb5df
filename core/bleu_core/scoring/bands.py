"""Published figures about corpus scores: Google's seven bands, and models for formulas.

The bands are Google's guide to BLEU scores of translations. They say nothing about other scores;
`reasons_outside` recognizes these.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from bleu_core.tokenizers import is_of_pieces

# Reasons why the guide says nothing about a score, whatever the texts are like.
OutsideGuide = Literal[
    "formulas",
    "single_segment",
    "max_order",
    "characters",
    "pieces",
    "mixed",
    "several_references",
    "post_edited",
    "not_checked",
]
OUTSIDE_GUIDE: tuple[OutsideGuide, ...] = get_args(OutsideGuide)

# The guide is about BLEU as it is usually computed.
_USUAL_ORDER = 4
# Both split Chinese text into characters.
_BY_CHARACTER = ("char", "zh")


@dataclass(frozen=True)
class Band:
    """A range of scores.

    Attributes
    ----------
    id
        Stable name. Its wording is up to the window and the terminal.
    start, end
        In percent. The band includes its start but not its end, except that 60 belongs to 50–60,
        and 100 to the last band.
    """

    id: str
    start: int
    end: int


BANDS = (
    Band("almost_useless", 0, 10),
    Band("hard_to_get_gist", 10, 20),
    Band("gist_with_errors", 20, 30),
    Band("understandable_to_good", 30, 40),
    Band("high_quality", 40, 50),
    Band("very_high_quality", 50, 60),
    Band("better_than_human", 60, 100),
)


@dataclass(frozen=True)
class PublishedScore:
    """The score a model was published with, in percent; perhaps only known approximately."""

    name: str
    percent: float
    is_approximate: bool = False


# Of models that read formulas from pictures.
FORMULA_RECOGNITION = (
    PublishedScore("PP-FormulaNet", 75.0, is_approximate=True),
    PublishedScore("LaTeX-OCR", 80.0, is_approximate=True),
    PublishedScore("UniMERNet", 85.91),
)


def band_of(percent: float, segments: int) -> Band | None:
    """Return the band of a corpus score, as the score is shown: with two decimals.

    Thus a score of 29.996, which reads 30.00, is in the band from 30.

    Parameters
    ----------
    percent
        The score, 0 to 100.
    segments
        Number of segments. BLEU is only meaningful for a corpus, so a single segment (or none) has
        no band.
    """
    if segments < 2:
        return None
    shown = round(percent, 2)
    if shown == 60:
        return BANDS[5]
    return next((band for band in BANDS if shown < band.end), BANDS[-1])


def bands_between(low: float, high: float) -> tuple[Band, ...]:
    """Return the bands that an interval of corpus scores, 0 to 100, overlaps."""
    first, last = (BANDS.index(band_of(percent, 2) or BANDS[-1]) for percent in (low, high))
    return BANDS[first : last + 1]


def reasons_outside(
    *,
    segments: int,
    formulas: bool,
    max_order: int,
    tokenizer: str,
    references: int,
    post_edited: bool = False,
    mixed: bool = False,
    checked: bool = True,
) -> tuple[OutsideGuide, ...]:
    """Return the reasons why the guide does not apply to a score; empty if it does.

    Parameters
    ----------
    segments
        Number of segments.
    formulas
        Whether the texts are formulas instead of a language.
    max_order
        The longest n-grams counted. Shorter ones give far higher scores, longer ones lower.
    tokenizer
        Name of the tokenizer. Characters and pieces of words match more often than words.
    references
        Number of different references. With several, the same translation scores some points
        higher.
    post_edited
        Whether the reference was made from the candidate, which raises its score.
    mixed
        Whether the texts are in several languages, or were split into tokens in several ways.
    checked
        Whether it is known if anything in the texts distorts the score.
    """
    applies: dict[OutsideGuide, bool] = {
        "formulas": formulas,
        "single_segment": segments < 2,
        "max_order": max_order != _USUAL_ORDER,
        "characters": tokenizer in _BY_CHARACTER,
        "pieces": is_of_pieces(tokenizer),
        "mixed": mixed,
        "several_references": references > 1,
        "post_edited": post_edited,
        "not_checked": not checked,
    }
    return tuple(reason for reason in OUTSIDE_GUIDE if applies[reason])
