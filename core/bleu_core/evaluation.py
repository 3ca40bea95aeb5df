"""The whole flow in one function: documents in, scores with all that explains them out.

The window and the terminal both call `evaluate` and show what it returns.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from bleu_core.arguments import settings_of
from bleu_core.bands import Band, band_of
from bleu_core.corpus.addresses import Role
from bleu_core.corpus.alignment import AlignedDocuments, align
from bleu_core.corpus.documents import Document, DocumentReader
from bleu_core.corpus.languages import TargetLanguage, find_language
from bleu_core.corpus.names import distinct_names
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Diagnostic, MissingTokenizer, without_repeats
from bleu_core.diagnostics.pair_checks import check_pairs
from bleu_core.diagnostics.score_checks import ScoreChecks
from bleu_core.diagnostics.serialization import warning_dict
from bleu_core.given_texts import (
    File,
    Files,
    Text,
    Texts,
    addresses_of,
    documents_of,
    source_of,
)
from bleu_core.progress import SILENT, Progress
from bleu_core.scoring.bleu import BleuScore, bleu_score
from bleu_core.scoring.few import are_few, count_few
from bleu_core.scoring.statistics import Statistics
from bleu_core.settings import Resampling, Settings
from bleu_core.signature import sacrebleu_command, signature
from bleu_core.tokenizers import Tokenizer, get_tokenizer
from bleu_core.tokenizers.by_language import tokenizer_of_language
from bleu_core.version import __version__

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

    def __str__(self) -> str:
        """Return one line: the metric, its signature, the score and its interval."""
        text = f"{self.metric.title}|{self.signature} = {self.percent:.2f}"
        if self.interval is None:
            return text
        return f"{text} (95% CI {self.interval.low:.2f} to {self.interval.high:.2f})"

    def to_dict(self, *, segment_scores: bool = False) -> dict[str, Any]:
        """Return the score as plain data, as `bleu-score --format json` prints it."""
        content: dict[str, Any] = {
            "id": self.metric.name,
            "name": self.metric.title,
            "percent": self.percent,
            "lower_is_better": self.metric.lower_is_better,
            "signature": self.signature,
            "sacrebleu_command": self.sacrebleu_command,
        }
        if segment_scores:
            content["segment_percents"] = list(self.segment_percents)
        return content


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
    resampling
        How intervals were found, where they were asked for.
    """

    name: str
    score: BleuScore
    band: Band | None
    metrics: tuple[MetricResult, ...]
    warnings: tuple[Diagnostic, ...]
    resampling: Resampling = field(default=Resampling(), repr=False, compare=False)

    @property
    def bleu(self) -> MetricResult:
        """BLEU as one of the metrics."""
        return self.metrics[0]

    def __str__(self) -> str:
        """Return a line for each metric, after the candidate's name."""
        lines = [self.score, *self.metrics[1:]]
        return "\n".join(f"{self.name}: {line}" for line in lines)

    def to_dict(self, *, segment_scores: bool = False) -> dict[str, Any]:
        """Return all there is to say as plain data, as `bleu-score --format json` prints it.

        Parameters
        ----------
        segment_scores
            Whether each segment's own score is among it.
        """
        band = self.band
        content: dict[str, Any] = {
            "name": self.name,
            "bleu": self.score.bleu,
            "band": band and {"id": band.id, "from": band.start, "to": band.end},
            **self.score.to_dict(),
            "signature": self.bleu.signature,
            "sacrebleu_command": self.bleu.sacrebleu_command,
            "metrics": [each.to_dict(segment_scores=segment_scores) for each in self.metrics],
            "confidence": self._intervals() if self.resampling.confidence else None,
            "warnings": [warning_dict(warning) for warning in self.warnings],
        }
        if segment_scores:
            content["segment_scores"] = [
                min(percent / 100, 1.0) for percent in self.bleu.segment_percents
            ]
        return content

    def _intervals(self) -> dict[str, Any]:
        return {
            each.metric.name: {
                **each.interval.to_dict(),
                "half_width": each.interval.half_width,
                "resamples": self.resampling.bootstrap_resamples,
                "seed": self.resampling.seed,
            }
            for each in self.metrics
            if each.interval
        }


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

    def __str__(self) -> str:
        """Return a line for each score, the best candidate first, and one for each comparison."""
        return "\n".join(map(str, (*self.ranked, *self.comparisons)))

    def segment_scores(self) -> dict[str, list[Any]]:
        """Return each segment's own scores as a table, ready for ``pandas.DataFrame``.

        Returns
        -------
        dict
            Columns of equal length, a row for each candidate and segment: ``candidate``, its
            name; ``segment``, from 1; ``text`` and ``reference``, what was compared, the first
            reference of several; and the score in each metric, 0 to 100.
        """
        names = [result.metric.name for result in self.candidates[0].metrics]
        table: dict[str, list[Any]] = {
            name: [] for name in ("candidate", "segment", "text", "reference", *names)
        }
        for candidate, document in zip(self.candidates, self.aligned.candidates, strict=True):
            table["candidate"] += [candidate.name] * self.segments
            table["segment"] += range(1, self.segments + 1)
            table["text"] += document.segments
            table["reference"] += self.aligned.references[0].segments
            for result in candidate.metrics:
                table[result.metric.name] += result.segment_percents
        return table

    def to_dict(self, *, segment_scores: bool = False) -> dict[str, Any]:
        """Return everything as plain data, in full precision.

        `bleu-score --format json` prints exactly this.

        Parameters
        ----------
        segment_scores
            Whether each segment's own score is among it.
        """
        return {
            **json_head(),
            "target_language": self.target_language.tag,
            "target_language_source": self.target_language.source.value,
            "segmentation": self.tokenizer.name,
            "segmentation_variant": self.tokenizer.variant,
            "segments": self.segments,
            "references": self.references,
            "pairs": self.aligned.to_dict(),
            "candidates": [each.to_dict(segment_scores=segment_scores) for each in self.candidates],
            "comparisons": [each.to_dict() for each in self.comparisons],
        }


