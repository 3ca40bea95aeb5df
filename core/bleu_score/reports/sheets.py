"""A report as sheets of a spreadsheet: numbers as numbers, the ends of intervals in own columns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal

from bleu_score.i18n import format_number, translate
from bleu_score.reports import cells, model
from bleu_score.reports.cells import Number
from bleu_score.reports.model import Form, Report, Segment, SegmentList
from bleu_score.reports.table_cells import EMPTY

Emphasis = Literal["title", "heading", ""]


@dataclass(frozen=True)
class Column:
    """A column of a sheet.

    Attributes
    ----------
    title
        Its heading; empty for columns that are none of a table.
    wraps
        Whether its cells are long texts.
    is_number
        Whether its cells are numbers.
    """

    title: str
    wraps: bool = False
    is_number: bool = False


@dataclass(frozen=True)
class Cell:
    """A cell of a sheet: a text or a number, and whether it stands out."""

    content: cells.Cell
    is_strong: bool = False
    emphasis: Emphasis = ""


@dataclass(frozen=True)
class Sheet:
    """One sheet.

    Attributes
    ----------
    name
        Stable, such as ``scores``; not shown.
    title
        What its tab says, before it is shortened.
    columns
        Its headings.
    rows
        Its rows; to be read once.
    notes
        What is said below it.
    frozen
        How many columns stay in sight.
    """

    name: str
    title: str
    columns: tuple[Column, ...]
    rows: Iterable[Sequence[Cell]] = field(repr=False)
    notes: tuple[str, ...] = ()
    frozen: int = 1

    @property
    def has_headings(self) -> bool:
        """Whether it is a table."""
        return any(column.title for column in self.columns)


def sheets_of(report: Report) -> Iterator[Sheet]:
    """Yield the sheets of a report; to be called, and read, in the language of the report."""
    if report.files_scored is not None:
        yield _table_sheet(
            report.files_scored, "files_scored", translate("Reports", "Score by file")
        )
    yield _table_sheet(report.candidates, "scores", translate("Reports", "Scores"))
    if report.comparisons is not None:
        yield _table_sheet(report.comparisons, "comparison", translate("Reports", "Comparison"))
    for matrix in report.matrices:
        yield _table_sheet(matrix, matrix.name, matrix.title, with_ends=False)
    yield _precisions(report)
    if report.segments is not None:
        yield _segments(report, report.segments)
    if report.noted is not None:
        yield _comments(report, report.noted)
    yield _table_sheet(report.inputs, "inputs", translate("Reports", "Files"))
    yield _table_sheet(report.settings, "settings", translate("Reports", "Settings"))
    yield _signatures(report)


def summary(report: Report) -> Sheet:
    """Return the first sheet: the result in short, warnings, and what made the report."""
    return Sheet(
        "summary",
        translate("Reports", "Summary"),
        (Column(""), Column("", wraps=True)),
        list(_summary_rows(report)),
        frozen=0,
    )


def _summary_rows(report: Report) -> Iterator[Sequence[Cell]]:
    head = report.headline
    yield [Cell(report.title, emphasis="title")]
    made = translate("Reports", "Made with {program} on {date}")
    yield [Cell(made.format(program=report.program, date=report.made.date().isoformat()))]
    yield []
    yield [Cell(head.title, is_strong=True), Cell(head.comparison)]
    yield [Cell(head.metric), Cell(content_of(head.score), is_strong=True)]
    for text in (head.interval, head.agreement, head.meaning, head.limits):
        if text:
            yield [Cell(""), Cell(text)]
    yield []
    for fact in head.facts:
        yield [Cell(fact.label), Cell(content_of(fact.cell))]
    if not report.options.texts:
        yield [Cell(translate("Reports", "Numbers only: this report contains no texts."))]
    if report.warnings:
        yield []
        yield [Cell(translate("Reports", "Warnings"), emphasis="heading")]
    for warning in report.warnings:
        about = ", ".join(warning.candidates)
        title = f"{warning.title} ({about})" if about else warning.title
        yield [Cell(title, is_strong=not warning.is_note), Cell(warning.advice)]
    yield []
    yield [Cell(translate("Reports", "Pairs"), emphasis="heading")]
    for line in report.pairing:
        yield [Cell(""), Cell(line)]


def content_of(cell: model.Cell) -> cells.Cell:
    """Return what a spreadsheet has in a cell of the report."""
    if cell.number is None:
        # A dash among numbers is for the eye; to a spreadsheet, no number is an empty cell.
        return "" if cell == EMPTY else f"{cell.sign} {cell.text}".strip()
    note = cell.sign
    if cell.form is Form.SHARE:
        # What stands behind the percent sign: that the precision is smoothed.
        note = cell.text.partition("%")[2].strip()
    return Number(
        cell.number,
        cell.decimals,
        is_percentage=cell.form is Form.SHARE,
        note=note,
        is_signed=cell.form is Form.SIGNED,
    )


def _table_sheet(table: model.Table, name: str, title: str, *, with_ends: bool = True) -> Sheet:
    """Return a table; what has an interval gets columns for its ends."""
    places = range(len(table.columns))
    # A column of intervals only, and what has them beside its numbers.
    are_intervals = [_are_intervals(table, place) for place in places]
    have_ends = [
        with_ends
        and any(row[place].low is not None for row in table.rows)
        and not any(are_intervals[place + 1 : place + 2])
        for place in places
    ]
    columns: list[Column] = []
    for place, column in enumerate(table.columns):
        if not are_intervals[place]:
            columns.append(Column(column.title, is_number=column.is_number))
        if have_ends[place]:
            columns += _ends_columns("" if are_intervals[place] else column.title)
    rows = []
    for row in table.rows:
        found: list[Cell] = []
        for place, cell in enumerate(row):
            if not are_intervals[place]:
                found.append(Cell(content_of(cell), cell.is_strong))
            if have_ends[place]:
                found += (_end(cell, cell.low), _end(cell, cell.high))
        rows.append(found)
    # The first note about scores says where their intervals are: here they have columns.
    notes = table.notes
    if table.name == "candidates" and any(cell.detail for row in table.rows for cell in row):
        notes = notes[1:]
    frozen = 2 if table.columns[0].title == "#" else 1
    return Sheet(name, title, tuple(columns), rows, notes, frozen)


def _are_intervals(table: model.Table, place: int) -> bool:
    return any(row[place].number is None and row[place].low is not None for row in table.rows)


def _ends_columns(title: str) -> tuple[Column, Column]:
    if not title:
        return (
            Column(translate("Reports", "95% CI, lower end"), is_number=True),
            Column(translate("Reports", "95% CI, upper end"), is_number=True),
        )
    return (
        Column(
            translate("Reports", "{column}: 95% CI, lower end").format(column=title), is_number=True
        ),
        Column(
            translate("Reports", "{column}: 95% CI, upper end").format(column=title), is_number=True
        ),
    )


def _end(cell: model.Cell, end: float | None) -> Cell:
    if end is None:
        return Cell("")
    return Cell(Number(end, cell.decimals, is_signed=cell.form is not Form.NUMBER))


def _precisions(report: Report) -> Sheet:
    """Return the n-gram precisions of all candidates, and what else their BLEU is made of."""
    first = report.precisions[0]
    columns = (
        Column(translate("Reports", "Candidate")),
        *(Column(column.title, is_number=True) for column in first.table.columns),
        *(Column(fact.label, is_number=True) for fact in first.facts),
    )
    rows = [
        [
            Cell(each.name),
            *(Cell(content_of(cell)) for cell in row),
            *(Cell(content_of(fact.cell)) for fact in each.facts),
        ]
        for each in report.precisions
        for row in each.table.rows
    ]
    return Sheet("precisions", translate("Reports", "N-gram precision"), columns, rows)


def _segments(report: Report, segments: SegmentList) -> Sheet:
    """Return the segments, one in a row, with the candidates beside each other."""
    has_texts = report.options.texts
    aligned = report.evaluation.aligned
    has_source = has_texts and aligned.sources is not None
    has_keys = has_texts and any(document.units.keys for document in aligned.documents)
    columns = _place_columns(has_keys=has_keys)
    if has_source:
        columns.append(Column(translate("Reports", "Source"), wraps=True))
    references = len(aligned.references) if has_texts else 0
    columns += (Column(title, wraps=True) for title in _reference_titles(references))
    names = [candidate.name for candidate in report.evaluation.candidates]
    several = len(names) > 1
    for name in names:
        if has_texts:
            title = name if several else translate("Reports", "Candidate")
            columns.append(Column(title, wraps=True))
        columns += (
            Column(
                translate("Reports", "{candidate}: {column}").format(
                    candidate=name, column=column.title
                )
                if several
                else column.title,
                is_number=True,
            )
            for column in segments.columns
        )

    def rows() -> Iterator[list[Cell]]:
        for segment in segments:
            row = _place_cells(segment, has_keys=has_keys)
            if has_source:
                row.append(Cell(segment.source or ""))
            row += map(Cell, segment.references)
            for candidate in segment.candidates:
                if has_texts:
                    row.append(Cell(candidate.text or ""))
                row += (Cell(content_of(cell)) for cell in candidate.scores)
            yield row

    notes = (segments.title, segments.limit, *(each.note for each in segments.columns if each.note))
    return Sheet("segments", translate("Reports", "Segments"), tuple(columns), rows(), notes)


def _comments(report: Report, segments: SegmentList) -> Sheet:
    """Return everything that is noted about segments, a row for each note."""
    has_texts = report.options.texts
    has_keys = has_texts and any(each.units.keys for each in report.evaluation.aligned.documents)
    columns = [
        *_place_columns(has_keys=has_keys),
        Column(translate("Reports", "Candidate")),
        Column(translate("Reports", "Assessment")),
        Column(translate("Reports", "Bookmark")),
    ]
    if has_texts:
        columns.append(Column(translate("Reports", "Comment"), wraps=True))
        references = len(report.evaluation.aligned.references)
        columns += (Column(title, wraps=True) for title in _reference_titles(references))
        columns.append(Column(translate("Reports", "Text of the candidate"), wraps=True))

    def rows() -> Iterator[list[Cell]]:
        for segment in segments:
            for candidate in segment.candidates:
                if not candidate.is_noted:
                    continue
                row = _place_cells(segment, has_keys=has_keys)
                row += map(
                    Cell,
                    (candidate.name, candidate.verdict, "★" if candidate.is_bookmarked else ""),
                )
                if has_texts:
                    row += map(Cell, (candidate.comment, *segment.references, candidate.text or ""))
                yield row

    return Sheet("comments", translate("Reports", "Comments"), tuple(columns), rows())


def _place_columns(*, has_keys: bool) -> list[Column]:
    columns = [
        Column(translate("Reports", "Segment"), is_number=True),
        Column(translate("Reports", "Line"), is_number=True),
    ]
    return [*columns, Column(translate("Reports", "Key"))] if has_keys else columns


def _place_cells(segment: Segment, *, has_keys: bool) -> list[Cell]:
    place = [Cell(Number(segment.number)), Cell(Number(segment.line))]
    return [*place, Cell(segment.key)] if has_keys else place


def _reference_titles(count: int) -> list[str]:
    if count == 1:
        return [translate("Reports", "Reference")]
    title = translate("Reports", "Reference {number}")
    return [title.format(number=format_number(number)) for number in range(1, count + 1)]


def _signatures(report: Report) -> Sheet:
    """Return what makes the scores reproducible."""
    columns = (
        Column(translate("Reports", "Metric")),
        Column(translate("Reports", "Candidate")),
        Column(translate("Reports", "Signature"), wraps=True),
        Column(translate("Reports", "The same score with sacreBLEU"), wraps=True),
    )
    rows = [
        [
            Cell(each.metric),
            Cell(", ".join(each.candidates) or translate("Reports", "all")),
            Cell(each.signature),
            Cell(each.command),
        ]
        for each in report.provenance
    ]
    return Sheet("signatures", translate("Reports", "Signatures"), columns, rows)
