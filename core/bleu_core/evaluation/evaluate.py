"""The scoring of documents, which returns the scores with everything explaining them.

Window, terminal and library all score with `evaluate_in_steps`, and show its results.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from bleu_core.diagnostics import band_checks, character_checks, named_text, score_checks
from bleu_core.diagnostics import model as diagnostics_model
from bleu_core.diagnostics.kinds import BandHeld, Severity
from bleu_core.evaluation import effects, given_scores
from bleu_core.evaluation.beside_bleu import with_numbers_beside
from bleu_core.evaluation.counts import (
    choose_tokenizer,
    count_bleu,
    find_target_language,
    references_vary,
    stripped_lines,
)
from bleu_core.evaluation.resample import resample, resample_scores
from bleu_core.evaluation.results import (
    CandidateResult,
    Evaluation,
    MetricResult,
    Pending,
    without_repeats,
)
from bleu_core.evaluation.signature import sacrebleu_command
from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document
from bleu_core.files.names import distinct_names
from bleu_core.languages.formulas import are_formulas
from bleu_core.languages.tags import LanguageSource, TargetLanguage
from bleu_core.normalization.tokenized import is_split_into_characters
from bleu_core.pairing.alignment import AlignedDocuments, align
from bleu_core.progress import SILENT, Progress
from bleu_core.scoring import counting
from bleu_core.scoring import metrics as scoring_metrics
from bleu_core.scoring.bands import OutsideGuide, reasons_outside
from bleu_core.scoring.definition import BleuCounts
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.settings import NORMALIZATIONS, Normalization, Settings
from bleu_core.tokenizers import Tokenizer

if TYPE_CHECKING:
    GivenSource = (
        Sequence[given_scores.GivenScores]
        | Callable[[AlignedDocuments], Sequence[given_scores.GivenScores]]
    )
    """Given scores, or a function that returns them for the aligned documents."""

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
    given: GivenSource = (),
    post_edited: bool = False,
    progress: Progress = SILENT,
) -> Evaluation:
    """Score documents; see `evaluate_in_steps`."""
    *_, evaluation = evaluate_in_steps(
        candidates=candidates,
        references=references,
        source=source,
        settings=settings,
        given=given,
        post_edited=post_edited,
        progress=progress,
    )
    return evaluation


def evaluate_in_steps(
    *,
    candidates: Sequence[Document],
    references: Sequence[Document],
    source: Document | None = None,
    settings: Settings,
    given: GivenSource = (),
    post_edited: bool = False,
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
    post_edited
        Whether the references are the candidates after post-editing. TER counts their edits, in
        characters where there are no spaces between words.
    """
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
    if post_edited and language.has_han:
        settings = replace(settings, ter=replace(settings.ter, normalized=True, asian_support=True))
    bleu, *further = scoring_metrics.metrics_of(settings)
    times = [_TIMES[metric.name] for metric in further]
    pending: list[Pending] = [metric.name for metric in further]
    if settings.resampling.is_requested:
        pending.append("resampling")

    part = progress.part(0, 1 + sum(times))
    counted = count_bleu(aligned, tokenizer, settings, part)
    steps = _Steps(aligned, language, tokenizer, settings, counted, progress)
    evaluation = steps.with_bleu(bleu)
    if aligned.segments * len(aligned.documents) >= _MANY_SEGMENTS:
        yield replace(evaluation, pending=("checks", *pending))
    evaluation = steps.checked(evaluation, fallback)
    if callable(given):
        given = given(aligned)
    if given:
        evaluation = given_scores.add_scores(evaluation, given)
    yield replace(evaluation, pending=tuple(pending))
    for number, metric in enumerate(further):
        part = progress.part(1 + sum(times[:number]), 1 + sum(times), times[number])
        evaluation = steps.with_metric(evaluation, metric, part)
        yield replace(evaluation, pending=tuple(pending[number + 1 :]))
    if "resampling" in pending:
        evaluation = resample(evaluation, settings.resampling, progress=progress)
        yield steps.with_mended_verdicts(evaluation)