FORMAT = "bleu-desktop/1"


def json_head() -> dict[str, str]:
    """Return what every JSON file begins with."""
    return {"format": FORMAT, "program": f"bleu-desktop {__version__}"}


def evaluate(
    *,
    candidates: Texts,
    references: Texts,
    source: Text | None = None,
    settings: Settings | None = None,
    progress: Progress = SILENT,
) -> Evaluation:
    """Score candidates against references.

    Parameters
    ----------
    candidates
        At least one; each is scored on its own. Documents, or lists of strings, one for each
        candidate, or a mapping from names to them.
    references
        At least one, in the same forms. A segment without tokens is left out, so some segments
        may have more references than others; None stands for no segment.
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
    WrongType, ReferencesTransposed
        If candidates or references are nothing of the kind.
    UnknownLanguage, LanguagePair
        If the settings' target language is no language tag.
    TokenizerUnavailable
        If the chosen tokenizer is not installed.
    Cancelled
        If `progress` says so.
    """
    # Imported lazily to speed up start-up.
    from bleu_core.scoring.metrics import metrics_of

    settings = settings_of(settings)
    to_score = documents_of("candidates", candidates)
    segments = len(to_score[0].segments) if to_score else None
    against = documents_of("references", references, segments)
    aligned = align(
        candidates=to_score,
        references=against,
        source=source_of(source),
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
    vary = references_vary(measured.reference_lengths)
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
        bleu = replace(bleu, signature=signatures[0])
        results.append(CandidateResult(name, bleu, band, scores, warnings, settings.resampling))
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


def _as_sacrebleu_reads(document: Document, settings: Settings) -> Sequence[str]:
    """Return the segments of a document, as sacreBLEU's command reads those of a plain file.

    It cuts white space off the end of each line, and its functions do not; that makes a difference
    where white space counts in chrF. Text from memory, and from files that sacreBLEU cannot read,
    is what it is.
    """
    from_lines = document.is_plain and document.path is not None
    if from_lines and settings.chrf.whitespace and {"chrf", "chrf++"} & {*settings.metrics}:
        return [segment.rstrip() for segment in document.segments]
    return document.segments


def _measure(
    aligned: AlignedDocuments,
    names: Sequence[str],
    tokenizer: Tokenizer,
    settings: Settings,
    metrics: Sequence[Metric],
    progress: Progress,
) -> _Measured:
    candidates = [_as_sacrebleu_reads(document, settings) for document in aligned.candidates]
    references = [_as_sacrebleu_reads(document, settings) for document in aligned.references]
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

    counts = count_corpus(
        candidates=candidates,
        references=references,
        tokenizer=tokenizer,
        settings=settings,
        metrics=metrics,
        progress=progress,
    )
    matrices = [counts.statistics[metric.name] for metric in metrics]
    intervals: list[tuple[Interval, ...]] = [() for _ in metrics]
    comparisons: tuple[Comparison, ...] = ()
    if settings.resampling.confidence or settings.resampling.paired_test != "none":
        from bleu_core.scoring.significance import resample_metrics

        resampled = resample_metrics(metrics, matrices, names, settings.resampling, progress)
        intervals = [found.intervals for found in resampled]
        comparisons = tuple(each for found in resampled for each in found.comparisons)
    return _Measured(
        matrices,
        [
            () if metric.name == "bleu" else [metric.percent(matrix) for matrix in own]
            for metric, own in zip(metrics, matrices, strict=True)
        ],
        intervals,
        [Statistics.from_row(matrix.sum(axis=0, dtype=int)) for matrix in matrices[0]],
        counts.candidate_lengths.tolist(),
        counts.reference_lengths.tolist(),
        comparisons,
    )


def evaluate_files(
    *,
    candidates: Files,
    references: Files,
    source: File | None = None,
    settings: Settings | None = None,
    encoding: str | None = None,
    progress: Progress = SILENT,
) -> Evaluation:
    """Read files of any format and score them; see `evaluate`.

    Parameters
    ----------
    candidates, references
        One file or several: paths, or addresses such as ``"scores.xlsx#column=MT"``.
    source
        The file with the text that was translated.
    settings, progress
        As for `evaluate`.
    encoding
        Overrules what would be detected.

    Raises
    ------
    BleuError, Cancelled
        As `bleu_core.read_document` and `evaluate` do.
    WrongType
        If something is no path and no address.
    """
    reader = DocumentReader(progress)

    def read(argument: str, files: Files, role: Role) -> list[Document]:
        addresses = addresses_of(argument, files)
        return [reader.document(address, role, encoding) for address in addresses]

    return evaluate(
        candidates=read("candidates", candidates, Role.CANDIDATE),
        references=read("references", references, Role.REFERENCE),
        source=None if source is None else read("source", source, Role.SOURCE)[0],
        settings=settings,
        progress=progress,
    )


def references_vary(lengths: Sequence[Sequence[int]]) -> bool:
    """Tell from the references' lengths whether some segments have fewer references than others."""
    # An empty reference stands out only where another one takes its place.
    return len(lengths) > 1 and any(0 in row for row in lengths)


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
