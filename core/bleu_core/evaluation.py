"""The main entry point: score documents, and return the scores with everything explaining them.

Both the window and the terminal call `evaluate` and show what it returns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from bleu_core.arguments import settings_of
from bleu_core.bands import band_of, reasons_outside
from bleu_core.corpus.addresses import Address, Role
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
from bleu_core.results import CandidateResult, Evaluation, MetricResult, Pending, without_repeats
from bleu_core.scoring.bleu import bleu_score
from bleu_core.scoring.few import are_few, count_few
from bleu_core.scoring.statistics import Statistics
from bleu_core.settings import Settings
from bleu_core.signature import sacrebleu_command, signature
from bleu_core.tokenizers import Tokenizer, get_tokenizer
from bleu_core.tokenizers.by_language import tokenizer_of_language

if TYPE_CHECKING:
    from bleu_core.diagnostics.model import Diagnostic
    from bleu_core.given_scores import GivenScores
    from bleu_core.scoring.matrices import Matrix
    from bleu_core.scoring.metrics import Metric

    Rows = Matrix | list[list[int]]

# About how long a metric takes, in units of BLEU's time.
_TIMES: dict[str, int] = {"chrf": 2, "chrf++": 3, "ter": 40}


def evaluate(
    *,
    candidates: Texts,
    references: Texts,
    source: Text | None = None,
    settings: Settings | None = None,
    given: Sequence[GivenScores] | Callable[[AlignedDocuments], Sequence[GivenScores]] = (),
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
    given
        Scores that were computed elsewhere, see `bleu_core.given_scores`; or a function that
        returns them, given the aligned documents.
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
    ScoresMissing, ScoresGivenTwice, ScoreCountsDiffer
        If given scores are not one for each segment.
    Cancelled
        If `progress` says so.
    """
    *_, evaluation = evaluate_in_steps(
        candidates=candidates,
        references=references,
        source=source,
        settings=settings,
        given=given,
        progress=progress,
    )
    return evaluation


