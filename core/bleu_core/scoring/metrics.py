"""The available metrics: the counts of each metric, and the conversion of sums to scores."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from bleu_core.scoring import chrf, matrices, resampling, ter
from bleu_core.scoring.bleu import bleu_percents, sentence_settings
from bleu_core.scoring.statistics import TokenChunk, bleu_statistics, cut_chunk
from bleu_core.settings import METRICS, ChrfOptions, MetricName, Settings, chrf_options
from bleu_core.tokenizers import Tokenizer

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

# First words of the names of human ratings.
_HUMAN = frozenset(("human", "rating", "grade", "da", "mqm", "esa", "sqm"))


@dataclass(frozen=True)
class Chunk:
    """The same range of segments from all documents.

    Attributes
    ----------
    candidates, references
        One sequence of segments for each document, all equally long.
    tokenizer, lowercase
        As in the settings.
    check
        To be called regularly; raises `Cancelled` if the user cancelled.
    """

    candidates: Sequence[Sequence[str]]
    references: Sequence[Sequence[str]]
    tokenizer: Tokenizer
    lowercase: bool
    check: Callable[[], None]

    @cached_property
    def tokens(self) -> TokenChunk:
        """The same segments, tokenized; only BLEU needs them."""
        return cut_chunk(
            candidates=self.candidates,
            references=self.references,
            tokenizer=self.tokenizer,
            lowercase=self.lowercase,
        )


@dataclass(frozen=True)
class Metric:
    """A metric with its options.

    Attributes
    ----------
    name
        The name in `bleu_core.settings.METRICS`; for a given metric, the user's name for it.
    title
        As in publications: ``BLEU``, ``chrF2``, ``chrF2++``, ``TER``, ``COMET``.
    lower_is_better
        Whether a lower score is better.
    columns
        Number of values in the statistics of a segment.
    count
        Returns the statistics of a chunk, shape (candidates, segments, columns).
    percents
        Converts sums of statistics, shape (samples, columns), to scores, shape (samples,).
    segment_percents
        The same for single segments; of BLEU, sentence BLEU.
    quick_percents
        The same as `percents`, except that the last digits may differ; for a great many samples.
    given
        Whether its scores are given, not computed here. They are on a scale of their own, not from
        0 to 100, and a row of its statistics is the sum of scores and their number; see
        `given_metric`.
    decimals
        Number of decimals to show in its scores.
    """

    name: str
    title: str
    lower_is_better: bool
    columns: int
    count: Callable[[Chunk], matrices.Matrix] = field(compare=False, repr=False)
    percents: resampling.Scorer = field(compare=False, repr=False)
    segment_percents: resampling.Scorer = field(compare=False, repr=False)
    quick_percents: resampling.Scorer = field(compare=False, repr=False)
    given: bool = False
    decimals: int = 2

    @property
    def is_human(self) -> bool:
        """Whether its scores are people's ratings, as its name says: ``MQM``, ``human 2024``."""
        return self.given and re.split(r"[\W_]", self.name.casefold())[0] in _HUMAN

    def percent(self, statistics: matrices.Matrix) -> float:
        """Return the score of a corpus from the statistics of its segments."""
        import numpy as np

        sums = statistics.sum(axis=0, dtype=np.float64)
        return float(self.percents(sums[np.newaxis])[0])


def metrics_of(settings: Settings) -> tuple[Metric, ...]:
    """Return the metrics selected in the settings, BLEU first."""
    return tuple(_make(name, settings) for name in METRICS if name in ("bleu", *settings.metrics))


def given_metric(name: str, title: str, *, lower_is_better: bool, decimals: int) -> Metric:
    """Return a metric whose scores are given.

    Its statistics are rows of (sum of scores, number of scores). So the score of the corpus is the
    mean of the scores of the segments that have one, NaN if none has.
    """

    def means(sums: NDArray[np.float64]) -> NDArray[np.float64]:
        import numpy as np

        found: NDArray[np.float64] = np.full(len(sums), np.nan)
        return np.divide(sums[:, 0], sums[:, 1], out=found, where=sums[:, 1] > 0)

    def count(_: Chunk) -> matrices.Matrix:
        raise TypeError(f"{title} is not computed here")

    return Metric(
        name,
        title,
        lower_is_better=lower_is_better,
        columns=2,
        count=count,
        percents=means,
        segment_percents=means,
        quick_percents=means,
        given=True,
        decimals=decimals,
    )


def _make(name: MetricName, settings: Settings) -> Metric:
    if name == "bleu":
        return _bleu(settings)
    if name == "ter":
        return _ter(settings)
    return _chrf(name, chrf_options(name, settings))


def _bleu(settings: Settings) -> Metric:
    of_segments = sentence_settings(settings)
    return Metric(
        "bleu",
        "BLEU",
        lower_is_better=False,
        columns=2 + 2 * settings.max_order,
        count=lambda chunk: bleu_statistics(
            chunk.tokens, max_order=settings.max_order, reference_length=settings.reference_length
        ),
        percents=lambda sums: bleu_percents(sums, settings),
        segment_percents=lambda rows: bleu_percents(rows, of_segments),
        quick_percents=lambda sums: bleu_percents(sums, settings, exact=False),
    )


# The other metrics are imported lazily to speed up start-up.


def chrf_counts(
    chunk: Chunk, *, options: ChrfOptions, empty_count: bool = False
) -> matrices.Matrix:
    """Count chrF's statistics of a chunk; see `bleu_core.scoring.chrf.chrf_statistics`."""
    return chrf.chrf_statistics(
        candidates=chunk.candidates,
        references=chunk.references,
        options=options,
        empty_count=empty_count,
    )


def _chrf(name: MetricName, options: ChrfOptions) -> Metric:
    def percents(sums: NDArray[np.float64]) -> NDArray[np.float64]:
        return chrf.chrf_percents(sums, options)

    return Metric(
        name,
        f"chrF{options.beta}{'+' * options.word_order}",
        lower_is_better=False,
        columns=options.columns,
        count=lambda chunk: chrf_counts(chunk, options=options),
        percents=percents,
        segment_percents=percents,
        quick_percents=percents,
    )


def _ter(settings: Settings) -> Metric:
    import numpy as np

    def count(chunk: Chunk) -> matrices.Matrix:
        return np.stack(
            [
                ter.ter_statistics(
                    candidate,
                    chunk.references,
                    settings.ter,
                    tell=lambda _: chunk.check(),
                )
                for candidate in chunk.candidates
            ]
        )

    return Metric(
        "ter",
        "TER",
        lower_is_better=True,
        columns=2,
        count=count,
        percents=ter.ter_percents,
        segment_percents=ter.ter_percents,
        quick_percents=ter.ter_percents,
    )
