"""Makes a report and writes it: for the dialog, and for the command line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from bleu_core.changes import analysis as changes_analysis
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.atomic import atomic_file
from bleu_core.progress import SILENT, Progress
from bleu_core.workspace.notes import Note
from bleu_desktop.report.paper import Paper
from bleu_desktop.report.write_pdf import MOST_TEXTS, write_pdf
from bleu_score.reports.build import build_report
from bleu_score.reports.options import ReportOptions
from bleu_score.reports.writing import write_report

PDF = ".pdf"


@dataclass(frozen=True)
class ReportJob:
    """A report to be written.

    Attributes
    ----------
    options
        The choice of contents.
    path
        The file, which is replaced if it exists; its extension decides the format.
    paper
        The paper of a PDF.
    notes
        The notes, by segment and candidate.
    analyze
        Analyzes the changes from suggestions to final texts; None if the report is only about
        scores.
    """

    evaluation: Evaluation
    options: ReportOptions
    path: Path
    paper: Paper = Paper.A4
    notes: dict[tuple[int, int], Note] = field(default_factory=dict)
    analyze: Callable[..., changes_analysis.ChangeAnalysis] | None = None

    def run(self, progress: Progress = SILENT) -> None:
        """Write the file; an earlier one stays as it is if that fails.

        Raises
        ------
        BleuError
            If it cannot be written.
        Cancelled
            If `progress` says so.
        """
        analysis = self.analyze(progress=progress) if self.analyze is not None else None
        if self.path.suffix.lower() == PDF:
            self._write_pdf(analysis, progress)
            return

        write_report(
            self.path,
            self.evaluation,
            self.options,
            self.notes,
            analysis=analysis,
            progress=progress,
        )

    def _write_pdf(
        self, analysis: changes_analysis.ChangeAnalysis | None, progress: Progress
    ) -> None:
        most = max(MOST_TEXTS // len(self.evaluation.candidates), 1)
        options = replace(self.options, most_segments=self.options.most_segments or most)
        report = build_report(
            self.evaluation, options, self.notes, analysis=analysis, progress=progress
        )
        with atomic_file(self.path) as file:
            write_pdf(report, file, self.paper, progress)
