"""An evaluation as records and columns, and back, without scoring anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from itertools import chain, islice
from pathlib import Path
from typing import Any

import numpy as np

from bleu_core.diagnostics.model import Diagnostic
from bleu_core.files.addresses import Role
from bleu_core.files.contents import Mark, Part, Tag
from bleu_core.files.documents import Document
from bleu_core.files.edited import Edited, read_edited
from bleu_core.files.origins import Origin, OriginKind
from bleu_core.files.stamps import with_sha256
from bleu_core.files.units import Units
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.pairing.common_segments import ReferenceDigests, segment_digests
from bleu_core.pairing.links import Row
from bleu_core.pairing.pairs import Pairs, SameIndex
from bleu_core.progress import SILENT, Progress
from bleu_core.projects.codec import Malformed
from bleu_core.projects.columns import ColumnReader, ColumnWriter
from bleu_core.projects.packs import Numbers
from bleu_core.projects.records import (
    StoredAlignment,
    StoredCandidate,
    StoredDiagnostic,
    StoredDocument,
    StoredEvaluation,
    StoredInput,
    StoredList,
    StoredMetric,
    StoredPairs,
    StoredTokenizer,
    StoredUnits,
)
from bleu_core.results import CandidateResult, Evaluation, MetricResult
from bleu_core.scoring.matrices import Matrix
from bleu_core.scoring.metrics import Metric, given_metric, metrics_of
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.settings import Concern
from bleu_core.tokenizers import Tokenizer, get_tokenizer

# Number of rows made between two checks for cancellation.
_ROWS = 2**13


# To records


def store_evaluation(
    evaluation: Evaluation,
    writer: ColumnWriter,
    *,
    keep_texts: bool,
    inputs: tuple[StoredInput, ...] = (),
    progress: Progress = SILENT,
) -> StoredEvaluation:
    """Return an evaluation as a record; its columns go to the writer.

    Parameters
    ----------
    keep_texts
        Whether any text of the documents is stored.
    """
    aligned = evaluation.aligned
    diagnostics: dict[int, tuple[int, Diagnostic]] = {}
    for candidate in evaluation.candidates:
        for diagnostic in candidate.diagnostics:
            diagnostics.setdefault(id(diagnostic), (len(diagnostics), diagnostic))
    of_references = evaluation.reference_digests()
    digests = {Role.REFERENCE: of_references.segments}
    progress.check()
    if aligned.sources is not None:
        digests[Role.SOURCE] = segment_digests([aligned.sources])
    return StoredEvaluation(
        target_language=evaluation.target_language,
        tokenizer=StoredTokenizer(
            evaluation.tokenizer.name,
            evaluation.tokenizer.signature,
            evaluation.tokenizer.variant,
            evaluation.tokenizer.sacrebleu_name,
        ),
        settings=evaluation.settings,
        segments=evaluation.segments,
        candidates=tuple(
            _store_candidate(candidate, f"candidate/{number}", diagnostics, writer)
            for number, candidate in enumerate(evaluation.candidates)
        ),
        references=evaluation.references,
        references_vary=evaluation.references_vary,
        aligned=_store_alignment(aligned, writer, keep_texts=keep_texts),
        comparisons=evaluation.comparisons,
        diagnostics=tuple(
            _store_diagnostic(diagnostic, f"diagnostic/{number}", writer, keep_texts=keep_texts)
            for number, diagnostic in diagnostics.values()
        ),
        digests={
            role: writer.hashes(f"{role.value}/digests", own) for role, own in digests.items()
        },
        references_digest=of_references.references,
        inputs=inputs,
    )


def _store_candidate(
    candidate: CandidateResult,
    name: str,
    diagnostics: Mapping[int, tuple[int, Diagnostic]],
    writer: ColumnWriter,
) -> StoredCandidate:
    return StoredCandidate(
        name=candidate.name,
        score=candidate.score,
        band=candidate.band,
        metrics=tuple(
            StoredMetric(
                name=result.metric.name,
                title=result.metric.title,
                lower_is_better=result.metric.lower_is_better,
                percent=result.percent,
                interval=result.interval,
                signature=result.signature,
                sacrebleu_command=result.sacrebleu_command,
                rows=writer.numbers(f"{name}/{place}", result.statistics),
                file=result.file,
                given=result.metric.given,
                decimals=result.metric.decimals,
            )
            for place, result in enumerate(candidate.metrics)
        ),
        diagnostics=tuple(diagnostics[id(diagnostic)][0] for diagnostic in candidate.diagnostics),
        resampling=candidate.resampling,
        outside_guide=candidate.outside_guide,
    )


def _store_diagnostic(
    diagnostic: Diagnostic, name: str, writer: ColumnWriter, *, keep_texts: bool
) -> StoredDiagnostic:
    # An excerpt is text, too.
    where = diagnostic.where if keep_texts else replace(diagnostic.where, example="")
    return StoredDiagnostic(
        kind=diagnostic.kind,
        where=where,
        rows=writer.integers(f"{name}/rows", diagnostic.rows),
        count=diagnostic.count,
        segments=diagnostic.segments,
        fixes=diagnostic.fixes,
        data=diagnostic.data,
        files=diagnostic.files,
        effect=diagnostic.effect,
    )


def _store_alignment(
    aligned: AlignedDocuments, writer: ColumnWriter, *, keep_texts: bool
) -> StoredAlignment:
    def documents(role: str, of_role: Sequence[Document]) -> tuple[StoredDocument, ...]:
        return tuple(
            store_document(document, f"{role}/{number}", writer, keep_texts=keep_texts)
            for number, document in enumerate(of_role)
        )

    def concerns(name: str, rows: Mapping[Concern, Sequence[int]]) -> Mapping[Concern, StoredList]:
        return {each: writer.integers(f"{name}/{each}", own) for each, own in rows.items()}

    return StoredAlignment(
        candidates=documents("candidate", aligned.candidates),
        references=documents("reference", aligned.references),
        source=next(iter(documents("source", [aligned.source] if aligned.source else [])), None),
        pairs=_store_pairs(aligned.pairs, len(aligned.documents) + bool(aligned.source), writer),
        concerns=concerns("concern", aligned.concerns),
        own_concerns=tuple(
            concerns(f"candidate/{number}/concern", own)
            for number, own in enumerate(aligned.own_concerns)
        ),
        left_out=aligned.left_out,
        kept=writer.integers("kept", aligned.kept),
    )


def _store_pairs(pairs: Pairs, documents: int, writer: ColumnWriter) -> StoredPairs:
    counts = indices = None
    if not pairs.is_positional:
        cells = [len(cell) for row in pairs.rows for cell in row]
        flat = list(chain.from_iterable(chain.from_iterable(pairs.rows)))
        matrix = np.array(cells, np.int32).reshape(len(pairs.rows), documents)
        counts = writer.numbers("pairs/counts", matrix)
        indices = writer.numbers("pairs/indices", np.array(flat, np.int32).reshape(-1, 1))
    return StoredPairs(
        method=pairs.method,
        length=len(pairs.rows),
        ambiguous=writer.integers("pairs/ambiguous", pairs.ambiguous),
        counts=counts,
        indices=indices,
        assumptions=pairs.assumptions,
    )


def store_document(
    document: Document, name: str, writer: ColumnWriter, *, keep_texts: bool
) -> StoredDocument:
    """Return a document as a record; its columns go to the writer."""
    units = document.units
    # A key can be the source text itself, and a tag can contain text.
    keeps = keep_texts and document.has_texts
    tagged = [[index, _store_parts(parts)] for index, parts in units.tagged.items()]
    times = np.array(units.times, np.int64).reshape(-1, 2)
    marks = [[index, mark.value] for index, mark in units.marks.items()]
    origins = [
        [index, [origin.kind.value, origin.name, origin.percent]]
        for index, origin in units.origins.items()
    ]
    # A translator's name is as private as the text.
    edited = [
        [index, [who.by, who.on and who.on.isoformat()]] for index, who in units.edited.items()
    ]
    return StoredDocument(
        name=document.name,
        path=None if document.path is None else str(document.path),
        units=StoredUnits(
            count=len(units),
            segments=writer.texts(f"{name}/segments", units.segments) if keeps else None,
            tagged=writer.values(f"{name}/tagged", tagged) if keeps else None,
            sources=writer.texts(f"{name}/sources", units.sources) if keeps else None,
            keys=writer.texts(f"{name}/keys", units.keys) if keeps else None,
            key_kind=units.key_kind,
            lines=writer.integers(f"{name}/lines", units.lines),
            times=writer.numbers(f"{name}/times", times) if len(times) else None,
            marks=writer.values(f"{name}/marks", marks),
            document_numbers=writer.integers(f"{name}/documents", units.document_numbers),
            origins=writer.values(f"{name}/origins", origins),
            document_names=writer.texts(f"{name}/document_names", units.document_names)
            if keeps
            else None,
            edited=writer.values(f"{name}/edited", edited) if keeps else None,
        ),
        encoding=document.encoding,
        line_ends=document.line_ends,
        lone_carriage_returns=document.lone_carriage_returns,
        format=document.format,
        selection=document.selection,
        language=document.language,
        compressed=document.compressed,
        repairs=document.repairs,
        has_texts=keeps,
        # If the file has changed in the meantime, its stamp has no hash.
        stamp=with_sha256(document.path, document.stamp) or document.stamp,
        assumptions=document.assumptions,
    )


def _store_parts(parts: tuple[Part, ...]) -> list[str | list[object]]:
    return [
        part if isinstance(part, str) else [part.name, part.text, part.is_break] for part in parts
    ]


TEXT_COLUMNS = ("segments", "tagged", "sources", "keys", "document_names", "edited")
"""Last parts of the names of columns that hold texts, or names of translators."""


def without_texts(stored: StoredEvaluation) -> StoredEvaluation:
    """Return the record `store_evaluation` makes if it does not keep texts."""
    of, aligned = document_without_texts, stored.aligned
    return replace(
        stored,
        aligned=replace(
            aligned,
            candidates=tuple(map(of, aligned.candidates)),
            references=tuple(map(of, aligned.references)),
            source=None if aligned.source is None else of(aligned.source),
        ),
        diagnostics=tuple(
            replace(diagnostic, where=replace(diagnostic.where, example=""))
            for diagnostic in stored.diagnostics
        ),
        inputs=inputs_without_texts(stored.inputs),
    )


def inputs_without_texts(inputs: Sequence[StoredInput]) -> tuple[StoredInput, ...]:
    """Return inputs with documents of which no text is kept."""
    return tuple(
        replace(one, document=document_without_texts(one.document)) if one.document else one
        for one in inputs
    )


def document_without_texts(document: StoredDocument) -> StoredDocument:
    """Return the record `store_document` makes if it does not keep texts."""
    units = replace(
        document.units,
        segments=None,
        tagged=None,
        sources=None,
        keys=None,
        document_names=None,
        edited=None,
    )
    return replace(document, units=units, has_texts=False)


# From records


def restore_evaluation(
    stored: StoredEvaluation, reader: ColumnReader, *, with_texts: bool = True
) -> Evaluation:
    """Return the evaluation a record was made of.

    Parameters
    ----------
    with_texts
        Whether to read the texts, if they are kept.

    Raises
    ------
    Malformed
        If the record is inconsistent.
    Cancelled
    """
    aligned = _restore_alignment(stored.aligned, reader, with_texts=with_texts)
    if aligned.segments != stored.segments:
        raise Malformed("number of segments")
    # In an evaluation of folders, perhaps no file was scored for all candidates.
    if stored.pairing is None and not (stored.candidates and aligned.references):
        raise Malformed("number of candidates")
    if len(stored.candidates) != len(aligned.candidates):
        raise Malformed("number of candidates")
    metrics = {metric.name: metric for metric in metrics_of(stored.settings)}
    diagnostics = [_restore_diagnostic(each, reader) for each in stored.diagnostics]
    # Without texts, digests show which segments an evaluation has in common with others.
    digests = None
    if not all(document.has_texts for document in aligned.documents):
        digests = _restore_digests(stored, reader)
    return Evaluation(
        target_language=stored.target_language,
        tokenizer=_restore_tokenizer(stored.tokenizer),
        settings=stored.settings,
        segments=stored.segments,
        candidates=tuple(
            _restore_candidate(candidate, stored, metrics, diagnostics, reader)
            for candidate in stored.candidates
        ),
        references=stored.references,
        references_vary=stored.references_vary,
        aligned=aligned,
        comparisons=stored.comparisons,
        digests=digests,
    )


def _restore_candidate(
    candidate: StoredCandidate,
    stored: StoredEvaluation,
    metrics: Mapping[str, Metric],
    diagnostics: Sequence[Diagnostic],
    reader: ColumnReader,
) -> CandidateResult:
    if not all(0 <= number < len(diagnostics) for number in candidate.diagnostics):
        raise Malformed("diagnostics")
    return CandidateResult(
        name=candidate.name,
        score=candidate.score,
        band=candidate.band,
        metrics=_restore_results(candidate, stored.segments, metrics, reader),
        diagnostics=tuple(diagnostics[number] for number in candidate.diagnostics),
        resampling=candidate.resampling,
        outside_guide=candidate.outside_guide,
    )


class StoredNumbers:
    """Statistics and digests of the evaluation a record was made of, by which runs are compared.

    Candidates and metrics are identified by their indices.
    """

    def __init__(self, stored: StoredEvaluation) -> None:
        self.references_digest = stored.references_digest
        self._stored = stored
        self._metrics = {metric.name: metric for metric in metrics_of(stored.settings)}

    def formula(self, candidate: int, place: int) -> Metric:
        """Return a metric with its options."""
        return restore_metric(self._metric(candidate, place), self._metrics)

    def statistics(self, candidate: int, place: int, reader: ColumnReader) -> Matrix:
        """Return the statistics of the segments."""
        metric = self._metric(candidate, place)
        return _restore_rows(metric, self._stored.segments, self.formula(candidate, place), reader)

    def segment_digests(self, reader: ColumnReader) -> list[bytes]:
        """Return a digest of each segment's references."""
        return _restore_digests(self._stored, reader).segments

    def document_numbers(self, reader: ColumnReader) -> Sequence[int]:
        """Return the number of each segment's document; empty if it is not known."""
        aligned = self._stored.aligned
        documents = (*aligned.references, *aligned.candidates)
        stored = (each.units.document_numbers for each in documents)
        return next((found for own in stored if (found := reader.integers(own))), ())

    def _metric(self, candidate: int, place: int) -> StoredMetric:
        try:
            return self._stored.candidates[candidate].metrics[place]
        except IndexError as error:
            raise Malformed("scores") from error


