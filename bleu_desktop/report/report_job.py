"""Makes a report and writes it: for the dialog, and for the command line."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from bleu_core.notes import Note
from bleu_core.progress import SILENT, Progress
from bleu_core.whole_files import whole_file
from bleu_desktop.report.paper import Paper
from bleu_desktop.report.report_choices import FORMATS, FormatName

if TYPE_CHECKING:
    from bleu_core.results import Evaluation
    from bleu_score.reports.options import ReportOptions


@dataclass(frozen=True)
class ReportJob:
    """A report to be written.

    Attributes
    ----------
    evaluation
        What it is about.
    options
        What goes in.
    notes
        What is noted, by segment and candidate.
    path
        The file, which is replaced if it exists.
    format
        One of `FORMATS`.
    paper
        Of a PDF.
    """

    evaluation: Evaluation
    options: ReportOptions
    path: Path
    format: FormatName
    paper: Paper = Paper.A4
    notes: dict[tuple[int, int], Note] = field(default_factory=dict)

    def run(self, progress: Progress = SILENT) -> None:
        """Write the file; an earlier one stays as it is if that fails.

        Raises
        ------
        FileIsDirectory, FileUnwritable
            If it cannot be written.
        Cancelled
            If `progress` says so.
        """
        if self.format == "pdf":
            self._write_pdf(progress)
        else:
            self._write_json()

    def _write_json(self) -> None:
        content = self.evaluation.to_dict(segment_scores=self.options.segments != "none")
        text = json.dumps(content, ensure_ascii=False, indent=1) + "\n"
        with whole_file(self.path) as file:
            file.write(text.encode())

    def _write_pdf(self, progress: Progress) -> None:
        # Imported lazily to speed up start-up.
        from bleu_desktop.report.write_pdf import MOST_SEGMENTS, write_pdf
        from bleu_score.reports.build import build_report

        most = min(self.options.most_segments or MOST_SEGMENTS, MOST_SEGMENTS)
        options = replace(self.options, most_segments=most)
        report = build_report(self.evaluation, options, self.notes, progress=progress)
        with whole_file(self.path) as file:
            write_pdf(report, file, self.paper, progress)


def format_of(path: Path) -> FormatName | None:
    """Return the format that the ending of a name says; None for another ending."""
    ending = path.suffix.lower().removeprefix(".")
    ending = {"htm": "html", "markdown": "md"}.get(ending, ending)
    return next((name for name in FORMATS if name == ending), None)
