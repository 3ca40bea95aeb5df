"""chrF and chrF++: F-scores over character n-grams and, for chrF++, word n-grams."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bleu_core.scoring import ngrams, token_ids
from bleu_core.settings import ChrfOptions
from bleu_core.tokenizers import characters as tokenizers_characters
from bleu_core.tokenizers import get_tokenizer
from bleu_core.tokenizers import spans as tokenizers_spans

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

# Used for a precision or recall that is undefined because there are no n-grams.
_EPSILON = 1e-16
_PUNCTUATION = b"!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"


def chrf_statistics(
    *,
    candidates: Sequence[Sequence[str]],
    references: Sequence[Sequence[str]],
    options: ChrfOptions | None = None,
    empty_count: bool = False,
) -> NDArray[np.int64]:
    """Count the n-grams of a batch of segments.

    Parameters
    ----------
    candidates, references
        One sequence of segments for each document, all equally long.
    options
        Orders, case and white space.
    empty_count
        Whether an empty segment is a reference like any other, as in sacreBLEU.

    Returns
    -------
    NDArray
        Shape (candidates, segments, columns), int64: for each order, the n-grams of the candidate,
        of the reference, and the matches. With several references, the one with the best F-score
        is used (the first if tied); an empty one is used only if there is no other, or if
        `empty_count`.

    Notes
    -----
    Same as sacreBLEU 2.6.0, after Popović (2015, 2017). The candidate's n-grams of an order are
    counted only if the reference has n-grams of that order.
    """
    import numpy as np

    options = options or ChrfOptions()
    lines = [line for document in (*candidates, *references) for line in document]
    if options.lowercase:
        lines = [line.lower() for line in lines]
    documents, of_candidates = len(candidates) + len(references), len(candidates)
    segments = len(lines) // documents

    matched, lengths = [], []
    for cut, order in ((_characters, options.char_order), (_words, options.word_order)):
        if order:
            numbers, counts = cut(lines, options)
            counts = counts.reshape(documents, segments)
            matched.append(
                ngrams.count_matches(
                    numbers, counts, candidates=of_candidates, max_order=order, pooled=False
                )
            )
            shorter = np.arange(order)
            lengths.append(np.maximum(counts[:, :, np.newaxis] - shorter, 0))
    common = np.concatenate(matched, axis=-1)
    totals = np.concatenate(lengths, axis=-1)

    of_candidate = totals[:of_candidates, np.newaxis]
    of_reference = totals[np.newaxis, of_candidates:]
    rows = np.stack(
        [
            np.where(of_reference > 0, of_candidate, 0),
            np.broadcast_to(of_reference, common.shape),
            common,
        ],
        axis=-1,
    ).reshape(*common.shape[:3], options.columns)
    is_empty = totals[of_candidates:, :, 0] == 0
    return _of_best_reference(rows, options, None if empty_count else is_empty)


def _of_best_reference(
    rows: NDArray[np.int64], options: ChrfOptions, left_out: NDArray[np.bool_] | None
) -> NDArray[np.int64]:
    """Return the statistics of each segment with the reference that gives the best F-score.

    Parameters
    ----------
    rows
        Shape (candidates, references, segments, columns).
    left_out
        Shape (references, segments): those that are used only if there is no other.
    """
    import numpy as np

    if rows.shape[1] == 1:
        return rows[:, 0]
    scores = chrf_percents(rows.reshape(-1, options.columns), options).reshape(rows.shape[:3])
    if left_out is not None:
        scores[:, left_out] = -1
    choice = scores.argmax(axis=1)[:, np.newaxis, :, np.newaxis]
    return np.take_along_axis(rows, choice, axis=1)[:, 0]


def _characters(
    lines: Sequence[str], options: ChrfOptions
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return an id for each character, and the number of characters per line."""
    import numpy as np

    _, _, codes = tokenizers_characters.code_points("".join(lines))
    lengths = np.fromiter(map(len, lines), np.int64, len(lines))
    if not options.whitespace:
        kept = ~tokenizers_spans.white_space(codes)
        before = np.concatenate([[0], np.cumsum(kept)])
        lengths = np.diff(before[np.concatenate([[0], np.cumsum(lengths)])])
        codes = codes[kept]
    return token_ids.number_characters(codes), lengths


def _words(
    lines: Sequence[str], options: ChrfOptions
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return an id for each word, and the number of words per line.

    A punctuation mark at the end of a word is split off; if there is none, one at the beginning is.
    """
    import numpy as np

    spans = tokenizers_spans.find_spans(get_tokenizer("none"), lines, lowercase=False)
    data = np.frombuffer(spans.data, np.uint8)
    punctuation = np.zeros(256, bool)
    punctuation[list(_PUNCTUATION)] = True
    # Comparing single bytes is safe: no byte of a multi-byte UTF-8 character is punctuation.
    long = spans.ends - spans.starts > 1
    last = long & punctuation[data[spans.ends - 1]]
    first = long & ~last & punctuation[data[spans.starts]]
    borders = np.sort(np.concatenate([spans.ends[last] - 1, spans.starts[first] + 1]))
    of_lines = np.repeat(np.arange(len(lines)), spans.counts)
    counts = spans.counts + np.bincount(of_lines[last | first], minlength=len(lines))
    words = tokenizers_spans.Spans(
        spans.data,
        spans.encoding,
        np.sort(np.concatenate([spans.starts, borders])),
        np.sort(np.concatenate([spans.ends, borders])),
        counts,
    )
    # A single group, because words are compared across documents.
    return token_ids.number_tokens(words, np.zeros(len(words.starts), np.int64)), counts


def chrf_percents(
    sums: NDArray[np.int64] | NDArray[np.float64], options: ChrfOptions
) -> NDArray[np.float64]:
    """Compute chrF from the statistics of single segments or sums of them.

    Parameters
    ----------
    sums
        Shape (samples, columns), as `chrf_statistics` counts them.

    Returns
    -------
    NDArray
        Shape (samples,): F-scores, 0 to 100, computed with sacreBLEU 2.6.0's exact operations.
    """
    import numpy as np

    sums = np.asarray(sums, np.float64)
    factor = options.beta**2
    orders = options.char_order + options.word_order
    precision_sum = np.zeros(len(sums))
    recall_sum = np.zeros(len(sums))
    f_sum = np.zeros(len(sums))
    effective = np.zeros(len(sums))
    with np.errstate(divide="ignore", invalid="ignore"):
        for order in range(orders):
            of_candidate, of_reference, common = sums[:, 3 * order : 3 * order + 3].T
            precision = np.where(of_candidate > 0, common / of_candidate, _EPSILON)
            recall = np.where(of_reference > 0, common / of_reference, _EPSILON)
            denominator = factor * precision + recall
            f_score = (1 + factor) * precision * recall / denominator
            f_sum += np.where(denominator > 0, f_score, _EPSILON)
            counts = (of_candidate > 0) & (of_reference > 0)
            precision_sum += np.where(counts, precision, 0)
            recall_sum += np.where(counts, recall, 0)
            effective += counts
        if options.eps_smoothing:
            percents: NDArray[np.float64] = 100 * f_sum / orders
            return percents
        precision = np.where(effective > 0, precision_sum / effective, 0)
        recall = np.where(effective > 0, recall_sum / effective, 0)
        score = (1 + factor) * precision * recall
        score /= factor * precision + recall
        return np.where(precision + recall > 0, 100 * score, 0.0)