def _restore_digests(stored: StoredEvaluation, reader: ColumnReader) -> ReferenceDigests:
    if Role.REFERENCE not in stored.digests:
        raise Malformed("digests")
    of_segments = reader.hashes(stored.digests[Role.REFERENCE])
    if len(of_segments) != stored.segments:
        raise Malformed("digests")
    return ReferenceDigests(stored.references_digest, of_segments)


def _restore_results(
    candidate: StoredCandidate,
    segments: int,
    metrics: Mapping[str, Metric],
    reader: ColumnReader,
) -> tuple[MetricResult, ...]:
    results = []
    for each in candidate.metrics:
        metric = restore_metric(each, metrics)
        results.append(
            MetricResult(
                metric=metric,
                percent=each.percent,
                interval=each.interval,
                signature=each.signature,
                sacrebleu_command=each.sacrebleu_command,
                rows=SegmentRows(_restore_rows(each, segments, metric, reader)),
                file=each.file,
            )
        )
    if not results or results[0].metric.name != "bleu":
        raise Malformed("no BLEU")
    return tuple(results)


def _restore_rows(
    stored: StoredMetric, segments: int, metric: Metric, reader: ColumnReader
) -> Matrix:
    rows = reader.numbers(stored.rows)
    if rows.shape != (segments, metric.columns):
        raise Malformed(stored.rows.name)
    return rows


