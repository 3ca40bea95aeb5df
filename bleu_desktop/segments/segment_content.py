"""The data of one segment: its texts, scores and matches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from bleu_core.diagnostics.model import Diagnostic
from bleu_core.evaluation.checking import CheckReport
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import Role
from bleu_core.pairing.alignment import index_of
from bleu_core.progress import SILENT, Progress
from bleu_score.marked.segment import MarkedSegment


@dataclass(frozen=True)
class SegmentContent:
    """One segment of an evaluation, as it was compared.

    Attributes
    ----------
    segment
        Index of the segment among those compared.
    """

    evaluation: Evaluation
    segment: int

    @property
    def row(self) -> int:
        """Index of its row in the files."""
        return self.evaluation.aligned.kept[self.segment]

    @cached_property
    def references(self) -> tuple[str, ...]:
        """The text of each reference."""
        documents = self.evaluation.aligned.references
        return tuple(document.segments[self.segment] for document in documents)

    @cached_property
    def candidates(self) -> tuple[str, ...]:
        """The text of each candidate."""
        documents = self.evaluation.aligned.candidates
        return tuple(document.segments[self.segment] for document in documents)

    @cached_property
    def source(self) -> str | None:
        """The source text, None if there is none."""
        sources = self.evaluation.aligned.sources
        return sources[self.segment] if sources is not None else None

    @property
    def line(self) -> int:
        """Its line in the first document that has it."""
        documents = self.evaluation.aligned.documents
        for document in documents:
            if document.units.is_in_file(self.segment):
                return document.units.line(self.segment)
        return self.segment + 1

    @property
    def key(self) -> str:
        """Its key in the files; empty if it has none."""
        return self.evaluation.aligned.key(self.segment)

    @cached_property
    def percents(self) -> tuple[float, ...]:
        """Sentence BLEU of each candidate."""
        found = []
        for candidate in self.evaluation.candidates:
            row = candidate.bleu.statistics[self.segment : self.segment + 1]
            percents = candidate.bleu.metric.segment_percents(row.astype(float))
            found.append(float(percents[0]))
        return tuple(found)

    @property
    def by_score(self) -> list[int]:
        """The candidates, best first."""
        return sorted(range(len(self.candidates)), key=lambda index: -self.percents[index])

    def marked(self, candidate: int) -> MarkedSegment:
        """Return a candidate's segment with its matches."""
        return MarkedSegment(
            candidate=self.candidates[candidate],
            references=self.references,
            tokenizer=self.evaluation.tokenizer,
            settings=self.evaluation.settings,
        )

    def diagnostics(self, candidate: int, check_report: CheckReport | None) -> list[Diagnostic]:
        """Return the diagnostics of this segment, in the references or in this candidate."""
        found = diagnostics_about(self.evaluation, candidate, check_report)
        here = [each for each in found if index_of(self.row, each.rows) is not None]
        # A candidate, its file and a pair can have the same diagnostic; show it once.
        return list({each.kind: each for each in reversed(here)}.values())[::-1]


def diagnostics_about(
    evaluation: Evaluation, candidate: int, check_report: CheckReport | None
) -> list[Diagnostic]:
    """Return the diagnostics of a candidate, of the other texts, and of their pairs."""
    result = evaluation.candidates[candidate]
    found = [*result.diagnostics]
    if check_report is not None:
        found += [
            diagnostic
            for diagnostic in check_report.diagnostics
            if diagnostic.where.role is not Role.CANDIDATE
            or diagnostic.where.document == result.name
        ]
    return [*found, *evaluation.pair_diagnostics]


def explain(
    content: SegmentContent, candidates: Sequence[int], progress: Progress = SILENT
) -> dict[int, MarkedSegment]:
    """Return the segments of some candidates, with all that takes long done."""
    explained = {}
    for candidate in candidates:
        progress.check()
        explained[candidate] = segment = content.marked(candidate)
        _ = segment.edits
    return explained
