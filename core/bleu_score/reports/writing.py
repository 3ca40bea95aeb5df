"""Writes a report in the format of its file's extension."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO

from bleu_core.changes import analysis as changes_analysis
from bleu_core.errors import ReportFormatUnknown
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.atomic import atomic_file
from bleu_core.progress import SILENT, Progress
from bleu_score.json_text import json_text
from bleu_score.reports import change_data as reports_change_data
from bleu_score.reports import docx, html, latex, markdown, separated, xlsx
from bleu_score.reports.build import build_report
from bleu_score.reports.model import Report
from bleu_score.reports.options import Notes, ReportOptions
from bleu_score.reports.statement import statement_data
from bleu_score.reports.without_folders import without_folders

Writer = Callable[[Report, BinaryIO, Progress], None]

_JSON, _DOCX = ".json", ".docx"
# A file with more marked texts is too large for a browser, nobody goes through it in Word, those
# who host Markdown no longer show it as such, and TeX takes long.
_MOST_TEXTS = {"html": 10_000, "docx": 5_000, "markdown": 2_000, "latex": 2_000}

REPORT_EXTENSIONS = (
    *(".html", ".htm", _DOCX, ".xlsx", ".csv", ".tsv", ".md", ".markdown", ".tex", _JSON),
)
"""The extensions of reports that can be written without the window."""


def _writer(extension: str) -> tuple[Writer, int | None]:
    """Return the writer of a format, and the number of candidates’ texts it can carry."""
    # Imported lazily, as each run writes few formats at most.
    if extension in (".html", ".htm"):
        return html.write_html, _MOST_TEXTS["html"]
    if extension in (".md", ".markdown"):
        return markdown.write_markdown, _MOST_TEXTS["markdown"]
    if extension == _DOCX:
        return docx.write_docx, _MOST_TEXTS["docx"]
    if extension == ".xlsx":
        return xlsx.write_xlsx, None
    if extension in (".csv", ".tsv"):
        return separated.write_csv if extension == ".csv" else separated.write_tsv, None
    if extension == ".tex":
        return latex.write_latex, _MOST_TEXTS["latex"]
    raise ValueError(extension)


def check_report_path(path: Path, *, others: tuple[str, ...] = ()) -> None:
    """Check that a report can be written as the extension says.

    Parameters
    ----------
    others
        Extensions of formats that the caller writes itself.

    Raises
    ------
    ReportFormatUnknown
    """
    allowed = (*others, *REPORT_EXTENSIONS)
    if path.suffix.lower() not in allowed:
        raise ReportFormatUnknown(path, allowed)


def write_report(
    path: Path,
    result: Evaluation,
    options: ReportOptions | None = None,
    notes: Notes | None = None,
    *,
    analysis: changes_analysis.ChangeAnalysis | None = None,
    made: datetime | None = None,
    progress: Progress = SILENT,
) -> None:
    """Write a report; an old file is replaced when all of the new one is there.

    Parameters
    ----------
    path
        Its extension says which format.
    result
        A finished evaluation, or one of folders.
    options
        The choice of contents.
    notes
        The notes on segments.
    analysis
        The changes from its candidate to its reference, if the report is about them.
    made
        The time at which it is made; now by default. The same report has the same bytes.
    progress
        Can cancel.

    Raises
    ------
    ReportFormatUnknown, NothingToReport, FileUnwritable, FileIsDirectory, Cancelled
    """
    check_report_path(path)
    options = options or ReportOptions()
    made = made or datetime.now(UTC)
    if path.suffix.lower() == _JSON:
        _write_json(path, result, options, analysis, made, progress)
        return

    write, most_texts = _writer(path.suffix.lower())
    if path.suffix.lower() == _DOCX:
        # Its table is worked on.
        options = replace(options, worst_matter=True)
    if options.most_segments is None and most_texts is not None:
        most = max(1, most_texts // max(1, len(result.candidate_names)))
        options = replace(options, most_segments=most)
    report = build_report(result, options, notes, analysis=analysis, made=made, progress=progress)
    with atomic_file(path) as file:
        write(report, file, progress)


def _write_json(
    path: Path,
    result: Evaluation,
    options: ReportOptions,
    analysis: changes_analysis.ChangeAnalysis | None,
    made: datetime,
    progress: Progress,
) -> None:
    segments = options.segments != "none"
    statement = statement_data(result, options, made, progress) if analysis else {}
    result = without_folders(result)
    if analysis is None:
        content = result.to_dict(segment_scores=segments)
    else:
        analysis = replace(analysis, evaluation=result)
        content = reports_change_data.change_data(analysis, segments=segments, texts=options.texts)
        content["statement"] = statement
    with atomic_file(path) as file:
        # A file's name may contain surrogates, which UTF-8 cannot encode.
        file.write(json_text(content).encode("utf-8", "backslashreplace"))
