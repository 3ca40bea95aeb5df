"""Tables of the segments of a report; their rows are made when they are read."""

from __future__ import annotations

from collections.abc import Iterator

from bleu_score.i18n import translate, with_label
from bleu_score.messages.names import short_names, text_names
from bleu_score.reports import cells as reports_cells
from bleu_score.reports.model import Report, Segment, SegmentCandidate, SegmentList
from bleu_score.reports.words import label, note_text, reference_label, segment_title


def segment_table(segment: Segment, segments: SegmentList) -> reports_cells.Table:
    """Return a segment as a table: a row for each of its texts, with the scores."""
    has_texts = segment.candidates[0].text is not None
    blank = [reports_cells.BLANK] * len(segments.columns)
    rows: list[reports_cells.Row] = []
    if segment.source is not None:
        rows.append([reports_cells.Cell(label("source")), *blank, _shown_text(segment.source)])
    for number, reference in enumerate(segment.references):
        name = reports_cells.Cell(reference_label(number, len(segment.references)))
        rows.append([name, *blank, _shown_text(reference)])
    for candidate in segment.candidates:
        texts = [_shown_text(candidate.text)] if has_texts else []
        rows.append(
            [reports_cells.Cell(candidate.name, reports_cells.Form.NAME), *candidate.scores, *texts]
        )
    columns = [reports_cells.Column(translate("Reports", "Candidate")), *segments.columns]
    if has_texts:
        columns.append(reports_cells.Column(translate("Reports", "Text")))
    if any(candidate.is_noted for candidate in segment.candidates):
        columns.append(reports_cells.Column(translate("Reports", "Comment")))
        notes = [reports_cells.BLANK] * (len(rows) - len(segment.candidates))
        notes += [
            reports_cells.Cell(note_text(candidate), reports_cells.Form.NAME)
            for candidate in segment.candidates
        ]
        rows = [[*row, note] for row, note in zip(rows, notes, strict=True)]
    return reports_cells.Table("segment", segment_title(segment), tuple(columns), rows)


def _shown_text(text: str | None) -> reports_cells.Cell:
    return (
        reports_cells.Cell(text, reports_cells.Form.NAME)
        if text
        else reports_cells.Cell(label("empty"))
    )


def segments_table(
    report: Report,
    segments: SegmentList,
    *,
    with_notes: bool = False,
    with_full_names: bool = False,
) -> reports_cells.Table:
    """Return the segments, one in a row, with the candidates beside each other.

    Parameters
    ----------
    report
        The report.
    segments
        The segments.
    with_notes
        Whether a column for each candidate has what is noted about its segments.
    with_full_names
        Whether the headings have what all names share, too, for programs that look for a name.
    """
    has_keys = _has_keys(report)

    def row(number: int) -> reports_cells.Row:
        segment = segments[number]
        cells = _place_cells(segment, has_keys=has_keys)
        if _has_source(report):
            cells.append(_text(segment.source))
        cells += map(_text, segment.references)
        for candidate in segment.candidates:
            if report.options.texts:
                cells.append(_text(candidate.text))
            cells += candidate.scores
        cells += segment.changes
        if with_notes:
            cells += (
                reports_cells.Cell(note_text(candidate), reports_cells.Form.NAME)
                for candidate in segment.candidates
            )
        return cells

    return reports_cells.Table(
        "segments",
        label("segments"),
        tuple(_columns(report, segments, with_notes=with_notes, with_full_names=with_full_names)),
        reports_cells.OnDemand(len(segments), row),
        (
            segments.title,
            segments.limit,
            *(column.note for column in segments.columns if column.note),
        ),
    )


def _has_source(report: Report) -> bool:
    return report.options.texts and report.evaluation.aligned.sources is not None


