"""Tables of the segments of a report; their rows are made when they are read."""

from __future__ import annotations

from collections.abc import Iterator

from bleu_score.i18n import translate, with_label
from bleu_score.messages.names import text_name
from bleu_score.reports.cells import (
    BLANK,
    Cell,
    Column,
    Form,
    OnDemand,
    Row,
    Table,
)
from bleu_score.reports.model import Report, Segment, SegmentCandidate, SegmentList
from bleu_score.reports.words import label, note_text, reference_label, segment_title


def segment_table(segment: Segment, segments: SegmentList) -> Table:
    """Return a segment as a table: a row for each of its texts, with the scores."""
    has_texts = segment.candidates[0].text is not None
    blank = [BLANK] * len(segments.columns)
    rows: list[Row] = []
    if segment.source is not None:
        rows.append([Cell(label("source")), *blank, _shown_text(segment.source)])
    for number, reference in enumerate(segment.references):
        name = Cell(reference_label(number, len(segment.references)))
        rows.append([name, *blank, _shown_text(reference)])
    for candidate in segment.candidates:
        texts = [_shown_text(candidate.text)] if has_texts else []
        rows.append([Cell(candidate.name, Form.NAME), *candidate.scores, *texts])
    columns = [Column(translate("Reports", "Candidate")), *segments.columns]
    if has_texts:
        columns.append(Column(translate("Reports", "Text")))
    if any(candidate.is_noted for candidate in segment.candidates):
        columns.append(Column(translate("Reports", "Comment")))
        notes = [BLANK] * (len(rows) - len(segment.candidates))
        notes += [Cell(note_text(candidate), Form.NAME) for candidate in segment.candidates]
        rows = [[*row, note] for row, note in zip(rows, notes, strict=True)]
    return Table("segment", segment_title(segment), tuple(columns), rows)


def _shown_text(text: str | None) -> Cell:
    return Cell(text, Form.NAME) if text else Cell(label("empty"))


def segments_table(report: Report, segments: SegmentList, *, with_notes: bool = False) -> Table:
    """Return the segments, one in a row, with the candidates beside each other.

    Parameters
    ----------
    report
        The report.
    segments
        The segments.
    with_notes
        Whether a column for each candidate has what is noted about its segments.
    """
    has_texts = report.options.texts
    has_source = has_texts and report.evaluation.aligned.sources is not None
    has_keys = _has_keys(report)
    columns = _place_columns(has_keys=has_keys)
    if has_source:
        columns.append(Column(label("source"), is_long=True))
    columns += _reference_columns(report)
    names = [text_name(candidate.name) for candidate in report.evaluation.candidates]
    several = len(names) > 1
    for name in names:
        if has_texts:
            title = name if several else translate("Reports", "Candidate")
            columns.append(Column(title, is_long=True))
        columns += (
            Column(
                with_label(name, column.title) if several else column.title,
                is_number=True,
            )
            for column in segments.columns
        )
    columns += segments.change_columns
    if with_notes:
        title = translate("Reports", "Comment")
        columns += (
            Column(with_label(name, title) if several else title, is_long=True) for name in names
        )

    def row(number: int) -> Row:
        segment = segments[number]
        cells = _place_cells(segment, has_keys=has_keys)
        if has_source:
            cells.append(_text(segment.source))
        cells += map(_text, segment.references)
        for candidate in segment.candidates:
            if has_texts:
                cells.append(_text(candidate.text))
            cells += candidate.scores
        cells += segment.changes
        if with_notes:
            cells += (Cell(note_text(each), Form.NAME) for each in segment.candidates)
        return cells

    return Table(
        "segments",
        label("segments"),
        tuple(columns),
        OnDemand(len(segments), row),
        (segments.title, segments.limit, *(each.note for each in segments.columns if each.note)),
    )


def comments_table(report: Report, segments: SegmentList) -> Table:
    """Return everything that is noted about segments, a row for each note."""
    has_texts = report.options.texts
    has_keys = _has_keys(report)
    columns = [
        *_place_columns(has_keys=has_keys),
        Column(translate("Reports", "Candidate")),
        Column(translate("Reports", "Assessment")),
        Column(label("bookmark")),
    ]
    if has_texts:
        columns.append(Column(translate("Reports", "Comment"), is_long=True))
        columns += _reference_columns(report)
        columns.append(Column(translate("Reports", "Text of the candidate"), is_long=True))

    def row(segment: Segment, candidate: SegmentCandidate) -> Row:
        cells = [
            *_place_cells(segment, has_keys=has_keys),
            _text(candidate.name),
            Cell(candidate.verdict),
            Cell("★") if candidate.is_bookmarked else BLANK,
        ]
        if has_texts:
            cells += map(_text, (candidate.comment, *segment.references, candidate.text))
        return cells

    noted = [
        row(segment, candidate)
        for segment in segments
        for candidate in segment.candidates
        if candidate.is_noted
    ]
    return Table("comments", translate("Reports", "Comments"), tuple(columns), noted)


def numbers_table(segments: SegmentList) -> Table:
    """Return the scores and assessments of the segments, a row for each candidate of each."""
    candidates = len(segments[0].candidates) if len(segments) else 0
    columns = (
        *_place_columns(has_keys=False),
        Column(translate("Reports", "Candidate")),
        *segments.columns,
        Column(translate("Reports", "Assessment")),
    )

    def row(number: int) -> Row:
        place, index = divmod(number, candidates)
        segment = segments[place]
        candidate = segment.candidates[index]
        verdict = Cell(candidate.verdict, sign="★" if candidate.is_bookmarked else "")
        # Only the first row of a segment says which it is.
        places = [BLANK, BLANK] if index else _place_cells(segment, has_keys=False)
        return [*places, _text(candidate.name), *candidate.scores, verdict]

    rows = OnDemand(len(segments) * candidates, row)
    return Table("numbers", segments.title, columns, rows)


def _has_keys(report: Report) -> bool:
    documents = report.evaluation.aligned.documents
    return report.options.texts and any(document.units.keys for document in documents)


def _place_columns(*, has_keys: bool) -> list[Column]:
    columns = [
        Column(translate("Reports", "Segment"), is_number=True),
        Column(translate("Reports", "Line"), is_number=True),
    ]
    return [*columns, Column(translate("Reports", "Key"))] if has_keys else columns


def _place_cells(segment: Segment, *, has_keys: bool) -> list[Cell]:
    # The digits are not grouped, because other programs show numbers of lines this way.
    cells = [Cell(str(each), Form.NUMBER, each) for each in (segment.number, segment.line)]
    return [*cells, _text(segment.key)] if has_keys else cells


def _reference_columns(report: Report) -> Iterator[Column]:
    count = len(report.evaluation.aligned.references) if report.options.texts else 0
    for number in range(count):
        yield Column(reference_label(number, count), is_long=True)


def _text(text: str | None) -> Cell:
    return Cell(text, Form.NAME) if text else BLANK
