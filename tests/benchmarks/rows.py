"""Rows of the benchmarks: each does the same work twice, and first compares the results."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from bleu_core.api.evaluation import evaluate
from bleu_core.api.strings import corpus_statistics
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.documents import Document
from bleu_core.scoring.partitions import CorpusStatistics
from bleu_core.settings import Resampling, Settings
from tests.benchmarks.measuring import peak_of
from tests.benchmarks.texts import (
    Corpus,
    chinese,
    five_systems,
    four_references,
    generated,
    latin,
)

SACREBLEU = "sacreBLEU"
BLEUSCORE = "bleuscore"


@dataclass(frozen=True)
class Row:
    """One comparison.

    Attributes
    ----------
    name, peer
        The names of the measured work and of the peer.
    corpus
        Returns the text.
    ours, theirs
        Do the work, and return results to compare.
    same
        Receives the text and both results; raises AssertionError if they differ.
    """

    name: str
    peer: str
    corpus: Callable[[], Corpus]
    ours: Callable[[Corpus], Any]
    theirs: Callable[[Corpus], Any]
    same: Callable[[Corpus, Any, Any], None]


def rows(segments: int = 25_000) -> list[Row]:
    """Return all rows; with fewer segments, they take less time."""
    few = min(2_000, segments)
    text = functools.cache(lambda: latin(segments))
    zh_text = functools.cache(lambda: chinese(segments))
    several = functools.cache(lambda: four_references().first(segments))
    systems = functools.cache(lambda: five_systems().first(few))
    bs, ar = (Resampling(paired_test=test, baseline=0) for test in ("bs", "ar"))
    return [
        plain_row(text),
        Row(
            "corpus BLEU, 13a",
            f"{BLEUSCORE}, all cores",
            text,
            functools.partial(_count, settings=_settings("13a")),
            _bleuscore,
            _same_as_bleuscore,
        ),
        checked_row(text),
        _bleu("corpus BLEU, zh", zh_text, "zh"),
        _bleu("corpus BLEU, intl", text, "intl"),
        _bleu("corpus BLEU, char", zh_text, "char"),
        chinese_words_row(zh_text),
        _bleu("corpus BLEU, 4 references", several, "13a"),
        interval_row(text),
        *(
            Row(
                name,
                SACREBLEU,
                systems,
                functools.partial(_score, settings=_settings("zh", resampling=resampling)),
                functools.partial(_sacrebleu_paired, test=resampling.paired_test),
                _same_p_values,
            )
            for name, resampling in (
                ("paired bootstrap, 5 systems", bs),
                ("paired randomization, 5 systems", ar),
            )
        ),
        _metric("chrF2", "chrf", text),
        _metric("chrF2++", "chrf++", text),
        _metric("TER", "ter", lambda: text().first(few)),
    ]


def plain_row(corpus: Callable[[], Corpus]) -> Row:
    """Return the row of counting alone."""
    return _bleu("corpus BLEU, 13a", corpus, "13a")


def checked_row(corpus: Callable[[], Corpus]) -> Row:
    """Return the row of counting and checking."""
    return Row(
        "the same with all that the window checks",
        SACREBLEU,
        corpus,
        functools.partial(_score, settings=_settings("13a")),
        functools.partial(_sacrebleu, tokenize="13a"),
        _same_rows,
    )


def interval_row(corpus: Callable[[], Corpus]) -> Row:
    """Return the row of counting, checking and resampling."""
    confidence = Resampling(confidence=True)
    return Row(
        "95% interval, 1,000 resamples",
        SACREBLEU,
        corpus,
        functools.partial(_score, settings=_settings("13a", resampling=confidence)),
        functools.partial(_sacrebleu_interval, tokenize="13a"),
        _same_interval,
    )


def chinese_words_row(corpus: Callable[[], Corpus]) -> Row:
    """Return the row of jieba's words."""
    return _counted(
        "corpus BLEU, Chinese words",
        f"jieba.lcut + {SACREBLEU} none",
        corpus,
        _settings("jieba"),
        _jieba_sacrebleu,
    )


class Many:
    """Many short segments in memory, to score as the window and the terminal do."""

    def __init__(self, segments: int) -> None:
        self._corpus = generated(segments, seed=3)

    def score(self) -> Evaluation:
        """Score the segments."""
        return _score(self._corpus, Settings(tokenizer="13a"))


def peak_of_row(index: int, segments: int, own: bool) -> int | None:
    """Return the memory of one side of a row besides the text; call this in a fresh process."""
    row = rows(segments)[index]
    corpus = row.corpus()
    work = row.ours if own else row.theirs
    work(corpus.first(20))
    return peak_of(lambda: work(corpus))


def peak_of_many(segments: int) -> int | None:
    """Return the memory that scoring many segments takes besides the text."""
    Many(20).score()
    many = Many(segments)
    return peak_of(many.score)


def _settings(tokenizer: str, **changes: Any) -> Settings:
    return replace(Settings(tokenizer=tokenizer, smoothing="exp"), **changes)  # type: ignore[arg-type]


def _count(corpus: Corpus, settings: Settings) -> CorpusStatistics:
    """Count and add up, as the peers do."""
    statistics = corpus_statistics(corpus.candidates[0], corpus.references, settings)
    statistics.percents()
    return statistics


def _score(corpus: Corpus, settings: Settings) -> Evaluation:
    """Evaluate documents as the window and the terminal do, including checks."""
    return evaluate(
        candidates=[
            Document.from_segments(f"c{number}", lines)
            for number, lines in enumerate(corpus.candidates)
        ],
        references=[Document.from_segments("r", lines) for lines in corpus.references],
        settings=settings,
    )


