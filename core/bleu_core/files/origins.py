"""The origin of a translation that a translator started from: an engine, a memory, or nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

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


# The words of file formats and tools: XLIFF 1.2 and 2, Trados Studio, memoQ, Phrase.
_WORDS = {
    OriginKind.MACHINE: (
        "mt|nmt|amt|machine|machine-trans|machine-translation|machinetranslation|"
        "machine-translated|machinetranslated|leveraged-mt|mt-suggestion|automated-translation|"
        "automatic-translation|adaptive-mt|neural-mt"
    ),
    OriginKind.MEMORY: (
        "tm|memory|translation-memory|memsource-tm|tm-suggestion|leveraged-tm|exact-match|"
        "fuzzy-match|id-match|document-match|perfect-match|context-match|leveraged-repository|"
        "leveraged-inherited|idm|ice|ebm|corpus|livedocs"
    ),
    OriginKind.REPEATED: "auto-propagated|propagated|repetition|repeated|internal-fuzzy",
    OriginKind.OTHER: (
        "tb|am|other|nt|non-translatable|leveraged-glossary|glossary|termbase|fragments|"
        "assembled|assembled-from-fragments|auto-suggest|memsource-nt"
    ),
    OriginKind.NONE: "interactive|source|not-translated|none|typed|manual|human",
}
_KINDS = {word: kind for kind, words in _WORDS.items() for word in words.split("|")}
_SEPARATORS = re.compile(r"[\s_\-]+")
# "MT / DeepL", "MT: DeepL", "DeepL (MT)".
_PARTS = re.compile(r"[/:|()\[\],;]")


def kind_of(text: str) -> OriginKind:
    """Return the kind of origin that a format's word, or the name of an engine, stands for."""
    parts = [_SEPARATORS.sub("-", part.strip().casefold()) for part in _PARTS.split(text)]
    for part in parts:
        if part in _KINDS:
            return _KINDS[part]

    if any(part and headings.is_system(part) for part in parts):
        return OriginKind.MACHINE
    return OriginKind.UNKNOWN


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
    kind = kind_of(text) if text.strip() else OriginKind.UNKNOWN
    name = without_kind(text)
    if kind is OriginKind.UNKNOWN and tool:
        kind = kind_of(tool)
    # Engines do not rate matches, so the name of something with a match is that of a memory.
    if kind is OriginKind.UNKNOWN and percent is not None:
        kind = OriginKind.MEMORY
    return Origin(kind, name or without_kind(tool), percent)


def without_kind(text: str) -> str:
    """Return the name in an origin, without the words that only tell its kind."""
    squeezed = " ".join(text.split())
    parts = [part.strip() for part in _PARTS.split(squeezed)]
    names = [part for part in parts if part]
    kept = [part for part in names if _SEPARATORS.sub("-", part.casefold()) not in _KINDS]
    return squeezed if len(kept) == len(names) else " ".join(kept)


def first_known(chain: Sequence[Origin]) -> Origin | None:
    """Return the origin a translation started from, of those it had, the last one first.

    An edited suggestion is ``interactive`` in Trados Studio; the origin before it tells which one.
    """
    for origin in chain:
        if origin.kind not in (OriginKind.NONE, OriginKind.UNKNOWN):
            return origin
    return chain[0] if chain else None
