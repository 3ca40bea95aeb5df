"""A table of tab-separated values: a row for each segment, a column for each text."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import BinaryIO

from bleu_core.files.documents import Document
from bleu_core.files.headings import HEADING_LENGTH, Meaning, read_heading
from bleu_core.files.names import distinct_names
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.progress import Progress
from bleu_core.writing.storable import Storable


def write(
    file: BinaryIO, aligned: AlignedDocuments, storable: Storable, progress: Progress
) -> None:
    """Write all texts, with headings in the words by which their roles are recognized."""
    columns: list[tuple[str, Sequence[str]]] = [("key", _keys(aligned))]
    if aligned.sources is not None:
        columns.append(("source", aligned.sources))
    columns += _columns("reference", aligned.references)
    columns += _columns("candidate", aligned.candidates)
    write_columns(file, columns, storable, progress)


def write_columns(
    file: BinaryIO,
    columns: Sequence[tuple[str, Sequence[str]]],
    storable: Storable,
    progress: Progress,
) -> None:
    """Write columns of equal length, each with its heading."""
    texts = [column for _, column in columns]
    # Quotes only where they are needed; then around every cell, so that no reader can take a quote
    # in a text for one around a cell.
    is_plain = not any(_needs_quotes(text) for text in progress.watch(chain(*texts)))
    # Spreadsheets know UTF-8 by its mark.
    output = io.TextIOWrapper(file, encoding="utf-8-sig", newline="", write_through=False)
    writer = csv.writer(
        output,
        delimiter="\t",
        lineterminator="\n",
        quotechar=None if is_plain else '"',
        quoting=csv.QUOTE_NONE if is_plain else csv.QUOTE_ALL,
    )
    writer.writerow([storable.text(heading) for heading, _ in columns])
    for row in progress.watch(zip(*texts, strict=True)):
        writer.writerow(map(storable.text, row))
    output.flush()
    output.detach()


def _keys(aligned: AlignedDocuments) -> list[str]:
    """Return a key for each segment: those of the files if each has its own, or else numbers."""
    keys = [aligned.key(segment) for segment in range(aligned.segments)]
    if all(key.strip() for key in keys) and len(set(keys)) == len(keys):
        return keys
    return [str(number) for number in range(1, aligned.segments + 1)]


def _needs_quotes(text: str) -> bool:
    return '"' in text or "\t" in text or "\n" in text or "\r" in text


def _columns(role: str, documents: Sequence[Document]) -> Iterable[tuple[str, Sequence[str]]]:
    """Return the columns of the texts of one role, named where there are several."""
    names = distinct_names(documents)
    for number, (name, document) in enumerate(zip(names, documents, strict=True), 1):
        heading = role if len(documents) == 1 else f"{role} {number}"
        yield _with_name(heading, " ".join(name.split())), document.segments


def _with_name(heading: str, name: str) -> str:
    """Add a name, unless the meaning of the heading would no longer be recognized."""
    named = f"{heading} ({name})"
    expected, found = read_heading(heading), read_heading(named)
    assert expected is not None
    if len(named) > HEADING_LENGTH or '"' in named or found is None:
        return heading
    is_clear = found.meaning is expected.meaning and found.is_sure
    return named if is_clear and found.meaning is not Meaning.KEY else heading
