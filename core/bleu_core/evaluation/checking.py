"""Check texts, and measure the effect of suggested fixes on BLEU."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bleu_core.diagnostics.fixes import applied_fixes
from bleu_core.diagnostics.kinds import FoundIn, Kind
from bleu_core.diagnostics.model import Diagnostic, Effect, Fix, IgnoreCase, Normalize, UseTokenizer
from bleu_core.diagnostics.pair_checks import check_pairs
from bleu_core.diagnostics.serialization import diagnostic_dict, effect_dict
from bleu_core.diagnostics.text_checks import examine
from bleu_core.evaluation.effects import CountedTexts
from bleu_core.evaluation.results import Evaluation, json_head
from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document
from bleu_core.files.names import distinct_names
from bleu_core.pairing.alignment import AlignedDocuments, align
from bleu_core.progress import SILENT, Progress
from bleu_core.settings import NORMALIZATIONS, Resampling, Settings

# Fixes that leave the pairs as they are, in the order of their effects.
_MEASURED: tuple[Fix, ...] = (
    *map(Normalize, NORMALIZATIONS),
    IgnoreCase(),
    UseTokenizer("none"),
    UseTokenizer("char"),
)


@dataclass(frozen=True)
class CheckReport:
    """The diagnostics of texts, and the effect of fixes on BLEU.

    Attributes
    ----------
    diagnostics
        Diagnostics of texts and their files, the most severe first.
    effects
        Effects on each candidate of each suggested fix that leaves the pairs as they are, and is
        not in the settings.
    pair_diagnostics
        A diagnostic for each concern about pairs, whether these are left out or kept.
    aligned
        The aligned documents, before any normalization.
    """

    diagnostics: tuple[Diagnostic, ...]
    effects: tuple[Effect, ...]
    pair_diagnostics: tuple[Diagnostic, ...]
    aligned: AlignedDocuments = field(repr=False, compare=False)

    @property
    def candidate_names(self) -> dict[str, str]:
        """The names that candidates have in an evaluation, by those in diagnostics.

        They differ if a reference has the same name.
        """
        aligned = self.aligned
        names = distinct_names(aligned.documents)[len(aligned.references) :]
        return dict(zip(names, distinct_names(aligned.candidates), strict=True))

    def texts_of(self, diagnostic: Diagnostic) -> tuple[Document, Document]:
        """Return the text of a diagnostic, and the first one on the other side."""
        aligned, where = self.aligned, diagnostic.where
        documents = aligned.documents
        other = len(aligned.references) if where.role is Role.REFERENCE else 0
        return documents[distinct_names(documents).index(where.document)], documents[other]

    def with_findings_of(self, evaluation: Evaluation) -> CheckReport:
        """Return the report with what only the scores of these texts show about some segments."""
        names = {own: name for name, own in self.candidate_names.items()}
        of_scores = (
            replace(each, where=replace(each.where, document=names[one.name], role=Role.CANDIDATE))
            for one in evaluation.candidates
            for each in one.diagnostics
            if each.rows and each.kind.parts is FoundIn.SCORE
        )
        return replace(self, diagnostics=(*self.diagnostics, *of_scores))

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain data, as `bleu-score --check --format json` prints it."""
        return {
            **json_head(),
            "pairs": self.aligned.to_dict(),
            "findings": [
                diagnostic_dict(diagnostic, with_example=True) for diagnostic in self.diagnostics
            ],
            "effects": [
                {"candidate": effect.candidate, **effect_dict(effect)} for effect in self.effects
            ],
        }


def check_documents(
    *,
    candidates: Sequence[Document],
    references: Sequence[Document],
    source: Document | None = None,
    settings: Settings,
    progress: Progress = SILENT,
) -> CheckReport:
    """Check documents; see `bleu_core.api.evaluation.check_texts`."""
    aligned = align(
        candidates=candidates,
        references=references,
        source=source,
        settings=replace(settings, normalize=()),
        progress=progress,
    )
    return check_aligned(aligned, settings, progress)


def check_aligned(
    aligned: AlignedDocuments,
    settings: Settings,
    progress: Progress = SILENT,
    *,
    with_effects: bool = True,
) -> CheckReport:
    """Check texts that are aligned already, but not normalized; see `check_documents`.

    Parameters
    ----------
    with_effects
        Whether to measure the effect of suggested fixes.
    """
    found = examine(
        candidates=aligned.candidates,
        references=aligned.references,
        source=aligned.sources,
        progress=progress,
        by_position=aligned.pairs.is_positional,
    )
    diagnostics = tuple(
        diagnostic.in_rows(aligned.kept)
        for diagnostic in found
        # Texts compared in lower case cannot differ in case.
        if not (settings.lowercase and diagnostic.kind is Kind.CASE)
    )
    suggested = {fix for diagnostic in diagnostics for fix in diagnostic.fixes}
    suggested -= {*applied_fixes(settings, aligned.documents)}
    fixes = [fix for fix in _MEASURED if fix in suggested]
    of_pairs = check_pairs(aligned, settings.pairing, post_edited=settings.post_edited)
    effects = _effects(aligned, fixes, settings, progress) if fixes and with_effects else ()
    return CheckReport(diagnostics, tuple(effects), of_pairs, aligned)


def _effects(
    aligned: AlignedDocuments, fixes: Sequence[Fix], settings: Settings, progress: Progress
) -> Iterator[Effect]:
    """Yield the effect of each fix on each candidate."""
    settings = replace(settings, metrics=("bleu",), resampling=Resampling())
    if settings.normalize:
        aligned = aligned.normalized(settings.normalize)
    texts = CountedTexts.of(aligned, settings, progress.part(0, len(fixes) + 1))
    candidates = distinct_names(aligned.candidates)
    for number, fix in enumerate(fixes, 1):
        part = progress.part(number, len(fixes) + 1)
        after = replace(texts, progress=part).with_fix(fix)
        for candidate, old, new in zip(candidates, texts.percents, after, strict=True):
            yield Effect(fix, candidate, old, new)