def count_again(evaluation: Evaluation, progress: Progress = SILENT) -> Evaluation:
    """Return an evaluation with its texts, which it must have, counted and scored again.

    Nothing is read, paired, normalized or checked again. Scores from elsewhere are left out.

    Raises
    ------
    BleuError
        If its tokenizer is not installed.
    Cancelled
    """
    aligned, settings = evaluation.aligned, evaluation.settings
    bleu, *further = scoring_metrics.metrics_of(settings)
    counted = count_bleu(aligned, evaluation.tokenizer, settings, progress)
    language, tokenizer = evaluation.target_language, evaluation.tokenizer
    steps = _Steps(aligned, language, tokenizer, settings, counted, progress)
    again = steps.with_bleu(bleu)
    for metric in further:
        again = steps.with_metric(again, metric, progress)
    candidates = tuple(
        replace(recorded, score=renewed.score, metrics=renewed.metrics)
        for recorded, renewed in zip(evaluation.candidates, again.candidates, strict=True)
    )
    again = replace(evaluation, candidates=candidates)
    resampling = evaluation.candidates[0].resampling
    if not evaluation.comparisons:
        # This also applies if a test was requested, but there was nothing to compare.
        resampling = replace(resampling, paired_test="none", baseline=None)
    return steps.with_mended_verdicts(resample_scores(again, resampling, progress=progress))


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
    counted: BleuCounts
    progress: Progress

    def with_bleu(self, metric: scoring_metrics.Metric) -> Evaluation:
        """Return the evaluation with BLEU alone, before the texts are checked."""
        aligned, settings, counted = self.aligned, self.settings, self.counted
        evaluation = Evaluation(
            target_language=self.language,
            tokenizer=self.tokenizer,
            settings=settings,
            segments=aligned.segments,
            candidates=(),
            references=len(aligned.references),
            references_vary=references_vary(counted.reference_lengths),
            aligned=aligned,
        )
        scores = counted.scores(settings)
        percents = [score.percent for score in scores]
        results = _results(evaluation, metric, counted.rows, percents)
        outside = self._outside_guide()
        candidates = [
            CandidateResult(
                name,
                replace(score, signature=result.signature),
                (replace(result, is_defined=score.is_defined),),
                (),
                settings.resampling,
                outside,
            )
            for name, score, result in zip(
                distinct_names(aligned.candidates), scores, results, strict=True
            )
        ]
        return replace(evaluation, candidates=tuple(candidates))

    def _outside_guide(self) -> tuple[OutsideGuide, ...]:
        """Return the reasons that hold before the texts are checked."""
        # The text decides, not the profile, with which translations are scored too. A language the
        # user states decides against formulas.
        given = self.language.source is LanguageSource.GIVEN
        first = self.aligned.references[0].segments
        tokenizer = self.tokenizer.name
        if tokenizer == "none" and is_split_into_characters("\n".join(first)):
            tokenizer = "char"
        return reasons_outside(
            segments=self.aligned.segments,
            formulas=not given and are_formulas(first),
            max_order=self.settings.max_order,
            tokenizer=tokenizer,
            references=self.aligned.different_references,
            post_edited=self.settings.post_edited or self.aligned.is_post_edited,
            checked=False,
        )

    def checked(
        self, evaluation: Evaluation, fallback: diagnostics_model.Diagnostic | None
    ) -> Evaluation:
        """Add everything there is to warn of."""
        counted = self.counted
        checks = score_checks.ScoreChecks(
            self.aligned,
            counted.rows,
            counted.reference_lengths,
            self.language,
            self.settings,
            self.tokenizer,
            self.progress,
            self._may_matter,
        )
        common = [*([fallback] if fallback else []), *checks.check_references()]
        candidates = []
        for index, candidate in enumerate(evaluation.candidates):
            own_diagnostics = checks.check_candidate(index, candidate.score)
            diagnostics = without_repeats((*own_diagnostics, *common))
            outside = tuple(reason for reason in candidate.outside_guide if reason != "not_checked")
            candidates.append(replace(candidate, diagnostics=diagnostics, outside_guide=outside))
        candidates = with_numbers_beside(
            self._with_effects(candidates), self.aligned, self.settings, self.progress
        )
        candidates = list(map(_weightiest_first, candidates))
        return replace(evaluation, candidates=tuple(candidates))

    def _with_effects(self, candidates: list[CandidateResult]) -> list[CandidateResult]:
        """Add the effects of the fixes to what was found."""
        diagnostics = [
            diagnostic for candidate in candidates for diagnostic in candidate.diagnostics
        ]
        if not any(
            diagnostic.fixes or diagnostic.kind.band_held is BandHeld.BY_EFFECT
            for diagnostic in diagnostics
        ):
            return candidates

        return effects.with_effects(candidates, self._texts)

    @cached_property
    def _texts(self) -> effects.CountedTexts:
        return effects.CountedTexts(
            self.aligned, self.settings, self.tokenizer, self.counted.rows, self.progress
        )

    def _may_matter(self, name: Normalization) -> bool:
        """Whether a normalization would change a score by a point."""
        return self._texts.may_matter(diagnostics_model.Normalize(name))

    def with_mended_verdicts(self, evaluation: Evaluation) -> Evaluation:
        """Add the verdicts by BLEU that the texts would have without their damage."""
        if not evaluation.comparisons:
            return evaluation
        comparisons = list(evaluation.comparisons)
        bleu = scoring_metrics.metrics_of(self.settings)[0]
        for name in self._mending(evaluation.candidates):
            aligned = self.aligned.normalized((name,), self.progress.without_report())
            language = find_target_language(self.settings, aligned.documents)
            tokenizer, _ = choose_tokenizer(self.settings, language)
            counted = count_bleu(aligned, tokenizer, self.settings, self.progress.without_report())
            mended = replace(
                self, aligned=aligned, language=language, tokenizer=tokenizer, counted=counted
            ).with_bleu(bleu)
            after = resample(mended, self.settings.resampling).comparisons
            for number, (comparison, other) in enumerate(zip(comparisons, after, strict=False)):
                if comparison.metric == other.metric and comparison.verdict is not other.verdict:
                    comparisons[number] = replace(
                        comparison, mended=(*comparison.mended, (name, other.verdict))
                    )
        return replace(evaluation, comparisons=tuple(comparisons))

    def _mending(self, candidates: Sequence[CandidateResult]) -> list[Normalization]:
        """Return the normalizations that mend damage, in the order in which they are applied."""
        # Damage with hardly any effect on a score is not beside it, but may decide a verdict.
        texts = [
            named_text.NamedText(document.name, Role.REFERENCE, document)
            for document in self.aligned.documents
        ]
        diagnostics = [
            diagnostic for candidate in candidates for diagnostic in candidate.diagnostics
        ]
        names = {
            diagnostic.normalization
            for diagnostic in (*diagnostics, *character_checks.check_characters(texts))
            if diagnostic.severity > Severity.NOTE
        }
        return [name for name in NORMALIZATIONS if name in names]

    def with_metric(
        self, evaluation: Evaluation, metric: scoring_metrics.Metric, progress: Progress
    ) -> Evaluation:
        """Add another metric."""
        aligned, settings = self.aligned, self.settings
        counts = counting.count_corpus(
            candidates=[stripped_lines(document, settings) for document in aligned.candidates],
            references=[stripped_lines(document, settings) for document in aligned.references],
            tokenizer=self.tokenizer,
            settings=settings,
            metrics=[metric],
            progress=progress,
            with_lengths=False,
        )
        matrices = counts.statistics[metric.name]
        rows = [SegmentRows(matrix) for matrix in matrices]
        percents = [metric.percent(matrix) for matrix in matrices]
        results = _results(evaluation, metric, rows, percents)
        return replace(
            evaluation,
            candidates=tuple(
                replace(candidate, metrics=_in_order((*candidate.metrics, result)))
                for candidate, result in zip(evaluation.candidates, results, strict=True)
            ),
        )


def _results(
    evaluation: Evaluation,
    metric: scoring_metrics.Metric,
    rows: Sequence[SegmentRows],
    percents: Sequence[float],
) -> list[MetricResult]:
    """Return the result of each candidate in one metric."""
    signed = evaluation.signature(metric)
    return [
        MetricResult(
            metric=metric,
            percent=percent,
            interval=None,
            signature=signed,
            sacrebleu_command=sacrebleu_command(
                metric.name,
                evaluation.settings,
                evaluation.tokenizer,
                evaluation.aligned,
                document,
                references_vary=evaluation.references_vary,
            ),
            rows=candidate_rows,
        )
        for document, percent, candidate_rows in zip(
            evaluation.aligned.candidates, percents, rows, strict=True
        )
    ]


def _weightiest_first(candidate: CandidateResult) -> CandidateResult:
    # Without diagnostics, their modules are not loaded.
    if not candidate.diagnostics:
        return candidate
    return replace(candidate, diagnostics=band_checks.weightiest_first(candidate.diagnostics))


def _in_order(results: Sequence[MetricResult]) -> tuple[MetricResult, ...]:
    """Return results with given ones last."""
    return tuple(sorted(results, key=lambda result: result.metric.given))
