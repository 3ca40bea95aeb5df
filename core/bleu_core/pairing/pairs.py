"""Pairing of corresponding segments of several documents by key, time, position or content."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from bleu_core.files import assumptions as files_assumptions
from bleu_core.files.contents import KeyKind
from bleu_core.files.documents import Document
from bleu_core.files.names import distinct_names
from bleu_core.pairing import by_time, drift, errors, key_evidence, meeting
from bleu_core.pairing import recut as pairing_recut
from bleu_core.pairing.links import Node, Row, numbered, rows_of_links
from bleu_core.progress import SILENT, Progress, Stage
from bleu_core.settings import PairBy

# The errors and what they tell are imported where they are raised, to speed up start-up.

PairedBy = Literal["key", "source_text", "time", "position", "content", "mixed"]


@dataclass(frozen=True)
class Pairs:
    """Rows of corresponding segments.

    Attributes
    ----------
    method
        Method of pairing; ``mixed`` if the files of a folder were paired in several ways.
    rows
        The rows, in the order of the first document. A row that it lacks follows the row that
        precedes it in another document: if the keys are ``a c`` here and ``a b c`` there, the rows
        are ``a``, ``b``, ``c``.
    ambiguous
        Rows whose key occurs more than once in a document; its occurrences are paired in order.
    assumptions
        Assumptions made to pair a document, with the document's number.
    """

    method: PairedBy
    rows: Sequence[Row]
    ambiguous: tuple[int, ...] = ()
    assumptions: tuple[tuple[int, files_assumptions.Assumption], ...] = ()

    def links(self, number: int) -> list[tuple[int, int]]:
        """Return the first segments of each row of the first document and of another one."""
        return [(row[0][0], row[number][0]) for row in self.rows if row[0] and row[number]]

    @property
    def is_whole(self) -> bool:
        """Whether every document has a segment in every row."""
        return self.is_positional or all(map(all, self.rows))

    @property
    def is_positional(self) -> bool:
        """Whether row n is segment n of every document."""
        return isinstance(self.rows, SameIndex)


class SameIndex(Sequence[Row]):
    """Rows of documents paired by position, computed on access instead of stored."""

    def __init__(self, segments: int, documents: int) -> None:
        self._segments = segments
        self._documents = documents

    def __len__(self) -> int:
        return self._segments

    def __getitem__(self, index: int) -> Row:  # type: ignore[override]
        if not 0 <= index < self._segments:
            raise IndexError(index)
        return ((index,),) * self._documents

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, SameIndex):
            return NotImplemented
        return (self._segments, self._documents) == (other._segments, other._documents)

    def __hash__(self) -> int:
        return hash((self._segments, self._documents))


# Least share of common source texts to pair by source text instead of doubtful ids.
_TRUSTED_SHARE = 0.8


def pair(
    documents: Sequence[Document],
    by: PairBy = "auto",
    progress: Progress = SILENT,
    *,
    source: Document | None = None,
) -> Pairs:
    """Pair the segments of documents, the first of which is a reference.

    ``auto`` pairs columns of one table by row. For other documents, it uses times if all documents
    have some, then keys and source texts: whatever meets in most segments. Positions are used if
    nothing else fits.

    Parameters
    ----------
    source
        The source text, the last document in every row. It does not affect the pairing of the
        others. If nothing in it meets the first reference, it is paired with it by position.

    Raises
    ------
    SegmentCountsDiffer
        If documents paired by position have different numbers of segments. Nothing is ever
        truncated to make them fit.
    KeysMissing
        If pairing by key was requested, or keys were chosen for a document, and the documents
        have no keys in common.
    Cancelled
    """
    is_free = by == "auto" and not _are_columns_of_one_table(documents)
    may_have_keys = is_free or by == "key"
    if by == "content":
        pairs, keyed = _by_alignment(documents, progress), documents
    elif common := _by_common_data(documents, by, progress) if may_have_keys else None:
        pairs, keyed = common
    else:
        unmet = _unmet_keys(documents) if may_have_keys else ()
        if by == "key" or (is_free and any(document.selection.key for document in documents)):
            keys = [(keys.own, keys.first) for _, keys in unmet[:1]]
            raise errors.KeysMissing(tuple(distinct_names(documents)), *keys)
        return _by_position([*documents, source] if source else documents, unmet, progress)
    return pairs if source is None else _with_source(pairs, keyed, source, by, progress)


_Keyed = tuple[Pairs, Sequence[Document]]
"""Pairs, and the documents with the keys that they were paired by."""


def _by_common_data(documents: Sequence[Document], by: PairBy, progress: Progress) -> _Keyed | None:
    """Pair by time, key or source text; None if the documents have nothing in common."""
    least = meeting.COMMON_SHARE if by == "auto" else 0.0
    if all(document.units.key_kind is KeyKind.TIME for document in documents):
        pairs = _by_time(documents, by, least, progress)
        return None if pairs is None else (pairs, documents)
    if not all(map(_has_keys, documents)):
        return None
    if by == "auto":
        met = meeting.meet(documents, least)
    else:
        met = meeting.meet(documents, least, sources=False) or meeting.meet(
            documents, least, sources=True
        )
    if met is None:
        return None
    recut = pairing_recut.join_recut(met.documents)
    pairs = _by_key("source_text" if met.is_source else "key", recut, progress)
    pairs = replace(pairs, assumptions=(*pairs.assumptions, *met.assumptions))
    if by == "auto" and not met.is_source:
        by_source = _by_better_sources(met, recut, progress) if met.is_own else None
        return by_source or _tested(pairs, met.documents, progress)
    return pairs, met.documents


def _has_keys(document: Document) -> bool:
    units = document.units
    return bool(units.keys or units.sources or units.other_keys)


def _by_better_sources(
    met: meeting.Met, recut: pairing_recut.MatchedUnits, progress: Progress
) -> _Keyed | None:
    """Pair by source text if the source texts contradict the keys."""
    if not recut.is_doubtful and (
        any(recut.units) or not key_evidence.sources_pair_more(met.documents)
    ):
        return None
    least = _TRUSTED_SHARE if recut.is_doubtful else meeting.COMMON_SHARE
    others = meeting.meet(met.documents, least, sources=True)
    if others is None:
        return None
    return _by_key(
        "source_text", pairing_recut.join_recut(others.documents), progress
    ), others.documents


def _unmet_keys(documents: Sequence[Document]) -> list[tuple[int, files_assumptions.KeysUnmet]]:
    """Return for each other document a key of its own, and one of the first."""
    if not all(document.units.keys for document in documents):
        return []

    unmet = (meeting.unmet_keys(documents[0], other) for other in documents[1:])
    return [(number, keys) for number, keys in enumerate(unmet, 1) if keys]


def _tested(by_key: Pairs, documents: Sequence[Document], progress: Progress) -> _Keyed:
    """Return pairs by key, or by position or content if the texts contradict the keys."""
    # Nothing was deleted if every key is in all documents.
    if by_key.is_whole:
        return by_key, documents

    first = documents[0]
    unrelated = {
        number: segments
        for number, other in enumerate(documents[1:], 1)
        if (
            segments := key_evidence.unrelated_segments(
                first, other, by_key.links(number), progress
            )
        )
    }
    if not unrelated:
        return by_key, documents

    for otherwise in _without_keys(documents, progress):
        if all(
            key_evidence.agree_better(
                first,
                documents[number],
                by_key.links(number),
                otherwise.links(number),
                among=segments,
                progress=progress,
            )
            for number, segments in unrelated.items()
        ):
            said = files_assumptions.KeysIgnored(otherwise.is_positional)
            assumptions = tuple((number, said) for number in unrelated)
            return replace(otherwise, assumptions=assumptions), documents
    return by_key, documents


def _without_keys(documents: Sequence[Document], progress: Progress) -> Iterator[Pairs]:
    """Yield the pairs by position, if the numbers of segments are equal, and those by content."""
    if len({len(document.segments) for document in documents}) == 1:
        yield _by_position(documents, (), progress)
    yield _by_alignment(documents, progress)


def _are_enough(
    links: Sequence[tuple[int, int]], first: Document, other: Document, least: float
) -> bool:
    """Tell whether at least this share of the shorter document's segments is linked."""
    linked = min(len({mine for mine, _ in links}), len({theirs for _, theirs in links}))
    return linked > 0 and linked >= least * min(len(first.segments), len(other.segments))


