"""A document under the name the user knows it by, and how a diagnostic about it is made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bleu_core.corpus.addresses import Role
from bleu_core.corpus.documents import Document
from bleu_core.diagnostics.excerpts import excerpt
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Data, Diagnostic, Fix, Where


@dataclass(frozen=True)
class NamedText:
    """A document of an evaluation.

    Attributes
    ----------
    name
        What the user knows it by, distinct from the names of others beside it.
    role
        What it is to the evaluation.
    document
        The document.
    """

    name: str
    role: Role
    document: Document

    @property
    def segments(self) -> tuple[str, ...]:
        """The document's."""
        return self.document.segments

    def diagnostic(
        self,
        kind: Kind,
        rows: Sequence[int],
        *fixes: Fix,
        count: int | None = None,
        line: int | None = None,
        place: Callable[[str], int] = lambda _: 0,
        data: Data | None = None,
    ) -> Diagnostic:
        """Return a diagnostic about this document.

        Parameters
        ----------
        rows
            Indices of the segments concerned.
        count
            How many are concerned, if not these.
        line
            Where the first one is, if not where its segment is.
        place
            Finds the place to show in the first segment.
        """
        segment, example = None, ""
        if rows:
            segment = rows[0]
            text = self.segments[segment]
            example = excerpt(text, place(text))
            line = line or self.document.units.line(segment)
        return Diagnostic(
            kind,
            Where(self.name, self.role, segment, line, example),
            rows if isinstance(rows, range) else tuple(rows),
            len(rows) if count is None else count,
            len(self.segments),
            fixes,
            data,
        )