def _columns(
    report: Report, segments: SegmentList, *, with_notes: bool, with_full_names: bool
) -> list[reports_cells.Column]:
    columns = _place_columns(has_keys=_has_keys(report))
    if _has_source(report):
        columns.append(reports_cells.Column(label("source"), is_long=True))
    columns += _reference_columns(report)
    shown = (text_names if with_full_names else short_names)(report.evaluation.candidate_names)
    names = [shown[candidate.name] for candidate in report.evaluation.candidates]
    several = len(names) > 1
    for name in names:
        if report.options.texts:
            title = name if several else translate("Reports", "Candidate")
            columns.append(reports_cells.Column(title, is_long=True))
        columns += (
            reports_cells.Column(
                with_label(name, column.title) if several else column.title,
                is_number=True,
            )
            for column in segments.columns
        )
    columns += segments.change_columns
    if with_notes:
        title = translate("Reports", "Comment")
        columns += (
            reports_cells.Column(with_label(name, title) if several else title, is_long=True)
            for name in names
        )
    return columns


def comments_table(report: Report, segments: SegmentList) -> reports_cells.Table:
    """Return everything that is noted about segments, a row for each note."""
    has_texts = report.options.texts
    has_keys = _has_keys(report)
    columns = [
        *_place_columns(has_keys=has_keys),
        reports_cells.Column(translate("Reports", "Candidate")),
        reports_cells.Column(translate("Reports", "Assessment")),
        reports_cells.Column(label("bookmark")),
    ]
    if has_texts:
        columns.append(reports_cells.Column(translate("Reports", "Comment"), is_long=True))
        columns += _reference_columns(report)
        columns.append(
            reports_cells.Column(translate("Reports", "Text of the candidate"), is_long=True)
        )

    def row(segment: Segment, candidate: SegmentCandidate) -> reports_cells.Row:
        cells = [
            *_place_cells(segment, has_keys=has_keys),
            _text(candidate.name),
            reports_cells.Cell(candidate.verdict),
            reports_cells.Cell("★") if candidate.is_bookmarked else reports_cells.BLANK,
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
    return reports_cells.Table("comments", translate("Reports", "Comments"), tuple(columns), noted)


def numbers_table(segments: SegmentList) -> reports_cells.Table:
    """Return the scores and assessments of the segments, a row for each candidate of each."""
    candidates = len(segments[0].candidates) if len(segments) else 0
    columns = (
        *_place_columns(has_keys=False),
        reports_cells.Column(translate("Reports", "Candidate")),
        *segments.columns,
        reports_cells.Column(translate("Reports", "Assessment")),
    )

    def row(number: int) -> reports_cells.Row:
        place, index = divmod(number, candidates)
        segment = segments[place]
        candidate = segment.candidates[index]
        verdict = reports_cells.Cell(candidate.verdict, sign="★" if candidate.is_bookmarked else "")
        # Only the first row of a segment says which it is.
        places = (
            [reports_cells.BLANK, reports_cells.BLANK]
            if index
            else _place_cells(segment, has_keys=False)
        )
        return [*places, _text(candidate.name), *candidate.scores, verdict]

    rows = reports_cells.OnDemand(len(segments) * candidates, row)
    return reports_cells.Table("numbers", segments.title, columns, rows)


def _has_keys(report: Report) -> bool:
    documents = report.evaluation.aligned.documents
    return report.options.texts and any(document.units.keys for document in documents)


def _place_columns(*, has_keys: bool) -> list[reports_cells.Column]:
    columns = [
        reports_cells.Column(translate("Reports", "Segment"), is_number=True),
        reports_cells.Column(translate("Reports", "Line"), is_number=True),
    ]
    return [*columns, reports_cells.Column(translate("Reports", "Key"))] if has_keys else columns


def _place_cells(segment: Segment, *, has_keys: bool) -> list[reports_cells.Cell]:
    # The digits are not grouped, because other programs show numbers of lines this way.
    cells = [
        reports_cells.Cell(str(number), reports_cells.Form.NUMBER, number)
        for number in (segment.number, segment.line)
    ]
    return [*cells, _text(segment.key)] if has_keys else cells


def _reference_columns(report: Report) -> Iterator[reports_cells.Column]:
    count = len(report.evaluation.aligned.references) if report.options.texts else 0
    for number in range(count):
        yield reports_cells.Column(reference_label(number, count), is_long=True)


def _text(text: str | None) -> reports_cells.Cell:
    return reports_cells.Cell(text, reports_cells.Form.NAME) if text else reports_cells.BLANK
