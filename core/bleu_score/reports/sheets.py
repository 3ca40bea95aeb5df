"""A report as sheets of a spreadsheet: the ends of intervals have columns of their own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bleu_score.i18n import join_names, translate
from bleu_score.reports import cells as reports_cells
from bleu_score.reports.model import Report
from bleu_score.reports.segment_tables import comments_table, segments_table
from bleu_score.reports.tables import precision_sheet
from bleu_score.reports.words import label, made_text


def sheets_of(report: Report) -> Iterator[reports_cells.Table]:
    """Yield the sheets of a report; to be called, and read, in the language of the report."""
    if report.files_scored is not None:
        yield with_ends(report.files_scored)
    yield _scores(report.candidates)
    if report.comparisons is not None:
        yield with_ends(report.comparisons)
    yield from report.matrices
    yield precision_sheet(report.evaluation)
    if report.segments is not None:
        yield segments_table(report, report.segments)
    if report.noted is not None:
        yield comments_table(report, report.noted)
    yield report.inputs
    yield report.settings
    yield _signatures(report)


def changes_sheets(report: Report) -> Iterator[reports_cells.Table]:
    """Yield the sheets about changes, which come first."""
    if (changes := report.changes) is None:
        return
    bands, *others = changes.tables
    notes = (changes.headline, *bands.notes)
    yield replace(bands, title=changes.title, notes=notes)
    yield from map(with_ends, others)


def summary(report: Report) -> reports_cells.Table:
    """Return the first sheet: the result in short, diagnostics, and the origin of the report."""
    columns = (reports_cells.Column(""), reports_cells.Column("", is_long=True))
    return reports_cells.Table(
        "summary", translate("Reports", "Summary"), columns, list(_summary_rows(report))
    )


def _summary_rows(report: Report) -> Iterator[reports_cells.Row]:
    head = report.headline
    yield [reports_cells.Cell(report.title, reports_cells.Form.TITLE)]
    yield [reports_cells.BLANK, reports_cells.Cell(report.compared, is_strong=True)]
    for fact in report.about:
        yield [reports_cells.Cell(fact.label), fact.cell]
    yield [reports_cells.Cell(made_text(report))]
    yield []
    if report.changes is not None:
        yield [reports_cells.BLANK, reports_cells.Cell(report.changes.headline)]
    if head.title:
        yield [reports_cells.Cell(head.title, is_strong=True), reports_cells.Cell(head.comparison)]
    yield [reports_cells.Cell(head.metric), replace(head.score, is_strong=True)]
    for text in (head.interval, head.agreement, head.meaning, head.limits):
        if text:
            yield [reports_cells.BLANK, reports_cells.Cell(text)]
    yield []
    for fact in head.facts:
        yield [reports_cells.Cell(fact.label), fact.cell]
    if not report.options.texts:
        yield [reports_cells.Cell(label("numbers_only"))]
    if report.diagnostics:
        yield []
        yield [reports_cells.Cell(label("diagnostics"), reports_cells.Form.HEADING)]
    for diagnostic in report.diagnostics:
        yield [
            reports_cells.Cell(diagnostic.title, is_strong=not diagnostic.is_note),
            reports_cells.Cell(diagnostic.advice),
        ]
        for name, extent in diagnostic.found:
            yield [reports_cells.Cell(name, reports_cells.Form.NAME), reports_cells.Cell(extent)]
    yield []
    yield [reports_cells.Cell(label("pairing"), reports_cells.Form.HEADING)]
    for line in report.pairing:
        yield [reports_cells.BLANK, reports_cells.Cell(line)]


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
    return reports_cells.signed_cell(end, cell.decimals)


def _scores(candidates: reports_cells.Table) -> reports_cells.Table:
    """Return the scores of the candidates."""
    table = with_ends(candidates)
    if any(cell.detail for row in candidates.rows for cell in row):
        # The first note says where the intervals are: here they have columns.
        return replace(table, notes=table.notes[1:])
    return table


def _signatures(report: Report) -> reports_cells.Table:
    """Return the signatures, which make the scores reproducible."""
    columns = (
        reports_cells.Column(translate("Reports", "Metric")),
        reports_cells.Column(translate("Reports", "Candidate")),
        reports_cells.Column(translate("Reports", "Signature"), is_long=True),
        reports_cells.Column(label("command"), is_long=True),
    )
    rows = [
        [
            reports_cells.Cell(provenance.metric),
            reports_cells.Cell(join_names(provenance.candidates) or translate("Reports", "all")),
            reports_cells.Cell(provenance.signature, reports_cells.Form.CODE),
            reports_cells.Cell("\n".join(provenance.commands), reports_cells.Form.CODE),
        ]
        for provenance in report.provenance
    ]
    return reports_cells.Table("signatures", translate("Reports", "Signatures"), columns, rows)
