"""All files of a folder as one corpus: statistics add up, scores do not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bleu_core.diagnostics.band_checks import SHARE
from bleu_core.evaluation.beside_bleu import with_numbers_beside
from bleu_core.evaluation.resample import resample_scores, resampling_among
from bleu_core.evaluation.results import (
    CandidateResult,
    Evaluation,
    FileResult,
    MetricResult,
    ScoredFile,
)
from bleu_core.files.sets import FolderPairing
from bleu_core.folders.joining import join_aligned
from bleu_core.folders.pooled_diagnostics import common_diagnostics, own_diagnostics
from bleu_core.languages.tags import LanguageSource, TargetLanguage
from bleu_core.progress import SILENT, Progress
from bleu_core.scoring.bands import OutsideGuide, reasons_outside
from bleu_core.scoring.bleu import bleu_score
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.scoring.statistics import Statistics
from bleu_core.settings import Settings, TerOptions
from bleu_core.tokenizers import Tokenizer

MIXED = "mixed"
"""The value of a signature for a setting that differs between files."""


def pool_files(
    settings: Settings,
    pairing: FolderPairing,
    files: tuple[FileResult, ...],
    progress: Progress = SILENT,
) -> Evaluation:
    """Return the evaluation of folders: the files scored for every candidate, as one corpus.

    The statistics of the files are put one below the other, so nothing is counted again. If files
    differ in tokenizer, language or pairing, the value in the signature is ``mixed``. If no file
    was scored for every candidate, the evaluation has no candidates.
    """
    resampling = resampling_among(settings.resampling, pairing.candidate_names)
    counted = [each for each in files if isinstance(each, ScoredFile) and each.counts]
    evaluations = [each.evaluation for each in counted]
    aligned = join_aligned(counted, pairing.candidate_names)
    pooled = Evaluation(
        target_language=_common_language([each.target_language for each in evaluations]),
        tokenizer=_common_tokenizer(evaluations),
        settings=replace(settings, ter=_common_ter(settings, evaluations), resampling=resampling),
        segments=aligned.segments,
        candidates=(),
        references=len(aligned.references),
        references_vary=any(each.references_vary for each in evaluations)
        or len({each.references for each in evaluations}) > 1,
        aligned=aligned,
        pairing=pairing,
        files=files,
    )
    if not evaluations:
        return pooled
    progress.check()
    outside = _outside_guide(pooled, evaluations)
    common = common_diagnostics(pooled, evaluations)
    candidates = []
    for index, name in enumerate(pairing.candidate_names):
        results = [each.candidates[index].metrics for each in evaluations]
        bleu, *further = map(_add_up, zip(*results, strict=True))
        score = bleu_score(Statistics.of_rows(bleu.rows), settings)
        metrics = (
            replace(bleu, percent=score.percent, is_defined=score.is_defined),
            *(replace(each, percent=each.metric.percent(each.statistics)) for each in further),
        )
        own = own_diagnostics(pooled, index, score, evaluations)
        candidates.append(
            CandidateResult(name, score, metrics, (*own, *common), resampling, outside)
        )
    candidates = with_numbers_beside(candidates, aligned, settings, progress)
    # Signed there, whether there is anything to resample or not.
    pooled = replace(pooled, candidates=tuple(candidates))
    return resample_scores(pooled, resampling, progress=progress)


def _add_up(results: Sequence[MetricResult]) -> MetricResult:
    """Return the counts of a metric on all segments of several files, without their score."""
    rows = SegmentRows.concatenated([each.rows for each in results])
    return replace(results[0], interval=None, signature="", sacrebleu_command=None, rows=rows)


def _common_tokenizer(evaluations: Sequence[Evaluation]) -> Tokenizer:
    if len({each.tokenizer.signature for each in evaluations}) == 1:
        return evaluations[0].tokenizer
    return Tokenizer(MIXED, MIXED, _cut_nothing)


def _common_ter(settings: Settings, evaluations: Sequence[Evaluation]) -> TerOptions:
    """Return the options of TER, which depend on the language of post-edited files."""
    own = {each.settings.ter for each in evaluations}
    return own.pop() if len(own) == 1 else settings.ter


def _cut_nothing(segment: str) -> list[str]:
    raise ValueError("The files were not all split into tokens in the same way.")


def _common_language(languages: Sequence[TargetLanguage]) -> TargetLanguage:
    """Return the language of all files, without a region if this differs."""
    scripts = {each.script for each in languages}
    script = languages[0].script if len(scripts) == 1 else None
    tags = {each.tag for each in languages}
    if len(tags) == 1:
        return replace(languages[0], script=script)
    known = {each.language for each in languages if each.language}
    if len(known) == 1 and known != {"zh"}:
        return TargetLanguage(known.pop(), LanguageSource.FILE, script)
    return TargetLanguage(None, LanguageSource.MIXED, script)


def _outside_guide(
    pooled: Evaluation, evaluations: Sequence[Evaluation]
) -> tuple[OutsideGuide, ...]:
    """Return the reasons why Google's guide does not apply to all files together."""

    def concerns(reason: OutsideGuide) -> bool:
        concerned = (
            each.segments for each in evaluations if reason in each.candidates[0].outside_guide
        )
        return sum(concerned) >= SHARE * pooled.segments

    return reasons_outside(
        segments=pooled.segments,
        formulas=concerns("formulas"),
        max_order=pooled.settings.max_order,
        tokenizer="char" if concerns("characters") else MIXED,
        references=2 if concerns("several_references") else 1,
        post_edited=concerns("post_edited"),
        mixed=MIXED in (pooled.tokenizer.name, pooled.target_language.source.value),
    )
