"""Documents of many files as one: the compared texts, as if they had been in a single file."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import accumulate, chain
from typing import Any, TypeVar, overload

from bleu_core.evaluation.results import Evaluation, ScoredFile
from bleu_core.files.contents import Format, KeyKind
from bleu_core.files.documents import Document
from bleu_core.files.units import Units, join_mappings, join_names, join_numbers
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.pairing.links import Row
from bleu_core.pairing.pairs import Pairs, SameIndex
from bleu_core.settings import CONCERNS, Concern

Value = TypeVar("Value")


class Joined(Sequence[Value]):
    """Sequences one after another, without copying them.

    Parameters
    ----------
    parts
        The sequences.
    convert
        Converts a value, given the number of its part and its position in it.
    """

    def __init__(
        self,
        parts: Sequence[Sequence[Any]],
        convert: Callable[[int, int, Any], Value] | None = None,
    ) -> None:
        self._parts = parts
        self._convert = convert
        self._starts = [0, *accumulate(map(len, parts))]

    def __len__(self) -> int:
        return self._starts[-1]

    @overload
    def __getitem__(self, index: int) -> Value: ...
    @overload
    def __getitem__(self, index: slice) -> list[Value]: ...
    def __getitem__(self, index: int | slice) -> Value | list[Value]:
        if isinstance(index, slice):
            return [self[position] for position in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
        number, position = self.position(index)
        value: Value = self._parts[number][position]
        return value if self._convert is None else self._convert(number, position, value)

    def position(self, index: int) -> tuple[int, int]:
        """Return the number of the part that has a value, and the value's index in this part."""
        if not 0 <= index < len(self):
            raise IndexError(index)
        number = bisect_right(self._starts, index) - 1
        return number, index - self._starts[number]

    def __iter__(self) -> Iterator[Value]:
        if self._convert is None:
            return chain.from_iterable(self._parts)
        convert = self._convert
        return (
            convert(number, position, value)
            for number, part in enumerate(self._parts)
            for position, value in enumerate(part)
        )


def join_aligned(files: Sequence[ScoredFile], candidates: Sequence[str]) -> AlignedDocuments:
    """Return the compared segments of all files as the segments of one evaluation.

    Parameters
    ----------
    files
        Files that were scored for every candidate. If a file lacks a reference, the segments of
        this reference are empty. Without any file there are no documents.
    candidates
        Names of the candidates.
    """
    if not files:
        return AlignedDocuments(
            candidates=(),
            references=(),
            source=None,
            pairs=Pairs("mixed", SameIndex(0, 0)),
            concerns={},
            own_concerns=(),
            left_out={},
            kept=range(0),
        )
    aligned = [file.evaluation.aligned for file in files]
    counts = [each.segments for each in aligned]
    rows = [len(each.pairs.rows) for each in aligned]
    before = [0, *accumulate(rows)]
    return AlignedDocuments(
        candidates=tuple(
            join_documents([each.candidates[position] for each in aligned], counts, files, name)
            for position, name in enumerate(candidates)
        ),
        references=tuple(
            join_documents(
                own, counts, files, f"reference {position}" if position > 1 else "reference"
            )
            for position, own in enumerate(_references(files, aligned), 1)
        ),
        source=_joined_source([each.source for each in aligned], counts, files),
        pairs=_join_pairs(files, aligned),
        concerns=_join_concerns([each.concerns for each in aligned], before),
        own_concerns=[
            _join_concerns([each.own_concerns[position] for each in aligned], before)
            for position in range(len(candidates))
        ],
        left_out=_add_up([each.left_out for each in aligned]),
        kept=(
            range(sum(rows))
            if all(isinstance(each.kept, range) for each in aligned)
            else Joined(
                [each.kept for each in aligned], lambda number, _, row: before[number] + row
            )
        ),
    )


def join_originals(evaluation: Evaluation) -> tuple[Document, ...]:
    """Return the texts of all scored files as they were read: references, candidates, source.

    The tuple is empty if there is no such file.
    """
    files = evaluation.counted
    if not files:
        return ()
    every = [_by_role(file) for file in files]
    counts = [len(own[0][0].segments) for own in every]
    joined = [
        join_documents(
            [next_or_none(own[0], position) for own in every], counts, files, "reference"
        )
        for position in range(max(len(own[0]) for own in every))
    ]
    joined += [
        join_documents([own[1][position] for own in every], counts, files, name)
        for position, name in enumerate(evaluation.candidate_names)
    ]
    source = _joined_source([own[2] for own in every], counts, files)
    return (*joined, *([source] if source else []))


def next_or_none(documents: Sequence[Document], position: int) -> Document | None:
    """Return the document at this position; None if there are fewer."""
    return documents[position] if position < len(documents) else None


def _by_role(
    file: ScoredFile,
) -> tuple[Sequence[Document], Sequence[Document], Document | None]:
    if file.texts is None:
        return (), (), None
    return file.texts.references, file.texts.candidates, file.texts.source


