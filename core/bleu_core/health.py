"""Whether files are fit to be compared: what is unusual in them, and what evening it out does."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from bleu_core.arguments import settings_of
from bleu_core.corpus.alignment import AlignedDocuments, align
from bleu_core.diagnostics.model import Diagnostic
from bleu_core.diagnostics.pair_checks import check_pairs
from bleu_core.diagnostics.serialization import finding_dict
from bleu_core.diagnostics.text_checks import examine
from bleu_core.evaluation import evaluate, json_head
from bleu_core.given_texts import Text, Texts, documents_of, source_of
from bleu_core.progress import SILENT, Progress
from bleu_core.settings import NORMALIZATIONS, Normalization, Resampling, Settings


@dataclass(frozen=True)
class Effect:
    """What one normalization of all texts does to the score of one candidate.

    Attributes
    ----------
    normalization
        Which one, added to those of the settings.
    candidate
        The candidate's name, as in the result of an evaluation.
    before, after
        BLEU of the corpus in percent, without it and with it.
    """

    normalization: Normalization
    candidate: str
    before: float
    after: float


@dataclass(frozen=True)
class HealthReport:
    """What is unusual in the files, and what evening it out does to BLEU.

    Attributes
    ----------
    findings
        The most severe first.
    effects
        Of each normalization that a finding suggests and the settings lack, on each candidate.
    concerns
        What speaks against comparing some pairs, left out or kept.
    aligned
        What is compared with what, before any normalization.
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
                    # The format is older than the American spelling of the code.
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
    """Look at the texts of an evaluation, and measure what normalizations would do.

    Parameters
    ----------
    candidates, references, source, settings
        As for `bleu_core.evaluation.evaluate`. Findings are of what is compared, in the rows in
        which it is, before any normalization of the settings.
    progress
        Told what goes on, and asked whether to stop.

    Raises
    ------
    BleuError, Cancelled
        As `bleu_core.evaluation.evaluate` does.
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
