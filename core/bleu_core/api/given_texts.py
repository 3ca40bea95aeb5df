"""Convert the texts passed by callers: documents, strings or files, also in sacreBLEU's shapes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from bleu_core.api.arguments import items_of, references_of, segments_of
from bleu_core.errors import WrongType
from bleu_core.files.addresses import Address, File, address_of
from bleu_core.files.documents import Document

Text: TypeAlias = Document | Sequence[str]
"""A document, or a list of strings, one per segment."""

Texts: TypeAlias = (
    Sequence[Document | Sequence[str]]
    | Sequence[Document | Sequence[str | None]]
    | Mapping[str, Document]
    | Mapping[str, Sequence[str]]
)
"""Documents or lists of strings, one per text, or a mapping from names to them."""

Files: TypeAlias = File | Sequence[File]
"""One file or several."""

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
    expected = "a list of documents or of lists of strings, or a mapping from names to them"
    if isinstance(texts, Mapping):
        return [_document(f"{argument}[{name!r}]", str(name), texts[name]) for name in texts]
    items = list(items_of(argument, texts, expected))
    if any(isinstance(item, str) for item in items):
        raise WrongType(argument, expected, texts, _ONE_TEXT)
    if segments is not None and not any(isinstance(item, Document) for item in items):
        references_of(items, segments)
    name = argument.removesuffix("s")
    return [_document(f"{argument}[{index}]", name, item) for index, item in enumerate(items)]


def source_of(source: object) -> Document | None:
    """Return the document of the source text, if there is one.

    Raises
    ------
    WrongType
    """
    return None if source is None else _document("source", "source", source)


def addresses_of(argument: str, files: object) -> list[Address]:
    """Return the addresses of one file or several.

    Raises
    ------
    WrongType
    """
    several = [files] if isinstance(files, str | Path | Address) else files
    return list(map(address_of, items_of(argument, several, "a file or a list of files")))


def _document(argument: str, name: str, text: object) -> Document:
    if isinstance(text, Document):
        return text
    return Document.from_segments(name, segments_of(argument, text, gaps=name == "reference"))
