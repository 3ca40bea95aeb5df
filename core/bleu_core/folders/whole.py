"""All files of a folder as one corpus: statistics add up, scores do not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bleu_core.bands import OutsideGuide, band_of, reasons_outside
from bleu_core.corpus.languages import LanguageSource, TargetLanguage
from bleu_core.folders.joining import evaluations_of, join_aligned
from bleu_core.folders.whole_warnings import common_warnings, own_warnings
from bleu_core.progress import Progress
from bleu_core.resample import resample
from bleu_core.results import CandidateResult, Evaluation, MetricResult
from bleu_core.scoring.bleu import bleu_score
from bleu_core.scoring.statistics import Statistics
from bleu_core.settings import Resampling
from bleu_core.signature import signature
from bleu_core.tokenizers import Tokenizer

if TYPE_CHECKING:
    from bleu_core.folders.results import FolderEvaluation
    from bleu_core.scoring.matrices import Matrix

# From this share of the segments on, what the guide says nothing about keeps it from the whole.
_SHARE = 0.05

MIXED = "mixed"
"""Stands in a signature for what is not the same in all files."""


def whole_of(result: FolderEvaluation, progress: Progress) -> Evaluation | None:
    """Return the evaluation of all files that were scored for every candidate, as one corpus.

    Its statistics are theirs, one below the other, so nothing is counted again. Where files differ
    in tokenizer, language or pairing, it says so and has the value ``mixed`` in its signature.
    """
    files = result.counted
    if not files:
        return None
    evaluations = evaluations_of(files)
    aligned = join_aligned(files, result.candidates)
    tokenizer = _common_tokenizer(evaluations)
    language = _common_language([each.target_language for each in evaluations])
    whole = Evaluation(
        target_language=language,
        tokenizer=tokenizer,
        settings=result.settings,
        segments=aligned.segments,
        candidates=(),
        references=len(aligned.references),
        aligned=aligned,
    )
    progress.check()
    outside = _outside_guide(whole, evaluations)
    common = common_warnings(result, whole, evaluations)
    candidates = []
    for place, name in enumerate(result.candidates):
        metrics = tuple(
            _add_up(whole, [each.candidates[place].metrics[number] for each in evaluations])
            for number in range(len(evaluations[0].candidates[place].metrics))
        )
        score = bleu_score(_sums(metrics[0]), result.settings)
        metrics = (replace(metrics[0], percent=score.percent), *metrics[1:])
        band = None if "formulas" in outside else band_of(score.percent, whole.segments)
        own = own_warnings(result, whole, place, score, evaluations)
        candidates.append(
            CandidateResult(
                name,
                replace(score, signature=metrics[0].signature),
                band,
                metrics,
                (*own, *common),
                result.settings.resampling,
                outside,
            )
        )
    return _resampled(replace(whole, candidates=tuple(candidates)), progress)


def _resampled(whole: Evaluation, progress: Progress) -> Evaluation:
    names = [candidate.name for candidate in whole.candidates]
    resampling = resampling_among(whole.settings.resampling, names)
    whole = replace(whole, settings=replace(whole.settings, resampling=resampling))
    if not resampling.confidence and resampling.paired_test == "none":
        return whole
    return resample(whole, resampling, progress=progress)


def resampling_among(resampling: Resampling, names: Sequence[str]) -> Resampling:
    """Return the options for these candidates, which perhaps are not all there are.

    The baseline becomes its place among them, as in an evaluation of a single set of files.
    """
    if resampling.paired_test == "none":
        return resampling
    if len(names) < 2 or (resampling.baseline is not None and resampling.baseline not in names):
        return replace(resampling, paired_test="none", baseline=None)
    if isinstance(resampling.baseline, str):
        return replace(resampling, baseline=names.index(resampling.baseline))
    return resampling


def _add_up(whole: Evaluation, results: Sequence[MetricResult]) -> MetricResult:
    """Return the result of a metric on all segments of several files."""
    first = results[0]
    rows = _below_each_other(results)
    vary = any(each.signature.startswith("nrefs:var|") for each in results)
    vary = vary or len({each.signature.split("|")[0] for each in results}) > 1
    joined = replace(
        first,
        interval=None,
        signature=signature(
            first.metric.name,
            whole.settings,
            whole.tokenizer,
            whole.aligned,
            references_vary=vary,
        ),
        sacrebleu_command=None,
        rows=rows,
    )
    if first.metric.name == "bleu":
        return joined
    return replace(joined, percent=first.metric.percent(joined.statistics))


def _below_each_other(results: Sequence[MetricResult]) -> Matrix | list[list[int]]:
    lists = [each.rows for each in results if isinstance(each.rows, list)]
    if len(lists) == len(results):
        return [row for rows in lists for row in rows]
    import numpy as np

    joined: Matrix = np.concatenate([each.statistics for each in results])
    return joined


def _sums(result: MetricResult) -> Statistics:
    if isinstance(result.rows, list):
        return Statistics.from_row([*map(sum, zip(*result.rows, strict=True))])
    return Statistics.from_row(result.rows.sum(axis=0, dtype=int))


def _common_tokenizer(evaluations: Sequence[Evaluation]) -> Tokenizer:
    first = evaluations[0].tokenizer
    if all(each.tokenizer.signature == first.signature for each in evaluations):
        return first
    return Tokenizer(MIXED, MIXED, _cut_nothing)


def _cut_nothing(segment: str) -> list[str]:
    raise ValueError("The files were not all split into tokens in the same way.")


def _common_language(languages: Sequence[TargetLanguage]) -> TargetLanguage:
    """Return the language of all files, without a region if this differs."""
    first = languages[0]
    scripts = {each.script for each in languages}
    script = first.script if len(scripts) == 1 else None
    tags = {each.tag for each in languages}
    if len(tags) == 1:
        return replace(first, script=script)
    known = {each.language for each in languages if each.language}
    if len(known) == 1 and known != {"zh"}:
        return TargetLanguage(known.pop(), LanguageSource.FILE, script)
    return TargetLanguage(None, LanguageSource.MIXED, script)


def _outside_guide(
    whole: Evaluation, evaluations: Sequence[Evaluation]
) -> tuple[OutsideGuide, ...]:
    """Return why Google's guide says nothing about the whole."""

    def concerns(reason: OutsideGuide) -> bool:
        concerned = (
            each.segments for each in evaluations if reason in each.candidates[0].outside_guide
        )
        return sum(concerned) >= _SHARE * whole.segments

    return reasons_outside(
        segments=whole.segments,
        formulas=concerns("formulas"),
        max_order=whole.settings.max_order,
        tokenizer="char" if concerns("characters") else MIXED,
        language=None,
        mixed=MIXED in (whole.tokenizer.name, whole.target_language.source.value),
    )
