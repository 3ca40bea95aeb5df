"""The main entry point: score documents, and return the scores with everything explaining them.

Both the window and the terminal call `evaluate` and show what it returns.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from bleu_core.arguments import settings_of
from bleu_core.bands import band_of, reasons_outside
from bleu_core.corpus.addresses import Role
from bleu_core.corpus.alignment import AlignedDocuments, align
from bleu_core.corpus.documents import Document, DocumentReader
from bleu_core.corpus.formulas import are_formulas
from bleu_core.corpus.languages import LanguageSource, TargetLanguage, find_language
from bleu_core.corpus.names import distinct_names
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.score_checks import ScoreChecks
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
from bleu_core.results import CandidateResult, Evaluation, MetricResult, without_repeats
from bleu_core.scoring.bleu import bleu_score
from bleu_core.scoring.few import are_few, count_few
from bleu_core.scoring.statistics import Statistics
from bleu_core.settings import Settings
from bleu_core.signature import sacrebleu_command, signature
from bleu_core.tokenizers import Tokenizer, get_tokenizer
from bleu_core.tokenizers.by_language import tokenizer_of_language

if TYPE_CHECKING:
    from bleu_core.diagnostics.model import Diagnostic
    from bleu_core.scoring.metrics import Metric
    from bleu_core.scoring.resampling import Interval, Matrix
    from bleu_core.scoring.significance import Comparison


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
        At least one, in the same forms. Empty segments are ignored, so some segments may have more
        references than others; None stands for a missing segment.
    source
        Used to find untranslated segments; not used by BLEU.
    settings
        How to score; by default, as BLEU is defined.
    progress
        Receives progress, and can cancel.

    Raises
    ------
    ReferenceMissing, CandidateMissing, SegmentCountsDiffer, KeysMissing, NothingPaired
        If the documents cannot be scored against each other.
    WrongType, ReferencesTransposed
        If candidates or references are nothing of the kind.
    UnknownLanguage, LanguagePair
        If the settings' target language is not a language tag.
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
    measured = measure(aligned, names, tokenizer, settings, metrics, progress)
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

    # The text decides, not the profile, with which translations are scored too. A language the user
    # states decides against formulas.
    given = language.source is LanguageSource.GIVEN
    outside = reasons_outside(
        segments=aligned.segments,
        formulas=not given and are_formulas(aligned.references[0].segments),
        max_order=settings.max_order,
        tokenizer=tokenizer.name,
        language=language.language,
    )

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
        own = checks.of_candidate(name, index, measured.candidate_lengths[index], bleu)
        band = None if "formulas" in outside else band_of(bleu.percent, aligned.segments)
        warnings = without_repeats((*own, *common))
        bleu = replace(bleu, signature=signatures[0])
        results.append(
            CandidateResult(name, bleu, band, scores, warnings, settings.resampling, outside)
        )
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


class Measured(NamedTuple):
    """The counts and scores of all candidates.

    Attributes
    ----------
    rows
        For each metric and candidate, the counts of each segment.
    percents, intervals
        For each metric, the candidates' scores (except BLEU's) and intervals (if requested).
    bleu
        BLEU's summed statistics of each candidate.
    candidate_lengths, reference_lengths
        For each document, the number of tokens in each segment.
    comparisons
        Comparisons of pairs of candidates, by metric.
    """

    rows: Sequence[Sequence[Matrix | list[list[int]]]]
    percents: Sequence[Sequence[float]]
    intervals: Sequence[Sequence[Interval]]
    bleu: Sequence[Statistics]
    candidate_lengths: Sequence[Sequence[int]]
    reference_lengths: Sequence[Sequence[int]]
    comparisons: tuple[Comparison, ...] = ()


def as_sacrebleu_reads(document: Document, settings: Settings) -> Sequence[str]:
    """Return the segments of a document as sacreBLEU's command would read them from a plain file.

    The command strips trailing white space from each line, sacreBLEU's functions do not. This
    matters if chrF counts white space. Text from memory, and from files sacreBLEU cannot read,
    is not changed.
    """
    from_lines = document.is_plain and document.path is not None
    if from_lines and settings.chrf.whitespace and {"chrf", "chrf++"} & {*settings.metrics}:
        return [segment.rstrip() for segment in document.segments]
    return document.segments


def measure(
    aligned: AlignedDocuments,
    names: Sequence[str],
    tokenizer: Tokenizer,
    settings: Settings,
    metrics: Sequence[Metric],
    progress: Progress = SILENT,
) -> Measured:
    """Count all metrics, BLEU first, and resample if the settings ask for it.

    Small inputs are counted without NumPy.
    """
    candidates = [as_sacrebleu_reads(document, settings) for document in aligned.candidates]
    references = [as_sacrebleu_reads(document, settings) for document in aligned.references]
    if are_few([*candidates, *references], tokenizer, settings):
        few = count_few(
            candidates=candidates,
            references=references,
            tokenizer=tokenizer,
            settings=settings,
            progress=progress,
        )
        return Measured(
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
    return Measured(
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
        The file with the source text.
    settings, progress
        See `evaluate`.
    encoding
        Overrides the detected encoding.

    Raises
    ------
    BleuError, Cancelled
        As for `bleu_core.read_document` and `evaluate`.
    WrongType
        If something is neither a path nor an address.
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
    # A single reference cannot vary.
    return len(lengths) > 1 and any(0 in row for row in lengths)


def find_target_language(settings: Settings, documents: Sequence[Document]) -> TargetLanguage:
    """Return the target language of documents, the first of which is a reference.

    Raises
    ------
    UnknownLanguage, LanguagePair
        If the settings' target language is not a language tag.
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
    """Return the tokenizer named in the settings, or the language's default for ``auto``.

    Returns
    -------
    tuple
        The tokenizer, and a warning if it falls back to characters.
    """
    if settings.tokenizer != "auto":
        return get_tokenizer(settings.tokenizer), None
    found = tokenizer_of_language(language.language, traditional=language.may_be_traditional)
    if not found.lacks_words:
        return found.tokenizer, None
    from bleu_core.diagnostics.model import Diagnostic, MissingTokenizer

    data = MissingTokenizer(str(language.tag), found.extra)
    return found.tokenizer, Diagnostic(Kind.CHARACTER_FALLBACK, data=data)