def _with_source(
    pairs: Pairs, documents: Sequence[Document], source: Document, by: PairBy, progress: Progress
) -> Pairs:
    """Return pairs with the source's segments last in every row.

    They are paired by what meets the first document, or by time, else by position with it.
    """
    segments_of: dict[int, list[int]] = {}
    if pairs.method in ("key", "source_text"):
        segments_of = _segments_of_rows(pairs, documents, source)
    elif pairs.method in _TIMED and by != "content" and source.units.key_kind is KeyKind.TIME:
        row_of = {index: number for number, row in enumerate(pairs.rows) for index in row[0]}

        choose = by_time.pair_as_timed if by == "key" else by_time.pair_without_words
        timed = choose(documents[0], source, progress)
        for segment, other in timed.links:
            segments_of.setdefault(row_of[segment], []).append(other)
        if segments_of and timed.assumption:
            assumed = (*pairs.assumptions, (len(documents), timed.assumption))
            pairs = replace(pairs, assumptions=assumed)
    if segments_of:
        last = [
            tuple(sorted(set(segments_of.get(number, ())))) for number in range(len(pairs.rows))
        ]
    else:
        _check_count([*documents, source], len(documents), progress)
        last = [row[0] for row in pairs.rows]
    rows = tuple((*row, segments) for row, segments in zip(pairs.rows, last, strict=True))
    return replace(pairs, rows=rows)


