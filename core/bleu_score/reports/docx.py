"""A report as a Word document: a page with the result, then the segments to work on.

Changes are tracked: accepting all of them gives the final texts, rejecting all the suggestions.
Scores have the same table without them, since a candidate is no edit of a reference. The program
reads the table again: see `bleu_core.files.reading.documents.own_tables`.

Texts become runs of text and nothing else: no field, no link, no markup. The same report gives the
same bytes.
"""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC
from functools import partial
from itertools import count
from typing import Any, BinaryIO

from lxml import etree

from bleu_core.changes.tracking import Tracking, track_changes
from bleu_core.files.contents import Part, Tag
from bleu_core.files.reading.documents.own_tables import (
    BREAK_STYLE,
    HEADING_STYLES,
    TAG_STYLE,
    ColumnRole,
)
from bleu_core.files.reading.subtitles.cues import clock
from bleu_core.files.reading.xml_events import Element
from bleu_core.progress import SILENT, Progress
from bleu_score.i18n import (
    as_sentence,
    join_sentences,
    script_tag,
    speaking,
    translate,
    with_detail,
    with_label,
)
from bleu_score.marked.signs import without_controls
from bleu_score.reports import docx_parts
from bleu_score.reports.cells import Cell, Table
from bleu_score.reports.docx_parts import TextStyle
from bleu_score.reports.docx_text import (
    element,
    has_unwritable,
    runs_right_to_left,
    tag_run,
    text_runs,
    text_style,
)
from bleu_score.reports.model import Headline, Report, Segment, SegmentList
from bleu_score.reports.words import (
    facts_text,
    found_text,
    label,
    made_text,
    note_text,
)

# Twentieths of a point: A4 across, and its margins.
_PAGE_WIDTH, _PAGE_HEIGHT, _MARGIN = 16838, 11906, 850
_ROOM = _PAGE_WIDTH - 2 * _MARGIN
# Widths of columns that are not texts.
_NUMBER, _TIME, _KEY, _NAME, _COMMENT = 650, 1600, 1500, 1500, 2000
# Zip files cannot tell an earlier day.
_FIRST_DAY = (1980, 1, 1, 0, 0, 0)


def write_docx(report: Report, file: BinaryIO, progress: Progress = SILENT) -> None:
    """Write a report.

    Raises
    ------
    Cancelled
        If `progress` requests it.
    """
    with speaking(report.language), zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        styles = _text_styles(report)
        parts = docx_parts.parts_around(
            title=without_controls(report.title),
            program=report.program,
            made=report.made.astimezone(UTC),
            language=script_tag(report.language),
            styles=styles,
        )
        for name, data in parts.items():
            archive.writestr(_member(name), data)
        with (
            archive.open(_member("word/document.xml"), "w") as stream,
            etree.xmlfile(stream, encoding="UTF-8") as xml,
        ):
            xml.write_declaration(standalone=True)
            with (
                xml.element(docx_parts.W + "document", nsmap={"w": docx_parts.NAMESPACE}),
                xml.element(docx_parts.W + "body"),
            ):
                for block in _statement(report):
                    xml.write(block)
                _write_segments(report, styles, xml, progress)
                xml.write(_section())


def _member(name: str) -> zipfile.ZipInfo:
    """Return a member that is the same on every day and every system."""
    member = zipfile.ZipInfo(name, _FIRST_DAY)
    member.compress_type = zipfile.ZIP_DEFLATED
    member.create_system = 0
    return member


# The first page


def _statement(report: Report) -> Iterator[Element]:
    yield _paragraph(report.title, "Title")
    yield _paragraph(report.compared)
    if report.about:
        yield _paragraph(facts_text(report.about))
    yield _paragraph(made_text(report), "Note")
    if (changes := report.changes) is not None:
        if changes.figure:
            yield _paragraph(changes.figure, "Figure")
            yield _paragraph(changes.meaning, "Note")
        yield _paragraph(changes.headline)
    if report.scores is not None:
        yield from _result(report.scores.headline)
    yield from _table(report.tables[0])
    if report.diagnostics:
        yield _paragraph(label("diagnostics"), "Heading2")
    for diagnostic in report.diagnostics:
        yield _paragraph(join_sentences(as_sentence(diagnostic.title), diagnostic.advice))
        for found in diagnostic.found:
            yield _paragraph(found_text(*found), "Note")
    if report.changes is not None:
        yield from _table(replace(report.inputs, notes=report.pairing))
    if not report.options.texts:
        yield _paragraph(label("numbers_only"))


