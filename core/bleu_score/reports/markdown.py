"""A report as Markdown with GitHub's tables, readable as it is: for wikis and summaries of builds.

Names and texts are escaped: nothing in them becomes a link, markup or HTML.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import BinaryIO

from bleu_core.progress import SILENT, Progress
from bleu_score.i18n import (
    as_heading,
    as_sentence,
    join_sentences,
    speaking,
    with_detail,
)
from bleu_score.marked.signs import without_controls
from bleu_score.reports.cells import Cell, Form, Table
from bleu_score.reports.markdown_text import at_start, escaped, markdown_code
from bleu_score.reports.model import Headline, Report, SegmentList
from bleu_score.reports.segment_tables import segment_table
from bleu_score.reports.words import (
    facts_text,
    found_text,
    label,
    made_text,
    provenance_title,
    segment_place,
)


def write_markdown(report: Report, file: BinaryIO, progress: Progress = SILENT) -> None:
    """Write a report.

    Raises
    ------
    Cancelled
        If `progress` requests it.
    """
    with speaking(report.language):
        for block in progress.watch(_blocks(report)):
            file.write(f"{block}\n\n".encode())


def escape(text: str) -> str:
    """Return a text in one line that is shown as it is, and does nothing."""
    return escaped(without_controls(text))


def paragraph(text: str) -> str:
    """Return a text that starts a line."""
    return at_start(escape(text))


def markdown_table(table: Table) -> str:
    """Return a table with its notes, without its title."""
    lines = [
        _row([escape(column.title) for column in table.columns]),
        _row(["---:" if column.is_number else "---" for column in table.columns]),
        *(_row([_cell(cell) for cell in row]) for row in table.rows),
    ]
    notes = [f"<sub>{escape(note)}</sub>" for note in table.notes]
    return "\n\n".join(["\n".join(lines), *(["<br>\n".join(notes)] if notes else [])])


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _cell(cell: Cell) -> str:
    if cell.form is Form.CODE:
        return _code(cell.text)
    text = escape(cell.signed_text.strip())
    if cell.is_strong and text:
        text = f"**{text}**"
    return with_detail(text, escape(cell.detail))


def _code(text: str) -> str:
    """Return a text to be copied; within a table, pipes still need to be escaped."""
    return markdown_code(without_controls(text)).replace("|", "\\|")


def _block_of_code(lines: Sequence[str]) -> str:
    fence = "`" * max(3, *(_longest_run(line) + 1 for line in lines))
    return "\n".join([fence, *map(without_controls, lines), fence])


def _longest_run(text: str) -> int:
    return max(map(len, re.findall("`+", text)), default=0)


def _blocks(report: Report) -> Iterator[str]:
    yield f"# {escape(report.title)}"
    yield paragraph(report.compared)
    if report.about:
        yield paragraph(facts_text(report.about))
    if (changes := report.changes) is not None:
        if changes.figure:
            yield f"**{escape(changes.figure)}** {escape(changes.meaning)}"
        yield paragraph(changes.headline)
    if report.scores is not None:
        yield from _head(report.scores.headline)
    if not report.options.texts:
        yield paragraph(label("numbers_only"))
    yield from _tables(report.tables)
    yield from _diagnostics(report)
    yield from _tables(report.details)
    yield from _tables([report.inputs])
    yield f"## {label('pairing')}"
    yield "\n".join(f"- {escape(line)}" for line in report.pairing)
    yield from _tables(report.settings)
    yield from _provenance(report)
    if report.segments is not None:
        yield from _segments(report.segments)
    yield f"<sub>{escape(made_text(report))}</sub>"


def _head(head: Headline) -> Iterator[str]:
    if head.title:
        yield _result(head)
    yield f"**{head.metric} {head.score.text}** · {escape(head.interval)}".removesuffix(" · ")
    yield paragraph(head.agreement)
    yield paragraph(head.meaning)
    if head.limits:
        yield paragraph(head.limits)
    yield escape(facts_text(head.facts))


def _diagnostics(report: Report) -> Iterator[str]:
    if report.diagnostics:
        yield f"## {label('diagnostics')}"
    for diagnostic in report.diagnostics:
        title = as_sentence(f"**{escape(diagnostic.title)}**")
        lines = [f"- {join_sentences(title, escape(diagnostic.advice))}"]
        lines += (f"  - {escape(found_text(*found))}" for found in diagnostic.found)
        yield "\n".join(lines)


def _tables(tables: Iterable[Table]) -> Iterator[str]:
    for table in tables:
        yield f"## {escape(table.title)}"
        yield markdown_table(table)


def _provenance(report: Report) -> Iterator[str]:
    yield f"## {label('provenance')}"
    for provenance in report.signatures:
        yield as_heading(escape(provenance_title(provenance)))
        yield _block_of_code([provenance.signature])
        if provenance.commands:
            yield as_heading(escape(label("command")))
            yield _block_of_code(provenance.commands)


def _result(head: Headline) -> str:
    # The stop is behind the stars: in Chinese, stars behind it would not end the bold text.
    title = as_sentence(f"**{escape(head.title)}**")
    return join_sentences(*filter(None, (title, escape(head.comparison))))


def _segments(segments: SegmentList) -> Iterator[str]:
    yield f"## {escape(segments.title)}"
    yield paragraph(segments.limit)
    for segment in segments:
        yield f"### {escape(segment_place(segment))}"
        yield markdown_table(segment_table(segment, segments))
