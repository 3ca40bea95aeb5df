"""Check texts, and measure the effect of suggested normalizations on BLEU."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Diagnostic, Resolved
from bleu_core.diagnostics.pair_checks import check_pairs
from bleu_core.diagnostics.serialization import diagnostic_dict
from bleu_core.diagnostics.text_checks import examine
from bleu_core.evaluation import choose_tokenizer, find_target_language
from bleu_core.files.documents import Document
from bleu_core.files.names import distinct_names
from bleu_core.pairing.alignment import AlignedDocuments, align
from bleu_core.progress import SILENT, Progress, Stage
from bleu_core.results import json_head
from bleu_core.scoring.bleu import bleu_score
from bleu_core.scoring.statistics import Statistics
from bleu_core.settings import NORMALIZATIONS, Normalization, Resampling, Settings
from bleu_core.tokenizers import Tokenizer

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from bleu_core.scoring.matrices import Matrix


# Segments that are normalized and counted again at a time.
_BLOCK = 50_000


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
class CheckReport:
    """The diagnostics of texts, and the effect of normalizations on BLEU.

    Attributes
    ----------
    diagnostics
        Diagnostics of texts and their files, the most severe first.
    effects
        Effects on each candidate of each suggested normalization that is not in the settings.
    pair_diagnostics
        A diagnostic for each concern about pairs, whether these are left out or kept.
    aligned
        The aligned documents, before any normalization.
    """

    diagnostics: tuple[Diagnostic, ...]
    effects: tuple[Effect, ...]
    pair_diagnostics: tuple[Diagnostic, ...]
    aligned: AlignedDocuments = field(repr=False, compare=False)

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain data, as `bleu-score --check --format json` prints it."""
        return {
            **json_head(),
            "pairs": self.aligned.to_dict(),
            "findings": [
                diagnostic_dict(diagnostic, with_example=True) for diagnostic in self.diagnostics
            ],
            "effects": [
                {
                    "normalization": effect.normalization,
                    "candidate": effect.candidate,
                    "before": effect.before,
                    "after": effect.after,
                }
                for effect in self.effects
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
        Whether to measure the effect of suggested normalizations.
    """
    found = examine(
        candidates=aligned.candidates,
        references=aligned.references,
        progress=progress,
        by_position=aligned.pairs.is_positional,
    )
    diagnostics = tuple(
        _as_tokenized(diagnostic, aligned, settings).in_rows(aligned.kept)
        for diagnostic in found
        # Texts compared in lower case cannot differ in case.
        if not (settings.lowercase and diagnostic.kind in _OF_CASE)
    )
    suggested = {diagnostic.normalization for diagnostic in diagnostics} - set(settings.normalize)
    names = [name for name in NORMALIZATIONS if name in suggested]
    of_pairs = check_pairs(aligned, settings.pairing, post_edited=settings.post_edited)
    effects = _effects(aligned, names, settings, progress) if names and with_effects else ()
    return CheckReport(diagnostics, tuple(effects), of_pairs, aligned)


_OF_CASE = (Kind.ALL_CAPITALS, Kind.ALL_LOWER_CASE)


def _as_tokenized(
    diagnostic: Diagnostic, aligned: AlignedDocuments, settings: Settings
) -> Diagnostic:
    """Return a diagnostic of entities without those that the tokenizer reads as characters.

    If it reads all of them, the diagnostic names the tokenizer.
    """
    if diagnostic.kind is not Kind.ENTITIES:
        return diagnostic
    tokenizer, _ = choose_tokenizer(settings, find_target_language(settings, aligned.documents))
    if tokenizer.name != "13a":
        return diagnostic
    from bleu_core.normalization.normalization import normalize
    from bleu_core.tokenizers.thirteen_a import resolved

    names = distinct_names([*aligned.references, *aligned.candidates])
    document = aligned.documents[names.index(diagnostic.where.document)]
    texts = [document.segments[row] for row in diagnostic.rows]
    usual: tuple[Normalization, ...] = ("entities",)
    unread = [
        row
        for row, text, mended in zip(diagnostic.rows, texts, normalize(texts, usual), strict=True)
        if resolved(text) != mended
    ]
    if len(unread) == len(diagnostic.rows):
        return diagnostic
    if unread and diagnostic.where.role is not None:
        from bleu_core.diagnostics.excerpts import first_change
        from bleu_core.diagnostics.named_text import NamedText

        text_of_file = NamedText(diagnostic.where.document, diagnostic.where.role, document)
        place = first_change("entities")
        return text_of_file.diagnostic(diagnostic.kind, unread, place=place)
    fixes = diagnostic.fixes if set(settings.metrics) != {"bleu"} else ()
    return replace(diagnostic, data=Resolved(tokenizer.name), fixes=fixes)


def _effects(
    aligned: AlignedDocuments,
    names: Sequence[Normalization],
    settings: Settings,
    progress: Progress,
) -> Iterator[Effect]:
    """Yield the effect of each normalization on each candidate.

    Only segments that a normalization changes are counted again.
    """
    settings = replace(settings, metrics=("bleu",), resampling=Resampling())
    if "shared" in settings.normalize:
        aligned = aligned.without_shared()
    before = _Scored.of(aligned, settings, progress.part(0, len(names) + 1))
    candidates = distinct_names(aligned.candidates)
    for number, name in enumerate(names, 1):
        part = progress.part(number, len(names) + 1)
        further = replace(settings, normalize=(*settings.normalize, name))
        texts = aligned.without_shared() if name == "shared" else aligned
        after = before.changed_to(further, texts, part)
        for candidate, old, new in zip(candidates, before.percents, after, strict=True):
            yield Effect(name, candidate, old, new)


@dataclass(frozen=True)
class _Scored:
    """Normalized texts with their counts.

    Attributes
    ----------
    texts
        The segments of each candidate, then of each reference.
    tokenizer
        The tokenizer they were counted with.
    settings
        The settings they were scored with.
    rows
        BLEU's counts of each segment, for each candidate.
    """

    texts: Sequence[Sequence[str]]
    tokenizer: Tokenizer
    settings: Settings
    rows: Sequence[Matrix]

    @classmethod
    def of(cls, aligned: AlignedDocuments, settings: Settings, progress: Progress) -> _Scored:
        """Normalize and count the texts of an evaluation."""
        texts, tokenizer = _normalized(aligned, settings, progress)
        rows = _count(texts, len(aligned.candidates), tokenizer, settings, progress)
        return cls(texts, tokenizer, settings, rows)

    @property
    def percents(self) -> list[float]:
        """BLEU of each candidate."""
        return [self._percent(rows.sum(axis=0, dtype=int)) for rows in self.rows]

    def changed_to(
        self, settings: Settings, aligned: AlignedDocuments, progress: Progress
    ) -> list[float]:
        """Return BLEU of each candidate with other normalizations.

        A block at a time, as a normalization may change every segment of a long text.
        """
        # Imported lazily to speed up start-up.
        from bleu_core.normalization.normalization import normalize

        tokenizer = _tokenizer_for(aligned, settings)
        if tokenizer != self.tokenizer:
            # The script of the text decides the tokenizer, and has changed.
            texts, tokenizer = _normalized(aligned, settings, progress)
            rows = _count(texts, len(self.rows), tokenizer, settings, progress)
            return replace(self, rows=rows).percents
        sums = [rows.sum(axis=0, dtype=int) for rows in self.rows]
        documents = _ordered(aligned)
        for start in range(0, aligned.segments, _BLOCK):
            progress.step(Stage.CHECKING, start, aligned.segments)
            block = slice(start, start + _BLOCK)
            texts = [
                normalize(document.segments[block], settings.normalize) for document in documents
            ]
            changed = [
                index
                for index, pairs in enumerate(
                    zip(*([own[block] for own in self.texts] + texts), strict=True)
                )
                if pairs[: len(texts)] != pairs[len(texts) :]
            ]
            if not changed:
                continue
            some = [[text[index] for index in changed] for text in texts]
            rows = _count(some, len(self.rows), tokenizer, settings, progress.without_report())
            places = [start + index for index in changed]
            for own, before, after in zip(sums, self.rows, rows, strict=True):
                own += after.sum(axis=0, dtype=int) - before[places].sum(axis=0, dtype=int)
        return [self._percent(own) for own in sums]

    def _percent(self, sums: NDArray[np.int64]) -> float:
        return bleu_score(Statistics.from_row(sums), self.settings).percent


def _normalized(
    aligned: AlignedDocuments, settings: Settings, progress: Progress
) -> tuple[list[Sequence[str]], Tokenizer]:
    """Return the texts with the normalizations of the settings, and the tokenizer for them."""
    # Imported lazily to speed up start-up.
    from bleu_core.normalization.normalization import normalize

    texts: list[Sequence[str]] = [document.segments for document in _ordered(aligned)]
    if settings.normalize:
        texts = [normalize(text, settings.normalize, progress) for text in texts]
    return texts, _tokenizer_for(aligned, settings)


def _tokenizer_for(aligned: AlignedDocuments, settings: Settings) -> Tokenizer:
    """Return the tokenizer for normalized texts; the first segments decide their language."""
    from bleu_core.languages.tags import SAMPLE_SEGMENTS
    from bleu_core.normalization.normalization import normalize

    documents = aligned.documents
    if settings.normalize:
        documents = tuple(
            document.with_segments(
                normalize(document.segments[:SAMPLE_SEGMENTS], settings.normalize)
            )
            for document in documents
        )
    return choose_tokenizer(settings, find_target_language(settings, documents))[0]


def _ordered(aligned: AlignedDocuments) -> list[Document]:
    """Return the candidates, then the references."""
    return [*aligned.candidates, *aligned.references]


def _count(
    texts: Sequence[Sequence[str]],
    candidates: int,
    tokenizer: Tokenizer,
    settings: Settings,
    progress: Progress,
) -> list[Matrix]:
    from bleu_core.scoring.counting import count_corpus
    from bleu_core.scoring.metrics import metrics_of

    return count_corpus(
        candidates=texts[:candidates],
        references=texts[candidates:],
        tokenizer=tokenizer,
        settings=settings,
        metrics=metrics_of(settings),
        progress=progress,
    ).statistics["bleu"]
