"""The sheets of a report beside its segments: the ends of intervals have columns of their own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from bleu_score.i18n import translate
from bleu_score.reports import cells as reports_cells
from bleu_score.reports.model import Report
from bleu_score.reports.segment_tables import comments_table
from bleu_score.reports.tables import precision_sheet
from bleu_score.reports.words import label, made_text, provenance_title


@dataclass(frozen=True)
class Sheet:
    """A sheet of blocks, one below the other.

    Attributes
    ----------
    title
        Its name.
    blocks
        Tables with their titles and notes, or lines without headings.
    """

    title: str
    blocks: tuple[reports_cells.Table, ...]


def summary(report: Report) -> Sheet:
    """Return the sheet to be read: the result, its tables, and what to look at."""
    return Sheet(translate("Reports", "Summary"), tuple(_summary(report)))


def method(report: Report) -> Sheet:
    """Return the sheet by which the result can be had again: settings, files, signatures."""
    return Sheet(translate("Reports", "Settings"), tuple(_method(report)))


def _summary(report: Report) -> Iterator[reports_cells.Table]:
    yield _lines("head", "", _head(report))
    for table in report.tables:
        yield _without_first_note(with_ends(table)) if report.scores else with_ends(table)
    if report.diagnostics:
        yield _lines("diagnostics", label("diagnostics"), _diagnostics(report))
    if report.scores is not None:
        if report.scores.comparisons is not None:
            yield with_ends(report.scores.comparisons)
        yield from report.scores.matrices
        yield precision_sheet(report.evaluation)
    if report.noted is not None:
        yield comments_table(report.noted)


def _method(report: Report) -> Iterator[reports_cells.Table]:
    yield from report.settings
    yield report.inputs
    sentences = ([reports_cells.Cell(text)] for text in report.pairing)
    yield _lines("pairing", label("pairing"), sentences)
    yield _lines("provenance", label("provenance"), _signatures(report))


def _lines(
    name: str, title: str, rows: Iterable[Sequence[reports_cells.Cell]]
) -> reports_cells.Table:
    """Return lines of a name and a text, which have no headings."""
    columns = (reports_cells.Column(""), reports_cells.Column("", is_long=True))
    return reports_cells.Table(name, title, columns, list(rows))


def _head(report: Report) -> Iterator[reports_cells.Row]:
    cell = reports_cells.Cell
    yield [cell(report.title, reports_cells.Form.TITLE)]
    yield [cell(report.compared, is_strong=True)]
    for fact in report.about:
        yield [cell(fact.label), fact.cell]
    yield [cell(made_text(report))]
    yield []
    if (changes := report.changes) is not None:
        if changes.figure:
            yield [cell(changes.figure, reports_cells.Form.TITLE)]
            yield [cell(changes.meaning)]
        yield [cell(changes.headline)]
    if report.scores is not None:
        head = report.scores.headline
        if head.title:
            yield [cell(head.title, is_strong=True)]
            yield [cell(head.comparison)]
        yield [cell(head.metric), replace(head.score, is_strong=True)]
        for text in (head.interval, head.agreement, head.meaning, head.limits):
            if text:
                yield [cell(text)]
        for fact in head.facts:
            yield [cell(fact.label), fact.cell]
    if not report.options.texts:
        yield [cell(label("numbers_only"))]


def _diagnostics(report: Report) -> Iterator[reports_cells.Row]:
    for diagnostic in report.diagnostics:
        yield [reports_cells.Cell(diagnostic.title, is_strong=not diagnostic.is_note)]
        yield [reports_cells.Cell(diagnostic.advice)]
        for name, extent in diagnostic.found:
            yield [reports_cells.Cell(name, reports_cells.Form.NAME), reports_cells.Cell(extent)]


def _signatures(report: Report) -> Iterator[reports_cells.Row]:
    """Yield the signatures, which make the scores reproducible, with their commands."""
    for provenance in report.signatures:
        name = reports_cells.Cell(provenance_title(provenance), is_strong=True)
        yield [name, reports_cells.Cell(provenance.signature, reports_cells.Form.CODE)]
        for command in provenance.commands:
            yield [
                reports_cells.Cell(label("command")),
                reports_cells.Cell(command, reports_cells.Form.CODE),
            ]


def with_ends(table: reports_cells.Table) -> reports_cells.Table:
    """Return a table with columns for the ends of the intervals it has."""
    places = range(len(table.columns))
    # A column of intervals only gives way to their ends.
    are_intervals = [
        any(row[place].number is None and row[place].low is not None for row in table.rows)
        for place in places
    ]
    have_ends = [
        any(row[place].low is not None for row in table.rows)
        and not any(are_intervals[place + 1 : place + 2])
        for place in places
    ]
    columns: list[reports_cells.Column] = []
    for place, column in enumerate(table.columns):
        if not are_intervals[place]:
            columns.append(column)
        if have_ends[place]:
            columns += _ends_columns("" if are_intervals[place] else column.title)
    rows: list[reports_cells.Row] = []
    for row in table.rows:
        cells: list[reports_cells.Cell] = []
        for place, cell in enumerate(row):
            if not are_intervals[place]:
                cells.append(cell)
            if have_ends[place]:
                cells += (_end(cell, cell.low), _end(cell, cell.high))
        rows.append(cells)
    return replace(table, columns=tuple(columns), rows=rows)


def _ends_columns(title: str) -> tuple[reports_cells.Column, reports_cells.Column]:
    if not title:
        return (
            reports_cells.Column(translate("Reports", "95% CI, lower end"), is_number=True),
            reports_cells.Column(translate("Reports", "95% CI, upper end"), is_number=True),
        )
    return (
        reports_cells.Column(
            translate("Reports", "{column}: 95% CI, lower end").format(column=title), is_number=True
        ),
        reports_cells.Column(
            translate("Reports", "{column}: 95% CI, upper end").format(column=title), is_number=True
        ),
    )


def _end(cell: reports_cells.Cell, end: float | None) -> reports_cells.Cell:
    if end is None:
        return reports_cells.BLANK
    if cell.form is reports_cells.Form.NUMBER:
        return reports_cells.number_cell(end, cell.decimals)
    if cell.form is reports_cells.Form.SHARE:
        return reports_cells.share_cell(end, cell.decimals)
    return reports_cells.signed_cell(end, cell.decimals)


def _without_first_note(table: reports_cells.Table) -> reports_cells.Table:
    """Return a table of scores without the note that says where the intervals are."""
    has_intervals = table.name == "candidates" and any(
        cell.detail for row in table.rows for cell in row
    )
    return replace(table, notes=table.notes[1:]) if has_intervals else table
