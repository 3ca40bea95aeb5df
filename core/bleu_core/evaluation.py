"""The scoring of documents, which returns the scores with everything explaining them.

Window, terminal and library all score with `evaluate_in_steps`, and show its results.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from bleu_core.diagnostics.kinds import Kind
from bleu_core.files.documents import Document
from bleu_core.files.names import distinct_names
from bleu_core.languages.formulas import are_formulas
from bleu_core.languages.tags import LanguageSource, TargetLanguage, find_language
from bleu_core.pairing.alignment import AlignedDocuments, align
from bleu_core.progress import SILENT, Progress
from bleu_core.results import CandidateResult, Evaluation, MetricResult, Pending, without_repeats
from bleu_core.scoring.bands import OutsideGuide, band_of, reasons_outside
from bleu_core.scoring.bleu import bleu_score
from bleu_core.scoring.definition import count_small, is_small
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.scoring.statistics import Statistics
from bleu_core.settings import Settings
from bleu_core.signature import sacrebleu_command, signature
from bleu_core.tokenizers import Tokenizer, get_tokenizer
from bleu_core.tokenizers.by_language import tokenizer_of_language

if TYPE_CHECKING:
    from bleu_core.diagnostics.model import Diagnostic
    from bleu_core.given_scores import GivenScores
    from bleu_core.scoring.metrics import Metric

    ScoresFromElsewhere = (
        Sequence[GivenScores] | Callable[[AlignedDocuments], Sequence[GivenScores]]
    )
    """Scores from elsewhere, or a function that returns them for the aligned documents."""

# From this number of segments in all texts on, checks take long enough to show the score first.
_MANY_SEGMENTS = 100_000
# Approximate time a metric takes, in units of BLEU's time.
_TIMES: dict[str, int] = {"chrf": 2, "chrf++": 3, "ter": 40}


def evaluate_documents(
    *,
    candidates: Sequence[Document],
    references: Sequence[Document],
    source: Document | None = None,
    settings: Settings,
    given: ScoresFromElsewhere = (),
    progress: Progress = SILENT,
) -> Evaluation:
    """Score documents; see `bleu_core.api.evaluation.evaluate`."""
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
    candidates: Sequence[Document],
    references: Sequence[Document],
    source: Document | None = None,
    settings: Settings,
    given: ScoresFromElsewhere = (),
    progress: Progress = SILENT,
) -> Iterator[Evaluation]:
    """Score as `evaluate_documents` does, and yield each result as soon as it is known.

    The first evaluation has BLEU, given scores and diagnostics, each later one a further metric,
    and the last one intervals and comparisons. `Evaluation.pending` names the remaining parts.
    Before the first one, an evaluation of many segments is yielded without diagnostics.

    Parameters
    ----------
    candidates, references, source, settings, given, progress
        See `bleu_core.api.evaluation.evaluate`, also for the errors.
    """
    # Imported lazily to speed up start-up.
    from bleu_core.scoring.metrics import metrics_of

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
    bleu, *further = metrics_of(settings)
    times = [_TIMES[metric.name] for metric in further]
    pending: list[Pending] = [metric.name for metric in further]
    if settings.resampling.confidence or settings.resampling.paired_test != "none":
        pending.append("resampling")

    part = progress.share(0, 1, 1 + sum(times))
    counted = count_bleu(aligned, tokenizer, settings, bleu, part)
    steps = _Steps(aligned, language, tokenizer, settings, counted, progress)
    evaluation = steps.with_bleu(bleu)
    if aligned.segments * len(aligned.documents) >= _MANY_SEGMENTS:
        yield replace(evaluation, pending=("checks", *pending))
    evaluation = steps.checked(evaluation, fallback)
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
    """The steps of one evaluation. Each step adds to the results of the step before.

    Attributes
    ----------
    aligned, language, tokenizer, settings
        The texts to score, and the choices that determine their scores.
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

    def with_bleu(self, metric: Metric) -> Evaluation:
        """Return the evaluation with BLEU alone, before the texts are checked."""
        aligned, settings, counted = self.aligned, self.settings, self.counted
        scores = [bleu_score(sums, settings) for sums in counted.sums]
        results = self._results(metric, counted.rows, [score.percent for score in scores])
        outside = self._outside_guide()
        candidates = [
            CandidateResult(
                name,
                replace(score, signature=result.signature),
                None if "formulas" in outside else band_of(score.percent, aligned.segments),
                (result,),
                (),
                settings.resampling,
                outside,
            )
            for name, score, result in zip(
                distinct_names(aligned.candidates), scores, results, strict=True
            )
        ]
        return Evaluation(
            target_language=self.language,
            tokenizer=self.tokenizer,
            settings=settings,
            segments=aligned.segments,
            candidates=tuple(candidates),
            references=len(aligned.references),
            references_vary=references_vary(counted.reference_lengths),
            aligned=aligned,
        )

    def _outside_guide(self) -> tuple[OutsideGuide, ...]:
        """Return the reasons that hold before the texts are checked."""
        # The text decides, not the profile, with which translations are scored too. A language the
        # user states decides against formulas.
        given = self.language.source is LanguageSource.GIVEN
        return reasons_outside(
            segments=self.aligned.segments,
            formulas=not given and are_formulas(self.aligned.references[0].segments),
            max_order=self.settings.max_order,
            tokenizer=self.tokenizer.name,
            language=self.language.language,
            references=len(self.aligned.references),
            checked=False,
        )

    def checked(self, evaluation: Evaluation, fallback: Diagnostic | None) -> Evaluation:
        """Add everything there is to warn of."""
        # Imported lazily: lists of strings are scored without any check.
        from bleu_core.diagnostics.score_checks import ScoreChecks

        counted = self.counted
        checks = ScoreChecks(
            self.aligned,
            counted.reference_lengths,
            self.language,
            self.settings,
            self.tokenizer,
            self.progress,
        )
        common = [*([fallback] if fallback else []), *checks.of_references()]
        candidates = []
        for index, candidate in enumerate(evaluation.candidates):
            lengths, rows = counted.candidate_lengths[index], counted.rows[index]
            own = checks.of_candidate(candidate.name, index, lengths, candidate.score, rows)
            diagnostics = without_repeats((*own, *common))
            if len(diagnostics) > 1:
                # Imported lazily to speed up start-up: most texts have one at most.
                from bleu_core.diagnostics.band_checks import weightiest_first

                diagnostics = weightiest_first(diagnostics)
            outside = tuple(each for each in candidate.outside_guide if each != "not_checked")
            candidates.append(replace(candidate, diagnostics=diagnostics, outside_guide=outside))
        return replace(evaluation, candidates=tuple(self._with_rests(candidates)))

    def _with_rests(self, candidates: list[CandidateResult]) -> list[CandidateResult]:
        """Add the score of the translations alone, where something was found beside them."""
        found = [one for candidate in candidates for one in candidate.diagnostics]
        if not any(one.kind.normalization == "shared" for one in found):
            return candidates
        from bleu_core.diagnostics.model import Rest
        from bleu_core.scoring.metrics import metrics_of

        aligned, settings = self.aligned.without_shared(), self.settings
        language = find_target_language(settings, aligned.documents)
        tokenizer, _ = choose_tokenizer(settings, language)
        bleu = metrics_of(settings)[0]
        counted = count_bleu(aligned, tokenizer, settings, bleu, self.progress)
        rests = [Rest(bleu_score(sums, settings).percent) for sums in counted.sums]
        return [
            replace(
                candidate,
                diagnostics=tuple(
                    replace(one, data=rest) if one.kind.normalization == "shared" else one
                    for one in candidate.diagnostics
                ),
            )
            for candidate, rest in zip(candidates, rests, strict=True)
        ]

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
        rows = [SegmentRows(matrix) for matrix in matrices]
        results = self._results(metric, rows, [metric.percent(matrix) for matrix in matrices])
        return replace(
            evaluation,
            candidates=tuple(
                replace(candidate, metrics=_in_order((*candidate.metrics, result)))
                for candidate, result in zip(evaluation.candidates, results, strict=True)
            ),
        )

    def _results(
        self, metric: Metric, rows: Sequence[SegmentRows], percents: Sequence[float]
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

    rows: Sequence[SegmentRows]
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
    if is_small([*candidates, *references], tokenizer, settings):
        small = count_small(
            candidates=candidates,
            references=references,
            tokenizer=tokenizer,
            settings=settings,
            progress=progress,
        )
        sums = [Statistics.from_row(rows.sums()) for rows in small.rows]
        return Counted(small.rows, sums, small.candidate_lengths, small.reference_lengths)

    from bleu_core.scoring.counting import count_corpus

    counts = count_corpus(
        candidates=candidates,
        references=references,
        tokenizer=tokenizer,
        settings=settings,
        metrics=[metric],
        progress=progress,
    )
    rows = [SegmentRows(matrix) for matrix in counts.statistics["bleu"]]
    return Counted(
        rows,
        [Statistics.from_row(own.sums()) for own in rows],
        counts.candidate_lengths.tolist(),
        counts.reference_lengths.tolist(),
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
        segments=documents[0].segments,
    )


def choose_tokenizer(
    settings: Settings, language: TargetLanguage
) -> tuple[Tokenizer, Diagnostic | None]:
    """Return the tokenizer named in the settings, or the language's default for ``auto``.

    Returns
    -------
    tuple
        The tokenizer, and a diagnostic if it falls back to characters.
    """
    if settings.tokenizer != "auto":
        return get_tokenizer(settings.tokenizer), None
    found = tokenizer_of_language(language.language, traditional=language.may_be_traditional)
    if not found.lacks_words:
        return found.tokenizer, None
    from bleu_core.diagnostics.model import Diagnostic, MissingTokenizer

    data = MissingTokenizer(str(language.tag), found.extra)
    return found.tokenizer, Diagnostic(Kind.CHARACTER_FALLBACK, data=data)
