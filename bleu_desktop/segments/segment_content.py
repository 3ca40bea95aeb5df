"""The data of one segment: its texts, scores and matches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from bleu_core.analysis import matches as analysis_matches
from bleu_core.analysis.differences import Edit, differences
from bleu_core.analysis.reasons import SegmentReasons, explain_segment
from bleu_core.diagnostics.model import Diagnostic
from bleu_core.evaluation.checking import CheckReport
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import Role
from bleu_core.pairing.alignment import index_of
from bleu_core.progress import SILENT, Progress


@dataclass(frozen=True)
class SegmentContent:
    """One segment of an evaluation, as it was compared.

    Attributes
    ----------
    evaluation
        The evaluation.
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

    def matches(self, candidate: int) -> analysis_matches.SegmentMatches:
        """Return the matches in a candidate's segment."""
        return analysis_matches.match_segment(
            candidate=self.candidates[candidate],
            references=self.references,
            tokenizer=self.evaluation.tokenizer,
            settings=self.evaluation.settings,
        )

    def diagnostics(self, candidate: int, check_report: CheckReport | None) -> list[Diagnostic]:
        """Return the diagnostics of this segment, in the references or in this candidate."""
        result = self.evaluation.candidates[candidate]
        found = [*result.diagnostics]
        if check_report is not None:
            found += [
                diagnostic
                for diagnostic in check_report.diagnostics
                if diagnostic.where.role is not Role.CANDIDATE
                or diagnostic.where.document == result.name
            ]
        found += self.evaluation.pair_diagnostics
        here = [each for each in found if index_of(self.row, each.rows) is not None]
        # A candidate, its file and a pair can have the same diagnostic; show it once.
        return list({each.kind: each for each in reversed(here)}.values())[::-1]


@dataclass(frozen=True)
class Explained:
    """A candidate's segment in all detail.

    Attributes
    ----------
    candidate
        Index of the candidate.
    matches, reasons
        Its matches, and the reasons for its score.
    closest
        Index of the reference whose words it shares most, with which it is compared.
    edits
        The differences from that reference.
    """

    candidate: int
    matches: analysis_matches.SegmentMatches
    reasons: SegmentReasons
    closest: int
    edits: tuple[Edit, ...]


def explain(
    content: SegmentContent, candidates: Sequence[int], progress: Progress = SILENT
) -> list[Explained]:
    """Explain some candidates' segments."""
    explained = []
    for candidate in candidates:
        progress.check()
        matches = content.matches(candidate)
        reasons = explain_segment(matches, content.evaluation.settings)
        closest = reasons.reference or 0
        edits = differences(candidate=matches.candidate, reference=matches.references[closest])
        explained.append(Explained(candidate, matches, reasons, closest, edits))
    return explained
