"""Systems of equal quality made from real ones, and the share of them that is called different."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bleu_core.api.evaluation import evaluate
from bleu_core.files.documents import Document
from bleu_core.scoring.metrics import Metric, metrics_of
from bleu_core.scoring.resampling import holm
from bleu_core.scoring.significance import Comparison, resample_metrics
from bleu_core.scoring.verdicts import Verdict, judge
from bleu_core.settings import SIGNIFICANCE_LEVEL, PairedTest, Resampling, Settings

SETTINGS = Settings(metrics=("bleu", "chrf", "ter"))
NAMES = ("bleu", "chrf", "ter")
# Values of statistics in memory at a time.
_CELLS = 3_000_000
_SEGMENTS = 1000


@dataclass(frozen=True)
class Pool:
    """The systems of a real set.

    Attributes
    ----------
    name
        The name of the set.
    statistics
        For each metric, shape (systems, segments, columns).
    """

    name: str
    statistics: tuple[NDArray[Any], ...]

    @classmethod
    def read(cls, folder: Path, segments: int = _SEGMENTS) -> Pool:
        """Count the systems of a folder against its first reference."""
        reference, *_ = sorted(folder.glob("ref.*"))
        texts = {
            path.name: path.read_text(encoding="utf-8").splitlines()[:segments]
            for path in (reference, *sorted(folder.glob("sys.*")))
        }
        evaluation = evaluate(
            candidates=[
                Document.from_segments(name, lines)
                for name, lines in texts.items()
                if name != reference.name
            ],
            references=[Document.from_segments("reference", texts[reference.name])],
            settings=Settings(
                metrics=SETTINGS.metrics,
                tokenizer="zh" if folder.name.endswith("zh") else "13a",
            ),
        )
        return cls(
            folder.name,
            tuple(
                np.stack(
                    [
                        result.statistics
                        for candidate in evaluation.candidates
                        if (result := candidate.result(name))
                    ]
                )
                for name in NAMES
            ),
        )


@dataclass(frozen=True, kw_only=True)
class Case:
    """Interchangeable systems, and the test of their differences.

    Attributes
    ----------
    segments, systems
        Number of segments and of systems.
    test
        The paired test.
    against_one
        Whether all systems are compared with the first; else all pairs are.
    block
        Number of neighboring segments that come from the same real system; 1 makes segments
        independent.
    declared
        Whether the blocks are given as documents.
    uneven
        Whether the lengths of blocks vary; `block` is their mean.
    swapped
        Whether the two systems are those of a pair of real ones with neighboring scores, exchanged
        in random blocks: each is the other one where it is not the first.
    differing
        Number of segments that may differ; all others are the same in all systems.
    resamples
        Number of resamples; None for the default.
    metrics
        Number of metrics, BLEU first.
    gain
        How many BLEU points the second system really is better: it takes segments of a better
        system often enough for it.
    """

    segments: int
    systems: int = 2
    test: PairedTest = "bs"
    against_one: bool = False
    block: int = 1
    declared: bool = False
    uneven: bool = False
    swapped: bool = False
    differing: int | None = None
    resamples: int | None = None
    metrics: int = 3
    gain: float = 0.0

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """The systems that are compared."""
        if self.against_one:
            return [(0, system) for system in range(1, self.systems)]
        return list(combinations(range(self.systems), 2))

    def trials_at_once(self) -> int:
        """Return the number of trials that fit into memory."""
        return max(1, min(200, _CELLS // (self.segments * self.systems * 32)))


Counts = Counter[str]
"""Numbers of trials, of wrong verdicts by metric, and of other events."""


def simulate(pool: Pool, case: Case, trials: int, seed: int) -> Counts:
    """Return how often verdicts are wrong, given systems that are all equally good."""
    rng = np.random.default_rng(seed)
    documents = _documents(rng, case)
    chosen = _segments(rng, pool, case, trials, documents)
    systems = _systems(rng, pool, case, trials, documents)
    pairs = [
        (trial * case.systems + baseline, trial * case.systems + system)
        for trial in range(trials)
        for baseline, system in case.pairs
    ]
    metrics = metrics_of(SETTINGS)[: case.metrics]
    # Randomization has ten times as many trials by default, which would only take time here.
    usual = Resampling(paired_test="bs").verdict_resamples(len(case.pairs))
    results = resample_metrics(
        metrics,
        [
            list(
                values[systems, chosen[:, None]].reshape(
                    trials * case.systems, case.segments, values.shape[-1]
                )
            )
            for values in pool.statistics[: case.metrics]
        ],
        [str(index) for index in range(trials * case.systems)],
        Resampling(paired_test=case.test, seed=seed, resamples=case.resamples or usual),
        pairs=pairs,
        documents=documents.tolist() if case.declared else (),
        # Each trial is corrected alone, below.
        among=len(pairs),
    )
    found = Counter(trials=trials)
    size = len(case.pairs)
    any_metric = np.zeros(trials, bool)
    for metric, result in zip(metrics, results, strict=True):
        for trial in range(trials):
            own = result.comparisons[trial * size : (trial + 1) * size]
            if _is_wrong(own, metric):
                found[metric.name] += 1
                any_metric[trial] = True
            found[f"{metric.name} sacrebleu"] += any(
                each.p_value is not None and each.p_value <= SIGNIFICANCE_LEVEL for each in own
            )
            found[f"{metric.name} contains"] += sum(
                each.interval.low <= 0 <= each.interval.high for each in own
            )
    found["any"] += int(any_metric.sum())
    found["comparisons"] = trials * size
    return found


def _is_wrong(comparisons: Sequence[Comparison], metric: Metric) -> bool:
    p_values = [1.0 if each.verdict_p is None else each.verdict_p for each in comparisons]
    verdicts = {
        judge(each.difference, p, p, lower_is_better=metric.lower_is_better)
        for each, p in zip(comparisons, holm(p_values), strict=True)
    }
    return bool(verdicts & {Verdict.BETTER, Verdict.WORSE})


def _documents(rng: np.random.Generator, case: Case) -> NDArray[np.int64]:
    """Return the number of each segment's block."""
    if not case.uneven:
        return np.arange(case.segments) // case.block
    lengths = rng.geometric(1 / case.block, case.segments)
    return np.repeat(np.arange(case.segments), lengths)[: case.segments]


