"""The fields of errors and assumptions as sentences say them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bleu_score.i18n import format_number, join_names
from bleu_score.messages.files import format_name, kind_name, listed
from bleu_score.messages.names import text_name

# The names that sentences have for fields.
_IN_SENTENCES = {
    "document": ("name",),
    "documents": ("names",),
    "encoding": ("name",),
    "files": ("count",),
    "lines": ("count",),
    "names": ("files", "sheets"),
    "name": ("sheet",),
    "paths": ("folders", "path"),
    "run": ("file",),
    "segments": ("count",),
    "tokenizer": ("segmentation",),
    "units": ("count",),
}

# Fields that name a text, or several.
_NAMES_OF_TEXTS = ("document", "documents", "candidate", "candidates", "first", "second")

_BY_NAME: dict[str, Callable[[Any], str]] = {
    "format": format_name,
    "formats": lambda names: join_names([*map(format_name, names)]),
    "kind": kind_name,
    # Other programs show the place of a byte without grouping.
    "offset": str,
}


def field_texts(data: object) -> dict[str, str]:
    """Return the values that the sentence about an error or an assumption may name."""
    texts = {name: _field_text(name, value) for name, value in vars(data).items()}
    for name in _IN_SENTENCES.keys() & texts.keys():
        texts |= dict.fromkeys(_IN_SENTENCES[name], texts[name])
    return texts


def _field_text(name: str, value: object) -> str:
    if name in _NAMES_OF_TEXTS:
        value = text_name(value) if isinstance(value, str) else value
        value = tuple(map(text_name, value)) if isinstance(value, tuple) else value
    if name in _BY_NAME:
        return _BY_NAME[name](value)
    if isinstance(value, int):
        return format_number(value)
    if isinstance(value, tuple):
        return listed(tuple(map(str, value)))
    return str(value)
