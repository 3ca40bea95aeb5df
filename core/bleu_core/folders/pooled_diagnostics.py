"""Diagnostics of all files as one corpus, from the diagnostics of each file."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import replace

from bleu_core.diagnostics.band_checks import holding_back, weightiest_first
from bleu_core.diagnostics.corpus_checks import (
    check_few_segments,
    check_left_out,
    check_short_segments,
    unmatched_orders,
)
from bleu_core.diagnostics.kinds import BandHeld, FoundIn, Kind
from bleu_core.diagnostics.model import (
    Characters,
    Diagnostic,
    FilesLeftOut,
    OtherSegmentation,
    SegmentCount,
)
from bleu_core.evaluation.results import Evaluation
from bleu_core.scoring.bleu import BleuScore

# Diagnostics of files that only differ in data of these types are merged into one.
_NUMBERS = (Characters, SegmentCount)


def common_diagnostics(
    pooled: Evaluation, evaluations: Sequence[Evaluation]
) -> tuple[Diagnostic, ...]:
    """Return the diagnostics of all files together, the same for every candidate."""
    diagnostics = [
        *check_few_segments(pooled.segments),
        *check_short_segments(_reference_lengths(evaluations), pooled.segments, pooled.settings),
    ]
    return (
        *_files_left_out(pooled),
        *check_left_out(pooled.aligned),
        *(one.in_rows(pooled.aligned.kept) for one in diagnostics),
    )


def own_diagnostics(
    pooled: Evaluation,
    index: int,
    score: BleuScore,
    evaluations: Sequence[Evaluation],
) -> tuple[Diagnostic, ...]:
    """Return the diagnostics about a candidate: of each file, and of all its files together."""
    diagnostics = _merged(pooled, evaluations, index)
    if data := unmatched_orders(score, pooled.settings):
        diagnostics.append(Diagnostic(Kind.NO_MATCH, data=data))
    return tuple(diagnostics)


def _merged(pooled: Evaluation, evaluations: Sequence[Evaluation], index: int) -> list[Diagnostic]:
    """Return the files' diagnostics, one for each message, the most severe first."""
    groups: dict[Hashable, Diagnostic] = {}
    start = row = 0
    for file, evaluation in zip(pooled.counted, evaluations, strict=True):
        for diagnostic in evaluation.candidates[index].diagnostics:
            # The check of all files together covers these kinds.
            if FoundIn.CORPUS in diagnostic.kind.parts:
                continue
            # The number is that of the file.
            if isinstance(diagnostic.data, OtherSegmentation) and not holding_back([diagnostic]):
                continue
            data = None if isinstance(diagnostic.data, _NUMBERS) else diagnostic.data
            message = (diagnostic.kind, diagnostic.where.role, diagnostic.fixes, data)
            here = _of_all(diagnostic, file.name, evaluation.segments, start, row, pooled.segments)
            known = groups.get(message)
            groups[message] = here if known is None else _together(known, here)
        start += evaluation.segments
        row += len(evaluation.aligned.pairs.rows)
    return [*weightiest_first(one for one in groups.values() if one.is_frequent)]


def _of_all(
    diagnostic: Diagnostic, name: str, own: int, start: int, row: int, segments: int
) -> Diagnostic:
    """Return a file's diagnostic with the numbers of its segments among those of all files."""
    where = diagnostic.where
    is_of_text = diagnostic.kind.band_held is BandHeld.BY_TEXT
    return replace(
        diagnostic,
        where=replace(
            where,
            document=name,
            segment=None if where.segment is None else start + where.segment,
        ),
        rows=tuple(row + each for each in diagnostic.rows),
        # A diagnostic of a whole text concerns all segments of the file.
        count=own if is_of_text or not diagnostic.count else diagnostic.count,
        segments=segments,
        files=(name,),
        effect=None,  # the effect is that on the file
    )


def _together(one: Diagnostic, other: Diagnostic) -> Diagnostic:
    data = one.data
    if isinstance(data, SegmentCount) and isinstance(other.data, SegmentCount):
        data = SegmentCount(data.segments + other.data.segments)
    return replace(
        one,
        rows=(*one.rows, *other.rows),
        count=one.count + other.count,
        files=(*one.files, *(name for name in other.files if name not in one.files)),
        data=data,
    )


def _files_left_out(pooled: Evaluation) -> Iterator[Diagnostic]:
    left_out = FilesLeftOut(len(pooled.broken), len(pooled.incomplete), len(pooled.unpaired))
    total = left_out.broken + left_out.incomplete + left_out.unpaired
    if total:
        yield Diagnostic(Kind.FILES_LEFT_OUT, data=left_out)


def _reference_lengths(evaluations: Iterable[Evaluation]) -> Iterator[int]:
    """Yield the reference length of each segment; with one reference, that of the reference."""
    for evaluation in evaluations:
        yield from evaluation.candidates[0].bleu.rows.column(1)
