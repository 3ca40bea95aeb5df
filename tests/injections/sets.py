"""The real translations to put faults into."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import permutations
from pathlib import Path

from bleu_core.files.documents import Document, read_document

_LANGUAGES = {"eng": "en"}


@dataclass(frozen=True)
class RealSet:
    """A set of real translations with a source, references and candidates.

    Attributes
    ----------
    name, language
        The name of the set's folder, and the code of its target language.
    source
        The segments of the source text; empty if there is none.
    references, candidates
        The documents of the set.
    foreign
        Segments in a third language, from another set.
    """

    name: str
    language: str
    source: tuple[str, ...]
    references: tuple[Document, ...]
    candidates: tuple[Document, ...]
    foreign: tuple[str, ...] = ()

    @classmethod
    def read(cls, folder: Path, segments: int) -> RealSet:
        """Read a set, up to a number of segments."""

        def documents(kind: str) -> tuple[Document, ...]:
            read = map(read_document, sorted(folder.glob(f"{kind}.*")))
            return tuple(_head(one, segments) for one in read)

        sources = documents("src")
        references = documents("ref")
        code = references[0].name.rpartition(".")[2]
        return cls(
            folder.name,
            _LANGUAGES.get(code, code),
            sources[0].segments if sources else (),
            references,
            documents("sys"),
        )

    @cached_property
    def pairs(self) -> tuple[tuple[Document, Document], ...]:
        """Every candidate with every reference, and with every other candidate as a reference."""
        return (
            *((system, reference) for system in self.candidates for reference in self.references),
            *permutations(self.candidates, 2),
        )


def _head(document: Document, segments: int) -> Document:
    return Document.from_segments(document.name, document.segments[:segments])
