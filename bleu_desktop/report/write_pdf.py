"""Writes a report as a PDF."""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO

from PySide6.QtCore import QBuffer, QIODevice

from bleu_core.progress import SILENT, Progress, Stage
from bleu_desktop.report.outline import write_with_outline
from bleu_desktop.report.paper import Paper, PaperPage
from bleu_desktop.report.pdf import Frame, write_pages
from bleu_desktop.report.pieces import Piece
from bleu_desktop.report.report_pages import ReportPages
from bleu_desktop.report.searchable_text import mend_text
from bleu_desktop.report.typesetter import Typesetter
from bleu_score.i18n import script_tag, speaking
from bleu_score.reports import words
from bleu_score.reports.model import Report

MOST_TEXTS = 10_000
"""The most texts of candidates: more fill thousands of pages that nobody reads, unlike a
spreadsheet, which holds all."""

# The share of the work that counting the pages takes.
_COUNTING = 0.2
_STEPS = 1000


def write_pdf(report: Report, stream: BinaryIO, paper: Paper, progress: Progress = SILENT) -> int:
    """Write a report as a PDF; return the number of its pages.

    Any thread may call it, once there is an application.

    Raises
    ------
    OSError
        If `stream` cannot be written.
    Cancelled
        If `progress` says so.
    """
    typesetter = Typesetter(report.language)
    pages = ReportPages(report, typesetter, PaperPage.of(paper))

    def step(done: int, total: int) -> None:
        counted = _COUNTING * (1.0 if total else pages.share_counted)
        drawn = (1 - _COUNTING) * done / total if total else 0.0
        progress.step(Stage.SAVING, round((counted + drawn) * _STEPS), _STEPS)

    def pieces(counting: bool) -> Iterator[Piece]:
        return pages.pieces(counting=counting)

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    with speaking(report.language):
        footer = " · ".join((report.title, report.program, words.date_text(report)))
        frame = Frame(report.title, footer, words.page_text)
        written = write_pages(buffer, frame, pieces, paper=paper, typesetter=typesetter, step=step)
    content = bytearray(buffer.data().data())
    mend_text(content, typesetter.written, typesetter.fonts.all_made)
    write_with_outline(content, stream, written.entries, script_tag(report.language))
    return written.pages
