"""Tables of the segments of a report; their rows are made when they are read."""

from __future__ import annotations

from bleu_core.files.reading.subtitles.cues import clock
from bleu_score.i18n import translate, with_label
from bleu_score.messages.names import short_names, text_names
from bleu_score.reports import cells as reports_cells
from bleu_score.reports.model import Report, Segment, SegmentCandidate, SegmentList
from bleu_score.reports.words import facts_of, label, note_text, segment_title


def segment_table(segment: Segment, segments: SegmentList) -> reports_cells.Table:
    """Return a segment as a table: a row for each of its texts, with the scores.

    The figures of a suggestion are its first note instead.
    """
    has_texts = segment.candidates[0].text is not None
    columns = () if segments.is_tracked else segments.columns
    blank = [reports_cells.BLANK] * len(columns)
    references: list[reports_cells.Row] = [
        [reports_cells.Cell(name), *blank, _shown_text(reference)]
        for name, reference in zip(segments.references, segment.references, strict=True)
    ]
    candidates: list[reports_cells.Row] = []
    for candidate in segment.candidates:
        texts = [_shown_text(candidate.text)] if has_texts else []
        scores = candidate.scores[: len(columns)]
        name = reports_cells.Cell(candidate.name, reports_cells.Form.NAME)
        candidates.append([name, *scores, *texts])
    own = [reports_cells.Column(translate("Reports", "Candidate")), *columns]
    notes: tuple[str, ...] = ()
    if segments.is_tracked:
        own = [reports_cells.Column("")]
        notes = tuple(filter(None, map(facts_of, segment.candidates)))
    if has_texts:
        own.append(reports_cells.Column(translate("Reports", "Text")))
    has_notes = any(candidate.is_noted for candidate in segment.candidates)
    if has_notes:
        own.append(reports_cells.Column(translate("Reports", "Comment")))
        references = [[*row, reports_cells.BLANK] for row in references]
        said = [
            reports_cells.Cell(note_text(candidate), reports_cells.Form.NAME)
            for candidate in segment.candidates
        ]
        candidates = [[*row, note] for row, note in zip(candidates, said, strict=True)]
    rows: list[reports_cells.Row] = []
    if segment.source is not None:
        source = [reports_cells.Cell(label("source")), *blank, _shown_text(segment.source)]
        rows.append([*source, *([reports_cells.BLANK] if has_notes else [])])
    # What was changed into the other comes first.
    rows += candidates + references if segments.is_tracked else references + candidates
    return reports_cells.Table("segment", segment_title(segment), tuple(own), rows, notes)


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

    def row(number: int) -> reports_cells.Row:
        segment = segments[number]
        cells = _place_cells(segment, segments)
        if segments.has_source:
            cells.append(_text(segment.source))
        if not segments.is_tracked:
            cells += map(_text, segment.references)
        for candidate in segment.candidates:
            if report.options.texts:
                cells.append(_text(candidate.text))
            if segments.is_tracked:
                cells += map(_text, segment.references)
            cells += candidate.scores
        if segments.has_editors:
            cells.append(_text(segment.edited.by))
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


def _columns(
    report: Report, segments: SegmentList, *, with_notes: bool, with_full_names: bool
) -> list[reports_cells.Column]:
    columns = _place_columns(segments)
    if segments.has_source:
        columns.append(reports_cells.Column(label("source"), is_long=True))
    references = [reports_cells.Column(name, is_long=True) for name in segments.references]
    if not segments.is_tracked:
        columns += references
    shown = (text_names if with_full_names else short_names)(report.evaluation.candidate_names)
    names = [shown[candidate.name] for candidate in report.evaluation.candidates]
    several = len(names) > 1
    for name in names:
        if report.options.texts:
            title = name if several else translate("Reports", "Candidate")
            if segments.is_tracked:
                title = translate("Reports", "Suggestion")
            columns.append(reports_cells.Column(title, is_long=True))
        if segments.is_tracked:
            columns += references
        columns += (
            reports_cells.Column(
                with_label(name, column.title) if several else column.title,
                is_number=column.is_number,
            )
            for column in segments.columns
        )
    if segments.has_editors:
        columns.append(reports_cells.Column(translate("Reports", "Edited by")))
    if with_notes:
        title = translate("Reports", "Comment")
        columns += (
            reports_cells.Column(with_label(name, title) if several else title, is_long=True)
            for name in names
        )
    return columns


