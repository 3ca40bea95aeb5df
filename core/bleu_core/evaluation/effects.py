"""The effect of fixes on BLEU: the score with a fix, found by counting again what it changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import combinations

from bleu_core.diagnostics.band_checks import POINT, holding_back
from bleu_core.diagnostics.kinds import BandHeld
from bleu_core.diagnostics.model import (
    Diagnostic,
    Effect,
    Fix,
    IgnoreCase,
    Normalize,
    UseTokenizer,
)
from bleu_core.evaluation.counts import (
    count_bleu,
    count_texts,
    tokenizer_for,
)
from bleu_core.evaluation.results import CandidateResult
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.progress import SILENT, Progress, Stage
from bleu_core.scoring.bleu import bleu_score
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.scoring.statistics import Statistics
from bleu_core.settings import Settings
from bleu_core.tokenizers import Tokenizer, get_tokenizer

# What is found of these kinds stands beside a score only for its effect.
_BY_EFFECT = (BandHeld.BY_EFFECT, BandHeld.NEVER)
# The fixes that leave the pairs of segments as they are.
_MEASURED = (Normalize, IgnoreCase, UseTokenizer)
# The share of a point that a sample has to show.
_LIKELY = 0.75
# Segments that are counted first, to see whether a fix has an effect; and again at a time.
_SAMPLE = 1000
_BLOCK = 50_000


@dataclass(frozen=True)
class CountedTexts:
    """The texts of an evaluation with their counts.

    Attributes
    ----------
    aligned
        The texts, with the normalizations of the settings.
    settings, tokenizer
        The settings and the tokenizer they were counted with.
    rows
        BLEU's counts of each segment, for each candidate.
    progress
        Used for progress and cancellation.
    """

    aligned: AlignedDocuments
    settings: Settings
    tokenizer: Tokenizer
    rows: Sequence[SegmentRows]
    progress: Progress = field(default=SILENT, repr=False)
    _measured: dict[Fix, bool] = field(default_factory=dict, init=False, repr=False)

    @classmethod
    def of(
        cls, aligned: AlignedDocuments, settings: Settings, progress: Progress = SILENT
    ) -> CountedTexts:
        """Count the texts of an evaluation, which have the normalizations of the settings."""
        tokenizer = tokenizer_for(settings, aligned.documents)
        counted = count_bleu(aligned, tokenizer, settings, progress)
        return cls(aligned, settings, tokenizer, counted.rows, progress)

    @property
    def percents(self) -> list[float]:
        """BLEU of each candidate in percent."""
        return [self._percent(rows.sums()) for rows in self.rows]

    @cached_property
    def sample(self) -> CountedTexts:
        """Some of the segments, from all parts of the text; all if there are few."""
        segments = self.aligned.segments
        if segments < 2 * _SAMPLE:
            return self
        some = range(0, segments, segments // _SAMPLE)
        return replace(
            self,
            aligned=self.aligned.at(some),
            rows=[own.at(some) for own in self.rows],
            progress=self.progress.without_report(),
        )

    def may_matter(self, fix: Fix) -> bool:
        """Whether a fix has an effect on a sample of the segments: most hardly have one."""
        if fix not in self._measured:
            after = self.sample.with_fix(fix)
            self._measured[fix] = _is_effective(self.sample.percents, after, _LIKELY * POINT)
        return self._measured[fix]

    def with_fix(self, fix: Fix) -> list[float]:
        """Return BLEU of each candidate with a fix, in percent.

        Raises
        ------
        TypeError
            If the fix changes the pairs of segments.
        """
        match fix:
            case IgnoreCase():
                return self._counted_again(settings=replace(self.settings, lowercase=True))
            case UseTokenizer(tokenizer="auto"):
                settings = replace(self.settings, tokenizer="auto")
                tokenizer = tokenizer_for(settings, self.aligned.documents)
                return self._counted_again(settings=settings, tokenizer=tokenizer)
            case UseTokenizer(tokenizer=name):
                return self._counted_again(tokenizer=get_tokenizer(name))
            case Normalize(normalization=name):
                aligned = self.aligned.normalized((name,), self.progress.without_report())
                tokenizer = tokenizer_for(self.settings, aligned.documents)
                if tokenizer != self.tokenizer:
                    # The script of the text decides the tokenizer, and has changed.
                    return self._counted_again(aligned=aligned, tokenizer=tokenizer)
                return self._changed_to(aligned)
            case _:
                raise TypeError(fix)

    def _counted_again(self, **changed: object) -> list[float]:
        texts = replace(self, **changed)  # type: ignore[arg-type]
        counted = count_bleu(
            texts.aligned, texts.tokenizer, texts.settings, self.progress.without_report()
        )
        return replace(texts, rows=counted.rows).percents

    def _changed_to(self, aligned: AlignedDocuments) -> list[float]:
        """Return BLEU of each candidate with other texts, by counting those that are different.

        A block at a time, as a normalization may change every segment of a long text.
        """
        sums = [rows.sums() for rows in self.rows]
        number = len(aligned.references)
        before, after = (
            [document.segments for document in each.documents] for each in (self.aligned, aligned)
        )
        for start in range(0, aligned.segments, _BLOCK):
            self.progress.step(Stage.CHECKING, start, aligned.segments)
            places = [
                row
                for row in range(start, min(start + _BLOCK, aligned.segments))
                if any(old[row] is not new[row] for old, new in zip(before, after, strict=True))
            ]
            if places:
                some = [[text[row] for row in places] for text in after]
                counted = count_texts(
                    candidates=some[number:],
                    references=some[:number],
                    tokenizer=self.tokenizer,
                    settings=self.settings,
                    progress=self.progress.without_report(),
                )
                for own, rows, new in zip(sums, self.rows, counted.rows, strict=True):
                    old = rows.at(places).sums()
                    own[:] = [a - b + c for a, b, c in zip(own, old, new.sums(), strict=True)]
        return [self._percent(own) for own in sums]

    def _percent(self, sums: Sequence[int]) -> float:
        return bleu_score(Statistics.from_row(sums), self.settings).percent


def with_effects(
    candidates: Sequence[CandidateResult], texts: CountedTexts
) -> list[CandidateResult]:
    """Add the effects of fixes to what was found, and leave to the checks what changes nothing.

    Damage whose effect decides, and style, stand beside a score if they change it by a point, or
    the rank of a candidate; damage without a fix, if it would hold the band back.
    """
    found = {fix for one in candidates for each in one.diagnostics if (fix := _measured(each))}
    before = texts.percents
    after = {}
    for fix in found:
        if texts.may_matter(fix):
            scores = texts.with_fix(fix)
            if _is_effective(before, scores, POINT):
                after[fix] = scores
    results = []
    for number, candidate in enumerate(candidates):
        diagnostics = []
        for each in candidate.diagnostics:
            fix = _measured(each)
            if fix in after:
                effect = Effect(fix, candidate.name, before[number], after[fix][number])
                each = replace(each, effect=effect)
            if fix in after or _needs_no_effect(each):
                diagnostics.append(each)
        results.append(replace(candidate, diagnostics=tuple(diagnostics)))
    return results


def _needs_no_effect(diagnostic: Diagnostic) -> bool:
    """Whether something stands beside a score although no fix has an effect on it."""
    if _measured(diagnostic) is not None:
        return diagnostic.kind.band_held not in _BY_EFFECT
    return diagnostic.kind.band_held is not BandHeld.BY_EFFECT or bool(holding_back([diagnostic]))


def _measured(diagnostic: Diagnostic) -> Fix | None:
    """Return the fix whose effect is measured: the first one that leaves the pairs as they are."""
    fixes = (each for each in diagnostic.fixes if isinstance(each, _MEASURED))
    return next(fixes, None)


def _is_effective(before: Sequence[float], after: Sequence[float], least: float) -> bool:
    """Whether a fix changes a score by at least so much, or the rank of a candidate."""
    changes = any(abs(new - old) >= least for old, new in zip(before, after, strict=True))
    return changes or any(
        (before[one] - before[other]) * (after[one] - after[other]) < 0
        for one, other in combinations(range(len(before)), 2)
    )
