"""Published implementations, whose results the core must reproduce."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

import jieba
from sacrebleu.metrics.bleu import BLEU

# Real translations with references.
SETS = (
    "compare-mt-ted-slk-eng",
    "flores-en-es",
    "flores-en-id",
    "flores-en-zh",
    "geovedi-en-id",
    "mlqe-multiref-et-en",
    "mlqe-pe-en-zh",
    "newstest2019-en-de-4ref",
    "newstest2019-en-zh",
)


class _InMemoryJieba(jieba.Tokenizer):
    """jieba's own tokenizer, without its cache file in the temporary folder."""

    def initialize(self, dictionary: object = None) -> None:
        if not self.initialized:
            self.FREQ, self.total = self.gen_pfdict(self.get_dict_file())
            self.initialized = True


@cache
def jieba_lcut() -> Callable[[str], list[str]]:
    """Return ``jieba.lcut`` of a fresh tokenizer."""
    tokenizer = _InMemoryJieba()
    tokenizer.initialize()
    return tokenizer.lcut


class Expected(NamedTuple):
    """sacreBLEU's results for one candidate."""

    statistics: list[list[int]]
    score: float
    brevity_penalty: float


@lru_cache(maxsize=16)
def _lines(path: Path, tokenizer: str) -> list[str]:
    with path.open(encoding="utf-8-sig", newline="\n") as file:
        lines = [line.rstrip() for line in file]
    if tokenizer == "jieba":
        lines = [" ".join(jieba_lcut()(line)) for line in lines]
    return lines


def sacrebleu_says(
    tokenizer: str, references: Sequence[Path], candidates: Sequence[Path], rows: slice
) -> list[Expected]:
    """Score files with sacreBLEU; for `jieba`, give jieba's words to its tokenizer `none`."""
    bleu = BLEU(
        tokenize="none" if tokenizer == "jieba" else tokenizer,
        force=True,
        references=[_lines(path, tokenizer)[rows] for path in references],
    )
    answers = []
    for path in candidates:
        statistics = bleu._extract_corpus_statistics(_lines(path, tokenizer)[rows], None)
        score = bleu._aggregate_and_compute(statistics)
        answers.append(Expected(statistics, score.score, score.bp))
    return answers


def compute_bleu(
    candidate: Sequence[str],
    references: Sequence[Sequence[str]],
    tokens_of: Callable[[str], list[str]],
) -> float:
    """Compute BLEU after Papineni et al. (2002), with the shortest reference length, in percent.

    There are no special cases: without any tokens, the function divides by zero.
    """
    lines = [tokens_of(line) for line in candidate]
    others = [[tokens_of(line) for line in versions] for versions in zip(*references, strict=True)]

    def ngrams(tokens: list[str], order: int) -> Counter[tuple[str, ...]]:
        return Counter(
            tuple(tokens[start : start + order]) for start in range(len(tokens) - order + 1)
        )

    def precision(order: int) -> float:
        matched = total = 0
        for line, versions in zip(lines, others, strict=True):
            found = ngrams(line, order)
            total += sum(found.values())
            counted = [ngrams(version, order) for version in versions]
            for ngram, count in found.items():
                matched += min(count, max(version[ngram] for version in counted))
        return matched / max(total, 1)

    length = sum(map(len, lines))
    reference_length = sum(min(map(len, versions)) for versions in others)
    penalty = min(1.0, math.exp(1 - 1 / (length / reference_length)))
    return 100 * penalty * math.prod(precision(order) for order in range(1, 5)) ** 0.25