def _segments_of_rows(
    pairs: Pairs, documents: Sequence[Document], source: Document
) -> dict[int, list[int]]:
    """Return for each row the source's segments with the same key, repeated keys in order.

    Its own texts may be the keys, too.
    """
    units = replace(source.units, sources=source.units.sources or source.segments)
    met = meeting.meet([documents[0], replace(source, units=units)], meeting.COMMON_SHARE)
    if met is None:
        return {}
    documents = [met.documents[0], *documents[1:]]
    source = met.documents[1]
    keys: list[str] = []
    owners: list[int] = []
    joined: dict[tuple[str, int], int] = {}
    several: set[int] = set()
    for number, row in enumerate(pairs.rows):
        keys_of_row = [
            [document.units.keys[index] for index in indices]
            for document, indices in zip(documents, row, strict=True)
            if indices
        ]
        keys += keys_of_row[0]
        owners += [number] * len(keys_of_row[0])
        if max(map(len, keys_of_row)) > 1:
            joined |= {(key, 0): number for document_keys in keys_of_row for key in document_keys}
            several.add(number)
    rows = joined | {key: owners[index] for index, key in enumerate(numbered(keys))}
    segments_of: dict[int, list[int]] = {}
    parents = source.units.parents or source.units.keys
    before: dict[str, int] = {}
    for index, key in enumerate(numbered(source.units.keys)):
        # In a unit of joined segments, a segment with an unknown id belongs to the row before.
        row_number = rows.get(key, before.get(parents[index]))
        if row_number is not None:
            segments_of.setdefault(row_number, []).append(index)
            if row_number in several:
                before[parents[index]] = row_number
    return segments_of


def _are_columns_of_one_table(documents: Sequence[Document]) -> bool:
    every = [document.units for document in documents]
    return any(
        bool(columns[0]) and all(column is columns[0] for column in columns)
        for columns in ([units.keys for units in every], [units.lines for units in every])
    )


# By position


def _by_position(
    documents: Sequence[Document],
    assumptions: Sequence[tuple[int, files_assumptions.Assumption]],
    progress: Progress,
) -> Pairs:
    for number in range(1, len(documents)):
        _check_count(documents, number, progress)
    rows = SameIndex(len(documents[0].segments), len(documents))
    return Pairs("position", rows, assumptions=tuple(assumptions))


def _check_count(documents: Sequence[Document], number: int, progress: Progress) -> None:
    """Raise `SegmentCountsDiffer` unless a document has as many segments as the first."""
    first, other = documents[0], documents[number]
    if len(other.segments) != len(first.segments):
        names = distinct_names(documents)

        raise errors.SegmentCountsDiffer(
            names[0],
            len(first.segments),
            names[number],
            len(other.segments),
            number,
            _drift_places(first, other, progress),
        )