def restore_metric(stored: StoredMetric, computed: Mapping[str, Metric]) -> Metric:
    """Return a metric: a computed one, or a given one."""
    if stored.given:
        return given_metric(
            stored.name,
            stored.title,
            lower_is_better=stored.lower_is_better,
            decimals=stored.decimals,
        )
    if stored.name not in computed:
        raise Malformed(f"metric {stored.name}")
    return computed[stored.name]


def _restore_diagnostic(stored: StoredDiagnostic, reader: ColumnReader) -> Diagnostic:
    return Diagnostic(
        kind=stored.kind,
        where=stored.where,
        rows=reader.integers(stored.rows),
        count=stored.count,
        segments=stored.segments,
        fixes=stored.fixes,
        data=stored.data,
        files=stored.files,
        effect=stored.effect,
    )


@dataclass(frozen=True)
class _LateCut:
    """Cuts with a tokenizer loaded on first use, because loading a dictionary takes time."""

    name: str

    def __call__(self, segment: str) -> list[str]:
        return get_tokenizer(self.name).cut(segment)


def _restore_tokenizer(stored: StoredTokenizer) -> Tokenizer:
    name = f"{stored.name}-{stored.variant}" if stored.variant else stored.name
    return Tokenizer(
        stored.name, stored.signature, _LateCut(name), stored.variant, stored.sacrebleu_name
    )