def comments_table(segments: SegmentList) -> reports_cells.Table:
    """Return everything that is noted about segments, a row for each note."""
    columns = [
        *_place_columns(segments),
        *_name_columns(segments),
        reports_cells.Column(translate("Reports", "Assessment")),
        reports_cells.Column(label("bookmark")),
        reports_cells.Column(translate("Reports", "Comment"), is_long=True),
    ]
    rows = [
        [
            *_place_cells(segment, segments),
            *_name_cells(candidate, segments),
            reports_cells.Cell(candidate.verdict),
            reports_cells.Cell("★") if candidate.is_bookmarked else reports_cells.BLANK,
            _text(candidate.comment),
        ]
        for segment in segments
        for candidate in segment.candidates
        if candidate.is_noted
    ]
    return reports_cells.Table("comments", translate("Reports", "Comments"), tuple(columns), rows)


def numbers_table(segments: SegmentList) -> reports_cells.Table:
    """Return the scores and assessments of the segments, a row for each candidate of each."""
    candidates = len(segments[0].candidates) if len(segments) else 0
    columns = (
        *_place_columns(segments),
        *_name_columns(segments),
        *segments.columns,
        reports_cells.Column(translate("Reports", "Assessment")),
    )

    def row(number: int) -> reports_cells.Row:
        place, index = divmod(number, candidates)
        segment = segments[place]
        candidate = segment.candidates[index]
        verdict = reports_cells.Cell(candidate.verdict, sign="★" if candidate.is_bookmarked else "")
        places = _place_cells(segment, segments)
        if index:
            # Only the first row of a segment says which it is.
            places = [reports_cells.BLANK] * len(places)
        return [*places, *_name_cells(candidate, segments), *candidate.scores, verdict]

    rows = reports_cells.OnDemand(len(segments) * candidates, row)
    return reports_cells.Table("numbers", segments.title, columns, rows)


def _name_columns(segments: SegmentList) -> list[reports_cells.Column]:
    """Return the column that names the candidate; there is only one suggestion."""
    is_needed = not segments.is_tracked
    return [reports_cells.Column(translate("Reports", "Candidate"))] if is_needed else []


def _name_cells(candidate: SegmentCandidate, segments: SegmentList) -> list[reports_cells.Cell]:
    return [] if segments.is_tracked else [_text(candidate.name)]


def _place_columns(segments: SegmentList) -> list[reports_cells.Column]:
    columns = [
        reports_cells.Column(translate("Reports", "Segment"), is_number=True),
        reports_cells.Column(translate("Reports", "Line"), is_number=True),
    ]
    if segments.has_files:
        columns.append(reports_cells.Column(translate("Reports", "File")))
    if segments.has_keys:
        columns.append(reports_cells.Column(translate("Reports", "Key")))
    if segments.has_times:
        columns.append(reports_cells.Column(translate("Reports", "Time in")))
        columns.append(reports_cells.Column(translate("Reports", "Time out")))
    return columns


def _place_cells(segment: Segment, segments: SegmentList) -> list[reports_cells.Cell]:
    # The digits are not grouped, because other programs show numbers of lines this way.
    cells = [
        reports_cells.Cell(str(number), reports_cells.Form.NUMBER, number)
        for number in (segment.number, segment.line)
    ]
    if segments.has_files:
        cells.append(_text(segment.file))
    if segments.has_keys:
        cells.append(_text(segment.key))
    if segments.has_times:
        times = [_text(clock(time)) for time in segment.time or ()]
        cells += times or [reports_cells.BLANK] * 2
    return cells


def _text(text: str | None) -> reports_cells.Cell:
    return reports_cells.Cell(text, reports_cells.Form.NAME) if text else reports_cells.BLANK
