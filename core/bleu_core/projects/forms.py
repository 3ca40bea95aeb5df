"""Forms of what JSON does not have, or what takes up most of a project: texts, numbers, rows.

`bleu_core.projects.codec` stores everything else by its declaration, and uses these tables.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, islice
from typing import Any, NamedTuple

import numpy as np

# The annotations of results use these names, some of which their modules import for type checking
# alone.
from bleu_core.changes.schemes import Scheme as Scheme
from bleu_core.diagnostics.model import Diagnostic as Diagnostic
from bleu_core.diagnostics.model import Where
from bleu_core.errors import BleuError as BleuError
from bleu_core.evaluation.given_scores import GivenScores as GivenScores
from bleu_core.evaluation.results import Evaluation, MetricResult, ScoredFile
from bleu_core.files.assumptions import Assumption as Assumption
from bleu_core.files.documents import Document
from bleu_core.files.errors import FileMalformed, MoreThanTexts
from bleu_core.files.score_files.tables import ScoreAddress as ScoreAddress
from bleu_core.files.score_files.tables import ScoreFile as ScoreFile
from bleu_core.files.sets import FileSet as FileSet
from bleu_core.files.sets import FolderPairing as FolderPairing
from bleu_core.files.sets import SetTexts as SetTexts
from bleu_core.files.stamps import with_sha256
from bleu_core.files.units import Units
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.pairing.common_segments import ReferenceDigests as ReferenceDigests
from bleu_core.pairing.links import Row
from bleu_core.pairing.pairs import Pairs, SameIndex
from bleu_core.pairing.repairs import Repair as Repair
from bleu_core.projects.columns import ColumnReader, ColumnWriter
from bleu_core.projects.packs import Malformed, Numbers
from bleu_core.scoring.matrices import Matrix as Matrix
from bleu_core.scoring.metrics import Metric, given_metric, metrics_of
from bleu_core.scoring.resampling import Interval as Interval
from bleu_core.scoring.resampling import Scorer as Scorer
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.scoring.significance import Comparison as Comparison
from bleu_core.settings import Settings
from bleu_core.tokenizers import Tokenizer, get_tokenizer
from bleu_core.workspace.inputs import ScoresInput
from bleu_core.workspace.notes import Note as Note
from bleu_core.workspace.notes import NotePlace as NotePlace

# Number of rows made between two checks for cancellation.
_ROWS = 2**13

MODULES_OF_ERRORS = (
    "bleu_core.files.errors",
    "bleu_core.files.score_files.errors",
    "bleu_core.languages.errors",
    "bleu_core.pairing.errors",
)
"""The modules of the errors that a file of a folder can have."""

LEFT_OUT: Mapping[Any, tuple[str, ...]] = {
    Evaluation: ("pending",),
    Metric: ("columns", "count", "percents", "segment_percents", "quick_percents"),
    ScoredFile: ("texts",),
    ScoresInput: ("numbers",),
    Tokenizer: ("cut",),
    Units: ("other_keys", "parents"),
}
"""Fields that are made again from others, or that a finished evaluation does not need."""

TEXTS: Mapping[Any, frozenset[str]] = {
    # A key can be the source text itself, and a tag can contain text. A translator's name is as
    # private as the text.
    Units: frozenset(("tagged", "sources", "keys", "key_kind", "document_names", "edited")),
    # An excerpt of a segment.
    Where: frozenset(("example",)),
    # The parser may quote the file.
    FileMalformed: frozenset(("detail",)),
    MoreThanTexts: frozenset(("found",)),
}
"""Fields that are not stored if texts are not kept; those without a default are empty then."""


class StoredForm(NamedTuple):
    """The form of values in a file.

    Attributes
    ----------
    write
        Returns a value as JSON has it; what is long goes to the columns.
    read
        Returns the value from which `write` made the data.
    """

    write: Callable[[Any, ColumnWriter], Any]
    read: Callable[[Any, ColumnReader], Any]


_INTEGERS = StoredForm(
    lambda value, columns: columns.integers(value), lambda data, columns: columns.integers(data)
)


def by_index(form: StoredForm) -> StoredForm:
    """Return the form of values by index: equal values, such as translators, are stored once."""

    def write(values: Mapping[int, Any], columns: ColumnWriter) -> Any:
        if not values:
            return None
        distinct: dict[Any, int] = {}
        numbers = [distinct.setdefault(each, len(distinct)) for each in values.values()]
        return {
            "indices": columns.integers([*values]),
            "numbers": columns.integers(numbers),
            "values": columns.values([form.write(each, columns) for each in distinct]),
        }

    def read(data: Any, columns: ColumnReader) -> dict[int, Any]:
        if data is None:
            return {}
        values = [form.read(each, columns) for each in columns.values(data["values"])]
        indices, numbers = columns.integers(data["indices"]), columns.integers(data["numbers"])
        _require(min(numbers, default=0) >= 0, "numbers of values")
        return dict(zip(indices, (values[number] for number in numbers), strict=True))

    return StoredForm(write, read)


def _require(condition: bool, what: str) -> None:
    if not condition:
        raise Malformed(what)


def _write_times(times: Sequence[tuple[int, int]], columns: ColumnWriter) -> Any:
    return columns.numbers(np.array(times, np.int64)) if times else None


def _read_times(data: Any, columns: ColumnReader) -> Sequence[tuple[int, int]]:
    if data is None:
        return ()
    return [(begin, end) for begin, end in columns.numbers(data).tolist()]


def _write_segments(segments: tuple[str, ...], columns: ColumnWriter) -> Any:
    return columns.texts(segments) if segments and columns.keep_texts else len(segments)


def _read_segments(data: Any, columns: ColumnReader) -> tuple[str, ...]:
    """Return segments; empty ones if texts are not kept, or not read."""
    if isinstance(data, int):
        return ("",) * data
    return columns.texts(data) if columns.with_texts else ("",) * data["length"]


def _write_digests(digests: list[bytes] | None, columns: ColumnWriter) -> Any:
    """Write digests of segments, unless texts are not kept: a digest confirms a guess."""
    return columns.hashes(digests) if digests is not None and columns.keep_texts else None


def _read_digests(data: Any, columns: ColumnReader) -> list[bytes] | None:
    return None if data is None else columns.hashes(data)


def _write_pairs(rows: Sequence[Row], columns: ColumnWriter) -> Any:
    documents = len(rows[0]) if rows else 0
    if isinstance(rows, SameIndex):
        return {"length": len(rows), "documents": documents}
    cells = [len(cell) for row in rows for cell in row]
    flat = list(chain.from_iterable(chain.from_iterable(rows)))
    return {
        "counts": columns.numbers(np.array(cells, np.int32).reshape(len(rows), documents)),
        "indices": columns.numbers(np.array(flat, np.int32).reshape(-1, 1)),
    }


def _read_pairs(data: Any, columns: ColumnReader) -> Sequence[Row]:
    if "length" in data:
        return SameIndex(data["length"], data["documents"])
    counts, indices = columns.numbers(data["counts"]), columns.numbers(data["indices"])[:, 0]
    _require(counts.min(initial=0) >= 0 and indices.min(initial=0) >= 0, "pairs")
    _require(counts.sum(dtype=np.int64) == len(indices), "pairs")
    return tuple(_rows(counts, indices, columns.progress.check))


def _rows(counts: Numbers, indices: Numbers, check: Callable[[], None]) -> list[Row]:
    """Return the rows that `_write_pairs` wrote."""
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


OF_TYPES: Mapping[Any, StoredForm] = {
    tuple[int, ...]: _INTEGERS,
    Sequence[int]: _INTEGERS,
    Sequence[str]: StoredForm(
        lambda value, columns: columns.texts(value), lambda data, columns: columns.texts(data)
    ),
    SegmentRows: StoredForm(
        lambda rows, columns: columns.numbers(rows.array),
        lambda data, columns: SegmentRows(columns.numbers(data)),
    ),
}
"""The forms of types that need columns."""

OF_FIELDS: Mapping[tuple[Any, str], StoredForm] = {
    (Units, "segments"): StoredForm(_write_segments, _read_segments),
    (Units, "times"): StoredForm(_write_times, _read_times),
    (ReferenceDigests, "segments"): StoredForm(_write_digests, _read_digests),
    (Pairs, "rows"): StoredForm(_write_pairs, _read_pairs),
    (Document, "has_texts"): StoredForm(
        lambda value, columns: value and columns.keep_texts,
        lambda data, columns: bool(data) and columns.with_texts,
    ),
}
"""The forms of fields that are not those of their types."""


# Before writing


def _with_hash(document: Document) -> Document:
    """Return a document with the hash of its file, unless the file has changed since."""
    stamp = with_sha256(document.path, document.stamp) or document.stamp
    return replace(document, stamp=stamp)


def _with_digests(evaluation: Evaluation) -> Evaluation:
    """Return an evaluation that can be compared with others without reading its texts."""
    return replace(evaluation, digests=evaluation.reference_digests())


PREPARE: Mapping[Any, Callable[[Any], Any]] = {Document: _with_hash, Evaluation: _with_digests}
"""Functions that complete a value before it is written."""


# After reading


def _make_units(**values: Any) -> Units:
    units = Units(**values)
    columns: Iterable[Sequence[Any]] = (
        *(units.sources, units.lines, units.keys),
        *(units.times, units.document_numbers),
    )
    _require(all(len(column) in (0, len(units)) for column in columns), "units")
    indices = chain(units.tagged, units.marks, units.origins, units.edited)
    _require(all(0 <= index < len(units) for index in indices), "index of a unit")
    return units


def _make_aligned(**values: Any) -> AlignedDocuments:
    aligned = AlignedDocuments(**values)
    documents = [*aligned.documents, *([aligned.source] if aligned.source else [])]
    _require(all(len(each.units) == len(aligned.kept) for each in documents), "number of units")
    rows = aligned.pairs.rows
    _require(not rows or len(rows[0]) == len(documents), "pairs")
    every = (own.values() for own in (aligned.concerns, *aligned.own_concerns))
    for numbers in (aligned.kept, *chain.from_iterable(every)):
        _require(not numbers or (min(numbers) >= 0 and max(numbers) < len(rows)), "rows")
    return aligned


@dataclass(frozen=True)
class _LateCut:
    """Cuts with a tokenizer loaded on first use, because loading a dictionary takes time."""

    name: str

    def __call__(self, segment: str) -> list[str]:
        return get_tokenizer(self.name).cut(segment)


def _make_tokenizer(name: str, variant: str | None, **values: Any) -> Tokenizer:
    cut = _LateCut(f"{name}-{variant}" if variant else name)
    return Tokenizer(name, cut=cut, variant=variant, **values)


def _make_metric(*, given: bool, **values: Any) -> Metric:
    """Return a metric, for which `formula_of` finds its formula."""
    return replace(given_metric(**values), given=given)


def formula_of(metric: Metric, settings: Settings) -> Metric:
    """Return a metric that was read with the formula it has under these settings."""
    known = {own.name: own for own in metrics_of(settings)}
    _require(metric.given or metric.name in known, "metric")
    return metric if metric.given else known[metric.name]


def _with_formula(result: MetricResult, evaluation: Evaluation) -> MetricResult:
    metric = formula_of(result.metric, evaluation.settings)
    _require(result.statistics.shape == (evaluation.segments, metric.columns), "statistics")
    return replace(result, metric=metric)


def _make_evaluation(**values: Any) -> Evaluation:
    evaluation = Evaluation(**values)
    segments, aligned = evaluation.segments, evaluation.aligned
    _require(aligned.segments == segments, "number of segments")
    # In an evaluation of folders, perhaps no file was scored for all candidates.
    is_scored = evaluation.candidates and aligned.references
    _require(bool(is_scored or evaluation.pairing is not None), "number of candidates")
    _require(len(evaluation.candidates) == len(aligned.candidates), "number of candidates")
    sets = evaluation.pairing.sets if evaluation.pairing is not None else ()
    _require([file.files for file in evaluation.files] == [*sets], "files")
    digests = evaluation.digests
    _require(digests is not None and digests.fits(segments), "digests")
    candidates = []
    for candidate in evaluation.candidates:
        _require([result.metric.name for result in candidate.metrics][:1] == ["bleu"], "no BLEU")
        metrics = tuple(_with_formula(each, evaluation) for each in candidate.metrics)
        candidates.append(replace(candidate, metrics=metrics))
    # Digests are only needed where the texts are not there.
    if all(document.has_texts for document in aligned.documents):
        digests = None
    return replace(evaluation, candidates=tuple(candidates), digests=digests)


MAKE: Mapping[Any, Callable[..., Any]] = {
    AlignedDocuments: _make_aligned,
    Evaluation: _make_evaluation,
    Metric: _make_metric,
    Tokenizer: _make_tokenizer,
    Units: _make_units,
}
"""Functions that make a value of the fields that were read, and check that these fit together."""