def _restore_alignment(
    stored: StoredAlignment, reader: ColumnReader, *, with_texts: bool
) -> AlignedDocuments:
    def documents(of_role: Sequence[StoredDocument]) -> tuple[Document, ...]:
        return tuple(
            restore_document(document, reader, with_texts=with_texts) for document in of_role
        )

    def concerns(rows: Mapping[Concern, StoredList]) -> dict[Concern, tuple[int, ...]]:
        return {each: tuple(within(own)) for each, own in rows.items()}

    def within(rows: StoredList) -> Sequence[int]:
        numbers = reader.integers(rows)
        if numbers and not (min(numbers) >= 0 and max(numbers) < stored.pairs.length):
            raise Malformed("rows")
        return numbers

    candidates, references = documents(stored.candidates), documents(stored.references)
    source = next(iter(documents([stored.source] if stored.source else [])), None)
    kept = within(stored.kept)
    everything = [*candidates, *references, *([source] if source else [])]
    if any(len(document.units) != len(kept) for document in everything):
        raise Malformed("number of units")
    return AlignedDocuments(
        candidates=candidates,
        references=references,
        source=source,
        pairs=_restore_pairs(stored.pairs, len(everything), reader),
        concerns=concerns(stored.concerns),
        own_concerns=tuple(concerns(own) for own in stored.own_concerns),
        left_out=dict(stored.left_out),
        kept=kept,
    )


