"""A report as one HTML file that needs nothing else: no script, no font, no network.

Everything in a text is shown and has no effect: Jinja escapes markup, and visible signs replace
control characters, including marks of direction, in every text.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple

from bleu_core.progress import SILENT, Progress
from bleu_score.i18n import (
    format_number,
    join_phrases,
    script_tag,
    speaking,
    translate,
    with_label,
)
from bleu_score.marked.looks import FRAME_SHARE, LINE_SHARE, LOOKS, Hue, Look, MarkLine
from bleu_score.marked.parts import Part, Style
from bleu_score.marked.signs import LINE_BREAK, sign_of, without_controls
from bleu_score.paths import resource_path
from bleu_score.reports import words
from bleu_score.reports.cells import Table
from bleu_score.reports.model import Report, Scale, ScoreAxis
from bleu_score.reports.page_parts import name_pieces, page_parts

if TYPE_CHECKING:
    from jinja2 import Environment
    from markupsafe import Markup


_ELEMENTS = {
    **{style: f'mark class="{style.value}"' for style in LOOKS},
    Style.INSERTED: "ins",
    Style.DELETED: "del",
    Style.SIGN: 'i class="s"',
}
# A longer table is for looking something up, and is folded.
_MANY_ROWS = 30
# A number this close to an end would extend beyond the figure.
_NEAR_END = 3


class _Tick(NamedTuple):
    percent: float
    text: str


def write_html(report: Report, file: BinaryIO, progress: Progress = SILENT) -> None:
    """Write a report, piece by piece, so that a long one need not be held in memory.

    Raises
    ------
    Cancelled
        If `progress` requests it.
    """
    columns = report.segments.columns if report.segments else ()
    distributions = report.scores.distributions if report.scores else ()
    with speaking(report.language):
        stream = (
            _environment()
            .get_template("report.html.jinja")
            .stream(
                report=report,
                contents=list(_contents(report)),
                date=words.date_text(report),
                unit=translate("Reports", "BLEU (0–100)"),
                several=len(distributions) > 1,
                most_rows=_MANY_ROWS,
                column_notes=[column.note for column in columns if column.note],
            )
        )
        stream.enable_buffering(500)
        for piece in progress.watch(stream):
            file.write(piece.encode("utf-8"))


def _contents(report: Report) -> Iterator[tuple[str, str]]:
    """Yield the names and the titles of the sections, in the order of the page."""

    def of_tables(tables: Iterable[Table]) -> Iterator[tuple[str, str]]:
        return ((table.name, table.short or table.title) for table in tables)

    yield from of_tables(report.tables)
    if report.diagnostics:
        yield "diagnostics", words.label("diagnostics")
    yield from of_tables(report.details)
    if report.scores is not None:
        yield "distributions", words.label("distributions")
    if report.segments is not None:
        yield "segments", report.segments.title
    yield from of_tables((report.inputs, *report.settings))
    yield "provenance", words.label("provenance")


@cache
def _environment() -> Environment:
    # Imported lazily: most runs write no report.
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    environment = Environment(
        loader=FileSystemLoader(resource_path("reports")),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=_visible,
        auto_reload=False,
    )
    environment.filters |= {
        "page_parts": page_parts,
        "place": _place,
        "breakable": breakable,
        "labeled": with_label,
        "anchor": _anchor,
        "at": _at,
        "ticks": _ticks,
        "tag": script_tag,
        "marked": marked_text,
        "marks": marked_parts,
        "phrases": join_phrases,
    }
    environment.globals |= {
        "label": words.label,
        "made_text": words.made_text,
        "mark_rules": mark_rules,
        "note_text": words.note_text,
        "place_texts": words.place_texts,
        "facts_of": words.facts_of,
        "segment_title": words.segment_title,
    }
    return environment


def _visible(value: Any) -> Any:
    """Return a value as it is put into the page, with signs for control characters in any text."""
    if not isinstance(value, str) or hasattr(value, "__html__"):
        return value
    return without_controls(value)


# Texts with marks


def marked_text(text: str) -> Markup:
    """Return a text with muted signs for invisible characters."""
    from markupsafe import Markup, escape

    if text.isprintable():
        return escape(text)
    pieces = []
    for is_sign, chars in groupby(text, lambda char: sign_of(char) is not None):
        if not is_sign:
            pieces.append(escape("".join(chars)))
            continue
        signs = escape("".join(sign_of(char) or "" for char in chars))
        pieces.append(Markup('<i class="s">') + signs + Markup("</i>"))
    return Markup("").join(pieces).replace(LINE_BREAK, Markup("<br>"))


def breakable(name: str) -> Markup:
    """Return a name that can be broken between its parts, so that columns can be narrow."""
    from markupsafe import Markup

    return Markup("<wbr>").join(map(_visible, name_pieces(name)))


def marked_parts(parts: Sequence[Part]) -> Markup:
    """Return a text with its marks; neighbors that are one match are marked as one."""
    from markupsafe import Markup

    pieces = []
    for (style, _), group in groupby(parts, lambda part: (part.style, part.group)):
        content = marked_text("".join(part.text for part in group))
        element = _ELEMENTS.get(style)
        if element and content:
            name = element.partition(" ")[0]
            content = Markup(f"<{element}>") + content + Markup(f"</{name}>")
        pieces.append(content)
    return Markup("").join(pieces)


def mark_rules() -> Markup:
    """Return the rules of the style sheet for all marks."""
    from markupsafe import Markup

    rules = []
    for style, look in LOOKS.items():
        name, _, attribute = _ELEMENTS[style].partition(" ")
        selector = f".{style.value}" if attribute else name
        rules.append(f"{selector} {{ {_declarations(look)} }}")
    return Markup("\n").join(map(Markup, rules))


def _declarations(look: Look) -> str:
    """Return the look of a mark as declarations of a style sheet."""
    hue = "var(--hue)" if look.hue is Hue.ACCENT else look.hue.value
    ground = _mixed(hue, look.shade, "var(--page)") if look.shade else "none"
    line = _mixed(hue, LINE_SHARE, "var(--ink)")
    if look.line is MarkLine.THROUGH:
        lines = f"text-decoration: line-through; text-decoration-color: {line};"
    elif look.line is MarkLine.AROUND:
        frame = _mixed(line, FRAME_SHARE, "var(--page)")
        lines = f"border: {look.thickness}px {look.stroke.value}; border-color: {frame};"
    else:
        # Two lines of a thickness are one double line, with a gap between them.
        stroke = "double" if look.is_double else look.stroke.value
        height = 2 * look.thickness + 1 if look.is_double else look.thickness
        lines = f"border-bottom: {height}px {stroke}; border-bottom-color: {line};"
    return f"background: {ground}; {lines}"


def _mixed(first: str, share: float, second: str) -> str:
    return f"color-mix(in srgb, {first} {share:.0%}, {second})"


# Places in figures


def _place(percent: float) -> str:
    """Return a place from 0 to 100, as SVG wants it."""
    return f"{min(max(percent, 0.0), 100.0):.3f}".rstrip("0").rstrip(".") + "%"


def _anchor(percent: float) -> str:
    """Return the side of a place on which a number is shown, so that it stays in the figure."""
    if percent < _NEAR_END:
        return "start"
    return "end" if percent > 100 - _NEAR_END else "middle"


def _at(axis: ScoreAxis, value: float) -> str:
    return _place(100 * (value - axis.start) / (axis.end - axis.start))


def _ticks(scale: Scale) -> list[_Tick]:
    """Return the numbers below the scale; those of published scores instead of close ones."""
    of_marks = [_Tick(mark.percent, format_number(mark.percent)) for mark in scale.marks]
    places = [band.start for band in scale.bands] or [0, 20, 40, 60, 80]
    return of_marks + [
        _Tick(place, format_number(place))
        for place in (*places, 100)
        if all(abs(place - tick.percent) > 2 * _NEAR_END for tick in of_marks)
    ]