def _result(head: Headline) -> Iterator[Element]:
    if head.title:
        yield _paragraph(join_sentences(as_sentence(head.title), head.comparison))
    yield _paragraph(with_label(head.metric, head.score.text), "Lead")
    for text in (head.interval, head.agreement, head.meaning, head.limits, facts_text(head.facts)):
        if text:
            yield _paragraph(text)


def _paragraph(text: str, style: str = "") -> Element:
    """Return a paragraph of one line: our own words, or a name."""
    return _lines([text], style)


def _lines(
    lines: Iterable[str], style: str = "", *, align: str = "", is_strong: bool = False
) -> Element:
    text = "\n".join(map(without_controls, lines))
    right_to_left = runs_right_to_left(text)
    properties = []
    if style:
        properties.append(element("pStyle", val=style))
    if right_to_left:
        properties.append(element("bidi"))
    if align:
        properties.append(element("jc", val=align))
    runs = text_runs(text, right_to_left=right_to_left, is_strong=is_strong)
    return element("p", *([element("pPr", *properties)] if properties else []), *runs)


def _table(table: Table) -> Iterator[Element]:
    """Yield a table of numbers with its title and its notes."""
    yield _paragraph(table.title, "Heading2")
    rows = [
        [
            _number_cell(Cell(column.title, is_strong=True), column.is_number)
            for column in table.columns
        ]
    ]
    for row in table.rows:
        rows.append(
            [
                _number_cell(cell, column.is_number)
                for cell, column in zip(row, table.columns, strict=True)
            ]
        )
    yield element(
        "tbl",
        _table_properties(layout="autofit"),
        element("tblGrid", *(element("gridCol", w=str(width)) for width in _widths(table))),
        *(
            element("tr", element("trPr", *_row_properties(is_heading=not number)), *cells)
            for number, cells in enumerate(rows)
        ),
    )
    yield _paragraph("")
    for note in table.notes:
        yield _paragraph(note, "Note")


