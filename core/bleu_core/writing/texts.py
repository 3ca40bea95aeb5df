"""Save the texts of an evaluation as they are compared: paired, repaired and normalized."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, get_args

from bleu_core.errors import SourceMissing
from bleu_core.files.atomic import atomic_file
from bleu_core.files.documents import require_texts
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.progress import SILENT, Progress
from bleu_core.writing.judging import SegmentSample, sample_columns
from bleu_core.writing.storable import Storable
from bleu_core.writing.table import write as write_table
from bleu_core.writing.table import write_columns
from bleu_core.writing.tmx import write

TextsFormat = Literal["tsv", "tmx", "txt"]
"""A table with a column for each text, a translation memory, or a file of lines for each text."""

TEXTS_FORMATS: tuple[TextsFormat, ...] = get_args(TextsFormat)


@dataclass(frozen=True)
class SavedTexts:
    """The result of saving texts.

    Attributes
    ----------
    paths
        The files.
    segments
        Number of segments in each text.
    joined
        Line ends inside segments that became spaces, in a file with a segment a line.
    replaced
        Characters the format cannot hold; U+FFFD is in their place.
    seed
        The seed by which segments were chosen; None if all were saved.
    """

    paths: tuple[Path, ...]
    segments: int
    joined: int = 0
    replaced: int = 0
    seed: int | None = None


def texts_format_of(path: str | Path) -> TextsFormat | None:
    """Return the format that a file's extension names, None if it names none."""
    extension = Path(path).suffix.lower().removeprefix(".")
    return next((name for name in TEXTS_FORMATS if name == extension), None)


def paths_of_texts(
    aligned: AlignedDocuments, path: Path, texts_format: TextsFormat
) -> tuple[Path, ...]:
    """Return the files that `save_texts` writes."""
    if texts_format != "txt":
        return (path,)
    extension = path.suffix or ".txt"
    return tuple(
        path.with_name(f"{path.stem}.{role}{extension}") for role, _ in _named_texts(aligned)
    )


def save_texts(
    aligned: AlignedDocuments,
    path: str | Path,
    *,
    texts_format: TextsFormat = "tsv",
    candidate: int | None = None,
    language: str | None = None,
    sample: SegmentSample | None = None,
    progress: Progress = SILENT,
) -> SavedTexts:
    """Save the texts that are compared; pairs that are left out are not among them.

    Read again, the files give the same segments, except for the changes that `SavedTexts` counts.
    An existing file is replaced as a whole, or stays as it is.

    Parameters
    ----------
    aligned
        The texts, as ``evaluation.aligned``.
    path
        The file. For ``txt``, the role of each text goes before the extension:
        ``texts.reference.txt``.
    texts_format
        ``tsv`` holds all texts. ``tmx`` holds the source and one translation: with several, a
        translation memory would offer machine translations beside human ones. ``txt`` gives a file
        for each text.
    candidate
        For ``tmx``: index of the candidate that is the translation; None for the first reference.
    language
        For ``tmx``: tag of the target language, if it is known.
    sample
        For ``tsv``: segments to be judged by a person, who shall not know the systems.

    Raises
    ------
    SourceMissing
        If there is no source text for ``tmx``.
    TextsMissing
        If only numbers were kept of the texts.
    FileUnwritable, FileIsDirectory, Cancelled
    """
    path = Path(path)
    require_texts(aligned.documents)
    if texts_format == "tmx":
        sources = aligned.sources
        if sources is None:
            raise SourceMissing
        storable = Storable(in_xml=True)
        chosen = aligned.references[0] if candidate is None else aligned.candidates[candidate]
        with atomic_file(path) as file:
            write(file, aligned, sources, chosen, language, storable, progress)
        paths: tuple[Path, ...] = (path,)
    elif sample is not None:
        storable = Storable()
        columns = sample_columns(aligned, sample, progress)
        with atomic_file(path) as file:
            write_columns(file, columns, storable, progress)
        judged = len({*columns[0][1]})
        return SavedTexts((path,), judged, storable.joined, storable.replaced, sample.seed)
    elif texts_format == "tsv":
        storable = Storable()
        with atomic_file(path) as file:
            write_table(file, aligned, storable, progress)
        paths = (path,)
    else:
        storable = Storable(in_lines=True)
        paths = _save_lines(aligned, path, storable, progress)
    return SavedTexts(paths, aligned.segments, storable.joined, storable.replaced)


def _save_lines(
    aligned: AlignedDocuments, path: Path, storable: Storable, progress: Progress
) -> tuple[Path, ...]:
    """Save a file for each text, all or none."""
    paths = paths_of_texts(aligned, path, "txt")
    texts = [segments for _, segments in _named_texts(aligned)]
    with ExitStack() as files:
        for each, segments in zip(paths, texts, strict=True):
            file = files.enter_context(atomic_file(each))
            if segments and segments[0].startswith("\ufeff"):
                # A mark at the start of a file is no part of its text; a second one is.
                file.write("\ufeff".encode())
            for segment in progress.watch(segments):
                file.write(f"{storable.text(segment)}\n".encode())
    return paths


def _named_texts(aligned: AlignedDocuments) -> list[tuple[str, tuple[str, ...]]]:
    """Return the texts with names for their files."""
    named: list[tuple[str, tuple[str, ...]]] = []
    if aligned.sources is not None:
        named.append(("source", tuple(aligned.sources)))
    for role, documents in (("reference", aligned.references), ("candidate", aligned.candidates)):
        named += (
            (role if len(documents) == 1 else f"{role}-{number}", document.segments)
            for number, document in enumerate(documents, 1)
        )
    return named
