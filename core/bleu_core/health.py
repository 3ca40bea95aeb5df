"""Check files for problems, and measure the effect of suggested normalizations on BLEU."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from bleu_core.arguments import settings_of
from bleu_core.corpus.alignment import AlignedDocuments, align
from bleu_core.diagnostics.model import Diagnostic
from bleu_core.diagnostics.pair_checks import check_pairs
from bleu_core.diagnostics.serialization import finding_dict
from bleu_core.diagnostics.text_checks import examine
from bleu_core.evaluation import evaluate
from bleu_core.given_texts import Text, Texts, documents_of, source_of
from bleu_core.progress import SILENT, Progress
from bleu_core.results import json_head
from bleu_core.settings import NORMALIZATIONS, Normalization, Resampling, Settings


@dataclass(frozen=True)
class Effect:
    """The effect of a normalization of all texts on the score of one candidate.

    Attributes
    ----------
    normalization
        The normalization, added to those of the settings.
    candidate
        The candidate's name, as in the result of an evaluation.
    before, after
        BLEU of the corpus in percent, without and with the normalization.
    """

    normalization: Normalization
    candidate: str
    before: float
    after: float


@dataclass(frozen=True)
class HealthReport:
    """Problems found in the files, and the effect of normalizations on BLEU.

    Attributes
    ----------
    findings
        Problems found, the most severe first.
    effects
        Effects on each candidate of each suggested normalization that is not in the settings.
    concerns
        Reasons not to compare some pairs, whether these are left out or kept.
    aligned
        The aligned documents, before any normalization.
    """

    findings: tuple[Diagnostic, ...]
    effects: tuple[Effect, ...]
    concerns: tuple[Diagnostic, ...]
    aligned: AlignedDocuments = field(repr=False, compare=False)

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain data, as `bleu-score --check --format json` prints it."""
        return {
            **json_head(),
            "pairs": self.aligned.to_dict(),
            "findings": [finding_dict(finding) for finding in self.findings],
            "effects": [
                {
                    # The format predates the American spelling of the code.
                    "normalisation": effect.normalization,
                    "candidate": effect.candidate,
                    "before": effect.before,
                    "after": effect.after,
                }
                for effect in self.effects
            ],
        }


def check_health(
    *,
    candidates: Texts,
    references: Texts,
    source: Text | None = None,
    settings: Settings | None = None,
    progress: Progress = SILENT,
) -> HealthReport:
    """Check the texts of an evaluation, and measure the effect of suggested normalizations.

    Parameters
    ----------
    candidates, references, source, settings
        See `bleu_core.evaluation.evaluate`. Only compared rows are checked, before the
        normalizations of the settings are applied.
    progress
        Receives progress, and can cancel.

    Raises
    ------
    BleuError, Cancelled
        As for `bleu_core.evaluation.evaluate`.
    """
    settings = settings_of(settings)
    candidates = documents_of("candidates", candidates)
    references = documents_of("references", references)
    source = source_of(source)
    as_they_are = replace(settings, normalize=())
    aligned = align(
        candidates=candidates,
        references=references,
        source=source,
        settings=as_they_are,
        progress=progress,
    )
    found = examine(
        candidates=aligned.candidates,
        references=aligned.references,
        progress=progress,
        by_position=aligned.pairs.is_positional,
    )
    findings = tuple(finding.in_rows(aligned.kept) for finding in found)
    suggested = {finding.normalization for finding in findings} - set(settings.normalize)
    names = [name for name in NORMALIZATIONS if name in suggested]
    concerns = check_pairs(aligned, settings.pairing)
    if not names:
        return HealthReport(findings, (), concerns, aligned)

    def scores(normalize: tuple[Normalization, ...]) -> list[tuple[str, float]]:
        bleu_alone = replace(
            settings, metrics=("bleu",), resampling=Resampling(), normalize=normalize
        )
        result = evaluate(
            candidates=candidates,
            references=references,
            source=source,
            settings=bleu_alone,
            progress=progress,
        )
        return [(candidate.name, candidate.score.percent) for candidate in result.candidates]

    before = scores(settings.normalize)
    effects = [
        Effect(name, candidate, old, new)
        for name in names
        for (candidate, old), (_, new) in zip(
            before, scores((*settings.normalize, name)), strict=True
        )
    ]
    return HealthReport(findings, tuple(effects), concerns, aligned)