def _widths(table: Table) -> list[int]:
    """Return widths in the ratio of the longest texts, for programs that do not measure texts."""
    rows = [[column.title for column in table.columns], *(map(_text, row) for row in table.rows)]
    # With room for the space beside them.
    longest = [max(map(len, column)) + 6 for column in zip(*rows, strict=True)]
    return [_ROOM * each // sum(longest) for each in longest]


def _text(cell: Cell) -> str:
    return with_detail(cell.signed_text, cell.detail)


def _number_cell(cell: Cell, is_number: bool) -> Element:
    text = _text(cell)
    return element(
        "tc", _lines([text], align="right" if is_number else "", is_strong=cell.is_strong)
    )


def _table_properties(*, layout: str, right_to_left: bool = False, caption: str = "") -> Element:
    parts = [element("tblStyle", val="Lines")]
    if right_to_left:
        parts.append(element("bidiVisual"))
    parts.append(
        element("tblW", w=str(_ROOM) if caption else "0", type="dxa" if caption else "auto")
    )
    parts.append(element("tblLayout", type=layout))
    if caption:
        parts.append(element("tblCaption", val=caption))
    return element("tblPr", *parts)


def _row_properties(*, is_heading: bool) -> list[Element]:
    return [element("cantSplit"), *([element("tblHeader")] if is_heading else [])]


def _section() -> Element:
    margins = dict.fromkeys(("top", "right", "bottom", "left"), str(_MARGIN))
    footer = element("footerReference", type="default")
    footer.set(docx_parts.R + "id", docx_parts.FOOTER)
    return element(
        "sectPr",
        footer,
        element("pgSz", w=str(_PAGE_WIDTH), h=str(_PAGE_HEIGHT), orient="landscape"),
        element("pgMar", **margins, header="450", footer="450", gutter="0"),
    )


# The segments


@dataclass(frozen=True)
class _Column:
    """A column of the table of segments.

    Attributes
    ----------
    title
        Its heading.
    role
        What it holds, so that it can be read again.
    width
        Its width; 0 for texts, which share the rest.
    content
        Returns the paragraph in a row.
    """

    title: str
    role: ColumnRole
    width: int
    content: Callable[[Segment], Element]


def _text_styles(report: Report) -> tuple[TextStyle, TextStyle]:
    """Return the styles of source texts, and of the others."""
    aligned, segments = report.evaluation.aligned, report.segments
    has_texts = segments is not None and report.options.texts
    sources = aligned.sources if has_texts else None
    source = text_style(
        "SegmentSource", segments.source_language if segments else "", sources or ()
    )
    target = text_style(
        "SegmentText",
        segments.language if segments else "",
        aligned.references[0].segments if has_texts else (),
    )
    return source, target


def _write_segments(
    report: Report,
    styles: tuple[TextStyle, TextStyle],
    xml: Any,
    progress: Progress,
) -> None:
    """Write the table of segments, row by row: it can be long."""
    chosen = report.segments
    if chosen is None or not report.options.texts or not len(chosen):
        return
    segments = [*progress.watch(chosen)]
    columns = _columns(chosen, segments, styles)
    xml.write(_paragraph(chosen.title, "Heading1"))
    xml.write(_paragraph(chosen.limit, "Note"))
    texts = sum(not column.width for column in columns)
    rest = (_ROOM - sum(column.width for column in columns)) // texts
    widths = [column.width or rest for column in columns]
    with xml.element(docx_parts.W + "tbl"):
        xml.write(
            _table_properties(
                layout="fixed",
                right_to_left=styles[1].is_right_to_left,
                caption=without_controls(chosen.title),
            )
        )
        xml.write(element("tblGrid", *(element("gridCol", w=str(width)) for width in widths)))
        headings = [_paragraph(column.title, HEADING_STYLES[column.role]) for column in columns]
        xml.write(_row(headings, widths, is_heading=True))
        for segment in segments:
            progress.check()
            xml.write(_row([column.content(segment) for column in columns], widths))
    if any(map(has_unwritable, _texts_of(segments))):
        xml.write(
            _paragraph(
                translate(
                    "Reports",
                    "Characters that a Word document cannot hold are shown by their codes, "
                    "such as {example}.",
                ).format(example="⟨U+0007⟩"),
                "Note",
            )
        )
    # Word wants a paragraph behind a table.
    xml.write(_paragraph(""))


def _texts_of(segments: Iterable[Segment]) -> Iterator[str]:
    for segment in segments:
        yield from (segment.source or "", *segment.references)
        yield from (candidate.text or "" for candidate in segment.candidates)


def _row(
    paragraphs: Sequence[Element], widths: Sequence[int], *, is_heading: bool = False
) -> Element:
    return element(
        "tr",
        element("trPr", *_row_properties(is_heading=is_heading)),
        *(
            element("tc", element("tcPr", element("tcW", w=str(width), type="dxa")), paragraph)
            for paragraph, width in zip(paragraphs, widths, strict=True)
        ),
    )


def _columns(
    chosen: SegmentList, segments: Sequence[Segment], styles: tuple[TextStyle, TextStyle]
) -> list[_Column]:
    own = styles[1]
    columns = [*_places(chosen, segments)]
    if chosen.has_source:
        columns.append(_Column(label("source"), "source", 0, partial(_source, styles[0])))
    if chosen.is_tracked:
        name, (final,) = translate("Reports", "Suggestion"), chosen.references
        columns.append(_Column(name, "candidate", 0, partial(_candidate, own, 0)))
        columns.append(_Column(final, "final", 0, _TrackedColumn(own)))
    else:
        columns += _scored_columns(chosen, own)
    if chosen.has_editors:
        editors = translate("Reports", "Edited by")
        columns.append(_Column(editors, "other", _NAME, lambda each: _paragraph(each.edited.by)))
    columns.append(_Column(translate("Reports", "Comment"), "other", _COMMENT, _comments))
    return columns


def _places(chosen: SegmentList, segments: Sequence[Segment]) -> Iterator[_Column]:
    """Yield the columns that tell which segment a row is: its number and its key, or its time."""
    if chosen.has_files:
        name = translate("Reports", "File")
        yield _Column(name, "other", _KEY, lambda each: _paragraph(each.file))
    if chosen.has_times:
        yield _Column(
            translate("Reports", "Time in and out"),
            "key",
            _TIME,
            lambda each: _lines(map(clock, each.time or ())),
        )
        return
    has_keys = any(each.key not in ("", str(each.number)) for each in segments)
    # The keys of several files may be the same.
    by_key = has_keys and not chosen.has_files
    number: ColumnRole = "other" if by_key else "key"
    yield _Column("#", number, _NUMBER, lambda each: _paragraph(str(each.number)))
    if has_keys:
        role: ColumnRole = "key" if by_key else "other"
        yield _Column(translate("Reports", "Key"), role, _KEY, lambda each: _paragraph(each.key))


def _scored_columns(chosen: SegmentList, own: TextStyle) -> Iterator[_Column]:
    """Yield the references, the candidates, and their scores by the first metric."""
    for place, name in enumerate(chosen.references):
        yield _Column(name, "reference", 0, partial(_reference, own, place))
    names = [candidate.name for candidate in chosen[0].candidates]
    for place, name in enumerate(names):
        title = name if len(names) > 1 else translate("Reports", "Candidate")
        yield _Column(title, "candidate", 0, partial(_candidate, own, place))
    yield _Column(chosen.columns[0].title, "other", _NAME, _scores)


def _scores(segment: Segment) -> Element:
    return _in_lines([(each.name, each.scores[0].text) for each in segment.candidates])


def _comments(segment: Segment) -> Element:
    return _in_lines([(each.name, note_text(each)) for each in segment.candidates])


def _in_lines(texts: Sequence[tuple[str, str]]) -> Element:
    """Return the words about candidates, each in a line that begins with its name."""
    if len(texts) == 1:
        return _lines([texts[0][1]])
    return _lines(with_label(name, text) for name, text in texts if text)


def _reference(style: TextStyle, place: int, segment: Segment) -> Element:
    return _in_style(style, _runs(segment.tagged.references[place], style))


def _candidate(style: TextStyle, place: int, segment: Segment) -> Element:
    return _in_style(style, _runs(segment.tagged.candidates[place], style))


def _source(style: TextStyle, segment: Segment) -> Element:
    return _in_style(style, _runs([segment.source or ""], style))


def _in_style(style: TextStyle, runs: Iterable[Element]) -> Element:
    return element("p", element("pPr", element("pStyle", val=style.name)), *runs)


def _runs(
    parts: Iterable[Part], style: TextStyle, *, is_deleted: bool = False
) -> Iterator[Element]:
    for part in parts:
        if isinstance(part, Tag):
            # The line breaks of subtitles are tags, too: they remain what they are.
            tag_style = BREAK_STYLE if part.is_break else TAG_STYLE
            text = part.text or f"{{{part.name}}}"
            yield tag_run(text, style=tag_style, is_deleted=is_deleted)
        else:
            yield from text_runs(part, right_to_left=style.is_right_to_left, is_deleted=is_deleted)


class _TrackedColumn:
    """Final texts with the changes from the suggestions, each with its author.

    A difference that was computed is no recorded edit: it has a date only where the file states
    one, and the editor's name only where the file states it.
    """

    def __init__(self, style: TextStyle) -> None:
        self._style = style
        self._comparison = translate("Reports", "BLEU Desktop (comparison)")
        self._numbers = count(1)

    def __call__(self, segment: Segment) -> Element:
        return _in_style(self._style, self._tracked(segment))

    def _tracked(self, segment: Segment) -> Iterator[Element]:
        edited = segment.edited
        change = {"author": without_controls(edited.by) or self._comparison}
        if edited.on is not None:
            change["date"] = f"{edited.on.isoformat()}T00:00:00Z"
        names = {Tracking.DELETED: "del", Tracking.INSERTED: "ins"}
        (suggestion,), (final,) = segment.tagged
        for state, parts in track_changes(suggestion, final):
            runs = _runs(parts, self._style, is_deleted=state is Tracking.DELETED)
            if state is Tracking.KEPT:
                yield from runs
            else:
                yield element(names[state], *runs, id=str(next(self._numbers)), **change)