def forget() -> None:
    """Empty sacreBLEU's caches, so that it cuts lines again that it has seen before."""
    from sacrebleu.tokenizers.tokenizer_base import BaseTokenizer

    kinds = [BaseTokenizer]
    for kind in kinds:
        kinds += kind.__subclasses__()
        clear = getattr(kind.__call__, "cache_clear", None)
        if clear is not None:
            clear()


def _bleu(name: str, corpus: Callable[[], Corpus], tokenize: str) -> Row:
    theirs = functools.partial(_sacrebleu, tokenize=tokenize)
    return _counted(name, SACREBLEU, corpus, _settings(tokenize), theirs)


def _metric(title: str, name: str, corpus: Callable[[], Corpus]) -> Row:
    """Return a row that compares BLEU and another metric in one pass with that metric alone."""
    theirs = functools.partial(_sacrebleu_metric, name=name)
    settings = _settings("13a", metrics=("bleu", name))
    return _counted(f"{title}, and BLEU with it", SACREBLEU, corpus, settings, theirs)


def _counted(
    name: str,
    peer: str,
    corpus: Callable[[], Corpus],
    settings: Settings,
    theirs: Callable[[Corpus], Any],
) -> Row:
    """Return a row whose statistics are compared segment by segment."""

    def same(text: Corpus, ours: CorpusStatistics, others: tuple[Any, float]) -> None:
        _same_rows(text, _score(text, settings), others)
        *_, name = ours.sums
        np.testing.assert_array_equal(ours.sums[name], np.sum(others[0], axis=0))
        assert ours.percents()[name] == others[1]

    work = functools.partial(_count, settings=settings)
    return Row(name, peer, corpus, work, theirs, same)


def _sacrebleu(corpus: Corpus, tokenize: str) -> tuple[Any, float]:
    from sacrebleu.metrics.bleu import BLEU

    forget()
    metric = BLEU(tokenize=tokenize, force=True)
    statistics = metric._extract_corpus_statistics(corpus.candidates[0], corpus.references)
    return statistics, metric._aggregate_and_compute(statistics).score


def _jieba_sacrebleu(corpus: Corpus) -> tuple[Any, float]:
    import jieba

    jieba.setLogLevel("ERROR")

    def cut(lines: Sequence[str]) -> list[str]:
        return [" ".join(jieba.lcut(line)) for line in lines]

    words = Corpus(
        tuple(map(cut, corpus.candidates)), tuple(map(cut, corpus.references)), corpus.origin
    )
    return _sacrebleu(words, "none")


def _same_rows(_: Corpus, ours: Evaluation, theirs: tuple[Any, float]) -> None:
    (candidate,) = ours.candidates
    statistics, score = theirs
    np.testing.assert_array_equal(candidate.metrics[-1].statistics, np.array(statistics))
    assert candidate.metrics[-1].percent == score


def _bleuscore(corpus: Corpus) -> Any:
    import bleuscore

    references = [list(lines) for lines in zip(*corpus.references, strict=True)]
    return bleuscore.compute(references, list(corpus.candidates[0]), ref_len_method="closest")


def _same_as_bleuscore(_: Corpus, ours: CorpusStatistics, theirs: Any) -> None:
    score = ours.bleu()
    assert score.candidate_length == theirs["translation_length"]
    assert score.reference_length == theirs["reference_length"]
    # bleuscore returns no counts, but precisions, which are quotients of the same counts.
    precisions = [row.precision for row in score.precisions]
    np.testing.assert_allclose(precisions, theirs["precisions"], rtol=1e-12)


def _sacrebleu_interval(corpus: Corpus, tokenize: str) -> Any:
    from sacrebleu.metrics.bleu import BLEU

    forget()
    metric = BLEU(tokenize=tokenize, force=True)
    return metric.corpus_score(corpus.candidates[0], corpus.references, n_bootstrap=1000)


def _same_interval(_: Corpus, ours: Evaluation, theirs: Any) -> None:
    result = ours.candidates[0].bleu
    assert result.percent == theirs.score
    assert result.interval is not None
    # sacreBLEU divides in single precision.
    np.testing.assert_allclose(result.interval.mean, theirs._mean, rtol=1e-6)
    np.testing.assert_allclose(result.interval.half_width, theirs._ci, rtol=1e-4)


def _sacrebleu_paired(corpus: Corpus, test: str) -> list[float]:
    from sacrebleu.metrics.bleu import BLEU
    from sacrebleu.significance import PairedTest

    forget()
    named = [(f"c{number}", list(lines)) for number, lines in enumerate(corpus.candidates)]
    metrics = {"BLEU": BLEU(tokenize="zh", force=True)}
    paired = PairedTest(named, metrics, references=list(corpus.references), test_type=test)
    return [result.p_value for result in paired()[1]["BLEU"][1:]]


def _same_p_values(_: Corpus, ours: Evaluation, theirs: list[float]) -> None:
    assert [comparison.p_value for comparison in ours.comparisons] == theirs


def _sacrebleu_metric(corpus: Corpus, name: str) -> tuple[Any, float]:
    from sacrebleu.metrics.chrf import CHRF
    from sacrebleu.metrics.ter import TER

    forget()
    metric = {"chrf": CHRF(), "chrf++": CHRF(word_order=2), "ter": TER()}[name]
    statistics = metric._extract_corpus_statistics(corpus.candidates[0], corpus.references)
    return statistics, metric._aggregate_and_compute(statistics).score
