"""Agreement of two texts, judged by BLEU's counts, so that most need no slower check."""

from __future__ import annotations

from collections.abc import Sequence

from bleu_core.scoring.bleu import BleuScore
from bleu_core.scoring.segment_rows import SegmentRows

# Hardly any segment shares this many tokens in a row with a reference of another segment.
ORDER = 3
# Nor more than this share of its own tokens; and texts in related languages share up to about half
# of them, names and punctuation included.
_SHARE = 0.6
# Of more such segments than this, and more than this share of all, as in long and poor
# translations, only those are searched for moved ones that do not even share two tokens in a row.
_MANY, _SHARE_OF_MANY = 2000, 0.2


def can_tell(*, references: int, tokenizer: str, max_order: int) -> bool:
    """Whether BLEU's counts are about words, and about the first reference alone."""
    return references == 1 and tokenizer != "char" and max_order >= ORDER


def unmatched_segments(rows: SegmentRows) -> Sequence[int]:
    """Return the segments that share no three tokens in a row with their reference.

    Segments of fewer than three tokens are included.

    Parameters
    ----------
    rows
        BLEU's counts of each segment of a candidate; see `Statistics.row`.
    """
    return rows.without(1 + ORDER)


def may_have_moved(unmatched: Sequence[int], rows: SegmentRows) -> Sequence[int]:
    """Return the unmatched segments that hardly share tokens with their reference.

    If there are very many, only the least matched ones.
    """
    own = rows.at(unmatched)
    counts = zip(unmatched, own.column(0), own.column(2), own.column(ORDER), strict=True)
    few = [(row, pairs) for row, length, common, pairs in counts if common <= _SHARE * length]
    are_many = len(few) > max(_MANY, _SHARE_OF_MANY * len(rows))
    return [row for row, pairs in few if not (are_many and pairs)]


def share_a_language(score: BleuScore) -> bool:
    """Whether enough tokens match for both texts to be in one language."""
    words = score.precisions[0]
    return words.matched >= _SHARE * words.total > 0