def _restore_pairs(stored: StoredPairs, documents: int, reader: ColumnReader) -> Pairs:
    ambiguous = tuple(reader.integers(stored.ambiguous))
    if stored.counts is None or stored.indices is None:
        rows = SameIndex(stored.length, documents)
        return Pairs(stored.method, rows, ambiguous, stored.assumptions)
    counts = reader.numbers(stored.counts)
    indices = reader.numbers(stored.indices)[:, 0]
    if counts.shape != (stored.length, documents) or counts.min(initial=0) < 0:
        raise Malformed("pairs")
    if counts.sum(dtype=np.int64) != len(indices) or indices.min(initial=0) < 0:
        raise Malformed("pairs")
    found = tuple(_rows(counts, indices, reader.check))
    return Pairs(stored.method, found, ambiguous, stored.assumptions)


def _rows(counts: Numbers, indices: Numbers, check: Callable[[], None]) -> list[Row]:
    """Return the rows that `_store_pairs` stored."""
    rows: list[Row] = []
    done = 0
    for start in range(0, len(counts), _ROWS):
        check()
        some = counts[start : start + _ROWS]
        stop = done + int(some.sum())
        following = iter(indices[done:stop].tolist())
        done = stop
        rows += [tuple(tuple(islice(following, count)) for count in row) for row in some.tolist()]
    return rows