def _segments(
    rng: np.random.Generator, pool: Pool, case: Case, trials: int, documents: NDArray[np.int64]
) -> NDArray[np.int64]:
    """Return the segments of each trial, neighbors in a block; shape (trials, segments)."""
    size = pool.statistics[0].shape[1]
    firsts = np.flatnonzero(np.diff(documents, prepend=-1))
    offsets = np.arange(case.segments) - firsts[documents]
    starts = rng.integers(size, size=(trials, len(firsts)))
    return (starts[:, documents] + offsets) % size


def _systems(
    rng: np.random.Generator, pool: Pool, case: Case, trials: int, documents: NDArray[np.int64]
) -> NDArray[np.int64]:
    """Return the real systems that segments come from; shape (trials, systems, segments)."""
    real, blocks = pool.statistics[0].shape[0], int(documents.max()) + 1
    percents = metrics_of(SETTINGS)[0].percents(pool.statistics[0].sum(axis=1, dtype=float))
    chosen = rng.integers(real, size=(trials, case.systems, blocks))
    if case.swapped:
        order = np.argsort(percents)
        first = rng.integers(real - 1, size=(trials, 1))
        swap = rng.integers(2, size=(trials, blocks))
        chosen = np.stack((order[first + swap], order[first + 1 - swap]), axis=1)
    elif case.gain:
        gains = percents - percents[:, None]
        pairs = np.argwhere(gains >= case.gain)
        chosen[:, 0], better = pairs[rng.integers(len(pairs), size=trials)].T[:, :, None]
        takes = rng.random((trials, blocks)) < case.gain / gains[chosen[:, 0], better]
        chosen[:, 1] = np.where(takes, better, chosen[:, 0])
    elif case.differing is not None:
        # The first segments differ, the others come from one real system.
        chosen[:, :, case.differing :] = chosen[:, :1, case.differing :]
    return chosen[:, :, documents]


def coverage(pool: Pool, case: Case, trials: int, seed: int) -> Counts:
    """Return how often the 95 % interval of a drawn text holds the score of the whole set.

    A text is of one system of the set, or each of its documents is of any.
    """
    rng = np.random.default_rng(seed)
    metrics = metrics_of(SETTINGS)
    documents = _documents(rng, case)
    chosen = _segments(rng, pool, case, trials, documents)
    if case.declared:
        systems = _systems(rng, pool, replace(case, systems=1), trials, documents)[:, 0]
    else:
        systems = rng.integers(len(pool.statistics[0]), size=(trials, 1))
    results = resample_metrics(
        metrics,
        [list(values[systems, chosen]) for values in pool.statistics],
        [str(index) for index in range(trials)],
        Resampling(confidence=True, seed=seed),
        documents=documents.tolist() if case.declared else (),
    )
    found = Counter(trials=trials)
    for metric, values, result in zip(metrics, pool.statistics, results, strict=True):
        every = metric.percent(values.reshape(-1, values.shape[-1]))
        alone = [metric.percent(own) for own in values]
        for own, interval in zip(systems[:, 0].tolist(), result.intervals, strict=True):
            true = every if case.declared else alone[own]
            if interval is not None:
                found[metric.name] += interval.low <= true <= interval.high
    return found
