"""Numbers that say more where BLEU says little: beside short segments, and a score of 0."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bleu_core.diagnostics import model
from bleu_core.diagnostics.kinds import Kind
from bleu_core.evaluation.counts import stripped_lines
from bleu_core.evaluation.results import CandidateResult
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.progress import Progress
from bleu_core.scoring import counting
from bleu_core.scoring import metrics as scoring_metrics
from bleu_core.settings import Settings
from bleu_core.tokenizers import get_tokenizer


def with_numbers_beside(
    candidates: Sequence[CandidateResult],
    aligned: AlignedDocuments,
    settings: Settings,
    progress: Progress,
) -> list[CandidateResult]:
    """Add to the warning of short segments, or of a score of 0, identical segments and chrF."""
    concerned = [_concerned(candidate.diagnostics) for candidate in candidates]
    if not any(concerned):
        return list(candidates)
    [_, metric] = scoring_metrics.metrics_of(replace(settings, metrics=("chrf",)))
    counts = counting.count_corpus(
        candidates=[stripped_lines(document, settings) for document in aligned.candidates],
        references=[stripped_lines(document, settings) for document in aligned.references],
        tokenizer=get_tokenizer("none"),
        settings=settings,
        metrics=[metric],
        progress=progress.without_report(),
        with_lengths=False,
    )
    fixes = () if metric.name in settings.metrics else (model.ShowMetric("chrf"),)
    references = [document.segments for document in aligned.references]
    results = []
    for candidate, diagnostic, document, matrix in zip(
        candidates, concerned, aligned.candidates, counts.statistics[metric.name], strict=True
    ):
        if diagnostic is not None:
            identical = sum(
                bool(own.strip()) and own in others
                for own, *others in zip(document.segments, *references, strict=True)
            )
            beside = model.Beside(identical, aligned.segments, metric.title, metric.percent(matrix))
            assert isinstance(diagnostic.data, model.ShortSegments | model.UnmatchedOrders)
            data = replace(diagnostic.data, beside=beside)
            changed = replace(diagnostic, data=data, fixes=fixes)
            diagnostics = (
                changed if each is diagnostic else each for each in candidate.diagnostics
            )
            candidate = replace(candidate, diagnostics=tuple(diagnostics))
        results.append(candidate)
    return results


def _concerned(diagnostics: Sequence[model.Diagnostic]) -> model.Diagnostic | None:
    """Return the diagnostic that the numbers belong to; None if BLEU says enough."""
    kinds = {each.kind: each for each in diagnostics}
    if Kind.SHORT_SEGMENTS in kinds:
        return kinds[Kind.SHORT_SEGMENTS]
    unmatched = kinds.get(Kind.NO_MATCH)
    return unmatched if unmatched and unmatched.data_as(model.UnmatchedOrders).zero else None
