"""Convert the texts passed by callers: documents, strings or files, also in sacreBLEU's shapes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TypeAlias

from bleu_core.api.arguments import (
    check_shape,
    items_of,
    reference_of,
    segments_of,
    without_gaps,
)
from bleu_core.errors import WrongType
from bleu_core.files.addresses import Address, File, address_of
from bleu_core.files.documents import Document

Text: TypeAlias = Document | Iterable[str]
"""A document, or a list or other iterable of strings, one per segment."""

Texts: TypeAlias = (
    Iterable[Document | Iterable[str]]
    | Iterable[Document | Iterable[str | None]]
    | Mapping[str, Document]
    | Mapping[str, Iterable[str]]
    | Mapping[str, Iterable[str | None]]
)
"""Documents or lists of strings, one per text, or a mapping from names to them."""

Files: TypeAlias = File | Iterable[File]
"""One file or several."""

_TEXTS = "a list of documents or of lists of strings, or a mapping from names to them"
_ONE_TEXT = "One text is [segments]; evaluate_files reads files."


def documents_of(argument: str, texts: object, segments: int | None = None) -> list[Document]:
    """Convert the candidates or references passed by a caller to documents.

    Parameters
    ----------
    argument, texts
        Name and value of the argument.
    segments
        For references, the number of segments of the first candidate.

    Raises
    ------
    WrongType, ReferencesTransposed
    """
    if isinstance(texts, Mapping):
        names = [str(name) for name in texts]
        items = {f"{argument}[{name!r}]": text for name, text in texts.items()}
    else:
        several = list(items_of(argument, texts, _TEXTS))
        if any(isinstance(item, str) for item in several):
            raise WrongType(argument, _TEXTS, texts, _ONE_TEXT)
        names = [argument.removesuffix("s")] * len(several)
        items = {f"{argument}[{index}]": item for index, item in enumerate(several)}
    read = reference_of if argument == "references" else segments_of
    found = {
        place: item.segments if isinstance(item, Document) else read(place, item)
        for place, item in items.items()
    }
    if segments is not None and not any(isinstance(item, Document) for item in items.values()):
        check_shape([*found.values()], segments)
    return [
        item if isinstance(item, Document) else Document.from_segments(name, own)
        for name, item, own in zip(names, items.values(), without_gaps(found), strict=True)
    ]


def source_of(source: object) -> Document | None:
    """Return the document of the source text, if there is one.

    Raises
    ------
    WrongType
    """
    if source is None or isinstance(source, Document):
        return source
    return Document.from_segments("source", segments_of("source", source))


def addresses_of(argument: str, files: object) -> list[Address]:
    """Return the addresses of one file or several.

    Raises
    ------
    WrongType
    """
    several = [files] if isinstance(files, str | Path | Address) else files
    return list(map(address_of, items_of(argument, several, "a file or a list of files")))