def _drift_places(
    first: Document, other: Document, progress: Progress
) -> tuple[errors.DriftedAt, ...]:
    for kind, longer, shorter in (
        ("empty_reference_end", first, other),
        ("empty_candidate_end", other, first),
    ):
        if _has_one_more(longer.segments, shorter.segments):
            last = len(shorter.segments)
            first_line, other_line = (
                document.units.line(min(last, len(document.segments) - 1))
                for document in (first, other)
            )
            return (errors.DriftedAt(last, last, first_line, other_line, kind),)

    places = drift.find_drift(candidate=other.segments, reference=first.segments, progress=progress)
    return tuple(
        errors.DriftedAt(
            place.reference,
            place.candidate,
            first.units.line(min(place.reference, len(first.segments) - 1)),
            other.units.line(min(place.candidate, len(other.segments) - 1)),
            place.kind.value,
            place.lines,
        )
        for place in places
    )


def _has_one_more(longer: Sequence[str], shorter: Sequence[str]) -> bool:
    """Tell whether a text has one more segment than another, and this last segment is empty."""
    return (
        len(longer) == len(shorter) + 1
        and bool(shorter)
        and not longer[-1].strip()
        and bool(shorter[-1].strip())
    )


# By key


def _by_key(
    method: Literal["key", "source_text"], recut: pairing_recut.MatchedUnits, progress: Progress
) -> Pairs:
    """Pair by key; segments with the same key are paired in order."""
    rows: dict[tuple[str, int], list[tuple[int, ...]]] = {}
    repeated = set()
    for number, (keys, segments) in enumerate(recut.keyed):
        for index, (key, nth) in enumerate(numbered(progress.watch(keys))):
            if nth:
                repeated.add(key)
            row = rows.get((key, nth))
            if row is None:
                row = rows[key, nth] = [()] * len(recut.keyed)
            row[number] = (index,) if segments is None else segments[index]
        progress.step(Stage.PAIRING, number + 1, len(recut.keyed))
    ambiguous = (
        tuple(index for index, (key, _) in enumerate(rows) if key in repeated) if repeated else ()
    )

    assumptions = tuple(
        (number, files_assumptions.SegmentsJoined(count))
        for number, count in enumerate(recut.units)
        if count
    )
    return Pairs(method, tuple(map(tuple, rows.values())), ambiguous, assumptions)


# By time and by content: the rows are the connected components of links between segments

# Methods by which subtitles are paired, unless another method is requested.
_TIMED = ("time", "content", "mixed")


def _by_time(
    documents: Sequence[Document], by: PairBy, least: float, progress: Progress
) -> Pairs | None:
    """Pair subtitles by the times of their files if requested, or by shifted times that fit."""
    first, others = documents[0], documents[1:]
    choose = by_time.pair_as_timed if by == "key" else by_time.pair_by_time
    pairings = [choose(first, other, progress) for other in others]
    if not all(
        _are_enough(pairing.links, first, other, least)
        for pairing, other in zip(pairings, others, strict=True)
    ):
        return None
    links: list[tuple[Node, Node]] = [
        ((0, one), (number, other))
        for number, pairing in enumerate(pairings, 1)
        for one, other in pairing.links
    ]
    assumptions = tuple(
        (number, pairing.assumption)
        for number, pairing in enumerate(pairings, 1)
        if pairing.assumption
    )
    by_content = [pairing.by_content for pairing in pairings]
    method: PairedBy = "content" if all(by_content) else "mixed" if any(by_content) else "time"
    return Pairs(method, rows_of_links(documents, links), assumptions=assumptions)


def _by_alignment(documents: Sequence[Document], progress: Progress) -> Pairs:
    links = []
    first = documents[0]
    for number, document in enumerate(documents[1:], 1):
        for bead in drift.align_segments(
            candidate=document.segments, reference=first.segments, progress=progress
        ):
            nodes = [(0, index) for index in bead.reference]
            nodes += [(number, index) for index in bead.candidate]
            links += [(nodes[0], node) for node in nodes[1:]]
    return Pairs("content", rows_of_links(documents, links))
