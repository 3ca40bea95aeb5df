"""The origin of a translation that a translator started from: an engine, a memory, or nothing.

A file's words for an origin are kept as they are. Its kind is known only if the file states it: by
the vocabulary of its format (``mt-suggestion``), by a word that means the kind (``MT``, ``TM``), or
by a heading (*Engine*). Neither a name nor a match in percent tells an engine from a memory: some
engines rate their output, and some memories do not.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache

from bleu_core.files import headings


class OriginKind(Enum):
    """The kind of an origin."""

    MACHINE = "machine"
    MEMORY = "memory"
    REPEATED = "repeated"
    """The translation of an equal segment, taken over by the tool."""
    OTHER = "other"
    """A glossary, fragments put together, or something that is not to be translated."""
    NONE = "none"
    """There was no suggestion: the translation was typed."""
    UNKNOWN = "unknown"
    """The file does not state it."""


@dataclass(frozen=True, slots=True)
class Origin:
    """The origin of a suggestion.

    Attributes
    ----------
    kind
        Its kind.
    name
        The engine or the memory according to the file; empty if it does not say.
    percent
        The match in percent: how similar the memory's source text is; None if not known.
    """

    kind: OriginKind
    name: str = ""
    percent: float | None = None


# "MT / DeepL", "MT: DeepL", "DeepL (MT)".
_PARTS = re.compile(r"[/:|()\[\],;]")


@lru_cache(maxsize=1024)
def kind_of(text: str) -> OriginKind:
    """Return the kind of origin that a word states; `UNKNOWN` for all others, such as names."""
    stated = filter(None, map(_kind_of_word, _PARTS.split(text)))
    return next(stated, OriginKind.UNKNOWN)


def _kind_of_word(word: str) -> OriginKind | None:
    kinds = (kind for kind in OriginKind if headings.is_word(word, f"origin {kind.value}"))
    return next(kinds, None)


def read_origin(text: str, percent: float | None = None, tool: str = "") -> Origin:
    """Return the origin that a file states.

    Parameters
    ----------
    text
        The file's words: ``MT``, ``DeepL``, ``project.tmx``.
    percent
        The match in percent, if stated.
    tool
        The tool that made the suggestion, if stated apart.
    """
    kind = kind_of(text)
    if kind is OriginKind.UNKNOWN:
        kind = kind_of(tool)
    return Origin(kind, without_kind(text) or without_kind(tool), percent)


def read_cell(heading: str, text: str, percent: float | None = None) -> Origin:
    """Return the origin that a cell of a table states; what an engine is called is its heading's.

    Parameters
    ----------
    heading
        The heading of the column: ``Engine``, ``Origin``.
    text, percent
        See `read_origin`.
    """
    origin = read_origin(text, percent)
    is_engine = origin.name and headings.is_word(heading, "suggestion engine")
    if origin.kind is OriginKind.UNKNOWN and is_engine:
        return replace(origin, kind=OriginKind.MACHINE)
    return origin


def without_kind(text: str) -> str:
    """Return the name in an origin, without the words that only tell its kind."""
    squeezed = " ".join(text.split())
    parts = [part.strip() for part in _PARTS.split(squeezed)]
    names = [part for part in parts if part]
    kept = [part for part in names if _kind_of_word(part) is None]
    return squeezed if len(kept) == len(names) else " ".join(kept)


def first_known(chain: Sequence[Origin]) -> Origin | None:
    """Return the origin a translation started from, of those it had, the last one first.

    An edited suggestion is ``interactive`` in Trados Studio; the origin before it tells which one.
    """
    for origin in chain:
        if origin.kind not in (OriginKind.NONE, OriginKind.UNKNOWN):
            return origin
    return chain[0] if chain else None
