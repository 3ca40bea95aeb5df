"""Warnings about all files as one corpus, from what is known of each."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bleu_core.diagnostics.band_checks import WHOLE_TEXT
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import (
    CharacterCounts,
    Diagnostic,
    FilesLeftOut,
    LeftOutCounts,
    Needed,
    UnmatchedOrders,
    Unreferenced,
)
from bleu_core.diagnostics.score_checks import (
    RECOMMENDED_SEGMENTS,
    SHARE_OF_OTHER_SOURCE,
    SHARE_UNTRANSLATED,
)

if TYPE_CHECKING:
    from bleu_core.folders.results import FolderEvaluation
    from bleu_core.results import Evaluation
    from bleu_core.scoring.bleu import BleuScore

# What the whole is examined for itself; of a file, it says nothing about the whole.
_OF_THE_WHOLE = (
    Kind.FEW_SEGMENTS,
    Kind.SHORT_SEGMENTS,
    Kind.NO_MATCH,
    Kind.LEFT_OUT,
    Kind.FILES_LEFT_OUT,
)
# What only differs in numbers is one message.
_NUMBERS = (CharacterCounts, Unreferenced, LeftOutCounts, Needed, UnmatchedOrders)


def common_warnings(
    result: FolderEvaluation, whole: Evaluation, evaluations: Sequence[Evaluation]
) -> tuple[Diagnostic, ...]:
    """Return the warnings about the whole that every candidate has."""
    return (*_files_left_out(result), *_left_out(whole), *_few_or_short(whole, evaluations))


def own_warnings(
    result: FolderEvaluation,
    whole: Evaluation,
    place: int,
    score: BleuScore,
    evaluations: Sequence[Evaluation],
) -> tuple[Diagnostic, ...]:
    """Return the warnings about a candidate: those of its files, and what the whole shows."""
    merged = _merged(result, evaluations, place, whole.segments)
    return (*merged, *_no_match(whole, score))


def _merged(
    result: FolderEvaluation, evaluations: Sequence[Evaluation], place: int, segments: int
) -> list[Diagnostic]:
    """Return the files' warnings, one for each message, the most severe first."""
    groups: dict[Hashable, Diagnostic] = {}
    start = row = 0
    for file, evaluation in zip(result.counted, evaluations, strict=True):
        for warning in evaluation.candidates[place].warnings:
            if warning.kind in _OF_THE_WHOLE:
                continue
            data = None if isinstance(warning.data, _NUMBERS) else warning.data
            message = (warning.kind, warning.where.role, warning.fixes, data)
            here = _in_whole(warning, file.name, evaluation.segments, start, row, segments)
            known = groups.get(message)
            groups[message] = here if known is None else _together(known, here)
        start += evaluation.segments
        row += len(evaluation.aligned.pairs.rows)
    return sorted(
        (each for each in groups.values() if _is_worth_saying(each)),
        key=lambda each: (-each.severity, -each.count),
    )


def _in_whole(
    warning: Diagnostic, name: str, own: int, start: int, row: int, segments: int
) -> Diagnostic:
    """Return a file's warning with the numbers its segments have in the whole."""
    where = warning.where
    return replace(
        warning,
        where=replace(
            where,
            document=name,
            segment=None if where.segment is None else start + where.segment,
        ),
        rows=tuple(row + each for each in warning.rows),
        # What is wrong with a text as a whole concerns all of the file.
        count=own if warning.kind in WHOLE_TEXT or not warning.count else warning.count,
        segments=segments,
        files=(name,),
    )


def _together(one: Diagnostic, other: Diagnostic) -> Diagnostic:
    data = one.data
    if isinstance(data, Unreferenced) and isinstance(other.data, Unreferenced):
        data = Unreferenced(data.segments + other.data.segments)
    elif isinstance(data, CharacterCounts) and isinstance(other.data, CharacterCounts):
        counts = dict(data.counts)
        for name, count in other.data.counts:
            counts[name] = counts.get(name, 0) + count
        data = CharacterCounts(tuple(sorted(counts.items(), key=lambda each: -each[1])))
    return replace(
        one,
        rows=(*one.rows, *other.rows),
        count=one.count + other.count,
        files=(*one.files, *(name for name in other.files if name not in one.files)),
        data=data,
    )


def _is_worth_saying(warning: Diagnostic) -> bool:
    """Whether a warning of some files concerns enough of the whole, as it would in one file."""
    if warning.kind is Kind.UNTRANSLATED:
        return warning.count * SHARE_UNTRANSLATED >= warning.segments
    if warning.kind is Kind.OTHER_SOURCE:
        return warning.count * SHARE_OF_OTHER_SOURCE >= warning.segments
    return True


def _files_left_out(result: FolderEvaluation) -> Iterator[Diagnostic]:
    left_out = FilesLeftOut(len(result.broken), len(result.incomplete), len(result.unpaired))
    total = left_out.broken + left_out.incomplete + left_out.unpaired
    if total:
        yield Diagnostic(Kind.FILES_LEFT_OUT, data=left_out)


def _left_out(whole: Evaluation) -> Iterator[Diagnostic]:
    counts = tuple(whole.aligned.left_out.items())
    if counts:
        total, kept = len(whole.aligned.pairs.rows), set(whole.aligned.kept)
        rows = tuple(row for row in range(total) if row not in kept)
        yield Diagnostic(
            Kind.LEFT_OUT, rows=rows, count=len(rows), segments=total, data=LeftOutCounts(counts)
        )


def _few_or_short(whole: Evaluation, evaluations: Sequence[Evaluation]) -> Iterator[Diagnostic]:
    segments, needed = whole.segments, whole.settings.max_order
    if segments < RECOMMENDED_SEGMENTS:
        yield Diagnostic(
            Kind.FEW_SEGMENTS,
            count=segments,
            segments=segments,
            data=Needed(RECOMMENDED_SEGMENTS),
        )
    short = [
        index for index, length in enumerate(_reference_lengths(evaluations)) if 0 < length < needed
    ]
    if short and len(short) * 4 >= segments:
        kept = whole.aligned.kept
        rows = tuple(short) if isinstance(kept, range) else tuple(kept[index] for index in short)
        yield Diagnostic(
            Kind.SHORT_SEGMENTS,
            rows=rows,
            count=len(short),
            segments=segments,
            data=Needed(needed),
        )


def _reference_lengths(evaluations: Iterable[Evaluation]) -> Iterator[int]:
    """Yield the length that counts for each segment: with one reference, the reference's."""
    for evaluation in evaluations:
        rows = evaluation.candidates[0].bleu.rows
        yield from (row[1] for row in rows) if isinstance(rows, list) else rows[:, 1].tolist()


def _no_match(whole: Evaluation, score: BleuScore) -> Iterator[Diagnostic]:
    orders = tuple(
        row.order
        for row in score.precisions
        if row.matched == 0 and (row.total or not whole.settings.effective_order)
    )
    if orders:
        data = UnmatchedOrders(orders, whole.settings.smoothing, score.percent == 0)
        yield Diagnostic(Kind.NO_MATCH, data=data)