def _references(
    files: Sequence[ScoredFile], aligned: Sequence[AlignedDocuments]
) -> Iterator[list[Document | None]]:
    """Yield the first references of all files, then the second references, and so on.

    If a file lacks a reference, its further references move up, so that the first is never missing.
    """
    for position in range(max(len(each.references) for each in aligned)):
        yield [next_or_none(each.references, position) for each in aligned]


def _joined_source(
    documents: Sequence[Document | None], counts: Sequence[int], files: Sequence[ScoredFile]
) -> Document | None:
    return join_documents(documents, counts, files, "source") if any(documents) else None


def join_documents(
    documents: Sequence[Document | None],
    counts: Sequence[int],
    files: Sequence[ScoredFile],
    name: str,
) -> Document:
    """Return documents of several files as one.

    Parameters
    ----------
    documents
        One document for each file; None if the file has none.
    counts
        The number of segments of each file, for files without a document.
    files
        The files. Their names and the units' keys identify the units of the joined document.
    name
        The joined document's name.
    """
    units = [
        document.units if document else Units(("",) * count)
        for document, count in zip(documents, counts, strict=True)
    ]
    starts = [0, *accumulate(map(len, units))]
    present = [document for document in documents if document]
    formats = {document.format for document in present}
    languages = {document.language for document in present}
    source_languages = {document.source_language for document in present}

    def key(number: int, position: int, line: int) -> str:
        own = units[number].keys
        return f"{files[number].name}: {(own[position] if own else '') or line}"

    lines = [own.lines or range(1, len(own) + 1) for own in units]
    return Document(
        name,
        Units(
            tuple(chain.from_iterable(own.segments for own in units)),
            join_mappings((own.tagged for own in units), starts),
            Joined([own.sources or ("",) * len(own) for own in units])
            if any(own.sources for own in units)
            else (),
            lines=Joined(lines),
            keys=Joined(lines, key),
            key_kind=KeyKind.NAME,
            times=Joined([own.times or ((0, 0),) * len(own) for own in units])
            if any(own.times for own in units)
            else (),
            marks=join_mappings((own.marks for own in units), starts),
            origins=join_mappings((own.origins for own in units), starts),
            edited=join_mappings((own.edited for own in units), starts),
            document_numbers=join_numbers((own.document_numbers, len(own)) for own in units),
            document_names=join_names(
                (own, file.name) for own, file in zip(units, files, strict=True)
            ),
        ),
        format=min(formats, key=lambda each: (each is Format.TEXT, each.value)),
        language=languages.pop() if len(languages) == 1 else None,
        repairs=sum(document.repairs for document in present),
        source_language=source_languages.pop() if len(source_languages) == 1 else None,
    )


def _join_pairs(files: Sequence[ScoredFile], aligned: Sequence[AlignedDocuments]) -> Pairs:
    methods = {each.pairs.method for each in aligned}
    method = methods.pop() if len(methods) == 1 else "mixed"
    widths = {len(file.originals) for file in files}
    by_role = [_by_role(file) for file in files]
    references = max(len(own[0]) for own in by_role)
    has_source = any(own[2] for own in by_role)
    if all(each.pairs.is_positional for each in aligned) and len(widths) == 1:
        return Pairs(method, SameIndex(sum(len(each.pairs.rows) for each in aligned), *widths))
    candidates = len(by_role[0][1])
    # For each file, the index of the joined document that each of its documents is part of.
    columns = [
        [
            *range(len(own[0])),
            *range(references, references + candidates),
            *([references + candidates] if own[2] else []),
        ]
        for own in by_role
    ]
    width = references + candidates + has_source
    counts = [len(own[0][0].segments) for own in by_role]
    starts = [[0] * width]
    for file, own, count in zip(files, columns, counts, strict=True):
        lengths = dict(zip(own, (len(each.segments) for each in file.originals), strict=True))
        last = starts[-1]
        starts.append([last[position] + lengths.get(position, count) for position in range(width)])

    def shifted(number: int, _: int, row: Row) -> Row:
        joined: list[tuple[int, ...]] = [()] * width
        for position, indices in zip(columns[number], row, strict=True):
            joined[position] = tuple(starts[number][position] + index for index in indices)
        return tuple(joined)

    before = [0, *accumulate(len(each.pairs.rows) for each in aligned)]
    return Pairs(
        method,
        Joined([each.pairs.rows for each in aligned], shifted),
        tuple(
            before[number] + row
            for number, each in enumerate(aligned)
            for row in each.pairs.ambiguous
        ),
    )


def _join_concerns(
    parts: Sequence[Mapping[Concern, Sequence[int]]], before: Sequence[int]
) -> dict[Concern, tuple[int, ...]]:
    joined: dict[Concern, list[int]] = {}
    for start, own in zip(before, parts, strict=False):
        for concern, rows in own.items():
            joined.setdefault(concern, []).extend(start + row for row in rows)
    return {concern: tuple(joined[concern]) for concern in CONCERNS if concern in joined}


def _add_up(parts: Sequence[Mapping[Concern, int]]) -> dict[Concern, int]:
    sums: dict[Concern, int] = {}
    for own in parts:
        for concern, count in own.items():
            sums[concern] = sums.get(concern, 0) + count
    return {concern: sums[concern] for concern in CONCERNS if concern in sums}