def evaluate_in_steps(
    *,
    candidates: Texts,
    references: Texts,
    source: Text | None = None,
    settings: Settings | None = None,
    given: Sequence[GivenScores] | Callable[[AlignedDocuments], Sequence[GivenScores]] = (),
    progress: Progress = SILENT,
) -> Iterator[Evaluation]:
    """Score as `evaluate` does, and yield what is known as soon as it is.

    The first evaluation has BLEU, given scores and all warnings, each later one a further metric,
    and the last one intervals and comparisons. `Evaluation.pending` names what is still to come.

    Parameters
    ----------
    candidates, references, source, settings, given, progress
        See `evaluate`, as for what is raised.
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
    bleu, *further = metrics_of(settings)
    times = [_TIMES[metric.name] for metric in further]
    pending: list[Pending] = [metric.name for metric in further]
    if settings.resampling.confidence or settings.resampling.paired_test != "none":
        pending.append("resampling")

    part = progress.share(0, 1, 1 + sum(times))
    counted = count_bleu(aligned, tokenizer, settings, bleu, part)
    steps = _Steps(aligned, language, tokenizer, settings, counted, progress)
    evaluation = steps.with_bleu(bleu, fallback)
    if callable(given):
        given = given(aligned)
    if given:
        # Imported lazily to speed up start-up.
        from bleu_core.given_scores import add_scores

        evaluation = add_scores(evaluation, given)
    yield replace(evaluation, pending=tuple(pending))
    for number, metric in enumerate(further):
        part = progress.share(1 + sum(times[:number]), times[number], 1 + sum(times))
        evaluation = steps.with_metric(evaluation, metric, part)
        yield replace(evaluation, pending=tuple(pending[number + 1 :]))
    if "resampling" in pending:
        from bleu_core.resample import resample

        yield resample(evaluation, settings.resampling, progress=progress)


@dataclass(frozen=True)
class _Steps:
    """The steps of one evaluation: each adds to what the one before has found.

    Attributes
    ----------
    aligned, language, tokenizer, settings
        What is scored, and how.
    counted
        BLEU's counts.
    progress
        Used for cancellation.
    """

    aligned: AlignedDocuments
    language: TargetLanguage
    tokenizer: Tokenizer
    settings: Settings
    counted: Counted
    progress: Progress

    def with_bleu(self, metric: Metric, fallback: Diagnostic | None) -> Evaluation:
        """Return the evaluation with BLEU alone, and everything there is to warn of."""
        aligned, settings, counted = self.aligned, self.settings, self.counted
        checks = ScoreChecks(
            aligned,
            counted.reference_lengths,
            self.language,
            settings,
            self.tokenizer,
            self.progress,
        )
        common = [*([fallback] if fallback else []), *checks.of_references()]
        # The text decides, not the profile, with which translations are scored too. A language the
        # user states decides against formulas.
        given = self.language.source is LanguageSource.GIVEN
        outside = reasons_outside(
            segments=aligned.segments,
            formulas=not given and are_formulas(aligned.references[0].segments),
            max_order=settings.max_order,
            tokenizer=self.tokenizer.name,
            language=self.language.language,
        )
        scores = [bleu_score(sums, settings) for sums in counted.sums]
        results = self._results(metric, counted.rows, [score.percent for score in scores])
        candidates = []
        for index, (name, score, result) in enumerate(
            zip(distinct_names(aligned.candidates), scores, results, strict=True)
        ):
            own = checks.of_candidate(
                name, index, counted.candidate_lengths[index], score, counted.rows[index]
            )
            band = None if "formulas" in outside else band_of(score.percent, aligned.segments)
            candidates.append(
                CandidateResult(
                    name,
                    replace(score, signature=result.signature),
                    band,
                    (result,),
                    without_repeats((*own, *common)),
                    settings.resampling,
                    outside,
                )
            )
        return Evaluation(
            target_language=self.language,
            tokenizer=self.tokenizer,
            settings=settings,
            segments=aligned.segments,
            candidates=tuple(candidates),
            references=len(aligned.references),
            aligned=aligned,
        )

    def with_metric(self, evaluation: Evaluation, metric: Metric, progress: Progress) -> Evaluation:
        """Add another metric."""
        from bleu_core.scoring.counting import count_corpus

        aligned, settings = self.aligned, self.settings
        counts = count_corpus(
            candidates=[as_sacrebleu_reads(document, settings) for document in aligned.candidates],
            references=[as_sacrebleu_reads(document, settings) for document in aligned.references],
            tokenizer=self.tokenizer,
            settings=settings,
            metrics=[metric],
            progress=progress,
            with_lengths=False,
        )
        matrices = counts.statistics[metric.name]
        results = self._results(metric, matrices, [metric.percent(matrix) for matrix in matrices])
        return replace(
            evaluation,
            candidates=tuple(
                replace(candidate, metrics=_in_order((*candidate.metrics, result)))
                for candidate, result in zip(evaluation.candidates, results, strict=True)
            ),
        )

    def _results(
        self, metric: Metric, rows: Sequence[Rows], percents: Sequence[float]
    ) -> list[MetricResult]:
        """Return the result of each candidate in one metric."""
        vary = references_vary(self.counted.reference_lengths)
        signed = signature(
            metric.name, self.settings, self.tokenizer, self.aligned, references_vary=vary
        )
        return [
            MetricResult(
                metric=metric,
                percent=percent,
                interval=None,
                signature=signed,
                sacrebleu_command=sacrebleu_command(
                    metric.name,
                    self.settings,
                    self.tokenizer,
                    self.aligned,
                    document,
                    references_vary=vary,
                ),
                rows=own,
            )
            for document, percent, own in zip(self.aligned.candidates, percents, rows, strict=True)
        ]


def _in_order(results: Sequence[MetricResult]) -> tuple[MetricResult, ...]:
    """Return results with given ones last."""
    return tuple(sorted(results, key=lambda result: result.metric.given))


class Counted(NamedTuple):
    """BLEU's counts of all candidates.

    Attributes
    ----------
    rows
        For each candidate, the counts of each segment.
    sums
        For each candidate, their sums.
    candidate_lengths, reference_lengths
        For each document, the number of tokens in each segment.
    """

    rows: Sequence[Rows]
    sums: Sequence[Statistics]
    candidate_lengths: Sequence[Sequence[int]]
    reference_lengths: Sequence[Sequence[int]]


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


def count_bleu(
    aligned: AlignedDocuments,
    tokenizer: Tokenizer,
    settings: Settings,
    metric: Metric,
    progress: Progress = SILENT,
) -> Counted:
    """Count BLEU's statistics; those of small inputs without NumPy."""
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
        sums = few.sums(settings.max_order)
        return Counted(few.rows, sums, few.candidate_lengths, few.reference_lengths)

    from bleu_core.scoring.counting import count_corpus

    counts = count_corpus(
        candidates=candidates,
        references=references,
        tokenizer=tokenizer,
        settings=settings,
        metrics=[metric],
        progress=progress,
    )
    rows = counts.statistics["bleu"]
    return Counted(
        rows,
        [Statistics.from_row(matrix.sum(axis=0, dtype=int)) for matrix in rows],
        counts.candidate_lengths.tolist(),
        counts.reference_lengths.tolist(),
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
    given: dict[Role, list[Address]] = {
        Role.CANDIDATE: addresses_of("candidates", candidates),
        Role.REFERENCE: addresses_of("references", references),
        Role.SOURCE: [] if source is None else addresses_of("source", source),
    }
    files = [address.path for addresses in given.values() for address in addresses]
    reader = DocumentReader(progress, files=files)
    reader.decide(
        [(address, role, encoding) for role, addresses in given.items() for address in addresses],
        wanted=settings.target_language if settings else None,
    )

    def read(role: Role) -> list[Document]:
        return [reader.document(address, role, encoding) for address in given[role]]

    return evaluate(
        candidates=read(Role.CANDIDATE),
        references=read(Role.REFERENCE),
        source=next(iter(read(Role.SOURCE)), None),
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
