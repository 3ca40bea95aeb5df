"""The whole flow in one function: documents in, scores with all that explains them out.

The window and the terminal both call `evaluate` and show what it returns.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from bleu_core.bands import Band, band_of
from bleu_core.corpus.alignment import AlignedDocuments, align
from bleu_core.corpus.documents import Document
from bleu_core.corpus.languages import TargetLanguage, find_language
from bleu_core.corpus.names import distinct_names
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Diagnostic, MissingTokenizer, without_repeats
from bleu_core.diagnostics.pair_checks import check_pairs
from bleu_core.diagnostics.score_checks import ScoreChecks
from bleu_core.progress import SILENT, Progress
from bleu_core.scoring.bleu import BleuScore, bleu_score
from bleu_core.scoring.few import are_few, count_few
from bleu_core.scoring.statistics import Statistics
from bleu_core.settings import Settings
from bleu_core.signature import sacrebleu_command, signature
from bleu_core.tokenizers import Tokenizer, get_tokenizer
from bleu_core.tokenizers.by_language import tokenizer_of_language

if TYPE_CHECKING:
    from bleu_core.scoring.metrics import Metric
    from bleu_core.scoring.resampling import Interval, Matrix
    from bleu_core.scoring.significance import Comparison


@dataclass(frozen=True)
class MetricResult:
    """A candidate's score in one metric.

    Attributes
    ----------
    metric
        Which one, with its options.
    percent
        The score over the whole corpus, 0 to 100; TER's can be higher.
    interval
        What 95 % of the resampled scores lie between; None if not asked for.
    signature
        What to publish with the score.
    sacrebleu_command
        The command that prints the same score; None where none exists.
    rows
        Counts of each segment: an array or, of few segments, lists.
    """

    metric: Metric
    percent: float
    interval: Interval | None
    signature: str
    sacrebleu_command: str | None
    rows: Matrix | list[list[int]] = field(repr=False, compare=False)

    @cached_property
    def statistics(self) -> Matrix:
        """Array of shape (segments, columns), int32 or float64. Its column sums gave the score."""
        import numpy as np

        if isinstance(self.rows, list):
            return np.array(self.rows, np.int32).reshape(-1, self.metric.columns)
        return self.rows

    @cached_property
    def segment_percents(self) -> tuple[float, ...]:
        """Each segment's own score, to find things by; they never average to the corpus score.

        As in sacreBLEU, BLEU leaves out orders a segment is too short for (effective order).
        """
        rows = self.statistics.astype(float)
        return tuple(self.metric.segment_percents(rows).tolist())


@dataclass(frozen=True)
class CandidateResult:
    """All there is to say of one candidate.

    Attributes
    ----------
    name
        The candidate's, distinct from the others'.
    score
        BLEU over the whole corpus.
    band
        What BLEU means; None for a single segment, of which it says nothing.
    metrics
        All scores, BLEU first.
    warnings
        What to know before believing the score: what is true of this candidate first.
    """

    name: str
    score: BleuScore
    band: Band | None
    metrics: tuple[MetricResult, ...]
    warnings: tuple[Diagnostic, ...]

    @property
    def bleu(self) -> MetricResult:
        """BLEU as one of the metrics."""
        return self.metrics[0]


@dataclass(frozen=True)
class Evaluation:
    """The result of one evaluation.

    Attributes
    ----------
    target_language
        What it is and how it was found.
    tokenizer
        What cut the text.
    settings
        As given.
    segments
        How many there are.
    candidates
        In the order given.
    references
        How many there are.
    aligned
        What was compared with what, and what was left out.
    comparisons
        Of pairs of candidates, metric by metric; empty if not asked for.
    """

    target_language: TargetLanguage
    tokenizer: Tokenizer
    settings: Settings
    segments: int
    candidates: tuple[CandidateResult, ...]
    references: int
    aligned: AlignedDocuments = field(repr=False, compare=False)
    comparisons: tuple[Comparison, ...] = ()

    @property
    def ranked(self) -> tuple[CandidateResult, ...]:
        """The candidates, best first."""
        return tuple(
            sorted(self.candidates, key=lambda candidate: candidate.score.percent, reverse=True)
        )

    @property
    def concerns(self) -> tuple[Diagnostic, ...]:
        """What speaks against comparing some pairs, left out or kept."""
        return check_pairs(self.aligned, self.settings.pairing)

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """Everything to know of pairs and of all candidates' scores, once each."""
        warnings = (warning for candidate in self.candidates for warning in candidate.warnings)
        return without_repeats((*self.concerns, *warnings))