def restore_document(
    stored: StoredDocument, reader: ColumnReader, *, with_texts: bool = True
) -> Document:
    """Return the document a record was made of; its segments are empty if texts are not read."""
    own = stored.units
    has_texts = stored.has_texts and with_texts
    if own.count < 0 or (has_texts and own.count and own.segments is None):
        raise Malformed("segments")
    units = Units(
        reader.texts(own.segments) if has_texts else ("",) * own.count,
        _restore_tagged(reader.values(own.tagged), own.count) if has_texts else {},
        reader.texts(own.sources) if has_texts else (),
        lines=reader.integers(own.lines),
        keys=reader.texts(own.keys) if has_texts else (),
        key_kind=own.key_kind if has_texts else None,
        times=_restore_times(own, reader),
        marks={index: Mark(value) for index, value in _pairs(reader.values(own.marks), own.count)},
        document_numbers=reader.integers(own.document_numbers),
        document_names=reader.texts(own.document_names) if has_texts else (),
        origins={
            index: _restore_origin(value)
            for index, value in _pairs(reader.values(own.origins), own.count)
        },
        edited={
            index: _restore_edited(value)
            for index, value in _pairs(reader.values(own.edited), own.count)
        }
        if has_texts
        else {},
    )
    columns = (
        *(units.segments, units.sources, units.keys),
        *(units.lines, units.times, units.document_numbers),
    )
    if any(len(column) not in (0, own.count) for column in columns):
        raise Malformed("units")
    return Document(
        name=stored.name,
        units=units,
        path=None if stored.path is None else Path(stored.path),
        encoding=stored.encoding,
        line_ends=stored.line_ends,
        lone_carriage_returns=stored.lone_carriage_returns,
        format=stored.format,
        selection=stored.selection,
        language=stored.language,
        compressed=stored.compressed,
        repairs=stored.repairs,
        has_texts=has_texts,
        stamp=stored.stamp,
        assumptions=stored.assumptions,
    )


def _restore_times(own: StoredUnits, reader: ColumnReader) -> Sequence[tuple[int, int]]:
    if own.times is None:
        return ()
    times = reader.numbers(own.times)
    if times.shape[1] != 2:
        raise Malformed("times")
    return [(begin, end) for begin, end in times.tolist()]


def _pairs(values: Sequence[Any], count: int) -> list[tuple[int, Any]]:
    """Return pairs of an index and a value."""
    for each in values:
        if not (isinstance(each, list) and len(each) == 2 and type(each[0]) is int):
            raise Malformed("pairs of index and value")
        if not 0 <= each[0] < count:
            raise Malformed("index")
    return [(index, value) for index, value in values]


def _restore_origin(value: Any) -> Origin:
    match value:
        case [str(kind), str(name), None | int() | float() as percent]:
            return Origin(OriginKind(kind), name, percent)
    raise Malformed("origin")


def _restore_edited(value: Any) -> Edited:
    match value:
        case [str(by), None | str() as on]:
            if edited := read_edited(by, date.fromisoformat(on) if on else None):
                return edited
    raise Malformed("edited")


def _restore_tagged(values: Sequence[Any], count: int) -> dict[int, tuple[Part, ...]]:
    def part(value: Any) -> Part:
        if isinstance(value, str):
            return value
        match value:
            case [str(name), str(text), bool(is_break)]:
                return Tag(name, text, is_break)
        raise Malformed("tag")

    found = {}
    for index, parts in _pairs(values, count):
        if not isinstance(parts, list):
            raise Malformed("tags")
        found[index] = tuple(part(each) for each in parts)
    return found
