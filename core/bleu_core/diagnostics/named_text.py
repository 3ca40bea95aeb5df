"""A document with its display name and role, and a method that creates diagnostics about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from bleu_core.diagnostics import model
from bleu_core.diagnostics.excerpts import excerpt
from bleu_core.diagnostics.kinds import Kind
from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document
from bleu_core.pairing.concerns import are_blank


@dataclass(frozen=True)
class NamedText:
    """A document of an evaluation.

    Attributes
    ----------
    name
        Display name, unique within the evaluation.
    role
        Its role in the evaluation.
    document
        The document.
    """

    name: str
    role: Role
    document: Document

    @property
    def segments(self) -> tuple[str, ...]:
        """The document's segments."""
        return self.document.segments

    @cached_property
    def blank(self) -> bytes:
        """For each segment, 1 if there is nothing but white space in it."""
        return are_blank(self.segments)

    def diagnostic(
        self,
        kind: Kind,
        rows: Sequence[int],
        *fixes: model.Fix,
        count: int | None = None,
        line: int | None = None,
        places: model.Places | None = None,
        data: model.Data | None = None,
    ) -> model.Diagnostic:
        """Return a diagnostic about this document.

        Parameters
        ----------
        rows
            Indices of the affected segments.
        fixes
            Settings that would help, besides the normalization of the kind.
        count
            Number of affected items, if not the number of rows.
        line
            Line of the first one, if not that of its segment.
        places
            Finds what is meant in a segment, by default all of it; the excerpt of the first one
            shows it.
        """
        places = places or model.whole_segment
        if kind.normalization is not None:
            fixes = (model.Normalize(kind.normalization), *fixes)
        segment, example = None, ""
        if rows:
            segment = rows[0]
            text = self.segments[segment]
            start, _ = next(places(text, None), (0, 0))
            example = excerpt(text, start)
            line = line or self.document.units.line(segment)
        return model.Diagnostic(
            kind,
            model.Where(self.name, self.role, segment, line, example),
            rows if isinstance(rows, range) else tuple(rows),
            len(rows) if count is None else count,
            len(self.segments),
            fixes,
            data,
            places=places,
        )