def evaluate(
    *,
    candidates: Sequence[Document],
    references: Sequence[Document],
    source: Document | None = None,
    settings: Settings | None = None,
    progress: Progress = SILENT,
) -> Evaluation:
    """Score candidates against references.

    Parameters
    ----------
    candidates
        At least one; each is scored on its own.
    references
        At least one. A segment without tokens is left out, so some segments may have more
        references than others.
    source
        Shows what was not translated; BLEU does not look at it.
    settings
        How to score; the definition's way if not given.
    progress
        Told what goes on, and asked whether to stop.

    Raises
    ------
    ReferenceMissing, CandidateMissing, SegmentCountsDiffer, KeysMissing, NothingPaired
        If the documents do not make an evaluation.
    UnknownLanguage, LanguagePair
        If the settings' target language is no language tag.
    TokenizerUnavailable
        If the chosen segmentation is not installed.
    Cancelled
        If `progress` says so.
    """
    # Imported lazily to speed up start-up.
    from bleu_core.scoring.metrics import metrics_of

    settings = settings or Settings()
    aligned = align(
        candidates=candidates,
        references=references,
        source=source,
        settings=settings,
        progress=progress,
    )
    language = find_target_language(settings, aligned.documents)
    progress.check()
    tokenizer, fallback = choose_tokenizer(settings, language)

    names = distinct_names(aligned.candidates)
    metrics = metrics_of(settings)
    measured = _measure(aligned, names, tokenizer, settings, metrics, progress)
    checks = ScoreChecks(
        aligned, measured.reference_lengths, language, settings, tokenizer, progress
    )
    common = checks.of_references()
    if fallback is not None:
        common = [fallback, *common]
    # An empty reference stands out only where another one takes its place.
    vary = len(aligned.references) > 1 and any(0 in row for row in measured.reference_lengths)
    signatures = [
        signature(
            metric.name,
            settings,
            tokenizer,
            aligned,
            references_vary=vary,
        )
        for metric in metrics
    ]

    results = []
    for index, (name, document) in enumerate(zip(names, aligned.candidates, strict=True)):
        bleu = bleu_score(measured.bleu[index], settings)
        scores = tuple(
            MetricResult(
                metric=metric,
                percent=percents[index] if percents else bleu.percent,
                interval=intervals[index] if intervals else None,
                signature=signed,
                sacrebleu_command=sacrebleu_command(
                    metric.name,
                    settings,
                    tokenizer,
                    aligned,
                    document,
                    references_vary=vary,
                ),
                rows=rows[index],
            )
            for metric, signed, rows, percents, intervals in zip(
                metrics,
                signatures,
                measured.rows,
                measured.percents,
                measured.intervals,
                strict=True,
            )
        )
        own = checks.of_candidate(name, document, measured.candidate_lengths[index], bleu)
        band = band_of(bleu.percent, aligned.segments)
        warnings = without_repeats([*own, *common])
        results.append(CandidateResult(name, bleu, band, scores, warnings))
    return Evaluation(
        target_language=language,
        tokenizer=tokenizer,
        settings=settings,
        segments=aligned.segments,
        candidates=tuple(results),
        references=len(aligned.references),
        aligned=aligned,
        comparisons=measured.comparisons,
    )


@dataclass(frozen=True)
class _Measured:
    """What was counted and resampled.

    Attributes
    ----------
    rows
        For each metric the candidates' counts of each segment.
    percents, intervals
        For each metric the candidates' scores and intervals; no scores of BLEU, and no intervals
        if they are not asked for.
    bleu
        What BLEU counted in each candidate.
    candidate_lengths, reference_lengths
        For each document the tokens of each segment.
    comparisons
        Of pairs of candidates, metric by metric.
    """

    rows: Sequence[Sequence[Matrix | list[list[int]]]]
    percents: Sequence[Sequence[float]]
    intervals: Sequence[Sequence[Interval]]
    bleu: Sequence[Statistics]
    candidate_lengths: Sequence[Sequence[int]]
    reference_lengths: Sequence[Sequence[int]]
    comparisons: tuple[Comparison, ...] = ()


def _measure(
    aligned: AlignedDocuments,
    names: Sequence[str],
    tokenizer: Tokenizer,
    settings: Settings,
    metrics: Sequence[Metric],
    progress: Progress,
) -> _Measured:
    candidates = [document.segments for document in aligned.candidates]
    references = [document.segments for document in aligned.references]
    if are_few([*candidates, *references], tokenizer, settings):
        few = count_few(
            candidates=candidates,
            references=references,
            tokenizer=tokenizer,
            settings=settings,
            progress=progress,
        )
        return _Measured(
            [few.rows],
            [()],
            [()],
            few.sums(settings.max_order),
            few.candidate_lengths,
            few.reference_lengths,
        )

    from bleu_core.scoring.counting import count_corpus
    from bleu_core.scoring.significance import resample_metrics

    counts = count_corpus(
        candidates=candidates,
        references=references,
        tokenizer=tokenizer,
        settings=settings,
        metrics=metrics,
        progress=progress,
    )
    matrices = [counts.statistics[metric.name] for metric in metrics]
    resampled = resample_metrics(metrics, matrices, names, settings.resampling, progress)
    return _Measured(
        matrices,
        [
            () if metric.name == "bleu" else [metric.percent(matrix) for matrix in own]
            for metric, own in zip(metrics, matrices, strict=True)
        ],
        [found.intervals for found in resampled],
        [Statistics.from_row(matrix.sum(axis=0, dtype=int)) for matrix in matrices[0]],
        counts.candidate_lengths.tolist(),
        counts.reference_lengths.tolist(),
        tuple(comparison for found in resampled for comparison in found.comparisons),
    )


def find_target_language(settings: Settings, documents: Sequence[Document]) -> TargetLanguage:
    """Return the target language of documents, the first of which is a reference.

    Raises
    ------
    UnknownLanguage, LanguagePair
        If the settings' is no language tag.
    """
    return find_language(
        settings.target_language,
        [document.path.name if document.path else document.name for document in documents],
        documents[0].script,
        stated=next((document.language for document in documents if document.language), None),
    )


def choose_tokenizer(
    settings: Settings, language: TargetLanguage
) -> tuple[Tokenizer, Diagnostic | None]:
    """Return the tokenizer the settings name, or the language's own for ``auto``.

    Returns
    -------
    tuple
        The tokenizer, and a warning if it compares characters for want of words.
    """
    if settings.tokenizer != "auto":
        return get_tokenizer(settings.tokenizer), None
    # A file can be called zh-CN and be Traditional; Simplified text is not hurt by the map.
    traditional = language.tag == "zh-TW" or language.script == "Hant"
    found = tokenizer_of_language(language.language, traditional=traditional)
    if not found.lacks_words:
        return found.tokenizer, None
    data = MissingTokenizer(str(language.tag), found.extra)
    return found.tokenizer, Diagnostic(Kind.CHARACTER_FALLBACK, data=data)
